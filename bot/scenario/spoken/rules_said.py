"""What holds of everything, said in the words of a card and of none that is named: `Damage can't be prevented`, `My creatures have
lifelink`, `Whenever a creature dies I gain 1 life`, `Each creature deals damage equal to its power to its controller`.

Such a sentence is as good as the card that says it: it is put as an enchantment of those words, or as an instant where it only does
something once. Whether it is one is asked of the card grammar, which has to read it to its last word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Ability, Spell, Static, Triggered, Unread
from bot.abilities.changes import Change
from bot.abilities.damage import DamageChange
from bot.abilities.effects import Effect
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds, kinds_in
from bot.regex import regex
from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.spoken.as_cards_say import as_cards_say
from bot.scenario.telling.who_speaks import somebody_speaks
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token, sentences, tokenize
from bot.scenario.text.words import word_set
from bot.scenario.things.made import MadeUp
from bot.values import dataclass, replace

_OF_THEM = regex(r"^(?:he|she|they|(?:my |the )?opp(?:onent)?)\b")
#: What is said of each time, and never of one deed.
_EACH_TIME = regex(r"^(?:each|every|any) ?time |^whenever ")
#: `I gain 1 life whenever a creature dies`.
_EACH_TIME_BEHIND = regex(r"^([^,]+?) (?:whenever|(?:each|every|any) ?time) ([^,]+)$")
#: How a sentence on everything begins; of `they` and `he` only what can't be done is said so.
_BEGINS = regex(
    r"^(?:all|every|each|no|creatures|players|damage|spells|lands|tokens|artifacts|enchantments|opponents|life totals"
    r"|(?:my|his|her|their)(?: [a-z]+'?s?)? [a-z]+s|(?:my |the )?opp(?:onent)?'?s'? [a-z]+s|whenever|at the beginning of"
    r"|(?:my|his|her|their|(?:my |the )?opp(?:onent)?'s) life(?: total)?|i (?:deal|do|double|set|exchange|swap)"
    r"|(?:i|he|she|they|(?:my |the )?opp(?:onent)?) (?:gain|lose|draw|destroy|exile|wipe|clear|sweep|nuke|return|bounce|make|force)s?|we (?:exchange|swap|switch|trade)"
    r"|i (?:give|grant) (?:all )?(?:of )?my|(?:i|he|she|they|(?:my |the )?opp(?:onent)?s?) (?:ca|do|does)n't) "
)
_LEAD = regex(
    r"^(?:there(?: i|')s )?(?:an? |the |some )?(?:effect|rule|card|enchantment)(?: out)?(?: that)? (?:says|saying|reads)(?: that)? "
)
#: With what a sentence begins that says what happens each time, or that a card says so.
_EARLY = word_set("whenever each every any there an a the some effect rule card enchantment")
#: With what a clause begins that says what a thing has.
_SAYING = word_set("that which who saying reading says reads")
#: What stands in a sentence that may be such a rule.
_WITHIN = _SAYING | {"whenever", "time"}
_CLAUSE_OF_A_THING = regex(
    r"^(?:(?:that|which|who) (?:says|reads)|saying|reading|says|reads)(?: that)? (?=whenever |(?:each|every|any) ?time )"
)
#: How much of what such a sentence is made of a named card's ability has to share for it to be that card's.
_ALIKE = 0.6
_OF_A_CARD = "of a card"
_ANYWHERE = frozenset({tuple, str, int, bool, type(None)})


def with_rules_said(
    tokens: list[Token], names: Names, text: str, each_time: bool = False
) -> tuple[list[Token], tuple[tuple[int, int], ...]]:
    """The tokens with each such sentence as what a card of those words is, and the places of those that only say what a card that the
    story names has, which are left out; `each_time`: only sentences that say what happens `whenever` something does, which are no deeds,
    and what somebody says a card has."""
    found: list[Token] = []
    left_out: list[tuple[int, int]] = []
    lexicon: Lexicon | None = None
    for start, stop in sentences(tokens):
        rest = tokens[start : stop + 1]
        asks = stop < len(tokens) and "?" in tokens[stop].text
        at = None if asks or stop <= start else _where_said(tokens, start, stop, each_time)
        if at is not None:
            lexicon = lexicon or Lexicon(tokens, names, text)
            named = _names_a_card(lexicon, at, stop)
            put = None if named else _put(_Said(tokens, lexicon, names, at, stop))
            place = tokens[at].start, tokens[stop - 1].end
            if put is None and each_time and not named and _tells_of_each_time(tokens, at, stop):
                said = "It is not told in words that a card has what happens each time."
                raise NotUnderstood(said, text, place, ("Whenever a creature dies, I gain 1 life.",))
            before = tokens[start:at]
            before = before[:-1] if before and before[-1].fold == "," else before
            if put == _OF_A_CARD:
                left_out.append(place)
                found += [*before, *tokens[stop : stop + 1]] if before else []
                continue
            if put is not None:
                told = [replace(one, start=place[0], end=place[1]) for one in tokenize(put)]
                ends = [sign(".", tokens[at].start, tokens[at].start)] if len(before) < at - start else []
                rest = [*before, *ends, *told]
                rest += tokens[stop : stop + 1] if rest[-1].kind != "break" else []
        found += rest
    return found, tuple(left_out)


def _where_said(tokens: Sequence[Token], start: int, stop: int, each_time: bool) -> int | None:
    """Where in the sentence begins what may be such a rule; None where nothing is."""
    if (
        each_time
        and tokens[start].fold not in _EARLY
        and _WITHIN.isdisjoint([t.fold for t in tokens[start:stop]])
    ):
        return None  # as most are
    typed = _said(tokens, start, stop)
    said = _LEAD.sub("", typed)
    if not each_time:
        return start if _BEGINS.match(said) else None
    if said != typed or _EACH_TIME.match(said):
        return start
    clause = _clause_of_a_thing(tokens, start, stop)
    if clause is None:  # `I have Soul Warden, whenever a creature enters I gain 1 life`
        clause = next((n + 1 for n in range(start, stop - 1) if _begins_a_rule(tokens, n)), None)
    return start if clause is None and _EACH_TIME_BEHIND.match(said) else clause


def _begins_a_rule(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].fold == "," and tokens[at + 1].fold == "whenever"


@dataclass(frozen=True, slots=True)
class _Said:
    """A sentence of a story, or the clause in it that says what a thing has."""

    tokens: Sequence[Token]
    lexicon: Lexicon
    names: Names
    start: int
    stop: int

    @property
    def of_a_thing(self) -> bool:
        return bool(_CLAUSE_OF_A_THING.match(_said(self.tokens, self.start, self.stop)))


def _tells_of_each_time(tokens: Sequence[Token], start: int, stop: int) -> bool:
    said = _said(tokens, start, stop)
    return bool(_EACH_TIME.match(said) or _EACH_TIME_BEHIND.match(said))


def _clause_of_a_thing(tokens: Sequence[Token], start: int, stop: int) -> int | None:
    """Where `that says whenever ...` begins; None where no thing is said to have such words."""
    for at in range(start + 1, stop - 3):
        if tokens[at].fold in _SAYING and _CLAUSE_OF_A_THING.match(_said(tokens, at, stop)):
            return at
    return None


def _said(tokens: Sequence[Token], start: int, stop: int) -> str:
    """The words of the sentence in small letters."""
    text = ""
    for at in range(start, stop):
        glued = at > start and tokens[at].start == tokens[at - 1].end
        text += tokens[at].text if glued or not text or tokens[at].text == "," else f" {tokens[at].text}"
    return text.lower().replace("’", "'")


def _put(one: _Said) -> str | None:
    """The words as a thing of the story; `_OF_A_CARD` where a card that the story names has them; None where
    no card could."""
    speaks = somebody_speaks(one.tokens, one.lexicon)
    said = _LEAD.sub("", _CLAUSE_OF_A_THING.sub("", _said(one.tokens, one.start, one.stop)))
    for line in as_cards_say(_EACH_TIME_BEHIND.sub(r"whenever \2, \1", said)):
        personal = "you" in re.split(r"\W+", line.lower()) or "opponent" in line
        if personal and not speaks:
            continue
        lasting = _read(one.names, line, "Enchantment")
        if lasting and all(isinstance(ability, Static | Triggered) for ability in lasting):
            if one.of_a_thing:
                return f'with "{line}"'
            if _is_of_a_card(lasting, one):
                return _OF_A_CARD
            put = f'an enchantment "{line}"'
            return f"I control {put}" if speaks else f"There is {put} on the battlefield"
        done = _read(one.names, line, "Instant") if speaks and not one.of_a_thing else ()
        if done and all(isinstance(ability, Spell) for ability in done):
            return (
                _OF_A_CARD
                if _is_of_a_card(done, one)
                else f'{_caster(said, line)} an instant "{line}"{_aimed(line)}'
            )
    return None


def _caster(said: str, line: str) -> str:
    """Who does it: the opponent where he is told to and nothing in it is said of whose it is."""
    mine = "you" in re.split(r"\W+", line.lower()) or "opponent" in line or not _OF_THEM.match(said)
    return "I cast" if mine else "My opponent casts"


def _aimed(line: str) -> str:
    return " targeting my opponent" if "target opponent" in line else ""


def _read(names: Names, line: str, kind: str) -> tuple[Ability, ...]:
    abilities = names.made(MadeUp("Untold", (kind,), lines=(line,))).abilities
    return () if holds(abilities, Unread, Opaque) else abilities


def _names_a_card(lexicon: Lexicon, start: int, stop: int) -> bool:
    """Whether the sentence speaks of a card by its name: of a word of the language only where it is written as a name is."""
    tokens = lexicon.tokens
    return any(
        lexicon.in_long_name(at) or (at > start and tokens[at].text[:1].isupper() and bool(lexicon.at(at)))
        for at in range(start, stop)
    )


def _is_of_a_card(abilities: tuple[Ability, ...], said: _Said) -> bool:
    """Whether a card that the story names does so: then the sentence only tells of that card. Raises `NotUnderstood` where one triggers on
    the same, and does something else: that may be told of it in other words."""
    kinds = [_kinds(ability) for ability in abilities]
    events = {type(ability.when) for ability in abilities if isinstance(ability, Triggered)}
    for name in sorted(_cards_named(said.lexicon)):
        card = said.names.exact(name)
        for ability in card.abilities if card is not None else ():
            own = _kinds(ability)
            if any(_is_alike(one, own) for one in kinds):
                return True
            if isinstance(ability, Triggered) and type(ability.when) in events:
                tokens, start, stop = said.tokens, said.start, said.stop
                place = tokens[start].start, tokens[stop - 1].end
                told = f"It is not told whether that is what {name} does, or something else does it."
                raise NotUnderstood(
                    told, said.lexicon.text, place, ("Whenever a creature dies, I gain 1 life.",)
                )
    return False


def _is_alike(said: frozenset[type], own: frozenset[type]) -> bool:
    """Whether an ability of a card is made of about the same: what is said does nothing that the card does not do."""
    does = {kind for kind in said if issubclass(kind, (Effect, Change, DamageChange))}
    return does <= own and len(said & own) >= _ALIKE * len(said | own)


def _cards_named(lexicon: Lexicon) -> set[str]:
    """The cards of which the story may speak, words of the language that are a card's name among them."""
    places = range(len(lexicon.tokens))
    return {one.spelling for at in places for one in lexicon.at(at) if one.source == "card"}


def _kinds(value: object) -> frozenset[type]:
    """What an ability is made of, whatever its numbers and qualities are."""
    return kinds_in(value) - _ANYWHERE
