"""How keywords are asked about in general, as data: relation <- words; and the story that each relation plays out."""

from __future__ import annotations

from collections.abc import Mapping

from bot.scenario.general.hanging import FIRST, Hanging, of_a_story, of_keywords
from bot.scenario.general.points import POINTS, Point
from bot.scenario.text.words import word_set
from bot.values import dataclass, replace

#: `with`: one creature has both. `against`: the other creature has the second. `stops`: whether what has the first takes the second
#: its point. `blocking`, `walker`, `player`, `noncombat`: where the keyword is to show. `own`: what it does at all.
RELATIONS = """
doubled   <- do|will|would|can {k} [ability] [still] stack|combine|add [up] [together] with|and|to {k2} [together]   # Does first strike stack with double strike?
doubled   <- do|will|would|can {k} and {k2} [both] [still] stack|combine|add [up] [together]
doubled   <- do|will|would|can {k} [still] stack|add [up] [with|to] [itself]   # Does infect stack?
doubled   <- do|will|would|can [having] two|2|several|multiple|more|extra [different] instances|copies|sources of {k} [still] stack|combine|add|matter|count [up] [together] [twice]   # Do two instances of infect add up?
with      <- do|will|would|can {k} [ability] [still] work|stack|combine|interact|synergize|go [together] [well] with|and {k2} [damage] [together]   # Does deathtouch work with trample?
with      <- do|will|would|can {k} and {k2} [both] [still] work|stack|combine|interact [together]
with      <- do|will|would {k} [still] affect|help|apply|count [to|for|with] {k2}
with      <- how do {k} [and|with] {k2} work|interact [together]
against   <- do|will|would|can {k} [damage] [still] work|go|get|deal|roll|push|carry|spill|bleed|pass [through|against|on|past|around|over] [a] [creature|creatures] [with|that|has|have] [is|are] {k2} [creature|creatures|blocker|blockers]   # Does deathtouch work on indestructible?
kills     <- do|will|would|can [a|an|the|my] {k} [damage|creature|creatures] [still] kill|destroy|break [a|an] [creature|creatures] [with|that|has|have] [is|are] {k2} [creature|creatures]   # Does wither kill indestructible creatures?
against   <- do|will|would|can {k} [damage] [still] beat|ignore|bypass|overcome|trump|pierce|affect|defeat|bypasses [a|an] [creature|creatures] [with|that|has|have] [is|are] {k2} [creature|creatures]
against   <- can|do|will {who} [still] {k} [over|through|past] [a|the] creature|creatures|blocker|blockers with|that|has|have {k2}
survives  <- do|will|would|can {k} [still] survive|survives|outlive|outlives [a|an] {k2} [damage|creature|creatures]   # Does indestructible survive deathtouch?
immune    <- is|are [a|an] {k} [creature|creatures] [still] immune|safe|protected to|from|against [a] {k2} [damage|creature|creatures]   # Is indestructible immune to deathtouch?
before    <- do|will|would {k} [damage|creature|creatures] [always] deal|deals|hit|hits|strike|strikes|happen|happens|resolve|resolves|go|goes|kill|kills [its|their] [combat] [damage] [first] before {k2} [damage|creature|creatures]   # Does first strike happen before double strike?
stops     <- do|will|would|can [a|an|my] {k} [creature|creatures|blocker|blockers] [still] stop|negate|prevent|cancel|counter|nullify|save|protect|block|absorb|soak [up|from|against] {k2} [damage]           # Does first strike stop trample?
blocking  <- do|will|would {k} [still|also|even] work|apply|count|matter [when|while|on|if|for|in|as] [{who}] [a|the] [creature] [is|are|am] [it] blocking|defending|defense|defence|block|blocker|blockers   # Does trample work when blocking?
blocking  <- do|will|would {k} [only] work|apply [only] on|when defense|defending|blocking
walker    <- do|will|would|can {k} [still|also] work|apply|count|matter|kill|destroy|hit|affect [on|against|with|to|for] [a] planeswalkers|planeswalker|walkers   # Will lifelink apply to planeswalkers?
player    <- do|will|would|can {k} [still|also] work|apply|count|matter|kill|hit|affect|damage [on|against|with|to|for] [a|the] player|players|opponent|opponents [twice|directly]
noncombat <- do|will|would [the] ( noncombat | non combat ) damage [still|also] trigger|cause|count|work|give|activate [with|for|as] {k}   # Does noncombat damage trigger lifelink?
noncombat <- do|will|would {k} [still|also] work|apply|count|trigger|happen with|on|for|to|off|from all|any|every|each [other] [kind|kinds|type|types|form|forms|source|sources|instance] [of] damage   # Does lifelink count for every kind of damage?
combatonly <- do|will|would|is {k} [only|just] work|works|working|apply|applies|count|counts [only|just] ( in combat | with combat damage | on combat damage | for combat damage | during combat )   # Does lifelink only work with combat damage?
noncombat <- do|will|would {k} [still|also] work|apply|count|trigger [with|on|for|off|from] ( noncombat | non combat ) damage
negative  <- is|can|could dealing negative damage [possible|allowed|legal|real] [in] [magic|mtg|game]
negative  <- is negative damage ( possible | allowed | legal | real | a thing )
negative  <- can|could|do|does|will [a|an|the|any] creature|creatures|spell|spells|source|sources|i|you|something deal|deals negative damage
negative  <- can|could damage be negative
sacrifice <- can|may|could {who} [chump] block and [then] [still] sacrifice [a|the|that|my|your] [blocking] creature|blocker|it [in|on] [magic|mtg|edh|arena] [:] [the] [gathering]
saved     <- if|when {who} [chump] block and [then] sacrifice [a|the|that|my|your] [blocking] creature|blocker|it [,] [then] do|does|will|would {who} [still] take|get [any|the] [combat] damage
saved     <- if|when [a|the|my] ( blocker | blocking creature | blocking creatures ) ( is | gets | was | has been ) removed|killed|destroyed|bounced|sacrificed|exiled [from combat] [before [the|combat] damage] [,] [then] do|does|will|would [the] ( attacker | attacking creature | it | my creature | my attacker ) [without trample] [still] deal|do [its] [combat] damage to ( me | the player | the defending player | you | my opponent )   # If the blocker is removed, does the attacker deal damage to me?
wearsoff  <- do|does|will|would [the|all] damage [marked] [on] [a] [creatures|creature] wear|wears|go|goes|heal|reset|disappear [off|away] at|after|when [the] end|turn [of] [the] [turn|ends]   # Does damage wear off at end of turn?
stays     <- do|does|will|would [the|all] damage [marked] [on] [a] [creatures|creature] stay|remain|last|carry [over] [on] [the|a] [creature|creatures|it] [marked] after|between|past|into [the] end|turn|turns|next [of] [turn] [ends]   # Does damage stay on a creature after the turn ends?
atonce    <- is|does|do|will [combat] damage|creatures|attackers [dealt|deal|deals] [combat] [damage] ( simultaneous | simultaneously | at the same time )   # Is combat damage simultaneous?
between   <- after [the] ( first strike | first-strike ) [combat] damage [is|was|has] [been] [dealt] [,] can|may {who} [still] do|cast|activate|play|respond [with] [something|things|stuff|anything|spells|abilities|instants|an] [instant|instants] [before] [the] [normal|regular|second] [combat] [damage] [step]   # After first strike damage is dealt, can I do things before regular damage?
between   <- can|may {who} cast|play|use [an|a] instants|instant|spells [and] [activate|trigger] [abilities] [that] [run|work] [at] [instant] [speed] between [the] first strike [combat] [damage] and [the] normal|regular|second [combat] [damage]   # Can I cast instants between first strike and normal damage?
poison    <- how many poison [counters|counter] ( do it take | do you need | do i need | are needed | does one need ) to kill|lose|die|win [a|the|an|my|some] [player|opponent|game|someone|somebody]   # How many poison counters does it take to lose?
poison    <- how many poison [counters|counter] kill|kills [a|an|you|my|the] [player|opponent]
poison    <- at how many poison [counters|counter] do|does|will|would ( you | i | one | it | a player ) lose|die [the] [game]
own       <- do|will|would|can {k} [still|also] cause|give|deal|mean|make|hit|kill|gain|get|put {does:rest}   # Does infect cause poison counters?
"""

#: What a creature can't simply be blocked with, or can't attack with.
_EVASIVE = frozenset(
    {"menace", "flying", "shadow", "fear", "intimidate", "skulk", "horsemanship", "defender"}
)

#: A fight that would kill the other creature.
_KILLING = Point("5/5", "1/4", "Does {whom} die?", frozenset())

_RED_FOES = "protection from red"


_COLORS = frozenset({"white", "blue", "black", "red", "green"})

#: What is done with counters to creatures and players is done to a planeswalker as any damage (CR 120.3c).
_COUNTING = frozenset({"infect", "wither", "toxic"})

_SACRIFICED = (
    "Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 3/3 creature. "
    "Alice blocks Ogre with Knight. Alice sacrifices Knight. "
)
_WORN_OFF = (
    "Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. Then the turn ends. "
    'Next turn, Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. Does Knight survive?'
)
_BY_DAMAGE = frozenset({"lifelink", "infect", "wither"})
_GUARDING = frozenset({"indestructible", "protection"})
_FIGHTING = frozenset({"first strike", "vigilance", "indestructible", "protection"})
_STORIES = {
    "negative": "Alice controls Knight, a 1/4 creature. "
    'Alice casts an instant "Target creature gets -3/-0 until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob doesn't block. "
    "Does Knight deal damage to Bob?",
    "poison": (
        "Bob has 9 poison counters. Alice attacks Bob with Knight, a 1/1 creature with infect. Bob doesn't block. "
        "How many poison counters does Bob have?"
    ),
    "sacrifice": _SACRIFICED + "Is that legal?",
    "wearsoff": _WORN_OFF,
    "stays": _WORN_OFF,
    "atonce": "Alice controls Knight, a 3/3 creature. Bob controls Ogre, a 3/3 creature. "
    "Alice attacks with Knight. Bob blocks Knight with Ogre. Do both die?",
    "between": "Alice controls Knight, a 2/2 creature with first strike. Bob controls Ogre, a 3/3 creature. "
    "Alice attacks with Knight. Bob blocks Knight with Ogre. After first-strike damage, "
    'Bob casts an instant "Target creature gets +2/+2 until end of turn." targeting Ogre. Is that legal?',
    "saved": _SACRIFICED + "Does Alice take any damage?",
}
_TRAMPLES_WALKER = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ava, a planeswalker with 6 loyalty. "
    "Bob controls Ogre, a 1/1 creature. Alice attacks Ava with Knight. Bob blocks Knight with Ogre. "
    "Alice assigns 1 damage to Ogre and 4 to Ava. Does Knight deal damage to Ava?"
)


#: What is asked the other way round of what its story asks.
_THE_OTHER_WAY = frozenset({"stays"})


@dataclass(frozen=True, slots=True)
class Played:
    """The story that answers a general question, and whether the answer is the other way round. `spell`: the card that it is asked
    about, which has to be one that kills. `hangs`: what has to be told first, where the answer is another one on another board."""

    story: str
    denied: bool = False
    spell: str = ""
    hangs: Hanging | None = None


def of_a_fact(story: str, values: Mapping[str, str]) -> Played:
    """What is played out for one of the questions of `facts.py`."""
    keyword, spell = values.get("k", ""), values.get("spell", "")
    keyword = _RED_FOES if keyword == "protection" else keyword
    told = story.replace("~", "").replace("{k}", keyword).replace("{spell}", spell)
    return Played(told, "~" in story, spell, of_a_story(told))


def played(relation: str, first: str, second: str, does: str) -> Played | None:
    """What is played out, with what it hangs on, if it hangs on anything; None where there is neither."""
    hangs, found = of_keywords(relation, first, second), _played(relation, first, second, does)
    if hangs is None:
        return found
    return Played("", hangs=hangs) if found is None else replace(found, hangs=hangs)


def _played(relation: str, first: str, second: str, does: str) -> Played | None:
    """What is played out; None where the keywords have no point to show, or what they are said to do is another thing."""
    if relation in _STORIES:
        return Played(_STORIES[relation], relation in _THE_OTHER_WAY)
    stops = relation == "stops"
    shown, beside = (second, first) if stops else (first, second)
    point = POINTS.get(shown.split(" from ")[0].split(" 1")[0])
    if point is None:
        return None
    if relation == "doubled" and (is_redundant(shown, beside or shown) or {shown, beside} == _AS_COUNTERS):
        return _doubled(shown, beside or shown)
    match relation:
        case "with" if is_redundant(shown, beside):
            return None  # that they do no more than one of them is not seen by what they do
        case "with" | "doubled" if not point.meets:
            return Played(_unblocked(point, [shown, beside]))
        case "with" | "doubled" if beside not in _EVASIVE:
            fight = _blocks if "protection" in (shown, beside) else _fight
            return Played(fight(point, [shown, beside], []))
        case "kills":
            return Played(_fight(_KILLING, [shown], [beside]))
        case "stops" if beside in FIRST and shown in _BY_DAMAGE:
            return Played(_fight(replace(point, other="3/3"), [shown], [beside]), denied=True)
        case "immune" if shown not in _GUARDING:
            return None  # who strikes first is safe only from what it kills
        case "survives" if "survive" not in point.words:
            return None
        case "before":
            return Played(_first_of_all(shown, beside), denied=True)
        case "against" | "stops" | "immune" | "survives":
            return Played(_fight(point, [shown], [beside]), stops)
        case "blocking":
            return Played(_blocks(point, [shown], []))
        case "walker" if shown == "trample":
            return Played(_TRAMPLES_WALKER)
        case "walker" if (not point.meets or shown == "deathtouch") and shown not in _COUNTING:
            return Played(_attacks_walker(point, shown))
        case "player":
            return Played(_unblocked(point, [shown]))
        case "combatonly" | "noncombat" if shown in _FIGHTING:
            return None  # what it is for is seen in a fight alone
        case "combatonly":
            return Played(_pings(point, shown), denied=True)
        case "noncombat":
            return Played(_pings(point, shown))
        case "own" if _is_its_point(does, point):
            return Played(_fight(point, [shown], []) if point.meets else _unblocked(point, [shown]))
        case "own" if (other := _others_point(does)) is not None:
            return Played(_unblocked(other, [shown]))
    return None


def is_redundant(first: str, second: str) -> bool:
    """Whether a second one of the two does what the first does: of several instances one counts (CR 702.4d, 702.7c, 702.15e)."""
    return first == second or {first, second} == {"first strike", "double strike"}


#: Both make it counters on creatures, once (CR 120.3d).
_AS_COUNTERS = {"infect", "wither"}
#: Of which more is asked than one of them does, where it can be counted.
_TWICE = {
    "lifelink": "Does Alice gain 4 life?",
    "infect": "Does Bob get 4 poison counters?",
    "double strike": "Does Knight deal 6 damage to Bob?",
    "toxic 1": "Does Bob get 2 poison counters?",
}


def _doubled(first: str, second: str) -> Played | None:
    """A creature that has the one and is given the other: whether both count."""
    had = first if first in _TWICE else second
    other = second if had == first else first
    if had not in _TWICE:
        return None
    given = f'Alice casts an instant "Target creature gains {other} until end of turn." targeting Knight. '
    return Played(
        f"Alice controls Knight, a 2/2 creature with {had}. {given}"
        f"Alice attacks Bob with Knight. Bob doesn't block. {_TWICE[had]}"
    )


def _is_its_point(does: str, point: Point) -> bool:
    """Whether what a keyword is asked to do is what it is there for, and no word says more: `gain me life`, but not `before I take damage`."""
    said = set(does.lower().replace("?", "").split())
    unblocked = frozenset() if point.meets else _UNBLOCKED
    return bool(said & point.words) and said <= point.words | _WHOM_AND_WHAT | unblocked


def _others_point(does: str) -> Point | None:
    """What another keyword is there for and no fight is needed for: `Does deathtouch give poison counters?`, `Does infect gain me life?`"""
    said = set(does.lower().replace("?", "").split())
    of = "infect" if "poison" in said else "lifelink" if {"gain", "life"} <= said else ""
    return POINTS[of] if of and _is_its_point(does, POINTS[of]) else None


_UNBLOCKED = frozenset({"if", "when", "is", "unblocked"})
_WHOM_AND_WHAT = word_set(
    """
    me my i you your us our the a an any it its that this to of from on with or and still always also even actually all more
    creature creatures player players opponent opponents controller owner damage combat deal deals dealt blocker blockers attacker
    attackers other another enemy something anything things get gets give gives put puts let lets make makes mean means do does go
    goes get got in amount much
    """
)


def _creature(size: str, keywords: list[str], foe: list[str]) -> str:
    """`a 3/3 creature with deathtouch`; of the color that the other creature is protected from."""
    colors = [one.removeprefix("protection from ") for one in foe if one.startswith("protection from ")]
    color = "red " if "protection" in foe else next((f"{one} " for one in colors if one in _COLORS), "")
    told = [_RED_FOES if keyword == "protection" else keyword for keyword in keywords]
    return f"a {size} {color}creature" + (f" with {' and '.join(told)}" if told else "")


def _fight(point: Point, mine: list[str], other: list[str]) -> str:
    return (
        f"Alice controls Knight, {_creature(point.mine, mine, other)}. "
        f"Bob controls Ogre, {_creature(point.other, other, mine)}. "
        f"Alice attacks with Knight. Bob blocks Knight with Ogre. {point.done}{point.shows.format(whom='Ogre')}"
    )


def _blocks(point: Point, mine: list[str], other: list[str]) -> str:
    return (
        f"Alice controls Knight, {_creature(point.mine, mine, other)}. "
        f"Bob controls Ogre, {_creature(point.other, other, mine)}. "
        f"Bob attacks with Ogre. Alice blocks Ogre with Knight. {point.shows.format(whom='Ogre')}"
    )


def _first_of_all(first: str, second: str) -> str:
    """Two that kill each other: whether the second deals damage before it dies."""
    return (
        f"Alice controls Knight, a 2/2 creature with {first}. Bob controls Ogre, a 2/2 creature with {second}. "
        "Alice attacks with Knight. Bob blocks Knight with Ogre. Does Ogre deal damage to Knight?"
    )


def _attacks_walker(point: Point, keyword: str) -> str:
    return (
        f"Alice controls Knight, {_creature(point.mine, [keyword], [])}. "
        f"Bob controls Ava, a planeswalker with 6 loyalty. "
        f"Alice attacks Ava with Knight. Bob doesn't block. {point.shows.format(whom='Ava')}"
    )


def _unblocked(point: Point, mine: list[str]) -> str:
    return (
        f"Alice controls Knight, {_creature(point.mine, mine, [])}. "
        f"Alice attacks Bob with Knight. Bob doesn't block. {point.shows.format(whom='Bob')}"
    )


def _pings(point: Point, keyword: str) -> str:
    ability = '"{T}: This creature deals 2 damage to any target."'
    return (
        f"Alice controls Knight, {_creature(point.mine, [keyword], [])} and {ability} "
        f"Bob controls Ogre, {_creature(point.other, [], [keyword])}. "
        f"Alice activates Knight targeting Ogre. {point.shows.format(whom='Ogre')}"
    )
