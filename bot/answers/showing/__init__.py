"""What came of a story, in words and as a picture: what was asked first, then the ways in which it can end."""
