"""Things that a story only describes: `the 3/3`, `my elves`, `the blocking creature`, `a 2/2`: known ones, or new."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.naming.labels import made_label
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import NUMBERS
from bot.scenario.things.alike import are_alike
from bot.scenario.things.attack_with_it import attack_with_it
from bot.scenario.things.being_taken import being_taken
from bot.scenario.things.board import Thing
from bot.scenario.things.copies_to_come import copied_token
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.done_something_to import done_something_to
from bot.scenario.things.extremes import of_that_sort
from bot.scenario.things.fitting import DEFINITE, _belonging, _copy_made, _fits, _is_less_told
from bot.scenario.things.implied_fighters import blocks_the_attacker, implied_fighter
from bot.scenario.things.it_or_its_token import its_token
from bot.scenario.things.named_beside import is_named_beside
from bot.scenario.things.not_told_which import not_told_which, refuse_more_than_told
from bot.scenario.things.one_more import one_more_of_them
from bot.scenario.things.one_of_untold import one_of_untold
from bot.scenario.things.tells_enough import tells_enough
from bot.scenario.things.tokens_to_come import several_made, to_come
from bot.scenario.things.told_to_be_theirs import refuse_untold_sides, told_to_be_theirs
from bot.values import replace

_POINTING = frozenset({"the", "this", "that"})
_ONE_IS_MEANT: frozenset[Role] = frozenset({"target", "blocked"})


def shown_as(
    story: Creating, things: list[Thing], role: Role, about: str | None, owner: str | None
) -> list[Thing]:
    """Their part in the story shows who controls them."""
    for thing in things:
        if owner is not None and thing.told is None and role != "asked":
            thing.told = owner
        elif about is None or thing.told is not None:
            continue
        elif role in ("attacker", "blocker", "source") and thing.shown is None:
            thing.shown = about
        elif role == "blocked" and thing.shown is None:
            thing.shown = story.active if story.active not in (None, about) else story.opponent(about)
    return things


def described(
    story: Creating, ref: ThingRef, role: Role, about: str | None, owner: str | None, taken: Sequence[Thing]
) -> list[Thing]:
    """`the 3/3`, `my elves`, `the blocking creature`, `a 2/2`, `each of my creatures`, `Unsummon's target`."""
    if ref.of is not None:
        of = story.one(ref.of, "any", about) if ref.noun == "copy" else None
        token = copied_token(story, ref, of) if of is not None else None
        return [token] if token is not None else _belonging(story, ref, about)
    if ref.out_of:
        return _some_of_all(story, ref, role, about, owner)
    if ref.noun == "copy" and (copy := _copy_made(story)) is not None:
        return [copy]
    if ref.noun == "copy" or ref.token:
        token = copied_token(story, ref) if role != "declare" else None
        if token is not None:
            return [token]
    special = ref.size is not None or bool(ref.lines) or ref.loyalty is not None
    new = ref.article in ("a", "an") and role not in ("spell", "asked") and (special or role == "declare")
    if new and role == "blocked" and (free := attack_with_it(story, ref, about)):
        return shown_as(story, free[:1], role, about, owner)
    if new and (one := one_of_untold(story, ref, role, about, owner)) is not None:
        return shown_as(story, [one], role, about, owner)
    if new and tells_enough(story, ref):
        used = _used_before(story, ref, owner or about) if role == "declare" else []
        return [*used, *_fresh(story, ref, role, about, owner, len(used))]
    known = [t for t in story.things if not t.filler and _fits(story, t, ref, role)]
    if owner is not None:
        theirs = [t for t in known if t.holder in (owner, None)]
        known = theirs or being_taken(story, known, ref, owner)
        if role in ("asked", "target"):
            refuse_untold_sides(story, ref)
        if role == "asked":
            known = told_to_be_theirs(story, ref, owner, known)
    elif role in ("attacker", "blocker", "source") and about is not None and ref.article != "the":
        known = [t for t in known if t.holder in (about, None)]
    elif role in ("attacker", "blocker", "source") and about is not None:
        known = [t for t in known if t.holder in (about, None)] or known
    if role == "blocked" and about is not None:
        known = [t for t in known if t.holder != about]
    known = [t for t in known if t not in taken and not is_named_beside(story, ref, t)]
    if by_name := its_token(story, ref, role, known):
        return by_name
    spell = ref.noun == "spell" or ref.word.endswith(" spell")
    if spell and role in ("target", "spell") and not any(t.cast_by is not None for t in known):
        said = f"It is not told which spell “{ref.told}” is."
        raise CannotMean(said, ("Alice casts Lightning Bolt targeting Bob.",), ref.start, ref.end)
    if ref.letter:
        known = [t for t in known if t.label.endswith(f" {ref.letter}")]
    known = of_that_sort(story, known, ref)
    if (ref.article in ("the", "this", "that") or ref.owner is not None) and role != "declare":
        # `the 2/2 creature`: what was called so, rather than a card of that size
        called = "" if ref.word == "other" else made_label(ref)  # `the other one`: whatever it is called
        known = [t for t in known if t.made is not None and t.name == called] or known
        untitled = [t for t in known if t.card is None]
        if ref.article == "the" and ref.many and ref.subtypes and 1 < len(untitled) < len(known):
            known = untitled  # `two 1/1 Snakes and Seshiro ... the Snakes`
    if ref.other:  # `he blocks the 3/3. I Giant Growth the other one`: no blocker was spoken of
        known = [t for t in known if not (t.blocking and t.size_assumed)] or known
    rest = _rest(story, ref, known) if ref.other and (role != "asked" or ref.word == "other") else []
    if rest:
        known = rest
    elif ref.other and ref.many and 1 < len(untitled := [t for t in known if t.card is None]) < len(known):
        known = untitled  # `Priest and two other Clerics ... the other Clerics`
    elif ref.other:
        # `he blocks the 3/3 ... the other attacker`
        last = next((t for t in reversed(story.focus) if t in known), None)
        spoken = [t for t in known if t is last or (t.gone and role == "asked")]
        others = [t for t in known if t not in spoken]
        if not others and (role == "asked" or (ref.word == "other" and ref.article == "another")):
            raise CannotMean(f"It is not told which “{ref.told}” are.", start=ref.start, end=ref.end)
        one_besides = owner is not None and role not in ("asked", "declare") and not ref.many
        if known and not others and one_besides and tells_enough(story, ref):
            return _fresh(story, ref, role, about, owner)  # `Shocks his 2/2 and bolts his other 2/2`
        if known and not others and one_besides and known[0].holder == owner and ref.subtypes:
            raise not_told_which(ref, known)  # `my other Wurm` of one
        known = others or known
    if role == "declare" and ref.article not in ("the", "this", "that"):
        used = _used_before(story, ref, owner or about)
        return [*used, *_fresh(story, ref, role, about, owner, len(used))]
    if role == "blocked":
        known = [t for t in known if t.attacking] or known
    if ref.article in ("a", "an") and role in ("attacker", "blocker", "target") and ref.count <= 1:
        known = one_more_of_them(story, ref, known, role)
    made = several_made(story, ref, role, owner if role in _ONE_IS_MEANT else owner or about, known)
    if made:
        return shown_as(story, made, role, about, owner)
    every = ref.count <= 1 or ref.article in ("all", "each", "both", "every")
    if every and ref.many and known:
        wanted = ref.count if ref.count > 1 else len(known)
        return shown_as(story, known[:wanted], role, about, owner)
    told_later = story.upcoming & {"controls", "has", "board", "present", "there"}
    untold = ref.article == "one of" and not known and ref.owner is not None and bool(ref.types)
    if untold and role == "target" and not told_later:  # `He kills one of my creatures`
        return _fresh(story, ref.but(article="a", many=False, count=1), role, about, owner)
    if ref.article == "one of" and not known:
        raise CannotMean(f"It is not told what “{ref.told}” is one of.", start=ref.start, end=ref.end)
    if len(known) >= max(1, ref.count):
        chosen = _nearest(story, known, ref)
        if _says_some_of(story, ref, len(known)) and len({t.name for t in known}) > 1:
            raise not_told_which(ref, known)
        if ref.article == "one of":
            story.single_out(chosen, known)
        if role in _ONE_IS_MEANT and ref.article in DEFINITE and ref.count <= 1 and not ref.order:
            story.ask_which(chosen[0], known, ref)
        return shown_as(story, chosen, role, about, owner)
    if "aimed at" in ref.status:
        said = f"It is not told before what was done to “{ref.told}”."
        raise CannotMean(said, story._some_labels(), ref.start, ref.end)
    if ref.article in _POINTING and ref.lines and role != "declare" and _may_have_gained(story, ref):
        said = f"It is not told which thing “{ref.told}” is."
        raise CannotMean(said, story._some_labels(), ref.start, ref.end)
    if (sized := _now_sized(story, ref, owner)) is not None:
        return shown_as(story, [sized], role, about, owner)
    if (
        ref.noun in ("blocker", "attacker")
        and role != "declare"
        and not ref.many
        and (ref.size is None or blocks_the_attacker(story, ref, role, owner))
    ):
        return shown_as(story, [implied_fighter(story, ref, role, owner or about)], role, about, owner)
    come = to_come(story, ref, role, owner or about)
    if come and not known:
        return come
    refuse_more_than_told(ref, role, known)
    one_more = ref.article == "another" and role in ("attacker", "blocker") and bool(ref.types)
    if tells_enough(story, ref) or one_more:
        return _fresh(story, ref, role, about, owner)
    if known and ref.count <= 1:
        return shown_as(story, known[:1], role, about, owner)
    if come:
        return come
    raise CannotMean(f"It is not told which thing “{ref.told}” is.", story._some_labels(), ref.start, ref.end)


def _some_of_all(
    story: Creating, ref: ThingRef, role: Role, about: str | None, owner: str | None
) -> list[Thing]:
    """`two of his three 2/2s`: as many of all these as are told. Raises `CannotMean` where something told parts them."""
    every = ref.but(
        out_of=0, count=ref.out_of, many=True, article="my" if ref.owner else "", start=-1, end=-1
    )
    things = described(story, every, "any" if role != "asked" else role, about, owner, ())
    if role == "asked" or not are_alike(story, things):
        raise not_told_which(ref, things, "are")
    story.single_out(things[: ref.count], things)
    return shown_as(story, things[: ref.count], role, about, owner)


def _rest(story: Creating, ref: ThingRef, known: list[Thing]) -> list[Thing]:
    """`I block one and Shock another`, `he blocks the other`, `the others`: one, or all, of those that were told together and not spoken of
    alone since. Raises `CannotMean` where something told parts them."""
    rest = [thing for thing in story.rest_of_several() if thing in known]
    if ref.word == "others":
        rest = rest or [thing for thing in story.rest_of_all() if thing in known]
        if rest and _has_more(story, ref, rest):  # `three 2/2s and a 4/4 ... one of the 2/2s ... the rest`
            raise not_told_which(ref, rest, "are")
        return rest if ref.count in (0, len(rest)) else []
    if ref.word != "other" or not (ref.article == "another" or len(rest) == 1):
        return []
    if len(rest) > 1 and not are_alike(story, rest):
        raise not_told_which(ref, rest)
    return rest[:1]


def _has_more(story: Creating, ref: ThingRef, rest: list[Thing]) -> bool:
    """Whether whose `the rest` are has creatures besides those that were told together, of which nothing was told since."""
    if ref.count or "rest" not in ref.told.lower():
        return False
    spoken = [*rest, *story.several, *story.whole]
    there = [
        t
        for t in story.things
        if t.is_type("Creature") and t.zone == "battlefield" and not (t.gone or t.tapped)
    ]
    free = [t for t in there if t.holder == rest[0].holder and not (t.attacking or t.blocking)]
    return any(thing not in spoken for thing in free)


def _says_some_of(story: Creating, ref: ThingRef, of: int) -> bool:
    """Whether fewer are spoken of than there are, and not which: `one of the attackers`, `two of my creatures`."""
    if ref.article == "one of":
        return True
    said = [token.fold for token in story.tokens[ref.start : ref.start + 2]]
    return 0 < ref.count < of and len(said) > 1 and said[0] in NUMBERS and said[1] == "of"


def _may_have_gained(story: Creating, ref: ThingRef) -> bool:
    """Whether something told fits but for abilities, which it may have got: then no other is meant."""
    return ref.size is not None and any(_fits(story, t, ref.but(lines=()), "any") for t in story.things)


def _now_sized(story: Creating, ref: ThingRef, owner: str | None) -> Thing | None:
    """The one creature of a player's whose size was not told, where that is told now: `My creature has flying ... my 2/2`."""
    if ref.size is None or ref.article in ("a", "an", "one", "another") or ref.many or owner is None:
        return None
    theirs = [t for t in story.things if t.is_type("Creature") and t.holder == owner and not t.filler]
    if not theirs or any(not t.size_assumed or t.made is None for t in theirs):
        return None  # `I control two creatures ... my 2/2`: one of the two
    story.tell(theirs[0], replace(ref, source="made", described=True))
    return theirs[0]


def _nearest(story: Creating, known: list[Thing], ref: ThingRef) -> list[Thing]:
    wanted = max(1, ref.count)
    if wanted == 1 and ref.order > 0 and len(known) >= ref.order:
        return [known[ref.order - 1]]
    if wanted == 1 and len(known) > 1:
        spoken = [t for t in reversed(story.focus) if t in known]
        if spoken:
            return [done_something_to(story, spoken) or spoken[0]]
    return known[:wanted]


def _used_before(story: Creating, ref: ThingRef, player: str | None) -> list[Thing]:
    """What was used before it is told to be there, at most as many as are told, and only what nobody else is known to control."""
    if ref.other or ref.token:
        return []
    used = [
        thing
        for told, things in story._introduced.items()
        if len(things) == 1
        for thing in things
        if not thing.declared and thing.made is not None and thing.zone == "battlefield"
        if {thing.told, thing.shown} <= {None, player}
        and (thing.told is thing.shown is None or story.tokens[told[0]].fold not in ("a", "an"))
        and _is_less_told(thing, thing.made, ref)
    ]
    for thing in used[: max(1, ref.count)]:
        thing.declared = True
        story.tell(thing, ref.but(source="made", described=True), player)
    return used[: max(1, ref.count)]


def _fresh(
    story: Creating, ref: ThingRef, role: Role, about: str | None, owner: str | None, known: int = 0
) -> list[Thing]:
    """As many new things as are told, but for those `known` already."""
    wanted = max(1, ref.count)
    if ref.many and ref.count == 0:
        wanted = 2
        if role != "blocker":  # as many as are blocked
            story.uncounted.append(ref.told)
        story.assumptions.append(f"“{ref.told}” are taken to be two: how many there are is not told.")
    things = [story.create(ref, i, wanted) for i in range(known, wanted)]
    for thing in things:
        if owner is not None:
            thing.told = owner
        if role in ("declare",):
            thing.declared = True
    return shown_as(story, things, role, about, owner)
