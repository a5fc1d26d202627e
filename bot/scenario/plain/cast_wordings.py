"""How spells are said to be cast: `he fires off Shock on it`, `I kill off the blocker with Murder`, `it gets a Giant Growth`, `he taps a Forest and
casts Shock`."""

from __future__ import annotations

_FIRES = "fire|fires|fired off|out | toss|tosses|tossed | rip|rips|ripped | jam|jams|jammed | whip|whips|whipped out | pop|pops|popped off | let|lets loose"
_ENDS = "kill|kills|killed off | blow|blows|blew up|away | waste|wastes|wasted | murder|murders|murdered | ice|ices|iced | smoke|smokes|smoked | merk|merks|merked | vaporize|vaporizes"

CAST_WORDINGS = f"""
{{w:who}} ( {_FIRES} ) [a|an|the|my|his] {{x:titled}} -> {{w}} cast {{x}}                                                  # He fires off Shock.
{{w:who}} ( {_ENDS} ) {{y:words}} with|using|via [a|an|the|my|his] {{x:titled}} -> {{w}} cast {{x}} on {{y}}                     # I kill off the blocker with Murder.
{{y:thing}} get|gets|got a|an {{x:titled}} $ -> {{y}} is hit by {{x}}                                                         # His Ogre gets a Shock.
{{y:thing}} get|gets|got a|an {{x:titled}} from {{w:who}} $ -> {{w}} cast {{x}} on {{y}}
{{w:who}} pump|pumps|pumped|buff|buffs|buffed {{y:words}} {{b:bonus}} with|using|via|by {{z:to}} -> {{w}} give {{y}} {{b}} with {{z}}          # He pumps it +3/+3 with Giant Growth.
{{w:who}} pump|pumps|pumped|buff|buffs|buffed {{y:words}} with|using|via {{z:words}} to make it [a|an] {{s:size}} -> {{w}} cast {{z}} on {{y}} to make it a {{s}}
give|gives|gave {{y:words}} {{b:bonus}} via|through {{z:to}} -> give {{y}} {{b}} with {{z}}
! give|gives|gave {{y:words}} {{b:bonus}} {{o:open}} [with|via] {{x:titled}} {{c:close}} -> give {{y}} {{b}} with {{x}}             # He gives it +3/+3 (Shock).
{{w:who}} make|makes|made {{y:words}} [a|an] {{s:size}} with|using|via [a|an] {{x:titled}} -> {{w}} cast {{x}} on {{y}} to make it a {{s}}               # He makes it a 5/5 with Giant Growth.
{{w:who}} go|goes|went [for] {{x:titled}} $ -> {{w}} cast {{x}}                                                           # He goes Shock.
{{w:who}} respond|responds|responded {{x:titled}} -> in response , {{w}} cast {{x}}                                       # He responds Shock.
{{w:who}} have|has|had [a|an|the] {{x:titled}} [in] [my|his|her|their|the] [hand] and use|uses|used|cast|casts|play|plays|played it on {{y:to}} -> {{w}} cast {{x}} on {{y}}
! {{w:who}} topdeck|topdecks|topdecked|draw|draws|drew|find|finds|found|rip|rips|ripped [a|an|the] {{x:titled}} and use|uses|used|cast|casts|play|plays|played it on {{y:to}} -> {{w}} cast {{x}} on {{y}}   # He topdecked Shock and uses it on his 2/2.
! {{w:who}} tap|taps|tapped {{p:pool}} and cast|casts|play|plays -> {{w}} cast                                              # He taps a Forest and casts Shock.
! {{w:who}} tap|taps|tapped {{p:pool}} for|to cast|play [a|an|the] {{x:titled}} -> {{w}} cast {{x}}
^ [then|and|with|now] [a|an|surprise|sudden|next] {{x:titled}} on|at {{y:to}} -> {{x}} is cast on {{y}}                           # Shock on his 2/2.
^ [then|and|now] [out] come|comes|came|happens|here [a|an] {{x:titled}} on|at {{y:to}} -> {{x}} is cast on {{y}}
[in] response|responding|respond|responds|responded to the|that|his|her|my|their block|blocks|blocker|blockers -> after blocks                               # In response to the block I bolt it.
them both -> both of them                                                                             # He has a 2/2 and a 3/3. I shock them both.
"""
