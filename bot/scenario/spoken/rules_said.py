"""What holds of everything, said in the words of a card and of none that is named: `Damage can't be prevented`, `My creatures have
lifelink`, `Whenever a creature dies I gain 1 life`, `Each creature deals damage equal to its power to its controller`.

Such a sentence is as good as the card that says it: it is put as an enchantment of those words, or as an instant where it only does
something once. Whether it is one is asked of the card grammar, which has to read it to its last word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.abilities.ability import Ability, Spell, Static, Triggered, Unread
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds
from bot.regex import regex
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.telling.who_speaks import somebody_speaks
from bot.scenario.text.tokens import Token, sentences, tokenize
from bot.scenario.text.words import word_set
from bot.scenario.things.made import MadeUp
from bot.values import replace

#: What is said of each time, and never of one deed.
_EACH_TIME = regex(r"^(?:each|every|any) ?time |^whenever ")
#: How a sentence on everything begins; of `they` and `he` only what can't be done is said so.
_BEGINS = regex(
    r"^(?:all|every|each|no|creatures|players|damage|spells|lands|tokens|artifacts|enchantments|opponents|life totals"
    r"|(?:my|his|her|their)(?: [a-z]+'?s?)? [a-z]+s|(?:my |the )?opp(?:onent)?'?s'? [a-z]+s|whenever|at the beginning of"
    r"|i (?:give|grant) (?:all )?(?:of )?my|(?:i|he|she|they|(?:my |the )?opp(?:onent)?s?) (?:ca|do|does)n't) "
)
_LEAD = regex(
    r"^(?:there(?: i|')s )?(?:an? |the |some )?(?:effect|rule|card|enchantment)(?: out)?(?: that)? (?:says|saying|reads)(?: that)? "
)
_HIS = r"(?:his|her|their|(?:my |the )?opp(?:onent)?s?'?s?'?)"
_HE = r"(?:he|she|(?:my |the )opp(?:onent)?|opp(?:onent)?)"
#: The words of players as cards have them, in this order.
_AS_CARDS_SAY: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (regex(told), said)
    for told, said in (
        (r"\b(?:each|every|any) ?time\b", "whenever"),
        (r"\bevery\b", "each"),
        (r"\bcan ?not\b|\bcant\b", "can't"),
        (r"\bdo not\b|\bdont\b", "don't"),
        (r"\bdoes not\b|\bdoesnt\b", "doesn't"),
        (r"^(?:all |each )?(?:of )?my spells\b", "spells you cast"),
        (rf"^(?:all |each )?(?:of )?{_HIS} spells\b", "spells your opponents cast"),
        (
            r"^i (?:give|grant) (?:all )?(?:of )?my ((?:[a-z]+ )?creatures|tokens) (?:all )?(.+?)(?: until end of turn| this turn)?$",
            r"\1 you control get \2 until end of turn",
        ),
        (r"^((?:[a-z]+ )?(?:creatures|tokens) you control) get (?=[a-z])", r"\1 gain "),
        (
            r"^((?:[a-z]+ )?(?:creatures|tokens) you control get [-+]\d+/[-+]\d+) and (?=[a-z])",
            r"\1 and gain ",
        ),
        (r"^each of my ([a-z]+)s\b", r"each \1 you control"),
        (r"^(?:all )?(?:of )?my ((?:[a-z]+ )?(?!opponent|life)[a-z]+s)\b(?!')", r"\1 you control"),
        (rf"^(?:all )?(?:of )?{_HIS} ((?:[a-z]+ )?[a-z]+s)\b(?!')", r"\1 your opponents control"),
        (rf"\b{_HE} controls\b", "your opponents control"),
        (r"\bone of my ([a-z]+)s\b", r"a \1 you control"),
        (rf"\b{_HE} (can't|don't|doesn't)\b", r"your opponents \1"),
        (rf"^(whenever )?{_HE} (?=[a-z]+s )", r"\1an opponent "),
        (rf"(?<=.)\b{_HE} (loses|gains|takes|draws|discards|sacrifices|mills)\b", r"that player \1"),
        (r"\bi\b|\bme\b", "you"),
        (r"\bmy\b", "your"),
        (
            r"^all ([a-z]+)s (?:each )?(deal|lose|gain)\b(.*)\btheir\b(.*)\btheir (controller|owner)s$",
            r"each \1 \2s\3its\4its \5",
        ),
        (r"\b(?:are|is) (?:all )?(\d+/\d+)s?$", r"have base power and toughness \1"),
        (r"\bdon't untap$", "don't untap during their controllers' untap steps"),
    )
)
#: What is said of everything in other words than cards', and their words.
_IN_OTHER_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (regex(told), said)
    for told, said in (
        (
            r"^(?:all )?damage (?:is|gets) doubled$|^each source deals double damage$",
            "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
        ),
        (
            r"^(?:all )?damage (?:that )?(?:you deal|sources you control deal) (?:is|gets) doubled$",
            "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
        ),
    )
)
#: Where what a trigger does may begin.
_DOES = word_set("you i each an a it that put draw create he she they target its the")
_SMALL = word_set("a an the of to and you your it its that this each all is are be")
#: How much of a sentence a named card has to say for it to be that card's.
_OF_A_CARD = 0.6


def with_rules_said(tokens: list[Token], names: Names, text: str, each_time: bool = False) -> list[Token]:
    """The tokens with each such sentence as what a card of those words is; `each_time`: only those that say what happens `whenever`
    something does, which are no deeds, and those that somebody says a card has."""
    found: list[Token] = []
    lexicon: Lexicon | None = None
    for start, stop in sentences(tokens):
        rest = tokens[start : stop + 1]
        typed = _said(tokens, start, stop)
        said = _LEAD.sub("", typed)
        asks = stop < len(tokens) and "?" in tokens[stop].text
        early = said != typed or _EACH_TIME.match(said)
        if not asks and (early if each_time else _BEGINS.match(said)):
            lexicon = lexicon or Lexicon(tokens, names, text)
            put = (
                None
                if _names_a_card(lexicon, start, stop)
                else _put(said, names, somebody_speaks(tokens, lexicon))
            )
            if put is not None and not _is_of_a_card(said, lexicon, names):
                place = tokens[start].start, tokens[stop - 1].end
                rest = [replace(one, start=place[0], end=place[1]) for one in tokenize(put)]
                rest += tokens[stop : stop + 1] if rest[-1].kind != "break" else []
        found += rest
    return found


def _said(tokens: Sequence[Token], start: int, stop: int) -> str:
    """The words of the sentence in small letters."""
    text = ""
    for at in range(start, stop):
        glued = at > start and tokens[at].start == tokens[at - 1].end
        text += tokens[at].text if glued or not text or tokens[at].text == "," else f" {tokens[at].text}"
    return text.lower().replace("’", "'")


def _put(said: str, names: Names, speaks: bool) -> str | None:
    """The sentence as a thing of the story; None where no card could have it."""
    for line in _lines(said):
        personal = "you" in re.split(r"\W+", line.lower()) or "opponent" in line
        if personal and not speaks:
            continue
        lasting = _read(names, line, "Enchantment")
        if lasting and all(isinstance(one, Static | Triggered) for one in lasting):
            return (
                f'I control an enchantment "{line}"'
                if speaks
                else f'There is an enchantment "{line}" on the battlefield'
            )
        done = _read(names, line, "Instant") if speaks else ()
        if done and all(isinstance(one, Spell) for one in done):
            return f'I cast an instant "{line}"'
    return None


def _read(names: Names, line: str, kind: str) -> tuple[Ability, ...]:
    abilities = names.made(MadeUp("Untold", (kind,), lines=(line,))).abilities
    return () if holds(abilities, Unread, Opaque) else abilities


def _lines(said: str) -> Iterator[str]:
    """The sentence as cards may have it."""
    for told, put in _AS_CARDS_SAY:
        said = told.sub(put, said)
    for told, put in _IN_OTHER_WORDS:
        if told.match(said):
            yield put
    for line in _with_a_comma(said) if said.startswith(("whenever", "at the")) else [said]:
        for one in (line, line.replace("that player", "each opponent")) if "that player" in line else (line,):
            yield f"{one[:1].upper()}{one[1:]}."


def _with_a_comma(said: str) -> Iterable[str]:
    """A trigger with its comma, wherever that may stand."""
    if "," in said:
        return [said]
    words = said.split()
    return [
        f"{' '.join(words[:at])}, {' '.join(words[at:])}" for at in range(3, len(words)) if words[at] in _DOES
    ]


def _names_a_card(lexicon: Lexicon, start: int, stop: int) -> bool:
    """Whether the sentence speaks of a card by its name: of a word of the language only where it is written as a name is."""
    tokens = lexicon.tokens
    return any(
        lexicon.in_long_name(at) or (at > start and tokens[at].text[:1].isupper() and bool(lexicon.at(at)))
        for at in range(start, stop)
    )


def _is_of_a_card(said: str, lexicon: Lexicon, names: Names) -> bool:
    """Whether a card that the story names says so: then the sentence only tells of that card."""
    words = {word for word in re.split(r"[^\w+/]+", said) if word} - _SMALL
    named = {
        name.spelling for at in range(len(lexicon.tokens)) for name in lexicon.at(at) if name.source == "card"
    }
    for name in named:
        card = names.exact(name)
        for line in card.texts if card is not None else ():
            shared = words & {*re.split(r"[^\w+/]+", line.lower())}
            if len(shared) >= _OF_A_CARD * len(words):
                return True
    return False
