"""What players say of everything, in the words that cards have for it: `my creatures`, `every time`, `damage is doubled`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.regex import regex
from bot.scenario.text.words import word_set

_HIS = r"(?:his|her|their|(?:my |your |the )?opp(?:onent)?(?:'s|s'|s))"
_HE = r"(?:he|she|(?:my |your |the )opp(?:onent)?|opp(?:onent)?)"
#: The words of players as cards have them, in this order.
_AS_CARDS_SAY: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (regex(told), said)
    for told, said in (
        (r"\b(?:each|every|any) ?time\b", "whenever"),
        (r"\bevery\b", "each"),
        (r"\beach of us\b|\beveryone\b|\beverybody\b", "each player"),
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
        (
            r"^(?:all )?(?:of )?my ((?!life |opponent)(?:[a-z]+ )?(?!opponent)[a-z]+s)\b(?!')",
            r"\1 you control",
        ),
        (rf"^(?:all )?(?:of )?{_HIS} ((?!life )(?:[a-z]+ )?[a-z]+s)\b(?!')", r"\1 your opponents control"),
        (rf"\b{_HE} (?:controls|has)\b", "your opponents control"),
        (r"\b(power|toughness) (\d+) or (?:more|higher|bigger)\b", r"\1 \2 or greater"),
        (r"\bone of my ([a-z]+)s\b", r"a \1 you control"),
        (r"\bfor each of my ([a-z]+)s\b", r"for each \1 you control"),
        (r"\bnumber of (?:my ([a-z]+s)|([a-z]+s) i have)\b", r"number of \1\2 you control"),
        (rf"\bfor each of {_HIS} ([a-z]+)s\b", r"for each \1 your opponents control"),
        (rf"\bnumber of {_HIS} ([a-z]+s)\b", r"number of \1 your opponents control"),
        (r"\bfor each creature i have\b", "for each creature you control"),
        (r"^whenever my ((?:[a-z]+ )?creature)\b", r"whenever a \1 you control"),
        (rf"^whenever {_HIS} ((?:[a-z]+ )?creature)\b", r"whenever a \1 an opponent controls"),
        (rf"\b{_HE} (can't|don't|doesn't)\b", r"your opponents \1"),
        (rf"^(whenever )?{_HE} (?=[a-z]+s )", r"\1an opponent "),
        (rf"(?<=.)(?<!an )\b{_HE} (loses|gains|takes|draws|discards|sacrifices|mills)\b", r"that player \1"),
        (r"\bi\b|\bme\b", "you"),
        (r"\bmy\b", "your"),
        (
            r"^all ([a-z]+)s (?:each )?(deal|lose|gain)\b(.*)\btheir\b(.*)\btheir (controller|owner)s$",
            r"each \1 \2s\3its\4its \5",
        ),
        (r"\b(?:are|is) (?:all )?(\d+/\d+)s?$", r"have base power and toughness \1"),
        (r"\byou take (\d+)(?: damage)?\b", r"~ deals \1 damage to you"),
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
            r"^(?:you|we) (?:exchange|swap|switch|trade) life totals(?: with (?:him|her|them|your opponents?|an opponent))?$",
            "Exchange life totals with target opponent.",
        ),
        (r"^your life(?: total)? (?:becomes|goes to) (\d+)$", r"Your life total becomes \1."),
        (r"^you set your life(?: total)? (?:to|at) (\d+)$", r"Your life total becomes \1."),
        (rf"^{_HIS} life(?: total)? (?:becomes|goes to) (\d+)$", r"Each opponent's life total becomes \1."),
        (rf"^you set {_HIS} life(?: total)? (?:to|at) (\d+)$", r"Each opponent's life total becomes \1."),
        (
            r"^you double your life(?: total)?$|^your life(?: total)? (?:is|gets) doubled$",
            "Double your life total.",
        ),
        (r"^you (gain|lose) (.+ for each .+|life equal to .+)$", r"You \1 \2."),
        (r"^an opponent (gains|loses) (.+ for each .+|life equal to .+)$", r"Each opponent \1 \2."),
        (r"^you draw (.+ for each .+|cards equal to .+)$", r"Draw \1."),
        (r"^(?:you|an opponent) (?:destroy|kill)s? (?:each|every) ([a-z]+)\b(.*)$", r"Destroy all \1s\2."),
        (r"^(?:you|an opponent) destroys? (?:all|each|every) (?:of )?(?:the )?(.+)$", r"Destroy all \1."),
        (r"^(?:you|an opponent) exiles? (?:all|each|every) (?:of )?(?:the )?(.+)$", r"Exile all \1."),
        (
            r"^(?:you|an opponent) (?:wipe|clear|sweep|nuke)s? (?:the|your) (?:board|battlefield)$",
            "Destroy all creatures.",
        ),
        (
            r"^(?:you|an opponent) (?:return|bounce)s? (?:everything|all (?:the )?creatures|(?:every|each) creature)(?: (?:back )?to .+)?$",
            "Return all creatures to their owners' hands.",
        ),
        (
            r"^(?:you|an opponent) (?:makes?|forces?|has|have) each player (?:to )?(discard|sacrifice|draw|lose|mill) (.+)$",
            r"Each player \1s \2.",
        ),
        (r"^you (?:deal|do) (\d+)(?: damage)? to ((?:each|all|every) .+)$", r"~ deals \1 damage to \2."),
        (
            r"^(?:all )?damage (?:that )?(?:you deal|sources you control deal) (?:is|gets) doubled$",
            "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
        ),
    )
)
#: Where what a trigger does may begin.
_DOES = word_set("you i each an a it that put draw create he she they target its the")


def as_cards_say(said: str) -> Iterator[str]:
    """The sentence, in small letters, as cards may have it, likeliest first."""
    for told, put in _AS_CARDS_SAY:
        said = told.sub(put, said)
    for told, put in _IN_OTHER_WORDS:
        if told.match(said):
            yield told.sub(put, said)
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
