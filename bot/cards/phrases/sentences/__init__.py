"""Instructions put together: in one sentence and in several, on condition, at a price, later."""
