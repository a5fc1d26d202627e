"""What a question leaves out of the story that it is asked of: `without Glorious Anthem`, `without trample`."""

from __future__ import annotations

from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.sentences.statements import Without


def without_at(reader: PhraseReader, at: int) -> Readings:
    """`without Glorious Anthem`: things; `without trample [on the 3/3]`: a keyword, of what is named or of what has it."""
    if reader.fold(at) != "without" or at + 1 >= reader.stop:
        return []
    found: Readings = [
        (Without(tuple(things)), end)
        for things, end in reader.things(at + 1)
        if all(ref.source in ("card", "made", "part") for ref in things)
    ]
    keyword = keyword_at(reader.tokens, at + 1, reader.stop)
    if keyword is not None:
        found.append((Without((), keyword[0]), keyword[1]))
        if reader.fold(keyword[1]) in ("of", "on") and keyword[1] + 1 < reader.stop:
            named = reader.things(keyword[1] + 1)
            found += [(Without(tuple(refs), keyword[0]), end) for refs, end in named]
    return found
