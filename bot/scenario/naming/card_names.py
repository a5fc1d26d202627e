"""Cards at places of a text, by their full names and by what players call them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.names import Names
from bot.scenario.naming.whole_names import INNER, is_for_short
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, singular, word_set
from rulesdb.folding import fold
from rulesdb.short_forms import nicknames, written_large

#: Words that are never a name.
FUNCTION_WORDS = word_set(
    """
    a an the and or but i me my mine you your yours he him his she her hers it its they them their theirs we us our opp opponent
    opponents who what which when where how why does do did is are was were be am will would can could should may might must
    has have had if in on at to of from for with without by into onto over under after before during until then than
    this that these those there here both all each every any some no none not nobody everyone also so because while since
    as im ive ill id hes shes theyre theyve thats its dont doesnt didnt isnt arent wasnt cant cannot wont
    nothing anything something everything everybody somebody anybody someone anyone none
    afterwards afterward later now then still again too anyway though first last
    combat damage turn phase step life counter counters response stack battlefield board table play hand graveyard library
    exile yard creature creatures player players attack block end upkeep first second third next beginning
    always ever never just even really actually simply immediately instantly definitely probably maybe perhaps somehow normally
    usually technically legally basically automatically already
    """
)


@cache
def first_words_of_nicknames() -> frozenset[str]:
    """The words with which nicknames begin."""
    return frozenset(nickname.partition(" ")[0] for nickname in nicknames())


def nicknames_in(tokens: Sequence[Token]) -> Iterator[int]:
    """Where in a sentence what players call a card may begin."""
    firsts = first_words_of_nicknames()
    for at, token in enumerate(tokens):
        if token.fold in firsts or token.owner in firsts or singular(token.fold) in firsts:
            yield at


#: What the game has a word of its own for, and cards are named for (CR 701).
_KEYWORD_ACTIONS = word_set(
    "adapt amass bolster cloak connive discover earthbend endure explore forage goad investigate learn manifest meld populate "
    "proliferate regenerate support surveil suspect"
)
#: What abilities are called by (CR 207.2c), and cards too.
_ABILITY_WORDS = word_set("channel delirium enrage rally undergrowth void")
#: Abilities that are cards' names too: in lower case a card only where it is said to be cast.
_ABILITIES = frozenset({*KEYWORDS, *_KEYWORD_ACTIONS, *_ABILITY_WORDS, "regeneration", "death", "sacrifice"})
_CASTING = frozenset({"cast", "play", "my", "his", "her", "their", "enchant"})
#: What creatures do, and what they do it in: a card of that name is written with a capital.
_FIGHTS = frozenset({"fight", "battle", "combat"})
_CREATURES = frozenset({"creature", "creatures", "guy", "guys", "blocker", "attacker", "one"})


#: Before a verb that goes on with the same subject: `and take 2`.
_GOING_ON = word_set("and then or , but")
#: What is said and names no card, though one is called so.
_IDIOMS = frozenset({"never mind"})


class CardNames:
    """Finds card names."""

    def __init__(
        self, tokens: Sequence[Token], names: Names, text: str, whole_names: Mapping[int, NameAt]
    ) -> None:
        """`whole_names`: the longest card name that begins at each place, by the words of its sentence alone."""
        self.tokens = tokens
        self.text = text
        self.names = names
        self.players: dict[str, str] = {}
        self.made: dict[str, str] = {}
        self.misspelt: dict[str, str] = {}
        self.taken_for_players: list[str] = []
        self._whole_names = whole_names
        self._cards_at: dict[int, NameAt] | None = None
        self._made_places: dict[int, NameAt | None] = {}
        self.cover: list[bool] = []
        self.long_cover: list[bool] = []
        #: The pieces of full names that may stand for them; None until they are asked for.
        self.parts: dict[str, list[str]] | None = None
        #: What was guessed that the words from one place to another mean.
        self.guesses: dict[tuple[int, int], NameAt | None] = {}

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

    def in_long_name(self, at: int) -> bool:
        """Whether token `at` is one of several words of a name (`Mine` of `Howling Mine`)."""
        return self.long_cover[at]

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

    def card_at(self, at: int) -> NameAt | None:
        """The longest card name that begins at token `at`, unless its words mean something else."""
        found = self._whole_names.get(at)
        if found is None or found.end == at + 1 or self.tokens[at].fold not in ("the", "a", "an"):
            return found
        # `the Brute` is the story's Brute rather than a card called so
        if is_for_short(self.tokens, at, found.end):
            return None
        inner = self.made_at(at + 1)
        return None if inner is not None and inner.end >= found.end else found

    @property
    def cards_at(self) -> dict[int, NameAt]:
        """The cards' names that begin at words, by their places, in the order of the text."""
        if self._cards_at is None:
            words = (at for at in self._whole_names if self.tokens[at].kind == "word")
            self._cards_at = {at: card for at in words if (card := self.card_at(at)) is not None}
        return self._cards_at

    def _forget_places(self) -> None:
        """Names are looked for again, as the story has other names of its own now."""
        self._cards_at = None
        self._made_places.clear()

    def nickname_at(self, at: int) -> NameAt | None:
        """What players call a card: `CoP: Red`, `Goyf`, `two bolts`; never where the story has it as a player."""
        key, best = "", None
        index = at
        before = self.tokens[at - 1] if at else None
        counted = before is not None and (before.kind == "number" or before.fold in NUMBERS)
        first = self.tokens[at]
        if first_words_of_nicknames().isdisjoint(
            (first.fold, first.owner, singular(first.fold) if counted else "")
        ):
            return None
        while index < len(self.tokens) and index < at + 4:
            token = self.tokens[index]
            if token.kind == "mark" and token.fold in INNER and index > at:
                index += 1
                continue
            if token.kind != "word" or token.fold in self.players:
                break
            plain = "" if token.owner else token.fold  # `the sword's trigger` is no trigger of Swords
            for form, owner in (
                (plain, False),
                (token.owner, True),
                (singular(plain) if counted else "", False),
            ):
                name = nicknames().get(f"{key} {form}".strip()) if form else None
                spelling = self.names.spelling(fold(name)) if name else None
                typed = f"{key} {form}".strip()
                if typed in written_large() and not self._is_written_large(at):
                    continue
                if spelling is not None and typed not in GIVEN_NAMES:
                    plural = form != plain and not owner
                    best = NameAt("guess", spelling, index + 1, owner, plural, several=(typed,))
            key = f"{key} {token.fold}".strip()
            index += 1
        return best

    def _is_written_large(self, at: int) -> bool:
        """Whether an ordinary word is typed as a name, and the story tells of none of that kind: `two 1/1 Bears`, `a Bear token`."""
        kind = singular(self.tokens[at].fold)
        for before, token, after in zip(self.tokens, self.tokens[1:], (*self.tokens[2:], None), strict=False):
            told = before.kind in ("number", "size") or before.fold in NUMBERS or before.fold in ("a", "an")
            if singular(token.fold) == kind and (told or (after and after.lemma in ("token", "creature"))):
                return False
        return self.tokens[at].text[:1].isupper()

    def _is_common(self, at: int, card: NameAt) -> bool:
        """Whether a one-word card name is but a common word here (`Turn`, `Damage`), by its being no capitalised word."""
        if card.end > at + 1:
            return " ".join(token.fold for token in self.tokens[at : card.end]) in _IDIOMS
        token, before = self.tokens[at], self.tokens[at - 1] if at else None
        counted = before is not None and (before.kind == "number" or before.fold in NUMBERS)
        after = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        following = after.fold if after is not None else ""
        amount = (
            after is not None and after.kind == "number" and before is not None and before.fold in _GOING_ON
        )
        sized = before is not None and before.kind == "size"  # `does his 2/2 survive`
        verb = token.fold in LEMMAS and token.text[0].islower()
        verb = verb and ((card.plural and not counted) or amount or sized)
        source = before is not None and before.fold == "from"  # `life from lifelink`
        keyword = token.text[0].islower() and token.fold in KEYWORDS and (following in _CREATURES or source)
        keyword = keyword or (token.text in _ABILITIES and (before is None or before.lemma not in _CASTING))
        fight = token.text[0].islower() and token.fold in _FIGHTS
        return (
            token.fold in FUNCTION_WORDS or keyword or verb or fight
        )  # `it dies and returns` speaks of no card called Return
