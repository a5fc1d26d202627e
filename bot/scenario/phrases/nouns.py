"""Things in a sentence: `a tapped Serra Angel`, `my 3/3 wither lifelinker`, `the blocking creature`, `it`."""

from __future__ import annotations

from typing import Any

from bot.abilities.subtypes import SUBTYPES
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.naming.letters import letter_at
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.near_names import guess_at, short_at
from bot.scenario.phrases.adjectives import adjective
from bot.scenario.phrases.all_but import all_but
from bot.scenario.phrases.descriptions import NAMED, described
from bot.scenario.phrases.determiners import determiner
from bot.scenario.phrases.gifts import is_given
from bot.scenario.phrases.head_nouns import noun_head, size_after
from bot.scenario.phrases.keywords import keyword_at, keyword_said
from bot.scenario.phrases.names_halved import ONE_MORE, is_a_kind, is_half_of_a_name, is_one_more
from bot.scenario.phrases.object_clauses import told_by_object_clause
from bot.scenario.phrases.one_of_a_sort import in_order, one_of_a_sort, the_one, the_other
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.relative_clauses import told_within
from bot.scenario.phrases.spells_by_kind import kind_at
from bot.scenario.phrases.values import ThingRef
from bot.scenario.phrases.words_back import does_something, ends_phrase, half, own_one, pronoun, some_of
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.text.words import (
    COLOR_NAMES,
    TYPES,
    number,
    singular,
)
from bot.values import replace
from rulesdb.folding import fold

#: Possessives that stand for a thing of that player's.
_OWN = frozenset({"mine", "yours", "his", "hers", "theirs"})

#: What creatures are told apart by that have no name.
_LETTERS = frozenset("ABCDE")

_IT = frozenset({"it", "itself"})


def read_thing(reader: PhraseReader, at: int) -> Readings:
    """One thing or a group, without what is told of it after its name."""
    return _thing(reader, at, full=False)


def read_told(reader: PhraseReader, at: int) -> Readings:
    """One thing or a group with all that is told of it: `Ogre, a 3/3 creature with wither`."""
    return _thing(reader, at, full=True)


def _thing(reader: PhraseReader, at: int, full: bool) -> Readings:
    base = ThingRef("kind", at, at)
    index = at
    token = reader.tokens[at]
    if token.kind not in ("word", "number", "size", "tag"):
        return []
    readings: Readings = []
    word = token.fold
    named = reader.lexicon.at(at)
    for name in named:
        readings += _named(reader, base, name, at, full)
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
        readings += pronoun(reader, at)
    if word == "the" and reader.fold(at + 1) in ("former", "latter", "first", "second"):
        readings += pronoun(reader, at)
    if (word in ("both", "each", "all", "neither", "either") or number(word) is not None) and reader.fold(
        at + 1
    ) != "player":
        readings += some_of(reader, at)
    own = (word in _OWN and ends_phrase(reader, at + 1)) or (token.owner and does_something(reader, at + 1))
    if own:  # `his`, `Alice's attacks`
        readings += own_one(reader, at)
    if word == "half":
        return half(reader, at, lambda start: _thing(reader, start, full))
    base, index = determiner(reader, base, at)
    if index < reader.stop or base.order or base.other:
        readings += after_determiner(reader, base, index, at, full, skip=index == at)
    if reader.guessing:
        readings += _guessed(reader, base, index, at, full)
    readings += all_but(reader, readings, at)
    return _unique(readings)


def after_determiner(
    reader: PhraseReader, base: ThingRef, at: int, start: int, full: bool, skip: bool
) -> Readings:
    readings: Readings = []
    seen = base
    index = at
    given = False
    # adjectives, each with the chance that a name begins here instead
    for _ in range(14):
        for sort, end in one_of_a_sort(reader, seen, index):
            readings += finish(reader, sort, end, start, full)
        if index >= reader.stop:
            break
        if not (skip and index == at):
            keyword = keyword_said(reader.tokens, index, reader.stop, seen.size is not None)
            called = kind_at(reader, index)
            for name in reader.lexicon.at(index):
                if called is not None and called[-1] > name.end:
                    continue  # a blink spell is not the card Blink
                token = reader.fold(name.end) in ("token", "tokens")
                if token and (name.source == "part" or is_a_kind(reader, index, name)):
                    continue  # a Wolf token is not the Pyreheart Wolf, an Illusion token no card Illusion
                if name.source == "part" and any(name.end < whole.end for whole in reader.lexicon.at(start)):
                    continue  # `The Wasp, Janet Van Dyne` is named whole, and no Wasp beside a Janet
                if name.source == "part" and seen.subtypes and reader.tokens[index].text in SUBTYPES:
                    continue  # a Knight Ally is not Gideon, Ally of Zendikar
                if name.source == "part" and is_one_more(seen) and is_a_kind(reader, index, name, seen.count):
                    continue  # another Cleric is not Cleric of Life's Bond
                if seen.lines and is_half_of_a_name(reader, index, name):
                    continue  # Undying Malice is no Malice with undying
                if keyword is None or name.end > keyword[1]:  # `a 2/2 lifelink creature`: no card Lifelink
                    readings += _named(reader, seen, name, start, full)
        if reader.guessing and seen is not base:
            readings += _guessed(reader, seen, index, start, full)
        head = noun_head(reader, seen, index, start)
        if head is not None:
            readings += finish(reader, head[0], head[0].end, start, full, head[1])
        nxt = adjective(reader, seen, index)
        if nxt is None:
            break
        gift = is_given(reader, start) and keyword_at(reader.tokens, index, reader.stop) is not None
        if seen.size is not None and (gift or _may_be_said_of_it(reader, index)):
            readings += finish(reader, seen.but(end=index), index, start, full)
        given |= gift and seen.size is not None
        seen, index = nxt
    if given:
        pass  # `to give my 2/2 protection from red`: it has none yet
    elif (
        seen.size is not None
        or (seen.lines and seen.article)
        or (seen.described and seen.article in ("the", "my", "all", "both"))
    ):
        # `the 3/3`, `a 3/3 wither`: nothing but adjectives
        if seen.size is not None or seen.status or seen.lines:
            readings += finish(reader, seen.but(end=index), index, start, full)
    elif seen.other and index > at - 1 and seen.article in ("the", "my", "another") and index == at:
        rest = the_other(reader, seen, index)
        readings += finish(reader, rest, rest.end, start, full)
    if (one := the_one(reader, base, at)) is not None:
        readings += [(ref, end) for ref, end in finish(reader, one, one.end, start, full) if end > one.end]
    readings += in_order(reader, base, at, start)
    return readings


def _may_be_said_of_it(reader: PhraseReader, at: int) -> bool:
    """Whether the word may be what is said or asked of a thing rather than which it is: `my 4/4 blocked Ogre`, `Is my 5/5 tapped?`"""
    word = reader.fold(at)
    return word == "blocked" or (reader.asks and (word in _SAID_OF_IT or word in COLOR_NAMES))


_SAID_OF_IT = frozenset(
    {"dead", "tapped", "untapped", "damaged", "attacking", "blocking", "unblocked", "goaded", "renowned"}
)


def _named(reader: PhraseReader, base: ThingRef, name: NameAt, start: int, full: bool) -> Readings:
    end = name.end
    letter = ""
    if end < reader.stop and not name.owner:
        letter, end = letter_at(reader, end)
    owner = name.owner
    if letter and reader.tokens[end - 1].owner:
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
        word=" ".join(t.text for t in reader.tokens[start:end]),
    )
    if not owner and reader.fold(end) in ("token", "tokens"):
        ref, end = ref.but(token=True, end=end + 1), end + 1
    if not owner and reader.fold(end) in ("creature", "spell", "card", "ability") and name.source != "made":
        return [
            *finish(reader, ref, end, start, full, owner),
            *finish(reader, ref.but(end=end + 1), end + 1, start, full),
        ]
    return finish(reader, ref, end, start, full, owner)


def finish(
    reader: PhraseReader, ref: ThingRef, end: int, start: int, full: bool, owner: bool = False
) -> Readings:
    """The phrase with what may follow it: possessive things (`Unsummon's target`) and, when `full`, what is told of it."""
    if ref.source == "kind" and ref.size is None and ref.noun and not owner:
        for size, after in size_after(reader, end):
            ref, end = ref.but(size=size, described=True), after  # `an infect guy 3/3`
    word = reader.as_written(start, end) if ref.source == "kind" and not ref.word else ref.word
    if ref.source == "kind" and ref.noun and end < reader.stop and reader.tokens[end].kind == "tag":
        ref, end = ref.but(letter=reader.tokens[end].text), end + 1  # `a 2/2 creature #2`
    elif ref.source == "kind" and ref.noun == "creature" and not owner and end < reader.stop:
        letter, after = letter_at(reader, end)
        if letter in _LETTERS:  # `creature A attacks`
            ref, end = ref.but(letter=letter, article="the", end=after), after
            owner = bool(reader.tokens[end - 1].owner)
    told = reader.text_between(start, end)
    ref = ref.but(start=start, end=end, told=told, word=word)
    if reader.fold(start) == "one" and reader.fold(start + 1) == "of":
        ref = ref.but(article="one of", count=1, many=False)
    if owner:
        return _belonging(reader, ref, end, start)
    readings: Readings = [(ref, end)]
    clauses = [*told_within(reader, ref, end), *told_by_object_clause(reader, ref, end)]
    if not full:
        light = _light_suffix(reader, ref, end)
        return [*light, *clauses, *readings]
    return [*described(reader, ref, end), *clauses]


def _light_suffix(reader: PhraseReader, ref: ThingRef, end: int) -> Readings:
    """What names a thing more closely: `the creature with flying`, `the one blocking Ogre`, `Ogre token`."""
    named = ref.source == "kind" or (ref.source == "card" and ref.article == "the")
    if named and reader.fold(end) in ("with", "that", "named", "called", "without", "naming"):
        return [(r, e) for r, e in described(reader, ref, end) if e > end]
    if ref.source != "it" and reader.fold(end) == "," and reader.fold(end + 1) in ("which", "who"):
        return [(r, e) for r, e in described(reader, ref, end) if e > end]
    if ref.source == "kind" and (
        held := [(r, e) for r, e in described(reader, ref, end) if r.owner != ref.owner]
    ):
        return held
    sized = (
        reader.fold(end) == ","
        and reader.fold(end + 1) in ("a", "an")
        and (bool(size_after(reader, end + 2)) or (ref.source == "card" and reader.fold(end + 2) in TYPES))
    )
    sized = sized or (ref.source in NAMED and bool(size_after(reader, end)))  # `Serra Angel 4/4`
    if sized or (reader.fold(end) in _LIGHT and ref.source != "it"):
        return [(r, e) for r, e in described(reader, ref, end) if e > end]
    return []


def _belonging(reader: PhraseReader, ref: ThingRef, at: int, start: int) -> Readings:
    """`Unsummon's target`, `Ogre's blocker`, `Zed's copy`."""
    if reader.fold(at) not in _BELONGINGS:
        return []
    noun, told = singular(reader.fold(at)), reader.text_between(start, at + 1)
    many = reader.fold(at) != noun
    return [(ThingRef("kind", start, at + 1, noun=noun, of=ref, many=many, told=told), at + 1)]


_BELONGINGS = frozenset({"target", "targets", "blocker", "blockers", "copy", "token", "tokens"})


def _guessed(reader: PhraseReader, base: ThingRef, index: int, start: int, full: bool) -> Readings:
    readings: Readings = []
    if index >= reader.stop or reader.tokens[index].kind != "word":
        return []
    a_kind = base.article in ONE_MORE and reader.tokens[index].text.capitalize() in SUBTYPES
    if a_kind or reader.tokens[index].fold in reader.lexicon.players:
        return []
    exact = {n.end for n in reader.lexicon.at(index)}
    for name in guess_at(reader.lexicon, index, reader.stop):
        if not any(end >= name.end for end in exact):
            readings += _named(reader, base, name, start, full)
    word = reader.tokens[index]
    common = word.fold in FUNCTION_WORDS or (word.text.islower() and is_of_the_language(word.fold))
    if not exact and not readings:
        for name in short_at(reader.lexicon, index, reader.stop):
            # `living lightning`, common words each: of Living Lightning, Charged Up
            titled = fold(name.spelling.partition(",")[0]) == name.several[0] and name.end > index + 1
            if titled or not common:
                readings += _named(reader, base, name, start, full)
    return readings


def _unique(readings: Readings) -> Readings:
    seen: list[tuple[Any, int]] = []
    for reading in readings:
        if reading not in seen:
            seen.append(reading)
    return seen


#: What may follow a name and tell more of the thing wherever it is named.
_LIGHT = frozenset({"with", "naming", "wearing", "carrying", "holding", "paired", "crewed", "saddled", "("})
