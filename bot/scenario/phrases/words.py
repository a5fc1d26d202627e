"""Words taken as they stand, and what belongs to things: `Zed's trigger`, `to deal 3 damage`."""

from __future__ import annotations

from functools import cache

from bot.engine.players.dungeons import ROOMS
from bot.scenario.forms.verbs import VERBS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.naming.letters import letter_at
from bot.scenario.naming.near_names import guess_at, short_at
from bot.scenario.phrases.adjectives import CREATURE_TYPES, subtype
from bot.scenario.phrases.keyword_triggers import is_keyword_that_acts, is_of_a_keyword
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    TYPES,
    singular,
    word_set,
)

_AMOUNT_WORDS = word_set("the this all of its his her their my combat any some")

_ABILITY_NOUNS = word_set("trigger triggers ability abilities effect")

#: Words of every sentence that tell which ability is meant: `its first ability`, `its combat damage trigger`.
_QUALIFIERS = word_set("first second third last combat damage attack block upkeep end draw life etb the")

#: Words that begin a question after a comma.
_ASKING = word_set("do does did will would can could how what who which")

_BREAKS = frozenset({",", "and", "in", "—", "but", "then", "so", ";", "when", "while"})


def read_doer(reader: PhraseReader, at: int) -> Readings:
    """One thing that does something of itself; `he` and `they` are players who do it."""
    return [] if reader.fold(at) in ("he", "she", "they") else reader.thing(at)


def read_belongs(reader: PhraseReader, at: int) -> Readings:
    """`Unsummon's`, `Zed's`: the thing that something belongs to."""
    found: Readings = []
    for index in range(at, min(at + 8, reader.stop)):
        if reader.tokens[index].owner:
            found += _owning(reader, at, index)
            if found or not reader.lexicon.in_long_name(index):
                break
    if reader.fold(at) in ("its", "his", "her", "their"):
        found.append((ThingRef("it", at, at + 1, word="it", told=reader.fold(at)), at + 1))
    return found


def _owning(reader: PhraseReader, at: int, last: int) -> Readings:
    """The thing whose possessive ends with token `last`."""
    start = at + 1 if reader.fold(at) == "the" else at
    whose = next((reading for reading in reader.owner(at) if reading[1] <= last), None)
    start = start if whose is None else whose[1]  # `my Prodigal Sorcerer's`
    told = reader.text_between(at, last + 1)
    found: Readings = []
    guesses = guess_at(reader.lexicon, start, last + 1) if reader.guessing else ()
    short = short_at(reader.lexicon, start, last + 1) if reader.guessing and not guesses else ()
    for name in (*reader.lexicon.at(start), *guesses, *short):
        letter, end = "", name.end
        if not name.owner and name.end <= last:
            letter, end = letter_at(reader, name.end)
        if end == last + 1:
            ref = ThingRef(
                name.source, at, end, name=name.spelling, names=name.several, letter=letter, told=told
            )
            found.append((ref if whose is None else ref.but(article="my", owner=whose[0]), end))
    if not found and not reader.owner(start) and last <= at + 3:
        found += _described_owner(reader, at, last)
    return found


def _described_owner(reader: PhraseReader, at: int, last: int) -> Readings:
    """`the 3/3's`, `my creature's`, `the Soldier's`, `the Soldier token's`."""
    word = reader.tokens[last].owner
    is_token = word in ("token", "tokens") and last > at + 1
    kind = reader.fold(last - 1) if is_token else word
    if singular(kind) in CREATURE_TYPES and reader.fold(at) in ("the", "that", "each"):
        told = reader.text_between(at, last + 1)
        described = ThingRef(
            "kind", at, last + 1, article=reader.fold(at), noun=kind, token=is_token, told=told
        )
        return [(described.but(types=("Creature",), subtypes=(subtype(kind),), described=True), last + 1)]
    if word in TYPES or singular(word) in TYPES:
        return [
            (
                ThingRef(
                    "kind",
                    at,
                    last + 1,
                    types=(TYPES[word],),
                    noun=word,
                    article=reader.fold(at),
                    told=reader.text_between(at, last + 1),
                ),
                last + 1,
            )
        ]
    return []


def read_triggername(reader: PhraseReader, at: int) -> Readings:
    """`Zed's trigger`, `the trigger of Zed`, `its ability`, `the Redcap trigger`, `exalted` that triggers or resolves."""
    if is_keyword_that_acts(reader, at):
        it = ThingRef("it", at, at + 1, word="trigger", told="the trigger")
        return [(it, at + 1), *([(it.but(end=at + 2), at + 2)] if is_of_a_keyword(reader, at) else [])]
    if reader.words is not None and reader.words.isdisjoint(_ABILITY_NOUNS):
        return []
    found: Readings = []
    for ref, end in read_belongs(reader, at):
        for more in range(end, min(end + 4, reader.stop)):
            if reader.tokens[more].kind == "quote":
                continue
            if reader.fold(more) in _ABILITY_NOUNS:
                end = more + 1
                found.append((ref, end + (reader.fold(end) in _ABILITY_NOUNS)))
                break
            if reader.tokens[more].kind != "word" or reader.fold(more) in FUNCTION_WORDS - _QUALIFIERS:
                break
    both = reader.fold(at) == "both"  # `both triggers`, `both of the triggers`
    index = at + 1 if both or reader.fold(at) in ("the", "that") else at
    index += both and reader.fold(index) == "of"
    index += both and reader.fold(index) in ("the", "his", "her", "my", "their")
    if reader.fold(index) in ("trigger", "ability") and reader.fold(index + 1) in ("of", "from"):
        found += [(ref, end) for ref, end in reader.thing(index + 2)]
    elif index > at and reader.fold(index) in ("trigger", "ability", "triggers"):
        found.append((ThingRef("it", at, index + 1, word="trigger", told="the trigger"), index + 1))
    if is_of_a_keyword(reader, index):
        return [(ThingRef("it", at, index + 2, word="trigger", told="the trigger"), index + 2)]
    for name in reader.lexicon.at(index) if index < reader.stop else ():
        if reader.fold(name.end) in ("trigger", "ability", "triggers"):
            ref = ThingRef(
                name.source,
                at,
                name.end,
                name=name.spelling,
                names=name.several,
                told=reader.text_between(at, name.end),
            )
            found.append((ref, name.end + 1))
    if not found:
        found = [
            (ref, end + 1)
            for ref, end in reader.thing(at)
            if reader.fold(end) in ("trigger", "ability", "triggers")
        ]
    return found


def read_dungeonroom(reader: PhraseReader, at: int) -> Readings:
    """`Lost Mine of Phandelver`, `Goblin Lair`: a dungeon, or a room of one."""
    found: Readings = []
    for name, words in _rooms_by_first_word().get(reader.fold(at), ()):
        if [reader.fold(at + n) for n in range(len(words))] == words:
            found.append((name, at + len(words)))
    return found


@cache
def _rooms_by_first_word() -> dict[str, list[tuple[str, list[str]]]]:
    """Dungeons and their rooms, each with its words."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for name in ROOMS:
        words = name.lower().rstrip("!").split()
        found.setdefault(words[0], []).append((name, words))
    return found


def read_effect(reader: PhraseReader, at: int) -> Readings:
    """What is applied first: a name, or words such as `the planeswalker redirection effect`."""
    found: Readings = []
    for ref, end in reader.thing(at):
        found.append((ref, end))
        if reader.fold(end) in ("effect", "shield", "replacement", "ability", "prevention", "redirection"):
            found.insert(0, (ref, end + 1))
    for ref, end in read_belongs(reader, at):
        if reader.fold(end) in ("effect", "shield", "replacement", "ability", "prevention", "redirection"):
            stop = end + 1
            if reader.fold(stop) == "effect":
                stop += 1
            found.insert(0, (ref, stop))
    for end in range(at + 1, min(at + 8, reader.stop)):
        if (
            reader.fold(end) in ("first", "is", "applies", "before", "apply")
            or reader.tokens[end].kind != "word"
        ):
            words = reader.text_between(at, end)
            if any(
                w in words.lower()
                for w in ("effect", "shield", "redirection", "prevention", "replacement", "doubl")
            ):
                found.append((words, end))
            break
    return found


def read_words(reader: PhraseReader, at: int) -> Readings:
    """Words as they stand, up to where a clause may end: the shortest run first, none past where a clause begins."""
    found: Readings = []
    index = at
    while index < reader.stop:
        index += 1
        ends = reader.fold(index) in ("in", "as") and "response" in (
            reader.fold(index + 1),
            reader.fold(index + 2),
        )
        ends = ends or _asks(reader, index)
        if index == reader.stop or ends or reader.fold(index) in _BREAKS:
            found.append((reader.text_between(at, index), index))
            if ends or (index < reader.stop and _clause_begins(reader, index)):
                break
    return found


def _asks(reader: PhraseReader, at: int) -> bool:
    """Whether a question begins: `to gain life how much do I get`."""
    word, following = reader.fold(at), reader.fold(at + 1)
    return (word == "how" and following in ("much", "many")) or (
        word in ("do", "does", "did") and following in ("i", "it", "he", "she", "they")
    )


def read_deedwords(reader: PhraseReader, at: int) -> Readings:
    """Words that begin with a verb: `prevent damage`, `gain 3 life`."""
    token = reader.tokens[at]
    if token.fold in ("attack", "swing", "block") and reader.fold(at - 1) == "and":
        return []  # a deed that comes after, of whoever does the one before
    return read_words(reader, at) if token.kind == "word" and token.fold in VERBS else []


def _clause_begins(reader: PhraseReader, at: int) -> bool:
    """Whether another clause begins at a comma or joining word: `, then`, `and Bob casts`, `and attacks`."""
    index = at
    while index < reader.stop and (reader.fold(index) in _BREAKS or reader.fold(index) == "also"):
        if reader.fold(index) == "then":
            return True
        index += 1
    if index >= reader.stop:
        return True
    token = reader.tokens[index]
    return (
        bool(reader.player(index))
        or token.fold in _ASKING
        or (index > at and (token.fold, reader.fold(index + 1)) in (("block", "with"), ("next", "turn")))
        or (index > at and (_is_deed(token) or bool(names_a_spell(reader, index))))
        or (token.kind == "word" and token.lemma != token.fold and token.fold.endswith("s"))
    )


#: What players do, and no effect does, so that a purpose ends before it.
_DEEDS = word_set("attack swing cast play activate equip crew")


def _is_deed(token: Token) -> bool:
    """`attack`, `attacked`; no `attacking`, which may tell how something is put there."""
    return token.fold in _DEEDS or (token.lemma in _DEEDS and not token.fold.endswith("ing"))


_SPELLS_AS_VERBS = word_set("bolt shock murder terror disenchant unsummon wrath fog path")


def names_a_spell(reader: PhraseReader, at: int) -> Readings:
    """`bolt him`: a card's name as a verb, after a comma or `and`."""
    token = reader.tokens[at]
    plain = token.kind == "word" and token.text.islower() and token.fold not in VERBS - _SPELLS_AS_VERBS
    return reader.phrases("castverb", at) if plain else []


read_todo = read_words

read_paytail = read_words

read_trigger = read_triggername


def read_redirecting(reader: PhraseReader, at: int) -> Readings:
    """`the damage`, `it`, `1 damage`, `all of it`, `Bolt's damage`, `the 3 damage`."""
    index = at
    owners = read_belongs(reader, at)
    if owners and reader.fold(owners[0][1]) in ("damage", "dmg", "combat"):
        index = owners[0][1]
    while index < reader.stop and (reader.fold(index) in _AMOUNT_WORDS or reader.number(index)):
        index += 1
    if reader.fold(index) in ("damage", "dmg", "it", "that", "them"):
        return [(reader.text_between(at, index + 1), index + 1)]
    return []
