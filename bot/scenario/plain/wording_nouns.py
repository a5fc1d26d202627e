"""Nouns among the words of a sentence: players, things, whose something is, mana."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES, WORDY_NAMES
from bot.scenario.plain.wording_words import (
    AFTER_MANA,
    BEFORE_MANA,
    CALLED,
    DETERMINERS,
    MANA,
    NO_NOUNS,
    OWNING,
    PERSONS,
)
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS


class Nouns:
    """The runs of words that stand for a player or a thing."""

    def __init__(self, tokens: Sequence[Token], names: Sequence[bool]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.names = names

    def _player(self, at: int) -> Iterator[int]:
        if at >= self.stop:
            return
        word = self.tokens[at].fold
        if word in (
            "i",
            "you",
            "we",
            "they",
            "he",
            "she",
            "me",
            "him",
            "them",
            "opponent",
            "opp",
            "somebody",
        ):
            yield at + 1
        if at and word == "and" and at + 1 < self.stop and self.tokens[at + 1].fold in LEMMAS:
            yield at + 1  # whoever did what is told before: `I have Purphoros and make three tokens with ...`
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        if word in ("my", "your", "his", "her", "their", "the", "an", "that", "a") and following in PERSONS:
            yield at + 2
        if word in ("the", "that", "attacking", "defending", "active") and following in (
            "attacking",
            "defending",
            "active",
            "player",
        ):
            yield at + 3 if word == "the" and following != "player" else at + 2
        if word == "player" and len(following) == 1:
            yield at + 2
        token = self.tokens[at]
        somebody = token.text[:1].isupper() or (word not in WORDY_NAMES and not self.names[at])
        if word in GIVEN_NAMES and somebody and not token.owner:
            yield at + 1

    def _pool(self, at: int) -> Iterator[int]:
        """Mana that is told to be all there is: `three lands`, `2 Islands and a Swamp`, `{R}{R}`; the longest first."""
        if at >= self.stop:
            return
        if self.tokens[at].kind == "mana":
            yield at + 1
            return
        token = self.tokens[at]
        index = at + (token.kind == "number" or token.fold in NUMBERS or token.fold in ("a", "an"))
        while index < self.stop and self.tokens[index].fold in BEFORE_MANA:
            index += 1
        if index == at or index >= self.stop or self.tokens[index].fold not in MANA:
            return
        end = index + 1
        while end < self.stop and self.tokens[end].fold in AFTER_MANA:
            end += 1
        joint = end + (end < self.stop and self.tokens[end].fold == ",")
        joint += joint < self.stop and self.tokens[joint].fold in ("and", "plus")
        if end < joint < self.stop:
            yield from self._pool(joint)
        yield end

    def _is_called(self, at: int, stop: int) -> bool:
        """Whether these words call a creature by no name: `his guy`, `the 4/4`."""
        last = self.tokens[stop - 1]
        return stop > at + 1 and (last.kind == "size" or last.fold in CALLED) and not self.names[at]

    def _owning(self, at: int) -> Iterator[int]:
        """Whose something is: `its`, `Bob's`, `the attacking creature's`."""
        if self.tokens[at].fold in OWNING:
            yield at + 1
        for end in range(at, min(at + 8, self.stop)):
            token = self.tokens[end]
            goes_on = self.names[end] and end + 1 < self.stop and self.names[end + 1]  # `Farideh's Fireball`
            if token.owner and not goes_on and token.text[-2:].strip("s") in ("'", "’"):
                yield end + 1
                return
            if token.kind == "size" and token.text.endswith("'s"):
                yield end + 1
                return
            verb = end > at and token.fold in LEMMAS and not token.fold.endswith("ing")
            if ends_a_run(token) or ((verb or token.fold in NO_NOUNS) and not self.names[end]):
                return

    def _is_a_players(self, at: int, stop: int) -> bool:
        """Whether these words say whose a player's something is: `Bob's`, `my opponent's`, `her`."""
        last = self.tokens[stop - 1]
        if not last.owner:
            return last.fold in OWNING and last.fold != "its"
        return last.owner in GIVEN_NAMES or last.owner in PERSONS

    def _thing(self, at: int) -> Iterator[int]:
        """A name, or a determiner and up to four words without a verb that stands plainly."""
        token = self.tokens[at]
        if token.fold in ("it", "they", "them", "this", "that", "he", "she", "him", "both"):
            yield at + 1
            return
        end = at + (token.fold in DETERMINERS or token.fold in NUMBERS)
        start = end
        while end < self.stop and end < start + 7:
            here = self.tokens[end]
            if here.kind not in ("word", "size", "number") and not self.names[end]:
                break
            if here.kind == "word" and not self.names[end] and here.fold in NO_NOUNS:
                break
            end += 1
            if end > start:
                yield end


def ends_a_run(token: Token) -> bool:
    """Whether no run of words goes on past this mark."""
    return token.kind == "break" or token.fold in (",", "—", "(", ")", ":")
