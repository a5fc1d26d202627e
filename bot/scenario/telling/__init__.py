"""The story while it is told: who plays, what words mean by now, what is taken for granted, and its script."""
