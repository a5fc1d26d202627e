"""Which index is in use, and where the user's own data live."""

from __future__ import annotations

from pathlib import Path


def data_folder() -> Path:
    """`$RULES_ORACLE_DATA`, else the user's data folder for this program. It need not exist yet."""
    raise NotImplementedError


def index_in_use() -> Path:
    """`$RULES_ORACLE_INDEX`, else the index that `index update` keeps in the data folder, else the starter
    index (built on first use). Raises `BrokenIndex` when `$RULES_ORACLE_INDEX` names no file."""
    raise NotImplementedError
