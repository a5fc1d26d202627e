"""`/card`: a card by name, its rulings, what the engine acts on and what it does not."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from bot.answers.answer import FEW_CARDS, Answer, Block, Line, Page, Tone
from bot.answers.card_readings.reader import lines_of, verdict_json
from bot.answers.lookups.page import LONGEST_QUERY, UNOFFICIAL, empty, json_object, nothing, too_long
from bot.answers.reply import Reply
from bot.values import asdict
from rulesdb.cards import CardPool
from rulesdb.index import Index
from rulesdb.names import Hit, Match
from rulesdb.rows import CardRow, FaceRow, LineRow, RulingRow

#: A guess is answered with only when it is this much better than the next one (of 100).
_CLEAR_LEAD = {Match.PREFIX: 12.0, Match.FUZZY: 3.0}


def card_reply(index: Index, query: str) -> Reply:
    """The reply to `/card`. An exact name always wins; several near names are shown, none is picked."""
    if len(query) > LONGEST_QUERY:
        return too_long(query)
    words = query.strip().strip('[]"“”').strip()
    if not words:
        return empty(query, "a card", "card Serra Angel")
    pool = pool_of(index)
    if card := pool.exact(words):
        return _card(pool, query, card, Match.EXACT, [card.name], "", _dated(index))
    hits = pool.search(words)
    chosen = clear_winner(hits)
    names = [pool.name_of(hit.key) for hit in hits]
    if chosen is None or (card := pool.by_id(chosen.key)) is None:
        return _unknown(query, words, hits, names, few_cards=index.is_starter)
    note = f"“{words}” is read as {card.name}."
    return _card(pool, query, card, chosen.match, names, note, _dated(index))


def pool_of(index: Index) -> CardPool:
    """The index's cards, or the starter's where it has none."""
    return index.cards if index.cards or index.is_starter else index.starter.cards


def clear_winner(hits: list[Hit]) -> Hit | None:
    """The hit to answer with: a near one only if it is near enough and no other is about as near."""
    if not hits or not hits[0].sure:
        return None
    best = hits[0]
    if best.match in (Match.EXACT, Match.ALIAS):
        return best
    rivals = [hit for hit in hits[1:] if hit.sure]
    if rivals and best.score - rivals[0].score < _CLEAR_LEAD[best.match]:
        return None
    return best


def _dated(index: Index) -> str:
    """Of which day the card data are."""
    built = index.meta.get("built", "")[:10]
    return f"Card data of {built}. {UNOFFICIAL}" if built else f"In our own words. {UNOFFICIAL}"


def _card(
    pool: CardPool, query: str, card: CardRow, match: Match, names: list[str], note: str, footer: str
) -> Reply:
    rulings = pool.rulings(card)
    read = lines_of(pool, card)
    result = {
        "name": card.name,
        "mana_cost": card.mana_cost,
        "type_line": card.type_line,
        "text": card.text,
        "power": card.power,
        "toughness": card.toughness,
        "loyalty": card.loyalty,
        "faces": [_face_json(face) for face in card.faces],
        "rulings": [asdict(ruling) for ruling in rulings],
        "read": [verdict_json(line) for line in read],
    }
    blocks = [Block(lines=(Line(note),))] if note else []
    for face in card.faces or (_as_face(card),):
        blocks.extend(_face_blocks(face, named=bool(card.faces)))
    blocks.extend(_reading_blocks(read))
    related = (("Rulings", _rulings_page(card, rulings)),) if rulings else ()
    answer = Answer(
        f"{card.name} {card.mana_cost}".strip(),
        (Page(card.name, tuple(blocks)),),
        Tone.CHOICES if match is Match.FUZZY else Tone.ANSWER,
        footer=footer,
        suggestions=tuple(name for name in names if name != card.name),
        related=related,
        links=_links(card.name),
    )
    return Reply(answer, json_object(query, match.name.lower(), result, names, note))


def _links(name: str) -> tuple[tuple[str, str], ...]:
    """Where else the card can be looked up: the official database, and a card search site."""
    whole = quote(f'"{name}"')
    return (
        ("Gatherer", f"https://gatherer.wizards.com/Pages/Search/Default.aspx?name=+[{whole}]"),
        ("Scryfall", f"https://scryfall.com/search?q=!{whole}"),
    )


def _face_json(face: FaceRow) -> dict[str, Any]:
    keys = ("name", "mana_cost", "type_line", "text", "power", "toughness", "loyalty", "defense")
    return {key: getattr(face, key) for key in keys}


def _as_face(card: CardRow) -> FaceRow:
    return FaceRow(
        card.name,
        card.mana_cost,
        card.type_line,
        card.text,
        card.power,
        card.toughness,
        card.loyalty,
        card.defense,
    )


def _face_blocks(face: FaceRow, named: bool) -> list[Block]:
    heading = f"{face.name} {face.mana_cost}".strip() if named else ""
    numbers = [
        f"{face.power}/{face.toughness}" if face.power is not None else "",
        f"Loyalty {face.loyalty}" if face.loyalty is not None else "",
        f"Defense {face.defense}" if face.defense is not None else "",
    ]
    kind = ", ".join(part for part in (face.type_line, *numbers) if part)
    blocks = [Block(heading, (Line(kind),))]
    if face.text:
        blocks.append(Block(lines=tuple(Line(line) for line in face.text.split("\n")), quoted=True))
    return blocks


def _rulings_page(card: CardRow, rulings: list[RulingRow]) -> Page:
    lines = tuple(Line(f"{ruling.date}: {ruling.text}") for ruling in rulings)
    return Page(f"Rulings on {card.name}", (Block(lines=lines, quoted=True),))


def _reading_blocks(read: tuple[LineRow, ...]) -> list[Block]:
    """The lines that the engine acts on, and those it does not, each with the reason where there is one."""
    left_out = [line for line in read if not line.read]
    if not read:
        return []
    if not left_out:
        return [Block(lines=(Line("The engine acts on the whole card."),))]
    lines = [Line(f"{line.text}{f' ({line.reason})' if line.reason else ''}") for line in left_out]
    return [Block("Not acted on by the engine", tuple(lines))]


def _unknown(query: str, words: str, hits: list[Hit], names: list[str], few_cards: bool) -> Reply:
    if hits and hits[0].sure:
        kind = "have these words" if hits[0].match is Match.PREFIX else "are about as near"
        sentences = [f"Several cards {kind}."]
    elif hits:
        sentences = [f"There is no card “{words}”."]
    else:
        sentences = [f"There is no card “{words}”, and none with a name near it.", "Check the spelling."]
    if few_cards:
        sentences.append(FEW_CARDS)
    return nothing(
        query, f"No single card “{words}”" if hits else f"No card “{words}”", sentences, names, UNOFFICIAL
    )
