"""What stands around a story and is none of it: who asks, where it came up, who says so, and whether that is right."""
