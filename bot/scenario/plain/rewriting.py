"""Wordings as data, and a sentence said by them in plainer words, token by token, so that every place stays true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms.compiling import ANY, begins_with, compile_template, needs_one
from bot.scenario.forms.template import Filled, Node, may_fit, slots, words_of
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.plain.asking import ALSO, DENIED, HELPING, IN_TIME, JOINING, asked
from bot.scenario.plain.column_wordings import COLUMN_WORDINGS
from bot.scenario.plain.letter_wordings import LETTER_WORDINGS
from bot.scenario.plain.posted_wordings import POSTED_WORDINGS
from bot.scenario.plain.question_wordings import QUESTION_WORDINGS
from bot.scenario.plain.report_wordings import REPORT_WORDINGS
from bot.scenario.plain.typed_wordings import TYPED_WORDINGS
from bot.scenario.plain.wordings import WORDINGS
from bot.scenario.text.tokens import Kind, Token, sentences
from bot.scenario.text.words import NUMBERS
from bot.values import dataclass, replace

_MOST = 24
#: A longer sentence stays as it is: every wording is looked for at every word of it.
_LONGEST = 200


_TABLES = (
    LETTER_WORDINGS,
    COLUMN_WORDINGS,
    QUESTION_WORDINGS,
    REPORT_WORDINGS,
    TYPED_WORDINGS,
    POSTED_WORDINGS,
    WORDINGS,
)


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of `template` are said as `plainly`; `begins`: only where a sentence or clause begins. `drops`: they carry
    nothing."""

    template: str
    plainly: tuple[str, ...]
    begins: bool
    always: bool
    example: str

    @property
    def drops(self) -> bool:
        return not self.plainly


#: Wordings, each with its words.
_Tried = tuple[tuple[Wording, Node], ...]
#: Compiled when first tried.
_compiled = cache(compile_template)


@cache
def wordings() -> dict[str, list[Wording]]:
    """The wordings by the first word of each."""
    index: dict[str, list[Wording]] = {}
    for line in (line for table in _TABLES for line in table.strip().splitlines()):
        rule, _, example = line.partition("#")
        if not rule.strip():
            continue
        words, _, plainly = rule.partition("->")
        always = words.strip().startswith("!")
        words = words.strip().removeprefix("!").strip()
        begins = words.startswith("^")
        template = words.removeprefix("^").strip()
        wording = Wording(template, tuple(plainly.split()), begins, always, example.strip())
        for word in begins_with(template):
            index.setdefault(word, []).append(wording)
    return index


@lru_cache(maxsize=2048)
def _beginning(word: str, lemma: str, always: bool) -> _Tried:
    """The wordings that begin with a word, each with its words; `always`: only those that come before anything else."""
    index = wordings()
    found = (one for key in dict.fromkeys((word, lemma)) for one in index.get(key, ()))
    return tuple((one, _compiled(one.template)) for one in found if one.always or not always)


@lru_cache(maxsize=2)
def _anywhere(always: bool) -> tuple[dict[str, tuple[int, ...]], tuple[int, ...], _Tried]:
    """The wordings that may begin with anything, in their order; where those stand that need a word, by that word; where those
    stand that need none."""
    tried = _beginning(ANY, ANY, always)
    by_word: dict[str, list[int]] = {}
    others: list[int] = []
    for place, (_, node) in enumerate(tried):
        needed = needs_one(node)
        for word in needed:
            by_word.setdefault(word, []).append(place)
        if not needed:
            others.append(place)
    return {word: tuple(places) for word, places in by_word.items()}, tuple(others), tried


def _that_may_fit(words: _Words, always: bool) -> list[tuple[Wording, Node]]:
    """The wordings that may begin with anything for which the sentence has the words."""
    by_word, others, tried = _anywhere(always)
    assert words.words is not None
    places = {*others}
    for word in words.words:
        places.update(by_word.get(word, ()))
    return [tried[place] for place in sorted(places) if may_fit(tried[place][1], words)]


class _Words:
    """The slots of wordings: runs of words in one sentence."""

    def __init__(self, tokens: Sequence[Token], names: Sequence[bool]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)
        self.names = names

    def spend(self) -> None:
        """Wordings are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[tuple[int, int], int]]:
        """`words`: a run up to any mark, `any`: across marks, `few`: at most three; `rest`: up to the end; `to`: up to a comma or the end; `clause`: to a word that begins another one; `doing`: up to the end, from a plain verb on; `subject`: words without `not`; `who`: a player; `effect`: what an untold spell does; `number`."""
        if kind == "any":
            return [((at, stop), stop) for stop in range(at + 1, self.stop + 1)]
        if kind == "rest":
            return [((at, self.stop), self.stop)] if at < self.stop else []
        end = at
        while end < self.stop and (self.names[end] or self.tokens[end].fold not in (",", "—", "(", ")", ":")):
            end += 1
        match kind:
            case "to":
                return [((at, end), end)] if end > at else []
            case "clause":
                stop = next(
                    (n for n in range(at, end) if self.tokens[n].fold in _CLAUSES and not self.names[n]), end
                )
                return [((at, stop), stop)] if stop > at else []
            case "words":
                return [((at, stop), stop) for stop in range(at + 1, end + 1)]
            case "subject":
                tokens = self.tokens
                stop = next(
                    (n for n in range(at, end) if tokens[n].fold == "not" or tokens[n].lemma in JOINING), end
                )
                return [((at, last), last) for last in range(at + 1, stop + 1)]
            case "few":
                return [((at, stop), stop) for stop in range(at + 1, min(end, at + 3) + 1)]
            case "number":
                token = self.tokens[at]
                counts = token.kind == "number" or token.fold in NUMBERS
                return [((at, at + 1), at + 1)] if counts else []
            case "size":
                return [((at, at + 1), at + 1)] if self.tokens[at].kind == "size" else []
            case "keyword":
                first = self.tokens[at].fold
                two = (
                    first in ("first", "double")
                    and at + 1 < self.stop
                    and self.tokens[at + 1].fold == "strike"
                )
                end = at + 2 if two else at + 1
                return [((at, end), end)] if two or first in KEYWORDS else []
            case "who":
                return [((at, stop), stop) for stop in self._player(at)]
            case "thing":
                return [((at, stop), stop) for stop in self._thing(at)]
            case "doing":
                return [((at, self.stop), self.stop)] if self._is_verb(at) else []
            case "can":
                return [((at, at + 1), at + 1)] if self.tokens[at].fold in ("can", "could", "may") else []
            case "quote":
                return [((at, at + 1), at + 1)] if self.tokens[at].kind == "quote" else []
            case "verb":
                token = self.tokens[at]
                return [((at, at + 1), at + 1)] if token.kind == "word" and token.fold in LEMMAS else []
            case "fights":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in _FIGHTING else []
            case "deed":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in _DONE_TO_IT else []
            case "effect":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in _OF_SPELLS else []
            case _:
                raise ValueError(f"no such slot: {kind}")

    def _is_verb(self, at: int) -> bool:
        """Whether a verb stands here plainly: `die`, but no `strike` of `first strike`."""
        token = self.tokens[at]
        named = self.names[at] or (at and self.tokens[at - 1].fold in _BEFORE_STRIKE)
        return token.kind == "word" and token.fold == token.lemma and token.fold in LEMMAS and not named

    def _player(self, at: int) -> Iterator[int]:
        word = self.tokens[at].fold
        if word in (
            "i",
            "you",
            "we",
            "they",
            "he",
            "she",
            "me",
            "him",
            "them",
            "opponent",
            "opp",
            "somebody",
        ):
            yield at + 1
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        if word in ("my", "your", "his", "her", "their", "the", "an", "that", "a") and following in _PERSONS:
            yield at + 2
        if word in ("the", "that", "attacking", "defending", "active") and following in (
            "attacking",
            "defending",
            "active",
            "player",
        ):
            yield at + 3 if word == "the" and following != "player" else at + 2
        if word == "player" and len(following) == 1:
            yield at + 2
        token = self.tokens[at]
        if word in GIVEN_NAMES and token.text[:1].isupper() and not token.owner:
            yield at + 1

    def _thing(self, at: int) -> Iterator[int]:
        """A name, or a determiner and up to four words without a verb that stands plainly."""
        token = self.tokens[at]
        if token.fold in ("it", "they", "them", "this", "that", "he", "she", "him", "both"):
            yield at + 1
            return
        end = at + (token.fold in _DETERMINERS or token.fold in NUMBERS)
        start = end
        while end < self.stop and end < start + 7:
            here = self.tokens[end]
            if here.kind not in ("word", "size", "number") and not self.names[end]:
                break
            if here.kind == "word" and not self.names[end] and here.fold in _NO_NOUNS:
                break
            end += 1
            if end > start:
                yield end


#: What is done to a thing that was just named: `a 2/2 that I enchanted with ...`.
_DONE_TO_IT = frozenset(
    {"unmorph", "enchant", "equip", "animate", "pump", "regenerate", "crew", "target", "shock", "bolt"}
)
#: What a player is said to do with an untold spell.
_OF_SPELLS = frozenset(
    {
        "bounce",
        "exile",
        "kill",
        "destroy",
        "counter",
        "burn",
        "tap",
        "untap",
        "give",
        "make",
        "regenerate",
        "protect",
        "pump",
    }
)
#: What creatures do, and players don't.
_FIGHTING = frozenset({"block", "attack", "die", "survive", "trade", "fight"})
#: Words and marks after which a clause begins.
_BEGINNING = frozenset({",", "—", "but", "and", "so", "then", "if", "when"})
_CLAUSES = frozenset(
    {"when", "because", "since", "though", "although", "but", "while", "after", "before", "if"}
)
_BEFORE_STRIKE = frozenset({"first", "double", "with", "and", "a", "an", "the", "of"})
_PERSONS = frozenset({"opponent", "opp", "friend", "player", "enemy", "buddy"})
_DETERMINERS = frozenset(
    {"the", "a", "an", "my", "his", "her", "their", "its", "your", "both", "each", "this", "that"}
)
_NO_NOUNS = frozenset(
    {"is", "be", "not", "are", "was", "were", "has", "have", "had", "do", "does", "did", "will", "would", "can", "could", "and", "or", "but"}
    | {"if", "when", "to", "of", "with", "in", "on", "for", "by", "from", "i", "so", "before", "after", "because", "since"}
)  # fmt: skip


def rewritten(
    tokens: Sequence[Token], names: Sequence[bool], always: bool = False
) -> tuple[list[Token], list[tuple[int, int]]]:
    """The tokens said plainly, and the places in the text (start, end) of words that carried nothing and are gone.
    `names` tells of each token whether it stands in a name of several words, which is never touched. `always`: only by those
    wordings that come before anything else."""
    found: list[Token] = []
    dropped: list[tuple[int, int]] = []
    for start, stop in sentences(tokens):
        told, asks = _sentence(tokens[start:stop], names[start:stop], dropped, always)
        found += told
        for ends in tokens[stop : stop + 1]:
            found.append(replace(ends, text="?") if asks and "?" not in ends.text else ends)
        if asks and stop == len(tokens):
            found.append(Token("break", "?", "?", "", told[-1].end, told[-1].end))
    return found, dropped


def _sentence(
    tokens: Sequence[Token], names: Sequence[bool], dropped: list[tuple[int, int]], always: bool
) -> tuple[list[Token], bool]:
    """The sentence said plainly, and whether that made a question of it."""
    now, named, asks = list(tokens), list(names), False
    for _ in range(_MOST):
        if len(now) > _LONGEST:  # a wording may say a part of it twice, and another one a part of that
            break
        step = _step(now, named, always)
        if step is None:
            break
        at, end, told, wording = step
        if wording.drops:
            dropped.append((now[at].start, now[end - 1].end))
        marks = [named[now.index(token)] if token in now else False for token in told]
        now[at:end], named[at:end] = told, marks
        asks = asks or any(piece.startswith("?") for piece in wording.plainly)
    return now, asks


def _step(
    tokens: list[Token], names: list[bool], always: bool
) -> tuple[int, int, list[Token], Wording] | None:
    words = _Words(tokens, names)
    anywhere = _that_may_fit(words, always)
    for at, token in enumerate(tokens):
        here = _beginning(token.fold, token.lemma, always)
        if not (here or anywhere) or token.kind == "quote" or (names[at] and at and names[at - 1]):
            continue
        begins = at == 0 or tokens[at - 1].fold in _BEGINNING
        for wording, node in (*here, *anywhere):
            if wording.begins and not begins:
                continue
            if names[at] and token.fold in begins_with(wording.template):
                continue
            for end, filled in node.match(words, at, None):
                told = _said(tokens, at, end, filled, wording)
                if told is not None and [t.fold for t in told] != [t.fold for t in tokens[at:end]]:
                    return at, end, told, wording
    return None


def _said(tokens: list[Token], at: int, end: int, filled: Filled, wording: Wording) -> list[Token] | None:
    """The plain words in the place of tokens `at`..`end`."""
    values = slots(filled)
    found: list[Token] = []
    place = tokens[at]
    for piece in wording.plainly:
        if piece.startswith(("{", "?{", "~{")):
            first, last = values.get(piece.strip("?~{}"), (0, 0))
            inside = tokens[first:last]
            if piece.startswith("?"):
                question = asked(inside)
                if question is None:
                    return None
                inside = question
            elif piece.startswith("~"):
                inside = [replace(t, text=t.lemma, fold=t.lemma) for t in inside]
            found += inside
            if inside:
                place = inside[-1]
        elif piece == "&":
            found.append(Token("word", "and", "and", ALSO, place.start, place.start))
        elif piece == "notdo":
            found.append(Token("word", "do", "do", DENIED, place.start, place.start))
        elif piece == "&never":
            found.append(Token("word", "before", "before", IN_TIME, place.start, place.start))
        elif piece == ";":
            found.append(Token("break", "", ".", ".", place.start, place.start))
        elif piece == ",":
            found.append(Token("mark", ",", ",", ",", place.start, place.start))
        else:
            typed = next((t for t in tokens[at:end] if t.lemma == piece and not t.fold.endswith("ing")), None)
            kind: Kind = "size" if piece[0].isdigit() and "/" in piece else "word"
            plain = Token(kind, piece, piece, LEMMAS.get(piece, piece), place.start, place.end)
            found.append(plain if typed is None else typed)
    if any(token.lemma == DENIED for token in tokens[at:end]) and all(t.lemma != DENIED for t in found):
        asks = next((n for n, token in enumerate(found) if token.fold in HELPING), None)
        if asks is None:
            return None
        found[asks] = replace(found[asks], lemma=DENIED)
    if found and wording.plainly[-1][0] not in "{?~&;,":
        found[-1] = replace(found[-1], end=max(found[-1].end, tokens[end - 1].end))
    return found
