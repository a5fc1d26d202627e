"""Templates from their text to what matches: `{who} attack[s] [{whom}]`, and with which words each can begin."""

from __future__ import annotations

from functools import cache

from bot.scenario.forms.template import Chain, Maybe, Node, OneOf, Plain, Slot, Word

_SIGNS = "[]()"


def _pieces(text: str) -> list[str]:
    """The words, slots and signs of a template, in their order: no slot has a blank or a sign in it."""
    for sign in _SIGNS:
        text = text.replace(sign, f" {sign} ")
    return text.split()


def compile_template(text: str) -> Node:
    """The template as a tree. Raises `ValueError` for one that is badly written: brackets left open, `x|( y z )` (write `( x | y z )`)."""
    pieces = _pieces(text)
    node, rest = _alternatives(pieces, 0)
    if rest != len(pieces):
        raise ValueError(f"unbalanced template: {text}")
    return node


def words_in(text: str) -> set[str]:
    """Every word that templates have, one after another in `text`, which are not compiled for that."""
    pieces = {*_pieces(text)} - {"|", *_SIGNS}  # they are made of a few hundred
    words = (word for piece in pieces for word in (piece.removeprefix("=") or piece).split("|"))
    return {word for word in words if not word.startswith("{")}


def begins_with(text: str) -> set[str]:
    """The words with which a template can begin, `ANY` where a slot can: it is compiled only where that is not plain to see."""
    piece = next(iter(_pieces(text.partition(" ")[0])), "")
    if not piece or piece in _SIGNS or " | " in text:
        return first_words(compile_template(text))
    return {ANY if word.startswith("{") else word for word in (piece.removeprefix("=") or piece).split("|")}


def needed_in(text: str) -> tuple[frozenset[str], ...]:
    """Sets of words of a template; what fits has one of each: it is compiled only where none is plain to see."""
    found: list[frozenset[str]] = []
    inside = 0
    for piece in _pieces(text):
        if piece in ("[", "("):
            inside += 1
        elif piece in ("]", ")"):
            inside -= 1
        elif not inside and piece == "|":
            return needed(compile_template(text))
        elif not inside:
            found += needed(_words_and_slots(piece))
    return tuple(found) or needed(compile_template(text))


def _alternatives(pieces: list[str], at: int) -> tuple[Node, int]:
    options: list[Node] = []
    parts: list[Node] = []
    while at < len(pieces) and pieces[at] not in ("]", ")"):
        piece = pieces[at]
        if piece == "|":
            options.append(_chain(parts))
            parts, at = [], at + 1
        elif piece in ("[", "("):
            inner, at = _alternatives(pieces, at + 1)
            if at >= len(pieces):
                raise ValueError("unbalanced template: " + " ".join(pieces))
            parts.append(Maybe(inner) if piece == "[" else inner)
            at += 1
        else:
            parts.append(_words_and_slots(piece))
            at += 1
    options.append(_chain(parts))
    return (options[0] if len(options) == 1 else OneOf(tuple(options))), at


@cache  # thousands of templates are made of a few hundred such pieces
def _words_and_slots(piece: str) -> Node:
    """`a|b`, `{number}`, `any|{number}`, `=a`, and the sign `=` itself."""
    if "" in piece.split("|") or (piece.startswith("=") and "|" in piece):
        raise ValueError(f"an alternative of nothing or of a bracket: {piece} (write ( x | y z ))")
    if piece.startswith("=") and piece != "=":
        return Plain(piece[1:])
    words = frozenset(w for w in piece.split("|") if w and not w.startswith("{"))
    found: list[Node] = [Word(words)] if words else []
    for option in piece.split("|"):
        if option.startswith("{"):
            name, _, kind = option[1:-1].partition(":")
            found.append(Slot(name, kind or name))
    return found[0] if len(found) == 1 else OneOf(tuple(found))


def _chain(parts: list[Node]) -> Node:
    if len(parts) == 1:
        return parts[0]
    each = [words for part in parts for words in needed(part)]
    alone = frozenset(word for words in each if len(words) == 1 for word in words)
    return Chain(tuple(parts), _kept(alone), tuple(_kept(words) for words in each if len(words) > 1))


@cache  # thousands of templates have a few hundred words, and each takes a set
def _alone(word: str) -> frozenset[str]:
    return frozenset((word,))


@cache
def _kept(words: frozenset[str]) -> frozenset[str]:
    """The first of the sets that are equal: one is kept for all of them."""
    return words


def needed(node: Node) -> tuple[frozenset[str], ...]:
    """Sets of words; what fits has one of each."""
    match node:
        case Word():
            return (node.words,)
        case Plain():
            return (_alone(node.word),)
        case OneOf():
            each = [min(needed(option), key=len, default=None) for option in node.options]
            known = [words for words in each if words is not None]
            return (frozenset().union(*known),) if len(known) == len(each) else ()
        case Chain():
            return (*map(_alone, node.needs), *node.needs_one_of)
        case _:
            return ()


#: The key of forms that may begin with anything.
ANY = "*"


def first_words(node: Node) -> set[str]:
    """The words with which a template can begin; `ANY` where a slot can."""
    return _firsts(node)[0]


def _firsts(node: Node) -> tuple[set[str], bool]:
    """First words of a part, and whether it may be empty."""
    match node:
        case Word():
            return set(node.words), False
        case Plain():
            return {node.word}, False
        case Slot():
            return {ANY}, False
        case Maybe():
            return _firsts(node.inner)[0], True
        case OneOf():
            found = [_firsts(option) for option in node.options]
            return set().union(*(words for words, _ in found)), any(empty for _, empty in found)
        case Chain():
            words: set[str] = set()
            for part in node.parts:
                more, empty = _firsts(part)
                words |= more
                if not empty:
                    return words, False
            return words, True
        case _:
            raise TypeError(type(node).__name__)
