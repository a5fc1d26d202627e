"""What things are, when it is, and what waits for something, of the tables of deeds on the stage."""

from __future__ import annotations

from collections.abc import Callable

from bot.regex import regex
from bot.scenario.general.claims.board import ALICE, BOB, Thing
from bot.scenario.general.claims.combat_ops import unblocked
from bot.scenario.general.claims.slots import Slots
from bot.scenario.general.claims.staging import NotStaged, Stage


def state_told(stage: Stage, thing: Thing, state: str) -> None:
    match state:
        case "cast":
            if not thing.comes:
                thing.comes = True
                stage.say(f"{thing.who} casts {stage.named(thing)}, <{thing}>.")
        case "blinked" | "flickered" | "bounced":
            back = (
                "" if state == "bounced" else ", then return it to the battlefield under its owner's control"
            )
            text = (
                "Return target creature to its owner's hand."
                if state == "bounced"
                else f"Exile target creature{back}."
            )
            stage.say(f'{thing.who} casts an instant "{text}" targeting {stage.named(thing)}.')
        case "attacking":
            stage.attack(thing)
        case "blocking":
            if not any(one is thing for one, _ in stage.blocks):
                attackers = [one for one in stage.attacks if one is not thing]
                attacker = attackers[0] if attackers else stage.new(thing.who.foe)
                stage.block(thing, attacker, thing)
        case "blocked":
            if not any(one is thing for _, one in stage.blocks):
                stage.block(stage.blocker_of(thing), thing, thing)
        case "unblocked":
            unblocked(stage, thing)
        case "enchanted":
            aura = stage.of_kind("aura")
            worn = aura[0] if aura else stage.new(thing.who, "aura")
            stage.setup.append(f"{stage.named(worn)} is attached to {stage.named(thing)}.")
        case "equipped":
            steel = stage.of_kind("equipment")
            worn = steel[0] if steel else stage.new(thing.who, "equipment")
            worn.owned(thing.who)
            stage.setup.append(f"{stage.named(worn)} is attached to {stage.named(thing)}.")
        case _:
            thing.states.append(state)


def _state_of(stage: Stage, slots: Slots, c: str, state: str) -> None:
    state_told(stage, slots.one(c), state)


def _tap(stage: Stage, slots: Slots, c: str) -> None:
    thing = slots.one(c)
    if stage.attacks:
        stage.say(
            f'{slots.get("p") or thing.foe} casts an instant "Tap target creature." targeting {stage.named(thing)}.'
        )
    else:
        thing.states.append("tapped")


def _untap(stage: Stage, slots: Slots, c: str) -> None:
    thing = slots.one(c)
    stage.say(f'{thing.who} casts an instant "Untap target creature." targeting {stage.named(thing)}.')


def _has(stage: Stage, slots: Slots, c: str, k: str) -> None:
    slots.one(c).keywords.extend(slots[k])


def _counter(stage: Stage, slots: Slots, c: str, kind: str) -> None:
    slots.one(c).counters.append(f"1 {kind}")


def _sick(stage: Stage, slots: Slots, c: str) -> None:
    slots.one(c).states.append("summoning sick")


def _turn(stage: Stage, slots: Slots, who: str) -> None:
    stage.turn = who


def _instant(stage: Stage, slots: Slots) -> None:
    stage.turn = stage.actor().foe


#: What can be answered before it comes about.
_USES_THE_STACK = regex(r" (?:casts|activates|uses|equips) ")


def _lead(words: str) -> Callable[..., None]:
    def leads(stage: Stage, slots: Slots) -> None:
        if not stage.lines or ("response" in words and not _USES_THE_STACK.search(stage.lines[-1])):
            raise NotStaged
        stage.lead = words

    return leads


def _same(stage: Stage, slots: Slots) -> None:
    """It says nothing more."""


def _fresh(stage: Stage, slots: Slots) -> None:
    stage.main().states.append("summoning sick")


def _type(stage: Stage, slots: Slots, c: str, kind: str) -> None:
    slots.one(c).types.append(kind)


def _nothing(stage: Stage, slots: Slots) -> None:
    player = slots["p"]
    if any(thing.owner == player for thing in stage.of_kind("creature")):
        raise NotStaged


def _shroud(stage: Stage, slots: Slots, p: str, keyword: str) -> None:
    stage.setup.append(f'{slots[p]} controls Aegis, an enchantment with "You have {keyword}."')


def _mine(stage: Stage, slots: Slots, p: str, c: str) -> None:
    """Whoever is said to control it does; another's has been taken by then (`my opponent's creature if I control it`), and nobody says
    that it was this turn: it may do what it could do later."""
    thing, player = slots[c], slots[p]
    if thing.owned(player) != player and thing.taken != player:
        text = '"Gain control of target creature. It gains haste."'
        stage.say(f"{player} casts a sorcery {text} targeting {stage.named(thing)}.")
        thing.taken, thing.held = player, True


def waiting(stage: Stage, slots: Slots) -> Thing:
    """What has the triggered ability that is spoken of: the creature, or another permanent."""
    said = slots["t"]
    if said.definite:
        creatures = [
            one for one in stage.of_kind("creature") if not said.whose or one.said.whose in ("", said.whose)
        ]
        if len(creatures) > 1:
            raise NotStaged
        thing = creatures[0] if creatures else stage.new(ALICE)
        text = f"When this creature {said.text}, you gain 1 life."
    else:
        if said.text == "deals combat damage to a player":
            raise NotStaged
        thing = stage.new(ALICE if said.whose != "theirs" else BOB, "enchantment")
        text = f"Whenever a creature {said.text}, you gain 1 life."
    if text not in thing.abilities:
        thing.abilities.append(text)
    return thing


def _waits(stage: Stage, slots: Slots, t: str) -> None:
    waiting(stage, slots)


def _onstack(stage: Stage, slots: Slots, t: str) -> None:
    """The triggered ability on the stack, so that something can be done in response to it."""
    said = slots["t"]
    if not said.definite and not stage.of_kind("creature"):
        stage.new(stage.actor().foe)
    if not said.definite:
        thing = stage.main()
        thing.abilities.append(f"When this creature {said.text}, you gain 1 life.")
    else:
        thing = waiting(stage, slots)
    thing.owned(ALICE)
    match said.text:
        case "enters":
            thing.comes = True
            stage.say(f"{thing.who} casts {stage.named(thing)}, <{thing}>.")
        case "dies" | "leaves the battlefield":
            stage.say(f"{stage.named(thing)} dies.")
        case "attacks":
            stage.attack(thing)
        case _:
            raise NotStaged
    stage.lead = "In response to the trigger, "


def _never(stage: Stage, slots: Slots, *_: str) -> None:
    """It is staged where it is asked of alone."""
    raise NotStaged


def _worn(stage: Stage, slots: Slots, e: str, c: str) -> None:
    blade, bearer = slots[e], slots[c] if c in slots else stage.main()
    blade.owned(bearer.who)
    stage.setup.append(f"{stage.named(blade)} is attached to {stage.named(bearer)}.")


def _priority(stage: Stage, slots: Slots, p: str) -> None:
    """Whether a player may do something then: after what can be answered, or in combat."""
    told = stage.lines[-1] if stage.lines else ""
    if not _USES_THE_STACK.search(told) and not any(word in told for word in (" attacks ", " blocks ")):
        raise NotStaged
    stage.say(f'{slots[p]} casts an instant "You gain 1 life."')


def _owns(stage: Stage, slots: Slots, c: str, t: str) -> None:
    slots[c].abilities.append(f"When this creature {slots[t].text}, you gain 1 life.")


STATE_OPS: dict[str, Callable[..., None]] = {
    "@tap": _tap,
    "@untap": _untap,
    "@has": _has,
    "@counter": _counter,
    "@sick": _sick,
    "@turn": _turn,
    "@respond": _lead("In response, "),
    "@after": _lead("After combat, "),
    "@next": _lead("Next turn, "),
    "@same": _same,
    "@fresh": _fresh,
    "@type": _type,
    "@state": _state_of,
    "@nothing": _nothing,
    "@shroud": _shroud,
    "@had": _counter,
    "@hadk": _has,
    "@first": _never,
    "@instant": _instant,
    "@waits": _waits,
    "@priority": _priority,
    "@worn": _worn,
    "@owns": _owns,
    "@onstack": _onstack,
    "@mine": _mine,
}
