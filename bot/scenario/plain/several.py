"""A question of several verbs as one question for each: `does it survive and kill Ogre` asks whether it survives and whether it kills
Ogre; `does it die or survive`, which of the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import ALSO, BEFORE, EITHER, HELPING, IN_TIME, asked, in_each_question
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_BEFORE_NOUNS = word_set("the a an my your his her their its our this that any each both no some")
_PRONOUNS = word_set("i you he she it they we this that")
_BEFORE_SUBJECTS = _PRONOUNS | _BEFORE_NOUNS | {"only", "just"}
_BEFORE_VERBS = word_set("still also then just only even actually not")
_NOUNS_TOO = word_set(
    "attack block damage trigger target control counter draw turn play copy token pass return flip fight deal land"
)
_BEFORE_OBJECTS = word_set(
    "it them him her me my your his their the a an this that both all with one two any"
)
#: What is done to the same thing as the verb that follows: `target and return Ogre`.
_SHARING = word_set("target choose pick block attack kill destroy tap exile counter untap sacrifice cast")
#: What is done to nothing: `survive and take 3`.
_OF_ITSELF = word_set("die survive live untap resolve trigger regenerate connect fizzle")
_ENDS = word_set("if when while because since after before unless until once")


def one_question_each(tokens: Sequence[Token], names: Sequence[bool]) -> list[Token]:
    """The tokens with each question of several verbs as so many questions, to be answered as one. `names`: which tokens stand in a
    name of several words."""
    return in_each_question(tokens, names, _each, unmarked=True)


def _each(tokens: list[Token], names: Sequence[bool]) -> list[Token]:
    for at in _questions(tokens):
        verb = subject_ends(tokens, names, at)
        if verb is None:
            continue
        for joint in range(verb + 1, len(tokens) - 1):
            if tokens[joint].fold in _ENDS and not names[joint]:
                break
            if tokens[joint].fold not in ("and", "or", "but") or tokens[joint].lemma in (ALSO, EITHER):
                continue
            another = _of_another(tokens, names, at, joint)
            if another is not None:
                also = replace(tokens[joint], text="and", fold="and", lemma=ALSO)
                return [*tokens[:joint], also, *another]
            if tokens[joint].fold == "but":
                continue
            second = _second(tokens, names, at, verb, joint)
            if second is None:
                continue
            first = tokens[at:joint]
            if joint == verb + 1:
                if tokens[verb].lemma in _SHARING:
                    first = [*first, *_object(tokens, joint)]
                elif tokens[verb].lemma not in _OF_ITSELF:
                    break
            marker = ALSO if tokens[joint].fold == "and" else EITHER
            joined = replace(tokens[joint], text=tokens[joint].fold, lemma=marker)
            return [*tokens[:at], *first, joined, *second]
    return tokens


def what_comes_first(tokens: Sequence[Token], names: Sequence[bool]) -> list[Token]:
    """The tokens with each `can I Shock it before it deals damage`: the deed, and what it is to come before, as questions."""
    return in_each_question(tokens, names, _which_first)


def _which_first(tokens: list[Token], names: Sequence[bool]) -> list[Token]:
    at = next((n for n, token in enumerate(tokens) if n and token.fold == "before" and not names[n]), None)
    if at is None or tokens[at].lemma == IN_TIME:
        return tokens
    if any(token.fold in _MOMENTS for token in tokens[at + 1 : at + 4]) and tokens[-1].fold in _HAPPENS:
        return tokens  # `before damage is dealt`, `before any blockers are declared`: a moment
    asks = next((token for n in _questions(tokens[:at]) for token in tokens[n : n + 1]), None)
    event = asked(_without_can(tokens[at + 1 :]))
    if asks is None or event is None:
        return tokens
    of_then = asks.fold in _WHILE_IT_WAITS or any(token.fold in _LASTING for token in tokens[:at])
    if of_then and tokens[-1].lemma == "resolve":
        return tokens  # what is done, or so, while that waits on the stack
    return [*tokens[:at], replace(tokens[at], lemma=BEFORE), *event]


#: Verbs of what is so for a time, of which nothing comes first.
_LASTING = word_set("have control own survive live")
_WHILE_IT_WAITS = word_set("can could is are am was were")
_MOMENTS = word_set("damage blockers blocks attackers attacks")
_HAPPENS = word_set("dealt declared assigned done happens made chosen")


def _without_can(clause: Sequence[Token]) -> list[Token]:
    """`they can block` as `they block`: what comes of it is asked for, not whether it is allowed."""
    return [token for n, token in enumerate(clause) if not (0 < n < 5 and token.fold in ("can", "could"))]


def _questions(tokens: Sequence[Token]) -> Iterator[int]:
    """Where a question may begin: at the sentence's start, or after a mark or a word that joins clauses."""
    for at, token in enumerate(tokens[:-1]):
        if token.fold in HELPING and (
            at == 0 or tokens[at - 1].kind == "mark" or tokens[at - 1].fold in ("and", "so", "but", "then")
        ):
            yield at


def subject_ends(tokens: Sequence[Token], names: Sequence[bool], at: int) -> int | None:
    """Where the question's verb stands, after its subject; `at`: where its helping verb does."""
    for index in range(at + 2, min(at + 12, len(tokens))):
        if tokens[index].kind in ("mark", "break"):
            return None
        if is_plain_verb(tokens, names, index):
            return index
    return None


def is_plain_verb(tokens: Sequence[Token], names: Sequence[bool], at: int) -> bool:
    """Whether a verb in its plain form stands there, that a question may go on with: `does it die and return`."""
    token = tokens[at]
    if token.kind != "word" or names[at] or token.owner or token.fold != token.lemma:
        return False
    if token.fold not in LEMMAS or tokens[at - 1].fold in _BEFORE_NOUNS or tokens[at - 1].owner:
        return False
    if token.fold not in _NOUNS_TOO:
        return True
    following = tokens[at + 1].fold if at + 1 < len(tokens) else ""
    alone = tokens[at - 1].fold in _PRONOUNS | {"and", "or"}
    ends = names[at - 1] and following in ("and", "or", "but")  # `does Blood Artist trigger and I gain 1`
    return alone or ends or following in _BEFORE_OBJECTS


def _second(
    tokens: Sequence[Token], names: Sequence[bool], at: int, ends: int, joint: int
) -> list[Token] | None:
    """The question that the words after `and`, `or` ask; None where they are no other verb."""
    verb = joint + 1
    if tokens[verb].fold in HELPING and verb + 1 < len(tokens):
        if tokens[joint].fold == "and" or tokens[verb + 1].fold in ("not",):
            return None
        return list(tokens[verb:]) if tokens[verb + 1].fold in _BEFORE_SUBJECTS else None
    while verb < len(tokens) and tokens[verb].fold in _BEFORE_VERBS:
        verb += 1
    if verb >= len(tokens) or not is_plain_verb(tokens, names, verb):
        return None
    return [*tokens[at:ends], *tokens[joint + 1 :]]


def _of_another(tokens: Sequence[Token], names: Sequence[bool], at: int, joint: int) -> list[Token] | None:
    """`does Ogre die and Elf survive`: the question that the words after `and`, `but` ask of somebody or something else, whose verb is plain
    as only a question's is; None where they tell something."""
    first = joint + 1
    if tokens[joint].fold == "or" or tokens[at].fold not in _OF_WHAT_COMES or first >= len(tokens) - 1:
        return None
    token = tokens[first]
    if not (names[first] or token.text[:1].isupper() or token.fold in _BEFORE_SUBJECTS):
        return None
    verb = next(
        (n for n in range(first + 1, min(first + 8, len(tokens))) if is_plain_verb(tokens, names, n)), None
    )
    if verb is None or tokens[verb].fold not in _COMES_ABOUT:
        return None
    if any(one.kind in ("mark", "break") or one.fold in _ENDS | HELPING for one in tokens[first:verb]):
        return None
    return [replace(tokens[at], start=token.start, end=token.start), *tokens[first:]]


#: Asks what comes about, and not what may be done.
_OF_WHAT_COMES = word_set("do does did will would")
#: What comes about, and is nobody's deed.
_COMES_ABOUT = word_set("die survive live gain lose take trigger resolve fizzle return untap")


def _object(tokens: Sequence[Token], joint: int) -> list[Token]:
    """What the verb after `and` is done to: the words up to a preposition."""
    found: list[Token] = []
    for token in tokens[joint + 2 :]:
        if token.fold in ("with", "to", "by", "for", "from", "before", "in", "at", "during"):
            break
        found.append(token)
    return found
