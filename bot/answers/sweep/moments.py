"""The moments of standard stories: what happens before the deed."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.card import Card
from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.described import described_by
from bot.answers.sweep.setting_off import spells_for
from bot.answers.sweep.telling import Telling
from bot.cards.reading import compile_text
from bot.engine.told.script import Activate, Attack, Block, GoTo, Moment, WaitsForTrigger
from bot.values import replace


def nothing(telling: Telling) -> None:
    """The active player's main phase."""


def _his_turn(telling: Telling) -> None:
    telling.active = YOU


def _answering(number: int) -> Callable[[Telling], None]:
    """A spell of the opponent is on the stack: of a kind that the card's words describe, else a creature, an instant."""

    def tell(telling: Telling) -> None:
        telling.active, telling.responding = YOU, True
        wanted = described_by(telling.board.card)
        kinds = (*wanted, *KINDS[:2])
        telling.spell(YOU, kinds[number % len(kinds)])

    return tell


def _answering_aimed(player: str, at: str = f"{ME}'s Bear") -> Callable[[Telling], None]:
    """A spell is on the stack that is aimed at a creature of Alice, or at her."""

    def tell(telling: Telling) -> None:
        telling.active, telling.responding = player, True
        telling.cast(player, "Bolt", at)

    return tell


def _answering_an_ability(telling: Telling) -> None:
    """An activated ability of the opponent is on the stack."""
    telling.active, telling.responding = YOU, True
    telling.actions.append(Activate(YOU, f"{YOU}'s Relic"))


def _answering_my_ability(telling: Telling) -> None:
    """An activated ability of Alice is on the stack, and one that triggered as her creature entered."""
    telling.responding = True
    telling.actions.append(Activate(ME, f"{ME}'s Relic"))


def _answering_my_trigger(telling: Telling) -> None:
    """A creature of Alice has entered, and what triggers as it does waits on the stack."""
    telling.responding = True
    telling.spell(ME, GREETER)
    telling.actions.append(WaitsForTrigger())


def _answering_my_spell(number: int) -> Callable[[Telling], None]:
    """A spell of Alice is on the stack: of a kind that the card's words describe, else a creature, an artifact."""

    def tell(telling: Telling) -> None:
        telling.responding = True
        kinds = (*described_by(telling.board.card), *KINDS[:2])
        telling.spell(ME, kinds[number % len(kinds)])

    return tell


def attacks(telling: Telling, player: str, everyone: bool = True) -> None:
    """A player attacks with everything, or Alice with the creature that the card is or is on; with what an ability may have made a
    creature too."""
    own, other = telling.board, YOU if player == ME else ME
    attackers = own.mine if player == ME else own.yours
    if (
        player == ME
        and everyone
        and own.host is not None
        and own.host not in attackers
        and _was_used(telling)
    ):
        attackers = (*attackers, own.host)
    if not everyone and player == ME:
        attackers = (own.host,) if own.host else attackers[:1]
    telling.active = player if not telling.actions else telling.active
    telling.actions.append(Attack(player, tuple((a, other) for a in attackers)))


def _was_used(telling: Telling) -> bool:
    return any(isinstance(a, Activate) and a.source == telling.board.host for a in telling.actions)


def blocks(telling: Telling, attacker: str, shift: int = 0) -> None:
    """The other player blocks each of the attackers on the ground with one of theirs."""
    own = telling.board
    attackers, blockers = (own.mine, own.yours) if attacker == ME else (own.yours, own.mine)
    player = YOU if attacker == ME else ME
    shifted = blockers[shift:] + blockers[:shift]
    pairs = tuple(zip(shifted, attackers, strict=False))
    telling.actions.append(Block(player, pairs))


def _others_attack(telling: Telling) -> None:
    """Alice attacks with all creatures but the card itself."""
    own = tuple(m for m in telling.board.mine if m != telling.board.subject)
    telling.actions.append(Attack(ME, tuple((a, YOU) for a in own)))


def _after_his_combat(telling: Telling) -> None:
    telling.active = YOU
    attacks(telling, YOU)
    telling.actions.append(GoTo(Moment.AFTER_COMBAT))


def _in_attack(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        attacks(telling, player)

    return tell


def _after_blocks(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        attacks(telling, player)
        blocks(telling, player)

    return tell


def _after_much(telling: Telling) -> None:
    """This turn already: life was gained and lost, cards drawn, creatures dealt damage, one died, spells were cast."""
    for name in ("Plenty", "Toll", "Howl", "Spark", "Swarm", "Tribute"):
        telling.cast(ME, name)
    telling.spell(ME, KINDS[-1])


def _after_combat(telling: Telling) -> None:
    attacks(telling, ME)
    telling.actions.append(GoTo(Moment.AFTER_COMBAT))


def _all_is_tapped(telling: Telling) -> None:
    telling.cast(ME, "Chill")


def _all_is_tapped_at_his_end_step(telling: Telling) -> None:
    telling.active = YOU
    telling.actions.append(GoTo(Moment.END_STEP, YOU))
    telling.cast(ME, "Chill")


def _others_are_tapped(telling: Telling) -> None:
    """Everything but the card is tapped."""
    board = telling.board
    objects = tuple(
        replace(o, tapped=True) if o.zone == "battlefield" and o.label != board.subject else o
        for o in board.objects
    )
    telling.board = replace(board, objects=objects)


def _he_has_no_mana(telling: Telling) -> None:
    """The opponent can pay for nothing."""
    telling.board = replace(telling.board, penniless=True)


def _after_his_spells(telling: Telling) -> None:
    telling.active = YOU
    for card in KINDS[:2]:
        telling.spell(YOU, card)


def set_off(player: str, everything: bool = False) -> Callable[[Telling], None]:
    """What the card's words wait for is set off, by spells of that player."""

    def tell(telling: Telling) -> None:
        for card in spells_for(telling.board.card, everything):
            telling.spell(player, card)

    return tell


def _at(moment: Moment, player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        telling.actions.append(GoTo(moment, player))

    return tell


def _plain(color: str, kind: str) -> Card:
    size = 2 if kind == "Creature" else None
    return Card(
        f"{color} {kind}", (kind,), colors=(color,), mana_cost="{2}", mana_value=2, power=size, toughness=size
    )


_GREETING = "When ~ enters, you gain 1 life.\nWhen ~ dies, each opponent loses 1 life."
GREETER = replace(_plain("white", "Creature"), name="Greeter", abilities=compile_text(_GREETING, "Greeter"))
"""What triggers as it enters and as it dies."""

KINDS = (
    _plain("white", "Creature"),
    _plain("blue", "Artifact"),
    _plain("black", "Enchantment"),
    _plain("red", "Instant"),
    _plain("green", "Sorcery"),
    Card("Mountain", ("Land",), ("Mountain",), ("Basic",)),
    GREETER,
    Card("Planeswalker", ("Planeswalker",), mana_cost="{2}", mana_value=2, loyalty=4),
)


LANDS = tuple(Card(name, ("Land",), (name,), ("Basic",)) for name in ("Mountain", "Plains", "Forest"))
"""A land for each time that one enters."""


BEFORE: dict[str, Callable[[Telling], None]] = {
    "": nothing,
    "his turn": _his_turn,
    "answering a spell": _answering(0),
    "answering another spell": _answering(1),
    "answering a third spell": _answering(2),
    "answering his bolt": _answering_aimed(YOU),
    "answering his bolt at me": _answering_aimed(YOU, ME),
    "answering my bolt": _answering_aimed(ME),
    "answering an ability": _answering_an_ability,
    "answering my ability": _answering_my_ability,
    "answering my trigger": _answering_my_trigger,
    "answering my spell": _answering_my_spell(0),
    "answering another spell of mine": _answering_my_spell(1),
    "my attack": _in_attack(ME),
    "my others attack": _others_attack,
    "his attack": _in_attack(YOU),
    "my attack, blocked": _after_blocks(ME),
    "his attack, blocked": _after_blocks(YOU),
    "after much": _after_much,
    "after combat": _after_combat,
    "all is tapped": _all_is_tapped,
    "after his spells": _after_his_spells,
    "he has no mana": _he_has_no_mana,
    "after what it waits for": set_off(ME),
    "all is tapped at his end step": _all_is_tapped_at_his_end_step,
    "the others are tapped": _others_are_tapped,
    "after his combat": _after_his_combat,
    "my upkeep": _at(Moment.UPKEEP, ME),
    "his upkeep": _at(Moment.UPKEEP, YOU),
    "my end step": _at(Moment.END_STEP, ME),
    "his end step": _at(Moment.END_STEP, YOU),
}
