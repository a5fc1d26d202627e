"""Whose opponent `the opponent` is: the teller's, of whoever is named, of the one who acts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.naming.given_names import surely_goes_with
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.telling.who_speaks import FIRST_PERSON
from bot.scenario.text.tokens import Token, sentence_asks
from bot.scenario.text.words import word_set
from bot.values import dataclass

_TWO = 2
_NO_NAMES = frozenset({"You", "Opponent"})
_PERSONAL = word_set("his her hers")


@dataclass(frozen=True, slots=True)
class About:
    """What a story has told of its players: its words, who plays, who acted last, whether somebody tells of `I`."""

    tokens: Sequence[Token]
    lexicon: Lexicon
    seats: tuple[str, ...]
    actor: str | None
    speaks: bool

    def whose_opponent(self, ref: PlayerRef, about: str | None) -> str | None:
        """Whose opponent is meant by `the opponent`, `Alice's opponent`, `her opponent`: of whoever is named, the teller's, of whoever it is
        said about, else of the one who acts. Raises `CannotMean` where that is asked once both named players have acted: it may be
        either's."""
        whose = self.tokens[ref.start] if ref.start >= 0 else None
        owner = self.lexicon.players.get(whose.owner) if whose is not None and whose.owner else None
        if owner is not None:
            return owner
        if not self._nobody_tells_it(whose):
            if self.speaks or about is not None:
                return "You" if self.speaks else about
            if _NO_NAMES & {*self.seats}:
                return self.actor
        word = whose.fold if whose is not None else ""
        sure = [name for name in self.seats if word in _PERSONAL and surely_goes_with(word, name)]
        if len(sure) == 1:
            return sure[0]
        named = self._named()
        if (
            self.actor not in (None, named[0])
            and len(named) == _TWO
            and sentence_asks(self.tokens, ref.start)
        ):
            said = f"It is not told whose opponent is meant: {' or '.join(named)}."
            raise CannotMean(said, named, ref.start, ref.start + 1, named)
        return self.actor

    def _named(self) -> tuple[str, ...]:
        return tuple(name for name in self.seats if name not in _NO_NAMES)

    def _nobody_tells_it(self, whose: Token | None) -> bool:
        """Whether it is said of two players with names, of whom none is the teller: `my` stands where something else was typed."""
        told = any(token.fold in FIRST_PERSON and self._typed(token) == token.fold for token in self.tokens)
        return len(self._named()) >= _TWO and not told and (whose is None or self._typed(whose) != "my")

    def _typed(self, token: Token) -> str:
        return self.lexicon.text[token.start : token.end].lower()
