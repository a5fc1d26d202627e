"""Words that mean nothing to the grammar of stories and may be slips of words that do: `in his han`, `at my fave`, `tree cards`."""

from __future__ import annotations

from functools import lru_cache

from bot.scenario.plain.language import words_by_first_letter
from bot.scenario.text.words import singular, word_set

#: Which keys stand beside which.
_BESIDE = {
    "a": "qswz", "b": "vghn", "c": "xdfv", "d": "serfcx", "e": "wsdr", "f": "drtgvc", "g": "ftyhbv", "h": "gyujnb", "i": "ujko",
    "j": "huikmn", "k": "jiolm", "l": "kop", "m": "njk", "n": "bhjm", "o": "iklp", "p": "ol", "q": "wa", "r": "edft", "s": "awedxz",
    "t": "rfgy", "u": "yhji", "v": "cfgb", "w": "qase", "x": "zsdc", "y": "tghu", "z": "asx",
}  # fmt: skip
#: Words of the tongue that are a stroke from one of the language of stories, and none of it.
_ORDINARY = word_set(
    """
    ago aid air based ali also ann arm art axe bad bar bare base bearer bee bend better bit bog bold bond bone boot born bot bottle brave brief broad
    calm camp candy car card care case cave chance cheap cheek chief chunk clash class clean clever close clue coat cold cool core cork
    corn cosy cozy crow cure cut daft dare dark dear deed deep dense dim dire doomed dirty dish divine dose doubt dread dress drink drug dual due
    dull dumb dusk dust elite ever fae faint fair fancy far farm fast fat fee feel fell fierce film fine firm fit fix flat flight foe fold
    folk fond fork form foul frail free friend fun gale gate gear gem gift glad glow gold goofy grand gray grim grin gross grove grown guest
    gun hall hard harsh haste heal heat heavy help herd hire hot hone house huge hunt hurt icy idea ill jolly keen kid kind king lady lake lame
    land lane late law leg line list little lone loose lord loss lot loud love low loyal luck lucky mad mage maid mare male manly mate mere
    merry mess mild mind mint mist mood moral nasty neat nest nest net nice noble nose odd old opening pain pale part party past path patient
    peace pet pink pit plain plusses plan plane plate poem point pool poor pot pretty pride prime proper proud pure quick quiet random rank rapid
    rare raw real regain reset rear rest rich ripe road rock role room root rough rude ruin rush rust sad safe sand scary sea seat seed shade share sharp
    sheer shiny shore short shy sick side silly simple sin sky slave sleek slim slow sly small smart smug soft sold sole solid song soot sore sort
    sound sour spare spike spine spot stall star state steal steam steel steep stiff stock stone store story strange strict strong stuff
    style sun sure sweet swift tale tall tame task taste tea team tense test theme thick thin tide tight time tin tiny tired toll tool top torch
    tough toy trap treat trick trust truth ugly vain vast very vial vile war warm wary wasp way weak weary weird wet whim wide wild wily wind
    wing winter wise flashy lazy mighty plump sturdy ass dad wit witch wood word worse worst worth young yummy
    """
)
#: A shorter word is a stroke from too many others.
_SHORTEST = 3


def may_be_a_slip(word: str) -> bool:
    """Whether a finger that slipped once may have made this word of one of the language of stories: a letter left out, struck twice
    or together with the key beside it, two that changed places, the key beside another. Words of the tongue are none."""
    return bool(_slipped_from(word))


def meant_by_slip(word: str) -> str | None:
    """The one word of the language that such a finger may have meant; None where there is none, or several."""
    meant = _slipped_from(word)
    return meant[0] if len(meant) == 1 else None


@lru_cache(maxsize=1024)
def _slipped_from(word: str) -> tuple[str, ...]:
    """The words that such a finger may have meant; where two letters of one of them changed places, that one alone."""
    if len(word) < _SHORTEST or word in _ORDINARY or singular(word) in _ORDINARY:
        return ()
    begin = words_by_first_letter(_SHORTEST)
    swapped = [meant for first in {*word[:2]} for meant in begin.get(first, ()) if is_swapped(word, meant)]
    return tuple(swapped) or tuple(meant for meant in begin.get(word[0], ()) if is_slip(word, meant))


def is_swapped(typed: str, meant: str) -> bool:
    """Whether two letters side by side changed places."""
    if len(typed) != len(meant) or typed == meant:
        return False
    at = _first_apart(typed, meant)
    return typed[at : at + 2] == meant[at : at + 2][::-1] and typed[at + 2 :] == meant[at + 2 :]


def _first_apart(typed: str, meant: str) -> int:
    """Where the two first differ."""
    pairs = enumerate(zip(typed, meant, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(typed), len(meant)))


def is_slip(typed: str, meant: str) -> bool:
    """Whether one such stroke, and no change of places, makes `typed` of `meant`, which begins with the same letter."""
    more = len(typed) - len(meant)
    if not -1 <= more <= 1:
        return False
    at = _first_apart(typed, meant)
    if more < 0:
        return typed[at:] == meant[at + 1 :]
    if more > 0:
        near = (typed[at - 1], *typed[at + 1 : at + 2])
        return typed[at + 1 :] == meant[at:] and any(
            typed[at] == key or key in _BESIDE.get(typed[at], "") for key in near
        )
    if at == len(typed):
        return False
    return meant[at] in _BESIDE.get(typed[at], "") and typed[at + 1 :] == meant[at + 1 :]
