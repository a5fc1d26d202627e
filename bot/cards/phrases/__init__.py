"""The phrases of Oracle text, one file a kind of phrase; `lines` puts them together into whole lines."""
