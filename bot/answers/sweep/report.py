"""`cards sweep`: every whole card played on standard boards; what claims to act and changes nothing is listed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeAlias

from bot.abilities.as_json import from_json
from bot.abilities.card import Card
from bot.answers.sweep.parts import parts_of
from bot.answers.sweep.proving import Claim, Finding, Prover, claims_of
from bot.cards.reading import compile_card
from bot.engine.relevance.acted import acts_on
from bot.values import asdict, dataclass, field
from bot.versions import grammar_version
from rulesdb.index import Index, open_index
from rulesdb.rows import CardRow

_AT_A_TIME = 40
_ROUNDS = 3
_FEW = 30
"""How many lines with a wording are looked at, and with how many plays, before one is played in every way."""


@dataclass(slots=True)
class Swept:
    """What a sweep found. `lines`: abilities that claim to act, of `cards` whole cards."""

    cards: int = 0
    lines: int = 0
    findings: list[Finding] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The object that `cards sweep --json` prints."""
        causes = Counter((f.why, f.ability, f.part) for f in self.findings)
        return {
            "cards": self.cards,
            "lines": self.lines,
            "listed": len({(f.card, f.text) for f in self.findings}),
            "causes": [
                {"why": why, "ability": ability, "part": part, "parts": number}
                for (why, ability, part), number in sorted(
                    causes.items(), key=lambda item: (-item[1], item[0])
                )
            ],
            "findings": [asdict(f) for f in self.findings],
        }


def sweep(
    index: Index | None = None,
    sample: int | None = None,
    seed: int = 0,
    card: str | None = None,
    jobs: int = 1,
) -> dict[str, Any]:
    """Play the whole cards of the index (default: the one in use): all of them, `sample` of them drawn by `seed`, or one.

    A card that is not whole is not played; `card` is, whatever of it is read. `note` says when there is no such card."""
    index = index or open_index()
    if card is not None:
        row = index.cards.exact(card)
        if row is None:
            return {
                "cards": 0,
                "lines": 0,
                "listed": 0,
                "causes": [],
                "findings": [],
                "note": f"There is no card “{card}”.",
            }
        return of_cards([_compiled(index, row)]).as_json()
    ids = [number for (number,) in index.connection.execute("select id from cards order by id")]
    if sample is not None:
        ids = sorted(random.Random(seed).sample(ids, min(sample, len(ids))))
    cards = (found for found in (_of_id(index, number) for number in ids) if found is not None)
    return of_cards(cards, jobs=jobs).as_json()


def of_cards(cards: Iterable[Card], prover: Prover | None = None, jobs: int = 1) -> Swept:
    """Play these cards: of each wording one line that has it, and others with it where that one shows nothing."""
    swept = Swept()
    claims: list[Claim] = []
    for card in cards:
        swept.cards += 1
        swept.lines += sum(bool(parts_of(a)) for face in _faces(card) for a in face.abilities)
        claims += claims_of(card)
    with _players(prover or Prover(), jobs) as play:
        proved: set[Hashable] = set()
        tried: set[int] = set()
        listed: dict[int, Finding] = {}
        for most in (*(_FEW,) * _ROUNDS, None):
            again = [] if most else [n for n in listed if not claims[n].wordings <= proved]
            chosen = sorted((*again, *_cover(claims, proved, tried)))
            tried |= set(chosen)
            batches = [chosen[at : at + _AT_A_TIME] for at in range(0, len(chosen), _AT_A_TIME)]
            looks = (([claims[n] for n in batch], most) for batch in batches)
            for batch, found in zip(batches, play(looks), strict=True):
                for number, finding in zip(batch, found, strict=True):
                    if finding is None:
                        proved |= claims[number].wordings
                    else:
                        listed[number] = finding
    swept.findings = [
        found for number, found in sorted(listed.items()) if not claims[number].wordings <= proved
    ]
    return swept


def _cover(claims: Sequence[Claim], proved: set[Hashable], tried: set[int]) -> Iterator[int]:
    """Claims not tried yet that have between them every wording that is not proved."""
    planned = set(proved)
    for number, claim in enumerate(claims):
        if number not in tried and not claim.wordings <= planned:
            planned |= claim.wordings
            yield number


_Look: TypeAlias = tuple[list[Claim], int | None]
_Played: TypeAlias = Callable[[Iterable[_Look]], Iterator[list[Finding | None]]]


@contextmanager
def _players(prover: Prover, jobs: int) -> Iterator[_Played]:
    """What plays batches of claims: here, or in several processes."""
    if jobs <= 1:
        yield lambda looks: (list(prover.tried(*look)) for look in looks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield lambda looks: pool.map(_of_batch, looks)


@lru_cache(maxsize=1)
def _prover() -> Prover:
    """The one of a process: what it has proved it need not prove again."""
    return Prover()


def _of_batch(look: _Look) -> list[Finding | None]:
    return list(_prover().tried(*look))


def _of_id(index: Index, number: int) -> Card | None:
    """A whole card of the index; None for one of which something is not read or not acted on."""
    row = index.cards.by_id(number)
    if row is None:
        return None
    found = _compiled(index, row)
    return found if all(acts_on(a) for face in _faces(found) for a in face.abilities) else None


def _compiled(index: Index, row: CardRow) -> Card:
    stored = index.cards.reading(row, grammar_version())
    return from_json(stored) if stored is not None else compile_card(row).card


def _faces(card: Card) -> tuple[Card, ...]:
    return (card,) if card.other_face is None else (card, card.other_face)


def text(found: dict[str, Any]) -> str:
    """The same for people: the causes, most first, each with the lines that it is about."""
    if found.get("note"):
        return str(found["note"])
    out = [
        f"{found['cards']} whole cards played, {found['lines']} lines claim to act, {found['listed']} change nothing."
    ]
    for cause in found["causes"]:
        out.append(f"{cause['parts']:6}  {cause['ability']}: {cause['part']} ({cause['why']})")
        for one in found["findings"]:
            if (one["why"], one["ability"], one["part"]) == (cause["why"], cause["ability"], cause["part"]):
                out.append(
                    f"        {one['card']}: {one['text']}" + (f" [{one['detail']}]" if one["detail"] else "")
                )
    return "\n".join(out)
