"""What is said of a card that was told before, or that somebody has, is said of that card and makes no creature of that name."""

from __future__ import annotations

from bot.scenario.naming.card_names import CardNames
from bot.scenario.text.words import word_set
from rulesdb.folding import fold


def is_a_card(lexicon: CardNames, start: int, end: int) -> bool:
    """Whether the words between the places, of which it is said how big something is, mean a card of the game: `I cast Giant Growth on Hill
    Giant. Hill Giant is a 6/6 now`, or as players call it (`his Tarmogoyf. The Goyf is a 4/5`), or `my Boneshard Slasher is a 3/3`."""
    if _is_part_named_before(lexicon, start, end) or _is_somebodys_so_big(lexicon, start, end):
        return True
    before = [token.fold for token in lexicon.tokens[:start]]
    found = lexicon.card_at(start) or lexicon.nickname_at(start)
    if found is None or found.end != end:
        return False
    short = found.source == "guess"
    words = fold(found.spelling).split() if short else [t.fold for t in lexicon.tokens[start:end]]
    return any(before[at : at + len(words)] == words for at in range(len(before) - len(words) + 1))


def _is_part_named_before(lexicon: CardNames, start: int, end: int) -> bool:
    """`I attack with Hill Giant. My Giant is a 3/3`: the card whose name has that word, and was told before."""
    whose = lexicon.tokens[start - 1].fold if start else ""
    if end != start + 1 or whose not in _WHOSE | {"the", "this", "that"}:
        return False
    word = lexicon.tokens[start].fold
    ends = ((at, card.end) for at in range(start) if (card := lexicon.card_at(at)) is not None)
    return any(word in (t.fold for t in lexicon.tokens[at:end]) for at, end in ends if end > at + 1)


def _is_somebodys_so_big(lexicon: CardNames, start: int, end: int) -> bool:
    """`my Boneshard Slasher is a 3/3`, of a creature card: it is that card and so big by then, where nothing but the size is told."""
    whose = lexicon.tokens[start - 1].fold if start else ""
    found = lexicon.card_at(start)
    card = lexicon.names.exact(found.spelling) if found is not None and found.end == end else None
    if whose not in _WHOSE or card is None or card.power is None:
        return False
    at = end + 1
    while at < len(lexicon.tokens) and lexicon.tokens[at].fold in _BEFORE_A_SIZE:
        at += 1
    behind = lexicon.tokens[at : at + 2]
    sized = bool(behind) and behind[0].kind == "size"
    return sized and (
        len(behind) < 2 or behind[1].kind in ("break", "mark") or behind[1].fold in _AFTER_A_SIZE
    )


_WHOSE = word_set("my his her their our")
_BEFORE_A_SIZE = word_set("a an now currently already still only just at")
_AFTER_A_SIZE = word_set("now currently right at because thanks due by since and so but when as")
