"""Tokens by the names that they have: `the Fractal`, `the Hill Giant token`, those of players, those that were made before the story."""

from __future__ import annotations

import re
from collections.abc import Set

from bot.regex import regex
from bot.scenario.naming.named_tokens import names_of_tokens
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.lines_of_keywords import lines_of

_CREATES = regex(r"\bcreates?\b", re.IGNORECASE)


def last_name(words: str) -> str:
    return next((word for word in reversed(words.split()) if word[:1].isupper()), "")


def token_meant(story: Creating, ref: ThingRef) -> ThingRef | None:
    """`How big is the Otter?` after what makes one: the token, and no card whose name has that word; None where nothing makes such."""
    word = ref.names[0] if len(ref.names) == 1 else ""
    if not word.isalpha() or any(ref.name in (thing.name, thing.label) for thing in story.things):
        return None
    return as_token(story, ref, word)


def as_token(story: Creating, ref: ThingRef, word: str) -> ThingRef | None:
    """That word as what such a token is, where something makes one."""
    subtype = word.capitalize()
    makes = re.compile(rf"\b{subtype}\b[^.]* creature token")
    if not any(makes.search(text) for thing in story.things for text in lines_of(thing)):
        return None
    return ref.but(source="kind", name="", names=(), types=("Creature",), subtypes=(subtype,), noun=word)


def token_named(story: Creating, ref: ThingRef) -> Thing | None:
    """The token of that name which a card of the story creates; None where none does."""
    if ref.name not in names_of_tokens(tuple(text for thing in story.things for text in lines_of(thing))):
        return None
    return token(story, ref.name, ref.name)


def told_of(story: Creating, name: str, player: str) -> Thing:
    """A token of that name which no text speaks of: it is told to be made."""
    thing = token(story, name, name)
    thing.shown = thing.shown or player
    return thing


def token(story: Creating, label: str, subtype: str, whose: str | None = None) -> Thing:
    """The token of that label; where there is none yet, one that comes, of that player as far as it is known."""
    for thing in story.things:
        if thing.label == label:
            return thing
    story.labels.add(label)
    return story.add(
        Thing(label, subtype, len(story.things), shown=whose, future=True, token=True, zone="none"),
    )


def one_side(players: Set[str | None]) -> str | None:
    """Whose they all are; None where that is not one player."""
    return next(iter(players)) if len(players) == 1 else None


def token_name(story: Creating, subtype: str) -> str:
    """What the token of that subtype is called that some text of the story makes: as the text names it, else all its subtypes (CR 111.4)."""
    for text in (text for thing in story.things for text in lines_of(thing)):
        if (named := name_given(text, subtype)) is not None:
            return named
        found = re.search(
            rf"((?:[A-Z][\w'-]+ )*{re.escape(subtype)}(?: [A-Z][\w'-]+)*)[a-z ]* creature tokens?\b", text
        )
        if found is not None:
            return found[1]
    return subtype


def name_given(text: str, subtype: str) -> str | None:
    """The name that a text gives the one token of that subtype which it makes: `Ragavan`; None where it gives none."""
    names = names_of_tokens((text,))
    if len(names) != 1 or not re.search(
        rf"\b[Cc]reates? [^.\"]*\b{re.escape(subtype)}\b[^.\"]*\btokens?\b", text
    ):
        return None
    return next(iter(names)) if len(_CREATES.findall(text)) == 1 else None


def only_of_copies(story: Creating, subtype: str) -> bool:
    """Whether only a copy has that subtype (`except it's a 4/4 black Zombie`): its name is that of what it copies (CR 707.2)."""
    texts = [text for thing in story.things for text in lines_of(thing) if re.search(rf"\b{subtype}\b", text)]
    return bool(texts) and all(re.search(rf"\bexcept\b[^.]*\b{subtype}\b", text) for text in texts)


def was_made_before(story: Creating, subtype: str) -> bool:
    """Whether only what has entered before the story begins makes such tokens as it enters: what is done with one is done with one
    that is there."""
    makers = [
        (thing, text)
        for thing in story.things
        for text in lines_of(thing)
        if re.search(rf"\b{subtype}\b", text) and "token" in text and _CREATES.search(text)
    ]
    return bool(makers) and all(
        thing.cast_by is None
        and thing.zone == "battlefield"
        and re.match(r"When [^,]*\benters\b[^,]*,", text) is not None
        for thing, text in makers
    )


def tells_of(story: Creating, subtype: str, player: str | None) -> bool:
    """Whether the text of some card of the story names that subtype: then an effect may make such a token. Of `player`'s
    cards where one is given, whose text then does more than to sacrifice one."""
    return any(
        subtype in text
        and not _only_taps(text, subtype)
        and (player is None or ("token" in text and not _only_spends(text, subtype)))
        for thing in story.things
        if player is None or player in (thing.holder, thing.cast_by)
        for text in lines_of(thing)
    )


def makes_such(story: Creating, subtype: str) -> bool:
    """Whether a text that names that subtype may make something, and does not only change what is there: `Goblins you control get +1/+1`."""
    return any(
        subtype in text and _MAY_MAKE.search(text) is not None
        for thing in story.things
        for text in lines_of(thing)
    )


_MAY_MAKE = regex(r"\btokens?\b|\bcreat|\bcop(?:y|ies)\b|\bbecomes?\b|\bamass|\bput\b", re.IGNORECASE)


def _only_taps(text: str, subtype: str) -> bool:
    """`Tap five untapped Soldiers you control: Exile target creature`: what is there already is tapped, and none is made."""
    tapped = re.search(rf"\bTap \w+ untapped {re.escape(subtype)}s? you control\b", text, re.IGNORECASE)
    return tapped is not None and text.count(subtype) == 1


def _only_spends(text: str, subtype: str) -> bool:
    """`You may sacrifice a Blood token`: whether nothing in a text may make such a token."""
    spent = re.search(
        rf"\bsacrifice (?:a|an|another|two|three|\w+) {re.escape(subtype)}(?: token)?s?\b",
        text,
        re.IGNORECASE,
    )
    return spent is not None and not re.search(
        r"\bcreat|\bcop(?:y|ies)\b|\bput\b[^.]*\btoken", text, re.IGNORECASE
    )
