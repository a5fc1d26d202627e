"""What a companion asks of the deck it is chosen for (CR 702.139): settled before a game, in whatever words."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Static
from bot.abilities.statics import BesideStatic
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.unread_words import only_statement, words_from
from bot.language.rules import Found, Rule
from bot.language.run import Run


class Companion(Rule):
    """`Companion — Each permanent card in your starting deck has mana value 2 or less`, as the words."""

    def read(self, run: Run, at: int) -> list[Found]:
        if at or run.exact[0] != "Companion" or run.exact[1] != "—":
            return []
        text = words_from(run, 2)
        value = (Static((BesideStatic("companion", text),)),)
        return [(run.size, value, self.node(value, ("Companion — " + text,)))]

    def write(self, value: Any) -> str | None:
        said = (
            only_statement(value[0], BesideStatic) if isinstance(value, tuple) and len(value) == 1 else None
        )
        return f"Companion — {said.words}" if said is not None and said.what == "companion" else None


G.register(Companion("companion"))
G.phrase("line.permanent", "{c:companion}", S.c)
