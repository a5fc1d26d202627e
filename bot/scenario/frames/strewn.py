"""Words that are strewn through a story and tell nothing: `he basically blocks`, `I bolt it lol`, `he blocks, of course, with a 2/2`, `I had like
two 3/3s`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set

#: These tell nothing wherever they stand.
_ANYWHERE = word_set(
    """
    lol lmao lmfao rofl haha hahaha tbh ngl tbf imo imho fwiw fr xd smh yknow bruh legit literally lolol irl iirc afaik btw rn obv obvs xdd
    """
)
#: Of several words, the same.
_PHRASES = """
not gonna lie; no joke; for real; of all things; out of nowhere; all of a sudden; thank god; idk why; idk how; for some reason; for whatever reason;
cuz why not; because why not; bc why not; for the memes; for fun; for the lols; for funsies; like an idiot; like a fool; like a boss; like a noob;
like a champ; like a dummy; straight up; no cap; without thinking; for no reason; right off the bat; believe it or not;
if you can believe it; as you do; as one does; i kid you not; swear to god; i swear; no lie; in his infinite wisdom; just cuz; just because; go figure
"""
#: Only between a subject and its verb, or between two commas, as they may bound a number or begin a sentence elsewhere.
_SET_IN = word_set(
    """
    like tho though basically obviously obv obvs ofc just actually somehow naturally kinda sorta apparently suddenly right ok okay yeah rn simply
    really stupidly foolishly luckily sadly unfortunately unluckily smartly cleverly eventually totally randomly conveniently
    """
)
_SET_IN_PHRASES = "of course; i guess; i think; i believe; i suppose; for once; for value; kind of; sort of; i assume; as always; as usual; you know; ya know"
_SUBJECTS = word_set("i he she they we it opponent opp opponents friend buddy who that guy dude creature")
#: What makes a number no other: `I had like two`.
_ABOUT = word_set("like literally")
#: What a clause or a subject begins after: no `tokens I just made`.
_FRESH = word_set("and but so then when if while because before after since my the a his that which or")
#: After these `like` compares.
_LOOKING = word_set(
    "look looks looked looking feel feels sound sounds seem seems is was are were be just more that act acts works work"
)


def _by_first(phrases: str) -> dict[str, list[tuple[str, ...]]]:
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in phrases.replace("\n", " ").split(";"):
        words = tuple(phrase.split())
        found.setdefault(words[0], []).append(words)
    return found


_FREE = _by_first(_PHRASES)
_BOUND = _by_first(_SET_IN_PHRASES)
_FIRSTS = _ANYWHERE | _SET_IN | frozenset(_FREE) | frozenset(_BOUND)


def strewn(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Where such words stand, with the commas around them; never all of a sentence."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(tokens):
        end = _run(tokens, at)
        if end == at or (_begins(tokens, at) and _ends(tokens, end)):
            at += 1
            continue
        if at and tokens[at - 1].fold == "," and (_ends(tokens, end) or tokens[end].fold == ","):
            found.append((at - 1, end + (not _ends(tokens, end))))
        else:
            found.append((at, end))
        at = found[-1][1]
    return found


def _run(tokens: Sequence[Token], at: int) -> int:
    """Where a run of such words ends that begins at `at`; `at` itself where none does."""
    end, bound = at, False
    while end < len(tokens) and tokens[end].kind == "word" and tokens[end].fold in _FIRSTS:
        free = _longest(tokens, end, _FREE) or tokens[end].fold in _ANYWHERE
        length = free or _longest(tokens, end, _BOUND) or tokens[end].fold in _SET_IN
        if not length:
            break
        bound = bound or not free
        end += length
    if not bound or _is_set_in(tokens, at, end):
        return end
    numbers = tokens[at].fold in _ABOUT and at + 1 < len(tokens) and _is_number(tokens[at + 1])
    if numbers and at and tokens[at - 1].fold not in _LOOKING:
        return at + 1
    length = _longest(tokens, at, _FREE) or tokens[at].fold in _ANYWHERE
    return at + length


def _longest(tokens: Sequence[Token], at: int, phrases: dict[str, list[tuple[str, ...]]]) -> int:
    said = (words for words in phrases.get(tokens[at].fold, ()) if _stands(tokens, at, words))
    return max((len(words) for words in said), default=0)


def _stands(tokens: Sequence[Token], at: int, words: Sequence[str]) -> bool:
    return tuple(token.fold for token in tokens[at : at + len(words)]) == tuple(words)


def _is_set_in(tokens: Sequence[Token], at: int, end: int) -> bool:
    """Whether the words stand between two commas, or between a subject and its verb."""
    if not at or end >= len(tokens):
        return False
    before, after = tokens[at - 1], tokens[end]
    if before.fold == "," and after.fold == ",":
        return True
    asked = at > 1 and tokens[at - 2].fold in HELPING
    fresh = at == 1 or tokens[at - 2].kind in ("break", "mark") or tokens[at - 2].fold in _FRESH
    subject = before.fold in _SUBJECTS and not asked and fresh
    verb = after.kind == "word" and after.fold in LEMMAS and after.fold not in HELPING
    return subject and verb and not after.fold.endswith("ing")


def _is_number(token: Token) -> bool:
    return token.kind == "number" or NUMBERS.get(token.fold, 0) > 1


def _begins(tokens: Sequence[Token], at: int) -> bool:
    return at == 0 or tokens[at - 1].kind == "break"


def _ends(tokens: Sequence[Token], at: int) -> bool:
    return at >= len(tokens) or tokens[at].kind == "break"
