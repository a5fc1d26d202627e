"""The story that is played for a claim: its board, what happens there, and the question."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.general.claims.board import ALICE
from bot.scenario.general.claims.doing import done
from bot.scenario.general.claims.said import Claim
from bot.scenario.general.claims.staging import LEGAL, NotStaged, Stage


def words_in(told: str) -> list[str]:
    return regex(r"\w+").findall(told)


def story_of(claim: Claim) -> tuple[str, bool]:
    """The story with its question, and whether the answer is the other way round. Raises `NotStaged`."""
    stage = Stage(claim)
    done(stage)
    if not stage.asked:
        raise NotStaged
    everything = list(dict.fromkeys([*stage.things.values(), *stage.fresh]))
    for aura in stage.of_kind("aura"):
        if not aura.comes and not any(f"{aura} is attached" in line for line in stage.setup):
            bearers = stage.of_kind("creature")
            if len(bearers) != 1:
                raise NotStaged
            stage.setup.append(f"{aura} is attached to {bearers[0]}.")
    if not stage.lines and not stage.asked.endswith("lose the game?"):
        raise NotStaged  # nothing happens of which it could come
    harmless = (
        stage.asked == LEGAL or "removed from combat" in stage.asked or stage.asked.endswith(" blocked?")
    )
    said = " ".join((*stage.lines, *stage.setup))
    creatures = [thing for thing in everything if thing.kind == "creature" and thing not in stage.fresh]
    if len(creatures) > 1 and any(not {*thing.names} & {*words_in(said)} for thing in creatures):
        raise NotStaged  # it may be another one that is spoken of
    if stage.attacks and any(not {*thing.names} & {*words_in(said)} for thing in creatures):
        raise NotStaged  # what is spoken of has no part in the combat
    for thing in everything:
        if not thing.names and not thing.comes:
            stage.named(thing)
        if harmless and not thing.size and thing.kind == "creature":
            thing.size = "1/4"
    there = [thing.there() for thing in everything if not thing.comes]
    there.sort(key=lambda line: not line.startswith(ALICE))
    turn = [f"It is {stage.turn}'s turn."] if stage.turn else []
    come = {f"<{name}>": thing.described() for thing in everything for name in thing.names}
    told = [
        regex(r"<\w+>").sub(lambda found: come[found[0]], line).replace('.".', '."')
        for line in (*stage.setup, *stage.lines)
    ]
    return " ".join([*turn, *there, *told, stage.asked]), stage.denied != claim.denied
