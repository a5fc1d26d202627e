"""What triggered abilities watch for: the words after `when`, `whenever` and `at` (B1-B7)."""

from __future__ import annotations

from typing import Any

from bot.abilities.class_levels import BecomesLevel
from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    BecomesMonstrous,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    Crews,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Draws,
    EndOfCombat,
    Enters,
    Exploits,
    FirstTime,
    GainsLife,
    GetsCounters,
    IsDealtDamage,
    Leaves,
    LeavesGraveyard,
    LosesControl,
    LosesLife,
    OnTurnOf,
    PutIntoGraveyard,
    Sacrifices,
    StateHolds,
    TapsForMana,
    TransformsInto,
    TurnedFaceUp,
)
from bot.abilities.filters import (
    AnOpponent,
    ControlledBy,
    Filter,
    IsSelf,
    OfType,
    OneOf,
    Other,
    OwnedBy,
    Targets,
)
from bot.abilities.who import SELF, YOU, Attached, Both, ControllerOf, EachOpponent, EachPlayer, Who
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.filters import speaks_of_players
from bot.cards.phrases.verbs import SAME, substituted
from bot.values import replace

p = G.phrase


def deed(words: str, event: Any, when: Any = None) -> None:
    """What one thing does or has done to it, `S.a` of the event: alone (`~ dies`) and as one of two (`~ attacks or dies`)."""
    p("event", f"{{a:actor}} {words}", event, when=when)
    p("deed", words, substituted(event, "a", SAME))


# --- who an event happens to ----------------------------------------------------------------------------------------------

p("actor", "~", SELF)
p("actor", "it", IT)
p("actor", "{a:any.1}", S.a)
for _word in ("creature", "permanent", "land", "artifact"):
    p("actor", f"enchanted {_word}", Attached(f"enchanted {_word}"))
p("actor", "equipped creature", Attached("equipped creature"))
p("actor", "~ or {a:any.1}", Both((SELF, S.a)))
p("actor", "{t:that.1}", S.t)
p("group", "one or more {f:filter.n}", AnyOf(S.f), when=lambda f: not speaks_of_players(f))
#: A player in an event.
p("somebody", "you", YOU)
p("somebody", "{a:anyplayer.1}", S.a)
G.alternate("somebody", "one of your opponents", AnyOf(Filter((AnOpponent(),))))
p("somebody", "enchanted player", Attached("enchanted player"))
p("somebody", "that player", Back("that player"))
p("somebody.1", "{a:anyplayer.1}", S.a)
G.alternate("somebody.1", "one of your opponents", AnyOf(Filter((AnOpponent(),))))
p("somebody.1", "enchanted player", Attached("enchanted player"))
#: Who is dealt damage.
p("victim", "{s:somebody}", S.s)
p("victim", "{a:actor}", S.a, when=lambda a: a != IT)
p("victim", "{a:somebody} or {b:actor}", Both((S.a, S.b)), when=lambda a, b: b != IT)


def _aims_at_one(a: Any) -> bool:
    """Whether it is a spell `that targets only a single creature`: its damage to that creature is an event of its own."""
    qualities = a.what.qualities if isinstance(a, AnyOf) else ()
    return any(isinstance(q, Targets) and q.only for q in qualities)


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
        when=lambda a, v: not (isinstance(v, Back) and _aims_at_one(a)),
    )
    p(
        "event",
        f"{{a:actor}} deals {_text} to one or more {{f:filter.n}}",
        DealsDamage(S.a, AnyOf(S.f), _kind, batch=True),
        when=lambda a, f: not isinstance(a, AnyOf | Both),
    )
    p("event", f"{{g:group}} deal {_text} to {{v:victim}}", DealsDamage(S.g, S.v, _kind, batch=True))
    G.alternate(
        "event",
        f"{{a:actor}} deals {_text} to one or more permanents and/or players",
        DealsDamage(S.a, None, _kind),
    )
    deed(f"is dealt {_text}", IsDealtDamage(S.a, _kind))
    p("event", f"{{a:somebody.1}} is dealt {_text}", IsDealtDamage(S.a, _kind))
    p("event", f"you're dealt {_text}", IsDealtDamage(YOU, _kind))
    p("event", f"{{a:actor}} is dealt {_text} by {{b:actor}}", IsDealtDamage(S.a, _kind, S.b))
    p("event", f"you're dealt {_text} by {{b:actor}}", IsDealtDamage(YOU, _kind, S.b))
    p("event", f"{{a:actor}} is dealt excess {_text}", IsDealtDamage(S.a, _kind, excess=True))

_OPPONENT = AnyOf(Filter((AnOpponent(),)))


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


def _buried(a: Any, owner: Any, place: str) -> Any:
    """`your graveyard` is the graveyard of cards that you own."""
    return (
        PutIntoGraveyard(AnyOf(Filter((*a.what.qualities, OwnedBy(owner)))), place == "anywhere")
        if isinstance(a, AnyOf)
        else None
    )


for _yard, _owner in (("your", YOU), ("an opponent's", _OPPONENT)):
    for _place in ("the battlefield", "anywhere"):

        def _make(a: Any, _owner: Any = _owner, _place: str = _place) -> Any:
            return _buried(a, _owner, _place)

        def _take(value: Any, _owner: Any = _owner) -> Any:
            if value.caused_by is not None or not isinstance(value.who, AnyOf):
                return None
            qualities = value.who.what.qualities
            return (
                (AnyOf(Filter(qualities[:-1])),) if qualities and qualities[-1] == OwnedBy(_owner) else None
            )

        G.computed(
            "event",
            f"{{a:any.1}} is put into {_yard} graveyard from {_place}",
            _make,
            _take,
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
deed("is put into a graveyard from the battlefield", PutIntoGraveyard(S.a))
p("event", "{a:actor} is put into a graveyard from anywhere", PutIntoGraveyard(S.a, from_anywhere=True))

# --- combat --------------------------------------------------------------------------------------------------------------------

deed("attacks", Attacks(S.a))
deed("attacks while saddled", Attacks(S.a, saddled=True))
deed("attacks alone", Attacks(S.a, alone=True))
deed("attacks and isn't blocked", Attacks(S.a, unblocked=True))
p("event", "{a:actor} attacks you", Attacks(S.a, YOU))
p("event", "{a:actor} attacks you or a planeswalker you control", Attacks(S.a, YOU, True))
p("event", "{a:actor} attacks {w:somebody.1}", Attacks(S.a, S.w))
for _unblocked, _tail in ((False, ""), (True, " and isn't blocked")):
    p(
        "event",
        "{a:actor} attacks {w:somebody.1} or a planeswalker they control" + _tail,
        Attacks(S.a, S.w, True, unblocked=_unblocked),
        also=("{a:actor} attacks {w:somebody.1} or a planeswalker an opponent controls" + _tail,),
    )
p("event", "{a:actor} attacks {w:somebody.1} and isn't blocked", Attacks(S.a, S.w, unblocked=True))
p("event", "{g:group} attack", Attacks(S.g, batch=True))
p(
    "event",
    "{n:intword} or more creatures attack",
    Attacks(AnyOf(Filter((OfType("Creature"),))), batch=True, at_least=S.n),
)
p("event", "{g:group} attack you", Attacks(S.g, YOU, batch=True))
_YOURS = (OfType("Creature"), ControlledBy(YOU))
G.alternate("event", "you attack", Attacks(AnyOf(Filter(_YOURS)), batch=True))
p(
    "event",
    "you attack with {n:intword} or more creatures",
    Attacks(AnyOf(Filter(_YOURS)), batch=True, at_least=S.n),
)
G.alternate(
    "event",
    "{n:intword} or more creatures you control attack",
    Attacks(AnyOf(Filter(_YOURS)), batch=True, at_least=S.n),
)
for _class, _with in (("a", "a {f:filter.a}"), ("n", "one or more {f:filter.n}")):
    G.computed(
        "event",
        f"you attack with {_with}",
        lambda f: Attacks(AnyOf(Filter((*f.qualities, ControlledBy(YOU)))), batch=True),
        lambda v: None,
        key=Attacks,
        alternate=True,
    )
deed("blocks", Blocks(S.a))
p("event", "{a:actor} blocks {b:any.1}", Blocks(S.a, S.b))
p("event", "{a:any.1} blocks ~", Blocks(S.a, SELF))
p("event", "{a:any.1} blocks it", Blocks(S.a, IT))
deed("becomes blocked", BecomesBlocked(S.a))
p("event", "{a:actor} becomes blocked by {b:any.1}", BecomesBlocked(S.a, S.b))
p(
    "event",
    "{a:actor} blocks or becomes blocked by {b:any.1}",
    AnyOfEvents((Blocks(S.a, S.b), BecomesBlocked(S.a, S.b))),
)

# --- players -------------------------------------------------------------------------------------------------------------------

for _player, _verb in (("you", ""), ("{a:somebody.1}", "s")):
    _who = YOU if _player == "you" else S.a
    p("event", f"{_player} gain{_verb} life", GainsLife(_who))
    p("event", f"{_player} lose{_verb} life", LosesLife(_who))
    p("event", f"{_player} draw{_verb} a card", Draws(_who))
    p("event", f"{_player} discard{_verb} a card", Discards(_who))
    p("event", f"{_player} cast{_verb} a {{f:filter.a}}", Casts(_who, S.f))
    p(
        "event",
        f"{_player} cast{_verb} or cop{'y' if not _verb else 'ies'} a {{f:filter.a}}",
        Casts(_who, S.f, or_copies=True),
    )
    p("event", f"{_player} sacrifice{_verb} a {{f:filter.a}}", Sacrifices(_who, S.f))
for _nth, _word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
    p("event", f"you draw your {_word} card each turn", Draws(YOU, _nth))
    p("event", f"{{w:anyplayer.1}} draws their {_word} card each turn", Draws(S.w, _nth))
    G.alternate("event", f"you draw your {_word} card in a turn", Draws(YOU, _nth))
    p("event", f"you cast your {_word} {{f:filter.1}} each turn", Casts(YOU, S.f, _nth))
    p("event", f"{{w:anyplayer.1}} casts their {_word} {{f:filter.1}} each turn", Casts(S.w, S.f, _nth))
p("event", "a {f:filter.a} leaves your graveyard", LeavesGraveyard(AnyOf(S.f), YOU))
p("event", "one or more {f:filter.n} leave your graveyard", LeavesGraveyard(AnyOf(S.f), YOU, batch=True))
p("event", "you discard ~", Discards(YOU, SELF))
p("event", "~ dies or when you discard it", AnyOfEvents((Dies(SELF), Discards(YOU, SELF))))
p(
    "event",
    "a spell or ability an opponent controls causes you to discard ~",
    Discards(YOU, SELF, caused_by=_OPPONENT),
)
p("event", "you cast ~", Casts(YOU, Filter((IsSelf(),))))
deed("becomes tapped", BecomesTapped(S.a))
deed("becomes untapped", BecomesTapped(S.a, tapped=False))
p("event", "{a:actor} is tapped for mana", BecomesTapped(S.a, for_mana=True))
deed("becomes the target of a spell or ability", BecomesTarget(S.a))
p("event", "you or {a:any.1} becomes the target of a {f:filter.a}", BecomesTarget(Both((YOU, S.a)), S.f))
p("event", "you become the target of a spell or ability", BecomesTarget(YOU))
p(
    "event",
    "you become the target of a {f:filter.a}",
    BecomesTarget(YOU, S.f),
    when=lambda f: f != Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),)),
)
p("event", "you exert a {f:filter.a}", Attacks(AnyOf(S.f), exerted=True))
p(
    "event",
    "{a:actor} becomes the target of a {f:filter.a}",
    BecomesTarget(S.a, S.f),
    when=lambda a, f: f != Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),)),
)
p("event", "a {k:counterkind} counter is put on {a:actor}", GetsCounters(S.a, S.k))
# Once for each thing, however many counters it gets at that time.
p("event", "one or more {k:somecounters} are put on {a:actor}", GetsCounters(S.a, S.k, batch=True))
p("event", "you put one or more {k:somecounters} on {a:actor}", GetsCounters(S.a, S.k, True, YOU))
p("event", "you put a {k:counterkind} counter on {a:actor}", GetsCounters(S.a, S.k, by=YOU))
p("event", "you put a counter on {a:actor}", GetsCounters(S.a, "", by=YOU))
p("somecounters", "{k:counterkind} counters", S.k)
p("somecounters", "counters", "")

# --- steps ----------------------------------------------------------------------------------------------------------------------

_STEPS: tuple[Any, ...] = ("upkeep", "draw step", "end step")
for _step in _STEPS:
    p("moment", f"the beginning of your {_step}", BeginningOf(_step, YOU))
    p("moment", f"the beginning of each {_step}", BeginningOf(_step, EachPlayer()))
    p("moment", f"the beginning of each opponent's {_step}", BeginningOf(_step, EachOpponent()))
    p("moment", f"the beginning of the {_step}", BeginningOf(_step, None))
    p(
        "moment",
        f"the beginning of the chosen player's {_step}",
        BeginningOf(_step, Back("the chosen player")),
    )
    p(
        "moment",
        f"the beginning of enchanted player's {_step}",
        BeginningOf(_step, Attached("enchanted player")),
    )
    for _thing in ("creature", "permanent", "land", "artifact"):
        p(
            "moment",
            f"the beginning of the {_step} of enchanted {_thing}'s controller",
            BeginningOf(_step, ControllerOf(Attached(f"enchanted {_thing}"))),
        )
    G.alternate("moment", f"the beginning of each player's {_step}", BeginningOf(_step, EachPlayer()))
for _main in ("precombat main phase", "postcombat main phase"):
    _phase: Any = _main
    p("moment", f"the beginning of each player's {_main}", BeginningOf(_phase, EachPlayer()))
p("moment", "the beginning of combat on your turn", BeginningOf("combat", YOU))
p("moment", "the beginning of each combat", BeginningOf("combat", EachPlayer()))
_MAINS: tuple[Any, ...] = ("precombat main phase", "postcombat main phase")
for _main in _MAINS:
    p("moment", f"the beginning of your {_main}", BeginningOf(_main, YOU))
G.alternate("moment", "the beginning of your first main phase", BeginningOf("precombat main phase", YOU))
G.alternate("moment", "the beginning of your second main phase", BeginningOf("postcombat main phase", YOU))
p("moment", "end of combat", EndOfCombat())
p("stateevent", "{c:statecondition}", StateHolds(S.c))
p("event", "you lose control of {o:that.1}", LosesControl(YOU, S.o))
p("event", "{a:actor} crews a {f:filter.a}", Crews(S.a, S.f))
p("event", "{a:actor} saddles a {f:filter.a}", Crews(S.a, S.f, "saddles"))


def _caused(a: Any) -> Any:
    """`your graveyard` is the graveyard of cards that you own."""
    if not isinstance(a, AnyOf):
        return None
    return PutIntoGraveyard(AnyOf(Filter((*a.what.qualities, OwnedBy(YOU)))), caused_by=_OPPONENT)


def _caused_slots(value: Any) -> Any:
    if value.caused_by != _OPPONENT or value.from_anywhere or not isinstance(value.who, AnyOf):
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
p("event", "~ enters or transforms into ~", AnyOfEvents((Enters(SELF), TransformsInto(SELF))))
p(
    "event",
    "~ is put into your graveyard from the battlefield",
    PutIntoGraveyard(AnyOf(Filter((IsSelf(), OwnedBy(YOU))))),
)
p("event", "~ deals damage to one or more {f:filter.n}", DealsDamage(SELF, AnyOf(S.f), batch=True))
p("event", "you cycle ~", Cycles(YOU, SELF))
p("event", "you cycle or discard ~", Cycles(YOU, SELF, or_discards=True))
p("event", "you cycle or discard a card", Cycles(YOU, AnyOf(Filter((OfType("Card"),))), or_discards=True))
p(
    "event",
    "you cycle or discard another card",
    Cycles(YOU, AnyOf(Filter((Other(), OfType("Card")))), or_discards=True),
)
p("event", "you cycle a card", Cycles(YOU, AnyOf(Filter((OfType("Card"),)))))
p("event", "{w:anyplayer.1} cycles a card", Cycles(S.w, AnyOf(Filter((OfType("Card"),)))))
p("event", "{w:anyplayer.1} taps a {f:filter.a} for mana", TapsForMana(S.w, S.f))
p("event", "you tap a {f:filter.a} for mana", TapsForMana(YOU, S.f))
deed("becomes monstrous", BecomesMonstrous(S.a))
p("event", "~ becomes level {n:int}", BecomesLevel(SELF, S.n))
deed("exploits a creature", Exploits(S.a))
p("event", "{a:actor} and at least {n:intword} other creatures attack", Attacks(S.a, others=S.n))

# --- one thing, two deeds ----------------------------------------------------------------------------------------------------


def _of_two(a: Who, first: Any, second: Any) -> AnyOfEvents | None:
    """`~ attacks or dies`. Whom it blocks or is blocked by is said once of both, and has a phrase of its own."""
    if first == second or (isinstance(first, Blocks) and getattr(second, "by", None) is not None):
        return None
    return AnyOfEvents((_done_by(first, a), _done_by(second, a)))


def _done_by(event: Any, who: Who) -> Any:
    return replace(event, **{"by" if isinstance(event, DealsDamage) else "who": who})


def _two_said(value: AnyOfEvents) -> Any:
    if len(value.of) != 2:
        return None
    doers = [getattr(e, "by" if isinstance(e, DealsDamage) else "who", None) for e in value.of]
    if doers[0] != doers[1] or not isinstance(doers[0], Who):
        return None
    return doers[0], *(_done_by(e, SAME) for e in value.of)


G.computed("event", "{a:actor} {d:deed} or {e:deed}", _of_two, _two_said, key=AnyOfEvents)

# The first time each turn: of whatever can happen. A rule of its own, for no event begins with an event.
p("event.first", "{e:event} for the first time each turn", FirstTime(S.e))
for _turn, _whose in (
    ("your turn", YOU),
    ("an opponent's turn", _OPPONENT),
    ("their turn", Back("they")),
):
    p("event.first", f"{{e:event}} during {_turn}", OnTurnOf(S.e, _whose))


def _two(a: Any, b: Any) -> Any:
    """Two events of their own; where one sentence of both is printed otherwise, that one."""
    if isinstance(a, AnyOfEvents) or isinstance(b, AnyOfEvents):
        return None
    both = AnyOfEvents((a, b))
    return both if G.rule("event").write(both) is None else None


for _when in ("and whenever", "and when", "or when", "or whenever"):
    G.computed(
        "event.first",
        f"{{a:event}} {_when} {{b:event}}",
        _two,
        lambda v: v.of if len(v.of) == 2 else None,
        key=AnyOfEvents,
        alternate=_when != "and whenever",
    )
