"""A folder a command: `command.py` with what it does, `words.toml` with its words in every language.

To add one, add its folder: it is registered because it is there."""
