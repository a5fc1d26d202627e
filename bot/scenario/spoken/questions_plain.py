"""Questions whose verb has helping words that ask nothing more: `what'll die`, `who would survive`, `which one is gonna win`, `what ends up
dying`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import NUMBERS, word_set
from bot.values import replace

_ASKING = word_set("what who which whats whos")
_HELPING = word_set("will would should could might")
#: Ways to say that something is to come, by their words.
_TO_COME = (
    ("is", "going", "to"),
    ("are", "going", "to"),
    ("is", "gonna"),
    ("are", "gonna"),
    ("going", "to"),
    ("gonna",),
)
_ENDING_UP = (("ends", "up"), ("end", "up"), ("ended", "up"))
#: The longest subject: `which of my two creatures`.
_LONGEST = 6


def in_plain_questions(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such question without the helping words."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = next(
            (n for n, token in enumerate(words) if token.fold in _ASKING and not named[start + n]), None
        )
        if asks is not None and (
            asks == 0 or words[asks - 1].kind == "mark" or words[asks - 1].fold in ("so", "and", "then")
        ):
            words = _plain(words, asks)
        found += [*words, *tokens[stop : stop + 1]]
    return found


def _plain(words: list[Token], asks: int) -> list[Token]:
    for at in range(asks + 1, min(len(words) - 1, asks + _LONGEST)):
        if words[at].kind != "word" and words[at].kind not in ("size", "number"):
            return words
        length = _helps(words, at)
        if length and at + length < len(words) and _is_verb(words[at + length]):
            verb = words[at + length]
            plain = replace(verb, text=verb.lemma, fold=verb.lemma)
            return [*words[:at], plain, *words[at + length + 1 :]]
        if length or words[at].lemma in _AUXILIARY:
            return words
    return words


_AUXILIARY = word_set("do be have can")


def _helps(words: Sequence[Token], at: int) -> int:
    """How many words help the verb from here on."""
    if words[at].fold in _HELPING:
        return 1 + max((len(said) for said in (*_ENDING_UP,) if _stands(words, at + 1, said)), default=0)
    return max((len(said) for said in (*_TO_COME, *_ENDING_UP) if _stands(words, at, said)), default=0)


def _stands(words: Sequence[Token], at: int, said: Sequence[str]) -> bool:
    return tuple(token.fold for token in words[at : at + len(said)]) == tuple(said)


def _is_verb(token: Token) -> bool:
    return token.kind == "word" and token.fold in LEMMAS and token.lemma not in ("be", "do", "have")


#: What a sentence ends in that asks whether it is so, though no sign says it.
_OR_NOT = word_set("nah naw nope no not")


def asked_or_not(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each sentence that ends in `or nah` as the question that it is."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        ends = list(tokens[stop : stop + 1])
        if len(words) > 3 and words[-2].fold == "or" and words[-1].fold in _OR_NOT:
            place = words[-1]
            words = words[:-2]
            if words[-1].fold == ",":
                words = words[:-1]
            ends = [sign("?", place.start, place.end)]
        found += [*words, *ends]
    return found


#: What a question of its own asks about after `and`, with a verb that was said before.
_ASKED_ABOUT = word_set("i he she it they we my his her the their a")


def each_by_itself(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """`Which of mine die and does the 4/4?`: with the last question in a sentence of its own, and with the verb that it leaves out."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = stop < len(tokens) and "?" in tokens[stop].text
        at = _short_question(words, named[start:stop]) if asks else None
        if at is not None and (verb := _last_verb(words[:at])) is not None:
            place = words[at]
            again = replace(verb, text=verb.lemma, fold=verb.lemma, start=words[-1].end, end=words[-1].end)
            words = [
                *words[:at],
                sign("?", place.start, place.end),
                *words[at + 1 :],
                again,
            ]
        found += [*words, *tokens[stop : stop + 1]]
    return found


def _short_question(words: Sequence[Token], named: Sequence[bool]) -> int | None:
    """Where the `and` stands before a question of a helping verb and a subject alone, at the end of a sentence."""
    for at in range(len(words) - 2, 1, -1):
        if words[at].fold not in ("and", "or") or named[at]:
            continue
        rest = words[at + 1 :]
        asked = rest[0].fold in _SHORT_HELPING and len(rest) > 1 and rest[1].fold in _ASKED_ABOUT
        bare = all(t.kind in ("word", "size", "number") for t in rest) and len(rest) < 6
        return at if asked and bare and not any(_is_verb(t) for t in rest[1:]) else None
    return None


_SHORT_HELPING = word_set("does do will would did")


def _last_verb(words: Sequence[Token]) -> Token | None:
    last = words[-2] if len(words) > 1 and words[-1].fold == "," else words[-1]
    return last if _is_verb(last) and not last.fold.endswith("ing") else None


_LEADING = word_set("so is it that this just only then and")
_TAGS = word_set("yeah yes right correct total now")
#: What a number alone asks of, by the word behind it.
_COUNTED = {"life": "do i gain", "damage": "how much damage is dealt", "dmg": "how much damage is dealt"}


def numbers_asked(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """`Two life, yeah?`, `Is it 8 damage?`: whether I gain that much; how much damage there is."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = stop < len(tokens) and "?" in tokens[stop].text
        said = [t for t in words if t.fold not in _LEADING | _TAGS and t.kind != "mark"]
        number = len(said) == 2 and (said[0].kind == "number" or said[0].fold in NUMBERS)
        if asks and number and said[1].fold in _COUNTED:
            plain = _COUNTED[said[1].fold].split()
            place = said[0].start
            words = [Token("word", word, word, LEMMAS.get(word, word), place, said[1].end) for word in plain]
            words += said if plain[0] == "do" else []
        found += [*words, *tokens[stop : stop + 1]]
    return found


#: What a word or two behind a comma ask of what was told before it.
_FRAGMENTS = word_set(
    "dead dies die alive survives life totals lethal result results outcome trade trades casualties survivors legal allowed enough toast fizzles"
)


def fragments_apart(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """`I attack with a 2/2, no blocks, opponent's life?`: with what is asked in a sentence of its own."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = stop < len(tokens) and "?" in tokens[stop].text
        at = next((n for n in range(len(words) - 1, 1, -1) if words[n].fold in (",", "—")), None)
        if asks and at is not None and words[0].lemma not in _NO_TELLING and _is_fragment(words[at + 1 :]):
            place = words[at]
            words[at] = sign(".", place.start, place.end)
        found += [*words, *tokens[stop : stop + 1]]
    return found


_NO_TELLING = word_set("do will would can could be if when what who which how where should")


def _is_fragment(words: Sequence[Token]) -> bool:
    few = 0 < len(words) < 4 and all(token.kind == "word" for token in words)
    return few and not _FRAGMENTS.isdisjoint(token.fold for token in words)


#: What something is, asked without a verb: `my 4/4 still blocked?`
_STATES = word_set(
    "blocked unblocked tapped untapped dead alive attacking exiled countered safe lethal legal indestructible gone destroyed"
)
_STILL = word_set("still now then already also")
_BEGINNING = word_set("my his her their the that it he she")


def states_asked(tokens: Sequence[Token]) -> list[Token]:
    """`My 4/4 still blocked?`, `his guy dead then?`: with the verb that they leave out."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = stop < len(tokens) and "?" in tokens[stop].text
        bare = [token for token in words if token.fold not in _STILL]
        plain = all(token.kind in ("word", "size") for token in bare)
        if asks and plain and 1 < len(bare) < 6 and bare[0].fold in _BEGINNING and bare[-1].fold in _STATES:
            verbs = [
                t
                for t in bare[1:-1]
                if t.fold in LEMMAS and t.fold not in ("creature", "token", "attacking", "blocking")
            ]
            if not verbs:
                place = words[0].start
                words = [Token("word", "is", "is", "be", place, place), *words]
        found += [*words, *tokens[stop : stop + 1]]
    return found
