"""What the words of a story mean by now: which thing `the Giant`, `it` or `each of my creatures` is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.naming.named_for_short import is_said_to_attack, named_for_short
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.telling.too_many import refuse_too_many
from bot.scenario.things.all_but import all_but
from bot.scenario.things.answered_as_cast import is_answered_as_it_is_cast
from bot.scenario.things.board import Thing
from bot.scenario.things.copies_to_come import copy_called
from bot.scenario.things.counted_off import refuse_miscounted
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.described_things import described, shown_as
from bot.scenario.things.either_of_a_name import as_described, names_several, refuse_either
from bot.scenario.things.half_of import half_of
from bot.scenario.things.may_fight import FIGHTING, can_be, last_of_one_player, may_be_in
from bot.scenario.things.not_told_which import refuse_more_than_told
from bot.scenario.things.of_them import things_of_them, without_what_was_cast
from bot.scenario.things.one_of_a_list import one_of_a_list
from bot.scenario.things.other_faces import come_back_as_its_other_face
from bot.scenario.things.own_subject import but_its_subject
from bot.scenario.things.same_subject import said_back
from bot.scenario.things.token_names import token_meant, token_named
from bot.scenario.things.tokens_to_come import made_by_what_is_named, with_those_made
from bot.values import replace


class Story(Creating):
    """The story so far. Statements change it; `bot.scenario.telling.script_of` makes the engine's script of it."""

    def resolve(
        self, refs: Iterable[Ref], role: Role = "any", about: str | None = None, but: Sequence[Thing] = ()
    ) -> list[Thing]:
        """The things that `refs` mean. `role`: in what part they are spoken of; `about`: the player whose clause it is; `but`: those
        that were spoken of just before and are not meant again."""
        found: list[Thing] = []
        taken: set[int] = set()  # a thing is itself: of a thousand alike, none is compared with all others
        for ref in refs:
            if isinstance(ref, ThingRef):
                refuse_miscounted(ref)
                meant = self._as_introduced(ref, role, about, [*but, *found])
                self.mentions.append((ref, meant))
                if is_said_to_attack(ref, role):
                    self.said_to_attack += [thing for thing in meant if not thing.attacking]
                if "unblocked" in ref.status and role != "asked":
                    self.said_unblocked += meant
                    self.said_to_attack += [t for t in meant if not t.attacking and role != "attacker"]
                if ref.manned is not None:
                    self.said_to_be_manned += [(thing, *ref.manned) for thing in meant]
                for thing in meant:
                    if id(thing) not in taken:
                        taken.add(id(thing))
                        found.append(thing)
        self.refer(found)
        return found

    def player(self, ref: PlayerRef, about: str | None = None, subject: bool = False) -> str:
        """Who is meant, the controller of a thing too. `about`: whose clause it stands in; `subject`: it is the one who acts."""
        if ref.of is None:
            return super().player(ref, about, subject)
        thing = self.resolve((ref.of,), "asked", about)[0]
        self.last_player = thing.controller or thing.cast_by or thing.likely or next(iter(self.seats))
        return self.last_player

    def _as_introduced(self, ref: ThingRef, role: Role, about: str | None, taken: list[Thing]) -> list[Thing]:
        """The same words are the same things, however many verbs they go with: `a 3/3 attacks and is blocked by a 2/2`."""
        told = (
            ref.count,
            ref.loyalty or 0,
            ref.defense or 0,
            ref.damage,
            *(number for _, number in ref.counters),
        )
        if min(told) < 0:
            raise CannotMean(f"There can't be {min(told)} of something.", start=ref.start, end=ref.end)
        refuse_too_many(ref)
        place = (ref.start, ref.end)
        known = self._introduced.get(place)
        if known is None and ref.source == "it" and role != "asked":
            known = said_back(self, ref)
        if known is not None:
            return shown_as(self, known, role, about, self.owner(ref.owner, about))
        before = len(self.things)
        found = self._resolve(ref, role, about, taken)
        if len(self.things) > before and ref.end > ref.start:
            self._introduced[place] = found
        if ref.source == "kind" and len(self.things) == before and role != "asked":
            self._tell_all(found, ref, about)
        if ref.place and role not in ("declare", "asked"):
            for thing in found:
                self.lies(thing, ref, about, new=len(self.things) > before)
        return found

    def lies(self, thing: Thing, ref: ThingRef, about: str | None, new: bool) -> None:
        """`Craw Wurm in Bob's graveyard`: it is there, where it is spoken of for the first time. Raises `CannotMean` where it was told to
        be elsewhere; once there are deeds, it may have come there."""
        whose = self.owner(ref.placed, about)
        if new:
            thing.zone, thing.told = ref.place, thing.told or whose
        elif thing.zone != ref.place or whose not in (None, thing.holder):
            if not self.actions:
                raise CannotMean(f"{thing.label} is told to be elsewhere.", start=ref.start, end=ref.end)
            self.assumptions.append(f"Whether {thing.label} is there by then is not looked at.")

    def introduce_anew(self, refs: Iterable[ThingRef]) -> None:
        """The same words mean other things the next time: `Both players control a 2/2`."""
        for ref in refs:
            self._introduced.pop((ref.start, ref.end), None)

    def one(self, ref: Ref, role: Role = "any", about: str | None = None) -> Thing:
        """The one thing that `ref` means."""
        found = self.resolve((ref,), role, about)
        if not found:
            said = f"It is not told which thing “{ref.told if isinstance(ref, ThingRef) else ''}” is."
            raise CannotMean(said, self._some_labels(), ref.start)
        return found[0]

    def responded_to(self, ref: ThingRef) -> Thing:
        """What is responded to: a spell was cast before, or what triggered or was activated is there."""
        known = len(self.things)
        thing = self.one(ref, "spell")
        uncast = thing in self.things[known:] or (thing.cast_by is None and thing.zone == "hand")
        if uncast and is_answered_as_it_is_cast(self, thing):
            raise CannotMean(
                f"It is not told who casts {thing.label}, and on what.", start=ref.start, end=ref.end
            )
        return thing

    def _resolve(self, ref: ThingRef, role: Role, about: str | None, taken: Sequence[Thing]) -> list[Thing]:
        if ref.halved:
            return shown_as(self, half_of(self, ref, role, about), role, about, None)
        if ref.left_out:
            return shown_as(self, all_but(self, ref, role, about), role, about, None)
        if ref.source == "it":
            return shown_as(self, self._word_back(ref, role, about, taken), role, about, None)
        if ref.source == "guess":
            token = token_meant(self, ref)
            if token is None and ref.token:  # no token has a name that is nearly a card's
                raise CannotMean(f"It is not told what makes “{ref.told}”.", (), ref.start, ref.end)
            if token is None:
                self._note_guess(ref)
            ref = token or ref
        elif ref.source == "part":
            ref = made_by_what_is_named(self, ref, role) or ref
        if ref.source == "kind":
            return described(self, ref, role, about, self.owner(ref.owner, about), taken)
        return self._named(ref, role, about, self._whose(ref, role, about), taken)

    def _whose(self, ref: ThingRef, role: Role, about: str | None) -> str | None:
        """Who `his` or `her` is in `Alice bolts his Ogre`: whoever such a word may mean and has one, else the likeliest."""
        owners = self.owners(ref.owner, about)
        if role != "declare":
            holders = {t.holder for t in self.things if ref.name in (t.name, t.label)}
            owners = [name for name in owners if name in holders] or owners
        return next(iter(owners), None)

    def _named(
        self, ref: ThingRef, role: Role, about: str | None, owner: str | None, taken: Sequence[Thing]
    ) -> list[Thing]:
        names = ref.names if ref.source == "part" and ref.names else (ref.name,)
        known = [t for t in self.things if t.name in names or t.label in names]
        if ref.source == "part":  # `Elspeth` is Elspeth, Undaunted Hero rather than Elspeth's Devotee
            short = [t for t in known if t.name.partition(",")[0].lower() == ref.told.lower()]
            known = short if len(short) == 1 else known
        if ref.letter:
            known = [t for t in known if t.letter == ref.letter or t.label.endswith(f" {ref.letter}")]
        if not known and ref.source == "card" and role not in ("declare", "spell"):
            known = named_for_short(self, ref) or come_back_as_its_other_face(self, ref)
        if role == "declare":
            return self._declared(ref, known, about, owner)
        if not known and (token := token_named(self, ref)) is not None:
            return shown_as(self, [token], role, about, owner)
        if (ref.token or (ref.letter and not known)) and (token := copy_called(self, ref)) is not None:
            return shown_as(self, [token], role, about, owner)
        fitting = as_described(self._fitting(known, ref, role, about, owner), ref)
        fitting = [t for t in fitting if t not in taken] or fitting
        if ref.other and fitting and (ref.article == "another" or ref.count == 1):
            spoken = next((t for t in reversed(self.focus) if t in fitting), None)
            others = [t for t in fitting if t is not spoken]
            if others:
                fitting = others
            elif role != "asked":
                return shown_as(self, [self.create(replace(ref, letter=""))], role, about, owner)
        if names_several(fitting, ref, role):
            ref = replace(ref, count=0)
        if (ref.count == 0 or (ref.many and ref.count <= 1)) and fitting:
            self._tell_all(fitting, ref, about)
            return shown_as(self, fitting, role, about, owner)
        wanted = max(1, ref.count)
        if len(fitting) >= wanted:
            if ref.order and len(fitting) >= ref.order > 0:
                chosen = fitting[ref.order - 1 : ref.order]
            else:
                chosen = fitting[:wanted]
                refuse_either(self, chosen, fitting, ref, role)
            self._tell_all(chosen, ref, about)
            return shown_as(self, chosen, role, about, owner)
        refuse_more_than_told(ref, role, fitting)
        fresh = [self.create(ref, i, wanted) for i in range(wanted - len(fitting))]
        return shown_as(self, [*fitting, *fresh], role, about, owner)

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
            if (not t.declared or t.told is None)
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
            self.tell(thing, ref, controller, new=not thing.declared)
        fresh = [self.create(ref, len(found) + i, wanted) for i in range(wanted - len(found))]
        for thing in [*found, *fresh]:
            thing.declared = True
        return [*found, *fresh]

    def _fitting(
        self, known: list[Thing], ref: ThingRef, role: Role, about: str | None, owner: str | None
    ) -> list[Thing]:
        """Those of `known` that the role allows, the likeliest first."""
        if owner is not None:
            mine = [t for t in known if t.holder in (owner, None)]
            known = mine or ([] if role != "asked" else known)
        if role in ("attacker", "source", "blocker") and about is not None and owner is None:
            own = [t for t in known if t.holder in (about, None) or t.told != t.controller]
            known = own or [t for t in known if t.zone != "hand"] if role == "source" else own or known
            if role == "blocker":  # another's that attacks blocks nothing: one more of that name does
                spent = {label for a in self.actions if isinstance(a, Activate) for label in a.tapped}
                known = [
                    t for t in known if t.holder in (about, None) or not (t.attacking or t.label in spent)
                ]
        if role == "blocked" and about is not None:
            theirs = [t for t in known if t.holder != about]
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

    def _word_back(
        self, ref: ThingRef, role: Role, about: str | None, taken: Sequence[Thing] = ()
    ) -> list[Thing]:
        """`it`, `them`, `that`: what was spoken of last and fits."""
        if ref.word == "neither" and not self.denies:
            raise CannotMean("Say it of both, with “not”.", start=ref.start, end=ref.end)
        if role == "spell" and self.spells and not ref.many:
            return self.spells[-1:]
        fitting = [t for t in self.focus if can_be(t, role)]
        fitting = [t for t in fitting if t not in taken] or fitting
        fitting = but_its_subject(self.tokens, self.mentions, ref, fitting)
        if not fitting and self.spells and role in ("target", "any", "asked"):
            return self.spells[-1:]
        if ref.order:
            blocking = [t for t in self.things if t.blocking] if role != "blocked" else []
            attacking = [
                t for t in self.things if t.attacking and t in fitting
            ]  # what blocks is none of them
            lined = blocking or attacking or self.several or fitting
            if ref.order <= len(lined):
                return [lined[ref.order - 1]]
        if role in ("attacker", "blocker", "source") and about is not None:
            # whose it is is not told where it was only aimed at: who attacks with it has it
            fitting = [
                t for t in fitting if t.holder in (about, None) or (role == "attacker" and t.is_open)
            ] or fitting
        if role in ("attacker", "blocker", "blocked", "sized", "damaged"):
            fitting = [t for t in fitting if may_be_in(role, self.actions, t)] or fitting
        if role in ("attacker", "blocker"):
            fitting = [t for t in fitting if not t.gone] or [t for t in self.focus if not t.gone] or fitting
        if role == "blocked":
            fitting = [t for t in fitting if t.attacking] or fitting
        if ref.many or ref.count > 1:
            wanted = ref.count or 2
            creatures = [t for t in fitting if t.is_type("Creature")] or fitting
            if role == "target":
                creatures = without_what_was_cast(self.spells, creatures, ref.count)
            told = next((one.together for one in reversed(self.clauses) if len(one.together) > 1), [])
            together = [t for t in creatures if t in (self.group or told)]
            if not ref.count and len(together) > 2 and together == creatures[-len(together) :]:
                return together
            if ref.count and role in FIGHTING and len(together) > ref.count and ref.word == "them":
                self.ask_which(together[-1], together, ref)  # `two of them` of three unlike
            if creatures:
                found = last_of_one_player(creatures, wanted) if role in FIGHTING else creatures[-wanted:]
                return found if len(found) >= ref.count else with_those_made(self, ref, about, found)
        if not fitting:
            said = f"It is not told what “{ref.told or 'it'}” means."
            raise CannotMean(said, self._some_labels(), ref.start, ref.end)
        if ref.word == "them":  # `two 2/2s ... a 4/4 ... one of them`: of those that were told together
            fitting = [t for t in fitting if t in self.several] or fitting
        if ref.word == "one" and role in ("target", "source"):  # `I kill one and bounce one`: another
            spoken = self.singled if role == "target" else ()
            fitting = [t for t in fitting if t not in spoken and not t.gone] or fitting
        if (
            ref.word == "one" and role == "blocked"
        ):  # `He kills one and blocks one`: none that he cast something on
            aimed = {
                n
                for a in self.actions
                if isinstance(a, Cast) and a.player == about
                for n in a.targets.names or ()
            }
            fitting = [t for t in fitting if t.label not in aimed] or fitting
        if fitting[-1] in self.group and ref.word in ("it", "itself", "he", "she"):
            if alone := one_of_a_list(self, ref, fitting):
                return alone
            # `two 2/2s ... it`: not one of several spoken of together, where something else can be meant
            fitting = [t for t in fitting if t not in self.group] or fitting
        if (
            ref.word == "one"
            or (ref.word == "them" and role in FIGHTING)
            or (role in ("target", "blocked") and ref.word in ("it", "that"))
        ):
            self.ask_which(fitting[-1], fitting, ref)
        return fitting[-1:]

    def names_of(self, refs: Iterable[Ref], role: Role, about: str | None) -> tuple[str, ...]:
        """Labels and player names of what is aimed at."""
        found: list[str] = []
        for ref in refs:
            if isinstance(ref, PlayerRef) and (they := things_of_them(self, ref, role)):
                found += they
            elif isinstance(ref, PlayerRef):
                found += self.seats if ref.how == "all" else [self.player(ref, about)]
            else:
                found += [thing.label for thing in self.resolve((ref,), role, about)]
        return tuple(found)


__all__ = ["Role", "Story"]
