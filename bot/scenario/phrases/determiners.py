"""The words before a description: `all four of my`, `the other`, `two`, `Bob's`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import ORDINALS, number


def determiner(reader: PhraseReader, base: ThingRef, at: int) -> tuple[ThingRef, int]:
    """`all four of my`, `the other`, `two`, `another`, `Bob's`."""
    index, part = at, False
    for _ in range(5):
        if index >= reader.stop:
            break
        token = reader.tokens[index]
        word = token.fold
        owner = reader.owner(index)
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
        elif word == "its" and base.article == "" and _is_of_a_token(reader, index + 1):
            base, index = base.but(article="a"), index + 1
        elif word in ("all", "both", "each", "every"):
            count = 2 if word == "both" else 0
            base, index = base.but(article=word, count=count, many=True), index + 1
            if reader.fold(index) == "of":
                index += 1
        elif word in ("own", "only") and base.owner is not None:
            index += 1
        elif word == "other" and (base.article or base.owner):
            base, index = base.but(other=True), index + 1
        elif (word == "others" or _is_the_rest(reader, at, index)) and base.article == "the":
            base, index = base.but(other=True, many=True, count=0, word="others"), index + 1
            index += 2 * ((reader.fold(index), reader.fold(index + 1)) == ("of", "them"))
            break
        elif (
            reader.fold(index + 1) == "of"
            and (some := number(word)) is not None
            and (reader.owner(index + 2) or reader.fold(index + 2) in ("the", "these", "those"))
        ):
            base, index, part = base.but(count=some, many=some != 1), index + 2, True
        elif word in ORDINALS and base.article == "the" and word not in ("last",):
            following = reader.fold(index + 1)
            if word == "first" and following.startswith("strik"):
                break
            if word == "second" and following == "copy":
                break
            base, index = base.but(order=ORDINALS[word]), index + 1
        elif (found := number(word)) is not None and token.kind != "size" and word not in ("no",):
            if not _counts(reader, index, base.but(many=False) if part else base):
                break
            if part and 0 < base.count < found:
                base, index = base.but(out_of=found), index + 1  # `two of his three 2/2s`
                continue
            article = base.article or ("one" if word == "one" else "")
            base, index = base.but(count=found, many=found != 1, article=article), index + 1
            if reader.fold(index) in ("more", "other", "additional"):
                base, index = base.but(other=True), index + 1
        else:
            break
    return base, index


def _counts(reader: PhraseReader, at: int, base: ThingRef) -> bool:
    """Whether the number at `at` counts things: something nameable follows it."""
    if at + 1 >= reader.stop or (base.many and base.count not in (0, 2)):
        return False
    if any(name.source == "card" and name.end > at + 1 for name in reader.lexicon.at(at)):
        return False  # `Two-Headed Dragon` is a name
    if reader.tokens[at].text[:1] in "+-−–":
        return False  # `+1 Chandra` is an ability of hers
    following = reader.tokens[at + 1]
    if following.kind == "size" or _begins_a_longer_name(reader, at + 1):
        return True
    if following.kind != "word" or following.fold in (
        "cmc",
        "mv",
        "mana",
        "drop",
        "drops",
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


def _begins_a_longer_name(reader: PhraseReader, at: int) -> bool:
    """`two Poison-Tip Archers`, `two Life Goes Ons`: a name of several words, be its first one that counts something else."""
    names = (name for name in reader.lexicon.at(at) if name.source == "card")
    return any(name.end > at + 1 for name in names) and reader.tokens[at].text[:1].isupper()


def _is_the_rest(reader: PhraseReader, start: int, at: int) -> bool:
    """Whether `the rest` is of creatures, and not of damage: `with the rest`, `the rest attack`."""
    if reader.fold(at) != "rest":
        return False
    of_them = (reader.fold(at + 1), reader.fold(at + 2)) == ("of", "them")
    fights = at + 1 < reader.stop and reader.tokens[at + 1].lemma in _WHAT_THE_REST_DO
    return of_them or fights or (start > 0 and reader.fold(start - 1) == "with")


_WHAT_THE_REST_DO = frozenset({"attack", "block", "stay", "die", "survive", "swing"})


def _is_of_a_token(reader: PhraseReader, at: int) -> bool:
    """`its Mercenary token`, `its 1/1 Goblin token`: a token that what was just named makes, and nothing that is its own."""
    return any(
        reader.fold(n) in ("token", "tokens") and not any(reader.fold(k) in _BETWEEN for k in range(at, n))
        for n in range(at + 1, at + 4)
    )


_BETWEEN = frozenset({"and", "or", "with", "to", "of", "on", ","})
