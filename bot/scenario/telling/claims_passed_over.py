"""What words that are passed over say came about: that has to come about by what is told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.phrases.values import HOW, PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set

_LIFE = {"gain": Came.GAINED, "lose": Came.LOST}
#: What is said with these verbs of things, whichever they are.
_THINGS = {
    "die": Came.DIED,
    "kill": Came.DIED,
    "destroy": Came.DIED,
    "return": Came.RETURNED,
    "prevent": Came.PREVENTED,
}
#: Words with which a reason is given, an outcome supposed or denied, or told against what the rules make of it.
_SUPPOSING = word_set(
    """
    because since although though despite if when whenever would should could may might not no never still supposed
    claim argue say think believe expect just only
    """
)


def claim_what_came(story: Story, statement: Statement) -> None:
    """Notes what is said to have come about in words that are passed over: a player's life gained or lost, something that died,
    returned or was prevented; nothing where they only give a reason, deny it or suppose it."""
    tokens = story.tokens[statement.start : statement.end]
    if any(token.fold in _SUPPOSING or token.lemma in _SUPPOSING for token in tokens):
        return
    for token in tokens:
        if token.lemma in _THINGS:
            story.claim((), _THINGS[token.lemma], statement.start, statement.end, _how_many(tokens, token))
            return
    if any(one.lemma == "come" and after.fold == "back" for one, after in pairwise(tokens)):
        story.claim((), Came.RETURNED, statement.start, statement.end)
        return
    if (dealt := _how_much(tokens, "damage", "dmg")) and any(t.lemma in ("deal", "take") for t in tokens):
        story.claim((), Came.DEALT, statement.start, statement.end, dealt)
        return
    _claim_life(story, statement, tokens)


def _how_many(tokens: Sequence[Token], verb: Token) -> int | None:
    """`killing two of his guys`: how many things it is said of, where a number says so."""
    after = tokens[tokens.index(verb) + 1 :][:1]
    return NUMBERS.get(after[0].fold) if after else None


def _claim_life(story: Story, statement: Statement, tokens: Sequence[Token]) -> None:
    words = [token.fold for token in tokens]
    verb = next((token.lemma for token in tokens if token.lemma in _LIFE), "")
    if not verb or "life" not in words:
        return
    who = next((word for word in words if word in _WHO or word in story.lexicon.players), "")
    named = story.lexicon.players.get(who)
    ref = PlayerRef("name", named) if named else PlayerRef(_WHO[who]) if who else None
    player = story.player(ref, subject=True) if ref is not None else story.actor or next(iter(story.seats))
    story.claim((player,), _LIFE[verb], statement.start, statement.end, _how_much(tokens, "life"))


def _how_much(tokens: Sequence[Token], *of: str) -> int | None:
    """`and loses 1 life`, `was dealt 3 damage`: how much it is, where a number says so."""
    amounts = (tokens[at - 1] for at in range(1, len(tokens)) if tokens[at].fold in of)
    amount = next(amounts, None)
    if amount is None:
        return None
    return int(amount.fold) if amount.fold.isdigit() else NUMBERS.get(amount.fold)


_WHO: dict[str, HOW] = {"i": "me", "he": "they", "she": "they", "they": "they", "opponent": "opponent"}
