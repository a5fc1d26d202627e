"""What words that were passed over say after all, so that the story can't be told without them: a life total, a card that is named
nowhere else, a quality."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.plain.idle import PREPOSITIONS, is_idle
from bot.scenario.plain.slips_passed_over import may_be_a_slip
from bot.scenario.telling.amounts_passed_over import looks_at_others, says_how_much
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.deeds_passed_over import tells_what_nothing_does
from bot.scenario.telling.looked_back_at import is_looked_back_at
from bot.scenario.telling.passed_over import quality_passed_over
from bot.scenario.telling.story import Story
from bot.scenario.text.clean import cleaned
from bot.scenario.text.tokens import tokenize
from bot.scenario.text.words import NUMBERS

#: `to drain his last point of life` says how much there is.
_LAST_LIFE = regex(r"\b(?:last|final)\b.*\b(?:life|points?)\b", re.IGNORECASE)
_NUMBER = "|".join(["[0-9]+", *NUMBERS])
#: `let's assume as given I'm at 1 life`, `Bob's life total becomes 10`.
_LIFE = regex(
    rf"(?:\bat|\bon|\bhave|\bhas|\bhad|\bwith)\s+(?:only\s+|just\s+)?(?:{_NUMBER})\s+life\b(?!\s+(?:gain|loss))"
    rf"|\blife(?:\s+total)?\s+(?:becomes|is\s+set\s+to)\s+(?:{_NUMBER})\b",
    re.IGNORECASE,
)


#: So many words a phrase has that says something of a deed, at most.
_PHRASE = 4

#: `and kills me with it, does that count`: a question, and no other was read.
_ASKS = regex(
    r"(?:^|[,;]\s*|\b(?:and|so|then)\s+)(?:does|do|did|is|are|will|would|can|could|may|how)\s+"
    r"(?:that|it|he|she|i|my|the|they|we|this|his|much|many)\b"
    r"|(?:^|[,;]\s*)(?:does|do|did|will|would|can|could)\s+\w+"
    r"|(?:^|[,;]\s*)(?:who\s+(?:dies|wins|lives|survives|takes|is\s+(?:right|correct|wrong|dead))|which\s+(?:one|ones|of)|what\s+happens)\b",
    re.IGNORECASE,
)


def said_in_passing(text: str, skipped: Sequence[str], story: Story) -> str | None:
    """The first of the words passed over that say such a thing; None where none do."""
    if not skipped:
        return None
    missed = quality_passed_over(text, skipped, story)
    compared = {text[slice(*claim.place)] for claim in story.claims if claim.came is Came.IS_AT}
    for words in skipped:
        if (
            words == missed
            or _LAST_LIFE.search(words)
            or (_LIFE.search(words) and words not in compared)
            or says_how_much(words, story)
            or is_looked_back_at(words, story)
            or looks_at_others(words, text, story)
            or tells_what_nothing_does(words, story)
            or _names_another_card(words, story)
            or _may_be_misspelt(words, story)
            or (not story.questions and _ASKS.search(words))
        ):
            return words
    return None


def _may_be_misspelt(words: str, story: Story) -> bool:
    """Whether one word of a phrase behind a deed may be a slip of a word that says something: `for tree cards`, `in his han`."""
    tokens = tokenize(cleaned(words))
    if len(tokens) > _PHRASE or not tokens or tokens[0].fold not in PREPOSITIONS:
        return False  # talk, misspelt or not
    slips = [at for at, token in enumerate(tokens) if is_idle(token) and may_be_a_slip(token.fold)]
    if not slips:
        return False
    lexicon = Lexicon(tokens, story.names, words)
    return any(not (lexicon.at(at) or lexicon.in_long_name(at)) for at in slips)


def _names_another_card(words: str, story: Story) -> bool:
    """Whether they name a card, in several words or a capital letter, that is no thing of the story: `a question about Tajuru
    Preserver`."""
    tokens = tokenize(cleaned(words))
    lexicon = Lexicon(tokens, story.names, words)
    told = {thing.name for thing in story.things}
    at = 0
    while at < len(tokens):
        names = [name for name in lexicon.at(at) if name.source == "card"]
        name = max(names, key=lambda name: name.end, default=None)
        end = at + 1 if name is None else name.end
        does = at == 0 and end < len(tokens) and tokens[end].fold.endswith("s") and tokens[end].fold in LEMMAS
        capital = any(token.text[:1].isupper() for token in tokens[0 if does else max(at, 1) : end])
        if name is not None and capital and name.spelling not in told:
            return True
        at = end
    return False
