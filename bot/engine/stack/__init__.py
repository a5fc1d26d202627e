"""Casting, activating, triggering and resolving (CR 601-603, 608)."""
