"""Damage: dealt, prevented, redirected, and what happens instead of it."""
