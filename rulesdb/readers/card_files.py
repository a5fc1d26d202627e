"""Card files: Scryfall's bulk cards and rulings, MTGJSON's AtomicCards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulesdb.color_indicators import indicated_colors
from rulesdb.errors import UnreadableDocument
from rulesdb.readers.json_stream import BytesRead, JsonStream
from rulesdb.rows import CardRow, FaceRow, RulingRow

#: Layouts that are no cards to play with: their names would shadow real cards.
NO_CARDS = frozenset({"token", "double_faced_token", "art_series", "emblem"})
#: Layouts whose halves are all on one side, or are two sides of one card: one card with faces.
JOIN = " // "
TEXT_JOIN = "\n//\n"

#: A card, its rulings where the file has them beside it, and how much it is a real card (0 is most).
Card = tuple[CardRow, tuple[RulingRow, ...], int]


def read_cards(path: Path, bytes_read: BytesRead | None = None) -> Iterator[Card]:
    """Every card of a Scryfall bulk file (an array) or of MTGJSON's AtomicCards (an object with `data`), as a
    stream. Raises `UnreadableDocument` for other JSON and for a file that breaks off."""
    stream = JsonStream(path, bytes_read)
    try:
        if stream.peek() == "[":
            yield from _scryfall(stream, path.name)
        else:
            yield from _mtgjson(stream, path.name)
    except (TypeError, AttributeError, LookupError):
        raise UnreadableDocument(
            f"{path.name} holds a card whose parts are of other kinds than they should be.",
            "Give Scryfall's bulk cards or MTGJSON's AtomicCards.",
        ) from None
    finally:
        stream.close()


def read_rulings(path: Path, bytes_read: BytesRead | None = None) -> Iterator[tuple[str, RulingRow]]:
    """Each (oracle id, ruling) of Scryfall's bulk rulings."""
    stream = JsonStream(path, bytes_read)
    try:
        for entry in stream.array():
            if not isinstance(entry, dict) or "comment" not in entry:
                raise UnreadableDocument(f"{path.name} is no rulings file.", "Give Scryfall's bulk rulings.")
            words = _text(entry, "comment")
            yield (
                _text(entry, "oracle_id"),
                RulingRow(_text(entry, "published_at"), _text(entry, "source"), words),
            )
    finally:
        stream.close()


def _scryfall(stream: JsonStream, name: str) -> Iterator[Card]:
    for entry in stream.array():
        if not isinstance(entry, dict) or "name" not in entry:
            raise UnreadableDocument(
                f"{name} holds something that is no card.", "Give Scryfall's bulk cards."
            )
        if entry.get("layout") in NO_CARDS or entry.get("object", "card") != "card":
            continue
        given = entry.get("card_faces") or []
        faces = tuple(_scryfall_face(face) for face in given if isinstance(face, dict))
        if entry.get("layout") == "reversible_card" and faces:  # one card printed twice
            faces = ()
            entry = {
                **given[0],
                **{key: value for key, value in entry.items() if value},
                "name": given[0]["name"],
            }
            entry["oracle_text"] = given[0].get("oracle_text", "")
        own = _scryfall_face(entry)
        if not any("colors" in told for told in (entry, *given)):
            own, faces = _with_indicators(own, faces)
        oracle_id = _text(entry, "oracle_id")
        yield _card(own, faces, _text(entry, "layout") or "normal", oracle_id), (), _rank(entry)


def _scryfall_face(face: dict[str, Any]) -> FaceRow:
    return FaceRow(
        name=_text(face, "name"),
        mana_cost=_text(face, "mana_cost"),
        type_line=_text(face, "type_line"),
        text=_text(face, "oracle_text"),
        power=_number(face, "power"),
        toughness=_number(face, "toughness"),
        loyalty=_number(face, "loyalty"),
        defense=_number(face, "defense"),
        colors=tuple(_text({"": color}, "") for color in face.get("colors") or ()),
    )


def _with_indicators(own: FaceRow, faces: tuple[FaceRow, ...]) -> tuple[FaceRow, tuple[FaceRow, ...]]:
    """The card as the file would have it if it told colors."""
    fronts = (None, *(faces[:1] * (len(faces) - 1)))
    sides = (
        replace(face, colors=indicated_colors(face, front)) for face, front in zip(faces, fronts, strict=True)
    )
    return replace(own, colors=indicated_colors(own, None)), tuple(sides) if faces else ()


def _rank(entry: dict[str, Any]) -> int:
    """Joke and playtest cards stand behind a real card of the same name."""
    funny = entry.get("set_type") == "funny" or entry.get("border_color") == "silver"
    return int(funny) + int("playtest" in (entry.get("promo_types") or ()))


def _mtgjson(stream: JsonStream, name: str) -> Iterator[Card]:
    if stream.peek() != "{":
        raise UnreadableDocument(
            f"{name} is no card file.", "Give Scryfall's bulk cards or MTGJSON's AtomicCards."
        )
    found = False
    for key in stream.pairs():
        if key != "data" or stream.peek() != "{":
            stream.value()
            continue
        for _ in stream.pairs():
            found = True
            yield _mtgjson_card(stream.value(), name)
    if not found:
        raise UnreadableDocument(
            f"{name} holds no cards.", "Give Scryfall's bulk cards or MTGJSON's AtomicCards."
        )


def _mtgjson_card(entry: Any, name: str) -> Card:
    sides = (
        [side for side in entry if isinstance(side, dict) and "name" in side]
        if isinstance(entry, list)
        else []
    )
    if not sides:
        raise UnreadableDocument(f"{name} holds something that is no card.", "Give MTGJSON's AtomicCards.")
    front = sides[0]
    faces = (
        tuple(_mtgjson_face(side) for side in sides) if len(sides) > 1 and _text(front, "faceName") else ()
    )
    own = _mtgjson_face(front)
    if faces:
        own = FaceRow(_text(front, "name"), "", JOIN.join(face.type_line for face in faces), "")
    rulings = tuple(
        RulingRow(_text(ruling, "date"), "wotc", _text(ruling, "text"))
        for ruling in front.get("rulings") or ()
        if isinstance(ruling, dict)
    )
    identifiers = front.get("identifiers") or {}
    card = _card(own, faces, _text(front, "layout") or "normal", _text(identifiers, "scryfallOracleId"))
    return card, rulings, int(bool(front.get("isFunny")))


def _mtgjson_face(side: dict[str, Any]) -> FaceRow:
    return FaceRow(
        name=_text(side, "faceName") or _text(side, "name"),
        mana_cost=_text(side, "manaCost"),
        type_line=_text(side, "type"),
        text=_text(side, "text"),
        power=_number(side, "power"),
        toughness=_number(side, "toughness"),
        loyalty=_number(side, "loyalty"),
        defense=_number(side, "defense"),
        colors=tuple(_text({"": color}, "") for color in side.get("colors") or ()),
    )


def _card(own: FaceRow, faces: tuple[FaceRow, ...], layout: str, oracle_id: str) -> CardRow:
    front = faces[0] if faces else own
    return CardRow(
        id=0,
        name=own.name or JOIN.join(face.name for face in faces),
        mana_cost=own.mana_cost or front.mana_cost,
        type_line=own.type_line or JOIN.join(face.type_line for face in faces),
        text=TEXT_JOIN.join(face.text for face in faces) if faces else own.text,
        power=own.power or front.power,
        toughness=own.toughness or front.toughness,
        loyalty=own.loyalty or front.loyalty,
        defense=own.defense or front.defense,
        colors=own.colors or front.colors,
        faces=faces,
        layout=layout,
        oracle_id=oracle_id,
    )


def _text(entry: dict[str, Any], key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str):
        return ""
    return value if value.isascii() else value.encode("utf-8", "replace").decode()  # halves of a sign apart


def _number(entry: dict[str, Any], key: str) -> str | None:
    value = entry.get(key)
    return None if value is None else _text({key: str(value)}, key)
