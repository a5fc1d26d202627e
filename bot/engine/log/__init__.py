"""What happens, in order, as data: a type for each kind of step, and beside it the one sentence that says it."""
