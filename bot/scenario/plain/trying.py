"""The words in which a story is tried: as typed, then plainer, then without what carries nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.plain.background import without_background
from bot.scenario.plain.claims import questions_for_claims
from bot.scenario.plain.comments import without_comments
from bot.scenario.plain.confirming import questions_to_confirm
from bot.scenario.plain.idle import idle_spans
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.plain.light_words import light_places
from bot.scenario.plain.names_as_one import is_more_than_a_name, said_as_one
from bot.scenario.plain.rewriting import rewritten
from bot.scenario.plain.run_on import in_sentences
from bot.scenario.plain.several import one_question_each, what_comes_first
from bot.scenario.plain.slips import without_slips
from bot.scenario.plain.taken_back import without_what_is_taken_back
from bot.scenario.spoken.in_full import in_full
from bot.scenario.spoken.rules_said import with_rules_said
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import dataclass, replace


def with_whole_names(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens without the sign that ends a card's name and no sentence (`Fear, Fire, Foes! with X=4`), and with names in full."""
    found: list[Token] = []
    for index, token in enumerate(tokens):
        if token.kind == "break" and token.text in ("!", "?") and index + 1 < len(tokens):
            words = _as_typed(tokens[max(0, index - 8) : index])
            ends = (names.spelling(" ".join(words[start:])) for start in range(len(words)))
            goes_on = not tokens[index + 1].text[:1].isupper()
            if goes_on and any(name is not None and name.endswith(token.text) for name in ends):
                continue
        found.append(token)
    return _in_full_names(found, names)


def _in_full_names(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with `and` for the `&` in a card's name that has it written out, `Firesong & Sunspeaker`, and with `&` for the `and` in
    one that has that: `Bebop and Rocksteady` is one card."""
    found = list(tokens)
    for at, token in enumerate(tokens):
        if token.fold == "&" and any(
            names.spelling(" ".join((*before, "and", *behind))) is not None
            for before, behind in _beside(tokens, at)
        ):
            found[at] = replace(token, kind="word", fold="and", lemma="and")
        capitals = (
            0 < at < len(tokens) - 1
            and tokens[at - 1].text[:1].isupper()
            and tokens[at + 1].text[:1].isupper()
        )
        if (
            token.fold == "and"
            and capitals
            and any(
                "&" in (names.spelling(" ".join((*before, *behind))) or "")
                for before, behind in _beside(tokens, at)
            )
        ):
            found[at] = replace(token, kind="mark", text="&", fold="&", lemma="&")
    return found


def _beside(tokens: Sequence[Token], at: int) -> Iterator[tuple[list[str], list[str]]]:
    """The words that may belong to a name on either side of token `at`."""
    for start in range(max(0, at - _NAME_PART), at):
        for stop in range(at + 2, min(len(tokens), at + 1 + _NAME_PART) + 1):
            yield _as_typed(tokens[start:at]), _as_typed(tokens[at + 1 : stop])


#: How many words may stand on either side of an `and` in a name.
_NAME_PART = 5


def _as_typed(tokens: Sequence[Token]) -> list[str]:
    """The words of the tokens, those that were typed as one as one: `cannot`."""
    found: list[str] = []
    last = -1
    for token in tokens:
        if token.kind == "word":
            if token.start == last and found:
                found[-1] = (found[-1] + token.text).lower().replace("'", "")
            else:
                found.append(token.fold)
            last = token.end
    return found


def in_plain_case(tokens: list[Token]) -> list[Token]:
    """The tokens with the words of the language in lower case where a sentence is written like a title: `Can Shock Target
    Planeswalkers?`"""
    found = list(tokens)
    start = 0
    for end in range(len(tokens) + 1):
        if end < len(tokens) and tokens[end].kind != "break":
            continue
        words = [token for token in tokens[start:end] if token.kind == "word" and len(token.text) > 1]
        small = any(t.text[0].islower() and t.fold not in _SMALL_IN_TITLES for t in words)
        if not small and len(words) > 3 and sum(token.text[0].isupper() for token in words) > 2:
            for at in range(start, end):
                if is_of_the_language(tokens[at].fold):
                    found[at] = replace(tokens[at], text=tokens[at].text.lower())
        start = end + 1
    return found


_SMALL_IN_TITLES = word_set("a an the of to in on at with and or for by is from as into it")


@dataclass(frozen=True, slots=True)
class Wording:
    """A story's words, and the places of those that were left out of them as they carry nothing."""

    tokens: list[Token]
    lexicon: Lexicon
    left_out: tuple[tuple[int, int], ...] = ()
    loosely: bool = False  # sentences may be read in pieces
    taken_back: tuple[tuple[int, int], ...] = ()  # places of words that whoever tells took back
    led_in: tuple[tuple[int, int], ...] = ()  # places of what leads in to the story
    respelt: tuple[str, ...] = ()  # what is said of words that were read as others


def wordings_of(tokens: list[Token], names: Names, text: str) -> Iterator[Wording]:
    """The story as it was typed; then in plainer words; then without what carries nothing, its sentences in pieces; each time also
    with one question for each verb that is asked about. Before anything is passed over, sentences that run on are told apart."""
    tokens, said = with_rules_said(tokens, names, text, each_time=True)
    for wording in _without_background(tokens, names, text):
        wording = replace(wording, left_out=(*said, *wording.left_out)) if said else wording
        wording = _in_words(wording, what_comes_first(wording.tokens, _in_names(wording)), names, text)
        yield wording
        each = _in_words(wording, one_question_each(wording.tokens, _in_names(wording)), names, text)
        if each is not wording:
            yield each


def _without_background(tokens: list[Token], names: Names, text: str) -> Iterator[Wording]:
    """The wordings of the story without sentences of talk about the talk; where there is nothing else, as it stands."""
    kept, taken_back = without_what_is_taken_back(tokens)
    whole = cache(lambda: Lexicon(kept, names, text))  # few stories have a sentence that may be talk

    def named(at: int) -> bool:
        return whole().in_long_name(at) or (bool(whole().at(at)) and kept[at].text[:1].isupper())

    rest, places = without_background(kept, named)
    for wording in _in_sentences(rest, names, text):
        yield replace(wording, left_out=(*wording.left_out, *places), taken_back=taken_back)


def _in_sentences(tokens: list[Token], names: Names, text: str) -> Iterator[Wording]:
    loose: list[Wording] = []
    for wording in _with_slips_mended(tokens, names, text):
        if wording.loosely:
            loose.append(wording)
        else:
            yield wording
    lexicon = Lexicon(tokens, names, text)
    apart = in_sentences(tokens, lexicon.long_cover)
    if apart != tokens:
        yield from _with_slips_mended(apart, names, text)
    for said in _in_full(tokens, lexicon, names, text):
        for wording in _with_slips_mended(said, names, text):
            if wording.loosely:
                loose.append(wording)
            else:
                yield wording
    yield from loose
    rest, places = without_comments(tokens, lexicon.long_cover)
    if places:
        for wording in _with_slips_mended(rest, names, text):
            yield replace(wording, left_out=(*wording.left_out, *places))


def _in_full(tokens: list[Token], lexicon: Lexicon, names: Names, text: str) -> Iterator[list[Token]]:
    """The story with nothing left out that speech leaves out; then with its sentences told apart."""
    by_name = bool(lexicon.players) and not lexicon.is_told_by_a_player
    whole = in_full(tokens, lambda said: Lexicon(said, names, text).long_cover, by_name)
    if whole != tokens:
        yield whole
    apart = in_sentences(whole, Lexicon(whole, names, text).long_cover)
    again = in_full(apart, lambda said: Lexicon(said, names, text).long_cover, by_name)
    if again not in (whole, tokens):
        yield again


def _with_slips_mended(tokens: list[Token], names: Names, text: str) -> Iterator[Wording]:
    """The wordings of the story as it is spelt, then with slips of the pen mended, before anything is passed over as it is spelt."""
    loose: list[Wording] = []
    for wording in _wordings_of(tokens, names, text):
        if wording.loosely:
            loose.append(wording)
        else:
            yield wording
    lexicon = Lexicon(tokens, names, text)
    named = [bool(lexicon.at(at)) or lexicon.in_long_name(at) for at in range(len(tokens))]
    mended, said = without_slips(tokens, named, names)
    if said:
        yield from (replace(wording, respelt=said) for wording in _wordings_of(mended, names, text))
    yield from loose


def _confirmed(tokens: Sequence[Token]) -> list[Token]:
    return questions_to_confirm(questions_for_claims(tokens))


def _in_names(wording: Wording) -> list[bool]:
    return wording.lexicon.long_cover


def _in_words(wording: Wording, tokens: list[Token], names: Names, text: str) -> Wording:
    """The wording with these words; itself where they are its own."""
    if tokens == wording.tokens:
        return wording
    return replace(wording, tokens=tokens, lexicon=Lexicon(tokens, names, text))


def _wordings_of(tokens: list[Token], names: Names, text: str) -> Iterator[Wording]:
    lexicon = Lexicon(tokens, names, text)
    named = lexicon.long_cover
    said, left_out = rewritten(tokens, named, always=True)
    within = any(named[at] and is_more_than_a_name(token) for at, token in enumerate(tokens))
    covered = named if said == tokens else Lexicon(said, names, text).long_cover if within else ()
    asked = said_as_one(said, covered, _confirmed) if within else _confirmed(said)
    yield Wording(asked, lexicon if asked == tokens else Lexicon(asked, names, text), tuple(left_out))
    left_out = left_out if asked != said else []
    tokens = asked if asked != said else tokens
    lexicon = Lexicon(tokens, names, text)
    named = lexicon.long_cover
    plain, dropped = rewritten(tokens, named)
    dropped = [*left_out, *dropped]
    if plain != tokens:
        lexicon = Lexicon(plain, names, text)
        yield Wording(plain, lexicon, tuple(dropped))
    ruled, of_cards = with_rules_said(plain, names, text)
    if ruled != plain:
        dropped_so = (*dropped, *of_cards)
        yield from (
            replace(one, left_out=(*dropped_so, *one.left_out)) for one in _wordings_of(ruled, names, text)
        )
    if light := light_places(plain, lexicon.long_cover):
        dropped = [*dropped, *((plain[at].start, plain[at].end) for at in light)]
        plain = [token for at, token in enumerate(plain) if at not in light]
        lexicon = Lexicon(plain, names, text)
        yield Wording(plain, lexicon, tuple(dropped))
    named = [
        bool(lexicon.at(index)) or lexicon.in_long_name(index) or token.fold in lexicon.players
        for index, token in enumerate(plain)
    ]
    idle = list(idle_spans(plain, named))
    gone = {index for start, end in idle for index in range(start, end)}
    gone_places = (*dropped, *((plain[start].start, plain[end - 1].end) for start, end in idle))
    rest, more = rewritten(
        [token for index, token in enumerate(plain) if index not in gone],
        [lexicon.in_long_name(index) for index in range(len(plain)) if index not in gone],
    )
    yield Wording(rest, Lexicon(rest, names, text), (*gone_places, *more), loosely=True)
