"""Who plays against whoever tells the story, by what he is to them: `my brother attacks me`, `my wife's 2/2`, `this guy casts Shock`, `the dude
across the table`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import dataclass, replace

_KIN = word_set(
    """
    brother bro sister sis wife husband girlfriend boyfriend gf bf roommate flatmate mate pal dad father mom mum mother son daughter kid
    cousin uncle aunt nephew niece coworker colleague roomie bestie partner neighbor neighbour fiance fiancee grandpa classmate teammate rival
    bud homie homeboy bff boss wifey hubby so friend buddy bruv cuz housemate enemy
    """
)
#: Words for a man that players call creatures by as well.
_ANYBODY = word_set(
    "guy dude fella lady gal person man bloke player rando kid girl stranger friend buddy wife husband gf bf homie homeboy"
)
#: Of these nobody else is meant, with nothing said before them.
_BARE = word_set("bro homie homeboy dude mate wifey hubby bruh bruv friend buddy bestie")
#: Which of one's brothers or friends he is.
_SAID_OF = word_set("best good old lil little older younger big dear other buddy twin ex annoying")
#: What creatures have as players do.
_HAVING = word_set("has had have got controls controlled")
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
    ("i", "am", "playing", "against"), ("i", "am", "facing"), ("i", "am", "up", "against"), ("of", "mine"), ("i", "know"),
    ("i", "was", "playing"), ("i", "am", "playing"), ("i", "was", "playing", "against"), ("i", "played"), ("i", "played", "against"),
    ("at", "my", "lgs"), ("at", "my", "store"), ("at", "fnm"),
)  # fmt: skip
_OTHERS = word_set("opponent opponents opp opps oppo")
_TELLERS = word_set("i me my mine")


def called_opponents(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with `my opponent` for the one person that is told of so; unchanged where there are several, or an opponent besides. A
    name behind it is whose it is: `my buddy Dave swings` as `Dave swings`."""
    folds = {token.owner or token.fold for token in tokens}
    tokens = _by_their_names(tokens)
    if folds & _OTHERS or not folds & _TELLERS:
        return list(tokens)
    places: list[_Person] = []
    for at in range(len(tokens) - 1):
        if (not places or at >= places[-1].end) and (person := _person(tokens, named, at)) is not None:
            places.append(person)
    if not places or len({person.word for person in places}) > 1:
        return list(tokens)
    found: list[Token] = []
    last = 0
    for person in places:
        first, noun = tokens[person.start], tokens[person.noun]
        found += tokens[last : person.start]
        found.append(replace(first, kind="word", text="my", fold="my", lemma="my", owner=""))
        word, text = ("opponents", "opponent's") if noun.owner else ("opponent", "opponent")
        found.append(replace(noun, text=text, fold=word, lemma=word, owner="opponent" if noun.owner else ""))
        last = person.end
    return [*found, *tokens[last:]]


@dataclass(frozen=True, slots=True)
class _Person:
    """Where the words for a person begin, the place of the noun, where they end, and the noun."""

    start: int
    noun: int
    end: int
    word: str


def _person(tokens: Sequence[Token], named: Sequence[bool], at: int) -> _Person | None:
    """The person that is told of from `at` on; None where none is."""
    first = tokens[at]
    if named[at]:
        return None
    bare = first.owner or first.fold
    if (
        bare in _BARE
        and first.text.islower()
        and (at == 0 or tokens[at - 1].fold in _FRESH or tokens[at - 1].kind == "break")
    ):
        return _Person(at, at, at + 1, bare) if first.owner or _acts(tokens, at + 1) else None
    if first.fold == "one" and [token.fold for token in tokens[at + 1 : at + 3]] == ["of", "my"]:
        friends = tokens[at + 3].fold.removesuffix("s") if at + 3 < len(tokens) else ""
        return (
            _Person(at, at + 3, at + 4, friends)
            if friends in _KIN | _ANYBODY and _acts(tokens, at + 4)
            else None
        )
    if (
        bare in _ANYBODY
        and not first.owner
        and (at == 0 or tokens[at - 1].fold in _FRESH or tokens[at - 1].kind == "break")
    ):
        seated = max((len(said) for said in _PLACES if _stands(tokens, at + 1, said)), default=0)
        if seated and at + 1 + seated < len(tokens):
            return _Person(at, at, at + 1 + seated, bare)  # `Guy at my LGS swings`
    own = first.fold in ("my", "our")
    known = own or first.fold in _BEFORE or first.fold == "other"
    place = at + 1
    while known and place < len(tokens) - 1 and tokens[place].fold in _SAID_OF:
        place += 1
    if not known or place >= len(tokens) or named[place]:
        return None
    noun = tokens[place]
    word = noun.owner or noun.fold
    if own and word in _KIN:
        return _Person(at, place, place + 1, word)
    if word not in _ANYBODY:
        return None
    if noun.owner:
        owns = place + 1 < len(tokens) and (
            tokens[place + 1].kind == "size" or tokens[place + 1].text[:1].isupper()
        )
        return _Person(at, place, place + 1, word) if owns and not own else None
    end = place + 1 + max((len(said) for said in _PLACES if _stands(tokens, place + 1, said)), default=0)
    if end > place + 1:
        return _Person(at, place, end, word) if end < len(tokens) else None
    if own:
        return _Person(at, place, end, word) if _at_me(tokens, end) else None
    return _Person(at, place, end, word) if _acts(tokens, end) else None


#: What a clause begins after.
_FRESH = word_set("and but so then , — : when if while because before after")


def _acts(tokens: Sequence[Token], at: int) -> bool:
    """Whether what is told from here on is what a player does."""
    while at < len(tokens) and tokens[at].fold in ("just", "then", "also", "now"):
        at += 1
    if at >= len(tokens):
        return False
    verb = tokens[at].fold
    if verb in _HAVING:
        size = next((t for t in tokens[at + 1 : at + 5] if t.kind == "size"), None)
        return size is not None and size.text[:1] not in "+-"
    return verb in _PLAYS or (verb in _WITH and _with_something(tokens, at + 1))


def _at_me(tokens: Sequence[Token], at: int) -> bool:
    """Whether somebody swings something at me: nothing of mine does."""
    if at >= len(tokens) or tokens[at].fold not in _WITH:
        return False
    clause = []
    for token in tokens[at : at + 9]:
        if token.kind == "break" or token.fold in (",", "and"):
            break
        clause.append(token.fold)
    return "me" in clause


def _by_their_names(tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens without `my buddy` before a given name."""
    gone = {
        n
        for at in range(len(tokens) - 2)
        if tokens[at].fold == "my"
        and tokens[at + 1].fold in _KIN | _ANYBODY | _OTHERS
        and tokens[at + 2].text[:1].isupper()
        and (tokens[at + 2].owner or tokens[at + 2].fold) in GIVEN_NAMES
        for n in (at, at + 1)
    }
    return [token for at, token in enumerate(tokens) if at not in gone] if gone else tokens


def _with_something(tokens: Sequence[Token], at: int) -> bool:
    """Whether something is told of whose it is that does it."""
    words = [token.fold for token in tokens[at : at + 4]]
    return bool(words) and (words[0] in ("a", "an", "his", "with", "two") or "with" in words)


def _stands(tokens: Sequence[Token], at: int, said: Sequence[str]) -> bool:
    return tuple(token.fold for token in tokens[at : at + len(said)]) == tuple(said)
