"""Each type of ability has a line with it that is shown to act on a standard board; a type without one is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from bot.abilities import (
    changes,
    combat_rules,
    combining,
    copying,
    damage,
    effects,
    entering,
    events,
    keyword_actions,
    player_effects,
    player_events,
    replacements,
    statics,
    tokens,
)
from bot.abilities.card import Card
from bot.abilities.events import Narrowed
from bot.answers.sweep.parts import CLAIMS_NOTHING
from bot.answers.sweep.proving import Prover
from bot.cards.reading import compile_text
from bot.engine.relevance.acted import NOT_ACTED

CREATURE = (
    "{T}: Exchange your life total with ~'s power.",
    "When ~ enters, you gain 2 life.",
    "When ~ dies, target opponent loses 2 life.",
    "When ~ enters, venture into the dungeon.",
    "When ~ leaves the battlefield, draw a card.",
    "When ~ is put into a graveyard from the battlefield, you gain 1 life.",
    "Whenever ~ attacks, it gets +1/+0 until end of turn.",
    "Whenever ~ blocks, it gets +0/+2 until end of turn.",
    "Whenever ~ becomes blocked, it gets +2/+2 until end of turn.",
    "Whenever ~ attacks or blocks, you gain 1 life.",
    "Whenever ~ deals combat damage to a player, put a +1/+1 counter on ~.",
    "Whenever ~ is dealt damage, you gain 1 life.",
    "Whenever you gain life, put a +1/+1 counter on ~.",
    "Whenever you cast an instant spell, you gain 1 life.",
    "Whenever ~ becomes the target of a spell, sacrifice it.",
    "Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.",
    "Whenever you draw a card, you gain 1 life.",
    "Whenever an opponent discards a card, that player loses 2 life.",
    "Whenever you sacrifice a creature, you gain 1 life.",
    "When you discard ~, you gain 1 life.",
    "If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead of putting it into your graveyard.",
    "Whenever ~ becomes tapped, you gain 1 life.",
    "Whenever ~ attacks for the first time each turn, you gain 1 life.",
    "Whenever ~ attacks while you control a creature, you gain 1 life.",
    "Whenever you gain life during your turn, put a +1/+1 counter on ~.",
    "{1}: ~ gains your choice of lifelink or first strike until end of turn.",
    "You may cast creature spells as though they had flash.",
    "Whenever one or more +1/+1 counters are put on ~, you gain 1 life.",
    "At the beginning of your upkeep, you lose 1 life.",
    "At end of combat, you gain 1 life.",
    "Other Goblins you control get +1/+1.",
    "~ can't attack.",
    "~ can't block.",
    "~ can't be blocked.",
    "~ can't be blocked by more than one creature.",
    "~ can't be blocked except by two or more creatures.",
    "~ can block only creatures with flying.",
    "~ can block an additional creature each combat.",
    "~ can't attack or block alone.",
    "~ can only attack alone.",
    "~ attacks each combat if able.",
    "~ must be blocked if able.",
    "All creatures able to block ~ do so.",
    "~ doesn't untap during your untap step.",
    "~ can't be the target of spells.",
    "~ can't be countered.",
    "~ enters tapped.",
    "As ~ enters, you may pay 2 life. If you don't, ~ enters tapped.",
    "Riot",
    "Unleash",
    "Ward {2}",
    "Dethrone",
    "Graft 2",
    "Whenever you cast your second spell each turn, put a +1/+1 counter on ~.",
    "~ enters with two +1/+1 counters on it.",
    "~'s power and toughness are each equal to the number of creatures you control.",
    "If ~ would die, exile it instead.",
    "Players can't gain life.",
    "If you would gain life, you gain twice that much life instead.",
    "Damage can't be prevented.",
    "If a source would deal damage to you, prevent 1 of that damage.",
    "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
    "All damage that would be dealt to you is dealt to ~ instead.",
    "{T}: Tap target creature.",
    "{1}: Regenerate ~.",
    "{T}: Target creature gains flying until end of turn.",
    "{T}: Target creature fights another target creature.",
    "{1}: Switch ~'s power and toughness until end of turn.",
    "{1}: Target attacking creature becomes blocked.",
    "{T}: Destroy target creature unless its controller pays {2}.",
    "When ~ enters, you may draw a card.",
    "When ~ enters, if you control an artifact, you gain 2 life.",
    "{T}: Flip a coin. If you win the flip, you gain 2 life.",
    "{1}: ~ explores.",
    "{3}: Monstrosity 2.",
    "{3}: Adapt 2.",
    "If a source would deal 3 or less damage to ~, prevent that damage.",
    "~ gets +1/+1 as long as you have more life than an opponent.",
    "{1}: Sacrifice ~ at the beginning of the next end step.",
    "{T}: For each creature you control, you gain 1 life.",
    "~ assigns no combat damage.",
    "No more than one creature can attack each combat.",
    "No more than one creature can block each combat.",
    "You may have ~ assign its combat damage as though it weren't blocked.",
    "Creatures your opponents control lose flying.",
    "Other creatures lose all abilities.",
    "Other creatures have base power and toughness 1/1.",
    "Damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    "You can't lose the game.",
    "Your opponents can't cast spells.",
    "If an opponent would lose life, they lose twice that much life instead.",
    "As long as you control an artifact, ~ gets +2/+2.",
    "If a source you control would deal damage to an opponent, it deals that much damage plus 1 instead.",
    "When you control no artifacts, sacrifice ~.",
    "Whenever an opponent loses life, you gain 1 life.",
    "{1}: Remove a +1/+1 counter from target creature.",
    "~ can't attack or block unless you control an artifact.",
    "When ~ enters, it connives.",
    "Whenever ~ connives, you gain 1 life.\nWhenever ~ attacks, it connives.",
    "When ~ enters, it endures 2.",
    "When ~ enters, suspect it.",
    "When ~ enters, you become the monarch.",
    "When ~ enters, the Ring tempts you.",
    "When ~ enters, investigate.",
)
INSTANT = (
    "Counter target spell.",
    "~ deals 3 damage to any target.",
    "~ deals 3 damage divided as you choose among any number of targets.",
    "Prevent the next 3 damage that would be dealt to any target this turn.",
    "Destroy target creature.",
    "Exile target creature.",
    "Target creature phases out.",
    "Target player draws two cards.",
    "Target player discards two cards.",
    "Target player loses 3 life.",
    "Target player sacrifices a creature.",
    "Remove target attacking creature from combat.",
    "Create a 1/1 white Soldier creature token.",
    "Put two +1/+1 counters on target creature.",
    "Target creature becomes blue until end of turn.",
    "Gain control of target creature.",
    "Target creature can't block this turn.",
    "Exchange control of target creature you control and target creature an opponent controls.",
    "Take an extra turn after this one.",
    "You win the game.",
    "Goad target creature.",
    "Your life total becomes 10.",
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
    "Change the target of target spell with a single target.",
    "After this phase, there is an additional combat phase.",
    'Target creature you control gains "{T}: You gain 1 life." until end of turn.',
    "Choose one —\n• You gain 3 life.\n• Target player loses 3 life.",
    "Target creature blocks this turn if able.",
    "Put a +1/+1 counter on target creature. Proliferate.",
    "Bolster 2.",
    "Amass Orcs 2.",
    "Draw a card, then discard a card.",
    "You gain X life, where X is the number of creatures you control.",
    "If target creature would die this turn, exile it instead.",
    "Target creature loses flying until end of turn.",
    "Target creature becomes a 4/4 until end of turn.",
    "Target creature has base power and toughness 4/4 until end of turn.",
    "Target creature becomes a Goblin until end of turn.",
    "Each player sacrifices a creature. Each player draws a card.",
    "Target player reveals their hand. You choose a nonland card from it. That player discards that card.",
    "Target land becomes a 3/3 creature until end of turn. It's still a land.",
    'You get an emblem with "Creatures you control get +1/+1."',
    "Create a token that's a copy of target creature.",
    "Destroy target creature. It can't be regenerated.",
    "Choose up to one creature. Destroy the rest.",
    "Target creature assigns no combat damage this turn.",
    "Return target creature card from your graveyard to the battlefield.",
    "You may sacrifice a creature. When you do, target opponent loses 3 life.",
    "Sacrifice a creature. If you do, draw two cards.",
    "Incubate 2.",
    "Earthbend 2.",
    "Airbend target creature.",
    "You take the initiative.",
    "Create a Monster Role token attached to target creature.",
    "Each opponent blights 1.",
    "Manifest dread.",
    "~ can't be copied.\nYou gain 3 life.",
)
LINES = [("creature", line) for line in CREATURE] + [("instant", line) for line in INSTANT]


def made(kind: str, line: str) -> Card:
    size = 2 if kind == "creature" else None
    return Card(
        "Zed",
        (kind.capitalize(),),
        mana_cost="{2}",
        mana_value=2,
        power=size,
        toughness=size,
        abilities=compile_text(line, "Zed", kind),
    )


@pytest.mark.parametrize(("kind", "line"), LINES, ids=[line for _, line in LINES])
def test_a_line_with_each_type_acts_on_a_standard_board(kind: str, line: str) -> None:
    assert list(Prover(most_plays=100).findings(made(kind, line))) == []


FAMILIES = (
    (effects, effects.Effect),
    (copying, effects.Effect),
    (tokens, effects.Effect),
    (combining, effects.Effect),
    (player_effects, effects.Effect),
    (keyword_actions, effects.Effect),
    (keyword_actions, events.Event),
    (events, events.Event),
    (player_events, events.Event),
    (statics, statics.StaticEffect),
    (replacements, statics.StaticEffect),
    (entering, statics.StaticEffect),
    (combat_rules, combat_rules.CombatRule),
    (changes, changes.Change),
    (damage, damage.DamageChange),
)

WITHOUT_A_LINE = frozenset(
    {
        "ActivatesAbility",
        "ActivatesAsThoughHaste",
        "AdditionalCost",
        "AlternativeCost",
        "AsEntersDo",
        "AsThough",
        "AssignsByToughness",
        "AssignsFreely",
        "Attach",
        "AttachesOnlyTo",
        "BecomeCopy",
        "BecomesMonstrous",
        "BecomesUnattached",
        "CanAttackAsThough",
        "CanBlockAsThough",
        "CantActivate",
        "CantBeRegenerated",
        "CantBeSacrificed",
        "CantEnter",
        "CantGetCounters",
        "CantHave",
        "CantPhase",
        "CantWin",
        "CastOnly",
        "CastOnlyIf",
        "Chapter",
        "ChooseColor",
        "ChooseType",
        "Clash",
        "CopyForEach",
        "CreateTogether",
        "Crews",
        "CrewsAsThough",
        "Cycles",
        "DamageLosesNoLife",
        "Devours",
        "DistributeCounters",
        "EntersAsCopy",
        "EntersIfPaid",
        "EntersOneWay",
        "ExchangeLife",
        "Expends",
        "Exploits",
        "FlipCard",
        "FlipUntilAllHeads",
        "GiveGift",
        "Halve",
        "Haunt",
        "Instead",
        "InsteadOfAbove",
        "LeavesGraveyard",
        "LifeCantChange",
        "LosesControl",
        "LosesCounters",
        "LosesType",
        "MarkDone",
        "MayCastAsThough",
        "MayNotUntap",
        "MoveCounters",
        "OnceEachTurn",
        "OnlyAlongside",
        "PaysLife",
        "PlaysLand",
        "PutItsCounters",
        "Repeat",
        "ReplaceCounters",
        "ReplaceDestruction",
        "ReplaceDraw",
        "ReplaceEntering",
        "ReplaceLater",
        "ReplaceLosing",
        "ReplaceTokens",
        "Saddle",
        "SearchOnto",
        "SetTo",
        "ShuffleInto",
        "SkipDraw",
        "SkipStep",
        "Solve",
        "TapsForMana",
        "Transform",
        "TransformsInto",
        "TurnedFaceUp",
    }
)
"""The types that the engine claims and that no line above holds yet."""


def test_each_type_has_a_line_or_is_named() -> None:
    held = {type(part).__name__ for kind, line in LINES for part in _within(made(kind, line).abilities)}
    claimed = {
        value.__name__
        for module, family in FAMILIES
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, family)
        and value is not family
        and value not in {*NOT_ACTED, *CLAIMS_NOTHING, Narrowed}
    }
    assert claimed - held == WITHOUT_A_LINE


def _within(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for inner in value:
            yield from _within(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _within(getattr(value, field.name))
