"""What is done to a thing with a spell that is named: `saves it with Giant Growth`, `is hit by Shock`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, activated_plainly, enters_and_does_it
from bot.scenario.meaning.aiming import is_aimless
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.there_unaimed import there_unaimed
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant, modes_spoken_of
from bot.scenario.text.words import COLOR_NAMES
from bot.values import replace


@means("saves", "killswith", "hitwith", "enchants", "castat")
def with_a_spell(story: Story, statement: Statement) -> None:
    """`saves it with Giant Growth`, `kills it with Shock`: the spell aimed at that."""
    player = actor_of(story, statement)
    spells, how = statement.slots["by"]
    what = statement.get("what") or (PlayerRef("name", story.opponent(player), statement.start),)
    if statement.kind == "enchants" and _is_equipped(story, player, spells, what):
        return
    refs = (what,) if isinstance(what, ThingRef) else what
    aims = story.asked_whether and statement.kind == "castat"  # `Can I target Bob with Wrath of God?`
    if how.targets is None and not how.shares and (aims or not all(is_aimless(story, one) for one in spells)):
        how = replace(how, targets=tuple(refs))
    elif how.targets is not None and "what" in statement.slots:
        aimed = story.names_of(how.targets, "target", player)
        if not {*story.names_of(refs, "target", player)} <= {*aimed}:
            raise CannotMean("It is told twice what that is aimed at.")
    keywords = statement.get("keywords")
    for line in keywords.lines if isinstance(keywords, ThingRef) else ():
        if line.startswith("protection from ") and line.split()[-1] in COLOR_NAMES:
            how = replace(how, chosen=(*how.chosen, ("color", line.split()[-1])))
    given = keywords.lines if isinstance(keywords, ThingRef) and not how.modes else ()
    there = there_unaimed(story, player, spells, refs) if how.targets is None else []
    for spell in spells:
        _confirm_given(story, spell, statement)
        told = _by_the_mode_that_gives(story, player, spell, refs, given, how) if given else how
        _aimed(story, player, spell, _for_as_much(story, spell, told, statement.get("amount")))
    story.refer(there)


def _by_the_mode_that_gives(
    story: Story, player: str, spell: ThingRef, refs: Sequence[Ref], given: Sequence[str], how: How
) -> How:
    """`gives it indestructible with Boros Charm`: the mode that gives that, aimed at nothing where it has no target."""
    card = story.card_meant(spell)
    words = f"give {' and '.join(given)}"
    modes = modes_spoken_of(card, words) if card is not None and SPELL_TYPES & {*card.types} else ()
    if len(modes) != 1:
        return how
    if not holds(modes[0][1], Target):
        story.names_of(refs, "target", player)  # it is there
        how = replace(how, targets=None)
    return replace(how, modes=(f"to {words}",))


def _is_equipped(story: Story, player: str, by: Sequence[ThingRef], what: object) -> bool:
    """`equips Bear with Sword`: by the equip ability of that Equipment, and none of its others (CR 702.6a)."""
    card = story.card_meant(by[0]) if len(by) == 1 else None
    bearers = what if isinstance(what, tuple) else (what,)
    subtypes = card.subtypes if card is not None else by[0].subtypes
    if len(by) != 1 or "Equipment" not in subtypes or len(bearers) != 1:
        return False
    bearer = story.one(bearers[0], "source", player)  # `equips it with Sword`: not the Sword, named after it
    source = story.one(by[0], "source", player)
    which = abilities_meant(story, source, "equip", None, purpose=True)
    activated_plainly(story, player, source, which, targets=Targets((bearer.label,)))
    story.refer([bearer])  # `and attacks with it`
    return True


@means("gainswith")
def gains_with_a_spell(story: Story, statement: Statement) -> None:
    """`gains 3 life with Healing Salve`: cast on whoever casts it, where it has a target."""
    player = actor_of(story, statement)
    spells, how = statement.slots["by"]
    for spell in spells:
        mode = () if how.modes else (f"to gain {statement.slots['amount']} life",)
        cast_spell(story, player, spell, replace(how, modes=(*how.modes, *mode)))


def _for_as_much(story: Story, spell: ThingRef, how: How, amount: int | None) -> How:
    """`deals 5 damage to Bob with Fireball` tells its X. Raises `CannotMean` where another is told."""
    card = story.card_meant(spell)
    if amount is None or card is None or "{X}" not in card.mana_cost:
        return how
    if how.x not in (None, amount):
        raise CannotMean(f"X is told to be {how.x} and {amount}.", start=spell.start, end=spell.end)
    return replace(how, x=amount)


def _confirm_given(story: Story, spell: ThingRef, statement: Statement) -> None:
    """What is said to be given with a spell is what its text gives: the rest follows from that. Raises `CannotMean` else."""
    card = story.card_meant(spell)
    text = " ".join(card.texts).lower() if card is not None else ""
    keywords, bonus = statement.get("keywords"), statement.get("bonus")
    given = [line.split(" from ")[0] for line in keywords.lines] if isinstance(keywords, ThingRef) else []
    given += [bonus] if isinstance(bonus, str) and "x" not in text else []
    amount = statement.get("amount")
    given += [f"{amount} damage"] if amount is not None and "x damage" not in text else []
    missing = next((words for words in given if card is not None and words.lower() not in text), None)
    if missing is not None:
        raise CannotMean(f"{spell.name} does not give {missing}.", start=spell.start, end=spell.end)


def _aimed(story: Story, player: str, spell: ThingRef, how: How) -> None:
    card = story.card_meant(spell)
    if card is not None and not {"Instant", "Sorcery"} & set(card.types) and "Aura" not in card.subtypes:
        if not card.abilities:
            raise CannotMean(f"It is not told what {card.name} does to that.", (), spell.start, spell.end)
        if enters_and_does_it(story, player, spell, how):  # `bounces it with Man-o'-War in response`
            return
        activate_ability(story, player, spell, how)  # `shoots it with Prodigal Sorcerer`
        return
    cast_spell(story, player, spell, how)


@means("hitby")
def hit_by(story: Story, statement: Statement) -> None:
    """`my Elf gets hit by Shock`, `Bob is hit by a Shock`: cast by whom it belongs to, else by an opponent."""
    (spell, *_), how = statement.slots["by"]
    targets = tuple(statement.get("it") or (statement.slots["who"],))
    if isinstance(statement.get("who"), PlayerRef):
        victim: str | None = story.player(statement.slots["who"], subject=True)
    else:
        victim = next((t.controller for t in story.resolve(targets, "target")), None)
    player = story.owner(spell.owner) or story.opponent(victim)
    for thing in story.resolve(targets, "target") if victim is None and "it" in statement.slots else ():
        thing.shown = thing.shown or story.opponent(player)  # `a hexproof creature is hit by Diabolic Edict`
    if how.targets is not None and any(
        t.fold == "copied" for t in story.tokens[statement.start : statement.end]
    ):
        how = replace(how, new_targets=how.targets)
    elif how.targets is not None:
        raise CannotMean("It is not told what that is aimed at.", start=statement.start, end=statement.end)
    if is_aimless(story, spell):  # a board wipe hits all there is
        targets = ()
    cast_spell(story, player, spell, replace(how, targets=targets or how.targets))
