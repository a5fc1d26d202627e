"""The wordings as data: each by the word that it begins with, or that it cannot be without."""

from __future__ import annotations

from functools import cache

from bot.regex import regex
from bot.scenario.forms.compiling import ANY, begins_with
from bot.scenario.forms.written import Written
from bot.scenario.plain.amount_wordings import AMOUNT_WORDINGS
from bot.scenario.plain.answer_wordings import ANSWER_WORDINGS
from bot.scenario.plain.asked_of_judges import ASKED_OF_JUDGES
from bot.scenario.plain.asked_shortly_wordings import ASKED_SHORTLY_WORDINGS
from bot.scenario.plain.at_length_wordings import AT_LENGTH_WORDINGS
from bot.scenario.plain.attack_wordings import ATTACK_WORDINGS
from bot.scenario.plain.block_or_die_wordings import BLOCK_OR_DIE_WORDINGS
from bot.scenario.plain.block_wordings import BLOCK_WORDINGS
from bot.scenario.plain.board_wordings import BOARD_WORDINGS
from bot.scenario.plain.card_deed_wordings import CARD_DEED_WORDINGS
from bot.scenario.plain.cards_played_wordings import CARDS_PLAYED_WORDINGS
from bot.scenario.plain.cast_wordings import CAST_WORDINGS
from bot.scenario.plain.change_wordings import CHANGE_WORDINGS
from bot.scenario.plain.chat_wordings import CHAT_WORDINGS
from bot.scenario.plain.chosen_as_it_enters_wordings import CHOSEN_AS_IT_ENTERS_WORDINGS
from bot.scenario.plain.clause_behind_wordings import CLAUSE_BEHIND_WORDINGS
from bot.scenario.plain.column_wordings import COLUMN_WORDINGS
from bot.scenario.plain.combat_wordings import COMBAT_WORDINGS
from bot.scenario.plain.commander_wordings import COMMANDER_WORDINGS
from bot.scenario.plain.comparison_wordings import COMPARISON_WORDINGS
from bot.scenario.plain.cost_wordings import COST_WORDINGS
from bot.scenario.plain.count_wordings import COUNT_WORDINGS
from bot.scenario.plain.damage_wordings import DAMAGE_WORDINGS
from bot.scenario.plain.dealing_wordings import DEALING_WORDINGS
from bot.scenario.plain.everyday_wordings import EVERYDAY_WORDINGS
from bot.scenario.plain.example_wordings import EXAMPLE_WORDINGS
from bot.scenario.plain.fact_wordings import FACT_WORDINGS
from bot.scenario.plain.forum_wordings import FORUM_WORDINGS
from bot.scenario.plain.had_wordings import HAD_WORDINGS
from bot.scenario.plain.half_said_wordings import HALF_SAID_WORDINGS
from bot.scenario.plain.headline_wordings import HEADLINE_WORDINGS
from bot.scenario.plain.held_wordings import HELD_WORDINGS
from bot.scenario.plain.idiom_wordings import IDIOM_WORDINGS
from bot.scenario.plain.judge_chat_wordings import JUDGE_CHAT_WORDINGS
from bot.scenario.plain.keyword_wordings import KEYWORD_WORDINGS
from bot.scenario.plain.kitchen_table_wordings import KITCHEN_TABLE_WORDINGS
from bot.scenario.plain.lead_in_wordings import LEAD_IN_WORDINGS
from bot.scenario.plain.letter_wordings import LETTER_WORDINGS
from bot.scenario.plain.level_wordings import LEVEL_WORDINGS
from bot.scenario.plain.library_wordings import LIBRARY_WORDINGS
from bot.scenario.plain.long_question_wordings import LONG_QUESTION_WORDINGS
from bot.scenario.plain.mail_wordings import MAIL_WORDINGS
from bot.scenario.plain.main_word_wordings import MAIN_WORD_WORDINGS
from bot.scenario.plain.moment_wordings import MOMENT_WORDINGS
from bot.scenario.plain.next_cast_wordings import NEXT_CAST_WORDINGS
from bot.scenario.plain.offhand_wordings import OFFHAND_WORDINGS
from bot.scenario.plain.old_letters_wordings import OLD_LETTERS_WORDINGS
from bot.scenario.plain.one_card_wordings import ONE_CARD_WORDINGS
from bot.scenario.plain.own_words_wordings import OWN_WORDS_WORDINGS
from bot.scenario.plain.phone_deeds import PHONE_DEEDS
from bot.scenario.plain.phone_questions import PHONE_QUESTIONS
from bot.scenario.plain.phone_wordings import PHONE_WORDINGS
from bot.scenario.plain.pod_wordings import POD_WORDINGS
from bot.scenario.plain.posted_wordings import POSTED_WORDINGS
from bot.scenario.plain.question_turns_wordings import QUESTION_TURNS_WORDINGS
from bot.scenario.plain.question_wordings import QUESTION_WORDINGS
from bot.scenario.plain.report_wordings import REPORT_WORDINGS
from bot.scenario.plain.ring_wordings import RING_WORDINGS
from bot.scenario.plain.saga_wordings import SAGA_WORDINGS
from bot.scenario.plain.second_deed_wordings import SECOND_DEED_WORDINGS
from bot.scenario.plain.selection_wordings import SELECTION_WORDINGS
from bot.scenario.plain.spell_wordings import SPELL_WORDINGS
from bot.scenario.plain.stopped_from_wordings import STOPPED_FROM_WORDINGS
from bot.scenario.plain.supposed_wordings import SUPPOSED_WORDINGS
from bot.scenario.plain.table_talk_wordings import TABLE_TALK_WORDINGS
from bot.scenario.plain.taken_wordings import TAKEN_WORDINGS
from bot.scenario.plain.token_copy_wordings import TOKEN_COPY_WORDINGS
from bot.scenario.plain.told_in_order_wordings import TOLD_IN_ORDER_WORDINGS
from bot.scenario.plain.told_wordings import TOLD_WORDINGS
from bot.scenario.plain.trigger_wordings import TRIGGER_WORDINGS
from bot.scenario.plain.turn_wordings import TURN_WORDINGS
from bot.scenario.plain.typed_wordings import TYPED_WORDINGS
from bot.scenario.plain.used_card_wordings import USED_CARD_WORDINGS
from bot.scenario.plain.what_was_long_told_wordings import WHAT_WAS_LONG_TOLD_WORDINGS
from bot.scenario.plain.wording_slots import Words
from bot.scenario.plain.wordings import WORDINGS
from bot.scenario.text.words import word_set
from bot.values import dataclass

_TABLES = (
    LONG_QUESTION_WORDINGS,
    WHAT_WAS_LONG_TOLD_WORDINGS,
    AT_LENGTH_WORDINGS,
    OWN_WORDS_WORDINGS,
    KITCHEN_TABLE_WORDINGS,
    CHAT_WORDINGS,
    CHOSEN_AS_IT_ENTERS_WORDINGS,
    OLD_LETTERS_WORDINGS,
    QUESTION_TURNS_WORDINGS,
    TOLD_IN_ORDER_WORDINGS,
    EVERYDAY_WORDINGS,
    BLOCK_OR_DIE_WORDINGS,
    FACT_WORDINGS,
    CLAUSE_BEHIND_WORDINGS,
    JUDGE_CHAT_WORDINGS,
    HALF_SAID_WORDINGS,
    POD_WORDINGS,
    DAMAGE_WORDINGS,
    CAST_WORDINGS,
    ATTACK_WORDINGS,
    COMMANDER_WORDINGS,
    COUNT_WORDINGS,
    AMOUNT_WORDINGS,
    BLOCK_WORDINGS,
    CHANGE_WORDINGS,
    HELD_WORDINGS,
    SELECTION_WORDINGS,
    SUPPOSED_WORDINGS,
    COMPARISON_WORDINGS,
    BOARD_WORDINGS,
    COMBAT_WORDINGS,
    SPELL_WORDINGS,
    COST_WORDINGS,
    LEAD_IN_WORDINGS,
    FORUM_WORDINGS,
    ASKED_OF_JUDGES,
    EXAMPLE_WORDINGS,
    MAIL_WORDINGS,
    OFFHAND_WORDINGS,
    LETTER_WORDINGS,
    COLUMN_WORDINGS,
    QUESTION_WORDINGS,
    IDIOM_WORDINGS,
    REPORT_WORDINGS,
    TYPED_WORDINGS,
    PHONE_WORDINGS,
    PHONE_QUESTIONS,
    PHONE_DEEDS,
    TABLE_TALK_WORDINGS,
    POSTED_WORDINGS,
    SAGA_WORDINGS,
    RING_WORDINGS,
    LIBRARY_WORDINGS,
    KEYWORD_WORDINGS,
    LEVEL_WORDINGS,
    TRIGGER_WORDINGS,
    TAKEN_WORDINGS,
    TOKEN_COPY_WORDINGS,
    USED_CARD_WORDINGS,
    MAIN_WORD_WORDINGS,
    ONE_CARD_WORDINGS,
    ASKED_SHORTLY_WORDINGS,
    SECOND_DEED_WORDINGS,
    ANSWER_WORDINGS,
    DEALING_WORDINGS,
    CARDS_PLAYED_WORDINGS,
    CARD_DEED_WORDINGS,
    HAD_WORDINGS,
    WORDINGS,
    TOLD_WORDINGS,
    TURN_WORDINGS,
    MOMENT_WORDINGS,
    NEXT_CAST_WORDINGS,
    HEADLINE_WORDINGS,
    STOPPED_FROM_WORDINGS,
)


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of `template` are said as `plainly`; `begins`: only where a sentence or clause begins; `ends`: only where one ends.
    `drops`: they carry nothing. `place`: where it stands among all; `firsts`: the words with which it may begin."""

    template: Written
    plainly: tuple[str, ...]
    begins: bool
    ends: bool
    always: bool
    example: str
    place: int
    firsts: frozenset[str]

    @property
    def drops(self) -> bool:
        return not self.plainly

    @property
    def asks(self) -> bool:
        """Whether the words ask: `do I draw 1 or 2` offers answers, and tells no number."""
        return not _ASKING.isdisjoint(self.firsts) or not _ASKING.isdisjoint(self.plainly[:1])


_ASKING = word_set("do does did will would can could is are how what which who when why whether may should")

#: The wordings that a sentence has the words for, by the word with which each begins.
Fitting = dict[str, list[Wording]]


@cache
def wordings() -> dict[str, list[Wording]]:
    """The wordings by the first word of each."""
    index: dict[str, list[Wording]] = {}
    lines = (line for table in _TABLES for line in table.strip().splitlines())
    for place, line in enumerate(lines):
        rule, _, example = line.partition("#")
        if not rule.strip():
            continue
        words, _, plainly = rule.partition("->")
        always = words.strip().startswith("!")
        words = words.strip().removeprefix("!").strip()
        begins, ends = words.startswith("^"), words.endswith("$")
        template = words.removeprefix("^").removesuffix("$").strip()
        firsts = frozenset(begins_with(template))
        said = tuple(plainly.split())
        wording = Wording(Written(template), said, begins, ends, always, example.strip(), place, firsts)
        for word in firsts:
            index.setdefault(word, []).append(wording)
    return index


class _Filed:
    """Wordings, each by words of which a sentence must have one; those that begin with a word are filed once some sentence has it, as
    few words are ever said. `always`: only those that come before anything else."""

    def __init__(self, always: bool) -> None:
        self._always = always
        self._begun: set[str] = set()
        self._taken_in: set[int] = set()
        self._by_word: dict[str, list[Wording]] = {}
        self._by_none: list[Wording] = []
        self._take_in(ANY)

    def that_may_fit(self, words: Words) -> Fitting:
        """Those for which the sentence has the words, by the words that they begin with, in their order."""
        said = words.words
        assert said is not None
        for word in said - self._begun:
            self._take_in(word)
        tried = [*self._by_none, *(one for word in said for one in self._by_word.get(word, ()))]
        fitting: Fitting = {}
        fit = {wording.place: wording for wording in tried if wording.template.may_fit(words)}
        for _, wording in sorted(fit.items()):
            for first in wording.firsts:
                fitting.setdefault(first, []).append(wording)
        return fitting

    def _take_in(self, word: str) -> None:
        """Files the wordings that begin with a word."""
        self._begun.add(word)
        for wording in wordings().get(word, ()):
            if wording.place in self._taken_in or (self._always and not wording.always):
                continue
            self._taken_in.add(wording.place)
            seldom = _seldom_said(wording)
            for filed in [self._by_word.setdefault(one, []) for one in seldom] or [self._by_none]:
                filed.append(wording)


def _seldom_said(wording: Wording) -> frozenset[str]:
    """Words of which whatever fits the wording has one: those with which the fewest wordings begin, as they are seldom said. None
    where anything fits."""
    firsts = () if ANY in wording.firsts else (wording.firsts,)
    return min((*wording.template.needed, *firsts), key=_how_common, default=frozenset())


def _how_common(words: frozenset[str]) -> int:
    return sum(1 + len(wordings().get(word, ())) for word in words)


_filed = cache(_Filed)


def that_may_fit(words: Words, always: bool) -> Fitting:
    """The wordings for which the sentence has the words, each under every word that it may begin with, `ANY` where that may be
    anything; `always`: only those that come before anything else."""
    return _filed(always).that_may_fit(words)


@cache
def words_of_wordings() -> frozenset[str]:
    """Every word that some wording speaks of, before it is said plainly."""
    said = (line.partition("#")[0].partition("->")[0] for table in _TABLES for line in table.splitlines())
    return frozenset(word for line in said for word in _WORD.findall(_SLOT.sub(" ", line)))


_SLOT = regex(r"\{[^{}]*\}")
_WORD = regex(r"[a-z]+")
