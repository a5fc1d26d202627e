"""A card discarded as the cost of an ability: `discards Shock to give Gecko hexproof`, `pays {1} and discards a card`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Activated
from bot.abilities.costs import DiscardCost, Mana
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_actions import Connive
from bot.abilities.walk import holds, inside
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import Picks
from bot.engine.told.script import AbilityOf, Cast, Discards
from bot.scenario.errors import CannotMean
from bot.scenario.explained.source import abilities_of
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.from_hand import taken_from_hand
from bot.scenario.meaning.how_often import split_times
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid_for_abilities import answers_what_was_cast
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.taken_from_hands import chosen_from_hand
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import texts_meant
from bot.scenario.text.best_words import spoken_of_most
from bot.scenario.text.words import COLOR_NAMES
from bot.scenario.things.board import Thing
from bot.values import replace


@means("discardsto")
def discards_to(story: Story, statement: Statement) -> None:
    """The one ability there that asks for a discard, of several the one that is spoken of. Raises `CannotMean` where there is none."""
    player, words, to = actor_of(story, statement), statement.get("words") or "", statement.get("to")
    card = story.card_meant(to) if isinstance(to, ThingRef) else None
    if isinstance(to, ThingRef) and card is not None and {"Instant", "Sorcery"} & {*card.types}:
        # `discards Shock to Faithless Looting`: as that resolves
        how = statement.get("modifiers") or How()
        caster = story.owner(to.owner, player) if to.owner is not None else player
        if caster is not None and caster != player:  # `discards Shock to my Mind Rot`
            cast_spell(story, caster, to, how.aimed_at((PlayerRef("name", player, statement.start),)))
            discards(story, statement)
            return
        cast_spell(story, player, to, replace(how, discarded=tuple(statement.slots["things"])))
        return
    mana, story.paid_along = story.paid_along, ""
    of = story.one(to, "source", player) if isinstance(to, ThingRef) else None
    costing = [one for one in abilities_that_ask(story, player, mana) if of in (None, one[0])]
    if not costing and of is None and not mana and _is_done_by_a_trigger(story, player, words):
        discards(story, statement)
        return
    if len(costing) > 1:
        texts = [" ".join(texts_meant(story, t, (AbilityOf(t.label, number),))) for t, number, _ in costing]
        best = spoken_of_most(words.lower(), texts, [ability for *_, ability in costing])
        costing = [costing[n] for n in best]
    if not costing and of is None and _by_its_own_ability(story, player, statement, words):
        return
    if len(costing) != 1:
        raise CannotMean("It is not told what that is discarded for.", (), statement.start, statement.end)
    use_for_the_discard(story, player, statement, costing[0], (words,) if words else ())


def _by_its_own_ability(story: Story, player: str, statement: Statement, words: str, mana: str = "") -> bool:
    """`discards Stegron to pump Bear`: whether the one card has an ability that it costs to discard that card, as channel and bloodrush
    do, and just that `mana` where any is told; then that is activated."""
    refs = statement.slots["things"]
    card = story.card_meant(refs[0]) if len(refs) == 1 and isinstance(refs[0], ThingRef) else None
    own = activated_of(playable(card).abilities) if card is not None else ()
    able = [
        number
        for number, ability in enumerate(own, 1)
        if any(isinstance(part, DiscardCost) and part.what is None for part in ability.cost)
        and (not mana or [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()])
    ]
    if len(able) != 1:
        return False
    said = statement.get("modifiers") or How()
    activate_ability(story, player, refs[0], replace(said, which=able[0], modes=(words,) if words else ()))
    return True


def _is_done_by_a_trigger(story: Story, player: str, words: str) -> bool:
    """`casts Silencer and discards Swamp to connive`: whether that is what something told before does as it triggers or resolves."""
    verb = words.split()[0].lower() if words.split() else ""
    return verb == "connive" and any(
        holds(ability.effects, Connive) for _, ability in abilities_of(story, player)
    )


@means("discards")
def discards(story: Story, statement: Statement) -> None:
    """`pays {1} and discards a card` is one cost; else the cards go to the graveyard by something told before."""
    player = actor_of(story, statement)
    mana, story.paid_along = story.paid_along, ""
    costing = list(abilities_that_ask(story, player, mana)) if mana else _nothing_else_discards(story, player)
    if len(costing) == 1:
        use_for_the_discard(story, player, statement, costing[0])
        return
    if mana and not costing and _by_its_own_ability(story, player, statement, "", mana):
        return
    if story.asked_whether and _lets_another_choose(story, statement):
        return
    for ref in statement.slots["things"]:
        taken = taken_from_hand(story, ref, player)
        story.actions += [Discards(player, thing.label) for thing in taken]
        story.refer(taken)


def _lets_another_choose(story: Story, statement: Statement) -> bool:
    """`I cast Duress. Can he discard Ogre?`: whether the spell cast last lets its caster choose what is discarded, who then chooses that.
    Raises `CannotMean` where nothing that is told speaks of discarding: nobody may do so out of nothing (CR 701.9a)."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast) and chosen_from_hand(story, last.player, statement.slots["things"]):
        return True
    if not any("discard" in text.lower() for thing in story.things for text in thing.texts):
        message = "It is not told what lets that be discarded: a cost or an effect has to."
        raise CannotMean(message, start=statement.start, end=statement.end)
    return False


def _nothing_else_discards(story: Story, player: str) -> list[tuple[Thing, int, Activated]]:
    """`blocks with Wild Mongrel and discards two cards`: the one ability there that costs nothing but that, where nothing else that is
    told speaks of discarding."""
    free = [
        one
        for one in abilities_that_ask(story, player, "")
        if one[0].zone == "battlefield" and all(isinstance(part, DiscardCost) for part in one[2].cost)
    ]
    speaking = [t for t in story.things if any("discard" in text.lower() for text in t.texts)]
    return free if len(free) == 1 and speaking == [free[0][0]] else []


def abilities_that_ask(story: Story, player: str, mana: str) -> Iterator[tuple[Thing, int, Activated]]:
    """What the player has, with its abilities that cost a discard, and just that mana where any is told, by number."""
    for thing in story.things:
        card = story.card(thing) if thing.holder in (player, None) and not thing.gone else None
        for number, ability in enumerate(activated_of(playable(card).abilities) if card else (), 1):
            costs = [part.symbols for part in inside(ability.cost, Mana)]
            discards = any(isinstance(part, DiscardCost) and part.what is not None for part in ability.cost)
            if discards and (not mana or costs == [mana.upper()]):
                yield thing, number, ability


def use_for_the_discard(
    story: Story,
    player: str,
    statement: Statement,
    one: tuple[Thing, int, Activated],
    purposes: tuple[str, ...] = (),
) -> None:
    """The ability is activated, and what is told is discarded for it."""
    thing, number, ability = one
    times = max(
        [split_times(said)[1] for said in purposes], default=1
    )  # `discards two cards to pump it twice`
    purposes = tuple(split_times(said)[0] for said in purposes)
    said = statement.get("modifiers") or How()
    shares = _shares(statement.slots["things"], ability)
    if {times, said.times} - {1, len(shares)}:
        raise CannotMean("It is not told how often that is used.", (), statement.start, statement.end)
    answers_what_was_cast(story, player, thing)
    ref = ThingRef("made", statement.start, statement.start, name=thing.label, told=thing.label)
    said = replace(said, times=1)
    for part in shares:  # `discards two cards to Wild Mongrel`: twice
        named = tuple(ref for ref in part if ref.name)  # `a card`: whichever it is
        activate_ability(story, player, ref, replace(said, which=number, modes=purposes, discarded=named))
    colors = {word for said in purposes for word in said.lower().split() if word in COLOR_NAMES}
    text = " ".join(texts_meant(story, thing, (AbilityOf(thing.label, number),)))
    if len(colors) == 1 and "color of your choice" in text:  # `to have it become red`
        story.actions.append(Picks(player, (colors.pop(),), thing.label))


def _shares(refs: tuple[ThingRef, ...], ability: Activated) -> list[tuple[ThingRef, ...]]:
    """What is discarded each time that the ability is activated. Raises `CannotMean` where that does not come out even."""
    cards = [ref.but(count=1) for ref in refs for _ in range(max(1, ref.count))]
    each = next((part.count for part in ability.cost if isinstance(part, DiscardCost)), 1)
    if not isinstance(each, int) or each < 1:
        return [refs]
    if len(cards) % each:
        raise CannotMean(f"It is not told how often that is done for {len(cards)} cards.")
    return [tuple(cards[n : n + each]) for n in range(0, len(cards), each)]
