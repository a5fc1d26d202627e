"""Colours and measures of the pictures, for light and for dark."""

from __future__ import annotations

from bot.values import dataclass

Colour = tuple[int, int, int]

#: How wide a picture is, as Discord shows it on a phone without a loss.
WIDTH = 720
MARGIN = 24
CARD_WIDTH, CARD_HEIGHT = 124, 94
GAP = 10
SEAT_WIDTH, SEAT_HEIGHT = 140, 34
#: Between the rows of two players: room for the arrows.
FIELD = 92
#: More figures than this of one player stand behind a last one that counts them.
MOST = 4


@dataclass(frozen=True, slots=True)
class Style:
    """The colours of one picture."""

    ground: Colour
    panel: Colour
    card: Colour
    edge: Colour
    words: Colour
    dim: Colour
    attack: Colour
    block: Colour
    damage: Colour
    gone: Colour


STYLES = {
    "dark": Style(
        ground=(30, 31, 34),
        panel=(43, 45, 49),
        card=(58, 61, 68),
        edge=(110, 116, 128),
        words=(242, 243, 245),
        dim=(165, 171, 181),
        attack=(240, 178, 50),
        block=(88, 150, 242),
        damage=(240, 90, 80),
        gone=(120, 60, 58),
    ),
    "light": Style(
        ground=(255, 255, 255),
        panel=(242, 243, 245),
        card=(255, 255, 255),
        edge=(140, 146, 158),
        words=(20, 22, 26),
        dim=(92, 98, 110),
        attack=(176, 112, 0),
        block=(30, 90, 190),
        damage=(196, 40, 34),
        gone=(244, 205, 203),
    ),
}
