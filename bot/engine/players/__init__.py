"""What players have and lose: life, cards drawn, designations, dungeons, commanders, the game."""
