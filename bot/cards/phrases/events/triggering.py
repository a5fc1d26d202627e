"""What makes abilities trigger an additional time, or not at all: `if a creature dying causes a triggered ability ...`."""

from __future__ import annotations

from bot.abilities.damage import DamageKind
from bot.abilities.events import AnyOfEvents, Attacks, DealsDamage, Dies, Enters
from bot.abilities.filters import APlayer, ControlledBy, Filter
from bot.abilities.player_events import Casts
from bot.abilities.triggering import DontTrigger, TriggersAgain
from bot.abilities.who import SELF, YOU, Both
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players

p = G.phrase

#: What is going on, of one thing and of several.
_PLAYER = AnyOf(Filter((APlayer(),)))
for _class, _subject, _who in (("1", "{a:any.1}", S.a), ("n", "{f:filter.n}", AnyOf(S.f))):

    def _things(_class: str = _class, **slots: Filter) -> bool:
        return _class == "1" or not speaks_of_players(slots["f"])

    for _entering in ("entering the battlefield", "entering"):
        _register = p if _entering != "entering" else G.alternate
        _register(f"goingon.{_class}", f"{_subject} {_entering}", Enters(_who), when=_things)
        if _class == "1":
            G.computed(
                "goingon.1",
                f"a {{f:filter.a}} {_entering} under your control",
                lambda f: Enters(AnyOf(Filter((*f.qualities, ControlledBy(YOU))))),
                lambda v: None,
                key=Enters,
                alternate=True,
            )
        _register(
            f"goingon.{_class}",
            f"{_subject} {_entering} or dying",
            AnyOfEvents((Enters(_who), Dies(_who))),
            when=_things,
        )
    p(f"goingon.{_class}", f"{_subject} dying", Dies(_who), when=_things)
    p(f"goingon.{_class}", f"{_subject} attacking", Attacks(_who), when=_things)
    p(
        f"goingon.{_class}",
        f"{_subject} dealing combat damage to a player",
        DealsDamage(_who, _PLAYER, DamageKind.COMBAT),
        when=_things,
    )
p("goingon.1", "you casting or copying a {f:filter.a}", Casts(YOU, S.f, or_copies=True))
_AGAIN = "that ability triggers an additional time"
p(
    "static",
    f"if {{e:goingon.1}} causes a triggered ability of {{o:any.1}} to trigger, {_AGAIN}",
    (TriggersAgain(S.o, S.e),),
    also=(f"if {{e:goingon.1}} would cause a triggered ability of {{o:any.1}} to trigger, {_AGAIN}",),
)
p(
    "static",
    f"if a ability of {{o:any.1}} triggers, {_AGAIN}",
    (TriggersAgain(S.o),),
    also=(
        f"if a triggered ability of {{o:any.1}} triggers, {_AGAIN}",
        f"if any ability of {{o:any.1}} triggers, {_AGAIN}",
        "if a triggered ability of {o:any.1} triggers, it triggers an additional time",
    ),
)
p(
    "static",
    f"if a ability of {{a:any.1}} or {{b:any.1}} triggers, {_AGAIN}",
    (TriggersAgain(Both((S.a, S.b))),),
    also=(f"if a triggered ability of {{a:any.1}} or {{b:any.1}} triggers, {_AGAIN}",),
)
p("static", f"if a ability of ~ or {{b:any.1}} triggers, {_AGAIN}", (TriggersAgain(Both((SELF, S.b))),))
p("static", "{e:goingon.n} don't cause abilities to trigger", (DontTrigger(S.e),))
p(
    "static",
    "{e:goingon.n} don't cause abilities of {f:filter.n} to trigger",
    (DontTrigger(S.e, AnyOf(S.f)),),
    when=lambda e, f: not speaks_of_players(f),
)
