"""Readers: one file each kind of document; `detect` says which one a file needs, by its content."""
