"""What the engine is told: the board at the start and what the players did, in order.

Things are named by label (`Grizzly Bears`, `Grizzly Bears #2`, `Saproling`): unique in a scenario; players by name. A label
may be of something that only comes to be later (a token); the engine finds it when it needs it. Between a thing and
a player of the same name, the player is meant only where a player alone can be.
"""

from __future__ import annotations

from enum import StrEnum

from bot.abilities.card import Card
from bot.values import dataclass, field

# --- the board at the start ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player as the scenario finds them. `empty`: zones in which it says that they have no cards (but those that it names)."""

    name: str
    life: int = 20
    poison: int = 0
    empty: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectSetup:
    """A card or token as the scenario finds it. `zone` is one of the contract's. `attached_to` is a label or a player's
    name. `chosen` holds what was chosen for it as (kind, value): ("color", "red"), ("card name", "Ogre"). `sick`: came
    under its controller's control this turn. `loyalty`/`defense` None: as printed. `blocking`/`attacking` start it in combat
    when a scenario says so. `face_down`: it is a face-down permanent. `declared`: the story says that it is there, not only what is done with it."""

    label: str
    card: Card
    owner: str
    controller: str
    zone: str = "battlefield"
    tapped: bool = False
    sick: bool = False
    token: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    loyalty: int | None = None
    defense: int | None = None
    attached_to: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    declared: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything there is as the story begins. `active` is whose turn it is (None: whoever acts first as only an active
    player can, else the first player to act). `first_turn`: it is the first turn of the game and `active` plays first."""

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...]
    active: str | None = None
    first_turn: bool = False
    assumptions: tuple[str, ...] = ()


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
    of mana; `alternative`, `additional`: such a cost of the card is paid, as the story says. `sacrificed`, `discarded`, `tapped`
    pay costs.
    `chosen` as in `ObjectSetup` (an Aura's or permanent's "as it enters"). `face`: the half or face of the card that is cast
    where it is told by that name."""

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


@dataclass(frozen=True, slots=True)
class PutsOnto(Action):
    """`Alice puts Craw Wurm onto the battlefield`: without casting it, by something that the story does not tell."""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attackers are declared: (attacker, whom), whom a player or planeswalker or battle, or "" for the only opponent.
    `bands`: groups of attackers in a band. `exerted`: attackers exerted. An empty tuple: the player attacks with nothing."""

    player: str
    attacks: tuple[tuple[str, str], ...]
    bands: tuple[tuple[str, ...], ...] = ()
    exerted: tuple[str, ...] = ()


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


# --- choices that the scenario settles -----------------------------------------------------------------------------------


class Settled(Action):
    """An answer to a choice that comes up somewhere near this sentence. Each is used once, in order."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AppliesFirst(Settled):
    """`Bob applies Deflecting Palm first.` `effect` is the label of what it is of; None: the rule that lets damage be dealt to a
    planeswalker instead."""

    player: str
    effect: str | None


@dataclass(frozen=True, slots=True)
class ChoosesSource(Settled):
    """`Bob chooses Lightning Bolt as the source.`"""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class RedirectsDamage(Settled):
    """`Alice redirects the damage to Chandra Nalaar` (to) or `doesn't redirect it` (None); `amount` where one is said."""

    player: str
    to: str | None
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class OrdersBlockers(Settled):
    """`Alice orders [Ogre's] blockers Elf B, Elf A.` Also a blocker's order of attackers."""

    player: str
    order: tuple[str, ...]
    of: str | None = None


@dataclass(frozen=True, slots=True)
class AssignsDamage(Settled):
    """`Alice assigns 1 damage to Elf A and 2 to Elf B`, `Ogre assigns ...` (`source`). `rest`: where the rest goes
    (`lethal to the blocker, the rest to him`: share ("Elf A", -1) means lethal)."""

    shares: tuple[tuple[str, int], ...]
    player: str | None = None
    source: str | None = None
    rest: str | None = None


class Deed(StrEnum):
    """What an optional thing is about, where that tells one option from another."""

    PAY = "pay"
    GAIN_LIFE = "gain life"
    DRAW = "draw"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    CREATE = "create"
    UNTAP = "untap"
    ASSIGN = "assign"


@dataclass(frozen=True, slots=True)
class SaysMay(Settled):
    """An optional thing is done or not: `chooses not to put the counter`, `doesn't pay`, `pays {2} for Propaganda`, `gains no
    life`. `about`: a label it concerns, when told; `deed`: what it is about, of those that are told apart; `said`: the words, to
    say it again."""

    player: str
    yes: bool
    about: str | None = None
    deed: Deed | None = None
    said: str = ""


@dataclass(frozen=True, slots=True)
class TriggerTargets(Settled):
    """`Alice targets Elf with Zed's trigger.`"""

    player: str
    source: str
    targets: Targets


@dataclass(frozen=True, slots=True)
class PicksModes(Settled):
    """`Alice chooses the second mode for Charmer's trigger`: the numbers (from 1) of the modes that a trigger of `source` has."""

    player: str
    modes: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Picks(Settled):
    """Things or a value picked on resolution: what to sacrifice or discard, a color, a number. `about`: the spell or ability it is
    for, when told."""

    player: str | None
    names: tuple[str, ...]
    about: str | None = None


@dataclass(frozen=True, slots=True)
class NewTargets(Settled):
    """`... choosing new targets Bear and Elf`: of a copy of `about`, when told; without names the targets are kept."""

    player: str
    names: tuple[str, ...] = ()
    about: str | None = None


@dataclass(frozen=True, slots=True)
class TapsOrUntaps(Settled):
    """`casts Twiddle, tapping Bear`, `uses Icy Manipulator to untap it`: which of the two `about` does."""

    player: str
    tap: bool
    about: str


@dataclass(frozen=True, slots=True)
class Flips(Settled):
    """`Alice flips 3 tails and Bob flips 2 tails`: one for each player; heads likewise."""

    player: str
    heads: int = 0
    tails: int = 0


@dataclass(frozen=True, slots=True)
class Script:
    """A whole scenario as the engine runs it. `actions` holds `Settled` answers too, where they were told."""

    setup: Setup
    actions: tuple[Action, ...]
    through_end_of_turn: bool = False
    notes: tuple[str, ...] = field(default=())
