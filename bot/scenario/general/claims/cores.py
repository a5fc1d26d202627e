"""What a question asks of, with the moments that are told with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.clauses import Words, clauses, compiled_rows
from bot.scenario.general.claims.said import MINE, Clause, Said
from bot.scenario.text.tokens import Token
from bot.values import dataclass, replace

I_MYSELF = Said("player", -1, MINE)


@dataclass(frozen=True, slots=True)
class Core:
    """What is asked of, what comes before it as it is said in the same breath (`Does tapping it stop …`), and the words after it."""

    mode: str
    clause: Clause
    rest: Sequence[Token]
    before: tuple[Clause, ...] = ()
    denied: bool = False
    having: tuple[str, ...] = ()  # keywords of the creature that is spoken of first


def folds(tokens: Sequence[Token], many: int = 0) -> list[str]:
    return [token.fold for token in (tokens[:many] if many else tokens)]


def moments(tokens: Sequence[Token]) -> Iterator[tuple[tuple[Clause, ...], int]]:
    """The moments that the first words tell, with their end."""
    for clause, end in clauses(tokens, {}, "moments"):
        yield (clause,), end
    if folds(tokens, 3) == ["in", "response", "to"]:
        (respond,) = (deed for deed, _ in compiled_rows("moments") if deed.words == "in response")
        for clause, end in clauses(tokens[3:], {}):
            if clause.deed.told:
                yield (clause, Clause(respond, ())), end + 3


def with_moments(tokens: Sequence[Token], clause: Clause, at: int) -> Iterator[tuple[Clause, int]]:
    yield clause, at
    for when, end in moments(tokens[at:]):
        yield from with_moments(tokens, replace(clause, when=(*clause.when, *when)), at + end)


def subjects(tokens: Sequence[Token], kinds: str) -> Iterator[tuple[Said, int]]:
    words = Words(tokens, {})
    for kind in kinds if tokens else "":
        yield from words.phrases(kind, 0)


def core_of(mode: str, words: list[Token], refs: dict[int, Said]) -> Iterator[Core]:
    for bare, at in clauses(words, refs):
        for clause, end in with_moments(words, bare, at):
            yield Core(mode, clause, words[end:])


def first_of(clause: Clause) -> Said | None:
    return next((value for _, value in clause.slots if isinstance(value, Said)), None)
