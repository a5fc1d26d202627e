"""Whom an attack is made on of which nobody says whose it is: who is told, or asked, to block or to be dealt damage after it, else whose
life is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: Who plays where nobody is named.
_UNNAMED = frozenset({"You", "Opponent"})
_BLOCKING = frozenset({"block", "noblock"})
#: Words that mean one player, whoever acts.
_SURELY = ("me", "name", "opponent")
_LIFE = frozenset(
    {
        "life",
        "lifeof",
        "ask lifetotal",
        "ask islife",
        "ask isloser",
        "ask islethal",
        "ask dies",
        "ask survives",
    }
)
_DAMAGED = frozenset(
    {
        "ask damageto",
        "ask takesamount",
        "ask anydamage",
        "ask lifelost",
        "ask loseslife",
        "ask poisontotal",
        "ask poisongained",
        "ask dealsany",
        "ask damageby",
        "ask damage",
    }
)
#: What is asked of who is dealt damage where the attacker's text says that it is `that player` who does it.
_DONE_BY_THE_DAMAGED = {
    **dict.fromkeys(("ask discards", "ask manydiscards"), "discard"),
    **dict.fromkeys(("ask mills", "ask manymilled"), "mill"),
    **dict.fromkeys(("ask sacrifices", "ask manysacrificed"), "sacrifice"),
}
_GAINING = frozenset({"ask lifegained", "ask gainslife"})


def who_defends_later(story: Story) -> str | None:
    """The player; None where it is not told, or something else is told to attack before."""
    player = _who_defends_later(story)
    story.sides_asked = story.sides_asked or player is not None
    return player


def _who_defends_later(story: Story) -> str | None:
    for deed in _deeds(story):
        if deed.kind in ("attack", "itattack"):
            return None
        refs = [deed.get("who"), *(deed.get("to") or ())] if deed.kind in _DAMAGED else [deed.get("who")]
        if deed.kind in _BLOCKING | _DAMAGED:
            player = next((one for one in refs if isinstance(one, PlayerRef)), None)
            if player is not None and player.how == "any":
                continue  # `and nobody blocks it`
            if player is not None and player.how == "they" and (had := _who_alone_has(story)) is not None:
                return had
            unnamed = story.actor is None and story.last_player is None and {*story.seats} == _UNNAMED
            if player is not None and player.how == "they" and unnamed:
                return "Opponent"
            return story.player(player) if player is not None and player.how in _SURELY else None
        if (said := _side_said(story, deed)) is not None:
            return said
        if deed.kind in ("itblock", "blockedby"):
            things = deed.get("blockers" if deed.kind == "blockedby" else "it") or ()
            theirs = next((who for one in things if (who := _whose(story, one)) is not None), None)
            if theirs is not None:
                return theirs
    return None


def _who_alone_has(story: Story) -> str | None:
    """`Bob has a 2/2. Hill Giant attacks. Can he block?`: the one player with a name of whom anything is told before."""
    named = {*story.seats} - _UNNAMED
    had = {thing.holder for thing in story.things if thing.holder}
    return had.pop() if len(had) == 1 and had <= named else None


def who_sacrifices_to_it(story: Story) -> str | None:
    """`Husk blocks a 3/3 and I sacrifice a creature to it`: whose what blocks is, by who uses it next; None where that is not told."""
    told = next(iter(story.to_come), None)
    who, to = (
        (told.get("who"), told.get("to")) if told is not None and told.kind == "sacrifices" else (None, None)
    )
    if not isinstance(who, PlayerRef) or who.how not in _SURELY or not isinstance(to, ThingRef):
        return None
    return story.player(who) if to.source == "it" and not story.active else None


def whose_life_is_at_stake(story: Story, attackers: Sequence[Ref]) -> str | None:
    """The one player whose life is told, or asked about later: who is attacked by a creature of nobody's; None where nobody's is, and
    where something else attacks first. Raises `CannotMean` where it is that of several, each of whom may be attacked, and where whoever
    attacks would gain life."""
    spoken_of = [name for name, seat in story.seats.items() if seat.life_told]
    for deed in _deeds(story):
        if deed.kind in ("attack", "itattack"):
            return None
        if deed.kind in _LIFE and not _asks_of_creatures(deed):
            refs = (deed.get("who"), deed.get("owner"), *_several(deed.get("what")))
            named = [one for one in refs if isinstance(one, PlayerRef) and one.how in _SURELY]
            spoken_of += [story.player(one) for one in named]
    players = tuple(dict.fromkeys(spoken_of))
    if players and any(_may_gain_life(story, ref) for ref in attackers if isinstance(ref, ThingRef)):
        said = "It is not told whose the creature is by which life may be gained."
        raise CannotMean(said, tuple(f"{name} controls the attacking creature." for name in players))
    if len(players) > 1:
        said = f"It is not told whom that attacks: {' or '.join(players)}."
        raise CannotMean(said, tuple(f"That creature attacks {name}." for name in players))
    story.sides_asked = story.sides_asked or bool(players)
    return players[0] if players else None


def _may_gain_life(story: Story, ref: ThingRef) -> bool:
    """Whether it has lifelink, or a text by which its controller gains life."""
    texts = _texts(story, (ref,))
    return any("lifelink" in text or ("gain" in text and "life" in text) for text in texts)


def who_defends_of_nobodys(
    story: Story, attackers: Sequence[Ref], blockers: Sequence[Ref] = ()
) -> str | None:
    """Who defends in `A 2/2 blocks a 3/3. What's Bob's life?`; None where an attack is told, or who acts, or whose it is that attacks."""
    if story.active or story.actor or any(thing.attacking for thing in story.things):
        return None
    if any(_whose(story, ref) for ref in attackers):
        return None
    if theirs := next((who for one in blockers if (who := _whose(story, one)) is not None), None):
        return theirs
    return who_defends_untold(story, attackers, blockers)


def who_defends_untold(story: Story, attackers: Sequence[Ref], blockers: Sequence[Ref] = ()) -> str | None:
    """Who defends against what is nobody's, by what is told or asked after it."""
    gaining = _who_defends_of_whoever_gains(story, attackers, blockers)
    return (
        gaining
        or _who_does_as_it_says(story, attackers)
        or who_defends_later(story)
        or whose_life_is_at_stake(story, attackers)
    )


def _who_does_as_it_says(story: Story, attackers: Sequence[Ref]) -> str | None:
    """`Hypnotic Specter attacks. Does Bob discard a card?`: who is asked to do what the attacker makes the player do whom it deals
    damage to."""
    for deed in _deeds(story):
        if deed.kind in ("attack", "itattack"):
            return None
        verb, who = _DONE_BY_THE_DAMAGED.get(deed.kind), deed.get("who")
        if "poison" in (deed.get("counter"), deed.get("tail")):
            verb, who = "poison", who or next(iter(_several(deed.get("what"))), None)
        if verb is None or not isinstance(who, PlayerRef) or who.how not in _SURELY:
            continue
        if any(_makes_the_damaged(verb, text) for text in _texts(story, attackers)):
            story.sides_asked = True
            return story.player(who)
    return None


def _makes_the_damaged(verb: str, text: str) -> bool:
    """Whether a line of text makes the player do it who is attacked or dealt damage, as annihilator and infect do (CR 702.86a, 702.90b)."""
    if verb == "poison":
        return any(word in text for word in ("infect", "toxic", "poison"))
    said = any(f"{whose} player {verb}s" in text for whose in ("that", "defending"))
    return said or (verb == "sacrifice" and "annihilator" in text)


def _texts(story: Story, refs: Sequence[Ref]) -> Iterator[str]:
    """The lines of text of what is told of, in small letters."""
    for ref in refs:
        if isinstance(ref, ThingRef):
            card = story.names.exact(ref.name) if ref.source == "card" else None
            yield from (line.casefold() for line in (*ref.lines, *(card.texts if card is not None else ())))


def _who_defends_of_whoever_gains(
    story: Story, attackers: Sequence[Ref], blockers: Sequence[Ref]
) -> str | None:
    """`A 2/2 lifelinker blocks a 4/4. How much life do I gain?`: whoever is asked to gain life has what gains it, where one side alone
    can."""
    later = [one for deed in _deeds(story) if deed.kind == "itblock" for one in _several(deed.get("it"))]
    attacks, blocks = (
        any(_may_gain_life(story, ref) for ref in refs if isinstance(ref, ThingRef))
        for refs in (attackers, blockers or later)
    )
    if attacks == blocks:
        return None
    for deed in _deeds(story):
        if deed.kind in ("attack", "itattack"):
            return None
        who = deed.get("who")
        if deed.kind in _GAINING and isinstance(who, PlayerRef) and who.how in _SURELY:
            story.sides_asked = True
            player = story.player(who)
            return player if blocks else story.opponent(player)
    return None


def _asks_of_creatures(deed: Statement) -> bool:
    """`Do I lose my creature?`, `Do I lose a creature?`: that is no matter of anybody's life."""
    return any(isinstance(one, ThingRef) for one in _several(deed.get("what")))


def _side_said(story: Story, deed: Statement) -> str | None:
    """Who defends where it is asked about `my blocker`, or somebody's attacker; None where nothing says that."""
    for one in _several(deed.get("what")):
        if isinstance(one, ThingRef) and one.owner is not None and {"attacking", "blocking"} & {*one.status}:
            whose = story.owner(one.owner)
            if whose is not None:
                return whose if "blocking" in one.status else story.opponent(whose)
    return None


def _several(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _deeds(story: Story) -> Iterator[Statement]:
    """What is told and asked from here on, the deed of `Can I block?` before the question; first what is asked before its condition."""
    if story.asked_of is not None:
        yield story.asked_of
    for told in story.to_come:
        action = told.get("action")
        for deed in action if isinstance(action, tuple) else (action,):
            if isinstance(deed, Statement):
                who = told.get("who") or deed.get(
                    "who"
                )  # `Can Bob block it?` asks of Bob, whoever the deed itself is told of
                does_it = told.get("it") or deed.get("it")  # `Can Bob's 3/3 block it?`
                yield Statement(deed.kind, {**deed.slots, "who": who, "it": does_it}, deed.start, deed.end)
        yield told


def _whose(story: Story, ref: object) -> str | None:
    """Whose the blocker is, as far as is told."""
    if not isinstance(ref, ThingRef):
        return None
    if ref.owner is not None:
        return story.owner(ref.owner)
    known = {
        thing.holder
        for thing in story.things
        if thing.holder
        and not thing.gone
        and (thing.name == ref.name if ref.name else _is_sized_so(thing, ref))
    }
    if known:
        return known.pop() if len(known) == 1 else None
    return _told_to_have(story, ref)


def _is_sized_so(thing: Thing, ref: ThingRef) -> bool:
    """`Bob has a 2/2. Hill Giant attacks. The 2/2 blocks`: whether that is the thing of which no more than its size is said."""
    made = thing.made
    return made is not None and ref.size is not None and (made.power, made.toughness) == ref.size


def _told_to_have(story: Story, ref: ThingRef) -> str | None:
    """The one player who is told later to have what is named or sized so: `Hill Giant attacks and Bob controls a 2/2. Can the 2/2 block it?`"""
    if not ref.name and ref.size is None:
        return None
    found = set()
    for told in story.to_come:
        who = told.get("who")
        if told.kind in ("controls", "has") and isinstance(who, PlayerRef) and who.how in _SURELY:
            things = [one for one in told.get("tolds") or () if isinstance(one, ThingRef)]
            if any((one.name, one.size) == (ref.name, ref.size) for one in things):
                found.add(story.player(who))
    return found.pop() if len(found) == 1 else None
