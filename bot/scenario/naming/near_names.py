"""Near misses of names: a stroke too many, two swapped, a short form that one card alone can mean."""

from __future__ import annotations

from bot.abilities.keywords import KEYWORDS
from bot.abilities.subtypes import CREATURE_TYPES, SUBTYPES
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.name_at import NameAt
from bot.scenario.text.form_words import words_of_the_game
from bot.scenario.text.words import singular, word_set
from rulesdb.folding import fold

#: Keywords that are written as names are: in two words.
_OF_TWO_WORDS = tuple(keyword for keyword in map(fold, KEYWORDS) if " " in keyword)


def guess_at(lexicon: CardNames, at: int, stop: int) -> tuple[NameAt, ...]:
    """Near misses of declared and card names at `at`, the longest run of words first."""
    found: list[NameAt] = []
    for end in reversed(_runs(lexicon, at, stop)):
        if (at, end) not in lexicon.guesses:
            lexicon.guesses[at, end] = guess_of(lexicon, at, end)
        guess = lexicon.guesses[at, end]
        if guess is not None:
            found.append(guess)
    return tuple(found)


def _runs(lexicon: CardNames, at: int, stop: int) -> list[int]:
    """Where a name that begins at `at` may end, marks inside it passed over."""
    ends: list[int] = []
    index = at
    while index < stop and len(ends) < 6:
        token = lexicon.tokens[index]
        if token.kind == "mark" and token.fold in (",", ":") and ends:
            index += 1
            continue
        if token.kind != "word" or (token.fold in FUNCTION_WORDS and not _inside_names(lexicon, index, at)):
            break
        index += 1
        ends.append(index)
    return ends


def _inside_names(lexicon: CardNames, index: int, at: int) -> bool:
    """Whether a small word may stand in a name here: `of`, `the` inside, a capital one at its beginning."""
    token = lexicon.tokens[index]
    if index == at:
        return at > 0 and token.text[:1].isupper() and lexicon.tokens[at - 1].kind == "word"
    return token.fold in ("of", "the", "to", "from", "in", "for", "with", "on")


def guess_of(lexicon: CardNames, at: int, end: int) -> NameAt | None:
    tokens = [t for t in lexicon.tokens[at:end] if t.kind == "word"]
    words = [t.fold for t in tokens]
    commas = sum(t.fold == "," for t in lexicon.tokens[at:end])
    owner = bool(tokens[-1].owner)
    if owner:
        words[-1] = tokens[-1].owner
    typed = " ".join(words)
    small = all(token.text[0].islower() for token in tokens)
    lower = len(tokens) == 1 and small
    if small and all(map(_is_ordinary, words)):
        return None  # verbs, or other words of every story: `ability` is no slip for Agility, `double strike` none for Double Stroke
    if len(typed) < 5 or words[-1] in FUNCTION_WORDS or _is_explained(lexicon, end):
        return None
    if len(words) > 1 and any(f" {keyword} " in f" {typed} " for keyword in _OF_TWO_WORDS):
        return None  # Double Strike is no slip for Double Stroke
    known = {
        **{key: lexicon.made[key] for key in lexicon.made},
        **{k: v[0] for k, v in (lexicon.parts or {}).items()},
    }
    best = min(((strokes(typed, key), key) for key in known), default=(None, ""), key=_fewest)
    if best[0] is not None and not commas:
        return NameAt("guess", known[best[1]], end, owner, several=(typed,))
    if len(words) == 1 and not {typed.capitalize(), singular(typed).capitalize()}.isdisjoint(SUBTYPES):
        return None  # `a Spacecraft` is no slip for Statecraft
    if len(words) == 1 and len(lexicon.names.containing(typed)) > 1:
        return None  # a whole word of several names: asked which, and no slip for another
    faces = [face for name, _ in lexicon.names.near(typed) for face in name.split(" // ")]
    near = [(strokes(typed, fold(name)), name) for name in faces]
    few, name = min(near, default=(None, ""), key=_fewest)
    if few is not None and lower and (few > 1 or _is_inflected(typed, name)):
        return None
    if few is None or (commas and name.count(",") != commas):
        return None
    return NameAt("guess", name, end, owner, several=(typed,))


def _is_inflected(typed: str, name: str) -> bool:
    """Whether a word in small letters is rather one in its third person or plural than a name: `grins` is no slip for Grind."""
    return typed.endswith("s") and not fold(name).endswith("s")


def _is_explained(lexicon: CardNames, end: int) -> bool:
    """Whether `, a ...` follows: a name that the story explains is no misspelt card."""
    tokens = lexicon.tokens
    return end + 1 < len(tokens) and tokens[end].fold == "," and tokens[end + 1].fold in ("a", "an")


def short_at(lexicon: CardNames, at: int, stop: int) -> tuple[NameAt, ...]:
    """Cards that a short form can mean: `Emrakul`, `my Curator`, `Gray Merchant`; only where one card alone holds the word, or
    begins with the words."""
    token = lexicon.tokens[at]
    if token.kind != "word" or token.fold in FUNCTION_WORDS or at >= stop:
        return ()
    for end in reversed(_runs(lexicon, at, stop)[1:4]):
        name = _beginning_of(lexicon, at, end)
        if name is not None:
            return (name,)
    if token.fold in ("twice", "thrice") and token.text[:1].islower():
        return ()  # how often, and no Twice Upon a Time
    if token.text[:1].islower() and at and lexicon.tokens[at - 1].fold in _BEFORE_ADVERBS:
        return ()  # `I have always thought`: no card is named there
    words = token.owner or token.fold
    found = list(dict.fromkeys(lexicon.names.containing(words)))
    if len(token.fold) < 5:
        titled = token.text[:1].isupper() and [fold(n.partition(",")[0]) for n in found] == [words]
        return (NameAt("guess", found[0], at + 1, bool(token.owner), several=(words,)),) if titled else ()
    begins = [n for n in found if n.lower().replace("'", "").startswith(words)]
    # `Valakut` is Valakut, the Molten Pinnacle rather than Valakut Predator
    short = [n for n in begins if "," in n and fold(n.partition(",")[0]) == words]
    chosen = next((some for some in (found, begins, short) if len(some) == 1), [])
    if chosen and token.text[:1].islower() and _is_in_the_midst(words, chosen[0]):
        return ()  # `and laughs` names no Alesha, Who Laughs at Fate
    kind = singular(words)
    if not chosen or (len(found) > 1 and kind.capitalize() in CREATURE_TYPES):
        return ()  # `his Elves` may be any of a kind, and not only Elves of Deep Shadow
    several = at > 0 and (
        lexicon.tokens[at - 1].fold in _BEFORE_KINDS or lexicon.tokens[at - 1].kind == "size"
    )
    types = {kind.capitalize(), words.capitalize()} if several or kind != words else set[str]()
    if not token.owner and not types.isdisjoint(SUBTYPES):
        return ()  # `two Shrines` are no Chaos Shrine's Black Crystal, `another Octopus` no Octopus Form
    return (NameAt("guess", chosen[0], at + 1, bool(token.owner), several=(words,)),)


_BEFORE_KINDS = word_set("a an another other any each every")


def _is_in_the_midst(word: str, name: str) -> bool:
    """Whether a name neither begins nor ends with that word, nor does its part before a comma."""
    words = fold(name).split()
    short = fold(name.partition(",")[0]).split()
    return word not in (words[0], words[-1], short[-1])


#: After these a word in small letters, that is no card's whole name, tells how it is done.
_BEFORE_ADVERBS = word_set(
    "have has had ve am is are was were be been i he she they we it not can could will would do does did to"
)


def _beginning_of(lexicon: CardNames, at: int, end: int) -> NameAt | None:
    """The one card whose name begins with these words."""
    tokens = lexicon.tokens[at:end]
    last = tokens[-1]
    if any(t.kind != "word" for t in tokens) or last.fold in FUNCTION_WORDS:
        return None
    ordinary = any(_is_ordinary(t.fold) and not t.text[:1].isupper() for t in tokens)
    typed = " ".join([*(t.fold for t in tokens[:-1]), last.owner or last.fold])
    begins = [name for name in lexicon.names.containing(typed) if fold(name).startswith(typed)]
    if len(begins) != 1 or (ordinary and fold(begins[0].partition(",")[0]) != typed):
        return None
    return NameAt("guess", begins[0], end, bool(last.owner), several=(typed,))


#: Words of the game that every story has, and that are a stroke or two from a card's name.
_OF_THE_GAME = word_set("ability abilities trigger triggers effect effects commander commanders monarch")


def _is_ordinary(word: str) -> bool:
    """Whether it is a word of every story: a verb, or one of the game."""
    return word in LEMMAS or word in words_of_the_game() or word in _OF_THE_GAME


def strokes(typed: str, name: str) -> int | None:
    """How many wrong strokes part `typed` from `name`, both folded; None where they are too many for a slip: one in a
    short word, two in a long one, three in all."""
    if typed.replace(" ", "") == name.replace(" ", ""):
        return 0
    ours, theirs = typed.split(), name.split()
    if len(ours) != len(theirs) or (len(ours) == 1 and typed[0] != name[0]):
        return None
    from rapidfuzz.distance import OSA

    total = 0
    for mine, other in zip(ours, theirs, strict=True):
        few = OSA.distance(mine, other)
        short = len(other) < 3 and other not in ("of", "to", "in", "on", "en")
        if few > (1 if len(other) < 7 else 2) or (few and short):
            return None
        total += few
    return total if 0 < total <= 3 else None


def _fewest(found: tuple[int | None, str]) -> int:
    return 99 if found[0] is None else found[0]
