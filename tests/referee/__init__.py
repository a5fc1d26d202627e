"""A second opinion: what comes of small boards worked out a second time, from the rules alone, by brute force."""
