"""What the words of one sentence may name, whatever else its story says.

Names are looked for sentence by sentence, and what is found is put together by the `Lexicon`. Most sentences stand in other stories too,
and in the same one as it is read back: what was found in them is kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Sequence
from weakref import WeakKeyDictionary

from bot.scenario.lately import Lately
from bot.scenario.naming.card_names import nicknames_in
from bot.scenario.naming.made_names import may_explain
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.names import Names
from bot.scenario.naming.part_names import kinds_in
from bot.scenario.naming.player_names import has_parts_in_short, may_be_players
from bot.scenario.naming.players_aimed_at import may_be_aimed_at
from bot.scenario.naming.walkers_by_first_name import first_names_in
from bot.scenario.naming.whole_names import cards_in
from bot.scenario.telling.persons import may_tell, speaks_of_opponents
from bot.scenario.text.tokens import Token, sentences
from bot.values import dataclass

#: Of so many sentences, at most, it is kept for the cards of one index.
MOST = 2048


@dataclass(frozen=True, slots=True, eq=False)
class SentenceWords:
    """What the words of a sentence may name, by their places in it: whole names of cards, creature types of which there are some, and
    where else a name may begin, a thing may be explained, a player or a teller may stand. One of these is one wording, wherever it
    stands."""

    cards: tuple[tuple[int, NameAt], ...]
    kinds: tuple[tuple[int, str], ...]
    naming: tuple[int, ...]
    explaining: tuple[int, ...]
    players: tuple[int, ...]
    aimed_at: tuple[int, ...]
    walkers: tuple[int, ...]
    tellers: tuple[int, ...]
    in_short: bool
    opponents: bool


_BY_NAMES: WeakKeyDictionary[Names, Lately[SentenceWords]] = WeakKeyDictionary()


def words_by_sentence(
    tokens: Sequence[Token], names: Names, text: str
) -> dict[tuple[int, int], SentenceWords]:
    """The words of each sentence of a story, by where it begins and ends."""
    kept = _BY_NAMES.get(names)
    if kept is None:
        kept = _BY_NAMES[names] = Lately(MOST)
    found: dict[tuple[int, int], SentenceWords] = {}
    for start, stop in sentences(tokens):
        if start == stop:
            continue
        said = tokens[start:stop]
        key = wording_of(said, text)
        words = kept.get(key)
        if words is None:
            words = _words_of(said, names)
            kept.keep(key, words)
        found[start, stop] = words
    return found


def wording_of(tokens: Sequence[Token], text: str) -> Hashable:
    """The words as typed and as they are compared, and where each stands beside the first."""
    first = min([token.start for token in tokens])
    places = [place - first for token in tokens for place in (token.start, token.end)]
    return (
        # one string takes less room than its words, and is compared at once
        "\0".join([piece for t in tokens for piece in (t.kind, t.text, t.fold, t.lemma, t.owner)]),
        array("i", places).tobytes(),
        text[first : first + max(places)],
    )


def _words_of(tokens: Sequence[Token], names: Names) -> SentenceWords:
    cards = tuple(cards_in(tokens, names))
    return SentenceWords(
        cards,
        tuple(kinds_in(tokens)),
        tuple(sorted({*(at for at, _ in cards), *nicknames_in(tokens)})),
        tuple(may_explain(tokens)),
        tuple(may_be_players(tokens)),
        tuple(may_be_aimed_at(tokens)),
        tuple(first_names_in(tokens)),
        tuple(may_tell(tokens)),
        has_parts_in_short(tokens),
        speaks_of_opponents(tokens),
    )
