"""Things and players as they are spoken of in a claim: `my opponent's tapped 2/2 flyer with a +1/+1 counter on it`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.evasions_said import lacking, of_an_evasion
from bot.scenario.general.claims.keywords_said import keywords_at
from bot.scenario.general.claims.said import MINE, THEIRS, Said
from bot.scenario.general.claims.triggers_said import triggers_at
from bot.scenario.phrases.keywords import keyword_at, noun_at
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import COLORS, word_set
from bot.values import replace

_PLAIN = word_set("its a an the any another some each every that this those these all single one other")
_POINTING = word_set("its the that this those these")
_MINE = word_set("my our your")
_THEIRS = word_set("his her their opposing enemy")
_PRONOUNS = word_set("it they them itself that these those one")
_I = word_set("i me you we us myself yourself")
_THEY = word_set("he she him they them himself herself themselves")
_OPPONENTS = word_set("opponent opponents opp opps")
_NUMBERS = {"2": 2, "two": 2, "3": 3, "three": 3}

#: What stands before a noun, and the state that it tells.
_STATES = {
    word: word
    for word in (
        "tapped",
        "untapped",
        "attacking",
        "blocking",
        "blocked",
        "unblocked",
        "goaded",
        "enchanted",
        "equipped",
        "blinked",
        "flickered",
        "bounced",
    )
}
_TYPES = {
    **dict.fromkeys(("token",), "token"),
    **{word: word for word in ("legendary", "artifact", "enchantment", "land")},
    **dict.fromkeys(
        (
            "normal",
            "regular",
            "ground",
            "nonflying",
            "vanilla",
            "nontoken",
            "single",
            "plain",
            "lone",
            "declared",
        ),
        "",
    ),
}
_CREATURES = word_set("creature creatures guy guys dude dudes")
_HEADS = {
    **dict.fromkeys(_CREATURES, ("creature", "", "")),
    **dict.fromkeys(("attacker", "attackers"), ("creature", "", "attacking")),
    **dict.fromkeys(("blocker", "blockers"), ("creature", "", "blocking")),
    **dict.fromkeys(("nonflyer", "nonflyers", "nonflier", "nonfliers"), ("creature", "", "")),
    **dict.fromkeys(("wall", "walls"), ("creature", "", "")),
    **dict.fromkeys(("token", "tokens"), ("creature", "token", "")),
    **dict.fromkeys(("planeswalker", "planeswalkers", "walker", "walkers", "pw"), ("walker", "", "")),
    **dict.fromkeys(("aura", "auras"), ("aura", "", "")),
    **dict.fromkeys(("equipment", "equipments"), ("equipment", "", "")),
    **dict.fromkeys(("land", "lands"), ("land", "", "")),
    **dict.fromkeys(("artifact", "artifacts"), ("artifact", "", "")),
    **dict.fromkeys(("enchantment", "enchantments"), ("enchantment", "", "")),
}


def players_at(tokens: Sequence[Token], at: int, stop: int) -> Iterator[tuple[Said, int]]:
    """The player that the words from `at` name."""
    place, first = tokens[at].start, at
    word = tokens[at].fold
    if word in _I:
        yield Said("player", place, MINE), at + 1
        return
    if word in _THEY:
        yield Said("player", place, THEIRS, points=word.startswith("the")), at + 1
        return
    if word in ("my", "an", "the", "your", "another", "each", "our", "that", "one", "a", "any", "some"):
        at += 1
    if at < stop and tokens[at].fold in ("other", "defending", "opposing"):
        at += 1
    elif (
        at < stop
        and tokens[at].fold == "player"
        and at > first
        and tokens[first].fold in ("a", "any", "each")
    ):
        return  # whoever it is
    if (at < stop and tokens[at].fold in _OPPONENTS and not tokens[at].owner) or (
        at < stop and tokens[at].fold in ("player", "players") and at > first and tokens[first].fold != "that"
    ):
        yield Said("player", place, THEIRS), at + 1


def things_at(tokens: Sequence[Token], at: int, stop: int) -> Iterator[tuple[Said, int]]:
    """The permanents that the words from `at` may name, without what is told after the noun."""
    place = tokens[at].start
    if tokens[at].fold in _PRONOUNS:
        yield (
            Said("", place, points=True, text="it", number=2 if tokens[at].fold in ("they", "them") else 1),
            at + 1,
        )
    whose, number, points = "", 1, False
    while at < stop:
        token = tokens[at]
        if token.fold in _PLAIN and at < stop - 1:
            points = points or token.fold in _POINTING
        elif token.fold in _MINE:
            whose = MINE
        elif token.fold in _THEIRS or token.owner in _OPPONENTS:
            whose = THEIRS
        elif token.fold in ("both", "own"):
            pass
        elif token.fold in _NUMBERS and at + 1 < stop and tokens[at + 1].kind != "number":
            number = _NUMBERS[token.fold]
        else:
            break
        at += 1
    said = Said("creature", place, whose, number=number, points=points)
    plain = True
    if not whose and number == 1 and (bare := of_an_evasion(tokens, at, stop)) is not None:
        yield replace(said, keywords=bare[0], points=False), bare[1]
    while at < stop:
        token = tokens[at]
        if (without := lacking(tokens, at, stop)) is not None:
            at = without[1]
            if without[0]:
                yield replace(said, points=False), at
            continue
        noun = noun_at(tokens, at, stop)
        if noun is not None:
            after = noun[1] + (noun[1] < stop and tokens[noun[1]].fold in _CREATURES)
            yield (
                replace(
                    said, keywords=(*said.keywords, noun[0]), points=False, definite=points or bool(whose)
                ),
                after,
            )
        head = _HEADS.get(token.fold)
        if head is not None:
            kind, type_, state = head
            if kind == "creature" and at + 1 < stop and tokens[at + 1].fold in ("spell", "spells"):
                cast = replace(
                    said, states=(*said.states, "cast"), points=False, definite=points or bool(whose)
                )
                yield cast, at + 2
            if kind == "aura" and at + 1 < stop and tokens[at + 1].fold in ("spell", "spells"):
                yield replace(said, kind=kind, points=False, definite=points or bool(whose)), at + 2
            types = (*said.types, type_) if type_ else said.types
            states = (*said.states, state) if state else said.states
            yield (
                replace(
                    said,
                    kind=kind,
                    types=types,
                    states=states,
                    points=said.points and plain and not type_,
                    definite=points or bool(whose),
                ),
                at + 1,
            )
        if token.kind == "size" and token.fold[0] not in "+-":
            said = replace(said, size=token.fold.rstrip("s"))
            yield replace(said, points=False), at + 1
        elif token.fold in COLORS and len(token.fold) > 1:
            said = replace(said, colors=(*said.colors, COLORS[token.fold]))
        elif token.fold in _STATES:
            said = replace(said, states=(*said.states, _STATES[token.fold]))
        elif token.fold == "summoning" and at + 1 < stop and tokens[at + 1].fold == "sick":
            said, at = replace(said, states=(*said.states, "summoning sick")), at + 1
        elif token.fold in _TYPES:
            type_ = _TYPES[token.fold]
            said = replace(said, types=(*said.types, type_)) if type_ else said
        elif token.fold in ("and", ",", "-") and said.keywords:
            pass
        elif (found := keyword_at(tokens, at, stop)) is not None:
            said, at = replace(said, keywords=(*said.keywords, found[0])), found[1] - 1
        else:
            return
        plain = plain and token.fold in _TYPES and not _TYPES[token.fold]
        at += 1


def with_what_follows(tokens: Sequence[Token], said: Said, at: int, stop: int) -> Iterator[tuple[Said, int]]:
    """The thing with each of what may be told of it right after its noun: keywords, counters, whose it is."""
    yield said, at
    if at >= stop or (said.points and not said.kind):
        return
    first = tokens[at].fold
    following = [token.fold for token in tokens[at : at + 5]]
    if first in ("with", "has", "and") or following[:2] in (
        ["that", "has"],
        ["which", "has"],
        ["that", "have"],
    ):
        if first == "and" and not said.keywords and not said.counter:
            return
        start = at + (2 if following[0] in ("that", "which") else 1)
        told_before = any(t.fold == "with" and t.start > said.place for t in tokens[:at])
        if first == "with" and told_before and following[1:2] not in (["a"], ["an"], ["two"], ["three"]):
            return  # `kill a creature with first strike with deathtouch`: that may be another one's
        if start < stop:
            yield from _having(tokens, said, start, stop)
    elif first in ("without", "no"):
        for _, end in keywords_at(tokens, at + 1, stop) if at + 1 < stop else ():
            yield from with_what_follows(tokens, replace(said, points=False), end, stop)
    elif following[:4] in (
        ["it", "is", "attached", "to"],
        ["it", "was", "attached", "to"],
        ["that", "it", "enchants"],
    ):
        yield replace(said, points=False), at + (3 if following[1] == "it" else 4)
    elif said.kind in ("aura", "equipment") and following[:2] in (["on", "it"], ["on", "them"]):
        yield replace(said, points=False), at + 2
    elif following[:2] in (["i", "control"], ["you", "control"], ["i", "own"]):
        yield from with_what_follows(tokens, replace(said, whose=MINE, points=False), at + 2, stop)
    elif following[:3] in (["that", "i", "control"], ["that", "you", "control"]):
        yield from with_what_follows(tokens, replace(said, whose=MINE, points=False), at + 3, stop)
    elif following[:3] in (["my", "opponent", "controls"], ["an", "opponent", "controls"]):
        yield from with_what_follows(tokens, replace(said, whose=THEIRS, points=False), at + 3, stop)
    elif following[:4] in (["that", "my", "opponent", "controls"], ["that", "an", "opponent", "controls"]):
        yield from with_what_follows(tokens, replace(said, whose=THEIRS, points=False), at + 4, stop)
    elif following[:3] in (["that", "is", "tapped"], ["that", "are", "tapped"]):
        yield from with_what_follows(
            tokens, replace(said, states=(*said.states, "tapped"), points=False), at + 3, stop
        )


def _having(tokens: Sequence[Token], said: Said, at: int, stop: int) -> Iterator[tuple[Said, int]]:
    for keywords, end in keywords_at(tokens, at, stop):
        if [token.fold for token in tokens[end : end + 3]] == ["and", "summoning", "sickness"]:
            sick = replace(
                said, keywords=(*said.keywords, *keywords), states=(*said.states, "summoning sick")
            )
            yield from with_what_follows(tokens, replace(sick, points=False), end + 3, stop)
        told = replace(said, keywords=(*said.keywords, *keywords), points=False)
        yield from with_what_follows(tokens, told, end, stop)
    for trigger, end in triggers_at(tokens, at, stop):
        told = replace(said, waits=trigger.text, points=False)
        yield from with_what_follows(tokens, told, end, stop)
    words = [token.fold for token in tokens[at:stop]]
    if words[:2] == ["summoning", "sickness"]:
        sick = replace(said, states=(*said.states, "summoning sick"), points=False)
        yield from with_what_follows(tokens, sick, at + 2, stop)
    elif words[0] in ("power", "toughness") and len(words) > 1 and words[1].isdigit():
        yield from with_what_follows(tokens, _sized(said, words[0], words[1]), at + 2, stop)
    elif (
        len(words) > 1
        and words[1] in ("power", "toughness")
        and (words[0].isdigit() or words[0] in ("zero", "no"))
    ):
        number = words[0] if words[0].isdigit() else "0"
        yield from with_what_follows(tokens, _sized(said, words[1], number), at + 2, stop)
    else:
        yield from _with_counters(tokens, said, at, stop)
        on_it = 2 if words[2:4] in (["on", "it"], ["attached", "to"]) else 0
        if words[:2] == ["an", "aura"] or words[:2] == ["an", "equipment"]:
            state = "enchanted" if words[1] == "aura" else "equipped"
            told = replace(said, states=(*said.states, state), points=False)
            yield from with_what_follows(tokens, told, at + 2 + on_it, stop)


def _sized(said: Said, what: str, number: str) -> Said:
    return replace(said, size=f"{what} {number}", points=False)


def _with_counters(tokens: Sequence[Token], said: Said, at: int, stop: int) -> Iterator[tuple[Said, int]]:
    words = [token.fold for token in tokens[at : at + 8]]
    number, n = 1, 0
    if words[0] in ("a", "an", "one"):
        n = 1
    elif words[0] in _NUMBERS:
        number, n = _NUMBERS[words[0]], 1
    if len(words) < n + 2 or words[n + 1] not in ("counter", "counters"):
        return
    counter = words[n]
    if counter not in ("+1/+1", "-1/-1", "stun", "shield"):
        return
    end = at + n + 2
    if words[n + 2 : n + 4] in (["on", "it"], ["on", "them"]):
        end += 2
    told = replace(said, counter=f"{number} {counter}", points=False)
    yield from with_what_follows(tokens, told, end, stop)
