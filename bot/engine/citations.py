"""Citations as data: what a step's rule says, and its number in each era's document.

The engine names a rule by its meaning (`Cite.DAMAGE_LIFELINK`); this table alone knows numbers. "-" where an era's
document has no rule of its own for it: then nothing is cited. The columns are the Comprehensive Rules of 2026-01-16
(`current`), 2020-11-20 (`dominaria`), 2016-07-22 (`m10`), 2003-10-01 with `G.12.x` for redirection (`sixth`), and the
section names of the 1997 document (`fifth`). A test fails when a number is missing from the starter index, and, where
the documents are at hand, when it is missing there.
"""

from __future__ import annotations

from enum import Enum

_PREVENTION = "Damage Prevention"
_ATTACK = "The Attack"
_TURN = "The Full Turn Sequence"
_DUEL = "Beginning a Duel"


class Cite(Enum):
    """(key, current, dominaria, m10, sixth, fifth)."""

    __hash__ = object.__hash__  # each is itself alone

    # damage (120; 119 before 2018)
    DAMAGE_RECIPIENTS = "damage.recipients", "120.1a", "120.1a", "119.1a", "-", _PREVENTION
    DAMAGE_BY_EFFECT = "damage.by-effect", "120.2b", "120.2b", "119.2b", "413.2b", _PREVENTION
    DAMAGE_PLAYER = "damage.player", "120.3a", "120.3a", "119.3a", "-", _PREVENTION
    DAMAGE_PLAYER_INFECT = "damage.player-infect", "120.3b", "120.3b", "119.3b", "-", "-"
    DAMAGE_PLANESWALKER = "damage.planeswalker", "120.3c", "120.3c", "119.3c", "-", "-"
    DAMAGE_COUNTERS = "damage.counters", "120.3d", "120.3d", "119.3d", "-", "-"
    DAMAGE_MARKED = "damage.marked", "120.3e", "120.3e", "119.3e", "420.5c", _PREVENTION
    DAMAGE_LIFELINK = "damage.lifelink", "120.3f", "120.3f", "119.3f", "-", "-"
    DAMAGE_TOXIC = "damage.toxic", "120.3g", "-", "-", "-", "-"
    DAMAGE_BATTLE = "damage.battle", "120.3h", "-", "-", "-", "-"
    DAMAGE_EXCESS = "damage.excess", "120.4a", "120.4a", "-", "-", "-"
    DAMAGE_MODIFIED = "damage.modified", "120.4b", "120.4b", "119.4a", "419.1", _PREVENTION
    DAMAGE_RESULTS = "damage.results", "120.4c", "120.4c", "119.4b", "-", "-"
    DAMAGE_EVENT = "damage.event", "120.4d", "120.4d", "119.4c", "-", "-"
    DAMAGE_STAYS = "damage.stays", "120.6", "120.6", "119.6", "-", _TURN
    DAMAGE_SOURCE = "damage.source", "120.7", "120.7", "119.7", "419.8a", _PREVENTION
    DAMAGE_ZERO = "damage.zero", "120.8", "120.8", "119.8", "419.5a", _PREVENTION
    PLANESWALKER_REDIRECTION = "damage.planeswalker-redirection", "-", "-", "306.7", "-", "-"

    # replacement and prevention (614-616)
    REPLACEMENT = "replacement", "614.1a", "614.1a", "614.1a", "419.1a", _PREVENTION
    REDIRECTION = "replacement.redirection", "614.9", "614.9", "614.9", "G.12.1", _PREVENTION
    REDIRECTION_CHOICE = "replacement.redirection-choice", "615.7", "615.7", "615.7", "G.12.3", _PREVENTION
    REDIRECTION_SOURCE = "replacement.redirection-source", "614.9", "614.9", "614.9", "G.12.5", _PREVENTION
    REDIRECTION_FAILS = "replacement.redirection-fails", "614.9", "614.9", "614.9", "G.12.6", _PREVENTION
    REDIRECTION_COMBAT = "replacement.redirection-combat", "614.9", "614.9", "614.9", "G.12.7", _PREVENTION
    REDIRECTION_TOGETHER = (
        "replacement.redirection-together",
        "614.9",
        "614.9",
        "614.9",
        "G.12.8",
        _PREVENTION,
    )
    ENTERS_WITH = "replacement.enters-with", "614.1c", "614.1c", "614.1c", "419.1b", "-"
    CANT_HAPPEN = "replacement.cant", "614.17", "614.17", "101.2", "103.2", "-"
    PREVENTION = "prevention", "615.1a", "615.1a", "615.1a", "419.1d", _PREVENTION
    PREVENTION_TOO_LATE = "prevention.too-late", "615.4", "615.4", "615.4", "419.4", _PREVENTION
    PREVENTION_RIDER = "prevention.rider", "615.5", "615.5", "615.5", "413.2b", _PREVENTION
    PREVENTION_ALL = "prevention.never-happens", "615.6", "615.6", "615.6", "419.5", _PREVENTION
    PREVENTION_SHIELD = "prevention.shield", "615.7", "615.7", "615.7", "419.7b", _PREVENTION
    PREVENTION_NEXT_TIME = "prevention.next-time", "615.8", "615.8", "615.8", "419.1d", _PREVENTION
    PREVENTION_STATIC = "prevention.static", "615.10", "615.10", "615.9", "419.1d", _PREVENTION
    UNPREVENTABLE = "prevention.cant", "615.12", "615.12", "615.11", "103.2", "-"
    ORDER_OF_EFFECTS = "replacement.order", "616.1", "616.1", "616.1", "419.9a", _PREVENTION
    BECOMES_APPLICABLE = "replacement.applicable", "616.2", "616.2", "616.2", "419.9b", "-"
    REGENERATION = "regeneration", "701.19a", "701.15a", "701.12a", "419.6b", _PREVENTION
    REGENERATION_SHIELD = "regeneration.replaces", "614.8", "614.8", "614.8", "419.6b", _PREVENTION

    # attacking (508)
    ATTACK = "attack", "508.1", "508.1", "508.1", "308.1", _ATTACK
    ATTACK_ABLE = "attack.able", "508.1a", "508.1a", "508.1a", "308.2a", _ATTACK
    ATTACK_WHOM = "attack.whom", "508.1b", "508.1b", "508.1b", "308.2a", _ATTACK
    ATTACK_RESTRICTION = "attack.restriction", "508.1c", "508.1c", "508.1c", "500.2", _ATTACK
    ATTACK_REQUIREMENT = "attack.requirement", "508.1d", "508.1d", "508.1d", "500.2", _ATTACK
    ATTACK_BAND = "attack.band", "508.1e", "508.1e", "508.1e", "308.2b", "-"
    ATTACK_COST = "attack.cost", "508.1h", "508.1h", "508.1g", "308.2d", _ATTACK
    ATTACK_ENTERING = "attack.entering", "508.4", "508.4", "508.4", "-", "-"
    ATTACK_NONE = "attack.none", "508.8", "508.8", "508.6", "308.4", _ATTACK
    ONLY_CREATURES_FIGHT = "combat.who", "506.3", "506.3", "506.3", "306.3", _ATTACK
    ATTACKED_IS_GONE = "combat.attacked-gone", "506.4c", "506.4c", "506.4c", "-", "-"
    REMOVED_FROM_COMBAT = "combat.removed", "506.4", "506.4", "506.4", "306.2", _ATTACK

    # blocking (509)
    BLOCK = "block", "509.1", "509.1", "509.1", "309.1", _ATTACK
    BLOCK_ABLE = "block.able", "509.1a", "509.1a", "509.1a", "309.2a", _ATTACK
    BLOCK_RESTRICTION = "block.restriction", "509.1b", "509.1b", "509.1b", "500.3", _ATTACK
    BLOCK_REQUIREMENT = "block.requirement", "509.1c", "509.1c", "509.1c", "500.3", _ATTACK
    BLOCK_COST = "block.cost", "509.1d", "509.1d", "509.1d", "309.2b", _ATTACK
    BECOMES_BLOCKED = "block.becomes-blocked", "509.1h", "509.1h", "509.1h", "309.2f", _ATTACK
    BLOCKER_ORDER = "block.order", "-", "509.2", "509.2", "-", "-"
    ATTACKER_ORDER = "block.attacker-order", "-", "509.3", "509.3", "-", "-"

    # combat damage (510)
    ASSIGN = "combat.assign", "510.1", "510.1", "510.1", "310.1", _ATTACK
    ASSIGN_AMOUNT = "combat.assign-amount", "510.1a", "510.1a", "510.1a", "310.2a", _ATTACK
    ASSIGN_UNBLOCKED = "combat.assign-unblocked", "510.1b", "510.1b", "510.1b", "310.2b", _ATTACK
    ASSIGN_BLOCKED = "combat.assign-blocked", "510.1c", "510.1c", "510.1c", "310.2c", _ATTACK
    ASSIGN_BLOCKER = "combat.assign-blocker", "510.1d", "510.1d", "510.1d", "310.2d", _ATTACK
    COMBAT_DAMAGE = "combat.damage", "510.2", "510.2", "510.2", "310.4", _ATTACK
    COMBAT_DAMAGE_AS_ASSIGNED = "combat.damage-as-assigned", "-", "-", "-", "310.4a", "-"
    COMBAT_DAMAGE_SOURCE = "combat.damage-source", "-", "-", "-", "310.4b", "-"
    COMBAT_DAMAGE_NO_RECIPIENT = "combat.damage-no-recipient", "-", "-", "-", "310.4c", "-"
    FIRST_STRIKE_STEP = "combat.first-strike-step", "510.4", "510.4", "510.5", "310.5", _ATTACK

    # the turn
    TURN = "turn", "500.1", "500.1", "500.1", "300.1", _TURN
    UNTAP = "turn.untap", "502.3", "502.2", "502.2", "302.2", _TURN
    UNTAP_PRIORITY = "turn.untap-priority", "502.4", "502.3", "502.3", "302.3", _TURN
    CLASS_LEVEL = "class.level", "716.2a", "-", "-", "-", "-"
    LORE_COUNTERS = "saga.lore", "714.3b", "714.3b", "-", "-", "-"
    SAGA_ENDS = "saga.ends", "714.4", "714.4", "-", "-", "-"
    MAIN_PHASE = "turn.main", "505.1", "505.1", "505.1", "305.1", _TURN
    CLEANUP_DISCARD = "turn.cleanup-discard", "514.1", "514.1", "514.1", "314.1", _TURN
    CLEANUP = "turn.cleanup", "514.2", "514.2", "514.2", "314.2", _TURN
    MANA_BURN = "turn.mana-burn", "-", "-", "-", "300.3", _ATTACK
    TURN_ENDED = "turn.ended", "723.1", "717.1", "715.1", "-", "-"
    STACK_EXILED = "turn.stack-exiled", "723.1b", "717.1b", "715.1b", "-", "-"
    COMBAT_PHASE_ENDED = "turn.combat-phase-ended", "723.2", "717.2", "-", "-", "-"
    EXTRA_TURN = "turn.extra-turn", "500.7", "500.7", "500.7", "300.6", _TURN
    TURN_SKIPPED = "turn.skipped", "614.10a", "614.10a", "614.10a", "419.6f", "-"
    STEP_SKIPPED = "turn.step-skipped", "614.10a", "614.10a", "614.10a", "419.6f", _TURN
    EXTRA_PHASE = "turn.extra-phase", "500.8", "500.8", "500.8", "300.7", _TURN
    FIRST_TURN_DRAW = "turn.first-draw", "103.8a", "103.7a", "103.7a", "-", _DUEL

    # casting, activating, triggering, resolving
    CAST = "cast", "601.2", "601.2", "601.2", "409.1", _TURN
    CAST_ALLOWED = "cast.allowed", "601.3", "601.3", "601.3", "-", _TURN
    CAST_AS_IT_RESOLVES = "cast.as-it-resolves", "608.2g", "608.2g", "608.2f", "-", "-"
    CAST_TIMING = "cast.timing", "601.3", "601.3", "-", "-", _TURN
    CAST_MODES = "cast.modes", "601.2b", "601.2b", "601.2b", "409.1b", _TURN
    CAST_TARGETS = "cast.targets", "601.2c", "601.2c", "601.2c", "409.1c", _TURN
    CAST_DIVISION = "cast.division", "601.2d", "601.2d", "601.2d", "409.1e", _TURN
    COST_IN_FULL = "cost.in-full", "118.3", "118.3", "117.3", "-", "-"
    ENERGY = "energy", "107.14", "107.14", "-", "-", "-"
    VALUE_OF_X = "cost.x", "107.3a", "107.3a", "107.3a", "-", "-"
    LAND_PLAYED = "land.played", "305.1", "305.1", "305.1", "212.6a", _TURN
    LAND_A_TURN = "land.one-a-turn", "305.2", "305.2", "305.2", "-", _TURN
    TOTAL_COST = "cost.total", "601.2f", "601.2f", "601.2f", "409.1f", "-"
    COST_CHANGED = "cost.changed", "118.7", "118.7", "117.7", "-", "-"
    COST_REDUCED = "cost.reduced", "118.7a", "118.7a", "117.7a", "-", "-"
    ALTERNATIVE_COST = "cost.alternative", "118.9d", "118.9d", "117.9d", "-", "-"
    FREE_X = "cost.free-x", "107.3b", "107.3b", "107.3b", "-", "-"
    TAPPED_FOR_MANA = "mana.tapped-for", "106.12", "106.12", "106.11", "-", "-"
    MANA_ABILITY = "mana.ability", "605.1a", "605.1a", "605.1a", "406.1", "-"
    MANA_VALUE = "mana.value", "202.3", "202.3", "202.3", "203.3", "-"
    MANA_VALUE_OF_X = "mana.value-of-x", "202.3e", "202.3e", "202.3d", "-", "-"
    COMMANDER_TAX = "cost.commander", "903.8", "903.8", "903.8", "-", "-"
    CAST_COSTS = "cast.costs", "601.2h", "601.2h", "601.2h", "409.1h", "-"
    SORCERY_TIMING = "cast.sorcery-timing", "307.1", "307.1", "307.1", "212.7a", _TURN
    ACTIVATE = "activate", "602.2", "602.2", "602.2", "403.1", _TURN
    ACTIVATE_SUMMONING_SICK = "activate.summoning-sick", "302.6", "302.6", "302.6", "212.3d", "-"
    TARGET_ANY = "target.any", "115.4", "115.4", "-", "-", "-"
    TARGET_LEGAL = "target.legal", "115.1", "115.1", "114.1", "415.1", "-"
    LOYALTY_ABILITY = "loyalty-ability", "606.3", "606.3", "606.3", "-", "-"
    LOYALTY_TOO_LITTLE = "loyalty.too-little", "606.6", "606.5", "606.5", "-", "-"
    TRIGGER = "trigger", "603.2", "603.2", "603.2", "410.2", _TURN
    TRIGGER_ON_STACK = "trigger.on-stack", "603.3", "603.3", "603.3", "410.3", _TURN
    TRIGGER_ORDER = "trigger.order", "603.3b", "603.3b", "603.3b", "410.3", _TURN
    TRIGGER_MAY = "trigger.may", "603.5", "603.5", "603.5", "410.5", "-"
    TRIGGER_IF = "trigger.if", "603.4", "603.4", "603.4", "410.8", "-"
    TRIGGER_DELAYED = "trigger.delayed", "603.7", "603.7", "603.7", "404.4", _TURN
    TRIGGER_STATE = "trigger.state", "603.8", "603.8", "603.8", "410.11", _TURN
    RESOLVE = "resolve", "608.1", "608.1", "608.1", "413.1", _TURN
    RESOLVE_SPELL = "resolve.spell", "608.2c", "608.2c", "608.2c", "413.2b", _TURN
    FOLLOWS_TEXT = "resolve.text", "-", "-", "-", "413.2b", "-"
    RESOLVE_TARGETS = "resolve.targets", "608.2b", "608.2b", "608.2b", "413.2a", _TURN
    RESOLVE_CHOICE = "resolve.choice", "608.2d", "608.2d", "608.2d", "413.2c", _TURN
    PAID_ON_RESOLUTION = "resolve.paid", "118.12", "118.12", "117.12", "413.2c", _TURN
    UNLESS_PAID = "resolve.unless", "118.12a", "118.12a", "117.12a", "413.2c", _TURN
    RESOLVE_PERMANENT = "resolve.permanent", "608.3", "608.3", "608.3", "413.2h", _TURN
    SOURCE_CHANGED = "source.changed", "615.9", "615.9", "609.7b", "419.8b", "-"
    SOURCE_CHOSEN = "source.chosen", "609.7a", "609.7a", "609.7a", "419.8a", _PREVENTION
    ADVENTURE = "spell.adventure", "715.3d", "715.3d", "-", "-", "-"
    OMEN = "spell.omen", "720.3d", "-", "-", "-", "-"
    CHANGE_TARGET = "target.change", "115.7a", "115.7a", "114.6a", "415.7a", _TURN
    NEW_TARGETS = "target.new", "115.7d", "115.7d", "114.6d", "415.7a", _TURN
    COPY_SPELL = "copy.spell", "707.10", "707.10", "706.10", "503.10", _TURN

    # things done
    COUNTER_SPELL = "counter-spell", "701.6a", "701.5a", "701.5a", "414.1", _TURN
    CREATE_TOKEN = "create", "701.7a", "701.6a", "110.5", "216.1", _TURN
    DESTROY = "destroy", "701.8a", "701.7a", "701.6a", "217.4a", _TURN
    DISCARD = "discard", "701.9a", "701.8a", "701.7a", "217.4a", _TURN
    DISCARD_AT_RANDOM = "discard.random", "701.9b", "701.8b", "701.7b", "217.4a", _TURN
    EXCHANGE = "exchange", "701.12a", "701.10a", "701.8a", "413.2b", _TURN
    EXILE = "exile", "701.13a", "701.11a", "701.9a", "217.7a", _TURN
    FIGHT = "fight", "701.14a", "701.12a", "701.10a", "-", "-"
    FIGHT_ILLEGAL = "fight.illegal", "701.14b", "701.12b", "701.10b", "-", "-"
    SACRIFICE = "sacrifice", "701.21a", "701.17a", "701.14a", "217.4a", _TURN
    TAP = "tap", "701.26a", "701.21a", "701.17a", "214.4", _TURN
    CONNIVE = "connive", "701.50a", "-", "-", "-", "-"
    INCUBATE = "incubate", "701.53a", "-", "-", "-", "-"
    ENDURE = "endure", "701.63a", "-", "-", "-", "-"
    SUSPECT = "suspect", "701.60a", "-", "-", "-", "-"
    AIRBEND = "airbend", "701.65a", "-", "-", "-", "-"
    BLIGHT = "blight", "701.68a", "-", "-", "-", "-"
    EVIDENCE = "collect evidence", "701.59a", "-", "-", "-", "-"
    FORAGE = "forage", "701.61a", "-", "-", "-", "-"
    SOLVED = "solved", "719.3a", "-", "-", "-", "-"
    DEMONSTRATE = "demonstrate", "702.144a", "-", "-", "-", "-"
    WATERBEND = "waterbend", "701.67a", "-", "-", "-", "-"
    RING_TEMPTS = "ring tempts", "701.54a", "-", "-", "-", "-"
    MANIFEST = "manifest", "701.40a", "701.34a", "701.31a", "-", "-"
    MANIFEST_DREAD = "manifest dread", "701.62a", "-", "-", "-", "-"
    CLOAK = "cloak", "701.58a", "-", "-", "-", "-"
    VENTURE = "venture", "701.49a", "-", "-", "-", "-"
    DUNGEON_COMPLETED = "dungeon.completed", "309.7", "-", "-", "-", "-"
    INITIATIVE = "initiative", "725.3", "-", "-", "-", "-"
    MONARCH = "monarch", "724.3", "718.3", "-", "-", "-"
    EXERT = "exert", "701.43a", "701.39a", "-", "-", "-"
    ATTACH = "attach", "701.3a", "701.3a", "701.3a", "212.2g", "-"
    UNATTACH = "unattach", "701.3d", "701.3d", "701.3d", "-", "-"
    UNTAP_ONE = "untap", "701.26b", "701.21b", "701.17b", "214.4", _TURN
    LIFE_GAIN = "life.change", "119.3", "119.3", "118.3", "413.2b", _TURN
    COUNTERS = "counters", "122.1", "122.1", "121.1", "200.10", _TURN
    COUNTERS_MOVED = "counters.moved", "122.5", "122.5", "121.5", "-", "-"
    SHIELD_COUNTER = "counters.shield", "122.1c", "-", "-", "-", "-"
    STUN_COUNTER = "counters.stun", "122.1d", "-", "-", "-", "-"
    DRAW = "draw", "121.1", "121.1", "120.1", "413.2b", _TURN
    CONTINUOUS = "continuous", "611.2", "611.2", "611.2", "418.3", _TURN

    # state-based actions (704.5; 420.5 in 2003)
    LOSES_LIFE = "sba.life", "704.5a", "704.5a", "704.5a", "420.5a", _ATTACK
    LOSES_DRAWING = "sba.drawing", "704.5b", "704.5b", "704.5b", "420.5g", _DUEL
    LOSES_POISON = "sba.poison", "704.5c", "704.5c", "704.5c", "420.5h", _DUEL
    COMMANDER_DAMAGE = "sba.commander-damage", "704.6c", "704.6c", "704.5v", "-", "-"
    COMMANDER_AFTERWARDS = "sba.commander", "704.6d", "704.6d", "-", "-", "-"
    COMMANDER_INSTEAD = "commander.instead", "903.9b", "903.9b", "903.9", "-", "-"
    TOKEN_CEASES = "sba.token", "704.5d", "704.5d", "704.5d", "420.5f", _TURN
    ZERO_TOUGHNESS = "sba.toughness", "704.5f", "704.5f", "704.5f", "420.5b", _PREVENTION
    LETHAL_DAMAGE = "sba.lethal", "704.5g", "704.5g", "704.5g", "420.5c", _PREVENTION
    DEATHTOUCH_DAMAGE = "sba.deathtouch", "704.5h", "704.5h", "704.5h", "-", "-"
    ZERO_LOYALTY = "sba.loyalty", "704.5i", "704.5i", "704.5i", "-", "-"
    LEGEND_RULE = "sba.legend", "704.5j", "704.5j", "704.5k", "420.5e", _TURN
    PLANESWALKER_RULE = "sba.planeswalker", "-", "-", "704.5j", "-", "-"
    AURA_ILLEGAL = "sba.aura", "704.5m", "704.5m", "704.5n", "420.5d", "-"
    AURA_CHOOSES = "aura.chooses", "303.4f", "303.4f", "303.4f", "-", "-"
    AURA_STAYS = "aura.stays", "303.4g", "303.4g", "303.4g", "-", "-"
    EQUIPMENT_ILLEGAL = "sba.equipment", "704.5n", "704.5n", "704.5p", "420.5k", "-"
    COUNTERS_ANNUL = "sba.counters", "704.5q", "704.5q", "704.5r", "-", "-"
    ZERO_DEFENSE = "sba.defense", "704.5v", "-", "-", "-", "-"
    ROLES = "sba.roles", "704.5y", "-", "-", "-", "-"
    EFFECT_WINS = "game.effect-wins", "104.2b", "104.2b", "104.2b", "102.3", _DUEL
    EFFECT_LOSES = "game.effect-loses", "104.3e", "104.3e", "104.3e", "102.3", _DUEL
    GAME_OVER = "game.over", "104.2a", "104.2a", "104.2a", "102.3", _DUEL
    DRAWN = "game.drawn", "104.4a", "104.4a", "104.4a", "102.4", _DUEL
    LEAVES_GAME = "game.leaves", "800.4a", "800.4a", "800.4a", "-", "-"

    # keywords (702; 502 in 2003)
    DEATHTOUCH = "deathtouch", "702.2b", "702.2b", "702.2c", "-", "-"
    DEATHTOUCH_ASSIGN = "deathtouch.assign", "702.2c", "702.2c", "702.2b", "-", "-"
    DEFENDER = "defender", "702.3b", "702.3b", "702.3b", "-", _ATTACK
    DOUBLE_STRIKE = "double strike", "702.4b", "702.4b", "702.4b", "502.28b", "-"
    ENCHANT = "enchant", "702.5a", "702.5a", "702.5a", "212.4d", "-"
    EQUIP = "equip", "702.6a", "702.6a", "702.6a", "502.33a", "-"
    FIRST_STRIKE = "first strike", "702.7b", "702.7b", "702.7b", "502.2b", _ATTACK
    FLYING = "flying", "702.9b", "702.9b", "702.9b", "502.4b", _ATTACK
    HASTE = "haste", "702.10b", "702.10b", "702.10b", "502.5b", "-"
    HEXPROOF = "hexproof", "702.11b", "702.11b", "702.11b", "-", "-"
    HEXPROOF_PLAYER = "hexproof.player", "702.11c", "702.11c", "702.11c", "-", "-"
    INDESTRUCTIBLE = "indestructible", "702.12b", "702.12b", "702.12b", "-", "-"
    INTIMIDATE = "intimidate", "702.13b", "702.13b", "702.13b", "-", "-"
    LANDWALK = "landwalk", "702.14c", "702.14c", "702.14c", "502.6b", _ATTACK
    LIFELINK = "lifelink", "702.15b", "702.15b", "702.15b", "-", "-"
    LIFELINK_SEPARATE = "lifelink.separate", "702.15e", "702.15e", "702.15e", "-", "-"
    PROTECTION_TARGET = "protection.target", "702.16b", "702.16b", "702.16b", "502.7b", "-"
    PROTECTION_EQUIP = "protection.equip", "702.16d", "702.16d", "702.16d", "502.7d", "-"
    PROTECTION_DAMAGE = "protection.damage", "702.16e", "702.16e", "702.16e", "502.7e", _PREVENTION
    PROTECTION_BLOCK = "protection.block", "702.16f", "702.16f", "702.16f", "502.7f", "-"
    REACH = "reach", "702.17b", "702.17b", "702.17b", "-", "-"
    SHROUD = "shroud", "702.18a", "702.18a", "702.18a", "-", "-"
    TRAMPLE = "trample", "702.19b", "702.19b", "702.19b", "502.9b", _ATTACK
    TRAMPLE_PLANESWALKERS = "trample.planeswalkers", "702.19c", "-", "-", "-", "-"
    TRAMPLE_NO_BLOCKERS = "trample.no-blockers", "702.19d", "702.19c", "702.19c", "502.9c", "-"
    TRAMPLE_NOT_THE_PLAYER = "trample.not-the-player", "702.19f", "702.19d", "702.19d", "-", "-"
    TRAMPLE_GONE_PLANESWALKER = "trample.gone-planeswalker", "702.19e", "-", "-", "-", "-"
    VIGILANCE = "vigilance", "702.20b", "702.20b", "702.20b", "-", "-"
    BANDING_DECLARE = "banding.declare", "702.22c", "702.21c", "702.21c", "502.10b", "-"
    BANDING_BLOCKED = "banding.blocked", "702.22h", "702.21h", "702.21h", "502.10e", "-"
    BANDING_ATTACKER_DAMAGE = "banding.attacker-damage", "702.22j", "702.21j", "702.21j", "502.10h", "-"
    BANDING_BLOCKER_DAMAGE = "banding.blocker-damage", "702.22k", "702.21k", "702.21k", "502.10h", "-"
    RAMPAGE = "rampage", "702.23a", "702.22a", "702.22a", "502.12a", "-"
    CUMULATIVE_UPKEEP = "cumulative upkeep", "702.24a", "702.23a", "702.23a", "502.13a", "-"
    FLANKING = "flanking", "702.25a", "702.24a", "702.24a", "502.3a", "-"
    SHADOW = "shadow", "702.28b", "702.27b", "702.27b", "502.8b", "-"
    ECHO = "echo", "702.30a", "702.29a", "702.29a", "502.19a", "-"
    HORSEMANSHIP = "horsemanship", "702.31b", "702.30b", "702.30b", "502.17b", "-"
    FADING = "fading", "702.32a", "702.31a", "702.31a", "502.20a", "-"
    AFFINITY = "affinity", "702.41a", "702.40a", "702.40a", "502.31a", "-"
    CONVOKE = "convoke", "702.51a", "702.50a", "702.50a", "-", "-"
    DELVE = "delve", "702.66a", "702.65a", "702.65a", "-", "-"
    IMPROVISE = "improvise", "702.126a", "702.125a", "-", "-", "-"
    KICKER = "kicker", "702.33d", "702.32d", "702.32d", "502.21a", "-"
    MADNESS = "madness", "702.35a", "702.34a", "702.34a", "502.24a", "-"
    FEAR = "fear", "702.36b", "702.35b", "702.35b", "502.25b", "-"
    PROVOKE = "provoke", "702.39a", "702.38a", "702.38a", "502.29a", "-"
    STORM = "storm", "702.40a", "702.39a", "702.39a", "502.30a", "-"
    MODULAR = "modular", "702.43a", "702.42a", "702.42a", "-", "-"
    BUSHIDO = "bushido", "702.45a", "702.44a", "702.44a", "-", "-"
    SOULSHIFT = "soulshift", "702.46a", "702.45a", "702.45a", "-", "-"
    REPLICATE = "replicate", "702.56a", "702.55a", "702.55a", "-", "-"
    NINJUTSU = "ninjutsu", "702.49a", "702.48a", "702.48a", "-", "-"
    SPLIT_SECOND = "split second", "702.61a", "702.60a", "702.60a", "-", "-"
    SUSPEND = "suspend", "702.62a", "702.61a", "702.61a", "-", "-"
    FORETELL = "foretell", "702.143a", "-", "-", "-", "-"
    PLOT = "plot", "702.170a", "-", "-", "-", "-"
    VANISHING = "vanishing", "702.63a", "702.62a", "702.62a", "-", "-"
    FRENZY = "frenzy", "702.68a", "702.67a", "702.67a", "-", "-"
    POISONOUS = "poisonous", "702.70a", "702.69a", "702.69a", "-", "-"
    EVOKE = "evoke", "702.74a", "702.73a", "702.73a", "-", "-"
    PERSIST = "persist", "702.79a", "702.78a", "702.78a", "-", "-"
    WITHER = "wither", "702.80a", "702.79a", "702.79a", "-", "-"
    EXALTED = "exalted", "702.83a", "702.82a", "702.82a", "-", "-"
    ANNIHILATOR = "annihilator", "702.86a", "702.85a", "702.85a", "-", "-"
    CIPHER = "cipher", "702.99a", "702.98a", "702.98a", "-", "-"
    REBOUND = "rebound", "702.88a", "702.87a", "702.87a", "-", "-"
    INFECT = "infect", "702.90b", "702.89b", "702.89b", "-", "-"
    BATTLE_CRY = "battle cry", "702.91a", "702.90a", "702.90a", "-", "-"
    LIVING_WEAPON = "living weapon", "702.92a", "702.91a", "702.91a", "-", "-"
    UNDYING = "undying", "702.93a", "702.92a", "702.92a", "-", "-"
    PROWESS = "prowess", "702.108a", "702.107a", "702.107a", "-", "-"
    MENACE = "menace", "702.111b", "702.110b", "702.110b", "-", "-"
    SKULK = "skulk", "702.118b", "702.117b", "702.117b", "-", "-"
    WARD = "ward", "702.21a", "-", "-", "-", "-"
    GRAFT = "graft", "702.58a", "702.57a", "702.57a", "-", "-"
    DETHRONE = "dethrone", "702.105a", "702.104a", "702.104a", "-", "-"
    FOR_MIRRODIN = "for mirrodin!", "702.163a", "-", "-", "-", "-"
    JOB_SELECT = "job select", "702.182a", "-", "-", "-", "-"
    FIREBENDING = "firebending", "702.189a", "-", "-", "-", "-"
    UNLEASH = "unleash", "702.98a", "702.97a", "702.97a", "-", "-"
    EVOLVE = "evolve", "702.100a", "702.99a", "702.99a", "-", "-"
    EXTORT = "extort", "702.101a", "702.100a", "702.100a", "-", "-"
    DASH = "dash", "702.109a", "702.108a", "702.108a", "-", "-"
    EXPLOIT = "exploit", "702.110a", "702.109a", "702.109a", "-", "-"
    RENOWN = "renown", "702.112a", "702.111a", "702.111a", "-", "-"
    MELEE = "melee", "702.121a", "702.120a", "-", "-", "-"
    DECAYED = "decayed", "702.147a", "-", "-", "-", "-"
    CREW = "crew", "702.122a", "702.121a", "-", "-", "-"
    FABRICATE = "fabricate", "702.123a", "702.122a", "-", "-", "-"
    AFFLICT = "afflict", "702.130a", "702.129a", "-", "-", "-"
    MENTOR = "mentor", "702.134a", "702.133a", "-", "-", "-"
    AFTERLIFE = "afterlife", "702.135a", "702.134a", "-", "-", "-"
    TRAINING = "training", "702.149a", "-", "-", "-", "-"
    TOXIC = "toxic", "702.164c", "-", "-", "-", "-"
    MOBILIZE = "mobilize", "702.181a", "-", "-", "-", "-"
    CHAMPION = "champion", "702.72a", "702.71a", "702.71a", "-", "-"
    SCAVENGE = "scavenge", "702.97a", "702.96a", "702.96a", "-", "-"
    MYRIAD = "myriad", "702.116a", "702.115a", "702.115a", "-", "-"
    EMBALM = "embalm", "702.128a", "702.127a", "-", "-", "-"
    ETERNALIZE = "eternalize", "702.129a", "702.128a", "-", "-", "-"
    ENCORE = "encore", "702.141a", "702.140a", "-", "-", "-"
    RECONFIGURE = "reconfigure", "702.151a", "-", "-", "-", "-"
    BLITZ = "blitz", "702.152a", "-", "-", "-", "-"
    CASUALTY = "casualty", "702.153a", "-", "-", "-", "-"
    SQUAD = "squad", "702.157a", "-", "-", "-", "-"
    BACKUP = "backup", "702.165a", "-", "-", "-", "-"
    OFFSPRING = "offspring", "702.175a", "-", "-", "-", "-"
    SPREE = "spree", "702.172a", "-", "-", "-", "-"
    GIFT = "gift", "702.174a", "-", "-", "-", "-"
    IMPENDING = "impending", "702.176a", "-", "-", "-", "-"
    TIERED = "tiered", "702.183a", "-", "-", "-", "-"
    WARP = "warp", "702.185a", "-", "-", "-", "-"
    PHASED_OUT = "phasing", "702.26b", "702.25b", "702.25b", "-", "-"
    PHASED_IN = "phasing.in", "702.26c", "702.25c", "702.25c", "-", "-"
    MORPH = "morph", "702.37c", "702.36c", "702.36c", "502.26b", "-"
    MEGAMORPH = "morph.counter", "702.37b", "702.36b", "702.36b", "-", "-"
    TURN_FACE_UP = "morph.face-up", "702.37e", "702.36e", "702.36e", "502.26d", "-"
    DISGUISE = "disguise", "702.168b", "-", "-", "-", "-"
    BESTOW = "bestow", "702.103b", "702.102b", "702.102b", "-", "-"
    UNBESTOWED = "bestow.ends", "702.103f", "702.102e", "702.102e", "-", "-"
    DISTURB = "disturb", "702.146a", "-", "-", "-", "-"
    CONVERTED = "more than meets the eye", "702.162a", "-", "-", "-", "-"
    FORECAST = "forecast", "702.57a", "702.56a", "702.56a", "-", "-"
    BOAST = "boast", "702.142a", "-", "-", "-", "-"
    PROTOTYPE = "prototype", "702.160a", "-", "-", "-", "-"
    EXHAUST = "exhaust", "702.177a", "-", "-", "-", "-"

    FUSE = "fuse", "702.102a", "702.101a", "702.101a", "-", "-"
    HAUNT = "haunt", "702.55a", "702.54a", "702.54a", "-", "-"
    SIEGE = "siege", "310.11b", "-", "-", "-", "-"
    CRAFT = "craft", "702.167a", "-", "-", "-", "-"
    SADDLE = "saddle", "702.171a", "-", "-", "-", "-"
    SOULBOND = "soulbond", "702.95a", "702.94a", "702.94a", "-", "-"
    START_YOUR_ENGINES = "start your engines!", "702.179a", "-", "-", "-", "-"
    DIE_ROLLED = "die.rolled", "706.2", "-", "-", "-", "-"
    REVEAL = "reveal", "701.20a", "701.16a", "701.13a", "-", "-"
    MILL = "mill", "701.17a", "701.13a", "-", "-", "-"
    ASCEND = "ascend", "702.131a", "702.130a", "-", "-", "-"
    SPEED = "speed", "702.179d", "-", "-", "-", "-"
    AMPLIFY = "amplify", "702.38a", "702.37a", "702.37a", "502.27a", "-"
    DEVOUR = "devour", "702.82a", "702.81a", "702.81a", "-", "-"
    RAVENOUS = "ravenous", "702.156a", "-", "-", "-", "-"
    PLANAR_DIE = "planar die", "901.9", "901.9", "901.9", "-", "-"
    CHAOS = "chaos", "901.9b", "901.9b", "901.9b", "-", "-"
    DAY_AND_NIGHT = "day and night", "730.2", "-", "-", "-", "-"
    DAYBOUND = "daybound", "702.145c", "-", "-", "-", "-"
    NIGHTBOUND = "nightbound", "702.145f", "-", "-", "-", "-"
    ENLIST = "enlist", "702.154a", "-", "-", "-", "-"
    STATION = "station", "702.184a", "-", "-", "-", "-"

    # 1997
    DAMAGE_PREVENTION_STEP = "fifth.damage-prevention", "-", "-", "-", "-", _PREVENTION
    FULL_TURN = "fifth.turn", "-", "-", "-", "-", _TURN
    THE_ATTACK = "fifth.attack", "-", "-", "-", "-", _ATTACK

    @property
    def key(self) -> str:
        return self.value[0]

    def number(self, document: str) -> str | None:
        """The rule's number in an era's document (`current`, `dominaria`, `m10`, `sixth`, `fifth`); None where it has none."""
        found = self.value[1 + _COLUMNS[document]]
        return None if found == "-" else found


_COLUMNS = {"current": 0, "dominaria": 1, "m10": 2, "sixth": 3, "fifth": 4}
