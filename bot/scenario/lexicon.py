"""Which names a story uses: its players, its own made-up things, and cards, by place in the text.

Made-up names and players are found before anything is read, since a story may use a name before it explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.scenario.keywords import keyword_at, noun_at
from bot.scenario.names import Names
from bot.scenario.tokens import Token
from bot.scenario.verbs import LEMMAS
from bot.scenario.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    GIVEN_NAMES,
    GREETINGS,
    JOINERS,
    NUMBERS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    TYPES,
    WORDY_NAMES,
    singular,
    word_set,
)
from rulesdb.folding import fold

#: The longest run of words tried as one card name.
_LONGEST = 9

#: Marks that card names hold between their words.
_INNER = frozenset({",", ":", "/", "!", "&", ".", "-", "?"})

#: Verbs that only a player does.
PLAYER_VERBS = word_set(
    """
    control cast activate announce choose assign order flip pay discard gang alpha chump respond equip crew redirect apply exert
    own abort decide decline swing doubleblock animate topdeck scry concede sacrifice bolt skip
    """
)
#: Verbs that players and things do: a name before them is a player's where "with" follows.
_SHARED_VERBS = frozenset({"attack", "block", "double"})

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
    """
)


@dataclass(frozen=True, slots=True)
class NameAt:
    """A name found at a place. `part` names several full names where only a piece was said (`the Bears`)."""

    source: Literal["card", "made", "part", "guess"]
    spelling: str
    end: int
    owner: bool = False  # it ends in a possessive: `Zed's`
    plural: bool = False
    several: tuple[str, ...] = ()


class Lexicon:
    """The names that the tokens of one story can mean."""

    def __init__(self, tokens: Sequence[Token], names: Names, text: str) -> None:
        self.tokens = tokens
        self.text = text
        self.names = names
        self.players: dict[str, str] = {}
        self.made: dict[str, str] = {}
        self._at: dict[int, tuple[NameAt, ...]] = {}
        self._cards: dict[int, NameAt | None] = {}
        self._parts: dict[str, list[str]] | None = None
        self._guesses: dict[tuple[int, int], NameAt | None] = {}
        self._made_places: dict[int, NameAt | None] = {}
        self._cover: list[bool] = []
        self._long_cover: list[bool] = []
        self._find_made()
        self._cards.clear()
        self._made_places.clear()
        self._find_cover()
        self._find_players()
        self.misspelt: dict[str, str] = {}
        self._mend_players()

    def _mend_players(self) -> None:
        """`Alibe` told once beside `Alice` is Alice."""
        if len(self.players) < 2:
            return
        from rapidfuzz import fuzz

        count = dict.fromkeys(self.players, 0)
        for token in self.tokens:
            for form in (token.fold, token.owner):
                if form in count:
                    count[form] += 1
        for name in list(self.players):
            if name in GIVEN_NAMES or count[name] > 1 or " " in name:
                continue
            near = [
                n for n in self.players if n != name and n not in self.misspelt and fuzz.ratio(n, name) >= 75
            ]
            if near:
                self.misspelt[self.players[name]] = self.players[near[0]]
                self.players[name] = self.players[near[0]]

    # --- cards ---------------------------------------------------------------------------------------------------

    def card_at(self, at: int) -> NameAt | None:
        """The longest card name that begins at token `at`."""
        if at in self._cards:
            return self._cards[at]
        found = self._card_at(at)
        if found is not None and self.tokens[at].fold in ("the", "a", "an") and found.end > at + 1:
            # `the Brute` is the story's Brute rather than a card called so
            inner = self.made_at(at + 1)
            if inner is not None and inner.end >= found.end:
                found = None
        self._cards[at] = found
        return found

    def _card_at(self, at: int) -> NameAt | None:
        tokens = self.tokens
        key = ""
        best: NameAt | None = None
        commas = count = 0
        index = at
        while index < len(tokens) and count < _LONGEST:
            token = tokens[index]
            if token.kind == "mark":
                if not count or token.fold not in _INNER:
                    break
                commas += token.fold == ","
                index += 1
                continue
            if token.kind not in ("word", "number", "size"):
                break
            whole = f"{key} {token.fold}" if key else token.fold
            count += 1
            spelling = self.names.spelling(whole)
            owner = False
            if spelling is None and token.owner:
                spelling = self.names.spelling(f"{key} {token.owner}" if key else token.owner)
                owner = spelling is not None
            plural = False
            if spelling is None and token.fold.endswith("s") and (one := singular(token.fold)) != token.fold:
                spelling = self.names.spelling(f"{key} {one}" if key else one)
                plural = spelling is not None
            if spelling is not None and (not commas or spelling.count(",") == commas):
                best = NameAt("card", spelling, index + 1, owner, plural)
            key = whole
            index += 1
        return best

    # --- everything that a place can name ------------------------------------------------------------------------

    def at(self, at: int) -> tuple[NameAt, ...]:
        """Every thing that a name beginning at `at` can mean, likeliest first: what the story declared, then cards."""
        found = self._at.get(at)
        if found is None:
            found = self._at[at] = tuple(self._names_at(at))
        return found

    def _names_at(self, at: int) -> list[NameAt]:
        token = self.tokens[at]
        if token.kind not in ("word", "number", "size"):
            return []
        found: list[NameAt] = []
        made = self.made_at(at)
        card = self.card_at(at)
        if made is not None and (card is None or made.end >= card.end):
            found.append(made)
        if card is not None and not self._is_common(at, card):
            found.append(card)
        if made is not None and made not in found:
            found.append(made)
        if not found:
            nick = self._nickname_at(at)
            if nick is not None:
                found.append(nick)
        part = self._part_at(at)
        if part is not None and not any(n.end >= part.end and n.source != "card" for n in found):
            before = self.tokens[at - 1].fold if at else ""
            single_card = card is not None and card.end == at + 1
            if single_card and before in ("the", "my", "his", "her", "their", "your") and card in found:
                found.insert(0, part)
            elif not (card is not None and card.end >= part.end):
                found.append(part)
        return found

    def _nickname_at(self, at: int) -> NameAt | None:
        """What players call a card: `CoP: Red`, `Goyf`; never where the story has it as a player."""
        from rulesdb.short_forms import nicknames

        key, best = "", None
        index = at
        while index < len(self.tokens) and index < at + 4:
            token = self.tokens[index]
            if token.kind == "mark" and token.fold in _INNER and index > at:
                index += 1
                continue
            if token.kind != "word" or token.fold in self.players:
                break
            for form, owner in ((token.fold, False), (token.owner, True)):
                name = nicknames().get(f"{key} {form}".strip()) if form else None
                spelling = self.names.spelling(fold(name)) if name else None
                if spelling is not None and f"{key} {form}".strip() not in GIVEN_NAMES:
                    typed = f"{key} {form}".strip()
                    best = NameAt("guess", spelling, index + 1, owner, several=(typed,))
            key = f"{key} {token.fold}".strip()
            index += 1
        return best

    def _is_common(self, at: int, card: NameAt) -> bool:
        """Whether a one-word card name is but a common word here (`Turn`, `Damage`), by its being no capitalised word."""
        return card.end == at + 1 and self.tokens[at].fold in FUNCTION_WORDS

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

    def _part_at(self, at: int) -> NameAt | None:
        """A piece of a full name that the story has elsewhere: `the Giant` where it has `Hill Giant`."""
        if self._parts is None:
            self._parts = self._all_parts()
        best: NameAt | None = None
        key = ""
        for index in range(at, min(at + 4, len(self.tokens))):
            token = self.tokens[index]
            if token.kind != "word":
                break
            whole = f"{key} {token.fold}" if key else token.fold
            for form, owner, plural in (
                (whole, False, False),
                (f"{key} {token.owner}".strip() if token.owner else "", True, False),
                (f"{key} {singular(token.fold)}".strip(), False, True),
            ):
                if form and form in self._parts:
                    several = tuple(self._parts[form])
                    best = NameAt("part", several[0], index + 1, owner, plural and form != whole, several)
                    break
            key = whole
        return best

    def _all_parts(self) -> dict[str, list[str]]:
        parts: dict[str, list[str]] = {}
        full: dict[str, None] = dict.fromkeys(self.made.values())
        index = 0
        while index < len(self.tokens):
            card = self.card_at(index) if self.tokens[index].kind == "word" else None
            if card is not None and (card.end > index + 1 or self.tokens[index].text[:1].isupper()):
                if not self._is_common(index, card):
                    full[card.spelling] = None
                index = max(card.end, index + 1)
            else:
                index += 1
        for name in full:
            self.add_parts(name, parts)
        return parts

    def add_parts(self, name: str, parts: dict[str, list[str]] | None = None) -> None:
        """Lets pieces of `name` stand for it."""
        if parts is None:
            if self._parts is None:
                return
            parts = self._parts
            self._at.clear()
        words = fold(name).split()
        if len(words) < 2:
            return
        pieces = {" ".join(words[i:j]) for i in range(len(words)) for j in range(i + 1, len(words) + 1)}
        for piece in pieces:
            if piece in FUNCTION_WORDS or piece in TYPES or piece in COLOR_NAMES or piece in NUMBERS:
                continue
            forms = {piece}
            last = piece.split()[-1]
            forms.add(" ".join([*piece.split()[:-1], singular(last)]))
            for form in forms:
                known = parts.setdefault(form, [])
                if name not in known:
                    known.append(name)

    # --- made-up names ---------------------------------------------------------------------------------------------

    def _find_made(self) -> None:
        """`Ogre, a 3/3 creature`, `Zed is a 2/2`, `Pal (1/1 lifelink)`, `a 2/2 named Imp`."""
        tokens = self.tokens
        for at, token in enumerate(tokens):
            if (
                token.fold in ("named", "called")
                and at + 1 < len(tokens)
                and at
                and tokens[at - 1].kind == "word"
            ):
                if self._describes_back(at - 1):
                    self._note_made(at + 1, self._name_end(at + 1))
                continue
            if token.kind != "mark" and token.lemma != "be":
                continue
            after = at + 1
            if token.fold == "(" or token.fold == ",":
                if not self._describes(after, article=token.fold == ","):
                    continue
            elif token.lemma == "be":
                if not self._describes(after, article=True):
                    continue
            else:
                continue
            start = self._name_start(at)
            if start is not None:
                self._note_made(start, at)

    def _describes(self, at: int, article: bool) -> bool:
        """Whether a description of a thing begins at `at`: `a 3/3 red creature`."""
        tokens = self.tokens
        if at >= len(tokens):
            return False
        if tokens[at].fold in ("a", "an", "my", "his", "her"):
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
        return index

    def _name_end(self, at: int) -> int:
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
        if _is_letter(self.tokens[end - 1].text) and end - start > 1:
            end -= 1  # `Elf A`: the letter tells one of several
        words = self.tokens[start:end]
        key = " ".join(t.fold for t in words)
        card = self.card_at(start)
        if card is not None and card.end == end and self._is_printed_so(card.spelling, end):
            return
        text = " ".join(t.text for t in words)
        self.made.setdefault(key, text)

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
                return TYPES[token.fold] in card.types and "Creature" not in card.types
        return False

    # --- players -----------------------------------------------------------------------------------------------------

    def _find_players(self) -> None:
        tokens = self.tokens
        for at, token in enumerate(tokens):
            if token.kind != "word":
                continue
            if token.owner:
                self._owner(at, token)
                continue
            if token.fold in self.players:
                continue
            if token.fold in ("player", "players") and token.fold == "player" and at + 1 < len(tokens):
                following = tokens[at + 1]
                if (len(following.text) == 1 and following.text.isupper()) or following.kind == "number":
                    self.players[f"player {following.fold}"] = f"Player {following.text.upper()}"
                continue
            if not self._may_be_player(at):
                continue
            verb = self._verb_after(at)
            if (
                verb in PLAYER_VERBS
                or (verb in _SHARED_VERBS and self._with_follows(at))
                or self._life_follows(at, verb)
            ):
                self._add_player(token)
            elif token.fold in GIVEN_NAMES and token.text[:1].isupper() and not self._is_name_word(at):
                listed = (
                    at + 2 < len(tokens)
                    and tokens[at + 1].fold in (",", "and")
                    and tokens[at + 2].fold in GIVEN_NAMES
                )
                if token.fold not in WORDY_NAMES or listed or not self._starts_sentence(at):
                    self._add_player(token)
            elif (token.fold in GIVEN_NAMES and token.fold not in WORDY_NAMES) or (
                at
                and tokens[at - 1].lemma == "attack"
                and at + 1 < len(tokens)
                and tokens[at + 1].fold == "with"
            ):
                self._add_player(token)

    def _owner(self, at: int, token: Token) -> None:
        """`Sue's turn`, `Bob's Pariah`: the word before `'s` is a player where it is no thing's name."""
        if token.owner in self.players or token.owner in FUNCTION_WORDS or token.owner in self.made:
            return
        if self._covered(at) or self.names.spelling(token.owner) is not None:
            return
        following = self.tokens[at + 1].fold if at + 1 < len(self.tokens) else ""
        owns = at + 1 < len(self.tokens) and self._cover[at + 1] and not self._cover[at]
        if owns and token.owner not in GIVEN_NAMES and self._guess(at, self._name_end(at)) is not None:
            return  # `Souul's Fire` is a misspelt card, not Souul's Fire
        if token.owner in GIVEN_NAMES or following in _PLAYERS_OWN or owns:
            text = token.text.replace("’", "'").split("'")[0]
            self.players[token.owner] = text[:1].upper() + text[1:]

    def _may_be_player(self, at: int) -> bool:
        token = self.tokens[at]
        if (
            token.fold in FUNCTION_WORDS
            or token.fold in NUMBERS
            or token.fold in GREETINGS
            or token.fold in JOINERS
        ):
            return False
        if token.fold in TYPES or token.fold in CREATURE_NOUNS or token.fold in COLOR_NAMES:
            return False
        if token.fold.isdigit() or len(token.fold) < 2 or token.fold in self.made:
            return False
        if token.fold in LEMMAS and token.text[:1].islower():
            return False
        if token.fold in GIVEN_NAMES:
            return not self._covered(at, longer=True)
        if self._covered(at):
            return False
        return self._starts_clause(at)

    def _covered(self, at: int, longer: bool = False) -> bool:
        """Whether a card's or a made-up thing's name spans token `at` (with `longer`: one of several words)."""
        return (self._long_cover if longer else self._cover)[at]

    def _find_cover(self) -> None:
        """Which tokens a name spans, and which a name of several words."""
        self._cover = [False] * len(self.tokens)
        self._long_cover = [False] * len(self.tokens)
        for start, token in enumerate(self.tokens):
            if token.kind != "word":
                continue
            for found in (self.card_at(start), self.made_at(start)):
                if found is None:
                    continue
                for index in range(start, found.end):
                    self._cover[index] = True
                    if found.end - start > 1:
                        self._long_cover[index] = True

    def in_long_name(self, at: int) -> bool:
        """Whether token `at` is one of several words of a name (`Mine` of `Howling Mine`)."""
        return self._long_cover[at]

    def _is_name_word(self, at: int) -> bool:
        return self._covered(at, longer=True)

    def _starts_sentence(self, at: int) -> bool:
        return at == 0 or self.tokens[at - 1].kind == "break"

    def _starts_clause(self, at: int) -> bool:
        if at == 0:
            return True
        before = self.tokens[at - 1]
        return (
            before.kind in ("break", "mark", "quote")
            or before.fold in JOINERS
            or before.fold in _CLAUSE_STARTS
        )

    def _verb_after(self, at: int) -> str:
        index = at + 1
        while index < len(self.tokens) and index < at + 4:
            token = self.tokens[index]
            if token.fold in (
                "then",
                "now",
                "also",
                "has",
                "is",
                "will",
                "would",
                "just",
                "immediately",
                "who",
                "simply",
            ):
                if token.fold in ("has", "is") and index + 1 < len(self.tokens):
                    following = self.tokens[index + 1]
                    if following.lemma not in PLAYER_VERBS | _SHARED_VERBS or following.kind != "word":
                        return token.lemma
                index += 1
                continue
            if token.fold in ("doesnt", "does", "didnt", "dont"):
                following = self.tokens[index + 1] if index + 1 < len(self.tokens) else token
                if following.fold == "not" and index + 2 < len(self.tokens):
                    following = self.tokens[index + 2]
                return "control" if following.lemma == "block" else following.lemma
            if token.kind == "word" and token.lemma == "attack" and token.fold == "attacking":
                return ""
            return token.lemma if token.kind == "word" else ""
        return ""

    def _with_follows(self, at: int) -> bool:
        for token in self.tokens[at + 1 : at + 14]:
            if token.kind == "break":
                return False
            if token.fold == "with":
                return True
        return False

    def _life_follows(self, at: int, verb: str) -> bool:
        if verb not in ("be", "have", "at", "gain", "lose", "play", "draw", "target", "win"):
            return False
        ahead = [t.fold for t in self.tokens[at + 1 : at + 12]]
        for stop, token in enumerate(self.tokens[at + 1 : at + 12]):
            if token.kind == "break":
                ahead = ahead[:stop]
                break
        if verb in ("gain", "lose"):
            return "life" in ahead
        if verb in ("play", "target", "draw", "win"):
            return not self._covered(at)
        return bool({"life", "poison", "hand", "graveyard", "yard"} & set(ahead)) or (
            verb == "be" and "at" in ahead[:2]
        )

    def _add_player(self, token: Token) -> None:
        text = token.text
        self.players.setdefault(token.fold, text if text[:1].isupper() else text[:1].upper() + text[1:])

    # --- near misses -------------------------------------------------------------------------------------------------

    def guess_at(self, at: int, stop: int) -> tuple[NameAt, ...]:
        """Near misses of declared and card names at `at`, the longest run of words first."""
        found: list[NameAt] = []
        for end in reversed(self._runs(at, stop)):
            if (at, end) not in self._guesses:
                self._guesses[at, end] = self._guess(at, end)
            guess = self._guesses[at, end]
            if guess is not None:
                found.append(guess)
        return tuple(found)

    def _runs(self, at: int, stop: int) -> list[int]:
        """Where a name that begins at `at` may end, marks inside it passed over."""
        ends: list[int] = []
        index = at
        while index < stop and len(ends) < 6:
            token = self.tokens[index]
            if token.kind == "mark" and token.fold in (",", ":") and ends:
                index += 1
                continue
            if token.kind != "word" or (token.fold in FUNCTION_WORDS and not self._inside_names(index, at)):
                break
            index += 1
            ends.append(index)
        return ends

    def _inside_names(self, index: int, at: int) -> bool:
        """Whether a small word may stand in a name here: `of`, `the` inside, a capital one at its beginning."""
        token = self.tokens[index]
        if index == at:
            return at > 0 and token.text[:1].isupper() and self.tokens[at - 1].kind == "word"
        return token.fold in ("of", "the", "to", "from", "in", "for", "with", "on")

    def _guess(self, at: int, end: int) -> NameAt | None:
        tokens = [t for t in self.tokens[at:end] if t.kind == "word"]
        words = [t.fold for t in tokens]
        commas = sum(t.fold == "," for t in self.tokens[at:end])
        owner = bool(tokens[-1].owner)
        if owner:
            words[-1] = tokens[-1].owner
        typed = " ".join(words)
        if len(typed) < 5 or words[-1] in FUNCTION_WORDS or self._is_explained(end):
            return None
        known = {
            **{key: self.made[key] for key in self.made},
            **{k: v[0] for k, v in (self._parts or {}).items()},
        }
        best = min(((strokes(typed, key), key) for key in known), default=(None, ""), key=_fewest)
        if best[0] is not None and not commas:
            return NameAt("guess", known[best[1]], end, owner, several=(typed,))
        faces = [face for name, _ in self.names.near(typed) for face in name.split(" // ")]
        near = [(strokes(typed, fold(name)), name) for name in faces]
        few, name = min(near, default=(None, ""), key=_fewest)
        if few is None or (commas and name.count(",") != commas):
            return None
        return NameAt("guess", name, end, owner, several=(typed,))

    def _is_explained(self, end: int) -> bool:
        """Whether `, a ...` follows: a name that the story explains is no misspelt card."""
        tokens = self.tokens
        return end + 1 < len(tokens) and tokens[end].fold == "," and tokens[end + 1].fold in ("a", "an")

    def short_at(self, at: int, stop: int) -> tuple[NameAt, ...]:
        """Cards that a short form can mean: `Emrakul`, `my Curator`; only where one card alone holds the word."""
        token = self.tokens[at]
        if token.kind != "word" or token.fold in FUNCTION_WORDS or len(token.fold) < 5 or at >= stop:
            return ()
        words = token.owner or token.fold
        found = self.names.containing(words)
        begins = [n for n in found if n.lower().replace("'", "").startswith(words)]
        chosen = found if len(found) == 1 else begins if len(begins) == 1 else []
        if not chosen:
            return ()
        return (NameAt("guess", chosen[0], at + 1, bool(token.owner), several=(words,)),)


def strokes(typed: str, name: str) -> int | None:
    """How many wrong strokes part `typed` from `name`, both folded; None where they are too many for a slip: one in a
    short word, two in a long one, three in all."""
    if typed.replace(" ", "") == name.replace(" ", ""):
        return 0
    ours, theirs = typed.split(), name.split()
    if len(ours) != len(theirs) or (len(ours) == 1 and typed[0] != name[0]):
        return None
    from rapidfuzz.distance import OSA

    total = 0
    for mine, other in zip(ours, theirs, strict=True):
        few = OSA.distance(mine, other)
        short = len(other) < 3 and other not in ("of", "to", "in", "on", "en")
        if few > (1 if len(other) < 7 else 2) or (few and short):
            return None
        total += few
    return total if 0 < total <= 3 else None


def _fewest(found: tuple[int | None, str]) -> int:
    return 99 if found[0] is None else found[0]


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.lower() in "abcdefgh"


_NAME_ENDS = PLAYER_VERBS | {"control", "have", "attack", "block", "be", "get", "put", "target", "with"}
_PLAYERS_OWN = word_set(
    """
    turn hand graveyard library life opponent upkeep draw end yard untap main cleanup control side board creatures creature
    next permanents combat deck field draw discard
    """
)
_CLAUSE_STARTS = word_set(
    """
    then if when while after before because since meanwhile so but and that though although as where until once response
    """
)
