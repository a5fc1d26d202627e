"""Everything that the bot itself says is said in every language, and is nowhere too long for Discord."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

import bot.discord
from bot.answers.desk import open_desk
from bot.discord.commands.registering import commands
from bot.discord.languages.translator import Translator
from bot.discord.languages.wording import ENGLISH, LOCALES, NAMES, Wording, language_of, table
from bot.discord.rendering.spoken import in_sentences
from bot.questions import Kind, Question, ask
from tests.discord.desk_fixture import SmallDesk
from tests.discord.fake_command_limits import check_commands
from tests.discord.fake_discord import FakeDiscord, footer_of, labels_of

ROOM = Path(bot.discord.__file__).parent
#: What says a fixed sentence: its arguments are sentences of ours.
SPEAKERS = {"failure": 2, "wording": 1, "BadInput": 2, "StoreAway": 2}
#: The longest label of a button that a phone shows whole.
BUTTON = 38


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that the code says, with fields as `7`, and where."""
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
                for argument in node.args[: SPEAKERS[node.func.id]]:
                    text = said(argument)
                    if text:
                        yield text, f"{path.name}:{node.lineno}"


def said(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts)
    return ""


def test_every_sentence_that_the_code_says_is_known_in_every_language() -> None:
    found = list(sentences())
    assert len(found) > 50
    missing = [
        (text, where, language)
        for text, where in found
        for language in LOCALES
        if Wording(language).heard(text) == text and table().get(text, {}).get(language) is None
    ]
    assert missing == []


def test_every_sentence_has_every_language_and_the_same_fields() -> None:
    for english, words in table().items():
        assert set(words) == set(LOCALES), english
        fields = dict.fromkeys(("number", "many", "here", "count", "date", "id", "name", "rules"), "x")
        fields |= dict.fromkeys(
            ("answers", "picture", "language", "where", "near", "seconds", "code", "when"), "x"
        )
        for language, text in words.items():
            assert text.strip(), (english, language)
            for field in fields:
                assert (f"{{{field}}}" in text) == (f"{{{field}}}" in english), (english, language)


#: What a look-up says that is not the bot's own: rules, cards, documents and their names.
NOT_OURS = re.compile(
    r"\d{3}(\.\d+[a-z]?)?( .*)?|[\d-]+|.*in our own words; `rules-oracle.*|.*(in our words|Edition|G\.12).*|.* — .*|Instant"
    r"|From \S+ to \S+, about .*|In \S+, about .*|The rules it refers to .*|Rules Oracle is unofficial Fan Content .*",
    re.DOTALL,
)
LOOKED_UP = (
    *(
        ("rule", q)
        for q in ("120.3", "lifelink", "7025g", "999.9", "704.5l", "what kills", "120.4.", "x" * 400)
    ),
    *(
        ("rule", q)
        for q in ("first strik", "120.3 on:2009", "310.4 on:1997", "310.4 on:2003", "120.3 on:never")
    ),
    *(("define", q) for q in ("sba", "deaftouch", "zzz")),
    *(("search", q) for q in ("lethal damage", "zzzz")),
    *(("card", q) for q in ("Serra Angel", "grizly bears", "no such")),
    *(("history", q) for q in ("510.1c", "1.1", "120.3a")),
    ("changes", ""),
    ("about", ""),
)


@pytest.mark.parametrize(("kind", "query"), LOOKED_UP)
def test_what_a_look_up_says_itself_is_known_in_every_language(kind: str, query: str) -> None:
    answer = ask(open_desk(), Question(Kind(kind), query)).answer
    said = [sentence for sentence in re.split(r"(?<=\.) ", answer.footer) if sentence]
    for page in (*answer.pages, *(page for _, page in answer.related)):
        for block in page.blocks:
            said.append(block.heading)
            if not (block.quoted or block.verbatim or block.numbered):
                said += [line.text for line in block.lines]
    assert said
    for language in LOCALES:
        wording = Wording(language)
        same = [text for text in said if text and in_sentences(text, wording) == text]
        # Some words are the same in two languages.
        known = [text for text in same if table().get(text, {}).get(language) == text]
        assert [text for text in same if text not in known and not NOT_OURS.fullmatch(text)] == []


@pytest.mark.parametrize(
    "told",
    [
        "Shock deals 2 damage",
        "Hill Giant takes 3 damage from Shock",
        "Alice is at 20 life",
        "two of them",
        "Knight of Grace is now Knight",
        "Bob and Carol are beside it.",
        "Grizzly Bears was another rule",
        "Bob lost",
    ],
)
def test_what_a_story_tells_is_no_fixed_sentence(told: str) -> None:
    for language in LOCALES:
        assert Wording(language).heard(told) in (
            told,
            Wording(language)("{one} and {other} are beside it.", one="Bob", other="Carol"),
        )


def test_labels_of_buttons_are_short_in_every_language() -> None:
    for english in ("Show", "Delete", "Back", "Next", "{here} of {count}", "Edit and ask again"):
        for language in NAMES:
            assert len(Wording(language)(english, here=10, count=12)) <= BUTTON


async def test_every_name_and_description_of_a_command_is_known_in_every_locale() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for command in commands(SmallDesk()):
        tree.add_command(command)
    translator = Translator()
    payloads = [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]
    check_commands(payloads)
    wanted = {locale for locales in LOCALES.values() for locale in locales}
    missing = []

    def look(thing: dict[str, object], path: str, keys: tuple[str, ...]) -> None:
        here = f"{path}/{thing['name']}"
        for key in keys:
            if thing.get(key) and set(thing.get(f"{key}_localizations") or {}) != wanted:
                missing.append(f"{here}: {key} {thing[key]!r}")
        for option in thing.get("options") or []:  # type: ignore[attr-defined]
            look(option, here, ("name", "description"))

    for payload in payloads:
        look(payload, "", ("name", "description"))
    assert missing == []


def test_discords_locales_are_spoken_to_in_their_language() -> None:
    assert [language_of(locale) for locale in ("de", "pt-BR", "es-419", "en-GB", "ko")] == [
        *("de", "pt", "es"),
        *(ENGLISH, ENGLISH),
    ]


@pytest.mark.usefixtures("bot")
async def test_an_answer_is_given_in_the_language_of_whoever_asks(fake: FakeDiscord) -> None:
    shown = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please.", locale="de"))
    assert "Seite 1 von 2" in footer_of(shown)
    assert labels_of(shown)[-4:] == ["Zurück", "1 von 2", "Weiter", "Löschen"]
    await fake.slash("settings mine language", language="ja")
    shown = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please.", locale="de"))
    assert "1 / 2 ページ" in footer_of(shown)
