"""Clauses that tell what somebody did with a thing or to it: `the creature I blocked with`, `the 3/3 that he attacked with`, `the one he
blocked`."""

from __future__ import annotations

from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import word_set

#: What a creature is with which that is done.
_WITH = {"attack": "attacking", "swing": "attacking", "block": "blocking"}

#: What players say they did to a creature with a spell or an ability that was told before: `the creature I pumped`.
_AIMED = word_set("pump buff boost grow shrink target bolt shock burn ping zap hit shoot giantgrowth")
#: What is on a creature of which that is said.
_ON_IT = {"enchant": "enchanted", "equip": "equipped"}
_WHEN_DONE = (
    ("this", "turn"),
    ("earlier", "this", "turn"),
    ("earlier",),
    ("before",),
    ("just", "now"),
    ("last", "turn"),
)
_KINDS_OF_BLOCK = word_set("double triple gang chump")

#: `the creature I equipped with Bonesplitter` wears that.
_WORN = frozenset({"equip", "enchant"})

_POINTING = word_set("the that this")
_BETWEEN = word_set("just had have has was were is am are did also then chump only")


def told_by_object_clause(reader: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """The thing as the clause at `at` tells of it: one that attacks or blocks, of whoever does it; what somebody blocked, or did not."""
    start = at + (reader.fold(at) in ("that", "which"))
    found = _controlled_by(reader, ref, start)
    if ref.source == "it" or ref.article not in _POINTING or ref.status or ref.of is not None:
        return found
    for player, end in reader.player(start) if start < reader.stop else ():
        verb = end
        while verb < reader.stop and reader.fold(verb) in (*_BETWEEN, "not"):
            verb += 1
        if verb >= reader.stop or player.how == "all":
            continue
        if reader.tokens[verb].lemma in _WORN and reader.fold(verb + 1) == "with" and verb + 2 < reader.stop:
            worn = ref.but(owner=ref.owner or player)
            found += [
                (worn.but(attached=(*ref.attached, thing), end=stop), stop)
                for thing, stop in reader.thing(verb + 2)
            ]
            continue
        if (done := _aimed_at(reader, ref, verb)) and not {reader.fold(n) for n in range(end, verb)} & {
            "not"
        }:
            found += done
            continue
        if reader.fold(verb) in _KINDS_OF_BLOCK and reader.fold(verb + 1).startswith("block"):
            verb += 1
        if verb >= reader.stop or reader.tokens[verb].lemma not in _WITH:
            continue
        denied = "not" in {reader.fold(n) for n in range(end, verb)}
        lemma, past = reader.tokens[verb].lemma, reader.fold(verb) != reader.tokens[verb].lemma
        whom = [stop for _, stop in reader.player(verb + 1)] if lemma != "block" else []
        last = next((stop for stop in (*whom, verb + 1) if reader.fold(stop) == "with"), None)
        if last is not None and not denied and _closes(reader, last + 1):
            told = ref.but(status=(_WITH[lemma],), owner=ref.owner or player, end=last + 1)
            found.append((told, last + 1))
        elif lemma == "block" and (past or denied) and reader.fold(verb + 1) != "with":
            told = ref.but(status=("unblocked" if denied else "blocked",), end=verb + 1)
            found.append((told, verb + 1))
    return found


def _controlled_by(reader: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`a Hill Giant Bob controls`, `the creature that she controls`: whose it is. `A creature they control` may be a card's words."""
    if ref.source == "it" or ref.owner is not None or at >= reader.stop or reader.fold(at) in ("they", "you"):
        return []
    found: Readings = []
    for player, end in reader.player(at):
        if player.how == "all" or end >= reader.stop or reader.tokens[end].lemma != "control":
            continue
        if reader.fold(end) in ("control", "controls", "controlled") and _ends_there(reader, end + 1):
            found.append((ref.but(owner=player, end=end + 1), end + 1))
    return found


def _ends_there(reader: PhraseReader, at: int) -> bool:
    """Whether the clause ends there: nothing follows that is controlled."""
    if at >= reader.stop:
        return True
    token = reader.tokens[at]
    return token.kind not in ("number", "size") and not any(True for _ in reader.things(at))


def _aimed_at(reader: PhraseReader, ref: ThingRef, verb: int) -> Readings:
    """`the creature I pumped`, `the one he gave trample`, `the 2/2 I cast Giant Growth on`: what a spell or ability was aimed at before."""
    lemma, end = reader.tokens[verb].lemma, verb + 1
    status = _ON_IT.get(lemma, "aimed at")
    if lemma == "give":
        ends = (
            [keyword[1]]
            if end < reader.stop and (keyword := keyword_at(reader.tokens, end, reader.stop))
            else []
        )
        ends += [end + 1] if end < reader.stop and reader.tokens[end].kind == "size" else []
    elif lemma == "cast":
        ends = (
            [stop + 1 for _, stop in reader.thing(end) if reader.fold(stop) == "on"]
            if end < reader.stop
            else []
        )
        ends = [stop for stop in ends if _closes(reader, stop)]
    elif lemma in _AIMED or lemma in _ON_IT:
        ends = (
            [stop for _, stop in reader.thing(end + 1)]
            if reader.fold(end) == "with" and end + 1 < reader.stop
            else []
        )
        ends = ends or ([end] if _closes(reader, end) else [])
    else:
        ends = []
    return [(ref.but(status=(status,), end=stop), stop) for stop in (_past_when(reader, one) for one in ends)]


def _past_when(reader: PhraseReader, at: int) -> int:
    """Past `this turn`, `earlier`."""
    for words in _WHEN_DONE:
        if tuple(reader.fold(at + n) for n in range(len(words))) == words:
            return at + len(words)
    return at


def _closes(reader: PhraseReader, at: int) -> bool:
    """Whether nothing stands after `with` that it could be the word before: `blocked with die`, no `blocked with a 2/2`."""
    if at >= reader.stop:
        return True
    token = reader.tokens[at]
    return token.kind != "size" and not any(True for _ in reader.things(at)) and token.kind != "number"
