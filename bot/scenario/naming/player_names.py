"""Who the players of a story are: whoever acts as one, is told to have life or a hand, or bears a given name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.doing_as_players import SHARED_VERBS, life_follows, verb_after, with_follows
from bot.scenario.naming.given_names import GIVEN_NAMES, WORDY_NAMES
from bot.scenario.naming.made_names import PLAYER_VERBS, name_end
from bot.scenario.naming.near_names import guess_of
from bot.scenario.naming.other_opponents import KEY, NAME, is_told_of
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    FILLERS,
    GREETINGS,
    JOINERS,
    NUMBERS,
    TYPES,
    word_set,
)

#: The active and the nonactive player, as judges write.
_PARTS_IN_SHORT = ("AP", "NAP")


def mend_players(lexicon: CardNames) -> None:
    """`Alibe` told once beside `Alice` is Alice."""
    if len(lexicon.players) < 2 or all(name in GIVEN_NAMES for name in lexicon.players):
        return
    from rapidfuzz import fuzz

    count = dict.fromkeys(lexicon.players, 0)
    for token in lexicon.tokens:
        for form in (token.fold, token.owner):
            if form in count:
                count[form] += 1
    for name in list(lexicon.players):
        if name in GIVEN_NAMES or lexicon.players[name] in _PARTS_IN_SHORT or count[name] > 1 or " " in name:
            continue
        near = [
            n
            for n in lexicon.players
            if n != name and n not in lexicon.misspelt and fuzz.ratio(n, name) >= 75
        ]
        if near:
            lexicon.misspelt[lexicon.players[name]] = lexicon.players[near[0]]
            lexicon.players[name] = lexicon.players[near[0]]


def may_be_players(tokens: Sequence[Token]) -> Iterator[int]:
    """The words of a sentence that may be players, whatever else the story says."""
    for at, token in enumerate(tokens):
        if token.kind != "word":
            continue
        may_be = _MAY_BE_ANYWHERE if token.owner else _what_it_may_be(token.text, token.fold, token.lemma)
        if may_be == _MAY_BE_ANYWHERE or (may_be and _starts_clause(tokens, at)):
            yield at


def has_parts_in_short(tokens: Sequence[Token]) -> bool:
    """Whether a sentence speaks of players as judges write."""
    return any(token.text.removesuffix("'s") in _PARTS_IN_SHORT for token in tokens)


def find_players(lexicon: CardNames, places: Iterable[int], in_short: bool) -> None:
    """The players among the words at these places (`may_be_players`); `in_short`: whether there are such as judges write."""
    tokens = lexicon.tokens
    if in_short:
        lexicon.players |= {part.lower(): part for part in _PARTS_IN_SHORT}
    cards = _first_words_of_cards(lexicon)
    if is_told_of(tokens):
        lexicon.players[KEY] = NAME
    for at in places:
        token = tokens[at]
        if token.owner:
            if at and tokens[at - 1].fold == "player" and len(token.owner) == 1:  # `Player B's creature`
                lexicon.players[f"player {token.owner}"] = f"Player {token.owner.upper()}"
                continue
            _owner(lexicon, at, token, cards)
            continue
        if token.fold in lexicon.players:
            continue
        if token.fold == "player":
            if at + 1 == len(tokens):
                continue
            following = tokens[at + 1]
            if (len(following.text) == 1 and following.text.isupper()) or following.kind == "number":
                lexicon.players[f"player {following.fold}"] = f"Player {following.text.upper()}"
                continue
            if token.text != "Player" or not _starts_sentence(lexicon, at) or following.fold not in LEMMAS:
                continue
            lexicon.players[token.fold] = token.text  # `Player attacked with ...`
            continue
        if _is_a_mention(token.text):
            lexicon.players[token.fold] = token.text
            continue
        if not _is_free(lexicon, at) or _is_misspelt(lexicon, at):
            continue
        verb = verb_after(tokens, at)
        if (
            verb in PLAYER_VERBS
            or (verb in SHARED_VERBS and with_follows(tokens, at))
            or life_follows(tokens, at, verb, _covered(lexicon, at))
        ):
            _add_player(lexicon, token)
        elif token.fold in cards:
            continue  # Judith, the Scourge Diva, for short: nobody of that name has done anything
        elif token.fold in GIVEN_NAMES and token.text[:1].isupper() and not _is_name_word(lexicon, at):
            listed = (
                at + 2 < len(tokens)
                and tokens[at + 1].fold in (",", "and")
                and tokens[at + 2].fold in GIVEN_NAMES
            )
            owns = listed or verb == "have"  # `Carol has Hill Giant`
            if token.fold not in WORDY_NAMES or owns or not _starts_sentence(lexicon, at):
                _add_player(lexicon, token)
        elif (token.fold in GIVEN_NAMES and token.fold not in WORDY_NAMES) or (
            at and tokens[at - 1].lemma == "attack" and at + 1 < len(tokens) and tokens[at + 1].fold == "with"
        ):
            _add_player(lexicon, token)


def _is_a_mention(text: str) -> bool:
    """Whether it stands for somebody who was spoken to, see `clean`."""
    return text[:1] == "U" and text[1:].isdigit()


def _first_words_of_cards(lexicon: CardNames) -> frozenset[str]:
    """The words with which the cards' names of several words in the story begin."""
    covered = [False, *lexicon.long_cover]
    begins = (
        t.fold
        for t, now, before in zip(lexicon.tokens, covered[1:], covered, strict=False)
        if now and not before
    )
    return frozenset(begins)


#: What stands before the name of a card and not before a player whose card it is.
_BEFORE_A_CARD = word_set("cast play my his her their your a an the")
_CAST_SO = frozenset({("flash", "in"), ("respond", "with")})
#: `its owner's hand`, `the controller's life`: what somebody is to a thing, and nobody's name.
_PARTS = frozenset({"owner", "owners", "controller", "controllers", "caster"})


def _owner(lexicon: CardNames, at: int, token: Token, cards: frozenset[str]) -> None:
    """`Sue's turn`, `Bob's Pariah`: the word before `'s` is a player where it is no thing's name."""
    if (
        token.owner in lexicon.players
        or token.owner in FUNCTION_WORDS
        or token.owner in _PARTS
        or token.owner in lexicon.made
    ):
        return
    if _covered(lexicon, at) or lexicon.names.spelling(token.owner) is not None:
        return
    following = lexicon.tokens[at + 1].fold if at + 1 < len(lexicon.tokens) else ""
    if (token.owner, following) == ("city", "blessing"):
        return
    owns = at + 1 < len(lexicon.tokens) and lexicon.cover[at + 1] and not lexicon.cover[at]
    if owns and token.owner not in GIVEN_NAMES and guess_of(lexicon, at, name_end(lexicon, at)) is not None:
        return  # `Souul's Fire` is a misspelt card, not Souul's Fire
    before = [token.lemma for token in lexicon.tokens[max(at - 2, 0) : at]]
    is_cast = before[-1:] != [] and (before[-1] in _BEFORE_A_CARD or tuple(before) in _CAST_SO)
    if owns and token.owner not in GIVEN_NAMES and is_cast:
        return  # `I cast Heliod's Intervention`, a card that is not known: nobody is called Heliod
    given = token.owner in GIVEN_NAMES and token.owner not in cards
    if given or following in _PLAYERS_OWN or owns:
        text = token.text.replace("’", "'").split("'")[0]
        lexicon.players[token.owner] = text[:1].upper() + text[1:]


_MAY_BE_ANYWHERE, _MAY_BE_WHERE_A_CLAUSE_BEGINS, _IS_NONE = 2, 1, 0


@lru_cache(maxsize=1024)  # stories are told in few words
def _what_it_may_be(text: str, fold: str, lemma: str) -> int:
    """Where a word may be a player, by itself."""
    if fold == "player" or _is_a_mention(text):
        return _MAY_BE_ANYWHERE
    if fold in _WORDS or fold.isdigit() or len(fold) < 2:
        return _IS_NONE
    if fold in LEMMAS and text[:1].islower():
        return _IS_NONE
    if fold.endswith("ing") and lemma != fold and lemma in LEMMAS:
        return _IS_NONE  # `Having attacked with Ogre`
    if fold in GIVEN_NAMES:
        return _MAY_BE_ANYWHERE
    if fold in _NO_NAMES or fold.endswith("ly"):
        return _IS_NONE  # `Instead casts Shock`
    return _MAY_BE_WHERE_A_CLAUSE_BEGINS


def _is_free(lexicon: CardNames, at: int) -> bool:
    """Whether a word that may be a player is no other name here."""
    fold = lexicon.tokens[at].fold
    if fold in lexicon.made:
        return False
    if fold in GIVEN_NAMES:
        return not _covered(lexicon, at, longer=True) and not _is_cast(lexicon, at)
    return not _covered(lexicon, at)


#: What is said in every story, and nobody is called.
_WORDS = frozenset(
    {*FUNCTION_WORDS, *NUMBERS, *GREETINGS, *JOINERS, *FILLERS, *TYPES, *CREATURE_NOUNS, *COLOR_NAMES}
)


def _is_misspelt(lexicon: CardNames, at: int) -> bool:
    """Whether the word is a slip in a card's name that ends with the word behind it: `Shock and Lughtning Bolt at him`."""
    token = lexicon.tokens[at]
    following = lexicon.tokens[at + 1] if at + 1 < len(lexicon.tokens) else None
    if token.fold in GIVEN_NAMES or following is None or following.kind != "word":
        return False
    capital = following.text[:1].isupper() and not following.text.isupper()
    return capital and guess_of(lexicon, at, at + 2) is not None


def _is_cast(lexicon: CardNames, at: int) -> bool:
    """Whether the word names the card that is cast just there: `casts Dawn`."""
    before = lexicon.tokens[at - 1].lemma if at else ""
    return before == "cast" and lexicon.names.spelling(lexicon.tokens[at].fold) is not None


def _covered(lexicon: CardNames, at: int, longer: bool = False) -> bool:
    """Whether a card's or a made-up thing's name spans token `at` (with `longer`: one of several words)."""
    return (lexicon.long_cover if longer else lexicon.cover)[at]


def find_cover(lexicon: CardNames) -> None:
    """Which tokens a name spans, and which a name of several words."""
    cover = lexicon.cover = [False] * len(lexicon.tokens)
    long_cover = lexicon.long_cover = [False] * len(lexicon.tokens)
    names = [(at, card.end) for at, card in lexicon.cards_at.items()]
    if lexicon.made:
        words = (at for at, token in enumerate(lexicon.tokens) if token.kind == "word")
        names += [(at, made.end) for at in words if (made := lexicon.made_at(at)) is not None]
    for start, end in names:
        cover[start:end] = [True] * (end - start)
        if end - start > 1:
            long_cover[start:end] = [True] * (end - start)


def _is_name_word(lexicon: CardNames, at: int) -> bool:
    return _covered(lexicon, at, longer=True)


def _starts_sentence(lexicon: CardNames, at: int) -> bool:
    return at == 0 or lexicon.tokens[at - 1].kind == "break"


def _starts_clause(tokens: Sequence[Token], at: int) -> bool:
    if at == 0:
        return True
    before = tokens[at - 1]
    return (
        before.kind in ("break", "mark", "quote") or before.fold in JOINERS or before.fold in _CLAUSE_STARTS
    )


def _add_player(lexicon: CardNames, token: Token) -> None:
    text = token.text
    lexicon.players.setdefault(token.fold, text if text[:1].isupper() else text[:1].upper() + text[1:])


_PLAYERS_OWN = word_set(
    """
    turn hand graveyard library life opponent upkeep draw end yard untap main cleanup control side board creatures creature
    next permanents combat deck field draw discard
    """
)

#: What a sentence may begin with before a verb, and nobody is called.
_NO_NAMES = word_set(
    """
    instead only once twice thrice whoever neither either another previously earlier later yesterday today tonight perhaps maybe yes
    game owner caster controller thereafter postcombat precombat never always often sometimes soon still yet anyway however moreover
    otherwise hence thus therefore besides nonactive whichever whatever none
    """
)

_CLAUSE_STARTS = word_set(
    """
    then if when while after before because since meanwhile so but and that though although as where until once response
    """
)
