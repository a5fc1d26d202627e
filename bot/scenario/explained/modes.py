"""Modes of a spell told by participles after it: `casts Kolaghan's Command, destroying Ornithopter and dealing 2 damage to Bob`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.combining import May, Modes
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.events import Enters
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import PicksModes, SaysMay
from bot.engine.told.script import Cast, Sacrifices, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.explained.participles import take_to_be_its_own
from bot.scenario.meaning.amounts_of_purposes import confirm_as_much
from bot.scenario.meaning.lying_in_graveyards import lie_where_they_are_taken
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Share, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_meant
from bot.values import replace

_DOING = frozenset(
    {
        "destroys",
        "result",
        "bounces",
        "exiles",
        "goads",
        "putscounter",
        "putsthecounter",
        "pumps",
        "counters2",
        "castverb",
        "assign",
        "discards",
        "makes",
        "ontolibrary",
    }
)


def says_a_mode(story: Story, statement: Statement) -> bool:
    """Whether such a participle speaks of one mode of the spell just cast, of which more may be chosen (CR 700.2, 601.2b): then that
    is chosen, with what it is aimed at."""
    last = story.actions[-1] if story.actions else None
    who = statement.get("who")
    if (
        statement.kind not in _DOING
        or not isinstance(last, Cast)
        or not isinstance(who, PlayerRef)
        or not story.tokens[statement.start].fold.endswith("ing")
        or last.player != story.player(who, subject=True)
    ):
        return False
    card = next((story.card(thing) for thing in story.things if thing.label == last.card), None)
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None else None
    most = (
        len(modal.modes) if modal is not None and modal.choose.most is None else modal and modal.choose.most
    )
    if (
        card is None or modal is None or not isinstance(most, int)
    ):  # `choose one or more`: as many as there are
        return False
    modes = _meant(story, card, statement)
    if not modes or (statement.kind == "makes" and not holds(modal.modes[modes[0] - 1], CreateToken)):
        return False
    said = " ".join(token.fold for token in story.tokens[statement.start : statement.end])
    confirm_as_much(story, last.card, card.texts, said)
    for _, dealt in last.targets.shares:
        confirm_as_much(story, last.card, card.texts, f"deal {dealt} damage")
    before, aimed = _told_before(last, card)
    if before is None and len(modes) == 1 and most == 1 and {*card.types} & SPELL_TYPES:
        # `casts Light the Way on Bear, putting a +1/+1 counter on it`: of the same target
        names = _names(story, last, statement) if holds(modal.modes[modes[0] - 1], Target) else ()
        if {*names} <= {*(last.targets.names or ())} and not last.targets.shares:
            story.actions[-1] = replace(last, modes=modes)
            return True
    if before is None or len(before) >= most or (before and not modal.again and modes[0] in before):
        return False
    has_aim = holds(modal.modes[modes[0] - 1], Target)
    names = _names(story, last, statement) if has_aim else ()  # `giving my creatures indestructible`
    lie_where_they_are_taken(story, last.player, modal.modes[modes[0] - 1], names)
    if len(names) == len(aimed) == len(before) == 1:  # each mode's own target, in the order of the card
        (before, aimed), (modes, names) = sorted(((before, aimed), (modes, names)))
    response = last.response or (statement.kind == "counters2" and len(story.actions) > 1)
    told = Targets((*aimed, *names) or None)
    thing = next(thing for thing in story.things if thing.label == last.card)
    if not {*thing.types} & SPELL_TYPES:  # chosen as what it does on entering is put on the stack (CR 603.3c)
        if before:
            return False
        story.actions[-1] = replace(last, targets=told)
        story.actions.append(PicksModes(last.player, modes, last.card))
        return True
    story.actions[-1] = replace(last, modes=(*before, *modes), targets=told, response=response)
    story.modes_wanted[last.card] = modal.choose.least if isinstance(modal.choose.least, int) else 1
    return True


def _kinds_named(story: Story, statement: Statement) -> tuple[str, ...]:
    """The card types of the one thing that is named."""
    refs = [r for r in story.reader.refs_in(statement.start, statement.end) if isinstance(r, ThingRef)]
    card = story.card_meant(refs[0]) if len(refs) == 1 else None
    return tuple(kind.lower() for kind in card.types) if card is not None else ()


def choose_what_makes(story: Story, player: str, statement: Statement) -> None:
    """`casts Frontline Rush and makes two Goblins`: the mode of the spell just cast that does so, where none was told."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player != player or last.modes or last.targets != Targets():
        return
    card = next((story.card(thing) for thing in story.things if thing.label == last.card), None)
    modal = next(iter(inside(card.abilities, Modes)), None) if card is not None else None
    if card is None or modal is None or modal.choose.most != 1:
        return
    modes = _meant(story, card, statement)
    if len(modes) == 1 and not {*card.types} & SPELL_TYPES:
        story.actions.append(PicksModes(player, modes, last.card))
    elif len(modes) == 1:
        story.actions[-1] = replace(last, modes=modes)


def _meant(story: Story, card: Card, statement: Statement) -> tuple[int, ...]:
    """The mode that the participle speaks of, by all of its words, else by what it says is gained; none where it may be several."""
    given = statement.get("keywords")
    places = range(
        statement.start, statement.end
    )  # what a name says is no word of a mode: `countering Shock`
    said = " ".join(story.tokens[at].fold for at in places if not story.lexicon.cover[at])
    kinds = " ".join((said, *_kinds_named(story, statement)))  # `destroying his Sol Ring`: an artifact
    for words in (said, kinds, " ".join(given.lines) if isinstance(given, ThingRef) else ""):
        try:
            return modes_meant(card, (words,)) if words else ()
        except CannotMean:
            continue
    return ()


def leave_open_modes(story: Story) -> None:
    """Where fewer modes are told so than the spell has, which ones are chosen stays open."""
    for at, deed in enumerate(story.actions):
        if isinstance(deed, Cast) and 0 < len(deed.modes) < story.modes_wanted.get(deed.card, 0):
            story.actions[at] = replace(deed, modes=())


def choose_modes_that_offer(story: Story) -> None:
    """`casts Lord Skitter's Butcher and sacrifices Bear to it`: of what is chosen as that enters, the one mode that offers a sacrifice."""
    picked = {told.source for told in story.actions if isinstance(told, PicksModes)}
    places: list[int] = []
    for at, deed in enumerate(story.actions[:]):
        if not isinstance(deed, Cast) or deed.card in picked or not _is_offered(story, at, deed):
            continue
        card = next((story.card(thing) for thing in story.things if thing.label == deed.card), None)
        modal = next(iter(inside(_entering(card), Modes)), None) if card is not None else None
        modes = enumerate(modal.modes, 1) if modal is not None else ()
        offering = [n for n, mode in modes if holds(inside(mode, May), Sacrifice, SacrificeCost)]
        if len(offering) == 1:
            story.actions.insert(at + len(places) + 1, PicksModes(deed.player, (offering[0],), deed.card))
            places.append(at)
    story.asked_at = [one.with_more_before(places) for one in story.asked_at]


def _entering(card: Card) -> tuple[Triggered, ...]:
    return tuple(a for a in card.abilities if isinstance(a, Triggered) and isinstance(a.when, Enters))


def _is_offered(story: Story, at: int, deed: Cast) -> bool:
    """Whether something is told to be sacrificed right after that, to it or to nothing that is named."""
    told = story.actions[at + 1] if at + 1 < len(story.actions) else None
    if isinstance(told, Sacrifices):
        return told.player == deed.player and told.to in (None, "", deed.card)
    return isinstance(told, SaysMay) and told.yes and told.about == deed.card


def _told_before(last: Cast, card: Card) -> tuple[tuple[int, ...] | None, tuple[str, ...]]:
    """The modes told so far, and the targets of these; no modes (None) where a target is told that may be any mode's."""
    if last.modes or (not last.targets.names and not last.targets.shares):
        return last.modes, last.targets.names or ()
    try:
        damage = (
            modes_meant(card, (f"deal {last.targets.shares[0][1]} damage",)) if last.targets.shares else None
        )
    except CannotMean:
        damage = None
    return damage, tuple(name for name, _ in last.targets.shares)


def _names(story: Story, last: Cast, statement: Statement) -> tuple[str, ...]:
    """What the mode is aimed at: `countering it` is of the spell that was cast before."""
    if statement.kind == "result" and story.tokens[statement.start].lemma == "gain":
        return (last.player,)  # `Healing Salve, gaining 3 life`: whoever casts it gains that
    if statement.kind == "makes":
        return (last.player,)  # `Prismari Command, making a Treasure`
    refs = _aims(statement)
    if statement.kind == "counters2" and all(
        isinstance(ref, ThingRef) and ref.source == "it" for ref in refs
    ):
        spells = [deed.card for deed in story.actions[:-1] if isinstance(deed, Cast)]
        return tuple(spells[-1:])
    names = story.names_of(refs, "target", last.player)
    take_to_be_its_own(story, last.player, statement, names)
    return names


def _aims(statement: Statement) -> Sequence[Ref]:
    spell, shares = statement.get("castverb"), statement.get("assignment")
    if isinstance(spell, tuple):
        return spell[1].targets or ()
    if isinstance(shares, tuple):
        return tuple(share.to for share in shares if isinstance(share, Share))
    if statement.kind == "result":
        return ()
    what = statement.get("what")
    return what if isinstance(what, tuple) else (what,) if what is not None else ()
