"""`Does tapping an attacker stop its damage?`, `Does haste let a creature attack?`: what is done or had first, and what comes of it then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.clauses import Words, clauses, compiled_rows
from bot.scenario.general.claims.cores import I_MYSELF, Core, core_of, folds, subjects, with_moments
from bot.scenario.general.claims.keywords_said import keywords_at
from bot.scenario.general.claims.said import MINE, THEIRS, Clause, Said
from bot.scenario.general.hanging import FIRST
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_MAKES = word_set("make makes let lets allow allows cause causes force forces get gets mean means")


_STOPS = word_set("stop stops prevent prevents keep keeps")


#: Keywords that help their own player's creatures to do more.
_ONES_OWN = {"haste", "vigilance", "flash"}
#: `get around`, `work on`: that a creature with a keyword does not live through it.
_AROUND = (
    *(["get", word] for word in ("around", "past", "through", "by")),
    *(["work", word] for word in ("on", "against", "around")),
    *(
        [word]
        for word in ("bypass", "ignore", "beat", "affect", "hit", "overcome", "trump", "kill", "remove")
    ),
    ["deal", "with"],
    ["get", "rid", "of"],
)
#: What is done with a spell, as what that spell is called.
_DONE = {"exiling": "exile", "bouncing": "bounce", "sacrificing": "sacrifice"}


def _got_around(said: list[Token]) -> Iterator[Core]:
    """`Does sacrifice get around hexproof?`: whether a creature that has it does not survive that."""
    first = said[0]
    spoken = [*_words(first, _DONE[first.fold]), *said[1:]] if first.fold in _DONE else said
    for spell, end in subjects(spoken, "s"):
        for words in _AROUND:
            rest = spoken[end + len(words) :]
            if folds(spoken[end:], len(words)) != words or not rest or "Untap" in spell.text:
                continue
            rest = rest[rest[0].fold in ("a", "an", "any", "my", "the") :]
            for keywords, last in keywords_at(rest, 0, len(rest)) if rest else ():
                after = rest[last + (folds(rest[last : last + 1]) in (["creature"], ["creatures"])) :]
                survive = _words(first, "survive survive")
                words_of_it = [*survive, *spoken[:end]]
                for core in core_of("does", words_of_it, {0: Said("creature", -2, MINE)}):
                    if not core.rest:
                        yield replace(core, rest=after, denied=True, having=keywords)


_SAVES = word_set("save saves protect protects")


def brought_about(said: list[Token]) -> Iterator[Core]:
    """`Does tapping an attacker stop its damage?`, `Does haste let a creature attack?`: what is done or had first, what comes of it then."""
    first = said[0]
    if first.fold in _GIVING and said[1:]:
        for keywords, end in keywords_at(said, 1, len(said)):
            yield from _what_comes(said[end:], (), keywords)
    if first.lemma != first.fold and first.fold.endswith("ing"):
        for clause, at in clauses([first, *said], {0: I_MYSELF}):
            for deed, end in with_moments(said, clause, at - 1):
                yield from _what_comes(said[end:], (deed,), ())
    yield from _got_around(said)
    for keywords, end in keywords_at(said, 0, len(said)):
        yield from _what_comes(said[end:], (), keywords)
        yield from _working(said[end:], keywords)


#: `Does giving hexproof remove auras?`: to whom, goes without saying.
_GIVING = word_set("giving gaining granting getting having")
_REMOVES = (["remove"], ["removes"], ["destroy"], ["destroys"], ["kill"], ["kills"], ["get", "rid", "of"])
#: What is on a creature and may come off it.
_WORN = ("aura", "equipment")


def _removed(tokens: list[Token]) -> Iterator[Core]:
    """`remove auras`, `get rid of its equipment`: whether that falls off."""
    for words in _REMOVES:
        rest = tokens[len(words) :]
        if folds(tokens, len(words)) != words or not rest:
            continue
        if words == ["remove"] and folds(rest[-2:]) == ["from", "combat"]:
            yield from core_of("does", [*rest[:-2], *_words(rest[0], "leave combat")], {})
        if folds(rest, 1) in (["enchantments"], ["enchantment"]):  # what is on it is an Aura
            rest = [*_words(rest[0], "auras"), *rest[1:]]
        for said, end in subjects(rest, "ae"):
            destroyed = said.kind == "equipment" and words[0].startswith(("destroy", "kill"))
            off = _words(rest[0], "go to the graveyard" if destroyed else "fall off")
            yield from core_of("does", [*rest[:end], *off, *rest[end:]], {}) if said.kind in _WORN else ()


#: Whether a keyword works is whether what it does comes about: what is asked of the creature that has it then.
_POINTS = {
    "lifelink": "{p} gain|get [any|the] life",
    "infect": "{p} get [any] poison [counter|counters]",
}
_WORKS = word_set(
    "work works apply applies matter matters count counts trigger triggers function functions happen happens"
)


def _working(tokens: list[Token], keywords: tuple[str, ...]) -> Iterator[Core]:
    """`Does lifelink work if it is blocked?`: of a creature that has it, and the player who has that creature or is hit by it."""
    point = _POINTS.get(keywords[0]) if len(keywords) == 1 else None
    if point is None or len(tokens) < 2 or tokens[0].fold not in _WORKS:
        return
    if keywords == ("infect",) and any(token.lemma in ("fight", "block", "planeswalker") for token in tokens):
        return  # no player is dealt damage there
    (deed,) = (deed for deed, _ in compiled_rows("deeds") if deed.words == point)
    who = replace(I_MYSELF, whose=THEIRS) if keywords == ("infect",) else I_MYSELF
    yield Core("does", Clause(deed, (("p", who),)), tokens[1:], having=keywords)


def _what_comes(tokens: list[Token], before: tuple[Clause, ...], keywords: tuple[str, ...]) -> Iterator[Core]:
    if len(tokens) < 2:
        return
    verb, rest = tokens[0].fold, tokens[1:]
    cores: Iterator[Core] = iter(())
    denied = False
    trigger = _end_of_trigger(rest)
    if before and trigger and verb in _STOPS | {"counter", "counters"}:
        # its trigger is waiting to resolve as that is done
        for clause, end in clauses([*_words(tokens[0], "in response to"), *rest[:trigger]], {}, "moments"):
            if end == trigger + 3:
                done = replace(before[0], when=(clause, *before[0].when))
                words = [*_words(tokens[0], "the ability resolve"), *rest[trigger:]]
                for core in core_of("does", words, {}):
                    yield replace(core, before=(done, *before[1:]), denied=True)
    if verb in _SAVES and before:
        yield from _saved_in_response(tokens[0], rest, before)
    if verb in ("trigger", "triggers"):
        cores = core_of(
            "does", [*rest[: _end_of_trigger(rest)], tokens[0], *rest[_end_of_trigger(rest) :]], {}
        )
    elif any(folds(tokens, len(words)) == words for words in _REMOVES):
        cores = _removed(tokens)
    elif verb in _SAVES | _STOPS | _MAKES:
        denied = verb in _STOPS
        cores = _of_somebody(tokens, keywords)
    for core in cores:
        if verb in _STOPS and {*keywords} & FIRST and "deal" in core.clause.deed.words:
            continue  # that hangs on whether it kills
        if keywords and verb in _STOPS and core.clause.deed.words.startswith("{c} block"):
            yield from _kept_from_blocking(core, keywords, before)
            continue
        if keywords:
            its = next(
                (v for _, v in core.clause.slots if isinstance(v, Said) and v.kind == "creature"), None
            )
            if its is None:
                yield replace(core, before=before, denied=denied != core.denied, having=keywords)
            if verb in _MAKES and not _is_what_it_lets(keywords, core.clause.deed.words):
                continue  # it may be done without that as well
            first = core.clause.slots[0][1] if core.clause.slots else None
            if its is None or its.points or (first is not its and not {*keywords} <= _ONES_OWN):
                continue  # who has it is not told
            having = replace(its, keywords=(*its.keywords, *keywords))
            slots = tuple((name, having if value is its else value) for name, value in core.clause.slots)
            core = replace(core, clause=replace(core.clause, slots=slots))
        yield replace(core, before=before, denied=denied != core.denied)


def _kept_from_blocking(core: Core, keywords: tuple[str, ...], before: tuple[Clause, ...]) -> Iterator[Core]:
    """`Does flying stop a creature from blocking my creature?`: what is to be blocked has it; nothing where that is not spoken of."""
    slots = dict(core.clause.slots)
    blocker, attacker = slots.get("c"), slots.get("d")
    if not isinstance(blocker, Said) or not isinstance(attacker, Said) or blocker.points:
        return
    told = replace(
        attacker, kind="creature", points=False, whose=MINE, keywords=(*attacker.keywords, *keywords)
    )
    theirs = replace(blocker, whose=blocker.whose or THEIRS)
    new = {"c": theirs, "d": told}
    filled = tuple((name, new.get(name, value)) for name, value in core.clause.slots)
    yield replace(core, clause=replace(core.clause, slots=filled), before=before, denied=not core.denied)


#: What keywords let a creature do, or its player with it, that could not be done without them.
_LETS = {
    "haste": ("attack", "ability"),
    "flash": ("cast", "flash"),
    "vigilance": ("attack",),
    "reach": ("block {d}",),
    "flying": ("block {d}",),
}


def _is_what_it_lets(keywords: tuple[str, ...], deed: str) -> bool:
    return all(any(one in deed for one in _LETS.get(keyword, ())) for keyword in keywords)


def _words(at: Token, words: str) -> list[Token]:
    return [replace(at, text=word, fold=word, lemma=word) for word in words.split()]


#: What is in the text of a spell after which a creature is no longer there.
_KILLING = ("Destroy", "deals 3 damage", "gets -3/-3", "sacrifices", "Exile target creature.")
#: What is in the text of a spell that kills its target.
_KILLS = ("Destroy target", "deals 3 damage", "gets -3/-3")


def _saved_in_response(at: Token, rest: list[Token], before: tuple[Clause, ...]) -> Iterator[Core]:
    """`Does bouncing it in response save it from removal?`: the removal is cast first."""
    for said, end in subjects(rest, "c"):
        if said.kind != "creature" or folds(rest[end : end + 1]) not in (["from"], ["against"]):
            continue
        for spell, last in subjects(rest[end + 1 :], "s"):
            moment = [*_words(at, "in response to"), *rest[end + 1 : end + 1 + last]]
            for clause, stop in clauses(moment, {}, "moments"):
                if stop == len(moment) and any(one in spell.text for one in _KILLS):
                    when = tuple(one for one in before[0].when if one.deed.words != "in response")
                    done = replace(before[0], when=(clause, *when))
                    for core in core_of(
                        "does", [*rest[:end], *_words(at, "die"), *rest[end + 1 + last :]], {}
                    ):
                        yield replace(core, before=(done, *before[1:]), denied=True)


def _end_of_trigger(tokens: Sequence[Token]) -> int:
    return max((end for _, end in Words(tokens, {}).phrases("t", 0)), default=0)


def _of_somebody(tokens: list[Token], keywords: tuple[str, ...]) -> Iterator[Core]:
    """What somebody is made to do, kept from, or saved from."""
    verb, rest = tokens[0].fold, tokens[1:]
    if verb in _STOPS and rest[0].fold in ("its", "their", "the"):
        it = replace(rest[0], text="it", fold="it", lemma="it")
        if folds(rest[1:2]) == ["damage"] or folds(rest[1:3]) == ["combat", "damage"]:
            deal = replace(rest[0], text="deal", fold="deal", lemma="deal")
            yield from core_of("does", [it, deal, *rest[1:]], {})
    if verb in _STOPS and keywords:
        guarded = Said("creature", -2)
        survive = replace(tokens[0], text="survive", fold="survive", lemma="survive")
        for spell, end in subjects(rest, "s"):
            if "Destroy" in spell.text or "sacrifices" in spell.text:
                for core in core_of("does", [survive, survive, *rest[:end]], {0: guarded}):
                    yield replace(core, rest=rest[end:], denied=True)
    for said, end in subjects(rest, "pcaews"):
        following = rest[end:]
        if verb in _SAVES:
            against = following[1:] if following and following[0].fold in ("from", "against") else following
            kills = [
                spell for spell, _ in subjects(against, "s") if any(one in spell.text for one in _KILLING)
            ]
            if said.kind != "creature" or (keywords and not kills):
                continue
            survive = replace(tokens[0], text="survive", fold="survive", lemma="survive")
            yield from core_of("does", [*rest[:end], survive, *against], {})
        elif following and verb in _MAKES and following[0].fold == "stop":
            yield from core_of("does", [*rest[:end], *following], {})
        elif following:
            skip = following[0].fold in ("from", "to", "can")
            words = [*rest[:end], *following[skip:]]
            mode = (
                "may" if verb in ("let", "lets", "allow", "allows") or following[0].fold == "can" else "does"
            )
            if verb in _STOPS:
                yield from core_of("may", words, {})
            yield from core_of(mode, words, {})
