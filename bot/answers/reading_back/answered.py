"""How the choices of a story were answered, as sentences in the language that stories are read in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine.log.step import listed
from bot.engine.told import decisions
from bot.engine.told.script import Action

ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}


class Unsaid(Exception):
    """A kind of deed that has no sentence here."""


def answered(answer: Action) -> str:
    """How a choice was answered."""
    match answer:
        case decisions.AppliesFirst(player=player, effect=effect):
            return f"{player} applies {effect or 'the planeswalker redirection effect'} first"
        case decisions.ChoosesSource(player=player, what=what):
            return f"{player} chooses {what} as the source"
        case decisions.ReturnsCommander(player=player, commander=label, there=there):
            return f"{player} {'puts' if there else 'does not put'} {label} into the command zone"
        case decisions.RedirectsDamage(player=player, to=to, amount=amount):
            much = "the" if amount is None else amount
            return f"{player} redirects {much} damage to {to}" if to else f"{player} doesn't redirect it"
        case decisions.OrdersBlockers(player=player, order=order, of=of):
            whose = f"{of}'s" if of else "the"
            return f"{player} orders {whose} blockers {', '.join(order)}"
        case decisions.AssignsDamage():
            return _assigned(answer)
        case decisions.SaysMay(player=player, yes=yes, about=about, said=words):
            words = re.sub(r"\} (?=\{)", "}", words)
            verb, _, what = words.partition(" ")
            about = "" if about and verb == "do" and what == f"what {about} offers" else about
            whole = f"chooses {'' if yes else 'not '}to {words}"
            if verb.lower() in ("pay", ""):
                whole = f"pays {what}" if yes and what else "chooses to pay" if yes else "doesn't pay"
            return f"{player} {whole}{f' for {about}' if about else ''}"
        case decisions.TriggerTargets(player=player, source=source, targets=targets, every=every):
            whose = f"{source}'s" if source else "the"
            with_ = f"{whose} {'triggers' if every else 'trigger'}"
            aims = listed(targets.names or ())
            return f"{player} targets {aims} with {with_}" if player else f"The trigger targets {aims}"
        case decisions.PicksModes(player=player, modes=modes, source=source):
            return f"{player} chooses{modes_told(modes).removeprefix(' choosing')} for {source}'s trigger"
        case decisions.Picks(player=player, names=names, about=about):
            return f"{player or 'Its controller'} chooses {listed(names)}{f' for {about}' if about else ''}"
        case decisions.TapsOrUntaps(player=player, tap=tap, about=about):
            return f"{player} {'taps' if tap else 'untaps'} {about}"
        case decisions.NewTargets(player=player, names=names, changed=True):
            return f"{player} changes the target to {listed(names)}"
        case decisions.NewTargets(names=names, about=about):
            copy = f"The copy of {about}" if about else "The copy"
            return f"{copy} targets {listed(names)}" if names else f"{copy} has the same targets"
        case decisions.Reveals(player=player, names=names):
            return f"{player} reveals {listed(names)}"
        case decisions.Rolls(player=player, result=result):
            return f"{player} rolls a {result}"
        case decisions.Flips(player=player, heads=heads, tails=tails):
            sides = ((heads, "heads"), (tails, "tails"))
            return f"{player} flips {listed(f'{n} {side}' for n, side in sides if n)}"
    raise Unsaid(type(answer).__name__)


def modes_told(modes: Sequence[int]) -> str:
    if not modes:
        return ""
    said = listed(ORDINALS.get(number, str(number)) for number in modes)
    return f" choosing the {said} mode{'s' if len(modes) > 1 else ''}"


def _assigned(answer: decisions.AssignsDamage) -> str:
    shares = [(str(n) if n >= 0 else "lethal", name) for name, n in answer.shares]
    if answer.player and answer.source:
        parts = listed(f"{n} to {name}" for n, name in shares)
        return f"{answer.player} assigns {answer.source}'s damage: {parts}"
    each = [f"{n} {'damage ' * (not i)}to {name}" for i, (n, name) in enumerate(shares)]
    each += [f"the rest to {answer.rest}"] if answer.rest else []
    return f"{answer.source or answer.player or 'It'} assigns {listed(each)}"
