"""The moments of standard stories: what happens before the deed."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.described import described_by
from bot.answers.sweep.fights import (
    after_blocks,
    after_combat,
    after_his_combat,
    after_its_attack,
    his_end_of_combat,
    in_attack,
    is_blocked,
    it_blocks,
    my_end_of_combat,
    others_attack,
    unblocked,
)
from bot.answers.sweep.how_it_stands import ahead, behind, behind_at_my_upkeep, he_has_more, i_have_more
from bot.answers.sweep.plain_cards import GREETER, HIS_INSTANT, KINDS, LANDS
from bot.answers.sweep.setting_off import spells_for
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Activate, Discards, GoTo, Moment, WaitsForTrigger
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


def _all_is_tapped_at(player: str) -> Callable[[Telling], None]:
    """In a player's upkeep everything is tapped."""

    def tell(telling: Telling) -> None:
        telling.active = player
        telling.actions.append(GoTo(Moment.UPKEEP, player))
        telling.cast(ME, "Chill")

    return tell


def _after_a_discard(telling: Telling) -> None:
    telling.cast(YOU, "Purge")
    telling.actions.append(Discards(ME, f"{ME}'s Wolf in hand"))


def _after_my_spells(telling: Telling) -> None:
    for card in (*described_by(telling.board.card), *KINDS):
        if "Planeswalker" not in card.types:
            telling.spell(ME, card)


def _answering_his_second_spell(telling: Telling) -> None:
    telling.active, telling.responding = YOU, True
    telling.spell(YOU, HIS_INSTANT)
    telling.spell(YOU, KINDS[1])


def _sheltered(telling: Telling) -> None:
    """All damage is prevented that can be."""
    telling.cast(YOU, "Shelter")


def _after_my_bolt(telling: Telling) -> None:
    telling.cast(ME, "Bolt", YOU)


def _answering_after_my_bolt(telling: Telling) -> None:
    telling.active = YOU
    telling.cast(ME, "Bolt", YOU)
    telling.responding = True
    telling.spell(YOU, KINDS[1])


def _answering_my_creature(telling: Telling) -> None:
    telling.responding = True
    telling.spell(ME, KINDS[0])


def _after_a_land(telling: Telling) -> None:
    telling.spell(ME, LANDS[0])


def _after_losses(telling: Telling) -> None:
    """This turn already: a creature of each player died, another left the battlefield."""
    telling.cast(ME, "Doom", f"{ME}'s Bear")
    telling.cast(ME, "Doom", f"{YOU}'s Bear")
    telling.cast(ME, "Doom", f"{ME}'s Relic")


def _after_his_spell_in_my_turn(telling: Telling) -> None:
    telling.spell(YOU, HIS_INSTANT)


def _after_much(telling: Telling) -> None:
    """This turn already: life was gained and lost, cards drawn, creatures dealt damage, one died, spells were cast."""
    for name in ("Plenty", "Toll", "Howl", "Spark", "Swarm", "Tribute"):
        telling.cast(ME, name)
    telling.spell(ME, KINDS[-1])


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
    "answering my creature": _answering_my_creature,
    "answering my spell": _answering_my_spell(0),
    "answering another spell of mine": _answering_my_spell(1),
    "my attack": in_attack(ME),
    "my others attack": others_attack,
    "his attack": in_attack(YOU),
    "my attack, blocked": after_blocks(ME),
    "his attack, blocked": after_blocks(YOU),
    "after much": _after_much,
    "after combat": after_combat,
    "my attack, not blocked": unblocked(ME),
    "his attack, not blocked": unblocked(YOU),
    "it is blocked": is_blocked,
    "it blocks": it_blocks,
    "my end of combat": my_end_of_combat,
    "his end of combat": his_end_of_combat,
    "all is tapped at my upkeep": _all_is_tapped_at(ME),
    "all is tapped at his upkeep": _all_is_tapped_at(YOU),
    "after a discard": _after_a_discard,
    "after a land": _after_a_land,
    "after my spells": _after_my_spells,
    "after my bolt": _after_my_bolt,
    "answering a spell after my bolt": _answering_after_my_bolt,
    "after its attack": after_its_attack,
    "answering his second spell": _answering_his_second_spell,
    "after losses": _after_losses,
    "after his instant": _after_his_spell_in_my_turn,
    "sheltered": _sheltered,
    "behind": behind,
    "behind at my upkeep": behind_at_my_upkeep,
    "ahead": ahead,
    "he has more": he_has_more,
    "I have more": i_have_more,
    "all is tapped": _all_is_tapped,
    "after his spells": _after_his_spells,
    "he has no mana": _he_has_no_mana,
    "after what it waits for": set_off(ME),
    "all is tapped at his end step": _all_is_tapped_at_his_end_step,
    "the others are tapped": _others_are_tapped,
    "after his combat": after_his_combat,
    "my upkeep": _at(Moment.UPKEEP, ME),
    "his upkeep": _at(Moment.UPKEEP, YOU),
    "my end step": _at(Moment.END_STEP, ME),
    "his end step": _at(Moment.END_STEP, YOU),
}
