"""The words of a description: determiners, adjectives, nouns (`all four of my`, `tapped 3/3 red`, `trampler`)."""

from __future__ import annotations

from bot.abilities.predefined_tokens import PREDEFINED
from bot.scenario.card_names import FUNCTION_WORDS
from bot.scenario.keywords import keyword_at, noun_at
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.player_phrases import PlayerPhrases
from bot.scenario.verbs import VERBS
from bot.scenario.words import (
    COLOR_NAMES,
    COLORS,
    CREATURE_NOUNS,
    NUMBERS,
    ORDINALS,
    PAID_FOR,
    SUBTYPE_TYPES,
    SUPERTYPES,
    THING_NOUNS,
    TIMES,
    TYPES,
    number,
    singular,
    word_set,
)
from bot.values import replace

_BEFORE_FOUGHT = word_set("a an the my his her their its your me him them you it")
_STATUS = {
    "tapped": "tapped",
    "untapped": "untapped",
    "attacking": "attacking",
    "blocking": "blocking",
    "blocked": "blocked",
    "unblocked": "unblocked",
    "goaded": "goaded",
    "sick": "sick",
    "enchanted": "enchanted",
    "equipped": "equipped",
    "damaged": "damaged",
    "flipped": "flipped",
    "transformed": "transformed",
    "monstrous": "monstrous",
    "renowned": "renowned",
    "suspected": "suspected",
    "saddled": "saddled",
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
    "dead": "dead",
    "dying": "",
    "nontoken": "",
    "surviving": "",
}

_TYPE_FOLLOWERS = frozenset({"token", "tokens", "card", "cards"})

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


class DescribingWords(PlayerPhrases):
    """Reads what describes a thing."""

    def thing(self, at: int) -> Readings:
        """One thing or a group."""
        raise NotImplementedError

    def _finish(self, ref: ThingRef, end: int, start: int, full: bool, owner: bool = False) -> Readings:
        raise NotImplementedError

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
                article = base.article or ("one" if word == "one" else "")
                base, index = base.but(count=found, many=found != 1, article=article), index + 1
                if self.fold(index) in ("more", "other", "additional"):
                    base, index = base.but(other=True), index + 1
            else:
                break
        return base, index

    def _counts(self, at: int, base: ThingRef) -> bool:
        """Whether the number at `at` counts things: something nameable follows it."""
        if at + 1 >= self.stop or (base.many and base.count not in (0, 2)):
            return False
        if any(name.source == "card" and name.end > at + 1 for name in self.lexicon.at(at)):
            return False  # `Two-Headed Dragon` is a name
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
        if word == "face" and self.fold(at + 1) == "down":
            return base.but(status=(*base.status, "face down"), described=True), at + 2
        if word == "summoning" and self.fold(at + 1) == "sick":
            return base.but(status=(*base.status, "sick"), described=True), at + 2
        if word in ("non",) and self.fold(at + 1) == "token":
            return base, at + 2
        if word in ("enchanted", "equipped") and self.fold(at + 1) in ("with", "by"):
            return None
        if word == "animated" and not (base.article or base.owner):
            return None  # `they have animated Mishra's Factory` tells a deed
        if word in ("attacking", "blocking") and base.size and self._begins_what_is_fought(at + 1):
            return None  # `a 4/4 blocking a 3/3`
        if word in _STATUS:
            status = _STATUS[word]
            return replace(
                base, status=(*base.status, status) if status else base.status, described=True
            ), at + 1
        if PAID_FOR.get(word):
            return base.but(status=(*base.status, word), described=True), at + 1
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

    def _begins_what_is_fought(self, at: int) -> bool:
        """Whether what is attacked or blocked is told at `at`: with an article, an owner or a name."""
        word = self.fold(at)
        return word in _BEFORE_FOUGHT or (
            at < self.stop and bool(self.lexicon.at(at) or self.lexicon.players.get(word))
        )

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
            or token.fold in TIMES
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
        return (
            bool(base.size or base.colors or base.types)
            or singular(token.fold) in _CREATURE_TYPES
            or self._is_predefined(at)
        )

    def _is_predefined(self, at: int) -> bool:
        """Whether a noun is a token that the rules define by its name (CR 111.10): `two Treasures`, `a food token`."""
        token = self.tokens[at]
        shown = token.text[:1].isupper() or self.fold(at + 1) in ("token", "tokens")
        return shown and _subtype(token.fold) in PREDEFINED

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
        predefined = self._is_predefined(at)
        bare = singular(stem) in _CREATURE_TYPES or predefined
        if (
            (base.article or base.size or base.many or bare)
            and self._is_subtype(at, base)
            and not self.lexicon.at(at)
            and (base.size is not None or not self._is_unknown_name(start, at))
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
                token=made_token or predefined,
                types=base.types
                or (SUBTYPE_TYPES.get(singular(stem), "Artifact" if predefined else "Creature"),),
                many=many or plural,
                count=0 if plural and not many else base.count,
                end=end,
            )
            return self._finish(head, end, start, full, owner)
        return []

    def _is_unknown_name(self, start: int, at: int) -> bool:
        """Whether the words up to `at` are the name of something that nobody knows, and no description: `Exalted Angel`, but not
        `Goblin Warrior`."""
        first = at
        while first > start and self.tokens[first - 1].text[:1].isupper():
            first -= 1
        words = [token.fold for token in self.tokens[first : at + 1] if token.fold not in _NO_NAMES]
        known = _CREATURE_TYPES | {*SUPERTYPES, *SUBTYPE_TYPES, *COLOR_NAMES}
        return len(words) > 1 and any(singular(word) not in known and word not in known for word in words)

    def _size_after(self, at: int) -> Readings:
        token = self.tokens[at] if at < self.stop else None
        if token is None or token.kind != "size" or token.text.startswith(("+", "-")):
            return []
        power, _, toughness = token.fold.partition("/")
        return [((int(power), int(toughness)), at + 1)] if power.isdigit() and toughness.isdigit() else []


_NO_NAMES = frozenset({"the", "a", "an", "my", "his", "her", "their", "your", "all", "each", "both"})


def _subtype(word: str) -> str:
    one = singular(word)
    return one[:1].upper() + one[1:]


#: Every word that describes a thing or is a creature's type.
DESCRIBING = frozenset(_STATUS) | _CREATURE_TYPES
