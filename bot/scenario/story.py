"""The story while it is told: who plays, what there is, what was done; and what its words mean by then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from bot.engine.card import Card
from bot.engine.script import Action
from bot.scenario.errors import CannotMean
from bot.scenario.lexicon import Lexicon
from bot.scenario.made import MadeUp
from bot.scenario.names import Names
from bot.scenario.noun_phrases import wubrg
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.questions import Question
from bot.scenario.sentences import SentenceReader
from bot.scenario.statements import AttackGroup, BlockGroup, How, Share
from bot.scenario.things import Seat, Thing
from bot.scenario.tokens import Token
from bot.scenario.words import COLOR_NAMES, HE_NAMES, NUMBERS, ORDINALS, SHE_NAMES, singular, word_set

Role = Literal["any", "declare", "attacker", "blocker", "blocked", "source", "spell", "target", "asked"]

_FIRST_PERSON = frozenset({"i", "me", "my", "mine", "we", "our"})
_SPELLS = frozenset({"Instant", "Sorcery"})
_PERMANENTS = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"})


class Story:
    """What has been told so far. Statements change it; `bot.scenario.script_of` makes the engine's script of it."""

    def __init__(
        self, tokens: Sequence[Token], lexicon: Lexicon, names: Names, reader: SentenceReader
    ) -> None:
        self.tokens = tokens
        self.reader = reader
        self.lexicon = lexicon
        self.names = names
        self.seats: dict[str, Seat] = {}
        self.things: list[Thing] = []
        self.actions: list[Action] = []
        self.questions: list[Question] = []
        self.assumptions: list[str] = []
        self.guesses: list[str] = []
        self.active: str | None = None
        self.first_turn = False
        self.through_end_of_turn = False
        self.response = False
        self.under: Thing | None = None
        self.focus: list[Thing] = []
        self.spells: list[Thing] = []
        self.upcoming: frozenset[str] = frozenset()
        self.group: list[Thing] = []
        self.actor: str | None = None
        self.last_player: str | None = None
        self.turn_changed = False
        self._turn: str | None = None
        self.labels: set[str] = set()
        self.speaks = any(
            t.fold in _FIRST_PERSON and t.kind == "word" and not lexicon.in_long_name(index)
            for index, t in enumerate(tokens)
        )
        self.where = 0
        self._guessed: set[str] = set()
        self.skipped: list[tuple[int, int]] = []
        for typed, meant in lexicon.misspelt.items():
            self.guesses.append(f"“{typed}” was taken to be {meant}.")
        self._seat_all()

    @property
    def turn(self) -> str | None:
        """Whose turn it is by now, as far as is told."""
        return self._turn if self.turn_changed else self._turn or self.active

    @turn.setter
    def turn(self, player: str | None) -> None:
        self._turn = player

    # --- players -----------------------------------------------------------------------------------------------------

    def _seat_all(self) -> None:
        """Seats in the order of mention: the players are known before the first sentence."""
        opponent = False
        for index, token in enumerate(self.tokens):
            if token.kind != "word" or self.lexicon.in_long_name(index):
                continue
            if token.fold in _FIRST_PERSON:
                self.seat("You")
            name = self.lexicon.players.get(token.fold) or (
                self.lexicon.players.get(token.owner) if token.owner else None
            )
            if name is not None:
                self.seat(name)
            if token.fold in ("opp", "opponent", "oppo", "opponents", "opps", "enemy") or token.owner in (
                "opp",
                "opponent",
            ):
                opponent = True
        for key, name in self.lexicon.players.items():
            if key.startswith("player "):
                self.seat(name)
        if len(self.seats) < 2:
            alone = next(iter(self.seats), None)
            if alone is None:
                self.seat("You")
                self.seat("Opponent")
            elif alone == "You" or opponent:
                self.seat("Opponent")
            else:
                self.seat({"Alice": "Bob", "Bob": "Alice"}.get(alone, "Opponent"))

    def seat(self, name: str) -> Seat:
        """The seat of that player, made when new."""
        if name not in self.seats:
            self.seats[name] = Seat(name)
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
            case "opponent" if "Opponent" in self.seats:
                return "Opponent"
            case "opponent":
                return self.opponent("You" if self.speaks else about or self.actor)
            case "active":
                return self.active or self.actor or next(iter(self.seats))
            case "defending" | "nonactive":
                return self.opponent(self.active or self.actor)
            case "they":
                return self._they(ref.name, about, subject)
            case _:
                return about or self.actor or next(iter(self.seats))

    def _they(self, word: str, about: str | None, subject: bool) -> str:
        """He, she or they: in a story told by `I` the opponent; else whoever acted or was spoken of last and can be meant.
        An object is somebody else than the one who acts."""
        if self.speaks:
            return self.opponent("You")
        others = [name for name in self.seats if name != (about or self.actor)]
        if subject:
            spoken = [name for name in (self.actor, self.last_player, *self.seats) if name is not None]
        else:
            spoken = [name for name in (self.last_player, *others) if name in others]
        fitting = [name for name in spoken if _goes_with(word, name)]
        return (fitting or spoken or list(self.seats))[0]

    def owner(self, ref: PlayerRef | None, about: str | None = None) -> str | None:
        """Whose, for a possessive: `his` is the acting player's own where the story is told by nobody in particular."""
        if ref is None:
            return None
        if ref.how == "they":
            if self.speaks:
                return self.opponent("You")
            return about or self.last_player or self.actor
        return self._player(ref, about, False)

    def skip(self, start: int, end: int) -> None:
        """The words of tokens `start`..`end` are no part of what is run: to be said."""
        self.skipped.append((start, end))

    # --- things -------------------------------------------------------------------------------------------------------

    def new_label(self, wanted: str) -> str:
        """`wanted`, or `wanted #2` and so on where it is taken."""
        label, n = wanted, 1
        while label in self.labels or label in self.seats:
            n += 1
            label = f"{wanted} #{n}"
        self.labels.add(label)
        return label

    def add(self, thing: Thing) -> Thing:
        self.things.append(thing)
        return thing

    def refer(self, things: Iterable[Thing]) -> None:
        """They are spoken of now: `it` means the last of them."""
        things = list(things)
        if things:
            self.group = things if len(things) > 1 else []
        for thing in things:
            if thing in self.focus:
                self.focus.remove(thing)
            self.focus.append(thing)

    def create(self, ref: ThingRef, index: int = 0, of: int = 1) -> Thing:
        """A new thing as `ref` describes it; `index` of `of` made at once."""
        if ref.source == "guess":
            self._note_guess(ref)
        if ref.source == "kind" or (
            ref.source in ("made", "guess", "part") and ref.name in self.lexicon.made.values()
        ):
            return self._create_made(ref, index, of)
        name = ref.name
        card = self.names.exact(name)
        if card is None:
            raise CannotMean(f"There is no card “{name}”.", start=ref.start, end=ref.end)
        wanted = self._wanted(card.name if ref.source != "card" else name, ref, index, of)
        thing = Thing(self.new_label(wanted), name, len(self.things), card=card, letter=ref.letter)
        if ref.described and ref.source in ("card", "guess", "part") and self._overrides(ref, card):
            thing.made = self._made_of(ref, name)
        thing.size_told = ref.size
        self.add(thing)
        self.tell(thing, ref)
        return thing

    def _overrides(self, ref: ThingRef, card: object) -> bool:
        """Whether the story gives a card's name to something of its own (`Hill Giant, a 5/5 creature`)."""
        from bot.engine.card import Card

        assert isinstance(card, Card)
        return ref.size is not None and "Creature" not in card.types and ref.lines != ()

    def _wanted(self, name: str, ref: ThingRef, index: int, of: int) -> str:
        if ref.letter:
            return f"{name} {ref.letter}"
        if (
            of > 1
            and not any(label.startswith(f"{name} #") for label in self.labels)
            and name not in self.labels
        ):
            return f"{name} #1" if index == 0 else f"{name} #{index + 1}"
        if of > 1:
            n = 1
            while f"{name} #{n}" in self.labels or (n == 1 and name in self.labels):
                n += 1
            return f"{name} #{n}"
        return name

    def _create_made(self, ref: ThingRef, index: int, of: int) -> Thing:
        if ref.source == "kind":
            name = made_label(ref)
            if ref.noun == "copy" or not (
                ref.size or ref.types or ref.lines or ref.subtypes or ref.loyalty is not None or ref.colors
            ):
                raise CannotMean(
                    f"It is not told which thing “{ref.told}” is.", self._some_labels(), ref.start, ref.end
                )
        else:
            name = ref.name
        made = self._made_of(ref, name)
        wanted = self._wanted(name, ref, index, of)
        thing = Thing(
            self.new_label(wanted), name, len(self.things), made=made, letter=ref.letter, token=ref.token
        )
        thing.size_told = ref.size
        thing.size_assumed = "Creature" in made.types and ref.size is None
        self.add(thing)
        self.tell(thing, ref)
        return thing

    def _some_labels(self) -> tuple[str, ...]:
        return tuple(thing.label for thing in self.things if not thing.filler)[:5]

    def _made_of(self, ref: ThingRef, name: str) -> MadeUp:
        types = tuple(dict.fromkeys(ref.types))
        if not types:
            types = ("Creature",) if ref.size or ref.lines or not ref.loyalty else ("Planeswalker",)
        if ref.size and "Creature" not in types and "Vehicle" not in ref.subtypes:
            types = (*types, "Creature")
        size = ref.size
        if size is None and "Creature" in types:
            size = (1, 1)
        return MadeUp(
            name,
            types,
            tuple(dict.fromkeys(ref.subtypes)),
            tuple(dict.fromkeys(ref.supertypes)),
            wubrg(ref.colors),
            size[0] if size else None,
            size[1] if size else None,
            ref.loyalty if "Planeswalker" in types else None,
            ref.defense if "Battle" in types else None,
            joined_lines(ref.lines),
        )

    def _note_guess(self, ref: ThingRef) -> None:
        typed = ref.names[0] if ref.names else ref.told
        sentence = f"“{typed}” was taken to be {ref.name}."
        if sentence not in self._guessed:
            self._guessed.add(sentence)
            self.guesses.append(sentence)

    def tell(self, thing: Thing, ref: ThingRef, about: str | None = None) -> None:
        """What `ref` says of `thing` besides its name."""
        if "tapped" in ref.status:
            thing.tapped = True
        if "untapped" in ref.status:
            thing.tapped = False
        if "sick" in ref.status:
            thing.sick = True
        if ref.loyalty is not None:
            thing.loyalty = ref.loyalty
        if ref.defense is not None:
            thing.defense = ref.defense
        if ref.damage:
            thing.damage = ref.damage
        for kind, amount in ref.counters:
            if kind == "loyalty":
                thing.loyalty = amount
            elif kind == "defense":
                thing.defense = amount
            else:
                thing.counters[kind] = amount
        for kind, value in ref.chosen:
            if value.startswith("@"):  # a player by a word such as `me`
                value = self.player(PlayerRef("me" if value == "@me" else "opponent"), about)
            if (kind, value) not in thing.chosen:
                thing.chosen.append((kind, value))
        if ref.token:
            thing.token = True
        card = thing.card if thing.made is None else None
        if ref.size is not None and card is not None and "Creature" in card.types:
            self._compare_size(thing, card, ref.size)
        if (
            ref.described
            and thing.made is not None
            and ref.source != "kind"
            and (ref.size or ref.lines or ref.colors)
        ):
            thing.made = self._merged(thing.made, ref)
        for attached in ref.attached:
            owner = self.owner(attached.owner, about)
            for other in self.resolve((attached,), "declare", about or thing.controller):
                other.told = other.told or owner
                self.attach(other, thing)

    def _compare_size(self, thing: Thing, card: Card, size: tuple[int, int]) -> None:
        """A size told of a card that is not its printed one is said not to count."""
        if (card.power, card.toughness) == size:
            return
        printed = f"{card.power}/{card.toughness}"
        said = f"{thing.label} is told to be {size[0]}/{size[1]}; it is taken as printed, {printed}, and what changes it."
        if said not in self.assumptions:
            self.assumptions.append(said)

    def _merged(self, made: MadeUp, ref: ThingRef) -> MadeUp:
        """A made-up thing with more told of it."""
        size = ref.size or (made.power, made.toughness)
        types = tuple(dict.fromkeys((*made.types, *ref.types)))
        lines = made.lines
        for line in joined_lines(ref.lines):
            if line not in lines:
                lines = joined_lines(
                    (*[x for old in lines for x in split_line(old)], *list(split_line(line)))
                )
        return replace(
            made,
            types=types,
            subtypes=tuple(dict.fromkeys((*made.subtypes, *ref.subtypes))),
            supertypes=tuple(dict.fromkeys((*made.supertypes, *ref.supertypes))),
            colors=wubrg((*made.colors, *ref.colors)),
            power=size[0],
            toughness=size[1],
            loyalty=ref.loyalty if ref.loyalty is not None else made.loyalty,
            defense=ref.defense if ref.defense is not None else made.defense,
            lines=lines,
        )

    def attach(self, what: Thing, to: Thing | str) -> None:
        """`what` is attached as the story begins."""
        what.attached_to = to
        what.declared = True
        if isinstance(to, Thing) and what not in to.attached:
            to.attached.append(what)

    # --- what words mean ------------------------------------------------------------------------------------------------

    def resolve(self, refs: Iterable[Ref], role: Role = "any", about: str | None = None) -> list[Thing]:
        """The things that `refs` mean. `role`: in what part they are spoken of; `about`: the player whose clause it is."""
        found: list[Thing] = []
        for ref in refs:
            if isinstance(ref, ThingRef):
                for thing in self._resolve(ref, role, about, found):
                    if thing not in found:
                        found.append(thing)
        self.refer(found)
        return found

    def one(self, ref: Ref, role: Role = "any", about: str | None = None) -> Thing:
        """The one thing that `ref` means."""
        found = self.resolve((ref,), role, about)
        if not found:
            told = ref.told if isinstance(ref, ThingRef) else ""
            raise CannotMean(f"It is not told which thing “{told}” is.", self._some_labels(), ref.start)
        return found[0]

    def _resolve(self, ref: ThingRef, role: Role, about: str | None, taken: Sequence[Thing]) -> list[Thing]:
        if ref.source == "it":
            return self._word_back(ref, role, about)
        if ref.source == "guess":
            self._note_guess(ref)
        owner = self.owner(ref.owner, about)
        if ref.source == "kind":
            return self._described(ref, role, about, owner, taken)
        return self._named(ref, role, about, owner, taken)

    def _named(
        self, ref: ThingRef, role: Role, about: str | None, owner: str | None, taken: Sequence[Thing]
    ) -> list[Thing]:
        names = ref.names if ref.source == "part" and ref.names else (ref.name,)
        known = [t for t in self.things if t.name in names or t.label in names]
        if ref.letter:
            known = [t for t in known if t.letter == ref.letter or t.label.endswith(f" {ref.letter}")]
        if role == "declare":
            return self._declared(ref, known, about, owner)
        fitting = self._fitting(known, ref, role, about, owner)
        fitting = [t for t in fitting if t not in taken] or fitting
        if ref.other and fitting and (ref.article == "another" or ref.count == 1):
            spoken = self.focus[-1] if self.focus else None
            others = [t for t in fitting if t is not spoken]
            if others:
                fitting = others
            elif role != "asked":
                return self._shown_as([self.create(replace(ref, letter=""))], role, about, owner)
        if (ref.count == 0 or (ref.many and ref.count <= 1)) and fitting:
            self._tell_all(fitting, ref, about)
            return self._shown_as(fitting, role, about, owner)
        wanted = max(1, ref.count)
        if len(fitting) >= wanted:
            if ref.order and len(fitting) >= ref.order > 0:
                chosen = fitting[ref.order - 1 : ref.order]
            else:
                chosen = fitting[:wanted]
            self._tell_all(chosen, ref, about)
            return self._shown_as(chosen, role, about, owner)
        fresh = [self.create(ref, i, wanted) for i in range(wanted - len(fitting))]
        return self._shown_as([*fitting, *fresh], role, about, owner)

    def _tell_all(self, things: Iterable[Thing], ref: ThingRef, about: str | None) -> None:
        for thing in things:
            self.tell(thing, ref, about)

    def _declared(
        self, ref: ThingRef, known: list[Thing], about: str | None, owner: str | None
    ) -> list[Thing]:
        """Things that are said to be there: those that were used without being told of, else new ones."""
        controller = owner or about
        wanted = max(1, ref.count)
        undeclared = [
            t
            for t in known
            if not t.declared
            and t.zone == "battlefield"
            and (t.controller in (None, controller) or t.told is None)
        ]
        found = undeclared[:wanted] if not ref.other else []
        same = [t for t in known if t.declared and t.told == controller and t.zone == "battlefield"]
        if (
            not found
            and same
            and not ref.other
            and wanted <= len(same)
            and (ref.letter or ref.article in ("the", "my"))
        ):
            found = same[:wanted]
        for thing in found:
            self.tell(thing, ref, controller)
        fresh = [self.create(ref, len(found) + i, wanted) for i in range(wanted - len(found))]
        for thing in [*found, *fresh]:
            thing.declared = True
        return [*found, *fresh]

    def _fitting(
        self, known: list[Thing], ref: ThingRef, role: Role, about: str | None, owner: str | None
    ) -> list[Thing]:
        """Those of `known` that the role allows, the likeliest first."""
        if owner is not None:
            mine = [t for t in known if t.controller in (owner, None)]
            known = mine or ([] if role != "asked" else known)
        if role in ("attacker", "source", "blocker") and about is not None and owner is None:
            own = [t for t in known if t.controller in (about, None) or t.told != t.controller]
            known = own or [t for t in known if t.zone != "hand"] if role == "source" else own or known
        if role == "blocked" and about is not None:
            theirs = [t for t in known if t.controller != about]
            known = theirs or known

        def likely(thing: Thing) -> tuple[int, ...]:
            on_board = thing.zone == "battlefield" or thing.cast_by is not None
            match role:
                case "attacker":
                    return (thing.attacking, thing.zone == "hand" and thing.cast_by is None, thing.tapped)
                case "blocker":
                    return (thing.attacking, thing.blocking, thing.tapped)
                case "blocked":
                    return (not thing.attacking, thing.blocked)
                case "spell":
                    return (thing.cast_by is None, -thing.order)
                case "target":
                    return (thing.gone, not on_board)
                case _:
                    return (thing.gone, not on_board)

        for status in ref.status:
            if status in ("attacking", "blocking"):
                known = [t for t in known if getattr(t, status)] or known
        return sorted(known, key=likely)

    def _shown_as(self, things: list[Thing], role: Role, about: str | None, owner: str | None) -> list[Thing]:
        """Their part in the story shows who controls them."""
        for thing in things:
            if owner is not None and thing.told is None and role != "asked":
                thing.told = owner
            elif about is None or thing.told is not None:
                continue
            elif role in ("attacker", "blocker", "source") and thing.shown is None:
                thing.shown = about
            elif role == "blocked" and thing.shown is None:
                thing.shown = self.active if self.active not in (None, about) else self.opponent(about)
        return things

    def _described(
        self, ref: ThingRef, role: Role, about: str | None, owner: str | None, taken: Sequence[Thing]
    ) -> list[Thing]:
        """`the 3/3`, `my elves`, `the blocking creature`, `a 2/2`, `each of my creatures`, `Unsummon's target`."""
        if ref.of is not None:
            return self._belonging(ref, about)
        special = ref.size is not None or bool(ref.lines) or ref.loyalty is not None
        new = ref.article in ("a", "an") and role not in ("spell", "asked") and (special or role == "declare")
        if new and self._tells_enough(ref):
            return self._fresh(ref, role, about, owner)
        known = [t for t in self.things if not t.filler and self._fits(t, ref, role)]
        if owner is not None:
            known = [t for t in known if t.controller in (owner, None)]
        elif role in ("attacker", "blocker", "source") and about is not None and ref.article != "the":
            own = [t for t in known if t.controller in (about, None)]
            known = own
        elif role in ("attacker", "blocker", "source") and about is not None:
            known = [t for t in known if t.controller in (about, None)] or known
        if role == "blocked" and about is not None:
            known = [t for t in known if t.controller != about]
        known = [t for t in known if t not in taken]
        if ref.other:
            spoken = [t for t in self.focus[-1:] if t in known]
            known = [t for t in known if t not in spoken] or known
        if role == "declare" and ref.article not in ("the", "this", "that"):
            return self._fresh(ref, role, about, owner)
        if role == "blocked":
            known = [t for t in known if t.attacking] or known
        every = ref.count <= 1 or ref.article in ("all", "each", "both", "every")
        if every and ref.many and known:
            wanted = ref.count if ref.count > 1 else len(known)
            return self._shown_as(known[:wanted], role, about, owner)
        if len(known) >= max(1, ref.count):
            chosen = self._nearest(known, ref)
            return self._shown_as(chosen, role, about, owner)
        if self._tells_enough(ref):
            return self._fresh(ref, role, about, owner)
        if known and ref.count <= 1:
            return self._shown_as(known[:1], role, about, owner)
        future = self._to_come(ref)
        if future is not None:
            return [future]
        raise CannotMean(
            f"It is not told which thing “{ref.told}” is.", self._some_labels(), ref.start, ref.end
        )

    def _to_come(self, ref: ThingRef) -> Thing | None:
        """A token that an effect will make: known by its name alone."""
        if not ref.subtypes or ref.size or ref.article in ("a", "an") or not self._tells_of(ref.subtypes[-1]):
            return None
        label = ref.subtypes[-1] + (f" {ref.letter}" if ref.letter else "")
        for thing in self.things:
            if thing.label == label:
                return thing
        thing = Thing(label, ref.subtypes[-1], len(self.things), future=True, token=True, zone="none")
        self.labels.add(label)
        return self.add(thing)

    def _tells_of(self, subtype: str) -> bool:
        """Whether the text of some card of the story names that subtype: then an effect may make such a token."""
        return any(
            subtype in text
            for thing in self.things
            for text in (thing.made.lines if thing.made else thing.card.texts if thing.card else ())
        )

    def _tells_enough(self, ref: ThingRef) -> bool:
        """Whether a thing can be made of what is told."""
        if ref.size is not None or ref.loyalty is not None or ref.defense is not None:
            return True
        if ref.lines and (ref.types or ref.noun):
            return True
        if ref.article in ("a", "an") and (ref.types or ref.token):
            return True
        return bool(ref.lines) and ref.article in ("a", "an", "my")

    def _nearest(self, known: list[Thing], ref: ThingRef) -> list[Thing]:
        wanted = max(1, ref.count)
        if wanted == 1 and ref.order > 0 and len(known) >= ref.order:
            return [known[ref.order - 1]]
        if wanted == 1 and len(known) > 1:
            spoken = [t for t in reversed(self.focus) if t in known]
            if spoken:
                return spoken[:1]
        return known[:wanted]

    def _fresh(self, ref: ThingRef, role: Role, about: str | None, owner: str | None) -> list[Thing]:
        wanted = max(1, ref.count)
        if ref.many and ref.count == 0:
            wanted = 2
        things = [self.create(ref, i, wanted) for i in range(wanted)]
        for thing in things:
            if owner is not None:
                thing.told = owner
            if role in ("declare",):
                thing.declared = True
        return self._shown_as(things, role, about, owner)

    def _fits(self, thing: Thing, ref: ThingRef, role: Role) -> bool:
        """Whether `thing` answers the description."""
        if (
            thing.zone in ("hand", "graveyard", "exile", "library", "command")
            and thing.cast_by is None
            and role != "asked"
        ) and ref.noun not in ("card", "spell"):
            return False
        if thing.zone in ("graveyard",) and thing.filler:
            return False
        if ref.noun == "spell" and not ref.types:
            return thing.cast_by is not None
        if (
            ref.size is not None
            and (thing.size_told or thing.printed) != ref.size
            and thing.printed != ref.size
        ):
            return False
        kinds = list(ref.types)
        if ref.noun in ("permanent",) and not set(thing.types) & _PERMANENTS:
            return False
        if kinds and not all(thing.is_type(kind) for kind in kinds):
            return False
        if any(
            not thing.is_type(sub) and singular(sub.lower()) not in thing.name.lower() for sub in ref.subtypes
        ):
            return False
        if any(color not in thing.colors for color in ref.colors):
            return False
        if any(line[:1].islower() and not thing.has_keyword(line) for line in ref.lines):
            return False
        if ref.token and not (thing.token or thing.future):
            return False
        for status in ref.status:
            if status in ("attacking", "blocking", "blocked") and not getattr(thing, status):
                return False
            if status == "unblocked" and (thing.blocked or not thing.attacking):
                return False
            if status == "tapped" and not thing.tapped:
                return False
        return not (
            (
                ref.size is None
                and not kinds
                and not ref.subtypes
                and not ref.colors
                and not ref.lines
                and not ref.status
            )
            and not set(thing.types) & _PERMANENTS
            and ref.noun != "card"
        )

    def _belonging(self, ref: ThingRef, about: str | None) -> list[Thing]:
        """`Unsummon's target`, `Ogre's blockers`, `a copy of Shock`."""
        assert ref.of is not None
        owner = self.one(ref.of, "any", about)
        if ref.noun == "blocker":
            return [t for t in self.things if t.blocking]
        if ref.noun == "copy":
            return [owner]
        return [owner]

    def _word_back(self, ref: ThingRef, role: Role, about: str | None) -> list[Thing]:
        """`it`, `them`, `that`: what was spoken of last and fits."""
        if role == "spell" and self.spells and not ref.many:
            return self.spells[-1:]
        fitting = [t for t in self.focus if self._can_be(t, role)]
        if not fitting and self.spells and role in ("target", "any", "asked"):
            return self.spells[-1:]
        if ref.order:
            lined = (
                [t for t in self.things if t.blocking] or [t for t in self.things if t.attacking] or fitting
            )
            if ref.order <= len(lined):
                return [lined[ref.order - 1]]
        if ref.many or ref.count > 1:
            wanted = ref.count or 2
            creatures = [t for t in fitting if t.is_type("Creature")] or fitting
            if len(creatures) < 1:
                raise CannotMean(
                    f"It is not told what “{ref.told}” means.", self._some_labels(), ref.start, ref.end
                )
            return creatures[-wanted:]
        if role in ("attacker", "blocker") and about is not None:
            fitting = [t for t in fitting if t.controller in (about, None)] or fitting
        if role == "blocked":
            fitting = [t for t in fitting if t.attacking] or fitting
        if not fitting:
            raise CannotMean(
                f"It is not told what “{ref.told}” means.", self._some_labels(), ref.start, ref.end
            )
        if fitting[-1] in self.group and ref.word in ("it", "itself"):
            # `two 2/2s ... it`: not one of several spoken of together, where something else can be meant
            fitting = [t for t in fitting if t not in self.group] or fitting
        return fitting[-1:]

    def _can_be(self, thing: Thing, role: Role) -> bool:
        if role == "spell":
            return thing.cast_by is not None or thing.zone != "battlefield"
        if role in ("attacker", "blocker", "blocked"):
            return not set(thing.types) & _SPELLS
        if role in ("source", "declare"):
            return not set(thing.types) & _SPELLS
        return True

    # --- targets ---------------------------------------------------------------------------------------------------------

    def names_of(self, refs: Iterable[Ref], role: Role, about: str | None) -> tuple[str, ...]:
        """Labels and player names of what is aimed at."""
        found: list[str] = []
        for ref in refs:
            if isinstance(ref, PlayerRef):
                if ref.how == "all":
                    found += list(self.seats)
                else:
                    found.append(self._aimed_player(ref, about))
            else:
                found += [thing.label for thing in self.resolve((ref,), role, about)]
        return tuple(found)

    def _aimed_player(self, ref: PlayerRef, about: str | None) -> str:
        return self.player(ref, about)


def _goes_with(word: str, name: str) -> bool:
    """Whether `he` or `she` may mean a player of that name; `they` may mean anybody."""
    if word in ("he", "him", "his"):
        return name.lower() not in SHE_NAMES
    if word in ("she", "her", "hers"):
        return name.lower() not in HE_NAMES
    return True


def made_label(ref: ThingRef) -> str:
    """What an unnamed thing is called: in the user's own words, without articles, states and what is told after them."""
    if ref.token and ref.subtypes:
        return ref.subtypes[-1]
    size = f"{ref.size[0]}/{ref.size[1]}" if ref.size else ""
    words = [w for w in ref.word.split() if w.lower() not in _UNLABELLED and "'" not in w and "/" not in w]
    if ref.order and words and words[0].lower() in ORDINALS:
        words.pop(0)
    while words and (words[0].isdigit() or words[0].lower() in NUMBERS):
        words.pop(0)
    if words and ref.many:
        words[-1] = singular(words[-1])
    if words and words[-1].lower() in ("guy", "dude") and size:
        words[-1] = "creature"
    if not words:
        words = ["creature"]
    elif ref.size is not None and all(w.lower() in COLOR_NAMES for w in words):
        words.append("creature")
    return " ".join([size, *words]) if size else " ".join(words)


_UNLABELLED = word_set(
    """
    a an the my his her their your our its another other both all each every of some this that these those
    any one lone single vanilla plain regular normal random tapped untapped attacking blocking blocked
    unblocked big huge little lowly mere poor simple summoning sick goaded said same more
    additional legendary only
    """
)


def joined_lines(lines: Iterable[str]) -> tuple[str, ...]:
    """Keywords on one line, as card text has them, and each sentence on its own."""
    keywords = [line for line in lines if line[:1].islower()]
    sentences = [line for line in lines if not line[:1].islower()]
    once = list(dict.fromkeys(keywords))
    return ((", ".join(once),) if once else ()) + tuple(dict.fromkeys(sentences))


def split_line(line: str) -> list[str]:
    """The parts of a joined line."""
    return line.split(", ") if line[:1].islower() else [line]


__all__ = ["AttackGroup", "BlockGroup", "How", "Share", "Story", "joined_lines", "made_label"]
