"""Damage that a source is told to deal: `Zed deals 3 damage to Bob`, `his Bolt deals 3 to me`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Activated, Spell, Triggered
from bot.abilities.effects import DealDamage
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import AssignsDamage, TriggerTargets
from bot.engine.told.script import Activate, Cast, DealsDamage, GoTo, Moment, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import damage_is_aimed
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


@means("deals")
def deals(story: Story, statement: Statement) -> None:
    """`Zed deals 3 damage to Bob`. Of a creature in combat or of a spell that was cast it says what comes of that."""
    refs = statement.slots["it"]
    if len(refs) == 1 and is_cast_for_it(story, statement, refs[0], statement.slots["to"]):
        return
    if _is_what_was_used(story, statement):
        return
    sources = story.resolve(refs, "any")
    names = _to(story, statement, sources[0].controller)
    for source, own in _apart(statement, sources):
        deal_as_told(story, own, source, names)


def _is_it(ref: Ref) -> bool:
    return isinstance(ref, ThingRef) and ref.source == "it" and ref.word.casefold() == "it"


def _is_what_was_used(story: Story, statement: Statement) -> bool:
    """`I cast Shock on Ogre. It deals 2 damage to it`, `I activate Prodigal Sorcerer targeting Bob. It deals 1 damage to him`: whether that is
    what comes of the spell or ability just told; then it is said to."""
    last, refs = story.actions[-1] if story.actions else None, statement.slots["it"]
    if not isinstance(last, Cast | Activate) or len(refs) != 1 or not last.targets.names:
        return False
    label = last.card if isinstance(last, Cast) else last.source
    used = next((thing for thing in story.things if thing.label == label), None)
    card = story.card(used) if used is not None else None
    if (
        used is None
        or card is None
        or (isinstance(last, Cast) and not {"Instant", "Sorcery"} & {*used.types})
    ):
        return False
    deeds = (one for one in card.abilities if isinstance(one, Spell | Activated))
    if not any(holds(one.effects, DealDamage) for one in deeds):
        return False
    if not _is_it(refs[0]) and (not isinstance(refs[0], ThingRef) or refs[0].name != used.name):
        return False
    aimed = all(map(_is_it, statement.slots["to"]))
    spoken_of, player = list(story.focus), story.last_player
    names = last.targets.names if aimed else _to(story, statement, used.controller)
    if not {*names} <= {*last.targets.names}:
        story.focus, story.last_player = spoken_of, player
        return False
    _claim_damage(story, statement, names)
    story.skip(statement.start, statement.end)
    return True


def _apart(statement: Statement, sources: Sequence[Thing]) -> Iterator[tuple[Thing, Statement]]:
    """What each of them deals: `his two 2/2s deal 4 damage to me` says what they do together, `deal 2 damage each` what each does.
    Raises `CannotMean` where neither is so."""
    amount = statement.get("amount")
    powers = [source.printed[0] for source in sources]
    if (
        len(sources) == 1
        or not isinstance(amount, int)
        or any(not isinstance(power, int) for power in powers)
    ):
        yield from ((source, statement) for source in sources[:1])
        return
    together = sum(power for power in powers if isinstance(power, int)) == amount
    if not together and any(power != amount for power in powers):
        raise CannotMean("It is not told how much each of them deals.", (), statement.start, statement.end)
    for source, power in zip(sources, powers, strict=True):
        slots = {**statement.slots, "amount": power}
        yield source, replace(statement, slots=slots)


def is_cast_for_it(story: Story, statement: Statement, ref: ThingRef, to: tuple[Ref, ...]) -> bool:
    """Whether it is a spell of which nothing was told: `his Bolt deals 3 damage to me`; then it is cast, by whose it is."""
    player = story.owner(ref.owner)
    card = story.card_meant(ref)
    if player is None or card is None or not {"Instant", "Sorcery"} & {*card.types}:
        return False
    if any(thing.name == card.name and thing.cast_by is not None for thing in story.things):
        return False
    names = story.names_of(to, "target", player)
    cast_spell(story, player, ref, How(targets=to if targets_of(card) else None))
    _claim_damage(story, statement, names)
    return True


def deal_as_told(story: Story, statement: Statement, source: Thing, names: tuple[str, ...]) -> None:
    """The source deals the damage to these: in the fight that is told, as what it was cast for, of itself. Raises `CannotMean` where
    it would be another amount."""
    if source.cast_by is not None and set(source.types) & {"Instant", "Sorcery"}:
        _claim_damage(story, statement, names)
        story.skip(statement.start, statement.end)
        return
    triggered = _triggered_damage(story, source) if story.actions else ()
    if triggered:
        if any(holds(deals, Target) for deals in triggered):
            story.actions.append(TriggerTargets(source.controller or names[0], source.label, Targets(names)))
        _claim_damage(story, statement, names)
        story.skip(statement.start, statement.end)
        return
    if source in story.said_to_attack and len(names) == 1 and names[0] in story.seats:
        source.attacking = True  # `I take 3 damage from his attacking 3/3`
        declare_attack(story, source.controller or story.opponent(names[0]), ((source.label, names[0]),))
    if source.attacking or source.blocking:
        last = story.actions[-1]
        amount = statement.get("amount")
        to: tuple[Ref, ...] = statement.get("to") or ()
        if (
            source.attacking
            and len(to) == 1
            and isinstance(to[0], ThingRef)
            and to[0].source == "it"
            and to[0].many
        ):
            names = tuple(thing.label for thing in story.things if thing.blocking) or names
        if isinstance(amount, int) and len(names) > 1 and not {*names} & {*story.seats}:
            shares = tuple((name, amount) for name in names)  # `deals 3 damage to each` of what blocks it
            story.actions.append(AssignsDamage(shares, source.controller, source.label))
            return
        if not (isinstance(last, GoTo) and last.moment is Moment.DAMAGE):
            story.actions.append(GoTo(Moment.DAMAGE))
        _claim_damage(story, statement, names)
        story.skip(statement.start, statement.end)
        return
    _refuse_another_amount(story, statement, source)
    for name in names:
        combat = statement.get("combat") == "combat"
        story.actions.append(DealsDamage(source.label, _how_much(story, statement, source), name, combat))


def _refuse_another_amount(story: Story, statement: Statement, source: Thing) -> None:
    """`His 3/3 deals 4 damage to me`, where nothing was told that could make it that."""
    amount, power = statement.get("amount"), source.printed[0]
    changed = bool(story.actions or source.counters or source.attached or any(source.texts))
    others = any(any(thing.texts) for thing in story.things if thing is not source)
    if not isinstance(amount, int) or not isinstance(power, int) or source.size_assumed or changed or others:
        return
    if source.is_type("Creature") and amount != power:
        said = f"{source.label} would deal {power} damage: it is not told what makes that {amount}."
        raise CannotMean(said, start=statement.start, end=statement.end)


@means("dealsit")
def deals_it(story: Story, statement: Statement) -> None:
    """`and deals damage to Ogre`: with what was told before. Raises `CannotMean` where nothing of the player's deals any to a target."""
    player = actor_of(story, statement)
    if not story.actions or not damage_is_aimed(story, player, _to(story, statement, player)):
        raise CannotMean(
            "It is not told what deals the damage.",
            ("Zed deals 3 damage to Bob.",),
            statement.start,
            statement.end,
        )


def _how_much(story: Story, statement: Statement, source: Thing) -> int:
    """How much is dealt: of a creature its power, where no amount is told; of other things 1, as it matters only that it is some."""
    amount = statement.get("amount")
    if isinstance(amount, int):
        return amount
    card = story.card(source)
    power = card.power if card is not None and isinstance(card.power, int) else None
    much = power if power is not None and not source.size_assumed else 1
    if much != power or source.size_assumed:
        story.assumptions.append(f"{source.label} deals 1 damage: how much is not told.")
    return much


def _triggered_damage(story: Story, source: Thing) -> tuple[DealDamage, ...]:
    """What deals damage in a triggered ability of it: then that is what was told."""
    card = story.card(source)
    if card is None:
        return ()
    triggered = (a for a in card.abilities if isinstance(a, Triggered))
    return tuple(deals for ability in triggered for deals in inside(ability, DealDamage))


def _to(story: Story, statement: Statement, about: str | None) -> tuple[str, ...]:
    refs: tuple[Ref, ...] = statement.slots["to"]
    return story.names_of(refs, "target", about)


def _claim_damage(story: Story, statement: Statement, names: Sequence[str]) -> None:
    """Each of these is said to be dealt so much, where a number is told."""
    amount = statement.get("amount")
    for name in names:
        if isinstance(amount, int) and amount > 0 and not story.denies:
            came = Came.LOST if name in story.seats else Came.DEALT
            story.claim((name,), came, statement.start, statement.end, amount)
