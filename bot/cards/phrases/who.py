"""Phrases that name things and players: `~`, `target creature`, `each opponent`, `its controller`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.filters import (
    AnyTarget,
    ControlledBy,
    Filter,
    InZone,
    OneOf,
    Other,
    OwnedBy,
    Quality,
    kind,
)
from bot.abilities.past import AttackedThisTurn, DealtDamageThisTurn
from bot.abilities.who import (
    SELF,
    YOU,
    ActivePlayer,
    Attached,
    AttackedBy,
    Both,
    Chosen,
    ControllerOf,
    Count,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    PlayersWhoControl,
    Target,
    Who,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.filters import speaks_of_players
from bot.cards.phrases.nouns import NOUNS, PLAYERS
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.values import replace

# --- words back ---------------------------------------------------------------------------------------------------

_NOUN_WORDS = frozenset(t for t, q in NOUNS.items() if q not in PLAYERS)


class NounWord(Rule):
    """A noun of things in the singular, as its word."""

    def read(self, run: Run, at: int) -> list[Found]:
        word = run.exact[at]
        return [(at + 1, word, self.node(word, (word,)))] if word in _NOUN_WORDS else []

    def write(self, value: Any) -> str | None:
        return value if value in _NOUN_WORDS else None


G.register(NounWord("noun"))


def _the(n: str, how: str) -> Back:
    return Back(f"the {how} {n}")


def _said_of(value: Any, how: str) -> Sequence[Any] | None:
    first = f"the {how} "
    return (value.word.removeprefix(first),) if value.word.startswith(first) else None


G.computed(
    "that.1",
    "that {n:noun}",
    lambda n: Back("that " + n),
    lambda v: (v.word[5:],) if v.word.startswith("that ") else None,
    key=Back,
)
for _noun in (
    "creature",
    "permanent",
    "card",
    "spell",
    "token",
    "land",
    "artifact",
    "enchantment",
    "planeswalker",
    "source",
    "exiled card",
    "chosen creature",
    "revealed card",
    "copy",
    "amassed Army",
    "spell or ability",
    "first target",
    "second target",
):
    G.phrase("that.1", f"the {_noun}", Back(f"the {_noun}"))
for _how in ("sacrificed", "discarded"):
    G.computed(
        "that.1",
        f"the {_how} {{n:noun}}",
        partial(_the, how=_how),
        partial(_said_of, how=_how),
        key=Back,
    )
G.alternate("that.1", "the exiled creature card", Back("the exiled card"))
G.phrase("that.1", "the creature an opponent controls", Back("the creature an opponent controls"))
G.phrase("that.1", "the creature you control", Back("the creature you control"))
G.phrase("that.1", "that spell or ability", Back("that spell or ability"))
for _noun in ("creatures", "permanents", "cards", "tokens", "lands", "artifacts", "spells"):
    G.phrase("that.n", f"those {_noun}", Back(f"those {_noun}"))
    G.phrase("that.n", f"the {_noun}", Back(f"the {_noun}"))
G.phrase("that.n", "both creatures", Back("both creatures"))
G.phrase("that.n", "the tokens", Back("the tokens"))
G.phrase("that.n", "the exiled cards", Back("the exiled cards"))

# --- things ---------------------------------------------------------------------------------------------------------


def _things(f: Filter) -> bool:
    return not speaks_of_players(f)


def _plain_things(f: Filter) -> bool:
    """No players, and no `other` in front (that is said by the phrase)."""
    return _things(f) and not (f.qualities and isinstance(f.qualities[0], Other))


def with_other(what: Filter) -> Filter:
    """`another` of `what`."""
    return Filter((Other(), *what.qualities))


def without_other(what: Any) -> Filter | None:
    """What `another` is said of; None when it is not."""
    if isinstance(what, Filter) and what.qualities and isinstance(what.qualities[0], Other):
        return Filter(what.qualities[1:])
    return None


def another(rule: str, template: str, make: Any, take: Any, key: type, *, players: bool = False) -> None:
    """A phrase with `another`: `make(filter)` builds with the quality Other put in front of the slot's."""

    def build(*slots: Any) -> Any:
        what = slots[-1]
        if without_other(what) is not None or speaks_of_players(what) is not players:
            return None
        return make(*slots[:-1], with_other(what))

    def match(value: Any) -> Sequence[Any] | None:
        slots = take(value)
        if slots is None:
            return None
        what = without_other(slots[-1])
        return None if what is None else (*slots[:-1], what)

    G.computed(rule, template, build, match, key=key)


G.phrase("obj.1", "~", SELF)
G.phrase("obj.1", "it", IT)
G.phrase("obj.1", "{t:that.1}", S.t)
G.phrase("obj.n", "{t:that.n}", S.t)
G.phrase("obj.1", "each of those creatures", Back("each of those creatures"))
G.phrase("obj.n", "they", Back("they"))
for _word in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
    G.phrase("obj.1", f"enchanted {_word}", Attached(f"enchanted {_word}"))
G.phrase("obj.1", "equipped creature", Attached("equipped creature"))
G.phrase("obj.1", "fortified land", Attached("fortified land"))


# Targets. `up to one target creature` speaks of one thing.
def _two_places(f: Filter, g: Filter) -> Filter | None:
    """`creature from the battlefield or creature card from a graveyard`."""
    if not _place(g.qualities) or _place(f.qualities):
        return None
    return Filter((OneOf((Filter((*f.qualities, InZone("battlefield"))), g)),))


def _two_places_said(value: Any) -> Sequence[Any] | None:
    own = value.qualities[0] if len(value.qualities) == 1 else None
    if not isinstance(own, OneOf) or len(own.of) != 2 or own.of[0].qualities[-1:] != (InZone("battlefield"),):
        return None
    return Filter(own.of[0].qualities[:-1]), own.of[1]


for _class, _or in (("1", "or"), ("n", "and/or")):
    G.computed(
        f"places.{_class}",
        f"{{f:filter.{_class}}} from the battlefield {_or} {{g:filter.{_class}}}",
        _two_places,
        _two_places_said,
        key=Filter,
    )


def _other(f: Filter) -> Filter:
    return Filter((Other(), *f.qualities))


def _aimed(count: Count, other: bool) -> Any:
    return lambda f: Target(_other(f) if other else f, count)


def _aimed_said(count: Count, other: bool) -> Any:
    def slots(value: Any) -> Sequence[Any] | None:
        own = value.what.qualities
        if value.count != count or (own[:1] == (Other(),)) is not other:
            return None
        return (Filter(own[1:]) if other else value.what,)

    return slots


for _words, _count, _is_other in (
    ("target {f}", Count(), False),
    ("another target {f}", Count(), True),
    ("up to one target {f}", Count(0, 1), False),
    ("up to one other target {f}", Count(0, 1), True),
):
    G.computed(
        "target.1",
        _words.replace("{f}", "{f:places.1}"),
        _aimed(_count, _is_other),
        _aimed_said(_count, _is_other),
        key=Target,
    )
for _number, _n in (("two", 2), ("three", 3)):
    for _is_other in (False, True):
        G.computed(
            "target.n",
            f"up to {_number} {'other ' if _is_other else ''}target {{f:places.n}}",
            _aimed(Count(0, _n), _is_other),
            _aimed_said(Count(0, _n), _is_other),
            key=Target,
        )
G.phrase("target.1", "target {f:filter.1}", Target(S.f), when=_plain_things)
G.phrase("target.1", "up to one target {f:filter.1}", Target(S.f, Count(0, 1)), when=_plain_things)
another(
    "target.1",
    "another target {f:filter.1}",
    Target,
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count() else None,
    Target,
)
another(
    "target.1",
    "up to one other target {f:filter.1}",
    lambda what: Target(what, Count(0, 1)),
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count(0, 1) else None,
    Target,
)
another(
    "target.n",
    "two other target {f:filter.n}",
    lambda what: Target(what, Count(2, 2)),
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count(2, 2) else None,
    Target,
)
another(
    "target.n",
    "up to {n:intword} other target {f:filter.n}",
    lambda n, what: Target(what, Count(0, n)),
    lambda v: (v.count.most, v.what) if isinstance(v, Target) and v.count.least == 0 else None,
    Target,
)
another(
    "target.n",
    "any number of other target {f:filter.n}",
    lambda what: Target(what, Count(0, None)),
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count(0, None) else None,
    Target,
)


def _of_three(f: Filter, g: Filter, h: Filter) -> Target | None:
    """`target opponent, creature an opponent controls, or planeswalker an opponent controls`: each said with whose it is."""
    said = speaks_of_players(f) and _whose(g.qualities) and _whose(h.qualities)
    return Target(Filter((OneOf((f, g, h)),))) if said else None


def _three_said(value: Target) -> Sequence[Any] | None:
    choice = value.what.qualities[0] if len(value.what.qualities) == 1 else None
    if not isinstance(choice, OneOf) or len(choice.of) != 3 or _of_three(*choice.of) != value:
        return None
    return choice.of


G.computed(
    "target.1", "target {f:filter.1}, {g:filter.1}, or {h:filter.1}", _of_three, _three_said, key=Target
)
G.phrase("target.1", "any target", Target(Filter((AnyTarget(),))))
G.phrase(
    "target.1",
    "any other target",
    Target(Filter((Other(), AnyTarget()))),
    also=("another target", "a third target"),
)
G.phrase("target.1", "up to one target", Target(Filter((AnyTarget(),)), Count(0, 1)))
G.phrase("target.n", "two target {f:filter.n}", Target(S.f, Count(2, 2)), when=_plain_things)
G.phrase("target.n", "three target {f:filter.n}", Target(S.f, Count(3, 3)), when=_things)
G.phrase("target.n", "four target {f:filter.n}", Target(S.f, Count(4, 4)), when=_things)
G.phrase(
    "target.n",
    "up to {n:intword} target {f:filter.n}",
    Target(S.f, Count(0, S.n)),
    when=lambda n, f: _plain_things(f),
)
G.phrase("target.n", "one or two target {f:filter.n}", Target(S.f, Count(1, 2)), when=_things)
G.phrase("target.n", "one, two, or three target {f:filter.n}", Target(S.f, Count(1, 3)), when=_things)
G.phrase("target.n", "any number of target {f:filter.n}", Target(S.f, Count(0, None)), when=_plain_things)
G.phrase("target.n", "up to {n:intword} targets", Target(Filter((AnyTarget(),)), Count(0, S.n)))
G.phrase("target.n", "{n:intword} targets", Target(Filter((AnyTarget(),)), Count(S.n, S.n)))
G.phrase("target.n", "up to X targets", Target(Filter((AnyTarget(),)), Count(0, X())))
G.phrase("target.n", "one or two targets", Target(Filter((AnyTarget(),)), Count(1, 2)))
G.phrase("target.n", "X targets", Target(Filter((AnyTarget(),)), Count(X(), X())))
G.phrase("obj@", "{t:target@}", S.t)

# Everything of a kind.
G.phrase("each.1", "each {f:filter.1}", Each(S.f, "each"), when=_things)
G.phrase("each.n", "all {f:filter.n}", Each(S.f, "all"), when=_things)
G.phrase("each.n", "{f:filter.n}", Each(S.f, ""), when=_things)
G.phrase("obj@", "{e:each@}", S.e)

# One chosen in an instruction, and one that an event happens to.
G.phrase("chosen.1", "a {f:filter.a}", Chosen(S.f), when=_plain_things)
another(
    "chosen.1",
    "another {f:filter.1}",
    Chosen,
    lambda v: (v.what,) if isinstance(v, Chosen) and v.count == Count() and v.chooser is None else None,
    Chosen,
)
for _many in (X(), ThatMuch()):
    G.phrase(
        "chosen.n",
        f"{'X' if isinstance(_many, X) else 'that many'} {{f:filter.n}}",
        Chosen(S.f, Count(_many, _many)),
        when=_things,
    )
    G.phrase(
        "target.n",
        f"{'X' if isinstance(_many, X) else 'that many'} target {{f:filter.n}}",
        Target(S.f, Count(_many, _many)),
        when=_things,
    )
    G.phrase(
        "target.n",
        f"up to {'X' if isinstance(_many, X) else 'that many'} target {{f:filter.n}}",
        Target(S.f, Count(0, _many)),
        when=_things,
    )
G.phrase("chosen.n", "{n:intword} {f:filter.n}", Chosen(S.f, Count(S.n, S.n)), when=lambda n, f: _things(f))
G.phrase(
    "chosen.n", "up to {n:intword} {f:filter.n}", Chosen(S.f, Count(0, S.n)), when=lambda n, f: _things(f)
)
G.phrase("chosen.1", "up to one {f:filter.1}", Chosen(S.f, Count(0, 1)), when=_things)
G.phrase("chosen.n", "any number of {f:filter.n}", Chosen(S.f, Count(0, None)), when=_things)

G.phrase("any.1", "a {f:filter.a}", AnyOf(S.f), when=_plain_things)
another("any.1", "another {f:filter.1}", AnyOf, lambda v: (v.what,) if isinstance(v, AnyOf) else None, AnyOf)

# --- players ---------------------------------------------------------------------------------------------------------


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
        f"each {_noun} {{o:obj.1}} dealt damage this turn",
        Each(Filter((NOUNS[_noun], DealtDamageThisTurn(S.o)))),
        also=(f"each {_noun} who was dealt damage by {{o:obj.1}} this turn",),
    )
    G.phrase(
        "player.1",
        f"each {_noun} who was dealt damage this turn",
        Each(Filter((NOUNS[_noun], DealtDamageThisTurn()))),
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
    G.phrase(
        "player.1",
        f"that {_owned}'s controller or that player",
        Both((ControllerOf(Back(f"that {_owned}")), Back("that player"))),
    )
G.phrase("player.1", "that player", Back("that player"))
G.phrase("player.1", "the player", Back("the player"))
G.phrase("player.1", "that opponent", Back("that opponent"))
G.phrase("player.1", "defending player", DefendingPlayer(), also=("the defending player",))
G.phrase(
    "player.1",
    "the active player",
    ActivePlayer(),
    also=("attacking player", "the attacking player", "that attacking player"),
)
G.phrase("player.1", "enchanted player", Attached("enchanted player"))
G.phrase("player.1", "the chosen player", Back("the chosen player"))
G.phrase("player.1", "its controller", ControllerOf(IT))
G.phrase("player.1", "their controller", ControllerOf(Back("they")))
G.phrase("player.1", "{o:owned.1}'s controller", ControllerOf(S.o))
G.phrase("player.1", "its owner", OwnerOf(IT))
G.phrase("player.1", "{o:owned.1}'s owner", OwnerOf(S.o))
G.phrase("player.n", "they", Back("they"))
G.phrase("player.n", "you and {w:player.1} each", Both((YOU, S.w)), when=lambda w: w != YOU)
G.phrase("player.n", "any number of target {f:filter.n}", Target(S.f, Count(0, None)), when=_only_players)
G.phrase("player.n", "two target {f:filter.n}", Target(S.f, Count(2, 2)), when=_only_players)

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
G.phrase("whose", "{p:anyplayer.1}'s", S.p)
G.alternate("whose", "your opponents'", EachOpponent())

#: Of what: `its`, `~'s`, `that creature's`.
G.phrase("its", "its", IT)
G.phrase("its", "{o:owned.1}'s", S.o)
G.phrase("its", "their", Back("they"))

# --- subjects and objects of a sentence --------------------------------------------------------------------------------


def _two_targets(first: Target, second: Target) -> Both | None:
    """`target instant card and target sorcery card from your graveyard`: where cards lie is said once, of both; whose
    only the second of two permanents is would leave open whose the first is."""
    own, other = first.what.qualities, second.what.qualities
    place = _place(other)
    if place and _CARD in own and not _place(own):
        return Both((replace(first, what=Filter((*own, *place))), second))
    return None if _whose(other) and not (_whose(own) or place) else Both((first, second))


def _two_targets_said(of: tuple[Any, ...]) -> Sequence[Any] | None:
    if len(of) != 2 or not all(isinstance(t, Target) for t in of):
        return None
    own = of[0].what.qualities
    place = _place(own)
    once = place and _CARD in own and _place(of[1].what.qualities) == place
    return (replace(of[0], what=Filter(own[: -len(place)])) if once else of[0]), of[1]


_CARD = NOUNS["card"]


def _place(qualities: tuple[Quality, ...]) -> tuple[Quality, ...]:
    """The qualities at the end that say where cards lie."""
    at = next((i for i, q in enumerate(qualities) if isinstance(q, InZone)), len(qualities))
    return qualities[at:]


def _whose(qualities: tuple[Quality, ...]) -> bool:
    return any(isinstance(getattr(q, "quality", q), ControlledBy | OwnedBy) for q in qualities)


# A thing or several, after a verb: the form does not matter.
G.phrase("thing", "{o:obj.1}", S.o)
G.phrase("thing", "{o:obj.n}", S.o, when=lambda o: o != Back("they"))
G.computed(
    "thing",
    "{a:target.1} and {b:target.1}",
    lambda a, b: _two_targets(a, b),
    lambda v: _two_targets_said(v.of),
    key=Both,
)


def _beside(a: Target, b: Each, word: str) -> Both | None:
    """`target creature and each other creature that shares a color with it`: one thing, and others like it."""
    return Both((a, b)) if b.word == word and a.count == Count() else None


def _beside_said(value: Both, word: str) -> Sequence[Any] | None:
    match value.of:
        case (Target() as a, Each() as b) if _beside(a, b, word) is not None:
            return value.of
        case _:
            return None


for _class, _word in (("1", "each"), ("n", "all")):
    for _rule in ("thing", "manythings"):
        G.computed(
            _rule,
            f"{{a:target.1}} and {{b:each.{_class}}}",
            partial(_beside, word=_word),
            partial(_beside_said, word=_word),
            key=Both,
        )
G.phrase("thing", "them", Back("they"))

# Who damage is dealt to.
G.phrase("hit.one", "{o:obj.1}", S.o)
G.phrase("hit.one", "itself", Back("itself"))
G.phrase("hit.one", "{p:player.1}", S.p)
G.phrase("hit.one", "you", YOU)
G.alternate("hit.one", "players", EachPlayer())
G.alternate("hit.one", "each of your opponents", EachOpponent())
G.phrase("hit.one", "them", Back("they"))
for _again in (
    "that permanent or player",
    "that player or permanent",
    "that creature or player",
    "that creature or planeswalker",
    "that player or planeswalker",
    "that creature, player, or planeswalker",
):
    G.phrase("hit.one", _again, Back(_again))
G.phrase("hit.one", "each of {t:target.n}", S.t)
G.alternate("hit.one", "X targets", Target(Filter((AnyTarget(),)), Count(X(), X())))
G.alternate("hit.one", "up to X targets", Target(Filter((AnyTarget(),)), Count(0, X())))
G.phrase("hit.one", "each of {t:that.n}", S.t, when=lambda t: t != Back("those creatures"))
G.phrase("hit.one", "{e:each.n}", S.e)
G.phrase("hit.one", "the player or planeswalker it's attacking", AttackedBy(IT))
G.phrase("hit.one", "the player or planeswalker {t:that.1} is attacking", AttackedBy(S.t))
G.phrase("hit", "{h:hit.one}", S.h)


def _apart(a: Who, b: Who, **_: Any) -> bool:
    """`artifacts and creatures` is one description; `you and creatures you control` are two."""
    many = isinstance(a, (Each, Target)) and G.rule("obj.n").write(a) is not None
    return not (many and isinstance(b, Each) and b.word == "")


G.phrase("hit", "{a:hit.one} and {b:hit.one}", Both((S.a, S.b)), when=_apart)
G.phrase(
    "hit",
    "{a:hit.one}, {b:hit.one}, and {c:hit.one}",
    Both((S.a, S.b, S.c)),
    when=lambda a, b, c: _apart(a, b) and _apart(b, c),
)

# ~ and what it is attached to: `~ and enchanted creature each get +1/+1`.
for _word in ("enchanted creature", "equipped creature"):
    G.phrase("obj.n", f"~ and {_word}", Both((SELF, Attached(_word))), also=(f"~ and {_word} each",))

# Players whom a description of their permanents picks.
for _class, _opponents in (("player", False), ("opponent", True)):
    G.phrase(
        "player.1",
        f"each {_class} who controls a {{f:filter.a}}",
        PlayersWhoControl(S.f, _opponents),
        when=lambda f: _things(f),
    )
