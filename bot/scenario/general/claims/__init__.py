"""A question about the rules at large read as a claim: who does what, when, and the least board on which that is played."""
