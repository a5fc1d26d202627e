"""Questions of one word: `I Bolt his 3/3. Dead?`, `He is at 4. Lethal?`, asked of what was told last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.text.tokens import Token, sentences, tokenize
from bot.scenario.text.words import word_set
from bot.values import replace

_WHOLE = {
    "does it die": word_set("dead dies killed destroyed toast"),
    "does it survive": word_set("survives lives alive"),
    "is that lethal": word_set("lethal"),
    "do both die": word_set("trade trades"),
    "is that legal": word_set("legal allowed permitted"),
}

#: What may stand before the word and changes nothing.
_BEFORE = word_set("so still then now and")


#: What may stand behind it: `dead right?`
_TAGS = word_set("right correct yeah yes then")


#: What the same words ask where somebody's life is told: it may be lost as well as a creature.
_OF_THE_TELLER = {"does it die": "am i dead", "does it survive": "do i survive"}

#: Nobody says that of themselves.
_OF_ANOTHER = word_set("dies survives lives")


#: What is asked of a thing by the plain verb that a sentence begins with: `Fizzle?`, `Trade with his 2/1?`
_ASKED_BARE = word_set("fizzle resolve trigger trade survive")


def begun_bare(tokens: Sequence[Token]) -> list[Token] | None:
    """The whole question of a sentence that begins with a verb, or with `dead`, or leaves out where a life total goes: `Fizzle?`, `Dead Ogre?`,
    `He goes to?`; None of any other."""
    first = tokens[0]
    if first.fold in _ASKED_BARE and first.fold == first.lemma:
        return [*_of("does it", first), *tokens]
    if first.fold == "win" and len(tokens) == 1:
        return [*_of("do i", first), first]
    if first.fold == "dead" and 1 < len(tokens) < _FEW:
        return [*_of("is", first), *tokens[1:], first]
    said = [token.fold for token in tokens]
    if said[:2] == ["how", "big"] and said[2:] in ([], ["after"], ["afterwards"], ["now"]):
        return [*tokens[:2], *_of("is it", tokens[-1])]
    if said in (["how", "many", "counters"], ["how", "many", "counters", "now"]):
        return [*tokens[:3], *_of("does it have", tokens[-1])]
    if said[-1] == "to" and said[1:-1] in (["goes"], ["goes", "down"], ["go"], ["go", "down"]):
        return [*_of("what is", first), first, *_of("at", tokens[-1])]
    return None


_FEW = 5


def _of(words: str, place: Token) -> list[Token]:
    """These words, at the place of another."""
    return [replace(token, start=place.start, end=place.start) for token in tokenize(words)]


def lives_told(tokens: Sequence[Token]) -> frozenset[str]:
    """Whose life totals a text tells (`I'm at 2`): `i`, `another`; `I got 2 life` tells of one that may be lost only where nothing blocks.
    Empty where it tells of none."""
    told = set()
    folds = {token.fold for token in tokens}
    unblocked = "unblocked" in folds or bool(folds & _NONE and folds & _BLOCKS)
    for n in range(2, len(tokens)):
        before = tokens[n - 1]
        at = tokens[n].kind == "number" and before.fold in ("at", "on") and tokens[n - 2].lemma == "be"
        poison = tokens[n].fold == "poison" and before.kind == "number"
        life = tokens[n].fold == "life" and before.kind == "number" and tokens[n - 2].fold in _HAVING
        if at or poison or (life and unblocked):
            told.add("i" if n > 2 and tokens[n - 3].fold == "i" else "another")
    if told and any(token.kind == "size" for token in tokens) and not {t.lemma for t in tokens} & _AT_PLAYERS:
        told.add("another")  # `I'm at 3. He bolts my 2/2. Dead?`: what is aimed at a creature kills nobody
    return frozenset(told)


_NONE, _BLOCKS = word_set("not no"), word_set("block blocks blockers")
#: Without these nothing happens to a player.
_AT_PLAYERS = word_set(
    "attack swing hit block me him her them opponent face fireball earthquake take lose connect deal"
)
_HAVING = word_set("have has had got")


def asked_of_whom(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with `Is he dead?` for a `Dead?` right behind a sentence that ends with a player and what life they have, or with the player
    whom something is done to, where life totals are told: `I bolt him. He was at 3. Dead?`."""
    found = list(tokens)
    places = list(sentences(tokens))
    for (start, stop), (first, last) in reversed(list(pairwise(places))):
        words = [token.fold for token in tokens[first:last] if token.fold not in _BEFORE | _TAGS]
        asks = last < len(tokens) and "?" in tokens[last].text
        if not asks or len(words) != 1 or words[0] not in _OF_PLAYERS:
            continue
        who = _last_player(tokens[start:stop], bool(lives_told(tokens)))
        if who is not None:
            found[first:last] = _of(f"{who} {words[0]}", tokens[first])
    return found


def _last_player(words: Sequence[Token], lives: bool) -> str | None:
    """`is he` or `am i`, for the player with whom a sentence ends; None where it ends otherwise."""
    folds = [
        token.fold for token in words if token.fold not in ("life", "now", "then", "just", "only", "exactly")
    ]
    lemmas = {token.lemma for token in words[-6:]}
    if len(folds) >= 4 and folds[-2] in ("at", "on") and folds[-1].isdigit() and "be" in lemmas:
        who = folds[-4]
        return "am i" if who == "i" else "is he" if who in _OTHERS else None
    if lives and folds[-1:] and not any(token.kind == "size" for token in words):
        return "am i" if folds[-1] == "me" else "is he" if folds[-1] == "him" else None
    return None


_OF_PLAYERS = word_set("dead alive")
_OTHERS = word_set("he she they opponent opp")


def one_word_asked(tokens: Sequence[Token], lives: frozenset[str]) -> list[Token] | None:
    """The whole question that one word asks; None where the words are more, or another, or may be asked of a creature and of a player:
    `lives` are those whose life totals are told."""
    words = [token for token in tokens if token.fold not in _BEFORE]
    words = words[:-1] if len(words) == 2 and words[1].fold in _TAGS else words
    if len(words) != 1 or words[0].kind != "word":
        return None
    word = words[0]
    whole = next((whole for whole, those in _WHOLE.items() if word.fold in those), None)
    if whole is None:
        return None
    if lives and whole in _OF_THE_TELLER:
        if lives != {"i"}:
            return None
        if word.fold not in _OF_ANOTHER:
            whole = _OF_THE_TELLER[whole]
    return [replace(token, start=word.start, end=word.end) for token in tokenize(whole)]
