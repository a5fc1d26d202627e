"""What players have besides things: life, counters, day and night, the monarch, speed."""

from __future__ import annotations

from bot.engine.log.step import counted
from bot.engine.told.script import Cast, GoTo
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.registry import means
from bot.scenario.meaning.told_by_then import fought_by_then, says_now, told_by_then
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.plain.asking import is_past
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.text.possessive import does, of
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import word_set
from bot.scenario.things.called_he_or_she import called_so

#: Players of one game that may be told by their number.
MOST_PLAYERS = 8


def _seats(story: Story, statement: Statement) -> list[str]:
    """The players that a statement about life or poison is of."""
    ref = statement.get("who") or statement.get("owner")
    if isinstance(ref, PlayerRef):
        both = ref.how == "all" or (ref.how == "me" and story.tokens[statement.start].fold == "we")
        if both:
            return list(story.seats)
        return [story.player(ref, subject=True)]
    return [story.actor or next(iter(story.seats))]


def _told_late(story: Story, what: str) -> None:
    if story.actions:
        story.assumptions.append(f"{what} as the story begins.")


#: What is told of damage and life to come, after which a life total is what it comes to.
_TO_LIFE = frozenset({"take", "lose", "gain", "deal"})


def _is_what_it_comes_to(story: Story, statement: Statement) -> bool:
    """`Bob takes 3 damage. Bob is at 17`, `I bolt him, so he is at 17`: the total goes on from what was told just before."""
    if not story.actions or statement.get("tolds") or statement.get("facing"):
        return False
    if statement.start and story.tokens[statement.start - 1].fold in ("so", "leaving", "putting"):
        return True
    if not story.skipped:
        return False
    start, end = story.skipped[-1]
    if _was_before(story, statement, start, end):
        return False
    between = story.tokens[end : statement.start]
    return all(t.fold in (".", ",", "and", "so", "") for t in between) and any(
        t.lemma in _TO_LIFE for t in story.tokens[start:end]
    )


def _told_by_then(story: Story, statement: Statement, sure: bool) -> None:
    """Keeps what is told of the life of whom no life was told before."""
    for name in _seats(story, statement):
        seat = story.seat(name)
        if not seat.life_told:
            told_by_then(story, statement, name, seat.life, sure=sure)


def _comes_of_a_condition(story: Story, statement: Statement) -> bool:
    """`If I don't block his 4/4, I'm at 6.`: what it comes to, and no life total that there is before; unlike `If I block and I'm at 6`."""
    begins = sentence_begins(story.tokens, statement.start)
    if story.tokens[begins].fold != "if" or statement.start == begins + 1:
        return False
    fights = any(token.lemma in _FIGHTS for token in story.tokens[begins : statement.start])
    return fights and story.tokens[statement.start - 1].fold not in _GOES_ON


def _has_just_changed(story: Story, statement: Statement, player: str) -> bool:
    """`Bob lost 5 life last turn. He is at 10`: whether the deed told last changed that player's life, and nothing but that is told of it;
    what life he *had* was before."""
    done = [one for one in story.actions if not isinstance(one, GoTo)]
    said = done[-1].said if done and isinstance(done[-1], Cast) else ""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    of_life = said.startswith(does(player, "take")) or (said.startswith(player) and "life" in said)
    deed = story.deeds[-1].statement.start if story.deeds else statement.start
    before = story.tokens[sentence_begins(story.tokens, deed) : deed + 1]
    supposed = any(token.fold in _SUPPOSING for token in before)  # `Do I lose if I take 3 damage? I am at 3.`
    return of_life and not supposed and words.isdisjoint(("was", "were", "had"))


_FIGHTS = word_set("attack swing block chump hit")
_SUPPOSING = word_set("if when suppose should assuming say would")
_GOES_ON = word_set("and while but when if with")


def _was_before(story: Story, statement: Statement, start: int, end: int) -> bool:
    """`He bolts me and gains 3. He was at 10`: a past beside a present is what was there before."""
    was = any(token.fold in ("was", "were") for token in story.tokens[statement.start : statement.end])
    verbs = [token for token in story.tokens[start:end] if token.lemma in _TO_LIFE]
    return was and bool(verbs) and not any(is_past(token) for token in verbs)


def _claim_total(story: Story, statement: Statement) -> None:
    """A player whose life was told before is said to be at so much by then."""
    amount = statement.slots["amount"]
    for name in _seats(story, statement) if isinstance(amount, int) else ():
        if story.seat(name).life_told:
            story.claim((name,), Came.IS_AT, statement.start, statement.end, amount)


@means("life", "lifeof")
def life(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    if _is_what_it_comes_to(story, statement):
        _claim_total(story, statement)
        _told_by_then(story, statement, sure=True)
        story.skip(statement.start, statement.end)
        return
    walker = called_so(story, who) if isinstance(who, PlayerRef) else None
    of_life = any(token.fold == "life" for token in story.tokens[statement.start : statement.end])
    if walker is not None and walker.is_type("Planeswalker") and not (of_life or statement.get("tolds")):
        walker.loyalty, walker.size_assumed = statement.slots["amount"], False  # `she is at 3`
        return
    for name in _seats(story, statement):
        if not story.seat(name).life_told and _comes_of_a_condition(story, statement):
            said = f"It is not told what {of(name)} life total was before."
            raise CannotMean(said, (), statement.start, statement.end)
        if story.actions and story.seat(name).life_told:
            fought_by_then(story, statement, name)
            _claim_total(story, statement)  # `Bob is at 15. Alice bolts him. Bob is at 12.`
            story.skip(statement.start, statement.end)
            return
        changed = _has_just_changed(story, statement, name)
        if not changed and says_now(story, statement):
            _told_by_then(story, statement, sure=True)
            fought_by_then(story, statement, name)
            story.skip(statement.start, statement.end)
            return
        _told_by_then(story, statement, sure=changed)
        story.seat(name).life = statement.slots["amount"]
        story.seat(name).life_told = True
        if not changed:
            _told_late(story, f"{does(name, 'is')} at {statement.slots['amount']} life")
        if statement.get("poison") is not None:
            story.seat(name).poison = statement.slots["poison"]
        declare(story, statement.get("tolds") or (), name, "battlefield")
        declare(story, statement.get("facing") or (), story.opponent(name), "battlefield")
        story.actor = story.actor or name


@means("poison")
def poison(story: Story, statement: Statement) -> None:
    """What a player has as the story begins; `I hit him with my 2/2 infect. He gets two poison counters` says what comes of it."""
    if _comes_of_it(story, statement):
        for name in _seats(story, statement):
            story.claim((name,), Came.POISONED, statement.start, statement.end, statement.slots["amount"])
        story.skip(statement.start, statement.end)
        return
    for name in _seats(story, statement):
        story.seat(name).poison = statement.slots["amount"]
        declare(story, statement.get("tolds") or (), name, "battlefield")
        _told_late(story, f"{does(name, 'has')} {statement.slots['amount']} poison counters")


def _comes_of_it(story: Story, statement: Statement) -> bool:
    """Whether these counters are said to be got after something was done, and not to be had by then."""
    words = story.tokens[statement.start : statement.end]
    verb = next((token for token in words if token.lemma in _GETTING), None)
    place = story.place(statement.start, statement.end)
    had = any(token.fold in ("already", "has", "have", "had") for token in words)
    return bool(story.actions) and verb is not None and not had and place not in story.deeds_said


_GETTING = word_set("get take receive gain")


@means("energy", "experience", "rad")
def counters_of_players(story: Story, statement: Statement) -> None:
    """Counters of other kinds than poison (CR 122.1)."""
    kind, number = statement.kind, statement.slots["amount"]
    for name in _seats(story, statement):
        story.seat(name).counters[kind] = number
        declare(story, statement.get("tolds") or (), name, "battlefield")
        _told_late(story, f"{does(name, 'has')} {counted(number, f'{kind} counter')}")


@means("completeddungeon")
def completed_a_dungeon(story: Story, statement: Statement) -> None:
    for name in _seats(story, statement):
        story.seat(name).completed_a_dungeon = True
        _told_late(story, f"{does(name, 'has')} completed a dungeon")


@means("monarch", "initiative")
def held_by_one(story: Story, statement: Statement) -> None:
    """What only one player can be or have at a time (CR 724.3, 725.3)."""
    name, what = _seats(story, statement)[0], statement.kind
    for seat in story.seats.values():
        setattr(seat, what, seat.name == name)
    _told_late(story, f"{does(name, 'is' if what == 'monarch' else 'has')} the {what}")


@means("blessed")
def blessed(story: Story, statement: Statement) -> None:
    for name in _seats(story, statement):
        story.seat(name).blessed = True
        _told_late(story, f"{does(name, 'has')} the city's blessing")


@means("isday", "isnight")
def daytime(story: Story, statement: Statement) -> None:
    """`It is night`, as the story begins; `it becomes night`, where it was told to be something else or something was done before."""
    time = statement.kind.removeprefix("is")
    becomes = any(token.lemma == "become" for token in story.tokens[statement.start : statement.end])
    if becomes and (story.actions or story.daytime not in ("", time)):
        player = story.active or story.actor or next(iter(story.seats))
        text = f"It becomes {time}."
        effect(story, player, f"What Brings the {time.capitalize()}", text, (), said=text)
        return
    if story.daytime not in ("", time):
        said = f"It is told to be {story.daytime} and {time}."
        raise CannotMean(said, (f"It becomes {time}.",), statement.start, statement.end)
    story.daytime = time
    if story.actions:
        story.assumptions.append(f"It is {story.daytime} as the story begins.")


@means("speed", "maxspeed")
def speed(story: Story, statement: Statement) -> None:
    amount = statement.get("amount") or 4
    for name in _seats(story, statement):
        story.seat(name).speed = amount
        _told_late(story, f"{does(name, 'has')} speed {amount}")
