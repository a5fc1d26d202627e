"""Keyword actions (CR 701): proliferate, amass, connive, suspect, and those that are short for other instructions."""

from __future__ import annotations

from typing import Any as AnyValue

from bot.abilities.amounts import Number, X
from bot.abilities.combining import (
    Repeat,
)
from bot.abilities.conditions import Happened, IsTime
from bot.abilities.copying import CreateCopy
from bot.abilities.effects import PutCounters
from bot.abilities.entering import AsEntersDo
from bot.abilities.filters import AnOpponent, APlayer, ControlledBy, Filter, IsToken, OfSubtype, OfType, Other
from bot.abilities.keyword_actions import (
    Acts,
    Adapt,
    Airbend,
    Amass,
    BecomesTime,
    Blight,
    Bolster,
    Connive,
    CreateRole,
    Earthbend,
    Endure,
    Expends,
    Explore,
    Incubate,
    Investigate,
    ManifestDread,
    Monstrosity,
    Phase,
    Proliferate,
    RingTempts,
    Saddle,
    Suspect,
    TakeInitiative,
    Venture,
)
from bot.abilities.player_effects import (
    BecomeMonarch,
)
from bot.abilities.predefined_tokens import ROLES
from bot.abilities.statics import CrewsAsThough
from bot.abilities.who import YOU, Any, Chosen, Count, Target
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.of_things import deed
from bot.cards.phrases.instructions.beside import beside
from bot.cards.phrases.words.verbs import order, player_verb, thing_verb


def _plural_type(what: Filter) -> str | None:
    """`Orcs` alone, as a type."""
    only = what.qualities[0] if len(what.qualities) == 1 else None
    return only.subtype if isinstance(only, OfSubtype) else None


def _more_than_twice(n: object) -> bool:
    return n != Number(2)


def _is_counted(v: object) -> bool:
    """`that many times` says as much."""
    return v != ThatMuch()


# --- short for other instructions ------------------------------------------------------------------------------------------

G.alternate(
    "clause",
    "support {n:int}",
    PutCounters("+1/+1", Number(1), Target(Filter((Other(), OfType("Creature"))), Count(0, S.n))),
)
_MY_TOKEN = Filter((OfType("Creature"), IsToken(), ControlledBy(YOU)))
G.alternate("clause", "populate", CreateCopy(YOU, Number(1), Chosen(_MY_TOKEN)))

# --- counters --------------------------------------------------------------------------------------------------------------

for _time in ("day", "night"):
    _of_day: AnyValue = _time
    G.phrase("clause", f"it becomes {_time}", BecomesTime(_of_day))
    G.phrase("condition", f"it's {_time}", IsTime(_of_day))
    G.phrase(
        "static",
        f"if it's neither day nor night, it becomes {_time} as ~ enters",
        (AsEntersDo((BecomesTime(_of_day, if_neither=True),)),),
        also=(f"if it's neither day or night, it becomes {_time} as ~ enters",),
    )
_DAY_TURNS = "day becomes night or night becomes day"
G.phrase("event", _DAY_TURNS, Acts(Any(Filter((APlayer(),))), _DAY_TURNS))
order("proliferate", Proliferate())
order("proliferate twice", Repeat(Number(2), (Proliferate(),)))
order("proliferate {n:times}", Repeat(S.n, (Proliferate(),)))
order("populate {n:times}", Repeat(S.n, (CreateCopy(YOU, Number(1), Chosen(_MY_TOKEN)),)))
G.phrase("clause", "{o:obj.1} explores {n:times}", Repeat(S.n, (Explore(S.o),)))
G.phrase("times", "X times", X())
G.phrase("times", "{n:number.word} times", S.n)
for _action, _does in (("monstrosity", Monstrosity), ("adapt", Adapt), ("bolster", Bolster)):
    order(f"{_action} {{n:number}}", _does(S.n))
order("amass {s:subtypes} {n:number}", Amass(S.s, S.n))
# Without a type an Army of Zombies is meant (CR 701.47d).
G.alternate("clause", "amass {n:number}", Amass("Zombie", S.n))
G.computed("subtypes", "{f:filter.n}", _plural_type, lambda v: (Filter((OfSubtype(v),)),), key=str)
player_verb("<investigates|investigate>", Investigate(S.who))
player_verb("<investigates|investigate> twice", Investigate(S.who, Number(2)))
player_verb("<investigates|investigate> {n:count.n} times", Investigate(S.who, S.n), when=_more_than_twice)
player_verb("<investigates|investigate> {v:foreach}", Investigate(S.who, S.v), when=_is_counted)
for _again in ("investigate a additional time", "investigate one additional time"):
    G.alternate("clause", _again, Investigate(YOU))
player_verb("<incubates|incubate> {n:number}", Incubate(S.who, S.n))
order("incubate {n:number} twice", Repeat(Number(2), (Incubate(YOU, S.n),)))
player_verb("<blights|blight> {n:number}", Blight(S.who, S.n))
thing_verb("<connives|connive>", Connive(S.who))
thing_verb("<connives|connive> {n:number}", Connive(S.who, S.n), when=lambda who, n: n != Number(1))
thing_verb("<endures|endure> {n:number}", Endure(S.who, S.n))
_MY_LAND = Target(Filter((OfType("Land"), ControlledBy(YOU))))
order("earthbend {n:number}", Earthbend(_MY_LAND, S.n))

# --- designations, zones ------------------------------------------------------------------------------------------------------

player_verb("<becomes|become> the monarch", BecomeMonarch(S.who), order=False)
order("suspect {o:thing}", Suspect(S.o))
G.phrase("clause", "{who:obj@} <is|are> no longer suspected", Suspect(S.who, ends=True))
thing_verb("<phases|phase> out", Phase(S.who))
thing_verb("<becomes|become> saddled until end of turn", Saddle(S.who))
order("airbend {o:thing}", Airbend(S.o))
order("manifest dread", ManifestDread(YOU))
order("manifest the top card of your library", ManifestDread(YOU, dread=False))
order("cloak the top card of your library", ManifestDread(YOU, dread=False, cloaked=True))
G.phrase("clause", "the Ring tempts you", RingTempts(YOU))
player_verb("<ventures|venture> into the dungeon", Venture(S.who))
player_verb("<takes|take> the initiative", TakeInitiative(S.who), order=False)

for _role in ROLES:
    for _who, _create in ((YOU, "create"), (S.w, "{w:player.1} creates")):
        for _rule in ("imperative",) if _who is YOU else ("clause",):
            G.phrase(
                _rule, f"{_create} a {_role} Role token attached to {{o:obj.1}}", CreateRole(_who, _role, S.o)
            )

# --- what a library decides -----------------------------------------------------------------------------------------------------

for _count in ("{n:digits}", "X"):
    beside("discover", f"discover {_count}")
beside("learn", "learn")

# --- who does so ------------------------------------------------------------------------------------------------------------------

for _verb, _said in (
    ("enlists a creature", "enlists a creature"),
    ("trains", "trains"),
    ("connives", "connives"),
    ("explores", "explores"),
    ("becomes suspected", "becomes suspected"),
    ("becomes renowned", "becomes renowned"),
    ("phases out", "phases out"),
    ("phases in", "phases in"),
):
    deed(_verb, Acts(S.a, _said))
for _verb, _said in (
    ("become the monarch", "becomes the monarch"),
    ("venture into the dungeon", "ventures into the dungeon"),
    ("complete a dungeon", "completes a dungeon"),
    ("take the initiative", "takes the initiative"),
    ("fully unlock a Room", "fully unlocks a Room"),
    ("collect evidence", "collects evidence"),
    ("forage", "forages"),
    ("waterbend", "waterbends"),
    ("scry", "scries"),
    ("surveil", "surveils"),
    ("discover", "discovers"),
    ("earthbend", "earthbends"),
    ("airbend", "airbends"),
    ("blight", "blights"),
    ("manifest dread", "manifests dread"),
    ("proliferate", "proliferates"),
    ("investigate", "investigates"),
):
    G.phrase("event", f"you {_verb}", Acts(YOU, _said))
G.phrase("event", "you expend {n:int}", Expends(YOU, S.n))
for _flip in ("win", "lose"):
    G.phrase("event", f"you {_flip} a coin flip", Acts(YOU, f"{_flip}s a coin flip"))
G.phrase("event", "you roll {CHAOS}", Acts(YOU, "rolls the chaos symbol"))
G.phrase("event", "you commit a crime", Acts(YOU, "commits a crime"))
_OPPONENT = Any(Filter((AnOpponent(),)))
G.phrase("event", "an opponent commits a crime", Acts(_OPPONENT, "commits a crime"))
G.phrase("condition", "you've committed a crime this turn", Happened(Acts(YOU, "commits a crime")))
G.phrase("event", "the Ring tempts you", Acts(YOU, "is tempted by the Ring"))

# --- crewing and saddling -------------------------------------------------------------------------------------------------------------

for _class, _crew, _saddle, _their in (("1", "crews", "saddles", "its"), ("n", "crew", "saddle", "their")):
    _as = f"Vehicles as though {_their} power were {{n:int}} greater"
    G.phrase("static", f"{{o:standing.{_class}}} {_crew} {_as}", (CrewsAsThough(S.o, S.n),))
    G.phrase(
        "static",
        f"{{o:standing.{_class}}} {_saddle} Mounts and {_crew} {_as}",
        (CrewsAsThough(S.o, S.n, saddles=True),),
    )
