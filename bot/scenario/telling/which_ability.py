"""Which ability or mode words speak of: looked for in the card's own text, and handed on by its number alone.

What fits several equally well is handed on as all of these; the engine leaves out those that can't be meant as things then are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.abilities.ability import Ability, Activated, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.combining import (
    Modes,
)
from bot.abilities.costs import Loyalty
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.walk import inside
from bot.engine.relevance.playable import playable
from bot.engine.told.script import AbilityOf, Activate
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.ability_costs import that_cost
from bot.scenario.telling.story import Story
from bot.scenario.text.best_words import spoken_of_most
from bot.scenario.things.board import Thing


def abilities_meant(
    story: Story, source: Thing, words: str, number: int | None, purpose: bool
) -> tuple[AbilityOf, ...] | None:
    """Which activated abilities `words` or a number (from the last, where negative) can mean; None where they leave it open, no
    more than one where the text has only one. `purpose`: the words may tell what for instead ("to kill it"). Raises
    `CannotMean` where they are about none of several."""
    card = story.card(source)
    own = activated_of(playable(card).abilities) if card is not None else ()
    if number is not None:
        if card is not None and number > len(own):
            number = _of_the_line(card, own, number)
        return (AbilityOf(source.label, number if number > 0 else len(own) + 1 + number),)
    words = words.strip().lower().replace("−", "-").replace("–", "-")
    if not words:
        return None
    texts = _texts(card, own)
    if purpose and words.replace(" ", "").isdigit():  # the numbers of modes, as `with the third mode` is read
        return _modal(source, own, [int(number) for number in words.split()])
    if _is_loyalty(words):
        loyal = _of_loyalty(words, own)
        return tuple(AbilityOf(source.label, n + 1) for n in loyal) or tuple(_given_loyalty(story, words))
    if best := that_cost(words, own) or spoken_of_most(words, texts, own):
        return tuple(AbilityOf(source.label, n + 1) for n in best)
    given = _given(story, source, words, bool(own))
    if given:
        return given
    if len(own) > 1 and not purpose:
        raise CannotMean(f"{source.label} has no ability of “{words}”. It has: {_listed(texts)}.")
    return None


def of_what_is_told(
    story: Story, source: Thing, which: tuple[AbilityOf, ...] | None, how: How, purposes: Sequence[str]
) -> tuple[AbilityOf, ...] | None:
    """Of several abilities that can be meant (two with +1), the one that deals as much damage as is told, or is spoken of by the
    words for what it is used (`to deal 2 damage to Bob`)."""
    if which is None or len(which) < 2:
        return which
    amounts = {share.amount for share in how.shares}
    if len(amounts) == 1:
        says = re.compile(rf"\bdeals {amounts.pop()} damage\b")
        fit = tuple(one for one in which if any(map(says.search, texts_meant(story, source, (one,)))))
        return fit or which
    texts = [" ".join(texts_meant(story, source, (one,))) for one in which]
    meant = [ability for one in which if (ability := _ability(story, one)) is not None]
    best = spoken_of_most(" ".join(purposes), texts, meant) if purposes and len(meant) == len(which) else ()
    if not best and any(isinstance(one, PlayerRef) for one in how.targets or ()):
        best = [n for n, text in enumerate(texts) if _OF_PLAYERS.search(text)]
    return tuple(which[n] for n in best) or which


#: What is done to players, whether aimed at them or not.
_OF_PLAYERS = regex(r"\b(?:target|each) (?:opponent|player)\b|\bany target\b", re.IGNORECASE)


def texts_meant(story: Story, source: Thing, which: tuple[AbilityOf, ...] | None) -> tuple[str, ...]:
    """What the one activated ability says that is meant; nothing where several can be, or it is not the thing's own."""
    card = story.card(source)
    if card is None or which is None or len(which) != 1 or which[0].of != source.label:
        return ()
    return tuple(_texts(card, activated_of(playable(card).abilities))[which[0].number - 1 : which[0].number])


def _of_the_line(card: Card, own: Sequence[Activated], number: int) -> int:
    """Which activated ability the line of that number is, where the text has fewer of them: its static lines are counted too."""
    line = playable(card).abilities[number - 1 : number]
    meant = activated_of(line)
    return own.index(meant[0]) + 1 if len(meant) == 1 and meant[0] in own else number


def x_meant(words: str, which: tuple[AbilityOf, ...] | None, story: Story) -> int | None:
    """What X is where a number is said of a loyalty ability that has X in its cost: `Chandra's -3`."""
    number = words.strip().lstrip("+-−–")
    if which is None or len(which) != 1 or not number.isdigit() or number == words.strip():
        return None
    ability = _ability(story, which[0])
    costs = inside(ability.cost, Loyalty) if ability is not None else ()
    return int(number) if any(not isinstance(part.amount, Number) for part in costs) else None


def _ability(story: Story, one: AbilityOf) -> Activated | None:
    card = next(story.card(t) for t in story.things if t.label == one.of)
    text = activated_in(playable(card).abilities) if card is not None else ()
    return text[one.number - 1] if one.number <= len(text) else None


def abilities_told(story: Story, action: Activate) -> tuple[Activated, ...]:
    """The activated abilities that can be meant: those that are told, or all of that thing."""
    if action.which is not None:
        return tuple(found for one in action.which if (found := _ability(story, one)) is not None)
    thing = next((t for t in story.things if t.label == action.source), None)
    card = story.card(thing) if thing is not None else None
    return tuple(activated_in(playable(card).abilities)) if card is not None else ()


def modes_meant(card: Card | None, told: Sequence[str]) -> tuple[int, ...]:
    """The numbers (from 1) of the modes that these words speak of, in the spell's text or, where it has none, in that of an ability
    of the card; none where the card has no modes. Raises `CannotMean` for words that are about no mode, or about several."""
    if not told or card is None:
        return ()
    line = _modal_line(playable(card))
    if line is None:
        return ()
    return _chosen(card.name, *line, told)


def modes_spoken_of(card: Card, words: str) -> tuple[tuple[int, object], ...]:
    """The modes that these words may speak of, each with its number."""
    line = _modal_line(playable(card))
    if line is None:
        return ()
    modes, texts = line
    return tuple((n + 1, modes.modes[n]) for n in spoken_of_most(words, texts, modes.modes))


def modes_of(story: Story, which: tuple[AbilityOf, ...] | None, told: Sequence[str]) -> tuple[int, ...]:
    """The same for an activated ability, where it is known which."""
    if which is None or len(which) != 1 or not told:
        return ()
    ability = _ability(story, which[0])
    modes = next(iter(inside(ability.effects, Modes)), None) if ability is not None else None
    if ability is None or modes is None:
        return ()
    card = next(story.card(t) for t in story.things if t.label == which[0].of)
    assert card is not None
    return _chosen(card.name, modes, _mode_texts(modes, _texts(card, (ability,))[0]), told)


# --- abilities ----------------------------------------------------------------------------------------------------------


def _texts(card: Card | None, own: Sequence[Activated]) -> list[str]:
    """The line that each activated ability comes from."""
    if card is None:
        return ["" for _ in own]
    lines: dict[Ability, str] = {}
    for ability, text in zip(playable(card).abilities, card.texts, strict=False):
        for activated in activated_of((ability,)):
            lines.setdefault(activated, text)
    return [lines.get(ability, ability.label) for ability in own]


def _modal(source: Thing, own: Sequence[Activated], numbers: Sequence[int]) -> tuple[AbilityOf, ...]:
    """Its own abilities that have modes of these numbers (`with the third mode`). Raises `CannotMean` where there are none."""
    most = max(numbers, default=1)
    found = [n for n, a in enumerate(own) if any(len(m.modes) >= most for m in inside(a.effects, Modes))]
    if not found:
        raise CannotMean(f"{source.label} has no activated ability with {most} modes.")
    return tuple(AbilityOf(source.label, n + 1) for n in found)


def _is_loyalty(words: str) -> bool:
    bare = words.lstrip("+-")
    return words in ("+", "-", "ultimate") or bare.isdigit() or bare == "x"


def _of_loyalty(words: str, abilities: Sequence[Activated]) -> list[int]:
    """The loyalty abilities of that cost: `+1`, `-3`, `0`, `-x`; all of one sign; the last."""
    costs = {n: part for n, a in enumerate(abilities) for part in a.cost if isinstance(part, Loyalty)}
    if words == "ultimate":
        return [max(costs)] if costs else []
    exact = [n for n, part in costs.items() if words in _said_of_loyalty(part)]
    some = [
        n
        for n, part in costs.items()
        if not isinstance(part.amount, Number) and words[0] == "+-"[part.sign < 0]
    ]
    return exact or some


def _said_of_loyalty(cost: Loyalty) -> tuple[str, ...]:
    number = str(getattr(cost.amount, "n", "x"))
    if number == "0":
        return ("0", "+0", "-0")
    sign = "+" if cost.sign > 0 else "-"
    return (sign + number, sign, *((number,) if sign == "+" else ()))


def _given_loyalty(story: Story, words: str) -> Iterable[AbilityOf]:
    for thing in story.things:
        card = story.card(thing)
        if card is not None:
            text = activated_in(playable(card).abilities)
            yield from (AbilityOf(thing.label, n + 1) for n in _of_loyalty(words, text))


def _given(story: Story, source: Thing, words: str, has_own: bool) -> tuple[AbilityOf, ...]:
    """An ability that something else in the story gives, or that what it copies has."""
    found: list[tuple[AbilityOf, str, Activated]] = []
    for thing in story.things:
        card = story.card(thing)
        if card is None or thing is source:
            continue
        whole = playable(card)
        own = len(activated_of(whole.abilities))
        for number, ability in enumerate(activated_in(whole.abilities)):
            if number >= own or not has_own:
                text = (
                    " ".join(card.texts)
                    if number >= own
                    else _texts(card, activated_of(whole.abilities))[number]
                )
                found.append((AbilityOf(thing.label, number + 1), text, ability))
    best = spoken_of_most(words, [text for _, text, _ in found], [ability for _, _, ability in found])
    return tuple(found[n][0] for n in best)


def _listed(texts: Iterable[str]) -> str:
    return "; ".join(f"{n}. {text}" for n, text in enumerate(texts, 1))


# --- modes --------------------------------------------------------------------------------------------------------------


def _modal_line(card: Card) -> tuple[Modes, list[str]] | None:
    """The modes of the card's spell, else those of the ability that triggers, with the text of each."""
    for kind in (Spell, Triggered):
        for ability, text in zip(card.abilities, card.texts, strict=False):
            if isinstance(ability, kind):
                modes = next(iter(inside(ability.effects, Modes)), None)
                if modes is not None:
                    return modes, _mode_texts(modes, text)
    return None


def _mode_texts(modes: Modes, line: str) -> list[str]:
    texts = [part.strip() for part in line.split("•")[1:]]
    return texts if len(texts) == len(modes.modes) else ["" for _ in modes.modes]


def _chosen(name: str, modes: Modes, texts: Sequence[str], told: Sequence[str]) -> tuple[int, ...]:
    if told and all(words.strip().lower() in _ALL_OF_THEM for words in told):
        return tuple(range(1, len(modes.modes) + 1))  # `choosing both modes`
    chosen: list[int] = []
    for words in _phrases(told, modes, texts):
        chosen.append(_mode(name, modes, texts, words, chosen))
    return tuple(chosen)


_ALL_OF_THEM = frozenset({"both", "all", "all three"})


def _phrases(told: Sequence[str], modes: Modes, texts: Sequence[str]) -> list[str]:
    """What is told of each mode: several may be told in one breath (`to prevent all damage and to put a counter on it`), where
    each piece speaks of a mode of its own."""
    most = modes.choose.most if isinstance(modes.choose.most, int) else len(modes.modes)
    if len(told) >= most:
        return list(told)
    pieces = [p.strip() for words in told for p in re.split(r",? and (?:to )?|, (?:then )?(?:to )?", words)]
    pieces = [p for p in pieces if p]
    found = [tuple(spoken_of_most(p, texts, modes.modes)) for p in pieces]
    apart = len(set(found)) == len(found) and all(len(f) == 1 for f in found)
    return pieces if len(told) < len(pieces) <= most and apart else list(told)


def _mode(name: str, modes: Modes, texts: Sequence[str], words: str, taken: Sequence[int]) -> int:
    if words.strip().isdigit():
        return int(words)
    if words.strip() == "-1":
        return len(modes.modes)  # `choosing the last mode`
    best = [n for n in spoken_of_most(words, texts, modes.modes) if modes.again or n + 1 not in taken]
    if len(best) == 1:
        return best[0] + 1
    what = "several modes" if best else "no mode"
    listed = _listed(text or f"mode {n}" for n, text in enumerate(texts, 1))
    raise CannotMean(f"“{words}” can mean {what} of {name}. It has: {listed}")
