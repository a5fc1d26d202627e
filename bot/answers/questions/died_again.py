"""What came back after it had died, and died again."""

from __future__ import annotations

from collections.abc import Sequence


def died_again(zones: Sequence[str]) -> bool:
    """Whether something that went to these zones came back from a graveyard, and lies in one again at last."""
    back = "battlefield" in zones[zones.index("graveyard") :] if "graveyard" in zones else False
    return back and zones.count("graveyard") > 1 and zones[-1] == "graveyard"
