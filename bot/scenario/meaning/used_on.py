"""What is used on something: `untaps Ogre with Maze of Ith`, `my Elf gets tapped by Icy Manipulator`."""

from __future__ import annotations

from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, enters_and_does_it
from bot.scenario.meaning.aiming import is_aimless
from bot.scenario.meaning.attacks_declared import attack_to_kill
from bot.scenario.meaning.copying import copied_by_what_is_there
from bot.scenario.meaning.done_by_triggers import triggers_and_does_it
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.said_of_a_cast import offers_by_trigger
from bot.scenario.meaning.spell_modes import says_which
from bot.scenario.meaning.there_unaimed import there_unaimed
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def _refuse_countering_no_spell(story: Story, statement: Statement) -> None:
    """`He attacks with Ogre. Can I stop it with Shock?`: that it may be cast at what fights says nothing of whether it stops that. Raises
    `CannotMean`."""
    refs = [ref for ref in statement.slots["what"] if isinstance(ref, ThingRef)]
    spoken = [*story.focus]
    things = story.resolve(tuple(refs), "target")
    story.focus = spoken
    spells = {one.card for one in story.actions if isinstance(one, Cast)}
    if things and all(t.attacking or t.blocking for t in things) and not {t.label for t in things} & spells:
        said = f"{things[0].label} is no spell to be countered: ask what becomes of it, or of whom it would hurt."
        raise CannotMean(said, (), statement.start, statement.end)


@means("useson")
def uses_on(story: Story, statement: Statement) -> None:
    """`untaps Ogre with Maze of Ith`: an instant or sorcery is cast at it, anything else has an ability that is activated."""
    player = actor_of(story, statement)
    ref: ThingRef = statement.slots["source"]
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]}
    last = story.actions[-1] if story.actions else None
    # what is saved from a spell or ability is saved before that resolves
    how = How(
        targets=statement.slots["what"],
        response=bool(verbs & {"save", "protect"}) and isinstance(last, Cast | Activate),
    )
    card = story.card_meant(ref)
    if "copy" in verbs:
        _confirm_told(story, statement.slots["what"])
        what = statement.slots["what"]
        one = what[0] if len(what) == 1 else None
        if isinstance(one, ThingRef) and copied_by_what_is_there(story, player, one, ref):
            return
    if "counter" in verbs and story.asked_whether and card is not None and targets_of(card):
        _refuse_countering_no_spell(story, statement)
    enchants = card is not None and "Aura" in card.subtypes and not _is_there_to_be_used(story, card.name)
    if card is not None and ({"Instant", "Sorcery"} & {*card.types} or enchants):
        there = there_unaimed(story, player, (ref,), statement.slots["what"])
        cast_spell(story, player, ref, replace(how, targets=None) if is_aimless(story, ref) else how)
        story.refer(there)
        if verbs & {"tap", "untap"}:
            says_which(story, player, story.spells[-1], "untap" not in verbs)
        return
    if enters_and_does_it(story, player, ref, how):
        cast = story.spells[-1]
        if offers_by_trigger(story, cast):  # `blinks Elf with Restoration Angel`: it is done
            story.actions.append(SaysMay(player, True, cast.label, said=f"do what {cast.label} offers"))
        return
    if triggers_and_does_it(story, player, ref, how):
        return
    source = story.one(ref, "source", player)
    alone = all(token.fold != "and" for token in story.tokens[statement.end : statement.end + 1])
    if alone and verbs & {"kill", "destroy"} and len(statement.slots["what"]) == 1:
        (whom,) = statement.slots["what"]
        if isinstance(whom, PlayerRef) and attack_to_kill(story, [source], story.player(whom, about=player)):
            return
    if source.card is not None and not source.card.abilities:
        raise CannotMean(f"It is not told what {source.label} does to it.", (), ref.start, ref.end)
    activate_ability(story, player, ref, _by_its_verb(story, source, verbs, how))
    if verbs & {"tap", "untap"} and story.card(source) is not None:
        says_which(story, player, source, "untap" not in verbs)


def _by_its_verb(story: Story, source: Thing, verbs: set[str], how: How) -> How:
    """`taps Giant with Staff of Domination`: of several abilities that have a target the one whose words say that."""
    card = story.card(source)
    own = activated_of(playable(card).abilities) if card is not None else ()
    if len(own) < 2 or how.targets is None or how.words or how.which is not None:
        return how
    said = " ".join(sorted((verbs - {"tap"} if "untap" in verbs else verbs) & _USES))
    meant = abilities_meant(story, source, said, None, purpose=True) or ()
    aimed = [
        one.number
        for one in meant
        if one.of == source.label and one.number <= len(own) and holds(own[one.number - 1], Target)
    ]
    return replace(how, which=aimed[0]) if len(aimed) == 1 else how


_USES = frozenset({"untap", "tap", "hit", "exile", "bounce", "kill", "destroy", "pump", "animate", "counter"})


def _is_there_to_be_used(story: Story, name: str) -> bool:
    """Whether an Aura of that name is on the battlefield, and has an ability to activate."""
    there = (t for t in story.things if t.name == name and t.zone == "battlefield" and not t.gone)
    return any((card := story.card(t)) is not None and activated_in(card.abilities) for t in there)


def _confirm_told(story: Story, refs: tuple[Ref, ...]) -> None:
    """`If I copy Lightning Bolt with Twincast, how much damage do I deal?`: it hangs on who casts it, and at what. Raises `CannotMean` where
    that is not told."""
    for ref in refs:
        if not isinstance(ref, ThingRef) or ref.source != "card":
            continue
        card = story.card_meant(ref)
        if card is None or not {"Instant", "Sorcery"} & {*card.types}:
            continue
        if not any(spell.name == card.name for spell in story.spells):
            said = f"It is not told who casts {card.name}, and at what."
            raise CannotMean(said, (f"Bob casts {card.name}.",), ref.start, ref.end)


@means("usedby")
def used_by(story: Story, statement: Statement) -> None:
    """`my Elf gets tapped by Icy Manipulator`: used by whom that belongs to, else by an opponent; what is untapped, by its own
    controller."""
    refs = tuple(statement.slots["it"])
    source: ThingRef = statement.slots["source"]
    victim = next((thing.holder for thing in story.resolve(refs, "target")), None)
    untaps = any(token.lemma == "untap" for token in story.tokens[statement.start : statement.end])
    player = story.owner(source.owner) or (victim if untaps and victim else story.opponent(victim))
    story.actor = player
    slots = {"what": refs, "source": source, "who": PlayerRef("name", player)}
    uses_on(story, replace(statement, kind="useson", slots=slots))
