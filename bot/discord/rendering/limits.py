"""What Discord accepts in one message. Lengths are counted in UTF-16 units, which is never less than what
Discord counts."""

from __future__ import annotations

TITLE = 256
DESCRIPTION = 4096
FOOTER = 2048
EMBED_TOTAL = 6000
CONTENT = 2000

ROWS = 5
BUTTONS_IN_A_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100

OPTIONS = 25
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150

CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100

MODAL_TITLE = 45
MODAL_TEXT = 4000
MODAL_LABEL = 45

#: A page is kept shorter than Discord allows: about two screens of a phone.
PAGE = 3200
#: A page as plain text, where embeds are not allowed: below `CONTENT`, with room for title and footer.
PLAIN_PAGE = 1400
#: Headings are ours and short; a longer one is cut, so that it never fills a page.
HEADING = 200
#: Our footers are one line; a longer one is cut so that a page always fits `EMBED_TOTAL`.
FOOTER_LINE = 500


def length(text: str) -> int:
    """How long Discord at most takes `text` to be."""
    return len(text.encode("utf-16-le", errors="surrogatepass")) // 2


def shortened(text: str, limit: int) -> str:
    """`text` on one line and within `limit`, cut between words with an ellipsis."""
    line = " ".join(text.split())
    if length(line) <= limit:
        return line
    while length(line) > limit - 1:
        cut = line.rfind(" ", 0, len(line) - 1)
        # A word longer than half the room is cut inside.
        line = line[:cut] if cut > limit // 2 else line[:-1]
    return line.rstrip() + "…"
