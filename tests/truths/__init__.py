"""What is asked in many words, against what the outcome of the story shows."""
