"""What is asked of the same story told otherwise."""
