"""The attack of a combat phase: where in the story it is declared, whom creatures attack, and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.abilities.keyword_abilities.activated import activated_of
from bot.engine.told.script import (
    Activate,
    Attack,
    Block,
    Cast,
    GoTo,
    Moment,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.not_oneself import walker_called
from bot.scenario.meaning.unblocked_besides import without_the_untouched
from bot.scenario.meaning.walkers_attacked import walker_meant
from bot.scenario.phrases.values import PlayerRef, Ref
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import done_this_turn
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Thing
from bot.scenario.things.called_he_or_she import ask_whether_the_player, called_so
from bot.values import replace


def attack_to_kill(story: Story, attackers: Sequence[Thing], whom: str) -> bool:
    """Declares the one creature that is said to kill a player as attacking that player; false where it is none, is that player's own, or
    may rather do so with an ability that is activated."""
    (attacker,) = attackers if len(attackers) == 1 else (None,)
    card = story.card(attacker) if attacker is not None else None
    if attacker is None or not attacker.is_type("Creature") or attacker.holder == whom:
        return False
    if card is not None and activated_of(card.abilities):
        return False
    player = attacker.holder or story.opponent(whom)
    attacker.told = attacker.told or player
    attacker.attacking = True
    declare_attack(story, player, ((attacker.label, whom if len(story.seats) > 2 else ""),))
    story.assumptions.append(f"{attacker.label} attacks {whom}.")
    return True


def declare_attack(
    story: Story,
    player: str,
    attacks: tuple[tuple[str, str], ...],
    bands: tuple[tuple[str, ...], ...] = (),
    everything: bool = False,
) -> None:
    """Adds attackers: one declaration may be told in several sentences, and after the blocks that answer it."""
    story.actor = player
    after_their_turn(story, player)
    _on_a_turn_of_its_own(story, player)
    if story.active is None and not story.turn_changed:
        story.active = player
    story.response = False
    last = attack_declared(story)
    if last is not None:
        before = story.actions[last]
        assert isinstance(before, Attack)
        known = {label for label, _ in before.attacks}
        more = tuple(pair for pair in attacks if pair[0] not in known)
        if not more and before.player == player and _is_again(story):
            story.actions.append(Attack(player, attacks, bands, everything=everything))
            return
        supposed = before in story.supposed_attacks  # `His Elf blocks my Ogre. I also attacked with a 2/2.`
        if supposed and before.player == player:
            _ask_whether_the_same(story, known, more)
        if before.player == player and (not more or supposed or last == len(story.actions) - 1):
            story.actions[last] = replace(
                before,
                attacks=(*_with_whom(before.attacks, dict(attacks)), *more),
                bands=(*before.bands, *bands),
                everything=before.everything or everything,
            )
            return
    place = len(story.actions)
    if last is None:
        first = _combat_began(story)
        late = any(isinstance(a, GoTo) and a.moment in _AFTER_THE_ATTACK for a in story.actions[first:])
        if late or _is_told_after_its_combat(story, player):
            raise CannotMean(
                "What happens in combat is told before the attack: it is not told which comes first."
            )
        blocks = [n for n in range(first, place) if isinstance(story.actions[n], Block)]
        place = blocks[0] if blocks else place
        if place and isinstance(waits := story.actions[place - 1], GoTo) and waits.moment in _DAMAGE_WAITS:
            place -= 1  # `with damage on the stack I Unsummon his attacking 5/5`
    story.actions.insert(place, Attack(player, attacks, bands, everything=everything))


_DAMAGE_WAITS = frozenset({Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK})


def suppose_attack(story: Story, player: str, attackers: Sequence[Thing]) -> None:
    """What is told to be blocked, or not to be, attacks, with what else is: it may be told later what attacks besides."""
    without_the_untouched(story, player)
    known = attack_declared(story)
    before = None if known is None else story.actions[known]
    declare_attack(story, player, tuple((thing.label, "") for thing in attackers))
    for thing in attackers:
        thing.attacking = True
    at = attack_declared(story)
    if at is not None and (before is None or before in story.supposed_attacks):
        story.supposed_attacks = [one for one in story.supposed_attacks if one is not before]
        story.supposed_attacks.append(story.actions[at])


def _with_whom(declared: tuple[tuple[str, str], ...], told: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The attackers with whom they attack, where that is told later: `declares Ogre as an attacker, attacking Gideon`. Raises
    `CannotMean` where another was told before."""
    for label, whom in declared:
        later = told.get(label, "")
        if whom and later and whom != later:
            raise CannotMean(f"It is told that {label} attacks {whom}, and that it attacks {later}.")
        yield label, later or whom


def _ask_whether_the_same(story: Story, known: set[str], more: tuple[tuple[str, str], ...]) -> None:
    """Raises `CannotMean` where what is told to attack is like what has to have attacked as it was blocked: `He blocks my 2/2. I attacked
    with a 2/2 and a 3/3.`"""
    before = [thing for thing in story.things if thing.label in known]
    for label, _ in more:
        thing = next((one for one in story.things if one.label == label), None)
        like = [t for t in before if thing is not None and (t.name, t.printed) == (thing.name, thing.printed)]
        if like:
            raise CannotMean(f"It is not told whether {label} is {like[0].label}, which was blocked.")


def _is_again(story: Story) -> bool:
    """Whether the clause that is told says `again`, or `then` after the blocks: an attack of its own, though the same creatures
    attack."""
    for token in story.tokens[story.where :]:
        if token.kind == "break" or token.fold == "again":
            if token.fold == "again":
                return True
            break
    blocked = bool(story.actions) and isinstance(story.actions[-1], Block)
    return blocked and any(token.fold in ("then", "next") for token in _up_to_the_verb(story))


def _up_to_the_verb(story: Story) -> Iterator[Token]:
    """The words with which the clause that is told begins, and the one before them."""
    for token in story.tokens[max(0, story.where - 1) :]:
        if token.lemma in ("attack", "swing"):
            return
        yield token


def _is_told_after_its_combat(story: Story, player: str) -> bool:
    """Whether the last that was told is done after a combat of this turn in which nothing was told to attack: `I cast Giant Growth on my 2/2
    after damage. It was blocked by a 3/3.`"""
    late = False
    for action in reversed(story.actions):
        if isinstance(action, Attack):
            return False
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            break
        whose = (action.player or story.active) if isinstance(action, GoTo) else None
        late |= isinstance(action, GoTo) and action.moment in _AFTER_COMBAT and whose in (None, player)
    return late


_AFTER_COMBAT = frozenset({Moment.END_OF_COMBAT, Moment.AFTER_COMBAT})
_AFTER_THE_ATTACK = frozenset({Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS, Moment.DAMAGE})


def after_their_turn(story: Story, player: str) -> None:
    """What another player did before at the speed of a sorcery was done on that player's own turn."""
    if story.active is not None or story.turn_changed:
        return
    deeds = [
        (place, action)
        for place, action in enumerate(story.actions)
        if isinstance(action, Cast) or (isinstance(action, Activate) and is_slow_deed(story, action))
    ]
    slow = [(place, deed) for place, deed in deeds if is_slow_deed(story, deed)]
    before = [(place, deed) for place, deed in slow if deed.player != player]
    if len({deed.player for _, deed in before}) != 1 or deeds[0] != before[0]:
        return
    last, theirs = before[-1]
    if any(place < last for place, deed in slow if deed.player == player):
        return
    after = [deed for place, deed in deeds if place > last]
    if any(deed.player != player or deed.response for deed in after):
        return  # in whose turn that is done is not plain
    story.active = theirs.player
    story.actions.insert(last + 1, GoTo(Moment.NEXT_TURN, player))
    story.asked_at = [one.with_more_before((last,)) for one in story.asked_at]
    story.changes_turn()
    story.turn = player


def _on_a_turn_of_its_own(story: Story, player: str) -> None:
    """`I attack with Ogre. He swings back`, `Then he attacks`: on the next turn, which is that player's (CR 508.1)."""
    before = next((one for one in done_this_turn(story.actions) if isinstance(one, Attack)), None)
    if before is None or before.player == player:
        return
    words = {token.fold for token in _up_to_the_verb(story)}
    told = takewhile(lambda token: token.kind != "break", story.tokens[story.where :])
    if not words & _THEREUPON and not any(token.fold == "back" for token in told):
        return
    story.actions.append(GoTo(Moment.NEXT_TURN, player))
    story.changes_turn()
    story.turn = player
    story.assumptions.append(f"That is {player}'s next turn.")


_THEREUPON = frozenset({"then", "next", "afterwards", "later"})


def _combat_began(story: Story) -> int:
    """Where the present combat phase began in the story: after the last word of another combat or turn."""
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, GoTo) and action.moment in _OTHER_COMBAT:
            return index + 1
    return 0


def attack_declared(story: Story) -> int | None:
    """Where the attack of the present combat phase was declared; None where none was."""
    for index in range(len(story.actions) - 1, -1, -1):
        action = story.actions[index]
        if isinstance(action, Attack):
            return index
        if isinstance(action, GoTo) and action.moment in _OTHER_COMBAT:
            return None
    return None


_OTHER_COMBAT = frozenset(
    {
        Moment.NEXT_TURN,
        Moment.NEXT_COMBAT,
        Moment.AFTER_COMBAT,
        Moment.MAIN,
        Moment.MAIN_BEGINS,
        Moment.UPKEEP,
        Moment.DRAW,
        Moment.UNTAP,
    }
)


def whom_attacked(story: Story, player: str, ref: Ref | None, into: bool = False) -> str:
    """Whom creatures attack. `attacks into Bob's untapped Ogre` only says what waits there."""
    if ref is None:
        return ""
    if isinstance(ref, PlayerRef) and ref.how == "all":
        others = story.others(player)
        if len(others) > 1:
            raise CannotMean(
                "Say with what each of them is attacked.", tuple(others), ref.start, ref.start + 1
            )
        return others[0]
    if isinstance(ref, PlayerRef):
        whom = story.player(ref, about=player)
        walker = walker_called(story, ref) if whom == player else _walker_spoken_of(story, ref, whom)
        return whom if walker is None else walker.label
    walker = walker_meant(story, ref, player)
    waiting = [walker] if walker is not None else story.resolve((ref,), "any", story.opponent(player))
    for one in waiting:
        if (
            one.told is None and one.shown is None
        ):  # a Siege is protected by its controller's opponent (CR 310.8b)
            one.shown = player if one.is_type("Siege") else story.opponent(player)
    thing = waiting[0]
    if not into and len(waiting) > 1:
        labels = tuple(one.label for one in waiting)
        raise CannotMean("Say with what each of them is attacked.", labels, ref.start, ref.start + 1)
    if into and thing.types and not (thing.is_type("Planeswalker") or thing.is_type("Battle")):
        for one in waiting:  # they are there, and could block or ask for a payment
            one.declared, one.told = True, one.told or one.shown
        return ""
    return thing.label


def _walker_spoken_of(story: Story, ref: PlayerRef, player: str) -> Thing | None:
    """`She has Chandra. I attack her`: the player; `My opponent has Chandra Nalaar. I attack her`: the planeswalker. Raises `CannotMean` where
    either may be meant."""
    walker = called_so(story, ref)
    if walker is None or not walker.is_type("Planeswalker") or walker.holder not in (player, None):
        return None
    ask_whether_the_player(story, ref, walker, player)
    return walker
