"""Of what an ability is activated, which is where it can be; what else has to be there for it is there."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.keyword_abilities.activated import activated_in
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare_present
from bot.scenario.meaning.fillers import have_in_graveyard
from bot.scenario.meaning.lying_in_graveyards import exiled_to_pay, in_its_graveyard, lay_in_graveyards
from bot.scenario.meaning.nothing_to_activate import confirm_has_one
from bot.scenario.meaning.walkers_used import has_loyalty_ability, planeswalker_meant
from bot.scenario.meaning.what_is_used import what_is_used
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

_KEPT_IN = dict.fromkeys(("unearth", "embalm", "eternalize", "encore", "scavenge"), "graveyard") | {
    "ninjutsu": "hand",
    "channel": "hand",
    "reinforce": "hand",
}
"""Where the card is whose keyword's ability is activated, besides the battlefield."""


def source_meant(story: Story, player: str, ref: ThingRef, how: How) -> tuple[Thing, How]:
    """What `ref` names, an ability of which `player` activates, and how. Raises `CannotMean` where that has none, or it is not told which it is."""
    for word in how.having:
        have_in_graveyard(story, player, word)
    if how.present:
        declare_present(story, how.present, player)
    how = exiled_to_pay(story, ref, how)
    lay_in_graveyards(story, player, how)
    before = list(story.focus)
    _lies_where_its_keyword_works(story, player, ref, how.words.lower())
    source = planeswalker_meant(story, ref, how.words, player) or in_its_graveyard(story, player, ref)
    source = source or what_is_used(story, ref, player, how)
    _lies_where_told(source, player, how)
    if source.made is not None and source.name in story.lexicon.walkers:
        said = f"It is not told which {source.name} it is, and so not what its abilities are."
        raise CannotMean(said, start=ref.start, end=ref.end)
    has_loyalty_ability(story, source, how.words)
    confirm_has_one(story, source)
    how = _on_what_it_enchants(story, player, source, how, before)
    if source.is_type("Aura") and source.zone == "battlefield" and not (source.attached_to or source.cast_by):
        raise CannotMean(f"It is not told what {source.label} is attached to.", (), ref.start, ref.end)
    # `targeting it`: not the source itself, which was only named
    story.focus = [source, *(thing for thing in before if thing is not source)]
    return source, how


def is_only_cast(card: Card) -> bool:
    """`uses Pacifism on Ogre`: a spell or Aura that has no ability to activate is cast."""
    return bool({*card.types, *card.subtypes} & _CAST) and not activated_in(card.abilities)


_CAST = frozenset({"Instant", "Sorcery", "Aura"})


def _on_what_it_enchants(story: Story, player: str, source: Thing, how: How, before: list[Thing]) -> How:
    """`activates Daily Regimen on Bear`, `untaps Bear with Instill Energy`: an Aura whose abilities have no targets is attached to what it is
    used on, which is no target."""
    refs, card = how.targets or (), story.card(source)
    if not source.is_type("Aura") or source.cast_by is not None or card is None or len(refs) != 1:
        return how
    if source.zone != "battlefield" or any(holds(a, Target) for a in activated_in(card.abilities)):
        return how
    it = isinstance(refs[0], ThingRef) and refs[0].source == "it"
    on = story.resolve(refs, "any", player) if isinstance(refs[0], ThingRef) and not it else []
    on = [thing for thing in before if thing is not source][-1:] if it else on
    if len(on) != 1 or source.attached_to not in (None, on[0]):
        return how
    if source.attached_to is None:
        story.attach(source, on[0])
    return replace(how, targets=None)


def _lies_where_its_keyword_works(story: Story, player: str, ref: ThingRef, keyword: str) -> None:
    """A card of which the story told nothing yet is where the keyword's ability can be activated (CR 113.6m)."""
    named = {t.name for t in story.things} | {t.label for t in story.things}
    if keyword in _KEPT_IN and ref.source in ("card", "guess") and ref.name not in named:
        thing = story.create(ref)
        thing.zone, thing.told, thing.owner, thing.declared = _KEPT_IN[keyword], player, player, True


def _lies_where_told(source: Thing, player: str, how: How) -> None:
    """`activates Genesis from her graveyard`: it is there, where the story says nothing else."""
    if not how.zone or source.zone == how.zone:
        return
    if source.declared:
        raise CannotMean(f"{source.label} is on the battlefield.")
    source.zone, source.told, source.owner, source.declared = how.zone, player, player, True
