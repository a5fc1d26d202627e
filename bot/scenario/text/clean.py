"""A story without the marks of a chat: every sign that only dresses the words becomes a space, so that places stay true."""

from __future__ import annotations

import re
import unicodedata

from bot.regex import regex
from bot.scenario.text.words import word_set

_MENTION = regex(r"<@[!&]?(\d+)>")
_EMOJI = regex(r"<a?:\w+:\d+>|(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])|<#\d+>|https?://\S+")
#: `:)`, `;-P`, `xD`.
_FACE = regex(r"(?<!\S)(?:[:;=]'?-?[)(DPpOo|/\\3]+|[xX]D+)(?![\w)])")
_THEM = regex(r"(?<=\s)['’]em\b")
_NAMED = regex(r"(\[\[|\{\{)[!#?]?([^\[\]{}|\n]+)(?:\|[^\[\]{}\n]*)?(\]\]|\}\})")
_BRACKETED = regex(r"\[[!#?]?([^\[\]\n]+)\]")
_DRESS = regex(r"\*{1,3}|\|\||~~|(?<!\w)_{1,2}(?=\w)|(?<=\w)_{1,2}(?!\w)|(?<!\w)`{1,3}|`{1,3}(?!\w)")
_QUOTE = regex(r"^[ \t]*(?:>{1,3}|[-*•])[ \t]", re.MULTILINE)
_COLOR = regex(r"\((white|blue|black|red|green|colou?rless)\)")
_ACRONYM = regex(
    r"(?<![\w.])(of )?(?!i\.e\.|e\.g\.|a\.k\.a|[ap]\.m\.|p\.s\.)((?:[A-Za-z]\.){2,})(?=(\s+\w|'s\b)?)"
)
_TITLE = regex(r"(?<!\w)(?:[Mm][Rr][Ss]?|[Mm][Ss]|[Dd][Rr]|[Vv][Oo][Ll])\.(?= \w)")
#: An initial after a word in small letters: no letter that parts things of one name (`Elf A. Bob blocks`).
_INITIAL = regex(r"(?:^|\b[a-z]+ )[A-Z]\.(?= [A-Z][a-z])", re.MULTILINE)
#: `his/her`, `he or she`: whichever it is, one player.
_EITHER_PERSON = regex(r"\b(his/hers?|her/his|he/she|she/he|him/her|her/him|his/their)\b", re.IGNORECASE)
_PERSON = {"his": "their", "her": "their", "he": "they", "she": "they", "him": "them"}
#: What is soon looked for: no text without it has an acronym, or an initial.
_LETTERS = regex(r"[A-Za-z]\.[A-Za-z]\.")
_CAPITAL = regex(r"[A-Z]\. [A-Z]")
_FOR_EXAMPLE = regex(r"(?<![\w.])(?:e\.g|i\.e)\.,?(?!\w)")
_WORDS_OF_A_NAME = 8
_QUOTES = frozenset('"“”')
#: A few words that are only quoted as such: `does it still "die"`, `I cast "Shock"`; and the word or mark before them.
_SCARE_QUOTES = regex(
    r"""(^|[\w'’]+|[^\s\w"“”])(\s*)["“]([A-Za-z][a-z'’-]*(?: [A-Za-z][a-z'’-]*){0,3})["”](?![\w"“”])"""
)
#: After these the text of an ability stands in quotation marks, or what somebody says.
_BEFORE_TEXT = word_set(
    """
    with and or plus instant sorcery enchantment artifact creature creatures aura equipment land permanent spell token tokens planeswalker card
    says say said saying reads read text has have had having gain gains gained get gets ability abilities keyword lose loses claims thinks
    asks called named name names is are answers tells told
    """
)


def cleaned(text: str) -> str:
    """`text` in as many characters, its marks of a chat as spaces: `[[Hill Giant]]`, `**Ogre**`, `> quote`, `||spoiler||`,
    emoji. A mention is a player: `<@123>` is called by the sign and digits that it ends in, `U123`. Words in brackets that are
    too many for a name stand in parentheses."""
    if not _MARKS.isdisjoint(text):
        text = _MENTION.sub(_player, text)
        text = _FACE.sub(_blank, _EMOJI.sub(_blank, text))
        text = _NAMED.sub(_inside, text)
        text = _BRACKETED.sub(_name_or_aside, text)
        text = _DRESS.sub(_blank, _QUOTE.sub(_blank, text))
    elif not _BULLETS.isdisjoint(text):
        text = _QUOTE.sub(_blank, text)
    if "em" in text:
        text = _THEM.sub(" em", text)
    if "/" in text:
        text = _EITHER_PERSON.sub(_one_person, text)
    if not _QUOTES.isdisjoint(text):
        text = _SCARE_QUOTES.sub(_unquoted, text)
    if "." in text:
        if "e.g" in text or "i.e" in text:
            text = _FOR_EXAMPLE.sub(_blank, text)
        if _LETTERS.search(text):
            text = _ACRONYM.sub(_without_points, text)
        text = _TITLE.sub(_without_point, text)
        if _CAPITAL.search(text):
            text = _INITIAL.sub(_without_point, text)
    if ";" in text:
        text = _IN_BRIEF.sub(_blank, text)
    if "x " in text:
        text = _TIMES.sub(r"\1 ", text)
    if "(" in text:
        text = _COLOR.sub(r" \1 ", text)
    if not text.isascii():
        text = "".join(" " if _is_picture(sign) else sign for sign in text)
    return text


#: What comes in short: `tl;dr: I attack`.
_IN_BRIEF = re.compile(r"\btl;\s?dr\b[:,]?", re.IGNORECASE)
#: How many there are of what is listed: `2x Shock`.
_TIMES = re.compile(r"(?<![\w.])(\d{1,2})x(?= )")
_MARKS = frozenset("[]*_`|~<>:{#@")
_BULLETS = frozenset("-•")


def _is_picture(sign: str) -> bool:
    return (
        sign > "\u2000" and unicodedata.category(sign) in ("So", "Cs", "Co", "Cf", "Sk")
    ) or sign == "\ufe0f"


def _without_points(found: re.Match[str]) -> str:
    """`A.I.M. Bot` as `A I M  Bot`, as names are compared. The last point ends the sentence where no name can go on: at the end of the
    line, or after `of` (`Agent of S.H.I.E.L.D. Bob attacks.`)."""
    of, letters, more = found.group(1) or "", found.group(2), found.group(3)
    spaced = letters.replace(".", " ")
    return of + (spaced if more and (not of or more == "'s") else spaced[:-1] + ".")


def _without_point(found: re.Match[str]) -> str:
    return found.group()[:-1] + " "


def _one_person(found: re.Match[str]) -> str:
    word = found.group().partition("/")[0].lower()
    return _PERSON[word].ljust(len(found.group()))


def _unquoted(found: re.Match[str]) -> str:
    """The words without their quotation marks, in as many characters; as they are where they may be the text of an ability."""
    before, space, words = found.groups()
    if before.lower() in _BEFORE_TEXT or (before and not before[-1].isalnum() and before[-1] not in ".?!("):
        return found.group()
    return f"{before}{space} {words} "


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())


def _player(found: re.Match[str]) -> str:
    name = "U" + found.group(1)[-(len(found.group()) - 1) :]
    return name.ljust(len(found.group()))


def _inside(found: re.Match[str]) -> str:
    inner = found.group(2)
    start = found.start(2) - found.start()
    return " " * start + inner + " " * (len(found.group()) - start - len(inner))


def _name_or_aside(found: re.Match[str]) -> str:
    words = found.group(1)
    if len(words.split()) > _WORDS_OF_A_NAME or words[:1] in "+-−0123456789":
        return f"({found.group()[1:-1]})"
    return found.group()[0].replace("[", " ") + " " * (found.start(1) - found.start() - 1) + words + " "
