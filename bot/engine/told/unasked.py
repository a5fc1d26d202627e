"""Answers of the story that no choice asked for: told, but not what happens (CR 608.2d; section 3 of the contract).

Only what the story went past counts: where the game was over before, nothing asks any more. Where something of the story is not
acted on, an answer may be meant for just that, and nobody should ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.citations import Cite
from bot.engine.log.stack import AbilityTriggered, SpellCast, TriggeredInVain
from bot.engine.log.things import Moved
from bot.engine.outcome import Illegal, Outcome
from bot.engine.state import State
from bot.engine.told.decisions import (
    AppliesFirst,
    AssignsDamage,
    ChoosesSource,
    Decision,
    Deed,
    Flips,
    NewTargets,
    OrdersBlockers,
    Picks,
    PicksModes,
    RedirectsDamage,
    ReturnsCommander,
    Reveals,
    Rolls,
    SaysMay,
    TapsOrUntaps,
    TriggerTargets,
)
from bot.engine.told.script import Cast, Sacrifices, Script


def unasked(
    script: Script, finals: Sequence[State], outcomes: Iterable[Outcome], answered: frozenset[int]
) -> Illegal | None:
    """What is wrong with a story of which an answer was asked for on no way; None when each was."""
    reached = max((state.position for state in finals if state.illegal is None), default=0)
    for answer in _left(script, reached, answered):
        if isinstance(answer, SaysMay) and (answer.implied or _is_true_anyway(answer, script, outcomes)):
            continue
        if isinstance(answer, OrdersBlockers) and _means_nothing(answer, finals[0]):
            continue
        if isinstance(answer, Reveals) and answer.lies:
            continue  # it may lie there and nobody look
        return _why(answer)
    return next(_aimed_at_nothing(script, list(outcomes), answered), None)


def _aimed_at_nothing(
    script: Script, outcomes: Sequence[Outcome], answered: frozenset[int]
) -> Iterator[Illegal]:
    """`Alice casts Mardu Heart-Piercer targeting Bob`: it entered, and nothing of it triggered that could be aimed (CR 603.4)."""
    for index, action in enumerate(script.actions):
        if not isinstance(action, Cast) or not action.targets.names or index in answered:
            continue
        if all(_enters_untriggered(outcome, action.card) for outcome in outcomes):
            text = f"Nothing of {action.card} triggers, and nothing asks {action.player} for its targets."
            yield Illegal(text, (Cite.TRIGGER_IF, Cite.TRIGGER_ON_STACK))


def _enters_untriggered(outcome: Outcome, card: str) -> bool:
    aimed = any(cast.spell == card and cast.aim.targets for cast in outcome.of(SpellCast))
    entered = any(moved.thing == card and moved.zone == "battlefield" for moved in outcome.of(Moved))
    triggered = any(one.source == card for one in outcome.of(AbilityTriggered))
    in_vain = any(one.source == card for one in outcome.of(TriggeredInVain))
    return entered and not (aimed or triggered or in_vain)


def _left(script: Script, reached: int, answered: frozenset[int]) -> Iterator[Decision | Sacrifices]:
    for index, action in enumerate(script.actions[:reached]):
        asked = isinstance(action, Decision) or (isinstance(action, Sacrifices) and action.to is not None)
        if asked and index not in answered:
            assert isinstance(action, Decision | Sacrifices)
            yield action


def _is_true_anyway(answer: SaysMay, script: Script, outcomes: Iterable[Outcome]) -> bool:
    """`Bob gains no life` may say no more than what comes of it."""
    if answer.yes or answer.deed is not Deed.GAIN_LIFE:
        return False
    before = {player.name: player.life for player in script.setup.players}
    return all(outcome.players[answer.player].life <= before[answer.player] for outcome in outcomes)


def _means_nothing(answer: OrdersBlockers, final: State) -> bool:
    """An order of one, or under rules that know no order of blockers: harmless."""
    return len(answer.order) < 2 or not final.game.era.assigns_in_order


def _why(answer: Decision | Sacrifices) -> Illegal:
    match answer:
        case SaysMay(player=player, deed=deed, said=said) if not said or deed is Deed.PAY:
            about = f" for {answer.about}" if answer.about else ""
            much = f"{answer.life} life" if answer.life is not None else answer.mana
            text = (
                f"Nothing asks {player} to pay {much}{about}."
                if much
                else f"There is nothing for {player} to pay{about}."
            )
            return Illegal(text, (Cite.RESOLVE_CHOICE,))
        case SaysMay(player=player, said=said):
            text = f"Nothing gives {player} the choice to {said}."
            return Illegal(text, (Cite.RESOLVE_CHOICE,), unfounded=True)
        case NewTargets(player=player):
            return Illegal(f"Nothing asks {player} for new targets.", (Cite.COPY_SPELL,))
        case TriggerTargets(player=player, source=source):
            what = f"{source}'s trigger" if source else "a trigger"
            return Illegal(
                f"Nothing asks {player or 'anybody'} for targets of {what}.", (Cite.TRIGGER_ON_STACK,)
            )
        case Picks(player=player, names=names):
            who = player or "anybody"
            said = " and ".join(names) or "anything"
            return Illegal(f"Nothing asks {who} to choose {said}.", (Cite.RESOLVE_CHOICE,))
        case PicksModes(player=player, source=source):
            return Illegal(f"Nothing asks {player} for a mode of {source}.", (Cite.CAST_MODES,))
        case ChoosesSource(player=player, what=what):
            text = f"Nothing asks {player} to choose {what} as a source."
            return Illegal(text, (Cite.SOURCE_CHOSEN,))
        case AppliesFirst(player=player, effect=effect):
            name = effect or "the planeswalker redirection effect"
            text = f"There is no choice for {player} of whether {name} is applied first."
            return Illegal(text, (Cite.ORDER_OF_EFFECTS,))
        case ReturnsCommander(player=player, commander=commander):
            text = f"{player} has no choice of whether {commander} goes to the command zone."
            return Illegal(text, (Cite.COMMANDER_AFTERWARDS, Cite.COMMANDER_INSTEAD))
        case RedirectsDamage(player=player):
            return Illegal(f"Nothing lets {player} redirect damage.", (Cite.REDIRECTION_CHOICE,))
        case OrdersBlockers(player=player):
            text = f"There are no blockers for {player} to order."
            return Illegal(text, (Cite.BLOCKER_ORDER, Cite.ASSIGN))
        case AssignsDamage():
            who = answer.source or answer.player or "Anybody"
            return Illegal(f"{who} has no combat damage to assign so.", (Cite.ASSIGN,))
        case Reveals(player=player, names=names):
            return Illegal(
                f"Nothing reveals {' and '.join(names)} on top of {player}'s library.", (Cite.RESOLVE_CHOICE,)
            )
        case Rolls(player=player, result=result):
            return Illegal(f"Nothing makes {player} roll a {result}.", (Cite.RESOLVE_CHOICE,))
        case Flips(player=player):
            return Illegal(f"Nothing makes {player} flip coins.", (Cite.RESOLVE_CHOICE,))
        case TapsOrUntaps(player=player, about=about):
            return Illegal(f"Nothing asks {player} what {about} taps.", (Cite.RESOLVE_CHOICE,))
        case Sacrifices(player=player, what=what, to=to):
            return Illegal(f"{to} doesn't ask {player} to sacrifice {what}.", (Cite.SACRIFICE,))
        case _:
            raise AssertionError(answer)
