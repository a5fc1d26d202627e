"""The state of things as the story begins: sizes, counters, damage, what is attached, what was chosen."""

from __future__ import annotations

from bot.abilities.animating import animates_itself
from bot.abilities.class_levels import ClassBand
from bot.abilities.walk import inside
from bot.engine.characteristics.continuous import KEYWORD_COUNTERS
from bot.engine.told.script import Activate
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.changed_into import says_how_big_by_then
from bot.scenario.meaning.copying import confirm_only_state, is_a_copy
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.told_by_then import DAMAGE, says_now, told_by_then
from bot.scenario.meaning.which_of_a_question import meant_after_a_question
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import MOST, too_many
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Role
from bot.scenario.things.described_as import own_counters
from bot.scenario.things.may_fight import OF_CREATURES
from bot.scenario.things.said_to_be import has_played
from bot.values import replace


@means("isa")
def is_a(story: Story, statement: Statement) -> None:
    told = statement.get("told")
    if isinstance(told, ThingRef) and told.noun == "copy" and isinstance(told.of, ThingRef):
        confirm_only_state(told)
        is_a_copy(story, statement, told.of)
        said = told.but(source="it", name="", article="", noun="", of=None, told="", word="")
        for thing in story.resolve(statement.slots["it"], "any"):
            story.tell(thing, said)  # `enchanted with Unholy Strength`, which the copy is
        return
    sized = statement.get("size") or (isinstance(told, ThingRef) and told.size is not None)
    for thing in story.resolve(statement.slots["it"], "sized" if sized else "any"):
        if isinstance(told, ThingRef):
            if told.source != "kind":
                raise CannotMean(f"It is not told what “{told.told}” is.", start=told.start, end=told.end)
            if told.size is not None and says_how_big_by_then(story, thing, told.size, statement):
                if not (told.lines or told.subtypes or told.colors or told.counters or told.attached):
                    story.skip(statement.start, statement.end)
                    continue
                told = told.but(size=None)
            if "Creature" in told.types and animates_itself(story.card(thing)):
                _was_animated(story, thing, statement)
            story.tell(thing, replace(told, source="made", described=True))
        elif statement.get("size") and thing.made is not None:
            power, toughness = statement.slots["size"]
            thing.made = replace(thing.made, power=power, toughness=toughness)


def _was_animated(story: Story, thing: Thing, statement: Statement) -> None:
    """`He bolts my Mutavault while it is a creature`: that its own ability made it one is taken for granted. Raises `CannotMean` for a
    planeswalker, whose abilities may be activated on its controller's own turn alone (CR 606.3)."""
    told = any(isinstance(one, Activate) and one.source == thing.label for one in story.actions)
    if thing.is_type("Planeswalker") and not told:
        message = f"It is not told when {thing.label} became a creature."
        raise CannotMean(message, start=statement.start, end=statement.end)
    thing.animated = True


@means("status")
def status(story: Story, statement: Statement) -> None:
    """`Ogre is tapped`: as the story begins, or, of what has done something by then, what is said to have come of it. What nothing made
    so, or what is told with a `but`, was so all along."""
    word, color = statement.get("status"), statement.get("color")
    for thing in story.resolve(statement.slots["it"], "any"):
        if not _told_with_but(story, statement) and _may_have_become(story, thing, word):
            story.skip(statement.start, statement.end)
        elif word == "legendary":
            story.tell(thing, ThingRef("it", 0, 0, supertypes=("Legendary",), described=True))
        elif word is not None:
            story.tell(thing, ThingRef("it", 0, 0, status=(word,)), new=True)
        elif thing.made is not None:
            thing.made = replace(thing.made, colors=(*thing.made.colors, color))
        else:
            story.tell(thing, ThingRef("it", 0, 0, colors=(color,)))


def _told_with_but(story: Story, statement: Statement) -> bool:
    """`He attacks with an Elf but it's tapped`: what stands against the deed was so before it."""
    before = [token.fold for token in story.tokens[max(0, statement.start - 2) : statement.start]]
    return bool({"but", "though", "although"} & {*before})


def _may_have_become(story: Story, thing: Thing, word: str | None) -> bool:
    """Whether what was told so far may have made it so: tapped, untapped, summoning sick, or (None) of another color."""
    if not has_played(story, thing) or word == "legendary":
        return False
    texts = [
        text.lower() for one in story.things if has_played(story, one) or one is thing for text in one.texts
    ]
    if word is None:
        return any("become" in text or "color" in text for text in texts)
    if word == "sick":
        return thing.cast_by is not None
    if word == "tapped":
        uses = any(isinstance(action, Activate) and action.source == thing.label for action in story.actions)
        return thing.attacking or uses or any("tap" in text or "{t}" in text for text in texts)
    return True


@means("commander")
def commander(story: Story, statement: Statement) -> None:
    """`Grizzly Bears is my commander`: it is that player's, wherever it is."""
    for thing in story.resolve(statement.slots["it"], "any"):
        owner = story.player(statement.slots["owner"])
        thing.owner = thing.owner or owner
        thing.told = thing.told or owner
        if "commander" not in thing.designations:
            thing.designations.append("commander")


@means("castbefore")
def cast_before(story: Story, statement: Statement) -> None:
    """`Serra Angel has been cast twice from the command zone`: a commander, of which no more is done now (CR 903.8)."""
    who = statement.get("who")
    owner = story.player(who, subject=True) if who is not None else story.actor or next(iter(story.seats))
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.owner = thing.owner or owner
        thing.told = thing.told or owner
        thing.cast_before = statement.slots["number"]
        if "commander" not in thing.designations:
            thing.designations.append("commander")
        if not thing.declared:
            thing.zone, thing.declared = "command", True


@means("bycommander")
def by_commander(story: Story, statement: Statement) -> None:
    """`Bob has taken 15 commander damage from Serra Angel`: combat damage of the game so far (CR 903.10a); from the one commander of an
    opponent, where it is not told which."""
    name = story.player(statement.slots["who"], subject=True)
    if statement.get("it") is not None:
        things = story.resolve(statement.slots["it"], "any")
        for thing in things:
            thing.told = thing.told or story.opponent(name)
            if "commander" not in thing.designations:
                thing.designations.append("commander")
    else:
        things = [t for t in story.things if "commander" in t.designations and t.holder != name]
        things = things or story.resolve(_commanders_to_come(story, name), "any")
    if len(things) != 1:
        raise CannotMean(
            f"It is not told which commander has dealt {name} that damage.",
            start=statement.start,
            end=statement.end,
        )
    story.seat(name).by_commanders[things[0].label] = statement.slots["amount"]


def _commanders_to_come(story: Story, player: str) -> list[ThingRef]:
    """The commanders of others than that player that are told of later: `I've taken 15 commander damage. His 6/6 commander attacks me.`"""
    said = [one for told in story.to_come for one in told.things if "commander" in one.status]
    return [one for one in said if one.owner is not None and story.owner(one.owner, player) != player]


@means("pairedwith")
def paired_with(story: Story, statement: Statement) -> None:
    """`Druid's Familiar is paired with Grizzly Bears` (soulbond)."""
    both = story.resolve(statement.slots["it"], "any")
    if statement.get("other") is not None:
        both = [*both, story.one(statement.slots["other"], "any")]
    if len(both) != 2:
        raise CannotMean("A pair is two creatures.")
    first, other = both
    first.paired_with, other.paired_with = other.label, first.label
    first.told = first.told or other.told
    other.told = other.told or first.told


@means("summonsick")
def summoning_sick(story: Story, statement: Statement) -> None:
    refs = statement.get("it") or statement.get("thing")
    for thing in story.resolve(refs, "declare" if statement.get("who") else "any", story.actor):
        thing.sick = True


@means("counters")
def counters(story: Story, statement: Statement) -> None:
    sized = "/" in (statement.get("counter") or "")
    for thing in story.resolve(statement.slots["it"], "sized" if sized else "any"):
        kind = statement.get("counter") or own_counters(thing, statement.slots["it"][0])
        amount = statement.get("amount")
        if amount is None:
            story.assumptions.append(f"{thing.label} has one {kind} counter: it is not told how many.")
        if kind in KEYWORD_COUNTERS and amount is not None and amount > MOST:
            raise too_many(statement.start, statement.end)  # each may be an ability of its own
        if amount is not None and kind != "loyalty":
            sure, before = says_now(story, statement), thing.counters.get(kind, 0)
            told_by_then(story, statement, thing.label, before, kind, sure)
        if kind == "loyalty":
            _walker_meant(story, statement, thing).loyalty = amount
        else:
            had, has = thing.counters.get(kind), 1 if amount is None else amount
            if had is not None and had != has and not story.actions:
                said = f"{thing.label} is told to have {had} {kind} counter{'s' * (had != 1)}, and to have {has}."
                raise CannotMean(said, (), statement.start, statement.end)
            thing.counters[kind] = has


@means("level")
def level(story: Story, statement: Statement) -> None:
    """`It is leveled up to level 6`: it has as many level counters (CR 711.2a); a Class has had each level up to it (CR 716.2b)."""
    amount = statement.slots["amount"]
    for thing in story.resolve(statement.slots["it"], "any"):
        card = story.card(thing)
        if card is None or "Class" not in card.subtypes:
            thing.counters["level"] = amount
            continue
        highest = max((band.level for band in inside(card.abilities, ClassBand)), default=1)
        if amount > highest:
            raise CannotMean(f"{thing.label} has no level {amount}.", (), statement.start, statement.end)
        thing.designations += [f"level {n}" for n in range(2, amount + 1)]


@means("marked")
def marked(story: Story, statement: Statement) -> None:
    """`It was dealt 2 damage earlier`: it is marked on it still (CR 120.6). By what is asked of a spell alone, that does no more."""
    source = statement.get("source")
    card = story.names.exact(source.name) if isinstance(source, ThingRef) else None
    if source is not None and (card is None or not {*card.types} & {"Instant", "Sorcery"}):
        raise CannotMean("It is not told what came of that.", (), source.start, source.end)
    for thing in story.resolve(statement.slots["it"], "damaged"):
        told_by_then(story, statement, thing.label, thing.damage, DAMAGE, says_now(story, statement))
        thing.damage = statement.slots["amount"]


@means("loyalty")
def loyalty(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        _walker_meant(story, statement, thing).loyalty = statement.slots["amount"]


def _walker_meant(story: Story, statement: Statement, thing: Thing) -> Thing:
    """The planeswalker that is said to have loyalty (CR 306.5): `it` is the one that there is."""
    if not thing.types or thing.is_type("Planeswalker"):
        return thing
    walkers = [one for one in story.things if one.is_type("Planeswalker") and one.zone == "battlefield"]
    if len(walkers) != 1:
        message = f"{thing.label} is no planeswalker: it has no loyalty."
        raise CannotMean(message, start=statement.start, end=statement.end)
    return walkers[0]


@means("manavalue")
def mana_value(story: Story, statement: Statement) -> None:
    """`Hill Giant has mana value 4`: what is printed on a card, or what is told of something that the story made up."""
    ref: ThingRef = statement.slots["it"][0]
    for thing in story.resolve(statement.slots["it"], "any"):
        told = ThingRef("made", ref.start, ref.end, mana_value=statement.slots["amount"], described=True)
        story.tell(thing, told)


@means("defense")
def defense(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.defense = statement.slots["amount"]


@means("hasability")
def has_ability(story: Story, statement: Statement) -> None:
    told: ThingRef = statement.slots["withlist"]
    meant = meant_after_a_question(story, statement, told.lines)
    role: Role = "sized" if OF_CREATURES & {line.lower() for line in told.lines} else "any"
    for thing in [meant] if meant is not None else story.resolve(statement.slots["it"], role):
        story.tell(thing, told if thing.made is None else replace(told, source="made", described=True))


@means("size")
def size(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "sized"):
        if thing.made is not None:
            thing.made = replace(thing.made, power=statement.slots["power"])


@means("emptyzone")
def empty_zone(story: Story, statement: Statement) -> None:
    """`Alice has no cards in her graveyard`: what is not told to be there isn't."""
    owner = statement.get("owner")
    player = actor_of(story, statement) if owner is None else story.owner(owner, None)
    words = (token.fold for token in story.tokens[statement.start : statement.end])
    zone, ref = statement.get("zone") or (next(word for word in words if word in _ZONES), None)
    whose = story.owner(ref, player) or player
    assert whose is not None
    story.seat(whose).empty.add(zone)


_ZONES = frozenset({"hand", "graveyard", "library"})
