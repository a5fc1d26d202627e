"""What is said beside the events: why something does not happen, what the rules look at. No question asks for these."""

from __future__ import annotations

from enum import Enum

from bot.engine.log.step import Step, says


class Note(Enum):
    """The sentence, with places for names and numbers in the order of its words."""

    # spells and abilities
    TRIGGERS_ORDERED = "{}'s triggers go on the stack first, and so resolve last."
    TARGET_ILLEGAL = "{} is an illegal target for {} now: {}."
    TARGET_NOT_CHANGED = "The target of {} can't be changed to {}."
    NO_OTHER_TARGET = "{} has no other legal target; its target is not changed."
    NOT_COPIED = "{} can't be copied."
    NOT_COUNTERED = "{} can't be countered."
    PAID = "{} pays {} for {}."
    CHOICE_UNTOLD = "The scenario does not say which {} is chosen for {}."

    # combat
    COST_PAID = "{} pays {}, as {} asks, so that {} can {}."
    STRIKES_FIRST = "{} deals combat damage first."
    STRIKE_FIRST = "{} deal combat damage first."
    STAYS_BLOCKED = "{} stays blocked though nothing blocks it now: it deals no combat damage."
    ATTACKS_NOTHING = "{} attacks nothing any more and deals no combat damage."
    DEALT_AS_ASSIGNED = "The combat damage on the stack is dealt as it was assigned."
    SOURCE_GONE = "{} is gone; its combat damage is dealt as it was assigned."
    NO_CREATURE_ANY_MORE = "{} is no longer a creature: the {} damage assigned to it isn't dealt."
    NOT_IN_PLAY_ANY_MORE = "{} is no longer in play: the {} damage assigned to it isn't dealt."
    REQUIREMENTS_UNFINISHED = (
        "Whether other blocks could obey more requirements was not worked out to the end."
    )
    BLOCKS_UNFINISHED = "More blocks than these could be legal; one that obeys the requirements is followed."
    DIVISIONS_UNFINISHED = "There are more ways to divide the damage of {} than are looked at."

    # damage
    NOT_DAMAGEABLE = "{} can't be dealt damage: it is no creature, planeswalker or battle."
    RECIPIENT_GONE = "{} is gone: the {} damage to it isn't dealt."
    RIDER = "{}: its additional effect happens."
    SOURCE_CHANGED = "{} isn't what {} asks for any more: its effect doesn't apply."
    NO_SOURCE = "There is no source that {} could choose for {}."
    NO_FIGHT = "There is no fight: one of the two can't. No damage is dealt ({})."
    LIFE_FLOOR_UNNEEDED = "{}: with the life that {} gains at the same time, the damage doesn't go below {}."
    ACTS_ON_NOTHING = "{} acts on 0 damage."
    NOTHING_TO_ACT_ON = "{}"

    NOTHING_TO_DRAW = "{} has no card left to draw."
    CANT_DRAW = "{}: {} can't draw {}."
    DRAW_REPLACED = "{} replaces {}'s draw."

    # things
    ENTERED_WITH = "{} has the {} that it entered with."
    AFFECTED = "{}'s effect applies to {}."
    CANT_ENTER = "{} can't enter and stays where it is."
    AURA_STAYS = "{} can enchant nothing and stays where it is."
    UNATTACHED = "{} is attached to nothing any more."
    STAYS_WHERE_IT_IS = "{} can't be attached to {} and doesn't move."
    EXCHANGE_IMPOSSIBLE = "The exchange can't be completed, so nothing of it happens."
    EXCHANGE_NEEDLESS = "Both are controlled by the same player: nothing is exchanged."

    def of(self, *words: str | int) -> Noted:
        """The note about these."""
        return Noted(self, tuple(map(str, words)))


@says("note", "{said}")
class Noted(Step):
    note: Note
    about: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        return self.note.value.format(*self.about)
