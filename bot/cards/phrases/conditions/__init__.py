"""What must be so: the words after `if`, `unless` and `as long as`."""
