"""Effects told without a card: `prevents 2 damage to it`, `gives Ogre +3/+3`. Each is an instant with those words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.decisions import Picks
from bot.engine.told.script import Activate, Attack, Block, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import killed_by_what_entered
from bot.scenario.explained.effects import mill_is_explained, move_is_explained
from bot.scenario.meaning.aiming import is_aimless, labels_of
from bot.scenario.meaning.counters_and_no_creature import refuse_counters
from bot.scenario.meaning.exiled_from_libraries import exiled_from_the_top
from bot.scenario.meaning.killed_by_a_sweep import killed_by_a_sweep
from bot.scenario.meaning.killed_in_a_fight import is_killed_after_it_began, is_killed_in_the_fight
from bot.scenario.meaning.met_in_combat import other_of_a_fight
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.meaning.returned_by_itself import returns_from_there
from bot.scenario.meaning.returned_by_triggers import to_ones_own_hand
from bot.scenario.meaning.returned_for_abilities import returned_for_an_ability
from bot.scenario.meaning.said_of_a_cast import chooses_to_move
from bot.scenario.meaning.there_unaimed import there_unaimed
from bot.scenario.meaning.untold import effect
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.meaning.would_be_dealt_to import is_aimed_at, whose_it_is, would_be_dealt_to
from bot.scenario.naming.given_names import goes_with
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBER_WORDS
from bot.scenario.things.of_them import as_things
from bot.values import replace


def aims_of(story: Story, refs: Sequence[Ref], player: str, mine: bool) -> list[tuple[str, str]]:
    """(label, kind of target) of what an effect is aimed at."""
    found: list[tuple[str, str]] = []
    for ref in refs:
        if isinstance(ref, PlayerRef):
            found.append((story.player(ref, about=player), "player"))
            continue
        things = story.resolve((ref,), "target", player)
        if ref.source == "it" and not ref.many and len(things) == 1:
            one = other_of_a_fight(story, story.things, "mine" if mine else "theirs", player)
            if one is not None and one is not things[0]:
                story.assumptions.append(f"“{ref.told or 'it'}” was taken to be {one.label}.")
                things = [one]
                story.mentions[-1] = (ref, things)  # what is said of `it` afterwards is said of this one
                story.refer(things)
        for thing in things:
            if thing.controller is None:
                thing.likely = player if mine else story.opponent(player)
            kind = "creature" if thing.is_type("Creature") or not thing.types else thing.types[-1].lower()
            found.append((thing.label, kind))
    return found


@means("prevents")
def prevents(story: Story, statement: Statement) -> None:
    """`Bob prevents 2 damage to Elf`, `I prevent 2 of it`: before what was told last deals it, where that is a spell or ability."""
    amount = statement.slots["amount"]
    combat = "combat " if statement.get("combat") == "combat" else ""
    refs = statement.get("to")
    if refs is None:
        aims = would_be_dealt_to(story, statement)
    else:
        aims = aims_of(story, _own(statement, refs), actor_of(story, statement), mine=True)
    player = (
        actor_of(story, statement) if statement.get("who") is not None else whose_it_is(story, aims[0][0])
    )
    if (
        not story.response
        and (refs is None or story.speaks)
        and any(is_aimed_at(story, label) for label, _ in aims)
    ):
        story.response = True
    for label, kind in aims:
        text = f"Prevent the next {amount} {combat}damage that would be dealt to target {kind} this turn."
        effect(story, player, "Prevention Spell", text, (label,))


@means("preventsall")
def prevents_all(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    combat = "combat " if statement.get("combat") == "combat" else ""
    refs = statement.get("to")
    if refs is None:
        last = story.actions[-1] if story.actions else None
        story.response |= isinstance(last, Cast | Activate) and last.player != player  # before that deals it
        effect(
            story, player, "Prevention Spell", f"Prevent all {combat}damage that would be dealt this turn."
        )
        return
    for label, kind in aims_of(story, _own(statement, refs), player, mine=True):
        text = f"Prevent all {combat}damage that would be dealt to target {kind} this turn."
        effect(story, player, "Prevention Spell", text, (label,))


def _own(statement: Statement, refs: Sequence[Ref]) -> tuple[Ref, ...]:
    """`Bob prevents the damage that would be dealt to him`: to himself, where that may be meant."""
    who = statement.get("who")
    if not isinstance(who, PlayerRef) or who.how != "name":
        return tuple(refs)
    return tuple(
        who if isinstance(ref, PlayerRef) and ref.how == "they" and goes_with(ref.name, who.name) else ref
        for ref in refs
    )


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


_SIMPLE = {
    "destroys": ("Destruction Spell", "Destroy target {kind}.", False),
    "bounces": ("Bounce Spell", "Return target {kind} to its owner's hand.", False),
    "exiles": ("Exile Spell", "Exile target {kind}.", False),
    "airbends": ("Airbending Spell", "Airbend target {kind}.", False),
    "goads": ("Goading Spell", "Goad target {kind}.", False),
    "suspects": ("Suspecting Spell", "Suspect target {kind}.", False),
    "detains": ("Detaining Spell", "Detain target {kind}.", False),
    "flickers": (
        "Flicker Spell",
        "Exile target {kind}, then return that card to the battlefield under its owner's control.",
        True,
    ),
}


def _is_a_wish(story: Story, statement: Statement) -> bool:
    """`I want to kill his 2/2. I cast Shock on it`: what is wanted, where it is told what is done for it."""
    wanted = any(token.lemma in _WANTING for token in story.tokens[statement.start : statement.end])
    return wanted and any(one.kind in _DOING for one in story.to_come)


_WANTING = frozenset({"want", "hope", "plan", "intend"})
_DOING = frozenset({"cast", "castverb", "activate", "attack", "block", "useson", "taps"})


@means("destroys", "bounces", "exiles", "airbends", "goads", "suspects", "detains", "flickers")
def removes(story: Story, statement: Statement) -> None:
    refuse_counters(story, statement)
    player = actor_of(story, statement)
    name, text, mine = _SIMPLE[statement.kind]
    what = statement.slots["what"]
    refs = (what,) if isinstance(what, ThingRef) else as_things(story, what)
    by = statement.get("by")
    if isinstance(by, ThingRef):
        refs = to_ones_own_hand(story, player, statement, refs)
        there = next((t for t in story.things if by.name in (t.name, t.label) and not t.gone), None)
        card = story.card(there) if there is not None else story.card_meant(by)
        if card is not None and not {"Instant", "Sorcery"} & {*card.types} and "Aura" not in card.subtypes:
            slots = {**statement.slots, "what": refs, "source": by}
            MEANINGS["useson"](story, replace(statement, kind="useson", slots=slots))
            return
        unaimed = there_unaimed(story, player, (by,), refs)
        cast_spell(story, player, by, How() if is_aimless(story, by) else How(targets=tuple(refs)))
        story.refer(unaimed)
        return
    if _is_a_wish(story, statement):
        story.skip(statement.start, statement.end)
        return
    if statement.kind == "exiles" and exiled_from_the_top(story, player, refs):
        return
    if statement.kind == "exiles" and _is_a_card_elsewhere(story, refs):
        MEANINGS["exilesforit"](story, statement)
        return
    if statement.kind == "bounces" and returns_from_there(story, player, statement, refs):
        return
    if killed_by_a_sweep(story, player, statement, refs):
        return
    last = story.actions[-1] if story.actions else None
    participle = story.tokens[statement.start].fold.endswith("ing") and statement.kind == "destroys"
    if participle and isinstance(last, Attack | Block):
        story.skip(statement.start, statement.end)  # `blocks with a 6/2, killing both`: it comes of combat
        return
    if statement.kind == "exiles" and isinstance(last, Cast) and _chosen_as_it_enters(story, last, refs):
        return
    if story.tokens[statement.start - 1].fold in ("which", "that"):
        message = "It is not told how that came about."  # `on Oblivion Ring, which exiled Bear`
        raise CannotMean(message, start=statement.start, end=statement.end)
    owner = statement.get("owner")
    mine = mine or (isinstance(owner, PlayerRef) and story.owner(owner, player) == player)  # `to her hand`
    aims = aims_of(story, refs, player, mine)
    told: tuple[str, ...] = ()
    if (
        isinstance(last, Block)
        and _kills(story, statement)
        and all(_fights(story, a, player) for a, _ in aims)
        and not is_killed_after_it_began(story, statement)
    ):
        is_killed_in_the_fight(story, statement, tuple(label for label, _ in aims))
        return
    if isinstance(last, Cast | Activate) and last.player == player:
        told = last.targets.names or ()
        if _kills(story, statement) and all(_fights(story, label, player) for label, _ in aims):
            # `Giant Growths his Bears and kills the Giant` that they fight
            story.skip(statement.start, statement.end)
            return
    if statement.kind == "destroys" and aims and {label for label, _ in aims} <= {*told}:
        story.skip(
            statement.start, statement.end
        )  # `bolts the Bear and kills it`: what is said to come of it
        return
    buried = {thing.label for thing in story.things if thing.zone == "graveyard" and not thing.gone}
    to = {"bounces": "hand", "exiles": "exile"}.get(statement.kind, "")
    if (
        aims
        and {label for label, _ in aims} <= buried
        and move_is_explained(story, player, to, [label for label, _ in aims])
    ):
        return
    aimless = isinstance(last, Cast | Activate) and last.player == player and last.targets.names is None
    if (
        statement.kind == "exiles"
        and not aimless
        and len(refs) == 1
        and {label for label, _ in aims} <= buried
    ):
        # from a graveyard nothing of no name exiles: it is paid for its own ability
        MEANINGS["exilesto"](story, replace(statement, slots={**statement.slots, "source": refs[0]}))
        return
    labels = [label for label, _ in aims]
    if statement.kind == "destroys" and killed_by_what_entered(story, player, labels):
        story.claim(tuple(labels), Came.DIED, statement.start, statement.end)
        return
    if (
        statement.kind == "bounces"
        and mine
        and not aimless
        and returned_for_an_ability(story, player, refs, labels)
    ):
        return
    for label, kind in aims:
        effect(story, player, name, text.format(kind=kind), (label,))


def _chosen_as_it_enters(story: Story, last: Cast, refs: Sequence[Ref]) -> bool:
    """`casts Unstoppable Ash. Alice exiles Piker`: what the permanent that was just cast asks to be chosen (CR 608.2d)."""
    thing = next(thing for thing in story.things if thing.label == last.card)
    card = story.card(thing)
    if (
        card is None
        or last.targets.names
        or set(thing.types) & SPELL_TYPES
        or not chooses_to_move(card, "exile")
    ):
        return False
    story.actions.append(
        Picks(
            last.player,
            labels_of(story, tuple(ref for ref in refs if isinstance(ref, ThingRef)), last.player),
            last.card,
        )
    )
    return True


def _kills(story: Story, statement: Statement) -> bool:
    return any(token.lemma == "kill" for token in story.tokens[statement.start : statement.end])


def _fights(story: Story, label: str, player: str) -> bool:
    """Whether that creature blocks, or is blocked by, one of the player's: then it is the fight that kills it."""
    victim = next((thing for thing in story.things if thing.label == label), None)
    if victim is None or victim.holder == player:
        return False
    mine = [thing for thing in story.things if thing.holder == player]
    return (victim.attacking and any(t.blocking for t in mine)) or (
        bool(victim.blocking) and any(t.attacking for t in mine)
    )


def _is_a_card_elsewhere(story: Story, refs: Sequence[Ref]) -> bool:
    """Whether an instant or sorcery is named that nobody has cast: a card, which is no permanent and no spell."""
    cards = [story.names.exact(ref.name) for ref in refs if isinstance(ref, ThingRef) and ref.name]
    cast = {thing.name for thing in story.things if thing.cast_by is not None}
    return any(c is not None and {"Instant", "Sorcery"} & {*c.types} and c.name not in cast for c in cards)


@means("mills")
def mills(story: Story, statement: Statement) -> None:
    player, whom, number = actor_of(story, statement), statement.get("whom"), statement.get("amount")
    if isinstance(whom, PlayerRef):
        milled = story.player(whom)
        if not (story.actions and mill_is_explained(story, player, milled)):
            raise CannotMean("It is not told what mills, and how much.", (), statement.start, statement.end)
        return
    if number and any(mill_is_explained(story, one, player, number) for one in story.seats):
        return
    number = number or 1
    text = "Mill a card." if number == 1 else f"Mill {NUMBER_WORDS.get(number, number)} cards."
    effect(story, player, "Milling Spell", text)
