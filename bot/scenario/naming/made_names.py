"""Names that a story gives to things of its own: `Ogre, a 3/3 creature`, `Zed is a 2/2`, `a 2/2 named Imp`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.naming.name_at import NameAt
from bot.scenario.phrases.keywords import keyword_at, noun_at
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    GREETINGS,
    JOINERS,
    NUMBERS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    TYPES,
    singular,
    word_set,
)

#: Words after which stands what something is called.
_NAMED = frozenset({"named", "called"})
#: What begins the description of one thing.
_ONE = frozenset({"a", "an", "my", "his", "her"})


def may_explain(tokens: Sequence[Token]) -> Iterator[int]:
    """Where in a sentence a thing of the story's own may be explained: before each of these stands its name, or after it."""
    for at, token in enumerate(tokens):
        follows = (token.fold == "," or token.lemma == "be") and at + 1 < len(tokens)
        if token.fold in _NAMED or token.fold == "(" or (follows and tokens[at + 1].fold in _ONE):
            yield at


class MadeNames(CardNames):
    """Finds made-up names before anything is read, since a story may use one before it explains it."""

    def made_at(self, at: int) -> NameAt | None:
        """The longest made-up name that begins at token `at`."""
        if not self.made:
            return None
        if at not in self._made_places:
            self._made_places[at] = self._made_at(at)
        return self._made_places[at]

    def _made_at(self, at: int) -> NameAt | None:
        key = ""
        best: NameAt | None = None
        for index in range(at, min(at + 5, len(self.tokens))):
            token = self.tokens[index]
            if token.kind != "word":
                break
            whole = f"{key} {token.fold}" if key else token.fold
            if whole in self.made:
                best = NameAt("made", self.made[whole], index + 1)
            elif token.owner and (owned := f"{key} {token.owner}" if key else token.owner) in self.made:
                best = NameAt("made", self.made[owned], index + 1, owner=True)
            else:
                one = f"{key} {singular(token.fold)}" if key else singular(token.fold)
                if one != whole and one in self.made:
                    best = NameAt("made", self.made[one], index + 1, plural=True)
            key = whole
        return best

    def _find_made(self, places: Iterable[int]) -> None:
        """`Ogre, a 3/3 creature`, `Zed is a 2/2`, `Pal (1/1 lifelink)`, `a 2/2 named Imp`. `places`: where a thing may be explained
        (`may_explain`)."""
        tokens = self.tokens
        for at in places:
            token = tokens[at]
            if token.fold in _NAMED:
                named = at and tokens[at - 1].kind == "word" and at + 1 < len(tokens)
                if named and self._describes_back(at - 1):
                    self._note_made(at + 1, self.name_end(at + 1))
                continue
            if not self._describes(at + 1, article=token.fold != "("):
                continue
            if token.fold == "," and at and tokens[at - 1].text in TYPES:
                continue  # `an artifact, a creature and two lands`: each is another thing
            start = self._name_start(at)
            if start is not None:
                self._note_made(start, at)

    def _describes(self, at: int, article: bool) -> bool:
        """Whether a description of a thing begins at `at`: `a 3/3 red creature`."""
        tokens = self.tokens
        if at >= len(tokens):
            return False
        if tokens[at].fold in _ONE:
            at += 1
        elif tokens[at].fold in ("each", "both") or article:
            return False
        for index in range(at, min(at + 8, len(tokens))):
            token = tokens[index]
            if token.kind == "size" and not token.text.startswith(("+", "-")):
                return True
            if token.fold in TYPES or token.fold in SUBTYPE_TYPES:
                return index > at or tokens[at - 1].fold in ("a", "an")
            known = (
                token.fold in COLOR_NAMES
                or token.fold in SUPERTYPES
                or token.fold
                in ("and", "tapped", "untapped", "vanilla", "token", "summoning", "sick", ",", "big")
                or token.fold in CREATURE_NOUNS
                or keyword_at(tokens, index, len(tokens)) is not None
                or noun_at(tokens, index, len(tokens)) is not None
            )
            if token.fold in ("instant", "sorcery") or (not known and token.text[:1].islower()):
                return False
        return False

    def _describes_back(self, at: int) -> bool:
        """Whether the words that end at `at` describe a thing (`a 2/2 creature` before `named Imp`)."""
        for index in range(at, max(-1, at - 8), -1):
            token = self.tokens[index]
            if token.kind == "break":
                return False
            if token.kind == "size" or token.fold in (
                "creature",
                "token",
                "artifact",
                "planeswalker",
                "enchantment",
            ):
                return True
        return False

    def _name_start(self, at: int) -> int | None:
        """Where the name that ends before `at` begins; None where no name does."""
        tokens = self.tokens
        last = at
        if at > 1 and _is_letter(tokens[at - 1].text) and tokens[at - 2].kind == "word":
            last = at - 1  # `elf a, a 1/1`: the letter tells one of several
        elif at > 1 and tokens[at - 1].kind == "tag" and tokens[at - 2].kind == "word":
            last = at - 1  # `Vampire #1, a 1/1`
        index = last
        while index > 0 and last - index < 4:
            token = tokens[index - 1]
            if (
                token.kind != "word"
                or token.fold in FUNCTION_WORDS
                or token.owner
                or token.fold in COLOR_NAMES
            ):
                break
            if index < last:
                if token.lemma in _NAME_ENDS or token.fold in GREETINGS or token.fold in JOINERS:
                    break
                if token.fold in _STATES:
                    break  # `a tapped llanowar elves, a tapped forest`
                if token.text[:1].islower() != tokens[last - 1].text[:1].islower():
                    break
                if token.fold in GIVEN_NAMES and token.text[:1].isupper():
                    break
            index -= 1
        if index == last:
            return None
        word = tokens[last - 1]
        if word.fold in GREETINGS or word.lemma in PLAYER_VERBS or word.fold in JOINERS:
            return None
        if index == last - 1 and word.text in ("commander", "commanders"):
            return None  # what it is, not what it is called
        if any(noun_at(tokens, n, last) for n in range(index, last) if tokens[n].text.islower()):
            return None  # `my flyer, a 2/2`: that too
        if word.text in ("attacker", "attackers", "blocker", "blockers"):
            return None  # so too
        if (
            word.text in ("token", "tokens")
            and singular(tokens[last - 2].fold).capitalize() in CREATURE_TYPES
        ):
            return None  # `three spirit tokens (1/1 flyers)`: of that kind
        return index

    def name_end(self, at: int) -> int:
        index = at
        while index < len(self.tokens) and index - at < 4:
            token = self.tokens[index]
            if token.kind != "word" or token.fold in FUNCTION_WORDS:
                break
            if index > at and token.text[:1].islower():
                break
            index += 1
        return index

    def _note_made(self, start: int, end: int) -> None:
        if end <= start:
            return
        if end - start > 1 and (_is_letter(self.tokens[end - 1].text) or self.tokens[end - 1].kind == "tag"):
            end -= 1  # `Elf A`, `Elf #1`: the letter tells one of several
        words = self.tokens[start:end]
        key = " ".join(t.fold for t in words)
        card = self.card_at(start)
        named = card.spelling if card is not None and card.end == end else None
        if named is not None and (
            self._is_printed_so(named, end) or self._is_listed(end) or self._is_of_another_kind(named, end)
        ):
            return
        text = " ".join(t.text for t in words)
        self.made.setdefault(key, text)

    def _is_listed(self, end: int) -> bool:
        """Whether what follows a card's name is the next of a list: `Grizzly Bears, a 3/3 trampler and a 4/4`."""
        tokens = self.tokens
        if tokens[end].fold != ",":
            return False
        for index in range(end + 1, min(end + 12, len(tokens))):
            if tokens[index].kind in ("break", "quote"):
                return False
            if tokens[index].fold in (",", "and") and self.begins_a_thing(index + 1):
                return True
        return False

    def _is_of_another_kind(self, name: str, end: int) -> bool:
        """Whether what follows a card's name and a comma is of a kind that the card is not, and nothing more is told of it: another
        thing (`a Serra Angel, a Forest`)."""
        card = self.names.exact(name)
        if card is None or self.tokens[end].fold != ",":
            return False
        for at in range(end + 1, min(end + 6, len(self.tokens) - 1)):
            token, after = self.tokens[at], self.tokens[at + 1]
            kind = TYPES.get(token.fold) or SUBTYPE_TYPES.get(token.fold)
            if kind is not None:
                ends = after.kind == "break" or after.fold in (",", "and")
                return ends and kind not in card.types
            if token.kind != "word":
                return False
        return False

    def begins_a_thing(self, at: int) -> bool:
        """Whether what stands here goes on with a list of things: an article, a number, a size, a name."""
        if at < len(self.tokens) and self.tokens[at].fold == "and":
            at += 1
        if at >= len(self.tokens):
            return False
        token = self.tokens[at]
        words = token.fold in ("a", "an", "my", "his", "her", "their", "another") or token.fold in NUMBERS
        life = token.kind == "number" and at + 1 < len(self.tokens) and self.tokens[at + 1].fold == "life"
        return words or life or token.kind == "size" or self.card_at(at) is not None

    def _is_printed_so(self, name: str, end: int) -> bool:
        """Whether the story only repeats what is printed on the card: then the card is meant."""
        card = self.names.exact(name)
        if card is None:
            return False
        for token in self.tokens[end : end + 10]:
            if token.kind in ("break", "quote"):
                return False
            if token.kind == "size":
                power, _, toughness = token.fold.removesuffix("s").partition("/")
                return (str(card.power), str(card.toughness)) == (power, toughness)
            if token.fold in TYPES:
                return TYPES[token.fold] in card.types
        return False


#: Verbs that only a player does.
PLAYER_VERBS = word_set(
    """
    control cast activate announce choose assign order flip pay discard gang alpha chump respond equip crew redirect apply exert
    own abort decide decline swing doubleblock animate topdeck scry concede sacrifice bolt skip
    """
)


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.lower() in "abcdefgh"


_STATES = frozenset({"tapped", "untapped"})
_NAME_ENDS = PLAYER_VERBS | {"control", "have", "attack", "block", "be", "get", "put", "target", "with"}
