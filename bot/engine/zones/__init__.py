"""Zones: what moves between them and how, what replaces a move, what an object is afterwards (CR 400)."""
