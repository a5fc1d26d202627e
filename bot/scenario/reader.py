"""The reader: a story in plain English in, what the engine runs out."""

from __future__ import annotations

from functools import partial

from bot.scenario.errors import NotUnderstood
from bot.scenario.frames.unframed import unframed
from bot.scenario.general.asking import general_question
from bot.scenario.general.relations import Played
from bot.scenario.general.spells import aimed_as_told, may_kill
from bot.scenario.interplay.asking import asked_of_two
from bot.scenario.naming.called_in_parentheses import called_by_their_names
from bot.scenario.naming.inflected_names import with_names_as_verbs
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.plain.background import without_talk
from bot.scenario.plain.called_sizes import with_sizes
from bot.scenario.plain.claimed_in_general import claimed_in_general
from bot.scenario.plain.ellipses import with_questions_in_full
from bot.scenario.plain.passive_in_general import passive_in_general
from bot.scenario.plain.trying import Wording, in_plain_case, with_whole_names, wordings_of
from bot.scenario.questions.moments_asked import of_its_moment
from bot.scenario.questions.supposed_aims import suppose_aims
from bot.scenario.questions.supposing import suppose_targets
from bot.scenario.questions.unasked import (
    asks_nothing,
    asks_two_in_one,
    confirm_nothing_unread,
    is_preface,
    refuse_goaded_among_several,
    refuse_idle_attackers,
    refuse_least_of_several,
    refuse_unattached,
    refuse_unattacked,
    refuse_uncast,
    refuse_unpaid,
    refuse_untapping_untapped,
    supposes,
)
from bot.scenario.questions.vacuous import refuse_vacuous
from bot.scenario.scenario import Scenario, UntoldSize
from bot.scenario.sentences.done_with_it import with_what_is_done
from bot.scenario.scenario import Scenario
from bot.scenario.sentences.joined_questions import joined_as_one, joins_no_question
from bot.scenario.scenario import Scenario
from bot.scenario.sentences.mending import mended
from bot.scenario.sentences.stops import Stopped, Unread
from bot.scenario.telling.claims_told import Place
from bot.scenario.telling.formats import says_the_format
from bot.scenario.telling.in_order import tell
from bot.scenario.telling.passed_over import what_is_passed_over
from bot.scenario.telling.said_in_passing import said_in_passing
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.slow_deeds import with_turns_apart
from bot.scenario.telling.turns_over import with_next_turns
from bot.scenario.telling.untold_hands import untold_hands
from bot.scenario.telling.untold_of_things import untold_of_the_made_up, untold_sizes
from bot.scenario.text.clean import cleaned
from bot.scenario.text.tokens import Token, sentences, tokenize
from bot.scenario.text.words import GREETINGS
from bot.scenario.things.made_as_told import card_meant
from bot.scenario.text.clean import cleaned
from bot.scenario.text.tokens import tokenize
from bot.scenario.understanding import understood
from bot.values import replace

__all__ = ["NotUnderstood", "Scenario", "read", "read_as_it_stands"]

_FIRST = ("Alice casts Lightning Bolt targeting Bob.",)
_CLOSING = ('"', "”", "“", "»", "«", "„")

#: The longest story that is read.
LONGEST = 20_000


def read(text: str, names: Names, teaching: bool = True, done: frozenset[Place] = frozenset()) -> Scenario:
    """What the story tells and asks. Raises `NotUnderstood` with the place where it stopped; never anything else
    for whatever text. `teaching`: what would be read in its place is looked for. `done`: the words that may only say what comes about,
    and are to be a deed of their own, as nothing else brings it about."""
    try:
        return _read(text, names, done=done)
    except Stopped as stopped:
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


def read_as_it_stands(text: str, names: Names) -> Scenario | None:
    """What a story tells that is in the program's own plain words; None where it has to be said in others to be read."""
    tokens = with_whole_names(tokenize(cleaned(text)), names)
    try:
        return understood(text, Wording(tokens, Lexicon(tokens, names, text)), names)
    except (NotUnderstood, Unread, RecursionError):
        return None


def _reads(names: Names, text: str, start: int, end: int) -> bool:
    """Whether the words from `start` to `end` are read as a part of that story, and none of them passed over."""
    try:
        scenario = _read(text, names, end)
    except Stopped as stopped:
        return stopped.is_beyond(end)
    except RecursionError:
        return False
    said = text[start:end]
    return not any(words in said for words in scenario.skipped) and (
        "?" not in said or bool(scenario.questions)
    )


def _read(text: str, names: Names, far: int | None = None, done: frozenset[Place] = frozenset()) -> Scenario:
    """What the story tells and asks. Raises `Stopped`: where no wording of it can be read, or one is understood as `far` as is asked."""
    try:
        return _read_words(text, names, far, done)
    except NotUnderstood as problem:
        raise Stopped((problem,)) from None


def _read_words(text: str, names: Names, far: int | None, deeds: frozenset[Place]) -> Scenario:
    if not text.strip():
        raise NotUnderstood("There is nothing to resolve.", text, (0, 0), _FIRST)
    if len(text) > LONGEST:
        raise NotUnderstood(
            f"A story of more than {LONGEST} characters is too long.", text, (LONGEST, len(text))
        )
    tokens = in_plain_case(with_whole_names(tokenize(cleaned(text)), names))
    tokens, framed = unframed(tokens, lambda told: Lexicon(told, names, text).in_long_name)
    typed = tokens = with_questions_in_full(tokens)
    tokens = with_sizes(with_names_as_verbs(called_by_their_names(tokens, names), names))
    for token in tokens:
        if token.kind == "quote" and (len(token.text) < 2 or not token.text.endswith(_CLOSING)):
            raise NotUnderstood(
                "The quotation marks that open here are not closed.", text, (token.start, token.end)
            )
    typed = without_talk(typed)
    plain = claimed_in_general(typed) or passive_in_general(typed)
    bare = without_talk(tokens)
    for words in (bare, plain) if plain is not None else (bare,):
        if (in_general := _answered_in_general(text, general_question(words), names)) is not None:
            return in_general
    for words in (typed, plain) if plain is not None else (typed,):
        if (of_two := asked_of_two(text, words, names, partial(_plainly, names))) is not None:
            return of_two
    stops: list[NotUnderstood | Unread] = []
    for wording in wordings_of(tokens, names, text):
        confirmed = general_question(wording.tokens) if not stops else None
        in_general = _answered_in_general(text, confirmed, names)
        if in_general is not None:
            return in_general
        try:
            wording = replace(wording, led_in=framed)
            return _understood(text, wording, names, deeds)
            return understood(text, wording, names, deeds)
        except (NotUnderstood, Unread) as stop:
            stops.append(stop)
            if far is not None and Stopped((stop,)).is_beyond(far):
                break
        if (of_two := asked_of_two(text, wording.tokens, names, partial(_plainly, names))) is not None:
            return of_two
    raise Stopped(tuple(stops))


def _plainly(names: Names, story: str) -> Scenario:
    """A story of the program's own. Raises `NotUnderstood`."""
    try:
        return _read(story, names)
    except Stopped as stopped:
        raise stopped.problem() from None


def _answered_in_general(text: str, general: Played | None, names: Names) -> Scenario | None:
    """A question about the rules, played out on a board of the least; None where it is none."""
    if general is None or (general.spell and not may_kill(names, general.spell)):
        return None
    told_story = aimed_as_told(names, general.story, general.spell) if general.spell else general.story
    try:
        told = _read(told_story, names)
    except Stopped:
        if not general.spell:
            raise
        return None
    question = replace(told.questions[0], text=text.strip(), denied=general.denied, supposed=True)
    board = told_story.removesuffix(told.questions[0].text).strip()
    said = f"This was asked of any board; it is played out so: {board}"
    return replace(
        told, questions=(question,), assumptions=(said, *told.assumptions), spans=((0, len(text)),)
    )


def _understood(text: str, wording: Wording, names: Names, deeds: frozenset[Place]) -> Scenario:
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
            if statements is None and wording.loosely and is_preface(tokens, start, stop):
                statements = [Statement("aside", {}, start, stop)]
            if statements is None:
                raise Unread(text, wording, reader, (start, stop, asks), done)
        if asks_two_in_one(statements) or joins_no_question(statements):
            raise Unread(text, wording, reader, (start, stop, asks), done)
        if asks and asks_nothing(statements):
            if not supposes(statements, tokens[start:stop]):
                raise Unread(text, wording, reader, (start, stop, asks), done)
            statements.append(Statement("ask happens", {}, start, stop))
        statements = with_what_is_done(statements, tokens, partial(card_meant, names))
        done.append((start, stop, joined_as_one(asked_at_last(statements))))
        hedges += _within(reader.hedges, statements)
    confirm_nothing_unread(text, tokens, done)
    done = without_suppositions(text, tokens, done)
    story = tell(text, tokens, lexicon, names, reader, done, deeds)
    refuse_vacuous(text, story)
    refuse_uncast(text, story)
    refuse_unattached(text, story)
    refuse_unpaid(text, story)
    refuse_unattacked(text, story)
    refuse_goaded_among_several(text, story)
    refuse_idle_attackers(text, story)
    refuse_untapping_untapped(text, story)
    refuse_least_of_several(text, story)
    places = [(tokens[a].start, tokens[b - 1].end) for a, b in {*hedges, *story.skipped}]
    skipped = [text[start:end] for start, end in sorted({*places, *wording.left_out}) if end > start]
    skipped = [words for words in skipped if not says_the_format(words)]
    words = said_in_passing(text, skipped, story)
    if words is not None:
        at = text.index(words)
        raise NotUnderstood(f"“{words}” was not understood.", text, (at, at + len(words)))
    skipped += [text[start:end] for start, end in wording.taken_back]
    led_in = [text[start:end] for start, end in wording.led_in]
    skipped += [words for words in led_in if not says_the_format(words)]
    if not (story.actions or story.things or any(_tells(s.kind) for _, _, ss in done for s in ss)):
        raise NotUnderstood("Nothing that happens in a game is told.", text, (0, len(text)))
    leave_open_modes(story)
    suppose_aims(story)
    suppose_targets(story)
    with_turns_apart(story)
    with_next_turns(story)
    script, assumptions = script_of(story)
    asked = zip(story.questions, story.asked_after, strict=True)
    return Scenario(
        script,
        tuple(of_its_moment(question, done, len(story.actions), script) for question, done in asked),
        (
            *story.guesses,
            *wording.respelt,
            *assumptions,
            *what_is_passed_over(story),
            *_said_skipped(skipped),
        ),
        tuple(skipped),
        tuple(story.guesses),
        tuple(place(tokens[start:stop]) for start, stop, _ in done),
        untold_sizes(story),
        *untold_of_the_made_up(story),
        untold_hands(story),
        tuple(thing.label for thing in story.things if thing.owner_guessed),
        tuple(story.claims),
    )


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


def _sentences(tokens: list[Token]) -> list[tuple[int, int, bool]]:
    """(start, stop, whether it ends in a question mark) of each sentence."""
    return [
        (start, stop, stop < len(tokens) and "?" in tokens[stop].text)
        for start, stop in sentences(tokens)
        if stop > start
    ]
