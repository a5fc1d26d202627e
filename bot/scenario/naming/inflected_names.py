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
#: `he giant growth'd it`.
_DRAWN = ("'d", "\u2019d")
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
        token.kind == "word"
        and not token.owner
        and (token.fold.endswith(_ENDINGS) or token.text.endswith(_DRAWN))
        for token in tokens
    ]
    if not any(inflected):
        return tokens
    stems = [_stems(token) if may_be else () for token, may_be in zip(tokens, inflected, strict=True)]
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
            aura = _is_aura(named, names)
            hit = [
                Token("word", word, word, word, place, place)
                for word in (("enchanted", "with") if aura else ("hit", "by"))
            ]
            owner, end = _whose(tokens, end)
            found += [*hit, *owner, *named]
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
                if card is not None and (not _SPELLS.isdisjoint(card.types) or "Aura" in card.subtypes):
                    return end, stem
    return 0, ""


def _is_aura(words: Sequence[Token], names: Names) -> bool:
    card = names.exact(names.spelling(" ".join(token.fold for token in words)) or "")
    return card is not None and "Aura" in card.subtypes


#: Whose a spell is that befalls something, by who does it: `got mind controlled by my opponent`.
_WHOSE = {
    "me": "my",
    "him": "his",
    "her": "her",
    "them": "their",
    "opponent": "my opponent's",
    "opp": "my opponent's",
}


def _whose(tokens: Sequence[Token], at: int) -> tuple[list[Token], int]:
    """The words for whose spell it is, where `by` and a player stand at `at`, and where those end."""
    if at >= len(tokens) or tokens[at].fold != "by":
        return [], at
    who = at + 1 + (tokens[at + 1 : at + 2] != [] and tokens[at + 1].fold == "my")
    said = _WHOSE.get(tokens[who].fold) if who < len(tokens) else None
    if said is None:
        return [], at
    place = tokens[at].start
    owner = said.removeprefix("my ").removesuffix("'s") if "'" in said else ""
    found = []
    for word in said.split():
        fold = word.replace("'", "")
        found.append(Token("word", word, fold, fold, place, place, owner if "'" in word else ""))
    return found, who + 1


def _stems(token: Token) -> tuple[str, ...]:
    """What a past form or a participle may come from: `bolted`: `bolt`, `bolte`; `slammed`: `slam`."""
    word = token.fold
    if token.text.endswith(_DRAWN):
        return (word[:-1],)
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word[: -len(ending)]
            doubled = (stem[:-1],) if stem[-1] == stem[-2] else ()
            return (stem, f"{stem}e", *doubled)
    return (word[:-1],) if word.endswith("ves") else ()  # `he Healing Salves himself`: no `salf`
