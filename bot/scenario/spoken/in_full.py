"""A story said in full: the ways of speech undone one after the other, each for every verb and every question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.spoken.against import with_matches_told
from bot.scenario.spoken.apostrophes_left_out import apostrophes_put_in
from bot.scenario.spoken.counters_removed import with_counters_taken_off
from bot.scenario.spoken.drawn_together import apart
from bot.scenario.spoken.if_not_so import asked_all_the_same
from bot.scenario.spoken.life_behind import told_before
from bot.scenario.spoken.nothing_of_it import without_them
from bot.scenario.spoken.owners_behind import owned
from bot.scenario.spoken.parentheses_opened import opened
from bot.scenario.spoken.people import called_opponents
from bot.scenario.spoken.questions_plain import (
    asked_or_not,
    each_by_itself,
    fragments_apart,
    in_plain_questions,
    numbers_asked,
)
from bot.scenario.spoken.same_again import with_what_was_said
from bot.scenario.spoken.subjects_left_out import with_subjects
from bot.scenario.spoken.tellers_named import told_by_name
from bot.scenario.spoken.verbs_from_before import with_verbs_from_before
from bot.scenario.spoken.verbs_left_out import with_verbs
from bot.scenario.text.tokens import Token

#: Tells of tokens which of them stand in a name of several words.
Named = Callable[[Sequence[Token]], Sequence[bool]]

_WAYS = (
    told_by_name,
    with_matches_told,
    apostrophes_put_in,
    called_opponents,
    apart,
    asked_all_the_same,
    opened,
    owned,
    with_what_was_said,
    with_counters_taken_off,
    without_them,
    with_verbs_from_before,
    with_verbs,
    asked_or_not,
    fragments_apart,
    in_plain_questions,
    each_by_itself,
    numbers_asked,
    with_subjects,
    told_before,
)


def in_full(tokens: list[Token], named: Named, by_name: bool) -> list[Token]:
    """The tokens with nothing left out; they themselves where nothing was. `by_name`: nobody who plays tells the story."""
    names = named(tokens)
    for way in _WAYS:
        if by_name and way is with_subjects:
            continue
        said = way(tokens, names)
        if said != tokens:
            tokens, names = said, named(said)
    return tokens
