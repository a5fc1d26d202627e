"""What is attached to what as the story begins, and which Auras and Equipment are meant."""

from __future__ import annotations

import re

from bot.abilities.card import Card
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.engine.told.script import Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.things.board import Thing
from bot.values import replace


@means("attached")
def attached(story: Story, statement: Statement) -> None:
    ref = statement.slots["thing"]
    if isinstance(ref, PlayerRef):
        player = story.player(ref)
        for thing in story.resolve(statement.slots["it"], "any"):
            story.attach(thing, player)
        return
    attachments = [
        thing
        for one in statement.slots["it"]
        for thing in (_spoken_of(story, one) or _attachments(story, one))
    ]
    if isinstance(ref, ThingRef) and ref.source == "it":  # `Pacifism is attached to it`: to something else
        story.focus = [thing for thing in story.focus if thing not in attachments]
    host = story.one(ref, "any")
    if host in attachments:
        raise CannotMean(f"{host.label} can't be attached to itself.", (), statement.start, statement.end)
    for thing in attachments:
        _confirm_it_attaches(story, thing, statement)
        story.attach(thing, host)
    story.refer([host])


@means("outagainst")
def is_out_against(story: Story, statement: Statement) -> None:
    """`Pacifism is out against Ogre`, `Moat is out against Ogre`: an Aura or Equipment is on it, anything else is just there. Raises
    `CannotMean` of what is none that is there, or would have to be used."""
    ref: ThingRef = statement.slots["thing"]
    cards = [_card_of(story, one) for one in statement.slots["it"]]
    if any(card is not None and not {"Aura", "Equipment"}.isdisjoint(card.subtypes) for card in cards):
        attached(story, statement)
        return
    for card in cards:
        if card is None or {"Instant", "Sorcery"} & {*card.types}:
            raise CannotMean("It is not told what is there.", (), statement.start, statement.end)
        if any(not is_for_mana(ability) for ability in activated_of(card.abilities)):
            said = f"{card.name} would have to be used, and it is not told how."
            raise CannotMean(said, (), statement.start, statement.end)
    for one in statement.slots["it"]:
        for thing in _attachments(story, one):
            thing.declared = True
    story.refer([story.one(ref, "any")])


def _card_of(story: Story, ref: ThingRef) -> Card | None:
    """The card that is named, or the one of what the story made up by that name."""
    told = next((thing for thing in story.things if ref.name and thing.name == ref.name), None)
    return story.card(told) if told is not None else story.card_meant(ref)


def _confirm_it_attaches(story: Story, thing: Thing, statement: Statement) -> None:
    """Raises `CannotMean` of a card that nothing lets be on anything: no Aura, no Equipment (CR 701.3a)."""
    card = story.card(thing)
    if card is None or _can_be_worn(story, thing) or any(_ATTACHES.search(text) for text in card.texts):
        return
    said = f"{thing.label} is no Aura or Equipment, and is attached to nothing."
    raise CannotMean(said, (), statement.start, statement.end)


_ATTACHES = regex(
    r"\b(?:attach|equip|enchant|bestow|reconfigure|Aura|Equipment|fortify|soulbond|mutate)", re.IGNORECASE
)


def _spoken_of(story: Story, ref: ThingRef) -> list[Thing]:
    """`Boon is on Ogre. What if it were on Elf?`: the one Aura or Equipment that a word back means, where what was spoken of last is none
    and wears it; empty where any other is meant. Raises `CannotMean` where there is none such, or more than one."""
    last = story.focus[-1] if ref.source == "it" and not ref.many and story.focus else None
    if last is None or _can_be_worn(story, last) or any(_can_be_worn(story, t) for t in story.focus[-2:]):
        return []
    if len(last.attached) != 1:
        raise CannotMean(f"It is not told what is on {last.label}.", (), ref.start, ref.end)
    return last.attached


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
            if _came_to_be_on_it(story, ref, host):
                story.skip(statement.start, statement.end)  # it says what that does
                continue
            for thing in _attachments(story, ref, host.controller):
                story.attach(thing, host)
    story.refer(hosts)


def _came_to_be_on_it(story: Story, ref: ThingRef, host: Thing) -> bool:
    """`I enchant my 2/2 with Rancor. It has Rancor on it.`: whether an Aura of that name was told to be cast on it."""
    if not story.actions or ref.other or ref.count > 1:
        return False
    cast = {a.card for a in story.actions if isinstance(a, Cast) and host.label in (a.targets.names or ())}
    return any(thing.label in cast and thing.name == ref.name for thing in story.things)


@means("wears")
def wears(story: Story, statement: Statement) -> None:
    """`My 4/4 has Swiftfoot Boots`: an Aura or Equipment that is on it. Raises `CannotMean` where it is no such thing."""
    for ref in statement.slots["tolds"]:
        card = story.names.exact(ref.name) if isinstance(ref, ThingRef) and ref.source == "card" else None
        if card is None or not {"Aura", "Equipment"} & {*card.subtypes}:
            raise CannotMean(f"It is not told what “{ref.told}” is on.", (), ref.start, ref.end)
    enchanted(story, statement)


def _has_on_a_player(story: Story, statement: Statement, player: str, whom: str) -> None:
    """`I have Curse of Bloodletting on him`: an Aura that enchants players (CR 303.4)."""
    for ref in statement.slots["tolds"]:
        for thing in story.resolve((ref,), "declare", player):
            if not _enchants_a_player(story.card(thing)):
                said = f"It is not told how {thing.label} would be on {whom}."
                raise CannotMean(said, start=statement.start, end=statement.end)
            thing.told = thing.told or player
            story.attach(thing, whom)


def _enchants_a_player(card: Card | None) -> bool:
    return card is not None and any(_ENCHANTS_A_PLAYER.search(text) for text in card.texts)


_ENCHANTS_A_PLAYER = regex(r"^enchant (?:player|opponent)", re.IGNORECASE)


#: What an Aura does to another's creature, as cards and as the starter index say it: `I have Pacifism on a Prodigal Sorcerer`.
_HINDERS = regex(r"\b(?:enchanted creature|host) (?:can't|doesn't untap|gets -\d|loses)", re.IGNORECASE)


def _on_what_is_told_with_it(story: Story, statement: Statement) -> Statement:
    """`I have a 2/2 and Bonesplitter on it`: on the one that is told right before, whatever was spoken of earlier."""
    on, tolds = statement.get("thing"), statement.slots["tolds"]
    if not isinstance(on, ThingRef) or on.source != "it" or on.many or len(tolds) < _BOTH:
        return statement
    first, worn = tolds[-2:]
    card = story.card_meant(worn)
    if first.many or first.count > 1 or card is None or not {"Equipment", "Aura"} & {*card.subtypes}:
        return statement
    told = Statement(
        "controls", {"who": statement.get("who"), "tolds": tuple(tolds[:-1])}, statement.start, first.end
    )
    MEANINGS["controls"](story, told)
    host = story.focus[-1]
    ref = ThingRef("made", -1, -1, name=host.label, told=host.label)
    return replace(statement, slots={**statement.slots, "tolds": (worn,), "thing": ref})


_BOTH = 2


@means("attachedhas")
def has_attached(story: Story, statement: Statement) -> None:
    """`I have a Warhammer on my Knight`. Who controls what is attached to another's is said, or has it there; who has it on
    something of theirs may have been given it."""
    player = actor_of(story, statement)
    statement = _on_what_is_told_with_it(story, statement)
    whom, on = statement.get("whom"), statement.get("thing")
    cards = [story.card_meant(ref) for ref in statement.slots["tolds"]]
    if whom is None and on.word in ("him", "her", "them") and all(map(_enchants_a_player, cards)):
        whom = PlayerRef("they", start=on.start)
    if whom is not None:
        _has_on_a_player(story, statement, player, story.player(whom, about=player))
        return
    controls = any(t.lemma == "control" for t in story.tokens[statement.start : statement.end])
    host = story.one(statement.slots["thing"], "any", player)
    theirs = host.holder not in (None, player)
    hinders = all(card is not None and any(_HINDERS.search(text) for text in card.texts) for card in cards)
    host.told = host.told or (None if controls or hinders else player)  # `Pacifism on a Prodigal Sorcerer`
    host.declared = True
    things = [thing for ref in statement.slots["tolds"] for thing in _attachments(story, ref, player)]
    worn = [thing for thing in things if _can_be_worn(story, thing)] or things
    for thing in things:
        if controls or theirs:
            thing.told = thing.told or player
        elif story.speaks and player != "You":  # given or suffered: asked back where it matters
            thing.owner_guessed = True
        if thing in worn and thing is not host:
            story.attach(thing, host)
        thing.declared = True
    story.refer([host])
