"""Pictures of fights, in our own drawing."""
