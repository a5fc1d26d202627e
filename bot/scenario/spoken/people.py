"""Who plays against whoever tells the story, by what he is to them: `my brother attacks me`, `my wife's 2/2`, `this guy casts Shock`, `the dude
across the table`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_KIN = word_set(
    """
    brother bro sister sis wife husband girlfriend boyfriend gf bf roommate flatmate mate pal dad father mom mum mother son daughter kid
    cousin uncle aunt nephew niece coworker colleague roomie bestie partner neighbor neighbour fiance fiancee grandpa classmate teammate rival
    """
)
#: Words for a man that players call creatures by as well.
_ANYBODY = word_set("guy dude fella lady gal person man bloke player")
#: What only players do: a `guy` that does it is one.
_PLAYS = word_set(
    """
    cast casts casted plays play played activates activated responds responded drops dropped flashes flashed chumps chumped concedes scoops
    bolts bolted shocks sacs sacrifices sacrificed draws drew discards discarded mulligans untaps cracks cracked wraths
    """
)
#: After these only a player does it: `swings a 2/2`, `attacks me with a 2/2`, `blocks with a 2/2`.
_WITH = word_set("swings swung attacks attacked blocks blocked hits hit sends sent taps tapped comes came")
_BEFORE = word_set("this some that the a an another one")
#: Where such a man sits.
_PLACES = (
    ("across", "the", "table"), ("across", "from", "me"), ("at", "the", "table"), ("next", "to", "me"), ("on", "the", "other", "side"),
    ("i", "was", "playing"), ("i", "am", "playing"), ("i", "was", "playing", "against"), ("i", "played"), ("i", "played", "against"),
    ("at", "my", "lgs"), ("at", "my", "store"), ("at", "fnm"),
)  # fmt: skip
_OTHERS = word_set("opponent opponents opp opps oppo")
_TELLERS = word_set("i me my mine")


def called_opponents(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with `my opponent` for the one person that is told of so; unchanged where there are several, or an opponent besides."""
    folds = {token.owner or token.fold for token in tokens}
    if folds & _OTHERS or not folds & _TELLERS:
        return list(tokens)
    places = [(at, *person) for at in range(len(tokens) - 1) if (person := _person(tokens, named, at))]
    if not places or len({word for *_, word in places}) > 1:
        return list(tokens)
    found: list[Token] = []
    last = 0
    for at, end, _ in places:
        first, noun = tokens[at], tokens[at + 1]
        own = "s" if noun.owner else ""
        found += tokens[last:at]
        found.append(replace(first, text="my", fold="my", lemma="my"))
        word = f"opponent{own}"
        text = "opponent's" if own else "opponent"
        found.append(replace(noun, text=text, fold=word, lemma=word, owner="opponent" if own else ""))
        last = end
    return [*found, *tokens[last:]]


def _person(tokens: Sequence[Token], named: Sequence[bool], at: int) -> tuple[int, str] | None:
    """Where the words for a person end that begin at `at`, and the noun; None where none do."""
    first, noun = tokens[at], tokens[at + 1]
    word = noun.owner or noun.fold
    if named[at] or named[at + 1]:
        return None
    if first.fold in ("my", "our") and word in _KIN:
        return at + 2, word
    if first.fold not in _BEFORE or word not in _ANYBODY or noun.owner:
        return None
    end = at + 2 + max((len(said) for said in _PLACES if _stands(tokens, at + 2, said)), default=0)
    if end >= len(tokens):
        return None
    verb = tokens[end].fold
    does = verb in _PLAYS or (verb in _WITH and _with_something(tokens, end + 1))
    return (end, word) if does or end > at + 2 else None


def _with_something(tokens: Sequence[Token], at: int) -> bool:
    """Whether something is told of whose it is that does it."""
    words = [token.fold for token in tokens[at : at + 4]]
    return bool(words) and (words[0] in ("a", "an", "his", "with", "two") or "with" in words)


def _stands(tokens: Sequence[Token], at: int, said: Sequence[str]) -> bool:
    return tuple(token.fold for token in tokens[at : at + len(said)]) == tuple(said)
