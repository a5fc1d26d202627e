"""The table of faults: what breaks, what its users see, what the health check says, and the test that breaks it so."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOM = Path(__file__).resolve().parent
TESTS = ROOM.parents[1]


@dataclass(frozen=True)
class Fault:
    """One row. `well`: what health says while it lasts, where that is looked at."""

    breaks: str
    user_sees: str
    health: str
    test: str


TABLE = (
    Fault(
        "the gateway drops while a question is worked on",
        "the answer; what is asked after the resume is answered, no second identify",
        "well again once resumed",
        "test_discord_away.py::test_a_gateway_that_drops_is_resumed",
    ),
    Fault(
        "the gateway stays away",
        "the answer of what was asked before; nothing new arrives; once it is back, answers",
        "not well: 0 of 1 shards",
        "test_discord_away.py::test_a_gateway_that_stays_away_is_not_well_and_is_found_again",
    ),
    Fault(
        "REST answers 429, 500 or 502",
        "the answer, a moment later",
        "well",
        "test_discord_away.py::test_a_server_error_of_discord_is_tried_again",
    ),
    Fault(
        "REST never answers the edit of a deferred answer",
        "the answer, once an edit is taken",
        "well",
        "test_discord_away.py::test_an_answer_that_discord_does_not_take_is_sent_again",
    ),
    Fault(
        "REST never answers the first response",
        "“This interaction failed”, by Discord; asked again, the answer",
        "well",
        "test_discord_away.py::test_a_first_response_that_is_never_taken_keeps_nobody_else_waiting",
    ),
    Fault(
        "the connection breaks under a first response",
        "the answer",
        "well",
        "test_discord_away.py::test_a_connection_that_breaks_under_a_first_response_loses_no_answer",
    ),
    Fault(
        "the message was deleted, or a button pressed a second time",
        "nothing more: no error, no code",
        "well",
        "test_discord_away.py::test_a_deleted_message_and_a_second_press_are_quiet",
    ),
    Fault(
        "a command or a button of an earlier version",
        "one sentence, to whoever used it",
        "well",
        "test_discord_away.py::test_a_command_of_an_earlier_version_is_one_sentence",
    ),
    Fault(
        "a channel of alerts when Discord is away",
        "the alert, once, when Discord is back",
        "-",
        "test_discord_away.py::test_an_alert_that_could_not_be_posted_is_posted_later_and_once",
    ),
    Fault(
        "any one worker process is killed, idle",
        "the answer",
        "well",
        "test_workers_die.py::test_each_idle_worker_that_is_killed_is_replaced",
    ),
    Fault(
        "the worker process that works on a question is killed",
        "the answer, a little later",
        "well",
        "test_workers_die.py::test_a_worker_that_is_killed_at_work_loses_no_answer",
    ),
    Fault(
        "the processes that start workers are killed, and all workers with them",
        "the answer",
        "well once they are back",
        "test_workers_die.py::test_the_processes_that_start_workers_may_die_with_them",
    ),
    Fault(
        "no worker process can be started",
        "one sentence for a scenario; look-ups are answered",
        "not well: workers",
        "test_workers_die.py::test_workers_that_cannot_be_started_are_not_well",
    ),
    Fault(
        "twenty hard questions, or a full queue",
        "the easy answer at once; “try again in n seconds”",
        "well",
        "test_workers_die.py::test_a_full_queue_says_when_to_try_again_within_three_seconds",
    ),
    Fault(
        "the index is damaged in place",
        "one sentence without a path; whole again, answers",
        "not well: index",
        "test_index_away.py::test_an_index_that_is_damaged_while_it_runs_is_one_sentence_and_whole_again_answers",
    ),
    Fault(
        "the index is replaced",
        "answers from the new one, dated so: look-ups, scenarios, the documents to choose; old rulings as they were",
        "well",
        "test_index_away.py::test_an_index_that_is_replaced_is_taken_up_by_everything",
    ),
    Fault(
        "what takes the index's place is no index",
        "answers from the one before",
        "not well: index",
        "test_index_away.py::test_what_is_no_index_is_not_taken_up",
    ),
    Fault(
        "the settings file is locked",
        "the answer; a change of settings says that it was not saved",
        "well, settings away",
        "test_store_away.py::test_a_place_that_does_not_take_or_give_anything[locked]",
    ),
    Fault(
        "the disk is full",
        "the answer, its buttons too; a change of settings says that it was not saved",
        "well",
        "test_store_away.py::test_a_place_that_does_not_take_or_give_anything[full]",
    ),
    Fault(
        "the disk is read-only",
        "the answer, its buttons too; a change of settings says that it was not saved",
        "well",
        "test_store_away.py::test_a_place_that_does_not_take_or_give_anything[read-only]",
    ),
    Fault(
        "what was kept comes back after the disk was full",
        "buttons and rulings of that time work after a restart",
        "well",
        "test_store_away.py::test_what_could_not_be_kept_is_kept_once_it_can_be",
    ),
    Fault(
        "a button from before a restart, the settings away",
        "one sentence that says so, not that the answer is gone",
        "well, settings away",
        "test_store_away.py::test_what_cannot_be_read_just_now_is_not_called_gone",
    ),
    Fault(
        "preferences that can't be read, of who may want privacy",
        "the answer, to the asker alone",
        "well, settings away",
        "test_store_away.py::test_while_settings_are_not_known_answers_are_private",
    ),
    Fault(
        "PostgreSQL is stopped and started",
        "the answer; a change of settings says that it was not saved; then saved again",
        "well, settings away",
        "../test_postgres.py::test_a_bot_answers_while_its_database_is_away",
    ),
    Fault(
        "PostgreSQL hangs: it takes connections and never answers",
        "the answer within three seconds",
        "well, settings away",
        "../test_postgres.py::test_a_database_that_hangs_keeps_no_answer_waiting",
    ),
    Fault(
        "a restart with open buttons",
        "they work",
        "-",
        "../test_restart_and_places.py::test_buttons_turn_pages_after_a_restart",
    ),
    Fault(
        "a restart with open forms",
        "they are answered",
        "-",
        "../test_restart_and_places.py::test_a_form_left_open_over_a_restart_is_answered",
    ),
    Fault(
        "an answer whose question is kept no longer",
        "one sentence that says so",
        "-",
        "../test_restart_and_places.py::test_a_button_whose_question_is_lost_says_so",
    ),
    Fault(
        "the pulse can't be written",
        "-",
        "not well, and no advice that does harm",
        "test_store_away.py::test_a_pulse_that_cannot_be_written_is_no_sign_of_life",
    ),
)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.breaks)
def test_every_row_is_broken_by_a_test(row: Fault) -> None:
    file, _, name = row.test.partition("::")
    tree = ast.parse((ROOM / file).read_text(encoding="utf-8"))
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert name.partition("[")[0] in tests


def test_every_test_of_the_room_is_in_the_table() -> None:
    named = {row.test.partition("[")[0] for row in TABLE}
    for path in sorted(ROOM.glob("test_*_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                assert f"{path.name}::{node.name}" in named
