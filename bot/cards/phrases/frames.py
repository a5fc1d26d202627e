"""Lines of which only the frame is read: when they come into play, not what they then do (see `bot.abilities.opaque`).

Tried only for a line that the grammar declines. What is read of the frame is proved like any other phrase; where the
event is not understood, its verbs say at least what kind of thing has to happen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from bot.abilities.ability import Activated, Spell, Static, Triggered
from bot.abilities.combining import (
    If,
    Modes,
)
from bot.abilities.conditions import IsTurnOf
from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    Blocks,
    Casts,
    Chapter,
    Dies,
    Draws,
    Enters,
    GainsLife,
    LosesLife,
    PutIntoGraveyard,
)
from bot.abilities.events import DealsDamage as Deals
from bot.abilities.events import IsDealtDamage as IsDealt
from bot.abilities.filters import Filter, IsSelf, IsToken
from bot.abilities.opaque import (
    MaybeThisTurn,
    Opaque,
    OpaqueCasting,
    OpaqueCost,
    OpaqueStatic,
    OpaqueWhen,
    SomeEvent,
)
from bot.abilities.statics import BesideStatic, While
from bot.abilities.who import SELF, YOU
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.some_event import begins_clause, kinds_of
from bot.language.proof import proved
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized
from bot.values import replace

p = G.phrase


class Words(Rule):
    """The words from here to the end of the line, as they stand there, made into a value by `make` (None refuses)."""

    def __init__(self, name: str, make: Callable[[str], Any], text_of: Callable[[Any], str | None]) -> None:
        super().__init__(name)
        self._make = make
        self._text_of = text_of

    def read(self, run: Run, at: int) -> list[Found]:
        if at >= run.size:
            return []
        text = run.tokens.text[run.tokens.starts[at] :]
        value = self._make(text)
        return [] if value is None else [(run.size, value, self.node(value, (text,)))]

    def write(self, value: Any) -> str | None:
        return self._text_of(value)


def _only_opaque(value: Any) -> str | None:
    alone = isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], Opaque | OpaqueStatic)
    return value[0].text if alone else None


def _until(run: Run, at: int, end: int) -> str:
    """The words of the line between two tokens, without the space before the second."""
    starts = run.tokens.starts
    return run.tokens.text[starts[at] : starts[end]].rstrip()


class SomeEventWords(Rule):
    """An event that is known by its verbs alone: up to a comma after which something begins."""

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, run.size - 1):
            if run.folded[end] == ",":
                words = _until(run, at, end)
                if begins_clause(run.tokens.text[run.tokens.starts[end + 1] :]) and (
                    kinds := kinds_of(words)
                ):
                    value = SomeEvent(kinds, words)
                    return [(end, value, self.node(value, (words,)))]
            elif run.folded[end] in (".", ":", "•", '"'):
                break
        return []

    def write(self, value: Any) -> str | None:
        return value.words if isinstance(value, SomeEvent) else None


class SomeModes(Rule):
    """`• A • B` of which one at least is read and one at least is not."""

    def read(self, run: Run, at: int) -> list[Found]:
        bullets = [i for i in range(at, run.size) if run.folded[i] == "•"]
        if not bullets or bullets[0] != at or len(bullets) < 2:
            return []
        values: list[Any] = []
        nodes: list[Node] = []
        for start, end in zip(bullets, [*bullets[1:], run.size], strict=True):
            whole = [(v, n) for e, v, n in run.read(G.rule("paragraph"), start + 1) if e == end and proved(n)]
            if len(whole) == 1:
                values.append(whole[0][0])
                nodes.append(whole[0][1])
            else:
                text = _until(run, start + 1, end) if end < run.size else _rest(run, start + 1)
                values.append((opaque(text),))
                nodes.append(G.rule("opaque").node((opaque(text),), (text,)))
        if all(_only_opaque(v) is not None for v in values):
            return []
        parts: list[str | int] = []
        for i in range(len(values)):
            parts += [" • " if i else "• ", slot_part(i, capital=True)]
        return [(run.size, tuple(values), self.node(tuple(values), parts, nodes))]

    def write(self, value: Any) -> str | None:
        texts = [_only_opaque(v) or G.rule("paragraph").write(v) for v in value]
        return None if any(t is None for t in texts) else " ".join("• " + capitalized(str(t)) for t in texts)


def _rest(run: Run, at: int) -> str:
    starts = run.tokens.starts
    return run.tokens.text[starts[at] :] if at < len(starts) else ""


class SomeCondition(Rule):
    """A condition on this turn that is known by its verbs alone: up to a comma after which something begins."""

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, run.size):
            if run.folded[end] in (",", ".") and (
                run.folded[end] == "." or begins_clause(_rest(run, end + 1))
            ):
                value = _this_turn(_until(run, at, end))
                return [] if value is None else [(end, value, self.node(value, (value.words,)))]
            if run.folded[end] in (":", "•", '"'):
                break
        return []

    def write(self, value: Any) -> str | None:
        return value.words if isinstance(value, MaybeThisTurn) else None


_NEVER_SO = re.compile(r"\b(?:would|not?|never|fewer|less|only|(?:did|was|were|has|have)n't)\b")


def _this_turn(words: str) -> MaybeThisTurn | None:
    said = words.removesuffix(" this turn")
    if said == words or _NEVER_SO.search(words):
        return None
    kinds = kinds_of(said)
    return MaybeThisTurn(kinds, words) if kinds else None


# --- the words that are not read -------------------------------------------------------------------------------------


def _one_sentence(text: str) -> bool:
    return ". " not in text and "•" not in text


_ZONES = tuple(
    (re.compile(words), zone)
    for words, zone in (
        (r"\bopening hand\b", "opening hand"),
        (r"~ from your graveyard|~ (?:is )?in (?:your|a) graveyard|it's in your graveyard", "graveyard"),
        (r"~ from your hand|~ (?:is )?in your hand|\b[Rr]eveal ~", "hand"),
        (r"~ from exile|~ is (?:in exile|exiled)", "exile"),
        (r"~ (?:is )?(?:in|from) the command zone", "command"),
        (r"~ can't be countered|to cast ~|\bcast ~", "stack"),
    )
)


def zone_of(text: str) -> str:
    """Where an ability with these words functions, when they say so; empty for where its kind does (CR 113.6)."""
    return next((zone for words, zone in _ZONES if words.search(text)), "")


def opaque(text: str) -> Opaque:
    """The words as an instruction."""
    return Opaque(text, zone_of(text), "target" in text.lower())


G.register(Words("opaque", lambda t: (opaque(t),), _only_opaque))
G.register(Words("opaque.clause", lambda t: (opaque(t),) if begins_clause(t) else None, _only_opaque))
G.register(
    Words(
        "opaque.sentence",
        lambda t: (opaque(t),) if begins_clause(t) and _one_sentence(t) else None,
        _only_opaque,
    )
)
G.register(
    Words(
        "opaque.static", lambda t: (OpaqueStatic(t, zone_of(t)),) if begins_clause(t) else None, _only_opaque
    )
)
G.register(SomeEventWords("someevent"))
G.register(SomeCondition("somecondition"))
G.register(SomeModes("modelist.some"))
p("opaque.body", "choose {c:modecount} — {m:modelist.some}", (Modes(S.c, S.m),))
p("opaque.body", "{x:opaque.clause}", S.x)

# --- triggered and activated -----------------------------------------------------------------------------------------

_TRIGGERS: tuple[tuple[Any, str], ...] = (("when", "event"), ("whenever", "event"), ("at", "moment"))
for _word, _rule in _TRIGGERS:
    p("frame", f"{_word} {{e:{_rule}}}, {{x:opaque.body}}", Triggered(S.e, S.x, word=_word))
    p(
        "frame",
        f"{_word} {{e:{_rule}}}, if {{c:condition}}, {{x:opaque.body}}",
        Triggered(S.e, S.x, S.c, word=_word),
    )
    p("frame.loose", f"{_word} {{e:someevent}}, {{x:opaque.clause}}", Triggered(S.e, S.x, word=_word))
    for _loose in (_rule, "someevent"):
        p(
            "frame.loose",
            f"{_word} {{e:{_loose}}}, if {{c:somecondition}}, {{x:opaque.clause}}",
            Triggered(S.e, S.x, S.c, word=_word),
        )
        if _loose == "someevent":
            p(
                "frame.loose",
                f"{_word} {{e:someevent}}, if {{c:condition}}, {{x:opaque.clause}}",
                Triggered(S.e, S.x, S.c, word=_word),
            )
p("frame", "^{c:abilitycost}: ^{x:opaque}", Activated(S.c, S.x))
p("frame", "{c:chapter} — ^{x:opaque}", Triggered(Chapter(S.c), S.x))


class CostWords(Rule):
    """A cost that is not understood: what stands before a colon and begins like one."""

    _COST = re.compile(
        r"(?:\{[^{}]*\}|[+-]?(?:\d+|X)$|(?:Sacrifice|Discard|Tap|Untap|Pay|Exile|Remove|Return|Reveal|Put|Mill|Collect|Exert|Behold"
        r"|Forage|Waterbend|Blight|Unattach|Exhaust|Choose|Say|Cast|Turn|Ante|Have|Draw|Flip|Look|Lose|Gain|Roll|Skip|Shuffle)\b)"
    )

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, min(run.size, at + 40)):
            if run.folded[end] in (".", '"', "•"):
                break
            if run.folded[end] == ":" and self._COST.match(words := _until(run, at, end)):
                value = (OpaqueCost(words),)
                return [(end, value, self.node(value, (words,)))]
        return []

    def write(self, value: Any) -> str | None:
        alone = isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], OpaqueCost)
        return value[0].text if alone else None


G.register(CostWords("somecost"))
p("frame.loose", "{c:somecost}: ^{x:opaque}", Activated(S.c, S.x))

# --- static ----------------------------------------------------------------------------------------------------------


def _said(value: Any, kind: type[Any]) -> Any:
    """The only statement of a static ability, when it is of this kind."""
    alone = isinstance(value, Static) and len(value.effects) == 1 and isinstance(value.effects[0], kind)
    return value.effects[0] if alone else None


def _while(effects: Any, condition: Any) -> Static:
    return Static((While(condition, effects),))


def _in_yard(condition: Any, effects: Any) -> Static:
    return Static((While(condition, (OpaqueStatic(effects[0].text, "graveyard"),)),))


G.computed(
    "frame",
    "as long as ~ is in your graveyard and {c:condition}, {x:opaque.static}",
    _in_yard,
    lambda v: (
        (v.effects[0].condition, (OpaqueStatic(v.effects[0].effects[0].text),)) if _said(v, While) else None
    ),
    key=Static,
)
p("frame", "as long as {c:condition}, {x:opaque.static}", _while(S.x, S.c))
p("frame", "as long as {c:somecondition}, {x:opaque.static}", _while(S.x, S.c))
p("frame", "during your turn, {x:opaque.static}", _while(S.x, IsTurnOf(YOU)))


class WhileAtTheEnd(Rule):
    """`A as long as C.`: one sentence of which the condition is read."""

    def read(self, run: Run, at: int) -> list[Found]:
        text = _rest(run, at)
        if not _one_sentence(text) or text.count(" as long as ") != 1 or ", and " in text or at != 0:
            return []
        for start in range(1, run.size - 3):
            if run.folded[start : start + 3] != ("as", "long", "as"):
                continue
            for end, condition, node in (
                *run.read(G.rule("condition"), start + 3),
                *run.read(G.rule("somecondition"), start + 3),
            ):
                if end == run.size - 1 and run.folded[end] == "." and proved(node):
                    value = _while((OpaqueStatic(_until(run, 0, start)),), condition)
                    return [(run.size, value, self.node(value, (text,)))]
        return []

    def write(self, value: Any) -> str | None:
        held = _said(value, While)
        rule = (
            "somecondition" if held is not None and isinstance(held.condition, MaybeThisTurn) else "condition"
        )
        condition = G.rule(rule).write(held.condition) if held is not None else None
        text = _only_opaque(held.effects) if held is not None else None
        return None if condition is None or text is None else f"{text} as long as {condition}."


G.register(WhileAtTheEnd("frame.whileatend"))


class Would(Rule):
    """`If E would ..., A`, `As ~ enters, A`: the text as it stands, with the event that it waits for."""

    def read(self, run: Run, at: int) -> list[Found]:
        text = _rest(run, at)
        if not _belongs_together(text):
            return []
        if _ENTERS_ITSELF.match(text) and not (text.startswith("~") and _STAYS.search(text)):
            value: Any = Static((OpaqueWhen(Enters(SELF), text, bool(_LASTING.search(text))),))
            return [(run.size, value, self.node(value, (text,)))]
        stopped = self._stopped(text)
        if stopped is not None:
            value = Static((OpaqueWhen(stopped, text),))
            return [(run.size, value, self.node(value, (text,)))]
        if run.folded[at] == "if":
            for event in self._events(run, at + 1):
                value = Static((OpaqueWhen(event, text),))
                return [(run.size, value, self.node(value, (text,)))]
        return []

    @staticmethod
    def _stopped(text: str) -> Any:
        """What `S can't V` and `S don't cause abilities to trigger` speak of: they come into play as it happens."""
        found = _CANT.fullmatch(text)
        if found is None:
            return None
        who, does, quiet = found.groups()
        said = _UNLESS.split(does)[0] if does else quiet
        kinds = kinds_of(re.sub(r"\bbe (?=put|dealt|activated|cast\b)", "is ", said))
        if not kinds or (does and " as though " in does):
            return None
        if who == "~" and set(kinds) <= set(_FIGHTING):
            return AnyOfEvents(tuple(event for kind in kinds for event in _FIGHTING[kind]))
        return SomeEvent(kinds, who or quiet)

    def _events(self, run: Run, at: int) -> Iterator[Any]:
        found = [
            (end, event)
            for end, event, node in run.read(G.rule("wouldevent"), at)
            if run.folded[end] == "," and begins_clause(_rest(run, end + 1)) and proved(node)
        ]
        if found:
            yield max(found, key=lambda f: f[0])[1]
            return
        for end in range(at + 1, run.size - 1):
            if run.folded[end] == "," and begins_clause(_rest(run, end + 1)):
                words = _until(run, at, end)
                _, would, said = words.partition(" would ")
                if would and _MAKES.search(said):
                    yield Enters(AnyOf(Filter((IsToken(),))))
                elif (would and (kinds := kinds_of(_happens(said))) is not None) or (
                    (doubled := _CAUSES.match(words)) and (kinds := kinds_of(doubled.group(1))) is not None
                ):
                    yield SomeEvent(kinds, words)
                return

    def write(self, value: Any) -> str | None:
        said = _said(value, OpaqueWhen)
        return said.text if said is not None else None


_CANT = re.compile(
    r"(?:([^.,]*?)(?: can't (?!be (?:attached|enchanted|equipped|regenerated|prevented)\b)([^.]*))|([^.,]*) don't cause abilities to trigger)\."
)
_FIGHTING: dict[str, tuple[Any, ...]] = {
    "attacks": (Attacks(SELF),),
    "blocks": (Blocks(SELF),),
    "becomes blocked": (BecomesBlocked(SELF),),
}
_UNLESS = re.compile(r" (?:unless|if|as long as|except|by|during|from|with|of|that|while|to|in) ")
_ENTERS_ITSELF = re.compile(
    r"(?:As ~ enters\b|~ enters\b|You may have ~ enter\b|If ~ would enter\b|If (?:(?! would )[^.])*, (?:~|it) enters\b)"
)
_MAKES = re.compile(r"(?:be created|create)\b.*|\btokens?\b.* be created")
_CAUSES = re.compile(r"(.*?) causes? a triggered ability\b")
_LASTING = re.compile(
    r"\b(?:counters?|copy|chooses?|becomes|power|names?|notes?|secretly|exile|base|in addition|as an?)\b"
)
_STAYS = re.compile(r"\b(?:doesn't|can't|has|have|gets|loses)\b")
_GOES_ON = re.compile(
    r"(?:If (?:you|they|that player|it|no)|Otherwise|Then|That|Those|When you|It|You may|They|The)\b"
)


def _belongs_together(text: str) -> bool:
    """Whether every sentence after the first only goes on with it."""
    return all(_GOES_ON.match(sentence) for sentence in text.split(". ")[1:])


def _happens(said: str) -> str:
    """What would happen, in the words of what does: `be destroyed` is a way of dying."""
    return re.sub(r"\bbe destroyed\b", "die", re.sub(r"\bbe (?=put|dealt)", "is ", said))


G.register(Would("frame.would"))
p("wouldevent", "{a:actor} would die", Dies(S.a))
G.alternate("wouldevent", "{a:actor} would be destroyed", Dies(S.a))
p("wouldevent", "{a:actor} would be put into a graveyard", PutIntoGraveyard(S.a, from_anywhere=True))
p(
    "wouldevent",
    "{a:actor} would be put into a graveyard from anywhere",
    PutIntoGraveyard(S.a, from_anywhere=True),
)
p("wouldevent", "{a:actor} would enter", Enters(S.a))
for _kind, _damage in (
    (DamageKind.ANY, "damage"),
    (DamageKind.COMBAT, "combat damage"),
    (DamageKind.NONCOMBAT, "noncombat damage"),
):
    p("wouldevent", f"{{a:actor}} would deal {_damage}", Deals(S.a, None, _kind))
    p("wouldevent", f"{{a:actor}} would deal {_damage} to {{v:victim}}", Deals(S.a, S.v, _kind))
    p(
        "wouldevent",
        f"{_damage} would be dealt to {{v:victim}}",
        IsDealt(S.v, _kind),
        also=(f"{{v:victim}} would be dealt {_damage}",),
    )
for _player in ("you", "{a:somebody.1}"):
    _who = YOU if _player == "you" else S.a
    p("wouldevent", f"{_player} would gain life", GainsLife(_who))
    p("wouldevent", f"{_player} would lose life", LosesLife(_who))
    p("wouldevent", f"{_player} would draw a card", Draws(_who))

# --- casting ---------------------------------------------------------------------------------------------------------

_CASTING = re.compile(
    r"As an additional cost to cast ~|You may cast ~|You may (?:pay|sacrifice|exile|discard|return|tap|reveal)[^.]* rather than pay|Cast ~"
    r"|If [^.]*, you may cast ~|If [^.]*, you may [^.]*rather than pay|If you control[^.]*, you may cast ~"
)
_COSTS = re.compile(
    r"(?:(?:If|As long as|During|Each) [^.,]*, )?[^.]*\bcosts? (?:up to )?(?:\{[^{}]*\}|X)+ (?:less|more)(?: to (?:cast|activate)\b[^.]*)?\."
    r"(?: This effect [^.]*cost[^.]*\.)?"
    r"|[^.]*\bcosts? [a-z]+ mana to cast\."
    r"|[^.]*\bspells?\b[^.]* (?:have|has) (?:convoke|improvise|delve|affinity for [^.]*|replicate \{[^.]*|undaunted|assist)\."
)
_MORE = re.compile(r"\band (?:can|have|has|get|gets|enter|enters|gain|gains|are|is)\b")
_PERMITS = re.compile(
    r"(?:During each of your turns, |Once (?:during )?each (?:of your )?turns?, |As long as [^.,]*, )?[Yy]ou may (?:cast|play) (?!~)[^.]*\."
)
_OUTSIDE = re.compile(
    r"Choose a Background\.?|Partner with .*|Companion — .*|~ can be your commander\.|A deck can have .*|Partner—.*|Doctor's companion"
    r"|Players? plays? with (?:their|your) hands? revealed\.|Play with the top card of your library revealed\."
    r"|You may look at the top card of your library any time\.|Friends forever|Draft ~ face up\."
)


def _casting(text: str) -> Any:
    if not _CASTING.match(text) or not _belongs_together(text):
        return None
    return Static((OpaqueCasting(text, "you may cast ~" in text.lower() or "rather than pay" in text),))


def _beside(text: str) -> Any:
    if _COSTS.fullmatch(text) and not _MORE.search(text):
        return Static((BesideStatic("cost", text),))
    return Static((BesideStatic("outside the game", text),)) if _OUTSIDE.fullmatch(text) else None


def _permission(text: str) -> Any:
    return Static((OpaqueCasting(text, True),)) if _PERMITS.fullmatch(text) else None


def _casting_text(value: Any) -> str | None:
    said = _said(value, OpaqueCasting)
    return said.text if said is not None else None


def _cost_text(value: Any) -> str | None:
    said = _said(value, BesideStatic)
    return said.words if said is not None else None


G.register(Words("frame.casting", _casting, _casting_text))
G.register(Words("frame.beside", _beside, _cost_text))
G.register(Words("frame.permission", _permission, _casting_text))
for _name in ("casting", "beside", "permission"):
    p("frame.ofcard", f"{{a:frame.{_name}}}", S.a)
for _name in ("whileatend", "would", "ofcard"):
    p("frame", f"{{a:frame.{_name}}}", S.a)

# --- ability words and names of abilities ----------------------------------------------------------------------------


def _labelled(label: str, ability: Any) -> Any:
    if not isinstance(ability, Triggered | Activated | Static):
        return None
    if isinstance(ability, Static) and not isinstance(ability.effects[0], While):
        return None
    return replace(ability, label=label)


def _unlabelled(value: Any) -> Any:
    return (value.label, replace(value, label="")) if value.label else None


for _of in ("frame", "frame.loose"):
    for _ability in (Triggered, Activated, Static):
        G.computed(f"{_of}.labelled", f"{{w:label}} — ^{{a:{_of}}}", _labelled, _unlabelled, key=_ability)

# --- spells ----------------------------------------------------------------------------------------------------------

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
            text = _rest(run, end)
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

_OF_THE_SPELL = re.compile(
    r"~ (?:can't|has|costs|is|isn't)\b|If ~ would|You may (?:cast|pay|play)|As |~'s |During|When(?:ever)? you (?:cast|cycle|discard)"
)


def _resolving(text: str) -> Any:
    said = text.endswith(".") and begins_clause(text) and not _OF_THE_SPELL.match(text)
    return Spell((opaque(text),)) if said else None


def _resolving_text(value: Any) -> str | None:
    return _only_opaque(value.effects) if isinstance(value, Spell) else None


G.register(Words("frame.resolving", _resolving, _resolving_text))
