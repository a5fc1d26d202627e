"""The reader: a story in plain English in, what the engine runs out."""

from __future__ import annotations

from functools import partial

from bot.scenario.errors import HangsOnABoard, NotUnderstood
from bot.scenario.frames.interjections import is_known
from bot.scenario.frames.unframed import unframed
from bot.scenario.general.asking import general_question
from bot.scenario.general.claims.asking import claimed
from bot.scenario.general.offered import offered
from bot.scenario.general.relations import Played
from bot.scenario.general.spells import aimed_as_told, may_kill
from bot.scenario.interplay.asking import asked_of_two
from bot.scenario.naming.called_in_parentheses import called_by_their_names, without_names_said_again
from bot.scenario.naming.halves_named import with_halves_named
from bot.scenario.naming.inflected_names import with_names_as_verbs
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.named_abilities import with_abilities_called
from bot.scenario.naming.names import Names
from bot.scenario.naming.other_opponents import with_other_opponent
from bot.scenario.naming.players_by_letter import with_player_a
from bot.scenario.naming.sides_named import with_sides_named
from bot.scenario.naming.walkers_by_first_name import with_capital_letters
from bot.scenario.naming.worn_participles import with_what_is_worn
from bot.scenario.plain.background import without_talk
from bot.scenario.plain.called_sizes import with_sizes
from bot.scenario.plain.claimed_in_general import claimed_in_general
from bot.scenario.plain.ellipses import with_questions_in_full
from bot.scenario.plain.half_sizes import with_half_sizes
from bot.scenario.plain.misspelt import as_meant
from bot.scenario.plain.passive_in_general import passive_in_general
from bot.scenario.plain.trying import Wording, in_plain_case, with_whole_names, wordings_of
from bot.scenario.scenario import Scenario
from bot.scenario.sentences.mending import mended
from bot.scenario.sentences.stops import Stopped, Unread
from bot.scenario.spoken.questions_plain import states_asked
from bot.scenario.spoken.sizes_behind import sizes_before
from bot.scenario.spoken.supposed_again import with_deeds_supposed
from bot.scenario.spoken.things_called_he import things_called_he
from bot.scenario.telling.claims_told import Place
from bot.scenario.text.clean import cleaned
from bot.scenario.text.stretched import as_spelt
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.understanding import understood
from bot.values import replace

__all__ = ["NotUnderstood", "Scenario", "read", "read_as_it_stands"]

_FIRST = ("Alice casts Lightning Bolt targeting Bob.",)
_CLOSING = ('"', "”", "“", "»", "«", "„")

#: The longest story that is read.
LONGEST = 20_000
#: The longest text that may be one question.
LONGEST_CLAIM = 240


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
        raise problem.suggesting(said or offered(text)) from None
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
    typed = as_spelt(
        with_whole_names(tokenize(cleaned(text)), names),
        lambda word: is_known(word) or bool(names.containing(word)),
        lambda told: Lexicon(told, names, text).in_long_name,
    )
    typed, misspelt = as_meant(typed, names)
    found = _read_tokens(text, typed, names, far, deeds)
    return _saying(misspelt, found)


def _saying(misspelt: tuple[str, ...], found: Scenario) -> Scenario:
    """What was understood, with what is said of words that were mended before."""
    if not misspelt:
        return found
    return replace(found, assumptions=(*misspelt, *found.assumptions), guesses=(*misspelt, *found.guesses))


def _read_tokens(
    text: str, typed: list[Token], names: Names, far: int | None, deeds: frozenset[Place]
) -> Scenario:
    """What the story tells and asks whose words are these."""
    tokens = with_capital_letters(in_plain_case(typed))
    tokens = without_names_said_again(with_player_a(with_other_opponent(tokens)))
    tokens, framed = unframed(
        with_deeds_supposed(tokens), lambda told: Lexicon(told, names, text).in_long_name
    )
    tokens = states_asked(things_called_he(sizes_before(tokens)))
    typed = tokens = with_questions_in_full(tokens)
    tokens = with_sides_named(tokens, names)
    tokens = with_halves_named(tokens, names)
    tokens = with_abilities_called(called_by_their_names(tokens, names), names, text)
    tokens = with_sizes(with_names_as_verbs(with_what_is_worn(with_half_sizes(tokens), names), names))
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
    if (in_general := _answered_in_general(text, claimed(bare, first=True), names, sure=False)) is not None:
        return in_general
    stops: list[NotUnderstood | Unread] = []
    for wording in wordings_of(tokens, names, text):
        confirmed = general_question(wording.tokens) if not stops else None
        in_general = _answered_in_general(text, confirmed, names)
        if in_general is not None:
            return in_general
        try:
            return understood(text, replace(wording, led_in=framed), names, deeds)
        except (NotUnderstood, Unread) as stop:
            stops.append(stop)
            if far is not None and Stopped((stop,)).is_beyond(far):
                break
        if (of_two := asked_of_two(text, wording.tokens, names, partial(_plainly, names))) is not None:
            return of_two
    raise Stopped(tuple(stops))


def read_in_general(text: str, names: Names) -> Scenario | None:
    """What a text of one question asks of any board, read as a claim; None where it is none."""
    if len(text) > LONGEST_CLAIM:
        return None
    try:
        typed, misspelt = as_meant(with_whole_names(tokenize(cleaned(text)), names), names)
        tokens = without_names_said_again(in_plain_case(typed))
        tokens, _ = unframed(tokens, lambda told: Lexicon(told, names, text).in_long_name)
        tokens = with_questions_in_full(states_asked(things_called_he(sizes_before(tokens))))
        tokens = without_talk(tokens)
        plain = claimed_in_general(tokens)
        found = _answered_in_general(text, claimed(tokens if plain is None else plain), names, sure=False)
        return found and _saying(misspelt, found)
    except (NotUnderstood, Stopped, RecursionError):
        return None


def _plainly(names: Names, story: str) -> Scenario:
    """A story of the program's own. Raises `NotUnderstood`."""
    try:
        return _read(story, names)
    except Stopped as stopped:
        raise stopped.problem() from None


def _answered_in_general(
    text: str, general: Played | None, names: Names, sure: bool = True
) -> Scenario | None:
    """A question about the rules, played out on a board of the least; None where it is none, or its story is not `sure` to be read and is not."""
    if general is None or (general.spell and not may_kill(names, general.spell)):
        return None
    if general.hangs is not None:
        raise HangsOnABoard(general.hangs.on, text, (0, len(text)), general.hangs.told)
    told_story = aimed_as_told(names, general.story, general.spell) if general.spell else general.story
    try:
        told = _read(told_story, names)
    except Stopped:
        if sure and not general.spell:
            raise
        return None
    question = replace(told.questions[0], text=text.strip(), denied=general.denied, supposed=True)
    if not sure:  # what leads up to what is asked about has to be legal
        question = replace(question, told=len(told.script.actions) - (question.kind == "legal"))
    board = told_story.removesuffix(told.questions[0].text).strip()
    said = f"This was asked of any board; it is played out so: {board}"
    return replace(
        told, questions=(question,), assumptions=(said, *told.assumptions), spans=((0, len(text)),)
    )
