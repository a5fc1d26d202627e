"""What Discord accepts in one message. Lengths are counted in UTF-16 units, which is never less than what
Discord counts."""

from __future__ import annotations

#: Ours: a longer title is cut.
TITLE = 200
CONTENT = 2000
#: Of a message with components: all its texts together, and how many components, those inside others counted.
TEXTS = 4000
COMPONENTS = 40
#: How many of them are for what can be pressed below an answer, and how many of those its table takes.
PRESSABLE = 32
TABLE_COMPONENTS = 16
#: What stands for a picture to those who don't see it.
ALT_TEXT = 1024

BUTTONS_IN_A_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100

ADDRESS = 512

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
PAGE = 2800
#: A row of the table of outcomes (the choices, and where they lead), and how many of them there are before a list takes
#: the table's place.
ROW_CHOICES, ROW_END = 180, 110
MOST_ROWS = 5
#: What the whole table takes from its page.
TABLE = 1300
#: A page as plain text, where embeds are not allowed: below `CONTENT`, with room for title and footer.
PLAIN_PAGE = 1400
#: Headings are ours and short; a longer one is cut, so that it never fills a page.
HEADING = 200
#: Our footers are one line; a longer one is cut.
FOOTER_LINE = 250


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
