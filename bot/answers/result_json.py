"""The result object of the contract (section 3), as plain data."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bot.answers.numbers import Numbers
from bot.answers.second_person import second_person
from bot.engine.coverage import could_matter
from bot.engine.eras import Era
from bot.engine.log.combat import Attacked, Blocked, Exerted
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.stack import Resolved
from bot.engine.log.step import Step
from bot.engine.log.things import CountersRemoved
from bot.engine.log.turn import ManaBurned
from bot.engine.outcome import Outcome, Result
from bot.engine.script import Activate, Cast, Script
from bot.scenario.scenario import Scenario

FORMAT = 1


def result_json(
    understood: Scenario, result: Result, era: Era, asked: str, numbers: Numbers
) -> dict[str, Any]:
    """What came out, without the answers to questions."""
    legal = [o for o in result.outcomes if o.illegal is None]
    shown = legal or list(result.outcomes)
    matters, left_out = unmodelled(understood.script)
    matters += [{"card": u.card, "text": u.text} for u in result.unsupported]
    left_out += [{"card": u.card, "text": u.text} for u in result.left_out]
    status = "resolved"
    error = None
    if matters or (not result.outcomes and not result.loop):
        status = "unsupported"
    elif not legal and result.outcomes:
        status = "illegal"
        illegal = result.outcomes[0].illegal
        assert illegal is not None
        error = {
            "message": second_person(illegal.message),
            "rules": numbers.of(illegal.cites, era),
            "suggestions": list(illegal.suggestions),
        }
    data: dict[str, Any] = {
        "format": FORMAT,
        "rules": {"era": era.id, "asked": asked, "label": era.label},
        "status": status,
        "answers": [],
        "outcomes": [outcome_json(o, era, numbers) for o in shown],
        "assumptions": [
            *understood.guesses,
            *understood.assumptions,
            *(f"Skipped as no part of what happened: “{words}”" for words in understood.skipped),
            *result.notes,
        ],
        "unmodelled": matters if status == "unsupported" else left_out,
        "error": error,
    }
    if result.truncated:
        data["truncated"] = True
    if result.loop:
        data["loop"] = True
    return data


def outcome_json(outcome: Outcome, era: Era, numbers: Numbers) -> dict[str, Any]:
    """One outcome; steps carry what questions look at besides the contract's fields."""
    return {
        "choices": [
            {"player": c.player, "text": _said_by(c.player, c.text), "rules": numbers.of(c.cites, era)}
            for c in outcome.choices
        ],
        "steps": [
            {
                "n": n,
                "kind": s.kind,
                "text": second_person(s.text),
                "rules": numbers.of(s.cites, era),
                **_roles(s),
            }
            for n, s in enumerate(outcome.steps, 1)
        ],
        "players": {name: asdict(p) for name, p in outcome.players.items()},
        "objects": [
            {
                "label": o.label,
                "name": o.name,
                "owner": o.owner,
                "controller": o.controller,
                "zone": o.zone,
                "types": list(o.types),
                "power": o.power,
                "toughness": o.toughness,
                "damage": o.damage,
                "loyalty": o.loyalty,
                "defense": o.defense,
                "counters": dict(o.counters),
                "keywords": list(o.keywords),
                "tapped": o.tapped,
                "token": o.token,
                "attached_to": o.attached_to,
            }
            for o in outcome.objects
        ],
    }


def _roles(step: Step) -> dict[str, Any]:
    """What acted, what it was done to, and how much, of a step."""

    def first(*names: str) -> Any:
        return next((v for n in names if (v := getattr(step, n, None)) not in (None, "")), None)

    subject = first(
        "source", "attacker" if isinstance(step, Exerted) else "player", "ability", "what", "by", "cause"
    )
    amount = first("amount")
    if isinstance(step, LostLife | ManaBurned | CountersRemoved):
        amount = -amount
    things = first("recipient", "thing", "whom", "on", "what", "token", "attacker", "spell", "things")
    if isinstance(step, Attacked | Blocked):
        those = step.attackers if isinstance(step, Attacked) else step.blockers
        subject = those[0] if len(those) == 1 else step.player
    if isinstance(step, GainedLife):
        subject = step.player
    if isinstance(step, Resolved):
        subject = step.what
    return {
        "subject": subject or "",
        "object": ", ".join(things) if isinstance(things, tuple) else things or "",
        "amount": amount,
        "combat": bool(first("combat")),
    }


def _said_by(player: str, text: str) -> str:
    """A choice's words after its player's name: "applies Ward first", or "apply Ward first" of You."""
    if player != "You":
        return text
    return second_person(f"You {text}").removeprefix("You ")


def not_understood_json(
    message: str,
    asked: str,
    *,
    era: Era | None = None,
    line: int = 1,
    column: int = 1,
    span: tuple[int, int] = (0, 0),
    suggestions: tuple[str, ...] | list[str] = (),
    text: str = "",
    understood: str | tuple[str, ...] = (),
) -> dict[str, Any]:
    """What could not be read, with its place and the nearest form that would be."""
    return {
        "format": FORMAT,
        "rules": {"era": era.id if era else None, "asked": asked, "label": era.label if era else None},
        "status": "not_understood",
        "answers": [],
        "outcomes": [],
        "assumptions": [],
        "unmodelled": [],
        "error": {
            "message": message,
            "line": line,
            "column": column,
            "span": list(span),
            "suggestions": list(suggestions),
        },
        "_text": text,
        "_understood": understood,
    }


def unmodelled(script: Script) -> tuple[list[dict[str, str]], list[dict[str, str]]]:
    """The words of cards that take part which the engine does not act on: those that could matter, and the others."""
    cast = {a.card for a in script.actions if isinstance(a, Cast)}
    used = {a.source for a in script.actions if isinstance(a, Activate)}
    matters: list[dict[str, str]] = []
    others: list[dict[str, str]] = []
    for thing in script.setup.objects:
        takes_part = thing.zone == "battlefield" or thing.label in cast
        texts = thing.card.texts
        for number, ability in enumerate(thing.card.abilities):
            text = texts[number] if number < len(texts) else getattr(ability, "text", "")
            entry = {"card": thing.card.name, "text": text}
            if could_matter(ability, text, thing.label in used):
                chosen = matters if takes_part else others
            elif getattr(ability, "text", None) is not None:
                chosen = others
            else:
                continue
            if entry not in chosen:
                chosen.append(entry)
    return matters, others
