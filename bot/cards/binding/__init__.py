"""Words back are bound when a line is read: `it`, `that creature`, `they`, `those tokens` become what they stand for.

The grammar reads a word back as a `Back`, so that text and tree stay two sides of one thing. Once a line is read and proved,
`bind` walks its abilities in reading order, keeps the discourse (what has been named so far) and puts a bound value in
each word's place. A word that could stand for two things that differ, or for none, is `Unbound`: its line is declined.

- `referents`: what one thing spoken of can be called;
- `discourse`: what has been spoken of, and which of it a word means;
- `order`: in which order the text says the parts of a value;
- `events`: who takes part in an event;
- `again`, `numbering`: how what was named is said again, and by which number;
- `cost_changes`: the spell that is being cast, and who casts it;
- `finishing`: numbers that nothing speaks of go; `entering`: what is said of what enters is part of how it does;
- `binder`: the walk; `instructions`, `one_of_several` and `events`: what it does for these; `outcome`: what an instruction leaves to speak of.
"""

from bot.cards.binding import cost_changes, events, instructions, one_of_several
from bot.cards.binding.binder import Binder, bind
from bot.cards.binding.finishing import whole
from bot.cards.binding.how_much import Unbound

__all__ = ["Binder", "Unbound", "bind", "cost_changes", "events", "instructions", "one_of_several", "whole"]
