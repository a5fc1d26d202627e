"""The state of things as the story begins: sizes, counters, damage, what is attached, what was chosen."""

from __future__ import annotations

from bot.engine.characteristics.continuous import KEYWORD_COUNTERS
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.copying import confirm_only_state, is_a_copy
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import MOST, refuse_too_many, too_many
from bot.scenario.things.board import Thing
from bot.scenario.things.chosen_on_entering import has_player_chosen
from bot.scenario.things.described_as import own_counters
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
            story.tell(thing, replace(told, source="made", described=True))
        elif statement.get("size") and thing.made is not None:
            power, toughness = statement.slots["size"]
            thing.made = replace(thing.made, power=power, toughness=toughness)


@means("status")
def status(story: Story, statement: Statement) -> None:
    """`Ogre is tapped`: as the story begins, or, of what has done something by then, what is said to have come of it. What is black
    where no spell made it so was black all along."""
    word, color = statement.get("status"), statement.get("color")
    for thing in story.resolve(statement.slots["it"], "any"):
        lasting = word == "legendary" or (color is not None and not story.spells)
        if has_played(story, thing) and not lasting:
            story.skip(statement.start, statement.end)
        elif word == "legendary":
            story.tell(thing, ThingRef("it", 0, 0, supertypes=("Legendary",)))
        elif word is not None:
            story.tell(thing, ThingRef("it", 0, 0, status=(word,)))
        elif thing.made is not None:
            thing.made = replace(thing.made, colors=(*thing.made.colors, color))
        else:
            story.tell(thing, ThingRef("it", 0, 0, colors=(color,)))


@means("commander")
def commander(story: Story, statement: Statement) -> None:
    """`Grizzly Bears is my commander`: it is that player's, wherever it is."""
    for thing in story.resolve(statement.slots["it"], "any"):
        owner = story.player(statement.slots["owner"])
        thing.owner = thing.owner or owner
        thing.told = thing.told or owner
        if "commander" not in thing.designations:
            thing.designations.append("commander")


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
    if len(things) != 1:
        raise CannotMean(
            f"It is not told which commander has dealt {name} that damage.",
            start=statement.start,
            end=statement.end,
        )
    story.seat(name).by_commanders[things[0].label] = statement.slots["amount"]


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
    for thing in story.resolve(statement.slots["it"], "any"):
        kind = statement.get("counter") or own_counters(thing, statement.slots["it"][0])
        amount = statement.get("amount")
        if amount is None:
            story.assumptions.append(f"{thing.label} has one {kind} counter: it is not told how many.")
        if kind in KEYWORD_COUNTERS and amount is not None and amount > MOST:
            raise too_many(statement.start, statement.end)  # each may be an ability of its own
        if kind == "loyalty":
            _walker_meant(story, statement, thing).loyalty = amount
        else:
            thing.counters[kind] = 1 if amount is None else amount


@means("level")
def level(story: Story, statement: Statement) -> None:
    """`It is leveled up to level 6`: it has as many level counters (CR 711.2a)."""
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.counters["level"] = statement.slots["amount"]


@means("marked")
def marked(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
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


@means("defense")
def defense(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.defense = statement.slots["amount"]


@means("hasability")
def has_ability(story: Story, statement: Statement) -> None:
    told: ThingRef = statement.slots["withlist"]
    for thing in story.resolve(statement.slots["it"], "any"):
        story.tell(thing, told if thing.made is None else replace(told, source="made", described=True))


@means("size")
def size(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "sized"):
        if thing.made is not None:
            thing.made = replace(thing.made, power=statement.slots["power"])


@means("attached")
def attached(story: Story, statement: Statement) -> None:
    ref = statement.slots["thing"]
    if isinstance(ref, PlayerRef):
        player = story.player(ref)
        for thing in story.resolve(statement.slots["it"], "any"):
            story.attach(thing, player)
        return
    attachments = [thing for one in statement.slots["it"] for thing in _attachments(story, one)]
    host = story.one(ref, "any")
    for thing in attachments:
        story.attach(thing, host)
    story.refer([host])


def _can_be_worn(story: Story, thing: Thing) -> bool:
    """Whether it is an Aura or the like: in `a Bear and a Blade attached to it` the Bear is none."""
    card = story.card(thing)
    return card is None or not {"Aura", "Equipment", "Fortification"}.isdisjoint(card.subtypes)


def _attachments(story: Story, ref: ThingRef, about: str | None = None) -> list[Thing]:
    """The Auras or Equipment that are meant, as many as are told: those that are on nothing yet, else new ones."""
    owner = story.owner(ref.owner, about)
    if ref.source in ("card", "guess", "made", "part"):
        names = ref.names if ref.source == "part" and ref.names else (ref.name,)
        free = [
            t for t in story.things if t.name in names and t.attached_to is None and t.zone == "battlefield"
        ]
        if ref.letter:
            free = [t for t in free if t.letter == ref.letter]
        if owner is not None:
            free = [t for t in free if t.controller in (owner, None)]
        wanted = max(1, ref.count) if not ref.many or ref.count else max(2, len(free))
        refuse_too_many(ref)
        found = free[:wanted]
        for thing in found:
            story.tell(thing, ref)
        found += [story.create(ref, index, wanted) for index in range(len(found), wanted)]
    else:
        found = story.resolve((ref,), "declare", about)
    for thing in found:
        thing.told = thing.told or owner
    return found


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


@means("enchanted")
def enchanted(story: Story, statement: Statement) -> None:
    if isinstance(statement.get("who"), PlayerRef):
        player = story.player(statement.slots["who"], subject=True)
        for ref in statement.slots["tolds"]:
            for thing in _attachments(story, ref, player):
                story.attach(thing, player)
        return
    hosts = story.resolve(statement.slots["it"], "any")
    for host in hosts:
        for ref in statement.slots["tolds"]:
            for thing in _attachments(story, ref, host.controller):
                story.attach(thing, host)
    story.refer(hosts)


@means("wears")
def wears(story: Story, statement: Statement) -> None:
    """`My 4/4 has Swiftfoot Boots`: an Aura or Equipment that is on it. Raises `CannotMean` where it is no such thing."""
    for ref in statement.slots["tolds"]:
        card = story.names.exact(ref.name) if isinstance(ref, ThingRef) and ref.source == "card" else None
        if card is None or not {"Aura", "Equipment"} & {*card.subtypes}:
            raise CannotMean(f"It is not told what “{ref.told}” is on.", (), ref.start, ref.end)
    enchanted(story, statement)


@means("chosenfor")
def chosen_for(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.chosen.append(("color", statement.slots["color"]))


@means("chosen")
def chosen(story: Story, statement: Statement) -> None:
    ref = statement.get("thing")
    thing = story.one(ref, "any") if isinstance(ref, ThingRef) else (story.focus[-1] if story.focus else None)
    if thing is not None:
        thing.chosen.append(("color", statement.slots["color"]))


@means("named")
def named(story: Story, statement: Statement) -> None:
    """`Pithing Needle names Jitte`; of what asks for a player, who that is."""
    name, player = statement.get("name"), statement.get("player")
    if isinstance(name, ThingRef) and name.source == "it" and name.word in ("he", "him", "her", "them"):
        player = PlayerRef("they", name.word, name.start)
    for thing in story.resolve(statement.slots["it"], "any"):
        if isinstance(player, PlayerRef) and has_player_chosen(story.card(thing)):
            thing.chosen.append(("player", story.player(player)))
        elif isinstance(name, ThingRef) and name.source != "it":
            thing.chosen.append(("card name", name.name or name.told))
        else:
            raise CannotMean(f"It is not told what {thing.label} names.", (), statement.start, statement.end)


@means("attachedhas")
def has_attached(story: Story, statement: Statement) -> None:
    """`I have a Warhammer on my Knight`. Who controls what is attached to another's is said, or has it there; who has it on
    something of theirs may have been given it."""
    player = actor_of(story, statement)
    controls = any(t.lemma == "control" for t in story.tokens[statement.start : statement.end])
    host = story.one(statement.slots["thing"], "any", player)
    theirs = host.holder not in (None, player)
    host.told = host.told or (None if controls else player)
    host.declared = True
    things = [thing for ref in statement.slots["tolds"] for thing in _attachments(story, ref, player)]
    worn = [thing for thing in things if _can_be_worn(story, thing)] or things
    for thing in things:
        if controls or theirs:
            thing.told = thing.told or player
        if thing in worn and thing is not host:
            story.attach(thing, host)
        thing.declared = True
    story.refer([host])
