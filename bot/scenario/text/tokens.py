"""A story as tokens: words, numbers, sizes (`3/3`), quoted text, mana and marks, each with its place in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.contractions import told_of_themselves
from bot.scenario.text.sentence_starts import begins_a_sentence
from bot.scenario.text.typed_mana import with_typed_mana
from bot.scenario.text.words import word_set
from bot.values import dataclass
from rulesdb.folding import fold as fold_name

Kind = Literal["word", "number", "size", "quote", "mana", "tag", "mark", "break"]


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of the text. `fold` is compared: lower case, apostrophes gone. `lemma` is the plain form where the word
    can be a verb (`attacks`, `attacking`: `attack`), else `fold`. `owner` is the folded word before a possessive ending
    (`Alice's`: `alice`), else empty. `end` is exclusive."""

    kind: Kind
    text: str
    fold: str
    lemma: str
    start: int
    end: int
    owner: str = ""


#: Signs that mean the same, one character for one, so that places stay true.
_PLAIN = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "`": "'",
        "´": "'",
        "−": "-",
        "‐": "-",
        "‑": "-",
        "–": "—",
        "\u00a0": " ",
        "\t": " ",
        "\r": "\n",
        "×": "x",
        "＝": "=",
    }
)

_TOKEN = regex(
    r"""
      (?P<plain>[A-Za-z]{2,}+(?![\w'/]))(?:[ ](?=[A-Za-z]))?  # most of a text: no other piece begins so
    | (?P<quote>"[^"]*"?)
    | (?P<size>[+-]?(?:\d{1,4}|[xX*])/[+-]?(?:\d{1,4}|[xX*])(?:'?s)?(?![\w/]))
    | (?P<mana>(?:\{[^{}\s]{1,8}\})+)
    | (?P<tag>\#\d{1,4})
    | (?P<letters>[pP]/[tT](?!\w))
    | (?P<with>[wW]/(?:[oO](?!\w))?)
    | (?P<number>(?:(?<![\w])[+-])?\d{1,3}(?:,\d{3})+(?!\d)|(?:(?<![\w])[+-])?\d{1,9}(?![\w]))
    | (?P<word>[^\W_]+(?:'[^\W_]+)*'?)
    | (?P<break>\n\s*|\.\.+|…|[.;!?]+)
    | (?P<dash>\s-{1,3}(?=\s)|--+|—)
    | (?P<space>\s+)
    | (?P<hyphen>(?<=\w)-(?=\w))
    | (?P<mark>.)
    """,
    re.VERBOSE,
)

#: Words whose full stop ends no sentence.
_ABBREVIATIONS = word_set(
    """
    vs dr mr mrs st eg ie jr sr approx
    """
)


#: Contractions and the two words that they stand for.
_SHORT: dict[str, tuple[str, str]] = {
    "i'm": ("i", "am"),
    "im": ("i", "am"),
    "i've": ("i", "have"),
    "ive": ("i", "have"),
    "i'll": ("i", "will"),
    "i'd": ("i", "would"),
    "he's": ("he", "is"),
    "hes": ("he", "is"),
    "she's": ("she", "is"),
    "it's": ("it", "is"),
    "that's": ("that", "is"),
    "thats": ("that", "is"),
    "there's": ("there", "is"),
    "theres": ("there", "is"),
    "what's": ("what", "is"),
    "whats": ("what", "is"),
    "who's": ("who", "is"),
    "where's": ("where", "is"),
    "they're": ("they", "are"),
    "theyre": ("they", "are"),
    "they've": ("they", "have"),
    "we're": ("we", "are"),
    "we've": ("we", "have"),
    "you're": ("you", "are"),
    "he'll": ("he", "will"),
    "she'll": ("she", "will"),
    "they'll": ("they", "will"),
    "he'd": ("he", "would"),
    "it'll": ("it", "will"),
    "that'll": ("that", "will"),
    "you'll": ("you", "will"),
    "we'll": ("we", "will"),
    "it'd": ("it", "would"),
    "they'd": ("they", "would"),
    "she'd": ("she", "would"),
    "you'd": ("you", "would"),
    "that'd": ("that", "would"),
    "there'd": ("there", "would"),
    "who'd": ("who", "would"),
    "what'll": ("what", "will"),
    "who'll": ("who", "will"),
    "there'll": ("there", "will"),
}
#: Words that are typed shorter than they are said.
_IN_SHORT = {
    "hp": "life", "ded": "dead", "cus": "because", "coz": "because", "cos": "because", "bcuz": "because",
    "til": "until", "till": "until", "rly": "really", "rlly": "really", "abt": "about", "prolly": "probably", "dbl": "double",
    "wut": "what", "wat": "what", "hav": "have", "dat": "that", "teh": "the", "tht": "that", "ppl": "people", "lil": "little",
    "resp": "response", "thru": "through", "b4": "before", "cuz": "because", "bc": "because", "tho": "though", "atk": "attack",
    "atks": "attacks", "creat": "creature", "creats": "creatures", "u": "you", "ur": "your",
    "blk": "block", "blks": "blocks", "blkd": "blocked", "blkr": "blocker", "blked": "blocked", "atkd": "attacked", "atked": "attacked",
    "atkr": "attacker", "atking": "attacking", "blking": "blocking", "tramp": "trample", "toks": "tokens",
}  # fmt: skip
for _verb in (
    "do",
    "does",
    "did",
    "is",
    "are",
    "was",
    "were",
    "has",
    "have",
    "had",
    "would",
    "could",
    "should",
):
    _SHORT[_verb + "n't"] = _SHORT[_verb + "nt"] = (_verb, "not")
_SHORT |= {
    "can't": ("can", "not"),
    "cant": ("can", "not"),
    "cannot": ("can", "not"),
    "won't": ("will", "not"),
    "wont": ("will", "not"),
    "ain't": ("is", "not"),
    "aint": ("is", "not"),
    "outta": ("out", "of"),
    "wheres": ("where", "is"),
    "hows": ("how", "is"),
    "how's": ("how", "is"),
    "howd": ("how", "did"),
    "tryna": ("trying", "to"),
}


def tokenize(text: str) -> list[Token]:
    """The tokens of `text` in order. Every character but white space and glue (`first-strike`) is in one of them."""
    plain = text.translate(_PLAIN)
    tokens: list[Token] = []
    for match in _TOKEN.finditer(plain):
        group = match.lastgroup or ""
        if group in ("space", "hyphen"):
            continue
        piece, (start, end) = match[group], match.span(group)
        if group == "plain" or group == "word":
            if (
                tokens
                and tokens[-1].kind == "quote"
                and _quote_ended_sentence(tokens)
                and (piece[0].isupper() or begins_a_sentence(plain, start, piece))
            ):
                place = tokens[-1].end
                tokens.append(Token("break", "", ".", "", place, place))
            fold, lemma, owner, short = _as_compared(piece)
            if short is None:
                tokens.append(Token("word", piece, fold, lemma, start, end, owner))
            else:
                cut = min(end, start + len(short[0]))
                tokens.append(
                    Token("word", piece[: cut - start], short[0], LEMMAS.get(short[0], short[0]), start, cut)
                )
                tokens.append(
                    Token("word", piece[cut - start :], short[1], LEMMAS.get(short[1], short[1]), cut, end)
                )
        elif group == "number":
            tokens.append(Token("number", piece, piece.replace(",", ""), piece, start, end))
        elif group == "size":
            tokens.append(Token("size", piece, piece.lower().replace("'", ""), piece, start, end))
        elif group == "quote":
            tokens.append(Token("quote", piece, '"', '"', start, end))
        elif group == "mana":
            tokens.append(Token("mana", piece, piece.upper(), piece, start, end))
        elif group == "tag":
            tokens.append(Token("tag", piece, piece, piece, start, end))
        elif group == "letters":
            tokens.append(Token("word", piece, "pt", "pt", start, end))
        elif group == "with":
            word = "without" if len(piece) == 3 else "with"
            tokens.append(Token("word", piece, word, word, start, end))
        elif group == "break":
            if not piece.strip() and tokens and (tokens[-1].fold in _GOES_ON or _WRAPPED.match(plain, end)):
                continue  # a line that was only wrapped
            tokens.append(_sentence_end(piece, start, end, tokens, plain))
        elif group == "dash":
            tokens.append(Token("mark", piece, "—", "—", start, end))
        else:
            tokens.append(Token("mark", piece, piece, piece, start, end))
    told = told_of_themselves(tokens) if "'s" in plain.lower() or "its " in plain.lower() else tokens
    return with_typed_mana(told)


#: Words with which no sentence begins, at the beginning of a line.
_WRAPPED = regex(r"(?:out|on|of|to|with|from|into|onto|for|by|which|that|damage|their|tokens?|creatures?)\b")

_GOES_ON = frozenset({",", "and", "or", "but", "with", "targeting", "a", "an", "the", "of", "to", "on"})
"""Words after which a sentence can't end: a new line then is the same sentence."""


def _quote_ended_sentence(before: list[Token]) -> bool:
    """Whether the text just quoted ends a sentence of the story too: `... you gain 1 life." Bob attacks`."""
    return bool(before) and before[-1].kind == "quote" and before[-1].text[-2:-1] in (".", "!", "?")


@lru_cache(maxsize=1024)  # stories are told in few words
def _as_compared(piece: str) -> tuple[str, str, str, tuple[str, str] | None]:
    """A word's `fold`, `lemma` and `owner`, and the two words that it is said with where it is typed short."""
    lower = piece.lower()
    short = _SHORT.get(lower)
    owner = ""
    if piece == "w":
        lower = "with"
    if "'" in lower:
        if lower.endswith("'s"):
            owner = lower[:-2].replace("'", "")
        elif lower.endswith("s'"):
            owner = lower[:-1].replace("'", "")
        lower = lower.replace("'", "")
    lower = _IN_SHORT.get(piece, lower)
    if lower.endswith("in") and lower not in LEMMAS and f"{lower}g" in LEMMAS:  # `swingin`
        lower += "g"
    if not lower.isascii():
        lower = fold_name(lower).replace(" ", "") or lower
        owner = fold_name(owner).replace(" ", "") if owner else ""
    return lower, LEMMAS.get(lower, lower), owner, short


def _sentence_end(piece: str, start: int, end: int, before: list[Token], plain: str) -> Token:
    if piece == "." and before and before[-1].kind == "word":
        last = before[-1]
        single = len(last.fold) == 1 and last.text.isupper() and plain[end : end + 1].isalpha()
        if last.end == start and (single or (last.fold in _ABBREVIATIONS and plain[end : end + 2].strip())):
            following = plain[end : end + 2].strip()
            if single or (following and following[0].islower()):
                return Token("mark", piece, ".", ".", start, end)
    return Token("break", piece, piece[0] if piece.strip() else "\n", piece, start, end)


def sentence_begins(tokens: Sequence[Token], at: int) -> int:
    """Where the sentence of the token at `at` begins."""
    return next((n + 1 for n in reversed(range(at)) if tokens[n].kind == "break"), 0)


def sentence_asks(tokens: Sequence[Token], at: int) -> bool:
    """Whether the sentence of the token at `at` ends as a question does."""
    return "?" in next((token.text for token in tokens[at:] if token.kind == "break"), "")


def sentences(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Where each run of words begins and where the break stands that ends it (the end of the text, after the last)."""
    start = 0
    for index, token in enumerate(tokens):
        if token.kind == "break":
            yield start, index
            start = index + 1
    yield start, len(tokens)
