"""What may go wrong while the index is built, updated, swapped or put back, each fault met once."""
