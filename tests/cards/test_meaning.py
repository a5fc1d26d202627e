"""What the touchstone cannot see: that a small word means in the reading what it means in the text."""

from __future__ import annotations

from typing import Any

import pytest

from bot.abilities.ability import Ability, Activated, Keyword, Spell, Static, Triggered
from bot.abilities.amounts import CountOf, EventAmount, Number, StatOf, X
from bot.abilities.changes import Gains, GetsPT
from bot.abilities.combat_rules import CantAttack, CantBeBlocked, CantBlock, MustAttack
from bot.abilities.combining import (
    If,
    May,
    Modes,
    Remember,
    Then,
    UnlessPaid,
)
from bot.abilities.conditions import Controls, DidIt, NotSo, Paid
from bot.abilities.costs import Mana, SacrificeCost, TapSelf
from bot.abilities.damage import DamageKind, DamagePattern, Multiply, Prevent, Redirect, ReplaceDamage
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    ChangeNow,
    DealDamage,
    Destroy,
    Portion,
    PutCounters,
    SetRule,
    Shield,
)
from bot.abilities.events import Attacks, BeginningOf, DealsDamage, Dies, Enters, IsDealtDamage
from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    ControlledBy,
    Filter,
    InStatus,
    IsToken,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    Other,
    Quality,
    TheChosen,
    WithKeyword,
)
from bot.abilities.keyword_actions import (
    Fight,
)
from bot.abilities.limits import Only
from bot.abilities.player_effects import (
    Draw,
    GainLife,
)
from bot.abilities.statics import Changes, DamageRule, Rules, While
from bot.abilities.who import (
    SELF,
    YOU,
    Both,
    Chosen,
    ControllerOf,
    Count,
    Dealer,
    Each,
    EachOpponent,
    EachPlayer,
    Target,
    TheTarget,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.reading import compile_text

CREATURE = OfType("Creature")


def spell(text: str) -> tuple[Any, ...]:
    """The effects of an instant with this one line."""
    [ability] = compile_text(text, "", "instant")
    assert isinstance(ability, Spell), ability
    return ability.effects


def line(text: str) -> Ability:
    """The one ability of a creature with this line."""
    [ability] = compile_text(text, "Zed", "creature")
    return ability


def described(words: str) -> tuple[Quality, ...]:
    """The qualities of `target ...`."""
    [effect] = spell(f"Destroy target {words}.")
    assert isinstance(effect, Destroy)
    assert isinstance(effect.what, Target)
    return effect.what.what.qualities


# --- negation ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "qualities"),
    [
        ("creature", (CREATURE,)),
        ("nonblack creature", (Not(OfColor("black")), CREATURE)),
        ("nonartifact, nonblack creature", (Not(OfType("Artifact")), Not(OfColor("black")), CREATURE)),
        ("noncreature permanent", (Not(CREATURE), OfType("Permanent"))),
        ("nontoken creature", (Not(IsToken()), CREATURE)),
        ("creature token", (CREATURE, IsToken())),
        ("non-Wall creature", (Not(OfSubtype("Wall")), CREATURE)),
        ("nonbasic land", (Not(OfType("Basic")), OfType("Land"))),
        ("basic land", (OfType("Basic"), OfType("Land"))),
        ("creature without flying", (CREATURE, Not(WithKeyword("flying")))),
        ("creature with flying", (CREATURE, WithKeyword("flying"))),
        ("creature you control", (CREATURE, ControlledBy(YOU))),
        ("creature you don't control", (CREATURE, Not(ControlledBy(YOU)))),
        ("creature an opponent controls", (CREATURE, ControlledBy(AnyOf(Filter((AnOpponent(),)))))),
        ("untapped creature", (InStatus("untapped"), CREATURE)),
        ("tapped creature", (InStatus("tapped"), CREATURE)),
        ("unblocked attacking creature", (InStatus("unblocked"), InStatus("attacking"), CREATURE)),
    ],
)
def test_negation_stays_with_its_word(words: str, qualities: tuple[Quality, ...]) -> None:
    assert described(words) == qualities


def test_cant_and_must_are_different_rules() -> None:
    assert line("Zed can't attack.") == Static((Rules(SELF, (CantAttack(),)),))
    assert line("Zed can't block.") == Static((Rules(SELF, (CantBlock(),)),))
    assert line("Zed attacks each combat if able.") == Static((Rules(SELF, (MustAttack(),)),))
    assert line("Zed can't be blocked by Walls.") == Static(
        (Rules(SELF, (CantBeBlocked(by=Filter((OfSubtype("Wall"),))),)),)
    )
    assert line("Zed can't be blocked except by Walls.") == Static(
        (Rules(SELF, (CantBeBlocked(except_by=Filter((OfSubtype("Wall"),))),)),)
    )


def test_no_and_not_turn_a_condition_round() -> None:
    controls = Controls(YOU, Filter((CREATURE,)))
    assert line("As long as you control a creature, Zed can't attack.") == Static(
        (While(controls, (Rules(SELF, (CantAttack(),)),)),)
    )
    assert line("As long as you control no creatures, Zed can't attack.") == Static(
        (While(NotSo(controls), (Rules(SELF, (CantAttack(),)),)),)
    )


def test_if_you_dont_is_the_opposite_of_if_you_do() -> None:
    draw = May(YOU, (Draw(YOU, Number(1)),))
    lose = GainLife(YOU, Number(1))
    assert spell("You may draw a card. If you do, you gain 1 life.") == (
        draw,
        Remember(1),
        If(DidIt(number=1), (lose,)),
    )
    assert spell("You may draw a card. If you don't, you gain 1 life.") == (
        draw,
        Remember(1),
        If(NotSo(DidIt(number=1)), (lose,)),
    )


# --- plurals -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plural", "subtype"),
    [
        ("Elves", "Elf"),
        ("Walls", "Wall"),
        ("Zombies", "Zombie"),
        ("Dwarves", "Dwarf"),
        ("Merfolk", "Merfolk"),
        ("Allies", "Ally"),
        ("Werewolves", "Werewolf"),
        ("Plains", "Plains"),
        ("Faeries", "Faerie"),
    ],
)
def test_plurals_of_subtypes_are_those_subtypes(plural: str, subtype: str) -> None:
    [effect] = spell(f"Destroy all {plural}.")
    assert effect == Destroy(Each(Filter((OfSubtype(subtype),)), "all"))


def test_each_all_and_bare_plurals_are_everything_of_the_kind() -> None:
    kind = Filter((CREATURE,))
    assert spell("~ deals 2 damage to each creature.") == (
        DealDamage(SELF, (Portion(Number(2), Each(kind)),)),
    )
    assert spell("Destroy all creatures.") == (Destroy(Each(kind, "all")),)
    assert spell("Creatures you control get +1/+1 until end of turn.") == (
        ChangeNow(Each(Filter((CREATURE, ControlledBy(YOU))), ""), (GetsPT(Number(1), Number(1)),)),
    )


def test_target_is_one_and_each_is_all() -> None:
    assert spell("~ deals 2 damage to target creature.") == (
        DealDamage(SELF, (Portion(Number(2), Target(Filter((CREATURE,)))),)),
    )
    assert spell("~ deals 2 damage to each of two target creatures.") == (
        DealDamage(SELF, (Portion(Number(2), Target(Filter((CREATURE,)), Count(2, 2))),)),
    )


# --- other, another ------------------------------------------------------------------------------------------------------------


def test_other_creatures_leave_the_source_out() -> None:
    assert line("Other creatures you control get +1/+1.") == Static(
        (Changes(Each(Filter((Other(), CREATURE, ControlledBy(YOU))), ""), (GetsPT(Number(1), Number(1)),)),)
    )
    assert line("Creatures you control get +1/+1.") == Static(
        (Changes(Each(Filter((CREATURE, ControlledBy(YOU))), ""), (GetsPT(Number(1), Number(1)),)),)
    )


def test_another_is_other_than_the_source_and_earlier_targets() -> None:
    assert line("Whenever another creature dies, draw a card.") == Triggered(
        Dies(AnyOf(Filter((Other(), CREATURE)))), (Draw(YOU, Number(1)),)
    )
    assert line("Whenever a creature dies, draw a card.") == Triggered(
        Dies(AnyOf(Filter((CREATURE,)))), (Draw(YOU, Number(1)),)
    )
    any_target = Filter((AnyTarget(),))
    assert spell("~ deals 2 damage to any target and 1 damage to another target.") == (
        DealDamage(
            SELF,
            (
                Portion(Number(2), Target(any_target)),
                Portion(Number(1), Target(Filter((Other(), AnyTarget())))),
            ),
        ),
    )


def test_a_cost_of_another_is_not_paid_with_the_source() -> None:
    ability = line("Sacrifice another creature: Draw a card.")
    assert ability == Activated((SacrificeCost(Filter((Other(), CREATURE))),), (Draw(YOU, Number(1)),))
    ability = line("Sacrifice a creature: Draw a card.")
    assert ability == Activated((SacrificeCost(Filter((CREATURE,))),), (Draw(YOU, Number(1)),))


def test_each_other_player_and_each_opponent() -> None:
    assert spell("Each player draws a card.") == (Draw(EachPlayer(), Number(1)),)
    assert spell("Each other player draws a card.") == (Draw(EachPlayer(other=True), Number(1)),)
    assert spell("Each opponent draws a card.") == (Draw(EachOpponent(), Number(1)),)


# --- up to, only, may, unless, until -----------------------------------------------------------------------------------------------


def test_up_to_allows_none() -> None:
    assert spell("Destroy up to one target creature.") == (Destroy(Target(Filter((CREATURE,)), Count(0, 1))),)
    assert spell("Destroy up to two target creatures.") == (
        Destroy(Target(Filter((CREATURE,)), Count(0, 2))),
    )
    assert spell("Destroy two target creatures.") == (Destroy(Target(Filter((CREATURE,)), Count(2, 2))),)


def test_only_limits_activation() -> None:
    plain = line("{1}: Draw a card.")
    assert plain == Activated((Mana("{1}"),), (Draw(YOU, Number(1)),))
    assert line("{1}: Draw a card. Activate only once each turn.") == Activated(
        (Mana("{1}"),), (Draw(YOU, Number(1)),), ("once each turn",)
    )
    assert line("{1}: Draw a card. Activate only as a sorcery.") == Activated(
        (Mana("{1}"),), (Draw(YOU, Number(1)),), (Only.AS_A_SORCERY,)
    )
    assert line(
        "{1}: Draw a card. Activate this ability only any time you could cast a sorcery."
    ) == Activated((Mana("{1}"),), (Draw(YOU, Number(1)),), (Only.AS_A_SORCERY,))
    assert line("{1}: Draw a card. Activate only if you control a creature.") == Activated(
        (Mana("{1}"),), (Draw(YOU, Number(1)),), (), Controls(YOU, Filter((CREATURE,)))
    )


def test_may_is_a_choice_of_the_one_named() -> None:
    assert spell("You may draw a card.") == (May(YOU, (Draw(YOU, Number(1)),)),)
    assert spell("Draw a card.") == (Draw(YOU, Number(1)),)
    assert spell("Target player may draw a card.") == (
        May(Target(Filter((APlayer(),)), number=2), (Draw(TheTarget(2), Number(1)),)),
    )


def test_you_may_pay_first_and_then_do() -> None:
    assert line("Whenever Zed attacks, you may pay {1}. If you do, draw a card.") == Triggered(
        Attacks(SELF), (May(YOU, (Draw(YOU, Number(1)),), (Mana("{1}"),)),)
    )


def test_unless_somebody_pays() -> None:
    assert line(
        "At the beginning of your upkeep, Zed deals 2 damage to you unless you pay {1}."
    ) == Triggered(
        BeginningOf("upkeep", YOU),
        (UnlessPaid(YOU, (Mana("{1}"),), (DealDamage(SELF, (Portion(Number(2), YOU),)),)),),
        word="at",
    )


def test_unless_a_condition_holds() -> None:
    assert line("Zed can't attack unless you control a Goblin.") == Static(
        (Rules(SELF, (CantAttack(unless=Controls(YOU, Filter((OfSubtype("Goblin"),)))),)),)
    )


def test_this_turn_ends_and_a_static_ability_does_not() -> None:
    assert spell("Target creature can't block this turn.") == (
        SetRule(Target(Filter((CREATURE,))), (CantBlock(),), Duration.THIS_TURN),
    )
    assert spell("Prevent all combat damage that would be dealt this turn.") == (
        Shield(ReplaceDamage(DamagePattern(DamageKind.COMBAT), Prevent(), duration=Duration.THIS_TURN)),
    )
    assert line("Prevent all combat damage that would be dealt to Zed.") == Static(
        (DamageRule(ReplaceDamage(DamagePattern(DamageKind.COMBAT, to=SELF), Prevent())),)
    )


# --- who deals it, to whom, what kind ----------------------------------------------------------------------------------------------


def test_combat_damage_is_not_all_damage() -> None:
    for words, kind in (
        ("damage", DamageKind.ANY),
        ("combat damage", DamageKind.COMBAT),
        ("noncombat damage", DamageKind.NONCOMBAT),
    ):
        assert line(f"Whenever Zed deals {words} to a player, draw a card.") == Triggered(
            DealsDamage(SELF, AnyOf(Filter((APlayer(),))), kind), (Draw(YOU, Number(1)),)
        )


def test_dealing_is_not_being_dealt() -> None:
    assert line("Whenever Zed deals damage, you gain 1 life.") == Triggered(
        DealsDamage(SELF), (GainLife(YOU, Number(1)),)
    )
    assert line("Whenever Zed is dealt damage, you gain that much life.") == Triggered(
        IsDealtDamage(SELF), (GainLife(YOU, EventAmount()),)
    )


def test_damage_to_and_damage_by_are_not_mixed_up() -> None:
    creature = Target(Filter((CREATURE,)))
    turn = Duration.THIS_TURN
    assert spell("Prevent all damage that would be dealt to target creature this turn.") == (
        Shield(ReplaceDamage(DamagePattern(to=creature), Prevent(), duration=turn)),
    )
    by = Shield(ReplaceDamage(DamagePattern(by=creature), Prevent(), duration=turn))
    assert spell("Prevent all damage that would be dealt by target creature this turn.") == (by,)
    assert spell("Prevent all damage target creature would deal this turn.") == (by,)


def test_a_source_of_your_choice_is_chosen() -> None:
    chosen = Chosen(Filter((OfColor("red"), OfType("Source"), TheChosen("source"))))
    assert spell(
        "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    ) == (
        Shield(
            ReplaceDamage(DamagePattern(to=YOU, by=chosen), Prevent(), once=True, duration=Duration.THIS_TURN)
        ),
    )


def test_the_next_damage_has_a_capacity_and_the_next_time_has_none() -> None:
    any_target = Target(Filter((AnyTarget(),)))
    assert spell("Prevent the next 3 damage that would be dealt to any target this turn.") == (
        Shield(
            ReplaceDamage(
                DamagePattern(to=any_target), Prevent(), capacity=Number(3), duration=Duration.THIS_TURN
            )
        ),
    )


def test_what_is_done_with_prevented_damage_belongs_to_the_shield() -> None:
    [effect] = spell(
        "The next time target creature would deal damage this turn, prevent that damage. "
        "You gain life equal to the damage prevented this way."
    )
    assert effect == Shield(
        ReplaceDamage(
            DamagePattern(by=Target(Filter((CREATURE,)))),
            Prevent(rider=(GainLife(YOU, EventAmount()),)),
            once=True,
            duration=Duration.THIS_TURN,
        )
    )


def test_redirection_says_from_whom_and_to_whom() -> None:
    assert line("All damage that would be dealt to you is dealt to Zed instead.") == Static(
        (DamageRule(ReplaceDamage(DamagePattern(to=YOU), Redirect(SELF))),)
    )


def test_doubling_names_its_source_and_recipient() -> None:
    source = AnyOf(Filter((OfType("Source"), ControlledBy(YOU))))
    anyone = AnyOf(Filter((OneOf((Filter((OfType("Permanent"),)), Filter((APlayer(),)))),)))
    assert line(
        "If a source you control would deal damage to a permanent or player, "
        "it deals double that damage to that permanent or player instead."
    ) == Static((DamageRule(ReplaceDamage(DamagePattern(to=anyone, by=source), Multiply(2))),))


def test_its_power_is_the_dealers() -> None:
    mine = Target(Filter((CREATURE, ControlledBy(YOU))))
    theirs = Target(Filter((CREATURE, Not(ControlledBy(YOU)))))
    assert spell(
        "Target creature you control deals damage equal to its power to target creature you don't control."
    ) == (DealDamage(mine, (Portion(StatOf("power", Dealer()), theirs),)),)
    assert spell("Target creature you control fights target creature you don't control.") == (
        Fight(mine, theirs),
    )


def test_it_in_a_trigger_is_the_word_it() -> None:
    assert line("When Zed enters, it deals 4 damage to target creature.") == Triggered(
        Enters(SELF), (DealDamage(SELF, (Portion(Number(4), Target(Filter((CREATURE,)))),)),), word="when"
    )
    assert line("Whenever a creature attacks you, its controller loses 1 life.") != line(
        "Whenever a creature attacks you, you lose 1 life."
    )


def test_an_instruction_with_the_same_subject_does_not_repeat_the_target() -> None:
    [effect] = spell("Target player draws two cards and loses 2 life.")
    assert isinstance(effect, Then)
    first, second = effect.parts
    assert isinstance(first, Draw)
    assert isinstance(first.who, Target)
    assert getattr(second, "who", None) == TheTarget(first.who.number)


def test_that_source_and_its_controller() -> None:
    assert line(
        "Whenever a source deals damage to Zed, that source's controller sacrifices that many permanents."
    )
    assert spell("Destroy target creature. ~ deals 3 damage to that creature's controller.") == (
        Destroy(Target(Filter((CREATURE,)), number=2)),
        DealDamage(SELF, (Portion(Number(3), ControllerOf(TheTarget(2))),)),
    )


def test_both_recipients_are_hit_at_once() -> None:
    assert spell("~ deals X damage to each creature without flying and each player.") == (
        DealDamage(
            SELF,
            (Portion(X(), Both((Each(Filter((CREATURE, Not(WithKeyword("flying"))))), EachPlayer()))),),
        ),
    )


# --- order of words --------------------------------------------------------------------------------------------------------------------


def test_an_intervening_if_is_the_triggers_condition() -> None:
    ability = line("When Zed enters, if it was kicked, draw a card.")
    assert ability == Triggered(Enters(SELF), (Draw(YOU, Number(1)),), Paid("kicker"), word="when")
    later = line("When Zed enters, draw a card. If it was kicked, you gain 1 life.")
    assert later == Triggered(
        Enters(SELF), (Draw(YOU, Number(1)), If(Paid("kicker"), (GainLife(YOU, Number(1)),))), word="when"
    )


def test_instead_replaces_what_was_said_before() -> None:
    creature = Target(Filter((CREATURE,)), number=3)
    assert spell(
        "~ deals 2 damage to target creature. If it was kicked, it deals 4 damage to that creature instead."
    ) == (
        If(
            Paid("kicker"),
            (DealDamage(SELF, (Portion(Number(4), TheTarget(3)),)),),
            (DealDamage(SELF, (Portion(Number(2), creature),)),),
            instead=True,
        ),
    )


def test_modes_keep_their_own_targets() -> None:
    [effect] = spell("Choose one —\n• Target player gains 3 life.\n• Destroy target creature.")
    assert effect == Modes(
        Count(1, 1),
        ((GainLife(Target(Filter((APlayer(),))), Number(3)),), (Destroy(Target(Filter((CREATURE,)))),)),
    )


def test_a_keyword_list_after_a_list_of_kinds_belongs_to_the_last_kind() -> None:
    [effect] = spell("Destroy target artifact, enchantment, or creature with flying.")
    assert effect == Destroy(
        Target(
            Filter(
                (
                    OneOf(
                        (
                            Filter((OfType("Artifact"),)),
                            Filter((OfType("Enchantment"),)),
                            Filter((CREATURE, WithKeyword("flying"))),
                        )
                    ),
                )
            )
        )
    )


def test_for_each_counts() -> None:
    goblins = CountOf(Filter((OfSubtype("Goblin"), ControlledBy(YOU))))
    assert spell("~ deals 1 damage to target creature for each Goblin you control.") == (
        DealDamage(SELF, (Portion(goblins, Target(Filter((CREATURE,)))),)),
    )
    assert spell("~ deals damage to target creature equal to the number of Goblins you control.") == (
        DealDamage(SELF, (Portion(goblins, Target(Filter((CREATURE,)))),)),
    )


def test_quoted_abilities_are_granted_whole() -> None:
    assert line(
        'Other creatures you control have "{T}: This creature deals 1 damage to any target."'
    ) == Static(
        (
            Changes(
                Each(Filter((Other(), CREATURE, ControlledBy(YOU))), ""),
                (
                    Gains(
                        Activated(
                            (TapSelf(),),
                            (DealDamage(SELF, (Portion(Number(1), Target(Filter((AnyTarget(),)))),)),),
                        )
                    ),
                ),
            ),
        )
    )


def test_counters_are_put_where_the_text_says() -> None:
    assert line("Whenever you gain life, put a +1/+1 counter on Zed.") == Triggered(
        line("Whenever you gain life, draw a card.").when,  # type: ignore[attr-defined]
        (PutCounters("+1/+1", Number(1), SELF),),
    )


def test_keywords_with_values_and_descriptions() -> None:
    assert compile_text("Flying, bushido 2, protection from red", "Zed") == (
        Keyword("flying"),
        Keyword("bushido", Number(2)),
        Keyword("protection", filter=Filter((OfColor("red"),))),
    )
