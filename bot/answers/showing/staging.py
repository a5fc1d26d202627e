"""From an outcome to the picture of its fight: who is there before and after, and who hit whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.abilities.ability import Keyword
from bot.answers.showing.scene import Arrow, Board, Figure, Hit, Scene, Seat
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import counted
from bot.engine.outcome import ObjectEnd, Outcome, PlayerEnd
from bot.engine.told.setup import ObjectSetup, Setup

_FIGURES = frozenset({"Creature", "Planeswalker", "Battle"})


def scene_of(setup: Setup | None, outcome: Outcome) -> Scene | None:
    """The picture of an outcome; None where nobody attacked and no damage was dealt, or nothing is there to be drawn."""
    arrows = tuple(_arrows(outcome))
    if setup is None or not arrows:
        return None
    seats = {player.name: Seat(player.name, player.life, player.poison) for player in setup.players}
    before = Board(
        tuple(seats.get(name, Seat(name, 20)) for name in outcome.players),
        tuple(_figure_before(thing) for thing in setup.objects if _stands(thing.zone, thing.card.types)),
    )
    after = Board(
        tuple(_seat_after(name, player) for name, player in outcome.players.items()),
        tuple(_figure_after(thing) for thing in outcome.objects if _stands(thing.zone, thing.types)),
    )
    left = {figure.label for figure in after.figures}
    gone = tuple(figure.label for figure in before.figures if figure.label not in left)
    return Scene(before, after, arrows, gone) if before.figures or after.figures else None


def shared_scene(scenes: Sequence[Scene | None]) -> Scene | None:
    """The picture of a story that may end in several ways: who is there before, and what is done in all of them."""
    first = scenes[0] if scenes else None
    if first is None:
        return None
    every = [scene for scene in scenes if scene is not None]
    arrows = tuple(a for a in first.arrows if all(a in scene.arrows for scene in every))
    gone = tuple(label for label in first.gone if all(label in scene.gone for scene in every))
    return Scene(first.before, None, arrows, gone) if arrows and len(every) == len(scenes) else None


def _stands(zone: str, types: tuple[str, ...]) -> bool:
    return zone == "battlefield" and not _FIGURES.isdisjoint(types)


def _figure_before(thing: ObjectSetup) -> Figure:
    card = thing.card
    number = thing.loyalty if thing.loyalty is not None else thing.defense
    counters = dict(thing.counters)
    more = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
    size = str(number or "")
    if card.power is not None and card.toughness is not None:
        size = f"{card.power + more}/{card.toughness + more}"
    keywords = dict.fromkeys(ability.name for ability in card.abilities if isinstance(ability, Keyword))
    words = (*keywords, *_counters(counters))
    return Figure(thing.label, thing.controller, size, words, thing.damage, thing.tapped)


def _figure_after(thing: ObjectEnd) -> Figure:
    number = thing.loyalty if thing.loyalty is not None else thing.defense
    size = f"{thing.power}/{thing.toughness}" if thing.power is not None else str(number or "")
    words = (*thing.keywords, *_counters(thing.counters))
    return Figure(thing.label, thing.controller, size, words, thing.damage, thing.tapped)


def _counters(counters: Mapping[str, int]) -> Iterator[str]:
    """Those that stand in no corner."""
    for kind, number in counters.items():
        if kind not in ("loyalty", "defense"):
            yield counted(number, f"{kind} counter")


def _seat_after(name: str, player: PlayerEnd) -> Seat:
    return Seat(name, player.life, player.poison, player.lost)


def _arrows(outcome: Outcome) -> Iterator[Arrow]:
    for step in outcome.of(Attacked):
        for attacker in step.attackers:
            yield Arrow(Hit.ATTACK, attacker, step.whom)
    for block in outcome.of(Blocked):
        for blocker in block.blockers:
            yield Arrow(Hit.BLOCK, blocker, block.attacker)
    dealt: dict[tuple[str, str], int] = {}
    for damage in outcome.of(DamageDealt):
        way = (damage.source, damage.recipient)
        dealt[way] = dealt.get(way, 0) + damage.amount
    for (source, target), amount in dealt.items():
        yield Arrow(Hit.DAMAGE, source, target, amount)
