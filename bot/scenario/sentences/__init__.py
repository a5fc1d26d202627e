"""Sentences into statements: clauses, pieces, moments, and where a story stops being understood."""
