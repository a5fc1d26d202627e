"""`If E would ..., A`, `As ~ enters, A`, `S can't V`: the text as it stands, with the event that it waits for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Static
from bot.abilities.damage import DamageKind
from bot.abilities.events import AnyOfEvents, Attacks, BecomesBlocked, Blocks, Dies, Enters, PutIntoGraveyard
from bot.abilities.events import DealsDamage as Deals
from bot.abilities.events import IsDealtDamage as IsDealt
from bot.abilities.filters import Filter, IsToken
from bot.abilities.opaque import (
    OpaqueWhen,
    SomeEvent,
)
from bot.abilities.player_events import Draws, GainsLife, LosesLife
from bot.abilities.who import SELF, YOU
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.some_event import begins_clause, kinds_of
from bot.cards.phrases.words.unread_words import belongs_together, only_statement, words_between, words_from
from bot.language.proof import proved
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.regex import regex

p = G.phrase


class Would(Rule):
    """`If E would ..., A`, `As ~ enters, A`: the text as it stands, with the event that it waits for."""

    def read(self, run: Run, at: int) -> list[Found]:
        text = words_from(run, at)
        if not belongs_together(text):
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
            if run.folded[end] == "," and begins_clause(words_from(run, end + 1)) and proved(node)
        ]
        if found:
            yield max(found, key=lambda f: f[0])[1]
            return
        for end in range(at + 1, run.size - 1):
            if run.folded[end] == "," and begins_clause(words_from(run, end + 1)):
                words = words_between(run, at, end)
                _, would, said = words.partition(" would ")
                if would and _MAKES.search(said):
                    yield Enters(AnyOf(Filter((IsToken(),))))
                elif (would and (kinds := kinds_of(_happens(said))) is not None) or (
                    (doubled := _CAUSES.match(words)) and (kinds := kinds_of(doubled.group(1))) is not None
                ):
                    yield SomeEvent(kinds, words)
                return

    def write(self, value: Any) -> str | None:
        said = only_statement(value, OpaqueWhen)
        return said.text if said is not None else None


_CANT = regex(
    r"(?:([^.,]*?)(?: can't (?!be (?:attached|enchanted|equipped|regenerated|prevented)\b)([^.]*))|([^.,]*) don't cause abilities to trigger)\."
)
_FIGHTING: dict[str, tuple[Any, ...]] = {
    "attacks": (Attacks(SELF),),
    "blocks": (Blocks(SELF),),
    "becomes blocked": (BecomesBlocked(SELF),),
}
_UNLESS = regex(r" (?:unless|if|as long as|except|by|during|from|with|of|that|while|to|in) ")
_ENTERS_ITSELF = regex(
    r"(?:As ~ enters\b|~ enters\b|You may have ~ enter\b|If ~ would enter\b|If (?:(?! would )[^.])*, (?:~|it) enters\b)"
)
_MAKES = regex(r"(?:be created|create)\b.*|\btokens?\b.* be created")
_CAUSES = regex(r"(.*?) causes? a triggered ability\b")
_LASTING = regex(
    r"\b(?:counters?|copy|chooses?|becomes|power|names?|notes?|secretly|exile|base|in addition|as an?)\b"
)
_STAYS = regex(r"\b(?:doesn't|can't|has|have|gets|loses)\b")


def _happens(said: str) -> str:
    """What would happen, in the words of what does: `be destroyed` is a way of dying."""
    return re.sub(r"\bbe destroyed\b", "die", re.sub(r"\bbe (?=put|dealt)", "is ", said))


G.register(Would("frame.would"))
p("wouldevent", "{a:actor} would die", Dies(S.a))
G.alternate("wouldevent", "{a:actor} would be destroyed", Dies(S.a))
p("wouldevent", "{a:actor} would be put into a graveyard", PutIntoGraveyard(S.a, from_anywhere=True))
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
