"""Questions asked of stories, and what is answered otherwise than the outcome shows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bot.answers.checking import load_cases
from bot.answers.desk import Desk
from bot.values import dataclass
from tests.truths.showing import Truth, truths_of

_ENDS = re.compile(r"(?<=[.!?])\s+")
_LONGEST = 400
#: Who plays: where nobody is spoken of, a question shows who attacks.
_PLAYERS = re.compile(r"\b(?:I|my|Alice|Bob|opponent)\b")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question behind a story, what is true, and what was answered: None where it was honestly refused, or told to depend on what is left open."""

    story: str
    rules: str
    question: str
    truth: Truth
    answered: Truth | None

    @property
    def is_wrong(self) -> bool:
        return self.answered is not None and not _are_alike(self.truth, self.answered)

    def __str__(self) -> str:
        return f"{self.question} is {self.truth}, answered {self.answered}\n  {self.story} ({self.rules})"


def stories(files: Iterable[Path]) -> list[tuple[str, str]]:
    """(story, rules) of every case, without its questions: those of several sentences in whole sentences."""
    found: dict[tuple[str, str], None] = {}
    for path in files:
        for case in load_cases(path):
            said = _ENDS.split(" ".join(str(case["scenario"]).split()))
            story = " ".join(sentence for sentence in said if not sentence.endswith("?"))
            if story.endswith(".") and len(story) < _LONGEST and _PLAYERS.search(story):
                found[story, str(case.get("rules", "current"))] = None
    return list(found)


def asked_of(told: list[tuple[str, str]], desk: Desk, many: int, each: int, seed: int) -> Iterator[Asked]:
    """`each` questions of each of `many` stories that come to one outcome, chosen by chance."""
    chance = random.Random(seed)
    for story, rules in chance.sample(told, len(told)):
        if many == 0:
            return
        outcome = _the_outcome(desk, story, rules)
        if outcome is None:
            continue
        many -= 1
        truths = list(truths_of(outcome).items())
        for question, truth in chance.sample(truths, min(each, len(truths))):
            found = desk.resolve(f"{story} {question}", rules).json
            answered = [answer["value"] for answer in found["answers"]]
            answered = answered if found["status"] == "resolved" else [found["status"]]
            # what a question asks for may depend on what the story leaves open: `Alice casts Earthquake.`
            refused = found["status"] in ("not_understood", "unsupported") or "depends" in answered[:1]
            yield Asked(story, rules, question, truth, None if refused else answered)


def _the_outcome(desk: Desk, story: str, rules: str) -> Any:
    """What comes of the story, where that is one thing and nothing of it is passed over; else None."""
    found = desk.resolve(story, rules).json
    whole = found["status"] == "resolved" and not found["skipped"] and not found["answers"]
    outcomes = found["outcomes"]
    return outcomes[0] if whole and len(outcomes) == 1 and outcomes[0]["steps"] else None


def _are_alike(truth: Truth, answered: Truth) -> bool:
    pairs = zip(truth, answered, strict=False)
    return len(truth) == len(answered) and all(repr(one) == repr(other) for one, other in pairs)
