"""Noun phrases: players (`Bob`, `my opponent`), things (`a tapped Serra Angel`, `my 3/3 wither lifelinker`, `it`), lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.scenario.keywords import keyword_at, noun_at
from bot.scenario.lexicon import FUNCTION_WORDS, Lexicon, NameAt
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.tokens import Token
from bot.scenario.verbs import VERBS
from bot.scenario.words import (
    COLOR_NAMES,
    COLORS,
    CREATURE_NOUNS,
    NUMBERS,
    ORDINALS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    THING_NOUNS,
    TYPES,
    WUBRG,
    number,
    singular,
    word_set,
)

Readings = list[tuple[Any, int]]

_ME = frozenset({"i", "me", "im", "ive", "myself", "ill", "id", "we", "us"})
_THEY = word_set(
    """
    he she they him her them hes shes theyre theyve himself herself
    """
)
_BEFORE_PLAYERS = word_set("my his her their the an your target that this a another")
_MY = frozenset({"my", "mine", "our"})
_THEIR = frozenset({"his", "her", "their", "theirs"})
_OPPONENT = frozenset({"opponent", "opp", "opponents", "opps", "oppo", "friend", "enemy", "foe", "buddy"})
_IT = frozenset({"it", "itself"})
_STATUS = {
    "tapped": "tapped",
    "untapped": "untapped",
    "attacking": "attacking",
    "blocking": "blocking",
    "blocked": "blocked",
    "unblocked": "unblocked",
    "goaded": "goaded",
    "kicked": "kicked",
    "sick": "sick",
    "enchanted": "enchanted",
    "equipped": "equipped",
    "damaged": "damaged",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
    "animated": "animated",
    "untargeted": "",
    "lone": "",
    "vanilla": "vanilla",
    "unnamed": "",
    "big": "",
    "huge": "",
    "little": "",
    "lowly": "",
    "plain": "vanilla",
    "regular": "vanilla",
    "normal": "vanilla",
    "random": "vanilla",
    "original": "",
    "poor": "",
    "mere": "",
    "simple": "vanilla",
    "freshly": "",
    "fresh": "",
    "dead": "",
    "dying": "",
    "nontoken": "",
    "copied": "",
    "surviving": "",
}


class NounPhrases:
    """Reads noun phrases at token places; every answer is remembered."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        self.tokens = tokens
        self.lexicon = lexicon
        self.stop = len(tokens)
        self.guessing = False
        self.far = 0
        self._memo: dict[tuple[str, int], Readings] = {}

    def forget(self, stop: int, guessing: bool = False) -> None:
        """Starts anew for the sentence that ends at `stop`; `guessing` lets near misses of names count."""
        self.stop = stop
        self.guessing = guessing
        self._memo.clear()

    def _remembered(self, kind: str, at: int, read: Callable[[int], Readings]) -> Readings:
        key = (kind, at)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = []  # a phrase inside itself reads as nothing
            found = self._memo[key] = read(at) if at < self.stop else []
            if not found and at > self.far and kind in ("thing", "told"):
                self.far = at
        return found

    def fold(self, at: int) -> str:
        """The folded word at `at`; empty past the sentence's end."""
        return self.tokens[at].fold if at < self.stop else ""

    # --- players ------------------------------------------------------------------------------------------------------

    def player(self, at: int) -> Readings:
        return self._remembered("player", at, self._player)

    def _player(self, at: int) -> Readings:
        token = self.tokens[at]
        if token.kind != "word":
            return []
        word = token.fold
        players = self.lexicon.players
        following = self.fold(at + 1)
        if word == "player" and f"player {following}" in players:
            return [(PlayerRef("name", players[f"player {following}"], at), at + 2)]
        if word in players:
            return [(PlayerRef("name", players[word], at), at + 1)]
        if word in _ME:
            end = at + 1
            return [(PlayerRef("me", "", at), end)]
        if word == "you" and not self.lexicon.players:
            return [(PlayerRef("me", "", at), at + 1)]
        if word in ("himself", "herself", "themselves", "themself"):
            return [(PlayerRef("self", "", at), at + 1)]
        if word in _THEY:
            return [(PlayerRef("they", word, at), at + 1)]
        if token.owner and (token.owner in _OPPONENT or token.owner in players):
            return self._possessive_player(at)
        if word in _OPPONENT:
            return [(PlayerRef("opponent", "", at), at + 1)]
        if word in _BEFORE_PLAYERS:
            return self._described_player(at)
        if word in ("face", "dome") and at and self.tokens[at - 1].kind == "word":
            return [(PlayerRef("opponent", "", at), at + 1)]
        if word == "both" and following == "players":
            return [(PlayerRef("all", "", at), at + 2)]
        if word in ("everyone", "everybody"):
            return [(PlayerRef("all", "", at), at + 1)]
        if word == "all" and following == "players":
            return [(PlayerRef("all", "", at), at + 2)]
        if word in ("each", "both", "all") and following in ("player", "of"):
            end = at + 2 if following == "player" else at + 3
            if following == "player" or self.fold(at + 2) in ("us", "them", "players"):
                return [(PlayerRef("all", "", at), end)]
        if word in ("active", "ap"):
            return [(PlayerRef("active", "", at), at + 2 if following == "player" else at + 1)]
        if word == "defending" and following == "player":
            return [(PlayerRef("defending", "", at), at + 2)]
        if word in ("nonactive", "nap") or (word == "non" and following == "active"):
            end = at + 1 if word != "non" else at + 2
            return [(PlayerRef("nonactive", "", at), end + 1 if self.fold(end) == "player" else end)]
        if word in ("nobody", "none") or (word == "no" and following == "one"):
            return [(PlayerRef("any", "", at), at + (2 if word == "no" else 1))]
        return []

    def _possessive_player(self, at: int) -> Readings:
        """`Bob's face` is Bob; `Bob's at 3` too (Bob is); `Bob's Ogre` is no player."""
        owner = self.tokens[at].owner
        players = self.lexicon.players
        ref = PlayerRef("name", players[owner], at) if owner in players else PlayerRef("opponent", "", at)
        if self.fold(at + 1) in ("face", "head", "dome"):
            return [(ref, at + 2)]
        if self.fold(at + 1) in ("opponent", "opp"):
            return [(PlayerRef("opponent", "", at), at + 2)]
        return [(ref, at + 1)] if self.fold(at + 1) in ("at", "on", "dead", "attacking", "blocking") else []

    def _described_player(self, at: int) -> Readings:
        word, following = self.tokens[at].fold, self.fold(at + 1)
        if at + 1 < self.stop and self.tokens[at + 1].owner and self.tokens[at].fold != "player":
            if self.tokens[at + 1].owner in _OPPONENT and self.fold(at + 2) in ("face", "head", "dome"):
                return [(PlayerRef("opponent", "", at), at + 3)]
            return []  # `my opponent's 1/1` is no player
        if following in _OPPONENT and following != "friend":
            return [(PlayerRef("opponent", "", at), at + 2)]
        if following == "friend" and word in ("my", "his", "her", "their"):
            return [(PlayerRef("opponent", "", at), at + 2)]
        if following in ("other",) and self.fold(at + 2) in ("player", "guy", "opponent"):
            return [(PlayerRef("opponent", "", at), at + 3)]
        if following == "guy" and word == "the" and self.fold(at + 2) not in ("with",):
            return [(PlayerRef("opponent", "", at), at + 2)]
        if following in ("face", "head", "dome") and word in ("my", "his", "her", "their", "your"):
            how = "me" if word in _MY else "they"
            return [(PlayerRef(how, "", at), at + 2)]  # type: ignore[arg-type]
        if following in ("active", "defending", "attacking", "nonactive") and self.fold(at + 2) == "player":
            how = (
                "active"
                if following in ("active", "attacking")
                else "defending"
                if following == "defending"
                else "nonactive"
            )
            return [(PlayerRef(how, "", at), at + 3)]  # type: ignore[arg-type]
        if following == "player" and word in ("that", "target", "another", "the"):
            return [(PlayerRef("they", "", at), at + 2)]
        return []

    def owner(self, at: int) -> Readings:
        """A possessive player: `my`, `Alice's`, `my opponent's`."""
        return self._remembered("owner", at, self._owner)

    def _owner(self, at: int) -> Readings:
        token = self.tokens[at]
        word = token.fold
        if word in _MY or (word == "your" and not self.lexicon.players):
            inner = self.tokens[at + 1] if at + 1 < self.stop else token
            if inner.owner in _OPPONENT or inner.fold in ("opponents", "opps"):
                return [(PlayerRef("opponent", "", at), at + 2)]
            return [(PlayerRef("me", "", at), at + 1)]
        if word in _THEIR:
            inner = self.tokens[at + 1] if at + 1 < self.stop else token
            if inner.owner in _OPPONENT or inner.fold in ("opponents", "opps"):
                return [(PlayerRef("opponent", "", at), at + 2)]
            return [(PlayerRef("they", "", at), at + 1)]
        if token.owner:
            if token.owner in self.lexicon.players:
                return [(PlayerRef("name", self.lexicon.players[token.owner], at), at + 1)]
            if token.owner in _OPPONENT:
                return [(PlayerRef("opponent", "", at), at + 1)]
        if word in ("opps", "opponents") and at + 1 < self.stop:
            return [(PlayerRef("opponent", "", at), at + 1)]
        if word in ("the", "an") and at + 1 < self.stop and self.tokens[at + 1].owner in _OPPONENT:
            return [(PlayerRef("opponent", "", at), at + 2)]
        if word == "the" and at + 2 < self.stop and self.tokens[at + 2].owner == "player":
            how = {"active": "active", "defending": "defending"}.get(self.fold(at + 1))
            if how:
                return [(PlayerRef(how, "", at), at + 3)]  # type: ignore[arg-type]
        return []

    # --- numbers -------------------------------------------------------------------------------------------------------

    def number(self, at: int) -> Readings:
        """A number in digits or words: 3, three, -2."""
        if at >= self.stop:
            return []
        token = self.tokens[at]
        if token.kind == "number":
            return [(int(token.fold), at + 1)]
        if token.kind == "word" and token.fold in NUMBERS:
            value = NUMBERS[token.fold]
            if (
                value in (20, 30, 40, 50)
                and self.fold(at + 1) in NUMBERS
                and 0 < NUMBERS[self.fold(at + 1)] < 10
            ) and self.fold(at + 1) not in ("a", "an"):
                return [(value + NUMBERS[self.fold(at + 1)], at + 2)]
            return [(value, at + 1)]
        return []

    # --- things ---------------------------------------------------------------------------------------------------------

    def thing(self, at: int) -> Readings:
        """One thing or a group, without what is told of it after its name."""
        return self._remembered("thing", at, lambda i: self._thing(i, full=False))

    def told(self, at: int) -> Readings:
        """One thing or a group with all that is told of it: `Ogre, a 3/3 creature with wither`."""
        return self._remembered("told", at, lambda i: self._thing(i, full=True))

    def _thing(self, at: int, full: bool) -> Readings:
        base = ThingRef("kind", at, at)
        index = at
        token = self.tokens[at]
        if token.kind not in ("word", "number", "size", "tag"):
            return []
        readings: Readings = []
        word = token.fold
        named = self.lexicon.at(at)
        for name in named:
            readings += self._named(base, name, at, full)
        if word in _IT or word in (
            "this",
            "that",
            "those",
            "these",
            "them",
            "they",
            "him",
            "her",
            "he",
            "she",
            "himself",
        ):
            readings += self._pronoun(base, at)
        if (
            word in ("one", "two", "both", "each", "all", "neither", "either")
            and self.fold(at + 1) != "player"
        ):
            readings += self._some_of(base, at)
        base, index = self._determiner(base, at)
        if index < self.stop or base.order:
            readings += self._after_determiner(base, index, at, full, skip=index == at)
        if self.guessing:
            readings += self._guessed(base, index, at, full)
        return _unique(readings)

    def _determiner(self, base: ThingRef, at: int) -> tuple[ThingRef, int]:
        """`all four of my`, `the other`, `two`, `another`, `Bob's`."""
        index = at
        for _ in range(5):
            if index >= self.stop:
                break
            token = self.tokens[index]
            word = token.fold
            owner = self.owner(index)
            if owner and base.owner is None:
                base, index = base.but(owner=owner[0][0], article=base.article or "my"), owner[0][1]
            elif word in (
                "the",
                "a",
                "an",
                "this",
                "that",
                "these",
                "those",
                "some",
                "said",
                "same",
                "another",
                "any",
            ):
                if base.article not in ("", "all", "both", "each", "the", "one") and word != "same":
                    break
                if word == "another":
                    base = base.but(other=True)
                if word in ("these", "those"):
                    base = base.but(many=True, count=0)
                if word == "some":
                    base = base.but(many=True)
                keep = base.article if base.article in ("all", "both", "each") else word
                base, index = base.but(article=keep), index + 1
            elif word in ("all", "both", "each", "every"):
                count = 2 if word == "both" else 0
                base, index = base.but(article=word, count=count, many=True), index + 1
                if self.fold(index) == "of":
                    index += 1
            elif word == "own" and base.owner is not None:
                index += 1
            elif word == "other" and (base.article or base.owner):
                base, index = base.but(other=True), index + 1
            elif (
                self.fold(index + 1) == "of"
                and (some := number(word)) is not None
                and (self.owner(index + 2) or self.fold(index + 2) in ("the", "these", "those"))
            ):
                base, index = base.but(count=some, many=some != 1), index + 2
            elif word in ORDINALS and base.article == "the" and word not in ("last",):
                following = self.fold(index + 1)
                if word == "first" and following.startswith("strik"):
                    break
                if word == "second" and following == "copy":
                    break
                base, index = base.but(order=ORDINALS[word]), index + 1
            elif (found := number(word)) is not None and token.kind != "size" and word not in ("no",):
                if not self._counts(index, base):
                    break
                base, index = base.but(count=found, many=found != 1), index + 1
                if self.fold(index) in ("more", "other", "additional"):
                    base, index = base.but(other=True), index + 1
            else:
                break
        return base, index

    def _counts(self, at: int, base: ThingRef) -> bool:
        """Whether the number at `at` counts things: something nameable follows it."""
        if at + 1 >= self.stop or (base.many and base.count not in (0, 2)):
            return False
        following = self.tokens[at + 1]
        if following.kind == "size":
            return True
        if following.kind != "word" or following.fold in (
            "damage",
            "life",
            "dmg",
            "points",
            "point",
            "poison",
            "mana",
            "of",
        ):
            return False
        return following.fold not in ("loyalty", "counter", "counters")

    def _after_determiner(self, base: ThingRef, at: int, start: int, full: bool, skip: bool) -> Readings:
        readings: Readings = []
        seen = base
        index = at
        # adjectives, each with the chance that a name begins here instead
        for _ in range(14):
            if index >= self.stop:
                break
            self.tokens[index]
            if not (skip and index == at):
                keyword = keyword_at(self.tokens, index, self.stop) if seen.size is not None else None
                for name in self.lexicon.at(index):
                    if (
                        keyword is None or name.end > keyword[1]
                    ):  # `a 2/2 lifelink creature`: no card Lifelink
                        readings += self._named(seen, name, start, full)
            if self.guessing and seen is not base:
                readings += self._guessed(seen, index, start, full)
            readings += self._noun_head(seen, index, start, full)
            nxt = self._adjective(seen, index)
            if nxt is None:
                break
            seen, index = nxt
        if (
            seen.size is not None
            or (seen.lines and seen.article)
            or (seen.described and seen.article in ("the", "my", "all", "both"))
        ):
            # `the 3/3`, `a 3/3 wither`: nothing but adjectives
            if seen.size is not None or seen.status or seen.lines:
                readings += self._finish(seen.but(end=index), index, start, full)
        elif seen.other and index > at - 1 and seen.article in ("the", "my", "another") and index == at:
            readings += self._finish(seen.but(end=index, word="other"), index, start, full)
        if base.order and self._ends_phrase(at):
            # `the first`, `the second`: of those last spoken of
            told = self._text(start, at)
            readings.append((ThingRef("it", start, at, word="one", order=base.order, told=told), at))
        return readings

    def _adjective(self, base: ThingRef, at: int) -> tuple[ThingRef, int] | None:
        token = self.tokens[at]
        word = token.fold
        if token.kind == "size":
            if token.text.startswith(("+", "-")) or base.size is not None:
                return None
            plural = word.endswith("s")
            power, _, toughness = word.removesuffix("s").partition("/")
            if not (power.isdigit() and toughness.isdigit()):
                return None
            count = base.count if not plural or base.count != 1 or base.article in ("a", "one") else 0
            if plural and base.article in ("the", "my", "") and base.count == 1:
                count = 0
            sized = replace(
                base, size=(int(power), int(toughness)), described=True, many=base.many or plural, count=count
            )
            return sized, at + 1
        if token.kind == "mark":
            # `a 3/3, flying creature`; `green/white`
            following = self.fold(at + 1)
            more = token.fold in (",", "/") and base.described and at + 1 < self.stop
            if more and (following in COLOR_NAMES or keyword_at(self.tokens, at + 1, self.stop)):
                return base, at + 1
            return None
        if token.kind != "word":
            return None
        if word in ("and", "or") and base.described and at + 1 < self.stop:
            following = self.fold(at + 1)
            if following in COLOR_NAMES and base.colors:
                return base, at + 1
            if keyword_at(self.tokens, at + 1, self.stop) and base.lines:
                return base, at + 1
            return None
        if word in COLOR_NAMES:
            colors = base.colors if COLORS[word] == "colorless" else (*base.colors, COLORS[word])
            return base.but(colors=colors, described=True), at + 1
        keyword = keyword_at(self.tokens, at, self.stop)
        noun = noun_at(self.tokens, at, self.stop)
        if keyword is not None and (noun is None or noun[1] < keyword[1]):
            return base.but(lines=(*base.lines, keyword[0]), described=True), keyword[1]
        if word == "summoning" and self.fold(at + 1) == "sick":
            return base.but(status=(*base.status, "sick"), described=True), at + 2
        if word in ("non",) and self.fold(at + 1) == "token":
            return base, at + 2
        if word in ("enchanted", "equipped") and self.fold(at + 1) in ("with", "by"):
            return None
        if word in _STATUS:
            status = _STATUS[word]
            return replace(
                base, status=(*base.status, status) if status else base.status, described=True
            ), at + 1
        if word in SUPERTYPES:
            return base.but(supertypes=(*base.supertypes, SUPERTYPES[word]), described=True), at + 1
        if word in TYPES and (self.fold(at + 1) in TYPES or self.fold(at + 1) in _TYPE_FOLLOWERS):
            return base.but(types=(*base.types, TYPES[word]), described=True), at + 1
        if word in ("token", "tokens") and self.fold(at + 1) in ("creature", "creatures"):
            return base.but(token=True, described=True), at + 1
        if self._is_subtype(at, base) and at + 1 < self.stop:
            after = self.tokens[at + 1]
            if after.fold in TYPES or after.fold in ("token", "tokens") or self._is_subtype(at + 1, base):
                return base.but(subtypes=(*base.subtypes, _subtype(token.text)), described=True), at + 1
        return None

    def _is_subtype(self, at: int, base: ThingRef) -> bool:
        """An unknown noun in a description is a subtype: `a 2/2 black Zombie`."""
        if at >= self.stop:
            return False
        token = self.tokens[at]
        if token.kind != "word" or token.fold in FUNCTION_WORDS or token.owner or len(token.fold) < 3:
            return False
        if (
            token.fold in TYPES
            or token.fold in CREATURE_NOUNS
            or token.fold in THING_NOUNS
            or token.fold in NUMBERS
        ):
            return False
        if (
            token.fold in self.lexicon.players
            or token.fold in COLOR_NAMES
            or token.fold in ("token", "tokens")
            or keyword_at(self.tokens, at, self.stop) is not None
        ):
            return False
        if token.lemma in VERBS and token.text[:1].islower() and singular(token.fold) not in _CREATURE_TYPES:
            return False
        return bool(base.size or base.colors or base.types) or singular(token.fold) in _CREATURE_TYPES

    def _noun_head(self, base: ThingRef, at: int, start: int, full: bool) -> Readings:
        """The noun that a description ends in: creature, trampler, token, Goblin, planeswalker, spell."""
        token = self.tokens[at]
        if token.kind != "word":
            return []
        word = token.fold
        many = base.many
        noun = noun_at(self.tokens, at, self.stop)
        if noun is not None and (base.article or base.size or base.many):
            plural = self.tokens[noun[1] - 1].fold.endswith("s")
            if self.fold(noun[1]) in ("token", "tokens"):
                base, noun = base.but(token=True), (noun[0], noun[1] + 1)
            head = replace(
                base,
                lines=(*base.lines, noun[0]),
                noun=" ".join(t.text for t in self.tokens[at : noun[1]]),
                described=True,
                many=many or plural,
                count=0 if plural and not many else base.count,
                types=base.types or ("Creature",),
            )
            return self._finish(head.but(end=noun[1]), noun[1], start, full)
        stem, owner = word, False
        if token.owner:
            stem, owner = token.owner, True
        plural = stem.endswith("s") and stem not in ("colorless",)
        if stem in TYPES:
            end = at + 1
            made_token = base.token
            if self.fold(end) in ("token", "tokens"):
                made_token, plural, end = True, self.fold(end) == "tokens", end + 1
            elif self.fold(end) in ("card", "cards", "spell", "spells"):
                plural, end = self.fold(end).endswith("s"), end + 1
            head = replace(
                base,
                types=(*base.types, TYPES[stem]),
                noun=stem,
                described=True,
                token=made_token,
                many=many or plural,
                count=0 if plural and not many else base.count,
                end=end,
            )
            return self._finish(head, end, start, full, owner)
        if stem in CREATURE_NOUNS and (base.article or base.size or base.many or base.lines):
            status = {"attacker": "attacking", "blocker": "blocking"}.get(singular(stem))
            head = replace(
                base,
                types=base.types or ("Creature",),
                noun=stem,
                described=True,
                many=many or plural,
                count=0 if plural and not many else base.count,
                status=(*base.status, status) if status and not base.size else base.status,
                end=at + 1,
            )
            return self._finish(head, at + 1, start, full, owner)
        if stem in ("token", "tokens"):
            head = base.but(token=True, noun="token", described=True, end=at + 1, many=many or plural)
            head = head.but(count=0 if plural and not many else base.count)
            return self._finish(head, at + 1, start, full, owner)
        if stem in THING_NOUNS and (base.article or base.many):
            head = base.but(noun=singular(stem), described=True, end=at + 1, many=many or plural)
            head = head.but(count=0 if plural and not many else base.count)
            return self._finish(head, at + 1, start, full, owner)
        if stem in ("copy", "copies") and base.article:
            end = at + 1
            if self.fold(end) == "of":
                for inner, stop in self.thing(end + 1):
                    return self._finish(
                        base.but(noun="copy", of=inner, described=True, end=stop), stop, start, full
                    )
            return self._finish(base.but(noun="copy", described=True, end=end), end, start, full)
        if stem in ("storm",) and self.fold(at + 1) == "copy":
            return self._finish(base.but(noun="copy", described=True, end=at + 2), at + 2, start, full)
        bare = singular(stem) in _CREATURE_TYPES
        if (
            (base.article or base.size or base.many or bare)
            and self._is_subtype(at, base)
            and not self.lexicon.at(at)
        ):
            end = at + 1
            made_token = base.token
            if self.fold(end) in ("token", "tokens"):
                made_token, end = True, end + 1
            head = replace(
                base,
                subtypes=(*base.subtypes, _subtype(token.text if not owner else stem)),
                noun=stem,
                described=True,
                token=made_token,
                types=base.types or (SUBTYPE_TYPES.get(singular(stem), "Creature"),),
                many=many or plural,
                count=0 if plural and not many else base.count,
                end=end,
            )
            return self._finish(head, end, start, full, owner)
        return []

    def _named(self, base: ThingRef, name: NameAt, start: int, full: bool) -> Readings:
        end = name.end
        letter = ""
        if end < self.stop and not name.owner:
            letter, end = self._letter(end)
        owner = name.owner
        if letter and self.tokens[end - 1].owner:
            owner = True
        ref = replace(
            base,
            source=name.source,
            start=start,
            end=end,
            name=name.spelling,
            names=name.several,
            letter=letter,
            many=base.many or name.plural,
            count=0 if name.plural and not base.many and base.count == 1 else base.count,
            word=" ".join(t.text for t in self.tokens[start:end]),
        )
        if not owner and self.fold(end) in ("token", "tokens"):
            ref, end = ref.but(token=True, end=end + 1), end + 1
        if not owner and self.fold(end) in ("creature", "spell", "card", "ability") and name.source != "made":
            return [
                *self._finish(ref, end, start, full, owner),
                *self._finish(ref.but(end=end + 1), end + 1, start, full),
            ]
        return self._finish(ref, end, start, full, owner)

    def _letter(self, at: int) -> tuple[str, int]:
        """What tells one of several: `A`, `#2`, `2`."""
        token = self.tokens[at]
        if token.kind == "tag":
            return token.text, at + 1
        stem = token.text.split("'")[0] if token.owner else token.text
        if token.kind == "word" and len(stem) == 1 and stem.isalpha():
            if stem.isupper() and stem not in ("I", "X") and (stem != "A" or self._letter_ends(at + 1)):
                return stem, at + 1
            if stem in "bcdefgh" or (stem == "a" and self._letter_ends(at + 1)):
                return stem.upper(), at + 1
        if (
            token.kind == "number"
            and token.text.isdigit()
            and int(token.text) < 10
            and self._letter_ends(at + 1)
        ) and self.tokens[at - 1].kind == "word":
            return f"#{token.text}", at + 1
        return "", at

    def _letter_ends(self, at: int) -> bool:
        """Whether what follows cannot be what an article or number belongs to."""
        if at >= self.stop:
            return True
        token = self.tokens[at]
        if token.kind in ("mark", "break"):
            return token.fold != "/"
        return token.fold in _AFTER_LETTER or (
            token.kind == "word" and token.lemma in ("block", "attack", "die", "deal", "be", "have")
        )

    def _finish(self, ref: ThingRef, end: int, start: int, full: bool, owner: bool = False) -> Readings:
        """The phrase with what may follow it: possessive things (`Unsummon's target`) and, when `full`, what is told of it."""
        if ref.source == "kind" and ref.size is None and ref.noun and not owner:
            for size, after in self._size_after(end):
                ref, end = ref.but(size=size, described=True), after  # `an infect guy 3/3`
        told = self._text(start, end)
        word = self._as_written(start, end) if ref.source == "kind" and not ref.word else ref.word
        ref = ref.but(start=start, end=end, told=told, word=word)
        if owner:
            return self._belonging(ref, end, start)
        readings: Readings = [(ref, end)]
        if not full:
            light = self._light_suffix(ref, end)
            return [*light, *readings]
        from bot.scenario.descriptions import described

        return described(self, ref, end)

    def _size_after(self, at: int) -> Readings:
        token = self.tokens[at] if at < self.stop else None
        if token is None or token.kind != "size" or token.text.startswith(("+", "-")):
            return []
        power, _, toughness = token.fold.partition("/")
        return [((int(power), int(toughness)), at + 1)] if power.isdigit() and toughness.isdigit() else []

    def _light_suffix(self, ref: ThingRef, end: int) -> Readings:
        """What names a thing more closely: `the creature with flying`, `the one blocking Ogre`, `Ogre token`."""
        if ref.source == "kind" or ref.article in ("the",):
            from bot.scenario.descriptions import described

            if self.fold(end) in ("with", "that", "named", "called", "without", "naming") and ref.source in (
                "kind",
                "card",
            ):
                return [(r, e) for r, e in described(self, ref, end) if e > end]
        sized = (
            self.fold(end) == "," and self.fold(end + 1) in ("a", "an") and bool(self._size_after(end + 2))
        )
        if sized or (
            self.fold(end) in ("with", "naming", "wearing", "carrying", "holding", "(") and ref.source != "it"
        ):
            from bot.scenario.descriptions import described

            return [(r, e) for r, e in described(self, ref, end) if e > end]
        return []

    def _belonging(self, ref: ThingRef, at: int, start: int) -> Readings:
        """`Unsummon's target`, `Ogre's blocker`, `Zed's copy`."""
        if at < self.stop and self.fold(at) in (
            "target",
            "targets",
            "blocker",
            "blockers",
            "copy",
            "controller",
            "token",
            "tokens",
        ):
            noun = singular(self.fold(at))
            return [
                (
                    ThingRef(
                        "kind",
                        start,
                        at + 1,
                        noun=noun,
                        of=ref,
                        many=self.fold(at) != noun,
                        told=self._text(start, at + 1),
                    ),
                    at + 1,
                )
            ]
        return []

    def _text(self, start: int, end: int) -> str:
        return " ".join(t.text for t in self.tokens[start:end])

    def _as_written(self, start: int, end: int) -> str:
        """The words as the user wrote them (`pro-green`)."""
        text = self.lexicon.text
        return " ".join(text[self.tokens[start].start : self.tokens[end - 1].end].split())

    def _pronoun(self, base: ThingRef, at: int) -> Readings:
        word = self.fold(at)
        following = self.fold(at + 1)
        if word in ("that", "this", "those", "these"):
            if following in ("one", "ones"):
                return [
                    (
                        ThingRef(
                            "it", at, at + 2, word="it", many=following == "ones", told=self._text(at, at + 2)
                        ),
                        at + 2,
                    )
                ]
            if following and following not in FUNCTION_WORDS and self.tokens[at + 1].kind == "word":
                return []
            if word in ("this", "that"):
                return [(ThingRef("it", at, at + 1, word=word, told=word), at + 1)]
        many = word in ("them", "they", "those", "these")
        return [(ThingRef("it", at, at + 1, word=word, many=many, count=0 if many else 1, told=word), at + 1)]

    def _some_of(self, base: ThingRef, at: int) -> Readings:
        """`one of them`, `both`, `both of them`, `each of those`, `neither`."""
        word = self.fold(at)
        count = {"one": 1, "two": 2, "both": 2}.get(word, 0)
        if self.fold(at + 1) == "of" and self.fold(at + 2) in ("them", "those", "these", "the"):
            end = at + 3
            if self.fold(at + 2) == "the" and self.fold(end) in ("two", "three"):
                end += 1
            elif self.fold(at + 2) == "the":
                return []
            return [
                (
                    ThingRef(
                        "it", at, end, word="them", count=count, many=count != 1, told=self._text(at, end)
                    ),
                    end,
                )
            ]
        if word in ("both", "each", "all", "neither") and self._ends_phrase(at + 1):
            return [(ThingRef("it", at, at + 1, word="them", count=count, many=True, told=word), at + 1)]
        if word == "one" and self._ends_phrase(at + 1):
            return [(ThingRef("it", at, at + 1, word="one", told=word), at + 1)]
        return []

    def _ends_phrase(self, at: int) -> bool:
        if at >= self.stop:
            return True
        token = self.tokens[at]
        return (
            token.kind in ("break", "mark")
            or token.fold in _AFTER_LETTER
            or (token.kind == "word" and token.lemma in _COMMON_VERBS)
        )

    def _guessed(self, base: ThingRef, index: int, start: int, full: bool) -> Readings:
        readings: Readings = []
        if index >= self.stop or self.tokens[index].kind != "word":
            return []
        if self.tokens[index].fold in self.lexicon.players:
            return []
        exact = {n.end for n in self.lexicon.at(index)}
        for name in self.lexicon.guess_at(index, self.stop):
            if not any(end >= name.end for end in exact):
                readings += self._named(base, name, start, full)
        if not exact and not readings and self.tokens[index].fold not in FUNCTION_WORDS:
            for name in self.lexicon.short_at(index, self.stop):
                readings += self._named(base, name, start, full)
        return readings

    # --- lists ---------------------------------------------------------------------------------------------------------

    def things(self, at: int) -> Readings:
        """`Bear, Elf and two Ogres`."""
        return self._remembered("things", at, lambda i: self._list(i, self.thing))

    def tolds(self, at: int) -> Readings:
        """A list of things with all that is told of each."""
        return self._remembered("tolds", at, lambda i: self._list(i, self.told))

    def target(self, at: int) -> Readings:
        """A player or a thing."""
        return self._remembered("target", at, self._target)

    def _target(self, at: int) -> Readings:
        players = self.player(at) if self.fold(at) not in ("i", "he", "she", "we") else []
        things = self.thing(at)
        if players and self.fold(at) in ("him", "her", "them", "he", "she", "they"):
            return [*players, *things]
        longest = max((end for _, end in things), default=0)
        if players and players[0][1] < longest and things[0][0].source in ("card", "made"):
            return [*things, *players]
        return [*players, *things]

    def targets(self, at: int) -> Readings:
        """A list of players and things."""
        return self._remembered("targets", at, lambda i: self._list(i, self.target))

    def _list(self, at: int, item: Callable[[int], Readings]) -> Readings:
        """`A`, `A and B`, `A, B and C`: the longest lists first. Items keep their own order of readings."""
        complete: Readings = []
        if self.fold(at) == "both" and at + 1 < self.stop:
            # `both Ogre and Giant`: the word only says that there are two
            complete += [(refs, end) for refs, end in self._list(at + 1, item) if len(refs) == 2]
        for first, end in item(at):
            complete += self._more(((first,), end), item, 0)
        complete.sort(key=lambda reading: -reading[1])
        return [(_counted_off(refs), end) for refs, end in complete[:24]]

    def _more(
        self, so_far: tuple[tuple[Ref, ...], int], item: Callable[[int], Readings], depth: int
    ) -> Readings:
        refs, end = so_far
        found: Readings = []
        if depth < 40:
            nxt = self._list_joint(end)
            if nxt is not None:
                readings = item(nxt)
                for ref, stop in readings[:4]:
                    found += self._more(((*refs, ref), stop), item, depth + 1)
                    if len(found) > 12:
                        break
        found.append((refs, end))
        return found

    def _list_joint(self, at: int) -> int | None:
        word = self.fold(at)
        if word == "," and self.fold(at + 1) in ("and", "&", "plus", "then"):
            return at + 2
        if word in (",", "and", "&", "plus", "+"):
            return at + 1
        if word == "as" and self.fold(at + 1) == "well" and self.fold(at + 2) == "as":
            return at + 3
        return None


def _counted_off(refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """`two creatures, Memnite and Gray Ogre`: the two are those that follow."""
    first = refs[0]
    if not isinstance(first, ThingRef) or first.source != "kind" or first.size is not None:
        return refs
    if first.many and 2 < len(refs) == first.count + 1 and first.article not in ("all", "the"):
        return refs[1:]
    return refs


def _unique(readings: Readings) -> Readings:
    seen: list[tuple[Any, int]] = []
    for reading in readings:
        if reading not in seen:
            seen.append(reading)
    return seen


def _subtype(word: str) -> str:
    one = singular(word)
    return one[:1].upper() + one[1:]


def wubrg(colors: Sequence[str]) -> tuple[str, ...]:
    """Colours once each, in WUBRG order."""
    return tuple(c for c in WUBRG if c in colors)


_TYPE_FOLLOWERS = frozenset({"token", "tokens", "card", "cards"})
_AFTER_LETTER = word_set(
    """
    and or with without to in on at is are was has have are attacks blocks attack block dies die first before after then both for
    from but targeting deals deal by while does do will would gets get survive survives using as into & get
    """
)
_COMMON_VERBS = word_set(
    """
    be have do die survive live deal attack block get become fight trade hit take go resolve trigger will
    would can
    """
)

_CREATURE_TYPES = word_set(
    """
    advisor ally angel ape archer army artificer assassin badger barbarian bat bear beast beetle berserker bird boar cat centaur
    cleric construct crab crocodile cyclops demon devil dinosaur djinn dog dragon drake druid dryad dwarf efreet elder eldrazi
    elemental elephant elf elk eye faerie fish fox frog fungus gargoyle giant gnome goat goblin god golem gorgon griffin hag
    harpy hippo homunculus horror horse hound human hydra illusion imp insect jellyfish juggernaut kavu kithkin knight kobold kor
    kraken leviathan lizard mercenary merfolk minion minotaur monk moonfolk mutant myr naga nightmare ninja noble ogre ooze orc ouphe
    ox oyster peasant pegasus pest phoenix phyrexian pilot pirate plant praetor rabbit rat rebel rhino robot rogue samurai
    saproling satyr scarecrow scout serpent servo shade shaman shapeshifter skeleton slith sliver snake soldier specter sphinx
    spider spike spirit squid squirrel thopter thrull treefolk troll turtle unicorn vampire vedalken viashino wall warlock warrior
    weird werewolf whale wizard wolf wolverine wombat worm wraith wurm yeti zombie equipment aura vehicle forest island swamp
    mountain plains
    """
)
