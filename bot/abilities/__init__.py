"""The words of card text as types: what the card grammar reads into and what the engine acts on.

Everything here is a frozen value without behaviour. `bot.cards` builds these from text and prints them
back; the engine gives them their meaning. There is no second representation in between.
"""
