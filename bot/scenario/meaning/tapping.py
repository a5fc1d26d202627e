"""What is tapped and untapped: for mana, for an ability, by something untold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.costs import TapSelf
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.abilities.keyword_abilities.basic_land_types import of_land_types
from bot.abilities.player_effects import AddMana
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.engine.told.script import (
    AbilityOf,
    Activate,
    GoTo,
    Moment,
    Targets,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, activated_plainly
from bot.scenario.meaning.aiming import named_in
from bot.scenario.meaning.amounts_of_purposes import confirm_as_much
from bot.scenario.meaning.color_of_choice import picks_the_color_told
from bot.scenario.meaning.how_often import split_times
from bot.scenario.meaning.paid_and_sacrificed import tapped_for_what_was_paid, taps_for_what_comes
from bot.scenario.meaning.purposes import confirm_it_may_pay, confirm_known
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.tapped_for_a_color import tapped_for
from bot.scenario.meaning.tapped_for_another import tapped_for_another
from bot.scenario.meaning.told_to_tap import taps_as_told
from bot.scenario.meaning.untold import effect
from bot.scenario.meaning.what_is_used import several_used, what_is_used
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant, modes_of, texts_meant
from bot.scenario.things.board import Thing
from bot.values import replace


@means("manatap")
def taps_for_mana(story: Story, statement: Statement) -> None:
    """Mana is never short, but what is tapped for it is tapped, and others may see it. Of lands that are only counted nothing
    more is known. `Next turn I tap it for mana` is told of one's own turn, as it untaps in no other's."""
    player = actor_of(story, statement)
    match story.actions:
        case [*_, GoTo(Moment.NEXT_TURN, None)]:
            story.actions[-1] = GoTo(Moment.NEXT_TURN, player)
            story.turn = player
    color = _color_told(story, statement) if story.asked_whether else ""
    if color:
        things = story.resolve(statement.get("things") or (), "source", player)
        done = tapped_for(story, player, things[0], color) if len(things) == 1 else None
        if done is not None:
            story.actions.append(done)
            return
        message = "Which colors of mana can be made is not looked at."
        raise CannotMean(message, start=statement.start, end=statement.end)
    for thing in story.resolve(statement.get("things") or (), "source", player):
        if thing.told is None and thing.holder == player and not story.asked_whether:
            thing.told = player  # who taps it for mana has it
        card = story.card(thing)
        which = _that_adds(card, _color_told(story, statement)) if card is not None else None
        there = thing.zone == "battlefield" or thing.cast_by is not None  # or it comes into play in the story
        if there and which is not None:
            story.actions.append(Activate(player, thing.label, which=(AbilityOf(thing.label, which),)))
        elif there and card is not None and _taps_for_mana(card):
            story.actions.append(Activate(player, thing.label, for_mana=True))
        elif (
            there and story.asked_whether and thing.made is None
        ):  # as something there may give it such an ability
            story.actions.append(Activate(player, thing.label, for_mana=True))
        elif there and not story.actions:
            thing.tapped = True
            story.lands_untold |= thing.is_type("Land")
    if not statement.get("things"):
        story.lands_untold = True
        story.skip(statement.start, statement.end)


def _color_told(story: Story, statement: Statement) -> str:
    """The symbol of the mana that is told (`for red`, `for {R}`); empty where none is."""
    told = statement.get("mana")
    if isinstance(told, str):
        return told
    words = (token.fold for token in story.tokens[statement.start : statement.end])
    return next((f"{{{_SYMBOLS[word]}}}" for word in words if word in _SYMBOLS), "")


_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


def _that_adds(card: Card, symbol: str) -> int | None:
    """The number of the ability that taps for that mana and does more than add it (CR 605.1a), where no other adds it alone."""
    abilities = activated_of(card.abilities)
    tapping = [
        (n, a, added)
        for n, a in enumerate(abilities, 1)
        if any(isinstance(part, TapSelf) for part in a.cost)
        for added in a.effects
        if isinstance(added, AddMana)
    ]
    able = [(n, a) for n, a, added in tapping if symbol in added.mana or "any color" in added.mana]
    if not able or any(is_for_mana(a) for _, a in able) or of_land_types(card.subtypes):
        return None
    return able[0][0]


def _taps_for_mana(card: Card) -> bool:
    return bool(of_land_types(card.subtypes)) or any(
        is_for_mana(a) and any(isinstance(p, TapSelf) for p in a.cost) for a in activated_of(card.abilities)
    )


@means("tapsatit")
def taps_at_it(story: Story, statement: Statement) -> None:
    """`taps Prodigal Sorcerer targeting Bob`: its ability is activated."""
    paid = bool(story.paid_along)
    story.paid_along = ""
    ref: ThingRef = statement.slots["source"]
    how = How(targets=statement.slots["targets"], which=None if paid else _aims_for_a_tap_alone(story, ref))
    activate_ability(story, actor_of(story, statement), ref, how)


def _aims_for_a_tap_alone(story: Story, ref: ThingRef) -> int | None:
    """Of several abilities that have a target, the one for which it is tapped and nothing is paid, by its number."""
    there = next((t for t in story.things if ref.name and ref.name in (t.name, t.label)), None)
    card = story.card(there) if there is not None else story.card_meant(ref)
    able = list(enumerate(activated_of(playable(card).abilities), 1)) if card is not None else []
    aimed = [(number, one) for number, one in able if holds(one.effects, Target)]
    alone = [number for number, one in aimed if all(isinstance(part, TapSelf) for part in one.cost)]
    return alone[0] if len(alone) == 1 < len(aimed) else None


@means("taps")
def taps(story: Story, statement: Statement) -> None:
    """`taps Prodigal Sorcerer to ping Bob` is an activation; `taps Ogre` alone an effect that taps it."""
    player = actor_of(story, statement)
    words = statement.get("todo")
    if words is None and taps_for_what_comes(story, statement):
        return
    if words is None and any(one.kind == "ask manamade" for one in story.to_come):
        taps_for_mana(
            story, replace(statement, slots={**statement.slots, "things": statement.slots["thing"]})
        )
        return
    paid = tapped_for_what_was_paid(story, statement)
    if words is None and paid is not None:
        activate_ability(story, player, paid[0], How(which=paid[1] or None))
        return
    if words is None:
        untaps = any(t.lemma == "untap" for t in story.tokens[statement.start : statement.end])
        goes_on = bool(story.actions) and all(_is_so_many(ref) for ref in statement.slots["thing"])
        paying = not untaps and (story.asked_whether or goes_on)
        if paying and tapped_for_another(story, player, statement.slots["thing"]):
            return
        other = _other_than_what_is_used(story, statement) or _used_again(story, player, statement)
        things = story.resolve(statement.slots["thing"], "source", player) if other is None else [other]
        if story.asked_whether and not any(_may_be_tapped_for(story, thing) for thing in things):
            verb = "untapped" if untaps else "tapped"
            said = f"It is not told what lets that be {verb}: a cost or an effect has to."
            raise CannotMean(said, (), statement.start, statement.end)
        for thing in things:
            story.lands_untold |= thing.is_type("Land") and thing.holder == player and not untaps
            _taps_alone(story, player, thing, untaps, statement)
        return
    if tapped_for_another(story, player, statement.slots["thing"], words):
        return
    for source in _each_that_is_used(story, player, statement.slots["thing"]):
        card = story.card(source)
        if (
            source.is_type("Land")
            and card is not None
            and all(map(is_for_mana, activated_of(card.abilities)))
        ):
            raise CannotMean(
                f"It is not told what {source.label} is tapped for.", start=statement.start, end=statement.end
            )
        if story.asked_whether and card is not None and not activated_of(card.abilities):
            # `Can I tap an attacker to stop it?`: it has nothing that it could be tapped for
            raise CannotMean("It is not told with what.", start=statement.start, end=statement.end)
        purpose, times = split_times(words)
        which = abilities_meant(story, source, purpose, None, purpose=True)
        texts = texts_meant(story, source, which)
        if words.split()[0].lower() == "pump" and not any("+" in text for text in texts or source.texts):
            said = f"{source.label} makes nothing bigger."
            raise CannotMean(said, start=statement.start, end=statement.end)
        aims = not texts or any("target" in text.lower() for text in texts)
        names = named_in(story, player, source, words) if aims else []  # `to make a Soldier`
        if aims:
            confirm_known(story, words)
        confirm_it_may_pay(story, words, source.texts)
        confirm_as_much(story, source.label, texts or source.texts, purpose, times)
        verb, *at = words.lower().split()
        if not names and verb in _AT_SOMETHING and _WHOSE & {*at}:  # `to ping his X/1 mana dork`
            raise CannotMean(
                f"It is not told what “{words}” is aimed at.", (), statement.start, statement.end
            )
        targets = Targets(tuple(names) if names else None)
        modes = modes_of(story, which, (purpose,))
        activated_plainly(story, player, source, which, modes=modes, targets=targets, times=times)
        picks_the_color_told(story, player, source, words)
        taps_as_told(story, player, source, (purpose,))


def _is_so_many(ref: Ref) -> bool:
    """`I attack with Lodestone Myr, tapping three artifacts`: so many of what nothing else is told."""
    return isinstance(ref, ThingRef) and ref.source == "kind" and ref.count > 0 and ref.owner is None


def _each_that_is_used(story: Story, player: str, refs: Iterable[Ref]) -> Iterator[Thing]:
    """`I have two Sorcerers. I tap both to deal 1 damage`: each of them."""
    for ref in refs:
        if not isinstance(ref, ThingRef):
            yield story.one(ref, "source", player)
        elif (ref.source == "it" and ref.count > 1) or several_used(story, ref, player):
            yield from story.resolve((ref,), "source", player)
        else:
            yield what_is_used(story, ref, player)


def _other_than_what_is_used(story: Story, statement: Statement) -> Thing | None:
    """`activates Maze of Ith, untapping it`: what was spoken of before it; None where something else is told."""
    last = story.actions[-1] if story.actions else None
    goes_on = story.tokens[statement.start].fold.endswith("ing")
    if not isinstance(last, Activate) or not goes_on or last.targets.names is not None:
        return None
    if any(ref.source != "it" or ref.many for ref in statement.slots["thing"]):
        return None
    return next((t for t in reversed(story.focus) if t.label != last.source and not t.gone), None)


def _used_again(story: Story, player: str, statement: Statement) -> Thing | None:
    """`taps Brimstone Trebuchet, casts a Knight and taps it again`: what was tapped for an ability before."""
    again = any(token.fold == "again" for token in story.tokens[statement.start : statement.end + 1])
    if not again or any(ref.source != "it" or ref.many for ref in statement.slots["thing"]):
        return None
    used = [one.source for one in story.actions if isinstance(one, Activate) and one.player == player]
    return next((t for t in story.things if t.label in used[-1:] and not t.gone), None)


#: What is done to a thing or player, and how it is told whose.
_AT_SOMETHING = frozenset({"ping", "shoot", "zap", "hit", "kill", "destroy", "bounce", "exile", "steal"})
_WHOSE = frozenset({"his", "her", "their", "my", "the", "that"})


def _in_the_untap_step(story: Story, player: str) -> bool:
    last = story.actions[-1] if story.actions else None
    return isinstance(last, GoTo) and last.moment is Moment.UNTAP and last.player in (player, None)


def _may_be_tapped_for(story: Story, thing: Thing) -> bool:
    """Whether it can be tapped for something of its own: a land for mana, what has an ability that is activated."""
    card = story.card(thing)
    return thing.is_type("Land") or card is None or holds(card.abilities, Activated)


def _taps_alone(story: Story, player: str, thing: Thing, untaps: bool, statement: Statement) -> None:
    """`taps Ogre`, and nothing else of it: how it is as the story begins; later, what an attack does anyway, or what is done with
    something untold."""
    card = story.card(thing)
    if not untaps and card is not None and holds(card.abilities, Activated):
        activated_plainly(story, player, thing)
    elif not story.actions and thing not in (*story.said_to_attack, *story.said_to_block):
        thing.tapped = not untaps
    elif untaps and thing.holder == player and _in_the_untap_step(story, player):
        story.skip(statement.start, statement.end)  # it does anyway (CR 502.3)
    elif thing.attacking and not untaps and not thing.has_keyword("vigilance"):
        story.skip(statement.start, statement.end)
    else:
        kind = thing.types[-1].lower() if thing.types else "permanent"
        verb = "Untap" if untaps else "Tap"
        effect(story, player, f"{verb}ping Spell", f"{verb} target {kind}.", (thing.label,))
