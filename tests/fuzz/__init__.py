"""What nobody would type on purpose: stories, card texts, documents and indexes, mutated by a seed."""
