"""`I have Torpor Orb out. Does it stop Mulldrifter?` `Does Mulldrifter work?`: the question with the name of what was told to be there, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated, Keyword, Spell, Triggered
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.plain.asking import DENIED
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

#: Words that tell no more than that a card is there.
_THERE = word_set(
    "i we my he she they his her their opponent opponents opp have has had control controls own owns play playing plays am is are "
    "got a an the out in on board battlefield table there ive ve s"
)
_MINE = frozenset({"i", "we", "ive"})
_POINTING = frozenset({"it", "that", "this"})


def with_what_was_told(tokens: Sequence[Token], names: Names, text: str) -> list[Token]:
    """The question alone, where all that is told before it is that one card is there; else the tokens as they are."""
    spans = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if len(spans) != 2:
        return list(tokens)
    (first, end), (start, stop) = spans
    at = next((n for n in range(start, stop) if tokens[n].fold in _POINTING), None)
    works = _asks_whether_it_works(tokens[start:stop])
    if works and not _does_by_itself(Lexicon(tokens[start : start + works], names, text), works, names):
        works = 0
    if at is None and not works:
        return list(tokens)
    named = _card_in(Lexicon(tokens[first:end], names, text), end - first)
    if named is None:
        return list(tokens)
    told = tokens[first:end]
    rest = [*told[: named[0]], *told[named[1] :]]
    if not rest or any(token.fold not in _THERE for token in rest if token.kind == "word"):
        return list(tokens)
    owner = "my" if rest[0].fold in _MINE else "their"
    whose = replace(tokens[start if at is None else at], text=owner, fold=owner, lemma=owner)
    if at is None:  # `Does my Aether Vial work?` is whether that which is there does not stop it
        asks = replace(tokens[start], lemma=DENIED)
        stop_it = replace(tokens[start], text="stop", fold="stop", lemma="stop")
        whose = replace(whose, start=asks.start, end=asks.end)
        name = [replace(one, start=asks.start, end=asks.end) for one in told[named[0] : named[1]]]
        return [asks, whose, *name, stop_it, *tokens[start + 1 : start + works]]
    name = [replace(one, start=tokens[at].start, end=tokens[at].end) for one in told[named[0] : named[1]]]
    return [*tokens[start:at], whose, *name, *tokens[at + 1 : stop]]


def _asks_whether_it_works(sentence: Sequence[Token]) -> int:
    """Where the words end that name a thing of which it is asked whether it works; 0 where that is not asked."""
    words = [token.fold for token in sentence if token.kind == "word"]
    if len(words) < 3 or sentence[0].fold not in _ASKING:
        return 0
    end = len(sentence)
    while end > 1 and (sentence[end - 1].kind != "word" or sentence[end - 1].fold in _AT_ALL):
        end -= 1
    if sentence[end - 1].lemma not in ("work", "function"):
        return 0
    end -= 1
    while end > 1 and sentence[end - 1].fold in _STILL:
        end -= 1
    return end if end > 1 else 0


def _does_by_itself(lexicon: Lexicon, stop: int, names: Names) -> bool:
    """Whether all that the named card does is triggered or activated, or a spell's: of what it does by being there, some may go on."""
    named = _card_in(lexicon, stop)
    if named is None:
        return False
    found = next((one for one in lexicon.at(named[0]) if one.source == "card"), None)
    card = names.exact(found.spelling) if found is not None else None
    return card is not None and all(
        isinstance(ability, Triggered | Activated | Spell | Keyword) for ability in card.abilities
    )


_ASKING = word_set("do does will would")
_AT_ALL = word_set("at all anymore then now")
_STILL = word_set("still even ever actually really")


def _card_in(lexicon: Lexicon, stop: int) -> tuple[int, int] | None:
    """Where the one card stands that the words name."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < stop:
        name = next((one for one in lexicon.at(at) if one.source == "card" and not one.owner), None)
        if name is not None:
            found.append((at, name.end))
        at = name.end if name is not None else at + 1
    return found[0] if len(found) == 1 else None
