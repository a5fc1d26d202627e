"""Cards exiled from the top of a library to be played: `exile the top card of your library. You may play it this turn`.

Nobody knows which cards those are: it is beside the point where nothing in the story reads what lies in exile. The sentences
are composed of what is exiled, which of it is chosen, who may play it, for how long and on what terms, and where the rest goes.
"""

from __future__ import annotations

from bot.cards.phrases.base import G
from bot.cards.phrases.instructions.beside import beside, beside_clause


def _said(rule: str, *templates: str) -> None:
    """Words of which only the targets are kept."""
    for template in templates:
        G.computed(rule, template, lambda *slots: slots, lambda value: None)


# --- what is exiled ---------------------------------------------------------------------------------------------------------

_said("beside.top", "the top card", "the top {n:intword} cards", "the top X cards")
_said(
    "beside.library",
    "{w:whose} library",
    "each player's library",
    "each opponent's library",
    "each of those opponents' libraries",
)
_said(
    "beside.exiles",
    "exile {t:beside.top} of {l:beside.library}",
    "exile {t:beside.top} of {l:beside.library} face down",
    "exile that many cards from the top of {l:beside.library}",
    "exile cards from the top of {l:beside.library} until you exile a {f:filter.a}",
    "shuffle your library, then exile {t:beside.top}",
    "look at the top card of {l:beside.library}, then exile it face down",
    "look at the top card of {l:beside.library} and exile it face down",
)
_said(
    "beside.theyexile",
    "{p:player.1} exiles {t:beside.top} of their library",
    "{p:player.1} exiles {t:beside.top} of their library face down",
    "{p:player.1} exiles cards from the top of their library until they exile a {f:filter.a}",
    "each player exiles the top card of their library",
)

# --- which of it may be played, and how ----------------------------------------------------------------------------------------

_said(
    "beside.cards",
    "that card",
    "it",
    "those cards",
    "them",
    "cards exiled this way",
    "nonland cards exiled this way",
    "the exiled card",
    "the exiled cards",
    "one of those cards",
    "one of them",
)
_said(
    "beside.among",
    "among them",
    "among those cards",
    "among those exiled cards",
    "among the exiled cards",
    "among cards exiled this way",
    "among those nonland cards",
    "among the nonland cards exiled this way",
)
_said(
    "beside.played",
    "play {c:beside.cards}",
    "cast {c:beside.cards}",
    "look at and play {c:beside.cards}",
    "cast {f:filter.n} from {a:beside.among}",
    "cast a {f:filter.a} from {a:beside.among}",
    "cast any number of {f:filter.n} from {a:beside.among}",
    "cast up to {n:intword} {f:filter.n} from {a:beside.among}",
    "play lands and cast spells from {a:beside.among}",
    "play lands from {a:beside.among}",
)
_said(
    "beside.terms",
    "without paying its mana cost",
    "without paying their mana costs",
    "without paying their mana cost",
)
_said("beside.terms", "{m:anymana}", "{t:beside.free}, {m:anymana}")
for _it in ("it", "them", "that spell"):
    _said("beside.spent", f"mana of any type can be spent to cast {_it}")
    for _of in ("type", "color"):
        _said("beside.spent", f"you may spend mana as though it were mana of any {_of} to cast {_it}")
_said("beside.free", "without paying its mana cost", "without paying their mana costs")
for _until in (
    "until end of turn",
    "until the end of your next turn",
    "until your next end step",
    "until your next turn",
):
    _said("beside.until", _until)
    _said("beside.while", _until)
_said(
    "beside.while",
    "this turn",
    "for as long as it remains exiled",
    "for as long as they remain exiled",
    "for as long as that card remains exiled",
)
_said(
    "beside.mayplay",
    "You may {p:beside.played} {w:beside.while}",
    "You may {p:beside.played} {w:beside.while} {t:beside.terms}",
    "You may {p:beside.played} {w:beside.while}, {m:anymana}",
    "You may {p:beside.played} {t:beside.free}",
    "You may {p:beside.played} {t:beside.free} {w:beside.while}",
    "^{u:beside.until}, you may {p:beside.played}",
    "^{u:beside.until}, you may {p:beside.played} {t:beside.terms}",
    "^{u:beside.until}, you may {p:beside.played}, {m:anymana}",
    "For as long as that card remains exiled, you may {p:beside.played}",
    "During any turn you attacked with a {f:filter.a}, you may {p:beside.played}",
    "You may {p:beside.played} {w:beside.while}. If you cast a spell this way, {m:beside.spent}",
    "^{u:beside.until}, you may {p:beside.played}. If you cast a spell this way, {m:beside.spent}",
    "For as long as it remains exiled, you may {p:beside.played}, {m:anymana}",
)
_said("beside.chosen", "Choose one of them", "Choose one")
for _rest in (
    "the rest",
    "the exiled cards that weren't cast this way",
    "the exiled cards not cast this way",
):
    for _where in ("your", "their", "that library's", "its owner's"):
        _below = f"on the bottom of {_where} library in a random order"
        _said(
            "beside.rest",
            f"Put {_rest} {_below}",
            f"Then put {_rest} {_below}",
            f"Then that player puts {_rest} {_below}",
        )

# --- the sentences -------------------------------------------------------------------------------------------------------------

for _begins, _register in (("{e:beside.exiles}", beside), ("{e:beside.theyexile}", beside_clause)):
    for _chooses in ("", " {c:beside.chosen}."):
        for _ends in ("", ". {r:beside.rest}"):
            _register("impulse", f"{_begins}.{_chooses} {{m:beside.mayplay}}{_ends}")
beside(
    "impulse",
    "search your library for a card, exile it face down, then shuffle. If ~ was bargained, you may cast the exiled card "
    "without paying its mana cost if that spell's mana value is {n:digits} or less. "
    "Put the exiled card into your hand if it wasn't cast this way",
)
beside("impulse", "exile {t:beside.top} of your library, then choose one of them. {m:beside.mayplay}")
