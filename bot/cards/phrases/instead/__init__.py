"""What happens instead of other events than damage, and how things enter."""
