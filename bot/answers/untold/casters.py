"""What a spell costs, where nobody is told to cast it: it is asked of the player for whom it costs something else than it says."""

from __future__ import annotations

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold, answers_of
from bot.engine.told.asked_of_costs import Prices
from bot.engine.told.script import Activate, Cast
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace


def with_who_casts_it(
    understood: Scenario, found: Resolution, run: Run
) -> tuple[Scenario, Resolution | ToBeTold]:
    """`Alice controls Goblin Electromancer. How much does Divination cost?`: the story in which Alice casts it, as it costs her less, and
    what comes of it; or that it has to be told, where it is another cost for each of two players and neither is its mana cost."""
    asked = next((a for a in understood.script.actions if isinstance(a, Prices) and a.others), None)
    if asked is None or found.status is not Status.RESOLVED:
        return understood, found
    told = {player: _with_caster(understood, asked, player) for player in asked.others}
    ways = [(understood, found), *((story, run(story)) for story in told.values())]
    changed = [way for way in ways if _is_changed(way[1])]
    if len({str(answers_of(way)) for _, way in changed}) > 1:
        label = asked.deed.card if isinstance(asked.deed, Cast) else asked.deed.source
        message = f"It is not told who casts {label}, and the answer depends on that."
        return understood, ToBeTold(message, tuple(f"How much does {player} pay?" for player in told))
    return changed[0] if changed else ways[0]


def _is_changed(found: Resolution) -> bool:
    """Whether something makes it cost more or less."""
    return any(" more for " in a.text or " less for " in a.text for a in found.answers)


def _with_caster(understood: Scenario, asked: Prices, player: str) -> Scenario:
    deed = asked.deed
    label = deed.card if isinstance(deed, Cast) else deed.source

    def held(thing: ObjectSetup) -> ObjectSetup:
        here = thing.label == label and thing.controller == deed.player
        return replace(thing, owner=player, controller=player) if here else thing

    script = understood.script
    done: Cast | Activate = replace(deed, player=player)
    actions = tuple(replace(a, deed=done, others=()) if a is asked else a for a in script.actions)
    setup = replace(script.setup, objects=tuple(map(held, script.setup.objects)))
    questions = tuple(
        replace(q, who=player) if q.words == label and q.who == deed.player else q
        for q in understood.questions
    )
    return replace(understood, script=replace(script, setup=setup, actions=actions), questions=questions)
