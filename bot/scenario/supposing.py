"""What a question supposes: the spell that it asks about is cast, the creatures that it speaks of fight."""

from __future__ import annotations

import re
from typing import Any

from bot.abilities.filters import AnyTarget, OfType
from bot.abilities.walk import holds, inside
from bot.engine.script import Activate, Attack, Block, Cast
from bot.scenario.aims import leaning, may_be_target, targets_of, whose
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.statements import How, Statement, When
from bot.scenario.story import Story
from bot.scenario.things import Thing

_OF_A_SPELL = frozenset(
    {
        "ask dies",
        "ask candie",
        "ask saves",
        "ask isprevented",
        "ask allprevented",
        "ask survives",
        "ask dealsany",
        "ask damageboth",
        "ask damageby",
        "ask damageto",
        "ask damage",
        "ask triggers",
    }
)


#: Questions of what comes of something, which are asked where nothing is done but a card is there to be cast.
_OF_WHAT_COMES = frozenset(
    f"ask {kind}"
    for kind in (
        *(
            "howmany",
            "makes",
            "manydie",
            "lifelost",
            "lifegained",
            "takesamount",
            "manycards",
            "manydiscards",
        ),
        *("manysacrificed", "gainslife", "loseslife", "whodies", "whosurvives", "lifetotal", "happens"),
    )
)


def cast_what_is_held(story: Story, statement: Statement) -> None:
    """`He has Wrath of God. How many creatures do I lose?`: the one sorcery that is told to be there, and aimed at nothing, is cast where
    nothing else is done and it is asked what comes of it."""
    held = [t for t in story.things if t.zone == "hand" and t.declared and not t.filler and t.cast_by is None]
    if statement.kind not in _OF_WHAT_COMES or story.actions or len(held) != 1:
        return
    card, player = held[0].card, held[0].told
    if card is None or player is None or "Sorcery" not in card.types or targets_of(card):
        return
    cast_spell(story, player, ThingRef("card", -1, -1, name=card.name, told=card.name), How())
    story.assumptions.append(f"{held[0].label} is cast: it is asked what comes of it.")


def cast_what_is_asked(story: Story, statement: Statement) -> None:
    """`Does Lightning Bolt kill a 3/4?`, `How much damage does my Bolt do?` casts it, where that was not told: at what is asked
    about, else at the other player."""
    by, what, to = statement.get("by"), statement.get("what"), statement.get("to")
    refs = by if isinstance(by, tuple) else (by,)
    if statement.kind not in _OF_A_SPELL or len(refs) != 1:
        return
    ref = refs[0]
    if not isinstance(ref, ThingRef) or ref.source not in ("card", "guess"):
        return
    card = story.names.exact(ref.name)
    if card is None or not {"Instant", "Sorcery"} & set(card.types):
        return
    if any(thing.name == ref.name and (thing.cast_by or _is_there(thing)) for thing in story.things):
        return
    aimed = next((refs for refs in (what, to, statement.get("source")) if isinstance(refs, tuple)), ())
    things = story.resolve(tuple(one for one in aimed if isinstance(one, ThingRef)), "target")
    owner = next((t.controller for t in things), None)
    player = story.owner(ref.owner) or story.actor or next(iter(story.seats))
    if statement.kind == "ask saves" and ref.owner is None:
        player = owner or player
    elif owner == player and ref.owner is None:
        player = story.opponent(owner)
    targets = aimed or (PlayerRef("name", story.opponent(player), ref.start),)
    last = story.actions[-1] if story.actions else None
    in_time = statement.kind == "ask saves" and isinstance(last, Cast | Activate) and last.player != player
    cast_spell(story, player, ref, How(targets=targets if targets_of(card) else None, response=in_time))


def _is_there(thing: Thing) -> bool:
    """Whether it was told and is not a card in a hand, which is there to be cast."""
    return thing.declared and thing.zone != "hand"


def target_what_is_asked(story: Story, statement: Statement) -> None:
    """`Can Shock target planeswalkers?` is answered by doing it: cast where it is a spell, its ability used where it is a permanent."""
    ref: ThingRef = statement.slots["by"]
    player = story.owner(ref.owner) or ("You" if story.speaks else next(iter(story.seats)))
    card = story.names.exact(ref.name) if ref.source in ("card", "guess") else None
    targets = tuple(_one_of_them(one) for one in statement.slots["what"])
    if card is None or not {"Instant", "Sorcery"} & {*card.types}:
        raise CannotMean(f"It is not told what targets with “{ref.told}”.", start=ref.start, end=ref.end)
    cast_spell(story, player, ref, How(targets=targets))


def _one_of_them(ref: Any) -> Any:
    """One of a kind that is asked about in the plural: `planeswalkers`."""
    if (
        isinstance(ref, ThingRef)
        and ref.source == "kind"
        and ref.many
        and not ref.article
        and ref.owner is None
    ):
        loyalty = 3 if "Planeswalker" in ref.types else None
        return ref.but(many=False, count=1, article="a", loyalty=loyalty)
    return ref


def suppose_attacker(story: Story, statement: Statement, slots: dict[str, Any]) -> None:
    """`Can a tapped creature block?` where nothing attacks: it is asked of a creature that does."""
    groups = statement.get("block") or ()
    if statement.get("attackers") or statement.get("attacker") or any(group.attackers for group in groups):
        return
    blocker = story.player(slots["who"], subject=True) if isinstance(slots.get("who"), PlayerRef) else None
    if blocker is None:
        things = story.resolve(slots.get("it") or (), "asked")
        blocker = next((t.controller for t in things if t.controller), None) or next(iter(story.seats))
        for thing in things:
            thing.likely = thing.likely or blocker
        if things:  # what is supposed to attack is not `it`
            slots["it"] = tuple(ThingRef("made", -1, -1, name=t.label, told=t.label) for t in things)
    if any(isinstance(action, Attack) for action in story.actions):
        rest = [token.fold for token in story.tokens[statement.start : statement.end + 4]]
        if "turn" in rest and not any(t.attacking and t.holder != blocker for t in story.things):
            raise CannotMean("It is not told what attacks then.", start=statement.start, end=statement.end)
        return
    theirs = [t for t in story.things if t.is_type("Creature") and t.controller not in (None, blocker)]
    if not theirs:
        ref = ThingRef(
            "kind",
            -1,
            -1,
            article="a",
            types=("Creature",),
            noun="creature",
            size=(2, 2),
            other=True,
            told="a 2/2",
        )
        theirs = story.resolve((ref,), "declare", story.opponent(blocker))
    if len(theirs) == 1:
        attacker = theirs[0]
        attacker.told = attacker.told or story.opponent(blocker)
        attacker.attacking = True
        declare_attack(story, story.opponent(blocker), ((attacker.label, ""),))
        story.assumptions.append(f"{attacker.label} attacks: a block is asked about.")


def suppose_blockers(story: Story, refs: tuple[ThingRef, ...]) -> tuple[ThingRef, ...]:
    """`Can Ogre be blocked?` where nobody is told of who could: it attacks, and two creatures that evasion stops least might block
    it. What attacks, by its label."""
    attacking = [t for t in story.focus if t.attacking][-1:] if refs[0].source == "it" else []
    things = attacking or story.resolve(refs, "attacker")
    player = things[0].holder or story.active or next(iter(story.seats))
    if not any(isinstance(action, Attack) for action in story.actions):
        for thing in things:
            thing.attacking = True
            thing.told = thing.told or player
        declare_attack(story, player, tuple((thing.label, "") for thing in things))
    defender = story.opponent(player)
    if not any(t.is_type("Creature") and t.holder == defender for t in story.things):
        shadow = ("shadow",) if any(thing.has_keyword("shadow") for thing in things) else ()
        ref = ThingRef(
            "kind", -1, -1, count=2, size=(1, 1), noun="creature", types=("Artifact", "Creature"),
            lines=("reach", "horsemanship", *shadow), told="two 1/1s",
        )  # fmt: skip
        for thing in story.resolve((ref,), "declare", defender):
            thing.told = defender
            story.assumptions.append(
                f"{thing.label}, an artifact creature with reach, is there and could block."
            )
    return tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in things)


def suppose_unblocked(story: Story, statement: Statement) -> None:
    """`If my opponent doesn't block, how much damage does my 3/3 deal?` is asked of a 3/3 that attacks."""
    unblocked = next((a for a in story.actions if isinstance(a, Block) and not a.blocks), None)
    by = statement.get("by")
    if unblocked is None or any(isinstance(a, Attack) for a in story.actions) or not isinstance(by, tuple):
        return
    player = story.opponent(unblocked.player)
    refs = tuple(ref for ref in by if isinstance(ref, ThingRef))
    for thing in story.resolve(refs, "attacker", player):
        if thing.is_type("Creature") and thing.controller in (player, None):
            thing.attacking = True
            declare_attack(story, player, ((thing.label, ""),))
            story.assumptions.append(f"{thing.label} attacks: it is told that nothing blocks.")


def suppose_fight(story: Story, statement: Statement) -> None:
    """`Can my 1/1 deathtoucher kill a 10/10?` where nothing is done: it blocks it, or attacks and is blocked by it."""
    when = statement.get("when")
    later = isinstance(when, When) and when.moment in _NO_COMBAT  # no fight kills it at the end step
    if story.actions or later or _enters_and_kills(story, statement):
        return
    by = [t for t in story.resolve(statement.slots["by"], "any") if t.is_type("Creature")]
    what = [t for t in story.resolve(statement.slots["what"], "any") if t.is_type("Creature")]
    if len(by) != 1 or len(what) != 1 or by == what:
        return
    mine, other = by[0], what[0]
    player = mine.controller or (
        story.opponent(other.controller) if other.controller else next(iter(story.seats))
    )
    if other.controller == player and other.told is not None:
        raise CannotMean(
            f"It is not told how {mine.label} and {other.label} fight.",
            start=statement.start,
            end=statement.end,
        )
    mine.told = mine.told or player
    other.told = story.opponent(player)
    declare_attack(story, other.told, ((other.label, ""),))
    other.attacking = mine.blocking = True
    story.actions.append(Block(player, ((mine.label, other.label),)))
    story.assumptions.append(f"{mine.label} blocks {other.label}.")


def _enters_and_kills(story: Story, statement: Statement) -> bool:
    """`Does Flametongue Kavu kill a 4/4?`, `Does Elesh Norn kill my Elf?`: what kills as it enters, or by being there, is cast (CR 603.6a,
    604.3), rather than that it fights; where it was told to be there, it fights."""
    refs = statement.slots["by"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else None
    card = (
        story.names.exact(ref.name) if isinstance(ref, ThingRef) and ref.source in ("card", "guess") else None
    )
    if (
        card is None
        or not isinstance(ref, ThingRef)
        or any(t.name == card.name and t.declared for t in story.things)
    ):
        return False
    lines = [text for text in card.texts if _KILLS.search(text)]
    if not lines or {"Instant", "Sorcery"} & {*card.types}:
        return False
    known = [t for t in story.things if t.name == card.name]
    for thing in known:  # it was spoken of, and nothing else told of it
        thing.zone = "hand"
    things = [t for t in story.resolve(statement.slots["what"], "any") if t.is_type("Creature")]
    if not things:
        return False
    player = story.owner(ref.owner) or story.opponent(things[0].controller or "Opponent")
    for thing in things:
        thing.told = thing.told or story.opponent(player)
    for thing in known:
        thing.told = thing.owner = player
    aimed = any("target" in line for line in lines)
    targets = tuple(ThingRef("made", -1, -1, name=t.label, told=t.label) for t in things)
    cast_spell(story, player, ref.but(owner=None), How(targets=targets if aimed else None))
    story.assumptions.append(f"{card.name} is cast: it is asked whether that kills.")
    return True


_KILLS = re.compile(
    r"\bwhen [^.]*\benters\b[^.]*(?:damage|destroy|get -\d|gets -\d|-\d+/-\d+)|^enters:.*(?:damage|destroy|-\d+/-\d+)"
    r"|^[^.:]*creatures[^.:]* get -\d+/-\d+",
    re.IGNORECASE,
)

_NO_COMBAT = frozenset({"UPKEEP", "DRAW", "END_STEP", "END_OF_TURN", "CLEANUP", "NEXT_TURN"})


def suppose_targets(story: Story) -> None:
    """`I cast Dismember paying 4 life`, where nothing is told that it could be aimed at and nothing makes any: there is a creature."""
    casts = [action for action in story.actions if isinstance(action, Cast)]
    plain = len(casts) == len(story.actions) and all(one.targets.names is None for one in casts)
    texts = [text for thing in story.things for text in thing.texts]
    if plain and not any("token" in text or "onto the battlefield" in text for text in texts):
        for action in casts:
            suppose_target(story, action)


def suppose_target(story: Story, cast: object) -> None:
    """`Can I cast Giant Growth after blocks?` where nothing is there is asked of a player who has a creature to cast it on."""
    if not isinstance(cast, Cast) or cast.targets.names is not None:
        return
    card = story.names.exact(next(t.name for t in story.things if t.label == cast.card))
    targets = targets_of(card) if card is not None else []
    if card is None or len(targets) != 1 or holds(targets[0].what.qualities, AnyTarget):
        return
    (target,) = targets
    there = [t for t in story.things if t.zone == "battlefield" and t.cast_by is None]
    creatures = any(quality.type == "Creature" for quality in inside(target, OfType))
    if not creatures or any(may_be_target(target, t.types) for t in there):
        return
    ref = ThingRef("kind", -1, -1, article="a", types=("Creature",), noun="creature", told="a creature")
    mine = (whose(target) or leaning(card)) == "mine"
    if story.seat(cast.player if mine else story.opponent(cast.player)).without & {"creature", "permanent"}:
        return
    for thing in story.resolve((ref,), "declare"):
        thing.told = cast.player if mine else story.opponent(cast.player)
        story.assumptions.append(f"{thing.label} is there for {cast.card}.")


def suppose_creature(story: Story, statement: Statement) -> None:
    """`Does my opponent sacrifice a creature?` is asked of a player who has one."""
    who = statement.get("who")
    if (
        not isinstance(who, PlayerRef)
        or who.how == "any"
        or "creature" not in str(statement.get("card") or "")
    ):
        return
    player = story.player(who, subject=True)
    if any(t.is_type("Creature") and t.controller in (player, None) for t in story.things):
        return
    ref = ThingRef(
        "kind", -1, -1, article="a", types=("Creature",), noun="creature", size=(1, 1), told="a creature"
    )
    story.resolve((ref,), "declare", player)
    for thing in story.things[-1:]:
        thing.told = player
        story.assumptions.append(f"{thing.label} is on the battlefield under {player}'s control.")


def suppose_one_of_theirs(story: Story, ref: ThingRef) -> None:
    """`Do my other creatures die?` is asked of a player who has one more, where something was done and none was told."""
    told = ref.size or ref.lines or ref.status or ref.subtypes or ref.supertypes or ref.colors or ref.token
    owner = story.owner(ref.owner)
    if told or owner is None or not ref.many or ref.types != ("Creature",) or not story.actions:
        return
    spoken = story.focus[-1:] if ref.other else []
    there = [t for t in story.things if t not in spoken and not (ref.other and t.gone)]
    if any(t.is_type("Creature") and t.holder == owner for t in there):
        return
    one = ThingRef(
        "kind", -1, -1, article="a", types=("Creature",), noun="creature", other=True, told="a creature"
    )
    focus = list(story.focus)
    for thing in story.resolve((one,), "declare", owner):
        thing.told = owner
        story.assumptions.append(f"{thing.label} is on the battlefield under {of_control(owner)} control.")
    story.focus = focus  # what was spoken of is still what was told


def of_control(player: str) -> str:
    return "your" if player == "You" else f"{player}'s"
