"""The things of a story: known ones and new, described, made, compared with what is told of them."""
