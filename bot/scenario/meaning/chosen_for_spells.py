"""What is chosen for a spell as it is cast or as it resolves: a color, a name, a player."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.combining import Modes
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.decisions import Picks
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.color_of_choice import color_told
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.chosen_on_entering import has_player_chosen, words_asked_for
from bot.values import replace


def chosen_as_it_resolves(thing: Thing, how: How) -> How:
    """`casts Cytoshape choosing Craw Wurm`: an instant or sorcery has nothing chosen as it enters; it is told of how it is cast."""
    if not how.chosen and (color := color_told(thing, " ".join(how.modes))):
        how = replace(how, chosen=color, modes=())
    if not {*thing.types} & SPELL_TYPES or not thing.chosen:
        return how
    told = tuple(pair for pair in thing.chosen if pair not in how.chosen)
    thing.chosen = []
    return replace(how, chosen=(*how.chosen, *told))


def with_player_chosen(story: Story, player: str, thing: Thing, how: How) -> How:
    """`casts Stuffy Doll choosing Bob`: of what has no target, the player who is chosen as it enters."""
    match how.targets:
        case (PlayerRef() as told,) if has_player_chosen(thing.card) and not holds(
            thing.card.abilities if thing.card else (), Target
        ):
            chosen = ("player", story.player(told, player))
            return replace(how, targets=None, chosen=(*how.chosen, chosen))
    return how


def with_mode_told(story: Story, thing: Thing, how: How) -> How:
    """`casts Boros Charm for double strike`: of a spell that gives no choice of abilities, the mode that gives that one."""
    told = tuple(value for kind, value in how.chosen if kind == "ability")
    card = story.card(thing)
    if not told or card is None or not holds(card.abilities, Modes):
        return how
    rest = tuple(pair for pair in how.chosen if pair[0] != "ability")
    return replace(how, chosen=rest, modes=(*how.modes, *told))


def chosen_for(thing: Thing, how: How) -> tuple[tuple[str, str], ...]:
    """What is chosen for a spell; the color told of an instant or sorcery is the one that it asks for as it resolves. Raises
    `CannotMean` where its text asks for no such choice."""
    texts = " ".join(thing.texts).lower()
    for kind, value in how.chosen:
        if not any(word in texts for word in _ASKED_BY.get(kind, (kind.rpartition(" ")[2],))):
            raise CannotMean(f"{thing.label} asks for no {kind}: it is not told what {value} is chosen for.")
    told = [pair for pair in how.chosen if pair[0] != "ability"]  # that is chosen as the spell resolves
    chosen = (*told, *[pair for pair in thing.chosen if pair not in how.chosen])
    if not set(thing.types) & SPELL_TYPES:
        return chosen
    return (*chosen, *(("color now", value) for kind, value in chosen if kind == "color"))


#: The words of a text that ask for such a choice, where they are not the choice's own name.
_ASKED_BY = {
    "card name": ("name", "choos", "chose", "choice", "copy"),
    "basic land type": ("type", "land"),
    "chapter": ("ahead", "i —"),
    "player": ("player", "opponent"),
    "word": ("",),
    "ability": ("choice of",),
}


def with_word_chosen(thing: Thing, card: Card | None, how: How) -> How:
    """`casts Citadel Siege and chooses Khans`: one of the words that it asks for as it enters is no mode."""
    words = {word.lower(): word for word in words_asked_for(card)}
    chosen = tuple(words[mode.lower()] for mode in how.modes if mode.lower() in words)
    if not chosen:
        return how
    modes = tuple(mode for mode in how.modes if mode.lower() not in words)
    return replace(how, modes=modes, chosen=(*how.chosen, *(("word", word) for word in chosen)))


def word_chosen(story: Story, player: str, told: tuple[str, ...], thing: Thing | None) -> bool:
    """`I control Citadel Siege. I chose Khans`: whether that is one of the words that the one such thing of the player's asks for; it has
    been chosen for it, as it entered or enters."""
    there = [thing] if thing is not None else [t for t in story.things if t.holder == player]
    able = [
        (one, word)
        for one in there
        for word in words_asked_for(story.card(one))
        if (word.lower(),) == tuple(w.lower() for w in told)
    ]
    if len(able) != 1 or any(kind == "word" for kind, _ in able[0][0].chosen):
        return False
    one, word = able[0]
    if one.cast_by is not None:
        story.actions.append(Picks(player, (word,), one.label))
    else:
        one.chosen.append(("word", word))
    return True
