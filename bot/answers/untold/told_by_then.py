"""How much life a player is said to have, or how many counters something, after deeds were told: as the story begins, or by then."""

from __future__ import annotations

from bot.answers.resolution import Status
from bot.answers.untold.retold import Run, ToBeTold, with_scripts
from bot.engine.outcome import Outcome
from bot.engine.told.script import Action, Activate, Attack, Cast, Script
from bot.engine.told.setup import ObjectSetup
from bot.scenario.meaning.told_by_then import DAMAGE
from bot.scenario.scenario import Scenario
from bot.scenario.telling.claims_told import ByThen
from bot.values import replace


def as_told_by_then(understood: Scenario, run: Run) -> Scenario | ToBeTold:
    """The story, begun with so much that by then it is as is told. What may be meant as the story begins too is taken so, but where
    the deeds make just that of what there was: `I gain 3 life. I have 23 life.`; of an attack, which players tell before the life
    total that it meets, it has to be told."""
    for said in understood.by_then:
        done = so_far(understood.script, said.last)
        if done is None:
            continue
        begun = _begun_with(done, said, said.before)
        there = run(replace(understood, script=begun, questions=(), by_then=(), sizes_told=()))
        amounts = {_amount(outcome, said) for outcome in there.outcomes}
        if there.status is not Status.RESOLVED or len(amounts) != 1 or None in amounts:
            if said.sure and there.status is Status.RESOLVED:
                return _begun_untold(said)
            continue
        came = amounts.pop() or 0
        if said.sure:
            begins = said.before + said.amount - came
        elif came != said.amount or came == said.before:
            continue
        elif isinstance(said.last, Attack) and not said.kind:
            return _asked(said)
        else:
            begins = said.before
        understood = _begins_with(understood, said, begins)
    return understood


def _begins_with(understood: Scenario, said: ByThen, amount: int) -> Scenario:
    """The story and what it asks, begun so; that what is told was so then is no longer taken for granted."""
    told = with_scripts(understood, lambda script: _begun_with(script, said, amount))
    kept = tuple(one for one in told.assumptions if not _says_so(one, said))
    return replace(told, assumptions=kept)


def so_far(script: Script, last: Action) -> Script | None:
    """The story up to the deed after which it is told; None where that deed is told otherwise by now."""
    done = [n for n, action in enumerate(script.actions) if _is_that(action, last)]
    return replace(script, actions=script.actions[: done[-1] + 1]) if done else None


def _is_that(action: Action, last: Action) -> bool:
    if isinstance(action, Cast) and isinstance(last, Cast):
        return (action.player, action.card) == (last.player, last.card)
    if isinstance(action, Activate) and isinstance(last, Activate):
        return (action.player, action.source) == (last.player, last.source)
    return action == last


def _begun_with(script: Script, said: ByThen, amount: int) -> Script:
    """The story begun with so much life, or so many counters."""
    setup = script.setup
    if not said.kind:
        players = tuple(replace(one, life=amount) if one.name == said.who else one for one in setup.players)
        return replace(script, setup=replace(setup, players=players))
    objects = tuple(
        _begun_thing(one, said.kind, amount) if one.label == said.who else one for one in setup.objects
    )
    return replace(script, setup=replace(setup, objects=objects))


def _begun_thing(thing: ObjectSetup, kind: str, amount: int) -> ObjectSetup:
    if kind == DAMAGE:
        return replace(thing, damage=amount)
    counters = tuple((one, amount if one == kind else number) for one, number in thing.counters)
    return replace(thing, counters=counters)


def _amount(outcome: Outcome, said: ByThen) -> int | None:
    if not said.kind:
        return outcome.players[said.who].life
    thing = outcome.thing(said.who)
    if thing is None:
        return None
    return thing.damage if said.kind == DAMAGE else thing.counters.get(said.kind, 0)


def _asked(said: ByThen) -> ToBeTold:
    who, has = ("you", "You are") if said.who == "You" else (said.who, f"{said.who} is")
    message = f"It is not told whether {who} {has.rpartition(' ')[2]} at {said.amount} life before that attack or after it."
    return ToBeTold(message, (f"{has} at {said.amount} life as it begins.",), said.place)


def _begun_untold(said: ByThen) -> ToBeTold:
    """Where the deeds may go several ways, so much by then tells not how much there was before."""
    what = f"{said.kind} counters" if said.kind else "life"
    who, had = ("you", "You have") if said.who == "You" else (said.who, f"{said.who} has")
    message = f"It is not told how much {what} {who} had before that."
    return ToBeTold(message, (f"{had} {said.before} {what} as it begins.",), said.place)


def _says_so(assumption: str, said: ByThen) -> bool:
    """Whether it is the assumption that this is so as the story begins."""
    return f"{said.amount} " in assumption and assumption.endswith(" as the story begins.")
