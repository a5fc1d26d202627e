"""What a card has chosen as it enters (CR 614.1c): a color, a player, a type, a name; and how that is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Ability
from bot.abilities.card import Card
from bot.abilities.class_levels import ChosenBand
from bot.abilities.combining import ChooseType
from bot.abilities.entering import AsEntersChoose
from bot.abilities.filters import TheChosen
from bot.abilities.subtypes import BASIC_LAND_TYPES, SUBTYPES
from bot.abilities.walk import inside
from bot.cards.phrases.words.type_words import PLURALS
from bot.scenario.naming.letters import letter_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import COLOR_NAMES, COLORS, COUNTERS
from bot.values import replace


def has_player_chosen(card: Card | None) -> bool:
    """Whether a player is chosen as it enters."""
    return bool(kinds_asked_for(card) & {"player", "opponent"})


def naming(np: PhraseReader, ref: ThingRef, at: int, word: str) -> Readings:
    """What begins at `at` after `naming` or the like: of a card what is chosen for it (`naming Ogre`, `choosing Bob`), of the kinds
    that it asks for; `a 2/2 named Imp` gives a thing its name."""
    if ref.source != "card":
        return [] if word == "choosing" else _named(np, ref, at, word)
    card = np.lexicon.names.exact(ref.name)
    return _chosen(np, ref, at) if card is not None and _speaks_of_a_choice(card) else []


def with_chosen(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`red chosen`, `Bob named`, `Goblin chosen` after `with`."""
    return [(thing, end + 1) for thing, end in _chosen(np, ref, at) if np.fold(end) in ("chosen", "named")]


def _chosen(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """The thing with what is chosen for it told from `at`, of the kinds that a card asks for."""
    card = np.lexicon.names.exact(ref.name) if ref.source == "card" else None
    asked = {kind.rpartition(" ")[2] for kind in kinds_asked_for(card)}
    if "opponent" in asked:
        asked.add("player")
    words = {word.lower(): word for word in words_asked_for(card)}
    if at < np.stop and np.fold(at) in words:
        return [(ref.but(chosen=(*ref.chosen, ("word", words[np.fold(at)]))), at + 1)]
    return [
        (ref.but(chosen=(*ref.chosen, (kind, value))), end)
        for kind, value, end in _told(np, at)
        if not asked or kind.rpartition(" ")[2] in asked
    ]


def words_asked_for(card: Card | None) -> tuple[str, ...]:
    """The words of which one is chosen as it enters: `Khans or Dragons`."""
    asked = inside(card.abilities, AsEntersChoose) if card is not None else ()
    return tuple(word for part in asked for word in part.words)


def kinds_asked_for(card: Card | None) -> frozenset[str]:
    """The kinds of what is chosen as it enters, and the types that are as it resolves; none where its words for that are not
    read."""
    if card is None:
        return frozenset()
    entering = {part.kind for part in inside(card.abilities, AsEntersChoose)}
    choosing = {part.kind for part in inside(card.abilities, ChooseType)}
    now = {part.kind.removesuffix(" now") for part in inside(card.abilities, TheChosen)}
    return frozenset({*entering, *(kind for kind in (*choosing, *now) if kind.endswith(" type"))})


def _speaks_of_a_choice(card: Card) -> bool:
    return any("hoose" in text or "chosen" in text or "named" in text for text in card.texts)


def _named(np: PhraseReader, ref: ThingRef, at: int, word: str) -> Readings:
    found: Readings = []
    if ref.source == "kind" and word != "naming":
        name = np.lexicon.made_at(at) if at < np.stop else None
        if name is not None and name.source == "made":
            letter, end = letter_at(np, name.end) if name.end < np.stop else ("", name.end)
            return [(ref.but(source="made", name=name.spelling, letter=letter), end)]
    for kind, value, end in _told(np, at):
        if kind != "player":
            found.append((ref.but(chosen=(*ref.chosen, (kind, value))), end))
    return found


def _told(np: PhraseReader, at: int) -> list[tuple[str, str, int]]:
    """The choices that the words from `at` may tell: their kind, the value, where they end."""
    if at >= np.stop:
        return []
    if np.fold(at) in COLOR_NAMES:
        return [("color", COLORS[np.fold(at)], at + 1)]
    players = [("player", player.told, end) for player, end in np.player(at)]
    names = [("card name", name.spelling, name.end) for name in np.lexicon.at(at)]
    token = np.tokens[at]
    word = token.text.capitalize() if token.kind == "word" else ""
    subtype = PLURALS.get(word, word)
    if subtype in SUBTYPES:
        kind = "basic land type" if subtype in BASIC_LAND_TYPES else "creature type"
        return [*players, *names, (kind, subtype, at + 1)]
    if token.text == word and not names:
        names = [("word" if token.fold in COUNTERS else "creature type", word, at + 1)]
    return [*players, *names]


def opened(card: Card | None, chosen: Sequence[tuple[str, str]]) -> Card | None:
    """The card with the abilities after the word that is told to be chosen for it; as it is where none is told."""
    told = {value for kind, value in chosen if kind == "word"}
    if card is None or not told or not any(isinstance(a, ChosenBand) for a in card.abilities):
        return card
    own: list[Ability] = []
    for ability in card.abilities:
        if not isinstance(ability, ChosenBand):
            own.append(ability)
        elif ability.word in told:
            own += ability.abilities
    return replace(card, abilities=tuple(own))
