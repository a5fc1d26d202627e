"""A sentence that is not read as a whole, in pieces: those that are read, and claims and reasons that are passed over and said.

What somebody says came of it (`Blight Mamba was still destroyed`), why (`since it has no flying`) or what it leads to (`killing both
creatures`) is settled by the rules, not by telling it: it may be passed over where it tells no deed of a player's, asks nothing
and names nothing that is not told elsewhere.
"""

from __future__ import annotations

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.sentences.asks_on import asks_on
from bot.scenario.sentences.claims import REASONS, is_claim
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.verdicts import HELPING, is_verdict
from bot.scenario.text.words import word_set

_JOINTS = REASONS | word_set("& but and so which as even where while")
_MARKS = frozenset({",", "—", ":", "("})
#: Words with which a clause begins that runs on from a name: `Ragavan, Nimble Pilferer do I get a Treasure`.
_RUNNING_ON = word_set("the his her its it he she they i do does did will would can could is")


_MOST_PIECES = 8
#: A longer sentence is read as a whole or not at all: each piece of it is a search of its own.
_LONGEST = 200


def read_in_pieces(reader: SentenceReader, start: int, stop: int, asks: bool) -> list[Statement] | None:
    """The statements of the pieces that are read, the others as asides, so that the fewest words are passed over; None where a
    piece that can't be passed over is not read."""
    if stop - start > _LONGEST:
        return None
    tokens = reader.tokens
    if not asks and is_verdict(tokens[start:stop]) and is_claim(reader, start, stop):
        return [Statement("aside", {}, start, stop)]
    cuts = [start]
    for at in range(start + 1, stop):
        token = tokens[at]
        if reader.lexicon.in_long_name(at):
            continue
        runs_on = token.fold in _RUNNING_ON and reader.lexicon.in_long_name(at - 1)
        if (
            runs_on
            or (token.fold in _JOINTS and tokens[at - 1].fold not in (*_JOINTS, *_MARKS))
            or (token.fold in _MARKS and at + 1 < stop)
        ):
            cuts.append(at)
    if len(cuts) > _MOST_PIECES:
        cuts = cuts[:_MOST_PIECES]
    cuts.append(stop)
    best: dict[int, tuple[int, list[Statement]]] = {start: (0, [])}
    for last in range(1, len(cuts)):
        for first in range(last):
            if cuts[first] not in best:
                continue
            skipped, before = best[cuts[first]]
            if before and before[-1].kind.startswith("ask ") and asks_on(reader, cuts[first]):
                continue  # `does it get counters and die`
            piece = _piece(reader, cuts[first], cuts[last], asks, bool(before))
            if piece is None:
                continue
            more, statements = piece
            cost = skipped + more
            if cuts[last] not in best or cost < best[cuts[last]][0]:
                best[cuts[last]] = (cost, [*before, *statements])
    found = best.get(stop)
    if found is None or (asks and not any(one.kind.startswith("ask ") for one in found[1])):
        return None
    return found[1]


def _piece(
    reader: SentenceReader, start: int, stop: int, asks: bool, goes_on: bool
) -> tuple[int, list[Statement]] | None:
    """A piece as it is read, or as an aside, and how many words are passed over."""
    tokens = reader.tokens
    first = start
    while first < stop and (
        tokens[first].fold in _MARKS or tokens[first].fold in ("and", "but", "so", "then", "&")
    ):
        first += 1
    if first >= stop:
        return (0, []) if all(token.fold in _MARKS for token in tokens[start:stop]) else None
    begins_with_verb = tokens[first].fold in LEMMAS and tokens[first].lemma not in HELPING
    if not (goes_on and begins_with_verb):
        statements = reader.read(start, stop, True, asks)
        if statements is not None:
            return 0, statements
    if is_claim(reader, first, stop, asks):
        return stop - start, [Statement("aside", {}, start, stop)]
    return None
