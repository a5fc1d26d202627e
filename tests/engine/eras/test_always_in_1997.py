"""What always holds of the timing of 1997, whatever is told: no packet is left behind, and all damage is accounted for."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.eras import era_for
from bot.engine.eras.prevention_step.prevention import Stage, prevention_of
from bot.engine.explore import Explored, explore
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife
from bot.engine.log.turn import ManaBurned
from bot.engine.outcome import Outcome
from bot.engine.start import start
from bot.engine.told.script import Action, Activate, Attack, Block, GoTo, Moment, Regenerates, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.engine.board import bolt, creature, in_hand, on_board
from tests.engine.eras.old_cards import (
    ARMOR,
    DRAIN,
    GROWTH,
    GUARD,
    HAZE,
    HEALER,
    IMAGE,
    NET,
    RAIDER,
    RECOIL,
    REVENGE,
    RITUAL,
    SALVE,
    SKELETON,
    SMASH,
    SPECTER,
    TREMOR,
    bears,
    cast,
    giant,
)

_MAMMOTH = creature("Mammoth", 3, 3, "trample")
_KNIGHT = creature("Knight", 2, 2, "first strike")
BOARD: list[ObjectSetup] = [
    on_board(bears(), "Alice"),
    on_board(giant(), "Alice"),
    on_board(_MAMMOTH, "Alice"),
    on_board(_KNIGHT, "Alice"),
    on_board(SPECTER, "Alice"),
    on_board(RAIDER, "Alice"),
    on_board(SKELETON, "Bob"),
    on_board(HEALER, "Bob"),
    on_board(IMAGE, "Bob"),
    on_board(bears("Cub"), "Bob"),
]
EXTRAS: list[ObjectSetup] = [
    on_board(GUARD, "Bob"),
    on_board(ARMOR, "Bob"),
    on_board(NET, "Bob"),
    on_board(RECOIL, "Bob", attached_to="Bears"),
]
HAND = [
    *(in_hand(c, "Alice") for c in (bolt(), DRAIN, TREMOR, SMASH, RITUAL)),
    *(in_hand(c, "Bob") for c in (SALVE, GROWTH, HAZE, REVENGE)),
]
_ATTACKERS = ("Bears", "Giant", "Mammoth", "Knight", "Specter")
_BLOCKERS = ("Skeleton", "Healer", "Cub")
_ANYONE = ("Bob", "Alice", "Image", "Cub", "Giant")


@st.composite
def attacks(draw: st.DrawFn) -> list[Action]:
    """An attack with some creatures, blocked somehow, and what is told between and after."""
    who = draw(st.lists(st.sampled_from(_ATTACKERS), min_size=1, max_size=3, unique=True))
    blockers = draw(st.lists(st.sampled_from(_BLOCKERS), max_size=2, unique=True))
    blocks = tuple((b, draw(st.sampled_from(who))) for b in blockers)
    struck = ["Bob", *blockers, *who]
    return [
        Attack("Alice", tuple((w, "") for w in who)),
        *draw(st.sampled_from([[], [cast("Bob", "Haze")], [cast("Bob", "Growth", "Cub")]])),
        Block("Bob", blocks),
        *draw(happenings(struck)),
        *([Regenerates("Bob", "Skeleton")] if "Skeleton" in blockers and draw(st.booleans()) else []),
    ]


@st.composite
def happenings(draw: st.DrawFn, struck: list[str]) -> list[Action]:
    """What may be told of damage to one of these: nothing, prevention in the step, or without a word of it."""
    step = GoTo(Moment.DAMAGE_PREVENTION, number=draw(st.sampled_from([None, None, 1, 2])))
    whom = draw(st.sampled_from(struck))
    deeds: list[Action] = [cast("Bob", "Salve", whom, mode=2)]
    deeds += [Activate("Bob", "Healer", targets=Targets((whom,)))]
    deeds += [Activate("Bob", "Image", times=draw(st.integers(1, 3)))] if whom == "Image" else []
    deeds += [cast("Bob", "Revenge")] if whom == "Bob" else []
    told = draw(st.lists(st.sampled_from(deeds), max_size=2, unique_by=str))
    named: bool = draw(st.booleans())
    return [*([step] if told and named else []), *told]


@st.composite
def spells(draw: st.DrawFn) -> list[Action]:
    """Something played in the main phase, and what is told of it."""
    name = draw(st.sampled_from(["", "Ritual", "Tremor", "Smash", "Spark", "Drain"]))
    if name in ("Spark", "Drain"):
        whom = draw(st.sampled_from(_ANYONE))
        return [cast("Alice", name, whom), *draw(happenings([whom]))]
    if name == "Smash":
        return [cast("Alice", name, "Skeleton"), Regenerates("Bob", "Skeleton")]
    if name == "Tremor":
        saves: list[Action] = [Regenerates("Bob", "Skeleton")] if draw(st.booleans()) else []
        return [cast("Alice", name), *draw(happenings(["Bob", "Cub", "Image"])), *saves]
    return [cast("Alice", name)] if name else []


@st.composite
def stories(draw: st.DrawFn) -> Script:
    extras = draw(st.lists(st.sampled_from(EXTRAS), max_size=2, unique_by=lambda o: o.label))
    actions = [*draw(spells()), *(draw(attacks()) if draw(st.booleans()) else [])]
    players = (PlayerSetup("Alice", 40), PlayerSetup("Bob", 40))
    setup = Setup(players, (*BOARD, *HAND, *extras), "Alice")
    return Script(setup, tuple(actions), draw(st.booleans()))


def played(script: Script) -> Explored:
    return explore(start(script, era_for("1997")))


@settings(max_examples=120)
@given(stories())
def test_no_damage_is_left_waiting_and_none_is_lost(script: Script) -> None:
    explored = played(script)
    assert explored.outcomes
    for state, outcome in zip(explored.finals, explored.outcomes, strict=True):
        if outcome.illegal is not None:
            continue
        waiting = prevention_of(state)
        assert (waiting.stage, waiting.packets, waiting.later, waiting.dying) == (Stage.NONE, (), (), ())
        assert not state.stack
        for name, player in outcome.players.items():
            assert player.life == _life(outcome, name)


def _life(outcome: Outcome, name: str) -> int:
    """40, less the damage dealt to the player and mana burn, and what was gained."""
    dealt = sum(s.amount for s in outcome.of(DamageDealt) if s.recipient == name)
    gained = sum(s.amount for s in outcome.of(GainedLife) if s.player == name)
    burnt = sum(s.amount for s in outcome.of(ManaBurned) if s.player == name)
    return 40 - dealt + gained - burnt


@settings(max_examples=40)
@given(stories())
def test_every_rule_cited_is_a_section_of_the_document_of_1997(script: Script) -> None:
    sections = {"Damage Prevention", "Beginning a Duel", "The Full Turn Sequence", "The Attack"}
    for outcome in played(script).outcomes:
        cited = {n for s in outcome.steps for c in s.cites if (n := c.number("fifth"))}
        assert cited <= sections
