"""Words of a question that only repeat what the story told: nothing hangs on them."""

from __future__ import annotations

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms.verbs import VERBS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.text.words import word_set


def names_nothing_new(reader: PhraseReader, at: int, end: int) -> bool:
    """Words that only repeat what was told: names told elsewhere too, and small words."""
    return all(token.kind == "word" for token in reader.tokens[at:end]) and not any(
        _named_only_here(reader, index, at, end) for index in range(at, end)
    )


def _named_only_here(reader: PhraseReader, index: int, at: int, end: int) -> bool:
    card = reader.lexicon.card_at(index)
    if card is None or (card.end == index + 1 and not reader.tokens[index].text[:1].isupper()):
        return False
    return not _is_named_elsewhere(reader, card.spelling, at, end)


def _is_named_elsewhere(reader: PhraseReader, card: str, at: int, end: int) -> bool:
    """Whether other words name that card, in full or for short: `I bolt it. Does it die from Lightning Bolt?`"""
    reader.looked_elsewhere = True
    outside = (n for n in range(len(reader.tokens)) if not at <= n < end)
    return any(name.spelling == card for n in outside for name in reader.lexicon.at(n))


#: What a fight and its rules consist of: said again of what was told, these words tell nothing.
_OF_ANY_GAME = word_set(
    """
    ability abilities activation activations spell spells trigger triggers effect effects fight fights fighting battle blow blocker blockers
    attacker attackers blocking attacking strike strikes source sources replacement prevention exchange process result case scenario
    triggered activated own dying death deaths leaving entering dealing situation example interaction way case time meantime total sum
    """
)


def repeats_what_was_told(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether these words, a preposition first, name what was told again (`from the Ogre's trigger`), and say no purpose (`in time to
    trigger the Ogre`)."""
    if not names_nothing_new(reader, at, end):
        return False
    told = {
        word
        for n, one in enumerate(reader.tokens)
        if not at <= n < end
        for word in (one.fold, one.lemma, one.owner)
    }
    known_to = at
    for n in range(at, end):
        token = reader.tokens[n]
        card = reader.lexicon.card_at(n) if token.text[:1].isupper() else None
        if card is not None and card.end <= end and _is_named_elsewhere(reader, card.spelling, at, end):
            known_to = max(known_to, card.end)
        if n < known_to:
            continue
        if token.fold == "to" and n + 1 < end and _is_done(reader, n + 1, end):
            return False
        known = (
            token.fold in FUNCTION_WORDS
            or token.fold in _OF_ANY_GAME
            or (token.fold in KEYWORDS and _is_had(reader, n, at, end))
            or token.kind == "number"
        )
        if not (known or {token.fold, token.lemma, token.owner} & (told - {""})):
            return False
    return True


def _is_had(reader: PhraseReader, at: int, start: int, end: int) -> bool:
    """Whether a keyword is told elsewhere (`trample`, `a trampler`), or a card that is named has it: `life from lifelink` of what has none
    is no life."""
    reader.looked_elsewhere = True
    keyword = reader.tokens[at].fold
    others = [one for n, one in enumerate(reader.tokens) if not start <= n < end]
    if any(other.fold.startswith(keyword[:_STEM]) for other in others):
        return True
    names = (reader.lexicon.card_at(n) for n in range(len(reader.tokens)))
    cards = (reader.lexicon.names.exact(name.spelling) for name in names if name is not None)
    return any(card is None or any(keyword in text.lower() for text in card.texts) for card in cards)


#: `trampler`, `lifelinkers`, `flyer`: as much of a keyword as its bearers are called by.
_STEM = 5


def _is_done(reader: PhraseReader, at: int, end: int) -> bool:
    """Whether a verb stands there with what it is done to."""
    token = reader.tokens[at]
    follows = at + 1 < end and reader.tokens[at + 1].fold in _BEGIN_A_THING
    return token.fold in VERBS and (follows or reader.lexicon.card_at(at + 1) is not None)


_BEGIN_A_THING = word_set(
    "with using a an the my his her its their your it them him me us that this any some both all"
)
