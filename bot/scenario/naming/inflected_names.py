"""Names of spells of several words that are used as verbs in the past or as participles: `I lightning bolted it`, `him giant growthing
it`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token
from bot.values import replace

_LONGEST = 4
_SPELLS = frozenset({"Instant", "Sorcery"})
_ENDINGS = ("ing", "ed", "ves")
_SUBJECTS = frozenset({"he", "she", "they", "opponent", "opp"})
#: After these a past form tells what befell whatever is named: `his Ogre was lightning bolted`.
_BEFALLING = frozenset({"be", "get"})
_NO_AIMS = frozenset(
    {"on", "at", "targeting", "for", "in", "and", "but", "then", "so", "before", "after", "with", "to"}
)


def with_names_as_verbs(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with each such verb as what is cast: `I cast Lightning Bolt on it`, `him casting Giant Growth on it`, `it
    was hit by Lightning Bolt`."""
    inflected = [
        token.fold.endswith(_ENDINGS) and token.kind == "word" and not token.owner for token in tokens
    ]
    if not any(inflected):
        return tokens
    stems = [_stems(token.fold) if may_be else () for token, may_be in zip(tokens, inflected, strict=True)]
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end, stem = (
            _inflected(tokens, at, stems, names) if any(inflected[at + 1 : at + _LONGEST]) else (0, "")
        )
        if not end:
            found.append(tokens[at])
            at += 1
            continue
        verb = tokens[end - 1]
        named = [*tokens[at : end - 1], replace(verb, text=stem, fold=stem, lemma=stem)]
        place, doing = tokens[at].start, "casting" if verb.fold.endswith("ing") else "cast"
        aims = end < len(tokens) and tokens[end].kind in ("word", "size") and tokens[end].fold not in _NO_AIMS
        on = [Token("word", "on", "on", "on", verb.end, verb.end)] if aims else []
        if at and tokens[at - 1].lemma in _BEFALLING and doing == "cast":
            hit = [Token("word", word, word, word, place, place) for word in ("hit", "by")]
            found += [*hit, *named]
            at = end
            continue
        named = [Token("word", doing, doing, "cast", place, place), *named, *on]
        found += named
        at = end
    return found


def _inflected(
    tokens: Sequence[Token], at: int, stems: Sequence[Sequence[str]], names: Names
) -> tuple[int, str]:
    """Where a spell's name ends whose last word is inflected, and that word as the name has it; 0 where none begins at `at`."""
    if tokens[at].kind != "word":
        return 0, ""
    for end in range(at + 2, min(at + _LONGEST, len(tokens)) + 1):
        last = tokens[end - 1]
        if last.kind != "word" or last.owner:
            return 0, ""
        words = [token.fold for token in tokens[at : end - 1]] if stems[end - 1] else []
        if last.fold.endswith("ves") and not (at and tokens[at - 1].fold in _SUBJECTS):
            continue  # `Curse of Shallow Graves`
        for stem in stems[end - 1]:
            spelling = names.spelling(" ".join((*words, stem)))
            if spelling is not None and names.spelling(" ".join((*words, last.fold))) is None:
                card = names.exact(spelling)
                if card is not None and not _SPELLS.isdisjoint(card.types):
                    return end, stem
    return 0, ""


def _stems(word: str) -> tuple[str, ...]:
    """What a past form or a participle may come from: `bolted`: `bolt`, `bolte`; `slammed`: `slam`."""
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word[: -len(ending)]
            doubled = (stem[:-1],) if stem[-1] == stem[-2] else ()
            return (stem, f"{stem}e", *doubled)
    return (word[:-1],) if word.endswith("ves") else ()  # `he Healing Salves himself`: no `salf`
