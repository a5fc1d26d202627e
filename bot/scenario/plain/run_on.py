"""Sentences that run on without a mark between them: `opp attacks w/ 5/5 i chump w/ 1/1 do i take dmg`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES, WORDY_NAMES
from bot.scenario.phrases.keywords import KEYWORD_WORDS
from bot.scenario.plain.asking import HELPING
from bot.scenario.plain.things_alone import with_things_told
from bot.scenario.plain.wording_words import DETERMINERS
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_WHO_ACTS = word_set("i he she they we opp opponent")
_PRONOUNS = word_set("i he she they we")
_ASKED_ABOUT = word_set(
    "i he she it they we you my his her their the this that both opp either anyone anything"
)
#: What an asker asks for, by the two words with which that begins.
_ASKING = {
    "how": word_set("much many big"),
    "what": word_set("happens happen dies survives is life"),
    "who": word_set("dies die wins survives takes wins lives"),
    "which": word_set("one ones creature creatures"),
}
#: Words that no clause ends in.
_GOING_ON = HELPING | word_set(
    """
    if when whenever while because since so and or but that which who whom what how where why whether after before until unless as
    with without to of for from by on at into onto against targeting than like the a an my his her their its your no not then once
    have has had be been being also still just only even i he she they we says thinks know guess think means mean
    """
)
#: Nouns of which more is told by a clause of somebody's: `the creature he attacks with`.
_TOLD_MORE_OF = word_set(
    "creature creatures one ones spell card cards guy thing things damage life permanent permanents turn time way player token tokens ability"
)
#: Of these a number tells enough.
_COUNTED = word_set("life damage cards poison")
#: Words with which a clause begins that another one follows in the same sentence.
_OPENING = word_set("if when whenever while because since after before once as with in")
#: Participles that tell what is done besides, and never which thing is meant (`a creature attacking me`).
_DOING_BESIDES = word_set(
    """
    giving exerting bouncing destroying killing exiling drawing countering putting gaining discarding untapping pumping returning
    airbending regenerating preventing creating searching fetching proliferating milling flickering burning shocking bolting
    """
)
#: Words that may follow a clause that tells of a noun (`a creature Bob controls in response`).
_NO_OBJECTS = word_set(
    "in during this that then now also too instead there here up down back tapped untapped first last"
)
#: Words for whose it is, so that no more has to be told to say which.
_OWN = word_set("my his her their your")
#: What ends what is told to be there: `with Worship out i attack`.
_THERE = word_set("out play battlefield board field")


def in_sentences(tokens: Sequence[Token], names: Sequence[bool]) -> list[Token]:
    """The tokens with a break wherever a sentence ends that no mark ends, and a comma before a participle that tells what else is
    done; `names`: which stand in a name of several words."""
    apart = _with_questions_apart(tokens)
    told = with_things_told(_with_topics_told(_with_breaks(apart, names)), tokens, names)
    return _with_participles_apart(told, tokens, names)


def _with_questions_apart(tokens: Sequence[Token]) -> list[Token]:
    """`I block with a 2/2 that has first strike - who dies?`: what is asked after a dash is a sentence of its own."""
    found = list(tokens)
    for start, stop in sentences(tokens):
        for at in range(start + 2, stop - 2):
            if (
                tokens[at].fold == "—"
                and _asks(tokens, at + 1, stop)
                and tokens[start].fold not in _TOPICS
                and _has_verb(tokens[start:at])
                and stop < len(tokens)
                and "?" in tokens[stop].text
            ):
                found[at] = replace(tokens[at], kind="break", fold=".", text=".")
    return found


def _with_topics_told(tokens: list[Token]) -> list[Token]:
    """`My creature with shroud: can he bolt it?`, `My Ogre - can it block?`: what is asked about is told to be there."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        colon = next((n for n in range(start + 2, stop - 1) if tokens[n].fold in (":", "—")), None)
        topic = tokens[start:colon] if colon is not None else []
        asked = colon is not None and tokens[colon + 1].fold in HELPING | _ASKING.keys()
        having = next((n for n, token in enumerate(topic) if token.fold == "with"), len(topic))
        verbs = _has_verb([token for token in topic[:having] if not token.fold.endswith("ed")])
        if colon is None or not asked or tokens[start].fold not in _TOPICS or verbs:
            found += tokens[start : stop + 1]
            continue
        told = _TOPICS[tokens[start].fold]
        at = tokens[start]
        found += [Token("word", word, word, LEMMAS.get(word, word), at.start, at.end) for word in told]
        found += [*topic[1:], _break(".", tokens[colon - 1]), *tokens[colon + 1 : stop + 1]]
    return found


#: How what is asked about is told to be there, by the word that it begins with.
_TOPICS = {
    "my": ("i", "have", "a"),
    "his": ("my", "opponent", "has", "a"),
    "her": ("my", "opponent", "has", "a"),
    "a": ("there", "is", "a"),
    "an": ("there", "is", "a"),
}


def _with_participles_apart(
    found: list[Token], tokens: Sequence[Token], names: Sequence[bool]
) -> list[Token]:
    """`casts Boros Charm giving it double strike`: with a comma before `giving`."""
    in_name = {token.start for token, named in zip(tokens, names, strict=True) if named}
    apart: list[Token] = []
    for token in found:
        before = apart[-1] if apart else None
        if (
            token.fold in _DOING_BESIDES
            and token.start not in in_name
            and before is not None
            and before.kind not in ("mark", "break")
            and before.fold not in _GOING_ON
        ):
            apart.append(Token("mark", ",", ",", ",", before.end, before.end))
        apart.append(token)
    return apart


def _with_breaks(tokens: Sequence[Token], names: Sequence[bool]) -> list[Token]:
    found: list[Token] = []
    for start, stop in sentences(tokens):
        ends = tokens[stop : stop + 1]
        asks_last = bool(ends) and "?" in ends[0].text
        cuts = [(start, False), *_cuts(tokens, names, start, stop)]
        if len(cuts) == 1:
            found += [*tokens[start:stop], *ends]
            continue
        for (begin, asks), (after, _) in zip(cuts, [*cuts[1:], (stop, False)], strict=True):
            found += tokens[begin:after]
            if after < stop and tokens[begin].fold in _OPENING:
                found.append(Token("mark", ",", ",", ",", tokens[after - 1].end, tokens[after - 1].end))
            elif after < stop or not ends:
                found.append(_break("?" if asks else ".", tokens[after - 1]))
            else:
                found.append(_break("?", ends[0]) if asks and not asks_last else ends[0])
    return found


def _break(sign: str, after: Token) -> Token:
    return Token("break", sign, sign, sign, after.end, after.end)


def _cuts(
    tokens: Sequence[Token], names: Sequence[bool], start: int, stop: int
) -> Iterator[tuple[int, bool]]:
    """Where a sentence begins within another, and whether it asks."""
    begun = start
    for at in range(start + 2, stop - 1):
        before = tokens[at - 1]
        if names[at] or before.kind == "mark" or before.fold in _GOING_ON or at - begun < 2:
            continue
        asks = _asks(tokens, at, stop) or (
            tokens[begun].fold in _OPENING and _asks_of_a_name(tokens, names, at)
        )
        there = before.fold in _THERE and not names[at - 1]
        if not (there or _has_verb(tokens[begun:at])):
            continue
        marks = [n for n in range(begun, at) if tokens[n].kind == "mark" and not names[n]]
        opens = marks[-1] + 1 if marks else begun
        if asks and tokens[opens].fold in (*_ASKING, "where", "why") and tokens[at].fold in HELPING:
            continue  # `how much damage does he take` is one question
        more = _is_told_more_of(tokens, begun, at) and not _has_an_object(tokens, names, at, stop)
        if asks or (_somebody_acts(tokens, names, at, stop) and not more):
            cut = _with_what_opens_it(tokens, at)
            if tokens[cut - 1].kind == "mark" or cut - begun < 2:
                continue
            begun = cut
            yield cut, asks


def _with_what_opens_it(tokens: Sequence[Token], at: int) -> int:
    """Where the clause at `at` begins with the words before it that are its own: `casts Wrath of God in response i ...`."""
    return at - 2 if at > 1 and [t.fold for t in tokens[at - 2 : at]] == ["in", "response"] else at


def _asks(tokens: Sequence[Token], at: int, stop: int) -> bool:
    word, following = tokens[at].fold, tokens[at + 1].fold
    if word in HELPING:
        return (following in _ASKED_ABOUT or _is_a_player(tokens[at + 1])) and at + 2 < stop
    return following in _ASKING.get(word, ())


def _asks_of_a_name(tokens: Sequence[Token], names: Sequence[bool], at: int) -> bool:
    """`if I Fog does lifelink still work`: after a condition what has a name is asked about, or a keyword."""
    following = tokens[at + 1]
    return tokens[at].fold in ("does", "do", "will", "would") and (
        names[at + 1] or (following.fold in KEYWORD_WORDS and following.fold not in LEMMAS)
    )


def _somebody_acts(tokens: Sequence[Token], names: Sequence[bool], at: int, stop: int) -> bool:
    verb = at + 1
    if tokens[at].fold == "no" and tokens[at + 1].fold in ("blocks", "blockers", "block", "responses"):
        return True
    if tokens[at].fold == "my" and tokens[at + 1].fold in ("opponent", "opp"):
        verb = at + 2
    elif tokens[at].fold not in _WHO_ACTS and not (_is_a_player(tokens[at]) and not names[at]):
        return False
    if verb < stop and names[verb] and tokens[at].fold in _PRONOUNS:
        return True  # `i Giant Growth it`
    return verb < stop and tokens[verb].kind == "word" and tokens[verb].fold in LEMMAS


def _is_a_player(token: Token) -> bool:
    """Whether the word is a given name that is nothing else."""
    capital = token.text[:1].isupper()
    return token.fold in GIVEN_NAMES and not token.owner and (capital or token.fold not in WORDY_NAMES)


def _is_told_more_of(tokens: Sequence[Token], begun: int, at: int) -> bool:
    """Whether the clause at `at` may say which thing is meant that was named just before it: `the 3/3 he blocked with`."""
    near = [token.fold for token in tokens[max(begun, at - 4) : at]]
    if near[-1] in _COUNTED and len(near) > 1 and tokens[at - 2].kind == "number":
        return False  # `i have 2 life he attacks`
    more = near[-1] in _TOLD_MORE_OF and _OWN.isdisjoint(near) and not _does_it_to_something(tokens, at)
    return "the" in near or more


def _does_it_to_something(tokens: Sequence[Token], at: int) -> bool:
    """Whether the verb of the clause at `at` has an object, so that the clause tells of no noun before it: `a 3/3 creature Bob casts
    Shock`, but `a creature Bob controls`."""
    if not _is_a_player(tokens[at]) or at + 2 >= len(tokens):
        return False
    told = tokens[at + 3] if tokens[at + 2].fold == "with" and at + 3 < len(tokens) else tokens[at + 2]
    if told.kind == "word" and told.text[:1].islower() and told.fold not in DETERMINERS:
        return told.fold in ("not", "at") or not (told.fold in LEMMAS or told.fold in _GOING_ON | _NO_OBJECTS)
    return told.kind in ("word", "size", "number")


def _has_an_object(tokens: Sequence[Token], names: Sequence[bool], at: int, stop: int) -> bool:
    """Whether the clause at `at` says to what something is done, as one that tells which thing is meant does not: `after he blocks the
    3/3 i cast Giant Growth on it`."""
    thing = at + 2
    return thing < stop and (names[thing] or tokens[thing].fold in _OBJECTS)


_OBJECTS = word_set("a an my his her their it him me them")


def _has_verb(tokens: Sequence[Token]) -> bool:
    return any(token.kind == "word" and token.fold in LEMMAS for token in tokens)
