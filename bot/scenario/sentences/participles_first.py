"""A deed told before who does it: `After casting Shock on Elf, Alice attacks`; `Having blocked, the Elf deals damage`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.clauses import verbs_at
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.words import word_set

#: Words after which a deed is told in a participle.
LEADING = word_set("after before when while upon once by on having")

_FARTHEST = 40


def deeds_before_who_does_them(reader: PhraseReader, at: int) -> Iterator[tuple[Statement, int]]:
    """Deeds told from the participle at `at` on, up to a comma after which their subject is named, each with its end."""
    having = reader.fold(at - 1) == "having" or reader.fold(at) == "having"
    place = at + 1 if reader.fold(at) == "having" else at
    if place >= reader.stop or not (having or reader.fold(place).endswith("ing")):
        return
    for comma in range(place + 1, min(reader.stop, place + _FARTHEST)):
        if reader.fold(comma) != ",":
            continue
        for player, _ in reader.player(comma + 1):
            if isinstance(player, PlayerRef):
                yield from _told(reader, place, comma, player)
        for things, _ in reader.things(comma + 1):
            yield from _told(reader, place, comma, things)


def _told(
    reader: PhraseReader, at: int, comma: int, subject: PlayerRef | tuple[ThingRef, ...]
) -> Iterator[tuple[Statement, int]]:
    of_a_player = isinstance(subject, PlayerRef)
    base: dict[str, object] = {"who" if of_a_player else "it": subject}
    for statement, end, _ in verbs_at(reader, "WHO" if of_a_player else "IT", at, at, subject, base):
        if end == comma:
            yield statement, end
