"""The lines of one text as the engine's types. Whoever comes here loads the grammar; `bot.cards.reading` does so once it is needed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Ability, Activated, Keyword, Unread
from bot.abilities.class_levels import ClassBand, GainClassLevel
from bot.cards.binding import Binder, Unbound, whole
from bot.cards.compiled import CompiledLine
from bot.cards.line_reading import Verdict, read_frame, read_line
from bot.cards.normal.lines import lines_of, normal
from bot.cards.phrases.words.unread_words import zone_of
from bot.values import replace

#: What devoid stands for, written out: it defines the card's color in every zone (CR 604.3, 702.114a).
_COLORLESS = "~ is colorless."


def lines_compiled(text: str, name: str, spell: bool, legendary: bool) -> list[CompiledLine]:
    """Each line of a text as abilities, or as what is known of it where it is not read."""
    out: list[CompiledLine] = []
    binder = Binder(spell)
    for raw in lines_of(text):
        line = normal(raw, name, legendary)
        if line == _COLORLESS:
            out.append(CompiledLine(line, (Keyword("devoid"),), True))
            continue
        reading = read_line(line, spell)
        if reading.verdict is Verdict.DECLINED and not line.endswith((".", '"')):
            # A quoted sentence, or a terse one, may lack its full stop.
            stopped = read_line(line + ".", spell)
            if stopped.verdict is Verdict.READ:
                line, reading = line + ".", stopped
        if reading.verdict is Verdict.DECLINED and name and " " not in name and "~" in line:
            # A name that is also a word: "Regenerate target creature."
            plain = normal(raw, "")
            other = read_line(plain, spell)
            if other.verdict is Verdict.READ:
                line, reading = plain, other
        if reading.verdict is Verdict.READ:
            try:
                out.append(CompiledLine(line, binder.line(reading.abilities), True))
            except Unbound as why:
                out.append(CompiledLine(line, (_frame(line, spell, binder),), False, "unbound", 0, str(why)))
        else:
            binder.lost()
            framed = _frame(line, spell, binder)
            out.append(
                CompiledLine(line, (framed,), False, str(reading.verdict), reading.offset, reading.tail)
            )
    bound = _under_bars(whole([line.abilities for line in out]))
    return [replace(line, abilities=own) for line, own in zip(out, bound, strict=True)]


def _under_bars(lines: Sequence[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
    """The lines of a Class, what stands under a level bar as had from that level on (CR 716.2)."""
    out: list[tuple[Ability, ...]] = []
    level = 1
    for own in lines:
        bar = own[0].effects[:1] if own and isinstance(own[0], Activated) else ()
        if bar and isinstance(bar[0], GainClassLevel):
            level = bar[0].level
            out.append(own)
        else:
            out.append((ClassBand(level, own),) if level > 1 and own else own)
    return out


def _frame(line: str, spell: bool, binder: Binder) -> Ability:
    """What is known of a line that isn't read: its frame, else only where it functions."""
    framed = read_frame(line, spell)
    try:
        found: tuple[Ability, ...] = binder.line((framed,)) if framed is not None else ()
    except Unbound:
        found = ()
    binder.lost()
    return found[0] if found else Unread(line, zone_of(line))


def read_keywords(text: str) -> tuple[Keyword, ...]:
    """A line of nothing but keywords; empty when it is none."""
    reading = read_line(text, False)
    if reading.verdict is Verdict.READ and all(isinstance(a, Keyword) for a in reading.abilities):
        return tuple(a for a in reading.abilities if isinstance(a, Keyword))
    return ()
