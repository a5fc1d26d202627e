"""`cards sweep`: every whole card played on standard boards; what claims to act and changes nothing is listed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bot.abilities.as_json import from_json
from bot.abilities.card import Card
from bot.answers.sweep.kept import Kept
from bot.answers.sweep.parts import parts_of
from bot.answers.sweep.proving import AT_RANDOM, Claim, Finding, Prover, claims_of
from bot.answers.sweep.rounds import Standing, Told, listing, nobody
from bot.cards.reading import compile_card
from bot.engine.relevance.acted import acts_on
from bot.values import asdict, dataclass, field
from bot.versions import grammar_version
from rulesdb.index import Index, open_index
from rulesdb.rows import CardRow


@dataclass(slots=True)
class Swept:
    """What a sweep found. `lines`: abilities that claim to act, of `cards` whole cards. `stopped`: how far it was when it was stopped."""

    cards: int = 0
    lines: int = 0
    findings: list[Finding] = field(default_factory=list)
    stopped: Standing | None = None

    def as_json(self) -> dict[str, Any]:
        """The object that `cards sweep --json` prints."""
        causes = Counter((f.why, f.ability, f.part) for f in self.findings)
        stopped = {"stopped": asdict(self.stopped)} if self.stopped is not None else {}
        return {
            "cards": self.cards,
            "lines": self.lines,
            **stopped,
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
    told: Told = nobody,
    keep: Path | None = None,
) -> dict[str, Any]:
    """Play the whole cards of the index (default: the one in use): all of them, `sample` of them drawn by `seed`, or one.

    A card that is not whole is not played; `card` is, whatever of it is read. `note` says when there is no such card. `told` is
    told how far it is; what is found is kept in the file `keep`, and what that holds need not be played again."""
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
    return of_cards(cards, jobs=jobs, told=told, kept=Kept(keep)).as_json()


def of_cards(
    cards: Iterable[Card],
    prover: Prover | None = None,
    jobs: int = 1,
    told: Told = nobody,
    kept: Kept | None = None,
) -> Swept:
    """Play these cards; whoever wants to know is told how far it is."""
    swept = Swept()
    claims: list[Claim] = []
    for card in cards:
        swept.cards += 1
        swept.lines += sum(bool(parts_of(a)) for face in _faces(card) for a in face.abilities)
        claims += claims_of(card)
    found = listing(claims, prover or Prover(most_at_random=AT_RANDOM), jobs, told, kept)
    swept.findings, swept.stopped = list(found.found.values()), found.stopped
    return swept


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
    if "stopped" in found:
        at = found["stopped"]
        out.append(
            f"Stopped in round {at['round']} of {at['rounds']}, after {at['done']} of {at['chosen']} lines of it: "
            "what is listed may yet be shown, and more may be listed."
        )
    for cause in found["causes"]:
        out.append(f"{cause['parts']:6}  {cause['ability']}: {cause['part']} ({cause['why']})")
        for one in found["findings"]:
            if (one["why"], one["ability"], one["part"]) == (cause["why"], cause["ability"], cause["part"]):
                out.append(
                    f"        {one['card']}: {one['text']}" + (f" [{one['detail']}]" if one["detail"] else "")
                )
    return "\n".join(out)
