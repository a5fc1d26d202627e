"""What the engine is told: the board at the start and what the players did, in order.

Things are named by label (`Grizzly Bears`, `Grizzly Bears #2`, `Saproling`): unique in a scenario; players by name. A label
may be of something that only comes to be later (a token); the engine finds it when it needs it. Between a thing and
a player of the same name, the player is meant only where a player alone can be.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from bot.engine.told.setup import Setup
from bot.values import dataclass, field

# --- the board at the start ------------------------------------------------------------------------------------------


# --- what happens ------------------------------------------------------------------------------------------------------


class Action:
    """One thing that the scenario says was done."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Targets:
    """What a spell or ability is aimed at, in the order told. `shares`: divided damage, (name, amount) for each.
    `names` None: the scenario does not say (every legal choice is explored)."""

    names: tuple[str, ...] | None = None
    shares: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityOf:
    """The `number`-th (from 1) of the activated abilities in the text of `of`: its own first, then those that it gives to others.
    A number past these counts the abilities that it has as it is used, those that it was given among them."""

    of: str
    number: int


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """`player` casts `card`. `response`: before what is on the stack resolves (`under`: the label of the spell or ability it
    responds to, when told). `modes` are the numbers (from 1) of the chosen modes. `paid` are the
    keywords that are paid for and the mana that is spent where that matters (`madness`, `kicker`, `{W}`); `life` is paid in place
    of mana; `alternative`, `additional`: such a cost of the card is paid, as the story says;
    `declined`: it says that what might be paid besides is not. `sacrificed`, `discarded`, `tapped`
    pay costs.
    `chosen` as in `ObjectSetup` (an Aura's or permanent's "as it enters"). `face`: the half or face of the card that is cast
    where it is told by that name. `free`: without paying its mana cost. `said`: `Alice draws a card`, of which no spell or ability is told: the words, to say it again.
    Then nothing is cast, and nothing triggers on that."""

    player: str
    card: str
    targets: Targets = Targets()
    x: int | None = None
    modes: tuple[int, ...] = ()
    paid: tuple[str, ...] = ()
    sacrificed: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    response: bool = False
    under: str | None = None
    tapped: tuple[str, ...] = ()
    face: str = ""
    life: int = 0
    alternative: bool = False
    additional: bool = False
    declined: bool = False
    returned: tuple[str, ...] = ()
    exiled: tuple[str, ...] = ()
    said: str = ""
    free: bool = False


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """`player` activates an ability of `source`, `times` times. `which`: those that the story can mean, mostly one; None: it does
    not say, and whatever fits the targets can be meant; empty: it says one that nothing here has. `modes` as in `Cast`."""

    player: str
    source: str
    which: tuple[AbilityOf, ...] | None = None
    modes: tuple[int, ...] = ()
    targets: Targets = Targets()
    x: int | None = None
    times: int = 1
    sacrificed: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    tapped: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    response: bool = False
    under: str | None = None
    life: int = 0
    for_mana: bool = False  # a mana ability is meant, which never waits for the stack (605.3)
    returned: tuple[str, ...] = ()
    exiled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PutsOnto(Action):
    """`Alice puts Craw Wurm onto the battlefield`: without casting it, by something that the story does not tell; `to` her hand: found
    as she searches her library; `to` her graveyard: put there as she surveils."""

    player: str
    what: str
    to: Literal["battlefield", "hand", "graveyard"] = "battlefield"


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attackers are declared: (attacker, whom), whom a player or planeswalker or battle, or "" for the only opponent.
    `bands`: groups of attackers in a band. `exerted`: attackers exerted. An empty tuple: the player attacks with nothing.
    `everything`: with each creature that is able to, whatever is named."""

    player: str
    attacks: tuple[tuple[str, str], ...]
    bands: tuple[tuple[str, ...], ...] = ()
    exerted: tuple[str, ...] = ()
    everything: bool = False


@dataclass(frozen=True, slots=True)
class Block(Action):
    """Blockers are declared: (blocker, attacker). An empty tuple: the player does not block. Blocks of one declaration may be
    told in several sentences; they are gathered until something else happens. Attacker "": the only attacker."""

    player: str
    blocks: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class AnnounceAttack(Action):
    """1997: the active player announces an attack, which the opponent may abort with a fast effect."""

    player: str


@dataclass(frozen=True, slots=True)
class DealsDamage(Action):
    """A damage event told as such: `Zed deals 3 damage to Bob.` `combat`: said to be combat damage."""

    source: str
    amount: int
    to: str
    combat: bool = False


@dataclass(frozen=True, slots=True)
class Regenerates(Action):
    """`Bob regenerates Zed`: with an ability of Zed or of something of Bob's that can; else illegal."""

    player: str
    what: str
    response: bool = False


@dataclass(frozen=True, slots=True)
class TurnsFaceUp(Action):
    """`Alice turns Exalted Angel face up`: for its morph cost."""

    player: str
    what: str
    x: int | None = None
    sacrificed: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    response: bool = False


@dataclass(frozen=True, slots=True)
class Suspends(Action):
    """`Alice suspends Rift Bolt`: a special action with a card in the hand."""

    player: str
    card: str
    x: int | None = None
    discarded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetsAside(Action):
    """`Alice plots Outlaw`, `foretells Omen`: a special action with a card in the hand."""

    player: str
    card: str
    keyword: Literal["plot", "foretell"]


@dataclass(frozen=True, slots=True)
class Sacrifices(Action):
    """`Alice sacrifices Zed [to Drinker of Sorrow's trigger]`: as the cost of an ability of its own when there is one, else
    because something allows or demands it."""

    player: str
    what: str
    to: str | None = None
    response: bool = False


@dataclass(frozen=True, slots=True)
class Discards(Action):
    """`Alice discards Twiddle.`"""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class Fights(Action):
    """`Zed fights Ogre.`"""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class RollsChaos(Action):
    """`Alice rolls chaos`: the planar die shows the chaos symbol (CR 901.9b)."""

    player: str


@dataclass(frozen=True, slots=True)
class BecomesIllegalTarget(Action):
    """`Ogre becomes an illegal target.` or `Unsummon's target becomes illegal.` (`spell`)."""

    what: str | None = None
    spell: str | None = None


class Moment(StrEnum):
    """Where in the turn the next sentences happen."""

    UNTAP = "untap step"
    UPKEEP = "upkeep"
    DRAW = "draw step"
    MAIN = "main phase"
    MAIN_BEGINS = "beginning of the precombat main phase"
    BEGINNING_OF_COMBAT = "beginning of combat"
    AFTER_ATTACKERS = "after attackers are declared"  # and before blockers
    AFTER_BLOCKERS = "after blockers are declared"  # and before damage
    DAMAGE = "combat damage is dealt"
    AFTER_FIRST_STRIKE = "after first-strike damage"
    DAMAGE_ON_STACK = "with damage on the stack"  # 1999-2009
    FIRST_STRIKE_ON_STACK = "with first-strike damage on the stack"
    DAMAGE_PREVENTION = "in the damage-prevention step"  # 1997
    END_OF_COMBAT = "end of combat"
    AFTER_COMBAT = "after combat"
    NEXT_COMBAT = "in the next combat phase of this turn"
    END_STEP = "end step"
    CLEANUP = "cleanup step"
    END_OF_TURN = "end of turn"  # through clean-up
    NEXT_TURN = "next turn"


@dataclass(frozen=True, slots=True)
class GoTo(Action):
    """The story moves on to `moment`: of `player`'s turn when told; `number` is which one (`the second combat phase`, `the
    second damage-prevention step`)."""

    moment: Moment
    player: str | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class WaitsForTrigger(Action):
    """What follows is done while an ability (of that thing, where it is told of which) waits on the stack: `in response to its
    trigger`."""

    of: str | None = None


# --- choices that the scenario settles -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Script:
    """A whole scenario as the engine runs it. `actions` holds `Decision` answers too, where they were told. `stays`: it is looked at as
    it stands after the last of them; the phase does not run to its end."""

    setup: Setup
    actions: tuple[Action, ...]
    through_end_of_turn: bool = False
    stays: bool = False
    notes: tuple[str, ...] = field(default=())
