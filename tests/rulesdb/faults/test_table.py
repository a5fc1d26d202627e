"""The table of faults: what breaks while an index is built, updated, swapped or put back, or a setting is changed; what its user
is told, what is in use after it, and the test that breaks it so."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOM = Path(__file__).resolve().parent
TESTS = ROOM.parents[1]


@dataclass(frozen=True)
class Fault:
    """One row. `after`: what is in use, and what is left behind. `test`: a file of the tests, and its function."""

    breaks: str
    user_sees: str
    after: str
    test: str


TABLE = (
    Fault(
        "the disk is full while an index is built",
        "one sentence: it could not be written",
        "the old index; nothing is left behind",
        "rulesdb/faults/test_disk_and_folders.py::test_a_build_without_room_leaves_the_index_and_nothing_beside_it",
    ),
    Fault(
        "the disk is full while an update downloads or builds",
        "one sentence: it could not be written",
        "the old index; no half file",
        "rulesdb/faults/test_disk_and_folders.py::test_an_update_without_room_leaves_the_index_and_nothing_beside_it",
    ),
    Fault(
        "the disk is full where an answer is written to",
        "one sentence",
        "-",
        "cli/test_streams.py::test_a_full_disk_is_one_sentence",
    ),
    Fault(
        "the disk is full where settings are kept",
        "the answer; what is kept is remembered",
        "the old settings",
        "discord/test_storing.py::test_on_a_full_disk_what_is_kept_is_remembered",
    ),
    Fault(
        "the data folder may only be read: build, update, way back",
        "one sentence with the folder's name",
        "the old index; nothing is left behind",
        "rulesdb/faults/test_disk_and_folders.py::test_a_folder_that_may_not_be_written_is_one_sentence",
    ),
    Fault(
        "the folder of settings may only be read",
        "the answer",
        "no settings",
        "discord/test_storing.py::test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_answer",
    ),
    Fault(
        "a folder for what can be made again that others could write",
        "the answer",
        "an index in a folder of its own",
        "rulesdb/test_temporary.py::test_a_folder_that_others_could_write_is_not_used",
    ),
    Fault(
        "there is no home",
        "the answer",
        "the starter index",
        "rulesdb/faults/test_disk_and_folders.py::test_a_user_without_a_home_is_answered",
    ),
    Fault(
        "a build is killed, at every point at which it changes a file",
        "-",
        "the old index or the new one, whole; the next build clears away",
        "rulesdb/test_killed.py::test_a_build_that_is_killed_anywhere_leaves_a_whole_index",
    ),
    Fault(
        "the first build is killed at every such point",
        "-",
        "no index, or a whole one",
        "rulesdb/test_killed.py::test_an_index_that_was_never_there_is_whole_or_not_there",
    ),
    Fault(
        "an update is killed at every such point, its downloads and its swap among them",
        "-",
        "the old index or the new one, whole; the next update comes to its end",
        "rulesdb/test_killed.py::test_an_update_that_is_killed_anywhere_leaves_a_whole_index",
    ),
    Fault(
        "a way back is killed at every such point",
        "-",
        "both indexes, whole",
        "rulesdb/test_killed.py::test_a_way_back_that_is_killed_anywhere_leaves_both_indexes",
    ),
    Fault(
        "a change of settings is killed at every statement",
        "-",
        "the old settings, or the new ones",
        "rulesdb/faults/test_settings.py::test_a_change_of_settings_that_is_killed_anywhere_is_made_whole_or_not_at_all",
    ),
    Fault(
        "a process that reads cards for a build is ended",
        "one sentence",
        "the old index",
        "rulesdb/test_build.py::test_a_process_that_was_ended_leaves_the_index_as_it_was",
    ),
    Fault(
        "two builds of one index at once",
        "both end",
        "a whole index; nothing is left behind",
        "rulesdb/faults/test_others.py::test_two_builds_at_once_both_end_and_leave_a_whole_index",
    ),
    Fault(
        "what another build takes away is looked at just then",
        "the build",
        "the new index",
        "rulesdb/faults/test_others.py::test_what_another_build_takes_away_while_it_is_looked_at_keeps_nothing_from_being_built",
    ),
    Fault(
        "two updates at once",
        "the second: another update is running",
        "the first one's index",
        "rulesdb/test_update.py::test_two_updates_at_once_are_refused",
    ),
    Fault(
        "a way back while an update is running",
        "one sentence: another update is running",
        "the index of before, or the update's",
        "rulesdb/faults/test_others.py::test_a_way_back_waits_for_no_update_that_is_running",
    ),
    Fault(
        "an index of an older or a newer version of the program",
        "one sentence: build it again; a running program goes on with the one that it has",
        "a build replaces it; it does not come back",
        "rulesdb/faults/test_others.py::test_an_index_of_another_version_is_named_never_read_and_replaced",
    ),
    Fault(
        "settings of the first version of the program",
        "the settings",
        "brought up to date",
        "discord/test_storing.py::test_a_file_of_the_first_version_is_taken_over",
    ),
    Fault(
        "another program locks the index",
        "the answer",
        "a build replaces it all the same",
        "rulesdb/faults/test_others.py::test_an_index_that_another_program_locks_is_read",
    ),
    Fault(
        "another program locks the settings",
        "the answer, at once",
        "what was known still holds",
        "discord/test_storing.py::test_a_locked_file_delays_no_answer_and_what_was_known_still_holds",
    ),
    Fault(
        "the clock was set back",
        "-",
        "the new index, taken up; what killed processes left is cleared away",
        "rulesdb/faults/test_others.py::test_a_clock_that_was_set_back_keeps_nothing_from_being_built",
    ),
    Fault(
        "a build is interrupted (Ctrl+C) at any point",
        "“Stopped.”",
        "the old index or the new one, whole; nothing is left behind",
        "rulesdb/faults/test_others.py::test_a_build_that_is_interrupted_clears_away_what_it_made",
    ),
    Fault(
        "the reader of what a build says went away",
        "-",
        "the new index; status 0",
        "rulesdb/faults/test_others.py::test_a_build_whose_reader_went_away_is_built",
    ),
    Fault(
        "standard output is closed",
        "one sentence",
        "-",
        "cli/test_streams.py::test_a_closed_standard_output_is_one_sentence",
    ),
    Fault(
        "the C locale",
        "the answer, question marks for letters that it has not",
        "-",
        "rulesdb/faults/test_disk_and_folders.py::test_words_are_shown_as_far_as_the_c_locale_has_letters",
    ),
    Fault(
        "one letter of an index in use changed on the disk",
        "one sentence: it is damaged",
        "a running program does not take it up",
        "rulesdb/test_soundness.py::test_a_damaged_index_is_not_taken_up",
    ),
    Fault(
        "an entry of an index in use is no text, or speaks of another that is not there",
        "the answer, or one sentence: it is damaged",
        "the same index",
        "rulesdb/test_soundness.py::test_what_is_no_text_is_told_as_damage_by_whatever_is_asked",
    ),
    Fault(
        "a server breaks off, stalls, answers nonsense or other files",
        "one sentence",
        "the old index",
        "rulesdb/test_update.py::test_whatever_goes_wrong_the_index_in_use_stays",
    ),
    Fault(
        "no server is there",
        "one sentence",
        "the old index",
        "rulesdb/test_update.py::test_a_server_that_is_not_there_is_one_sentence",
    ),
    Fault(
        "a server leads to another host, or round in a circle",
        "one sentence",
        "the old index; the other host is not asked",
        "rulesdb/test_update.py::test_no_answer_leads_to_another_host_or_round_in_a_circle",
    ),
    Fault(
        "a description of what to download leads into this machine",
        "one sentence",
        "the old index; nothing there is asked",
        "rulesdb/test_update.py::test_no_description_leads_into_this_machine",
    ),
    Fault(
        "a name leads into this network",
        "one sentence",
        "the old index; nothing there is asked",
        "rulesdb/test_update.py::test_a_name_that_leads_into_this_network_is_not_asked",
    ),
    Fault(
        "an address without encryption that the settings do not take",
        "one sentence",
        "the old index",
        "rulesdb/test_update.py::test_http_without_encryption_is_refused_unless_the_settings_take_it",
    ),
    Fault(
        "a download unpacks to more than is allowed",
        "one sentence",
        "the old index",
        "rulesdb/test_update.py::test_what_unpacks_to_more_than_is_allowed_is_refused",
    ),
    Fault(
        "a server sends many fewer cards than before",
        "one sentence",
        "the old index, unless it is forced",
        "rulesdb/test_update.py::test_much_fewer_cards_than_before_are_refused_unless_forced",
    ),
)


def _tests_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.breaks)
def test_every_row_is_broken_by_a_test(row: Fault) -> None:
    file, _, name = row.test.partition("::")
    assert name in _tests_of(TESTS / file)


def test_every_test_of_the_room_is_in_the_table() -> None:
    named = {row.test for row in TABLE}
    for path in sorted(ROOM.glob("test_*.py")):
        for name in _tests_of(path) if path.name != "test_table.py" else ():
            if name.startswith("test_"):
                assert f"{path.relative_to(TESTS).as_posix()}::{name}" in named
