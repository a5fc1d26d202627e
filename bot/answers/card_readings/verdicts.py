"""What the program makes of each line of a card: whether it is read and acted on, how it is understood, and else why not."""

from __future__ import annotations

from bot.abilities.ability import Ability, Keyword, Unread
from bot.abilities.card import Card
from bot.abilities.opaque import is_opaque
from bot.cards.binding import Unbound, bind
from bot.cards.line_reading import print_line, read_line
from bot.engine.relevance.acted import acts_on, known, parts_of
from rulesdb.rows import LineRow


def verdicts(card: Card) -> tuple[LineRow, ...]:
    """Each line of a card and of its other face, with its own name put back."""
    faces = (card,) if card.other_face is None else (card, card.other_face)
    return tuple(
        _verdict(face, text, abilities, face.name if len(faces) > 1 else "")
        for face in faces
        for text, abilities in _by_line(face)
    )


def _verdict(face: Card, text: str, abilities: tuple[Ability, ...], named: str) -> LineRow:
    spell = "Instant" in face.types or "Sorcery" in face.types
    shown = _named(text, face.name)
    if any(isinstance(ability, Unread) or is_opaque(ability) for ability in abilities):
        words = _named(" ".join(read_line(text, spell).tail.split()[:4]), face.name)
        if read_line(text, spell).abilities:
            return LineRow(shown, False, None, _named(_unbound(text, spell), face.name), named)
        reason = f"reading stops at “{words}”" if words else "the line ends too early"
        return LineRow(shown, False, None, reason, named)
    understood = _named(print_line(read_line(text, spell).abilities, spell) or text, face.name)
    left_out = next(filter(None, map(not_acted_on, abilities)), "")
    reason = f"read, but the engine does not act on: {left_out}" if left_out else ""
    return LineRow(shown, not left_out, understood, reason, named)


def _named(text: str, name: str) -> str:
    """The text with the card's own name put back."""
    return text.replace("~", name).replace("§", name)


def _unbound(text: str, spell: bool) -> str:
    """Why a line that the grammar reads is declined: a word back in it stands for nothing certain."""
    try:
        bind(read_line(text, spell).abilities, spell)
    except Unbound as why:
        return str(why)
    return "a word in it speaks of another line"


def _by_line(card: Card) -> list[tuple[str, tuple[Ability, ...]]]:
    out: list[tuple[str, list[Ability]]] = []
    for text, ability in zip(card.texts, card.abilities, strict=False):
        if out and out[-1][0] == text and isinstance(ability, Keyword):
            out[-1][1].append(ability)
        else:
            out.append((text, [ability]))
    return [(text, tuple(abilities)) for text, abilities in out]


def not_acted_on(ability: Ability) -> str:
    """What of an ability the engine does not act on: a keyword's name or a type's; empty when it acts on all of it."""
    if acts_on(ability):
        return ""
    if isinstance(ability, Keyword):
        return ability.name
    part = next((part for part in parts_of(ability) if not known(part)), ability)
    return part.name if isinstance(part, Keyword) else type(part).__name__
