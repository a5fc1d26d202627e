"""Which names a story uses: its players, its own made-up things, and cards, by place in the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cached_property

from bot.abilities.card import Card
from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.subtypes import CREATURE_TYPES
from bot.regex import regex
from bot.scenario.naming.card_names import first_words_of_nicknames
from bot.scenario.naming.made_names import find_made
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.named_tokens import find_named_tokens
from bot.scenario.naming.names import Names
from bot.scenario.naming.part_names import PartNames
from bot.scenario.naming.player_names import find_cover, find_players, mend_players
from bot.scenario.naming.players_aimed_at import find_players_aimed_at
from bot.scenario.naming.players_by_letter import find_players_by_letter
from bot.scenario.naming.sentence_words import SentenceWords, words_by_sentence
from bot.scenario.telling.persons import who_you_are
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import number, singular
from bot.values import replace
from rulesdb.folding import fold

#: A mode's own name: `• Solar Beam — ~ gains double strike ...`.
_ABILITY_LABEL = regex(r"^([A-Z][^—•.:{]{2,40}?) — [^.]*:")
_MODE_LABEL = regex(r"• ([A-Z][^—•.:]{2,40}?) — ")


_ANY_OF = frozenset({"any", "all", "some", "each", "every", "many"})
_BEFORE_TOKENS = frozenset({"a", "an", "the", "many", "each", "every", "my", "his", "her", "their", "which"})


class Lexicon(PartNames):
    """The names that the tokens of one story can mean: what the words of each sentence may name by themselves, put together."""

    def __init__(self, tokens: Sequence[Token], names: Names, text: str) -> None:
        self._sentences = words_by_sentence(tokens, names, text)
        each = self._sentences.items()
        whole_names = {
            start + at: replace(card, end=start + card.end)
            for (start, _), words in each
            for at, card in words.cards
        }
        kinds = {start + at: kind for (start, _), words in each for at, kind in words.kinds}
        super().__init__(tokens, names, text, whole_names, kinds)
        opponents = any(words.opponents for _, words in each)
        self.you = who_you_are(tokens, text, opponents, self._places(lambda words: words.tellers))
        find_made(self, self._places(lambda words: words.explaining))
        self._forget_places()
        made = len(self.made)
        find_named_tokens(self)
        if len(self.made) > made:
            self._forget_places()
        self.walkers: frozenset[str] = frozenset()
        find_cover(self)
        in_short = any(words.in_short for _, words in each)
        find_players(self, self._places(lambda words: words.players), in_short)
        find_players_by_letter(self)
        find_players_aimed_at(self, self._places(lambda words: words.aimed_at))
        mend_players(self)
        self.walkers = self._find_walkers(self._places(lambda words: words.walkers))

    def _places(self, of: Callable[[SentenceWords], Iterable[int]]) -> Iterator[int]:
        """Places of each sentence, in the whole text."""
        return (start + at for (start, _), words in self._sentences.items() for at in of(words))

    def words_of(self, start: int, stop: int) -> SentenceWords | None:
        """What is known of the words of the sentence `start`..`stop`; None where these are a piece of one."""
        return self._sentences.get((start, stop))

    def _find_walkers(self, places: Iterable[int]) -> frozenset[str]:
        """Planeswalkers that are called by the first name of several, where the story has none of these by name and title."""
        found: set[str] = set()
        for at in places:
            name = self.tokens[at].owner or self.tokens[at].fold
            if name in self.made or name in self.players:
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
        return self._labels(_MODE_LABEL)

    @cached_property
    def ability_labels(self) -> tuple[str, ...]:
        """What their activated abilities are called: `Cunning Action`."""
        return self._labels(_ABILITY_LABEL)

    def _labels(self, called: re.Pattern[str]) -> tuple[str, ...]:
        texts = (text for one in self._cards_named for text in one.texts)
        return tuple(label for text in texts for label in called.findall(text))

    @cached_property
    def _cards_named(self) -> tuple[Card, ...]:
        """The cards that the story names."""
        places = (n for n, token in enumerate(self.tokens) if token.kind != "break")
        named = dict.fromkeys(card.spelling for n in places if (card := self.card_at(n)) is not None)
        return tuple(filter(None, map(self.names.exact, named)))

    def with_ability_called(self, label: str) -> tuple[str, ...]:
        """The cards of the story an activated ability of which is called so."""
        found = (
            card for card in self._cards_named if any(label in _ABILITY_LABEL.findall(t) for t in card.texts)
        )
        return tuple(card.name for card in found)

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
        for at in self._named_places(start, stop):
            names: tuple[NameAt | None, ...] = self.at(at)
            card = self.card_at(at)
            if card is not None and card not in names:
                names = (*names, None, card)  # a common word, or the story's own name
            if names:
                found.append((at - start, *[n and _from(n, at) for n in names]))
        return tuple(found), bytes(self.long_cover[start:stop])

    def _named_places(self, start: int, stop: int) -> Iterable[int]:
        """Where something may be named between `start` and `stop`."""
        words = self.words_of(start, stop)
        if words is None:
            return range(start, stop)
        own = self._first_words_of_its_own
        if not own:
            return [start + at for at in words.naming]
        naming = {*words.naming}
        return [
            start + at
            for at, token in enumerate(self.tokens[start:stop])
            if at in naming or token.fold in own or token.owner in own or singular(token.fold) in own
        ]

    @cached_property
    def _first_words_of_its_own(self) -> frozenset[str]:
        """The words with which the story's own names begin, and pieces of names."""
        made = (name.partition(" ")[0] for name in self.made)
        return frozenset((*made, *self._firsts_of_all_parts()))

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
        if card is not None and card.end == at + 1 and self._is_made_by_another(at, card.spelling):
            card = None  # `how many Shapeshifters`, where a card of the story makes such
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
            nick = self.nickname_at(at)
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

    @cached_property
    def _titled(self) -> dict[str, int]:
        """Where the story first has a card by name and title, by the name alone: `The Thing` of `The Thing, Ben Grimm`."""
        found: dict[str, int] = {}
        for at, card in self.cards_at.items():
            if "," in card.spelling:
                found.setdefault(fold(card.spelling.partition(",")[0]), at)
        return found

    def _is_made_by_another(self, at: int, name: str) -> bool:
        """Whether the name of that card is a creature type too, of which a card of another name makes tokens, and it is some of these
        that are spoken of; or it is an instant's or a sorcery's, of which nobody has two (`two Illusions`)."""
        before = self.tokens[at - 1] if at else None
        if before is None or {name, singular(name)}.isdisjoint(CREATURE_TYPES):
            return False
        several = (
            before.kind == "size" or number(before.fold) or before.fold in ("other", "another", *_ANY_OF)
        )
        if several or before.fold in ("a", "an"):
            card = self.names.exact(name)
            if card is not None and not {"Instant", "Sorcery"}.isdisjoint(card.types):
                return True
        if before.fold not in _BEFORE_TOKENS:
            return False
        made = re.compile(rf"\b{name}\b[^.\"]* creature token")
        return any(
            card.name != name and any(made.search(text) for text in card.texts) for card in self._cards_named
        )

    def _is_called_a_token(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].fold in ("token", "tokens")


def _from(name: NameAt, at: int) -> Hashable:
    """All that is known of a name that begins at `at`, wherever that is."""
    return name.source, name.spelling, name.end - at, name.owner, name.plural, name.several
