"""What there is as the story begins: life, permanents, hands, whose things are whose."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare, declare_present, there_as_told
from bot.scenario.meaning.elsewhere import lies_there, one_more_elsewhere
from bot.scenario.meaning.empty_board import says_an_empty_board
from bot.scenario.meaning.mana_told import has_lands, has_mana
from bot.scenario.meaning.nothing_to_activate import refuse_what_was_not_activated
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.resolved import tell_resolved
from bot.scenario.meaning.taken_as_it_enters import takes_as_it_enters, takes_in_the_fight
from bot.scenario.meaning.untold import effect
from bot.scenario.meaning.used_on import uses_on
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Role, Story
from bot.scenario.text.words import singular
from bot.scenario.things.counted_off import refuse_other_number
from bot.values import replace


@means("controls", "has", "there")
def controls(story: Story, statement: Statement) -> None:
    who = statement.get("who")
    everyone = isinstance(who, PlayerRef) and who.how == "all"
    player = actor_of(story, statement) if isinstance(who, PlayerRef) and not everyone else None
    number = statement.get("counted")
    if isinstance(number, int):
        refuse_other_number(number, statement.slots["tolds"], statement.start, statement.end)
    place = statement.get("place")
    if isinstance(place, PlayerRef):
        player = story.player(place, about=player)
    zone, zone_owner = "battlefield", player
    if statement.get("zone") is not None:
        zone, ref = statement.slots["zone"]
        if isinstance(ref, PlayerRef):
            zone_owner = story.owner(ref, player) or player
    if everyone:
        story.opponent(next(iter(story.seats), None))
        for name in list(story.seats):
            declare(story, statement.slots["tolds"], name, zone)
            story.introduce_anew(statement.slots["tolds"])
        return
    if isinstance(statement.get("lands"), int) and zone_owner is not None:
        has_lands(story, zone_owner, statement.slots["lands"])
    known = len(story.things)
    counted = sum(ref.count for ref in statement.slots["tolds"] if _is_counted_for_mana(story, ref))
    if counted and statement.kind == "has" and player is not None and zone == "battlefield":
        has_mana(story, player, counted)
        story.seat(player).mana_of_lands = any(ref.source != "kind" for ref in statement.slots["tolds"])
    controlled = isinstance(who, PlayerRef) and zone == "battlefield" and place is None
    declare(story, _all_attack(story, statement.slots["tolds"]), zone_owner, zone, controlled)
    if statement.kind == "has" and place is None and statement.get("zone") is None:
        told_where = any(ref.place for ref in statement.slots["tolds"])
        for thing in story.things[known:]:
            thing.had = not told_where and not thing.token  # a token is nowhere else


def _is_counted_for_mana(story: Story, ref: ThingRef) -> bool:
    """Lands without a name, and basic lands that are said to be untapped (`3 untapped Forests`): it is told how much mana there is."""
    if ref.source == "kind":
        return singular(ref.noun) == "land"
    card = story.names.exact(ref.name)
    basic = card is not None and "Basic" in card.supertypes
    return basic and "untapped" in ref.status


def _all_attack(story: Story, refs: tuple[ThingRef, ...]) -> tuple[ThingRef, ...]:
    """`I have a 3/3 and two 2/2s attacking`: what is said after the last of them is said of all."""
    said_last = refs[-1].end > 0 and story.tokens[refs[-1].end - 1].fold == "attacking"
    if len(refs) < 2 or not said_last or any("attacking" in ref.status for ref in refs[:-1]):
        return refs
    return tuple(
        ref if "attacking" in ref.status else ref.but(status=(*ref.status, "attacking")) for ref in refs
    )


@means("playerhas")
def player_has(story: Story, statement: Statement) -> None:
    """`I have hexproof`: an enchantment that is there gives it."""
    player, keyword = actor_of(story, statement), statement.slots["keyword"]
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how == "me" and story.tokens[statement.end - 2].fold == "has":
        raise CannotMean("It is not told what has that.", start=statement.start, end=statement.end)
    gives = ThingRef(
        "kind",
        -1,
        -1,
        article="an",
        types=("Enchantment",),
        noun="enchantment",
        lines=(f"You have {keyword}.",),
        told=keyword,
        word="enchantment",
    )
    declare(story, (gives,), player, "battlefield")


@means("present")
def present(story: Story, statement: Statement) -> None:
    """`With Furnace of Rath in play, ...`"""
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    declare_present(story, refs, story.actor or next(iter(story.seats)))


@means("board")
def board(story: Story, statement: Statement) -> None:
    """`My board: Hill Giant, Gray Ogre`, `Bob's hand: Fog`."""
    player = story.player(statement.slots["owner"], subject=True)
    words = {t.fold for t in story.tokens[statement.start : statement.end]}
    zone = "hand" if "hand" in words else "graveyard" if "graveyard" in words else "battlefield"
    declare(story, statement.slots["tolds"], player, zone)


@means("onlyones")
def only_ones(story: Story, statement: Statement) -> None:
    """`Bob's only creature is Hill Giant`: what he has, unless that was told before."""
    player = story.player(statement.slots["owner"], subject=True)
    mine = [
        t for t in story.things if t.holder == player and t.is_type("Creature") and t.zone == "battlefield"
    ]
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    if len(refs) == len(mine) == 1 and refs[0].source == "kind":
        story.tell(mine[0], replace(refs[0], source="made", described=True))
        return
    known = {thing.name for thing in mine}
    declare(story, tuple(ref for ref in refs if ref.name not in known), player, "battlefield")


@means("inzone")
def in_zone(story: Story, statement: Statement) -> None:
    zone, ref = statement.slots["zone"]
    whose = story.owner(ref, story.actor) if isinstance(ref, PlayerRef) else None
    for one in statement.slots["it"]:
        more = one_more_elsewhere(story, one) if zone != "battlefield" else None
        if more is not None:
            declare(story, (more,), whose or story.actor, zone)
        else:
            lies_there(story, one, zone, whose)


@means("inplay")
def in_play(story: Story, statement: Statement) -> None:
    place = statement.get("place")
    for ref in _whose_the_first_is(statement.slots["it"]):
        role: Role = "any" if _told_of(story, ref) else "declare"
        for thing in story.resolve((ref,), role):
            if isinstance(place, PlayerRef):
                thing.told = story.player(place)
            elif isinstance(ref, ThingRef) and ref.owner is not None:
                thing.told = thing.told or story.owner(ref.owner)
            thing.declared = True


def _whose_the_first_is(refs: Sequence[Ref]) -> list[Ref]:
    """`My Hardened Scales and Winding Constrictor are out`: bare names after the first are that player's too."""
    first = refs[0]
    owner = first.owner if isinstance(first, ThingRef) else None
    bare = (isinstance(ref, ThingRef) and not (ref.article or ref.owner or ref.placed) for ref in refs)
    return [
        ref.but(owner=owner) if named and isinstance(ref, ThingRef) else ref
        for ref, named in zip(refs, bare, strict=True)
    ]


def _told_of(story: Story, ref: object) -> bool:
    """Whether a bare name, `Isamaru` in `Isamaru is in play`, is a thing that was said to be there before."""
    return (
        isinstance(ref, ThingRef)
        and not ref.article
        and ref.count == 1
        and any(
            ref.name in (t.name, t.label) or t.name in ref.names
            for t in story.things
            if t.declared and t.zone == "battlefield"
        )
    )


@means("under")
def under(story: Story, statement: Statement) -> None:
    ref = statement.get("owner") or statement.get("who")
    player = story.player(ref) if isinstance(ref, PlayerRef) else None
    for thing in there_as_told(story, statement.slots["it"], player):
        thing.told, thing.declared = player, True


@means("ownedby")
def owned_by(story: Story, statement: Statement) -> None:
    player = story.player(statement.slots["who"])
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.owner = player


_NOW = frozenset({"if", "when", "once", "after"})


def _takes_it_now(story: Story, statement: Statement) -> bool:
    """`I steal his Ogre with Control Magic`, and not `I stole it`, of which it is not told when."""
    told = {token.fold for token in story.tokens[statement.start : statement.end]}
    return bool(told & {"take", "takes", "steal", "steals", "gain", "gains"})


@means("stole")
def stole(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    by = statement.get("by")
    if isinstance(by, ThingRef) and by.source in ("card", "guess"):
        card = story.names.exact(by.name)
        aimed = (
            card is not None and "Aura" in card.subtypes and story.asked_whether
        )  # `Can I steal it with Control Magic?`
        if card is not None and (aimed or {"Instant", "Sorcery"} & set(card.types)):
            cast_spell(story, player, by, How(targets=statement.slots["thing"]))
            return
    if isinstance(by, ThingRef) and story.asked_whether:  # `Can I steal it with Sower of Temptation?`
        uses_on(story, replace(statement, slots={"what": statement.slots["thing"], "source": by}))
        return
    if isinstance(by, ThingRef):
        stolen = story.resolve(statement.slots["thing"], "any", player)  # `it` is none that is named after it
        for aura in story.resolve((statement.slots["by"],), "declare", player):
            for thing in stolen:
                thing.told = thing.told or story.opponent(player)
                thing.owner = thing.told
                if aura.is_type("Aura"):  # as long as it enchants that
                    thing.taken_by, thing.declared = player, True
                    thing.sick = thing.sick or _takes_it_now(story, statement)
                    story.attach(aura, thing)
                else:
                    thing.told = player
                aura.told = aura.told or player
        story.refer(stolen)  # `I steal his Ogre with Control Magic. Can it attack?`
        return
    if not story.asked_whether and takes_as_it_enters(story, player, statement.slots["thing"], control=True):
        return
    if not story.asked_whether and takes_in_the_fight(story, player, statement.slots["thing"]):
        return
    for thing in story.resolve(statement.slots["thing"], "any", player):
        fights = thing.attacking or thing.blocking or thing in story.said_to_attack
        if fights and thing.is_type("Creature"):
            effect(story, player, "Theft Spell", "Gain control of target creature.", (thing.label,))
            continue
        thing.owner = thing.owner or thing.told or story.opponent(player)
        if (
            story.tokens[max(0, statement.start - 1)].fold in _NOW
        ):  # `If I gain control of a creature, can it attack?`
            thing.sick = True
        thing.told, thing.declared = player, True


@means("mana", "nothing", "unresponse", "resolves", "triggers")
def nothing(story: Story, statement: Statement) -> None:
    """Told, and true anyway: mana is never short, what is not told is not there, what was done resolves and triggers."""
    refuse_what_was_not_activated(story, statement)
    who = statement.get("who")
    if isinstance(who, PlayerRef) and who.how != "all":
        player = story.player(who, subject=True)
        amount = statement.get("amount")
        if statement.kind == "mana" and isinstance(amount, int):
            has_mana(story, player, amount)
        elif "tapped" in (token.fold for token in story.tokens[statement.start : statement.end]):
            has_mana(story, player, 0)
            story.seat(player).tapped_out = True
        elif statement.kind == "nothing" and says_an_empty_board(story, statement, player):
            story.seat(player).without.add("permanent")
        if "untapped" in str(statement.get("noun", "")).lower().split():
            story.seat(player).all_tapped = True  # `Bob has no untapped creatures`
    if statement.get("it") is not None:  # `the Lieutenant has no counters`: it is what is spoken of
        things = story.resolve(statement.slots["it"], "any")
        often = statement.get("number")
        if statement.kind == "triggers" and not story.denies:
            labels = tuple(thing.label for thing in things)
            times = often if isinstance(often, int) else None
            story.claim(labels, Came.TRIGGERED, statement.start, statement.end, times)
    tell_resolved(story, statement)
    if statement.get("others") is not None:
        for ref in statement.slots["others"]:
            story.player(ref)
