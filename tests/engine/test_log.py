"""Every kind of step is data, has a kind of the contract, and a sentence that can be said."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import fields
from string import Formatter

import pytest

import bot.engine.log
from bot.engine.log.counters import CountersPut
from bot.engine.log.damage import DamageDealt, Prevented, Result
from bot.engine.log.notes import Note
from bot.engine.log.players import LostLife
from bot.engine.log.stack import AimedAt, SpellCast
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Died, How, Tapped
from bot.engine.logged import Log

for module in pkgutil.iter_modules(bot.engine.log.__path__):
    importlib.import_module(f"bot.engine.log.{module.name}")


def kinds(of: type[Step] = Step) -> list[type[Step]]:
    # A dataclass with slots replaces the class that was written: only the one that its module holds counts.
    found = []
    for kind in of.__subclasses__():
        if getattr(importlib.import_module(kind.__module__), kind.__name__) is kind:
            found += [kind, *kinds(kind)]
    return found


SAID = [kind for kind in kinds() if kind.sentence]
CONTRACT_KINDS = frozenset(
    [
        "attack",
        "block",
        "cast",
        "activate",
        "trigger",
        "resolve",
        "counter",
        "damage",
        "prevent",
        "redirect",
        "modify",
        "life",
        "counters",
        "die",
        "regenerate",
        "exile",
        "move",
        "tap",
        "untap",
        "pump",
        "choose",
        "lose",
        "turn",
        "phase",
        "token",
        "draw",
        "discard",
        "mana",
        "illegal",
        "note",
        "fight",
    ]
)


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_a_kind_names_only_what_it_has_and_speaks_in_whole_sentences(kind: type[Step]) -> None:
    assert kind.kind in CONTRACT_KINDS
    names = {name.partition(":")[0] for _, name, _, _ in Formatter().parse(kind.sentence) if name}
    own = {f.name for f in fields(kind)}
    assert all(name in own or isinstance(getattr(kind, name), property) for name in names)
    assert kind.sentence.endswith((".", "}"))


@pytest.mark.parametrize("note", Note)
def test_a_note_is_a_whole_sentence(note: Note) -> None:
    count = sum(name is not None for _, name, _, _ in Formatter().parse(note.value))
    assert note.of(*map(str, range(count))).text.endswith(".") or note is Note.NOTHING_TO_ACT_ON


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (DamageDealt("Ogre", "Bob", 3, combat=True), "Ogre deals 3 combat damage to Bob."),
        (DamageDealt("Bolt", "Ava", 3, False, (Result.LOYALTY,)), "Bolt deals 3 damage to Ava, as lost loyalty."),
        (Prevented("Fog", "Ogre", "Bob", 3), "Fog prevents 3 damage that Ogre would deal to Bob."),
        (LostLife("Bob", 2, 20, 18, ("Bloodletter",)), "Bob loses 2 life (Bloodletter): 20 → 18."),
        (SpellCast("Bob", "Blaze", AimedAt(("Ogre",)), x=2), "Bob casts Blaze with X = 2 targeting Ogre."),
        (SpellCast("Bob", "Fork", AimedAt(("A", "B"), (2, 1))), "Bob casts Fork targeting A and B (2 and 1)."),
        (CountersPut("Ogre", "+1/+1", 1), "One +1/+1 counter is put on Ogre."),
        (CountersPut("Ogre", "+1/+1", 12), "12 +1/+1 counters are put on Ogre."),
        (Tapped(("Ogre",)), "Ogre becomes tapped."),
        (Tapped(("Ogre", "Elf", "Bird")), "Ogre, Elf and Bird become tapped."),
        (
            Died("Ogre", How.SACRIFICED, "graveyard", by="Bob"),
            "Ogre is sacrificed by Bob and goes to the graveyard.",
        ),
        (
            Died("Ogre", How.ZERO_TOUGHNESS, "graveyard", toughness=-1),
            "Ogre has toughness -1 and goes to the graveyard.",
        ),
    ],
)  # fmt: skip
def test_a_step_is_said_so(step: Step, text: str) -> None:
    assert step.text == text


def test_how_it_came_about_does_not_make_a_step_another() -> None:
    assert LostLife("Bob", 2, 20, 18) == LostLife("Bob", 2, 10, 8, ("Bloodletter",))
    assert LostLife("Bob", 2, 20, 18) != LostLife("Bob", 3, 20, 17)


def test_lists_count_what_they_leave_out() -> None:
    assert listed([]) == ""
    assert listed("A") == "A"
    assert listed("ABC") == "A, B and C"
    assert listed("ABCD", most=2) == "A, B and 2 more"


def test_a_log_of_any_length_is_let_go() -> None:
    entry = Note.UNATTACHED.of("Ogre")
    log = Log(entry, None)
    for _ in range(1_000_000):
        log = Log(entry, log)
    del log  # let go on the stack, link within link, it would end the process
