"""An attack told by how much it deals: `swings for 6`, `hits him for 6 with Ball Lightning`."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.explained.damage import dealt_by_its_trigger
from bot.scenario.meaning.attacks_declared import attack_declared, declare_attack, whom_attacked
from bot.scenario.meaning.blocks_declared import declare_no_block
from bot.scenario.meaning.registry import MEANINGS, actor_of, means
from bot.scenario.meaning.which_attack import creatures_that_attack
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import PowersTold
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("hitsfor")
def hits_for(story: Story, statement: Statement) -> None:
    """Creatures attack, unless they were told to, and are not blocked (CR 510.1b); how much they deal is worked out."""
    player = actor_of(story, statement)
    whom = whom_attacked(story, player, statement.get("whom"))
    told = attack_declared(story)
    refs = statement.get("attackhit") or ()
    if told in story.hits and not refs and _is_with_what_is_not_told(story, told):
        # `He hits me for 4. Then he hits me for 3.`: that attack was told whole
        story.actions.append(GoTo(Moment.NEXT_TURN, player))
        story.assumptions.append(f"It is not told when {player} attacks again: on the next turn of {player}.")
        told = None
    if refs:
        things = creatures_that_attack(story, refs, "attacker", player)
    elif told is None:
        things = those_that_deal(story, player, statement.slots["amount"])
    else:
        things = []
    if told is None and not things and not refs:  # `hits me for 5`: as `attacks me for 5`
        MEANINGS["attackfor"](story, statement)
        story.hits.add(attack_declared(story) or 0)
        return
    if told is None and not things:
        raise CannotMean("It is not told what attacks.", start=statement.start, end=statement.end)
    attack = story.actions[told] if told is not None else None
    if (isinstance(attack, Attack) and attack.player != player) or (told in story.hits and not refs):
        raise CannotMean("It is not told what deals that.", start=statement.start, end=statement.end)
    dealt = sum(map(_power, _attackers(story, told)))
    if (
        not refs
        and told is not None
        and _is_with_what_is_not_told(story, told)
        and dealt != statement.slots["amount"]
    ):
        raise CannotMean("It is not told what deals that.", start=statement.start, end=statement.end)
    sized = bool(things) and told_amount(story, things, statement)
    if things:
        for thing in things:
            thing.attacking = True
        declare_attack(story, player, tuple((thing.label, whom) for thing in things))
    keep_how_much(story, statement)
    if not any(isinstance(action, Block) for action in story.actions[attack_declared(story) or 0 :]):
        story.actions.append(Block(whom or story.opponent(player), ()))
    if not sized:
        skip_how_much(story, statement)
    story.hits.add(attack_declared(story) or 0)


def _is_with_what_is_not_told(story: Story, told: int | None) -> bool:
    """Whether nothing is told of what attacked but how much it dealt."""
    return all(thing.untold for thing in _attackers(story, told))


def _attackers(story: Story, told: int | None) -> list[Thing]:
    attack = story.actions[told] if told is not None else None
    labels = {label for label, _ in attack.attacks} if isinstance(attack, Attack) else set[str]()
    return [thing for thing in story.things if thing.label in labels]


@means("ithits")
def it_hits(story: Story, statement: Statement) -> None:
    """`Glistener Elf hits me`: it attacks and is not blocked."""
    MEANINGS["itattack"](story, statement)
    whom = statement.get("whom")
    defender = story.player(whom) if isinstance(whom, PlayerRef) else story.opponent(story.active)
    declare_no_block(story, defender)
    amount = statement.get("number")
    things = story.resolve(statement.slots["it"], "any")
    said = replace(statement, slots={**statement.slots, "amount": amount})
    if amount is None or not told_amount(story, things, said):
        keep_how_much(story, said)
        skip_how_much(story, statement)
    if goes_on_after_it(story, statement):
        story.actions.append(GoTo(Moment.DAMAGE))


def goes_on_after_it(story: Story, statement: Statement) -> bool:
    """`Zed hits Bob and then I Shock him`: whether a spell or ability is told of next, and that it comes then."""
    after = [token.fold for token in story.tokens[statement.end : statement.end + 3]]
    coming = story.to_come[0].kind if story.to_come else ""
    return "then" in after and coming in ("cast", "castverb", "activate")


@means("struckby")
def struck_by(story: Story, statement: Statement) -> None:
    """`I get hit by a 5/5`: it attacks and is not blocked."""
    refs = statement.slots["attackers"]
    it_hits(story, replace(statement, slots={"it": refs, "whom": statement.slots["who"]}))


@means("connects")
def connects(story: Story, statement: Statement) -> None:
    """`When it deals combat damage`: it attacks and is not blocked, where no combat of it is told."""
    things = story.resolve(statement.get("it") or statement.get("attackers") or (), "any")
    if any(thing.attacking or thing.blocking for thing in things):
        _refuse_only_it(story, statement, things)
        story.skip(statement.start, statement.end)
        return
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    whom = statement.get("whom")
    if "damage" in said and "combat" not in said and len(things) == 1:
        names = (story.player(whom, about=things[0].holder),) if isinstance(whom, PlayerRef) else ()
        if dealt_by_its_trigger(story, things[0], names):
            story.skip(statement.start, statement.end)
            return
    slots = {"it": statement.get("it") or statement.slots["attackers"], "whom": whom}
    it_hits(story, replace(statement, slots=slots))


def _refuse_only_it(story: Story, statement: Statement, things: list[Thing]) -> None:
    """`Just the 3/3 connects`, where others attack: what becomes of those is not told. Raises `CannotMean`."""
    before = story.tokens[statement.start - 1].fold if statement.start else ""
    others = [t for t in story.things if t.attacking and not t.blocked and t not in things]
    if before in ("only", "just") and others:
        said = f"It is not told what blocks {others[0].label}."
        raise CannotMean(said, (), statement.start, statement.end)


def told_amount(story: Story, things: list[Thing], statement: Statement) -> bool:
    """`hits him with my commander for 5`: whether that tells the size of one whose size nobody told."""
    amount: int = statement.slots["amount"]
    only = things[0] if len(things) == 1 else None
    if only is not None and only.size_assumed and only.made is not None:
        only.made = replace(only.made, power=amount, toughness=amount)
        only.size_assumed = False
        story.assumptions.append(f"{only.label} is a {amount}/{amount}: that is what it deals.")
        return True
    return False


def those_that_deal(story: Story, player: str, amount: int) -> list[Thing]:
    """The creatures of the player's that deal so much together as printed or told: all that can attack, or the only one that does.
    None where that is not so: which attack is not told then."""
    mine = [
        t
        for t in story.things
        if t.holder == player
        and t.is_type("Creature")
        and not t.gone
        and not t.tapped
        and (t.zone == "battlefield" or t.cast_by == player)
    ]
    if sum(_power(thing) for thing in mine) == amount:
        return mine
    alone = [thing for thing in mine if _power(thing) == amount]
    return alone if len(alone) == 1 else []


def _power(thing: Thing) -> int:
    power = thing.size_told[0] if thing.size_told is not None else thing.printed[0]
    return power if isinstance(power, int) else 0


def keep_how_much(story: Story, statement: Statement) -> None:
    """Keeps for how much what attacks is said to, to be looked at: `I swing with my 3/3 for 5`."""
    place = _for_how_much(story, statement)
    amount = int(story.tokens[place[0] + 1].text) if place is not None else statement.get("amount")
    attackers = _attackers(story, attack_declared(story))
    if not isinstance(amount, int) or not attackers or any(thing.size_assumed for thing in attackers):
        return
    so_far = replace(script_of(story.beside())[0], stays=True)
    labels = tuple(thing.label for thing in attackers)
    words = story.place(statement.start, statement.end)
    story.powers_told.append(PowersTold(labels, amount, so_far, words))


def skip_how_much(story: Story, statement: Statement) -> None:
    """Says of `for 6` that it is no part of what happens: what is dealt comes of what attacks."""
    place = _for_how_much(story, statement)
    if place is not None:
        story.skip(*place)


def _for_how_much(story: Story, statement: Statement) -> tuple[int, int] | None:
    """Where `for 6`, `for 6 damage` stands."""
    for at in range(statement.start, statement.end - 1):
        if story.tokens[at].fold == "for" and story.tokens[at + 1].text.isdigit():
            end = at + 2
            while end < statement.end and story.tokens[end].fold in ("damage", "dmg"):
                end += 1
            return at, end
    return None
