"""What is told in another order than it happens, or before who does it: `Before Bob blocks with Elf, Alice casts Shock`, `Alice attacks, but
first Bob taps it`, `After casting Shock on Elf, Alice attacks`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.clauses import clauses_at, verbs_at
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.told_beside import of_what_is_told_ahead
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

if TYPE_CHECKING:
    from bot.scenario.sentences.search import SentenceReader

#: Words after which a deed is told in a participle.
LEADING = word_set("after before when while upon once by on having")

_FARTHEST = 40
#: `I attack when he has a 2/2, blocking with it`: the one who is told of last does that.
_OF_COMBAT = frozenset({"block", "itblock", "noblock", "attack", "itattack", "noattack"})


def later_first(reader: SentenceReader, at: int, context: Context) -> list[Statement] | None:
    """`Before Bob blocks with Elf, Alice casts Shock`: the second deed comes first."""
    for statement, end, subject in clauses_at(reader, at + 1, context):
        rest = reader.rest(reader.skip_comma(end), Context(subject), fresh=True)
        if rest:
            return [*of_what_is_told_ahead(rest, statement), statement]
    return None


def fights_meanwhile(reader: SentenceReader, at: int) -> bool:
    """`He bolts it while it is blocked by a 3/3`: whether what follows `while` tells that it has begun to fight by then."""
    if (
        reader.fold(at) != "while"
        or reader.fold(at + 1) not in ("it", "they", "he", "she")
        or at + 3 >= reader.stop
    ):
        return False
    return reader.tokens[at + 2].lemma == "be" and reader.fold(at + 3) in (
        "attacking",
        "blocking",
        "blocked",
        "unblocked",
    )


_THEN = word_set("then also just now afterwards later")


def back_to_the_main_clause(
    reader: SentenceReader, told: list[Statement], context: Context
) -> tuple[list[Statement], list[Statement]]:
    """`I cast Unsummon when he bolts my Ogre, bouncing it`, `... and bounce it`: what is told on after the clause that says when is done by
    whom the main clause is of, and after that. The statements of the clause, and those with what is asked."""
    asked = next((n for n, one in enumerate(told) if one.kind.startswith("ask ")), len(told))
    earlier, on = told[:asked], told[asked:]
    main, when = context.subject, earlier[0].get("who")
    if (later := _told_with_then(reader, earlier, main)) is not None:
        return later[0], [*later[1], *on]
    if not isinstance(main, PlayerRef) or not isinstance(when, PlayerRef) or main.how == when.how:
        return earlier, on
    for at, one in enumerate(earlier[1:], 1):
        who, before, verb = one.get("who"), reader.fold(one.start - 1), _verb_of(reader, one)
        implied = isinstance(who, PlayerRef) and who.start == when.start
        plainly = before == "and" and main.how == "me" and verb.fold == verb.lemma
        if (
            implied
            and one.kind not in _OF_COMBAT
            and (plainly or (before == "," and verb.fold.endswith("ing")))
        ):
            rest = [
                replace(n, slots={**n.slots, "who": main}) if n.get("who") == who else n for n in earlier[at:]
            ]
            return earlier[:at], [*rest, *on]
    return earlier, on


def _told_with_then(
    reader: SentenceReader, earlier: list[Statement], main: object
) -> tuple[list[Statement], list[Statement]] | None:
    """`I cast Unsummon after he blocks, then I Shock him`: what is told with `then` comes after the main clause too; without a subject of
    its own where its verb is not that of the clause. None where nothing is."""
    for at, one in enumerate(earlier[1:], 1):
        between = range(earlier[at - 1].end, one.start + 1)
        if not any(reader.fold(n) == "then" for n in between):
            continue
        who, when = one.get("who"), earlier[at - 1].get("who")
        implied = isinstance(who, PlayerRef) and isinstance(when, PlayerRef) and who.start == when.start
        verb = _verb_of(reader, one)
        if not implied:
            return earlier[:at], earlier[at:]
        if isinstance(main, PlayerRef) and main.how == "me" and when.how != "me" and verb.fold == verb.lemma:
            rest = [
                replace(n, slots={**n.slots, "who": main}) if n.get("who") == who else n for n in earlier[at:]
            ]
            return earlier[:at], rest
    return None


def _verb_of(reader: SentenceReader, statement: Statement) -> Token:
    """The first word of it that is no `then` or the like."""
    words = range(statement.start, statement.end)
    return reader.tokens[next((n for n in words if reader.fold(n) not in _THEN), statement.start)]


def goes_back(reader: SentenceReader, at: int) -> int | None:
    """Where what came before is told, after `, but before that`; None where it is not."""
    but = reader.skip_comma(at)
    words = [reader.fold(but + n) for n in range(3)]
    return but + 3 if words == ["but", "before", "that"] else None


def led_by_a_participle(reader: SentenceReader, at: int) -> list[Statement] | None:
    """`After casting Shock on Elf, Alice attacks`: the first deed is done by whom the second is."""
    leads = reader.fold(at) in LEADING and reader.fold(at) != "having"
    for statement, end in _deeds_before_who_does_them(reader, at + 1 if leads else at):
        rest = reader.rest(reader.skip_comma(end), Context(), fresh=True)
        if rest and reader.fold(at) == "before":
            return [*of_what_is_told_ahead(rest, statement), statement]
        if rest:
            return [statement, *rest]
    return None


def _deeds_before_who_does_them(reader: PhraseReader, at: int) -> Iterator[tuple[Statement, int]]:
    """Deeds told from the participle at `at` on, up to a comma after which their subject is named, each with its end."""
    having = reader.fold(at - 1) == "having" or reader.fold(at) == "having"
    place = at + 1 if reader.fold(at) == "having" else at
    if place >= reader.stop or not (having or reader.fold(place).endswith("ing")):
        return
    for comma in range(place + 1, min(reader.stop, place + _FARTHEST)):
        if reader.fold(comma) != ",":
            continue
        for player, _ in reader.player(comma + 1):
            if isinstance(player, PlayerRef):
                yield from _told(reader, place, comma, player)
        for things, _ in reader.things(comma + 1):
            yield from _told(reader, place, comma, things)


def _told(
    reader: PhraseReader, at: int, comma: int, subject: PlayerRef | tuple[ThingRef, ...]
) -> Iterator[tuple[Statement, int]]:
    of_a_player = isinstance(subject, PlayerRef)
    base: dict[str, object] = {"who" if of_a_player else "it": subject}
    for statement, end, _ in verbs_at(reader, "WHO" if of_a_player else "IT", at, at, subject, base):
        if end == comma:
            yield statement, end
