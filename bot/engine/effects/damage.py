"""Dealing, preventing and redirecting damage as an instruction: everything goes through the one door."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.combining import Later
from bot.abilities.damage import Redirect, ReplaceDamage
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    DealDamage,
    DealDivided,
    Shield,
)
from bot.abilities.filters import Filter, TheChosen
from bot.abilities.keyword_actions import (
    Fight,
)
from bot.abilities.who import Chosen, Each, EachOpponent, EachPlayer, Who
from bot.engine.agenda import Choice, Option
from bot.engine.aim import Aimed
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.damage import deal
from bot.engine.damage.packet import Packet
from bot.engine.effects.choosing import Choose
from bot.engine.evaluate import amount_of, fits, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.group import Group
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    Instructions,
    amount,
    context_of,
    done_to,
    handles,
    whom,
    with_context,
)
from bot.engine.lasting import add_effect
from bot.engine.log.damage import Fought, SourceChosen, WaitsForDamage
from bot.engine.log.notes import Note
from bot.engine.log.step import listed
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.told.decisions import ChoosesSource
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import replace


@handles(DealDamage)
def deal_damage(effect: DealDamage, state: State) -> State:
    context = context_of(state)
    sight = see(state)
    sources = who_is(effect.source, sight, context)
    packets: list[Packet] = []
    others: list[Entity | None] = []
    several: list[Entity] = []
    for source in sources:
        own = replace(context, dealer=source)
        for portion in effect.portions:
            recipients = who_is(portion.to, sight, own)
            several += recipients
            for recipient in recipients:
                # "To each player equal to ... that player controls": the amount may speak of the recipient.
                seen_from = replace(own, respective=recipient)
                much = max(0, amount_of(portion.amount, sight, seen_from))
                packets.append(Packet(source, recipient, much, unpreventable=effect.unpreventable))
                elsewhere = effect.excess_if is None or is_true(effect.excess_if, sight, seen_from)
                others.append(_excess_recipient(state, effect.excess_to if elsewhere else None, seen_from))
    excess = tuple(others) if any(o is not None for o in others) else ()
    state = done_to(state, *dict.fromkeys(several))
    return state.then(deal.DealDamage(tuple(packets), excess, reports=True))


def _excess_recipient(state: State, who: Who | None, context: Context) -> Entity | None:
    found = who_is(who, see(state), context) if who is not None else ()
    return found[0] if found else None


@handles(DealDivided)
def deal_divided(effect: DealDivided, state: State) -> State:
    """The division was announced on casting (CR 601.2d): illegal targets' shares are dealt to nobody (608.2b)."""
    context = context_of(state)
    sources = whom(state, effect.source)
    # "Divided among those permanents and players": the same targets and shares.
    index = effect.among.index if isinstance(effect.among, Aimed) else 0
    targets = context.targets[index] if index < len(context.targets) else ()
    shares = context.shares[index] if index < len(context.shares) else ()
    if isinstance(effect.among, Each):
        targets, shares = whom(state, effect.among), ()
    if not shares and targets:
        total = amount(state, effect.amount)
        shares = (total // len(targets),) * len(targets) if effect.evenly else (total,)
    packets = [
        Packet(source, target, share)
        for source in sources[:1]
        for target, share in zip(targets, shares, strict=False)
    ]
    state = done_to(state, *targets)
    return state.then(deal.DealDamage(tuple(packets), reports=True))


@handles(Fight)
def fight(effect: Fight, state: State) -> State:
    """Each deals damage equal to its power to the other; neither does when one can't (CR 701.14)."""
    first, second = whom(state, effect.first), whom(state, effect.second)
    if first == second and len(first) == 2:  # "those creatures fight each other"
        first, second = first[:1], first[1:]
    board = permanents(state)
    able = [e for e in (*first[:1], *second[:1]) if e in board and "Creature" in board[e].types]
    if not first or not second or len(able) < 2:
        who = listed(state.labels((*first[:1], *second[:1]))) or "no creature"
        return state.step(Note.NO_FIGHT.of(who), Cite.FIGHT_ILLEGAL)
    one, two = first[0], second[0]
    state = state.step(Fought(state.label(one), state.label(two)), Cite.FIGHT)
    packets: tuple[Packet, ...]
    if one == two:
        packets = (Packet(one, one, 2 * max(0, board[one].power or 0)),)
    else:
        packets = (
            Packet(one, two, max(0, board[one].power or 0)),
            Packet(two, one, max(0, board[two].power or 0)),
        )
    return state.then(deal.DealDamage(packets, reports=True))


@handles(Shield)
def shield(effect: Shield, state: State) -> State | Choice:
    """Prevention and redirection that waits. A source "of your choice" is chosen now (CR 609.7); recipients that a plural
    names are fixed now (CR 615.11), each with a shield of its own."""
    content = effect.replace
    context = context_of(state)
    timing = state.game.era.timing
    used = timing.shield(state, effect)
    if used is not None:
        return used
    by = content.pattern.by
    if isinstance(by, Chosen) and not any(kind == "source" for kind, _ in context.chosen):
        return _choose_source(effect, by.what, state)
    recipients = _fixed_recipients(state, content)
    name = state.label(context.source)
    left = amount(state, content.capacity) if content.capacity is not None else None
    if content.divided and isinstance(content.pattern.to, Aimed):
        return _divided(effect, state)
    if recipients is None:
        state = add_effect(state, content, context, _duration(content), name, left=left)
    elif left is None:
        state = add_effect(state, _bound(content, Group(recipients)), context, _duration(content), name)
    else:
        # "The next 3 damage that would be dealt to each creature": each has a shield of its own (CR 615.11).
        for recipient in recipients:
            bound = _bound(content, Exactly(recipient))
            state = add_effect(state, bound, context, _duration(content), name, left=left)
    cite = Cite.REDIRECTION if isinstance(content.change, Redirect) else Cite.PREVENTION
    state = state.step(WaitsForDamage(name, state.labels(recipients or ())), cite)
    state = done_to(state, *(recipients or ()))
    return with_context(timing.shielded(state), chosen=tuple(c for c in context.chosen if c[0] != "source"))


def _duration(content: ReplaceDamage) -> Duration:
    return content.duration if content.duration is not Duration.INDEFINITELY else Duration.THIS_TURN


def _names(state: State, entities: tuple[Entity, ...]) -> str:
    return ", ".join(state.label(e) for e in entities)


def _fixed_recipients(state: State, content: ReplaceDamage) -> tuple[Entity, ...] | None:
    """The recipients that are set now; None where the effect is not about particular ones (CR 615.11, 611.2c)."""
    to = content.pattern.to
    match to:
        case None:
            return None
        case Each() | EachPlayer() | EachOpponent():
            return whom(state, to) if content.capacity is not None else None
        case Chosen():
            return whom(state, to)
        case _:
            return whom(state, to)


def _bound(content: ReplaceDamage, recipient: Who) -> ReplaceDamage:
    """The same effect for particular recipients."""
    return replace(content, pattern=replace(content.pattern, to=recipient))


def _divided(effect: Shield, state: State) -> State:
    """ "The next 5 damage ... divided as you choose": one shield for each target, of its share."""
    content, context = effect.replace, context_of(state)
    to = content.pattern.to
    assert isinstance(to, Aimed)
    name = state.label(context.source)
    shares = context.shares[to.index] if to.index < len(context.shares) else ()
    for target, share in zip(context.targets[to.index], shares, strict=False):
        state = add_effect(
            state, _bound(content, Exactly(target)), context, _duration(content), name, left=share
        )
    return state.step(WaitsForDamage(name), Cite.PREVENTION)


def _possible_sources(state: State) -> Iterator[Entity]:
    """What may be chosen as a source of damage: permanents, spells, what a card in the command zone is, and what is referred to by
    something on the stack, by an effect that waits to apply or by a delayed trigger, there still or not (CR 609.7a)."""
    yield from permanents(state)
    yield from (o.id for o in state.objects.values() if o.zone is Zone.COMMAND)
    for entity in state.stack:
        on = state.objects[entity].on_stack
        if on is None:
            continue
        if not on.is_ability:
            yield entity
        yield on.context.source
        # Combat damage on the stack is dealt by what assigned it, in play or not (419.8a of 2003).
        yield from (packet.source for packet in on.effects if isinstance(packet, Packet))
    waiting = (a for a in state.effects if isinstance(a.content, ReplaceDamage | Later))
    yield from (active.context.source for active in waiting)


def _choose_source(effect: Shield, what: Filter, state: State) -> State | Choice:
    """A source of damage of your choice (CR 609.7a)."""
    context = context_of(state)
    sight = see(state)
    wanted = Filter(tuple(q for q in what.qualities if not isinstance(q, TheChosen) or q.kind != "source"))
    candidates = [
        e
        for e in dict.fromkeys(_possible_sources(state))
        if not is_player(e) and e != context.source and fits(wanted, e, sight, context, any_zone=True)
    ]
    name = state.player(context.you).name
    again = Instructions((effect,))
    for index, answer in decisions_left(state, ChoosesSource):
        if answer.player != name:
            continue
        named = [e for e in candidates if state.label(e) == answer.what]
        found = state.named(answer.what)
        if named:
            state = mark_used(state, index)
            state = state.step(SourceChosen(name, answer.what), Cite.SOURCE_CHOSEN, Cite.DAMAGE_SOURCE)
            return with_context(state, chosen=(*context.chosen, ("source", named[-1]))).then(again)
        if found is not None:
            there = found.id in set(_possible_sources(state))
            why = (
                f"it is not what {state.label(context.source)} asks for"
                if there
                else "it is no permanent, and nothing on the stack or that still waits speaks of it"
            )
            return illegal(
                state,
                f"{name} can't choose {answer.what} as the source: {why}.",
                (Cite.SOURCE_CHOSEN, Cite.DAMAGE_SOURCE),
            )
    if not candidates:
        return state.step(Note.NO_SOURCE.of(name, state.label(context.source)), Cite.SOURCE_CHOSEN)
    options = tuple(
        Option(f"chooses {state.label(e)} as the source", (Choose(("source", e)), again)) for e in candidates
    )
    return Choice(state, context.you, "Which source?", options, (Cite.SOURCE_CHOSEN,))
