"""What two words of such a question stand for: cards, keywords, happenings; and whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.scenario.interplay.acting import acts_of
from bot.scenario.interplay.happening import OTHER, USER, Acting, happens, has_keyword
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.text.tokens import Token
from bot.values import dataclass

_MINE = frozenset({"my", "our", "i", "we", "you", "your"})
_THEIRS = frozenset({"his", "her", "their", "opponents", "opponent"})
_ARTICLES = frozenset({"a", "an", "the", "this", "that", "any"})

#: What a happening is called.
_CALLED = {
    "gaining life": "gain life, gains life, life gain, lifegain, gaining life, gain life, from gaining life",
    "drawing cards": "draw a card, draws a card, draw cards, draws cards, card draw, drawing cards, drawing, draw, drawing a card, draws",
    "losing life": "loses life, life loss, losing life, lose life",
    "being dealt damage": "taking damage, being dealt damage, take damage",
    "creating tokens": "create a token, make a token, creates a token, makes a token, creating a token, token enters, tokens enter, token is created, tokens, creature tokens, token creation, creating tokens, making tokens, create tokens, token creatures",
    "getting counters": "+1/+1 counters, counters on creatures, putting counters on creatures",
    "creatures entering": "creature enters, creatures enter, creature enters the battlefield, another creature enters, creature comes in, creatures entering, a creature entering, creatures entering the battlefield, creature etbs",
    "creatures dying": "creature dies, creatures die, another creature dies, other creatures die, creatures dying, a creature dying, creature dying, creature deaths, dying creatures, deaths",
    "tokens dying": "token dies, creature token dies, tokens die, tokens dying, a token dying, token dying, creature tokens dying, token deaths, dying tokens",
    "sacrificing creatures": "sacrifice a creature, sacrifice creatures, sac a creature, sacrifice another creature, sacrificing creatures, sacrificing a creature, sacrificed creatures, sacrifice, sacrifices, sacrificing",
    "attacking": "creature attacks, creatures attack, another creature attacks, attack, attack with a creature, attacking, attacks, an attack, attackers",
    "instants": "cast an instant, cast a noncreature spell, casting an instant, instants, instant spells, an instant, noncreature spells, a noncreature spell, noncreature spell, instant",
    "creature spells": "cast a creature spell, cast a creature, creature spells, a creature spell, creature spell, casting a creature spell, casting creatures",
    "planeswalkers": "planeswalkers, a planeswalker, walkers, planeswalker loyalty, loyalty counters, planeswalkers loyalty",
    "abilities that trigger on entering": (
        "etb, etbs, etb effects, etb triggers, etb abilities, enters the battlefield triggers, enters the battlefield effects, "
        "enters the battlefield abilities, enter the battlefield effects, enter the battlefield triggers, etb effect, etb trigger"
    ),
    "abilities that trigger on dying": "death triggers, dies triggers, death effects, death trigger, on death triggers",
    "abilities that trigger on attacking": "attack triggers, attack trigger, attacking triggers",
    "activated abilities": "activated abilities, activated abilities of creatures, pingers, creature abilities, tap abilities",
    "board wipes": "board wipes, boardwipes, a board wipe, wraths, sweepers, wrath effects, mass removal, board wipe",
    "removal": "removal, removal spells, kill spells, targeted removal, spot removal, destroy effects, removal spell",
    "exile effects": "exile effects, exile removal, exiling, exile spells, being exiled, exile",
    "bounce": "bounce, bounce spells, bounce effects, being bounced",
    "edicts": "edicts, edict effects, sacrifice effects, forced sacrifice, an edict",
    "combat damage": "combat damage, damage in combat, dealing combat damage",
    "dealing damage": "noncombat damage, spell damage, burn, damage from spells, burn spells, dealing damage, direct damage",
}
_HAPPENING = {words: name for name, called in _CALLED.items() for words in called.split(", ")}


#: What of a card is spoken of, and a word of the deed that it comes about by.
_PARTS = {
    **dict.fromkeys(("", "ability", "abilities", "effect", "effects", "trigger", "triggers", "static"), ""),
    **dict.fromkeys(("triggered ability", "triggered abilities", "passive", "passive ability"), ""),
    **dict.fromkeys(("etb", "etbs", "etb trigger", "etb ability", "etb effect"), " casts "),
    **dict.fromkeys(("enters the battlefield ability", "enters the battlefield trigger"), " casts "),
    **dict.fromkeys(("death trigger", "dies trigger"), " dies"),
    **dict.fromkeys(("activated ability", "activated abilities"), " activates "),
}


@dataclass(frozen=True, slots=True)
class Spoken:
    """What the words stand for: a card, or what it does alone; `whose`: `mine`, `theirs`, `own` of whoever has the other, or nothing where nobody says."""

    name: str
    acts: tuple[Acting, ...]
    card: Card | None = None
    whose: str = ""


def spoken_of(lexicon: Lexicon, tokens: Sequence[Token], start: int, end: int) -> Spoken | None:
    """What the words from `start` to `end` stand for; None where they are more or less than one name."""
    owner = ""
    while start < end and (tokens[start].fold in _MINE | _THEIRS | _ARTICLES or tokens[start].fold == "own"):
        owner = "own" if tokens[start].fold == "own" else _owner(tokens[start]) or owner
        start += 1
    while start < end and tokens[start].owner and tokens[start].owner in _THEIRS:
        owner, start = "theirs", start + 1
    if start == end:
        return None
    words = " ".join(token.fold for token in tokens[start:end])
    if words in _HAPPENING:
        name = _HAPPENING[words]
        return Spoken(name, (happens(name),), whose=owner)
    for named in lexicon.at(start):
        part = " ".join(token.fold for token in tokens[named.end : end])
        if named.source != "card" or named.several or named.owner != bool(part) or part not in _PARTS:
            continue
        card = lexicon.names.exact(named.spelling)
        if card is None:
            return None
        acts = tuple(act for act in acts_of(card) if _PARTS[part] in act.deed)
        return Spoken(card.name, acts, card, owner)
    keyword = keyword_at(tokens, start, end)
    if keyword is not None and keyword[1] == end and keyword[0].islower():
        act = has_keyword(keyword[0])
        return None if act is None else Spoken(keyword[0], (act,), whose=owner)
    return None


def whom_of(tokens: Sequence[Token]) -> tuple[str, tuple[str, ...]] | None:
    """Whose side the words name, and who or what of it is to be saved: `me`, `my creatures`; None of other words."""
    words = [token.fold for token in tokens]
    if words in (["me"], ["us"], ["you"]):
        return "mine", (OTHER,)
    if len(words) == 2 and words[0] in {*_MINE, "your", "a", "the"} and words[1] in _CREATURES:
        return "mine", ("Knight",)
    if words in (["them"], ["him"], ["her"], ["players"], ["opponents"]) or words[-1:] in (
        ["opponent"],
        ["opponents"],
    ):
        return "theirs", (USER,)
    return None


_CREATURES = frozenset({"creature", "creatures", "guys", "guy", "team", "board", "dudes"})


def _owner(token: Token) -> str:
    return "mine" if token.fold in _MINE else "theirs" if token.fold in _THEIRS else ""
