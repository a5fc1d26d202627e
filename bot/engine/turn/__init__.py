"""The turn: its steps, and what happens as each begins and ends (CR 500-514)."""
