"""What is said to come of what is done: worked out, not done; supposed, where it is a condition that nothing told brings about."""

from __future__ import annotations

import re

from bot.abilities.ability import Triggered
from bot.abilities.effects import DealDamage, Sacrifice
from bot.abilities.events import BeginningOf
from bot.abilities.player_effects import Draw, GainLife, LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF
from bot.engine.told.script import Attack, Block, Cast, DealsDamage, Fights, GoTo, Moment
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import tell_aim_by_result
from bot.scenario.explained.effects import offer_is_taken
from bot.scenario.meaning.cards_drawn import draws_by_an_offer, draws_of_nothing
from bot.scenario.meaning.killed_in_a_fight import confirm_it_is_the_fight, is_said_to_be_killed
from bot.scenario.meaning.life_gained import gains_at_once, gains_life, may_gain
from bot.scenario.meaning.lost_to_nothing_told import (
    dies_by_itself,
    dies_of_nothing_told,
    is_before_damage,
    is_gone_by_then,
    nothing_kills,
)
from bot.scenario.meaning.of_no_cause import changes_life, ends_the_game, takes_damage
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.told_by_then import goes_to
from bot.scenario.meaning.told_in_the_passive import done_by_nobody_told
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story

#: What becomes of a target.
_GONE = frozenset({"die", "destroy", "kill", "exile", "bounce"})
#: What is said to have become of a thing, by its verb.
_CAME = {
    "die": Came.DIED,
    "exile": Came.EXILED,
    "bounce": Came.RETURNED_TO_HAND,
    "sacrifice": Came.SACRIFICED,
}
_CONDITIONS = frozenset({"if", "when", "whenever", "once", "after", "suppose"})


@means("result")
def result(story: Story, statement: Statement) -> None:
    """`The Bears die`, `Bob gains 3 life`: said to be skipped; `the Bears die`, `if the Bears die` where
    nothing is done to them: supposed."""
    _confirm_not_cast_later(story, statement)
    if _is_supposed(story, statement):
        return
    if ends_the_game(story, statement):
        return
    if not story.actions or _comes_of_no_fight(story, statement):
        if done_by_nobody_told(story, statement):
            return
        raise CannotMean(
            "It is not told what makes that happen.",
            ('Alice casts an instant "You gain 3 life."', "Zed deals 3 damage to Bob."),
            statement.start,
            statement.end,
        )
    who, amount = statement.get("who"), statement.get("amount")
    if gains_life(story, statement) and gains_at_once(story, statement):
        both = "It is not told what does both at the same time."
        raise CannotMean(both, ("Alice attacks with Hill Giant.",), statement.start, statement.end)
    if isinstance(who, PlayerRef):
        player = story.player(who, subject=True)
        told = amount if isinstance(amount, int) else None
        if gains_life(story, statement) and offer_is_taken(story, player, told):
            return
        if isinstance(amount, int) and gains_life(story, statement) and not may_gain(story):
            changes_life(story, player, "gain", amount)
            return
        if {"take", "lose"} & _verbs(story, statement) and isinstance(amount, int):
            tell_aim_by_result(story, player, amount)
        if "draw" in _verbs(story, statement) and not story.denies:
            number = told or 1
            if draws_by_an_offer(story, statement, player):
                return
            if story.place(statement.start, statement.end) in story.deeds_said:
                draws_of_nothing(story, player, number)
                return
            story.claim((player,), Came.DREW, statement.start, statement.end, number)
        elif isinstance(amount, int) and amount and "deal" in _verbs(story, statement):
            _claim_what_is_dealt(story, statement, (player,), amount)
        elif isinstance(amount, int) and amount and not story.denies:
            came = Came.GAINED if gains_life(story, statement) else Came.LOST
            if story.place(statement.start, statement.end) in story.deeds_said:
                if "take" in _verbs(story, statement):
                    takes_damage(story, player, amount)
                    return
                verb = "gain" if came is Came.GAINED else "lose"
                changes_life(story, player, verb, amount, again=True)
                return
            if came is Came.GAINED or {"take", "lose"} & _verbs(story, statement):
                story.claim((player,), came, statement.start, statement.end, amount)
            else:
                goes_to(story, statement, player)
    for ref in statement.get("it") or ():
        if not isinstance(ref, ThingRef):
            continue
        if ref.source == "card" and not _is_known(story, ref):
            story.resolve((ref,), "any")  # `my Hill Giant survived`: it was there
        if {"die", "sacrifice"} & _verbs(story, statement):
            _wait_for_its_end(story, ref)
        if _GONE & _verbs(story, statement) and ref.source in ("card", "made") and ref.count == 1:
            tell_aim_by_result(story, story.one(ref, "any").label)
        if isinstance(amount, int) and amount and "deal" in _verbs(story, statement):
            labels = tuple(thing.label for thing in story.resolve((ref,), "any"))
            _claim_what_is_dealt(story, statement, labels, amount)
        killed = Came.DIED if is_said_to_be_killed(story, statement) else None
        said = next((came for verb, came in _CAME.items() if verb in _verbs(story, statement)), killed)
        if said is not None and not story.denies:
            labels = confirm_it_is_the_fight(story, statement, story.resolve((ref,), "any"))
            by_itself = said is Came.DIED and story.place(statement.start, statement.end) in story.deeds_said
            if by_itself and dies_by_itself(story, labels, ref):
                return
            others = _others_that_fight(story, ref, labels) if said is Came.DIED else ()
            story.claim(labels, said, statement.start, statement.end, or_these=others)
    story.skip(statement.start, statement.end)


def _claim_what_is_dealt(story: Story, statement: Statement, who: tuple[str, ...], amount: int) -> None:
    """`dealing 3`: a player's sources, or these things, deal so much. Raises `CannotMean` where nothing told does."""
    if story.denies:
        return
    if story.place(statement.start, statement.end) in story.deeds_said:
        raise CannotMean("It is not told what deals that.", (), statement.start, statement.end)
    story.claim(who, Came.DEALS, statement.start, statement.end, amount)


def _others_that_fight(story: Story, ref: ThingRef, labels: tuple[str, ...]) -> tuple[str, ...]:
    """What `it` may mean as well where it is said to die of a fight: `He blocks my 2/2 with a 3/3. Do I gain life if it dies?`"""
    fighting = [thing.label for thing in story.things if thing.attacking or thing.blocking]
    both_fight = ref.word == "it" and {*labels} <= {*fighting}
    return tuple(label for label in fighting if label not in labels) if both_fight else ()


def _confirm_not_cast_later(story: Story, statement: Statement) -> None:
    """`If I gain 3 life from Lightning Helix, how much does he lose if I aim Helix at him?` tells of one spell twice. Raises `CannotMean`
    where what life is gained from is a spell that is spoken of again."""
    for ref in statement.get("things") or ():
        card = story.card_meant(ref)
        if card is None or not {"Instant", "Sorcery"} & {*card.types}:
            continue
        if any(spell.name == card.name for spell in story.spells):
            continue
        later = range(statement.end, len(story.tokens))
        if any(name.spelling == card.name for at in later for name in story.lexicon.at(at)):
            said = f"It is not told whether {card.name} is cast once or twice."
            raise CannotMean(said, (), statement.start, statement.end)


@means("lifetimes")
def life_changes(story: Story, statement: Statement) -> None:
    """`I gain life twice`, `she loses 2 life three times`: each time by itself; 1 life, where it is not told how much."""
    player = actor_of(story, statement)
    verbs = _verbs(story, statement) & {"gain", "lose"}
    verb = "gain" if "gain" in verbs else "lose"
    if not _comes_of_nothing_told(story, verbs):
        came = Came.GAINED if verb == "gain" else Came.LOST
        story.claim((player,), came, statement.start, statement.end)
        story.skip(statement.start, statement.end)
        return
    amount = statement.get("amount")
    if not isinstance(amount, int):
        amount = 1
        story.assumptions.append("How much life that is, is not told: 1.")
    for n in range(statement.get("times") or 1):
        changes_life(story, player, verb, amount, again=n > 0)


def _wait_for_its_end(story: Story, ref: ThingRef) -> None:
    """`I attack with Ball Lightning, then it dies`: of a permanent that is sacrificed at the beginning of the end step (CR 513.1),
    the turn goes on until then."""
    last = story.actions[-1]
    if isinstance(last, GoTo) and last.moment in (Moment.END_STEP, Moment.END_OF_TURN):
        return
    for thing in story.resolve((ref,), "any"):
        card = story.card(thing)
        ends = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
        if any(_is_sacrificed_then(ability) for ability in ends):
            story.actions.append(GoTo(Moment.END_STEP))
            return


def _is_sacrificed_then(ability: Triggered) -> bool:
    return (
        isinstance(ability.when, BeginningOf)
        and ability.when.step == "end step"
        and any(part.what == SELF for part in inside(ability.effects, Sacrifice))
    )


def _verbs(story: Story, statement: Statement) -> set[str]:
    return {token.lemma for token in story.tokens[statement.start : statement.end]}


def _comes_of_no_fight(story: Story, statement: Statement) -> bool:
    """Whether what is said to have come about needs a spell or ability, where nothing told has a text or keyword that could do it: a
    fight bounces nothing and prevents no damage."""
    words = story.tokens[statement.start : statement.end]
    if "take" in _verbs(story, statement) and any(t.fold == "from" for t in words):
        # `he takes 3 from it`, where nothing is said to attack or to deal damage
        fights = any(isinstance(a, Attack | Block | DealsDamage | Fights) for a in story.actions)
        texts = (text for thing in story.things if thing.cast_by for text in thing.texts)
        return not (fights or any(map(_DEALS.search, texts)))
    prevents = any(token.lemma == "prevent" for token in words)
    said = [text.lower() for thing in story.things for text in thing.texts]
    if any(not prevents or "prevent" in text or "protection" in text for text in said):
        return False
    folds, last = {token.fold for token in words}, story.actions[-1]
    before_damage = isinstance(last, GoTo) and last.moment in (Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS)
    if before_damage and any(token.lemma in ("die", "destroy", "kill") for token in words):
        return True
    denies = bool(folds & {"no", "not"}) and "damage" in folds
    return denies or any(token.lemma in _OF_EFFECTS for token in words)


_DEALS = regex(r"\bdeals? (?:\d+|X|that much|twice|damage equal)", re.IGNORECASE)
_OF_EFFECTS = frozenset({"bounce", "exile", "prevent", "sacrifice", "tap", "untap", "counter"})


def _is_known(story: Story, ref: ThingRef) -> bool:
    return any(ref.name in (thing.name, thing.label) for thing in story.things)


def _is_supposed(story: Story, statement: Statement) -> bool:
    """Whether it is something that nothing told before brings about: then an instant does."""
    before = story.tokens[statement.start - 1].fold if statement.start else ""
    verbs = _verbs(story, statement)
    who, it, amount = statement.get("who"), statement.get("it"), statement.get("amount")
    unkilled = before in _CONDITIONS or story.response or nothing_kills(story)
    unkilled = unkilled or (before == "and" and _in_a_condition(story, statement.start))
    gone = verbs & _GONE
    if it is not None and gone and not story.denies and is_before_damage(story):
        return is_gone_by_then(story, it, next(iter(gone)))
    if it is not None and "die" in verbs and unkilled:
        return dies_of_nothing_told(story, it)
    if it is not None and verbs & {"destroy", "kill"} and before in _CONDITIONS:
        return dies_of_nothing_told(story, it, destroyed=True)
    if not isinstance(who, PlayerRef) or not _comes_of_nothing_told(story, verbs):
        return False
    player = story.player(who, subject=True)
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    number = amount if isinstance(amount, int) else 1
    if "life" in words and isinstance(amount, int) and verbs & {"gain", "lose"}:
        changes_life(story, player, "gain" if "gain" in verbs else "lose", amount)
    elif "draw" in verbs:
        draws_of_nothing(story, player, number)
    elif "take" in verbs and isinstance(amount, int) and not {"combat", "from"} & words:
        takes_damage(story, player, amount)
    else:
        return False
    return True


#: What a card does that may be told as such a result.
_DOES: dict[str, tuple[type, ...]] = {
    "draw": (Draw,),
    "gain": (GainLife,),
    "lose": (LoseLife, DealDamage),
    "take": (DealDamage,),
}


def _comes_of_nothing_told(story: Story, verbs: set[str]) -> bool:
    """`Carol gains 3 life. Bob gains 1 life.`: all that was done so far only came about, and no card told does such a thing."""
    came_about = {action.card for action in story.actions if isinstance(action, Cast) and action.said}
    if len(came_about) < len(story.actions):
        return False
    cards = [card for thing in story.things if thing.label not in came_about and (card := story.card(thing))]
    kinds = tuple(kind for verb in verbs for kind in _DOES.get(verb, ()))
    if "gain" in verbs and cards and any(token.fold in ("lifelink", "lifelinker") for token in story.tokens):
        return not story.actions
    return not (story.actions and any(holds(card.abilities, *kinds) for card in cards))


def _in_a_condition(story: Story, at: int) -> bool:
    """`What happens if I give it persist, and it dies?`: whether the clause goes on with what began as a condition."""
    words: list[str] = []
    for token in story.tokens[at - 1 :: -1] if at else ():
        if token.kind == "break":
            break
        words.append(token.fold)
    return bool(_CONDITIONS & {*words})
