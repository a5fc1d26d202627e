"""A story as it was understood: a plain sentence for each thing, state and deed, in the language that stories are read in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from bot.abilities.card import Card
from bot.abilities.predefined_tokens import PREDEFINED
from bot.answers.reading_back.deeds import deeds, is_told
from bot.answers.reading_back.tapped_out import pays_out, tapped_out_behind
from bot.answers.showing.second_person import second_person
from bot.engine.log.step import counted, listed
from bot.engine.players.unknown_cards import UNKNOWN
from bot.engine.told import script as told
from bot.engine.told.script import Moment, Script
from bot.engine.told.setup import ObjectSetup
from bot.scenario.phrases.keywords import keywords_in
from bot.scenario.things.made import UNNAMED
from bot.values import replace

IsPrinted = Callable[[Card], bool]


def reading_of(script: Script, is_printed: IsPrinted) -> tuple[str, ...]:
    """What there is, then what is done. `is_printed` tells cards from made-up things. Raises `Unsaid` for a deed without a sentence."""
    things = script.setup.objects
    made = {o.label: _described(o, is_printed) for o in things if o.label[:1].islower()}
    made |= {o.label: f"the {o.label}" for o in things if o.label[:1].isdigit() or o.label == "creature"}
    made |= {o.label: f"the {o.label}" for o in things if _is_of_any_size(o) or _is_a_walker(o)}
    seconds = {o.label.partition(" #")[0]: o.controller for o in things if o.label.endswith(" #2")}
    others = {o.label: o.controller for o in things if seconds.get(o.label, o.controller) != o.controller}
    made |= {label: f"{player}'s {label}" for label, player in others.items() if label in made}
    cast = {
        o.label: _described(o, is_printed) for o in things if _is_told_as_it_is_cast(o, script, is_printed)
    }
    made |= {label: f"the {label}" for label in cast if label[:1].islower()}
    sentences = [*_board(script, is_printed, made), *deeds(script, made, cast)]
    for player in filter(pays_out, script.setup.players):
        tapped_out_behind(sentences, player)
    names = [player.name for player in script.setup.players]
    if len(names) > 2 and any(not any(name in sentence for sentence in sentences) for name in names):
        sentences.insert(0, f"{listed(names)} are in a multiplayer game.")
    said = (second_person(sentence) for sentence in sentences)
    return tuple(f"The{one[3:]}" if one.startswith("the ") else one for one in said)


def _is_told_as_it_is_cast(thing: ObjectSetup, script: Script, is_printed: IsPrinted) -> bool:
    """A spell that the story made up: no sentence says beforehand that it is in a hand."""
    if thing.zone != "hand" or is_printed(thing.card):
        return False
    cast = any(isinstance(action, told.Cast) and action.card == thing.label for action in script.actions)
    return cast or bool({"Instant", "Sorcery"} & {*thing.card.types})


def same_story(one: Script, other: Script) -> bool:
    """Whether two scripts tell the same things, on the battlefield in the same order, and the same deeds, whatever was assumed."""
    return _essence(one) == _essence(other)


def _essence(script: Script) -> tuple[object, ...]:
    setup = script.setup
    could_block = _who_could_block(script)
    things = [
        replace(thing, declared=thing.declared and thing.controller in could_block and _may_block(thing))
        for thing in setup.objects
    ]
    there = tuple(thing for thing in things if thing.zone == "battlefield")
    elsewhere = sorted((o for o in things if o not in there), key=lambda thing: thing.label)
    ends = told.GoTo(Moment.END_OF_TURN)
    done = tuple(a for a in script.actions if a != ends and is_told(a))
    last = script.actions[-1] if script.actions else None
    to_the_end = ends in script.actions or last == told.GoTo(Moment.END_STEP)
    through = script.through_end_of_turn or to_the_end
    players = sorted(setup.players, key=lambda player: player.name)
    return players, there, elsewhere, setup.active, setup.first_turn, setup.daytime, done, through


def _board(script: Script, is_printed: IsPrinted, made: Mapping[str, str]) -> Iterator[str]:
    setup = script.setup
    for player in setup.players:
        if player.life != 20 or player.life_told:
            yield f"{player.name} is at {player.life} life."
        if player.poison:
            yield f"{player.name} has {counted(player.poison, 'poison counter')}."
        for kind, number in player.counters:
            yield f"{player.name} has {counted(number, f'{kind} counter')}."
        if player.monarch:
            yield f"{player.name} is the monarch."
        if player.initiative:
            yield f"{player.name} has the initiative."
        if player.completed_a_dungeon:
            yield f"{player.name} has completed a dungeon."
        if player.blessed:
            yield f"{player.name} has the city's blessing."
        if player.speed:
            yield f"{player.name} has speed {player.speed}."
        if player.mana is not None and not pays_out(player):
            yield f"{player.name} has {player.mana} mana."
        counted_in = {o.zone for o in setup.objects if o.owner == player.name and _is_unknown(o)}
        for zone in (z for z in player.empty if z not in counted_in or z == "hand"):
            yield f"{player.name} has no cards in {zone}."
        for kind in player.without:
            yield f"{player.name} controls no {kind}s."
    if setup.active is not None:
        first = f"It is the first turn of the game; {setup.active} plays first."
        yield first if setup.first_turn else f"It is {setup.active}'s turn."
    if setup.daytime:
        yield f"It is {setup.daytime}."
    cast = {action.card for action in script.actions if isinstance(action, told.Cast) and not action.face}
    cast |= {action.what for action in script.actions if isinstance(action, told.PutsOnto)}
    there = [thing for thing in setup.objects if thing.zone != "hand" or thing.label not in cast]
    for alike in _alike(there):
        yield _there(alike[0], is_printed) if len(alike) == 1 else _several(alike)
    named = {label: words for label, words in made.items() if words == f"the {label}"}
    for thing in setup.objects:
        on = named.get(thing.attached_to or "", thing.attached_to)
        yield from _states(replace(thing, label=named.get(thing.label, thing.label), attached_to=on))
    for player in setup.players:
        for label, dealt in player.by_commanders:
            yield f"{player.name} has taken {dealt} commander damage from {label}."


def _alike(things: Iterable[ObjectSetup]) -> Iterator[list[ObjectSetup]]:
    """Things on the battlefield that have no name and stand together as `land #1`, `land #2`, and unknown cards of one hand or library; every other
    thing alone."""
    group: list[ObjectSetup] = []
    for thing in things:
        if group and _is_unknown(thing) and _is_unknown(group[0]) and _lies_with(thing, group[0]):
            group.append(thing)
            continue
        kind, numbered, number = thing.label.partition(" #")
        nameless = kind == "land" or (thing.token and PREDEFINED.get(thing.card.name) == thing.card)
        if not (numbered and nameless and thing.zone == "battlefield"):
            number = "1"
        goes_on = group and number == str(len(group) + 1)
        if goes_on and (group[0].card, group[0].controller) == (thing.card, thing.controller):
            group.append(thing)
            continue
        if group:
            yield group
        group = [thing]
    if group:
        yield group


def _is_unknown(thing: ObjectSetup) -> bool:
    unnamed = thing.card.name == UNNAMED and not thing.card.abilities
    return (thing.zone in ("hand", "library") and thing.card is UNKNOWN) or (
        thing.zone in ("graveyard", "exile") and unnamed
    )


def _lies_with(thing: ObjectSetup, other: ObjectSetup) -> bool:
    return (thing.owner, thing.zone) == (other.owner, other.zone)


def _several(things: list[ObjectSetup]) -> str:
    if _is_unknown(things[0]):
        return f"{things[0].owner} has {counted(len(things), 'card')} in {things[0].zone}."
    kind = things[0].label.partition(" #")[0]
    noun = f"{kind} token" if things[0].token else kind
    return f"{things[0].controller} controls {counted(len(things), noun)}."


def _there(thing: ObjectSetup, is_printed: IsPrinted) -> str:
    if _is_unknown(thing):
        return f"{thing.owner} has 1 card in {thing.zone}."
    what = _described(thing, is_printed)
    kind = thing.label.partition(" card")[0]
    if thing.zone in ("graveyard", "hand") and (kind,) == thing.card.types and not is_printed(thing.card):
        return f"{thing.owner} has 1 {kind.lower()} card in {thing.zone}."
    match thing.zone:
        case "battlefield":
            return f"{thing.controller} controls {what}."
        case "hand" | "library":
            return f"{thing.owner} has {what} in {thing.zone}."
        case "graveyard" if is_printed(thing.card):
            return f"{what} is in {thing.owner}'s graveyard."
        case "graveyard":
            return f"{thing.owner} has {what} in graveyard."
        case "exile":
            return f"{thing.owner} has {what} in exile."
        case "command":
            return f"{what} is in the command zone."
        case _:
            return f"{what} is in {thing.zone}."


def _described(thing: ObjectSetup, is_printed: IsPrinted) -> str:
    """A card by its name, anything else by what the story says of it."""
    card = thing.card
    with_ = [f"{value} chosen" for _, value in thing.chosen]
    with_ += [
        f"{n} {name}" for n, name in ((thing.loyalty, "loyalty"), (thing.defense, "defense")) if n is not None
    ]
    if is_printed(card) and not thing.token:
        size = f"{thing.size[0]}/{thing.size[1]}" if thing.size is not None else ""
        sized = f"{_article(size)} {size} {thing.label}" if size else thing.label
        return sized + (f" with {listed(with_)}" if with_ else "")
    if thing.token and PREDEFINED.get(card.name) == card:
        return f"a {card.name} token" if thing.label == card.name else f"{thing.label}, a {card.name} token"
    with_ += [f"mana value {card.mana_value}"] if card.mana_value else []
    if _is_of_any_size(thing):
        return f"{_article(thing.label)} {thing.label}" + (f" with {listed(with_)}" if with_ else "")
    description = _description(card, thing.token, with_)
    if thing.label[:1].isdigit() and thing.label.split()[1:] not in (["creature"], ["creature", "token"]):
        more = [text for text in _texts(card) if text not in keywords_in(thing.label)]
        having = listed([*with_, *more])  # `3/3 trampler`, `1/1 deathtouch creature`
        return f"{_article(thing.label)} {thing.label}" + (f" with {having}" if having else "")
    if thing.label == "creature" and "Creature" in card.types:
        description = description.replace(f"{card.power}/{card.toughness} ", "", 1)  # its size is told apart
    return f"{thing.label}, {description}" if thing.label[:1].isupper() else description


def _is_of_any_size(thing: ObjectSetup) -> bool:
    """Whether a creature is only called what it is, `creature #2`, `Human creature #1`, its size not told: the least is taken."""
    card, (kind, _, _) = thing.card, thing.label.partition(" #")
    kinds = {"creature", *card.subtypes, *(word for word in card.colors)}
    said = kind == card.name and set(kind.split()) <= kinds and kind != thing.label
    return said and not thing.token and not card.texts and (card.power, card.toughness) == (1, 1)


def _is_a_walker(thing: ObjectSetup) -> bool:
    """Whether it is a planeswalker without a name."""
    return thing.label == "planeswalker" and "Planeswalker" in thing.card.types


def _may_block(thing: ObjectSetup) -> bool:
    return "Creature" in thing.card.types or bool(thing.card.power)


def _description(card: Card, token: bool, with_: Iterable[str]) -> str:
    size = f"{card.power}/{card.toughness}" if card.power is not None else ""
    kinds = [word.lower() for word in card.types]
    words = (
        *(word.lower() for word in card.supertypes),
        size,
        " and ".join(card.colors),
        *card.subtypes,
        *kinds,
        "token" if token else "",
    )
    noun = " ".join(filter(None, words))
    texts = _texts(card)
    if {"Instant", "Sorcery"} & {*card.types}:
        return f"{_article(noun)} {noun} {' '.join(texts)}".rstrip()
    having = listed([*with_, *texts])
    return f"{_article(noun)} {noun}" + (f" with {having}" if having else "")


def _texts(card: Card) -> list[str]:
    """What it has, each once: keywords by their names, other lines quoted."""
    lines = dict.fromkeys(
        part for text in card.texts for part in (text.split(", ") if text[:1].islower() else (text,))
    )
    return [text if text[:1].islower() else f"“{text}”" for text in lines]


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" or noun.startswith(("8", "11/", "18/")) else "a"


def _states(thing: ObjectSetup) -> Iterator[str]:
    size = (thing.card.power, thing.card.toughness)
    if thing.label == "the creature" and thing.size is None and size != (1, 1):
        yield f"{thing.label} is a {size[0]}/{size[1]}."
    if thing.tapped:
        yield f"{thing.label} is tapped."
    if thing.face_down:
        yield f"{thing.label} is face down."
    for word in thing.designations:
        if word == "commander":
            continue  # whose it is, is said below
        yield f"{thing.label} is {word}."
    if thing.paired_with is not None:
        yield f"{thing.label} is paired with {thing.paired_with}."
    if thing.exiled_with is not None:
        yield f"{thing.label} is imprinted on {thing.exiled_with}."
    if thing.sick:
        yield f"{thing.label} is summoning sick."
    if thing.damage:
        yield f"{thing.label} has {thing.damage} damage marked on it."
    for kind, number in thing.counters:
        yield f"{thing.label} has {counted(number, f'{kind} counter')}."
    if "commander" in thing.designations:
        yield f"{thing.label} is {thing.owner}'s commander."
    if thing.copying is not None:
        yield f"{thing.label} is a copy of {thing.copying.name}."
    if thing.attached_to is not None:
        yield f"{thing.label} is attached to {thing.attached_to}."


def _who_could_block(script: Script) -> frozenset[str]:
    """Players of whom it is open how they block: then it matters which of their creatures are said to be there."""
    attackers = [a.player for a in script.actions if isinstance(a, told.Attack) and a.attacks]
    if len(attackers) <= sum(isinstance(action, told.Block) for action in script.actions):
        return frozenset()
    players = {player.name for player in script.setup.players}
    return frozenset(players - {*attackers} if len({*attackers}) == 1 else players)
