"""The keyword abilities of the rules (CR 702), one row each: how it is written, what kind it is, whether several add up.

A new keyword begins with a row here. The card grammar writes its phrases from `takes`; the reader of stories knows its
name and what players call a creature that has it; the layers keep several of it where `each` says so; coverage takes from
`acted` whether the engine does what it says. What a keyword stands for is written as abilities where it is acted on.
"""

from __future__ import annotations

from enum import Enum, Flag, auto

from bot.values import dataclass


class Kind(Flag):
    """What a keyword stands for; several where it stands for several abilities."""

    STATIC = auto()
    TRIGGERED = auto()
    ACTIVATED = auto()
    SPELL = auto()
    EVASION = auto()  # a static ability that restricts what may block (CR 509.1b)
    DEFINING = auto()  # a characteristic-defining ability (CR 604.3)


class Takes(Enum):
    """What is written after the name."""

    NOTHING = "flying"
    NUMBER = "toxic 1"
    COST = "echo {2}"
    QUALITY = "protection from red"
    NUMBER_AND_COST = "suspend 2—{R}"
    QUALITY_AND_COST = "equip Knight {1}"
    TEXT = "an ability or a list of its own follows"


class Acted(Enum):
    """Whether the engine does what the keyword says."""

    YES = "the engine does it"
    BESIDE = (
        "it changes neither damage nor combat by itself: how and from where a card is cast, what is drawn"
    )
    UNPAID = "beside the point while nobody casts it so; nothing acts on it where one does"
    NO = "nothing acts on it"


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """One keyword ability. `rule` is its number in the current text, empty where the keyword is newer than that; `each`: whether several of it on one object all
    count, as where each triggers; otherwise they are redundant. `nouns`: what players call a creature that has it;
    `once`: its name on older cards."""

    name: str
    rule: str
    kind: Kind
    takes: tuple[Takes, ...]
    each: bool
    acted: Acted
    nouns: tuple[str, ...]
    once: str


def _k(
    name: str,
    rule: str,
    kind: Kind,
    *takes: Takes,
    each: bool | None = None,
    acted: Acted = Acted.NO,
    nouns: tuple[str, ...] = (),
    once: str = "",
) -> KeywordRule:
    """A row: without `takes` the name stands alone, without `each` several count where the keyword triggers."""
    counts = Kind.TRIGGERED in kind if each is None else each
    return KeywordRule(name, rule, kind, takes or (Takes.NOTHING,), counts, acted, nouns, once)


STATIC, TRIGGERED, ACTIVATED, SPELL, EVASION, DEFINING = Kind
NOTHING, NUMBER, COST, QUALITY, NUMBER_AND_COST, QUALITY_AND_COST, TEXT = Takes
YES, BESIDE, UNPAID, NO = Acted

_ROWS = (
    _k("deathtouch", "702.2", STATIC, acted=YES, nouns=("deathtoucher",)),
    _k("defender", "702.3", STATIC, acted=YES, nouns=("defender",)),
    _k("double strike", "702.4", STATIC, acted=YES, nouns=("double striker", "doublestriker")),
    _k("enchant", "702.5", STATIC, QUALITY, each=True, acted=YES),
    _k("equip", "702.6", ACTIVATED, COST, QUALITY_AND_COST, acted=YES),
    _k("first strike", "702.7", STATIC, acted=YES, nouns=("first striker", "firststriker")),
    _k("flash", "702.8", STATIC, acted=YES),
    _k("flying", "702.9", EVASION, acted=YES, nouns=("flyer", "flier")),
    _k("haste", "702.10", STATIC, acted=YES, nouns=("haster",)),
    _k("hexproof", "702.11", STATIC, acted=YES),
    _k("hexproof from", "702.11", STATIC, QUALITY, acted=YES),
    _k("indestructible", "702.12", STATIC, acted=YES),
    _k("intimidate", "702.13", EVASION, acted=YES),
    _k("landwalk", "702.14", EVASION, NOTHING, QUALITY, acted=YES),
    _k("lifelink", "702.15", STATIC, acted=YES, nouns=("lifelinker",)),
    _k("protection", "702.16", STATIC, QUALITY, acted=YES),
    _k("reach", "702.17", STATIC, acted=YES, nouns=("reacher",)),
    _k("shroud", "702.18", STATIC, acted=YES),
    _k("trample", "702.19", STATIC, acted=YES, nouns=("trampler",)),
    _k("trample over planeswalkers", "702.19", STATIC, acted=YES),
    _k("vigilance", "702.20", STATIC, acted=YES),
    _k("ward", "702.21", TRIGGERED, COST, acted=YES),
    _k("banding", "702.22", STATIC, acted=YES, nouns=("bander",)),
    _k("bands with other", "702.22", STATIC, QUALITY, acted=YES),
    _k("rampage", "702.23", TRIGGERED, NUMBER, acted=YES),
    _k("cumulative upkeep", "702.24", TRIGGERED, COST, acted=YES),
    _k("flanking", "702.25", TRIGGERED, acted=YES),
    _k("phasing", "702.26", STATIC, acted=YES),
    _k("buyback", "702.27", STATIC, COST, acted=YES),
    _k("shadow", "702.28", EVASION, acted=YES, nouns=("shadower",)),
    _k("cycling", "702.29", ACTIVATED, COST, acted=YES),
    _k("landcycling", "702.29", ACTIVATED, COST, acted=YES),
    _k("echo", "702.30", TRIGGERED, COST, acted=YES),
    _k("horsemanship", "702.31", EVASION, acted=YES),
    _k("fading", "702.32", STATIC | TRIGGERED, NUMBER, acted=YES),
    _k("kicker", "702.33", STATIC, COST, acted=YES),
    _k("multikicker", "702.33", STATIC, COST, acted=YES),
    _k("flashback", "702.34", STATIC, COST, acted=YES),
    _k("madness", "702.35", STATIC | TRIGGERED, COST, acted=YES),
    _k("fear", "702.36", EVASION, acted=YES),
    _k("morph", "702.37", STATIC, COST, acted=YES),
    _k("megamorph", "702.37", STATIC, COST, acted=YES),
    _k("amplify", "702.38", STATIC, NUMBER, each=True, acted=YES),
    _k("provoke", "702.39", TRIGGERED, acted=YES),
    _k("storm", "702.40", TRIGGERED, acted=YES),
    _k("affinity", "702.41", STATIC, QUALITY, each=True, acted=BESIDE),
    _k("entwine", "702.42", STATIC, COST, acted=YES),
    _k("modular", "702.43", STATIC | TRIGGERED, NUMBER, acted=YES),
    _k("sunburst", "702.44", STATIC, each=True, acted=YES),
    _k("bushido", "702.45", TRIGGERED, NUMBER, acted=YES),
    _k("soulshift", "702.46", TRIGGERED, NUMBER, acted=YES),
    _k("splice", "702.47", STATIC, QUALITY_AND_COST, acted=UNPAID),
    _k("offering", "702.48", STATIC, QUALITY),
    _k("ninjutsu", "702.49", ACTIVATED, COST, acted=YES),
    _k("commander ninjutsu", "702.49", ACTIVATED, COST, acted=YES),
    _k("epic", "702.50", TRIGGERED | SPELL, acted=BESIDE),
    _k("convoke", "702.51", STATIC, acted=BESIDE),
    _k("dredge", "702.52", STATIC, NUMBER, acted=BESIDE),
    _k("transmute", "702.53", ACTIVATED, COST, acted=BESIDE),
    _k("bloodthirst", "702.54", STATIC, NUMBER, each=True, acted=YES),
    _k("haunt", "702.55", TRIGGERED, acted=YES),
    _k("replicate", "702.56", STATIC | TRIGGERED, COST, acted=YES),
    _k("forecast", "702.57", ACTIVATED, TEXT, acted=YES),
    _k("graft", "702.58", STATIC | TRIGGERED, NUMBER, acted=YES),
    _k("recover", "702.59", TRIGGERED, COST, acted=BESIDE),
    _k("ripple", "702.60", TRIGGERED, NUMBER, acted=BESIDE),
    _k("split second", "702.61", STATIC, acted=YES),
    _k("suspend", "702.62", STATIC | TRIGGERED, NUMBER_AND_COST, NOTHING, acted=UNPAID),
    _k("vanishing", "702.63", STATIC | TRIGGERED, NUMBER, acted=YES),
    _k("absorb", "702.64", STATIC, NUMBER, each=True, acted=YES),
    _k("aura swap", "702.65", ACTIVATED, COST, acted=BESIDE),
    _k("delve", "702.66", STATIC, acted=BESIDE),
    _k("fortify", "702.67", ACTIVATED, COST),
    _k("frenzy", "702.68", TRIGGERED, NUMBER, acted=YES),
    _k("gravestorm", "702.69", TRIGGERED, acted=BESIDE),
    _k("poisonous", "702.70", TRIGGERED, NUMBER, acted=YES),
    _k("transfigure", "702.71", ACTIVATED, COST, acted=BESIDE),
    _k("champion", "702.72", TRIGGERED, QUALITY, acted=YES),
    _k("changeling", "702.73", DEFINING, acted=YES, nouns=("changeling",)),
    _k("evoke", "702.74", STATIC | TRIGGERED, COST, acted=YES),
    _k("hideaway", "702.75", TRIGGERED, NOTHING, NUMBER, acted=BESIDE),
    _k("prowl", "702.76", STATIC, COST, acted=BESIDE),
    _k("reinforce", "702.77", ACTIVATED, NUMBER_AND_COST, acted=YES),
    _k("conspire", "702.78", STATIC | TRIGGERED, acted=UNPAID),
    _k("persist", "702.79", TRIGGERED, acted=YES),
    _k("wither", "702.80", STATIC, acted=YES, nouns=("witherer",)),
    _k("retrace", "702.81", STATIC, acted=BESIDE),
    _k("devour", "702.82", STATIC, NUMBER, each=True, acted=YES),
    _k("exalted", "702.83", TRIGGERED, acted=YES),
    _k("unearth", "702.84", ACTIVATED, COST, acted=YES),
    _k("cascade", "702.85", TRIGGERED, acted=BESIDE),
    _k("annihilator", "702.86", TRIGGERED, NUMBER, acted=YES),
    _k("level up", "702.87", ACTIVATED, COST, acted=YES),
    _k("rebound", "702.88", STATIC | TRIGGERED, each=False, acted=YES),
    _k("umbra armor", "702.89", STATIC, acted=YES, once="totem armor"),
    _k("infect", "702.90", STATIC, acted=YES, nouns=("infecter", "infector")),
    _k("battle cry", "702.91", TRIGGERED, acted=YES),
    _k("living weapon", "702.92", TRIGGERED, acted=YES),
    _k("undying", "702.93", TRIGGERED, acted=YES),
    _k("miracle", "702.94", STATIC | TRIGGERED, COST, acted=BESIDE),
    _k("soulbond", "702.95", TRIGGERED, acted=YES),
    _k("overload", "702.96", STATIC, COST, acted=YES),
    _k("scavenge", "702.97", ACTIVATED, COST, acted=YES),
    _k("unleash", "702.98", STATIC, acted=YES),
    _k("cipher", "702.99", STATIC | SPELL, acted=YES),
    _k("evolve", "702.100", TRIGGERED, acted=YES),
    _k("extort", "702.101", TRIGGERED, acted=YES),
    _k("fuse", "702.102", STATIC, acted=YES),
    _k("bestow", "702.103", STATIC, COST, acted=YES),
    _k("tribute", "702.104", STATIC, NUMBER, acted=YES),
    _k("dethrone", "702.105", TRIGGERED, acted=YES),
    _k("hidden agenda", "702.106", STATIC, acted=BESIDE),
    _k("outlast", "702.107", ACTIVATED, COST, acted=YES),
    _k("prowess", "702.108", TRIGGERED, acted=YES),
    _k("dash", "702.109", STATIC | TRIGGERED, COST, acted=YES),
    _k("exploit", "702.110", TRIGGERED, acted=YES),
    _k("menace", "702.111", EVASION, acted=YES, nouns=("menacer",)),
    _k("renown", "702.112", TRIGGERED, NUMBER, acted=YES),
    _k("awaken", "702.113", STATIC | SPELL, NUMBER_AND_COST, acted=UNPAID),
    _k("devoid", "702.114", DEFINING, acted=YES),
    _k("ingest", "702.115", TRIGGERED, acted=BESIDE),
    _k("myriad", "702.116", TRIGGERED, acted=YES),
    _k("surge", "702.117", STATIC, COST, acted=BESIDE),
    _k("skulk", "702.118", EVASION, acted=YES),
    _k("emerge", "702.119", STATIC, COST, acted=BESIDE),
    _k("escalate", "702.120", STATIC, COST, acted=YES),
    _k("melee", "702.121", TRIGGERED, acted=YES),
    _k("crew", "702.122", ACTIVATED, NUMBER, acted=YES),
    _k("fabricate", "702.123", TRIGGERED, NUMBER, acted=YES),
    _k("partner", "702.124", STATIC, acted=BESIDE),
    _k("partner with", "702.124", STATIC | TRIGGERED, QUALITY, acted=BESIDE),
    _k("partner—survivors", "702.124", STATIC, acted=BESIDE),
    _k("partner—character select", "702.124", STATIC, acted=BESIDE),
    _k("partner—father & son", "702.124", STATIC, acted=BESIDE),
    _k("choose a background", "702.124", STATIC, acted=BESIDE),
    _k("friends forever", "702.124", STATIC, acted=BESIDE),
    _k("doctor's companion", "702.124", STATIC, acted=BESIDE),
    _k("undaunted", "702.125", STATIC, each=True, acted=BESIDE),
    _k("improvise", "702.126", STATIC, acted=BESIDE),
    _k("aftermath", "702.127", STATIC, acted=BESIDE),
    _k("embalm", "702.128", ACTIVATED, COST, acted=YES),
    _k("eternalize", "702.129", ACTIVATED, COST, acted=YES),
    _k("afflict", "702.130", TRIGGERED, NUMBER, acted=YES),
    _k("ascend", "702.131", STATIC | SPELL, acted=YES),
    _k("assist", "702.132", STATIC, acted=BESIDE),
    _k("jump-start", "702.133", STATIC, acted=BESIDE),
    _k("mentor", "702.134", TRIGGERED, acted=YES),
    _k("afterlife", "702.135", TRIGGERED, NUMBER, acted=YES),
    _k("riot", "702.136", STATIC, each=True, acted=YES),
    _k("spectacle", "702.137", STATIC, COST, acted=BESIDE),
    _k("escape", "702.138", STATIC, COST, acted=BESIDE),
    _k("companion", "702.139", STATIC, TEXT, acted=BESIDE),
    _k("mutate", "702.140", STATIC, COST, acted=UNPAID),
    _k("encore", "702.141", ACTIVATED, COST, acted=YES),
    _k("boast", "702.142", ACTIVATED, TEXT, acted=YES),
    _k("foretell", "702.143", STATIC, COST, acted=BESIDE),
    _k("demonstrate", "702.144", TRIGGERED, acted=YES),
    _k("daybound", "702.145", STATIC, acted=YES),
    _k("nightbound", "702.145", STATIC, acted=YES),
    _k("disturb", "702.146", STATIC, COST, acted=YES),
    _k("decayed", "702.147", STATIC | TRIGGERED, acted=YES),
    _k("cleave", "702.148", STATIC, COST, acted=YES),
    _k("training", "702.149", TRIGGERED, acted=YES),
    _k("compleated", "702.150", STATIC),
    _k("reconfigure", "702.151", ACTIVATED, COST, acted=YES),
    _k("blitz", "702.152", STATIC | TRIGGERED, COST, acted=YES),
    _k("casualty", "702.153", STATIC | TRIGGERED, NUMBER, acted=YES),
    _k("enlist", "702.154", STATIC | TRIGGERED, acted=YES),
    _k("read ahead", "702.155", STATIC, acted=YES),
    _k("ravenous", "702.156", STATIC | TRIGGERED, each=True, acted=YES),
    _k("squad", "702.157", STATIC | TRIGGERED, COST, acted=YES),
    _k("space sculptor", "702.158", STATIC),
    _k("visit", "702.159", TRIGGERED, TEXT),
    _k("prototype", "702.160", STATIC, TEXT, acted=YES),
    _k("living metal", "702.161", STATIC, acted=YES),
    _k("more than meets the eye", "702.162", STATIC, COST, acted=YES),
    _k("for mirrodin!", "702.163", TRIGGERED, acted=YES),
    _k("toxic", "702.164", STATIC, NUMBER, each=True, acted=YES),
    _k("backup", "702.165", TRIGGERED, NUMBER, acted=YES),
    _k("bargain", "702.166", STATIC, acted=YES),
    _k("craft", "702.167", ACTIVATED, QUALITY_AND_COST, acted=YES),
    _k("disguise", "702.168", STATIC, COST, acted=YES),
    _k("solved", "702.169", STATIC | TRIGGERED | ACTIVATED, TEXT, acted=YES),
    _k("plot", "702.170", STATIC, COST, acted=BESIDE),
    _k("saddle", "702.171", ACTIVATED, NUMBER, acted=YES),
    _k("spree", "702.172", STATIC, TEXT, acted=YES),
    _k("freerunning", "702.173", STATIC, COST, acted=BESIDE),
    _k("gift", "702.174", STATIC | TRIGGERED, TEXT, acted=YES),
    _k("offspring", "702.175", STATIC | TRIGGERED, COST, acted=YES),
    _k("impending", "702.176", STATIC | TRIGGERED, NUMBER_AND_COST, acted=YES),
    _k("exhaust", "702.177", ACTIVATED, TEXT, acted=YES),
    _k("max speed", "702.178", STATIC, TEXT, acted=YES),
    _k("start your engines!", "702.179", STATIC, acted=YES),
    _k("harmonize", "702.180", STATIC, COST, acted=BESIDE),
    _k("mobilize", "702.181", TRIGGERED, NUMBER, acted=YES),
    _k("job select", "702.182", TRIGGERED, acted=YES),
    _k("tiered", "702.183", STATIC, TEXT, acted=YES),
    _k("station", "702.184", ACTIVATED, acted=YES),
    _k("warp", "702.185", STATIC | TRIGGERED, COST, acted=YES),
    _k("∞", "702.186", STATIC, TEXT),
    _k("mayhem", "702.187", STATIC, COST, acted=BESIDE),
    _k("web-slinging", "702.188", STATIC, COST, acted=YES),
    _k("firebending", "702.189", TRIGGERED, NUMBER, acted=YES),
    _k("sneak", "", STATIC, COST, acted=YES),
    _k("increment", "", TRIGGERED, acted=YES),
    _k("power-up", "", ACTIVATED, TEXT, acted=YES),
    _k("teamwork", "", STATIC, NUMBER, acted=YES),
)

KEYWORDS: dict[str, KeywordRule] = {row.name: row for row in _ROWS}
"""Every keyword ability by its name, in the order of the rules."""


def rule_of(name: str) -> KeywordRule | None:
    """The row of a keyword as an ability names it: `swampwalk` is a landwalk, `basic landcycling` a landcycling (CR 702.14a,
    702.29e). None for what is no keyword ability."""
    found = KEYWORDS.get(name)
    if found is None and name.endswith("walk"):
        return KEYWORDS["landwalk"]
    if found is None and name.endswith("cycling"):
        return KEYWORDS["landcycling"]
    if found is None and name.startswith("splice onto "):
        return KEYWORDS["splice"]
    return found


def each_works(name: str) -> bool:
    """Whether an object that has the keyword several times has that many abilities that do something."""
    found = rule_of(name)
    return found is not None and found.each


def named(acted: Acted) -> frozenset[str]:
    """The names of the keywords that are acted on, or beside the point, or neither."""
    return frozenset(row.name for row in KEYWORDS.values() if row.acted is acted)


def paid_for() -> frozenset[str]:
    """The names of the keywords for whose cost, or by whose leave, a spell may be cast (CR 601.2b)."""
    priced = {Takes.COST, Takes.NUMBER_AND_COST, Takes.QUALITY_AND_COST}
    told = {row.name for row in KEYWORDS.values() if Kind.STATIC in row.kind and priced & set(row.takes)}
    return frozenset(told | _CAST_BY)


def played_ways() -> frozenset[str]:
    """Those of them that the engine knows all about."""
    return frozenset(name for name in paid_for() if KEYWORDS[name].acted in (Acted.YES, Acted.BESIDE))


_CAST_BY = frozenset(
    {
        "aftermath", "bargain", "casualty", "conspire", "convoke", "delve", "fuse", "gift", "improvise", "jump-start",
        "prototype", "retrace", "spree", "teamwork",
    }
)  # fmt: skip
"""Those of them that no cost is written after."""


def written(takes: Takes) -> tuple[str, ...]:
    """The names of the keywords that can be written so, in the order of the rules."""
    return tuple(row.name for row in KEYWORDS.values() if takes in row.takes)
