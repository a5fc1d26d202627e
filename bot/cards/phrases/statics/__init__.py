"""What holds as long as a permanent is there, of things, players and combat."""
