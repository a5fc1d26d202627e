"""What happened, as data: what triggered abilities watch and what "this turn" looks back on."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.state import Entity
from bot.values import dataclass

#: The `detail` of mana that is spent to activate an ability, which is not expended (CR 700.14).
ON_AN_ABILITY = "ability"


class What(StrEnum):
    """The kind of a happening; its `subject` did it or had it done, `object` is the other party, `amount` how much."""

    __hash__ = str.__hash__  # at once, and not by way of its name

    DAMAGE = "deals damage"  # subject: source, object: recipient
    DEALT = (
        "is dealt damage"  # subject: recipient, object: source, or None when several sources; amount in all
    )
    ATTACKS = "attacks"  # object: whom
    ATTACKS_UNBLOCKED = "attacks and isn't blocked"
    BLOCKS = "blocks"  # object: the attacker
    BECOMES_BLOCKED = "becomes blocked"  # object None: as such; else by that blocker
    DIES = "dies"
    LEAVES = "leaves the battlefield"
    LEAVES_GRAVEYARD = "leaves a graveyard"
    ENTERS = "enters"
    TO_GRAVEYARD = "is put into a graveyard"  # from anywhere; object: what caused it
    GAINS_LIFE = "gains life"
    LOSES_LIFE = "loses life"
    PAYS_LIFE = "pays life"
    CASTS = "casts"  # subject: player, object: the spell
    COPIES = "copies"  # subject: player, object: the copy of a spell
    CREATES = "creates"  # subject: the token, object: the player
    TARGETED = "becomes the target"  # object: the spell or ability
    TAPPED = "becomes tapped"
    UNTAPPED = "becomes untapped"
    DRAWS = "draws"
    DISCARDS = "discards"
    SACRIFICES = "sacrifices"  # subject: player, object: what
    COUNTERS = "gets counters"
    COUNTERS_REMOVED = "counters are removed"
    ATTACHED = "becomes attached"  # object: to what
    UNATTACHED = "becomes unattached"  # object: from what
    BEGINNING = "beginning of"  # detail: the step, subject: whose
    END_OF_COMBAT = "end of combat"
    PREVENTED = "damage is prevented"
    ACTIVATES = (
        "activates"  # object: the source; cause: the ability; detail: `mana`, `loyalty`, of such a one
    )
    RESOLVES = "resolves"  # an ability of the subject that asks how often; amount: which one
    CREWS = "crews"  # object: the Vehicle
    SADDLES = "saddles"  # object: the Mount
    EXERTS = "exerts"  # subject: player, object: what
    PLAYS_LAND = "plays a land"  # object: the card
    LOSES_CONTROL = "loses control of"  # subject: the player, object: what
    CYCLES = "cycles"  # subject: player, object: the card
    TAPS_FOR_MANA = "taps for mana"  # subject: player, object: the permanent
    MONSTROUS = "becomes monstrous"
    RENOWNED = "becomes renowned"
    CHAOS = "rolls the chaos symbol"
    WINS_FLIP = "wins a coin flip"
    LOSES_FLIP = "loses a coin flip"
    LEVEL = "becomes of a level"  # a Class; amount: which
    EXPLOITS = "exploits a creature"
    TRANSFORMS = "transforms"
    TURNED_FACE_UP = "is turned face up"
    PHASES_OUT = "phases out"
    PHASES_IN = "phases in"
    INVESTIGATES = "investigates"
    PROLIFERATES = "proliferates"
    CONNIVES = "connives"
    EXPLORES = "explores"
    SCRIES = "scries"
    ROLLS = "rolls a die"  # amount: the result
    SURVEILS = "surveils"
    DISCOVERS = "discovers"
    SETS_ASIDE = "sets aside"  # a card is plotted or foretold
    TRAINS = "trains"
    ENLISTS = "enlists a creature"  # object: that creature
    EVIDENCE = "collects evidence"
    FORAGES = "forages"
    WATERBENDS = "waterbends"
    CRIME = "commits a crime"
    SPENDS = "spends mana"  # to cast a spell; with `ON_AN_ABILITY`, to activate one
    EARTHBENDS = "earthbends"
    AIRBENDS = "airbends"
    BLIGHTS = "blights"
    ENDURES = "endures"
    TEMPTED = "is tempted by the Ring"
    MANIFESTS_DREAD = "manifests dread"
    VENTURES = "ventures into the dungeon"
    COMPLETES = "completes a dungeon"
    UNLOCKS = "fully unlocks a Room"
    INITIATIVE = "takes the initiative"
    MONARCH = "becomes the monarch"
    DAY_TURNS = "day becomes night or night becomes day"  # subject: the player whose turn it is
    LOSES_GAME = "loses the game"  # said before it happens, to what would replace it
    TRIGGERED = "has triggered"  # an ability that does so only once each turn; detail: which


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened. `together` numbers things that happened at one time. `combat`: combat damage.
    `detail`: the step, the counter kind, the zone; `alone`, `exerted`: how one attacked."""

    what: What
    subject: Entity
    object: Entity | None = None
    amount: int = 0
    combat: bool = False
    detail: str = ""
    together: int = 0
    excess: int = 0
    cause: Entity | None = None  # the spell or ability whose instruction it was, of a discard
    group: tuple[Entity, ...] = ()  # all that did it together, where "one or more" did
    alone: bool = False
    power: int = 0  # of what was declared as an attacker, at that time
    exerted: bool = False

    @property
    def size(self) -> int:
        """How much it was of: its amount, else how many did it together."""
        return self.amount or len(self.group)
