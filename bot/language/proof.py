"""The touchstone: what was read must print back as what was written.

Where an alternate wording was read, its own span prints in the canonical wording instead; what it holds is
proved on its own, and everything around it as usual.
"""

from __future__ import annotations

from bot.language.rules import Node, joined
from bot.language.tokens import with_articles


def surface(node: Node) -> str:
    """The text that a reading stands for, in the words that were read."""
    return joined(node.parts, [surface(child) for child in node.children])


def canonical(node: Node) -> str | None:
    """The same with every alternate wording replaced by the canonical one; None where that fails its proof."""
    if node.alternate:
        if not all(proved(child) for child in node.children):
            return None
        return node.rule.write(node.value)
    texts = []
    for child in node.children:
        text = canonical(child)
        if text is None:
            return None
        texts.append(text)
    return joined(node.parts, texts)


def proved(node: Node) -> bool:
    """Whether the value prints back as the canonical text of what was read."""
    text = canonical(node)
    return text is not None and node.rule.write(node.value) == text


def touchstone(node: Node, text: str) -> bool:
    """`text` is exactly what was read, and the value prints it back (wording alternates apart)."""
    return with_articles(surface(node)) == text and proved(node)
