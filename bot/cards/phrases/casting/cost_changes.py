"""What spells and abilities of a kind cost: the first of a turn, those that target something, those cast from somewhere.

Players are assumed to have the mana, so that these are kept as their words; what asks how much mana was spent knows that
something changed it (CR 601.2f, 602.2b).
"""

from __future__ import annotations

from typing import Any

from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import Filter, OfType
from bot.abilities.statics import CostRule
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim

p = G.phrase


def _said(rule: str, *templates: str) -> None:
    """Words that are checked and kept as they stand: what is cast is a spell."""
    for template in templates:
        of_spells = template.startswith(("{f:", "the", "each")) and "{f:" in template
        G.computed(rule, template, _of_spells if of_spells else _kept, lambda value: None)


def _kept(*slots: Any) -> Any:
    return ()


def _of_spells(f: Filter, g: Any = None, *slots: Any) -> Any:
    both = (f, g) if isinstance(g, Filter) else (f,)
    return () if all(OfType("Spell") in one.qualities for one in both) else None


# --- of which spells --------------------------------------------------------------------------------------------------------

_CAST = ("you cast", "your opponents cast")
for _words in (
    "~",
    "you",
    "enchanted creature",
    "enchanted player",
    "a {f:filter.a}",
    "one or more {f:filter.n}",
):
    _said("beside.cost.aim", f"that target {_words}")
_said(
    "beside.cost.from",
    "from anywhere other than your hand",
    "from your graveyard",
    "from exile",
    "from your graveyard or from exile",
    "from graveyards or from exile",
    "but don't own",
    "on your turn",
)
for _by in _CAST:
    _said("beside.cost.which", f"{{f:filter.n}} {_by} {{s:beside.cost.aim}}")
    _said("beside.cost.which", f"{{f:filter.n}} {_by} {{s:beside.cost.from}}")
    _said("beside.cost.which", f"{{f:filter.n}} {_by} {{s:suffix}}")
    _said("beside.cost.which", f"{{f:filter.n}} and {{g:filter.n}} {_by}")
    _said("beside.cost.which.any", f"{{f:filter.n}} {_by}")
_said("beside.cost.which", "{f:filter.n} and {g:filter.n}")
_said("beside.cost.which.any", "{f:filter.n}")
for _nth in ("first", "second", "third"):
    for _when in (
        "you cast each turn",
        "you cast during each of your turns",
        "each opponent casts each turn",
    ):
        _said("beside.cost.which.1", f"the {_nth} {{f:filter.1}} {_when}")
_said(
    "beside.cost.which.1",
    "each {f:filter.1} you cast",
    "each {f:filter.1}",
    "each {f:filter.1} a player casts",
)
_said("beside.cost.which.1", "each {f:filter.1} you cast {s:suffix}")

# --- by how much ------------------------------------------------------------------------------------------------------------

for _less in ("less", "more"):
    for _rule, _costs in (("beside.cost.plain", "cost"), ("beside.cost.plain.1", "costs")):
        _said(_rule, f"{_costs} {{m:mana}} {_less} to cast")
    for _rule, _costs in (("beside.cost.rider", "cost"), ("beside.cost.rider.1", "costs")):
        _said(
            _rule,
            f"{_costs} up to {{m:mana}} {_less} to cast",
            f"{_costs} {{m:mana}} {_less} to cast, where X is {{v:value}}",
            f"{_costs} {{m:mana}} {_less} to cast for each target",
            f"{_costs} {{m:mana}} {_less} to cast. This effect reduces only the amount of colored mana you pay",
        )
    for _times in ("{v:foreach}", "for each target beyond the first"):
        _said("beside.cost.rider.1", f"costs {{m:mana}} {_less} to cast {_times}")
_said(
    "beside.cost.said",
    "{w:beside.cost.which} {c:beside.cost.plain}",
    "{w:beside.cost.which} {c:beside.cost.rider}",
    "{w:beside.cost.which.any} {c:beside.cost.rider}",
    "{w:beside.cost.which.1} {c:beside.cost.plain.1}",
    "{w:beside.cost.which.1} {c:beside.cost.rider.1}",
)
for _by in ("", " you cast", " your opponents cast"):
    _said(
        "beside.cost.said",
        f"{{f:filter.n}} and {{g:filter.n}}{_by} cost {{m:mana}} less to cast {{v:foreach}}",
    )

# --- of abilities -----------------------------------------------------------------------------------------------------------

_ONE_MANA = (
    "",
    ". This effect can't reduce the mana in that cost to less than one mana",
    ". This effect can't reduce the mana in that ability's activation cost to less than one mana",
    " unless they're mana abilities",
    ". This effect can't reduce the amount of mana an ability costs to activate to less than one mana",
)
_said(
    "beside.cost.abilities",
    "activated abilities of {f:filter.n}",
    "activated abilities of {f:filter.n} {s:beside.cost.aim}",
    "activated abilities",
)
_said(
    "beside.cost.abilities",
    "loyalty abilities of {f:filter.n}",
    "abilities your opponents activate {s:beside.cost.aim}",
)
for _kind in ("equip", "cycling", "power-up", "monstrosity", "meditate", "exhaust", "channel", "ninjutsu"):
    _said(
        "beside.cost.abilities",
        f"{_kind} abilities you activate",
        f"{_kind} abilities you activate {{s:beside.cost.aim}}",
        f"{_kind} abilities you activate of {{f:filter.n}}",
        f"{_kind} abilities of {{f:filter.n}}",
    )
for _end in _ONE_MANA:
    for _less in ("less", "more"):
        _said(
            "beside.cost.said",
            f"{{a:beside.cost.abilities}} cost {{m:mana}} {_less} to activate{_end}",
            f"{{a:beside.cost.abilities}} cost up to {{m:mana}} {_less} to activate{_end}",
        )
    _said(
        "beside.cost.said",
        f"enchanted {{f:filter.1}}'s activated abilities cost {{m:mana}} less to activate{_end}",
    )
for _kind in ("equip", "flashback", "unlock", "morph", "buyback", "cycling", "kicker"):
    for _whose in ("you pay", "your opponents pay"):
        _said(
            "beside.cost.said",
            f"{_kind} costs {_whose} cost {{m:mana}} less",
            f"{_kind} costs {_whose} cost {{m:mana}} more",
        )
        _said("beside.cost.said", f"{_kind} costs {_whose} cost up to {{m:mana}} less")
    _said(
        "beside.cost.said", f"{_kind} costs cost {{m:mana}} less", f"all {_kind} costs cost {{m:mana}} more"
    )

G.register(Verbatim("costrule", "beside.cost.said"))
p("costrules", "{w:costrule}", (CostRule(S.w),))
p("static", "{c:costrules}", S.c)

# --- of the next one, and for a while ---------------------------------------------------------------------------------------

for _less in ("less", "more"):
    _said("beside.cost.next", f"the next {{f:filter.1}} you cast this turn costs {{m:mana}} {_less} to cast")
    for _now in ("", " as this ability resolves"):
        _said(
            "beside.cost.next",
            f"the next {{f:filter.1}} you cast this turn costs {{m:mana}} {_less} to cast, where X is {{v:value}}{_now}",
        )
    for _by in _CAST:
        _said("beside.cost.next", f"{{f:filter.n}} {_by} this turn cost {{m:mana}} {_less} to cast")
G.register(Verbatim("costnext", "beside.cost.next"))
p("clause", "{w:costnext}", ReplaceLater(CostRule(S.w), Duration.THIS_TURN))
