"""Questions about the rules whose answer hangs on what only a board tells: what that is, and how it would be told.

A row of `HANGING`: words -> what it hangs on | a story | another; in the signs of `facts.py`.
"""

from __future__ import annotations

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Hanging:
    """What an answer hangs on, in a sentence, and stories that tell it."""

    on: str
    told: tuple[str, ...]


#: What kills before damage is dealt back stops whatever comes of that; only if it kills.
FIRST = frozenset({"first strike", "double strike"})
_BY_DAMAGE = frozenset({"deathtouch", "lifelink", "infect", "wither"})
#: Relations of two creatures that fight.
_OF_A_FIGHT = frozenset({"stops", "against", "survives", "immune"})

_KILLS_FIRST = "That depends on whether the one with {first} kills the other before it deals damage: tell how big they are."
_FOUGHT = (
    "Alice attacks with Knight, a {size} creature with {first}. Bob blocks Knight with Ogre, a 2/2 creature with {other}. "
    "{asked}"
)
_SHOWS = {
    "lifelink": "Does Bob gain life?",
}
_AT_ONCE = "Both deal that damage at the same time, so that depends on how big they are: tell it."


def of_keywords(relation: str, first: str, second: str) -> Hanging | None:
    """What it hangs on where one who strikes first meets one whose damage does more; None of other keywords."""
    if relation not in _OF_A_FIGHT:
        return None
    early = next((one for one in (first, second) if one in FIRST), "")
    other = second if early == first else first
    if not early or other not in (*_BY_DAMAGE, *FIRST - {early}):
        return None
    asked = _SHOWS.get(other, "Does Knight survive?")
    stories = (_FOUGHT.format(size=size, first=early, other=other, asked=asked) for size in ("2/1", "1/1"))
    return Hanging(_AT_ONCE if other in FIRST else _KILLS_FIRST.format(first=early), tuple(stories))


_GUARDED = (
    "Alice controls Knight, a 2/2 creature with protection from red. Bob casts a red {}. Does Knight survive?"
)
_WIPED = _GUARDED.format('sorcery "Destroy all creatures."')
_BURNT = _GUARDED.format('sorcery "This spell deals 3 damage to each creature."')
_WIPE = Hanging(
    "That depends on what the spell does: protection prevents damage, and does nothing against what destroys or exiles all creatures.",
    (_WIPED, _BURNT),
)


def of_a_story(story: str) -> Hanging | None:
    """What it hangs on whether protection helps against all that harms every creature; None of other stories."""
    guards = "protection from" in story and "Destroy all creatures." in story
    return _WIPE if guards else None


_DESTROYED = (
    "That depends on how: protection keeps what targets it away and prevents damage, and does nothing against what destroys all creatures."
    '|Alice controls Knight, a 2/2 creature with protection from black. Bob casts a black instant "Destroy target creature." targeting Knight. Is that legal?'
    f"|{_WIPED}"
)
_NOTHING_LETS = (
    "That depends on what lets that be sacrificed: only what a cost asks for or an effect tells is sacrificed, and when that may be."
    "|I control Grizzly Bears and Viscera Seer. Can I sacrifice Grizzly Bears?"
    "|Bob casts Diabolic Edict on me. I control Grizzly Bears. Do I sacrifice Grizzly Bears?"
)
_AIMED = (
    "That depends on whether it targets: what an opponent aims at it can't be cast, and what targets nothing is not stopped."
    '|Alice controls Knight, a 2/2 creature with hexproof. Bob casts a sorcery "Destroy target creature." targeting Knight. Is that legal?'
    '|Alice controls Knight, a 2/2 creature with hexproof. Bob casts a sorcery "Destroy all creatures." Does Knight survive?'
)
_OF_THAT_COLOR = (
    "That depends on the color of what blocks: creatures of the color that it has protection from can't block it, others can."
    "|Bob attacks Alice with Ogre, a 3/3 creature with protection from red. Alice controls Knight, a 2/2 red creature. Alice blocks Ogre with Knight. Is that legal?"
    "|Bob attacks Alice with Ogre, a 3/3 creature with protection from red. Alice controls Knight, a 2/2 green creature. Alice blocks Ogre with Knight. Is that legal?"
)
_WORN_OF_COLOR = (
    "That depends on what the Equipment is: what has the quality that the creature is protected from comes off it, other Equipment stays on it."
    "|Alice controls Knight, a 2/2 creature, and Bonesplitter. Bonesplitter is attached to Knight. "
    'Alice casts an instant "Target creature gains protection from red until end of turn." targeting Knight. Is Knight a 4/2?'
    "|Alice controls Knight, a 2/2 creature, and Bonesplitter. Bonesplitter is attached to Knight. "
    'Alice casts an instant "Target creature gains protection from artifacts until end of turn." targeting Knight. Is Knight a 4/2?'
)
_OF_WHICH = (
    "That depends on whose it is: the damage of one commander adds up over the game, that of two commanders is counted for each."
    "|Alice's commander is Knight, a 6/6 legendary creature. Bob is at 40 life. Bob has taken 15 commander damage from Knight. Alice attacks Bob with Knight. "
    "Bob doesn't block. Does Bob lose the game?"
    "|Alice's commander is Knight, a 6/6 legendary creature. Carol's commander is Elf, a 6/6 legendary creature. Bob is at 40 life. "
    "Bob has taken 18 commander damage from Elf. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?"
)
_DEFENDS = (
    "That depends on whether it has defender: that keeps a creature from attacking, being a Wall does not."
    "|Alice attacks Bob with Knight, a 2/4 Wall creature with defender. Is that legal?"
    "|Alice attacks Bob with Knight, a 2/4 Wall creature. Is that legal?"
)
_SPELLS = "( [a|an|any|all|enemy|my] [opponents] spell|spells|sorcery|sorceries|instant|instants|ability|abilities|removal|magic|card|cards [spell|spells|effects] )"
_MY = "a|an|the|my|his|any|its"
_SACRIFICED = f"[just|simply|always|freely] sacrifice|sac [{_MY}|one|all] [of] [{_MY}|own] [untapped] creature|creatures|permanent|permanents|land|lands|artifact|artifacts|it|them|things|stuff|something"
_ANY_TIME = (
    "[just] [ at any time | anytime | any time | whenever [i|you] [want|like|please] | at will | for free | for no reason | without a cost "
    "| without [an|a|any] outlet|ability|effect | on its own | at instant speed | if i want [to] ] [just] [because]"
)
HANGING = f"""
can|could|may i|you|we|one|they|players [still] {_SACRIFICED} {_ANY_TIME} -> {_NOTHING_LETS}
am|are i|you|we|players able|allowed to {_SACRIFICED} {_ANY_TIME} -> {_NOTHING_LETS}
is it possible|legal|allowed to {_SACRIFICED} {_ANY_TIME} -> {_NOTHING_LETS}
do|does|will|would|can protection [from] [a] [color] [still|also] stop|stops|prevent|prevents|protect|protects|save|saves|block|blocks [{_MY}] [creature|creatures] [from|against] destruction|removal|destroy|being|getting [destroyed|effects|effect|spells|spell|removed] -> {_DESTROYED}
do|does|will|would|can [a] hexproof|shroud [creature|creatures|still|also] stop|stops|block|blocks|prevent|prevents|counter|counters|protect|protects|ignore|ignores|dodge|save|saves [{_MY}] [creature|creatures|it|me] [from|against] {_SPELLS} -> {_AIMED}
do|does|will|can commander damage [still] stack|stacks|add|adds|combine|combines [up|together] -> {_OF_WHICH}
can|could|may i|you|we|they|one|opponents|creatures [still] block [{_MY}] creature|creatures|attacker|attackers with protection [from] [a] [color] -> {_OF_THAT_COLOR}
can|could|may [{_MY}] creature|creatures with protection [from] [a] [color] be blocked -> {_OF_THAT_COLOR}
do|does|will|would protection [from] [a] [color] [still|also] remove|removes|unattach|detach|knock [off] [{_MY}] equipment|equipments [off] [from] [{_MY}] [creature|it] -> {_WORN_OF_COLOR}
do|does|will|would protection [from] [a] [color] make|makes|cause|causes [{_MY}] equipment|equipments [to] fall|falls|drop|come off -> {_WORN_OF_COLOR}
can|could|may [a|my|the] wall|walls [creature|creatures] [still|ever] attack -> {_DEFENDS}
is|are [a] hexproof|shroud [creature|creatures] immune|safe|protected to|from|against {_SPELLS} -> {_AIMED}
"""


def of_words(told: str) -> Hanging:
    """What one of the rows says."""
    on, *stories = told.split("|")
    return Hanging(on, tuple(stories))
