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
from bot.cards.phrases.things.who import with_other, without_other
from bot.cards.phrases.words.verbs import SAME

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


def another_of(player: str, verb: str, event: type[Any]) -> None:
    """`you sacrifice another permanent`: with the quality `other` in front of what is described."""
    yours = player == "you"

    def make(*slots: Any) -> Any:
        if without_other(slots[-1]) is not None or (event is PlaysLand and not _is_land(slots[-1])):
            return None
        return event(YOU if yours else slots[0], with_other(slots[-1]))

    def take(value: Any) -> Any:
        what = without_other(value.what)
        if what is None or value != event(value.who, value.what) or (value.who == YOU) is not yours:
            return None
        return (what,) if yours else (value.who, what)

    G.computed("event", f"{player} {verb} another {{f:filter.1}}", make, take, key=event)


_ANY = Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),))
for _player, _verb in (("you", ""), ("{a:somebody.1}", "s")):
    _who = YOU if _player == "you" else S.a
    p("event", f"{_player} gain{_verb} life", GainsLife(_who))
    p("event", f"{_player} lose{_verb} life", LosesLife(_who))
    p("event", f"{_player} pay{_verb} life", PaysLife(_who))
    p(
        "event",
        f"{_player} lose{_verb} life from a source other than combat damage",
        LosesLife(_who, but_combat=True),
    )
    p("event", f"{_player} draw{_verb} a card", Draws(_who))
    _one = "you" if _player == "you" else "they"
    p(
        "event",
        f"{_player} draw{_verb} a card except the first one {_one} draw in each of {'your' if _one == 'you' else 'their'} draw steps",
        Draws(_who, but_first=True),
    )
    p("event", f"{_player} discard{_verb} a card", Discards(_who))
    p("event", f"{_player} cast{_verb} a {{f:filter.a}}", Casts(_who, S.f))
    p("event", f"{_player} cast{_verb} a {{f:filter.a}} from exile", Casts(_who, S.f, place="exile"))
    p(
        "event",
        f"{_player} cast{_verb} a {{f:filter.a}} from anywhere other than {'your' if not _verb else 'their'} hand",
        Casts(_who, S.f, place="anywhere but the hand"),
    )
    p(
        "event",
        f"{_player} cast{_verb} or cop{'y' if not _verb else 'ies'} a {{f:filter.a}}",
        Casts(_who, S.f, or_copies=True),
    )
    p("event", f"{_player} sacrifice{_verb} a {{f:filter.a}}", Sacrifices(_who, S.f))
    p("event", f"{_player} create{_verb} a {{f:filter.a}}", Creates(_who, S.f), when=_of_tokens)
    p(
        "event",
        f"{_player} create{_verb} one or more {{f:filter.n}}",
        Creates(_who, S.f, batch=True),
        when=_of_tokens,
    )
    p(
        "event",
        f"{_player} create{_verb} or sacrifice{_verb} a {{f:filter.a}}",
        AnyOfEvents((Creates(_who, S.f), Sacrifices(_who, S.f))),
        when=_of_tokens,
    )
    p(
        "event",
        f"{_player} play{_verb} a card from exile",
        AnyOfEvents((PlaysLand(_who, _A_CARD, "exile"), Casts(_who, _A_CARD, place="exile"))),
    )
    p(
        "event",
        f"{_player} discard{_verb} a {{f:filter.a}}",
        Discards(_who, AnyOf(S.f)),
        when=lambda f, **_: f != _A_CARD,
    )
    p(
        "event",
        f"{_player} sacrifice{_verb} a {{f:filter.a}} or discard{_verb} a {{g:filter.a}}",
        AnyOfEvents((Sacrifices(_who, S.f), Discards(_who, AnyOf(S.g)))),
        when=lambda g, **_: g != _A_CARD,
    )
    p("event", f"{_player} discard{_verb} one or more cards", Discards(_who, together=True))
    p(
        "event",
        f"{_player} discard{_verb} one or more {{f:filter.n}}",
        Discards(_who, AnyOf(S.f), together=True),
        when=lambda f, **_: len(f.qualities) > 1,
    )
    p(
        "event",
        f"{_player} play{_verb} a {{f:filter.a}}",
        PlaysLand(_who, S.f),
        when=lambda f, **_: _is_land(f),
    )
    p(
        "event",
        f"{_player} play{_verb} a {{f:filter.a}} or cast{_verb} a {{g:filter.a}}",
        AnyOfEvents((PlaysLand(_who, S.f), Casts(_who, S.g))),
        when=lambda f, g, **_: _is_land(f) and not _is_land(g),
    )
    _OF_ONE = f"{_player} activate{_verb} a ability of a {{f:filter.a}}"
    p("event", _OF_ONE, ActivatesAbility(_who, S.f))
    p("event", f"{_player} activate{_verb} a exhaust ability", ActivatesAbility(_who, exhaust=True))
    p(
        "event",
        f"{_player} activate{_verb} a loyalty ability of a {{f:filter.a}}",
        ActivatesAbility(_who, S.f, loyalty=True),
    )
    p(
        "event",
        f"{_player} activate{_verb} a loyalty ability of enchanted planeswalker",
        ActivatesAbility(_who, loyalty=True, source=Attached("enchanted planeswalker")),
    )
    for _of, _what in ((f"{_player} activate{_verb} a ability", None), (_OF_ONE, S.f)):
        p(
            "event",
            f"{_of} that isn't a mana ability",
            ActivatesAbility(_who, _what, but_mana=True),
            also=(f"{_of}, if it isn't a mana ability",),
        )
    for _done, _event in (("cast", Casts), ("sacrifice", Sacrifices), ("play", PlaysLand)):
        another_of(_player, f"{_done}{_verb}", _event)
p(
    "event",
    "a ability of equipped creature is activated, if it isn't a mana ability",
    ActivatesAbility(AnyOf(Filter((APlayer(),))), but_mana=True, source=Attached("equipped creature")),
)
for _players, _those in (("opponents", OPPONENT), ("players", AnyOf(Filter((APlayer(),))))):
    p("event", f"one or more {_players} each lose exactly {{n:int}} life", LosesLife(_those, S.n, True))
for _nth, _word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
    p("event", f"you draw your {_word} card each turn", Draws(YOU, _nth))
    p("event", f"{{w:anyplayer.1}} draws their {_word} card each turn", Draws(S.w, _nth))
    G.alternate("event", f"you draw your {_word} card in a turn", Draws(YOU, _nth))
    p("event", f"you cast your {_word} {{f:filter.1}} each turn", Casts(YOU, S.f, _nth))
    p(
        "event",
        f"you cast your {_word} {{f:filter.1}} during each opponent's turn",
        OnTurnOf(Casts(YOU, S.f, _nth), OPPONENT),
    )
    p("event", f"{{w:anyplayer.1}} casts their {_word} {{f:filter.1}} each turn", Casts(S.w, S.f, _nth))
p("event", "a {f:filter.a} leaves your graveyard", LeavesGraveyard(AnyOf(S.f), YOU))
p("event", "one or more {f:filter.n} leave your graveyard", LeavesGraveyard(AnyOf(S.f), YOU, batch=True))
p("event", "you discard ~", Discards(YOU, SELF))
p("event", "~ dies or when you discard it", AnyOfEvents((Dies(SELF), Discards(YOU, SELF))))
p(
    "event",
    "a spell or ability an opponent controls causes you to discard ~",
    Discards(YOU, SELF, caused_by=OPPONENT),
)
p("event", "you cast ~", Casts(YOU, Filter((IsSelf(),))))
p("event", "you sacrifice ~", Sacrifices(YOU, Filter((IsSelf(),))))
deed("becomes tapped", BecomesTapped(S.a))
deed("becomes untapped", BecomesTapped(S.a, tapped=False))
for _words, _tapped in (("become tapped", True), ("become untapped", False)):
    p("event", f"{{g:group}} {_words}", BecomesTapped(S.g, _tapped, batch=True))
p("event", "{a:actor} is tapped for mana", BecomesTapped(S.a, for_mana=True))
deed("becomes the target of a spell or ability", BecomesTarget(S.a))
p("deed", "becomes the target of a {f:filter.a}", BecomesTarget(SAME, S.f), when=lambda f: f != _ANY)
p("event", "you or {a:any.1} becomes the target of a {f:filter.a}", BecomesTarget(Both((YOU, S.a)), S.f))
p(
    "event",
    "you become the target of a {f:filter.a}",
    BecomesTarget(YOU, S.f),
    when=lambda f: f != _ANY,
)
p("event", "a {f:filter.a} causes you to gain life", GainsLife(YOU, S.f))
p("event", "you exert a {f:filter.a}", Exerts(YOU, S.f))
p(
    "event",
    "{a:actor} becomes the target of a {f:filter.a}",
    BecomesTarget(S.a, S.f),
    when=lambda a, f: f != _ANY,
)
p("event", "a {k:counterkind} counter is put on {a:actor}", GetsCounters(S.a, S.k))
# Once for each thing, however many counters it gets at that time.
p("event", "one or more {k:somecounters} are put on {a:actor}", GetsCounters(S.a, S.k, batch=True))
p("event", "you put one or more {k:somecounters} on {a:actor}", GetsCounters(S.a, S.k, True, YOU))
p("event", "you put a {k:counterkind} counter on {a:actor}", GetsCounters(S.a, S.k, by=YOU))
p("event", "you get one or more {E}", GetsCounters(YOU, "energy", batch=True))
p("event", "you put a counter on {a:actor}", GetsCounters(S.a, "", by=YOU))
p("somecounters", "{k:counterkind} counters", S.k)
p("somecounters", "counters", "")
p("event", "you lose control of {o:that.1}", LosesControl(YOU, S.o))
p("event", "you cycle ~", Cycles(YOU, SELF))
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
p("event", "you cycle another card", Cycles(YOU, AnyOf(Filter((Other(), OfType("Card"))))))
p("event", "you tap ~ for mana", TapsForMana(YOU, Filter((IsSelf(),))))
