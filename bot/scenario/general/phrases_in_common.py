"""What questions about the rules at large speak of, by name: `<i>` for whoever asks, `<creature>`, `<removal>`: in the signs of templates."""

from __future__ import annotations

_A = "a|an|the|my|your|our|his|her|their|its|any|some|another|each|every|that|this|these|those"
_OPPONENTS = (
    "( [my|an|the|your|our|their] opponent|opponents|opp|opps ) | ( the other|active|defending|attacking player|players|guy ) "
    "| ( another|other player|players ) | he | she | they | him | her | them | his | their"
)

#: Each name and its words.
PHRASES = {
    "a": f"[{_A}]",
    "i": "( i|you|we|me|one|us|someone|somebody|anyone|players|they|he|she | a player | the player | my opponent | an opponent )",
    "me": "i|you|we|me|us",
    "opponent": f"( {_OPPONENTS} )",
    "anyone": f"( {_OPPONENTS} | me | my | i | you | your | someone | somebody | a player )",
    "creature": f"[{_A}] [nontoken|normal|vanilla|single] creature|creatures|guy|guys|dude|dudes",
    "attacker": f"( [{_A}] attacker|attackers | [{_A}] attacking creature|creatures|guy|guys )",
    "blocker": f"( [{_A}] blocker|blockers | [{_A}] blocking creature|creatures|guy|guys )",
    "token": f"[{_A}] [creature|treasure|copy] token|tokens",
    "land": f"[{_A}] [basic|nonbasic|extra|second] land|lands",
    "walker": f"[{_A}] planeswalker|planeswalkers|walker|walkers|pw|pws",
    "commander": f"[{_A}] commander|commanders|general|generals",
    "instant": "( [an|a] instant|instants|flash [spell|spells|speed] | [a] combat trick|tricks )",
    "spell": f"[{_A}] [creature|instant|sorcery|burn|noncreature] spell|spells",
    "aura": f"( [{_A}] aura|auras | [{_A}] enchant creature|creatures | [{_A}] aura enchantment|enchantments )",
    "equipment": f"[{_A}] equipment|equipments",
    "removal": f"( [{_A}] removal|kill|destroy [spell|spells] | [{_A}] destroy effect|effects )",
    "wipe": "( [a] [board] wipe|wipes|sweeper|sweepers|wrath|wraths|boardwipe|boardwipes [of] [god] [effect|effects|spell|spells] )",
    "trigger": f"[{_A}] trigger|triggers|ability|abilities|effect|effects|triggered [trigger|ability|abilities]",
    "etb": "( [a|an|the|its|my|his|their] ( etb | enters | enter | enters the battlefield | enter the battlefield | enters play | comes into play ) "
    "[trigger|triggers|ability|abilities|effect|effects] )",
    "death": "( [a|an|the|its|my|his|their] ( death | dies | dying | when it dies | on death | ltb | leaves the battlefield ) "
    "trigger|triggers|ability|abilities|effect|effects )",
    "their turn": f"( on|during|in ( {_OPPONENTS} ) turn|turns | outside my [own] turn | when it is not my turn )",
    "my turn": "( on|during|in my|your|our [own] turn )",
    "in response": "( in response | at instant speed )",
    "combat": "( combat | the combat phase | combat phase | the combat step | my combat | the attack | an attack )",
    "is": "( is|are|was|were|gets|get|got [being] )",
    "dies": "( die|dies|died | is|are|get|gets|was|were killed|destroyed | leaves|leave [the] [battlefield|play] )",
    "gone": "( die|dies|died|disappears | leaves|leave|left [the] [battlefield|play] | is|are|get|gets|was|were killed|destroyed|removed|exiled|bounced|sacrificed|gone|dead )",
    "removing": "bolt|bolting|kill|killing|destroy|destroying|remove|removing|bounce|bouncing|exile|exiling|sacrifice|sacrificing|sac|saccing",
    "respond": "( respond|react to | do anything|something|stuff in response|reaction to | cast|use|play|activate [<instant|something|spells|abilities>] in response|reaction to "
    "| [still] <removing> <creature|it> in response|reaction to )",
    "doing": "[<anyone>] [activating|using|playing|casting|triggering|cracking|turning|flipping|equipping|declaring|resolving|tapping|attaching|moving]",
    "done": "[being|is|are|getting|that] [being] [cast|played|activated|used|cracked|triggered|declared|put] [on] [the] [stack]",
    "at once": "[at|in|on|during] [the|one|once|a|once] [same|single] [time|turn|combat|attack]",
    "for a cost": "[to|for|as] [pay|paying|part] [of] [for] [a|an|the|my|its] [activation|additional] [cost|costs|ability|abilities|effect|outlet|payment]",
    "just": "[just|already|recently|then]",
    "this turn": "[on|in|during] [this|that|the|right] [same|away] [turn]",
    "first strike damage": "( [the] first strike|strikes [combat] damage [step] | [the] first strike|strikes )",
}
