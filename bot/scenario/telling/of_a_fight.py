"""Whether what is said may have come of what is told: of a fight come deaths and damage, of a card's text whatever it says."""

from __future__ import annotations

from bot.scenario.sentences.search import SentenceReader
from bot.scenario.text.words import word_set


def may_have_come(reader: SentenceReader, start: int, stop: int) -> bool:
    """Whether what is said may have come of what is told: of a fight of creatures without a card's text come deaths, damage and what
    their keywords bring, and nothing else (`it became unblockable`, `I went down to 4`)."""
    if any(token.kind == "quote" for token in reader.tokens) or _names_cards(reader):
        return True
    words = {token.lemma for token in reader.tokens[start:stop]} | {
        token.fold for token in reader.tokens[start:stop]
    }
    if words & _FROM_OUTSIDE:
        return False
    others = _elsewhere(reader, start, stop)
    if "damage" in words and words & {"take", "deal", "receive"} and not _fights(reader):
        return False
    if words & _DENYING and words & {"deal", "damage"} and not others & _SPARING:
        return False
    if words & {"life", "lives"}:
        return bool(others & _OF_LIFE) or bool(words & {"lose", "take", *_OF_COMBAT})
    if words & {"counter", "counters"}:
        return bool(others & _OF_COUNTERS)
    return bool(words & _OF_COMBAT)


def _elsewhere(reader: SentenceReader, start: int, stop: int) -> set[str]:
    return {token.fold for token in (*reader.tokens[:start], *reader.tokens[stop:])}


def _fights(reader: SentenceReader) -> bool:
    """Whether the story tells of a fight, from which damage may come."""
    return any(token.lemma in _FIGHTING for token in reader.tokens)


_FIGHTING = word_set(
    "attack swing block chump trade fight blocker blockers attacker attackers unblocked deal hit combat bite"
)


def _names_cards(reader: SentenceReader) -> bool:
    """Whether the story names a card that has a text: that may bring about whatever it is."""
    for at, token in enumerate(reader.tokens):
        name = reader.lexicon.card_at(at)
        if name is not None and (name.end > at + 1 or token.text[:1].isupper()):
            card = reader.lexicon.names.exact(name.spelling)
            if card is None or card.texts:
                return True
    return False


_OF_LIFE = word_set("lifelink lifelinker lifelinkers food")


_OF_COUNTERS = word_set(
    "infect wither toxic persist undying modular poisonous fabricate bloodthirst mentor renown"
)


_OF_COMBAT = word_set(
    "die dies survive kill deal take tramples trampled trade hit live return destroy attack block connect win dead"
)


#: Words of what no fight brings about, or of another time than the fight's.
_FROM_OUTSIDE = word_set(
    "spell trick instant sorcery ability effect off from out before earlier turn double twice someone somebody something bounce"
)


_DENYING = word_set("not no never nothing")


#: Of such creatures it may be said that one deals no damage, takes none or does not die.
_SPARING = word_set(
    "strike striker strikers indestructible protection deathtouch deathtoucher fog prevent prevents prevented trample trampler pro"
)
