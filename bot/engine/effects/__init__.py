"""Carrying out instructions (CR 608.2c): one handler for each kind of effect, in the order of the text.

Each handler takes one effect and the state and gives the state after it, or a choice; `engine.instructions` keeps the
registry and runs them. Effects without a handler are named, never guessed.
"""
