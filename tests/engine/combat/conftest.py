"""Small boards for combat: creatures by a few words, and running declarations to their end."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
