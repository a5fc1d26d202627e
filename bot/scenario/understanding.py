"""A story in one wording: its sentences read, and told one after the other."""

from __future__ import annotations

from functools import partial

from bot.scenario.errors import NotUnderstood
from bot.scenario.explained.goes_on import with_what_is_done
from bot.scenario.explained.modes import choose_modes_that_offer, leave_open_modes
from bot.scenario.naming.names import Names
from bot.scenario.plain.trying import Wording
from bot.scenario.questions.refusals import refuse_what_leaves_it_open
from bot.scenario.questions.supposed_aims import keep_targets_of_copies, suppose_aims
from bot.scenario.questions.supposed_graveyards import suppose_cards_in_graveyards
from bot.scenario.questions.supposing import suppose_targets
from bot.scenario.questions.unasked import (
    all_that_is_asked,
    asks_nothing,
    asks_two_in_one,
    confirm_nothing_unread,
    goes_on_from_a_question,
    is_other_side,
    is_preface,
    supposes,
    tells_what_is_asked,
)
from bot.scenario.questions.until_when import in_their_time
from bot.scenario.scenario import Scenario
from bot.scenario.sentences.as_it_was import as_it_was
from bot.scenario.sentences.joined_questions import joined_as_one, joins_no_question
from bot.scenario.sentences.pieces import read_in_pieces
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.stage_set import with_the_stage_set
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.stops import Unread, place
from bot.scenario.sentences.supposed_first import asked_at_last, with_its_moment, without_suppositions
from bot.scenario.telling.after_damage import in_the_second_main_phase
from bot.scenario.telling.before_combat import with_deeds_before_combat
from bot.scenario.telling.claims_told import Place
from bot.scenario.telling.formats import says_the_format
from bot.scenario.telling.in_order import tell
from bot.scenario.telling.one_of_those_held import one_of_those_held
from bot.scenario.telling.passed_over import what_is_passed_over
from bot.scenario.telling.said_in_passing import said_in_passing
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.slow_deeds import with_turns_apart
from bot.scenario.telling.story import Story
from bot.scenario.telling.turns_over import with_next_turns
from bot.scenario.telling.untold_hands import untold_hands
from bot.scenario.telling.untold_of_things import untold_of_the_made_up, untold_sizes
from bot.scenario.text.tokens import Token, sentence_asks, sentences, tokenize
from bot.scenario.text.words import GREETINGS
from bot.scenario.things.made_as_told import card_meant
from bot.scenario.things.sides_untold import are_untold


def understood(text: str, wording: Wording, names: Names, deeds: frozenset[Place] = frozenset()) -> Scenario:
    """What a story tells and asks in these words. Raises `NotUnderstood`, and `Unread` where a sentence can't be read. `deeds`: the words
    that may only say what comes about, and are to be a deed of their own."""
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
            if statements is None and asks and is_other_side(tokens, start, done):
                statements = reader.read(start + 1, stop, False, asks)
                if statements is None and wording.loosely:
                    statements = [Statement("aside", {}, start, stop)]
            if statements is None:
                raise Unread(text, wording, reader, (start, stop, asks), done)
        if (
            asks_two_in_one(statements)
            or joins_no_question(statements)
            or (asks and tells_what_is_asked(statements, tokens))
        ):
            raise Unread(text, wording, reader, (start, stop, asks), done)
        if asks and asks_nothing(statements):
            if not supposes(statements, tokens[start:stop]):
                raise Unread(text, wording, reader, (start, stop, asks), done)
            if not goes_on_from_a_question(text, tokens, done, stop):
                statements.append(Statement("ask happens", {}, start, stop))
        statements = with_what_is_done(statements, tokens, partial(card_meant, names))
        statements = with_the_stage_set(statements, partial(card_meant, names))
        done.append((start, stop, joined_as_one(as_it_was(with_its_moment(asked_at_last(statements))))))
        hedges += _within(reader.hedges, statements)
    if (passed_over := all_that_is_asked(tokens, done)) is not None:
        raise Unread(text, wording, reader, (*passed_over, True), done)
    confirm_nothing_unread(text, tokens, done)
    done = without_suppositions(text, tokens, done)
    story = tell(text, tokens, lexicon, names, reader, done, deeds)
    refuse_what_leaves_it_open(text, story)
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
    choose_modes_that_offer(story)
    suppose_targets(story)
    suppose_aims(story)
    keep_targets_of_copies(story)
    suppose_cards_in_graveyards(story)
    with_deeds_before_combat(story)
    with_turns_apart(story)
    in_the_second_main_phase(story)
    with_next_turns(story)
    script, assumptions = script_of(story)
    return Scenario(
        script,
        in_their_time(story, script),
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
        (*untold_sizes(story), *(one for one in story.untold_beside if one.label not in story.labels)),
        *untold_of_the_made_up(story),
        untold_hands(story),
        tuple(thing.label for thing in story.things if thing.owner_guessed),
        one_of_those_held(story),
        tuple(story.claims),
        tuple(story.sizes_told),
        tuple(story.powers_told),
        tuple(story.by_then),
        tuple(story.declared),
        _are_sides_untold(story, done),
    )


def _are_sides_untold(story: Story, done: list[tuple[int, int, list[Statement]]]) -> bool:
    told = [
        token
        for start, stop, _ in done
        if not sentence_asks(story.tokens, start)
        for token in story.tokens[start:stop]
    ]
    return {*story.seats} == {"You", "Opponent"} and not story.sides_asked and are_untold(told, story.lexicon)


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
