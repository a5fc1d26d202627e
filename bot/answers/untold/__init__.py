"""What a story leaves open and is taken for granted: said where the answer hangs on it."""
