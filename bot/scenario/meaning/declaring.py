"""Saying that things are there: on the battlefield, in a hand or in another zone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declared_again import is_there_by_then, keep_declared, were_made
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Role


def declare(
    story: Story, refs: tuple[ThingRef, ...], player: str | None, zone: str, controlled: bool = False
) -> None:
    """Things are there. The zone told last counts for those before it too: `Fog, Shock and Terror in hand`. `controlled`: it is told that
    the player controls them, so that what is another's (`I control his Dragon`) is only that player's own."""
    placed: list[tuple[ThingRef, str, str | None]] = []
    where, whose = zone, player
    for ref in reversed(refs):
        if ref.place:
            where = ref.place
            whose = (story.owner(ref.placed, player) if ref.placed is not None else None) or player
        placed.append((ref, where, whose))
    battlefield: list[Thing] = []
    for ref, here, holder in reversed(placed):
        _check_kind(story, ref)
        if here == "battlefield":
            by_then = is_there_by_then(story, ref, holder)
            by_then = by_then if by_then is not None else were_made(story, ref, holder) or None
            if by_then is not None:
                battlefield += by_then
                continue
            known = len(story.things)
            there = _on_battlefield(story, ref, holder)
            keep_declared(story, ref, holder, story.things[known:])
            battlefield += there
            whose_own = story.owner(ref.owner, player)
            for thing in (
                there if controlled and player is not None and whose_own not in (None, player) else ()
            ):
                thing.told, thing.owner = player, whose_own
            continue
        refuse_too_many(ref)
        wanted = max(1, ref.count)
        for index in range(wanted):
            _put(story, story.create(ref, index, wanted), here, holder)
    story.refer(battlefield)


def declare_present(
    story: Story, refs: tuple[ThingRef, ...], player: str, aimed_at: tuple[Ref, ...] = ()
) -> None:
    """`with Blood Artist in play`, beside what `player` does, `aimed_at` those: it is that player's. Where the teller says so of what another
    does or of what is done to what is another's, or nobody has a name, it may as well be the other's, which is asked back where it matters.
    What was told to be there before is said again."""
    known = len(story.things)
    refs = tuple(ref for ref in refs if not _is_told_already(story, ref))
    if not refs:
        return
    refs = _whose_the_one_before_is(_where_the_last_is(refs))
    declare(story, refs, player, "battlefield")
    told = any(ref.owner is not None or ref.placed is not None for ref in refs)
    nobody = not story.speaks and not story.lexicon.players
    others = any(isinstance(ref, ThingRef) and ref.owner and ref.owner.how != "me" for ref in aimed_at)
    by_another = story.speaks and (player != "You" or others)
    for thing in story.things[known:]:
        thing.owner_guessed = (by_another or nobody) and not told


def _is_told_already(story: Story, ref: ThingRef) -> bool:
    """`I control Impact Tremors. I cast Bear with Impact Tremors out`: whether as many of that name are there as are spoken of. Raises
    `CannotMean` where there are fewer: whether those are meant is not told."""
    if not ref.name or ref.other or ref.letter:
        return False
    whose = story.owner(ref.owner) if ref.owner is not None else None
    there = [
        thing
        for thing in story.things
        if ref.name in (thing.name, thing.label)
        and thing.declared
        and not thing.gone
        and thing.zone == "battlefield"
        and whose in (None, thing.holder)
    ]
    if 0 < len(there) < ref.count:
        said = f"It is not told whether {there[0].label} is one of them."
        raise CannotMean(said, (), ref.start, ref.end)
    return bool(there)


def _whose_the_one_before_is(refs: tuple[ThingRef, ...]) -> tuple[ThingRef, ...]:
    """`with my Soul Warden and a 4/4 on the board`: what is told in one breath with somebody's own is that player's as well."""
    found: list[ThingRef] = []
    for ref in refs:
        told = ref.owner is not None or ref.placed is not None
        before = found[-1].owner if found and not told else None
        found.append(ref if before is None else ref.but(owner=before))
    return tuple(found)


def _where_the_last_is(refs: tuple[ThingRef, ...]) -> tuple[ThingRef, ...]:
    """`with two 2/2s and a 3/3 on his side`: what is said after the last of them is said of all that nothing says whose they are."""
    last = refs[-1]
    if last.placed is None:
        return refs
    mine = (ref.owner is not None or ref.placed is not None for ref in refs)
    return tuple(
        ref if told else ref.but(place=last.place, placed=last.placed)
        for ref, told in zip(refs, mine, strict=True)
    )


def _on_battlefield(story: Story, ref: ThingRef, player: str | None) -> list[Thing]:
    if ref.source == "it":
        found = story.resolve((ref,), "any", player)
        if ref.word == "one" and any(thing.holder != player for thing in found):
            # `I have two flyers, he has one`: one more like those
            raise CannotMean("It is not told what “one” is.", start=ref.start, end=ref.end)
        return found
    if ref.noun == "blocker":  # `he has one blocker`: that could block
        ref = ref.but(status=tuple(word for word in ref.status if word != "blocking"))
    found = story.resolve((ref,), "declare", player)
    for thing in found:
        thing.told = thing.told or story.owner(ref.owner, player) or player
        if set(thing.types) & {"Instant", "Sorcery"} and thing.cast_by is None:
            _put(story, thing, "hand", thing.told)  # `Bob has Fog`: no permanent, so a card in hand
            thing.held_after_deeds = bool(story.actions) and not story.questions
    return found


def _put(story: Story, thing: Thing, zone: str, player: str | None) -> None:
    thing.zone = zone
    thing.told = thing.owner = player
    thing.declared = True
    story.refer([thing])


def _check_kind(story: Story, ref: ThingRef) -> None:
    """An instant or sorcery is no permanent: `Bob has Fog` is a card in hand."""
    if ref.source == "kind" and ref.noun in ("spell", "card"):
        raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)


def there_as_told(story: Story, refs: Sequence[Ref], player: str | None) -> list[Thing]:
    """`Goblin King and two other Goblins are mine`: what was spoken of, and those that are counted here for the first time, where nothing
    told makes them."""
    found: list[Thing] = []
    for ref in refs:
        new = isinstance(ref, ThingRef) and ref.source == "kind" and ref.other and ref.count > 1
        role: Role = "declare" if new and not story.actions else "any"
        found += story.resolve((ref,), role, player, found)
    return found
