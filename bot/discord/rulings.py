"""Short ids under which an answer can be seen again, as it was given: `/ruling 7k3m9x2q`."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import MutableMapping

from bot.answers.answer import Answer, Tone
from bot.answers.answer_json import answer_from_json, answer_to_json
from bot.questions import Kind, Question
from bot.values import dataclass

#: Letters that nobody takes for one another.
_ALPHABET = str.maketrans("abcdefghijklmnopqrstuvwxyz234567", "0123456789abcdefghjkmnpqrstvwxyz")
_LENGTH = 8
#: What is said about the bot itself is no ruling.
_NO_RULINGS = frozenset({Kind.HELP, Kind.ABOUT})


def kept_ruling(answer: Answer, question: Question, bodies: MutableMapping[str, str]) -> str:
    """The id of `answer`, whose body is put into `bodies`; empty when it is not kept. The same answer has the same id."""
    if question.kind is Kind.RULING:
        # It is one already.
        return question.text if answer.tone is Tone.ANSWER else ""
    if question.kind in _NO_RULINGS or answer.tone is not Tone.ANSWER:
        return ""
    told = {
        "question": [question.kind, question.text, question.option],
        "answer": answer_to_json(answer),
    }
    body = json.dumps(told, separators=(",", ":"), sort_keys=True)
    digest = hashlib.blake2s(body.encode(), digest_size=5).digest()
    name = base64.b32encode(digest).decode().lower().translate(_ALPHABET)[:_LENGTH]
    # A story of many outcomes is long and says much twice.
    bodies[_key(name)] = base64.b85encode(zlib.compress(body.encode())).decode()
    return name


@dataclass(frozen=True, slots=True)
class Kept:
    """A ruling that is shown again: what was asked, and what was answered."""

    question: Question
    answer: Answer


def read_ruling(body: str) -> Kept:
    """What is kept in `body`. Raises `ValueError` for what this version can't read."""
    try:
        told = json.loads(zlib.decompress(base64.b85decode(body)))
        kind, text, option = told["question"]
        return Kept(Question(Kind(kind), text, option), answer_from_json(told["answer"]))
    except (zlib.error, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"no ruling: {error}") from error


def plain_id(typed: str) -> str:
    """The id that was typed: blanks, marks and letters that look like digits do not matter."""
    plain = typed.strip().lower().removeprefix("ruling").strip(" #:`")
    return plain.replace("o", "0").replace("i", "1").replace("l", "1")


def ruling_key(typed: str) -> str:
    """The key under which the ruling of that id is kept."""
    return _key(plain_id(typed))


def _key(name: str) -> str:
    return f"ruling:{name}"
