"""What triggered abilities watch for, of players: life, cards, spells, targets, counters."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import (
    AnyOfEvents,
    BecomesTapped,
    BecomesTarget,
    Dies,
    GetsCounters,
    LeavesGraveyard,
    LosesControl,
    OnTurnOf,
)
from bot.abilities.filters import (
    APlayer,
    Filter,
    IsSelf,
    IsToken,
    OfSubtype,
    OfType,
    OneOf,
    Other,
)
from bot.abilities.player_events import (
    ActivatesAbility,
    Casts,
    Creates,
    Cycles,
    Discards,
    Draws,
    Exerts,
    GainsLife,
    LosesLife,
    PaysLife,
    PlaysLand,
    Sacrifices,
    TapsForMana,
)
from bot.abilities.who import SELF, YOU, Attached, Both
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.of_things import OPPONENT, deed
from bot.cards.phrases.things.who import another

p = G.phrase


def _is_land(what: Filter) -> bool:
    """Whether only a land can be so described: what else a player plays is cast."""
    return any(
        q == OfType("Land") or (isinstance(q, OfSubtype) and q.subtype in BASIC) for q in what.qualities
    )


def _of_tokens(f: Filter, **_: Any) -> bool:
    return IsToken() in f.qualities


_A_CARD = Filter((OfType("Card"),))
BASIC = ("Plains", "Island", "Swamp", "Mountain", "Forest")


_ANY = Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),))
_ITSELF = Filter((IsSelf(),))

#: Who does something: you, or anybody else.
G.family("doer", ("1", "you"))
p("doer.you", "you", YOU)
p("doer.1", "{a:somebody.1}", S.a)
#: To what one does it: `a land`, `another land`, `~`.
p("onething", "a {f:filter.a}", S.f)
another("onething", "another {f:filter.1}", lambda f: f, lambda v: (v,), Filter)
p("onething", "~", _ITSELF)
#: What is put away, where it is not just a card.
p("onecard", "{f:onething}", AnyOf(S.f), when=lambda f: f not in (_A_CARD, _ITSELF))
p("onecard", "~", SELF)
G.family("spellfrom", ("1", "you"))
for _class, _their in (("1", "their"), ("you", "your")):
    p(f"spellfrom.{_class}", "exile", "exile")
    p(f"spellfrom.{_class}", f"anywhere other than {_their} hand", "anywhere but the hand")


def _doing(words: str, event: Any, when: Any = None, also: tuple[str, ...] = ()) -> None:
    """What a player does, `S.a` of the event: `<gains||gain> life`."""
    p("event", f"{{a:doer@}} {words}", event, when=when, also=[f"{{a:doer@}} {w}" for w in also])


_doing("<gains||gain> life", GainsLife(S.a))
_doing("<loses||lose> life", LosesLife(S.a))
_doing("<pays||pay> life", PaysLife(S.a))
_doing(
    "<loses||lose> life from a source other than combat damage",
    LosesLife(S.a, but_combat=True),
)
_doing("<draws||draw> a card", Draws(S.a))
_doing(
    "<draws||draw> a card except the first one <they||you> draw in each of <their||your> draw steps",
    Draws(S.a, but_first=True),
)
_doing("<discards||discard> a card", Discards(S.a))
_doing("<discards||discard> {c:onecard}", Discards(S.a, S.c))
_doing("<discards||discard> one or more cards", Discards(S.a, together=True))
_doing(
    "<discards||discard> one or more {f:filter.n}",
    Discards(S.a, AnyOf(S.f), together=True),
    when=lambda f, **_: len(f.qualities) > 1,
)
_doing("<casts||cast> {f:onething}", Casts(S.a, S.f))
_doing("<casts||cast> a {f:filter.a} from {z:spellfrom@}", Casts(S.a, S.f, place=S.z))
_doing("<casts or copies||cast or copy> a {f:filter.a}", Casts(S.a, S.f, or_copies=True))
_doing("<sacrifices||sacrifice> {f:onething}", Sacrifices(S.a, S.f))
_doing("<creates||create> a {f:filter.a}", Creates(S.a, S.f), when=_of_tokens)
_doing("<creates||create> one or more {f:filter.n}", Creates(S.a, S.f, batch=True), when=_of_tokens)
_doing(
    "<creates or sacrifices||create or sacrifice> a {f:filter.a}",
    AnyOfEvents((Creates(S.a, S.f), Sacrifices(S.a, S.f))),
    when=_of_tokens,
)
_doing(
    "<sacrifices||sacrifice> {f:onething} or <discards||discard> {c:onecard}",
    AnyOfEvents((Sacrifices(S.a, S.f), Discards(S.a, S.c))),
)
_doing("<plays||play> {f:onething}", PlaysLand(S.a, S.f), when=lambda f, **_: _is_land(f))
_doing(
    "<plays||play> a {f:filter.a} or <casts||cast> a {g:filter.a}",
    AnyOfEvents((PlaysLand(S.a, S.f), Casts(S.a, S.g))),
    when=lambda f, g, **_: _is_land(f) and not _is_land(g),
)
_doing(
    "<plays||play> a card from exile",
    AnyOfEvents((PlaysLand(S.a, _A_CARD, "exile"), Casts(S.a, _A_CARD, place="exile"))),
)
_doing("<taps||tap> {f:onething} for mana", TapsForMana(S.a, S.f))
_doing("<exerts||exert> {f:onething}", Exerts(S.a, S.f))
_OF_ONE = "<activates||activate> a ability of a {f:filter.a}"
_doing(_OF_ONE, ActivatesAbility(S.a, S.f))
_doing("<activates||activate> a exhaust ability", ActivatesAbility(S.a, exhaust=True))
_doing("<activates||activate> a loyalty ability of a {f:filter.a}", ActivatesAbility(S.a, S.f, loyalty=True))
_doing(
    "<activates||activate> a loyalty ability of enchanted planeswalker",
    ActivatesAbility(S.a, loyalty=True, source=Attached("enchanted planeswalker")),
)
for _of, _what in (("<activates||activate> a ability", None), (_OF_ONE, S.f)):
    _doing(
        f"{_of} that isn't a mana ability",
        ActivatesAbility(S.a, _what, but_mana=True),
        also=(f"{_of}, if it isn't a mana ability",),
    )
#: What is cycled, which any card may be.
p("cycled", "~", SELF)
p("cycled", "a card", AnyOf(_A_CARD))
p("cycled", "another card", AnyOf(Filter((Other(), *_A_CARD.qualities))))
_doing("<cycles||cycle> {c:cycled}", Cycles(S.a, S.c))
_doing("<cycles or discards||cycle or discard> {c:cycled}", Cycles(S.a, S.c, or_discards=True))
for _nth, _word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
    _doing(
        f"<draws their||draw your> {_word} card each turn",
        Draws(S.a, _nth),
        also=(f"<draws their||draw your> {_word} card in a turn",),
    )
    _doing(f"<casts their||cast your> {_word} {{f:filter.1}} each turn", Casts(S.a, S.f, _nth))
    p(
        "event",
        f"you cast your {_word} {{f:filter.1}} during each opponent's turn",
        OnTurnOf(Casts(YOU, S.f, _nth), OPPONENT),
    )
p(
    "event",
    "a ability of equipped creature is activated, if it isn't a mana ability",
    ActivatesAbility(AnyOf(Filter((APlayer(),))), but_mana=True, source=Attached("equipped creature")),
)
for _players, _those in (("opponents", OPPONENT), ("players", AnyOf(Filter((APlayer(),))))):
    p("event", f"one or more {_players} each lose exactly {{n:int}} life", LosesLife(_those, S.n, True))
p("event", "a {f:filter.a} leaves your graveyard", LeavesGraveyard(AnyOf(S.f), YOU))
p("event", "one or more {f:filter.n} leave your graveyard", LeavesGraveyard(AnyOf(S.f), YOU, batch=True))
p("event", "~ dies or when you discard it", AnyOfEvents((Dies(SELF), Discards(YOU, SELF))))
p(
    "event",
    "a spell or ability an opponent controls causes you to discard ~",
    Discards(YOU, SELF, caused_by=OPPONENT),
)
deed("becomes tapped", BecomesTapped(S.a))
deed("becomes untapped", BecomesTapped(S.a, tapped=False))
for _words, _tapped in (("become tapped", True), ("become untapped", False)):
    p("event", f"{{g:group}} {_words}", BecomesTapped(S.g, _tapped, batch=True))
p("event", "{a:actor} is tapped for mana", BecomesTapped(S.a, for_mana=True))
deed("becomes the target of a spell or ability", BecomesTarget(S.a))
deed("becomes the target of a {f:filter.a}", BecomesTarget(S.a, S.f), when=lambda f, **_: f != _ANY)
for _words, _aimed in (("you or {a:any.1} becomes", Both((YOU, S.a))), ("you become", YOU)):
    p(
        "event",
        f"{_words} the target of a {{f:filter.a}}",
        BecomesTarget(_aimed, S.f),
        when=lambda f, **_: f != _ANY,
    )
p("event", "a {f:filter.a} causes you to gain life", GainsLife(YOU, S.f))
p("event", "a {k:counterkind} counter is put on {a:actor}", GetsCounters(S.a, S.k))
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
for _nth, _word in enumerate(_ORDINALS.split(), 1):
    p(
        "event",
        f"the {_word} {{k:counterkind}} counter is put on {{a:actor}}",
        GetsCounters(S.a, S.k, nth=_nth),
    )
# Once for each thing, however many counters it gets at that time.
p("event", "one or more {k:somecounters} are put on {a:actor}", GetsCounters(S.a, S.k, batch=True))
p("event", "you put one or more {k:somecounters} on {a:actor}", GetsCounters(S.a, S.k, True, YOU))
p("event", "you put a {k:counterkind} counter on {a:actor}", GetsCounters(S.a, S.k, by=YOU))
p("event", "you get one or more {E}", GetsCounters(YOU, "energy", batch=True))
p("event", "you put a counter on {a:actor}", GetsCounters(S.a, "", by=YOU))
p("somecounters", "{k:counterkind} counters", S.k)
p("somecounters", "counters", "")
p("event", "you lose control of {o:that.1}", LosesControl(YOU, S.o))
