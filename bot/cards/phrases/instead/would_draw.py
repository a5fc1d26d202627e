"""What happens instead of drawing a card (CR 121.6, 614.11)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import May
from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import AnOpponent, APlayer, Filter
from bot.abilities.player_effects import SkipDraw
from bot.abilities.replacements import ReplaceDraw
from bot.abilities.statics import While
from bot.abilities.who import YOU, Target, Who
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import player_verb

p = G.phrase
player_verb("<skips|skip> that draw", SkipDraw(S.who))

_PEOPLE: tuple[tuple[str, str, Who, str, str], ...] = (
    ("you", "you", YOU, "your draw step", "each of your draw steps"),
    ("an opponent", "they", AnyOf(Filter((AnOpponent(),))), "their draw step", "each of their draw steps"),
    ("a player", "they", AnyOf(Filter((APlayer(),))), "their draw step", "each of their draw steps"),
)


def _plainly(a: Any) -> bool:
    """An offer is part of the replacement itself: what is not taken leaves the draw as it is."""
    return not isinstance(a, May)


for _subject, _they, _who, _step, _steps in _PEOPLE:
    for _but_first, _except in (
        (False, ""),
        (True, f" except the first one {_they} draw in {_steps}"),
        (True, f" except the first one {_they} draw in {_step} each turn"),
    ):
        _would = f"if {_subject} would draw a card{_except}"
        _spare = _except.endswith("each turn")
        (G.alternate if _spare else p)(
            "would.draw",
            f"{_would}, {{a:plain}} instead",
            ReplaceDraw(_who, (S.a,), _but_first),
            when=_plainly,
        )
        G.alternate(
            "would.draw",
            f"{_would}, instead {{a:plain}}",
            ReplaceDraw(_who, (S.a,), _but_first),
            when=_plainly,
        )
        for _may in (
            "you may {a:orders} instead",
            "you may instead {a:orders}",
            "instead you may {a:orders}",
        ):
            if _who == YOU:
                (p if not _spare and _may.endswith("instead") else G.alternate)(
                    "would.draw", f"{_would}, {_may}", ReplaceDraw(_who, (S.a,), _but_first, True)
                )
p("static", "{w:would.draw}", (S.w,))
for _order in ("{a:plain} instead", "instead {a:plain}"):
    (p if _order.endswith("instead") else G.alternate)(
        "static",
        f"if you would draw a card while {{c:condition}}, {_order}",
        (While(S.c, (ReplaceDraw(YOU, (S.a,)),)),),
        when=lambda c, a: _plainly(a),
    )
    (p if _order.endswith("instead") else G.alternate)(
        "sentence",
        f"the next time you would draw a card this turn, {_order}",
        ReplaceLater(ReplaceDraw(YOU, (S.a,), once=True), Duration.THIS_TURN),
        when=_plainly,
    )
    (p if _order.endswith("instead") else G.alternate)(
        "sentence",
        f"until end of turn, if {{t:player.1}} would draw a card, {_order}",
        ReplaceLater(ReplaceDraw(S.t, (S.a,)), Duration.THIS_TURN),
        when=lambda t, a: isinstance(t, Target) and _plainly(a),
    )
