"""Questions of the tables of deeds that are more than words."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.general.claims.said import MINE
from bot.scenario.general.claims.slots import Slots
from bot.scenario.general.claims.staging import LEGAL, NotStaged, Stage
from bot.scenario.general.claims.state_ops import waiting


def _ask_legal(stage: Stage, slots: Slots) -> None:
    stage.asked = LEGAL


def _ask_tramples(stage: Stage, slots: Slots) -> None:
    if len(stage.attacks) != 1:
        raise NotStaged
    attacker = stage.attacks[0]
    stage.asked = f"How much damage does {attacker} deal to {attacker.foe}?"


def _ask_triggers(stage: Stage, slots: Slots) -> None:
    thing = waiting(stage, slots)
    stage.asked = f"Does {stage.named(thing)} trigger?"


def _ask_resolves(stage: Stage, slots: Slots) -> None:
    """Whether the ability that waits to resolve does what it does."""
    if "response" not in " ".join(stage.lines):
        raise NotStaged
    abled = [one for one in (*stage.things.values(), *stage.fresh) if one.abilities]
    if len({*map(id, abled)}) != 1 or "you gain 1 life" not in abled[0].abilities[0].lower():
        raise NotStaged
    stage.asked = f"Does {abled[0].who} gain 1 life?"


def _ask_its_trigger(stage: Stage, slots: Slots) -> None:
    thing = slots["c"]
    if not thing.abilities and not {"undying", "persist", "prowess"} & {*thing.keywords}:
        raise NotStaged
    stage.asked = f"Does {stage.named(thing)} trigger?"


def _ask_worn(stage: Stage, slots: Slots) -> None:
    """Whether an Equipment that gives +1/+1 is on it."""
    thing = slots["c"] if "c" in slots else stage.main()
    if thing.size or thing.counters:
        raise NotStaged
    thing.size = "2/2"
    stage.asked = f"Is {stage.named(thing)} a 3/3?"


def _ask_of_keyword(stage: Stage, slots: Slots) -> None:
    """Whether a keyword that is a triggered ability triggers."""
    (keyword,) = slots["k"] if len(slots["k"]) == 1 else ("",)
    creatures = stage.of_kind("creature")
    mine = [one for one in creatures if one.said.whose == MINE] or creatures
    if keyword not in ("undying", "persist", "prowess", "ward {2}") or len(mine) != 1:
        raise NotStaged
    mine[0].keywords += [] if keyword in mine[0].keywords else [keyword]
    stage.asked = f"Does {stage.named(mine[0])} trigger?"


def _ask_grows(stage: Stage, slots: Slots) -> None:
    thing = slots["c"]
    if "prowess" not in thing.keywords or slots["pt"] != "+1/+1":
        raise NotStaged
    stage.asked = f"Does {stage.named(thing)} trigger?"


def _ask_sickness(stage: Stage, slots: Slots) -> None:
    """Whether it has summoning sickness: whether it may attack."""
    thing = slots["c"]
    if (
        thing.held
        or "haste" in thing.keywords
        or not (stage.lines or thing.states)
        or stage.attacks
        or stage.turn
    ):
        raise NotStaged
    stage.attack(thing)
    stage.asked, stage.denied = LEGAL, True


def _ask_in(state: str) -> Callable[[Stage, Slots], None]:
    def asks(stage: Stage, slots: Slots) -> None:
        """Whether it is in combat: whether what was done took it out of there."""
        thing = slots["c"]
        if thing in stage.attacks if state == "attacking" else any(one is thing for one, _ in stage.blocks):
            stage.asked, stage.denied = f"Is {thing} removed from combat?", True
        else:
            stage.asked = f"Is {stage.named(thing)} {state}?"

    return asks


def _ask_out(state: str) -> Callable[[Stage, Slots], None]:
    def asks(stage: Stage, slots: Slots) -> None:
        """Whether it is no longer in combat."""
        _ask_in(state)(stage, slots)
        stage.denied = not stage.denied

    return asks


def _ask_goesover(stage: Stage, slots: Slots) -> None:
    if len(stage.attacks) != 1:
        raise NotStaged
    stage.asked = f"Does {stage.attacks[0]} deal damage to {stage.attacks[0].foe}?"


ASKS: dict[str, Callable[[Stage, Slots], None]] = {
    "@legal": _ask_legal,
    "@tramples": _ask_tramples,
    "@triggers": _ask_triggers,
    "@resolves": _ask_resolves,
    "@itstriggers": _ask_its_trigger,
    "@isworn": _ask_worn,
    "@ktrigger": _ask_of_keyword,
    "@grows": _ask_grows,
    "@sickness": _ask_sickness,
    "@goesover": _ask_goesover,
    "@inattacking": _ask_in("attacking"),
    "@notattacking": _ask_out("attacking"),
    "@notblocking": _ask_out("blocking"),
    "@inblocking": _ask_in("blocking"),
}
