"""Whether words that seem to say what comes of a deed tell one themselves."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.phrases.adjectives import DESCRIBING
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.text.bonuses import SIGNED
from bot.scenario.text.clause_words import PERSONS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import TYPES, singular, word_set

#: What a player does: a sentence with it tells a deed.
DEEDS = word_set(
    """
    attack block cast play activate sacrifice equip tap untap choose discard swing bolt pay target control crew enchant
    respond flash animate steal copy counter exile bounce redirect regenerate pump exchange flip cycle
    assign order fight divide name use shoot ping zap
    """
)


_BEFORE_NOUNS = word_set("the a an my his her their its no of combat be can")


#: After these a word with a capital is a card's name, be it a verb too: `killed by my Murder`, `putting Shock on the bottom`.
_WHOSE = word_set("my his her their your")
_USED = word_set("by from a an with using putting drawing milling keeping leaving finding fetching revealing")


def gives_keyword(reader: SentenceReader, start: int, stop: int) -> bool:
    """`giving pro-red to my bear`: what is given an ability by something told without its aim or use is no claim."""
    return reader.tokens[start].fold == "giving" and any(
        keyword_at(reader.tokens, at, stop) for at in range(start + 1, stop)
    )


def tells_deed(reader: SentenceReader, start: int, stop: int) -> bool:
    """Whether a player is said to do something, or something is named that the story has nowhere else."""
    for at in range(start, stop):
        token = reader.tokens[at]
        if token.kind == "size" and new_name(reader, at, start, stop):
            return True
        counts = at + 1 < stop and reader.tokens[at + 1].fold in ("counter", "counters")
        if token.kind == "size" and token.text[:1] in "+-" and not (counts or _is_on_a_card(reader, token)):
            return True
        if token.kind != "word":
            continue
        if token.fold == "damaged":
            return True  # a state that nothing told has brought about
        before = reader.tokens[at - 1] if at > start else None
        if before is not None and before.fold in PERSONS and not before.owner and _is_a_spell(reader, at):
            return True  # `i counterspell it`
        if token.fold in ("if", "unless", "until", "instead", "target", "targets"):
            following = reader.tokens[at + 1].fold if at + 1 < stop else ""
            if (token.fold, following) != ("instead", "of"):
                return True
        if token.lemma in DEEDS and token.fold in LEMMAS and not reader.lexicon.in_long_name(at):
            before = reader.tokens[at - 1] if at > start else None
            if before is None or not (before.fold in _BEFORE_NOUNS or before.kind in ("size", "number")):
                return True
        if new_name(reader, at, start, stop):
            return True
    return False


def _is_a_spell(reader: SentenceReader, at: int) -> bool:
    """Whether an instant or sorcery is named at `at`."""
    card = reader.lexicon.card_at(at)
    known = reader.lexicon.names.exact(card.spelling) if card is not None else None
    return known is not None and not _SPELLS.isdisjoint(known.types)


_SPELLS = frozenset({"Instant", "Sorcery"})


def _is_on_a_card(reader: SentenceReader, bonus: Token) -> bool:
    """Whether a card that the story names may give that: its text speaks of a bonus or of counters."""
    for at in range(len(reader.tokens)):
        card = reader.lexicon.card_at(at)
        if card is None or all(
            t.text.islower() and is_of_the_language(t.fold) for t in reader.tokens[at : card.end]
        ):
            continue  # `how much life`
        known = reader.lexicon.names.exact(card.spelling)
        if known is not None and may_give(known, bonus.text):
            return True
    return any(
        token.kind == "size" and token.text == bonus.text and token is not bonus for token in reader.tokens
    )


def may_give(card: Card, bonus: str) -> bool:
    """Whether a card may give that bonus: a spell once, what is activated several times, as a number that is counted, or in counters."""
    told = SIGNED.fullmatch(bonus)
    once = not _SPELLS.isdisjoint(card.types)
    for text in card.texts:
        if told is None or bonus in text or "counter" in text or _COUNTED.search(text):
            return True
        for one in () if once else SIGNED.finditer(text):
            times = {int(told[n]) / int(one[n]) if int(one[n]) else int(told[n]) and -1 for n in (1, 2)}
            times = times - {0} if "0" in (one[1][1:], one[2][1:]) else times
            if len(times) <= 1 and all(n >= 1 and n == int(n) for n in times):
                return True
    return False


_COUNTED = regex(
    r"[+-][XYZ]/|/[+-][XYZ]|\bfor each\b|\bdouble|\btwice\b|\badditional\b|\bbecomes?\b|\bcreates?\b|\bbase power\b"
)


def _is_elsewhere(reader: SentenceReader, token: Token, start: int, stop: int) -> bool:
    """Whether the story has the same word outside of `start`..`stop`, be it of several or somebody's."""
    others = (*reader.tokens[:start], *reader.tokens[stop:])
    return any(other.fold.removesuffix("s") == token.fold.removesuffix("s") for other in others)


def new_name(reader: SentenceReader, at: int, start: int, stop: int) -> bool:
    """Whether a card is named at `at` that no other sentence names."""
    card = reader.lexicon.card_at(at)
    token = reader.tokens[at]
    if token.kind == "size" and token.text[:1] not in "+-":
        return not _is_elsewhere(reader, token, start, stop)
    before = reader.tokens[at - 1] if at > 0 else None
    used = before is not None and (before.fold in _USED or before.fold in _WHOSE or bool(before.owner))
    if card is None and at > start and token.text[:1].isupper() and len(token.text) > 1:
        known = (
            reader.lexicon.at(at)
            or (token.fold in LEMMAS and not used)
            or token.fold in TYPES
            or singular(token.owner or token.fold) in DESCRIBING
            or keyword_at(reader.tokens, at, stop)
            or token.fold == "pt"
            or _is_elsewhere(reader, token, start, stop)
        )
        return not known and not reader.lexicon.in_long_name(at) and token.fold not in reader.lexicon.players
    if card is None or (card.end == at + 1 and not token.text[:1].isupper()):
        return False
    if card.end == at + 1 and not used and (at == start or reader.tokens[at].fold in LEMMAS):
        return False
    if all(t.text.islower() and is_of_the_language(t.fold) for t in reader.tokens[at : card.end]):
        return False  # `at the end` speaks of no card called The End
    return not any(
        (other := reader.lexicon.card_at(index)) is not None and other.spelling == card.spelling
        for index in range(len(reader.tokens))
        if not start <= index < stop
    )
