"""Which of the assumptions are told beneath an answer: each once, and none that the reading says as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.answers.resolution import Resolution
from bot.engine.log.step import listed
from bot.regex import regex

_IS_THERE = regex(r"(?P<thing>.+) is on the battlefield under .+ control\.")
_SINCE = regex(r"(?P<thing>.+) has been under (?P<whose>.+) control since the turn began\.")


def assumptions_told(found: Resolution) -> tuple[str, ...]:
    """The assumptions but those that are a sentence of the reading in other words (`Ogre is on the battlefield under your control`,
    `You control Ogre`), and those that are alike in one sentence. Where the story stands as it was typed, nothing says them."""
    controls = [sentence for sentence in found.reading if re.search(r"\bcontrols? ", sentence)]
    told = [one for one in found.assumptions if one not in found.reading and not _is_said(one, controls)]
    return tuple(_together(told))


def _is_said(assumption: str, controls: Iterable[str]) -> bool:
    there = _IS_THERE.fullmatch(assumption)
    said = re.compile(rf"\bcontrols? (?:an? )?{re.escape(there['thing'])}(?![\w#])(?! #)") if there else None
    return said is not None and any(said.search(sentence) for sentence in controls)


def _together(assumptions: Iterable[str]) -> Iterator[str]:
    """What is assumed of several things of one player in one sentence, where the first of them stood."""
    all_of: dict[str, list[str]] = {}
    kept: list[str] = []
    for one in assumptions:
        since = _SINCE.fullmatch(one)
        if since is None:
            kept.append(one)
            continue
        things = all_of.setdefault(since["whose"], [])
        if not things:
            kept.append(one)
        things.append(since["thing"])
    for one in kept:
        since = _SINCE.fullmatch(one)
        things = all_of[since["whose"]] if since is not None else []
        if since is None or len(things) == 1:
            yield one
        else:
            yield f"{listed(things)} have been under {since['whose']} control since the turn began."
