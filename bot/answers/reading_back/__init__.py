"""A story as it was understood, in sentences that mean the same when they are read again."""
