"""Spells and abilities: casting, activating, equipping, regenerating, sacrificing, discarding."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.engine.script import (
    Activate,
    Cast,
    ChoosesSource,
    Discards,
    Picks,
    Regenerates,
    Sacrifices,
    Targets,
)
from bot.scenario.aims import leaning, takes_control, targets_of, whose
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.statements import How, Statement
from bot.scenario.story import Story
from bot.scenario.things import Thing
from bot.scenario.words import TIMES, number

_SPELL_TYPES = frozenset({"Instant", "Sorcery"})
#: "Counter target spell", "target instant or sorcery spell", "target spell or ability".
_SPELL_TARGET = re.compile(r"\btarget (?:\w+ ){0,4}(?:spell|ability)\b", re.IGNORECASE)


@means("cast")
def cast(story: Story, statement: Statement) -> None:
    for slot in ("cast", "castuse", "castresp", "castpassive"):
        if statement.get(slot) is not None:
            told = statement.slots[slot]
            break
    else:
        return
    if len(told) == 3:
        spells, how, who = told
        player = (
            story.player(who, subject=True) if who is not None else story.actor or next(iter(story.seats))
        )
    else:
        spells, how = told
        player = actor_of(story, statement)
    if "castresp" in statement.slots:
        how = replace(how, response=True)
    for spell in spells:
        cast_spell(story, player, spell, how)


@means("paycast")
def pay_life_to_cast(story: Story, statement: Statement) -> None:
    """`pays 2 life for Dismember on Ogre`."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    how = replace(how, paid=(*how.paid, f"{statement.slots['amount']} life"))
    for spell in spells:
        cast_spell(story, player, spell, how)


@means("castthen")
def cast_and_responded_to(story: Story, statement: Statement) -> None:
    """`In response to my Lightning Bolt on his Giant, ...`: that is cast first, what follows responds to it."""
    player = story.owner(statement.slots["owner"], story.actor) or next(iter(story.seats))
    spells, how = statement.slots["cast"]
    known = [t for t in story.spells if t.name == spells[0].name and t.cast_by == player]
    if not known:
        cast_spell(story, player, spells[0], how)
    story.response = True
    story.under = (known or story.spells)[-1]


@means("spelled")
def spelled(story: Story, statement: Statement) -> None:
    """`Bob's 4/4 gets Shocked [by Alice]`, `I get bolted`."""
    who, it = statement.get("who"), statement.get("it")
    targets: tuple[Ref, ...] = (who,) if isinstance(who, PlayerRef) else tuple(it or ())
    if isinstance(who, PlayerRef):
        victim: str | None = story.player(who, subject=True)
        targets = (PlayerRef("name", victim or ""),)
    else:
        victim = next((t.controller for t in story.resolve(it or (), "target")), None)
    by = statement.get("by")
    player = story.player(by) if isinstance(by, PlayerRef) else story.opponent(victim)
    how = replace(statement.get("modifiers") or How(), targets=targets)
    cast_spell(story, player, statement.slots["spell"], how)


@means("castverb")
def cast_verb(story: Story, statement: Statement) -> None:
    spells, how = statement.slots["castverb"]
    player = actor_of(story, statement)
    cast_spell(story, player, spells[0], how)


_PAID_VERBS = {
    "kick": "kicker",
    "overload": "overload",
    "flashback": "flashback",
    "evoke": "evoke",
    "buyback": "buyback",
}


@means("kicks")
def kicks(story: Story, statement: Statement) -> None:
    """`kicks Burst Lightning on Bob`: cast with that cost paid."""
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    lemmas = [t.lemma for t in story.tokens[statement.start : statement.end]]
    paid = next((cost for verb, cost in _PAID_VERBS.items() if verb in lemmas), "kicker")
    for spell in spells:
        cast_spell(story, player, spell, replace(how, paid=(*how.paid, paid)))


@means("castput")
def cast_put(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    spells, how = statement.slots["cast"]
    for spell in spells:
        cast_spell(story, player, spell, replace(how, paid=(*how.paid, "put onto the battlefield")))


def cast_spell(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` casts what `ref` names; each of several copies of one name is a spell of its own."""
    story.actor = player
    copies = max(1, ref.count) if ref.source in ("card", "guess", "part") else 1
    for _ in range(copies * max(1, how.times if copies == 1 else 1)):
        _cast_one(story, player, ref, how)


def _cast_one(story: Story, player: str, ref: ThingRef, how: How) -> None:
    if how.present:
        from bot.scenario.meaning.board import declare

        declare(story, how.present, player, "battlefield")
    thing = _spell(story, player, ref, how)
    story.actor = player
    if how.targets is not None and _only_chooses_source(story, thing):
        how = _aimed_at_source(how)
    _purpose(story, thing, how)
    story.actions.append(
        Cast(
            player,
            thing.label,
            _targets(story, player, thing, how),
            how.x,
            tuple(_mode(story, mode) for mode in how.modes),
            how.paid,
            _labels(story, how.sacrificed, player),
            _labels(story, how.discarded, player, "hand"),
            (*how.chosen, *[pair for pair in thing.chosen if pair not in how.chosen]),
            *_response(story, how),
        )
    )
    thing.cast_by = player
    story.spells.append(thing)
    _afterwards(story, player, thing, how)
    if not set(thing.types) & _SPELL_TYPES:
        story.refer([thing])


def _purpose(story: Story, thing: Thing, how: How) -> None:
    """`casts Shock on it to kill it`: words that choose no mode are but a purpose, and said to be skipped."""
    card = thing.card or (story.names.made(thing.made) if thing.made is not None else None)
    modal = card is None or any("Modes(" in repr(a) or type(a).__name__ == "Unread" for a in card.abilities)
    if modal:
        return
    for mode in how.modes:
        start = _find(story, mode)
        if start is not None and (how.targets is not None or how.shares):
            story.skip(start, start + len(mode.split()))


def _spell(story: Story, player: str, ref: ThingRef, how: How) -> Thing:
    """The card that is cast: one said to be in hand (or elsewhere) of that name, else a new one."""
    if ref.source == "it":
        waiting = [t for t in story.focus if t.zone != "battlefield" and t.cast_by is None]
        if waiting:
            return waiting[-1]
        raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)
    names = ref.names if ref.source == "part" and ref.names else (ref.name,)
    if ref.source != "kind":
        for thing in story.things:
            if thing.zone == "battlefield" or thing.cast_by is not None or thing.filler:
                continue
            if (
                thing.name in names
                and thing.told in (player, None)
                and (not ref.letter or thing.letter == ref.letter)
            ):
                story.tell(thing, ref)
                return thing
    thing = story.create(ref) if ref.count <= 1 else story.create(replace(ref, count=1))
    thing.zone = how.zone or ("graveyard" if "flashback" in how.paid or "escape" in how.paid else "hand")
    thing.told = thing.owner = player
    thing.declared = True
    return thing


def _response(story: Story, how: How) -> tuple[bool, str | None]:
    """Whether this is done in response, and under what."""
    response = how.response or story.response
    under: str | None = None
    if how.under is not None and how.under.source != "it":
        under = story.one(how.under, "spell").label
    elif story.under is not None and response:
        under = story.under.label
    story.response, story.under = False, None
    return response, under


def _labels(
    story: Story, refs: Sequence[ThingRef], player: str, zone: str = "battlefield"
) -> tuple[str, ...]:
    labels = []
    for ref in refs:
        if zone == "hand":
            labels += [in_hand(story, ref, player).label]
            continue
        for thing in story.resolve((ref,), "source", player):
            labels.append(thing.label)
            thing.gone = True
    return tuple(labels)


def in_hand(story: Story, ref: ThingRef, player: str) -> Thing:
    """The card in a player's hand that is meant: declared there, or assumed to be."""
    for thing in story.things:
        if thing.zone != "hand" or thing.cast_by is not None or thing.told != player or thing.gone:
            continue
        if thing.name == ref.name or thing.name in ref.names or (ref.source == "kind" and not ref.types):
            return thing
    if ref.source == "kind":
        from bot.scenario.made import MadeUp

        kind = ref.types[0] if ref.types else "Land"
        thing = Thing(
            story.new_label("card"), "card", len(story.things), made=MadeUp("card", (kind,)), filler=True
        )
        story.add(thing)
    elif ref.source == "it":
        raise CannotMean(f"It is not told which card “{ref.told}” is.", start=ref.start, end=ref.end)
    else:
        thing = story.create(ref)
    thing.zone, thing.told, thing.owner, thing.declared = "hand", player, player, True
    return thing


def _mode(story: Story, words: str) -> str:
    return words.strip().removeprefix("to ").strip()


def _targets(story: Story, player: str, spell: Thing, how: How) -> Targets:
    refs: list[Ref] = list(how.targets or ())
    names: list[str] = []
    for ref in refs:
        names += _aimed(story, player, spell, ref, len(names))
    shares: list[tuple[str, int]] = []
    for share in how.shares:
        for name in _aimed(story, player, spell, share.to, len(shares)):
            shares.append((name, share.amount))
            if name not in names:
                names.append(name)
    for mode in how.modes:
        names += [name for name in _named_in(story, player, spell, mode) if name not in names]
    if how.opponent_gains is not None:
        names.append(story.player(how.opponent_gains, about=player))
    told = how.targets is not None or shares or names
    return Targets(tuple(names) if told else None, tuple(shares))


def _aimed(story: Story, player: str, spell: Thing, ref: Ref, position: int) -> list[str]:
    """Labels of what is aimed at; things new to the story get whoever the text says as their likely controller."""
    if isinstance(ref, PlayerRef):
        if ref.how == "all":
            return list(story.seats)
        if ref.how == "they" and story.tokens[ref.start].fold in ("him", "her", "them") and not story.speaks:
            return [_him(story, player, spell)]
        return [story.player(ref, about=player)]
    if ref.source == "it" and _aims_at_spells(spell):
        spells = [t for t in story.spells if t is not spell]
        if spells:
            return [spells[-1].label]
    role = "spell" if _aims_at_spells(spell) else "target"
    found = story.resolve((ref,), role, player)  # type: ignore[arg-type]
    for offset, thing in enumerate(found):
        likely_controller(story, player, spell, thing, position + offset)
    return [thing.label for thing in found]


def _him(story: Story, player: str, spell: Thing) -> str:
    return story.opponent(player)


def _aims_at_spells(spell: Thing) -> bool:
    texts = spell.card.texts if spell.card is not None else spell.made.lines if spell.made is not None else ()
    return any(_SPELL_TARGET.search(text) for text in texts)


def likely_controller(story: Story, player: str, spell: Thing, thing: Thing, position: int) -> None:
    """Whose a thing is that was never introduced, from what it is aimed at with."""
    if thing.told is not None or thing.shown is not None or thing.likely is not None:
        return
    card = spell.card
    side = "theirs"
    if card is not None:
        targets = targets_of(card)
        if targets:
            said = whose(targets[min(position, len(targets) - 1)])
            side = said or leaning(card)
        if takes_control(card) and side == "theirs":
            thing.shown = story.opponent(player)
    elif spell.made is not None:
        made = story.names.made(spell.made)
        targets = targets_of(made)
        if targets:
            side = whose(targets[min(position, len(targets) - 1)]) or leaning(made)
    thing.likely = player if side == "mine" else story.opponent(player)


def _named_in(story: Story, player: str, spell: Thing, words: str) -> list[str]:
    """Labels of the things and players named in the words of a mode or ability."""
    start = _find(story, words)
    if start is None:
        return []
    found: list[str] = []
    for ref in story.reader.refs_in(start, start + len(words.split())):
        found += [name for name in _aimed(story, player, spell, ref, len(found)) if name not in found]
    return found


def _find(story: Story, words: str) -> int | None:
    """Where in the text the words of a mode stand."""
    wanted = words.split()
    texts = [t.text for t in story.tokens]
    for index in range(story.where, len(texts) - len(wanted) + 1):
        if texts[index : index + len(wanted)] == wanted:
            return index
    return None


def _afterwards(story: Story, player: str, thing: Thing, how: How) -> None:
    """What is told of a spell besides casting it: the source chosen for it, a copy's new targets."""
    if how.source is not None:
        source = story.one(
            how.source, "spell" if how.source.source == "it" and story.spells else "any", player
        )
        if source is thing and len(story.spells) > 1:
            source = story.spells[-2]
        story.actions.append(ChoosesSource(player, source.label))
    if how.new_targets:
        names = story.names_of(how.new_targets, "target", player)
        story.actions.append(Picks(player, names, thing.label, "new targets"))


# --- abilities -----------------------------------------------------------------------------------------------------------


@means("activate")
def activate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    told = statement.get("activate") or statement.get("activateresp")
    if told is None:
        return
    ref, how = told
    if "activateresp" in statement.slots:
        how = replace(how, response=True)
    if statement.get("cost") is not None:
        how = replace(how, paid=(*how.paid, *statement.slots["cost"]))
    activate_ability(story, player, ref, how)


_SIGNS = {"minus": "-", "downtick": "-", "plus": "+", "uptick": "+", "ultimate": "ultimate"}


@means("walker")
def uses_planeswalker(story: Story, statement: Statement) -> None:
    """`minuses Chandra on Ogre`: the loyalty ability of that sign."""
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    verb = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in _SIGNS)
    activate_ability(story, player, ref, replace(how, words=how.words or _SIGNS[verb]))


@means("pings", "itpings")
def pings(story: Story, statement: Statement) -> None:
    """`pings Bob with Prodigal Sorcerer`, `Prodigal Sorcerer pings Bob`."""
    how = replace(statement.get("modifiers") or How(), targets=statement.slots["targets"])
    if statement.get("source") is not None:
        activate_ability(story, actor_of(story, statement), statement.slots["source"], how)
        return
    thing = story.resolve(statement.slots["it"], "any")[0]
    player = thing.controller or story.active or story.actor or next(iter(story.seats))
    activate_ability(story, player, statement.slots["it"][0], how)


@means("manatap")
def taps_for_mana(story: Story, statement: Statement) -> None:
    """Mana is never short: what is tapped for it is tapped."""
    player = actor_of(story, statement)
    for thing in story.resolve(statement.get("things") or (), "source", player):
        if thing.zone == "battlefield" and not story.actions:
            thing.tapped = True
    story.skip(statement.start, statement.end)


@means("paylife")
def pay_life(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    ref, how = statement.slots["activate"]
    activate_ability(story, player, ref, replace(how, paid=(*how.paid, f"{statement.slots['amount']} life")))


def activate_ability(story: Story, player: str, ref: ThingRef, how: How) -> None:
    """`player` activates an ability of what `ref` names."""
    before = list(story.focus)
    source = story.one(ref, "source", player)
    # `targeting it`: not the source itself, which was only named
    story.focus = [source, *(thing for thing in before if thing is not source)]
    if how.targets is not None and _only_chooses_source(story, source):
        how = _aimed_at_source(how)
    modes = [_split_times(_mode(story, mode)) for mode in how.modes]
    words = how.words or " ".join(f"to {mode}" for mode, _ in modes)
    if how.times == 1 and modes:
        how = replace(how, times=max(times for _, times in modes))
    targets = _targets(story, player, source, how)
    story.actions.append(
        Activate(
            player,
            source.label,
            how.which,
            words,
            targets,
            how.x,
            how.times,
            _labels(story, how.sacrificed, player),
            _labels(story, how.discarded, player, "hand"),
            tuple(t.label for t in story.resolve(how.tapped, "source", player)),
            how.paid,
            *_response(story, how),
        )
    )
    _afterwards(story, player, source, how)


def _only_chooses_source(story: Story, thing: Thing) -> bool:
    """Whether the text asks for a source of choice and for no target: `uses CoP: Red on Lightning Bolt`."""
    texts = thing.card.texts if thing.card is not None else thing.made.lines if thing.made is not None else ()
    text = " ".join(texts).lower()
    return ("source of your choice" in text or "chosen source" in text) and "target" not in text


def _aimed_at_source(how: How) -> How:
    """What the user calls a target is the source."""
    things = [ref for ref in how.targets or () if isinstance(ref, ThingRef)]
    if how.source is not None or len(things) != len(how.targets or ()) or len(things) != 1:
        return how
    return replace(how, targets=None, source=things[0])


@means("taps")
def taps(story: Story, statement: Statement) -> None:
    """`taps Prodigal Sorcerer to ping Bob` is an activation; `taps Ogre` alone an effect that taps it."""
    player = actor_of(story, statement)
    words = statement.get("todo")
    if words is None:
        for thing in story.resolve(statement.slots["thing"], "source", player):
            if any("Activated" in type(a).__name__ for a in (thing.card.abilities if thing.card else ())):
                story.actions.append(Activate(player, thing.label))
            else:
                thing.tapped = True
        return
    for ref in statement.slots["thing"]:
        source = story.one(ref, "source", player)
        names = _named_in(story, player, source, words)
        words, times = _split_times(words)
        targets = Targets(tuple(names) if names else None)
        story.actions.append(
            Activate(player, source.label, words=f"to {words}", targets=targets, times=times)
        )


def _split_times(words: str) -> tuple[str, int]:
    """`ping him twice`: the words and how many times."""
    parts = words.split()
    if len(parts) > 1 and parts[-1].lower() in TIMES:
        return " ".join(parts[:-1]), TIMES[parts[-1].lower()]
    if len(parts) > 2 and parts[-1].lower() == "times" and (count := number(parts[-2].lower())) is not None:
        return " ".join(parts[:-2]), count
    return words, 1


@means("animate")
def animate(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    thing = story.one(statement.slots["thing"], "source", player)
    story.actions.append(Activate(player, thing.label, words="becomes"))


@means("equips")
def equips(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    equipment, creature = statement.get("equip") or statement.slots["equip2"]
    source = story.one(equipment, "source", player)
    target = story.one(creature, "source", player)
    story.actions.append(Activate(player, source.label, words="equip", targets=Targets((target.label,))))


@means("crews")
def crews(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    source = story.one(statement.slots["thing"], "source", player)
    crew = story.resolve(statement.get("with") or (), "source", player)
    story.actions.append(Activate(player, source.label, words="crew", tapped=tuple(t.label for t in crew)))
    story.refer([source])


@means("regenerates")
def regenerates(story: Story, statement: Statement) -> None:
    who, ref = statement.get("who"), statement.get("thing")
    how: How = statement.get("modifiers") or How()
    if isinstance(who, PlayerRef) and isinstance(ref, ThingRef):
        player = actor_of(story, statement)
        thing = story.one(ref, "source", player)
    else:
        thing = story.resolve(statement.slots["it"], "any")[0]
        player = thing.controller or story.opponent(story.actor)
    response, _ = _response(story, how)
    for _ in range(how.times):
        story.actions.append(Regenerates(player, thing.label, response))


@means("sacrifices")
def sacrifices(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    how: How = statement.get("modifiers") or How()
    to: str | None = None
    if isinstance(statement.get("to"), ThingRef):
        to = story.one(statement.slots["to"], "any", player).label
    response, _ = _response(story, how)
    for thing in story.resolve(statement.slots["things"], "source", player):
        names = _targets(story, player, thing, how)
        if names.names:
            story.actions.append(Activate(player, thing.label, targets=names, response=response))
        else:
            story.actions.append(Sacrifices(player, thing.label, to, response))
        thing.gone = True


@means("discards")
def discards(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    for ref in statement.slots["things"]:
        thing = in_hand(story, ref, player)
        story.actions.append(Discards(player, thing.label))
        thing.gone = True
        story.refer([thing])
