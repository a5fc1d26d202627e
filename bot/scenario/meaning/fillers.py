"""Cards that are only counted: `four card types in her graveyard`, `six cards in hand`."""

from __future__ import annotations

from bot.engine.players.unknown_cards import UNKNOWN
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import MOST, too_many
from bot.scenario.text.possessive import does, of
from bot.scenario.text.words import GRAVEYARD_WORDS
from bot.scenario.things.board import Thing
from bot.scenario.things.made import UNNAMED, UNNAMED_PERMANENT, MadeUp

_TYPE_ORDER = ("Creature", "Artifact", "Enchantment", "Land", "Instant", "Sorcery", "Planeswalker", "Battle")


@means("filler")
def filler_types(story: Story, statement: Statement) -> None:
    """So many card types in a graveyard: one plain card of each."""
    player = actor_of(story, statement)
    zone, ref = statement.slots["zone"]
    _fill_types(story, statement.slots["amount"], zone, story.owner(ref, player) or player)


def _fill_types(story: Story, amount: int, zone: str, player: str) -> None:
    if amount > len(_TYPE_ORDER):
        raise CannotMean(f"There are no {amount} card types that can be told apart here.")
    for index in range(amount):
        fill(story, _TYPE_ORDER[index], zone, player)


def fill(story: Story, kind: str | None, zone: str, player: str, unnamed: str = UNNAMED) -> Thing:
    """A plain card in that zone, of a kind if it is told of which."""
    name = f"{kind} card" if kind else unnamed
    thing = Thing(
        story.new_label(name),
        name,
        len(story.things),
        made=MadeUp(
            name,
            (kind or "Land",),
            power=1 if kind == "Creature" else None,
            toughness=1 if kind == "Creature" else None,
        ),
        told=player,
        owner=player,
        zone=zone,
        declared=True,
        filler=True,
    )
    return story.add(thing)


def _fill_unknown(story: Story, zone: str, player: str) -> None:
    """A card of which nothing is told: it may be of any kind."""
    label = story.new_label(UNKNOWN.name)
    story.add(
        Thing(
            label,
            UNKNOWN.name,
            len(story.things),
            card=UNKNOWN,
            told=player,
            owner=player,
            zone=zone,
            declared=True,
            filler=True,
        )
    )


@means("counted")
def counted(story: Story, statement: Statement) -> None:
    """`Alice has threshold`: as many cards in her graveyard as that asks for."""
    have_in_graveyard(story, actor_of(story, statement), statement.slots["count"])


def have_in_graveyard(story: Story, player: str, word: str) -> None:
    """The player has the fewest cards that make such an ability word true."""
    kinds = GRAVEYARD_WORDS[word]
    for kind in kinds:
        fill(story, kind, "graveyard", player)
    story.assumptions.append(f"{does(player, 'has')} {len(kinds)} cards in {of(player)} graveyard: {word}.")


@means("hascards")
def has_and_cards(story: Story, statement: Statement) -> None:
    """`Bob has an Ensnaring Bridge and two cards in hand`: the one on the battlefield, the others where they are told to be; both there
    where those are `two other cards`."""
    words = {token.lemma for token in story.tokens[statement.start : statement.end]}
    others = bool(words & {"other", "more"}) and "control" not in words
    zone = statement.slots["zone"][0] if others else "battlefield"
    declare(story, statement.slots["tolds"], actor_of(story, statement), zone)
    filler_cards(story, statement)


@means("hasthese")
def has_these_cards(story: Story, statement: Statement) -> None:
    """`Bob has two cards in hand, Hill Giant and Shock`: those cards, where they are as many as are told; else others besides.
    `four cards in hand including Shock`: that and three others."""
    zone, ref = statement.slots["zone"]
    tolds: tuple[ThingRef, ...] = statement.slots["tolds"]
    others = statement.slots["amount"] - sum(max(1, one.count) for one in tolds)
    among = any(token.lemma in _AMONG for token in story.tokens[statement.start : statement.end])
    if others < 0 or (others and not among):
        has_and_cards(story, statement)
        return
    player = actor_of(story, statement)
    owner, known = story.owner(ref, player) or player, len(story.things)
    declare(story, tolds, owner, zone)
    for thing in story.things[known:] if zone == "hand" else ():
        thing.from_hand = "one of those told"
    if len(tolds) == 1 and tolds[0].count <= 1:
        story.refer(story.things[known : known + 1])
    for _ in range(others):
        if zone in ("hand", "library"):
            _fill_unknown(story, zone, owner)
        else:
            fill(story, None, zone, owner)


_AMONG = frozenset({"include", "including", "count", "counting"})


@means("fillercards", "fillerzone")
def filler_cards(story: Story, statement: Statement) -> None:
    zone, ref = statement.slots["zone"]
    player = actor_of(story, statement) if statement.get("who") else story.actor or next(iter(story.seats))
    owner = story.owner(ref, player) or player
    if "types" in [t.fold for t in story.tokens[statement.start : statement.end]]:
        _fill_types(story, statement.slots["amount"], zone, owner)
        return
    if statement.slots["amount"] == 0:  # `no cards in her graveyard`
        story.seat(owner).empty.add(zone)
    if statement.slots["amount"] > MOST:
        raise too_many(statement.start, statement.end)
    kind = statement.get("kind")
    permanent = any(t.fold == "permanent" for t in story.tokens[statement.start : statement.end])
    if kind is None and zone == "library":  # that is how many there are: nothing else lies there
        story.seat(owner).empty.add(zone)
    for _ in range(statement.slots["amount"]):
        if kind is None and zone in ("hand", "library"):
            _fill_unknown(story, zone, owner)
        else:
            fill(story, kind, zone, owner, UNNAMED_PERMANENT if permanent else UNNAMED)
