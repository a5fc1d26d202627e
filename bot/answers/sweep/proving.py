"""Which part of a card acts: played in standard stories until one ends otherwise without it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator

from bot.abilities.ability import Ability, Exert, Keyword, Triggered
from bot.abilities.amounts import DamageTakenThisTurn, HappenedThisTurn
from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn, LifeThisTurn
from bot.abilities.card import Card
from bot.abilities.conditions import Happened
from bot.abilities.events import BeginningOf
from bot.abilities.keywords import played_ways
from bot.abilities.past import (
    AttackedThisTurn,
    CastNth,
    DamageDealtThisTurn,
    DealtDamageThisTurn,
    DidThisTurn,
    PutThereThisTurn,
)
from bot.abilities.walk import holds
from bot.answers.sweep.at_random.trying import tried_at_random
from bot.answers.sweep.boards import GRAVEYARD, SUSPENDED, with_abilities
from bot.answers.sweep.coming_up import came_up, first_kind, shows
from bot.answers.sweep.company import Company
from bot.answers.sweep.hints import hinted
from bot.answers.sweep.parts import Part, parts_of
from bot.answers.sweep.playing import Ending, Lean, play
from bot.answers.sweep.speaking_for import favored, kinds_in, waits_in_a_graveyard, waits_in_exile
from bot.answers.sweep.stories import Story, stories_of
from bot.answers.sweep.wordings import wordings
from bot.engine.eras import Era, era_for
from bot.engine.relevance.acted import acts_on
from bot.values import dataclass, field, replace

WAYS = played_ways() - {"madness", "flashback", "jump-start", "aftermath", "escape", "retrace"}
"""Keywords that act where the card is cast for their cost: such a cast is held against a plain one."""

_PLAIN_LEANS = (Lean.FIRST, Lean.THEIRS, Lean.DESCRIBED, Lean.LAST)
_OTHER_LEANS = tuple(lean for lean in Lean if lean not in _PLAIN_LEANS)
"""Tried where no story shows anything with the first ones."""


_THIS_TURN = (
    AttackedThisTurn,
    CastNth,
    CastThisTurn,
    DamageDealtThisTurn,
    DamageTakenThisTurn,
    DealtDamageThisTurn,
    DidThisTurn,
    DrawnThisTurn,
    Happened,
    HappenedThisTurn,
    LifeThisTurn,
    PutThereThisTurn,
)
"""What asks for something that has happened this turn."""


_ELSEWHERE = 6
"""How many of the hints for a part are tried in the usual company before the first of them is in another."""

AT_RANDOM = 600
"""How many stories are made at random for a part that no standard story shows, before it is listed."""

_FAVOR = 22.0
"""How far forward stories come in the company that the part speaks for: before the usual ones."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A part of a card's text that claims to act and of which no standard story shows anything. `why`: `changes nothing`,
    `breaks` (the engine raised an error), `unsupported` (it says itself that it can't, and without the part it would not) or `too much to explore` (a story met the
    limit of steps or of things)."""

    card: str
    text: str
    part: str
    ability: str
    why: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """A part of a card's text that claims to act. `number` is its ability's among those of the face; `wordings`: what is proved
    when some story shows it."""

    face: Card
    number: int
    part: Part
    wordings: frozenset[Hashable]


def claims_of(card: Card) -> Iterator[Claim]:
    """Everything that a card, each of its faces, claims to do."""
    for known in [card] if card.other_face is None else [card, replace(card.other_face, other_face=card)]:
        face = _sized(known)
        for number, ability in enumerate(face.abilities):
            if acts_on(ability):
                for part in parts_of(ability):
                    yield Claim(face, number, part, wordings(face, ability, part))


def _sized(face: Card) -> Card:
    """The face with a size, where a card file tells none: what it does is not to blame for that."""
    told = face.power is not None or face.toughness is not None
    return face if told or "Creature" not in face.types else replace(face, power=3, toughness=3)


@dataclass(slots=True)
class Prover:
    """Plays cards and remembers which stories told most of which kinds of parts, to try those first."""

    most_plays: int = 250  # for one part, before it is listed
    era: Era = field(default_factory=lambda: era_for("current"))
    told: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    known: set[Hashable] = field(default_factory=set)
    plays: int = 0
    most_at_random: int = 0  # stories at random for one part, where no standard one shows it

    def findings(self, card: Card) -> Iterator[Finding]:
        """What of this card, each of its faces, claims to act and changes nothing."""
        for finding in self.tried(claims_of(card)):
            if finding is not None:
                yield finding

    def tried(self, claims: Iterable[Claim], most: int | None = None) -> Iterator[Finding | None]:
        """Of each of these claims what is found; None where it is shown to act, or all that it is made of has been. `most`: a first
        look, of so many plays and the plainest choices."""
        endings: dict[tuple[str, Lean], Ending] = {}
        stories: dict[str, Story] = {}
        last: Card | None = None
        for claim in claims:
            if claim.wordings <= self.known:
                yield None
                continue
            face = claim.face
            if face is not last:
                last, endings, stories = face, {}, {}
                for story in stories_of(face):
                    stories.setdefault(f"{story.name} | {story.deed.name}", story)
            ability = face.abilities[claim.number]
            why, detail = self._prove(face, claim.number, ability, claim.part, stories, endings, most)
            if not why:
                self.known |= claim.wordings
                yield None
                continue
            text = face.texts[claim.number] if claim.number < len(face.texts) else ""
            yield Finding(face.name, text, claim.part.kind, type(ability).__name__, why, detail)

    def _prove(
        self,
        face: Card,
        number: int,
        ability: Ability,
        part: Part,
        stories: dict[str, Story],
        endings: dict[tuple[str, Lean], Ending],
        most: int | None,
    ) -> tuple[str, str]:
        """An empty word when some story shows the part; else why not."""
        without = with_abilities(face, number, part.without)
        tried = self.told[f"{type(ability).__name__} {_event(ability)} {part.kind}"]
        akin = self.told[part.kind]
        first = first_kind(ability)
        able = [item for item in stories.items() if shows(item[1].deed, ability, part)]
        steps = isinstance(ability, Triggered) and isinstance(ability.when, BeginningOf)
        turn = ("this turn, at a step", "this turn") if steps else ("this turn",)
        earlier = turn if holds(ability, *_THIS_TURN) else ()
        kind = ("Exert",) if isinstance(ability, Exert) else ()
        hints = hinted(*kind, *earlier, *kinds_in(ability, part.alone), part.kind)
        company = favored(ability, part.alone)
        lies = SUSPENDED if waits_in_exile(ability) else GRAVEYARD if waits_in_a_graveyard(ability) else ""

        def place(item: tuple[str, Story]) -> tuple[float, ...]:
            story = item[1]
            hint: float = hints.index(story.times) if story.times in hints else len(hints) + 20
            hint += _ELSEWHERE * (story.company not in (Company.USUAL, *company))
            hint += _ELSEWHERE * (not story.deed.zone.startswith(lies))
            other = 2.5 * (story.deed.kind != first) - _FAVOR * (story.company in company)
            return (-tried[story.name], hint, -akin[story.name], story.rank + other)

        ranked = sorted(able, key=place)
        bare = isinstance(ability, Keyword)
        broke = unsupported = too_much = ""
        way = ability.name if isinstance(ability, Keyword) and ability.name in WAYS else ""
        if way:
            ranked, without = [item for item in ranked if way in item[1].deed.name], face
        for leans in (_PLAIN_LEANS, _OTHER_LEANS) if most is None else (_PLAIN_LEANS,):
            last = self.plays + min(self.most_plays, most or self.most_plays)
            for name, story in ranked:
                if self.plays > last:
                    break
                script = other = None
                for lean in leans:
                    ending = endings.get((name, lean))
                    if ending is None:
                        script = script or story.script(face)
                        ending = endings[(name, lean)] = play(script, self.era, lean)
                        self.plays += not ending.illegal
                    if ending.broke:
                        broke = f"{ending.broke} in “{name}”"
                        break
                    if ending.too_much:
                        too_much = f"{ending.too_much} in “{name}”"
                        continue
                    if not came_up(ability, face.name, ending):
                        if not ending.chose:
                            break
                        continue
                    other = other or (story.told_plainly() if way else story).script(without)
                    left = play(other, self.era, lean)
                    self.plays += 1
                    if left.broke:
                        broke = f"{left.broke} in “{name}” without"
                    elif ending.differs(left, bare):
                        if own := [what for what in ending.unsupported if what not in left.unsupported]:
                            unsupported = ", ".join(own)
                        else:
                            tried[story.name] += 1
                            akin[story.name] += 1
                            return "", ""
                    if not ending.chose:
                        break
        if most is None and not way:
            chance = tried_at_random(face, number, part, self.era, self.most_at_random)
            if chance.shown:
                return "", ""
            broke, unsupported = broke or chance.broke, unsupported or chance.unsupported
        if broke:
            return "breaks", broke
        if unsupported:
            return "unsupported", unsupported
        return ("too much to explore", too_much) if too_much else ("changes nothing", "")


def _event(ability: Ability) -> str:
    if not isinstance(ability, Triggered):
        return ""
    who = next((getattr(ability.when, n) for n in ("who", "by", "step") if hasattr(ability.when, n)), "")
    return f"{type(ability.when).__name__} {who if isinstance(who, str) else type(who).__name__}"
