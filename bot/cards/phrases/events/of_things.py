"""What triggered abilities watch for, of things: damage, zones, combat (B1-B7)."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.class_levels import BecomesLevel
from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    AnyOfEvents,
    BecomesAttached,
    BecomesMonstrous,
    BecomesUnattached,
    DealsDamage,
    Dies,
    Enters,
    Exploits,
    IsDealtDamage,
    Leaves,
    LosesCounters,
    PutIntoGraveyard,
    TransformsInto,
    TurnedFaceUp,
)
from bot.abilities.filters import (
    AnOpponent,
    APlayer,
    Filter,
    IsSelf,
    OfType,
    OwnedBy,
    Targets,
)
from bot.abilities.player_events import Crews
from bot.abilities.who import SELF, YOU, Attached, Both, DefendingPlayer, Haunted
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.cards.phrases.words.verbs import SAME, substituted

p = G.phrase
OPPONENT = AnyOf(Filter((AnOpponent(),)))


def deed(words: str, event: Any, when: Any = None) -> None:
    """What one thing does or has done to it, `S.a` of the event: alone (`~ dies`) and as one of two (`~ attacks or dies`)."""
    p("event", f"{{a:actor}} {words}", event, when=when)
    p("deed", words, substituted(event, "a", SAME), when=when)


# --- who an event happens to ----------------------------------------------------------------------------------------------

p("actor", "~", SELF)
p("actor", "it", IT)
p("actor", "{a:any.1}", S.a)
for _word in ("creature", "permanent", "land", "artifact", "planeswalker"):
    p("actor", f"enchanted {_word}", Attached(f"enchanted {_word}"))
p("actor", "equipped creature", Attached("equipped creature"))
p("actor", "~ or {a:any.1}", Both((SELF, S.a)))
p("actor", "{a:any.1} or {b:any.1}", Both((S.a, S.b)))
p("actor", "{t:that.1}", S.t)
p("actor", "either of those creatures", Back("either of those creatures"))
for _bearer in ("equipped creature", "enchanted creature"):
    p("actor", f"~ or {_bearer}", Both((SELF, Attached(_bearer))))
p("group", "one or more {f:filter.n}", AnyOf(S.f), when=lambda f: not speaks_of_players(f))
#: A player in an event.
p("somebody", "you", YOU)
p("somebody", "{a:anyplayer.1}", S.a)
G.alternate("somebody", "one of your opponents", AnyOf(Filter((AnOpponent(),))))
p("somebody", "enchanted player", Attached("enchanted player"))
p("somebody.1", "{a:anyplayer.1}", S.a)
G.alternate("somebody.1", "one of your opponents", AnyOf(Filter((AnOpponent(),))))
p("somebody.1", "enchanted player", Attached("enchanted player"))
#: Who is dealt damage.
p("victim", "{s:somebody}", S.s)
p("victim", "defending player", DefendingPlayer())
p("victim", "{a:actor}", S.a, when=lambda a: a != IT)
p("victim", "{a:somebody} or {b:actor}", Both((S.a, S.b)), when=lambda a, b: b != IT)


def _aims_at_one(a: Any) -> bool:
    """Whether it is a spell `that targets only a single creature`: its damage to that creature is an event of its own."""
    qualities = a.what.qualities if isinstance(a, AnyOf) else ()
    return any(isinstance(q, Targets) and q.only for q in qualities)


def _more(n: int, **_: Any) -> bool:
    """`1 or more damage` is damage."""
    return n > 1


# --- damage -------------------------------------------------------------------------------------------------------------------

for _kind, _text in (
    (DamageKind.ANY, "damage"),
    (DamageKind.COMBAT, "combat damage"),
    (DamageKind.NONCOMBAT, "noncombat damage"),
):
    deed(f"deals {_text}", DealsDamage(S.a, None, _kind))
    deed(
        f"deals {_text} to {{v:victim}}",
        DealsDamage(S.a, S.v, _kind),
        when=lambda v, a=None: not (a is not None and isinstance(v, Back) and _aims_at_one(a)),
    )
    p(
        "event",
        f"{{a:actor}} deals {_text} to one or more {{f:filter.n}}",
        DealsDamage(S.a, AnyOf(S.f), _kind, batch=True),
        when=lambda a, f: not isinstance(a, AnyOf | Both),
    )
    p("event", f"{{g:group}} deal {_text} to {{v:victim}}", DealsDamage(S.g, S.v, _kind, batch=True))
    p(
        "event",
        f"{{g:group}} deal {_text} to one or more players",
        DealsDamage(S.g, AnyOf(Filter((APlayer(),))), _kind, batch=True, players_as_one=True),
    )
    G.alternate(
        "event",
        f"{{a:actor}} deals {_text} to one or more permanents and/or players",
        DealsDamage(S.a, None, _kind),
    )
    deed(f"is dealt {_text}", IsDealtDamage(S.a, _kind))
    p("event", f"{{a:somebody.1}} is dealt {_text}", IsDealtDamage(S.a, _kind))
    p(
        "event",
        f"{_text} is dealt to {{a:somebody}} or {{b:actor}}",
        IsDealtDamage(Both((S.a, S.b)), _kind),
        when=lambda a, b: b != IT,
    )
    G.alternate("event", f"{_text} is dealt to you", IsDealtDamage(YOU, _kind))
    p("event", f"you're dealt {_text}", IsDealtDamage(YOU, _kind))
    p("event", f"{{a:actor}} is dealt {_text} by {{b:actor}}", IsDealtDamage(S.a, _kind, S.b))
    p(
        "event",
        f"{{a:somebody.1}} is dealt {_text} by {{b:any.1}} or by {{c:any.1}}",
        IsDealtDamage(S.a, _kind, Both((S.b, S.c))),
    )
    p("event", f"{{a:actor}} is dealt excess {_text}", IsDealtDamage(S.a, _kind, excess=True))
    p(
        "event",
        f"{{a:actor}} deals {{n:int}} or more {_text}",
        DealsDamage(S.a, None, _kind, at_least=S.n),
        when=_more,
    )
    p(
        "event",
        f"{{a:actor}} deals {{n:int}} or more {_text} to {{v:victim}}",
        DealsDamage(S.a, S.v, _kind, at_least=S.n),
        when=_more,
    )
    p(
        "event",
        f"{{a:actor}} is dealt {{n:int}} or more {_text}",
        IsDealtDamage(S.a, _kind, at_least=S.n),
        when=_more,
    )


G.alternate(
    "event",
    "{a:somebody.1} is dealt {n:int} or more damage by a single source",
    DealsDamage(AnyOf(Filter((OfType("Source"),))), S.a, at_least=S.n),
)
p("event", "{a:actor} deals exactly {n:int} damage to {v:victim}", DealsDamage(S.a, S.v, exactly=S.n))


def _aimed_at_one(a: Any) -> Any:
    """A spell `that targets only a single creature`, and its damage to that creature."""
    found = [q for q in a.what.qualities if isinstance(q, Targets) and q.only] if isinstance(a, AnyOf) else []
    return DealsDamage(a, found[0].who, to_its_target=True) if len(found) == 1 else None


G.computed(
    "event",
    "{a:any.1} deals damage to that creature",
    _aimed_at_one,
    lambda v: (v.by,) if v.to_its_target else None,
    key=DealsDamage,
)


def _buried(a: Any, owner: Any, place: str, batch: bool = False) -> Any:
    """`your graveyard` is the graveyard of cards that you own."""
    if not isinstance(a, AnyOf):
        return None
    whose = AnyOf(Filter((*a.what.qualities, OwnedBy(owner))))
    elsewhere = place == "anywhere other than the battlefield"
    return PutIntoGraveyard(whose, place != "the battlefield", batch=batch, elsewhere=elsewhere)


def _buried_said(value: Any, owner: Any, batch: bool) -> Any:
    if value.caused_by is not None or value.batch is not batch or not isinstance(value.who, AnyOf):
        return None
    qualities = value.who.what.qualities
    return (AnyOf(Filter(qualities[:-1])),) if qualities and qualities[-1] == OwnedBy(owner) else None


for _yard, _owner in (("your", YOU), ("an opponent's", OPPONENT)):
    for _place in ("the battlefield", "anywhere", "anywhere other than the battlefield"):
        for _batch, _some in ((False, "{a:any.1} is"), (True, "{a:group} are")):
            G.computed(
                "event",
                f"{_some} put into {_yard} graveyard from {_place}",
                partial(_buried, owner=_owner, place=_place, batch=_batch),
                partial(_buried_said, owner=_owner, batch=_batch),
                key=PutIntoGraveyard,
            )

# --- zones ---------------------------------------------------------------------------------------------------------------------

deed("dies", Dies(S.a))
deed("enters", Enters(S.a))
for _place, _zone, _of in (
    ("a graveyard", "graveyard", None),
    ("your graveyard", "graveyard", YOU),
    ("your hand", "hand", YOU),
    ("exile", "exile", None),
):
    p("event", f"{{a:actor}} enters from {_place}", Enters(S.a, False, _zone, _of))
p("event", "{g:group} enter", Enters(S.g, batch=True))
p("event", "{g:group} die", Dies(S.g, batch=True))
deed("leaves the battlefield", Leaves(S.a))
deed("is put into the command zone", Leaves(S.a, "command"))
deed("leaves the battlefield without dying", Leaves(S.a, alive=True))
deed("is put into exile from the battlefield", Leaves(S.a, "exile"))
G.alternate("deed", "is put into exile", Leaves(SAME, "exile"))  # of what dies or is: from the battlefield
p("event", "{a:actor} becomes attached to {b:actor}", BecomesAttached(S.a, S.b))
p("event", "{a:actor} becomes unattached from {b:any.1}", BecomesUnattached(S.a, S.b))
p("event", "a {k:counterkind} counter is removed from {a:actor}", LosesCounters(S.a, S.k))
p("event", "the last {k:counterkind} counter is removed from {a:actor}", LosesCounters(S.a, S.k, True))
for _tail, _alive in (("", False), (" without dying", True)):
    p("event", f"{{g:group}} leave the battlefield{_tail}", Leaves(S.g, alive=_alive, batch=True))
deed("is put into a graveyard from the battlefield", PutIntoGraveyard(S.a))
p("event", "{a:actor} is put into a graveyard from anywhere", PutIntoGraveyard(S.a, from_anywhere=True))
p(
    "event",
    "{a:actor} is put into a graveyard from anywhere other than the battlefield",
    PutIntoGraveyard(S.a, from_anywhere=True, elsewhere=True),
)

# --- other things -------------------------------------------------------------------------------------------------------


p("event", "{a:actor} crews a {f:filter.a}", Crews(S.a, S.f))


def _caused(a: Any) -> Any:
    """`your graveyard` is the graveyard of cards that you own."""
    if not isinstance(a, AnyOf):
        return None
    return PutIntoGraveyard(AnyOf(Filter((*a.what.qualities, OwnedBy(YOU)))), caused_by=OPPONENT)


def _caused_slots(value: Any) -> Any:
    if value.caused_by != OPPONENT or value.from_anywhere or not isinstance(value.who, AnyOf):
        return None
    return (AnyOf(Filter(value.who.what.qualities[:-1])),)


G.computed(
    "event",
    "a spell or ability an opponent controls causes {a:any.1} to be put into your graveyard from the battlefield",
    _caused,
    _caused_slots,
    key=PutIntoGraveyard,
)

deed("is turned face up", TurnedFaceUp(S.a))
p("event", "~ transforms into ~", TransformsInto(SELF))
p("event", "the creature ~ haunts dies", Dies(Haunted()))
p("event", "~ enters or the creature it haunts dies", AnyOfEvents((Enters(SELF), Dies(Haunted()))))
p("event", "~ enters or transforms into ~", AnyOfEvents((Enters(SELF), TransformsInto(SELF))))
p(
    "event",
    "~ is put into your graveyard from the battlefield",
    PutIntoGraveyard(AnyOf(Filter((IsSelf(), OwnedBy(YOU))))),
)
deed("becomes monstrous", BecomesMonstrous(S.a))
p("event", "~ becomes level {n:int}", BecomesLevel(SELF, S.n))
deed("exploits a creature", Exploits(S.a))
