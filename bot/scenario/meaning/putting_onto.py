"""What is put onto the battlefield without being cast: searched for, brought by an ability, entering by nothing that is told."""

from __future__ import annotations

from bot.abilities.effects import Move, SearchOnto
from bot.abilities.walk import holds
from bot.engine.told.decisions import Picks, TriggerTargets
from bot.engine.told.script import Cast, PutsOnto
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import move_is_explained
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.aiming import targets_told
from bot.scenario.meaning.entering_tapped import entering_as_told
from bot.scenario.meaning.fought_out import fight_it_out
from bot.scenario.meaning.found_in_libraries import (
    find_for_the_hand,
    find_for_the_top,
    searches_for_the_hand,
    searches_for_the_top,
    takes_what_is_revealed,
)
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.modes_told import mode_that_puts
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.values import replace

_SPELL_TYPES = frozenset({"Instant", "Sorcery"})


@means("castput")
def cast_put(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    searches = any(
        holds(card.abilities, SearchOnto) for t in story.things if (card := story.card(t)) is not None
    )
    verb = {t.lemma for t in story.tokens[statement.start : statement.end]} & {
        "search",
        "find",
        "fetch",
        "tutor",
    }
    if verb and searches_for_the_top(story, player):
        for spell in spells:
            find_for_the_top(story, player, spell, how)
        return
    if verb and searches_for_the_hand(story, player):
        for spell in spells:
            find_for_the_hand(story, player, spell, how)
        return
    if verb and not searches and takes_what_is_revealed(story, player, spells):
        return
    if verb and not searches:
        raise CannotMean(
            f"Nothing here is searched for to be put onto the battlefield: say where the card goes ({min(verb)}).",
            start=statement.start,
            end=statement.end,
        )
    if "fetch" in verb and all(spell.source == "kind" and spell.noun == "land" for spell in spells):
        activate_ability(story, player, _what_fetches(story, player, statement), How())
        return
    if story.asked_whether and not verb and not _may_be_put(story, player):
        message = "It is not told what lets that be put onto the battlefield: an effect has to."
        raise CannotMean(message, start=statement.start, end=statement.end)
    fight_it_out(story, player, Move, SearchOnto)
    for spell in spells:
        put_onto(story, player, spell, replace(how, zone="library") if searches and not how.zone else how)


def _may_be_put(story: Story, player: str) -> bool:
    """Whether something that is told may put cards onto the battlefield: nobody puts one there without an effect that says so."""
    last = story.actions[-1] if story.actions else None
    there = [t for t in story.things if t.zone == "battlefield" and t.holder == player]
    if isinstance(last, Cast):
        there = [t for t in (*story.things, *story.spells) if t.label == last.card]
    putting = [text for one in there for text in one.texts if "the battlefield" in text]
    untold = isinstance(last, Cast) and last.targets.names is None
    aims = untold and any("target" in text for text in putting)  # Reanimate: that is its target
    return bool(putting) and not aims


def _what_fetches(story: Story, player: str, statement: Statement) -> ThingRef:
    """`Can he fetch a land?`: with the one permanent of his that searches for one. Raises `CannotMean` where there are others."""
    found = [
        thing
        for thing in story.things
        if thing.holder == player
        and thing.zone == "battlefield"
        and (card := story.card(thing)) is not None
        and holds(card.abilities, SearchOnto)
    ]
    if len(found) != 1:
        raise CannotMean(
            "It is not told with what.", ("Alice cracks Polluted Delta.",), statement.start, statement.end
        )
    name = found[0].name
    return ThingRef("card", statement.start, statement.end, name=name, told=name)


def put_onto(story: Story, player: str, spell: ThingRef, how: How) -> None:
    """It is put onto the battlefield, without being cast; each of several of one name."""
    how.only("putting it onto the battlefield", "targets", "zone")
    refuse_too_many(spell)
    for _ in range(max(1, spell.count)):
        _put_one_onto(story, player, spell.but(count=1), how)


def _put_one_onto(story: Story, player: str, spell: ThingRef, how: How) -> None:
    if _is_explained(story, player, spell, how):
        return
    thing = card_in_hand(story, player, spell, how)
    if thing.types and {*thing.types} <= _SPELL_TYPES:
        raise CannotMean(f"{thing.label} is no permanent: it can't enter the battlefield.")
    how, entering = entering_as_told(story, player, thing, spell, how)
    if (mode := mode_that_puts(story, player)) is not None:
        story.actions.append(mode)
    story.actions.append(PutsOnto(player, thing.label))
    if entering is not None:
        story.actions.append(entering)
    targets = targets_told(story, player, thing, how)
    if targets.names:
        story.actions.append(
            Picks(player, targets.names, thing.label)
            if thing.is_type("Aura")
            else TriggerTargets(player, thing.label, targets)
        )
    thing.cast_by = player
    story.refer([thing])


def _is_explained(story: Story, player: str, spell: ThingRef, how: How) -> bool:
    """`Alice puts Serra Angel onto the battlefield`, which lies in Bob's graveyard: whether something of hers puts its target from there
    onto the battlefield as it triggers; then that is its target."""
    lying = [
        t for t in story.things if t.zone == "graveyard" and spell.name and spell.name in (t.name, t.label)
    ]
    if len(lying) != 1 or lying[0].holder == player or how.zone not in ("", "graveyard") or not story.actions:
        return False
    return move_is_explained(story, player, "battlefield", [lying[0].label])


@means("enters")
def enters(story: Story, statement: Statement) -> None:
    """`an artifact enters the battlefield under my control`: put there, as far as is told."""
    whose = statement.get("owner")
    player = story.owner(whose, story.actor) if isinstance(whose, PlayerRef) else None
    theirs = isinstance(whose, PlayerRef) and whose.how == "they"
    if theirs and story.actor is None and player in (None, "You"):
        player = story.opponent("You")  # `enters under his control`: told by somebody who plays too
    for ref in statement.slots["it"]:
        told = player or story.owner(ref.owner, story.actor) or story.actor
        spoken = told is not None and (player or ref.owner or story.actions or _has_any(story, told))
        known = len(story.things)
        put_onto(story, told or next(iter(story.seats)), ref, How())
        if player is None and ref.owner is None:  # whoever chooses for it has it
            story.entered_of_nobodys += [thing.label for thing in story.things[known:]]
        for thing in story.things[known:] if not spoken else ():
            thing.owner_guessed = True  # `Massacre Wurm enters`: whose it is may matter


def _has_any(story: Story, player: str) -> bool:
    """Whether something is told that this player has: `Bob is at 2. Bloodhunter Bat enters` does not say that it is his."""
    return any(t.holder == player and not t.owner_guessed for t in story.things)
