"""What is done: one thing to one or many, said with a verb."""
