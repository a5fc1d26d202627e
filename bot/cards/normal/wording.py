"""Wordings of earlier years in the words of today, where the meaning is the same."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.regex import regex

#: Applied in order, to the text after `~` stands for the name.
_REWRITES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (regex(old), new)
    for old, new in (
        (r"[−–](?=[\dX])", "-"),
        (r'(^|")\[([+-]?[\dX]+)\]:', r"\1\2:"),
        (r" -- ", " — "),
        (r"(?<=\w)--(?=[\w{])", "—"),
        (r"^((?:[IV]+, )*[IV]+) - ", r"\1 — "),
        (r"^([A-Z][\w',!? ]*) ?--? (?=[A-Z{])", r"\1 — "),
        (r"[“”]", '"'),
        (r"[‘’]", "'"),
        (r"\},\{", "}, {"),
        (r"(?<=\}) (?=\{)", ""),  # `Embalm {5} {R}`
        (r"([:}]):?(?=[A-Z])(?<=:)", r"\1 "),
        (r"\bconverted mana cost(s?)\b", r"mana value\1"),
        (
            r"\b([Aa]n?|[Aa]nother|~ or another|[Oo]ne or more(?: other)?) ((?:(?!battlefield)[^,.:])*?) enter(s?) the battlefield "
            r"under your control\b",
            r"\1 \2 you control enter\3",
        ),
        (
            r"\b([Aa]n?|[Aa]nother) ((?:(?!battlefield)[^,.:])*?) enters the battlefield under an opponent's control\b",
            r"\1 \2 an opponent controls enters",
        ),
        (
            r"\b([Oo]ne or more) ((?:(?!battlefield)[^,.:])*?) enter the battlefield under your opponents' control\b",
            r"\1 \2 your opponents control enter",
        ),
        (r"\bentered the battlefield\b", "entered"),
        (r"\benter(s?) the battlefield\b", r"enter\1"),
        (r"\bActivate this ability (only|no more)\b", r"Activate \1"),
        (r"\bany time you could cast a sorcery\b", "as a sorcery"),
        (r"\b[Hh]e or she controls\b", "they control"),
        (r"\bhis or her\b", "their"),
        (r"\bhim or her\b", "them"),
        (r"\b([Uu]nless) he or she pays\b", r"\1 they pay"),
        (r"\bhe or she does\b", "they do"),
        # A legend may be spoken of as a person.
        (r"(?<!or )\b(?:he|she)\b(?! or)", "it"),
        (r"\b(?:himself|herself)\b", "itself"),
        (r"\b(?:He|She)'s still\b", "It's still"),
        (r"\bname choose a card name\b", "choose a card name"),
        (r"\bhim\b", "it"),
        (r"\bhis\b", "its"),
        (
            r"\bher(?= (?:deal|fight|to|and|until|onto|from|under|with|transformed|this|into|for|on|in|at|unless|if|or)\b|[.,:;]|$)",
            "it",
        ),
        (r"\bher\b", "its"),
        (r"\bhe or she doesn't\b", "they don't"),
        (r"\battacks each turn if able\b", "attacks each combat if able"),
        (r"^(As long as [^,]+, it)'s (?=an? )", r"\1 is "),
        (r"^(Choose (?:one|two|three)) •", r"\1 — •"),
        (r"\buntil the end of turn\b", "until end of turn"),
        (r"(\b[Cc]hooses (?:an? \w+, )+an? \w+) and (?=an? \w+ from among\b)", r"\1, and "),
        (r"\bnon-basic\b", "nonbasic"),
        (r"\bdeals one damage\b", "deals 1 damage"),
        (r"^[Ee]very time\b", "Whenever"),
        (r"(?<=, )deal (\w+) damage\b", r"~ deals \1 damage"),
        (r"\bwith power and toughness equal to\b", "with power and toughness each equal to"),
        (
            r"^~ can't be blocked by creatures with greater power\b",
            "~ can't be blocked by creatures with power greater than ~'s power",
        ),
        (r"\b([Ee])ach of your opponents\b", r"\1ach opponent"),
        # Who sacrifices chooses what, said or not (CR 701.21a).
        (r"\b([Ss]acrifices? (?:(?!\bsacrifice)[^.,:;])*?) of their choice\b", r"\1"),
        # A comma or full stop of the sentence around stands outside the quotes, and what is quoted ends with its own.
        (r',"(?= (?:and|where)\b)', '.",'),
        (r'(?<=[a-z\d}~§])"(?= (?:and "|and equip\b|until end of turn\b)|$)', '."'),
        (r"(?<=[.] )It's (?=(?:an?|every) )", "It is "),
        (r"(?<=[.] )They're (?!still\b)", "They are "),
        (r'(?:(?<=\."),)? and it loses all other\b', " and loses all other"),
        # Players choose in turn order anyway (CR 101.4).
        (r"\b[Ss]tarting with you, each player chooses\b", "each player chooses"),
        (
            r"\b([Ss]earch your library for [^.]*?),? and put (that card|it|those cards|them) into your hand\. Then shuffle your library\.",
            r"\1, put \2 into your hand, then shuffle.",
        ),
        (r"\beach instant and sorcery (spell|card)\b", r"each instant or sorcery \1"),
        (
            r"(?<=[.:] )([A-Z][^.]*? creature)(?: that is|, which is| that's) still a land\.",
            r"\1. It's still a land.",
        ),
        (r"^([A-Z][^.:]*? creature) that's still a land\.", r"\1. It's still a land."),
        # Two whole costs that differ in their mana.
        (r"^(\{[^{}]+\}), \{T\} or (\{[^{}]+\}), \{T\}:", r"\1 or \2, {T}:"),
        (r"\bto the ([A-Z][a-z]+)'s controller\b", r"to that \1's controller"),
        (
            r"\b([Aa] creature dealt damage by (?:that creature|it|~)) dies this turn\b",
            r"\1 this turn dies this turn",
        ),
        (
            r"\b(upkeep|end|draw) step(?= unless they pay \{[^.]*\} before that step)",
            lambda m: m[1] if m[1] == "upkeep" else m[0],
        ),
        (r"( if (?:that creature|it) has [^.]*)\. If it doesn't, ", r"\1. Otherwise, "),
        (r", shuffle, then (?=discard)", ", then shuffle. Then "),
        (r"\b(gains? \w+(?: strike)?) and has (?=\")", r"\1 and "),
        (r"\bif your opponent controls\b", "if an opponent controls"),
        (
            r"^Whenever a player puts an? (\w+) onto the battlefield, ~ deals (\d) damage to that player\b",
            r"Whenever a \1 enters, ~ deals \2 damage to its controller",
        ),
        (r"\b([Dd]iscard an? \w+) card or (\w+ card)\b", r"\1 or \2"),
        (r"\b([Ee]ach opponent)\. Those players each (\w+)\b", r"\1. Each opponent \2s"),
        (r"\b([Ii]f your life total is [^,]*, )it (?=becomes\b)", r"\1your life total "),
        (r"\bdeals X \+ 1 damage\b", "deals X plus 1 damage"),
        (r"\b([Aa])t the end of combat\b", r"\1t end of combat"),
        (r"(?:, then|\. Then) you may (?=pay (?:any amount of|one or more) \{E\})", ". You may "),
        (
            r"\bcreate a (token that's a copy of [^.]*)\. The token enters tapped and attacking\.",
            r"create a tapped and attacking \1.",
        ),
        (
            r"\bprevent (\d) damage that (?:spell|source) would deal to that permanent or player\b",
            r"prevent \1 of that damage",
        ),
        (r"\bdealt damage by ~ would die this turn\b", "dealt damage by ~ this turn would die this turn"),
        (r"\b(If ~ deals damage to you this way, tap) it\b", r"\1 ~"),
        (r"\b(from an opponent's graveyard) to their hand\b", r"\1 to its owner's hand"),
        (
            r"\bonto the battlefield under your control\. It enters tapped and attacking that player\b",
            "onto the battlefield tapped and attacking that player under your control",
        ),
        (r'(?<=[a-z])"(?= for as long as you control ~)', '."'),
        (
            r"\b([Pp]ut a )([+-]1/[+-]1)( counter on target creature), (\w+) \2 counters on (another target creature), and (\w+) \2 counters on a third target creature",
            r"\1\2\3, put \4 \2 counters on \5, and put \6 \2 counters on another target creature",
        ),
        (
            r"\bput a \d+/\d+ ([a-z]+ [A-Z]\w+ creature token with [a-z]+) onto the battlefield\b",
            lambda m: m[0].replace("put a", "create a").replace(" onto the battlefield", ""),
        ),
        (
            r"^Until your next turn, (creatures your opponents control attack each combat if able)\.",
            r"Until your next turn, \1.",
        ),
        (
            r"\b([Ss]earch [^.]*? for [^.]*?),? put (it|that card) into your hand, then shuffle\. Then discard\b",
            r"\1, put \2 into your hand, then shuffle. Then discard",
        ),
        (r"\bdraws an additional card for each\b", "draws a card for each"),
        (
            r"\bdeals damage to the player equal to the number of cards they drew this way\b",
            "deals that much damage to that player",
        ),
        (
            r"\bEach attacking creature and each blocking creature doesn't\b",
            "Each attacking or blocking creature doesn't",
        ),
        (r"\bspell in a turn\b", "spell each turn"),
        (
            r"^(\w+ spells) your opponents cast with mana value (\d+) or more cost\b",
            r"\1 with mana value \2 or greater your opponents cast cost",
        ),
        (
            r"\b(has base power and toughness \d+/\d+) until end of turn (and gains [a-z ]+? until end of turn)",
            r"\1 \2",
        ),
        (
            r"( gets [+-]\d+/[+-]\d+ until end of turn\. (?:That creature|It) gets [+-]\d+/[+-]\d+) (?=instead\b)",
            r"\1 until end of turn ",
        ),
        (r"\bis an? (\w+) or an? (\w+), it\b", r"is a \1 or \2, it"),
        (
            r"\b(gets \+\d+/\+\d+) (and can block any number of creatures this turn)",
            r"\1 until end of turn \2",
        ),
        (
            r"^Whenever a (\w+) creature or spell deals damage\b",
            r"Whenever a \1 creature or a \1 spell deals damage",
        ),
        (r"\bthat creature's or spell's controller\b", "its controller"),
        (r"\bprotection from each color\b", "protection from all colors"),
        (r"\b(target opponent)\. They gain control of\b", r"\1. That player gains control of"),
        (
            r"\bif it has (\w+) or more (\w+) counters on it, remove them(?: all)? and\b",
            r"if there are \1 or more \2 counters on it, remove those counters and",
        ),
        (
            r"\bhas (\w+) or more (\w+) counters on it, remove them(?: all)? and\b",
            r"has \1 or more \2 counters on it, remove all \2 counters from it and",
        ),
        (r"\bnamed ([A-Z]\w+) with (\"When )\1\b", r"named \1 with \2~"),
        (r"\bgets another (poison|rad) counter\b", r"gets a \1 counter"),
        (r"\b([Cc]reatures? tokens?) with ([a-z ]+) named ([A-Z][\w' ]+)", r"\1 named \3 with \2"),
        (r"\b(creature tokens?) with ([a-z ]+?) named ([A-Z][\w' ]+)", r"\1 named \3 with \2"),
        (r"\blost life from source\b", "lost life from a source"),
        # A double-faced permanent that converts does all that one does that transforms (CR 701.28a).
        (r"\b([Cc])onvert (?=~|it\b|that\b)", lambda m: ("T" if m[1] == "C" else "t") + "ransform "),
        (r"\bonto the battlefield converted\b", "onto the battlefield transformed"),
        (r"\bto the battlefield converted\b", "to the battlefield transformed"),
        (
            r"\b(permanents|creatures?|planeswalkers) except for (?!basic|three|creatures that)",
            r"\1 other than ",
        ),
        (r"\bthat amount of damage\b", "that much damage"),
        (
            r"\b(cards?) (that (?:was|were) put) into your graveyard (?=from (?:the battlefield|anywhere) this turn)",
            r"\1 in your graveyard \2 there ",
        ),
        (r"\bMore Than Meets the Eye\b", "More than meets the eye"),
        (r"\bNinjas\b", "Ninja"),
        (r"\btotem armor\b", "umbra armor"),
        (r"\bTotem armor\b", "Umbra armor"),
        (
            r"( for an? [^.]*? card) and reveal (?:that card|it)\. Shuffle your library, then put (?:the|that) card "
            r"on top of it\.",
            r"\1, reveal it, then shuffle and put that card on top.",
        ),
        (r"( chooses? an? [^.]*? from it) and exile (?:that card|it)\.", r"\1. Exile that card."),
        (
            r"\b([Yy]ou (?:may )?choose an?(?: \w+)* card) from it (with mana value \w+ or (?:less|greater))\b",
            r"\1 \2 from it",
        ),
        (
            r"^(\+\d: |)Target player shuffles (up to \w+|any number of) target cards? from their graveyard into their library",
            r"\1Shuffle \2 target cards from target player's graveyard into their owner's library",
        ),
        (
            r"\b([Yy]ou may choose an? (?:[^.]*? )?card [^.]*from it)\. That player discards that card\.",
            r"\1. If you do, that player discards that card.",
        ),
        (
            r"\b([Pp])ut the top card of your library into your graveyard(?=[,:])",
            lambda m: ("M" if m[1] == "P" else "m") + "ill a card",
        ),
        (r"^[A-Z][\w' ]* — (?=Equip(?:—| ?\{))", ""),
        (
            r"\b([Ss]earch your library for [^.]*?card[^.]*)\. Put (that card|those cards) onto the battlefield( tapped)?, then shuffle\b",
            r"\1, put \2 onto the battlefield\3, then shuffle",
        ),
        (
            r"\b([Ss]earch your library for [^.]*?cards[^.]*)\. Reveal those cards, put them into your hand, then shuffle\b",
            r"\1, reveal those cards, put them into your hand, then shuffle",
        ),
        (
            r"\b([Ss]earch your library for up to two [^.]*?), reveal (?:those cards|them),? (?:and )?put (one onto the battlefield"
            r"(?: tapped)? and the other into your hand)(?:\. Then|, then|\.) [Ss]huffle(?: your library)?(\.|, then [^.]*\.)",
            lambda m: (
                f"{m[1]}, reveal them, put {m[2]}, then shuffle."
                + (" Then" + m[3][6:] if m[3] != "." else "")
            ),
        ),
        (r"\bWhenever you cast a spell, if that spell was kicked,", "Whenever you cast a kicked spell,"),
        (
            r"\b((?:[Tt]arget|that) (?:player|opponent)) reveals their hand and discards all\b",
            r"\1 reveals their hand. That player discards all",
        ),
        (r"\b(reveals their hand\. )Choose (?=an? )", r"\1You choose "),
        (r"\. Then each player who searched their library this way shuffles(?: it)?\.", "."),
        (
            r"^You may play the top card of your library\.",
            "You may play lands and cast spells from the top of your library.",
        ),
        (
            r"\b((?:If you do|When you do), (?:it|that land) becomes an? [^.]*? creature(?: with [a-z ,]+)?)(?:\. It's| that's) still "
            r"a land\.",
            r"\1 in addition to its other types.",
        ),
        (
            r"\byou may have (target [a-z ]*?land[a-z ]*?) become (an? [^.]*?creature(?: with [a-z]+)?) until end of turn\. "
            r"It's still a land\.",
            r"you may have \1 become \2 in addition to its other types until end of turn.",
        ),
        (
            r"\b(becomes an X/X [^.]*?creature(?: with [a-z ]+)?)( until end of turn), (where X is [^.]*)\. It's still a land\.",
            r"\1 in addition to its other types\2, \3.",
        ),
        (r"^(Morph—Reveal [^.]* cards?) in your hand\.", r"\1 from your hand."),
    )
)

_REMINDER = regex(r"\s*\([^()]*\)")


def without_reminders(text: str) -> str:
    """The text without what stands in parentheses."""
    return _REMINDER.sub("", text).strip()


def todays(text: str) -> str:
    """The text in today's words."""
    for old, new in _REWRITES:
        text = old.sub(new, text)
    return text
