"""Cards that are told to return: with the spell that is told, or with the one thing there that can do it."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.effects import Move
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import move_is_explained
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.done_by_triggers import triggers_and_does_it
from bot.scenario.meaning.effects_of_abilities import returns_from_the_yard
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards, some_of_a_kind_there
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.returned_by_itself import returns_by_itself
from bot.scenario.meaning.returned_by_triggers import returns_by_a_trigger
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("brings")
def brings_back(story: Story, statement: Statement) -> None:
    """`Alice returns Hill Giant`, `reanimates Hill Giant`: by an ability of hers that puts cards onto the battlefield."""
    player = actor_of(story, statement)
    if returns_by_itself(story, player, statement):
        return
    what = statement.slots["what"]
    how = How(targets=(what,) if isinstance(what, ThingRef) else tuple(what))
    by = statement.get("by")
    buried = _buried(story, player, statement) if by is None else []
    if buried and any(move_is_explained(story, player, to, buried) for to in ("battlefield", "hand")):
        return
    if isinstance(by, ThingRef):
        if triggers_and_does_it(story, player, by, how):  # `At my end step, I return Forest with Zell Dincht`
            return
        _has_to_go_there(story, statement, by)
        cast_spell(story, player, by, how)
        return
    if by is None and _is_a_spell_of_theirs(story, how) and returns_by_a_trigger(story, player, _named(how)):
        return
    verb = next(
        t
        for t in story.tokens[statement.start : statement.end]
        if t.lemma in ("return", "reanimate", "bring", "get")
    )
    spell = (
        story.names.exact(verb.fold)
        if verb.lemma == "reanimate" and story.lexicon.text[verb.start : verb.start + 1].isupper()
        else None
    )
    if spell is not None and "Sorcery" in spell.types:  # `I Reanimate Griselbrand`: the card of that name
        cast_spell(story, player, ThingRef("card", statement.start, statement.start, name=spell.name), how)
        return
    if _by_a_trigger(story, player, how) or _to_hand_by_a_trigger(story, player, statement, how):
        return
    able = [thing for thing in story.things if thing.holder == player and _brings_back(story, thing)]
    if not able and verb.lemma == "reanimate" and _reanimated(story, player, how):
        return
    if len(able) != 1:
        raise CannotMean(
            "It is not told where that returns to, nor with what.",
            ("Bob returns Ogre to its owner's hand.",),
            statement.start,
            statement.end,
        )
    known = len(story.things)
    for thing in story.resolve(how.targets or (), "target", player):
        if thing in story.things[known:]:
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
    ref = ThingRef("made", statement.start, statement.start, name=able[0].label, told=able[0].label)
    activate_ability(story, player, ref, how)


def _has_to_go_there(story: Story, statement: Statement, by: ThingRef) -> None:
    """Raises `CannotMean` where the spell returns nothing to the hand, or nothing onto the battlefield, as is told: `I return Hill Giant to my
    hand with Zombify`."""
    card = story.names.exact(by.name) if by.name else None
    moves = inside(card.abilities, Move) if card is not None else ()
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    told = "hand" if "hand" in words else "battlefield" if words & {"battlefield", "play"} else ""
    if told and moves and all(move.to != told for move in moves):
        raise CannotMean(f"{by.name} returns nothing there.", (), statement.start, statement.end)


def _reanimated(story: Story, player: str, how: How) -> bool:
    """`I reanimate my Serra Angel`, with nothing told: by a spell that does no more."""
    refs = _named(how)
    if len(refs) != 1 or refs[0].source not in ("card", "part", "it"):
        return False
    fresh = refs[0].source == "card" and not any(refs[0].name in (t.name, t.label) for t in story.things)
    if fresh:
        lay_in_graveyards(story, player, How(returned=refs, buried=True))
    names = story.names_of(refs, "target", player)
    lying = [thing for thing in story.things if thing.label in names]
    if (
        len(lying) != 1
        or not lying[0].is_type("Creature")
        or (lying[0].zone != "graveyard" and not story.actions)
    ):
        return False
    text = "Put target creature card from a graveyard onto the battlefield under your control."
    effect(story, player, "Reanimation Spell", text, names)
    return True


def _named(how: How) -> tuple[ThingRef, ...]:
    return tuple(ref for ref in how.targets or () if isinstance(ref, ThingRef))


def _is_a_spell_of_theirs(story: Story, how: How) -> bool:
    """`Cormela dies and I return Lightning Bolt`: whether only instants and sorceries are named, none of them told before."""
    cards = [story.card_meant(ref) for ref in _named(how)]
    told = {thing.name for thing in story.things}
    return bool(cards and story.actions) and all(
        card is not None and {"Instant", "Sorcery"} & {*card.types} and card.name not in told
        for card in cards
    )


@means("regrows")
def regrows(story: Story, statement: Statement) -> None:
    """`Alice returns Hill Giant from her graveyard to her hand`: what something of hers does as it triggers. Raises `CannotMean` where
    nothing does."""
    player = actor_of(story, statement)
    if returns_by_itself(story, player, statement):
        return
    if not move_is_explained(story, player, "hand", _buried(story, player, statement)):
        raise CannotMean("It is not told what returns that.", (), statement.start, statement.end)


def _buried(story: Story, player: str, statement: Statement) -> list[str]:
    """The cards that are said to return from a graveyard, where they lie."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    refs = tuple(ref for ref in statement.slots["what"] if isinstance(ref, ThingRef))
    if not words & {"graveyard", "yard", "bin"}:
        told = [t for t in story.things if t.zone == "graveyard" and not t.gone and t.told == player]
        found = [t.label for ref in refs for t in told if ref.name and ref.name in (t.name, t.label)]
        if not found and told and _of_the_yard(story, player):  # `It dies. I return two Spirit cards`
            kinds = [ref for ref in refs if ref.source == "kind" and (ref.types or ref.subtypes)]
            return [t.label for ref in kinds for t in some_of_a_kind_there(story, player, ref)]
        return found if len(found) == len(refs) else []
    lay_in_graveyards(story, player, How(returned=refs, buried=True))
    lying = [t for t in story.things if t.zone == "graveyard" and not t.gone]
    named = [t.label for ref in refs for t in lying if ref.name and ref.name in (t.name, t.label)]
    kinds = [ref for ref in refs if ref.source == "kind" and (ref.types or ref.subtypes)]
    return [*named, *(t.label for ref in kinds for t in some_of_a_kind_there(story, player, ref))]


def _by_a_trigger(story: Story, player: str, how: How) -> bool:
    """`Zed dies. Alice returns Hill Giant to the battlefield`: whether what triggered puts such a card there, which was in her
    graveyard."""
    triggering = any(
        isinstance(ability, Triggered)
        and any(
            part.to == "battlefield" and holds(part.what, Target) for part in inside(ability.effects, Move)
        )
        for thing in story.things
        if player in (thing.holder, thing.cast_by) and (card := story.card(thing)) is not None
        for ability in card.abilities
    )
    if not triggering or not story.actions:
        return False
    known = len(story.things)
    things = story.resolve(how.targets or (), "target", player)
    for thing in things:
        if thing in story.things[known:]:
            thing.zone, thing.told, thing.owner, thing.declared = "graveyard", player, player, True
    return move_is_explained(story, player, "battlefield", [thing.label for thing in things])


def _to_hand_by_a_trigger(story: Story, player: str, statement: Statement, how: How) -> bool:
    """`At her upkeep Alice returns Bear`, nobody says where to: whether something of hers returns what is chosen to a hand as it
    triggers, and that is on the battlefield."""
    if not story.actions or any(
        t.lemma == "reanimate" for t in story.tokens[statement.start : statement.end]
    ):
        return False
    if _of_the_yard(story, player) and returns_by_a_trigger(story, player, _named(how)):
        return True
    things = story.resolve(how.targets or (), "source", player)
    there = all(thing.zone == "battlefield" and thing.holder == player for thing in things)
    return there and move_is_explained(story, player, "hand", [thing.label for thing in things])


def _of_the_yard(story: Story, player: str) -> bool:
    return any(
        thing.holder == player and (card := story.card(thing)) is not None and returns_from_the_yard(card)
        for thing in story.things
    )


def _brings_back(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    texts = card.texts if card is not None and thing.zone == "battlefield" else ()
    return any(":" in text and "return" in text.lower() and "to the battlefield" in text for text in texts)
