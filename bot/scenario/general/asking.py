"""Whether a text asks about keywords in general, and what is played out to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.scenario.forms.template import Node, slots, words_of
from bot.scenario.general.at_large_claims import AT_LARGE_FACTS
from bot.scenario.general.combat_facts import COMBAT_FACTS
from bot.scenario.general.common_facts import COMMON_FACTS
from bot.scenario.general.compiled import DIGITS, compiled
from bot.scenario.general.damage_claims import DAMAGE_FACTS
from bot.scenario.general.deeds import ASKED, DEEDS, watched
from bot.scenario.general.doubts_claims import DOUBTS_FACTS
from bot.scenario.general.exchange_facts import EXCHANGE_FACTS
from bot.scenario.general.facts import FACTS
from bot.scenario.general.game_named import without_the_game
from bot.scenario.general.guarded_claims import GUARDED_FACTS
from bot.scenario.general.hanging import HANGING, of_words
from bot.scenario.general.keyword_facts import KEYWORD_FACTS
from bot.scenario.general.learners_facts import LEARNERS_FACTS
from bot.scenario.general.products import products_of
from bot.scenario.general.relations import RELATIONS, Played, is_redundant, of_a_fact, played
from bot.scenario.general.timing_facts import TIMING_FACTS
from bot.scenario.general.wider_facts import WIDER_FACTS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.plain.asking import DENIED
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import FILLERS, GREETINGS, NUMBERS, word_set
from bot.values import replace

_LONGEST = 30


def _in_digits(token: Token) -> Token:
    digits = DIGITS.get(token.fold)
    return token if digits is None else replace(token, fold=digits, lemma=digits)


@cache
def _relations() -> tuple[tuple[str, Node], ...]:
    lines = (line.partition("#")[0] for line in RELATIONS.strip().splitlines())
    pairs = (line.partition("<-") for line in lines)
    return tuple((kind.strip(), compiled(words.strip())) for kind, _, words in pairs)


@cache
def _deeds() -> tuple[tuple[str, Node], ...]:
    """The story of each deed, and its words."""
    pairs = (line.partition("->") for line in DEEDS.strip().splitlines())
    return tuple((story.strip(), compiled(words.strip())) for words, _, story in pairs)


@cache
def _asked_of_deeds() -> tuple[Node, ...]:
    return tuple(compiled(line.strip()) for line in ASKED.strip().splitlines())


@cache
def _facts() -> tuple[tuple[str, Node], ...]:
    """The story that answers each question, and its words."""
    lines = (
        line
        for line in "\n".join(
            (
                DAMAGE_FACTS,
                GUARDED_FACTS,
                DOUBTS_FACTS,
                LEARNERS_FACTS,
                WIDER_FACTS,
                TIMING_FACTS,
                AT_LARGE_FACTS,
                KEYWORD_FACTS,
                EXCHANGE_FACTS,
                COMMON_FACTS,
                COMBAT_FACTS,
                FACTS,
            )
        ).splitlines()
        if line and not line.startswith("#")
    )
    told = ((words, story) for words, _, story in (line.partition("->") for line in lines))
    return tuple((story.strip(), compiled(words.strip())) for words, story in told)


@cache
def _hanging() -> tuple[tuple[str, Node], ...]:
    """What each question hangs on, and its words."""
    rows = (line.partition("->") for line in HANGING.strip().splitlines())
    return tuple((on.strip(), compiled(words.strip())) for words, _, on in rows)


#: What a deed may count as, as an event that abilities wait for.
_HAPPENINGS = {"dying": "a creature dies", "attacking": "a creature attacks", "blocking": "a creature blocks"}


#: What protects as a keyword does.
_SHIELD = "a shield counter"
_SHIELDS = (["shield", "counter"], ["shield", "counters"])


class _Words:
    """The slots of general questions."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)

    def spend(self) -> None:
        """The sentences are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[str, int]]:
        match kind:
            case "k" | "k2":
                return self._keyword(at)
            case "who":
                return [("", at + 1)] if self.tokens[at].fold in ("i", "you", "it", "we", "one") else []
            case "spell":
                return [
                    (" ".join(t.text for t in self.tokens[at:last]), last)
                    for last in range(self.stop, at, -1)
                ]
            case "rest":
                return [(" ".join(t.fold for t in self.tokens[at:]), self.stop)]
            case "deed":
                ends = ((played, end) for played, node in _deeds() for end, _ in node.match(self, at, None))
                return [(played, end) for played, end in ends]
            case "event":
                return [
                    (" ".join(t.fold for t in self.tokens[at:end]), end)
                    for end in range(self.stop, at + 1, -1)
                ]
            case "dying":
                event = _HAPPENINGS.get(self.tokens[at].fold)
                return [] if event is None else [(event, at + 1)]
            case "died":
                return [(_HAPPENINGS["dying"], at + 1)] if self.tokens[at].lemma == "die" else []
            case _:
                raise ValueError(f"no such slot: {kind}")

    def _keyword(self, at: int) -> list[tuple[str, int]]:
        if self.tokens[at].fold == "protection" and (
            at + 1 == self.stop or self.tokens[at + 1].fold != "from"
        ):
            return [("protection", at + 1)]
        shield = at + (self.tokens[at].fold in ("a", "the"))
        if [token.fold for token in self.tokens[shield : shield + 2]] in _SHIELDS:
            return [(_SHIELD, shield + 2)]
        if self.tokens[at].fold == "ward" and (at + 1 == self.stop or self.tokens[at + 1].kind == "word"):
            return [("ward {2}", at + 1)]  # whatever it costs
        found = keyword_at(self.tokens, at, self.stop)
        return [found] if found is not None and found[0].islower() else []


def general_question(tokens: Sequence[Token]) -> Played | None:
    """What answers the only question of a text about keywords in general; None where it asks something else or tells a story."""
    sentences: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == "break":
            sentences.append([])
        elif token.kind == "word" or token.fold != "-":
            sentences[-1].append(token)
    told = [one for one in sentences if one and (one[0].fold not in _ASKING_FOR_HELP or _tells(one[1:]))]
    if len(told) != 1 or not 3 <= len(told[0]) <= _LONGEST:
        return None
    told = [without_the_game(told[0])]
    turned = any(token.lemma == DENIED for token in told[0])
    found = _found([_in_digits(token) for token in told[0]])
    if found is not None and found.hangs is not None and not _hangs(told[0]):
        found = replace(found, hangs=None) if found.story else found
    return replace(found, denied=not found.denied) if found is not None and turned else found


def _hangs(sentence: Sequence[Token]) -> bool:
    """Whether it is asked what comes on any board: that it can come so is true of some, a keyword works on any, and Wrath of God is known."""
    return sentence[0].fold not in _MAY and _KNOWN.isdisjoint(token.fold for token in sentence)


def _found(sentence: Sequence[Token]) -> Played | None:
    words = _Words(sentence)
    starts = [
        at for at, token in enumerate(sentence) if token.fold in _LEADING or (not at and token.fold in _FIRST)
    ]
    if (
        sentence[0].fold in _CONDITIONS
    ):  # `If I prevent the damage, does infect still give counters?` asks of that
        starts = [start for start in starts if not start]
    for start in (at for at in starts[:2] if not _tells(sentence[:at])):
        for node in _asked_of_deeds():
            for end, filled in node.match(words, start, None):
                if end == words.stop:
                    values = slots(filled)
                    return Played(
                        watched(values["deed"], values.get("event") or values.get("died") or values["dying"])
                    )
        for relation, node in _relations():
            for end, filled in node.match(words, start, None):
                if end == words.stop:
                    values = slots(filled)
                    found = played(
                        relation, values.get("k", ""), values.get("k2", ""), values.get("does", "")
                    )
                    if found is not None:
                        return found
                    if relation == "with" and is_redundant(values.get("k", ""), values.get("k2", "")):
                        return None
        for story, node in _hanging():
            for end, _ in node.match(words, start, None):
                if end == words.stop:
                    return Played("", hangs=of_words(story))
        said = [token.fold for token in sentence[start:]], [token.lemma for token in sentence[start:]]
        for story, node in (*products_of(*said), *_facts()):
            for end, filled in node.match(words, start, None):
                if end == words.stop:
                    return of_a_fact(story, slots(filled))
    return None


def _tells(before: Sequence[Token]) -> bool:
    """Whether what stands before the question tells something of a game: `in a three player game if ...`, `he has Worship out, do ...`."""
    return any(
        token.kind not in ("word", "mark")
        or token.fold in NUMBERS
        or token.fold in _TELLING
        or (at > 0 and token.text[:1].isupper() and token.fold != "i")
        or (is_of_the_language(token.fold) and token.fold not in _TALK)
        for at, token in enumerate(before)
    )


_TELLING = frozenset({"multiplayer", "no", "not", "without", "unless", "except", "nobody", "none"})
_TALK = (
    FUNCTION_WORDS
    | FILLERS
    | GREETINGS
    | word_set("opponent opp friend player say think ask wonder know mean tell")
)
_MAY = frozenset({"can", "could", "may"})
_KNOWN = frozenset({"work", "works", "matter", "wrath"})
_ASKING_FOR_HELP = frozenset(
    {"describe", "explain", "please", "thanks", "thank", "hi", "hello", "just", "curious"}
)
_FIRST = frozenset({"with", "after", "once", "what", "which", "who"})
_CONDITIONS = frozenset(
    {"if", "when", "after", "with", "while", "once", "before", "during", "because", "since"}
)
_LEADING = frozenset(
    {
        "is",
        "are",
        "am",
        "if",
        "when",
        "do",
        "does",
        "will",
        "would",
        "can",
        "could",
        "how",
        "what",
        "at",
        "must",
        "may",
    }
)
