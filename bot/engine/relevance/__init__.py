"""What of a card's words matters to a story: what the engine acts on, and when the rest comes into play.

- `acted`: which types have behaviour, where;
- `playable`: a card as it is played, what has no behaviour made opaque in its frame;
- `keywords`: when the keywords that nothing acts on come into play;
- `met`: what has come into play, which ends the branch: it is answered no further;
- `unmodelled`: the words of a story's cards that are not acted on.
"""
