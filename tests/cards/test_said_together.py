"""Lines that say one thing of several, and words that are left out or written otherwise: what they are read as, and what is not read so."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Spell
from bot.abilities.combining import If
from bot.abilities.conditions import Paid
from bot.cards.line_reading import Verdict, read_line
from bot.cards.normal.lines import normal
from bot.cards.reading import compile_lines

SPELL, PERMANENT = "sorcery", "creature"

READ = [
    (SPELL, "Target creature and each other creature that shares a color with it get +1/+1 until end of turn."),
    (SPELL, "Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn."),
    (PERMANENT, "Sacrifice Zed: Enchanted creature and other creatures that share a creature type with it gain flying until end of turn."),
    (PERMANENT, "When you attack with exactly two creatures, transform Zed."),
    (PERMANENT, "Whenever you attack with Zed and another legendary creature, draw a card."),
    (PERMANENT, "Whenever Zed and at least one Human attack, draw a card."),
    (PERMANENT, "{1}: Add {B}. Activate no more than three times each turn."),
    (PERMANENT, "{1}: Zed gets +1/-1 or -1/+1 until end of turn."),
    (PERMANENT, "{G}: Creatures your opponents control lose hexproof and indestructible until end of turn."),
    (PERMANENT, "{B}: Zed gets +1/+1 until end of turn unless any player pays {2}."),
    (PERMANENT, "When Zed enters, any player may sacrifice a land. If a player does, draw a card."),
    (PERMANENT, "{T}, Sacrifice a green creature, a white creature, and a blue creature: Draw a card."),
    (PERMANENT, "{T}, Sacrifice a creature and a Swamp: Draw a card."),
    (PERMANENT, "{T}, Mill a card: Draw a card."),
    (PERMANENT, "Zed can block creatures with shadow as though Zed had shadow."),
    (PERMANENT, "Tapped creatures you control can block as though they were untapped."),
    (PERMANENT, "Cumulative upkeep {G} or {W}"),
    (PERMANENT, "Zed has protection from mana value 3 or greater."),
    (PERMANENT, "Max speed — {3}, Exile Zed from your graveyard: Draw a card."),
    (PERMANENT, "Enchanted creature gets +4/+4, and all creatures able to block it do so."),
    (PERMANENT, "At the beginning of your upkeep, choose an opponent at random. Zed attacks that player this combat if able."),
    (PERMANENT, "Whenever you cast a kicked spell, you gain 2 life."),
    (PERMANENT, "At the beginning of each player's upkeep, that player sacrifices a permanent for each soot counter on Zed."),
    (PERMANENT, "{T}: Exile target creature that's attacking you or a planeswalker you control."),
    (PERMANENT, "{T}: Put a creature card exiled with Zed onto the battlefield under your control."),
    (PERMANENT, "When Zed enters, target opponent puts a card from their hand on top of their library."),
    (PERMANENT, "When Zed enters, put a +1/+1 counter on it for each creature put into your graveyard from the battlefield this turn."),
    (SPELL, "Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1."),
    (SPELL, "Manifest the top card of your library, then put two +1/+1 counters on it."),
    (SPELL, "Exchange control of two target permanents that share a card type."),
    (SPELL, "Choose two target creatures controlled by different players. Return those creatures to their owners' hands."),
    (SPELL, "Tap target creature. Its activated abilities can't be activated this turn."),
    (SPELL, "Target player reveals their hand and discards all nonland cards."),
    (SPELL, "If you control a Forest, you may cast this spell as though it had flash."),
    (SPELL, "Counter target spell. Search its controller's graveyard, hand, and library for all cards with the same name as that spell and exile them. Then that player shuffles their library."),
    (SPELL, "Search your library for up to two basic land cards, reveal those cards, and put one onto the battlefield tapped and the other into your hand. Then shuffle your library."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), READ)
def test_it_is_read(kind: str, text: str) -> None:
    [found] = compile_lines(text, "Zed", kind)
    assert found.read, found.tail


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        # Of what is no target it would have to be counted how many share one.
        (PERMANENT, "Zed can't be blocked unless defending player controls three or more creatures that share a creature type."),
        (PERMANENT, "Tap two untapped creatures you control that share a creature type: Draw a card."),
        # One description goes on; no second thing begins.
        (SPELL, "Target creature and creatures you control get +1/+1 until end of turn."),
        # No plain keywords.
        (PERMANENT, "Zed has flying as long as you control a creature with flying. The same is true for protection."),
        # Without cleave brackets mean nothing.
        (PERMANENT, "Zed gets +1/+1 as long as you control a [Human] creature."),
    ],
)  # fmt: skip
def test_it_is_not_read(kind: str, text: str) -> None:
    [found] = compile_lines(text, "Zed", kind)
    assert not found.read


@pytest.mark.parametrize(
    ("text", "todays"),
    [
        (
            "Whenever Zed attacks, it gains flying until end of turn if you control a creature with flying. The same is true for menace "
            "and first strike.",
            "Whenever ~ attacks, it gains flying until end of turn if you control a creature with flying. It gains menace until end of "
            "turn if you control a creature with menace. It gains first strike until end of turn if you control a creature with first "
            "strike.",
        ),
        ("Whenever Zed attacks, if your team controls another Warrior, draw a card.", None),
        (
            "Whenever another Warrior enters under your team's control, draw a card.",
            "Whenever another Warrior you control enters, draw a card.",
        ),
        ("Morph—Reveal a blue card in your hand.", "Morph—Reveal a blue card from your hand."),
        ("Diana — Equip {2}", "Equip {2}"),
        ("You may play the top card of your library.", "You may play lands and cast spells from the top of your library."),
        (
            "{T}: Target land you control becomes an X/X Elemental creature until end of turn, where X is the number of Allies you "
            "control. It's still a land.",
            "{T}: Target land you control becomes an X/X Elemental creature in addition to its other types until end of turn, where X "
            "is the number of Allies you control.",
        ),
    ],
)  # fmt: skip
def test_it_is_written_in_todays_words(text: str, todays: str | None) -> None:
    written = normal(text, "Zed")
    assert written == (todays or "Whenever ~ attacks, if you control another Warrior, draw a card.")
    assert read_line(written, False).verdict is Verdict.READ


def test_words_in_brackets_are_left_out_where_cleave_was_paid() -> None:
    [found] = compile_lines("Destroy target [attacking] creature.", "Zed", SPELL)
    [ability] = found.abilities
    assert isinstance(ability, Spell)
    [effect] = ability.effects
    assert isinstance(effect, If)
    assert effect.condition == Paid("cleave")
    plain, cleaved = (
        read_line(text, True).abilities
        for text in ("Destroy target attacking creature.", "Destroy target creature.")
    )
    assert isinstance(plain[0], Spell)
    assert isinstance(cleaved[0], Spell)
    assert type(effect.then[0]) is type(cleaved[0].effects[0])
    assert len(repr(effect.otherwise)) > len(repr(effect.then))
