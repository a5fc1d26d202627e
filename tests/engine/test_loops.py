"""A loop of actions that nobody may stop is known as one, also where what does not matter grows with every round (CR 732.4)."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.cards.reading import compile_text
from bot.engine.eras import CURRENT
from bot.engine.run import Result, resolve
from bot.engine.told.script import Cast, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup


def creature(name: str, text: str, toughness: int = 1) -> Card:
    return Card(
        name, ("Creature",), power=0, toughness=toughness, abilities=compile_text(text, name), texts=(text,)
    )


def shock() -> Card:
    text = "~ deals 2 damage to any target."
    return Card(
        "Spark", ("Instant",), mana_cost="{R}", mana_value=1, abilities=compile_text(text, "Spark", "instant")
    )


def burned(target: str, *things: tuple[str, Card], attached: tuple[str, str] | None = None) -> Result:
    """What comes of 2 damage to the target, beside these things of Alice."""
    objects = [
        ObjectSetup(
            label,
            card,
            "Alice",
            "Alice",
            attached_to=attached[1] if attached and attached[0] == label else None,
        )
        for label, card in things
    ]
    objects.append(ObjectSetup("Spark", shock(), "Bob", "Bob", "hand"))
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), tuple(objects), "Bob")
    return resolve(Script(setup, (Cast("Bob", "Spark", Targets((target,))),)), CURRENT)


DOLL = "Indestructible\nWhenever ~ is dealt damage, it deals that much damage to you."
MARTYR = Card(
    "Martyr",
    ("Enchantment",),
    ("Aura",),
    abilities=compile_text(
        "Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.",
        "Martyr",
    ),
)


def test_damage_that_comes_back_to_what_is_indestructible_has_no_end() -> None:
    result = burned(
        "Alice", ("Doll", creature("Doll", DOLL)), ("Martyr", MARTYR), attached=("Martyr", "Doll")
    )
    assert result.loop
    assert result.outcomes == ()


def test_it_ends_where_the_creature_dies_of_it() -> None:
    mortal = DOLL.removeprefix("Indestructible\n")
    result = burned(
        "Alice", ("Doll", creature("Doll", mortal, 5)), ("Martyr", MARTYR), attached=("Martyr", "Doll")
    )
    assert not result.loop
    assert [o.players["Alice"].life for o in result.outcomes] == [18]


def test_two_that_hit_each_other_back_have_no_end() -> None:
    text = "Indestructible\nWhenever ~ is dealt damage, it deals that much damage to each other creature."
    result = burned("Left", ("Left", creature("Left", text)), ("Right", creature("Right", text)))
    assert result.loop


def test_life_that_runs_out_ends_it() -> None:
    text = "Indestructible\nWhenever ~ is dealt damage, it deals that much damage to you."
    result = burned("Doll", ("Doll", creature("Doll", text)))
    assert not result.loop
    assert [o.players["Alice"].life for o in result.outcomes] == [18]
