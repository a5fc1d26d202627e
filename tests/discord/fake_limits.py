"""What Discord rejects with 400, checked on every payload that the bot sends to the fake."""

from __future__ import annotations

from typing import Any

Payload = dict[str, Any]

BUTTON, STRING_SELECT, TEXT_INPUT, ACTION_ROW = 2, 3, 4, 1
EPHEMERAL = 64
COMPONENTS_V2 = 32768
#: What a response to an interaction may set: suppress embeds, ephemeral, suppress notifications, voice, v2.
KNOWN_FLAGS = 4 | EPHEMERAL | 4096 | 8192 | 32768


class Rejected(Exception):
    """The payload breaks a rule of Discord's; the message says which."""


def need(fine: object, reason: str) -> None:
    """Reject unless `fine`."""
    if not fine:
        raise Rejected(reason)


def fits(value: object, low: int, high: int, what: str) -> None:
    """Reject what is no text of that length."""
    need(isinstance(value, str), f"{what} is no text")
    need(low <= len(str(value)) <= high, f"{what} is {len(str(value))} long, {low} to {high} allowed")


def check_message(data: Payload) -> None:
    """The `data` of a message that is sent or edited."""
    known = {"tts", "content", "embeds", "components", "flags", "allowed_mentions", "attachments", "poll"}
    known |= {"nonce", "enforce_nonce"}
    need(not set(data) - known, f"unknown keys {set(data) - known}")
    content, embeds, components = data.get("content"), data.get("embeds") or [], data.get("components") or []
    if data.get("flags", 0) & COMPONENTS_V2:
        need(not content and not embeds and not data.get("poll"), "content or embeds beside components v2")
        need(components, "an empty message")
        files = {f"attachment://{a.get('filename')}" for a in data.get("attachments") or []}
        check_layout(components, files)
        return _check_flags(data)
    need(content or embeds or components, "an empty message")
    if content is not None:
        fits(content, 0, 2000, "content")
    need(len(embeds) <= 10, "more than 10 embeds")
    need(sum(map(check_embed, embeds)) <= 6000, "embeds of more than 6000 characters in all")
    check_components(components)
    _check_flags(data)


def _check_flags(data: Payload) -> None:
    flags = data.get("flags", 0)
    need(isinstance(flags, int) and not flags & ~KNOWN_FLAGS, f"flags {flags}")
    mentions = data.get("allowed_mentions")
    if mentions is not None:
        known = {"parse", "users", "roles", "replied_user"}
        need(isinstance(mentions, dict) and not set(mentions) - known, "unknown allowed_mentions")


def check_embed(embed: Payload) -> int:
    """Check one embed; its length."""
    known = {
        "title",
        "description",
        "url",
        "timestamp",
        "color",
        "footer",
        "author",
        "fields",
        "type",
        "flags",
    }
    need(not set(embed) - known, f"unknown embed keys {set(embed) - known}")
    total = 0
    for key, limit in (("title", 256), ("description", 4096)):
        if embed.get(key) is not None:
            fits(embed[key], 1, limit, f"embed {key}")
            total += len(embed[key])
    footer = embed.get("footer") or {}
    if footer:
        fits(footer.get("text"), 1, 2048, "embed footer")
        total += len(footer["text"])
    author = embed.get("author") or {}
    if author:
        fits(author.get("name"), 1, 256, "embed author")
        total += len(author["name"])
    fields = embed.get("fields") or []
    need(len(fields) <= 25, "more than 25 fields")
    for field in fields:
        fits(field.get("name"), 1, 256, "field name")
        fits(field.get("value"), 1, 1024, "field value")
        total += len(field["name"]) + len(field["value"])
    need(total, "an empty embed")
    return total


def check_layout(parts: list[Payload], files: set[str]) -> None:
    """The parts of a message with components v2."""
    seen: set[str] = set()
    count, texts = _check_parts(parts, files, seen, top=True)
    need(count <= 40, f"{count} components")
    need(texts <= 4000, f"{texts} characters of text")


def _check_parts(parts: list[Payload], files: set[str], seen: set[str], top: bool = False) -> tuple[int, int]:
    count = texts = 0
    for part in parts:
        count += 1
        match part.get("type"):
            case 1:
                check_components([part], seen)
                count += len(part["components"])
            case 9:
                inside = part.get("components") or []
                need(1 <= len(inside) <= 3, "texts of a section")
                need(all(text.get("type") == 10 for text in inside), "a section of something else than text")
                accessory = part.get("accessory")
                need(accessory and accessory["type"] in (2, 11), "a section without accessory")
                check_components([{"type": 1, "components": [accessory]}], seen)
                more = _check_parts(inside, files, seen)
                count, texts = count + more[0] + 1, texts + more[1]
            case 10:
                fits(part.get("content"), 1, 4000, "text")
                need(str(part["content"]).strip(), "a blank text")
                texts += len(part["content"])
            case 12:
                items = part.get("items") or []
                need(1 <= len(items) <= 10, "items of a gallery")
                for item in items:
                    need(item["media"]["url"] in files, f"no file {item['media']['url']}")
                    if item.get("description") is not None:
                        fits(item["description"], 1, 1024, "alternative text")
            case 14:
                need(part.get("spacing", 1) in (1, 2), "spacing")
            case 17:
                need(top, "a container inside another")
                need(part.get("components"), "an empty container")
                more = _check_parts(part["components"], files, seen)
                count, texts = count + more[0], texts + more[1]
            case other:
                raise Rejected(f"component type {other}")
    return count, texts


def check_components(rows: list[Payload], seen: set[str] | None = None) -> None:
    """The rows of a message."""
    need(isinstance(rows, list) and len(rows) <= 5, "more than 5 rows of components")
    seen = set() if seen is None else seen
    for row in rows:
        need(row.get("type") == ACTION_ROW, f"component type {row.get('type')} at the top")
        inside = row.get("components") or []
        need(inside, "an empty row")
        if any(part.get("type") == STRING_SELECT for part in inside):
            need(len(inside) == 1, "a select beside something else")
        need(len(inside) <= 5, "more than 5 buttons in a row")
        for part in inside:
            kind = part.get("type")
            need(kind in (BUTTON, STRING_SELECT), f"component type {kind} in a row of a message")
            (_check_button if kind == BUTTON else _check_select)(part)
            custom_id = part.get("custom_id")
            if custom_id is not None:
                need(custom_id not in seen, f"the custom id {custom_id} twice")
                seen.add(custom_id)


def _check_button(button: Payload) -> None:
    style = button.get("style")
    need(style in (1, 2, 3, 4, 5), f"button style {style}")
    need(button.get("label") or button.get("emoji"), "a button without label and emoji")
    if button.get("label") is not None:
        fits(button["label"], 1, 80, "button label")
    if style == 5:
        need(str(button.get("url", "")).startswith(("http://", "https://")), "a link button without address")
        need("custom_id" not in button, "a link button with custom id")
    else:
        fits(button.get("custom_id"), 1, 100, "custom id")
        need("url" not in button, "a button with custom id and address")


def _check_select(select: Payload) -> None:
    fits(select.get("custom_id"), 1, 100, "custom id")
    if select.get("placeholder") is not None:
        fits(select["placeholder"], 0, 150, "placeholder")
    options = select.get("options") or []
    need(1 <= len(options) <= 25, f"{len(options)} options")
    for option in options:
        fits(option.get("label"), 1, 100, "option label")
        need(str(option["label"]).strip(), "a blank option label")
        fits(option.get("value"), 1, 100, "option value")
        if option.get("description") is not None:
            fits(option["description"], 1, 100, "option description")
    values = [option["value"] for option in options]
    need(len(values) == len(set(values)), "an option value twice")
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    need(0 <= low <= high <= len(options), "min_values and max_values do not fit")
    chosen = sum(bool(option.get("default")) for option in options)
    need(chosen <= high, "more options chosen than may be")
