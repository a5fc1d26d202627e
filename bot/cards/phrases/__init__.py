"""The phrases of Oracle text, a room each for words, things, amounts, conditions, events, damage and what else a line is
made of, one idea a file; `lines` puts them together into whole lines."""
