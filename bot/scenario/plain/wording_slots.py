"""The slots of wordings: runs of words in one sentence that a name, a player, a thing or a deed may take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms.template import words_of
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES, WORDY_NAMES
from bot.scenario.plain.asking import JOINING, is_past
from bot.scenario.plain.wording_words import (
    AFTER_A_NOUN,
    AFTER_MANA,
    ASKING_WORDS,
    BEFORE_MANA,
    BEFORE_STRIKE,
    CALLED,
    CLAUSES,
    COMING_ABOUT,
    DETERMINERS,
    DONE_TO_IT,
    FIGHTING,
    JOINED_BY,
    MANA,
    MOVES,
    NO_NOUNS,
    NOT_PRICED,
    NOUNS,
    OF_SPELLS,
    OWNING,
    PARENTHESES,
    PERSONS,
)
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS


class Words:
    """The slots of wordings: runs of words in one sentence."""

    def __init__(self, tokens: Sequence[Token], names: Sequence[bool]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)
        self.names = names

    def spend(self) -> None:
        """Wordings are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[tuple[int, int], int]]:
        """`words`: a run up to any mark, `any`: across marks, `few`: at most three; `rest`: up to the end; `asking`: the same where it begins as a question does; `to`: up to a comma, another clause or the end; `clause`: to a word that begins another one; `doing`: up to the end, from a plain verb on; `subject`: words without `not`; `who`: a player; `effect`: what an untold spell does; `move`: what one is let do; `number`; `called`: a creature by no name; `titled`: a name of several words, or a word with a capital letter; `open`, `close`: a parenthesis; `named`: what something is asked of, up to where the question goes on; `onward`: with what it goes on; `owning`: whose it is, `somebodys`: that of a player."""
        if kind == "any":
            return [((at, stop), stop) for stop in range(at + 1, self.stop + 1)]
        if kind == "rest":
            return [((at, self.stop), self.stop)] if at < self.stop else []
        if kind == "asking":
            asks = at < self.stop and self.tokens[at].fold in ASKING_WORDS
            return [((at, self.stop), self.stop)] if asks else []
        end = at
        while end < self.stop and (self.names[end] or not _ends(self.tokens[end])):
            end += 1
        match kind:
            case "to":
                told = next((n for n in range(at + 1, end) if self._somebody_does(n)), end)
                return [((at, told), told)] if told > at else []
            case "clause":
                stop = next(
                    (n for n in range(at, end) if self.tokens[n].fold in CLAUSES and not self.names[n]), end
                )
                return [((at, stop), stop)] if stop > at else []
            case "words":
                return [((at, stop), stop) for stop in range(at + 1, end + 1)]
            case "subject":
                tokens = self.tokens
                stop = next(
                    (n for n in range(at, end) if tokens[n].fold == "not" or tokens[n].lemma in JOINING), end
                )
                lasts = (n for n in range(at + 1, stop + 1) if tokens[n - 1].fold not in DETERMINERS)
                return [((at, last), last) for last in lasts]  # `the` in `the blocking creature` is none
            case "few":
                return [((at, stop), stop) for stop in range(at + 1, min(end, at + 3) + 1)]
            case "number":
                token = self.tokens[at]
                counts = token.kind == "number" or token.fold in NUMBERS
                return [((at, at + 1), at + 1)] if counts else []
            case "titled":
                stop = at
                while stop < end and self.names[stop]:
                    stop += 1
                here = self.tokens[at]
                capital = here.kind == "word" and here.text[:1].isupper() and here.fold != "i"
                following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
                capital = capital and not (here.fold in GIVEN_NAMES and following in LEMMAS)  # `Bob casts`
                stop = stop if stop > at else at + capital
                return [((at, stop), stop)] if stop > at else []
            case "mana":
                return [((at, at + 1), at + 1)] if self.tokens[at].kind == "mana" else []
            case "size":
                return [((at, at + 1), at + 1)] if self.tokens[at].kind == "size" else []
            case "bonus":
                bonus = self.tokens[at].kind == "size" and self.tokens[at].text[:1] in "+-−"
                return [((at, at + 1), at + 1)] if bonus else []
            case "keyword":
                first = self.tokens[at].fold
                two = (
                    first in ("first", "double")
                    and at + 1 < self.stop
                    and self.tokens[at + 1].fold == "strike"
                )
                end = at + 2 if two else at + 1
                return [((at, end), end)] if two or first in KEYWORDS else []
            case "who":
                return [((at, stop), stop) for stop in self._player(at)]
            case "costing":
                stop = next(
                    (n for n in range(at, end) if self.tokens[n].fold in NOT_PRICED and not self.names[n]),
                    end,
                )
                return [((at, last), last) for last in range(at + 1, stop + 1)]
            case "pool":
                return [((at, stop), stop) for stop in self._pool(at)]
            case "thing":
                return [((at, stop), stop) for stop in self._thing(at)]
            case "called":
                return [((at, stop), stop) for stop in self._thing(at) if self._is_called(at, stop)]
            case "named":
                last = next((n for n in range(at, end) if self._goes_on(n)), end)
                return [((at, last), last)] if last > at else []
            case "onward":
                return [((at, self.stop), self.stop)] if self._goes_on(at) else []
            case "owning":
                return [((at, stop), stop) for stop in self._owning(at)]
            case "somebodys":
                return [((at, stop), stop) for stop in self._owning(at) if self._is_a_players(at, stop)]
            case "doing":
                return [((at, self.stop), self.stop)] if self._is_verb(at) else []
            case "can":
                return [((at, at + 1), at + 1)] if self.tokens[at].fold in ("can", "could", "may") else []
            case "open" | "close":
                return [((at, at + 1), at + 1)] if self.tokens[at].fold == PARENTHESES[kind] else []
            case "quote" | "spelled" | "waiting":
                token = self.tokens[at]
                begins = token.text[1:].lstrip().split(" ")[0].lower()
                of_a_permanent = begins in ("when", "whenever", "at", "as") or "this creature" in token.text
                fits = kind == "quote" or of_a_permanent == (kind == "waiting")
                return [((at, at + 1), at + 1)] if token.kind == "quote" and fits else []
            case "verb":
                token = self.tokens[at]
                return [((at, at + 1), at + 1)] if token.kind == "word" and token.fold in LEMMAS else []
            case "going":
                token = self.tokens[at]
                goes_on = token.fold.endswith("ing") and token.lemma in COMING_ABOUT
                return [((at, at + 1), at + 1)] if goes_on else []
            case "gerund":
                token = self.tokens[at]
                doing = token.kind == "word" and token.fold in LEMMAS and token.fold.endswith("ing")
                return [((at, at + 1), at + 1)] if doing and token.fold != token.lemma else []
            case "past":
                token = self.tokens[at]
                past = (
                    token.kind == "word" and token.fold in LEMMAS and is_past(token) and token.fold != "left"
                )
                return [((at, at + 1), at + 1)] if past else []
            case "fights":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in FIGHTING else []
            case "move":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in MOVES else []
            case "deed":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in DONE_TO_IT else []
            case "effect":
                return [((at, at + 1), at + 1)] if self.tokens[at].lemma in OF_SPELLS else []
            case _:
                raise ValueError(f"no such slot: {kind}")

    def _somebody_does(self, at: int) -> bool:
        """Whether another clause begins at `at`: `and he blocks`."""
        if self.tokens[at].fold not in JOINED_BY or self.names[at]:
            return False
        return any(
            end < self.stop and self.tokens[end].fold in LEMMAS and not self.names[end]
            for end in self._player(at + 1)
        )

    def _is_verb(self, at: int) -> bool:
        """Whether a verb stands here plainly: `die`, but no `strike` of `first strike`."""
        token = self.tokens[at]
        named = self.names[at] or (at and self.tokens[at - 1].fold in BEFORE_STRIKE) or token.fold in NOUNS
        named = named or token.text[:1].isupper()  # `by Shock`
        return token.kind == "word" and token.fold == token.lemma and token.fold in LEMMAS and not named

    def _player(self, at: int) -> Iterator[int]:
        if at >= self.stop:
            return
        word = self.tokens[at].fold
        if word in (
            "i",
            "you",
            "we",
            "they",
            "he",
            "she",
            "me",
            "him",
            "them",
            "opponent",
            "opp",
            "somebody",
        ):
            yield at + 1
        if at and word == "and" and at + 1 < self.stop and self.tokens[at + 1].fold in LEMMAS:
            yield at + 1  # whoever did what is told before: `I have Purphoros and make three tokens with ...`
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        if word in ("my", "your", "his", "her", "their", "the", "an", "that", "a") and following in PERSONS:
            yield at + 2
        if word in ("the", "that", "attacking", "defending", "active") and following in (
            "attacking",
            "defending",
            "active",
            "player",
        ):
            yield at + 3 if word == "the" and following != "player" else at + 2
        if word == "player" and len(following) == 1:
            yield at + 2
        token = self.tokens[at]
        somebody = token.text[:1].isupper() or (word not in WORDY_NAMES and not self.names[at])
        if word in GIVEN_NAMES and somebody and not token.owner:
            yield at + 1

    def _pool(self, at: int) -> Iterator[int]:
        """Mana that is told to be all there is: `three lands`, `2 Islands and a Swamp`, `{R}{R}`; the longest first."""
        if at >= self.stop:
            return
        if self.tokens[at].kind == "mana":
            yield at + 1
            return
        token = self.tokens[at]
        index = at + (token.kind == "number" or token.fold in NUMBERS or token.fold in ("a", "an"))
        while index < self.stop and self.tokens[index].fold in BEFORE_MANA:
            index += 1
        if index == at or index >= self.stop or self.tokens[index].fold not in MANA:
            return
        end = index + 1
        while end < self.stop and self.tokens[end].fold in AFTER_MANA:
            end += 1
        joint = end + (end < self.stop and self.tokens[end].fold == ",")
        joint += joint < self.stop and self.tokens[joint].fold in ("and", "plus")
        if end < joint < self.stop:
            yield from self._pool(joint)
        yield end

    def _is_called(self, at: int, stop: int) -> bool:
        """Whether these words call a creature by no name: `his guy`, `the 4/4`."""
        last = self.tokens[stop - 1]
        return stop > at + 1 and (last.kind == "size" or last.fold in CALLED) and not self.names[at]

    def _goes_on(self, at: int) -> bool:
        """Whether the question goes on there after what it asks about: `at end of turn`, `and does it die`."""
        word = self.tokens[at].fold
        following = self.tokens[at + 1].fold if at + 1 < self.stop else ""
        goes_on = word in CLAUSES or word in AFTER_A_NOUN or (word == "and" and following in ASKING_WORDS)
        return goes_on and not self.names[at]

    def _owning(self, at: int) -> Iterator[int]:
        """Whose something is: `its`, `Bob's`, `the attacking creature's`."""
        if self.tokens[at].fold in OWNING:
            yield at + 1
        for end in range(at, min(at + 8, self.stop)):
            token = self.tokens[end]
            goes_on = self.names[end] and end + 1 < self.stop and self.names[end + 1]  # `Farideh's Fireball`
            if token.owner and not goes_on and token.text[-2:].strip("s") in ("'", "’"):
                yield end + 1
                return
            verb = end > at and token.fold in LEMMAS and not token.fold.endswith("ing")
            if _ends(token) or ((verb or token.fold in NO_NOUNS) and not self.names[end]):
                return

    def _is_a_players(self, at: int, stop: int) -> bool:
        """Whether these words say whose a player's something is: `Bob's`, `my opponent's`, `her`."""
        last = self.tokens[stop - 1]
        if not last.owner:
            return last.fold in OWNING and last.fold != "its"
        return last.owner in GIVEN_NAMES or last.owner in PERSONS

    def _thing(self, at: int) -> Iterator[int]:
        """A name, or a determiner and up to four words without a verb that stands plainly."""
        token = self.tokens[at]
        if token.fold in ("it", "they", "them", "this", "that", "he", "she", "him", "both"):
            yield at + 1
            return
        end = at + (token.fold in DETERMINERS or token.fold in NUMBERS)
        start = end
        while end < self.stop and end < start + 7:
            here = self.tokens[end]
            if here.kind not in ("word", "size", "number") and not self.names[end]:
                break
            if here.kind == "word" and not self.names[end] and here.fold in NO_NOUNS:
                break
            end += 1
            if end > start:
                yield end


def _ends(token: Token) -> bool:
    """Whether no run of words goes on past this mark."""
    return token.kind == "break" or token.fold in (",", "—", "(", ")", ":")
