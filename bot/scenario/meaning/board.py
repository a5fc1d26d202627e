"""What there is as the story begins: life, permanents, hands, counters, attachments, whose turn."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.spells import cast_spell
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.possessive import does
from bot.scenario.statements import How, Statement
from bot.scenario.story import Story
from bot.scenario.things import Thing
from bot.scenario.words import singular


def _seats(story: Story, statement: Statement) -> list[str]:
    """The players that a statement about life or poison is of."""
    ref = statement.get("who") or statement.get("owner")
    if isinstance(ref, PlayerRef):
        both = ref.how == "all" or (ref.how == "me" and story.tokens[statement.start].fold == "we")
        if both:
            return list(story.seats)
        return [story.player(ref, subject=True)]
    return [story.actor or next(iter(story.seats))]


def _told_late(story: Story, what: str) -> None:
    if story.actions:
        story.assumptions.append(f"{what} as the story begins.")


@means("life", "lifeof")
def life(story: Story, statement: Statement) -> None:
    for name in _seats(story, statement):
        story.seat(name).life = statement.slots["amount"]
        _told_late(story, f"{does(name, 'is')} at {statement.slots['amount']} life")
        if statement.get("poison") is not None:
            story.seat(name).poison = statement.slots["poison"]
        story.actor = story.actor or name


@means("poison")
def poison(story: Story, statement: Statement) -> None:
    for name in _seats(story, statement):
        story.seat(name).poison = statement.slots["amount"]
        _told_late(story, f"{does(name, 'has')} {statement.slots['amount']} poison counters")


@means("controls", "has", "there")
def controls(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    player: str | None = actor_of(story, statement) if isinstance(who, PlayerRef) else None
    place = statement.get("place")
    if isinstance(place, PlayerRef):
        player = story.player(place, about=player)
    zone, zone_owner = "battlefield", player
    if statement.get("zone") is not None:
        zone, ref = statement.slots["zone"]
        if isinstance(ref, PlayerRef):
            zone_owner = story.owner(ref, player) or player
    if isinstance(who, PlayerRef) and who.how == "all":
        for name in list(story.seats):
            declare(story, statement.slots["tolds"], name, zone)
        return
    declare(story, statement.slots["tolds"], zone_owner, zone)


@means("present")
def present(story: Story, statement: Statement) -> None:
    """`With Furnace of Rath in play, ...`"""
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    declare(story, refs, story.actor or next(iter(story.seats)), "battlefield")


@means("attachedhas")
def has_attached(story: Story, statement: Statement) -> None:
    """`I have a Warhammer on my Knight`."""
    player = actor_of(story, statement)
    host = story.one(statement.slots["thing"], "any", player)
    host.told = host.told or player
    host.declared = True
    for ref in statement.slots["tolds"]:
        story.attach(_attachment(story, ref, player), host)
    story.refer([host])


@means("board")
def board(story: Story, statement: Statement) -> None:
    """`My board: Hill Giant, Gray Ogre`, `Bob's hand: Fog`."""
    player = story.player(statement.slots["owner"], subject=True)
    words = {t.fold for t in story.tokens[statement.start : statement.end]}
    zone = "hand" if "hand" in words else "graveyard" if "graveyard" in words else "battlefield"
    declare(story, statement.slots["tolds"], player, zone)


def declare(story: Story, refs: tuple[ThingRef, ...], player: str | None, zone: str) -> None:
    """Things are there. The zone told last counts for those before it too: `Fog, Shock and Terror in hand`."""
    placed: list[tuple[ThingRef, str, str | None]] = []
    where, whose = zone, player
    for ref in reversed(refs):
        if ref.place:
            where = ref.place
            whose = (story.owner(ref.placed, player) if ref.placed is not None else None) or player
        placed.append((ref, where, whose))
    battlefield: list[Thing] = []
    for ref, here, holder in reversed(placed):
        _check_kind(story, ref)
        if here == "battlefield":
            battlefield += _on_battlefield(story, ref, holder)
            continue
        wanted = max(1, ref.count)
        for index in range(wanted):
            _put(story, story.create(ref, index, wanted), here, holder)
    story.refer(battlefield)


def _on_battlefield(story: Story, ref: ThingRef, player: str | None) -> list[Thing]:
    if ref.source == "it":
        return story.resolve((ref,), "any", player)
    found = story.resolve((ref,), "declare", player)
    for thing in found:
        thing.told = thing.told or story.owner(ref.owner, player) or player
        if set(thing.types) & {"Instant", "Sorcery"} and thing.cast_by is None:
            _put(story, thing, "hand", thing.told)  # `Bob has Fog`: no permanent, so a card in hand
    return found


def _put(story: Story, thing: Thing, zone: str, player: str | None) -> None:
    thing.zone = zone
    thing.told = thing.owner = player
    thing.declared = True
    story.refer([thing])


def _check_kind(story: Story, ref: ThingRef) -> None:
    """An instant or sorcery is no permanent: `Bob has Fog` is a card in hand."""
    if ref.source == "kind" and ref.noun in ("spell", "card"):
        raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)


@means("inzone")
def in_zone(story: Story, statement: Statement) -> None:
    zone, ref = statement.slots["zone"]
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.zone = zone
        owner = story.owner(ref, story.actor) if isinstance(ref, PlayerRef) else thing.told or story.actor
        thing.told = thing.owner = owner
        thing.declared = True


@means("inplay")
def in_play(story: Story, statement: Statement) -> None:
    place = statement.get("place")
    for thing in story.resolve(statement.slots["it"], "declare"):
        if isinstance(place, PlayerRef):
            thing.told = story.player(place)
        thing.declared = True


@means("under")
def under(story: Story, statement: Statement) -> None:
    ref = statement.get("owner") or statement.get("who")
    player = story.player(ref) if isinstance(ref, PlayerRef) else None
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.told, thing.declared = player, True


@means("ownedby")
def owned_by(story: Story, statement: Statement) -> None:
    player = story.player(statement.slots["who"])
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.owner = player


@means("stole")
def stole(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    by = statement.get("by")
    if isinstance(by, ThingRef) and by.source in ("card", "guess"):
        card = story.names.exact(by.name)
        if card is not None and {"Instant", "Sorcery"} & set(card.types):
            cast_spell(story, player, by, How(targets=statement.slots["thing"]))
            return
    if isinstance(by, ThingRef):
        for aura in story.resolve((statement.slots["by"],), "declare", player):
            for thing in story.resolve(statement.slots["thing"], "any", player):
                thing.told = thing.told or story.opponent(player)
                thing.owner = thing.told
                thing.told = player
                if aura.is_type("Aura"):
                    story.attach(aura, thing)
                aura.told = aura.told or player
        return
    for thing in story.resolve(statement.slots["thing"], "any", player):
        thing.owner = thing.owner or thing.told or story.opponent(player)
        thing.told, thing.declared = player, True


@means("isa")
def is_a(story: Story, statement: Statement) -> None:
    told = statement.get("told")
    for thing in story.resolve(statement.slots["it"], "any"):
        if isinstance(told, ThingRef):
            if told.source != "kind":
                raise CannotMean(f"It is not told what “{told.told}” is.", start=told.start, end=told.end)
            story.tell(thing, replace(told, source="made", described=True))
        elif statement.get("size") and thing.made is not None:
            power, toughness = statement.slots["size"]
            thing.made = replace(thing.made, power=power, toughness=toughness)


@means("status")
def status(story: Story, statement: Statement) -> None:
    word = statement.get("status")
    for thing in story.resolve(statement.slots["it"], "any"):
        if word == "tapped":
            thing.tapped = True
        elif word == "untapped":
            thing.tapped = False
        elif word == "sick":
            thing.sick = True
        if statement.get("color") and thing.made is not None:
            thing.made = replace(thing.made, colors=(*thing.made.colors, statement.slots["color"]))


@means("summonsick")
def summoning_sick(story: Story, statement: Statement) -> None:
    refs = statement.get("it") or statement.get("thing")
    for thing in story.resolve(refs, "declare" if statement.get("who") else "any", story.actor):
        thing.sick = True


@means("counters")
def counters(story: Story, statement: Statement) -> None:
    kind = statement.slots["counter"]
    for thing in story.resolve(statement.slots["it"], "any"):
        if kind == "loyalty":
            thing.loyalty = statement.slots["amount"]
        else:
            thing.counters[kind] = statement.slots["amount"]


@means("marked")
def marked(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.damage = statement.slots["amount"]


@means("loyalty")
def loyalty(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.loyalty = statement.slots["amount"]


@means("defense")
def defense(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.defense = statement.slots["amount"]


@means("hasability")
def has_ability(story: Story, statement: Statement) -> None:
    told: ThingRef = statement.slots["withlist"]
    for thing in story.resolve(statement.slots["it"], "any"):
        if thing.made is None:
            _give_card(story, thing, told)
        else:
            story.tell(thing, replace(told, source="made", described=True))


def _give_card(story: Story, thing: Thing, told: ThingRef) -> None:
    """A card that is said to have what is not printed on it: repeated, or told as an effect of something untold."""
    missing = [line for line in told.lines if not (line[:1].islower() and thing.has_keyword(line))]
    if not missing or thing.card is None:
        return
    from bot.scenario.made import MadeUp

    card = thing.card
    thing.made = MadeUp(
        card.name,
        card.types,
        card.subtypes,
        card.supertypes,
        card.colors,
        card.power,
        card.toughness,
        card.loyalty,
        card.defense,
        (*card.texts, *missing),
    )
    story.assumptions.append(f"{thing.label} has {', '.join(missing)} as the story begins.")


@means("size")
def size(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
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
    attachments = [_attachment(story, one) for one in statement.slots["it"]]
    host = story.one(ref, "any")
    for thing in attachments:
        story.attach(thing, host)
    story.refer([host])


def _attachment(story: Story, ref: ThingRef, about: str | None = None) -> Thing:
    """The Aura or Equipment that is meant: one that is on nothing yet, else a new one."""
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
        thing = free[0] if free else story.create(ref)
        story.tell(thing, ref) if free else None
    else:
        thing = story.one(ref, "declare", about)
    thing.told = thing.told or owner
    return thing


@means("enchanted")
def enchanted(story: Story, statement: Statement) -> None:
    hosts = story.resolve(statement.slots["it"], "any")
    for host in hosts:
        for ref in statement.slots["tolds"]:
            story.attach(_attachment(story, ref, host.controller), host)
    story.refer(hosts)


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
    name: ThingRef = statement.slots["name"]
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.chosen.append(("card name", name.name or name.told))


_TYPE_ORDER = ("Creature", "Artifact", "Enchantment", "Land", "Instant", "Sorcery", "Planeswalker", "Battle")


@means("filler")
def filler_types(story: Story, statement: Statement) -> None:
    """So many card types in a graveyard: one plain card of each."""
    player = actor_of(story, statement)
    zone, ref = statement.slots["zone"]
    _fill_types(story, statement.slots["amount"], zone, story.owner(ref, player) or player)


def _fill_types(story: Story, amount: int, zone: str, player: str) -> None:
    for index in range(min(amount, len(_TYPE_ORDER))):
        _fill(story, _TYPE_ORDER[index], zone, player)


def _fill(story: Story, kind: str, zone: str, player: str) -> None:
    from bot.scenario.made import MadeUp

    thing = Thing(
        story.new_label(f"{kind} card"),
        f"{kind} card",
        len(story.things),
        made=MadeUp(
            f"{kind} card",
            (kind,),
            power=1 if kind == "Creature" else None,
            toughness=1 if kind == "Creature" else None,
        ),
        told=player,
        owner=player,
        zone=zone,
        declared=True,
        filler=True,
    )
    story.add(thing)


@means("fillercards", "fillerzone")
def filler_cards(story: Story, statement: Statement) -> None:
    zone, ref = statement.slots["zone"]
    player = actor_of(story, statement) if statement.get("who") else story.actor or next(iter(story.seats))
    owner = story.owner(ref, player) or player
    if "types" in [t.fold for t in story.tokens[statement.start : statement.end]]:
        _fill_types(story, statement.slots["amount"], zone, owner)
        return
    for _ in range(min(statement.slots["amount"], 100)):
        _fill(story, statement.get("kind") or "Land", zone, owner)


@means("mana", "nothing", "players", "unresponse", "resolves", "triggers")
def nothing(story: Story, statement: Statement) -> None:
    """Told, and true anyway: mana is never short, what is not told is not there, what was done resolves and triggers."""
    if statement.get("who") is not None:
        story.player(statement.slots["who"], subject=True)
    if statement.get("others") is not None:
        for ref in statement.slots["others"]:
            story.player(ref)


@means("turn")
def turn(story: Story, statement: Statement) -> None:
    ref = statement.get("owner") or statement.get("who")
    if not isinstance(ref, PlayerRef):
        return
    player = story.player(ref, subject=True)
    moment = statement.get("moment")
    if moment is None:
        if story.actions and story.active not in (None, player):
            story.actions.append(GoTo(Moment.NEXT_TURN, player))
            story.turn_changed = True
        elif not story.turn_changed:
            story.active = player
        return
    story.actions.append(GoTo(Moment[moment], player))


@means("firstturn")
def first_turn(story: Story, statement: Statement) -> None:
    story.first_turn = True
    if isinstance(statement.get("owner"), PlayerRef):
        story.active = story.player(statement.slots["owner"])


@means("playsfirst")
def plays_first(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if not story.turn_changed and story.active is None:
        story.active = player


def type_word(word: str) -> str:
    """The card type that a plural or singular noun says."""
    return singular(word).title()
