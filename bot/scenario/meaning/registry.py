"""The register of meanings: which function tells the story on for which kind of statement."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.all import KINDS
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

Meaning = Callable[[Story, Statement], None]

_FILES = {kind: file for file, kinds in KINDS.items() for kind in kinds.split()}


class _Meanings(dict[str, Meaning]):
    """The meanings that are loaded; another one is when it is asked for."""

    def __missing__(self, kind: str) -> Meaning:
        file = _FILES[kind]
        _load(file)
        if kind not in self:
            raise LookupError(f"{file} has no meaning of {kind}")
        return self[kind]


MEANINGS = _Meanings()


def load_all() -> None:
    """Loads every meaning, for a process that is asked about many stories."""
    for file in KINDS:
        _load(file)


def _load(file: str) -> None:
    import_module(f"{__package__}.{file}")


def means(*kinds: str) -> Callable[[Meaning], Meaning]:
    """Registers a function as the meaning of statements of these kinds."""

    def register(function: Meaning) -> Meaning:
        for kind in kinds:
            if kind in MEANINGS:
                raise ValueError(f"two meanings of {kind}")
            MEANINGS[kind] = function
        return function

    return register


def actor_of(story: Story, statement: Statement) -> str:
    """Who acts in a statement whose subject is a player: from now on the one who acted last."""
    ref = statement.get("who")
    if not isinstance(ref, PlayerRef):
        return story.actor or next(iter(story.seats))
    _refuse_nobody(statement, ref)
    player = story.player(ref, subject=True)
    story.actor = player
    return player


#: What several may be told to do in one breath, each for himself: of nothing else is it known how they do it.
_OF_ONE = frozenset({"cast", "attack", "activate"})


def _refuse_nobody(statement: Statement, ref: PlayerRef) -> None:
    """`Nobody casts Shock` is no cast, `Everyone casts Shock` no single one. Raises `CannotMean`; that nobody attacks, blocks or
    pays is told."""
    if ref.how == "any" and not statement.kind.startswith(("no", "block")):
        raise CannotMean("What nobody does is no part of a story.", (), statement.start, statement.end)
    if ref.how == "all" and statement.kind in _OF_ONE:
        raise CannotMean("Say of each player what they do.", (), statement.start, statement.end)
