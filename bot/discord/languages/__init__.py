"""What the bot says itself, in the languages that it speaks. Text of rules and cards stays as it is indexed."""
