"""Steps that happen to objects: zones, counters, tapping, what changes them and what saves them."""

from __future__ import annotations

from enum import Enum

from bot.engine.log.step import Step, says
from bot.values import field


class How(Enum):
    """How an object comes to change zones, as it is said of it. `{by}` is the player who does it."""

    DESTROYED = "is destroyed"
    LETHAL_DAMAGE = "has lethal damage, is destroyed"
    DEATHTOUCH = "was dealt damage by a source with deathtouch, is destroyed"
    SACRIFICED = "is sacrificed by {by}"
    ZERO_TOUGHNESS = "has toughness {toughness}"
    ZERO_LOYALTY = "has loyalty 0"
    ZERO_DEFENSE = "has defense 0"
    ATTACHED_TO_NOTHING = "is attached to nothing legal"
    LEGENDS = "is one of several legends of one name"
    NEWER_LEGEND = "is not the first legend of its name"
    SHARED_TYPE = "shares its type with another planeswalker"
    ONE_TOO_MANY = "is one too many"
    DISCARDED = "is discarded by {by}"
    PLAYED = "is played by {by}"
    COUNTERED = "is countered"
    RESOLVED = "is done"
    ENTERS = "enters the battlefield"
    RETURNED = "returns to the battlefield"
    FOUND = "is found"
    MOVED = "is moved"


@says("move", "{thing} {words}.")
class Moved(Step):
    """A change of zone, to `zone` (of a library: at `position`). `cause` is the spell or ability behind it; `face`: the name of the
    other face, where that is up as it enters (CR 712.14a)."""

    thing: str
    how: How = field(compare=False)
    zone: str
    position: str = field(default="", compare=False)
    by: str = ""
    cause: str = field(default="", compare=False)
    toughness: int | None = field(default=None, compare=False)
    attached_to: str = ""
    face: str = ""

    @property
    def words(self) -> str:
        match self.zone:
            case "battlefield":
                attached = f" attached to {self.attached_to}" if self.attached_to else ""
                transformed = f" transformed, as {self.face}" if self.face else ""
                return self.manner + attached + transformed
            case "hand" if self.how is How.FOUND:
                return "is put into its owner's hand"
            case "hand":
                return "is returned to its owner's hand"
            case "library":
                if not self.position:
                    return "is shuffled into its owner's library"
                return f"is put on the {self.position} of its owner's library"
            case _:
                place = "command zone" if self.zone == "command" else self.zone
                return f"{self.manner} and goes to the {place}" if self.manner else f"goes to the {place}"

    @property
    def manner(self) -> str:
        if self.how in (How.COUNTERED, How.RESOLVED, How.MOVED):
            return ""  # said before, or the place says it all
        return str(self.how.value).format(by=self.by, toughness=self.toughness)


@says("die", "{thing} {manner} and goes to the graveyard.")
class Died(Moved):
    """From the battlefield into a graveyard."""


@says("exile", "{thing} is exiled.")
class Exiled(Moved):
    pass


@says("move", "{thing} is a token and ceases to exist.")
class TokenCeased(Step):
    thing: str


@says("token", "{player} creates {token}{copy}.")
class TokenCreated(Step):
    player: str
    token: str
    copy_of: str = ""
    arriving: str = ""  # `attacking`, where it is created so (CR 508.4)
    by: str = ""  # what tells to create it

    @property
    def copy(self) -> str:
        return f", a copy of {self.copy_of}" if self.copy_of else ""


@says("token", "{player} gets an emblem.")
class EmblemGot(Step):
    player: str


@says("move", "{player} puts {thing} onto the battlefield: a card that nobody knows.")
class PutFaceDown(Step):
    player: str
    thing: str


@says("note", "{first} is paired with {second}.")
class Paired(Step):
    first: str
    second: str


@says("note", "{thing} is no longer paired.")
class Parted(Step):
    thing: str


@says("note", "{player}'s speed is {speed}.")
class SpeedIs(Step):
    player: str
    speed: int


@says("note", "{player} reveals {thing}.")
class Revealed(Step):
    player: str
    thing: str


@says("note", "{player} has the city's blessing.")
class Blessed(Step):
    player: str


@says("note", "{player} rolls the chaos symbol: chaos ensues.")
class ChaosEnsues(Step):
    player: str


@says("note", "{thing} becomes {what}.")
class Designated(Step):
    """A permanent, or a player (`the monarch`), is called so from here on."""

    thing: str
    what: str


@says("note", "{player} ventures into {room} of {dungeon}.")
class RoomEntered(Step):
    player: str
    room: str
    dungeon: str


@says("note", "{player} has completed {dungeon}.")
class DungeonCompleted(Step):
    player: str
    dungeon: str


@says("note", "{thing} is no longer {what}.")
class DesignationEnded(Step):
    thing: str
    what: str


@says("", "")
class Saved(Step):
    """What keeps something from being destroyed."""

    thing: str


@says("note", "{thing} is indestructible and isn't destroyed.")
class Indestructible(Saved):
    pass


@says("modify", "{thing} isn't destroyed: a shield counter is removed from it instead.")
class ShieldCounterUsed(Saved):
    pass


@says("modify", "{effect}: {thing} isn't destroyed.")
class DestructionReplaced(Saved):
    effect: str


@says(
    "regenerate",
    "{thing} regenerates: it isn't destroyed, all damage is removed from it, it is tapped and removed from combat.",
)
class Regenerated(Saved):
    pass


@says("regenerate", "The next time {thing} would be destroyed this turn, it regenerates.")
class RegenerationWaits(Step):
    """A regeneration shield is there (CR 701.19a)."""

    thing: str


@says("modify", "{effect}: {thing} goes to {place} instead of the graveyard.")
class GoesElsewhere(Step):
    thing: str
    effect: str
    place: str


@says("tap", "{things} {things:becomes|become} tapped.")
class Tapped(Step):
    things: tuple[str, ...]


@says("untap", "{things} {things:becomes|become} untapped.")
class Untapped(Step):
    things: tuple[str, ...]


@says("move", "{things} {things:phases|phase} out.")
class PhasedOut(Step):
    things: tuple[str, ...]


@says("move", "{things} {things:phases|phase} in.")
class PhasedIn(Step):
    things: tuple[str, ...]


@says("move", "{thing} is removed from combat.")
class LeftCombat(Step):
    thing: str


@says("pump", "{thing} {changes}.")
class Changed(Step):
    """A continuous effect begins. `changes`: what it does, in words; `bonus`: by how much it raises power and toughness."""

    thing: str
    source: str
    changes: str
    bonus: tuple[int, int] = field(default=(0, 0), compare=False)


@says("move", "{thing} {flipped:is flipped: it is now|transforms into} {into}.")
class Transformed(Step):
    thing: str
    into: str
    flipped: bool = False


@says("move", "{thing} is turned face up.")
class TurnedFaceUp(Step):
    thing: str


@says("move", "{thing} is attached to {to}.")
class Attached(Step):
    thing: str
    to: str


@says("move", "Control of {one} and {other} is exchanged.")
class ControlExchanged(Step):
    one: str
    other: str
