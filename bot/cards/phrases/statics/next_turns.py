"""What is so during a player's next turn: `During target player's next turn, creatures that player controls attack you if able`."""

from __future__ import annotations

from bot.abilities.combat_rules import CantAttack, MustAttack
from bot.abilities.combining import DuringNextTurnOf
from bot.abilities.effects import SetRule
from bot.abilities.who import YOU, ControllerOf
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.statics.combat import TURN
from bot.cards.phrases.words.verbs import thing_verb

#: Whom a creature has to attack.
G.phrase("attackedthen", "{o:obj.1}", S.o)
G.phrase("attackedthen", "you", YOU)

for _class, _attack in (("1", "attacks"), ("n", "attack")):
    G.phrase(
        "sentence",
        f"during {{p:player.1}}'s next turn, {{w:obj.{_class}}} {_attack} if able",
        DuringNextTurnOf(S.p, (SetRule(S.w, (MustAttack("this turn"),), TURN),)),
        when=lambda p, **_: not isinstance(p, ControllerOf),
    )
    G.phrase(
        "sentence",
        f"during {{p:player.1}}'s next turn, {{w:obj.{_class}}} {_attack} {{o:attackedthen}} if able",
        DuringNextTurnOf(S.p, (SetRule(S.w, (MustAttack("this turn", S.o),), TURN),)),
        when=lambda p, **_: not isinstance(p, ControllerOf),
    )
thing_verb(
    "<attacks|attack> {o:attackedthen} during its controller's next turn if able",
    DuringNextTurnOf(ControllerOf(IT), (SetRule(S.who, (MustAttack("this turn", S.o),), TURN),)),
)
thing_verb(
    "can't attack during its controller's next turn",
    DuringNextTurnOf(ControllerOf(IT), (SetRule(S.who, (CantAttack(),), TURN),)),
)
