"""The deeds of a story, and how its choices were answered, as sentences in the language that stories are read in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from bot.abilities.ability import Activated
from bot.abilities.amounts import Number
from bot.abilities.costs import Loyalty
from bot.abilities.keyword_abilities.activated import activated_in
from bot.answers.reading_back.answered import ORDINALS, Unsaid, answered, modes_told
from bot.engine.log.step import listed
from bot.engine.relevance.playable import playable
from bot.engine.stack.announced import said_to_pay
from bot.engine.told import script as told
from bot.engine.told.asked_of_costs import ASKED
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import Action, Moment, Script, Targets
from bot.values import replace

_MOMENTS: Mapping[Moment, str] = {
    Moment.UNTAP: "During {whose} untap step",
    Moment.UPKEEP: "During {whose} upkeep",
    Moment.DRAW: "During {whose} draw step",
    Moment.MAIN: "During {whose} main phase",
    Moment.MAIN_BEGINS: "At the beginning of {whose} main phase",
    Moment.BEGINNING_OF_COMBAT: "At the beginning of combat",
    Moment.AFTER_ATTACKERS: "Before blockers",
    Moment.AFTER_BLOCKERS: "Before damage",
    Moment.DAMAGE: "Combat damage is dealt.",
    Moment.AFTER_FIRST_STRIKE: "After first-strike damage",
    Moment.DAMAGE_ON_STACK: "With damage on the stack",
    Moment.FIRST_STRIKE_ON_STACK: "With first-strike damage on the stack",
    Moment.DAMAGE_PREVENTION: "In the damage-prevention step",
    Moment.END_OF_COMBAT: "At end of combat",
    Moment.AFTER_COMBAT: "After combat",
    Moment.NEXT_COMBAT: "In the next combat phase",
    Moment.END_STEP: "During {whose} end step",
    Moment.CLEANUP: "During {whose} cleanup phase",
    Moment.END_OF_TURN: "Then the turn ends.",
    Moment.NEXT_TURN: "Next turn",
}


def is_told(action: Action) -> bool:
    """Whether somebody told that, and does not only ask; nor is it understood of each time that something is offered."""
    return not isinstance(action, ASKED) and not (
        isinstance(action, SaysMay) and action.implied and action.every
    )


def deeds(script: Script, made: Mapping[str, str], cast: Mapping[str, str]) -> Iterator[str]:
    """Each deed; a moment stands before the deed that happens then. `made` is what to call those that have no name, `cast` how a
    spell that the story made up is described where it is cast. What is only asked about is no deed. Raises `Unsaid`."""
    moment = ""
    called = _names(made)
    for action in script.actions:
        if not is_told(action):
            continue
        if isinstance(action, told.GoTo):
            if moment:
                yield f"{moment}."
            moment = _moment(action)
            if moment.endswith("."):
                yield moment
                moment = ""
            continue
        if isinstance(action, told.WaitsForTrigger):
            yield (
                f"With {action.of}'s trigger on the stack." if action.of else "With the trigger on the stack."
            )
            continue
        described = cast.get(action.card) if isinstance(action, told.Cast) and not action.said else None
        told_of = replace(action, card=_CAST) if described and isinstance(action, told.Cast) else action
        sentence = f"{_said(told_of, script)}."
        if called is not None:
            sentence = called.sub(lambda found: made[found[0]], sentence)
        if described is not None:
            sentence = sentence.replace(_CAST, described, 1)
        yield f"{moment}, {sentence}" if moment else sentence
        moment = ""
    if moment:
        yield f"{moment}."
    if script.through_end_of_turn:
        yield _MOMENTS[Moment.END_OF_TURN]


#: Stands for the spell that is cast until it is described.
_CAST = "«»"


def _names(made: Mapping[str, str]) -> re.Pattern[str] | None:
    """The labels that are said otherwise, the longest first: `2/2 creature` is not `creature`."""
    labels = "|".join(re.escape(label) for label in sorted(made, key=len, reverse=True))
    return re.compile(rf"\b(?:{labels})(?![\w#])(?! #)") if labels else None


def _moment(action: told.GoTo) -> str:
    if action.number is not None:
        name = "combat phase" if action.moment is Moment.NEXT_COMBAT else "damage-prevention step"
        return f"In the {ORDINALS.get(action.number, str(action.number))} {name}"
    whose = f"{action.player}'s" if action.player else "the"
    if action.moment is Moment.NEXT_TURN and action.player:
        return f"On {whose} next turn"
    if action.moment not in _MOMENTS:
        raise Unsaid(action.moment)
    return _MOMENTS[action.moment].format(whose=whose)


def _said(action: Action, script: Script) -> str:
    """A deed or an answer as a sentence, without its full stop."""
    match action:
        case told.Cast():
            return _cast(action, script)
        case told.Activate():
            return _activated(action, script)
        case told.Attack(player=player, attacks=attacks, everything=True):
            whom = next((at for _, at in attacks if at), "")
            return f"{player} attacks {whom} with everything".replace("  ", " ")
        case told.Attack(player=player, attacks=attacks):
            bands = "".join(f", {listed(band)} in a band" for band in action.bands)
            exerted = f", exerting {listed(action.exerted)}" if action.exerted else ""
            return (
                f"{player} attacks {_pairs(attacks)}{bands}{exerted}"
                if attacks
                else f"{player} doesn't attack"
            )
        case told.Block(player=player, blocks=blocks):
            return f"{player} blocks {_pairs(blocks)}" if blocks else f"{player} doesn't block"
        case told.AnnounceAttack(player=player):
            return f"{player} announces an attack"
        case told.DealsDamage(source=source, amount=amount, to=to, combat=combat):
            return f"{source} deals {amount} {'combat ' * combat}damage to {to}"
        case told.Regenerates(player=player, what=what, response=response):
            return f"{'In response, ' * response}{player} regenerates {what}"
        case told.Suspends(player=player, card=card, x=x):
            return f"{player} suspends {card}{f' with X = {x}' if x is not None else ''}{_costs((), action.discarded)}"
        case told.SetsAside(player=player, card=card, keyword=keyword):
            return f"{player} {keyword}s {card}"
        case told.TurnsFaceUp(player=player, what=what, x=x, response=response):
            costs = _costs(action.sacrificed, action.discarded)
            with_x = f" with X = {x}" if x is not None else ""
            return f"{'In response, ' * response}{player} turns {what} face up{with_x}{costs}"
        case told.Sacrifices(player=player, what=what, response=response, to=to):
            return f"{'In response, ' * response}{player} sacrifices {what}{f' to {to}' if to else ''}"
        case told.Discards(player=player, what=what):
            return f"{player} discards {what}"
        case told.PutsOnto(player=player, what=what, to="hand"):
            return f"{player} puts {what} into the hand"
        case told.PutsOnto(player=player, what=what, to="graveyard"):
            return f"{player} puts {what} from the library into the graveyard"
        case told.PutsOnto(player=player, what=what):
            return f"{player} puts {what} onto the battlefield"
        case told.RollsChaos(player=player):
            return f"{player} rolls chaos"
        case told.Fights(first=first, second=second):
            return f"{first} fights {second}"
        case told.BecomesIllegalTarget(spell=str(spell)):
            return f"{spell}'s target becomes illegal"
        case told.BecomesIllegalTarget(what=what):
            return f"{what} becomes an illegal target"
    return answered(action)


def _pairs(pairs: Iterable[tuple[str, str]]) -> str:
    """`Bob with Ogre and Elf and Carol with Giant`: (who, whom) by whom; whom may be left open."""
    by_whom: dict[str, list[str]] = {}
    for who, whom in pairs:
        by_whom.setdefault(whom, []).append(who)
    return listed(f"{whom} with {listed(those)}".strip() for whom, those in by_whom.items())


def _at(targets: Targets) -> str:
    if targets.shares:
        return ", " + listed(f"{n} to {name}" for name, n in targets.shares)
    return f" targeting {listed(targets.names)}" if targets.names else ""


def _costs(
    sacrificed: Iterable[str],
    discarded: Iterable[str],
    tapped: Iterable[str] = (),
    returned: Iterable[str] = (),
    exiled: Iterable[str] = (),
) -> str:
    parts = (
        ("sacrificing", sacrificed),
        ("discarding", discarded),
        ("tapping", tapped),
        ("returning", returned),
        ("exiling", exiled),
    )
    return "".join(f", {verb} {listed(names)}" for verb, names in parts if names)


def _cast(action: told.Cast, script: Script) -> str:
    """A spell is cast; a land is played (CR 305.1); what only comes about is said as it was."""
    if action.said:
        return action.said
    card = next((thing.card for thing in script.setup.objects if thing.label == action.card), None)
    does = "plays" if card is not None and not action.face and "Land" in card.types else "casts"
    response = "In response, " if action.response else ""
    under = f" with {action.under} on the stack" if action.under else ""
    costs = said_to_pay(replace(action, life=0))
    often = {
        cost: action.paid.count(cost) for cost in costs if action.paid.count(cost) > 1 and "{" not in cost
    }
    once = [cost for cost in costs if cost not in often]
    paid = f" for {listed(once)}" if once else ""
    paid += " without paying its mana cost" if action.free else ""
    paid += " without paying any additional cost" if action.declined else ""
    x = f" with X = {action.x}" if action.x is not None else ""
    modes = modes_told(action.modes)
    with_ = _costs(action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled)
    picked = [value for kind, value in action.chosen if kind != "color now"]
    choosing = f" choosing {listed(picked)}" if picked else ""
    with_ += "".join(f", paying {cost} {times} times" for cost, times in often.items()) + _life(action.life)
    what = f"{action.face or action.card}{paid}{x}{choosing}{_at(action.targets)}{modes}{with_}"
    return f"{response}{action.player} {does} {what}{under}"


def _life(amount: int) -> str:
    return f", paying {amount} life" if amount else ""


def _activated(action: told.Activate, script: Script) -> str:
    response = "In response, " if action.response else ""
    meant = _meant(action, script)
    label = meant.label if meant is not None else ""
    if action.for_mana:
        return f"{action.player} taps {action.source} for mana"
    if label == "crew" and action.tapped:
        return f"{response}{action.player} crews {action.source} with {listed(action.tapped)}"
    if label == "equip" and action.targets.names:
        return f"{response}{action.player} equips {action.source} to {listed(action.targets.names)}"
    x = f" with X = {action.x}" if action.x is not None else ""
    times = f" {action.times} times" if action.times > 1 else ""
    costs = _costs(action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled)
    what = f"{action.source}{_which(action, meant)}"
    modes = modes_told(action.modes)
    return f"{response}{action.player} activates {what}{x}{_at(action.targets)}{modes}{times}{costs}{_life(action.life)}"


def _meant(action: told.Activate, script: Script) -> Activated | None:
    """The one ability that is meant, of those in the texts of the story."""
    if action.which is None or len(action.which) != 1:
        return None
    one = action.which[0]
    card = next((o.card for o in script.setup.objects if o.label == one.of), None)
    text = activated_in(playable(card).abilities) if card is not None else ()
    return text[one.number - 1] if one.number <= len(text) else None


def _which(action: told.Activate, meant: Activated | None) -> str:
    """Which of its abilities is meant: by its loyalty cost, else by its number."""
    if not action.which:
        return ""
    loyalty = next((part for part in meant.cost if isinstance(part, Loyalty)), None) if meant else None
    if loyalty is not None and isinstance(loyalty.amount, Number):
        sign = "" if not loyalty.amount.n else "+" if loyalty.sign > 0 else "-"
        return f"'s {sign}{loyalty.amount.n}"
    one = action.which[0]
    return f"'s {ORDINALS.get(one.number, one.number)} ability" if one.of == action.source else ""
