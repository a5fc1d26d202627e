"""Phrases that name players: `each opponent`, `that player`, `its controller`, `enchanted player`."""

from __future__ import annotations

from bot.abilities.filters import (
    Filter,
    Other,
    kind,
)
from bot.abilities.past import AttackedThisTurn, DealtDamageThisTurn, DealtDamageThisWay
from bot.abilities.who import (
    SELF,
    YOU,
    ActivePlayer,
    Attached,
    Both,
    ControllerOf,
    Count,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    PlayersWhoControl,
    Target,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import NOUNS, speaks_of_players
from bot.cards.phrases.things.who import things_only


def _only_players(f: Filter) -> bool:
    return speaks_of_players(f) and len(f.qualities) == 1


G.phrase("player.1", "target {f:filter.1}", Target(S.f), when=_only_players)
G.phrase("player.1", "another target player", Target(Filter((Other(), *kind().qualities, NOUNS["player"]))))
G.phrase("player.1", "up to one target {f:filter.1}", Target(S.f, Count(0, 1)), when=_only_players)
G.phrase("player.1", "each player", EachPlayer())
for _noun in ("player", "opponent"):
    G.phrase(
        "player.1",
        f"each {_noun} {{o:obj.1}} attacked this turn",
        Each(Filter((NOUNS[_noun], AttackedThisTurn(S.o)))),
    )
    G.phrase(
        "player.1",
        f"target {_noun} dealt damage by {{o:obj.1}} this turn",
        Target(Filter((NOUNS[_noun], DealtDamageThisTurn(S.o)))),
    )
G.phrase("player.1", "each other player", EachPlayer(other=True))
G.phrase("player.1", "each opponent", EachOpponent())
G.phrase("player.1", "each other opponent", EachOpponent(other=True))
G.phrase(
    "player.1",
    "that player or that planeswalker's controller",
    Both((Back("that player"), ControllerOf(Back("that planeswalker")))),
)
for _owned in ("permanent", "creature"):
    _either_of_them = Both((ControllerOf(Back(f"that {_owned}")), Back("that player")))
    _first, _second = f"that {_owned}'s controller", "that player"
    G.phrase(
        "player.1",
        f"{_first} or {_second}",
        _either_of_them,
        also=(f"{_second} or {_first}",),
    )
G.phrase("player.1", "that player", Back("that player"))
G.phrase("player.1", "the player", Back("the player"))
G.phrase("player.1", "that opponent", Back("that opponent"))
G.phrase("player.1", "defending player", DefendingPlayer(), also=("the defending player",))
G.phrase(
    "player.1",
    "the active player",
    ActivePlayer(),
    also=(
        "attacking player",
        "the attacking player",
        "that attacking player",
        "the player whose turn it is",
    ),
)
G.phrase("player.1", "enchanted player", Attached("enchanted player"))
G.phrase("player.1", "the chosen player", Back("the chosen player"))
G.phrase("player.1", "its controller", ControllerOf(IT))
G.phrase("player.1", "{o:owned.1}'s controller", ControllerOf(S.o))
G.phrase("player.1", "its owner", OwnerOf(IT))
G.phrase("player.1", "{o:owned.1}'s owner", OwnerOf(S.o))
G.phrase("player.n", "they", Back("they"))
G.phrase("player.n", "you and {w:player.1} each", Both((YOU, S.w)), when=lambda w: w != YOU)
for _each in ("", " each"):
    (G.alternate if _each else G.phrase)(
        "player.n",
        f"{{c:targetcount}} target {{f:filter.n}}{_each}",
        Target(S.f, S.c),
        when=lambda c, f: _only_players(f),
    )

#: What can own or be controlled in `...'s controller`.
G.phrase("owned.1", "~", SELF)
G.phrase("owned.1", "{t:that.1}", S.t)
for _word in ("creature", "permanent", "land", "artifact", "enchantment"):
    G.phrase("owned.1", f"enchanted {_word}", Attached(f"enchanted {_word}"))
G.phrase("owned.1", "equipped creature", Attached("equipped creature"))
G.phrase("owned.1", "{t:target.1}", S.t)

#: Players in events and descriptions: whichever it happens to.
G.phrase("anyplayer.1", "a player", AnyOf(Filter((NOUNS["player"],))))
G.phrase("anyplayer.1", "an opponent", AnyOf(Filter((NOUNS["opponent"],))))
G.phrase("anyplayer.1", "another player", AnyOf(Filter((Other(), NOUNS["player"]))))

#: Whose: `your`, `their`, `its owner's`, `target player's`.
G.phrase("whose", "your", YOU)
G.phrase("whose", "their", Back("they"))
G.phrase("whose", "{p:player.1}'s", S.p)

#: Of what: `its`, `~'s`, `that creature's`.
G.phrase("its", "its", IT)
G.phrase("its", "{o:owned.1}'s", S.o)
G.phrase("its", "their", Back("they"))

# Players whom a description of their permanents picks.
for _class, _opponents in (("player", False), ("opponent", True)):
    G.phrase(
        "player.1",
        f"each {_class} who controls a {{f:filter.a}}",
        PlayersWhoControl(S.f, _opponents),
        when=lambda f: things_only(f),
    )
for _class, _opponents in (("player", False), ("opponent", True)):
    G.phrase(
        "player.1",
        f"each {_class} dealt damage this way",
        Each(Filter((NOUNS[_class], DealtDamageThisWay()))),
    )
G.phrase(
    "player.n",
    "{f:filter.n}",
    Each(S.f, ""),
    when=lambda f: speaks_of_players(f) and DealtDamageThisWay() in f.qualities,
)
