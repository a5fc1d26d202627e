"""An answer in the language of whoever asked: its fixed sentences; text of rules, cards and stories stays."""

from __future__ import annotations

from bot.answers.answer import Answer, Block, Line, Page
from bot.discord.languages.wording import ENGLISH, Wording
from bot.values import replace


def spoken(answer: Answer, wording: Wording) -> Answer:
    """`answer` with everything that the bot itself says in it in that language."""
    if wording.language == ENGLISH:
        return answer
    return replace(
        answer,
        title=wording.heard(answer.title),
        pages=tuple(_page(page, wording) for page in answer.pages),
        footer=in_sentences(answer.footer, wording),
        related=tuple((wording.heard(label), _page(page, wording)) for label, page in answer.related),
    )


def _page(page: Page, wording: Wording) -> Page:
    blocks = tuple(_block(block, wording) for block in page.blocks)
    return replace(page, title=wording.heard(page.title), blocks=blocks)


def _block(block: Block, wording: Wording) -> Block:
    lines = block.lines
    if not (block.quoted or block.verbatim or block.numbered):
        lines = tuple(_line(line, wording) for line in lines)
    return replace(block, heading=wording.heard(block.heading), lines=lines)


def _line(line: Line, wording: Wording) -> Line:
    said = in_sentences(line.text, wording)
    return line if said == line.text else replace(line, text=said, marks=())


def in_sentences(text: str, wording: Wording) -> str:
    """`text` in that language: whole, or each of the fixed sentences that it is put together from."""
    whole = wording.heard(text)
    if whole != text:
        return whole
    sentences = text.split(". ")
    ends = [f"{sentence}." for sentence in sentences[:-1]] + sentences[-1:]
    return " ".join(wording.heard(sentence) for sentence in ends)
