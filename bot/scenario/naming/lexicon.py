"""Which names a story uses: its players, its own made-up things, and cards, by place in the text."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache

from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.card_names import FUNCTION_WORDS, NameAt, first_words_of_nicknames
from bot.scenario.naming.made_names import MadeNames
from bot.scenario.naming.named_tokens import find_named_tokens
from bot.scenario.naming.names import Names
from bot.scenario.naming.player_names import find_cover, find_players, mend_players
from bot.scenario.naming.players_aimed_at import find_players_aimed_at
from bot.scenario.naming.players_by_letter import find_players_by_letter
from bot.scenario.naming.walkers_by_first_name import FIRST_NAMES
from bot.scenario.telling.persons import who_you_are
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    NUMBERS,
    TYPES,
    number,
    singular,
)
from rulesdb.folding import fold

#: A mode's own name: `• Solar Beam — ~ gains double strike ...`.
_MODE_LABEL = re.compile(r"• ([A-Z][^—•.:]{2,40}?) — ")


class Lexicon(MadeNames):
    """The names that the tokens of one story can mean."""

    def __init__(self, tokens: Sequence[Token], names: Names, text: str) -> None:
        super().__init__(tokens, names, text)
        self.you = who_you_are(tokens, text)
        self._at: dict[int, tuple[NameAt, ...]] = {}
        self._firsts_of_parts: set[str] = set()
        self._find_made()
        self._forget_places()
        made = len(self.made)
        find_named_tokens(self)
        if len(self.made) > made:
            self._forget_places()
        self.walkers: frozenset[str] = frozenset()
        find_cover(self)
        find_players(self)
        find_players_by_letter(self)
        find_players_aimed_at(self)
        mend_players(self)
        self.walkers = self._find_walkers()

    def _find_walkers(self) -> frozenset[str]:
        """Planeswalkers that are called by the first name of several, where the story has none of these by name and title."""
        found: set[str] = set()
        for at, token in enumerate(self.tokens):
            name = token.owner or token.fold
            taken = name in self.made or name in self.players
            if name not in FIRST_NAMES or not token.text[:1].isupper() or taken:
                continue
            if self.card_at(at) is None and not any(
                self._is_titled(n, name) for n in range(len(self.tokens))
            ):
                self.made[name] = name.capitalize()
                found.add(name.capitalize())
        if found:
            self._made_places.clear()
        return frozenset(found)

    def _is_titled(self, at: int, name: str) -> bool:
        card = self.card_at(at) if self.tokens[at].kind == "word" else None
        return card is not None and name in fold(card.spelling).split()

    def at(self, at: int) -> tuple[NameAt, ...]:
        """Every thing that a name beginning at `at` can mean, likeliest first: what the story declared, then cards."""
        found = self._at.get(at)
        if found is None:
            found = self._at[at] = tuple(self._names_at(at))
        return found

    @cached_property
    def is_told_by_a_player(self) -> bool:
        """Whether the story speaks of whoever tells it: `I`, `me`, `my`."""
        return any(t.fold in ("i", "me", "my") and t.kind == "word" for t in self.tokens)

    @cached_property
    def mode_labels(self) -> tuple[str, ...]:
        """What the modes of the cards that the story names are called: `Solar Beam`."""
        places = (n for n, token in enumerate(self.tokens) if token.kind != "break")
        named = dict.fromkeys(card.spelling for n in places if (card := self.card_at(n)) is not None)
        cards = filter(None, map(self.names.exact, named))
        return tuple(label for one in cards for text in one.texts for label in _MODE_LABEL.findall(text))

    @cached_property
    def you_play(self) -> bool:
        """Whether `you` is a player: where nobody is named, or one other player is (`Bob attacks you`)."""
        named = {*self.players.values()}
        alone = len(named) == 1 and self.you == "me" and not self.is_told_by_a_player
        return not named or (alone and not any(key.startswith("player ") for key in self.players))

    @cached_property
    def whom_it_is_told_of(self) -> Hashable:
        """The players, who `you` is, and whether whoever tells it plays."""
        return frozenset(self.players.items()), self.you, self.is_told_by_a_player

    @cached_property
    def nearly(self) -> Hashable:
        """What near misses of names are looked for among, besides cards."""
        parts = self.parts or self._all_parts()
        return tuple(self.made.items()), tuple((part, tuple(names)) for part, names in parts.items())

    def named(self, start: int, stop: int) -> Hashable:
        """What is named at the tokens `start`..`stop`, wherever these stand."""
        found: list[Hashable] = []
        for at in range(start, stop):
            names: tuple[NameAt | None, ...] = self.at(at)
            card = self.card_at(at) if self.tokens[at].kind != "break" else None
            if card is not None and card not in names:
                names = (*names, None, card)  # a common word, or the story's own name
            if names:
                found.append((at - start, *[n and _from(n, at) for n in names]))
        return tuple(found), bytes(self.long_cover[start:stop])

    def _names_at(self, at: int) -> list[NameAt]:
        token = self.tokens[at]
        if token.kind not in ("word", "number", "size"):
            return []
        found: list[NameAt] = []
        made = self.made_at(at)
        card = self.card_at(at)
        if made is None and card is None and not self._may_be_short(at):
            return []  # most words name nothing
        if card is not None and card.spelling in PREDEFINED:
            counted = at > 0 and (self.tokens[at - 1].fold in ("a", "an") or number(self.tokens[at - 1].fold))
            if counted or self._is_called_a_token(card.end):
                card = None  # `a Blood`, `a Blood token` is no card of that name
        if card is not None and self._titled and self._titled.get(fold(card.spelling), at) < at:
            card = (
                None  # after `The Thing, Ben Grimm`, The Thing is that one, though a card has this name alone
            )
        if made is not None and (card is None or made.end >= card.end):
            found.append(made)
        if card is not None and not self._is_common(at, card):
            found.append(card)
        if made is not None and made not in found:
            found.append(made)
        part = self._part_at(at)
        if part is not None and made is not None and part.end == made.end:
            part = None  # `Galactus`, which The Coming of Galactus creates
        if not found:
            nick = self._nickname_at(at)
            if nick is not None and (part is None or part.end < nick.end):
                found.append(nick)  # where the story has Verdurous Gearhulk, that is the Gearhulk
        if part is not None and not any(n.end >= part.end and n.source != "card" for n in found):
            before = self.tokens[at - 1].fold if at else ""
            single_card = card is not None and card.end == at + 1
            if single_card and before in ("the", "my", "his", "her", "their", "your") and card in found:
                found.insert(0, part)
            elif not (card is not None and card.end >= part.end):
                found.append(part)
        return found

    def _may_be_short(self, at: int) -> bool:
        """Whether something that stands for a longer name may begin here: a piece of it, or what players call the card."""
        token, nicknames = self.tokens[at], first_words_of_nicknames()
        if self._begins_a_part(token) or token.fold in nicknames or token.owner in nicknames:
            return True
        return singular(token.fold) in nicknames

    def _begins_a_part(self, token: Token) -> bool:
        """Whether a piece of a full name that the story has begins with this word, in the plural too."""
        if self.parts is None:
            self.parts = self._all_parts()
            self._firsts_of_parts = {part.partition(" ")[0] for part in self.parts}
        firsts = self._firsts_of_parts
        return token.fold in firsts or token.owner in firsts or singular(token.fold) in firsts

    @cached_property
    def _titled(self) -> dict[str, int]:
        """Where the story first has a card by name and title, by the name alone: `The Thing` of `The Thing, Ben Grimm`."""
        found: dict[str, int] = {}
        for at, card in self.cards_at.items():
            if "," in card.spelling:
                found.setdefault(fold(card.spelling.partition(",")[0]), at)
        return found

    def _is_called_a_token(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].fold in ("token", "tokens")

    def _part_at(self, at: int) -> NameAt | None:
        """A piece of a full name that the story has elsewhere: `the Giant` where it has `Hill Giant`."""
        if not self._begins_a_part(self.tokens[at]):
            return None
        assert self.parts is not None
        best: NameAt | None = None
        key = ""
        for index in range(at, min(at + 4, len(self.tokens))):
            token = self.tokens[index]
            if token.kind != "word":
                break
            whole = f"{key} {token.fold}" if key else token.fold
            for form, owner, plural in (
                (whole, False, False),
                (f"{key} {token.owner}".strip() if token.owner else "", True, False),
                (f"{key} {singular(token.fold)}".strip(), False, True),
            ):
                if form and form in self.parts:
                    several = tuple(self.parts[form])
                    best = NameAt("part", several[0], index + 1, owner, plural and form != whole, several)
                    break
            key = whole
        if best is not None and best.end == at + 1 and self._is_a_kind(at, best.several):
            return None
        return best

    def _is_a_kind(self, at: int, names: Sequence[str]) -> bool:
        """Whether a piece of these names is a creature type here: it only describes them (`Goblin King`), and the story has such
        creatures besides (`two Goblins`)."""
        word = _creature_type(self.tokens[at].fold)
        if (
            word
            and self.tokens[at].text.islower()
            and not any(self._is_of_type(name, word) for name in names)
        ):
            return True  # `my goblin`, where there is Goblin Bombardment
        if word not in self._told_kinds:
            return False
        return word not in {fold(name.partition(",")[0]).split()[-1] for name in names}

    def _is_of_type(self, name: str, kind: str) -> bool:
        card = self.names.exact(name)
        return (
            card is None or kind.lower() in {one.lower() for one in card.subtypes} or "Creature" in card.types
        )

    @cached_property
    def _told_kinds(self) -> frozenset[str]:
        """The creature types of which the story has some: `a Goblin`, `two 1/1 Goblins`, `Goblin tokens`."""
        found: set[str] = set()
        beyond = 0
        for at, token in enumerate(self.tokens):
            if at < beyond:
                continue
            if (card := self.cards_at.get(at)) is not None:
                beyond = card.end
            word = _creature_type(token.fold)
            if word and self._is_some(at):
                found.add(word)
        return frozenset(found)

    def _is_some(self, at: int) -> bool:
        if at + 1 < len(self.tokens) and self.tokens[at + 1].fold in (
            "token",
            "tokens",
            "creature",
            "creatures",
        ):
            return True
        for token in reversed(self.tokens[max(0, at - 3) : at]):
            if token.kind == "size" or token.fold in _SOME or number(token.fold) is not None:
                return True
            if token.kind != "word" or token.fold in _THESE:
                return False
        return False

    def _all_parts(self) -> dict[str, list[str]]:
        parts: dict[str, list[str]] = {}
        full: dict[str, None] = dict.fromkeys(self.made.values())
        beyond = 0
        for at, card in self.cards_at.items():
            if at >= beyond and (card.end > at + 1 or self.tokens[at].text[:1].isupper()):
                beyond = card.end
                if not self._is_common(at, card):
                    full[card.spelling] = None
        for name in full:
            self.add_parts(name, parts)
        return parts

    @cached_property
    def _initials_typed(self) -> set[str]:
        """What is typed with several capitals: `CoP`, `WoG`."""
        return {t.fold for t in self.tokens if sum(letter.isupper() for letter in t.text) > 1}

    def add_parts(self, name: str, parts: dict[str, list[str]] | None = None) -> None:
        """Lets pieces of `name` stand for it."""
        if parts is None:
            if self.parts is None:
                return
            parts = self.parts
            self._at.clear()
        pieces, initials = _pieces_of(name)
        typed = initials & self._initials_typed if initials else ()
        for form in (*pieces, *(form for letters in sorted(typed) for form in (letters, singular(letters)))):
            known = parts.setdefault(form, [])
            if name not in known:
                known.append(name)


def _from(name: NameAt, at: int) -> Hashable:
    """All that is known of a name that begins at `at`, wherever that is."""
    return name.source, name.spelling, name.end - at, name.owner, name.plural, name.several


@lru_cache(maxsize=512)
def _pieces_of(name: str) -> tuple[tuple[str, ...], frozenset[str]]:
    """The pieces that may stand for a name of several words, each as it is and with its last word in the singular; and its initials,
    which stand for it where they are typed as such."""
    words = fold(name).split()
    if len(words) < 2:
        return (), frozenset()
    pieces = (words[i:j] for i in range(len(words)) for j in range(i + 1, len(words) + 1))
    forms = (
        form
        for *first, last in pieces
        if not _means_itself(" ".join((*first, last)))
        for form in ((*first, last), (*first, singular(last)))
    )
    return tuple(dict.fromkeys(map(" ".join, forms))), frozenset(
        letters for letters in _initials(name) if not _means_itself(letters)
    )


def _means_itself(words: str) -> bool:
    """Whether the words are no piece of a name, but what they always are."""
    return words in FUNCTION_WORDS or words in TYPES or words in COLOR_NAMES or words in NUMBERS


def _initials(name: str) -> Iterator[str]:
    """What a card is called by its first letters: `CoP` of Circle of Protection: Red, `WoG`."""
    for part in {name, name.partition(":")[0], name.partition(",")[0]}:
        letters = "".join(word[0] for word in fold(part).split())
        if len(letters) >= _FEWEST_INITIALS:
            yield letters


_FEWEST_INITIALS = 3


@lru_cache(maxsize=1024)  # stories are told in few words
def _creature_type(word: str) -> str:
    """The creature type that a word names, in the singular; nothing where it is none."""
    word = singular(word)
    return word if word.capitalize() in CREATURE_TYPES else ""


_SOME = frozenset({"a", "an", "another", "some", "more", "other", "many", "several", "few"})
_THESE = frozenset(
    {
        "the",
        "my",
        "his",
        "her",
        "their",
        "your",
        "its",
        "both",
        "all",
        "each",
        "this",
        "that",
        "these",
        "those",
        "of",
    }
)
