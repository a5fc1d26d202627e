"""`How many Shocks do I need to kill a 5/5?`: the same story told with one, with two, and so on, each as a text of its own."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.regex import regex
from bot.scenario.text.words import singular
from bot.values import dataclass

#: More than that is not tried.
MOST = 25

_WHO = r"(?P<who>i|we|you|he|she|they|it|my opponent|the opponent|opp|my opp)"
_NEED = rf"(?:do|does|would|will|must|should) {_WHO} (?:(?:need|have|take|got) )?"
_KILL = r"(?:kill|take down|take out|finish off|finish|destroy|deal with|get rid of)"
_END = r"(?P<whom>.+?)(?:,? (?:if|when|while) (?P<given>.+?))?\??$"
_START = r"(?:^|(?<=[.!?;,:] )|(?<=[.!?;,:]))(?:so |and |but |ok |okay )*"

#: `How many Shocks does it take to kill a 5/5?`
_SPELLS = regex(
    rf"{_START}how many (?P<thing>[^.?!]+?) (?:{_NEED})?(?:to cast )?to {_KILL} {_END}", re.IGNORECASE
)
#: `How many 2/2s do I need to block with to kill it?`
_BLOCKERS = regex(
    rf"{_START}how many (?P<thing>[^.?!]+?) {_NEED}(?:to )?(?:double |gang )?block with to {_KILL} {_END}",
    re.IGNORECASE,
)
#: `How many 2/2s do I need to attack with to kill him?`
_ATTACKERS = regex(
    rf"{_START}how many (?P<thing>[^.?!]+?) {_NEED}(?:to )?(?:attack|swing|hit him) with to {_KILL} {_END}",
    re.IGNORECASE,
)
#: `How many of them do I have to block to survive?`
_BLOCKS = regex(
    rf"{_START}how many(?: of (?:them|those|these)| attackers| creatures)? {_NEED}(?:to )?block"
    r"(?: at least)? (?:to|in order to|so i|so that i) (?:survive|stay alive|live|not die|not lose|stay in the game|dont die|don't die)\??$",
    re.IGNORECASE,
)
#: `How many turns until he is dead?`
_TURNS = regex(
    rf"{_START}how many (?:more )?(?:turns|attacks|hits|swings)(?: from (?P<thing>[^.?!]+?))?"
    r"(?: (?:do|does|would|will) (?P<who>i|he|she|it|that|this)(?: (?:need|take|have))?)? "
    rf"(?:to {_KILL} (?P<whom>.+?)|(?:until|till|before) (?P<dead>.+?) (?:is |are |am |be )?(?:dead|dies|die|lose|loses))"
    r"(?:,? (?:if|when|while) (?P<given>.+?))?\??$",
    re.IGNORECASE,
)
_TIMES = regex(
    rf"{_START}how many times {_NEED}(?:to )?(?:hit|attack)(?: (?:him|her|them|me|my opponent|the opponent))?"
    rf"(?: with (?P<thing>[^.?!]+?))? to {_KILL} {_END}",
    re.IGNORECASE,
)
_ME = frozenset({"me", "i", "us", "we", "i'm", "im"})
_PLAYERS = regex(
    r"(?P<who>me|i|i'm|him|her|them|he|he's|hes|she|she's|they|an opponent|my opponent|the opponent|opp|my opp|a player|the player|another player|someone|somebody)"
    r"(?: (?:who is |who's |that is |that's )?(?:at|on|with|from) (?P<life>\d+)(?: life)?)?$",
    re.IGNORECASE,
)
_COUNTERS = regex(r"(?:-\d/-\d )?(?:-\d/-\d|poison|damage) counters?$", re.IGNORECASE)
_SIZES = regex(r"\d+/\d+")


@dataclass(frozen=True, slots=True)
class Needed:
    """What is asked of ever more: `story` tells it with so many, `least` the number that it begins with; `words` the question as it was typed. `unblocked`: it
    is told that nobody blocks, which holds where nobody could."""

    words: str
    story: Callable[[int], str]
    least: int = 1
    unblocked: bool = False


def how_many_needed(text: str) -> Needed | None:
    """What a text asks at its end, where it asks how many it takes; None where it asks something else, or besides."""
    plain = text.strip().replace("’", "'")
    if "how many" not in plain.lower() or plain.rstrip("?").count("?"):
        return None
    for found, told in (
        (_BLOCKS, _of_blocks),
        (_BLOCKERS, _of_blockers),
        (_ATTACKERS, _of_attackers),
        (_TIMES, _of_turns),
        (_TURNS, _of_turns),
        (_SPELLS, _of_spells),
    ):
        match = found.search(plain)
        story = told(match, plain[: match.start()].strip(" ,;:")) if match is not None else None
        if match is not None and story is not None:
            words = plain[match.start() :].strip()
            least = 0 if found is _BLOCKS else 1
            unblocked = found in (_TIMES, _TURNS)
            return Needed(words, story, least, unblocked)
    return None


def _of_blocks(match: re.Match[str], before: str) -> Callable[[int], str]:
    whose = _verb(match["who"])
    lives = "Do I survive?" if whose == "I" else "Does he survive?"

    def story(number: int) -> str:
        none = f"{whose} {'do' if whose == 'I' else 'does'}n't block"
        blocks = f"{whose} block{'' if whose == 'I' else 's'} {number} of them"
        return _told(before, none if not number else blocks, lives)

    return story


def _of_blockers(match: re.Match[str], before: str) -> Callable[[int], str] | None:
    player = _PLAYERS.match(match["whom"])
    if player is not None:
        return None
    whose = _verb(match["who"])

    def story(number: int) -> str:
        blocks = f"{whose} block{'' if whose == 'I' else 's'} {match['whom']} with {_several(match['thing'], number)}"
        return _told(before, match["given"] or "", blocks, _does_it_die(match["whom"]))

    return story


def _of_spells(match: re.Match[str], before: str) -> Callable[[int], str] | None:
    thing, whom = match["thing"], match["whom"]
    player = _PLAYERS.match(whom)
    if match["who"] == "it" and " it take " not in match[0].lower():
        return None
    if _SIZES.match(thing):
        return _of_blockers(match, before) if player is None else None
    caster, aim, life, asks = _verb(match["who"]), whom, "", _does_it_die(whom)
    if player is not None:
        caster, aim, life, asks = _of_a_player(player)

    verb = "put" if _COUNTERS.match(thing) else "cast"

    def story(number: int) -> str:
        casts = f"{caster} {verb}{'' if caster == 'I' else 's'} {_several(thing, number)} on {aim}"
        return _told(before, match["given"] or "", life, casts, asks)

    return story


def _of_attackers(match: re.Match[str], before: str) -> Callable[[int], str] | None:
    player = _PLAYERS.match(match["whom"])
    if player is None:
        return None
    attacker, _, life, asks = _of_a_player(player)

    def story(number: int) -> str:
        attacks = f"{attacker} attack{'' if attacker == 'I' else 's'} with {_several(match['thing'], number)}"
        return _told(before, match["given"] or "", life, attacks, asks)

    return story


def _of_turns(match: re.Match[str], before: str) -> Callable[[int], str] | None:
    groups = match.groupdict()
    player = _PLAYERS.match(groups.get("whom") or groups.get("dead") or "")
    if player is None:
        return None
    attacker, _, life, asks = _of_a_player(player)
    verb, declines = ("attack", "He doesn't block") if attacker == "I" else ("attacks", "I don't block")
    thing, has = groups.get("thing") or "it", ""
    if thing.lower().startswith(("a ", "an ")):
        thing, has = "it", f"{attacker} {'have' if attacker == 'I' else 'has'} {thing}"

    def story(number: int) -> str:
        attack = f"{attacker} {verb} with {thing}. {declines}"
        later = (f"On {'my' if attacker == 'I' else 'his'} next turn {attack}" for _ in range(number - 1))
        return _told(before, groups.get("given") or "", life, has, attack, *later, asks)

    return story


def _of_a_player(player: re.Match[str]) -> tuple[str, str, str, str]:
    """Who does it, to whom, how much life that one is told to have, and whether that one is dead."""
    if player["who"].lower() in _ME:
        life = f"I'm at {player['life']} life" if player["life"] else ""
        return "My opponent", "me", life, "Am I dead?"
    life = f"My opponent is at {player['life']} life" if player["life"] else ""
    return "I", "my opponent", life, "Is my opponent dead?"


def _verb(who: str | None) -> str:
    who = who or "i"
    return "My opponent" if who.lower() in ("he", "she", "they") or "opp" in who.lower() else "I"


def _does_it_die(whom: str) -> str:
    article = regex(r"^(?:an?|one) ", re.IGNORECASE).sub("the ", whom)
    return f"Does {article} die?"


def _several(thing: str, number: int) -> str:
    """So many of what was told in the plural."""
    first, *rest = thing.split()
    if number == 1 and (_SIZES.match(first) or rest) and first.endswith("s"):
        return " ".join(["one", singular(first), *rest])
    if number == 1:
        return " ".join(["one", *thing.split()[:-1], singular(thing.split()[-1])])
    return f"{number} {thing}"


def _told(*parts: str) -> str:
    """Sentences of these words."""
    ended = (part if part[-1] in ".?!" else f"{part}." for part in parts if part)
    return " ".join(f"{part[:1].upper()}{part[1:]}" for part in ended)
