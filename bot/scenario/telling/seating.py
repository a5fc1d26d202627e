"""The story while it is told: who plays, whose turn it is, who `he` and `my opponent` are."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import pairwise
from typing import Self

from bot.engine.told.script import Action, Attack, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.naming.given_names import goes_with, surely_goes_with
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.naming.other_opponents import NAME as OTHER_OPPONENT
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.question import Question
from bot.scenario.scenario import UntoldSize
from bot.scenario.sentences.clause import Clause, Mention
from bot.scenario.sentences.deeds import Deed
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.asked_at import AskedAt
from bot.scenario.telling.claims_told import ByThen, Came, Claim, Declared, Place, PowersTold, SizeTold
from bot.scenario.telling.who_speaks import FIRST_PERSON, SECOND_PERSON, SOMEBODY, somebody_speaks
from bot.scenario.telling.whose_opponent import About
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Seat, Thing

_OPPONENTS = frozenset({"opp", "opponent", "oppo", "opponents", "opps", "enemy"})

_ALIKE = {word: words for words in (("he", "him", "his"), ("she", "her", "hers")) for word in words}


#: `Opp is at 4, he has Fog`.
_THE_OTHER = frozenset({"opp", "opponent"})


class Seating:
    """What has been told so far, and the players in it."""

    def __init__(
        self, tokens: Sequence[Token], lexicon: Lexicon, names: Names, reader: SentenceReader
    ) -> None:
        self.tokens = tokens
        self.reader = reader
        self.lexicon = lexicon
        self.names = names
        self.seats: dict[str, Seat] = {}
        self.starting_life = 20
        self.things: list[Thing] = []
        self.actions: list[Action] = []
        self.questions: list[Question] = []
        self.untold_beside: list[UntoldSize] = []  # of things that only questions suppose
        self.uncounted: list[str] = []  # what is told in the plural, and not how many there are
        self.blocked_by_untold: list[str] = []  # and blocks one attacker
        self.entered_of_nobodys: list[str] = []  # what is told to enter, and under nobody's control
        self.asked_at: list[AskedAt] = []  # of each question
        self.before_questions: Self | None = None
        self.supposed: list[Action] = []
        self.just_supposed: Self | None = None
        self.supposed_attacks: list[Action] = []
        self.assumptions: list[str] = []
        self.guesses: list[str] = []
        self.active: str | None = None
        self.first_turn = False
        self.daytime = ""
        self.through_end_of_turn = False
        self.through_end_step = False
        self.as_it_stands = False  # it is asked about before the fight goes on
        self.sides_asked = False  # only a question shows who defends in a fight
        self.response = False
        self.lands_untold = False  # lands are told to be tapped for mana, and not which
        self.resolved = 0  # how many of the deeds told are told to have resolved
        #: The moments that were told as before combat.
        self.before_combat: list[GoTo] = []
        self.told_before: int | None = (
            None  # how many deeds were told before what is supposed beside the story
        )
        self.asked_whether = False  # whether what is done just now is asked about
        self.denies = False  # whether what is told just now is denied
        self.under: Thing | None = None
        self.chapters: dict[str, int] = {}  # the chapter that each Saga was told to have come to
        self.told_along: set[int] = set()  # where statements begin that are a part of what was told before
        self.paid_along = ""  # mana that was paid for what is sacrificed next
        self.tapped_along: tuple[ThingRef, int] | None = (
            None  # what was tapped for that, and for which ability of it
        )
        self.sacrificed_along: tuple[ThingRef, ...] = ()  # what was sacrificed for what is paid for next
        self.said_to_attack: list[Thing] = []
        self.said_to_block: list[Thing] = []  # where nothing is told to attack
        self.said_unblocked: list[Thing] = []
        self.hits: set[int] = set()  # the attacks of which it was told how much they deal
        self.said_to_be_manned: list[tuple[Thing, str, tuple[ThingRef, ...]]] = []
        self.focus: list[Thing] = []
        self.spells: list[Thing] = []
        self.modes_wanted: dict[
            str, int
        ] = {}  # of spells whose modes are told by what they do, how many each has
        self.cast_at: dict[str, int] = {}  # by its label, where each spell was told to be cast
        self.upcoming: frozenset[str] = frozenset()
        self.to_come: Sequence[Statement] = ()
        self.asked_of: Statement | None = (
            None  # what is asked in a sentence whose condition is told behind it
        )
        self.group: list[Thing] = []
        #: A player's that were told together last, and of them those that were spoken of alone since.
        self.several: list[Thing] = []
        self.singled: list[Thing] = []
        self.whole: list[Thing] = []  # those of whom some were spoken of apart
        self.apart: list[Thing] = []
        self.mentions: list[Mention] = []  # of the clause that is told just now
        #: What the words back of the clause before meant, by their place: a verb that shares their clause's subject tells of the same.
        self.said_back: dict[tuple[int, int], list[Thing]] = {}
        self.clauses: list[Clause] = []
        self.deeds: list[Deed] = []
        self.asked_once: tuple[Statement, Deed] | None = None  # what speaks again of a deed, and that deed
        self.persons: set[str] = (
            set()
        )  # the words `he`, `she` that were the subject of what a player does or has

        self.clause_at = -1  # where the last of them begins
        self.actor: str | None = None
        self.last_player: str | None = None
        self.turn_changed = False
        self.turn_over = False  # it was told that it ends, and not yet what comes after it
        self._turn: str | None = None
        self._called: dict[str, str] = {}  # the word that was used for a player without a name
        self.labels: set[str] = set()
        #: Of names that several have: up to which number all are taken.
        self._numbered: dict[str, int] = {}
        self._introduced: dict[tuple[int, int], list[Thing]] = {}
        self.speaks = somebody_speaks(tokens, lexicon)
        self.where = 0
        self.skipped: list[tuple[int, int]] = []
        self.claims: list[Claim] = []
        self.sizes_told: list[SizeTold] = []
        self.powers_told: list[PowersTold] = []
        self.by_then: list[ByThen] = []
        self.declared: list[Declared] = []
        self.deeds_said: frozenset[Place] = frozenset()  # what may only come about, and is a deed here
        for typed, meant in lexicon.misspelt.items():
            self.guesses.append(f"“{typed}” was taken to be {meant}.")
        self.guesses += [f"{name} was taken to be a player." for name in lexicon.taken_for_players]
        self._seat_all()

    @property
    def turn(self) -> str | None:
        """Whose turn it is by now, as far as is told."""
        return self._turn if self.turn_changed else self._turn or self.active

    @turn.setter
    def turn(self, player: str | None) -> None:
        self._turn = player

    def beside(self) -> Self:
        """The same story, to be told on without changing this one."""
        shared = (self.tokens, self.reader, self.lexicon, self.names, *(thing.card for thing in self.things))
        frozen = (*self.actions, *self.supposed, *self.to_come, *self.questions, *self.asked_at)
        aside = deepcopy(self, {id(one): one for one in (*shared, *frozen)})
        aside.told_before, aside.just_supposed = len(self.actions), None
        return aside

    def changes_turn(self) -> None:
        """Another turn begins: what was taken until end of turn goes back, and what is told from now on ends with that turn."""
        self.turn_changed, self.turn_over = True, False
        self.through_end_of_turn = self.through_end_step = False
        for thing in self.things:
            if thing.until_end_of_turn:
                thing.taken_by, thing.until_end_of_turn = None, False

    def _seat_all(self) -> None:
        """Seats in the order of mention: the players are known before the first sentence."""
        opponent = False
        lexicon = self.lexicon
        second = SECOND_PERSON if lexicon.players and lexicon.you_play else frozenset[str]()
        for index, token in enumerate(self.tokens):
            if token.kind != "word" or lexicon.long_cover[index]:
                continue
            if token.text == "Mine" and index and self.tokens[index - 1].kind == "word":
                continue  # in the midst of a sentence: a name (`Lost Mine of Phandelver`)
            if token.fold in FIRST_PERSON or token.fold in second:
                self.seat("You")
            name = lexicon.players.get(token.fold) or (
                lexicon.players.get(token.owner) if token.owner else None
            )
            if name is not None:
                if name == OTHER_OPPONENT:  # the teller's
                    self.seat("You")
                    self.seat("Opponent")
                self.seat(name)
            if token.fold in _OPPONENTS or token.owner in ("opp", "opponent"):
                opponent = True
        for key, name in self.lexicon.players.items():
            if key.startswith("player "):
                self.seat(name)
        if "ap" in self.lexicon.players:
            self.active = "AP"
            self.seat("AP")
            self.seat("NAP")
        if len(self.seats) < 2:
            alone = next(iter(self.seats), None)
            if alone is None and not opponent and self._parts_alone():
                self.active = "Attacking player"
                self.seat(self.active)
                self.seat("Defending player")
            elif alone is None:
                self.seat("You")
                self.seat("Opponent")
            elif alone == "You" or opponent or self._spoken_of_before(alone):
                self.seat("Opponent")
            else:
                self.seat({"Alice": "Bob", "Bob": "Alice"}.get(alone, "Opponent"))

    def _parts_alone(self) -> bool:
        """Whether the story knows its players by their parts only: `Attacking player attacks ... Defending player blocks`."""
        said = {(a.fold, b.fold) for a, b in pairwise(self.tokens)}
        both = {("attacking", "player"), ("defending", "player")} <= said
        return both and not any(token.fold in SECOND_PERSON for token in self.tokens)

    def _spoken_of_before(self, name: str) -> bool:
        """Whether a `he` or `she` acts before the story's only player is named: that is somebody else."""
        for index, token in enumerate(self.tokens):
            if name == "You" or name in (
                self.lexicon.players.get(token.fold),
                self.lexicon.players.get(token.owner),
            ):
                return False
            if token.fold in ("he", "she"):
                return index == 0 or self.tokens[index - 1].kind in ("break", "mark")
        return False

    def begin_with(self, life: int) -> None:
        """Players begin the game with that much life (CR 103.4), which is said where it isn't 20."""
        self.starting_life = life
        for seat in self.seats.values():
            seat.life = life
        if life != 20:
            self.assumptions.append(f"Players begin with {life} life.")

    def seat(self, name: str) -> Seat:
        """The seat of that player, made when new."""
        if name not in self.seats:
            self.seats[name] = Seat(name, self.starting_life)
        return self.seats[name]

    def others(self, player: str | None) -> list[str]:
        """The opponents of a player, in seat order."""
        return [name for name in self.seats if name != player]

    def opponent(self, player: str | None) -> str:
        """The opponent of a player: the only one, else the one last spoken of, else the first."""
        if player is None:
            player = self.actor or next(iter(self.seats))
        others = self.others(player)
        if len(others) > 1:
            if self.last_player in others and self.last_player is not None:
                return self.last_player
            if "Opponent" in others:
                return "Opponent"
        return others[0]

    def player(self, ref: PlayerRef, about: str | None = None, subject: bool = False) -> str:
        """Who is meant. `about`: whose clause it stands in; `subject`: it is the one who acts."""
        found = self._player(ref, about, subject)
        self.last_player = found
        return found

    def _player(self, ref: PlayerRef, about: str | None, subject: bool) -> str:
        match ref.how:
            case "name":
                self.seat(ref.name)
                return ref.name
            case "me":
                self.seat("You")
                return "You"
            case "opponent" if ref.name == "each" and len(self.seats) > 2:
                raise CannotMean("Say of each opponent what they do.", (), ref.start, ref.start + 1)
            case "opponent" if "Opponent" in self.seats:
                return "Opponent"
            case "opponent":
                told = About(self.tokens, self.lexicon, tuple(self.seats), self.actor, self.speaks)
                return self.opponent(told.whose_opponent(ref, about))
            case "active":
                return self.active or self.actor or next(iter(self.seats))
            case "defending" | "nonactive":
                return self.opponent(self.active or self.actor)
            case "they":
                return self._they(ref.name, about, subject)
            case "controller" if ref.of is not None and ref.of.word == "its":
                there = (
                    one.holder for one in reversed(self.focus) if one.holder and one.zone == "battlefield"
                )
                return next(there, about or self.actor or next(iter(self.seats)))
            case "all":
                raise CannotMean("Say of each player what they do.", (), ref.start, ref.start + 1)
            case _:
                return about or self.actor or next(iter(self.seats))

    def _they(self, word: str, about: str | None, subject: bool) -> str:
        """He, she or they: in a story told by `I`, or of `you` and nobody else, the opponent; else whoever acted or was spoken of last and can be meant.
        An object is somebody else than the one who acts."""
        if subject:
            self.persons.add(word)
        if self.speaks or self._tells_of_you() or self._tells_of_nobody():
            return self.opponent("You")
        if subject and self.actor is None and self.last_player is None and "Opponent" in self.seats:
            self._called["Opponent"] = word
            return "Opponent"  # nobody is told of yet: somebody else than the teller
        others = [name for name in self.seats if name != (about or self.actor)]
        if subject:
            spoken = [name for name in (self.actor, self.last_player, *self.seats) if name is not None]
        else:
            spoken = [name for name in (self.last_player, *others) if name in others]
        fitting = [name for name in spoken if goes_with(word, name) and self._is_called(name, word)]
        return (fitting or spoken or list(self.seats))[0]

    def all_meant(self, ref: PlayerRef) -> list[str]:
        """Everyone whom `he` or `she`, asked about in a sentence of its own, may mean as well as anyone else: the one whose name tells
        it, else all whose names don't tell against it; empty where it is told otherwise, or somebody speaks of their own game."""
        word = ref.name
        if (
            ref.how != "they"
            or word not in _ALIKE
            or self.speaks
            or self._tells_of_you()
            or "Opponent" in self.seats
        ):
            return []
        fitting = [name for name in self.seats if goes_with(word, name) and self._is_called(name, word)]
        sure = [name for name in fitting if surely_goes_with(word, name)]
        return sure[:1] if len(sure) == 1 else [] if sure or len(fitting) < 2 else fitting

    def _is_called(self, name: str, word: str) -> bool:
        """Whether a player without a given name, who was a `she` before, may be this `he`."""
        return word == "they" or self._called.get(name, word) in _ALIKE.get(word, (word,))

    def _tells_of_nobody(self) -> bool:
        """Whether no player is named or spoken of, but by such a word or as the teller's opponent: then it is the other than the
        teller."""
        spoken = any(t.fold in SOMEBODY - _THE_OTHER for t in self.tokens)
        return not spoken and {*self.seats} == {"You", "Opponent"}

    def _tells_of_you(self) -> bool:
        """Whether the story is of `you` and an opponent alone: `you attack and they block`."""
        said = any(t.fold in SECOND_PERSON for t in self.tokens)
        in_general = any(t.fold == "somebody" for t in self.tokens)
        return said and not in_general and "You" in self.seats and {*self.seats} <= {"You", "Opponent"}

    def owner(self, ref: PlayerRef | None, about: str | None = None) -> str | None:
        """Whose, for a possessive: `his` is the acting player's own where the story is told by nobody in particular."""
        return next(iter(self.owners(ref, about)), None)

    def owners(self, ref: PlayerRef | None, about: str | None = None) -> list[str]:
        """Whose it may be, the likeliest first: of `his` and `her` only players that such a word may mean."""
        if ref is None:
            return []
        if ref.how != "they":
            return [self._player(ref, about, False)]
        if self.speaks or self._tells_of_you() or self._tells_of_nobody():
            return [self.opponent("You")]
        named = [name for name in (about, self.last_player, self.actor, *self.seats) if name is not None]
        return [name for name in dict.fromkeys(named) if goes_with(ref.name, name)] or named

    def tells_of_an_attack(self) -> bool:
        """Whether something is told to attack, before or later."""
        later = self.upcoming & {"attack", "itattack", "attackedby", "attackfor", "hitsfor", "ithits"}
        return bool(later) or any(isinstance(action, Attack) for action in self.actions)

    def skip(self, start: int, end: int) -> None:
        """The words of tokens `start`..`end` are no part of what is run: to be said."""
        self.skipped.append((start, end))

    def claim(
        self,
        who: tuple[str, ...],
        came: Came,
        start: int,
        end: int,
        amount: int | None = None,
        or_these: tuple[str, ...] = (),
    ) -> None:
        """The words of tokens `start`..`end` say that this came about."""
        turns = sum(isinstance(a, GoTo) and a.moment is Moment.NEXT_TURN for a in self.actions)
        self.claims.append(Claim(who, came, self.place(start, end), amount, or_these, turns))

    def place(self, start: int, end: int) -> Place:
        """Where the tokens `start`..`end` stand in the text."""
        return self.tokens[start].start, self.tokens[end - 1].end
