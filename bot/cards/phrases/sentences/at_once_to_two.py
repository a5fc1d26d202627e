"""What happens to two at once for one and the same while: `Until end of turn, creatures you control get +1/+1 and creatures your
opponents control get -1/-1`; and what can't be done with the abilities of one."""

from __future__ import annotations

from typing import Any

from bot.abilities.combat_rules import CantActivate
from bot.abilities.combining import Then
from bot.abilities.effects import ChangeNow, Effect, SetRule
from bot.cards.back import IT
from bot.cards.phrases.base import G, S

p = G.phrase


def _until(d: Any, who: Any, c: tuple[Any, ...], w: Any, e: tuple[Any, ...]) -> Effect:
    return Then((ChangeNow(who, c, d), ChangeNow(w, e, d)), " and ")


for _one in ("1", "n"):
    for _other in ("1", "n"):
        G.computed(
            "sentence",
            f"{{d:until}}, {{who:obj.{_one}}} {{c:changes.now.{_one}}} and {{w:obj.{_other}}} {{e:changes.now.{_other}}}",
            _until,
            lambda value: None,
            key=Then,
            alternate=True,
        )

_NONE = (CantActivate(),)
p("clause", "its activated abilities can't be activated {d:this}", SetRule(IT, _NONE, S.d))
for _comma in (",", ""):
    G.computed(
        "sentence",
        f"{{d:until}}, {{s:deterrednow}}{_comma} and its activated abilities can't be activated",
        lambda d, s: SetRule(s.who, (*s.rules, CantActivate()), d),
        lambda value: None,
        key=SetRule,
        alternate=True,
    )
p("deterrednow", "{who:obj.1} can't {r:deterred}", SetRule(S.who, S.r))
G.alternate(
    "sentence",
    "{who:obj.1} can't {r:deterred} this turn, and its activated abilities can't be activated {d:until}",
    Then((SetRule(S.who, S.r), SetRule(IT, _NONE, S.d)), ", and "),
)
