"""Spells: cast, by name or by a verb, kicked, thrown, in response."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.abilities.costs import SacrificeCost
from bot.abilities.walk import holds
from bot.engine.told.decisions import Deed, SaysMay
from bot.scenario.meaning.activating import activated_plainly, activates_in_response
from bot.scenario.meaning.after_their_attack import casts_after_combat
from bot.scenario.meaning.aiming import is_aimless
from bot.scenario.meaning.answered_where import aimed_where_the_answered_is, are_of_what_is_answered
from bot.scenario.meaning.cast_by_whom import cast_by_whom, is_told_of_nobody
from bot.scenario.meaning.copying import copied_by_what_is_there
from bot.scenario.meaning.from_hand import some_with_cycling
from bot.scenario.meaning.kicked_later import was_kicked
from bot.scenario.meaning.life_paid_for import activates_by_paying_life
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.paid_for_abilities import take_to_be_there
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.meaning.spells_of_any_kind import of_any_kind
from bot.scenario.meaning.told_again import (
    deed_answered,
    is_of_a_deed,
    is_the_one_just_cast,
    is_told_again,
    saves_what_is_aimed_at,
)
from bot.scenario.meaning.told_of_one_spell import one_for_each_that_is_told
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant
from bot.scenario.things.aims import leaning, targets_of, whose
from bot.values import replace


@means("cast")
def cast(story: Story, statement: Statement) -> None:
    for slot in ("cast", "castuse", "castresp", "castpassive"):
        if statement.get(slot) is not None:
            told = statement.slots[slot]
            break
    else:
        return
    if len(told) == 3:
        spells, how, who = told
        player = story.player(who, subject=True) if who is not None else _somebody_casts(story, spells, how)
    else:
        spells, how = told
        player = actor_of(story, statement)
    if "castpassive" in statement.slots and is_the_one_just_cast(story, spells, how):
        return
    if "castpassive" in statement.slots and how.targets and _are_worn(story, statement, spells):
        slots = {"it": how.targets, "tolds": tuple(spells)}  # `Bonesplitter on my 2/2`
        MEANINGS["enchanted"](story, replace(statement, kind="enchanted", slots=slots))
        return
    behind = are_of_what_is_answered(how)
    how = replace(how, targets=None) if behind else how
    if "castresp" in statement.slots or behind:
        how = aimed_where_the_answered_is(story, player, spells, replace(how, response=True))
    fuses = any(
        t.lemma == "fuse" or t.fold in ("halves", "sides")
        for t in story.tokens[statement.start : statement.end]
    )
    if fuses and "fuse" not in how.paid:
        how = replace(how, paid=(*how.paid, "fuse"))
    in_a_flash = any(t.lemma == "flash" for t in story.tokens[statement.start : statement.end])
    if in_a_flash and not how.response and saves_what_is_aimed_at(story, player, how):
        how = replace(how, response=True)
    at = len(story.actions)
    for spell in spells:
        if in_a_flash and spell.source == "kind":
            spell = spell.but(lines=(*spell.lines, "flash"))  # `flashes in a 3/3`: what is made up has it
        if how.original is not None and copied_by_what_is_there(story, player, how.original, spell):
            continue  # `copies it with Gandalf the Grey`
        if "castresp" in statement.slots and activates_in_response(story, player, spell, how):
            continue
        cast_spell(story, player, of_any_kind(story, spell), how)
    casts_after_combat(story, player, at)


def _are_worn(story: Story, statement: Statement, spells: Sequence[ThingRef]) -> bool:
    """Whether these are Equipment of which no verb says that they are cast."""
    told = story.tokens[statement.start : statement.end]
    typed = (token for before, token in pairwise(told) if token.start >= before.end)
    if any(token.lemma in ("cast", "play") for token in typed):
        return False
    cards = [story.card_meant(spell) for spell in spells]
    return bool(cards) and all(card is not None and "Equipment" in card.subtypes for card in cards)


def _somebody_casts(story: Story, spells: Sequence[ThingRef], how: How) -> str:
    """Who casts what is told without a word by whom: whose it is said to be; of a spell that does no good to what it is aimed at, an
    opponent."""
    owner = story.owner(spells[0].owner)
    if owner is not None:
        return owner
    card = story.card_meant(spells[0])
    at = (*(how.targets or ()), *(share.to for share in how.shares))
    aimed = [ref for ref in at if isinstance(ref, ThingRef)]
    if card is None or not aimed or leaning(card) == "mine":
        players = [ref for ref in at if isinstance(ref, PlayerRef)]
        victims = [story.player(ref) for ref in players if ref.how in ("me", "name")]
        back = any(ref.how == "they" for ref in players)
        untold = back or story.actor is None or story.actor in victims
        told = cast_by_whom(story, card, story.asked_of, at) if card and untold else None
        return told or story.actor or next(iter(story.seats))
    spoken_of = ([*story.focus], [*story.group], [*story.several], [*story.singled])
    victim = next((thing.controller for thing in story.resolve(aimed, "target") if thing.controller), None)
    # it is spoken of only as it is cast: `the other one` then is the other than before
    story.focus, story.group, story.several, story.singled = spoken_of
    return story.opponent(victim) if victim is not None else story.actor or next(iter(story.seats))


@means("paycast")
def pay_life_to_cast(story: Story, statement: Statement) -> None:
    """`pays 2 life for Dismember on Ogre`; of a permanent that is there, for its ability."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    life = statement.slots["amount"]
    if len(spells) == 1:
        take_to_be_there(story, player, spells[0])
    there = {t.name: t.label for t in story.things if t.zone == "battlefield" and t.holder == player}
    for spell in spells:
        if spell.name in there and activates_by_paying_life(story, player, life, there[spell.name]):
            return
    others = {t.name: t.label for t in story.things if t.zone == "battlefield" and t.holder != player}
    if len(spells) == 1 and spells[0].name in others:  # `pays 2 life for Norn's Annex`: what Bob's asks for
        said = SaysMay(player, True, others[spells[0].name], Deed.PAY, life=life)
        story.actions.append(said)
        return
    how = replace(how, paid=(*how.paid, f"{life} life"))
    for spell in spells:
        cast_spell(story, player, spell, how)


@means("castthen")
def cast_and_responded_to(story: Story, statement: Statement) -> None:
    """`In response to my Lightning Bolt on his Giant, ...`: that is cast first, what follows responds to it."""
    if "_about" in statement.slots:  # told after what responds to it, whose things it speaks of
        story.resolve(statement.slots["_about"], "source")
    _respond_to(story, statement.slots["owner"], statement.slots["cast"])


@means("respondto")
def responds_to(story: Story, statement: Statement) -> None:
    """`Bob responds to my Shock on his Elf with Giant Growth`: the one is cast, then the other in response."""
    player = actor_of(story, statement)
    _respond_to(story, statement.slots["owner"], statement.slots["first"])
    story.actor = player
    spells, how = statement.slots["cast"]
    if how.targets is None and (aimed := statement.slots["first"][1].targets) and len(aimed) == 1:
        card = story.card_meant(spells[0])
        how = replace(how, targets=aimed) if card is not None and len(targets_of(card)) == 1 else how
    for spell in spells:
        cast_spell(story, player, spell, how)


def _respond_to(story: Story, owner: PlayerRef, cast: tuple[Sequence[ThingRef], How]) -> None:
    """What is done next responds to that spell of that player's, which is cast where it was not told before."""
    player = story.owner(owner, story.actor) or next(iter(story.seats))
    spells, how = cast
    known = [t for t in story.spells if t.name == spells[0].name and t.cast_by == player]
    if not known:
        cast_spell(story, player, spells[0], how)
    story.response = True
    story.under = (known or story.spells)[-1]


@means("spelled")
def spelled(story: Story, statement: Statement) -> None:
    """`Bob's 4/4 gets Shocked [by Alice]`, `I get bolted`."""
    if "_about" in statement.slots:
        story.resolve(statement.slots["_about"], "source")
    who, it = statement.get("who"), statement.get("it")
    targets: tuple[Ref, ...] = (who,) if isinstance(who, PlayerRef) else tuple(it or ())
    if isinstance(who, PlayerRef):
        victim: str | None = story.player(who, subject=True)
        targets = (PlayerRef("name", victim or ""),)
    else:
        victim = next((t.controller for t in story.resolve(it or (), "target")), None)
    by = statement.get("by")
    spell: ThingRef = statement.slots["spell"]
    player = story.player(by) if isinstance(by, PlayerRef) else story.opponent(victim)
    if not isinstance(by, PlayerRef | ThingRef) and it and victim and _is_for_ones_own(story, spell):
        player = victim
    how = (statement.get("modifiers") or How()).aimed_at(targets)
    answers = deed_answered(story, statement, how)
    if not is_told_again(story, statement, spell, story.names_of(targets, "target", player)):
        _cast_at(story, player, spell, replace(how, response=how.response and not answers))
    story.response = story.response or answers


def _is_for_ones_own(story: Story, spell: ThingRef) -> bool:
    """`My 2/2 gets Cloudshifted`: whether all that it can be aimed at is its caster's."""
    card = story.card_meant(spell)
    targets = targets_of(card) if card is not None else []
    return bool(targets) and all(whose(target) == "mine" for target in targets)


@means("castverb")
def cast_verb(story: Story, statement: Statement) -> None:
    spells, how = statement.slots["castverb"]
    bare = is_told_of_nobody(story, statement, spells[0], how.targets or ())
    player = _somebody_casts(story, spells, how) if bare else actor_of(story, statement)
    answers = deed_answered(story, statement, how)
    speaks_of_it = is_of_a_deed(story, statement) and how.targets
    aimed = story.names_of(how.targets or (), "target", player) if speaks_of_it else ()
    if not (aimed and is_told_again(story, statement, spells[0], aimed)):
        _cast_at(story, player, spells[0], replace(how, response=how.response and not answers))
    story.response = story.response or answers


def _cast_at(story: Story, player: str, spell: ThingRef, how: How) -> None:
    """Casts what is a verb here; of one that has no target (`Wraths my Ogre`), what is told is there as it is cast."""
    if how.targets and is_aimless(story, spell):
        for ref in how.targets:
            if isinstance(ref, ThingRef):
                story.resolve((ref,), "target", player)
        how = replace(how, targets=None)
    thrown = _thrown(story, player, spell, how) if not how.sacrificed else None
    if thrown is not None:
        how = replace(how, targets=None, sacrificed=(thrown,))
    for one in one_for_each_that_is_told(story, player, spell, how) or [how]:
        cast_spell(story, player, spell, one)


def _thrown(story: Story, player: str, spell: ThingRef, how: How) -> ThingRef | None:
    """`I Fling my 7/7`: what is the caster's own, and that a cost of the spell asks for (CR 601.2b), is sacrificed."""
    card = story.names.exact(spell.name)
    ref = how.targets[0] if how.targets is not None and len(how.targets) == 1 else None
    if card is None or not isinstance(ref, ThingRef) or not holds(card.abilities, SacrificeCost):
        return None
    if ref.owner is None and ref.article in ("", "a", "an") and ref.source in ("card", "kind"):
        theirs = any(t.name == ref.name and t.holder not in (player, None) for t in story.things)
        return None if theirs else ref
    return ref if ref.owner is not None and story.owner(ref.owner, player) == player else None


@means("copieswith")
def copies_with(story: Story, statement: Statement) -> None:
    """`copies it with Twincast targeting Bob`: cast at that, and what follows are the copy's new targets."""
    player = actor_of(story, statement)
    spells, how = statement.slots["by"]
    new = how.new_targets or how.targets or ()
    for spell in spells:
        if copied_by_what_is_there(story, player, statement.slots["thing"], spell):
            continue
        aimed = replace(how, targets=(statement.slots["thing"],), new_targets=new, response=True)
        cast_spell(story, player, spell, aimed)


_PAID_VERBS = {
    "kick": "kicker",
    **{
        keyword: keyword
        for keyword in (
            *("overload", "flashback", "evoke", "buyback", "bestow", "dash", "blitz", "escape", "mutate"),
            *("emerge", "surge", "warp", "entwine", "sneak", "harmonize", "disturb"),
        )
    },
}


@means("kicks")
def kicks(story: Story, statement: Statement) -> None:
    """`kicks Burst Lightning on Bob`: cast with that cost paid."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    if "kick" in (story.tokens[statement.start + n].lemma for n in (0, 1)) and all(
        one.source == "it" for one in spells
    ):
        was_kicked(story, statement)  # `She kicks it`
        return
    lemmas = [t.lemma for t in story.tokens[statement.start : statement.end]]
    paid = next((cost for verb, cost in _PAID_VERBS.items() if verb in lemmas), "kicker")
    for spell in spells:
        cast_spell(story, player, spell, replace(how, paid=(*how.paid, paid)))


@means("cycles")
def cycles(story: Story, statement: Statement) -> None:
    """`cycles Renewed Faith`: an ability of a card in hand (CR 702.29a)."""
    player, ref = actor_of(story, statement), statement.slots["thing"]
    if ref.source == "kind" and ref.noun in ("card", "cards"):
        for thing in some_with_cycling(story, ref, player):
            activated_plainly(story, player, thing)
        return
    card = card_in_hand(story, player, ref, How())
    which = abilities_meant(story, card, "cycling", None, purpose=True)
    activated_plainly(story, player, card, which)
    story.refer([card])
