"""One story under every era: what comes of it in each, worked out by hand, and why two eras part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.answers.answer import Tone
from bot.answers.comparing.side_by_side import compare
from bot.answers.numbers import TableNumbers
from bot.answers.reply import Reply
from bot.scenario.naming.index_names import IndexNames
from rulesdb.index import Index
from rulesdb.starter_index import starter_path

ERAS = ["fifth", "sixth", "m10", "dominaria", "current"]
BOLT = 'an instant "This spell deals 3 damage to any target."'
SALVE = 'an instant "Prevent the next 3 damage that would be dealt to any target this turn."'


@pytest.fixture(scope="module")
def names() -> IndexNames:
    return IndexNames(Index(starter_path()).cards)


@pytest.fixture
def told(names: IndexNames) -> Any:
    def tell(story: str) -> Reply:
        return compare(story, names, TableNumbers())

    return tell


def by_era(reply: Reply) -> dict[str, Any]:
    return {era["era"]: era for era in reply.json["eras"]}


def lives(reply: Reply) -> dict[str, Any]:
    """Each era's life totals, one set for each end, the players in the order of the story; its status where it has none."""
    found: dict[str, Any] = {}
    for era in reply.json["eras"]:
        ends = [tuple(p["life"] for p in end["players"].values()) for end in era["ends"]]
        found[era["era"]] = ends[0] if len(ends) == 1 else ends
        if era["status"] != "resolved":
            found[era["era"]] = era["status"]
    return found


def parts(reply: Reply) -> dict[tuple[str, str], str]:
    return {tuple(part["between"]): part["why"] for part in reply.json["parts"]}


def lines(reply: Reply) -> Iterator[str]:
    for block in reply.answer.pages[0].blocks:
        for line in block.lines:
            yield line.text


def test_what_no_rule_ever_changed_is_the_same_under_every_era(told: Any) -> None:
    reply = told("Alice attacks with Ogre, a 3/3 creature. Bob blocks with Elf, a 1/1 creature.")
    assert reply.answer.title == "The same under every era"
    assert [e["era"] for e in reply.json["eras"]] == ERAS
    assert {e["status"] for e in reply.json["eras"]} == {"resolved"}
    assert reply.json["parts"] == []
    assert reply.exit_status == 0


def test_prevention_in_response_is_legal_since_1999_only(told: Any) -> None:
    reply = told(f"Alice casts {BOLT} targeting Bob. In response, Bob casts {SALVE} targeting Bob.")
    since = (20, 20)
    assert lives(reply) == {
        "fifth": "illegal",
        "sixth": since,
        "m10": since,
        "dominaria": since,
        "current": since,
    }
    assert list(parts(reply)) == [("fifth", "sixth")]
    assert "damage waited in a damage-prevention step" in parts(reply)["fifth", "sixth"]


def test_the_damage_prevention_step_was_there_in_1997_only(told: Any) -> None:
    reply = told(
        f"Alice casts {BOLT} targeting Bob. In the damage-prevention step, Bob casts {SALVE} targeting Bob."
    )
    assert lives(reply) == {"fifth": (20, 20)} | dict.fromkeys(ERAS[1:], "illegal")
    part = reply.json["parts"][0]
    assert part["between"] == ["fifth", "sixth"]
    assert part["step"]["newer"]["text"].endswith("deals 3 damage to Bob.")


def test_mana_burn_ended_in_2009(told: Any) -> None:
    reply = told(
        'Alice casts an instant "Add {B}{B}{B}.". Alice attacks with Elf, a 1/1 creature. Bob doesn\'t block.'
    )
    burnt, not_burnt = (17, 19), (20, 19)
    assert lives(reply) == {
        "fifth": burnt,
        "sixth": burnt,
        "m10": not_burnt,
        "dominaria": not_burnt,
        "current": not_burnt,
    }
    assert parts(reply)["sixth", "m10"].startswith("Mana burn")


def test_only_in_between_combat_damage_could_be_answered_on_the_stack(told: Any) -> None:
    fanatic = 'Imp, a 1/1 creature with "Sacrifice Imp: Imp deals 1 damage to any target."'
    reply = told(
        f"Alice attacks with {fanatic}. Bob blocks with Elf, a 2/2 creature. "
        "With damage on the stack, Alice activates Imp targeting Elf."
    )
    assert lives(reply) == {"sixth": (20, 20)} | dict.fromkeys(("fifth", *ERAS[2:]), "illegal")
    zones = {o["label"]: o["zone"] for o in by_era(reply)["sixth"]["ends"][0]["objects"]}
    assert zones == {"Imp": "graveyard", "Elf": "graveyard"}
    assert set(parts(reply)) == {("fifth", "sixth"), ("sixth", "m10")}
    assert all(w.startswith("From 1999 to 2009 combat damage used the stack") for w in parts(reply).values())


def test_a_planeswalker_is_redirected_to_from_2007_to_2018_and_targeted_since(told: Any) -> None:
    walker = "Bob controls Ava, a planeswalker with 4 loyalty."
    at_bob = told(f"{walker} Alice casts {BOLT} targeting Bob.")
    assert lives(at_bob) == {
        "fifth": "left_out",
        "sixth": [(17, 20), (20, 20)],
        "m10": [(17, 20), (20, 20)],
        "dominaria": (17, 20),
        "current": (17, 20),
    }
    assert by_era(at_bob)["fifth"]["why"] == "planeswalkers come later (October 2007)"
    assert by_era(at_bob)["sixth"]["day"] == "2007-10-01"
    assert list(parts(at_bob)) == [("m10", "dominaria")]
    at_ava = told(f"{walker} Alice casts {BOLT} targeting Ava.")
    loyalty = [by_era(at_ava)[e]["ends"][0]["objects"][0]["loyalty"] for e in ("dominaria", "current")]
    assert (lives(at_ava)["m10"], loyalty) == ("illegal", [1, 1])
    assert "“any target” was “target creature or player”" in parts(at_ava)["m10", "dominaria"]


def test_lifelink_saves_a_player_only_since_2009(told: Any) -> None:
    reply = told(
        "Alice is at 2 life. Alice controls Zed, a 3/3 creature with lifelink. "
        "Bob attacks with Ogre, a 2/2 creature, and Brute, a 2/2 creature. Alice blocks Ogre with Zed. Does Alice lose?"
    )
    assert {e: v["answers"][0]["value"] for e, v in by_era(reply).items() if v["answers"]} == {
        "sixth": True,
        "m10": False,
        "dominaria": False,
        "current": False,
    }
    assert parts(reply)["sixth", "m10"].startswith("Until 2009 lifelink was a triggered ability")
    assert by_era(reply)["fifth"]["status"] == "left_out"


def test_deathtouch_makes_one_damage_lethal_for_trample_only_since_2009(told: Any) -> None:
    reply = told(
        "Alice attacks with Asp, a 5/5 creature with deathtouch and trample. Bob blocks with Titan, a 6/6 creature. "
        "Alice assigns 1 damage to Titan and 4 to Bob."
    )
    assert lives(reply) == {
        "fifth": "left_out",
        "sixth": "illegal",
        "m10": (20, 16),
        "dominaria": (20, 16),
        "current": (20, 16),
    }
    assert parts(reply)["sixth", "m10"].startswith("Until 2009 deathtouch was a triggered ability")


def test_the_order_of_assignment_was_there_from_2009_to_2024(told: Any) -> None:
    reply = told(
        "Alice attacks with Wurm, a 6/4 creature. Bob blocks with Wall, a 0/3 creature, and Elf, a 1/1 creature. "
        "Alice orders the blockers Wall, Elf. Alice assigns 2 damage to Wall and 4 to Elf."
    )
    legal = (20, 20)
    assert lives(reply) == {
        "fifth": legal,
        "sixth": legal,
        "m10": "illegal",
        "dominaria": "illegal",
        "current": legal,
    }
    assert set(parts(reply)) == {("sixth", "m10"), ("dominaria", "current")}
    assert all(w.startswith("From 2009 to 2024 an attacker's damage") for w in parts(reply).values())


def test_a_player_at_0_life_can_be_saved_only_in_1997(told: Any) -> None:
    reply = told(
        f'Bob is at 3 life. Alice casts {BOLT} targeting Bob. Bob casts an instant "You gain 3 life.".'
    )
    gone = (0, 20)
    assert lives(reply) == {"fifth": (3, 20), "sixth": gone, "m10": gone, "dominaria": gone, "current": gone}
    assert parts(reply)["fifth", "sixth"].startswith(
        "Until 1999 life totals were checked only as a phase ended"
    )


def test_regeneration_after_the_damage_was_the_rule_of_1997(told: Any) -> None:
    reply = told(
        'Bob controls Bones, a 1/1 creature with "{B}: Regenerate Bones." '
        f"Alice casts {BOLT} targeting Bones. Bob regenerates Bones."
    )
    assert lives(reply) == {"fifth": (20, 20)} | dict.fromkeys(ERAS[1:], "illegal")
    assert "regeneration as the creature died" in parts(reply)["fifth", "sixth"]


def test_a_tapped_blocker_dealt_no_damage_in_1997(told: Any) -> None:
    reply = told(
        'Bob controls Tapper, an artifact with "{T}: Tap target creature." '
        "Alice attacks with Ogre, a 3/3 creature. Bob blocks with Elf, a 2/2 creature. "
        "Bob activates Tapper targeting Elf."
    )
    damage = [
        next(o["damage"] for o in e["ends"][0]["objects"] if o["label"] == "Ogre") for e in reply.json["eras"]
    ]
    assert damage == [0, 2, 2, 2, 2]
    assert parts(reply)["fifth", "sixth"] == "Until 1999 a tapped blocker dealt no combat damage."


def test_switching_power_and_toughness_came_in_order_until_2009(told: Any) -> None:
    reply = told(
        "Alice controls Sentry, a 2/4 creature. "
        'Alice casts an instant "Target creature gets +0/+1 until end of turn." targeting Sentry. '
        'Alice casts an instant "Switch target creature\'s power and toughness until end of turn." targeting Sentry. '
        'Alice casts an instant "Target creature gets +3/+0 until end of turn." targeting Sentry.'
    )
    sizes = [
        next((o["power"], o["toughness"]) for o in e["ends"][0]["objects"] if o["label"] == "Sentry")
        for e in reply.json["eras"]
    ]
    assert sizes == [(8, 2), (8, 2), (5, 5), (5, 5), (5, 5)]
    assert parts(reply)["sixth", "m10"].startswith("Until 2009 switching power and toughness")


def test_what_came_later_than_an_era_leaves_the_era_out(told: Any) -> None:
    reply = told(
        "Bob controls a battle with 3 defense. Alice attacks Bob with Ogre, a 3/3 creature with toxic 1."
    )
    status = {e: (v["status"], v["day"]) for e, v in by_era(reply).items()}
    assert status == {
        "fifth": ("left_out", None),
        "sixth": ("left_out", None),
        "m10": ("left_out", None),
        "dominaria": ("resolved", "2023-04-01"),
        "current": ("resolved", None),
    }
    assert by_era(reply)["m10"]["why"] == "toxic and battles come later (April 2023)"


def test_what_cannot_be_read_is_said_as_resolve_says_it(told: Any) -> None:
    reply = told("Alice frobnicates the thing.")
    assert (reply.exit_status, reply.json["status"], reply.json["eras"]) == (2, "not_understood", [])
    assert reply.json["error"]["message"]
    assert reply.answer.tone is Tone.ERROR


def test_people_see_the_eras_side_by_side_then_each_in_full(told: Any) -> None:
    reply = told('Alice casts an instant "Add {B}{B}.".')
    shown = list(lines(reply))
    assert shown[:3] == [
        "Rules of 1997-1999: Alice 18 life (2 of mana burn), Bob 20 life.",
        "Rules of 1999-2009: Alice 18 life (2 of mana burn), Bob 20 life.",
        "Rules of 2009-2018: Alice 20 life, Bob 20 life.",
    ]
    assert [p.title for p in reply.answer.pages][1:3] == [
        "Rules of 1997-1999: What happens",
        "Rules of 1999-2009: What happens",
    ]
    assert reply.answer.footer.startswith(
        "The rules of 1997-03-01, 2003-10-01, 2016-07-22, 2020-11-20 and today."
    )
