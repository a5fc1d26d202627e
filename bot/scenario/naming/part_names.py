"""Pieces of the full names that a story has, which stand for them: `the Giant` where it has `Hill Giant`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import COLOR_NAMES, NUMBERS, TYPES, number, singular
from rulesdb.folding import fold


def kinds_in(tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    """The creature types of which a sentence has some, with their places: `a Goblin`, `two 1/1 Goblins`, `Goblin tokens`."""
    for at, token in enumerate(tokens):
        kind = _creature_type(token.fold)
        named = kind != token.fold and at > 0 and tokens[at - 1].fold in ("a", "an")  # `a Bears` is a card
        if kind and _is_some(tokens, at) and not named:
            yield at, kind


class PartNames(CardNames):
    """Finds pieces of names."""

    def __init__(
        self,
        tokens: Sequence[Token],
        names: Names,
        text: str,
        whole_names: Mapping[int, NameAt],
        kinds: Mapping[int, str],
    ) -> None:
        """`kinds`: the creature types of which there are some, by their places (`kinds_in`)."""
        super().__init__(tokens, names, text, whole_names)
        self._kinds = kinds
        self._at: dict[int, tuple[NameAt, ...]] = {}
        self._firsts_of_parts: set[str] = set()

    def _begins_a_part(self, token: Token) -> bool:
        """Whether a piece of a full name that the story has begins with this word, in the plural too."""
        firsts = self._firsts_of_all_parts()
        return token.fold in firsts or token.owner in firsts or singular(token.fold) in firsts

    def _firsts_of_all_parts(self) -> set[str]:
        """The words with which pieces of the story's full names begin."""
        if self.parts is None:
            self.parts = self._all_parts()
            self._firsts_of_parts = {part.partition(" ")[0] for part in self.parts}
        return self._firsts_of_parts

    def _part_at(self, at: int) -> NameAt | None:
        """A piece of a full name that the story has elsewhere: `the Giant` where it has `Hill Giant`."""
        if not self._begins_a_part(self.tokens[at]):
            return None
        assert self.parts is not None
        best: NameAt | None = None
        key = ""
        for index in range(at, min(at + 4, len(self.tokens))):
            token = self.tokens[index]
            if token.kind != "word" and not (token.kind == "number" and index > at):
                break  # `Agent 13`
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
        if at in self._kinds and _is_another(self.tokens, at):
            return True  # `Groundshaker Sliver and a 3/3 Sliver`
        return word not in {fold(name.partition(",")[0]).split()[-1] for name in names}

    def _is_of_type(self, name: str, kind: str) -> bool:
        card = self.names.exact(name)
        return (
            card is None or kind.lower() in {one.lower() for one in card.subtypes} or "Creature" in card.types
        )

    @cached_property
    def _told_kinds(self) -> frozenset[str]:
        """The creature types of which the story has some, by no word of a card's name."""
        in_names = {n for at, card in self._outermost_cards() for n in range(at + 1, card.end)}
        return frozenset(kind for at, kind in self._kinds.items() if at not in in_names)

    def _outermost_cards(self) -> Iterator[tuple[int, NameAt]]:
        """The cards' names that begin in no other."""
        beyond = 0
        for at, card in self.cards_at.items():
            if at >= beyond:
                beyond = card.end
                yield at, card

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


def _is_some(tokens: Sequence[Token], at: int) -> bool:
    if at + 1 < len(tokens) and tokens[at + 1].fold in ("token", "tokens", "creature", "creatures"):
        return True
    for token in reversed(tokens[max(0, at - 3) : at]):
        if token.kind == "size" or token.fold in _SOME or number(token.fold) is not None:
            return True
        if token.kind != "word" or token.fold in _THESE:
            return False
    return False


def _is_another(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is told to be one more, or of what size it is."""
    before = tokens[max(0, at - 2) : at]
    return any(token.kind == "size" or token.fold == "another" for token in before)


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
