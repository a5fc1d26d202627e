"""Which index is in use, and where the user's own data live."""

from __future__ import annotations

import os
from pathlib import Path

from rulesdb.errors import BrokenIndex

INDEX_NAME = "index.sqlite"


def data_folder() -> Path:
    """`$RULES_ORACLE_DATA`, else the user's data folder for this program. It need not exist yet."""
    if given := os.environ.get("RULES_ORACLE_DATA"):
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("rules-oracle", appauthor=False)


def cache_folder() -> Path:
    """Where what can be made again is kept (the built starter index). It need not exist yet."""
    from platformdirs import user_cache_path

    return user_cache_path("rules-oracle", appauthor=False)


def kept_index(folder: Path | None = None) -> Path:
    """Where `index update` keeps its index."""
    return (folder or data_folder()) / INDEX_NAME


def index_in_use() -> Path:
    """`$RULES_ORACLE_INDEX`, else the index that `index update` keeps in the data folder, else the starter
    index (built on first use). Raises `BrokenIndex` when `$RULES_ORACLE_INDEX` names no file."""
    if given := os.environ.get("RULES_ORACLE_INDEX"):
        path = Path(given).expanduser()
        if not path.is_file():
            raise BrokenIndex(
                f"RULES_ORACLE_INDEX names {path}, and there is no such file.",
                "Build it with `rules-oracle index build`, or unset the variable to use the starter index.",
            )
        return path
    kept = kept_index()
    if kept.is_file():
        return kept
    # The starter index asks here where it may be written.
    from rulesdb.starter_index import starter_path

    return starter_path()
