"""Kinds of counters (CR 122)."""

from __future__ import annotations

#: Two words are joined by an underscore here.
_TEXT = """
    +0/+1 +0/+2 +1/+0 +1/+1 +1/+2 +2/+0 +2/+1 +2/+2 -0/-1 -0/-2 -1/-0 -1/-1 -2/-1 -2/-2 aegis age aim arrow
    arrowhead awakening blaze blessing blight blood bloodline bloodstain book bounty bribery brick burden
    cage carrion cell charge chip chorus coin collection component conqueror contested corpse corruption
    credit croak crystal cube currency death deathtouch decayed defense delay depletion descent despair
    devotion divinity doom double_strike dread dream echo egg elixir ember energy enlightened eon everything
    exalted experience eyeball fade fate feather feeding fellowship fetch filibuster film finality fire
    first_strike flame flood flying fungus funk fury fuse gem ghostform globe glyph gold growth harmony
    haste hatching hatchling healing hexproof hit hone hoofprint hope hour hourglass hunger ice impostor
    incarnation incubation indestructible infection influence ingredient intel intervention invasion
    invitation isolation javelin ki kick knowledge landmark level lifelink loot lore loyalty luck magnet
    manabond manifestation mannequin mask matrix memory menace mine mining mire music muster necrodermis
    nest net night oil omen ore page pain palliation paralyzation petal petrification phylactery phyresis
    pin plague plan plot point poison polyp possession pressure prey promotion pupa quest rad rally reach
    rejection repair rev revival ribbon rope rust scream scroll shadow shell shield shred silver skewer
    sleep sleight slime slumber soot soul spark spite spore stash storage story strategy strife study stun
    sunburst suspect takeover theft tide time token tower training trample trap treasure unity unlock valor
    velocity verse vigilance vitality void volatile vortex vow voyage wage winch wind wish
"""
COUNTER_KINDS = frozenset(word.replace("_", " ") for word in _TEXT.split())
