"""Who and what a question is about, as it is worded: `any of his creatures`, `neither`, `no attacker`, `both`, `Ogre and I`."""

from __future__ import annotations

from bot.scenario.phrases.nouns import after_determiner
from bot.scenario.phrases.players import any_player
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.phrases.words_back import ends_phrase
from bot.scenario.text.quantity_words import HOW_MANY, WHATEVER
from bot.scenario.text.words import word_set

_OF_TWO = ("both", "either", "neither")
_THEM = word_set("them these those")
_OF_NOBODY = word_set("creatures creature there")


def read_askwhat(reader: PhraseReader, at: int) -> Readings:
    """What is asked about: things or a player."""
    quantified = _quantified(reader, at)
    things = [*quantified, *reader.things(at)]
    players = [((player,), end) for player, end in reader.player(at)]
    if reader.fold(at) in ("they", "them") and reader.fold(at + 1) in ("all", "both"):
        players = []
    if any(end >= stop for _, end in quantified for _, stop in players):
        players = []
    found = sorted([*players, *things], key=lambda reading: -reading[1])
    if reader.fold(at) in ("each", "both") and [reader.fold(at + 1), reader.fold(at + 2)] == ["of", "us"]:
        found.append(((PlayerRef("all", "", at),), at + 3))
    found += (((player,), end) for player, end in any_player(reader, at))
    if reader.fold(at) in _OF_NOBODY:
        found.append(((_creatures(reader, at, at + 1, ""),), at + 1))
    return found


def _quantified(reader: PhraseReader, at: int) -> Readings:
    """`any of his creatures`, `neither of them`, `no attacker`, `everything`, `anything of mine`: what is meant as a group,
    with an article that says of how many of them it is asked."""
    word = reader.fold(at)
    if word in WHATEVER:
        end = at + 1
        found = [((_creatures(reader, at, end, WHATEVER[word]),), end)]
        if reader.fold(end) == "of" and reader.owner(end + 1):
            owner, end = reader.owner(end + 1)[0]
            found.insert(0, ((_creatures(reader, at, end, WHATEVER[word]).but(owner=owner),), end))
        return found
    article = HOW_MANY.get(word)
    if article is None:
        return []
    index = at + 1 + (reader.fold(at + 1) == "of")
    two = (reader.fold(index), reader.fold(index + 1)) == ("the", "two")
    if index > at + 1 and (reader.fold(index) in _THEM or two):
        end = index + 1 + two
        return [((_back(reader, at, end, article, word),), end)]
    found = []
    base = ThingRef("kind", at, at, article=article)
    counted = after_determiner(reader, base, index, at, full=False, skip=False)
    for ref, end in [one for one in reader.thing(index) if index > at + 1 or one[0].owner] or counted:
        if ref.source == "kind" and ref.of is None:
            told = reader.text_between(at, end)
            count = 2 if word in _OF_TWO else 0
            found.append(((ref.but(article=article, start=at, many=True, count=count, told=told),), end))
    if ends_phrase(reader, at + 1):
        found.append(((_back(reader, at, at + 1, article, word),), at + 1))
    return found


def _creatures(reader: PhraseReader, start: int, end: int, article: str) -> ThingRef:
    return ThingRef(
        "kind",
        start,
        end,
        noun="creature",
        types=("Creature",),
        article=article,
        count=0,
        many=True,
        told=reader.text_between(start, end),
    )


def _back(reader: PhraseReader, start: int, end: int, article: str, word: str) -> ThingRef:
    """`both`, `neither of them`: things that were spoken of; of two alone where the word says so."""
    count = 2 if word in _OF_TWO else 0
    told = reader.text_between(start, end)
    return ThingRef("it", start, end, word="them", article=article, count=count, many=True, told=told)
