"""Spells of which some sentences or modes are read, or none."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Spell, Triggered
from bot.abilities.combining import (
    If,
    Modes,
)
from bot.abilities.filters import Filter, IsSelf
from bot.abilities.opaque import (
    Opaque,
)
from bot.abilities.player_events import Casts
from bot.abilities.who import YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.some_event import begins_clause
from bot.cards.phrases.words.unread_words import Words, only_opaque, opaque, words_from
from bot.language.proof import proved
from bot.language.rules import Found, Rule, slot_part
from bot.language.run import Run
from bot.regex import regex

p = G.phrase


p("frame.spell", "choose {c:modecount} — {m:modelist.some}", Spell((Modes(S.c, S.m),)))
p("frame.spell", "if {c:condition}, {x:opaque.sentence}", Spell((If(S.c, S.x),)))
p("frame.spell", "if {c:somecondition}, {x:opaque.sentence}", Spell((If(S.c, S.x),)))


class BegunParagraph(Rule):
    """Sentences that are read, and after them some that are not."""

    def read(self, run: Run, at: int) -> list[Found]:
        found: list[Found] = []
        for end, values, node in run.read(G.rule("paragraph"), at):
            if end >= run.size or not proved(node):
                continue
            text = words_from(run, end)
            value = Spell((*values, opaque(text)))
            found.append((run.size, value, self.node(value, (slot_part(0), " ", text), (node,))))
        longest = max((len(f[1].effects) for f in found), default=0)
        return [f for f in found if len(f[1].effects) == longest][:1]

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Spell) or not isinstance(value.effects[-1], Opaque):
            return None
        first = G.rule("paragraph").write(value.effects[:-1])
        return None if first is None else f"{first} {value.effects[-1].text}"


G.register(BegunParagraph("frame.begun"))
p("frame.spell", "{a:frame.begun}", S.a)
p(
    "frame.spell",
    "when you cast ~, {x:opaque.body}",
    Triggered(Casts(YOU, Filter((IsSelf(),))), S.x, word="when"),
)

_OF_THE_SPELL = regex(
    r"~ (?:can't|has|costs|is|isn't)\b|If ~ would|You may (?:cast|pay|play)|As |~'s |During|When(?:ever)? you (?:cast|cycle|discard)"
)


def _resolving(text: str) -> Any:
    said = text.endswith(".") and begins_clause(text) and not _OF_THE_SPELL.match(text)
    return Spell((opaque(text),)) if said else None


def _resolving_text(value: Any) -> str | None:
    return only_opaque(value.effects) if isinstance(value, Spell) else None


G.register(Words("frame.resolving", _resolving, _resolving_text))
