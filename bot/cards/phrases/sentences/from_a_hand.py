"""Cards that are chosen from a hand that a player sees, or from those that are shown of it, to be discarded or exiled there."""

from __future__ import annotations

from itertools import product

from bot.abilities.amounts import Number
from bot.abilities.filters import Filter, OfType
from bot.abilities.player_effects import ChooseDiscard
from bot.cards.phrases.base import G, S

#: How the hand is seen and the choice begins.
_SEEN = (
    "{w:player.1} reveals their hand. You choose ",
    "{w:player.1} reveals their hand and you choose ",
    "{w:player.1} reveals their hand, you choose ",
    "{w:player.1} reveals their hand, then you choose ",
    "look at {w:whose} hand and choose ",
)
#: What is chosen: of how many, and whether fewer may be.
_ONE = (("a {f:filter.a} from it", Number(1), False),)
_MORE = (
    ("{n:count.n} {f:filter.n} from it", S.n, False),
    ("up to {n:count.n} {f:filter.n} from it", S.n, True),
)
#: What becomes of it; whether it is exiled.
_OF_ONE = tuple(
    (words, exiled)
    for card in ("that card", "it")
    for words, exiled in (
        (f". That player discards {card}.", False),
        (f". The player discards {card}.", False),
        (f", then that player discards {card}.", False),
        (f". That player exiles {card}.", True),
        (f". Exile {card}.", True),
        (f" and exile {card}.", True),
    )
)
_OF_MORE = tuple(
    (words, exiled)
    for cards in ("those cards", "them")
    for words, exiled in (
        (f". That player discards {cards}.", False),
        (f", then that player discards {cards}.", False),
        (f". That player exiles {cards}.", True),
        (f". Exile {cards}.", True),
        (f" and exile {cards}.", True),
    )
)

_said: set[ChooseDiscard] = set()


def _step(text: str, does: ChooseDiscard) -> None:
    """One way to say it; the first is the one that is printed."""
    (G.alternate if does in _said else G.phrase)("step", text, does)
    _said.add(does)


# One card out of the whole hand is printed where that is told first.
_said |= {ChooseDiscard(S.w, S.f), ChooseDiscard(S.w, S.f, True)}
for _chosen, _done in ((_ONE, _OF_ONE), (_MORE, _OF_MORE)):
    for _see, (_what, _number, _fewer), (_does, _exiles) in product(_SEEN, _chosen, _done):
        _step(_see + _what + _does, ChooseDiscard(S.w, S.f, _exiles, number=_number, up_to=_fewer))

# Of the cards that the player shows, as many as that.
_CARD = Filter((OfType("Card"),))
for _shown in (
    "{n:count.n} cards from their hand",
    "a number of cards from their hand equal to {n:worth}",
    "X cards from their hand, where X is {n:worth}",
):
    _said = set() if "where" not in _shown else _said
    for _choose, _of in product((". You choose ", " and you choose "), ("them", "those cards")):
        for _how_many, _number, _done in (("one", Number(1), _OF_ONE), ("two", Number(2), _OF_MORE)):
            for _does, _exiles in _done:
                _step(
                    f"{{w:player.1}} reveals {_shown}{_choose}{_how_many} of {_of}{_does}",
                    ChooseDiscard(S.w, _CARD, _exiles, number=_number, shown=S.n),
                )
