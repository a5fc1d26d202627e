"""Standard stories: what can be done with a card at each kind of time, and what may come after.

A story has a moment (what happens first), a deed (the card is cast in one of its ways, an ability of it is activated, or it
is simply there) and an aftermath. Together they set off every kind of event, and give what lasts something to act on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from bot.abilities.ability import Activated, Keyword, Spell, Static
from bot.abilities.card import Card
from bot.abilities.effects import Modes
from bot.abilities.events import Discards as Discarding
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keywords import played_ways
from bot.abilities.limits import Only
from bot.abilities.statics import AdditionalCost, AlternativeCost, ReplaceDiscard
from bot.abilities.walk import holds
from bot.answers.sweep.boards import ME, YOU, Board, Company, board, chosen_for, described_by
from bot.answers.sweep.tools import plain_spell, tool
from bot.engine.characteristics.functioning import works_in
from bot.engine.script import (
    AbilityOf,
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    Discards,
    GoTo,
    Moment,
    Script,
    Targets,
)
from bot.engine.setup import ObjectSetup
from bot.engine.state import Zone
from bot.values import dataclass, field, replace


@dataclass(slots=True)
class Telling:
    """A story as it is told: the board, what was done so far and the spells that it took."""

    board: Board
    active: str = ME
    actions: list[Action] = field(default_factory=list)
    tools: dict[str, ObjectSetup] = field(default_factory=dict)
    responding: bool = False

    def cast(self, player: str, name: str, *targets: str, response: bool = False) -> None:
        """`player` casts one of the tools."""
        number = 1
        while (found := tool(name, player, number)).label in self.tools:
            number += 1
        self.tools[found.label] = found
        self.actions.append(Cast(player, found.label, Targets(targets or None), response=response))

    def spell(self, player: str, card: Card) -> None:
        """`player` casts a card without text."""
        found = plain_spell(card, player)
        self.tools[found.label] = found
        self.actions.append(Cast(player, found.label))

    def script(self) -> Script:
        return Script(self.board.setup(self.active, tuple(self.tools.values())), tuple(self.actions))


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done with the card: `zone` is where it is before, `tell` does it; `plainly` does it at no other cost
    than the printed one; `mode`: the mode that is chosen, when told. `kind`: `cast`, `activate`, `there` or `elsewhere`."""

    name: str
    kind: str
    zone: str
    tell: Callable[[Telling], None]
    plainly: Callable[[Telling], None] | None = None
    mode: int = 0


@dataclass(frozen=True, slots=True)
class Story:
    """A standard story, made anew for each version of the card. `rank`: where it stands among those that nothing speaks for."""

    name: str
    company: Company
    on: str
    deed: Deed
    rank: float
    before: Callable[[Telling], None]
    after: Callable[[Telling], None]

    def script(self, card: Card) -> Script:
        """The story with this version of the card."""
        telling = Telling(board(card, self.deed.zone, self.company, self.on))
        self.before(telling)
        self.deed.tell(telling)
        self.after(telling)
        return telling.script()

    @property
    def times(self) -> str:
        """Its moment and its aftermath."""
        return " | ".join(self.name.split(" | ")[-2:])

    def told_plainly(self) -> Story:
        """The same story with the card cast without paying for anything more."""
        return replace(self, deed=replace(self.deed, zone="hand", tell=self.deed.plainly or self.deed.tell))


# --- deeds -------------------------------------------------------------------------------------------------------------


def deeds_of(card: Card) -> Iterator[Deed]:
    """Everything that can be done with a card: cast in each way, each ability activated, simply there."""
    if "Land" not in card.types or card.mana_cost:
        for paid in _ways(card):
            zone = (
                "graveyard"
                if set(paid) & {"flashback", "jump-start", "aftermath", "escape", "retrace"}
                else "hand"
            )
            for x in (2, 3) if "{X}" in card.mana_cost else (2,):
                for mode in _modes_of(card) if not paid else ():
                    yield Deed(f"cast mode {mode}", "cast", zone, _casting(card, paid, x, mode), mode=mode)
                name = f"cast {' '.join(paid)} X={x}"
                tell = _discarded_for_madness(card) if "madness" in paid else _casting(card, paid, x)
                yield Deed(name, "cast", zone, tell, _casting(card, (), x))
    else:
        yield Deed("play", "cast", "hand", _casting(card, (), 0))
    for number, ability in enumerate(activated_of(card.abilities), 1):
        zone = next(
            (z for z in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD) if works_in(ability, z)),
            Zone.BATTLEFIELD,
        )
        who = YOU if Only.OPPONENTS in ability.only else ME
        yield Deed(f"activate {number}", "activate", zone.value, _activating(number, ability, who))
    if _is_permanent(card):
        yield Deed("there", "there", "battlefield", lambda telling: None)
    if holds(card.abilities, ReplaceDiscard, Discarding):
        yield Deed("discarded", "elsewhere", "hand", _discarded)
    if not ("Land" in card.types and not card.mana_cost):
        yield Deed("in the graveyard", "elsewhere", "graveyard", lambda telling: None)


def _is_permanent(card: Card) -> bool:
    return not {"Instant", "Sorcery"} & set(card.types)


_RATHER = "another cost"
"""Stands for an alternative or additional cost of the card's own among the keywords that can be paid for."""


def _ways(card: Card) -> Iterator[tuple[str, ...]]:
    """The ways to cast it: plainly, and with each keyword or other cost that its text offers."""
    yield ()
    named = [a.name for a in card.abilities if isinstance(a, Keyword) and a.name in played_ways()]
    for name in dict.fromkeys(named):
        yield (name,)
    others = [e for a in card.abilities if isinstance(a, Static) for e in a.effects]
    if any(isinstance(e, AlternativeCost) or (isinstance(e, AdditionalCost) and e.optional) for e in others):
        yield (_RATHER,)
    if "W" in card.mana_cost or "{" in str(card.texts):
        for color in "WUBRG":
            if any(f"{{{color}}}" in text and "spent" in text for text in card.texts):
                yield (f"{{{color}}}",)


def _modes_of(card: Card) -> range:
    """The numbers of a spell's modes."""
    found = [e for a in card.abilities if isinstance(a, Spell) for e in a.effects if isinstance(e, Modes)]
    return range(1, len(found[0].modes) + 1) if found and found[0].choose.least == 1 else range(0)


def _casting(card: Card, paid: tuple[str, ...], x: int, mode: int = 0) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        response = telling.responding
        chosen, modes = chosen_for(card), (mode,) if mode else ()
        subject = telling.board.subject
        number = x if "{X}" in card.mana_cost or any("{X}" in t for t in card.texts) else None
        telling.actions.append(
            Cast(
                ME,
                subject,
                x=number,
                modes=modes,
                paid=tuple(name for name in paid if name != _RATHER),
                chosen=chosen,
                response=response,
                alternative=_RATHER in paid,
                additional=_RATHER in paid,
            )
        )

    return tell


def _discarded_for_madness(card: Card) -> Callable[[Telling], None]:
    cast = _casting(card, ("madness",), 2)

    def tell(telling: Telling) -> None:
        telling.cast(ME, "Purge")
        telling.actions.append(Discards(ME, telling.board.subject))
        cast(telling)

    return tell


def _discarded(telling: Telling) -> None:
    """The opponent makes its owner discard it."""
    telling.cast(YOU, "Purge")
    telling.actions.append(Discards(ME, telling.board.subject))


def _activating(number: int, ability: Activated, who: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        subject, response = telling.board.subject, telling.responding
        x = 2 if "{X}" in repr(ability.cost) or "X()" in repr(ability.cost) else None
        telling.actions.append(Activate(who, subject, (AbilityOf(subject, number),), x=x, response=response))

    return tell


# --- moments before ------------------------------------------------------------------------------------------------------


def nothing(telling: Telling) -> None:
    """The active player's main phase."""


def _his_turn(telling: Telling) -> None:
    telling.active = YOU


def _answering(number: int) -> Callable[[Telling], None]:
    """A spell of the opponent is on the stack: of a kind that the card's words describe, else a creature, an instant."""

    def tell(telling: Telling) -> None:
        telling.active, telling.responding = YOU, True
        wanted = described_by(telling.board.card)
        kinds = (*wanted, *_KINDS[:2])
        telling.spell(YOU, kinds[number % len(kinds)])

    return tell


def _answering_aimed(player: str) -> Callable[[Telling], None]:
    """A spell is on the stack that is aimed at a creature of Alice."""

    def tell(telling: Telling) -> None:
        telling.active, telling.responding = player, True
        telling.cast(player, "Bolt", f"{ME}'s Bear")

    return tell


def _answering_an_ability(telling: Telling) -> None:
    """An activated ability of the opponent is on the stack."""
    telling.active, telling.responding = YOU, True
    telling.actions.append(Activate(YOU, f"{YOU}'s Relic"))


def _attack(telling: Telling, player: str, everyone: bool = True) -> None:
    own, other = telling.board, YOU if player == ME else ME
    attackers = own.mine if player == ME else own.yours
    if not everyone and player == ME:
        attackers = (own.host,) if own.host else attackers[:1]
    telling.active = player if not telling.actions else telling.active
    telling.actions.append(Attack(player, tuple((a, other) for a in attackers)))


def _block(telling: Telling, attacker: str, shift: int = 0) -> None:
    """The other player blocks each of the attackers on the ground with one of theirs."""
    own = telling.board
    attackers, blockers = (own.mine, own.yours) if attacker == ME else (own.yours, own.mine)
    player = YOU if attacker == ME else ME
    shifted = blockers[shift:] + blockers[:shift]
    pairs = tuple(zip(shifted, attackers, strict=False))
    telling.actions.append(Block(player, pairs))


def _in_attack(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        _attack(telling, player)

    return tell


def _after_blocks(player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        _attack(telling, player)
        _block(telling, player)

    return tell


def _after_much(telling: Telling) -> None:
    """This turn already: life was gained and lost, cards drawn, creatures dealt damage, one died, spells were cast."""
    for name in ("Plenty", "Toll", "Howl", "Spark", "Swarm", "Tribute"):
        telling.cast(ME, name)


def _after_combat(telling: Telling) -> None:
    _attack(telling, ME)
    telling.actions.append(GoTo(Moment.AFTER_COMBAT))


def _at(moment: Moment, player: str) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        telling.active = player
        telling.actions.append(GoTo(moment, player))

    return tell


# --- aftermaths ----------------------------------------------------------------------------------------------------------


def _casts(*names: str, by: str = ME) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        for name in names:
            telling.cast(by, name)

    return tell


def _my_combat(telling: Telling) -> None:
    _attack(telling, ME)


def _my_blocked_combat(telling: Telling) -> None:
    _attack(telling, ME)
    _block(telling, ME)


def _alone(telling: Telling) -> None:
    _attack(telling, ME, everyone=False)


def _alone_blocked(telling: Telling) -> None:
    _attack(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, tuple((b, attacker) for b in telling.board.yours[:2])))


def _alone_blocked_once(telling: Telling) -> None:
    _attack(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((telling.board.yours[0], attacker),)))


def _alone_blocked_by_a_flyer(telling: Telling) -> None:
    _attack(telling, ME, everyone=False)
    attacker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(YOU, ((telling.board.yours[-1], attacker),)))


def _theirs_is_used(telling: Telling) -> None:
    telling.actions.append(Activate(YOU, f"{YOU}'s Relic"))
    telling.actions.append(Activate(YOU, f"{YOU}'s Bird"))


def _banded(telling: Telling) -> None:
    """The creature attacks in a band with another, and one of them is blocked."""
    host = telling.board.host or telling.board.mine[0]
    other = next(m for m in reversed((host, *telling.board.mine)) if m != host)
    telling.actions.append(Attack(ME, ((host, YOU), (other, YOU)), bands=((host, other),)))
    telling.actions.append(Block(YOU, ((telling.board.yours[0], other),)))


def _my_next_combat(telling: Telling) -> None:
    _attack(telling, ME, everyone=False)
    telling.actions.append(GoTo(Moment.NEXT_COMBAT))


def _his_combat(telling: Telling) -> None:
    if telling.active == ME and telling.actions:
        telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
    _attack(telling, YOU)


def _his_blocked_combat(telling: Telling) -> None:
    _his_combat(telling)
    _block(telling, YOU)


def _host_blocks(number: int) -> Callable[[Telling], None]:
    """The creature that the card is, or is on, blocks one of the attackers: the first, or one that flies."""

    def tell(telling: Telling) -> None:
        _his_combat(telling)
        blocker = telling.board.host or telling.board.mine[0]
        telling.actions.append(
            Block(ME, ((blocker, telling.board.yours[number % len(telling.board.yours)]),))
        )

    return tell


def _host_blocks_two(telling: Telling) -> None:
    _his_combat(telling)
    blocker = telling.board.host or telling.board.mine[0]
    telling.actions.append(Block(ME, tuple((blocker, attacker) for attacker in telling.board.yours[:2])))


def _no_attack(player: str) -> Callable[[Telling], None]:
    """The player attacks with nothing, which is illegal where something must attack."""

    def tell(telling: Telling) -> None:
        if player == YOU and telling.active == ME and telling.actions:
            telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
        elif player == YOU:
            telling.active = YOU
        telling.actions.append(Attack(player, ()))

    return tell


def _exerted(telling: Telling) -> None:
    """The creature attacks and is exerted for it."""
    host = telling.board.host or telling.board.mine[0]
    telling.actions.append(Attack(ME, ((host, YOU),), exerted=(host,)))


def _countered(telling: Telling) -> None:
    telling.cast(YOU, "Denial", telling.board.subject, response=True)


def _used(telling: Telling) -> None:
    """An ability that the creature (or another of its kind) has been given is activated."""
    spell = {"Instant", "Sorcery"} & set(telling.board.card.types)
    host = telling.board.host or (telling.board.mine[0] if spell else telling.board.subject)
    telling.actions.append(Activate(YOU if host.startswith(YOU) else ME, host))


def _tapped_and_used(telling: Telling) -> None:
    telling.cast(ME, "Chill")
    _used(telling)


def _tapped_for_a_turn(telling: Telling) -> None:
    telling.cast(ME, "Chill")
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME)]


def _grave_robbed(telling: Telling) -> None:
    telling.cast(ME, "Exhume", f"{YOU}'s Ogre in graveyard")


def _no_block(telling: Telling) -> None:
    _alone(telling)
    telling.actions.append(Block(YOU, ()))


def _damage(telling: Telling) -> None:
    telling.cast(YOU, "Spark")
    telling.cast(ME, "Blaze")


def _sheltered_damage(telling: Telling) -> None:
    """Damage that is prevented where it can be."""
    telling.cast(YOU, "Shelter")
    _damage(telling)


def _bolts(telling: Telling) -> None:
    for player, target in ((YOU, telling.board.host or ME), (ME, YOU), (YOU, ME)):
        telling.cast(player, "Bolt", target)


def _it_dies(telling: Telling) -> None:
    telling.cast(YOU, "Doom", telling.board.subject)


def _it_is_stolen(telling: Telling) -> None:
    telling.cast(YOU, "Theft", telling.board.subject)


def _poked(telling: Telling) -> None:
    target = telling.board.host or f"{ME}'s Bear"
    telling.cast(ME, "Poke", target)
    telling.cast(YOU, "Poke", target)


def _turns(telling: Telling) -> None:
    """The turn ends, the opponent's and the next go by."""
    telling.actions += [
        GoTo(Moment.END_STEP),
        GoTo(Moment.NEXT_TURN, YOU),
        GoTo(Moment.NEXT_TURN, ME),
        GoTo(Moment.END_STEP),
    ]


def _until_your_upkeep(telling: Telling) -> None:
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.UPKEEP, ME)]


def _spells(player: str) -> Callable[[Telling], None]:
    """Spells of every kind are cast, those that the card's words describe first."""

    def tell(telling: Telling) -> None:
        if player == YOU and telling.actions:
            telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
        elif player == YOU:
            telling.active = YOU
        for card in (*described_by(telling.board.card), *_KINDS):
            telling.spell(player, card)

    return tell


def _plain(color: str, kind: str) -> Card:
    size = 2 if kind == "Creature" else None
    return Card(
        f"{color} {kind}", (kind,), colors=(color,), mana_cost="{2}", mana_value=2, power=size, toughness=size
    )


_KINDS = (
    _plain("white", "Creature"),
    _plain("blue", "Artifact"),
    _plain("black", "Enchantment"),
    _plain("red", "Instant"),
    _plain("green", "Sorcery"),
    Card("Mountain", ("Land",), ("Mountain",), ("Basic",)),
)

BEFORE: dict[str, Callable[[Telling], None]] = {
    "": nothing,
    "his turn": _his_turn,
    "answering a spell": _answering(0),
    "answering another spell": _answering(1),
    "answering a third spell": _answering(2),
    "answering his bolt": _answering_aimed(YOU),
    "answering my bolt": _answering_aimed(ME),
    "answering an ability": _answering_an_ability,
    "my attack": _in_attack(ME),
    "his attack": _in_attack(YOU),
    "my attack, blocked": _after_blocks(ME),
    "his attack, blocked": _after_blocks(YOU),
    "after much": _after_much,
    "after combat": _after_combat,
    "my upkeep": _at(Moment.UPKEEP, ME),
    "his upkeep": _at(Moment.UPKEEP, YOU),
    "my end step": _at(Moment.END_STEP, ME),
    "his end step": _at(Moment.END_STEP, YOU),
}
AFTER: dict[str, Callable[[Telling], None]] = {
    "": nothing,
    "my combat": _my_combat,
    "used": _used,
    "my combat, blocked": _my_blocked_combat,
    "alone": _alone,
    "alone, blocked by two": _alone_blocked,
    "alone, blocked": _alone_blocked_once,
    "banded": _banded,
    "my next combat": _my_next_combat,
    "his combat": _his_combat,
    "his combat, blocked": _his_blocked_combat,
    "his combat, host blocks": _host_blocks(0),
    "his combat, host blocks a flyer": _host_blocks(1),
    "his combat, host blocks two": _host_blocks_two,
    "he attacks with nothing": _no_attack(YOU),
    "I attack with nothing": _no_attack(ME),
    "alone, he blocks with nothing": _no_block,
    "damage": _damage,
    "sheltered damage": _sheltered_damage,
    "bolts": _bolts,
    "it dies": _it_dies,
    "all die": _casts("Ruin"),
    "all die of his": _casts("Ruin", by=YOU),
    "all leave": _casts("Tide"),
    "all are exiled": _casts("Rapture", by=YOU),
    "stolen": _it_is_stolen,
    "poked": _poked,
    "turns": _turns,
    "my next upkeep": _until_your_upkeep,
    "my spells": _spells(ME),
    "his spells": _spells(YOU),
    "life": _casts("Plenty", "Toll"),
    "cards": _casts("Howl", "Purge", "Silt"),
    "creatures": _casts("Swarm", "Growth", "Tribute"),
    "alone, blocked by a flyer": _alone_blocked_by_a_flyer,
    "theirs is used": _theirs_is_used,
    "alone, exerted": _exerted,
    "countered": _countered,
    "grave robbed": _grave_robbed,
    "rally": _casts("Rally"),
    "tapped and used": _tapped_and_used,
    "tapped for a turn": _tapped_for_a_turn,
    "tapping": _casts("Chill", "Thaw"),
    "blight": _casts("Blight", "Blight", by=YOU),
    "poison": _casts("Venom"),
}

_PLAINLY = [[("", after) for after in AFTER], [(before, "") for before in BEFORE if before]]

PAIRS: tuple[tuple[str, str], ...] = (
    *(pair for both in zip_longest(*_PLAINLY) for pair in both if pair is not None),
    ("his turn", "his combat"),
    ("his turn", "his combat, blocked"),
    ("his turn", "damage"),
    ("his turn", "he attacks with nothing"),
    ("his turn", "alone, he blocks with nothing"),
    ("after much", "turns"),
    ("after much", "my combat"),
    ("his end step", "my next upkeep"),
    ("my attack, blocked", "damage"),
    ("his attack, blocked", "damage"),
    ("my attack", "turns"),
    ("my attack", "his combat"),
    ("his turn", "theirs is used"),
)
"""The moments and aftermaths that go together."""

FEW_PAIRS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("", "alone"),
    ("", "my combat"),
    ("", "my combat, blocked"),
    ("", "his combat"),
    ("", "his combat, blocked"),
    ("", "damage"),
    ("", "his combat, host blocks"),
    ("", "his combat, host blocks two"),
    ("", "all die"),
    ("", "turns"),
    ("after much", ""),
    ("answering a spell", ""),
    ("my attack, blocked", ""),
)
"""Those that are told in other company than the usual too."""


def stories_of(card: Card) -> Iterator[Story]:
    """Every standard story of a card."""
    attaches = bool({"Aura", "Equipment"} & set(card.subtypes))
    for deed in deeds_of(card):
        for company in Company:
            if deed.kind == "elsewhere" and company is not Company.USUAL:
                continue
            for on in (ME, YOU) if attaches and deed.zone == "battlefield" else (ME,):
                usual = company is Company.USUAL and on == ME
                for rank, (before, after) in enumerate(PAIRS if company is Company.USUAL else FEW_PAIRS):
                    if before.startswith("answering") and deed.kind not in ("cast", "activate"):
                        continue
                    name = f"{deed.kind} | {company.name} | {on} | {before} | {after}"
                    yield Story(
                        name,
                        company,
                        on,
                        deed,
                        rank if usual else 3.5 + 2 * rank,
                        BEFORE[before],
                        AFTER[after],
                    )
