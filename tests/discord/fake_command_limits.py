"""What Discord rejects of commands, choices and forms."""

from __future__ import annotations

import re

from tests.discord.fake_limits import ACTION_ROW, TEXT_INPUT, Payload, fits, need

_NAME = re.compile(r"^[-_'\w]{1,32}$")

LOCALES = {
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
}


def check_modal(data: Payload) -> None:
    """The `data` of a form."""
    fits(data.get("custom_id"), 1, 100, "modal custom id")
    fits(data.get("title"), 1, 45, "modal title")
    rows = data.get("components") or []
    need(1 <= len(rows) <= 5, f"{len(rows)} rows in a modal")
    seen: set[str] = set()
    for row in rows:
        need(row.get("type") == ACTION_ROW, f"component type {row.get('type')} in a modal")
        inside = row.get("components") or []
        need(len(inside) == 1 and inside[0].get("type") == TEXT_INPUT, "a modal row without one text input")
        _check_input(inside[0])
        need(inside[0]["custom_id"] not in seen, "a custom id twice")
        seen.add(inside[0]["custom_id"])


def _check_input(part: Payload) -> None:
    fits(part.get("custom_id"), 1, 100, "input custom id")
    fits(part.get("label"), 1, 45, "input label")
    need(part.get("style") in (1, 2), "input style")
    low, high = part.get("min_length", 0), part.get("max_length", 4000)
    need(0 <= low <= 4000 and 1 <= high <= 4000 and low <= high, "input lengths")
    if part.get("placeholder") is not None:
        fits(part["placeholder"], 0, 100, "input placeholder")
    if part.get("value") is not None:
        fits(part["value"], low, high, "input value")


def check_choices(data: Payload) -> None:
    """The answer to an autocomplete."""
    choices = data.get("choices")
    need(isinstance(choices, list) and len(choices) <= 25, "more than 25 choices")
    for choice in choices or []:
        for name in (choice.get("name"), *_localised(choice, "name")):
            fits(name, 1, 100, "choice name")
        fits(choice.get("value"), 0, 100, "choice value")


def check_commands(commands: list[Payload]) -> None:
    """The body of a bulk overwrite."""
    need(isinstance(commands, list), "no list of commands")
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        need(
            sum(c.get("type", 1) == kind for c in commands) <= most,
            f"more than {most} commands of type {kind}",
        )
    names = [(c.get("type", 1), c.get("name")) for c in commands]
    need(len(names) == len(set(names)), "a name twice")
    for command in commands:
        check_command(command)


def check_command(command: Payload) -> None:
    """One command: names, descriptions, options, contexts and the sum of its texts."""
    kind = command.get("type", 1)
    need(kind in (1, 2, 3), f"command type {kind}")
    if kind == 1:
        _check_named(command, "command")
        need(_texts(command) <= 8000, "a command of more than 8000 characters")
        _check_options(command.get("options") or [], depth=0)
    else:
        for name in (command.get("name"), *_localised(command, "name")):
            fits(name, 1, 32, "context menu name")
        need(not command.get("description"), "a context menu with a description")
        need(not command.get("options"), "a context menu with options")
    for key, allowed in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        given = command.get(key)
        need(given is None or (set(given) <= allowed and given), f"{key} {given}")
    permissions = command.get("default_member_permissions")
    need(permissions is None or str(permissions).isdecimal(), "default_member_permissions")


def _check_named(thing: Payload, what: str) -> None:
    for name in (str(thing.get("name")), *_localised(thing, "name")):
        need(_NAME.match(name) and name == name.lower(), f"{what} name {name!r}")
    for description in (thing.get("description"), *_localised(thing, "description")):
        fits(description, 1, 100, f"{what} description")


def _localised(thing: Payload, key: str) -> list[str]:
    texts = thing.get(f"{key}_localizations") or {}
    need(set(texts) <= LOCALES, f"locales {set(texts)}")
    return list(texts.values())


def _check_options(options: list[Payload], depth: int) -> None:
    need(len(options) <= 25, "more than 25 options")
    names = [option.get("name") for option in options]
    need(len(names) == len(set(names)), "an option name twice")
    optional = False
    for option in options:
        kind = option.get("type")
        need(kind in range(1, 12), f"option type {kind}")
        _check_named(option, "option")
        if kind in (1, 2):
            need(depth < (2 if kind == 1 else 1), "subcommands too deep")
            _check_options(option.get("options") or [], depth + 1)
            continue
        need(not (option.get("required") and optional), "a required option after an optional one")
        optional = optional or not option.get("required")
        choices = option.get("choices") or []
        check_choices({"choices": choices})
        need(not (choices and option.get("autocomplete")), "choices and autocomplete")
        for key, low, high in (("min_length", 0, 6000), ("max_length", 1, 6000)):
            if option.get(key) is not None:
                need(kind == 3 and low <= option[key] <= high, key)


def _texts(thing: Payload) -> int:
    # Of the words in several languages the longest count.
    own = _longest(thing, "name") + _longest(thing, "description")
    own += sum(_longest(c, "name") + len(str(c.get("value", ""))) for c in thing.get("choices") or [])
    return own + sum(map(_texts, thing.get("options") or []))


def _longest(thing: Payload, key: str) -> int:
    return max(len(text) for text in (str(thing.get(key, "")), *_localised(thing, key)))
