"""What the board looks like: the characteristics of everything in layers (CR 613), and what static abilities say."""
