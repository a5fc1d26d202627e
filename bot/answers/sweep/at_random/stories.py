"""A story at random: what players do on a board, by chance, around the deed with the card."""

from __future__ import annotations

from bot.answers.sweep.at_random.dice import Dice
from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.described import described_by
from bot.answers.sweep.plain_cards import GREETER, KINDS, LANDS
from bot.answers.sweep.setting_off import spells_for
from bot.answers.sweep.telling import Deed, Telling
from bot.answers.sweep.tools import TEXTS
from bot.engine.told.script import (
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    Discards,
    GoTo,
    Moment,
    RollsChaos,
    TurnsFaceUp,
)
from bot.values import dataclass, replace

_AT_A_PERMANENT = ("Doom", "Poke", "Turn", "Fade", "Spring", "Theft", "Bolt", "Bolt")
_AT_NOTHING = tuple(
    n for n, text in TEXTS.items() if "target" not in text.lower() and n not in ("Triumph", "Cataclysm")
)


@dataclass(slots=True)
class Walk:
    """A story as it goes on. `turn`: whose turn it is by now; `fought`: whether there was a combat in it, `attackers` who attacked
    last; `aimed`: what the story was seen to be about as it was played, which is dealt with rather than the rest."""

    telling: Telling
    deed: Deed
    dice: Dice
    turn: str = ME
    fought: bool = False
    done: bool = False
    attackers: tuple[str, ...] = ()
    aimed: tuple[str, ...] = ()

    def tell(self) -> None:
        """A beginning, the deed with the card, and what comes after."""
        dice = self.dice
        self.turn = self.telling.active = dice.choice((ME, ME, YOU))
        moment = dice.choice((None, None, None, Moment.UPKEEP, Moment.END_STEP))
        if moment is not None:
            self.telling.actions.append(GoTo(moment, self.turn))
            self.fought = moment is Moment.END_STEP
        for _ in range(dice.choice((0, 0, 1, 1, 2))):
            self.something()
        if dice.happens(0.45) and not self.fought and moment is None:
            self.combat(amid=0.6)
        if not self.done:
            self.the_deed()
        for _ in range(dice.choice((1, 1, 2, 3, 4))):
            self.something()
        if dice.happens(0.4):
            self.round()

    def the_deed(self) -> None:
        """What the story is of; in response to a spell now and then."""
        if self.done and self.deed.kind in ("there", "elsewhere"):
            return
        self.done = True
        answering = self.deed.kind in ("cast", "activate") and self.dice.happens(0.15)
        if answering:
            self.spell()
            cast = self.telling.actions[-1]
            if isinstance(cast, Cast) and self.dice.happens(0.3):
                self.telling.cast(ME, "Echo", cast.card, response=True)
        self.telling.responding = answering
        self.deed.tell(self.telling)
        self.telling.responding = False
        last = self.telling.actions[-1] if self.telling.actions else None
        if isinstance(last, Activate) and self.dice.happens(0.08):
            self.telling.actions[-1] = replace(last, times=self.dice.choice((2, 3, 14, 17)))

    def something(self) -> None:
        """One thing that happens."""
        dice = self.dice
        ways = (
            (self.combat, 1 if self.fought else 5),
            (self.play, 2),
            (self.block, 2 if self.attackers else 0),
            (self.tool, 4),
            (self.spell, 3),
            (self.use, 3),
            (self.time, 2),
            (self.round, 1),
            (self.mana, 1),
            (self.odd, 1),
            (self.the_deed, 1 if self.done and self.deed.kind == "activate" else 0),
        )
        dice.choices([way for way, _ in ways], [weight for _, weight in ways])[0]()

    def tool(self) -> None:
        """A player casts one of the tools."""
        dice, player = self.dice, self.dice.choice((ME, YOU))
        if dice.happens(0.5):
            self.telling.cast(player, dice.choice(_AT_NOTHING))
            return
        at = [o.label for o in self.telling.board.objects if o.zone == "battlefield"]
        self.telling.cast(player, dice.choice(_AT_A_PERMANENT), self._rather_the_card(at))

    def _rather_the_card(self, labels: list[str]) -> str:
        board = self.telling.board
        own = [label for label in (board.subject, board.host) if label in labels]
        if (aimed := [label for label in self.aimed if label in labels]) and self.dice.happens(0.5):
            return self.dice.choice(aimed)
        spoken = [label for label in labels if "'s own " in label]
        return self.dice.choice((*labels, *spoken, *own, *own, *own)) if labels else YOU

    def spell(self) -> None:
        """A player casts or plays a card: one that the card's words describe, that sets off what they wait for, or any."""
        dice, card = self.dice, self.telling.board.card
        kinds = (*described_by(card), *spells_for(card), *spells_for(card, True))
        others = (*KINDS, GREETER, *LANDS)
        one = dice.choice(kinds) if kinds and dice.happens(0.7) else dice.choice(others)
        self.telling.spell(self.turn if "Instant" not in one.types else dice.choice((ME, YOU)), one)

    def play(self) -> None:
        """A card that lies somewhere is cast or played, or comes back out of a graveyard."""
        board, dice = self.telling.board, self.dice
        lying = [o for o in board.objects if o.zone in ("graveyard", "exile", "library", "hand")]
        if self.aimed and dice.happens(0.5):
            lying = [o for o in board.objects if o.label in self.aimed] or lying
        elif dice.happens(
            0.25
        ):  # it may lie somewhere else by now: in exile, from where an effect lets it be played
            lying = [o for o in board.objects if o.label not in (board.subject, board.host)]
        if not lying:
            return
        one = dice.choice(lying)
        if one.zone == "graveyard" and dice.happens(0.4):
            self.telling.cast(one.owner, "Raise", one.label)
        else:
            self.telling.actions.append(Cast(dice.choice((ME, ME, one.owner)), one.label))

    def use(self) -> None:
        """An ability of something on the board is activated."""
        able = [
            o
            for o in self.telling.board.objects
            if o.zone == "battlefield" and (o.card.abilities or "Creature" in o.card.types)
        ]
        if able:
            one = self.dice.choice(able)
            self.telling.actions.append(Activate(one.controller, one.label))

    def mana(self) -> None:
        """Something is tapped for mana."""
        able = [
            o
            for o in self.telling.board.objects
            if o.zone == "battlefield" and ("Land" in o.card.types or "{T}: Add" in " ".join(o.card.texts))
        ]
        others = [o for o in able if "Land" not in o.card.types]
        if able:
            one = self.dice.choice(others if others and self.dice.happens(0.5) else able)
            self.telling.actions.append(Activate(one.controller, one.label, for_mana=True))

    def odd(self) -> None:
        """A card is discarded, something is turned face up, the planar die is rolled."""
        board = self.telling.board
        hand = [o for o in board.objects if o.zone == "hand"]
        if self.dice.happens(0.4) and hand:
            one = self.dice.choice(hand)
            self.telling.cast(YOU, "Purge")
            self.telling.actions.append(Discards(one.owner, one.label))
            return
        down = [o for o in board.objects if o.face_down]
        if down and self.dice.happens(0.5):
            one = self.dice.choice(down)
            self.telling.actions.append(TurnsFaceUp(one.controller, one.label))
            return
        self.telling.actions.append(RollsChaos(self.turn))

    def time(self) -> None:
        """Time goes by: to the end step, to the next turn, to an upkeep."""
        other = YOU if self.turn == ME else ME
        if not self.fought and self.dice.happens(0.3):
            self.telling.actions.append(GoTo(Moment.END_STEP, self.turn))
            self.fought = True
            return
        moment = self.dice.choice((Moment.NEXT_TURN, Moment.NEXT_TURN, Moment.UPKEEP))
        self.telling.actions.append(GoTo(moment, other))
        self.turn, self.fought = other, False

    def round(self) -> None:
        """The turn ends, and both players have untapped once before the story goes on."""
        other = YOU if self.turn == ME else ME
        self.telling.actions.append(GoTo(Moment.NEXT_TURN, other))
        if self.dice.happens(0.3):
            self.telling.actions.append(GoTo(Moment.NEXT_TURN, self.turn))
            self.telling.actions.append(GoTo(Moment.NEXT_TURN, other))
            self.turn = other
        self.telling.actions.append(GoTo(Moment.UPKEEP, self.turn))
        self.fought = self.dice.happens(0.5)
        if not self.fought:
            self.telling.actions.append(GoTo(Moment.MAIN, self.turn))

    def combat(self, amid: float = 0.3) -> None:
        """The player whose turn it is attacks; the other blocks, or not; something may be done in the midst."""
        self.fought = True
        dice, board = self.dice, self.telling.board
        mine = board.mine if self.turn == ME else board.yours
        other = YOU if self.turn == ME else ME
        attackers = (*self._crewed(), *self._some_of(mine))
        whom = other
        if dice.happens(0.15):
            walkers = [
                o.label for o in board.objects if "Planeswalker" in o.card.types and o.controller == other
            ]
            whom = dice.choice(walkers) if walkers else other
        exerted = dice.some(attackers, 0.5) if dice.happens(0.15) else ()
        bands = (attackers[:2],) if len(attackers) > 1 and dice.happens(0.1) else ()
        came_over = dice.some(self.aimed, 0.4)
        attackers = tuple(dict.fromkeys((*attackers, *came_over)))
        pairs = tuple((a, whom) for a in attackers)
        everything = dice.happens(0.15)
        attack = Attack(self.turn, () if everything else pairs, bands, exerted, everything)
        self.telling.actions.append(attack)
        self.attackers = attackers
        if dice.happens(amid):
            self._amid()
        if dice.happens(0.75):
            self.block()
            if dice.happens(amid):
                self._amid()
        after = dice.choice((None, Moment.END_OF_COMBAT, Moment.AFTER_COMBAT, Moment.AFTER_COMBAT))
        if after is not None:
            self.telling.actions.append(GoTo(after))

    def block(self) -> None:
        """Some of the attackers are blocked, or none; several of them by one creature now and then."""
        dice, board = self.dice, self.telling.board
        player, able = (YOU, board.yours) if self.turn == ME else (ME, board.mine)
        blockers = tuple(dict.fromkeys((*self._some_of(able), *dice.some(self.aimed, 0.3))))
        many = dice.choice((0, 1, 1, 2, 2, 3, len(blockers)))
        if self.attackers and blockers and dice.happens(0.15):
            alone = dice.choice((blockers[0], *(label for label in self.aimed if label in blockers)))
            pairs = tuple((alone, attacker) for attacker in self.attackers[: dice.choice((2, 2, 3, 5))])
        else:
            pairs = tuple((b, dice.choice(self.attackers)) for b in blockers[:many]) if self.attackers else ()
        self.telling.actions.append(Block(player, pairs))

    def fought_otherwise(self, actions: tuple[Action, ...], at: int) -> tuple[Action, ...]:
        """The same deeds, but one attack or block, with or after which others block."""
        attack = actions[at]
        before = next((a for a in reversed(actions[: at + 1]) if isinstance(a, Attack)), None)
        self.turn = before.player if before is not None else self.turn
        self.attackers = tuple(attacker for attacker, _ in before.attacks) if before is not None else ()
        if isinstance(attack, Attack):
            mine, other = (
                (self.telling.board.mine, YOU) if self.turn == ME else (self.telling.board.yours, ME)
            )
            self.attackers = tuple(dict.fromkeys((*self.attackers, *self._some_of(mine))))
            attack = replace(attack, attacks=tuple((a, other) for a in self.attackers))
            rest = actions[at + 1 :]
            self.block()
            block, self.telling.actions = self.telling.actions, []
            return (*actions[:at], attack, *block, *(a for a in rest if not isinstance(a, Block)))
        self.block()
        block, self.telling.actions = self.telling.actions, []
        return (*actions[:at], *block, *actions[at + 1 :])

    def _amid(self) -> None:
        if self.deed.kind in ("cast", "activate") and not self.done and self.dice.happens(0.7):
            self.the_deed()
        else:
            self.dice.choice((self.tool, self.use))()

    def _crewed(self) -> tuple[str, ...]:
        """The Vehicle or Mount that the card is, crewed or saddled by another creature, to attack."""
        board = self.telling.board
        if self.turn != ME or not {"Vehicle", "Mount"} & set(board.card.subtypes) or self.dice.happens(0.2):
            return ()
        able = [c for c in board.mine if c != board.subject]
        if able:
            self.telling.actions.append(Activate(ME, board.subject, tapped=(self.dice.choice(able),)))
        return (board.subject,) if board.subject not in board.mine else ()

    def _some_of(self, creatures: tuple[str, ...]) -> tuple[str, ...]:
        """Some of the creatures, the card or what it is on rather than others."""
        board = self.telling.board
        rather = dict.fromkeys((board.host, board.subject, *self.aimed))
        own = tuple(c for c in rather if c in creatures and self.dice.happens(0.7))
        share = self.dice.choice((0.1, 0.4, 1.0))
        others = self.dice.some([c for c in creatures if c not in own], share)
        found = [*own, *others]
        self.dice.shuffle(found)
        return tuple(found)
