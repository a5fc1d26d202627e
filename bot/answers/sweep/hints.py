"""Which standard story is made for which kind of line: the first to be told; all others come after it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Ability, Keyword, Static, Triggered
from bot.abilities.amounts import Number, SpeedOf
from bot.abilities.changes import Gains
from bot.abilities.combining import Later
from bot.abilities.conditions import (
    AmountIs,
    CameFrom,
    CardTypesInGraveyard,
    Controls,
    HasKeywordState,
    HasMore,
    NotSo,
)
from bot.abilities.effects import ReplaceLater, Shield
from bot.abilities.events import AnyOfEvents, Event, Narrowed, TurnedFaceUp
from bot.abilities.filters import InStatus
from bot.abilities.libraries import RevealAtRandom, SeeTop, SeeUntil
from bot.abilities.player_effects import ExileFromLibrary, Mill
from bot.abilities.walk import holds, inside
from bot.answers.sweep.company import Company

_EVADES = (" | alone, blocked",)
_SET_OFF = (" | what it waits for", " | all that it waits for")

HINTS: dict[str, tuple[str, ...]] = {
    # what triggers
    "Attacks": (" | alone", " | my combat", " | his combat", " | alone, exerted", " | he attacks everybody"),
    "Exerts": (" | alone, exerted", " | "),
    "Cycles": (" | ", " | cycled", " | cards"),
    "Blocks": (
        " | his combat, host blocks",
        " | his combat, host blocks the last",
        " | his combat, host blocks a flyer",
        " | my combat, blocked",
    ),
    "BecomesBlocked": (
        " | alone, blocked",
        " | alone, blocked by the last",
        " | alone, blocked by a flyer",
        " | my combat, blocked",
    ),
    "DealsDamage": (" | alone", " | alone, blocked", " | damage", " | his combat"),
    "IsDealtDamage": (" | damage", " | bolts", " | his combat", " | my combat, blocked"),
    "Dies": (" | it dies", " | all die"),
    "PutIntoGraveyard": (" | it dies", " | all die", " | all is destroyed", " | cards"),
    "Leaves": (" | it dies", " | all leave", " | my spells, then it dies"),
    "Enters": (" | ", " | my spells", " | creatures", " | another is raised", " | raised"),
    "Casts": (
        " | my spells",
        " | his spells",
        " | poked",
        " | his bolt is answered",
        " | flashed back",
        "his turn | my instants",
        " | my spells, then combat",
        " | my spells, then alone, blocked",
    ),
    "Exert": (" | alone, exerted",),
    "evolve": (" | my spells",),
    "prowess": (" | my spells",),
    "exalted": (" | alone",),
    "bushido": (" | alone, blocked", " | his combat, host blocks"),
    "flanking": (" | alone, blocked",),
    "rampage": (" | alone, blocked by two",),
    "afflict": (" | alone, blocked",),
    "warp": (" | turns",),
    "persist": (" | it dies",),
    "undying": (" | it dies",),
    "afterlife": (" | it dies",),
    "renown": (" | alone",),
    "infect": (" | alone",),
    "toxic": (" | alone",),
    "wither": (" | alone, blocked",),
    "battle cry": (" | my combat",),
    "mentor": (" | my combat",),
    "MayNotUntap": (" | tapped for a turn",),
    "TapOrUntap": ("the others are tapped | ", "all is tapped | ", "my others attack | ", " | "),
    "this turn": ("after much | ", "after combat | ", "after what it waits for | "),
    "this turn, at a step": (
        " | his combat, then the end",
        "after much | turns",
        "my attack | turns",
        "after what it waits for | turns",
    ),
    "Later": (" | turns", " | what it waits for", "my attack | turns", " | my combat, blocked"),
    "Acts": (*_SET_OFF, " | chaos"),
    "RollsDie": _SET_OFF,
    "LeavesGraveyard": _SET_OFF,
    "ActivatesAbility": (" | all is used", " | theirs is used", " | used"),
    "TransformsInto": (" | transformed twice",),
    "TriggersAgain": (" | my spells", " | my spells, then all die", " | my combat"),
    "DontTrigger": (" | my spells", " | my spells, then all die"),
    "CantEnter": (" | another is raised",),
    "ReplaceEntering": (" | another is raised",),
    "CameFrom": (" | raised", " | another is raised", " | flashed back"),
    "ReplaceDraw": (" | cards",),
    "Expends": (" | my spells",),
    "LosesCounters": _SET_OFF,
    "Creates": _SET_OFF,
    "Triggered": (" | what it waits for",),
    "BecomesTarget": (" | poked", " | bolts", " | stolen"),
    "GainsLife": (" | life",),
    "LosesLife": (" | life", " | bolts"),
    "Draws": (" | cards",),
    "Discards": (" | cards",),
    "Sacrifices": (" | creatures", " | offering"),
    "TapsForMana": (" | lands are tapped",),
    "TurnedFaceUp": (" | turned up", " | ", " | my spells"),
    "GetsCounters": (" | creatures", " | blight"),
    "BecomesTapped": (" | tapping", " | my combat"),
    "BeginningOf": (
        " | turns",
        " | my next upkeep",
        " | my combat",
        "after much | turns",
        "my attack | turns",
    ),
    "Chapter": (" | turns", " | my next turn", " | "),
    "EndOfCombat": (" | my combat", " | my combat, blocked"),
    # what lasts
    "Gains": (
        " | ",
        " | used",
        " | bolts",
        " | tapped and used",
        " | my combat",
        " | all die",
        " | damage",
        "my others attack | ",
        " | alone, he blocks with nothing",
    ),
    "Shield": (
        " | damage",
        " | bolts",
        "my attack, blocked | ",
        "his attack, blocked | ",
        "my attack | ",
        "his attack | ",
    ),
    "Regenerate": (" | all die", " | damage"),
    "ReplaceLater": (" | damage", " | all die"),
    "ReplaceCounters": (" | creatures", " | blight"),
    "CantGetCounters": (" | creatures", " | blight"),
    "ReplaceTokens": (" | creatures",),
    "ReplaceLifeGain": (" | life",),
    "ReplaceLifeLoss": (" | life", " | bolts"),
    "LifeFloor": (" | damage", " | bolts"),
    "Instead": (" | damage", " | bolts"),
    "MayPlay": tuple(
        f" | plays {what}" for what in ("my instant", "my dead creature", "my creature", "his creature")
    ),
    "DamageLosesNoLife": (" | damage", " | bolts"),
    "CantAttackOrBlockAlone": (" | his combat, host blocks", " | alone"),
    "Transform": (" | alone",),
    "CantLose": (" | damage", " | bolts"),
    "CantBePrevented": (" | sheltered damage", " | sheltered combat"),
    "EntersWith": (" | ", " | my spells", " | his spells"),
    "EntersTappedUnless": (" | ",),
    "Prevent": (" | damage", " | bolts", " | alone, blocked", " | his combat"),
    "Redirect": (" | damage", " | bolts", " | his combat", " | theirs is used"),
    "Multiply": (" | damage", " | alone"),
    "ReplaceDying": (" | it dies", " | all die"),
    "CantBeCopied": (" | copied",),
    "CantBeCountered": (" | countered",),
    "changeling": (" | rally",),
    "CantBeTargeted": (" | grave robbed", " | poked", " | bolts"),
    "CantActivate": (" | theirs is used", " | used", "his turn | theirs is used"),
    "CantCast": (" | his spells", " | bolts", " | my spells"),
    "AsThoughFlash": ("his turn | my spells", "after his spells | my spells"),
    "CantGainLife": (" | life",),
    "DoesntUntap": (
        " | tapped for a turn",
        " | his combat, host blocks, his next upkeep",
        " | alone, blocked, a turn",
        "my attack | turns",
        " | turns",
    ),
    "UntapsDuring": (" | tapped for his turn",),
    "UntapsAtMost": (" | tapped for a turn",),
    "SkipStep": (" | tapped for a turn", " | turns", " | my next upkeep"),
    "SkipNextStep": (" | turns", " | his combat"),
    "MustAttack": (
        " | I attack with nothing",
        " | he attacks with nothing",
        "his turn | he attacks with nothing",
    ),
    "Goaded": (" | he attacks with nothing", "his turn | he attacks with nothing"),
    "MustBlock": (" | alone, he blocks with nothing",),
    "MustBeBlocked": (" | alone, he blocks with nothing",),
    "Lure": (" | alone, he blocks with nothing",),
    "CantAttack": ("his upkeep | his combat", " | alone", " | his combat", " | my combat"),
    "CantBlock": (" | his combat, host blocks", " | my combat, blocked", " | alone, blocked"),
    "CanBlockMore": (" | his combat, host blocks two",),
    "CanBlockOnly": (" | his combat, host blocks",),
    "CantBeBlocked": (" | alone, blocked", " | alone, blocked by a flyer", " | my combat, blocked"),
    "BlockedByAtLeast": (" | alone, blocked",),
    "BlockedByAtMost": (" | alone, blocked by two",),
    "AtMostBlockers": (" | my combat, blocked", " | his combat, blocked"),
    "AtMostAttackers": (" | my combat", " | his combat"),
    "AttacksOnlyAlone": (" | my combat",),
    "AssignsNoCombatDamage": (" | alone", "my attack | "),
    "AssignsByToughness": (" | alone", " | my combat"),
    "CounterSpell": (
        "answering his bolt at me | ",
        "answering a spell | ",
        "answering another spell | ",
        "answering his bolt | ",
    ),
    "CopySpell": (" | my bolt", "answering his bolt | ", "answering my bolt | "),
    "ChooseNewTargets": ("answering his bolt | ", "answering my bolt | "),
    "ChangeTarget": ("answering his bolt | ", "answering my bolt | "),
    "BecomesBlockedNow": ("my attack | ",),
    "RemoveFromCombat": ("his attack | ", "my attack | "),
    "ExtraCombat": (" | my next combat",),
    "ExtraTurn": (" | turns",),
    # keywords
    "storm": ("after much | ",),
    "bloodthirst": ("after much | ",),
    "split second": (" | countered",),
    "soulshift": (" | it dies",),
    "myriad": (" | alone", " | my combat"),
    "flash": ("his turn | ",),
    "riot": (" | ",),
    "ward": (" | bolts", " | poked"),
    "haste": (" | alone",),
    "reach": (" | his combat, host blocks a flyer",),
    "flying": (" | alone, blocked",),
    "vigilance": (" | alone",),
    "banding": (" | banded", " | alone, blocked by two"),
    "first strike": (" | alone, blocked",),
    "double strike": (" | alone",),
    "fear": _EVADES,
    "intimidate": _EVADES,
    "shadow": _EVADES,
    "horsemanship": _EVADES,
    "skulk": (" | alone, blocked by a giant",),
    "phasing": (" | my next turn", " | turns"),
    "trample": (" | alone, blocked",),
    "deathtouch": (" | alone, blocked by a flyer",),
    "lifelink": (" | alone",),
    "defender": (" | alone",),
    "menace": (" | alone, blocked",),
    "indestructible": (" | it dies", " | all die", " | damage"),
    "hexproof": (" | bolts", " | poked"),
    "shroud": (" | bolts", " | poked"),
    "protection": (" | bolts", " | damage", " | alone, blocked"),
    "cumulative upkeep": (" | my next upkeep", " | turns"),
    "echo": (" | my next upkeep",),
    "umbra armor": (" | all die",),
}
"""For a kind of event, instruction, statement or keyword the moments and aftermaths (`BEFORE | AFTER`) of its stories."""


def kinds_in(ability: Ability, alone: Ability | None) -> Iterator[str]:
    """The kinds that speak for a part: what it gives or does later, what the ability waits for."""
    whole = alone or ability
    for given in inside(whole, Gains):
        yield from _of_given(given.ability)
    for later in inside(whole, Later):
        yield from _of_event(later.when)
        yield "Later"
    if holds(whole, CameFrom):
        yield "CameFrom"
    for shield in inside(whole, Shield):
        yield type(shield.replace.change).__name__
    for waiting in inside(whole, ReplaceLater):
        change = getattr(waiting.replace, "change", waiting.replace)
        yield type(getattr(waiting.replace, "replace", change)).__name__
    if isinstance(ability, Triggered):
        yield from _of_event(ability.when)
        yield "Triggered"


_LATE = (
    SeeTop,
    SeeUntil,
    Mill,
    ExileFromLibrary,
    RevealAtRandom,
    HasKeywordState,
    HasMore,
    SpeedOf,
    TurnedFaceUp,
)
"""What speaks of the top of a library, of what players and things become late in a game."""


def favored(ability: Ability, alone: Ability | None) -> tuple[Company, ...]:
    """The companies that a part speaks for: what asks for many is told where there is plenty, what asks for none where there is
    nothing, and what comes so late in a game where it is late."""
    return tuple(_favored(ability, alone or ability))


def _favored(ability: Ability, whole: Ability) -> Iterator[Company]:
    if any(c.at_most == 0 for c in inside(whole, Controls)) or holds(whole, NotSo):
        yield Company.NONE
    least = [c.at_least for c in inside(whole, Controls)]
    least += [c.at_least for c in inside(whole, CardTypesInGraveyard)]
    least += [c.than.n for c in inside(whole, AmountIs) if isinstance(c.than, Number)]
    if any(n > 2 for n in least):
        yield Company.PLENTY
        yield Company.LATE
    if holds(
        ability, SeeTop, SeeUntil, Mill, ExileFromLibrary
    ):  # of which the part speaks, wherever it stands
        yield Company.PLENTY
        yield Company.LATE
    if holds(whole, *_LATE) or any(q.status in _BECOMES for q in inside(whole, InStatus)):
        yield Company.LATE


_BECOMES = ("monstrous", "renowned", "suspected", "solved", "commander")


def _of_given(ability: object) -> Iterator[str]:
    match ability:
        case Keyword(name=name):
            yield name
        case Triggered(when=when):
            yield from _of_event(when)
            yield "Triggered"
        case Static():
            yield from (type(r).__name__ for s in ability.effects for r in getattr(s, "rules", ()))
        case _:
            return


def _of_event(event: Event) -> Iterator[str]:
    match event:
        case AnyOfEvents(of=several):
            for one in several:
                yield from _of_event(one)
        case Narrowed(of=one):
            yield from _of_event(one)
        case _:
            yield type(event).__name__


def hinted(*kinds: str) -> tuple[str, ...]:
    """The moments and aftermaths for these kinds, the first kind's first."""
    return tuple(pair for kind in kinds for pair in HINTS.get(kind, ()))
