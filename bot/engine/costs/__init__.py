"""Paying costs (CR 118): what the rules engine keeps account of."""
