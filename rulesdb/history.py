"""The story of one rule through the indexed years: its numbers, its words, where it came from and went."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

from rulesdb.rows import DocumentRow, RuleRow
from rulesdb.shelf import Shelf
from rulesdb.wording import plain_words, telling

#: A rule that is gone has moved where this share of its telling words now stands;
_STILL_THERE = 0.75
#: within the section that its section became, where this share does.
_ALIKE_IN_SECTION = 0.3
_FEW_WORDS = 3
_TOKEN = re.compile(r"\s+|[^\s]+")


@dataclass(frozen=True, slots=True)
class Version:
    """The rule as one text has it, compared with the text before.

    `words` are its words with what was added and removed: pairs of ("same" | "added" | "removed") and a piece
    of text; empty where nothing was. `references_only` is a rewording in nothing but other rules' numbers.
    """

    document: DocumentRow
    rule: RuleRow
    first: bool = False
    renumbered: bool = False
    reworded: bool = False
    references_only: bool = False
    words: tuple[tuple[str, str], ...] = ()

    @property
    def change(self) -> str:
        """What happened, in words: `first seen`, `unchanged`, `renumbered and reworded` and so on."""
        if self.first:
            return "first seen"
        said = [
            "renumbered" * self.renumbered,
            "reworded" * (self.reworded and not self.references_only),
            "its references renumbered" * self.references_only,
        ]
        return " and ".join(part for part in said if part) or "unchanged"


@dataclass(frozen=True, slots=True)
class Story:
    """One rule through the years, oldest text first. `gone` is the first text that no longer has it; then
    `instead` is what stands under its number there, if anything, and `moved` where its words went, if any."""

    versions: tuple[Version, ...]
    gone: DocumentRow | None = None
    instead: RuleRow | None = None
    moved: RuleRow | None = None


def tell(shelf: Shelf, rule: RuleRow) -> Story:
    """The story of a rule, from the first indexed text that has it to the last."""
    chain = [rule]
    while before := shelf.older(chain[0].id):
        chain.insert(0, before[0])
    while after := shelf.newer(chain[-1].id):
        chain.append(after[0])
    versions = []
    previous: RuleRow | None = None
    for version in chain:
        versions.append(_version(shelf, previous, version))
        previous = version
    return _ending(shelf, tuple(versions))


def same_number(shelf: Shelf, rule: RuleRow) -> list[Story]:
    """The stories of other rules that have had this rule's number in other years, oldest first."""
    own = {version.rule.id for version in tell(shelf, rule).versions}
    stories: list[Story] = []
    years = {row.id for row in shelf.years}
    for other in shelf.everywhere(rule.number):
        if other.document in years and other.id not in own:
            story = tell(shelf, other)
            own.update(version.rule.id for version in story.versions)
            stories.append(story)
    return stories


def _version(shelf: Shelf, before: RuleRow | None, rule: RuleRow) -> Version:
    document = shelf.documents[rule.document]
    if before is None:
        return Version(document, rule, first=True)
    reworded = plain_signs(before.text) != plain_signs(rule.text)
    return Version(
        document,
        rule,
        renumbered=before.number != rule.number,
        reworded=reworded,
        references_only=reworded and plain_words(before.text) == plain_words(rule.text),
        words=compare_words(before.text, rule.text) if reworded else (),
    )


def _ending(shelf: Shelf, versions: tuple[Version, ...]) -> Story:
    last = versions[-1]
    later = [row for row in shelf.years if row.date > last.document.date]
    if not later:
        return Story(versions)
    gone = later[0]
    instead = shelf.find(last.rule.number, gone.id)
    return Story(versions, gone, instead, _where_it_went(shelf, last.rule, gone, instead))


def _where_it_went(shelf: Shelf, rule: RuleRow, gone: DocumentRow, instead: RuleRow | None) -> RuleRow | None:
    """The rule of a text that now says most of what a removed rule said, wherever it stands; or the nearest to
    it in the section that its own section became; or that section."""
    rules = [other for other in shelf.all_rules(gone.id) if not other.is_heading and other is not instead]
    if instead is not None:
        rules = [other for other in rules if other.id != instead.id]
    if best := _nearest(rule, rules, _STILL_THERE):
        return best
    section = shelf.find(rule.number.split(".")[0], rule.document)
    following = shelf.newer(section.id) if section else None
    if following is None or following[0].document != gone.id:
        return None
    inside = [other for other in rules if other.number.split(".")[0] == following[0].number]
    return _nearest(rule, inside, _ALIKE_IN_SECTION) or following[0]


def _nearest(rule: RuleRow, others: list[RuleRow], least: float) -> RuleRow | None:
    """The rule that says most of a rule's telling words, if it says at least that share of them."""
    wanted = telling(plain_words(rule.text))
    if len(wanted) < _FEW_WORDS:
        return None
    best, share = None, least
    for other in others:
        said = telling(plain_words(other.text))
        common = len(wanted & said)
        worth = common / len(wanted) - 0.002 * len(said - wanted)
        if worth > share:
            best, share = other, worth
    return best


def plain_signs(text: str) -> str:
    """A text for comparing: one spelling of quotes, dashes and old symbols, and no spaces at its ends."""
    text = text.translate(str.maketrans("“”’‘—–", "\"\"''--"))
    return " ".join(re.sub(r"\{o(?=[0-9WUBRGTXC])", "{", text).split())


def compare_words(before: str, after: str) -> tuple[tuple[str, str], ...]:
    """What of the words stayed, went and came, in reading order."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    matcher = SequenceMatcher(
        None, [plain_signs(word) for word in old], [plain_signs(word) for word in new], autojunk=False
    )
    pieces: list[tuple[str, str]] = []
    for kind, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        if kind == "equal":
            pieces.append(("same", "".join(new[new_from:new_to])))
            continue
        if old_to > old_from:
            pieces.append(("removed", "".join(old[old_from:old_to])))
        if new_to > new_from:
            pieces.append(("added", "".join(new[new_from:new_to])))
    return tuple(pieces)
