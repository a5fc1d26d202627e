"""Instructions beside the point of damage and combat, kept in their own words: scry, search, look, reveal, shuffle.

Each is named for what it does, and the name stands for what it changes (`bot.engine.relevance.writes`): unknown cards in a
library, hand or graveyard, a land on the battlefield. It is beside the point only where nothing in the story reads that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.costs import EffectCost
from bot.abilities.effects import Beside, Effect
from bot.abilities.filters import Filter
from bot.abilities.who import Count, Target
from bot.cards.phrases.base import G, S
from bot.language.proof import surface
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.values import dataclass, fields, is_dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """What is said, as it is said, and the targets that it speaks of; of a search, what is looked for, and how many of it; of what lies
    on top of a library, what is done with it."""

    text: str
    targets: tuple[Target, ...] = ()
    sought: tuple[Filter, ...] = ()
    taken: Count | None = None
    known: tuple[Effect, ...] = ()


class Verbatim(Rule):
    """What another rule reads, as its text: the words are checked by the grammar and kept as they are."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self._words = G.rule(words)

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for end, slots, node in run.read(self._words, at):
            text = surface(node)
            value = self.kept(text, slots)
            out.append((end, value, self.node(value, (text,))))
        return out

    def kept(self, text: str, slots: Any) -> Any:
        """What stands for the words."""
        return text

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) else None


class Instruction(Verbatim):
    """The words of an instruction, with its targets: they are chosen, whatever it does."""

    def kept(self, text: str, slots: Any) -> Words:
        for_the_hand = self.name in _FOR_THE_HAND
        sought = tuple(_filters(slots)) if for_the_hand else ()
        known = KNOWN[self.name](slots) if self.name in KNOWN else ()
        return Words(text, tuple(_targets(slots)), sought, _taken(slots) if for_the_hand else None, known)

    def write(self, value: Any) -> str | None:
        return value.text if isinstance(value, Words) else None


def _targets(slots: Any) -> Iterator[Target]:
    """The targets spoken of: who controls or owns what is, and what is."""
    if isinstance(slots, Target):
        yield slots
    elif isinstance(slots, tuple):
        for slot in slots:
            yield from _targets(slot)
    elif is_dataclass(slots):
        for field in fields(slots):
            yield from _targets(getattr(slots, field.name))


KNOWN: dict[str, Callable[[Any], tuple[Effect, ...]]] = {}
"""Of instructions whose cards the story may tell, what they do with these."""

_FOR_THE_HAND = frozenset({"beside.search", "beside.sort", "beside.bury"})
"""Instructions that put cards of a library into the hand."""


def _filters(slots: Any) -> Iterator[Filter]:
    """What is looked for, each of several that it may be."""
    if isinstance(slots, Filter):
        yield slots
    elif isinstance(slots, tuple):
        for slot in slots:
            yield from _filters(slot)


def _taken(slots: Any) -> Count | None:
    """How many are taken."""
    if isinstance(slots, Count):
        return slots
    return next(filter(None, map(_taken, slots)), None) if isinstance(slots, tuple) else None


KINDS: set[str] = set()
"""The names under which instructions are beside the point."""


def _register(rule: str, what: str, words: str, subject: str = "") -> None:
    """An instruction of these words that is beside the point under the name `what`; `subject`: said after another's, `and you scry 1`."""
    KINDS.add(what)

    def written(value: Any) -> tuple[Words] | None:
        same = isinstance(value, Beside) and value.what == what
        return (Words(value.words, value.targets, value.sought, value.taken, value.known),) if same else None

    G.computed(
        rule,
        f"{subject}{{w:{words}}}",
        lambda w: Beside(what, w.text, w.targets, w.sought, w.taken, w.known),
        written,
        key=Beside,
        alternate=bool(subject),
    )


def beside(what: str, template: str) -> None:
    """Register words that are beside the point under the name `what`."""
    rule = f"beside.{what}"
    first = rule not in _KNOWN
    _KNOWN.add(rule)
    G.computed(f"{rule}.words", template, lambda *slots: slots, lambda value: None)
    if first:
        G.register(Instruction(rule, f"{rule}.words"))
        _register("imperative", what, rule)
        _register("clause", what, rule, subject="you ")


_KNOWN: set[str] = set()


def beside_clause(what: str, template: str) -> None:
    """The same of what another player does: a clause with its subject."""
    rule = f"beside.they-{what}"
    first = rule not in _KNOWN
    _KNOWN.add(rule)
    G.computed(f"{rule}.words", template, lambda *slots: slots, lambda value: None)
    if first:
        G.register(Instruction(rule, f"{rule}.words"))
        _register("clause", what, rule)


for _count in ("{n:digits}", "X"):
    beside("scry", f"scry {_count}")
    beside("surveil", f"surveil {_count}")

for _top in ("card", "{n:intword} cards", "X cards"):
    if _top != "card":
        beside("look", f"look at the top {_top} of {{w:whose}} library")
        beside("look", f"look at the top {_top} of {{w:whose}} library, then put them back in any order")
beside("look", "look at {w:whose} hand")
for _count in ("{n:intword}", "X", "that many"):
    beside("reveal", f"reveal the top {_count} cards of your library")
beside("shuffle", "shuffle your library")
beside("shuffle", "shuffle")
for _does, _words in (
    ("reveal", "{p:player.1} reveals their hand"),
    ("shuffle", "{p:player.1} shuffles their library"),
    ("shuffle", "the player shuffles their library"),
):
    beside_clause(_does, _words)

# Searching a library for a card for the hand.
for _found in ("a {f:filter.a}", "up to {n:intword} {f:filter.n}", "up to X {f:filter.n}"):
    G.computed("beside.sought", _found, lambda *slots: slots, lambda value: None)
G.computed("beside.sought", "a {f:filter.a} or a {g:filter.a}", lambda *slots: slots, lambda value: None)
G.computed(
    "beside.sought",
    "up to {n:intword} {f:filter.n} named {m:propername} that each have different names",
    lambda *slots: slots,
    lambda value: None,
)
for _words in (
    ", reveal it,",
    ", reveal that card,",
    ", reveal them,",
    ", reveal those cards,",
    ",",
    " and reveal it,",
):
    G.computed("beside.shown", _words, lambda: (), lambda value: None)
for _words in ("it", "that card", "them", "those cards"):
    G.computed("beside.hand", f"put {_words} into your hand", lambda: (), lambda value: None)
for _words in ("that card", "it", "them", "those cards"):
    for _on_top in ("on top", "on top of it", "on top of your library", "on top in any order"):
        G.computed("beside.ontop", f"put {_words} {_on_top}", lambda: (), lambda value: None)
for _shuffle in ("shuffle", "shuffle your library"):
    beside(
        "search",
        f"search your library for {{a:beside.sought}}{{s:beside.shown}} then {_shuffle} and {{t:beside.ontop}}",
    )
for _library in ("your library", "your library and/or graveyard"):
    _search = f"search {_library} for {{a:beside.sought}}{{s:beside.shown}} "
    for _words in (
        "and {h:beside.hand}",
        "{h:beside.hand}, then shuffle",
        "{h:beside.hand}, then shuffle your library",
    ):
        beside("search", _search + _words)
    for _words in ("shuffle it", "shuffle", "shuffle your library"):
        beside("search", _search + "and {h:beside.hand}. If you search your library this way, " + _words)

    for _card in ("it", "that card", "them"):
        beside("searchaway", _search + f"put {_card} into your graveyard, then shuffle")
        beside("searchaway", _search + f"put {_card} into your graveyard, then shuffle your library")
for _lands in ("a additional land", "up to {n:intword} additional lands"):
    beside("landplay", f"play {_lands} this turn")
beside("manalimit", "until end of turn, you don't lose this mana as steps and phases end")
# Cards of the hand that nobody knows go where nobody sees them.
for _cards in ("a card", "{n:intword} cards"):
    for _where in (
        "on top of your library",
        "on the bottom of your library",
        "on top of your library in any order",
    ):
        beside("stow", f"put {_cards} from your hand {_where}")
        _theirs = f"{_cards} from their hand {_where.replace('your', 'their')}"
        beside_clause("stow", f"{{p:player.1}} puts {_theirs}")


# Some of the cards looked at or revealed are taken, the rest goes where it is said.
def _several(count: Count | None) -> Callable[..., tuple[Any, ...]]:
    """What is taken with how many of it: a number that is said, or this."""

    def taken(*slots: Any) -> tuple[Any, ...]:
        said = next((Count(0, slot) for slot in slots if isinstance(slot, int)), count)
        return (*slots, said)

    return taken


for _some, _how_many in (
    ("a {f:filter.a}", Count()),
    ("up to one {f:filter.1}", Count(0, 1)),
    ("up to {n:intword} {f:filter.n}", Count(0, None)),
    ("any number of {f:filter.n}", Count(0, None)),
    ("all {f:filter.n}", None),
):
    for _those in (
        "them",
        "those cards",
        "the revealed cards",
        "the milled cards",
        "the cards milled this way",
    ):
        G.computed("beside.taken", f"{_some} from among {_those}", _several(_how_many), lambda value: None)
    G.computed("beside.taken", f"{_some} revealed this way", _several(_how_many), lambda value: None)
for _some in ("one", "{n:intword}", "up to one", "up to {n:intword}"):
    for _those in ("them", "those cards"):
        G.computed("beside.taken", f"{_some} of {_those}", lambda *slots: (), lambda value: None)
for _below in ("in any order", "in a random order"):
    G.computed("beside.below", f"on the bottom of your library {_below}", lambda: (), lambda value: None)
for _name, _place in (("sort", "{p:beside.below}"), ("bury", "into your graveyard")):
    for _rest in ("the rest", "the other"):
        beside(_name, f"put {{t:beside.taken}} into your hand and {_rest} {_place}")
        beside(_name, f"put {_rest} {_place}")
beside("sort", "put {t:beside.taken} into your hand")
beside(
    "sort",
    "for each card type, you may put a card of that type from among the revealed cards into your hand. "
    "Put the rest {p:beside.below}",
)
for _them in ("it", "that card", "them", "those cards"):
    beside("sort", f"reveal {{t:beside.taken}} and put {_them} into your hand")


class ProperName(Rule):
    """A card's name in a text: capitalised words, with the small words and commas between them."""

    _SMALL = frozenset({"of", "the", "to", "and", "in", "a", "for", "from", "with"})

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        end = at
        while end < run.size:
            token = run.exact[end]
            if token[0].isupper():
                end += 1
                start = run.tokens.starts[at]
                stop = run.tokens.starts[end - 1] + len(run.exact[end - 1])
                text = run.tokens.text[start:stop]
                out.append((end, text, self.node(text, (text,))))
            elif end > at and (token in self._SMALL or token in (",", "'s", "-")):
                end += 1
            else:
                break
        return out

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) else None


G.register(ProperName("propername"))

# Which cards a hand holds is seldom known: to reveal one is taken to be possible.
G.computed("beside.reveals", "reveal a {f:filter.a} from your hand", lambda f: f, lambda v: None)
G.register(Verbatim("revealwords", "beside.reveals"))
G.phrase("costpart", "{w:revealwords}", EffectCost(S.w), when=lambda w: "~" not in w)
G.computed("beside.revealsx", "reveal X {f:filter.n} from your hand", lambda f: f, lambda v: None)
G.register(Verbatim("revealxwords", "beside.revealsx"))
G.phrase("costpart", "{w:revealxwords}", EffectCost(S.w, X()), when=lambda w: "~" not in w)
