"""The wordings as data: each by the word that it begins with, or that it cannot be without."""

from __future__ import annotations

from functools import cache, lru_cache

from bot.scenario.forms.compiling import ANY, begins_with, compile_template, needs_one
from bot.scenario.forms.template import Node, may_fit
from bot.scenario.plain.asked_of_judges import ASKED_OF_JUDGES
from bot.scenario.plain.column_wordings import COLUMN_WORDINGS
from bot.scenario.plain.cost_wordings import COST_WORDINGS
from bot.scenario.plain.lead_in_wordings import LEAD_IN_WORDINGS
from bot.scenario.plain.letter_wordings import LETTER_WORDINGS
from bot.scenario.plain.mail_wordings import MAIL_WORDINGS
from bot.scenario.plain.offhand_wordings import OFFHAND_WORDINGS
from bot.scenario.plain.posted_wordings import POSTED_WORDINGS
from bot.scenario.plain.question_wordings import QUESTION_WORDINGS
from bot.scenario.plain.report_wordings import REPORT_WORDINGS
from bot.scenario.plain.told_wordings import TOLD_WORDINGS
from bot.scenario.plain.typed_wordings import TYPED_WORDINGS
from bot.scenario.plain.used_card_wordings import USED_CARD_WORDINGS
from bot.scenario.plain.wording_slots import Words
from bot.scenario.plain.wordings import WORDINGS
from bot.values import dataclass

_TABLES = (
    COST_WORDINGS,
    LEAD_IN_WORDINGS,
    ASKED_OF_JUDGES,
    MAIL_WORDINGS,
    OFFHAND_WORDINGS,
    LETTER_WORDINGS,
    COLUMN_WORDINGS,
    QUESTION_WORDINGS,
    REPORT_WORDINGS,
    TYPED_WORDINGS,
    POSTED_WORDINGS,
    USED_CARD_WORDINGS,
    WORDINGS,
    TOLD_WORDINGS,
)


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of `template` are said as `plainly`; `begins`: only where a sentence or clause begins; `ends`: only where one ends.
    `drops`: they carry nothing."""

    template: str
    plainly: tuple[str, ...]
    begins: bool
    ends: bool
    always: bool
    example: str

    @property
    def drops(self) -> bool:
        return not self.plainly


#: Wordings, each with its words.
_Tried = tuple[tuple[Wording, Node], ...]


#: Compiled when first tried.
_compiled = cache(compile_template)


@cache
def wordings() -> dict[str, list[Wording]]:
    """The wordings by the first word of each."""
    index: dict[str, list[Wording]] = {}
    for line in (line for table in _TABLES for line in table.strip().splitlines()):
        rule, _, example = line.partition("#")
        if not rule.strip():
            continue
        words, _, plainly = rule.partition("->")
        always = words.strip().startswith("!")
        words = words.strip().removeprefix("!").strip()
        begins, ends = words.startswith("^"), words.endswith("$")
        template = words.removeprefix("^").removesuffix("$").strip()
        wording = Wording(template, tuple(plainly.split()), begins, ends, always, example.strip())
        for word in begins_with(template):
            index.setdefault(word, []).append(wording)
    return index


@lru_cache(maxsize=1024)
def beginning(word: str, lemma: str, always: bool) -> _Tried:
    """The wordings that begin with a word, each with its words; `always`: only those that come before anything else."""
    index = wordings()
    found = (one for key in dict.fromkeys((word, lemma)) for one in index.get(key, ()))
    return tuple((one, _compiled(one.template)) for one in found if one.always or not always)


@lru_cache(maxsize=2)
def _anywhere(always: bool) -> tuple[dict[str, tuple[int, ...]], tuple[int, ...], _Tried]:
    """The wordings that may begin with anything, in their order; where those stand that need a word, by that word; where those
    stand that need none."""
    tried = beginning(ANY, ANY, always)
    by_word: dict[str, list[int]] = {}
    others: list[int] = []
    for place, (_, node) in enumerate(tried):
        needed = needs_one(node)
        for word in needed:
            by_word.setdefault(word, []).append(place)
        if not needed:
            others.append(place)
    return {word: tuple(places) for word, places in by_word.items()}, tuple(others), tried


def that_may_fit(words: Words, always: bool) -> list[tuple[Wording, Node]]:
    """The wordings that may begin with anything for which the sentence has the words."""
    by_word, others, tried = _anywhere(always)
    assert words.words is not None
    places = {*others}
    for word in words.words & by_word.keys():
        places.update(by_word[word])
    return [tried[place] for place in sorted(places) if may_fit(tried[place][1], words)]
