"""Who the players of a story are: whoever acts as one, is told to have life or a hand, or bears a given name."""

from __future__ import annotations

from bot.scenario.card_names import FUNCTION_WORDS, NameAt
from bot.scenario.made_names import PLAYER_VERBS, MadeNames
from bot.scenario.tokens import Token
from bot.scenario.verbs import LEMMAS
from bot.scenario.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    FILLERS,
    GIVEN_NAMES,
    GREETINGS,
    JOINERS,
    NUMBERS,
    TYPES,
    WORDY_NAMES,
    word_set,
)

#: The active and the nonactive player, as judges write.
_PARTS_IN_SHORT = ("AP", "NAP")

#: Verbs that players and things do: a name before them is a player's where "with" follows.
_SHARED_VERBS = frozenset({"attack", "block", "double"})


class PlayerNames(MadeNames):
    """Finds players."""

    def _guess(self, at: int, end: int) -> NameAt | None:
        raise NotImplementedError

    def _mend_players(self) -> None:
        """`Alibe` told once beside `Alice` is Alice."""
        if len(self.players) < 2:
            return
        from rapidfuzz import fuzz

        count = dict.fromkeys(self.players, 0)
        for token in self.tokens:
            for form in (token.fold, token.owner):
                if form in count:
                    count[form] += 1
        for name in list(self.players):
            if name in GIVEN_NAMES or self.players[name] in _PARTS_IN_SHORT or count[name] > 1 or " " in name:
                continue
            near = [
                n for n in self.players if n != name and n not in self.misspelt and fuzz.ratio(n, name) >= 75
            ]
            if near:
                self.misspelt[self.players[name]] = self.players[near[0]]
                self.players[name] = self.players[near[0]]

    def _find_players(self) -> None:
        tokens = self.tokens
        if any(token.text.removesuffix("'s") in _PARTS_IN_SHORT for token in tokens):
            self.players |= {part.lower(): part for part in _PARTS_IN_SHORT}
        cards = self._first_words_of_cards()
        for at, token in enumerate(tokens):
            if token.kind != "word":
                continue
            if token.owner:
                self._owner(at, token, cards)
                continue
            if token.fold in self.players:
                continue
            if token.fold == "player" and at + 1 < len(tokens):
                following = tokens[at + 1]
                if (len(following.text) == 1 and following.text.isupper()) or following.kind == "number":
                    self.players[f"player {following.fold}"] = f"Player {following.text.upper()}"
                    continue
                if token.text != "Player" or not self._starts_sentence(at) or following.fold not in LEMMAS:
                    continue
                self.players[token.fold] = token.text  # `Player attacked with ...`
                continue
            if token.text[0] == "U" and token.text[1:].isdigit():
                self.players[token.fold] = token.text  # a mention, see `clean`
                continue
            if not self._may_be_player(at):
                continue
            verb = self._verb_after(at)
            if (
                verb in PLAYER_VERBS
                or (verb in _SHARED_VERBS and self._with_follows(at))
                or self._life_follows(at, verb)
            ):
                self._add_player(token)
            elif token.fold in cards:
                continue  # Judith, the Scourge Diva, for short: nobody of that name has done anything
            elif token.fold in GIVEN_NAMES and token.text[:1].isupper() and not self._is_name_word(at):
                listed = (
                    at + 2 < len(tokens)
                    and tokens[at + 1].fold in (",", "and")
                    and tokens[at + 2].fold in GIVEN_NAMES
                )
                if token.fold not in WORDY_NAMES or listed or not self._starts_sentence(at):
                    self._add_player(token)
            elif (token.fold in GIVEN_NAMES and token.fold not in WORDY_NAMES) or (
                at
                and tokens[at - 1].lemma == "attack"
                and at + 1 < len(tokens)
                and tokens[at + 1].fold == "with"
            ):
                self._add_player(token)

    def _first_words_of_cards(self) -> frozenset[str]:
        """The words with which the cards' names of several words in the story begin."""
        covered = [False, *self._long_cover]
        begins = (
            t.fold
            for t, now, before in zip(self.tokens, covered[1:], covered, strict=False)
            if now and not before
        )
        return frozenset(begins)

    def _owner(self, at: int, token: Token, cards: frozenset[str]) -> None:
        """`Sue's turn`, `Bob's Pariah`: the word before `'s` is a player where it is no thing's name."""
        if token.owner in self.players or token.owner in FUNCTION_WORDS or token.owner in self.made:
            return
        if self._covered(at) or self.names.spelling(token.owner) is not None:
            return
        following = self.tokens[at + 1].fold if at + 1 < len(self.tokens) else ""
        if (token.owner, following) == ("city", "blessing"):
            return
        owns = at + 1 < len(self.tokens) and self._cover[at + 1] and not self._cover[at]
        if owns and token.owner not in GIVEN_NAMES and self._guess(at, self._name_end(at)) is not None:
            return  # `Souul's Fire` is a misspelt card, not Souul's Fire
        given = token.owner in GIVEN_NAMES and token.owner not in cards
        if given or following in _PLAYERS_OWN or owns:
            text = token.text.replace("’", "'").split("'")[0]
            self.players[token.owner] = text[:1].upper() + text[1:]

    def _may_be_player(self, at: int) -> bool:
        token = self.tokens[at]
        if (
            token.fold in FUNCTION_WORDS
            or token.fold in NUMBERS
            or token.fold in GREETINGS
            or token.fold in JOINERS
            or token.fold in FILLERS
        ):
            return False
        if token.fold in TYPES or token.fold in CREATURE_NOUNS or token.fold in COLOR_NAMES:
            return False
        if token.fold.isdigit() or len(token.fold) < 2 or token.fold in self.made:
            return False
        if token.fold in LEMMAS and token.text[:1].islower():
            return False
        if token.fold in GIVEN_NAMES:
            return not self._covered(at, longer=True) and not self._is_cast(at)
        if self._covered(at):
            return False
        return self._starts_clause(at)

    def _is_cast(self, at: int) -> bool:
        """Whether the word names the card that is cast just there: `casts Dawn`."""
        before = self.tokens[at - 1].lemma if at else ""
        return before == "cast" and self.names.spelling(self.tokens[at].fold) is not None

    def _covered(self, at: int, longer: bool = False) -> bool:
        """Whether a card's or a made-up thing's name spans token `at` (with `longer`: one of several words)."""
        return (self._long_cover if longer else self._cover)[at]

    def _find_cover(self) -> None:
        """Which tokens a name spans, and which a name of several words."""
        self._cover = [False] * len(self.tokens)
        self._long_cover = [False] * len(self.tokens)
        for start, token in enumerate(self.tokens):
            if token.kind != "word":
                continue
            for found in (self.card_at(start), self.made_at(start)):
                if found is None:
                    continue
                for index in range(start, found.end):
                    self._cover[index] = True
                    if found.end - start > 1:
                        self._long_cover[index] = True

    def in_long_name(self, at: int) -> bool:
        """Whether token `at` is one of several words of a name (`Mine` of `Howling Mine`)."""
        return self._long_cover[at]

    def _is_name_word(self, at: int) -> bool:
        return self._covered(at, longer=True)

    def _starts_sentence(self, at: int) -> bool:
        return at == 0 or self.tokens[at - 1].kind == "break"

    def _starts_clause(self, at: int) -> bool:
        if at == 0:
            return True
        before = self.tokens[at - 1]
        return (
            before.kind in ("break", "mark", "quote")
            or before.fold in JOINERS
            or before.fold in _CLAUSE_STARTS
        )

    def _verb_after(self, at: int) -> str:
        index = at + 1
        while index < len(self.tokens) and index < at + 4:
            token = self.tokens[index]
            if token.fold in (
                "then",
                "now",
                "also",
                "has",
                "is",
                "will",
                "would",
                "just",
                "immediately",
                "who",
                "simply",
            ):
                if token.fold in ("has", "is") and index + 1 < len(self.tokens):
                    following = self.tokens[index + 1]
                    if following.lemma not in PLAYER_VERBS | _SHARED_VERBS or following.kind != "word":
                        return token.lemma
                index += 1
                continue
            if token.fold in ("doesnt", "does", "didnt", "dont"):
                following = self.tokens[index + 1] if index + 1 < len(self.tokens) else token
                if following.fold == "not" and index + 2 < len(self.tokens):
                    following = self.tokens[index + 2]
                return "control" if following.lemma == "block" else following.lemma
            if token.kind == "word" and token.lemma == "attack" and token.fold == "attacking":
                return ""
            return token.lemma if token.kind == "word" else ""
        return ""

    def _with_follows(self, at: int) -> bool:
        for token in self.tokens[at + 1 : at + 14]:
            if token.kind == "break":
                return False
            if token.fold == "with":
                return True
        return False

    def _life_follows(self, at: int, verb: str) -> bool:
        if verb not in ("be", "have", "at", "gain", "lose", "play", "draw", "target", "win"):
            return False
        ahead = [t.fold for t in self.tokens[at + 1 : at + 12]]
        for stop, token in enumerate(self.tokens[at + 1 : at + 12]):
            if token.kind == "break":
                ahead = ahead[:stop]
                break
        if verb in ("gain", "lose"):
            return "life" in ahead
        if verb in ("play", "target", "draw", "win"):
            return not self._covered(at)
        return bool({"life", "poison", "hand", "graveyard", "yard"} & set(ahead)) or (
            verb == "be" and "at" in ahead[:2]
        )

    def _add_player(self, token: Token) -> None:
        text = token.text
        self.players.setdefault(token.fold, text if text[:1].isupper() else text[:1].upper() + text[1:])


_PLAYERS_OWN = word_set(
    """
    turn hand graveyard library life opponent upkeep draw end yard untap main cleanup control side board creatures creature
    next permanents combat deck field draw discard
    """
)

_CLAUSE_STARTS = word_set(
    """
    then if when while after before because since meanwhile so but and that though although as where until once response
    """
)
