"""Things as the story tells of them: made, labelled, described, attached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.abilities.card import Card
from bot.scenario.errors import CannotMean
from bot.scenario.naming.labels import made_label
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.telling.seating import Seating
from bot.scenario.things.beyond_print import NOTHING, beyond_print, quoted
from bot.scenario.things.board import Thing
from bot.scenario.things.chosen_on_entering import opened
from bot.scenario.things.described_as import merged, own_counters, predefined, says_more
from bot.scenario.things.lines_of_keywords import lines_of
from bot.scenario.things.made import MadeUp
from bot.scenario.things.made_as_told import as_it_is_created, card_meant, made_of, of_its_kind
from bot.scenario.things.said_to_be import be_as_said, has_played
from bot.scenario.things.tokens_made import as_made
from bot.scenario.things.told_sizes import tell_size
from bot.scenario.things.whose_life_counts import told_of_by_life
from bot.values import replace
from rulesdb.folding import fold

#: In what part a thing is spoken of; `sized`: it is told how big it is.
Role = Literal[
    "any",
    "declare",
    "attacker",
    "blocker",
    "blocked",
    "source",
    "spell",
    "target",
    "asked",
    "sized",
    "damaged",
]


class Creating(Seating):
    """Makes things of what is told."""

    def resolve(
        self, refs: Iterable[Ref], role: Role = "any", about: str | None = None, but: Sequence[Thing] = ()
    ) -> list[Thing]:
        """The things that `refs` mean."""
        raise NotImplementedError

    def one(self, ref: Ref, role: Role = "any", about: str | None = None) -> Thing:
        """The one thing that `ref` means."""
        raise NotImplementedError

    def new_label(self, wanted: str) -> str:
        """`wanted`, or `wanted #2` and so on where it is taken."""
        label, n = wanted, 1
        while label in self.labels or label in self.seats:
            n += 1
            label = f"{wanted} #{n}"
        self.labels.add(label)
        return label

    def add(self, thing: Thing) -> Thing:
        thing.where = self.where
        self.things.append(thing)
        return thing

    def is_slow(self, label: str) -> bool:
        """Whether the card of that label is cast only at the speed of a sorcery."""
        thing = next((t for t in self.things if t.label == label), None)
        return thing is not None and "Instant" not in thing.types and not thing.has_keyword("flash")

    def card(self, thing: Thing) -> Card | None:
        """The card that a thing is, a made-up one compiled; None for what has no text of its own."""
        card = self.names.made(thing.made) if thing.made is not None else thing.card
        return opened(card, thing.chosen)

    def card_meant(self, ref: object) -> Card | None:
        """The card that words name, or the spell that they describe with what it does; None for any other words."""
        return card_meant(self.names, ref)

    def ask_which(self, chosen: Thing, others: Iterable[Thing], ref: ThingRef) -> None:
        """Raises `CannotMean` where words for one thing may mean several unlike ones that were told of in one breath."""
        copied = {thing.enters_as for thing in self.group}
        together = [t for t in self.group if (t is chosen or t in others) and t.label not in copied]
        if len(together) > 1 and chosen in together and len({t.name for t in together}) > 1:
            labels = tuple(t.label for t in together)
            raise CannotMean(
                f"It is not told which “{ref.told}” means: {' or '.join(labels)}.",
                labels,
                ref.start,
                ref.end,
                labels,
            )

    def refer(self, things: Iterable[Thing]) -> None:
        """They are spoken of now: `it` means the last of them."""
        things = list(things)
        if things:
            self.group = things if len(things) > 1 else []
            self._part(things)
        last = {id(thing): thing for thing in reversed(things)}
        self.focus[:] = [*(t for t in self.focus if id(t) not in last), *reversed(last.values())]

    def _part(self, things: list[Thing]) -> None:
        self._take_apart(things)
        if len(things) == 1:
            self.singled += [thing for thing in things if thing in self.several and thing not in self.singled]
        elif len({thing.holder for thing in things}) == 1:
            self.several, self.singled = things, []

    def _take_apart(self, things: list[Thing]) -> None:
        """Some of those that were told together are spoken of apart: `I have five 2/2s. I sacrifice two of them`."""
        some = 0 < len(things) < len(self.several) and all(thing in self.several for thing in things)
        if self.whole and all(thing in self.whole for thing in things):
            self.apart += [thing for thing in things if thing not in self.apart]
        elif some:
            self.whole, self.apart = self.several, list(things)
        elif len(things) > 1:
            self.whole, self.apart = [], []

    def single_out(self, things: Iterable[Thing], among: list[Thing]) -> None:
        """They are spoken of apart from the others of `among`: `one of the 2/2s`."""
        self.several, self.singled = among, list(things)

    def rest_of_several(self) -> list[Thing]:
        """Those of a player's that were told together last and not spoken of alone since, where others of them were: what `another` and
        `the other` mean."""
        return [t for t in self.several if t not in self.singled and not t.gone] if self.singled else []

    def rest_of_all(self) -> list[Thing]:
        """Those that were told together and of whom only others were spoken of since: what `the rest` means."""
        return [t for t in self.whole if t not in self.apart and not t.gone]

    def create(self, ref: ThingRef, index: int = 0, of: int = 1) -> Thing:
        """A new thing as `ref` describes it; `index` of `of` made at once."""
        if ref.source == "guess":
            self._note_guess(ref)
        defined = predefined(ref)
        if defined is not None:
            label = self.new_label(self._wanted(defined.name, ref, index, of))
            thing = Thing(label, defined.name, len(self.things), card=defined, token=True)
            self.add(thing)
            self.tell(thing, ref)
            return thing
        if ref.source == "kind" or (
            ref.source in ("made", "guess", "part") and ref.name in self.lexicon.made.values()
        ):
            return self._create_made(ref, index, of)
        name = ref.name
        card = self.names.exact(name)
        if card is None:
            raise CannotMean(f"There is no card “{name}”.", start=ref.start, end=ref.end)
        self._say_namesakes(ref, card)
        wanted = self._wanted(card.name if ref.source != "card" else name, ref, index, of)
        thing = Thing(self.new_label(wanted), name, len(self.things), card=card, letter=ref.letter)
        if ref.described and ref.source in ("card", "guess", "part") and self._overrides(ref, card):
            thing.made = made_of(ref, name)
        thing.size_told = ref.size
        thing.likely = told_of_by_life(card, self.seats.values())
        self.add(thing)
        self._give_what_is_told(thing, ref)
        self.tell(thing, ref, new=True)
        return thing

    def _say_namesakes(self, ref: ThingRef, card: Card) -> None:
        """That a legend with no title was meant, where other cards have its name and a title: `Sheoldred`."""
        if ref.source != "card" or "Legendary" not in card.supertypes or "," in card.name:
            return
        faces = (face for full in self.names.containing(fold(card.name)) for face in full.split(" // "))
        titled = dict.fromkeys(face for face in faces if face.startswith(f"{card.name}, "))
        if titled:
            said = f"“{card.name}” is taken to be the card of just that name, not {' or '.join(titled)}."
            self.guesses += [said] if said not in self.guesses else []

    def _overrides(self, ref: ThingRef, card: object) -> bool:
        """Whether the story gives a card's name to something of its own (`Hill Giant, a 5/5 creature`)."""
        assert isinstance(card, Card)
        quoted = any(line[:1].isupper() for line in ref.lines)
        return (quoted and bool(ref.types)) or (
            ref.size is not None and "Creature" not in card.types and ref.lines != ()
        )

    def _wanted(self, name: str, ref: ThingRef, index: int, of: int) -> str:
        if ref.letter:
            return f"{name} {ref.letter}"
        if of == 1:
            return name
        n = self._numbered.get(name, 0)
        if (
            not n
            and name not in self.labels
            and not any(label.startswith(f"{name} #") for label in self.labels)
        ):
            if index == 0:
                self._numbered[name] = 1
            return f"{name} #{index + 1}"
        n += 1
        while f"{name} #{n}" in self.labels or (n == 1 and name in self.labels):
            n += 1
        self._numbered[name] = n
        return f"{name} #{n}"

    def _create_made(self, ref: ThingRef, index: int, of: int) -> Thing:
        if ref.source == "kind":
            if ref.token and ref.noun == "token" and not (ref.types or ref.subtypes or ref.lines):
                ref = ref.but(types=("Creature",))  # what fights, and what players speak of so
            if ref.token and ref.subtypes and ref.size is None and not ref.lines:
                ref = as_made(ref, (text for thing in self.things for text in lines_of(thing))) or ref
            name = made_label(ref)
            if ref.noun == "copy" or not (
                ref.size or ref.types or ref.lines or ref.subtypes or ref.loyalty is not None or ref.colors
            ):
                raise CannotMean(
                    f"It is not told which thing “{ref.told}” is.", self._some_labels(), ref.start, ref.end
                )
        else:
            name = ref.name
            if name in self.lexicon.walkers and not ref.types:
                ref = ref.but(types=("Planeswalker",))
        ref = as_it_is_created(of_its_kind(ref, self.tokens))
        made = made_of(ref, name)
        wanted = self._wanted(name, ref, index, of)
        thing = Thing(
            self.new_label(wanted), name, len(self.things), made=made, letter=ref.letter, token=ref.token
        )
        thing.size_told, thing.half, thing.bound = ref.size, ref.half, ref.bound
        thing.size_assumed = ("Creature" in made.types and ref.size is None) or (
            "Planeswalker" in made.types and ref.loyalty is None
        )
        self.add(thing)
        self.tell(thing, ref, new=True)
        return thing

    def _some_labels(self) -> tuple[str, ...]:
        return tuple(thing.label for thing in self.things if not thing.filler)[:5]

    def _note_guess(self, ref: ThingRef) -> None:
        typed = ref.names[0] if ref.names else ref.told
        sentence = f"“{typed}” was taken to be {ref.name}."
        if sentence not in self.guesses:
            self.guesses.append(sentence)

    def tell(self, thing: Thing, ref: ThingRef, about: str | None = None, new: bool = False) -> None:
        """What `ref` says of `thing` besides its name. `new`: it is spoken of for the first time."""
        abilities = be_as_said(self, thing, ref.status, new)
        if abilities:
            ref = ref.but(lines=(*ref.lines, *abilities))
            if thing.made is not None:
                thing.made = merged(thing.made, ThingRef("kind", 0, 0, lines=abilities))
        if new or not has_played(self, thing):
            self._tell_marks(thing, ref)
        for kind, value in ref.chosen:
            if kind == "player":
                value = self.player(PlayerRef.as_told(value), about)
            if (kind, value) not in thing.chosen:
                thing.chosen.append((kind, value))
        if ref.token:
            thing.token = True
        card = thing.card if thing.made is None else None
        if not self.actions or not self._may_have_come_about(thing, ref):
            self._give_what_is_told(thing, ref)
        if ref.size is not None and card is not None and ref.bound is None:
            tell_size(self, thing, card, ref.size, new)
        if card is not None and ref.mana_value not in (None, card.mana_value):
            said = f"{thing.label} has mana value {card.mana_value}, not {ref.mana_value}."
            raise CannotMean(said, start=ref.start, end=ref.end)
        if ref.described and thing.made is not None and ref.source != "kind" and says_more(ref, thing.types):
            thing.made = merged(thing.made, ref)
            thing.size_assumed = thing.size_assumed and ref.size is None
        if ref.paired is not None and thing.paired_with is None:
            other = self.resolve((ref.paired,), "declare", about or thing.controller)[0]
            thing.paired_with, other.paired_with = other.label, thing.label
        for attached in ref.attached:
            owner = self.owner(attached.owner, about)
            for other in self.resolve((attached,), "declare", about or thing.controller):
                other.told = other.told or owner
                self.attach(other, thing)

    def _tell_marks(self, thing: Thing, ref: ThingRef) -> None:
        """Loyalty, defense, damage and counters that it has as the story begins."""
        if ref.loyalty is not None:
            thing.loyalty = ref.loyalty
        if ref.defense is not None:
            thing.defense = ref.defense
        if ref.damage:
            thing.damage = ref.damage
        for told, amount in ref.counters:
            kind = told or own_counters(thing, ref)
            if kind == "loyalty":
                thing.loyalty = amount
            elif kind == "defense":
                thing.defense = amount
            else:
                thing.counters[kind] = amount

    def _give_what_is_told(self, thing: Thing, ref: ThingRef) -> None:
        """A card that is said to have what is not printed on it (`flying Grizzly Bears`, `Hill Giant, which is blue`) has it
        as the story begins, by something untold. Once the game is played, such words only say what came about."""
        card = thing.card
        if card is None or thing.made is not None:
            return
        told = self.names.made(MadeUp(card.name, card.types, lines=ref.lines))
        new = [
            (ability, text)
            for ability, text in zip(told.abilities, told.texts, strict=True)
            if ability not in card.abilities
        ]
        kinds = beyond_print(card, ref)
        if new:
            words = ", ".join(dict.fromkeys(quoted(text) for _, text in new))
            self.assumptions.append(f"{thing.label} has {words} as the story begins.")
        if kinds.words:
            self.assumptions.append(f"{thing.label} is {' and '.join(kinds.words)} as the story begins.")
        if new or kinds.words:
            thing.card = replace(
                card,
                colors=kinds.colors or card.colors,
                types=(*kinds.types, *card.types),
                supertypes=(*card.supertypes, *kinds.supertypes),
                subtypes=(*card.subtypes, *kinds.subtypes),
                abilities=(*card.abilities, *(ability for ability, _ in new)),
                texts=(*card.texts, *(text for _, text in new)),
            )

    def _may_have_come_about(self, thing: Thing, ref: ThingRef) -> bool:
        """Whether what is told beyond what is printed, or nothing, may have come about in the course of the story: some card of it
        speaks of that."""
        texts = [text.lower() for one in self.things if (card := self.card(one)) for text in card.texts]
        kinds = beyond_print(thing.card, ref) if thing.card is not None and thing.made is None else NOTHING
        return all(any(line.lower() in text for text in texts) for line in ref.lines) and all(
            any(word in text for word in words for text in texts) for words in kinds.spoken_of
        )

    def attach(self, what: Thing, to: Thing | str) -> None:
        """`what` is attached as the story begins."""
        enchants = [text for text in what.texts if text.lower().startswith("enchant ")]
        if (
            isinstance(to, Thing)
            and to.zone == "battlefield"
            and any("in a graveyard" in t for t in enchants)
        ):
            raise CannotMean(f"What lets {what.label} enchant a permanent is not modelled.")
        if to is what:
            raise CannotMean(f"It is not told what {what.label} is attached to.")
        what.attached_to = to
        what.declared = True
        if isinstance(to, Thing) and what not in to.attached:
            to.attached.append(what)
