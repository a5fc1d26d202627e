"""The parts of a sentence: who, what, how many, where, how; pure words, not yet anything on a board."""
