"""Which creatures attack (and, where only one may be meant, block): everything, those that are named, the only one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.abilities.animating import animates_itself
from bot.engine.told.script import Activate, Attack, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Role, Story
from bot.scenario.text.possessive import does, of
from bot.scenario.things.board import Thing
from bot.scenario.things.may_fight import of_a_token, one_that_fights
from bot.scenario.things.supposed import a_creature
from bot.scenario.things.tokens_to_come import creatures_to_come


def is_everything(ref: ThingRef) -> bool:
    """`with everything`, `with all my creatures`: whatever can attack then."""
    if ref.left_out:
        return False
    told = ref.size or ref.subtypes or ref.colors or ref.lines or ref.status or ref.token or ref.other
    every = ref.article in ("all", "each", "every") and ref.types == ("Creature",) and ref.count <= 1
    return ref.told == "everything" or (every and ref.source == "kind" and not told)


def creatures_that_attack(
    story: Story, refs: Iterable[ThingRef], role: Role, player: str, but: Sequence[Thing] = ()
) -> list[Thing]:
    """Those that attack or block; `but`: what they block, which is none of them."""
    found: list[Thing] = []
    for ref in refs:
        if ref.told == "everything":
            mine = [
                t
                for t in story.things
                if t.holder == player and t.is_type("Creature") and t.zone == "battlefield"
            ]
            come = creatures_to_come(story, player)
            found += [t for t in mine if t not in found and not (role == "attacker" and t.tapped)]
            found += [t for t in come or () if t not in found]
            if not found and come is not None:
                raise CannotMean(f"It is not told which creatures {does(player, 'has')}.")
            continue
        bare = ref.article == "" and ref.size is not None  # `swings with 2/2, 2/2, 3/3`
        more = ref.other or ref.count > 1 or bare or ref.article in ("a", "an", "one", "another", "both")
        alone = ref.source == "it" and ref.count == 1 and not ref.many
        another = (
            ref.source == "kind" and more
        ) or alone  # `Hill Giant and one creature`: another than the Giant
        meant = story.resolve(
            (of_a_token(story.things, ref),), role, player, [*but, *found] if another else but
        )
        for thing in _fighting(story, meant, player) if ref.source == "it" else meant:
            if thing not in found:
                found.append(thing)
            elif alone:
                raise CannotMean(f"It is not told what “{ref.told}” means.", (), ref.start, ref.end)
    story.refer(found)
    return found


def only_creature(story: Story, player: str, verb: str = "blocks") -> list[Thing]:
    """`Bob blocks`: with his only creature."""
    able = [
        t
        for t in story.things
        if t.controller == player
        and t.is_type("Creature")
        and (t.zone == "battlefield" or t.cast_by is not None)
        and not t.tapped
        and not t.gone
    ]
    mine = [t for t in able if t.holder == player] or able  # `enchants Elf with Rancor and attacks`
    if len(mine) == 1:
        return mine
    last = story.actions[-1] if story.actions else None
    if not mine and isinstance(last, Activate) and last.player == player:
        animated = [t for t in story.things if t.label == last.source and animates_itself(story.card(t))]
        if animated:  # `pays {2} for Jade Statue and blocks`
            return animated
    spoken = story.focus[-1] if story.focus and verb.startswith("attack") else None
    if not mine and spoken is not None and _may_be_anybodys(spoken):
        spoken.shown = player
        return [spoken]  # `enchants Elf with Zed and attacks`, whoever Zed is good for
    asked = any(kind.startswith("ask ") for kind in story.upcoming)
    supposed = (asked and _tells_of_no_other(story, player)) or (
        story.asked_whether and verb.startswith("attack")
    )
    tapped = [
        t for t in story.things if t.tapped and t.holder == player and t.is_type("Creature") and not t.gone
    ]
    if not mine and story.asked_whether and len(tapped) == 1:
        return tapped  # `Bob controls a tapped 5/5. Can he block?`
    if not mine and supposed:
        things = story.resolve((a_creature(),), "declare", player)  # `Can I attack his planeswalker?`
        for thing in things:
            thing.told = player
            story.assumptions.append(f"{thing.label} {verb.rstrip('s')}s: it is not told what does.")
        return things
    if not mine:
        raise CannotMean(
            f"It is not told what {does(player, verb)} with.", (f"{does(player, verb)} with Grizzly Bears.",)
        )
    raise CannotMean(
        f"It is not told which of {of(player)} creatures {verb}: {', '.join(t.label for t in mine)}.",
        tuple(f"{does(player, verb)} with {t.label}." for t in mine[:3]),
    )


def _tells_of_no_other(story: Story, player: str) -> bool:
    """Whether the story names no creature of the player's, before or after, that could be what attacks: `I attack and he blocks. I bounce my
    attacker.`"""
    own = any(t.is_type("Creature") and player in (t.holder, t.owner, t.controller) for t in story.things)
    later = (name for at in range(story.where, len(story.tokens)) for name in story.lexicon.at(at))
    cards = (story.names.exact(name.spelling) for name in later if name.source == "card")
    names = any(card is not None and {*card.types} & {"Creature", "Artifact", "Land"} for card in cards)
    sizes = any(t.kind == "size" and t.text[:1] not in "+-" for t in story.tokens[story.where :])
    return not (own or names or sizes or story.spells)


def _may_be_anybodys(thing: Thing) -> bool:
    """Whether it is a creature of which nothing told says whose it is."""
    there = thing.zone == "battlefield" and not (thing.gone or thing.tapped)
    return there and thing.is_type("Creature") and thing.told is None and thing.shown is None


def resolve_blockers(story: Story, refs: Sequence[Ref]) -> list[Thing]:
    """What blocks: a word back (`it blocks`, `two of them block`) means what does not attack, where that was spoken of too."""
    attacking = [thing for thing in story.focus if thing.attacking and not _on_another_turn(story)]
    if any(isinstance(ref, ThingRef) and ref.source == "it" for ref in refs):
        story.focus = [thing for thing in story.focus if thing not in attacking] or story.focus
    short = all(
        isinstance(ref, ThingRef) and (ref.source == "part" or ref.article in ("a", "an")) for ref in refs
    )
    attackers = [thing for thing in story.things if thing.attacking]
    theirs = attackers if all(_of_those_that_do_not_attack(story, ref) for ref in refs) else ()
    things = story.resolve(refs, "blocker" if short else "any", None, theirs)
    story.focus = [*(thing for thing in attacking if thing not in story.focus), *story.focus]
    return things


def _on_another_turn(story: Story) -> bool:
    """`I attack with Serra Angel. On my opponent's turn can it block?`: whether the turn has ended since something attacked."""
    for action in reversed(story.actions):
        if isinstance(action, Attack):
            return False
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            return True
    return False


def _of_those_that_do_not_attack(story: Story, ref: Ref) -> bool:
    """`I swing two 3/3s into his 3/3, the 3/3 blocks`: the one of that size that does not attack, where there is such a one."""
    if not isinstance(ref, ThingRef) or ref.source != "kind" or ref.article != "the" or ref.size is None:
        return False
    alike = [t for t in story.things if ref.size in (t.size_told, t.printed)]
    return any(thing.attacking for thing in alike) and any(not thing.attacking for thing in alike)


def is_asked(story: Story) -> bool:
    """Whether a question is told before or after."""
    return bool(story.questions) or any(one.kind.startswith("ask ") for one in story.to_come)


def _fighting(story: Story, meant: list[Thing], player: str) -> list[Thing]:
    """What `it` means of what attacks."""
    return one_that_fights(story.focus, story.actions, story.things, meant, player)
