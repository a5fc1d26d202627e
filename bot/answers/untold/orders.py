"""Which permanent came first is told by no story that only says what is there: that the order of the telling is taken is said where
it matters (CR 613.7)."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.changes import BasePT, BecomesColor, BecomesType, Gains, LosesAllAbilities
from bot.abilities.walk import holds
from bot.answers.resolution import Resolution, Status
from bot.answers.showing.ends_alike import all_said
from bot.answers.untold.retold import Run
from bot.engine.log.step import listed
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: What effects of one layer do that undo one another.
_SETTING = (BasePT, BecomesColor, BecomesType, Gains, LosesAllAbilities)


def with_order_said(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """The answer, with the assumption which permanents came first, where it would be another one had they come the other way round."""
    setup = understood.script.setup
    those = [thing for thing in setup.objects if thing.zone == "battlefield" and _sets(thing)]
    if len(those) < 2 or found.status is not Status.RESOLVED:
        return found
    swapped = dict(zip([one.label for one in those], reversed(those), strict=True))
    objects = tuple(swapped.get(thing.label, thing) for thing in setup.objects)
    script = replace(understood.script, setup=replace(setup, objects=objects))
    if all_said(run(replace(understood, script=script)), understood) == all_said(found, understood):
        return found
    said = f"{listed([one.label for one in those])} came in this order: which came first is not told."
    return replace(found, assumptions=(*found.assumptions, said))


def _sets(thing: ObjectSetup) -> bool:
    return any(isinstance(ability, Static) and holds(ability, *_SETTING) for ability in thing.card.abilities)
