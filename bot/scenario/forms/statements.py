"""The sentences of the language, as data: `kind <- subject verb what follows`.

The subject is `WHO` (a player), `IT` (things), `NONE` (the sentence begins with the verb or a fixed word). `NOT` after the
subject: the sentence denies it. The first word is the key under which a form is found; see `template.py` for the signs.
A comment after `#` is an example, shown where a sentence with that verb cannot be read.
"""

from __future__ import annotations

from bot.scenario.forms.board_statements import SETUP
from bot.scenario.forms.choice_statements import CHOICES
from bot.scenario.forms.deed_statements import DEEDS
from bot.scenario.forms.effect_statements import EFFECTS

#: What players do and choose.
ACTIONS = DEEDS + CHOICES.lstrip()

__all__ = ["ACTIONS", "EFFECTS", "SETUP"]
