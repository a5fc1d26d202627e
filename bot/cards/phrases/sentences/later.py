"""What is done later, or whenever something happens for a time: delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.casting import CastNow
from bot.abilities.combining import (
    ChooseTargets,
    If,
    Later,
    Then,
    UnlessPaid,
)
from bot.abilities.conditions import Is
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Move,
    ReplaceLater,
)
from bot.abilities.entering import EntersWith
from bot.abilities.events import AnyOfEvents, BeginningOf, DealsDamage, EndOfCombat
from bot.abilities.filters import ControlledBy
from bot.abilities.player_events import Casts
from bot.abilities.who import YOU
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.sentences.compound import not_before_a_moment, takes_all_that_follows
from bot.values import replace

p = G.phrase

#: Either main phase of one's turn, whichever comes first.
_MAIN_PHASE = AnyOfEvents(
    (BeginningOf("precombat main phase", YOU), BeginningOf("postcombat main phase", YOU))
)
_ANY_MAIN_PHASE = AnyOfEvents(
    (BeginningOf("precombat main phase", None), BeginningOf("postcombat main phase", None))
)
for _words, _moment in (
    ("at the beginning of the next end step", BeginningOf("end step", None)),
    ("at the beginning of the next upkeep", BeginningOf("upkeep", None)),
    ("at the beginning of your next upkeep", BeginningOf("upkeep", YOU)),
    ("at the beginning of your next end step", BeginningOf("end step", YOU)),
    ("at the beginning of your next draw step", BeginningOf("draw step", YOU)),
    ("at the beginning of your next main phase", _MAIN_PHASE),
    ("at the beginning of their next upkeep", BeginningOf("upkeep", Back("they"))),
    ("at the beginning of their next draw step", BeginningOf("draw step", Back("they"))),
    ("at the beginning of the next cleanup step", BeginningOf("cleanup step", None)),
    ("at the beginning of the next main phase this turn", _ANY_MAIN_PHASE),
    ("at the beginning of that combat", BeginningOf("combat", None)),
    ("at end of combat", EndOfCombat()),
):
    p(
        "mayclause",
        f"{{s:clause}} {_words}",
        Later(_moment, (S.s,)),
        when=lambda s: not takes_all_that_follows(s),
    )
    p("sentence", f"{_words}, {{s:plain}}", Later(_moment, (S.s,)), when=not_before_a_moment)
    # Whether they have paid by then is asked then.
    p(
        "sentence",
        f"{{s:clause}} {_words} unless they pay {{m:mana}} before that step",
        Later(_moment, (UnlessPaid(Back("they"), (S.m,), (S.s,)),)),
        also=(f"{{s:clause}} {_words} unless they pay {{m:mana}} before that draw step",),
    )
    p(
        "sentence",
        f"{_words}, {{s:clause}} if {{c:condition}}",
        Later(_moment, (If(S.c, (S.s,), (), condition_last=True),)),
        also=(f"{{s:clause}} {_words} if {{c:condition}}",),
    )
    G.alternate(
        "sentence",
        f"{_words}, {{s:clause}}",
        Later(_moment, (S.s,)),
        when=lambda s: not not_before_a_moment(s),
    )
# The turn is the extra turn that one takes, one's next; what it waits for does not come in another.
p(
    "sentence",
    "at the beginning of that turn's end step, {s:plain}",
    Later(BeginningOf("end step", YOU), (S.s,), Duration.UNTIL_END_OF_YOUR_NEXT_TURN, next_turn=True),
)
# The next turn's upkeep is the next upkeep.
G.alternate(
    "mayclause",
    "{s:clause} at the beginning of the next turn's upkeep",
    Later(BeginningOf("upkeep", None), (S.s,)),
    when=lambda s: not takes_all_that_follows(s),
)


def _as_it_returned(later: Any, then: Any) -> Any:
    """`At ..., return that card under its owner's control. If it entered under your control, A`: as it enters then."""
    returns = isinstance(later, Later) and isinstance(later.effects[-1], Move)
    if not returns or later.effects[-1].to != "battlefield":
        return None
    return replace(later, effects=(*later.effects, If(Is(IT, ControlledBy(YOU)), (then,))))


def _as_it_returned_said(value: Any) -> Any:
    last = value.effects[-1]
    if len(value.effects) < 2 or not isinstance(last, If) or last.condition != Is(IT, ControlledBy(YOU)):
        return None
    return (replace(value, effects=value.effects[:-1]), *last.then) if len(last.then) == 1 else None


G.computed(
    "step",
    "{l:sentence}. If it entered under your control, {t:plain}.",
    _as_it_returned,
    _as_it_returned_said,
    key=Later,
)
for _that in ("that creature", "that permanent", "it"):
    p(
        "clause",
        f"{_that} enters with a additional {{k:counterkind}} counter on it",
        ReplaceLater(EntersWith(Back(_that), counters=((S.k, Number(1)),))),
    )
p("sentence", "when {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN))
for _next in ("you cast your next {f:filter.1}", "you next cast a {f:filter.a}"):
    G.alternate(
        "sentence", f"when {_next} this turn, {{s:plain}}", Later(Casts(YOU, S.f), (S.s,), Duration.THIS_TURN)
    )
p("sentence", "whenever {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False))
p(
    "step",
    "whenever {e:event} this turn, {s:plain}. You may cast the copy {t:terms}.",
    Later(S.e, (S.s, CastNow(YOU, Back("the copy"), S.t)), Duration.THIS_TURN, once=False),
)
p(
    "sentence",
    "whenever {e:event} this turn, if {c:condition}, {s:plain}",
    Later(S.e, (If(S.c, (S.s,)),), Duration.THIS_TURN, once=False),
)
p("sentence", "when {e:event}, {s:plain}", Later(S.e, (S.s,)))


p(
    "sentence",
    "until your next turn, whenever {e:event}, {s:plain}",
    Later(S.e, (S.s,), Duration.UNTIL_YOUR_NEXT_TURN, once=False),
)
G.alternate(
    "sentence",
    "until end of turn, whenever {e:event}, {s:plain}",
    Later(S.e, (S.s,), Duration.THIS_TURN, once=False),
)


G.alternate(
    "sentence", "this turn, whenever {e:event}, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False)
)
p(
    "sentence",
    "whenever {t:target.1} deals {k:dkind} this turn, {s:plain}",
    Then(
        (
            ChooseTargets(S.t),
            Later(DealsDamage(Back("it"), None, S.k), (S.s,), Duration.THIS_TURN, once=False),
        )
    ),
    also=("until end of turn, whenever {t:target.1} deals {k:dkind}, {s:plain}",),
)
