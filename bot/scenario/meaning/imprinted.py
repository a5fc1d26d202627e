"""What is imprinted: a card that something exiled, and speaks of (CR 607.2a): `Isochron Scepter with Lightning Bolt imprinted`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated
from bot.abilities.casting import CastNow
from bot.abilities.copying import CopySpell
from bot.abilities.effects import CounterSpell, Move
from bot.abilities.filters import InZone
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import Action, Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.elsewhere import lies_there
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("imprinted")
def has_imprinted(story: Story, statement: Statement) -> None:
    """`Isochron Scepter has Lightning Bolt imprinted`."""
    _imprint(story, statement, statement.slots["it"], statement.slots["tolds"])


@means("imprintedon")
def imprinted_on(story: Story, statement: Statement) -> None:
    """`Lightning Bolt is imprinted on Isochron Scepter`."""
    _imprint(story, statement, (statement.slots["thing"],), statement.slots["it"])


def _imprint(story: Story, statement: Statement, hosts: Sequence[Ref], cards: Sequence[Ref]) -> None:
    host = story.one(hosts[0], "any")
    card = story.card(host)
    if card is None or not exiles_a_choice(card.abilities):
        said = f"{host.label} has nothing imprinted on it."
        raise CannotMean(said, (), statement.start, statement.end)
    if story.actions:
        raise CannotMean(
            "Tell first what is imprinted, then what happens.", (), statement.start, statement.end
        )
    for ref in cards:
        lies_there(story, ref, "exile", host.told or story.actor)
        for thing in story.resolve((ref,), "any"):
            thing.exiled_with = host.label
    host.declared = True
    story.refer([host])


def exiles_a_choice(abilities: object) -> bool:
    """Whether something of it exiles a card, of a hand or graveyard, or what died."""
    return any(part.to == "exile" for part in inside(abilities, Move))


def zone_of_choice(abilities: object) -> str:
    """From where what is exiled as it resolves is chosen: a hand, where it says so, else the battlefield."""
    chosen = [
        part.what for part in inside(abilities, Move) if part.to == "exile" and holds(part.what, Chosen)
    ]
    zones = {zone.zone for one in chosen for zone in inside(one, InZone)}
    return "hand" if zones == {"hand"} else "battlefield"


def counters_with_a_copy(story: Story, source: Thing) -> bool:
    """Whether what is imprinted on it counters a spell: then it is used in response."""
    cards = (story.card(thing) for thing in story.things if thing.exiled_with == source.label)
    return any(card is not None and holds(card.abilities, CounterSpell) for card in cards)


def casts_the_imprinted(
    story: Story,
    player: str,
    source: Thing,
    able: Sequence[Activated],
    targets: Targets,
    ref: ThingRef,
    said: bool,
) -> tuple[Action, ...]:
    """`activates Isochron Scepter targeting Bob`: the ability has no target, and lets a copy of the imprinted card be cast, which has. `said`: whether
    it is told for what it is used. Raises `CannotMean` where that is all that is told of its aim."""
    copied = [t for t in story.things if t.exiled_with == source.label]
    if len(copied) != 1 or not able:
        return ()
    if said and not targets.names:
        told = f"It is not told what the copy of {copied[0].label} is aimed at: say what it targets."
        raise CannotMean(told, (), ref.start, ref.end)
    if not targets.names or not all(
        holds(one.effects, CopySpell) and holds(one.effects, CastNow) for one in able
    ):
        return ()
    may = SaysMay(player, True, source.label, said=f"do what {source.label} offers")
    return may, Cast(player, copied[0].label, targets)
