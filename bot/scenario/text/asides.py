"""Asides: reasons, greetings, thoughts. Skipped only where they plainly tell nothing of what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.kinds import BOARD
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.phrases.keywords import KEYWORD_WORDS
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.clause_words import THOUGHTS
from bot.scenario.text.form_words import words_of_the_game
from bot.scenario.text.of_games import OF_GAMES
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    FILLERS,
    GREETINGS,
    NUMBERS,
    ORDINALS,
    PAID_FOR,
    SUPERTYPES,
    TYPES,
    singular,
    word_set,
)

#: What may be said of a creature in a word.
_QUALITIES = COLOR_NAMES | KEYWORD_WORDS | {"tapped", "untapped", "sick", "legendary", "token", "artifact"}
_REASONS = frozenset({"because", "since", "although", "though", "as", "hence", "so", "for"})


def aside(reader: PhraseReader, at: int, context: Context, fresh: bool) -> list[Statement] | None:
    """Reasons, greetings and opinions: skipped where they name nothing and tell no deed, up to the next comma or dash."""
    said = _said(reader, at, context)
    if said is not None:
        return said
    end = at + 1
    while end < reader.stop and reader.fold(end) not in (",", "—", "(", ":"):
        end += 1
    if not is_idle(reader, at, end):
        return None
    rest = reader.rest(end, context, fresh=True)
    return None if rest is None else [Statement("aside", {}, at, end), *rest]


def _said(reader: PhraseReader, at: int, context: Context) -> list[Statement] | None:
    """`I think I attack with my Bear`: the deed counts, not that it is thought; but no thoughts of what comes of it."""
    for place in range(at, min(at + 3, reader.stop)):
        if reader.fold(place) in _ASSERTING:
            start = place + 1 + (reader.fold(place + 1) == "that")
            rest = reader.rest(start, context, fresh=True)
            if rest and all(s.kind in _DONE_OR_THERE or s.kind.startswith(("ask ", "when")) for s in rest):
                return [Statement("aside", {}, at, place + 1), *rest]
    return None


def is_nothing(reader: PhraseReader, start: int, end: int) -> bool:
    """Whether words in parentheses tell nothing of the game: no number, no deed, no name, no quality."""
    for index in range(start, end):
        token = reader.tokens[index]
        if (
            token.fold in _QUALITIES
            or token.kind not in ("word", "mark")
            or token.lemma in _DEEDS
            or token.fold in _DEEDS
            or token.fold == "="
            or (token.fold not in _SMALL and token.fold in OF_GAMES | words_of_the_game())
        ):
            return False
        if token.kind == "word" and (reader.lexicon.at(index) or token.fold in reader.lexicon.players):
            return False
    return True


#: Words of every sentence, that say nothing by themselves.
_SMALL = (
    FILLERS
    | GREETINGS
    | word_set(
        """
        a all am an and are as at be been before but by do does did for from general he her here him his how i if in is it its last lol me
        my new no nor not of on one or our own really same say she so still than that the their them there they this to too usual was we
        were what when where which who why will with without would yes you your
        """
    )
)


def is_idle(reader: PhraseReader, start: int, end: int) -> bool:
    """Whether the words tell nothing of the game: a thought (`figuring that he would not block`, `I want Ajani dead`),
    or words among which there is no card, no deed and no number."""
    words = [t.fold for t in reader.tokens[start:end]]
    named = end - start > 1 and words[1] in ("is", "are", "was", "were")  # `Wonder is in her graveyard`
    if _is_supposed(reader, start, words):
        return False  # `let's say it is my upkeep`
    if end - start > 1 and not named and any(word in THOUGHTS for word in words[:3]):
        if _ASKING & {*words[1:]} and (reader.asks or "whether" in words):
            return False  # `im wondering does it die`
        if words[0] in ("without", "not") and _DOERS & {*words[2:]}:
            return False  # `without thinking i block`
        return not _names_a_card(reader, start, min(start + 3, end))
    if _is_hearsay(words):
        return True
    if words[0] in GREETINGS:
        return all(word in GREETINGS or word in FILLERS for word in words)
    if words[0] not in _REASONS or end - start < 3:
        return False
    for index in range(start, end):
        token = reader.tokens[index]
        if token.kind != "word" or _is_of_the_game(token):
            return False
        if token.fold in ORDINALS or NUMBERS.get(token.fold, 0) > 1:
            return False  # `as my fourth spell this turn`
        if token.fold in reader.lexicon.players and reader.fold(index - 1) in _AIMING:
            return False  # `for all she can at Bob`
        name = reader.lexicon.card_at(index)
        if name is not None and (name.end > index + 1 or token.text[:1].isupper()):
            return False
    return end - start <= 12


def _is_supposed(reader: PhraseReader, start: int, words: Sequence[str]) -> bool:
    """Whether what follows is to be taken as told, and not only thought: `assume I sacrifice it`, `let us say it dies`."""
    lets = any(
        token.fold in _LETTING or token.owner == "let"
        for token in reader.tokens[max(0, start - 1) : start + 1]
    )
    return bool(words) and (lets or words[0] in _SUPPOSING)


_LETTING = word_set("let lets let's")
_SUPPOSING = word_set("assume suppose say imagine")
_ASKING = word_set("does do did will would can could is are am whether how what which who if")
_DOERS = word_set("i he she they we")


def _is_hearsay(words: Sequence[str]) -> bool:
    """`I was told regenerating taps the creature`: of the rules, and of nobody's board."""
    for begins in _HEARD:
        if tuple(words[: len(begins)]) == begins:
            return not {*words[len(begins) :]} & _OF_THE_BOARD
    return False


_HEARD = (
    ("i", "was", "told"),
    ("i", "have", "been", "told"),
    ("i", "was", "taught"),
    ("i", "have", "always", "thought"),
)
_OF_THE_BOARD = word_set(
    "i me my mine he him his she her they their we our opponent opponents opp had has have if when"
)


def _is_of_the_game(token: Token) -> bool:
    """Whether a word tells a deed, a quality, a kind, a zone or a cost: in a reason it may be why things come out as they do."""
    verb = LEMMAS.get(token.fold)
    told = verb is not None and verb not in _SAID_OF_NOTHING
    words = {token.fold, token.lemma, singular(token.fold)}
    return told or bool(words & (_DEEDS | _QUALITIES | _OF_THE_GAME))


def _names_a_card(reader: PhraseReader, start: int, end: int) -> bool:
    """Whether a name of several words begins there: `Nature's Claim` is no thought."""
    names = (reader.lexicon.card_at(index) for index in range(start, end))
    return any(
        name is not None and name.end > at + 1 for at, name in zip(range(start, end), names, strict=True)
    )


_AIMING = frozenset({"at", "on", "to", "into", "against"})

_ASSERTING = frozenset({"think", "thought", "guess", "believe", "assume", "suppose", "know", "say", "mean"})

_DONE_OR_THERE = BOARD | {
    "attack",
    "itattack",
    "block",
    "itblock",
    "noblock",
    "noattack",
    "cast",
    "castverb",
    "activate",
}

#: What is thought, tried or is so, of which no story is made.
_SAID_OF_NOTHING = word_set(
    """
    be do have think like want know hope believe say mean help try need matter expect understand see look come go work happen call
    get make let wonder ask consider figure tell wait wish plan intend notice decide argue claim assume sit hate follow begin start
    continue face number
    """
)

#: Kinds, zones, costs and what else may be said in a word and count.
_OF_THE_GAME = frozenset({*TYPES, *SUPERTYPES, *PAID_FOR, *PAID_FOR.values()}) | word_set(
    """
    graveyard exile hand library battlefield stack band less more least most damage life mana cost power toughness loyalty combat upkeep untapped
    tapped token ability effect spell kicked free half twice double nothing nobody none no never not n't without unless if
    """
)

_DEEDS = word_set(
    """
    attack block cast deal damage destroy kill prevent sacrifice activate tap untap counter exile discard gain lose pay control have
    regenerate redirect equip enchant resolve trigger play draw target choose assign swing bolt die dies survive fight flicker bounce
    pump give get put flash response respond bite burn chump order crew exert flip life poison counters use return steal copy win
    """
)
