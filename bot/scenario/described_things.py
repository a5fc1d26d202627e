"""Things that a story only describes: `the 3/3`, `my elves`, `the blocking creature`, `a 2/2`: known ones, or new."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.engine.script import Block, GoTo
from bot.scenario.creating import Creating, Role
from bot.scenario.errors import CannotMean
from bot.scenario.labels import made_label, split_line
from bot.scenario.made import MadeUp
from bot.scenario.phrases import Ref, ThingRef
from bot.scenario.said_to_be import wears
from bot.scenario.things import Thing
from bot.scenario.words import singular, wubrg
from bot.values import replace

_PERMANENTS = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"})

_POINTING = frozenset({"the", "this", "that"})
_DEFINITE = frozenset({"the", "this", "that", "my", "his", "her", "their", "your"})
_SPOKEN_OF = _DEFINITE | {"those", "these", "one of", "each", "all", "both"}
_ONE_IS_MEANT: frozenset[Role] = frozenset({"target", "blocked"})


#: What is on a thing that is said to be so.
_WORN = {"enchanted": "Aura", "equipped": "Equipment"}


def _may_be_a_token(thing: Thing, ref: ThingRef) -> bool:
    """`five 1/1s ... the 1/1 tokens`: what was only described may turn out to be tokens, where those meant were spoken of."""
    return thing.made is not None and thing.declared and ref.article in _SPOKEN_OF


def _is_less_told(thing: Thing, made: MadeUp, ref: ThingRef) -> bool:
    """Whether `ref` says all that is told of a described thing, and maybe more: `the 3/3`, then `a 3/3 with lifelink`."""
    if not (thing.size_assumed or (made.power, made.toughness) == ref.size):
        return False
    lines = {part for line in made.lines for part in split_line(line)}
    return (
        {*made.types} <= {"Creature", *ref.types}
        and {*made.subtypes} <= {*ref.subtypes}
        and {*made.supertypes} <= {*ref.supertypes}
        and {*made.colors} <= {*wubrg(ref.colors)}
        and lines <= {*ref.lines}
    )


class DescribedThings(Creating):
    """Finds the things that a description fits, and makes those that are told of for the first time."""

    def one(self, ref: Ref, role: Role = "any", about: str | None = None) -> Thing:
        """The one thing that `ref` means."""
        raise NotImplementedError

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
        if ref.noun == "copy" and (copy := self._copy_made()) is not None:
            return [copy]
        special = ref.size is not None or bool(ref.lines) or ref.loyalty is not None
        new = ref.article in ("a", "an") and role not in ("spell", "asked") and (special or role == "declare")
        if new and self._tells_enough(ref):
            used = self._used_before(ref, owner or about) if role == "declare" else []
            return [*used, *self._fresh(ref, role, about, owner, len(used))]
        known = [t for t in self.things if not t.filler and self._fits(t, ref, role)]
        if owner is not None:
            known = [t for t in known if t.holder in (owner, None)]
        elif role in ("attacker", "blocker", "source") and about is not None and ref.article != "the":
            known = [t for t in known if t.holder in (about, None)]
        elif role in ("attacker", "blocker", "source") and about is not None:
            known = [t for t in known if t.holder in (about, None)] or known
        if role == "blocked" and about is not None:
            known = [t for t in known if t.holder != about]
        known = [t for t in known if t not in taken]
        if ref.letter:
            known = [t for t in known if t.label.endswith(f" {ref.letter}")]
        if ref.article in ("the", "this", "that") and role != "declare":
            # `the 2/2 creature`: what was called so, rather than a card of that size
            called = made_label(ref)
            known = [t for t in known if t.made is not None and t.name == called] or known
        if ref.other:
            spoken = [t for t in self.focus[-1:] if t in known]
            others = [t for t in known if t not in spoken]
            if not others and role == "asked":
                raise CannotMean(f"It is not told which “{ref.told}” are.", start=ref.start, end=ref.end)
            known = others or known
        if role == "declare" and ref.article not in ("the", "this", "that"):
            used = self._used_before(ref, owner or about)
            return [*used, *self._fresh(ref, role, about, owner, len(used))]
        if role == "blocked":
            known = [t for t in known if t.attacking] or known
        every = ref.count <= 1 or ref.article in ("all", "each", "both", "every")
        if every and ref.many and known:
            wanted = ref.count if ref.count > 1 else len(known)
            return self._shown_as(known[:wanted], role, about, owner)
        if ref.article == "one of" and not known:
            raise CannotMean(f"It is not told what “{ref.told}” is one of.", start=ref.start, end=ref.end)
        if len(known) >= max(1, ref.count):
            chosen = self._nearest(known, ref)
            if ref.article == "one of" and len({t.name for t in known}) > 1:
                labels = tuple(t.label for t in known)
                said = f"It is not told which “{ref.told}” is: {' or '.join(labels)}."
                raise CannotMean(said, labels, ref.start, ref.end, labels)
            if role in _ONE_IS_MEANT and ref.article in _DEFINITE and ref.count <= 1 and not ref.order:
                self.ask_which(chosen[0], known, ref)
            return self._shown_as(chosen, role, about, owner)
        if ref.article in _POINTING and ref.lines and role != "declare" and self._may_have_gained(ref):
            raise CannotMean(
                f"It is not told which thing “{ref.told}” is.", self._some_labels(), ref.start, ref.end
            )
        if (sized := self._now_sized(ref, owner)) is not None:
            return self._shown_as([sized], role, about, owner)
        if ref.noun in ("blocker", "attacker") and ref.size is None and role != "declare" and not ref.many:
            return self._shown_as([self._implied_fighter(ref, owner or about)], role, about, owner)
        come = self._to_come(ref, role, owner or about)
        if come and not known:
            return come
        if self._tells_enough(ref):
            return self._fresh(ref, role, about, owner)
        if known and ref.count <= 1:
            return self._shown_as(known[:1], role, about, owner)
        if come:
            return come
        raise CannotMean(
            f"It is not told which thing “{ref.told}” is.", self._some_labels(), ref.start, ref.end
        )

    def _may_have_gained(self, ref: ThingRef) -> bool:
        """Whether something told fits but for abilities, which it may have got: then no other is meant."""
        return ref.size is not None and any(self._fits(t, ref.but(lines=()), "any") for t in self.things)

    def _now_sized(self, ref: ThingRef, owner: str | None) -> Thing | None:
        """The one creature of a player's whose size was not told, where that is told now: `My creature has flying ... my 2/2`."""
        if ref.size is None or ref.article in ("a", "an", "one", "another") or ref.many or owner is None:
            return None
        theirs = [t for t in self.things if t.is_type("Creature") and t.holder == owner and not t.filler]
        if len(theirs) != 1 or not theirs[0].size_assumed or theirs[0].made is None:
            return None
        self.tell(theirs[0], replace(ref, source="made", described=True))
        return theirs[0]

    def _implied_fighter(self, ref: ThingRef, player: str | None) -> Thing:
        """`I sacrifice my blocker`: a creature that blocks what attacks, where only one thing does."""
        attackers = [t for t in self.things if t.attacking and t.holder != player]
        if ref.noun != "blocker" or len(attackers) != 1 or player is None:
            raise CannotMean(f"It is not told what “{ref.told}” is.", self._some_labels(), ref.start, ref.end)
        thing = self.create(ref.but(status=tuple(word for word in ref.status if word != "blocking")))
        thing.told, thing.blocking, attackers[0].blocked = player, True, True
        place = len(self.actions)
        while place and isinstance(self.actions[place - 1], GoTo):
            place -= 1
        self.actions.insert(place, Block(player, ((thing.label, attackers[0].label),)))
        self.assumptions.append(f"{thing.label} blocks {attackers[0].label}.")
        return thing

    def _to_come(self, ref: ThingRef, role: Role, player: str | None) -> list[Thing]:
        """Tokens that an effect will make: known by their name alone. `a Soldier` is one where the player has what makes
        Soldiers."""
        if not ref.subtypes or ref.size or role == "declare":
            return []
        subtype = ref.subtypes[-1]
        if not self._tells_of(subtype, player if ref.article in ("a", "an") else None):
            return []
        name = self._token_name(subtype)
        if ref.count > 1 and not ref.letter:
            return [self._token(f"{name} #{number}", subtype) for number in range(1, ref.count + 1)]
        return [self._token(name + (f" {ref.letter}" if ref.letter else ""), subtype)]

    def _token(self, label: str, subtype: str) -> Thing:
        for thing in self.things:
            if thing.label == label:
                return thing
        self.labels.add(label)
        return self.add(
            Thing(label, subtype, len(self.things), future=True, token=True, zone="none"),
        )

    def _token_name(self, subtype: str) -> str:
        """What the token of that subtype is called that some text of the story makes: all its subtypes (CR 111.4)."""
        for text in (text for thing in self.things for text in thing.texts):
            found = re.search(
                rf"((?:[A-Z][\w'-]+ )*{re.escape(subtype)}(?: [A-Z][\w'-]+)*)[a-z ]* creature tokens?\b", text
            )
            if found is not None:
                return found[1]
        return subtype

    def _tells_of(self, subtype: str, player: str | None) -> bool:
        """Whether the text of some card of the story names that subtype: then an effect may make such a token. Of `player`'s
        cards where one is given."""
        return any(
            subtype in text and (player is None or "token" in text)
            for thing in self.things
            if player is None or player in (thing.holder, thing.cast_by)
            for text in thing.texts
        )

    def _tells_enough(self, ref: ThingRef) -> bool:
        """Whether a thing can be made of what is told."""
        if ref.size is not None or ref.loyalty is not None or ref.defense is not None:
            return True
        if (ref.lines and (ref.types or ref.noun)) or ("commander" in ref.status and ref.owner is not None):
            return True
        if (ref.article in ("a", "an", "one") or ref.count > 1) and (ref.types or ref.token):
            return True
        if ref.owner is not None and "Creature" in ref.types and not ref.subtypes and not ref.many:
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

    def _used_before(self, ref: ThingRef, player: str | None) -> list[Thing]:
        """What was used before it is told to be there: `Alice casts Shock on the 5/5. Bob controls a 5/5.` At most as many as are
        told, and only what nobody else is known to control."""
        if ref.other or ref.token:
            return []
        used = [
            thing
            for told, things in self._introduced.items()
            if len(things) == 1
            for thing in things
            if not thing.declared and thing.made is not None and thing.zone == "battlefield"
            if {thing.told, thing.shown} <= {None, player}
            and (thing.told is thing.shown is None or self.tokens[told[0]].fold not in ("a", "an"))
            and _is_less_told(thing, thing.made, ref)
        ]
        for thing in used[: max(1, ref.count)]:
            thing.declared = True
            self.tell(thing, ref.but(source="made", described=True), player)
        return used[: max(1, ref.count)]

    def _fresh(
        self, ref: ThingRef, role: Role, about: str | None, owner: str | None, known: int = 0
    ) -> list[Thing]:
        """As many new things as are told, but for those `known` already."""
        wanted = max(1, ref.count)
        if ref.many and ref.count == 0:
            wanted = 2
        things = [self.create(ref, i, wanted) for i in range(known, wanted)]
        for thing in things:
            if owner is not None:
                thing.told = owner
            if role in ("declare",):
                thing.declared = True
        return self._shown_as(things, role, about, owner)

    def fits(self, thing: Thing, ref: ThingRef) -> bool:
        """Whether the description can be asked of `thing`."""
        return not thing.filler and self._fits(thing, ref, "asked")

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
        if any(not thing.is_type(sub) and not _is_named_for(thing, sub) for sub in ref.subtypes):
            return False
        if any(color not in thing.colors for color in ref.colors):
            return False
        if any(line[:1].islower() and not thing.has_keyword(line) for line in ref.lines):
            return False
        if ref.token and not (thing.token or thing.future or _may_be_a_token(thing, ref)):
            return False
        for status in ref.status:
            if status in ("attacking", "blocking", "blocked") and not getattr(thing, status):
                return False
            if status == "unblocked" and (thing.blocked or not thing.attacking):
                return False
            if status == "tapped" and not thing.tapped:
                return False
            if status == "untapped" and thing.tapped and not self.actions:
                return False
            if status == "face down" and not thing.face_down:
                return False
            if status == "commander" and status not in thing.designations:
                return False
            if status in _WORN and not wears(self, thing, _WORN[status]):
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
        copied = self._copied(owner) if ref.noun == "copy" else None
        return [copied or owner]

    def _copied(self, spell: Thing) -> Thing | None:
        """The copy of a spell that something cast after it makes (CR 707.10); None where nothing does."""
        if spell.cast_by is None or not {"Instant", "Sorcery"} & {*spell.types}:
            return None
        others = [t for t in self.things if t.cast_by is not None and t is not spell]
        if not any("copy" in text.lower() for thing in others for text in thing.texts):
            return None
        label = f"{spell.label} copy"
        known = next((t for t in self.things if t.label == label), None)
        if known is not None:
            return known
        self.labels.add(label)
        return self.add(Thing(label, spell.name, len(self.things), future=True, zone="none"))

    def _copy_made(self) -> Thing | None:
        """`my copy`: of the one spell of the story that is copied."""
        found = [copy for t in self.things[:] if not t.future and (copy := self._copied(t)) is not None]
        copying = [t for t in found if not self._copies(t)]
        return copying[0] if len(copying) == 1 else None

    def _copies(self, copy: Thing) -> bool:
        """Whether it is a copy of what itself copies."""
        original = next(t for t in self.things if f"{t.label} copy" == copy.label)
        return any("copy" in text.lower() for text in original.texts)


def _is_named_for(thing: Thing, subtype: str) -> bool:
    """Whether its name has the word; of a creature type, that of a creature (no `Goblin Bombardment`)."""
    named = singular(subtype.lower()) in thing.name.lower()
    return named and (subtype not in CREATURE_TYPES or thing.is_type("Creature"))
