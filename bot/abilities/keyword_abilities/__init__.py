"""What keywords stand for (CR 702): triggered, static and activated abilities like any printed one.

What a keyword forbids or changes in the rules of combat and damage (decayed, unleash, evasion, lifelink) is no ability
here: the engine knows it by name.
"""
