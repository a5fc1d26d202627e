"""Lines about casting, costs and what is outside the game, as they stand."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Static
from bot.abilities.opaque import (
    OpaqueCasting,
)
from bot.abilities.statics import BesideStatic
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.unread_words import Words, belongs_together, only_statement
from bot.regex import regex

p = G.phrase


_CASTING = regex(
    r"As an additional cost to cast ~|You may cast ~|You may (?:pay|sacrifice|exile|discard|return|tap|reveal)[^.]* rather than pay|Cast ~"
    r"|If [^.]*, you may cast ~|If [^.]*, you may [^.]*rather than pay|If you control[^.]*, you may cast ~"
)
_COSTS = regex(
    r"(?:(?:If|As long as|During|Each) [^.,]*, )?[^.]*\bcosts? (?:up to )?(?:\{[^{}]*\}|X)+ (?:less|more)(?: to (?:cast|activate)\b[^.]*)?\."
    r"(?: This effect [^.]*cost[^.]*\.)?"
    r"|[^.]*\bcosts? [a-z]+ mana to cast\."
    r"|[^.]*\bspells?\b[^.]* (?:have|has) (?:convoke|improvise|delve|affinity for [^.]*|replicate \{[^.]*|undaunted|assist)\."
)
_MORE = regex(
    r"\band (?:can|have|has|get|gets|enter|enters|gain|gains|are|is)\b"
    r"|\b(?:can't|have|has|gets?|gains?|enters?) [^.]*\band [^.]*\bcosts?\b"  # `have first strike and abilities cost {1} less`
)
_PERMITS = regex(
    r"(?:During each of your turns, |Once (?:during )?each (?:of your )?turns?, |As long as [^.,]*, )?[Yy]ou may (?:cast|play) (?!~)[^.]*\."
)
_OUTSIDE = regex(
    r"Choose a Background\.?|Partner with .*|Companion — .*|~ can be your commander\.|A deck can have .*|Partner—.*|Doctor's companion"
    r"|Players? plays? with (?:their|your) hands? revealed\.|Play with the top card of your library revealed\."
    r"|You may look at the top card of your library any time\.|Friends forever|Draft ~ face up\."
)


def _casting(text: str) -> Any:
    if not _CASTING.match(text) or not belongs_together(text):
        return None
    return Static((OpaqueCasting(text, "you may cast ~" in text.lower() or "rather than pay" in text),))


def _beside(text: str) -> Any:
    if _COSTS.fullmatch(text) and not _MORE.search(text):
        return Static((BesideStatic("cost", text),))
    return Static((BesideStatic("outside the game", text),)) if _OUTSIDE.fullmatch(text) else None


def _permission(text: str) -> Any:
    return Static((OpaqueCasting(text, True),)) if _PERMITS.fullmatch(text) else None


def _casting_text(value: Any) -> str | None:
    said = only_statement(value, OpaqueCasting)
    return said.text if said is not None else None


def _cost_text(value: Any) -> str | None:
    said = only_statement(value, BesideStatic)
    return said.words if said is not None else None


G.register(Words("frame.casting", _casting, _casting_text))
G.register(Words("frame.beside", _beside, _cost_text))
G.register(Words("frame.permission", _permission, _casting_text))
for _name in ("casting", "beside", "permission"):
    p("frame.ofcard", f"{{a:frame.{_name}}}", S.a)
for _name in ("whileatend", "would", "ofcard"):
    p("frame", f"{{a:frame.{_name}}}", S.a)
