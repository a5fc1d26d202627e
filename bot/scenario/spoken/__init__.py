"""Sentences as they are spoken: what speech draws together, leaves out or puts behind is said in full, whatever the verb is."""
