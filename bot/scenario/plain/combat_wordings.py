"""Attacks and blocks in other words: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

#: All that somebody may attack with, by words that name no creature.
_ALL = "the|her|his|my|their|our [whole|entire|full|complete] team|board|army|squad|crew|side|force"
#: Attacking with all of it: `{who} ... -> attacks with everything`.
_ALL_OUT = """
swing|swings|swung [all] out
alpha|alphas|alphaed [strike|strikes|attack|attacks]
go|goes|went all in
send|sends|sent everything|everyone|everybody
turn|turns|turned everything sideways
"""


def _all_out() -> str:
    lines = [f"! {{w:who}} {way} $ -> {{w}} attack with everything" for way in _ALL_OUT.strip().splitlines()]
    lines += [
        f"! {{w:who}} {way} at {{y:to}} -> {{w}} attack {{y}} with everything"
        for way in _ALL_OUT.strip().splitlines()
    ]
    lines.append(f"! send|sends|sent {_ALL} $ -> attack with everything")
    lines.append(f"! send|sends|sent {_ALL} at {{y:to}} -> attack {{y}} with everything")
    lines.append(
        f"! attack|attacks|attacked|swing|swings|swung {{y:who}} with {_ALL} -> attack {{y}} with everything"
    )
    lines.append(f"! attack|attacks|attacked|swing|swings|swung with {_ALL} -> attack with everything")
    return "\n".join(lines)


_OTHERS = """
! {x:thing} is|are|was|gets|were declared [as] [a|an|the] attacker|attackers -> {x} attacks                             # Ogre is declared as an attacker.
! {x:thing} is|are|was|gets|were declared [as] [a|an|the] blocker|blockers [for|of|against] {y:to} -> {x} blocks {y}    # Ogre is declared as a blocker against Elf.
! {x:thing} is|are|was|gets|were declared [as] [a|an|the] blocker|blockers -> {x} blocks
! send|sends|sent {x:words} into|to [the] red zone -> attack with {x}                                                   # I send Ogre into the red zone.
! go|goes|went face with {x:to} -> attack with {x}                                                                      # I go face with Ogre.
! {w:who} tap|taps|tapped {x:words} to attack {y:who} -> {w} attack {y} with {x}                                        # Alice taps Ogre to attack Bob.
! {w:who} tap|taps|tapped {x:words} to attack $ -> {w} attack with {x}
! {w:who} begin|begins|start|starts|enter|enters|go|goes|move|moves [to|into] [the|her|his|my|their] combat [phase] [,] [and|then] attack|attacks {x:to} -> {w} attack {x}   # Alice begins combat and attacks with Ogre.
! ^ during|in combat , {w:who} attack|attacks|attacked {x:to} -> {w} attack {x}                                          # During combat, Alice attacks Bob with Ogre.
! ^ with {x:words} , {w:who} attack|attacks|attacked {y:to} -> {w} attack {y} with {x}                                   # With Ogre, Alice attacks Bob.
! ^ with {x:words} , {w:who} attack|attacks|attacked $ -> {w} attack with {x}
! ^ with {x:words} , {w:who} block|blocks|blocked {y:to} -> {w} block {y} with {x}
! {w:who} decline|declines|declined|refuse|refuses|refused|fail|fails|failed to block -> {w} does not block              # Bob declines to block.
! ^ nothing block|blocks|blocked [it|them|him|her] $ -> nobody blocks                                                     # Nothing blocks.
! {w:who} keep|keeps|kept {x:words} back|home -> {w} does not block                                                      # Bob keeps Ogre back.
! {w:who} leave|leaves|left it|him|her|them unblocked -> {w} does not block                                              # Bob leaves it unblocked.
! {w:who} leave|leaves|left {x:thing} unblocked -> {w} does not block {x}
! {w:who} let|lets it|them|him|her hit|connect [with] [him|her|them|me|himself|herself] $ -> {w} does not block
! {w:who} let|lets {x:thing} hit|connect [with] [him|her|them|me|himself|herself] $ -> {w} does not block {x}                # Bob lets Ogre hit him.
! do|does|did not declare any|a blocker|blockers|block|blocks -> do not block                                            # Bob doesn't declare any blockers.
! do|does|did not chump $ -> do not block                                                                                # Bob doesn't chump.
! {w:who} assign|assigns|assigned {x:words} to [chump] block|blocking {y:to} -> {w} block {y} with {x}                   # Bob assigns Ogre to block Elf.
! {w:who} assign|assigns|assigned {x:words} to [chump] block|blocking $ -> {w} block with {x}
! {w:who} assign|assigns|assigned {x:words} as [a|the|his|her|my|their] [chump] blocker|blockers for|against|to {y:to} -> {w} block {y} with {x}
! {w:who} assign|assigns|assigned {x:words} as [a|the|his|her|my|their] [chump] blocker|blockers -> {w} block with {x}
! {w:who} use|uses|used {x:words} to [chump] block {y:to} -> {w} block {y} with {x}                                      # Bob uses Ogre to block Elf.
! {w:who} use|uses|used {x:words} to [chump] block $ -> {w} block with {x}
! {w:who} use|uses|used {x:words} to attack {y:to} -> {w} attack {y} with {x}
! {w:who} use|uses|used {x:words} to attack $ -> {w} attack with {x}
! {w:who} have|has|had {x:thing} [chump] =block {y:thing} $ -> {w} block {y} with {x}                                         # Bob has Ogre block Elf.
! {w:who} have|has|had {x:thing} [chump] =block $ -> {w} block with {x}
! get|gets|got|is|was chumped|chump-blocked|double-blocked|triple-blocked|gang-blocked by -> is blocked by               # It gets chumped by Ogre.
! {w:who} step|steps|stepped|jump|jumps|jumped in with {x:to} -> {w} block with {x}                                      # Bob steps in with Ogre.
! {x:thing} get|gets|got in the way $ -> {x} blocks                                                                      # Ogre gets in the way.
! {x:thing} jump|jumps|step|steps|dives in front $ -> {x} blocks
! {w:who} make|makes|made a|the [chump] block with {x:to} -> {w} block with {x}                                          # Bob makes a block with Ogre.
! attack|attacks|attacked {y:who} with {x:words} alone|solo -> attack {y} with {x}                                         # Alice attacks Bob with Ogre alone.
! attack|attacks|attacked using {x:to} -> attack with {x}
! block|blocks|blocked using {x:to} -> block with {x}                                                                    # Bob blocks using Ogre.
! {w:who} declare|declares|declared [the] blocks|blockers [:|,|—] {x:words} block|blocks {y:to} -> {x} blocks {y}        # Bob declares blockers: Ogre blocks Elf.
! {w:who} declare|declares|declared [the] blocks|blockers [:|,|—] {x:words} on {y:to} -> {w} block {y} with {x}
! ^ blocks : {x:to} -> my opponent blocks with {x}
, the active|attacking|defending|nonactive player , ->                                                                  # Alice, the active player, attacks with Ogre.
! {x:titled} is|are|was blocking {y:to} -> {x} blocks {y}                                                                # Ogre is blocking Elf.
! {x:titled} on the block $ -> {x} blocks
! prior to -> before                                                                                                     # Prior to damage, Bob casts Giant Growth on Ogre.
! ^ with blocks|blockers declared [,] -> after blocks are declared ,                                                     # With blocks declared, Bob casts Giant Growth on Ogre.
! ^ with attackers|attacks declared [,] -> after attackers are declared ,
! {w:who} choose|chooses|chose|decide|decides to kill both -> {w} kills both                                              # Alice chooses to kill both.
! {w:who} send|sends|sent {x:words} after {y:to} -> {w} attack {y} with {x}                                               # Bob sends Ogre after Gideon.
! {w:who} go|goes|went after|for|at {y:titled} with {x:to} -> {w} attack {y} with {x}                                      # Bob goes after Gideon with Ogre.
! {w:who} go|goes|went after|for|at {o:somebodys} planeswalker with {x:to} -> {w} attack {o} planeswalker with {x}
! attack|attacks|attacked|swing|swings|swung with {x:words} [,] attacking {y:to} -> attack {y} with {x}     # Bob attacks with Ogre, attacking Gideon.
! attack|attacks|attacked|swing|swings|swung with {x:words} [,] aiming|going|pointing|heading at|for|after|into {y:to} -> attack {y} with {x}   # Bob attacks with Ogre going for Gideon.
! declare|declares|declared {x:thing} attacking {y:to} -> attack {y} with {x}                                              # Bob declares Ogre attacking Gideon.
! attack|attacks|attacked {y:titled} in|through the air with {x:to} -> attack {y} with {x}                                 # Bob attacks Gideon in the air with Ogre.
! with every creature {w:who} has|have|control|controls -> with everything                                                 # Alice attacks with every creature she has.
! ^ everything {w:who} has|have|control|controls attack|attacks|swings [at] {y:who} $ -> {w} attack {y} with everything      # Everything Alice has attacks Bob.
! ^ everything {w:who} has|have|control|controls attack|attacks|swings $ -> {w} attack with everything
! ^ everything attacks|swings $ -> all creatures attack                                                                 # Everything attacks.
! ^ the {n:number} of them {v:verb} -> all {n} {v}                                                                        # The three of them attack.
! ^ they all attack|swing $ -> all of them attack                                                                     # They all attack.
! activate|activates|use|uses regeneration on|of|for {x:to} -> regenerate {x}                                              # Alice activates regeneration on Ogre.
! activate|activates|use|uses {o:owning} regeneration [shield] $ -> regenerate '{o}                                # Alice uses Ogre's regeneration.
! put|puts|make|makes|create|creates [up] a regeneration shield on|for {x:to} -> regenerate {x}                            # Alice makes a regeneration shield for Ogre.
! put|puts|make|makes|create|creates [up] a regeneration shield $ -> regenerate it
! give|gives {x:thing} a regeneration shield -> regenerate {x}                                                             # Alice gives Ogre a regeneration shield.
! {x:thing} has|have|gets a regeneration shield $ -> {x} regenerates                                                       # Ogre has a regeneration shield.
! pay|pays|paid for [the|its] regeneration $ -> regenerate it                                                              # Alice pays for regeneration.
! pay|pays|paid the|its|for regeneration|regenerate cost $ -> regenerate it
! attack|attacks|attacked|swing|swings with {x:titled} unblocked $ -> attack with {x} ; nobody blocks                          # Alice attacks with Ogre unblocked.
! how much [damage] do|does|will|would|can {x:words} deal|do [together|combined|total|altogether] ( unblocked | if [they|it|he|she] [are|is|go|goes|were|both|all] unblocked | with no blocks|blockers | without blocks|blockers ) $ -> if nobody blocks , how much damage do {x} deal   # How much do Ogre and Elf deal if unblocked?
! ^ with|without no|any blocks|blockers , how much [damage] do|does|will|would|can {x:words} deal|do [together|combined|total|altogether] $ -> if nobody blocks , how much damage do {x} deal
! how much [damage] do|does|will|would|can {x:words} deal together|combined|altogether|total $ -> how much damage do {x} deal      # How much do Ogre and Elf deal together?
! unless {w:who} block|blocks|blocked [it|them|him|her] -> if {w} do not block                                  # Unless he blocks, is he dead?
! unless {w:who} chump|chumps [block|blocks] [it|them] -> if {w} do not block
, [and] [is|goes|gets] unblocked $ -> ; nobody blocks                                                                      # Ogre attacks Bob, unblocked.
! {v:who} attack|attacks|attacked {w:who} , who {z:words} , with {x:to} -> {w} {z} ; {v} attack {w} with {x}                  # Alice attacks Bob, who is at 5, with Ogre.
! can|could|may {x:subject} block alone|itself $ -> can {x} block                                                          # Can Ogre block alone?
! can|could|may {x:subject} block {y:thing} alone $ -> can {x} block {y}
! can|could|may {x:subject} block {y:thing} by|on itself|its|himself|his [own] $ -> can {x} block {y}                        # Can Ogre block Elf by itself?
! can|could|may {w:who} block with {x:thing} alone $ -> can {w} block with {x}                                              # Can Bob block with Ogre alone?
"""

COMBAT_WORDINGS = _all_out() + _OTHERS
