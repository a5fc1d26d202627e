"""What commanders have dealt so far, in every way that one tells it: `I already took 15 from his commander`, `his 6/6 commander did 15 to me earlier`."""

from __future__ import annotations

_DEALT = "deal|dealt|deals|do|did|done"
_SOFAR = "[already] [so] [far] [earlier|before|previously|total] [ this|last|in|over|that|the [the] game|turn|turns|course [of] [the] [game] ]"
_DAMAGE = "[points|point] [of] [commander|combat] [damage|dmg]"
#: The commander whose damage it was, as told.
_COMMANDER = "{o:owning} [{s:size}] commander [ ( {p:open} [a|an] {t:size} {q:close} | , a|an {t:size} , | is|was a|an {t:size} that|which|and ) ]"
_SAID = "{o} {s} {t} commander"

COMMANDER_WORDINGS = f"""
^ [this|it|we|so] [is|was|are|were] [in|playing] [a|an] commander|edh|cedh game|match|pod $ -> we play edh                             # This is a commander game.
{{w:who}} [have|has|had] [already] take|took|taken|eaten|ate|takes {{n:number}} {_DAMAGE} [already] from|off|by {_COMMANDER} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}   # I already took 15 from his commander.
{{w:who}} [have|has|had] [already] take|took|taken|eaten|ate {{n:number}} commander damage|dmg [ [already] from|off|by {{x:who}} ] {_SOFAR} -> {{w}} have taken {{n}} commander damage
{{w:who}} be [already] at|on {{n:number}} commander damage|dmg [already] [ from|off|by {{x:who}} ] [already] $ -> {{w}} have taken {{n}} commander damage
{{w:who}} be [already] at|on {{n:number}} commander damage|dmg [already] from|off|by {_COMMANDER} -> {{w}} have taken {{n}} commander damage from {_SAID}
{{w:who}} had|have|has {{n:number}} commander damage|dmg [already] [on me|him|her|us] from|off|by {{x:who}} -> {{w}} have taken {{n}} commander damage
{_COMMANDER} [have|has|had] [already] {_DEALT} {{n:number}} {_DAMAGE} to {{w:who}} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}    # His commander already did 15 to me.
{_COMMANDER} [have|has|had] [already] {_DEALT} {{w:who}} {{n:number}} {_DAMAGE} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}
{_COMMANDER} have|has|had [already] hit|dealt|got {{w:who}} for {{n:number}} {_DAMAGE} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}   # His commander has hit me for 15 already.
{_COMMANDER} already hit|hits|got {{w:who}} for {{n:number}} {_DAMAGE} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}
{{x:who}} [have|has|had|is] [already] {_DEALT} {{w:who}} {{n:number}} {_DAMAGE} with|from {_COMMANDER} {_SOFAR} -> {{w}} have taken {{n}} commander damage from {_SAID}
{{x:who}} [have|has|had|is] [already] {_DEALT} {{n:number}} commander damage|dmg to {{w:who}} {_SOFAR} -> {{w}} have taken {{n}} commander damage        # He has dealt 15 commander damage to me.
^ {{n:number}} commander damage|dmg [is] [already] on me [already] $ -> i have taken {{n}} commander damage
hit|hits {{w:who}} for [another] {{n:number}} more $ -> hit {{w}} for {{n}}                                                             # It hits me for 6 more.
hit|hits {{w:who}} for another {{n:number}} [more] $ -> hit {{w}} for {{n}}
"""
