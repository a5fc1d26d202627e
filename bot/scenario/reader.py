"""The reader: a story in plain English in, what the engine runs out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.script import Activate, Attack, Block
from bot.scenario.asking import questions_of
from bot.scenario.clean import cleaned
from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.general.asking import general_question
from bot.scenario.general.relations import Played
from bot.scenario.kinds import BOARD
from bot.scenario.lexicon import Lexicon
from bot.scenario.meaning.all import MEANINGS
from bot.scenario.meaning.attacks import done_as_said
from bot.scenario.mending import mended
from bot.scenario.names import Names
from bot.scenario.pieces import read_in_pieces
from bot.scenario.plain.asking import JOINING
from bot.scenario.scenario import Scenario
from bot.scenario.script_of import script_of
from bot.scenario.sentences import SentenceReader
from bot.scenario.statements import Statement
from bot.scenario.story import Story
from bot.scenario.suggesting import nearest_names
from bot.scenario.tokens import Token, sentences, tokenize
from bot.scenario.wording import Wording, in_plain_case, with_whole_names, wordings_of
from bot.scenario.words import GREETINGS, word_set
from bot.values import replace

__all__ = ["NotUnderstood", "Scenario", "read"]

_FIRST = ("Alice casts Lightning Bolt targeting Bob.",)
_CLOSING = ('"', "”", "“", "»", "«", "„")

#: The longest story that is read.
LONGEST = 20_000


def read(text: str, names: Names, teaching: bool = True) -> Scenario:
    """What the story tells and asks. Raises `NotUnderstood` with the place where it stopped; never anything else
    for whatever text. `teaching`: what would be read in its place is looked for."""
    try:
        return _read(text, names)
    except _Stopped as stopped:
        problem = stopped.problem()
        if not teaching or problem.span[0] >= len(text):
            raise problem from None
        start, end = problem.span
        names_there = tuple(
            name
            for name in problem.suggestions
            if name.endswith((".", "?"))
            or _reads(names, text[:start] + name + text[end:], start, start + len(name))
        )
        if names_there:
            raise problem.suggesting(names_there) from None
        said = mended(text, tokenize(cleaned(text)), problem.span[0], partial(_reads, names))
        raise problem.suggesting(said) from None
    except RecursionError:
        raise NotUnderstood(
            "Too many words or signs stand inside one another to be read.", text, (0, len(text)), _FIRST
        ) from None


def _reads(names: Names, text: str, start: int, end: int) -> bool:
    """Whether the words from `start` to `end` are read as a part of that story, and none of them passed over."""
    try:
        scenario = _read(text, names)
    except _Stopped as stopped:
        return stopped.is_beyond(end)
    except RecursionError:
        return False
    said = text[start:end]
    return not any(words in said for words in scenario.skipped) and (
        "?" not in said or bool(scenario.questions)
    )


def _read(text: str, names: Names) -> Scenario:
    """What the story tells and asks. Raises `_Stopped`."""
    try:
        return _read_words(text, names)
    except NotUnderstood as problem:
        raise _Stopped((problem,)) from None


def _read_words(text: str, names: Names) -> Scenario:
    if not text.strip():
        raise NotUnderstood("There is nothing to resolve.", text, (0, 0), _FIRST)
    if len(text) > LONGEST:
        raise NotUnderstood(
            f"A story of more than {LONGEST} characters is too long.", text, (LONGEST, len(text))
        )
    tokens = in_plain_case(with_whole_names(tokenize(cleaned(text)), names))
    for token in tokens:
        if token.kind == "quote" and (len(token.text) < 2 or not token.text.endswith(_CLOSING)):
            raise NotUnderstood(
                "The quotation marks that open here are not closed.", text, (token.start, token.end)
            )
    general = general_question(tokens)
    if general is not None:
        return _in_general(text, general, names)
    stops: list[NotUnderstood | _Unread] = []
    for wording in wordings_of(tokens, names, text):
        confirmed = general_question(wording.tokens) if not stops else None
        if confirmed is not None:
            return _in_general(text, confirmed, names)
        try:
            return _understood(text, wording, names)
        except (NotUnderstood, _Unread) as stop:
            stops.append(stop)
    raise _Stopped(tuple(stops))


class _Stopped(Exception):
    """No wording of the story can be read: where each of them stops."""

    def __init__(self, stops: Sequence[NotUnderstood | _Unread]) -> None:
        super().__init__()
        self._stops = stops

    def problem(self) -> NotUnderstood:
        """Where the story is understood farthest."""
        problems = [stop.problem() if isinstance(stop, _Unread) else stop for stop in self._stops]
        return max(problems, key=lambda problem: problem.span[0])

    def is_beyond(self, end: int) -> bool:
        """Whether all is understood before the offset `end`."""
        return any(
            stop.is_beyond(end) if isinstance(stop, _Unread) else stop.span[0] >= end for stop in self._stops
        )


class _Unread(Exception):
    """A sentence of one wording of the story cannot be read; how far it is understood is looked into where no wording can."""

    def __init__(
        self,
        text: str,
        wording: Wording,
        reader: SentenceReader,
        sentence: tuple[int, int, bool],
        done: list[tuple[int, int, list[Statement]]],
    ) -> None:
        super().__init__()
        self._text, self._wording, self._reader = text, wording, reader
        self._sentence, self._done = sentence, done

    def is_beyond(self, end: int) -> bool:
        """Whether it is understood before the offset `end`: looked into only where the sentence has words on both sides of it."""
        start, stop, _ = self._sentence
        first, last = _place(self._wording.tokens[start:stop])
        return first >= end or (last >= end and self.problem().span[0] >= end)

    def problem(self) -> NotUnderstood:
        start, stop, asks = self._sentence
        tokens, reader = self._wording.tokens, self._reader
        far = reader.reach(start, stop, asks)
        understood = _told(self._text, tokens, self._done)
        return _not_understood(self._text, tokens, reader, start, stop, far, understood)


def _in_general(text: str, general: Played, names: Names) -> Scenario:
    """A question about the rules, played out on a board of the least."""
    told = _read(general.story, names)
    question = replace(told.questions[0], text=text.strip(), denied=general.denied)
    board = general.story.removesuffix(told.questions[0].text).strip()
    said = f"This was asked of any board; it is played out so: {board}"
    return replace(
        told, questions=(question,), assumptions=(said, *told.assumptions), spans=((0, len(text)),)
    )


def _understood(text: str, wording: Wording, names: Names) -> Scenario:
    tokens, lexicon = wording.tokens, wording.lexicon
    reader = SentenceReader(tokens, lexicon)
    done: list[tuple[int, int, list[Statement]]] = []
    hedges: list[tuple[int, int]] = []
    for start, stop, asks in _sentences(tokens):
        statements = reader.read(start, stop, False, asks)
        if statements is None:
            statements = reader.read(start, stop, True, asks)
            if statements is None and wording.loosely:
                statements = read_in_pieces(reader, start, stop, asks)
            if statements is None and wording.loosely and _is_preface(tokens, start, stop):
                statements = [Statement("aside", {}, start, stop)]
            if statements is None:
                raise _Unread(text, wording, reader, (start, stop, asks), done)
        if asks and _asks_nothing(statements):
            if not _supposes(statements, tokens[start:stop]):
                raise _Unread(text, wording, reader, (start, stop, asks), done)
            statements.append(Statement("ask happens", {}, start, stop))
        done.append((start, stop, _joined(statements)))
        hedges += _within(reader.hedges, statements)
    _confirm_nothing_unread(text, tokens, done)
    story = _tell(text, tokens, lexicon, names, reader, done)
    _refuse_vacuous(text, story)
    places = [(tokens[a].start, tokens[b - 1].end) for a, b in {*hedges, *story.skipped}]
    skipped = [text[start:end] for start, end in sorted({*places, *wording.left_out}) if end > start]
    if not (story.actions or story.things or any(_tells(s.kind) for _, _, ss in done for s in ss)):
        raise NotUnderstood("Nothing that happens in a game is told.", text, (0, len(text)))
    script, assumptions = script_of(story)
    return Scenario(
        script,
        tuple(story.questions),
        (*story.guesses, *wording.respelt, *assumptions, *_said_skipped(skipped)),
        tuple(skipped),
        tuple(story.guesses),
        tuple(_place(tokens[start:stop]) for start, stop, _ in done),
        tuple(thing.label for thing in story.things if thing.size_assumed and not thing.future),
    )


def _asks_nothing(statements: list[Statement]) -> bool:
    """Whether a sentence with a question mark was read as what is there or done, and asks nothing: `Which creatures are on the
    battlefield?` tells of none. That nothing blocks is told in the midst of questions."""
    kinds = {one.kind for one in statements}
    return not any(kind.startswith("ask ") or kind == "aside" for kind in kinds) and kinds != {"noblock"}


def _supposes(statements: list[Statement], words: Sequence[Token]) -> bool:
    """Whether deeds with a question mark ask what comes of them: `What if Bob blocks with a 3/3?`"""
    denied = any(one.negated or one.kind in _DENIALS for one in statements)
    return (
        not denied
        and not any(t.fold in _CLAIMS for t in words)
        and {one.kind for one in statements}.isdisjoint(BOARD)
    )


_DENIALS = word_set("notblocking unblocked noblock noattack")
_CLAIMS = word_set("can could cannot cant may might should right correct true ok okay")


def _is_preface(tokens: list[Token], start: int, stop: int) -> bool:
    """Whether a question only says what it is about, before it is asked: `How does Shock interact with ward? If ...?` What it speaks
    of is told then: else it would say more."""
    words = [token.owner or token.fold for token in tokens[start:stop]]
    general = words[0] == "how" and bool({"interact", "work", "interacts", "works"} & {*words})
    later = {form for token in tokens[stop:] for form in (token.fold, token.owner)}
    told = all(word in later for word in words if word not in _OF_A_PREFACE)
    return general and told and any(t.kind == "break" and "?" in t.text for t in tokens[stop + 1 :])


_OF_A_PREFACE = word_set(
    "how do does did interact interacts work works with and the a an together in of exactly"
)


def _confirm_nothing_unread(
    text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]
) -> None:
    """`Is that right?` of words that were passed over can't be answered. Raises `NotUnderstood` at those."""
    statements = [one for _, _, sentence in done for one in sentence]
    if any(one.kind in ("ask right", "ask yesno") for one in statements):
        for one in statements:
            if one.kind == "aside" and one.end - one.start > _LONG_ASIDE:
                start, end = _place(tokens[one.start : one.end])
                message = (
                    f"“{_short(text[start:end])}” was not understood, and it is asked whether that is right."
                )
                raise NotUnderstood(message, text, (start, end))


_LONG_ASIDE = 4

#: Questions of what comes of something: of nothing comes nothing.
_OF_DEEDS = frozenset(
    {
        "dies",
        "candie",
        "triggers",
        "gets",
        "getsto",
        "dealsany",
        "damageby",
        "anydamage",
        "damageto",
        "happens",
    }
)


def _refuse_vacuous(text: str, story: Story) -> None:
    """A question what comes of it where nothing is done, and nothing is told that the rules see to by themselves; and one about
    combat damage where nothing attacks."""
    fights = any(isinstance(action, Attack | Block) for action in story.actions)
    if not fights and any(q.combat and q.beside is None for q in story.questions):
        raise NotUnderstood(
            "It is not told what attacks.",
            text,
            (len(text.rstrip()) - 1, len(text)),
            ("Alice attacks with Hill Giant.",),
        )
    if story.actions or not any(q.kind in _OF_DEEDS and q.beside is None for q in story.questions):
        return
    told = any(t.damage or t.counters or t.attached or t.attached_to for t in story.things)
    if not told and all(seat.life > 0 and seat.poison < 10 for seat in story.seats.values()):
        raise NotUnderstood(
            "It is not told what happens.",
            text,
            (len(text.rstrip()) - 1, len(text)),
            ("Alice attacks with Hill Giant.",),
        )


def _joined(statements: list[Statement]) -> list[Statement]:
    """Questions that are asked as one (`Can I block and does it die?`, `Does it die or does it live?`), each such run as one
    statement."""
    found: list[Statement] = []
    for one in statements:
        if len(found) > 1 and found[-1].kind == "joined" and one.kind.startswith("ask "):
            kind = f"ask {JOINING[found.pop().get('as')]}"
            first = found.pop()
            parts = (*(first.get("parts") or (first,)), one)
            found.append(Statement(kind, {"parts": parts}, first.start, one.end))
        else:
            found.append(one)
    return found


def _place(tokens: Sequence[Token]) -> tuple[int, int]:
    """From where to where in the text these words stand."""
    return min(token.start for token in tokens), max(token.end for token in tokens)


def _tells(kind: str) -> bool:
    """Whether a statement of that kind tells something of a game: a question about nothing doesn't."""
    return kind != "aside" and not kind.startswith("ask ")


def _within(hedges: list[tuple[int, int]], statements: list[Statement]) -> list[tuple[int, int]]:
    """Those hedges that stand inside a statement that was read."""
    return [(a, b) for a, b in hedges if any(s.start < a and b < s.end for s in statements)]


def _said_skipped(skipped: list[str]) -> list[str]:
    """What is said of what was skipped; greetings go without saying."""
    said = [words for words in skipped if not all(token.fold in GREETINGS for token in tokenize(words))]
    return [f"“{words}” was taken to be no part of what happens." for words in said]


def _tell(
    text: str,
    tokens: list[Token],
    lexicon: Lexicon,
    names: Names,
    reader: SentenceReader,
    done: list[tuple[int, int, list[Statement]]],
) -> Story:
    """Tells the story in its own order, or, where that means nothing, what there is first: players say what they have after
    what they did with it. Raises `NotUnderstood` where neither means anything."""
    first: NotUnderstood | None = None
    for board_first in (False, True):
        story = Story(tokens, lexicon, names, reader)
        statements = [(start, stop, one) for start, stop, sentence in done for one in sentence]
        if board_first:
            statements.sort(key=lambda told: told[2].kind not in BOARD)
        kinds = _kinds_after([one for _, _, one in statements])
        reached = 0
        start = stop = 0
        try:
            for index, (begin, stop, statement) in enumerate(statements):
                start = begin
                story.upcoming = kinds[index + 1]
                _mean(story, statement, text)
                reached = stop
        except CannotMean as problem:
            told = _told(text, tokens, [one for one in done if one[1] <= reached])
            first = first or _cannot_mean(text, tokens, problem, start, stop, told)
            continue
        return story
    assert first is not None
    raise first


def _sentences(tokens: list[Token]) -> list[tuple[int, int, bool]]:
    """(start, stop, whether it ends in a question mark) of each sentence."""
    return [
        (start, stop, stop < len(tokens) and "?" in tokens[stop].text)
        for start, stop in sentences(tokens)
        if stop > start
    ]


def _kinds_after(statements: list[Statement]) -> list[frozenset[str]]:
    """At each place, the kinds of statements that are told from there on."""
    found: list[frozenset[str]] = [frozenset()]
    for statement in reversed(statements):
        found.append(found[-1] | {statement.kind})
    return found[::-1]


_BELOW_ZERO = frozenset({"life", "lifeof"})
"""What may be told with a number below zero."""


def _refuse_negative(statement: Statement) -> None:
    """A number of things, of counters or of damage is 0 or more (CR 107.1b)."""
    if statement.kind in _BELOW_ZERO or statement.kind.startswith("ask "):
        return
    for value in statement.slots.values():
        if isinstance(value, int) and value < 0:
            raise CannotMean(
                f"There can't be {value} of anything but life, power and toughness.",
                start=statement.start,
                end=statement.end,
            )


def _mean(story: Story, statement: Statement, text: str) -> None:
    story.where = statement.start
    story.denies = statement.negated
    _refuse_negative(statement)
    if statement.kind == "aside":
        story.skip(statement.start, statement.end)
    elif statement.kind.startswith("ask "):
        questions = questions_of(story, statement, text)
        story.questions += questions
        if not questions:
            story.skip(statement.start, statement.end)
    else:
        for before in statement.get("_before", ()):
            if "who" in before.slots and "who" in statement.slots:
                before = replace(before, slots={**before.slots, "who": statement.slots["who"]})
            MEANINGS[before.kind](story, before)
        done, responding = len(story.actions), story.response
        MEANINGS[statement.kind](story, statement)
        deeds = [a for a in story.actions[done:] if not (isinstance(a, Activate) and a.for_mana)]
        if responding and story.response and deeds:
            raise CannotMean("That is nothing that is done in response.")
        if story.said_to_attack or story.said_to_be_manned:
            done_as_said(story, done)


def _told(text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]) -> tuple[str, ...]:
    places = (_place(tokens[start:stop]) for start, stop, _ in done)
    return tuple(text[start:stop] for start, stop in places)


def _not_understood(
    text: str,
    tokens: list[Token],
    reader: SentenceReader,
    start: int,
    stop: int,
    far: int,
    understood: tuple[str, ...],
) -> NotUnderstood:
    place = min(max(far, start), stop - 1)
    token = tokens[place]
    words, suggestions, name_end = nearest_names(reader, place, stop)
    at_end = far >= stop
    if words:
        message = words
    elif at_end:
        message = (
            f"The sentence “{_short(text[tokens[start].start : tokens[stop - 1].end])}” is not complete."
        )
    else:
        message = f"“{_short(token.text)}” was not understood in “{_short(text[tokens[start].start : tokens[stop - 1].end])}”."
    span = (token.end, token.end + 1) if at_end else (token.start, tokens[name_end - 1].end)
    return NotUnderstood(message, text, span, suggestions, understood)


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= 90 else words[:87] + "..."


def _cannot_mean(
    text: str, tokens: list[Token], problem: CannotMean, start: int, stop: int, understood: tuple[str, ...]
) -> NotUnderstood:
    first = problem.start if 0 <= problem.start < len(tokens) else start
    last = problem.end if problem.end > first else first + 1
    span = (tokens[first].start, tokens[min(last, len(tokens)) - 1].end)
    return NotUnderstood(problem.message, text, span, problem.suggestions, understood, problem.meant)
