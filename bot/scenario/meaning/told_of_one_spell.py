"""What is told of a spell beside its name: a half of one that is fused, how it divides, whom it is said to be at."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Unread
from bot.abilities.card import Card
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.to_each import as_its_text_says, with_its_x
from bot.scenario.meaning.which_card import (
    SPELL_TYPES,
)
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_spoken_of
from bot.scenario.things.aims import targets_of
from bot.values import replace


def at_each_of_them(story: Story, ref: ThingRef, how: How) -> How:
    """`casts Blaze for 3 at me`: its X; `casts Exsanguinate for 3 at me`: of a spell without a target, whom it does it to as its text
    says."""
    card = story.card_meant(ref)
    if card is not None and _is_faced(story, card, how):
        story.resolve(how.targets or (), "target")
        return replace(how, targets=None)
    if card is None or not {*card.types} & SPELL_TYPES:
        return how
    if "{X}" in card.mana_cost:
        how = with_its_x(card.texts, how)
    if story.asked_whether and _is_said_to_target(story, how):
        return how  # `Can I target Bob with Flame Rift?`
    return _by_the_mode_for_each(
        card, how, as_its_text_says(card.name, card.texts, how, "{X}" in card.mana_cost)
    )


def _by_the_mode_for_each(card: Card, how: How, told: How) -> How:
    """`I cast Slagstorm on each player`: the mode that says so, where one alone does and none is chosen."""
    aimed = (*(how.targets or ()), *(share.to for share in how.shares))
    players = [ref for ref in aimed if isinstance(ref, PlayerRef)]
    if told is how or told.modes or not players:
        return told
    said = "each opponent" if all(ref.how == "opponent" for ref in players) else "each player"
    return replace(told, modes=(said,)) if len(modes_spoken_of(card, said)) == 1 else told


def _is_faced(story: Story, card: Card, how: How) -> bool:
    """`I play Massacre Wurm against two 3/3s`: whether the other side is told of, and no target of what has none."""
    refs = how.targets or ()
    starts = [ref.start for ref in refs if isinstance(ref, ThingRef) and 0 < ref.start < ref.end]
    if len(starts) != len(refs) or not starts or holds(card.abilities, Target, Unread):
        return False
    return story.tokens[starts[0] - 1].fold == "against" and "Aura" not in card.subtypes


def _is_said_to_target(story: Story, how: How) -> bool:
    """Whether the word for what it is aimed at is the rules' own (CR 115.1): `target Bob`."""
    starts = [ref.start for ref in how.targets or () if ref.start > 0]
    return any(story.tokens[start - 1].fold.startswith("target") for start in starts)


def not_a_half_of_what_is_fused(story: Story, player: str, ref: ThingRef) -> None:
    """`casts fused Turn // Burn, Turn on Ogre and Burn on Bob`: one spell, whose targets are told otherwise."""
    mine = (a for a in story.actions if isinstance(a, Cast) and a.player == player and "fuse" in a.paid)
    whole = next((a.card for a in mine if ref.name in a.card.split(" // ")), None)
    if whole is not None:
        text = f"{whole} is one spell with both halves: its targets are told after “targeting”."
        raise CannotMean(text, start=ref.start, end=ref.end)


def divides(story: Story, ref: ThingRef) -> bool:
    """Whether the spell itself divides something among its targets (CR 601.2d)."""
    card = story.names.exact(ref.name)
    return card is None or any(word in text for text in card.texts for word in ("divided", "distribute"))


def one_at_each(story: Story, ref: ThingRef, how: How, copies: int) -> list[How]:
    """How each of several spells of a name is cast: `two Shocks, one at Bob and one at Ogre`, `two Shocks, one on each of them`, `a Shock
    on each of them`; empty where it is one spell, or they are cast alike."""
    shares = how.shares
    if divides(story, ref):
        return []
    if copies > 1 and sum(share.amount for share in shares) == copies:
        return [replace(how, shares=(), targets=(share.to,)) for share in shares for _ in range(share.amount)]
    together = tuple(share.to for share in shares if share.amount == 1) if copies > 1 else how.targets or ()
    if (
        copies > 1
        and not shares
        and how.targets
        and _aims_at_one(story, ref)
        and _are_told(story, how.targets)
    ):
        labels = story.names_of(how.targets, "target", None)  # `two Shocks on my two 2/2s`
        return _apiece(story, how, labels) if len(labels) == copies else []
    if len(together) != 1 or len(shares) > 1 or not _aims_at_one(story, ref):
        return []
    if story.tokens[together[0].start].fold != "each":
        return []
    labels = story.names_of(together, "target", None)
    return _apiece(story, how, labels) if copies in (1, len(labels)) else []


def one_for_each_that_is_told(story: Story, player: str, ref: ThingRef, how: How) -> list[How]:
    """How a spell that is a verb is cast: `He shocks both`, `He bolts my Elf and my Bear`, each with one of its own, as it has a single target;
    empty where one alone is aimed at, or it has more targets."""
    targets = how.targets or ()
    if story.asked_whether:
        return []  # `Can he bolt both?` asks of one
    if how.shares or divides(story, ref) or not _aims_at_one(story, ref) or not _are_told(story, targets):
        return []
    return _apiece(story, how, story.names_of(targets, "target", player))


def _are_told(story: Story, refs: Sequence[Ref]) -> bool:
    """Whether these are several things that are spoken of, not as many as there may be (`Can I bolt two creatures?`)."""
    if any(isinstance(ref, PlayerRef) and ref.how == "all" for ref in refs):
        return True  # `both of them`
    things = [ref for ref in refs if isinstance(ref, ThingRef)]
    if not things:
        return False
    several = len(refs) > 1 or things[0].many or things[0].count > 1
    return several and all(
        ref.owner is not None
        or ref.source in ("it", "card")
        or ref.article == "the"
        or story.tokens[ref.start].fold in ("both", "each")
        for ref in things
    )


def _apiece(story: Story, how: How, labels: Sequence[str]) -> list[How]:
    if len({*labels}) < 2:
        return []
    aims = (
        PlayerRef("name", label) if label in story.seats else ThingRef("made", -1, -1, name=label, told=label)
        for label in labels
    )
    return [replace(how, shares=(), targets=(aim,)) for aim in aims]


def _aims_at_one(story: Story, ref: ThingRef) -> bool:
    card = story.card_meant(ref)
    targets = targets_of(card) if card is not None else []
    return len(targets) == 1 and targets[0].count.most == 1
