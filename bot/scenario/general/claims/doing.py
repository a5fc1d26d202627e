"""What the signs of the tables of deeds do on the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.scenario.general.claims.board import ALICE, BOB, Player, Thing
from bot.scenario.general.claims.said import MINE, Clause, Said
from bot.scenario.general.claims.staging import NO_THINGS, NotStaged, Stage

_LEGAL = "Is that legal?"
_ETB = "When {} enters, you gain 1 life."


def done(stage: Stage) -> None:
    """All that the claim tells, and what it asks."""
    claim = stage.claim
    core = claim.core
    if core.deed.told == ("@first s",):
        _spell_first(stage, core)
    if core.deed.told and core.deed.told[0].startswith("@had"):
        _run(stage, core, core.deed.told)
    if (
        claim.mode != "may"
        and core.deed.asked.startswith(_IN_COMBAT)
        and not any(map(_fights, claim.circumstances))
    ):
        _run(stage, core, core.deed.told)
    for clause in claim.circumstances:
        _tell(stage, clause)
    _states(stage, core)
    for when in core.when:
        _run(stage, when, when.deed.told)
    deed = core.deed
    stage.asking = True
    if claim.mode == "must":
        _left_undone(stage, core)
        return
    if claim.mode == "may" and deed.chosen:
        _run(stage, core, deed.told)
        stage.asked = _LEGAL
        return
    if deed.caused and deed.told != ("@first s",):
        _run(stage, core, deed.told)
    if not deed.asked:
        raise NotStaged
    if deed.chosen and claim.mode == "does" and not claim.circumstances:
        raise NotStaged
    _ask(stage, core, deed.asked)


#: Questions of what is in combat: it is there before anything happens that may end that.
_IN_COMBAT = ("@in", "@other Is {c} removed", "Is {c} removed", "Is {c} blocked")


def _fights(clause: Clause) -> bool:
    """Whether combat is told by that clause."""
    told = [op.partition(" ")[0] for one in (clause, *clause.when) for op in one.deed.told]
    said = [value for _, value in clause.slots if isinstance(value, Said)]
    fighting = {"attacking", "blocking", "blocked", "unblocked"}
    return bool(
        {"@attack", "@block", "@unblocked", "@blocks", "@combat", "@fog"} & {*told}
        or any(fighting & {*one.states} or one.told for one in said)
    )


def _spell_first(stage: Stage, core: Clause) -> None:
    """The spell of which it is asked what becomes of it, with what is told then done in response."""
    said = dict(core.slots)["s"]
    if not said.text.startswith("@") or not stage.claim.circumstances:
        raise NotStaged
    target = stage.main()
    caster = Player(BOB if said.whose == "theirs" else ALICE) if said.whose else target.who
    stage.say(
        f"{caster} casts Growth, an {said.text[1:].removesuffix('.')} targeting {stage.named(target)}.".replace(
            '" targeting', '." targeting'
        )
    )
    stage.lead = "In response, "


def _left_undone(stage: Stage, core: Clause) -> None:
    """Whether somebody has to do it: whether the game may go on without it."""
    slots = _Slots(stage, core)
    first = core.deed.told[0].split(" ") if core.deed.told else [""]
    thing = slots.one(first[1], slots.get("p", "")) if first[0] in ("@attack", "@block") else None
    if thing is None or len(core.deed.told) > 1:
        raise NotStaged
    if isinstance(slots.get("p"), Player):
        thing.owned(slots["p"])
    if first[0] == "@block":
        attacker = slots.one(first[2], thing.who.foe)
        attacker.owned(thing.who.foe)
        stage.attack(attacker)
    stage.named(thing)
    stage.say(f"{thing.who} doesn't {first[0][1:]}.")
    stage.asked, stage.denied = _LEGAL, True


def _tell(stage: Stage, clause: Clause) -> None:
    _states(stage, clause)
    if clause.deed.told and clause.deed.told[0] == "@loses c k":
        _had(_Slots(stage, clause))
    for when in clause.when:
        _run(stage, when, when.deed.told)
    if not clause.deed.told:
        raise NotStaged
    _run(stage, clause, clause.deed.told)


def _states(stage: Stage, clause: Clause) -> None:
    """What the things of a clause are told to be in passing."""
    for _, value in clause.slots:
        if not isinstance(value, Said) or value.kind in NO_THINGS:
            continue
        thing = stage.thing(value, clause)
        if thing.said is not value:
            continue
        if any(op in ("@flash c", "@cast c") for op in clause.deed.told):
            continue
        for told in value.told:
            _tell(stage, told)
        for state in value.states:
            _state(stage, thing, state)


def _state(stage: Stage, thing: Thing, state: str) -> None:
    match state:
        case "cast":
            if not thing.comes:
                thing.comes = True
                stage.say(f"{thing.who} casts {stage.named(thing)}, <{thing}>.")
        case "blinked" | "flickered" | "bounced":
            back = (
                "" if state == "bounced" else ", then return it to the battlefield under its owner's control"
            )
            text = (
                "Return target creature to its owner's hand."
                if state == "bounced"
                else f"Exile target creature{back}."
            )
            stage.say(f'{thing.who} casts an instant "{text}" targeting {stage.named(thing)}.')
        case "attacking":
            stage.attack(thing)
        case "blocking":
            if not any(one is thing for one, _ in stage.blocks):
                attackers = [one for one in stage.attacks if one is not thing]
                attacker = attackers[0] if attackers else stage.new(thing.who.foe)
                stage.block(thing, attacker, thing)
        case "blocked":
            if not any(one is thing for _, one in stage.blocks):
                stage.block(stage.blocker_of(thing), thing, thing)
        case "unblocked":
            _unblocked(stage, thing)
        case "enchanted":
            aura = stage.of_kind("aura")
            worn = aura[0] if aura else stage.new(thing.who, "aura")
            stage.setup.append(f"{stage.named(worn)} is attached to {stage.named(thing)}.")
        case "equipped":
            steel = stage.of_kind("equipment")
            worn = steel[0] if steel else stage.new(thing.who, "equipment")
            worn.owned(thing.who)
            stage.setup.append(f"{stage.named(worn)} is attached to {stage.named(thing)}.")
        case _:
            thing.states.append(state)


def _unblocked(stage: Stage, thing: Thing) -> None:
    if any(one is thing for _, one in stage.blocks):
        raise NotStaged
    stage.attack(thing)
    if not stage.open:
        stage.open = True
        stage.say(f"{thing.foe} doesn't block.")


class _Slots(dict[str, Any]):
    """The slots of a clause as the sentences name them."""

    def __init__(self, stage: Stage, clause: Clause) -> None:
        super().__init__()
        self.stage, self.clause = stage, clause
        for name, value in clause.slots:
            if isinstance(value, Said):
                if value.kind == "player":
                    self[name] = Player(BOB if value.whose != MINE and value.whose else ALICE)
                elif value.kind in NO_THINGS:
                    self[name] = value
                else:
                    self[name] = stage.thing(value, clause)
            else:
                self[name] = value

    def one(self, name: str, owner: str = "") -> Thing:
        """The thing of that slot, or a new one where the words name none."""
        if name not in self:
            self[name] = self.stage.new(owner or ALICE)
        thing = self[name]
        assert isinstance(thing, Thing)
        return thing

    def told(self, words: str) -> str:
        for value in self.values():
            if isinstance(value, Thing):
                self.stage.named(value)
        return words.format(**self)


def _ask(stage: Stage, core: Clause, asked: str) -> None:
    slots = _Slots(stage, core)
    if asked.startswith("@other "):
        asked, stage.denied = asked.removeprefix("@other "), True
    if isinstance(slots.get("s"), Said):
        slots["s"] = "Growth"
    if any(isinstance(value, Thing) and value.said.number > 1 for value in slots.values()):
        raise NotStaged
    if asked.startswith("@"):
        _ASKED[asked.split(" ")[0]](stage, slots)
        return
    if "k" in slots:
        if len(slots["k"]) != 1:
            raise NotStaged
        slots["k"] = slots["k"][0]
    stage.asked = slots.told(asked)


def _run(stage: Stage, clause: Clause, told: tuple[str, ...]) -> None:
    slots = _Slots(stage, clause)
    for op in told:
        if op.startswith("@"):
            name, *args = op.split(" ")
            _OPS[name](stage, slots, *args)
        else:
            for value in slots.values():
                if isinstance(value, Thing):
                    _owned(op, slots, value)
            stage.say(slots.told(op))


#: What one does to another player's creatures, where nobody says whose they are.
_HARMS = ("Destroy", "Exile target creature.", "Return target creature", "deals 3 damage")


def _owned(op: str, slots: _Slots, thing: Thing) -> None:
    if thing.owner is not None:
        return
    aimed = "targeting" in op
    if aimed and {"hexproof", "ward {2}"} & {*thing.keywords}:
        raise NotStaged  # it is one thing for its controller, another for the other players
    player = slots.get("p")
    if isinstance(player, Player) and aimed and "{p}" in op:
        thing.owned(player.foe if any(harm in op for harm in _HARMS) else player)
    thing.owned(ALICE)


def _attack(stage: Stage, slots: _Slots, c: str, w: str = "") -> None:
    by = slots.get("p") if "p" in slots and c not in slots else None
    if c not in slots and (sole := stage.sole(by or ALICE)) is not None:
        slots[c] = sole
    if w and c not in slots and by is None:
        slots[w].owned(ALICE)
        slots[c] = stage.new(slots[w].who.foe)
    attacker = slots.one(c, by or ALICE)
    if (
        isinstance(slots.get("p"), Player)
        and c in dict(slots.clause.slots)
        and "attack with" in slots.clause.deed.words
    ):
        attacker.owned(slots["p"])
    stage.attack(attacker, slots[w] if w else None)


def _block(stage: Stage, slots: _Slots, blocker: str, attacker: str) -> None:
    player = slots.get("p")
    if player is not None:
        if blocker not in slots and attacker not in slots and (sole := stage.sole(player)) is not None:
            slots[blocker] = sole
        mine = slots.one(blocker, player)
        mine.owned(player)
        if attacker not in slots and stage.attacks:
            slots[attacker] = stage.attacks[0]
        stage.block(mine, slots.one(attacker, player.foe), mine)
        return
    there = [name for name in dict(slots.clause.slots) if name in (blocker, attacker)]
    first = slots.one(there[0])
    if blocker in slots and attacker in slots:
        stage.block(slots[blocker], slots[attacker], first)
        return
    if blocker in slots:
        known = [one for one in stage.attacks if one is not first]
        stage.block(first, known[0] if known else stage.new(first.who.foe), first)
    else:
        if any(one is first for _, one in stage.blocks):
            return
        if stage.claim.mode == "may" and stage.asking:
            raise NotStaged  # by whatever is able to
        stage.block(stage.blocker_of(first), first, first)


def _spell(stage: Stage, slots: _Slots, p: str, s: str, c: str) -> None:
    target = slots.get(c)
    spell = slots.get(s)
    text = spell.text if spell is not None else '@instant "Untap target creature."'
    sign = text[0] if text[0] in "@#!" else ""
    text = text.removeprefix(sign)
    caster = slots.get(p)
    if spell is not None and spell.whose:
        caster = Player(ALICE if spell.whose == MINE else BOB)
    if target is not None and {"hexproof", "ward {2}"} & set(target.keywords) and target.owner is None:
        raise NotStaged  # it is one thing for its controller, another for the other players
    if target is None and sign == "@" and slots.get(p) is None and stage.of_kind("creature"):
        target = stage.main()
    if caster is None:
        caster = target.foe if target is not None else stage.actor().foe
    elif target is not None:
        target.owned(caster if stage.claim.mode == "may" and slots.get(p) == caster else caster.foe)
    if sign == "@" and target is None:
        if spell is None:
            raise NotStaged
        text = f'{text.split(" ")[0]} "You gain 1 life."' if "Untap" in text else text
        if "Untap" not in spell.text:
            target = stage.new(caster.foe)
    if sign == "!":
        raise NotStaged
    color = f"{spell.colors[0].lower()} " if spell is not None and spell.colors else ""
    at = ""
    if sign == "@" and target is not None:
        at = f" targeting {stage.named(target)}"
    elif sign == "#":
        at = f" targeting {target.who if target is not None else caster.foe}"
    if stage.attacks and text.startswith("sorcery") and not stage.asking:
        text = text.replace("sorcery", "instant", 1)
    article = "an" if (color or text)[0] in "aeiou" else "a"
    stage.say(
        f"{caster} casts {article} {color}{text}{at}.".replace('"."', '".')
        if at
        else f"{caster} casts {article} {color}{text}"
    )


def _cast(stage: Stage, slots: _Slots, c: str) -> None:
    player = slots.get("p") or Player(ALICE)
    thing = slots.one(c, player)
    thing.owned(player)
    if thing.comes:
        return
    thing.comes = True
    name = stage.named(thing).names[0]
    stage.say(f"{thing.who} casts {name}, <{name}>.")


def _flash(stage: Stage, slots: _Slots, c: str) -> None:
    slots.one(c).keywords.append("flash")
    stage.lead = ""
    _cast(stage, slots, c)


def _enters(stage: Stage, slots: _Slots, c: str) -> None:
    _cast(stage, slots, c)


def _tap(stage: Stage, slots: _Slots, c: str) -> None:
    thing = slots.one(c)
    if stage.attacks:
        stage.say(
            f'{slots.get("p") or thing.foe} casts an instant "Tap target creature." targeting {stage.named(thing)}.'
        )
    else:
        thing.states.append("tapped")


def _untap(stage: Stage, slots: _Slots, c: str) -> None:
    thing = slots.one(c)
    stage.say(f'{thing.who} casts an instant "Untap target creature." targeting {stage.named(thing)}.')


def _gains(stage: Stage, slots: _Slots, c: str, k: str) -> None:
    thing = slots.one(c)
    words = " and ".join(slots[k])
    by = slots.get("p") or thing.who
    stage.say(
        f'{by} casts an instant "Target creature gains {words} until end of turn." targeting {stage.named(thing)}.'
    )


def _has(stage: Stage, slots: _Slots, c: str, k: str) -> None:
    slots.one(c).keywords.extend(slots[k])


def _had(slots: _Slots) -> None:
    """What is lost was there before."""
    keywords = slots["c"].keywords
    keywords.extend(one for one in slots["k"] if one not in keywords)


def _loses(stage: Stage, slots: _Slots, c: str, k: str) -> None:
    thing = slots.one(c)
    _had(slots)
    words = " and ".join(slots[k])
    stage.say(
        f'{thing.foe} casts an instant "Target creature loses {words} until end of turn." targeting {stage.named(thing)}.'
    )


def _counter(stage: Stage, slots: _Slots, c: str, kind: str) -> None:
    slots.one(c).counters.append(f"1 {kind}")


def _put(stage: Stage, slots: _Slots, c: str, kind: str) -> None:
    thing = slots.one(c)
    stage.say(
        f'{slots["p"]} casts an instant "Put a {kind} counter on target creature." targeting {stage.named(thing)}.'
    )


def _zero(stage: Stage, slots: _Slots, c: str = "") -> None:
    thing = slots[c] if c else stage.main()
    if thing.size or thing.counters:
        raise NotStaged
    thing.size = "2/2"
    stage.say(
        f'{thing.foe} casts an instant "Target creature gets -2/-2 until end of turn." targeting {stage.named(thing)}.'
    )


def _bigger(stage: Stage, slots: _Slots, c: str, pt: str) -> None:
    thing = slots[c]
    who = thing.foe if slots[pt].startswith("-") else thing.who
    stage.say(
        f'{who} casts an instant "Target creature gets {slots[pt]} until end of turn." targeting {stage.named(thing)}.'
    )


def _sick(stage: Stage, slots: _Slots, c: str) -> None:
    slots.one(c).states.append("summoning sick")


def _turn(stage: Stage, slots: _Slots, who: str) -> None:
    stage.turn = who


def _combat(stage: Stage, slots: _Slots) -> None:
    if not stage.attacks:
        main = stage.main()
        if stage.turn and main.owner is not None and main.owner != stage.turn:
            main = stage.new(stage.turn)
        elif stage.turn:
            main.owned(stage.turn)
        stage.attack(main)


def _blocks(stage: Stage, slots: _Slots) -> None:
    core = stage.claim.core
    if core.deed.words.startswith("{c} be blocking") and not stage.attacks and not stage.turn:
        blocker = stage.main()
        stage.block(blocker, stage.new(blocker.who.foe), blocker)
        return
    _combat(stage, slots)
    if not stage.blocks and not stage.open:
        attacker = stage.attacks[0]
        stage.block(stage.blocker_of(attacker), attacker, attacker)


def _never(stage: Stage, slots: _Slots, *_: str) -> None:
    """It is staged where it is asked of alone."""
    raise NotStaged


def _fog(stage: Stage, slots: _Slots) -> None:
    if not stage.attacks:
        main = stage.main()
        stage.attack(main)
    foe = stage.attacks[0].who.foe
    stage.say(f'{foe} casts an instant "Prevent all combat damage that would be dealt this turn."')


def _unblockable(stage: Stage, slots: _Slots, c: str) -> None:
    slots[c].keywords.append("This creature can't be blocked.")


def _usesac(stage: Stage, slots: _Slots, c: str = "") -> None:
    thing = slots[c] if c else stage.main()
    thing.abilities.append("Sacrifice this creature: You gain 1 life.")
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _afterfirst(stage: Stage, slots: _Slots) -> None:
    if not stage.attacks:
        stage.attack(stage.main())
    attacker = stage.attacks[0]
    if not stage.blocks and not stage.open:
        blocker = stage.blocker_of(attacker)
        blocker.size = "1/4"
        blocker.keywords.append("first strike")
        stage.block(blocker, attacker, attacker)
    stage.lead = "After first-strike damage, "


def _steal(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    thing = slots[c]
    by = slots.get(p) or (thing.who.foe if thing.owner is not None else Player(BOB))
    thing.owned(by.foe)
    if thing.who == by:
        raise NotStaged
    stage.say(f'{by} casts a sorcery "Gain control of target creature." targeting {stage.named(thing)}.')
    thing.taken = by


def _instant(stage: Stage, slots: _Slots) -> None:
    stage.turn = stage.actor().foe


def _hurtby(stage: Stage, slots: _Slots, c: str, k: str) -> None:
    thing = slots[c]
    other = stage.new(thing.who.foe)
    other.keywords.extend(slots[k])
    stage.block(other, thing, thing)


def _kills(stage: Stage, slots: _Slots, c: str, d: str) -> None:
    """It is told to kill the other, so that it is big enough."""
    if not stage.asking and not slots[c].size and not {"deathtouch"} & {*slots[c].keywords}:
        slots[c].size = "7/7"
    _block(stage, slots, d, c)


def _lead(words: str) -> Callable[..., None]:
    def leads(stage: Stage, slots: _Slots) -> None:
        if not stage.lines:
            raise NotStaged
        stage.lead = words

    return leads


def _same(stage: Stage, slots: _Slots) -> None:
    """It says nothing more."""


def _fresh(stage: Stage, slots: _Slots) -> None:
    stage.main().states.append("summoning sick")


def _damage(stage: Stage, slots: _Slots, c: str, number: str) -> None:
    thing = slots.one(c)
    many = slots[number] if number in slots else number
    target = "any target" if thing.kind == "walker" else "target creature"
    thing.owned(ALICE)
    stage.say(
        f'{thing.foe} casts an instant "This spell deals {many} damage to {target}." targeting {stage.named(thing)}.'
    )


def _regenerate(stage: Stage, slots: _Slots, c_or_p: str, c: str) -> None:
    thing = slots.one(c)
    thing.abilities.append("{0}: Regenerate this creature.")
    alone = not stage.lead and not stage.asking
    stage.say(f"{thing.who} activates {stage.named(thing)}.")
    if alone:
        stage.say(f'{thing.foe} casts an instant "Destroy target creature." targeting {thing}.')


def _type(stage: Stage, slots: _Slots, c: str, kind: str) -> None:
    slots.one(c).types.append(kind)


def _state_of(stage: Stage, slots: _Slots, c: str, state: str) -> None:
    _state(stage, slots.one(c), state)


def _nothing(stage: Stage, slots: _Slots) -> None:
    player = slots["p"]
    if any(thing.owner == player for thing in stage.of_kind("creature")):
        raise NotStaged


def _shroud(stage: Stage, slots: _Slots, p: str, keyword: str) -> None:
    stage.setup.append(f'{slots[p]} controls Aegis, an enchantment with "You have {keyword}."')


def _use(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    thing = stage.main() if c not in slots else slots.one(c)
    thing.abilities.append("{T}: You gain 1 life.")
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _mana(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    thing.abilities.append("{T}: Add {G}.")
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _enchant(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    if {"hexproof", "ward {2}"} & set(thing.keywords) and thing.owner is None:
        raise NotStaged
    caster = slots.get(p) or thing.who
    stage.say(f'{caster} casts an Aura enchantment with "Enchant creature" targeting {stage.named(thing)}.')


def _equip(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    thing.owned(slots[p])
    blade = stage.new(slots[p], "equipment")
    stage.say(f"{slots[p]} equips {stage.named(blade)} to {stage.named(thing)}.")


def _countered(stage: Stage, slots: _Slots, c: str) -> None:
    thing = slots.one(c)
    _cast(stage, slots, c)
    stage.say(
        f'In response, {thing.foe} casts an instant "Counter target spell." targeting {stage.named(thing)}.'
    )


def _waiting(stage: Stage, slots: _Slots) -> Thing:
    """What has the triggered ability that is spoken of: the creature, or another permanent."""
    said = slots["t"]
    if said.definite:
        creatures = [
            one for one in stage.of_kind("creature") if not said.whose or one.said.whose in ("", said.whose)
        ]
        if len(creatures) != 1:
            raise NotStaged
        thing = creatures[0]
        text = f"When this creature {said.text}, you gain 1 life."
    else:
        if said.text == "deals combat damage to a player":
            raise NotStaged
        thing = stage.new(ALICE if said.whose != "theirs" else BOB, "enchantment")
        text = f"Whenever a creature {said.text}, you gain 1 life."
    if text not in thing.abilities:
        thing.abilities.append(text)
    return thing


def _waits(stage: Stage, slots: _Slots, t: str) -> None:
    _waiting(stage, slots)


def _onstack(stage: Stage, slots: _Slots, t: str) -> None:
    """The triggered ability on the stack, so that something can be done in response to it."""
    said = slots["t"]
    if not said.definite and not stage.of_kind("creature"):
        stage.new(stage.actor().foe)
    if not said.definite:
        thing = stage.main()
        thing.abilities.append(f"When this creature {said.text}, you gain 1 life.")
    else:
        thing = _waiting(stage, slots)
    thing.owned(ALICE)
    match said.text:
        case "enters":
            thing.comes = True
            stage.say(f"{thing.who} casts {stage.named(thing)}, <{thing}>.")
        case "dies" | "leaves the battlefield":
            stage.say(f"{stage.named(thing)} dies.")
        case "attacks":
            stage.attack(thing)
        case _:
            raise NotStaged
    stage.lead = "In response to the trigger, "


def _castaura(stage: Stage, slots: _Slots) -> None:
    thing = stage.main()
    thing.owned(ALICE)
    robe = next(iter(stage.of_kind("aura")), None) or stage.new(thing.who, "aura")
    robe.comes = True
    stage.say(
        f'{robe.who} casts {stage.named(robe)}, an Aura with "Enchant creature", targeting {stage.named(thing)}.'
    )


def _loyalty(stage: Stage, slots: _Slots, p: str, w: str) -> None:
    walker = slots[w]
    walker.owned(slots.get(p, ALICE))
    walker.abilities.append("+1: You gain 1 life.")
    stage.say(f"{walker.who} uses {stage.named(walker)}'s +1.")


def _aimless(stage: Stage, slots: _Slots, p: str, s: str) -> None:
    spell = slots[s]
    if not spell.text.startswith("@") or "Untap" in spell.text or stage.of_kind("creature"):
        raise NotStaged
    stage.say(f"{slots[p]} casts an {spell.text[1:]}")


def _mine(stage: Stage, slots: _Slots, p: str, c: str) -> None:
    slots[c].owned(slots[p])


def _fight(stage: Stage, slots: _Slots, c: str, d: str) -> None:
    mine, other = slots[c], slots[d]
    other.owned(mine.who.foe)
    if mine.who == other.who:
        raise NotStaged
    stage.say(
        f'{mine.who} casts a sorcery "Target creature you control fights target creature you don\'t control." '
        f"targeting {stage.named(mine)} and {stage.named(other)}."
    )


_OPS: dict[str, Callable[..., None]] = {
    "@attack": _attack,
    "@block": _block,
    "@unblocked": lambda stage, slots, c: _unblocked(stage, slots.one(c)),
    "@spell": _spell,
    "@cast": _cast,
    "@flash": _flash,
    "@enters": _enters,
    "@tap": _tap,
    "@untap": _untap,
    "@gains": _gains,
    "@has": _has,
    "@loses": _loses,
    "@counter": _counter,
    "@sick": _sick,
    "@turn": _turn,
    "@combat": _combat,
    "@blocks": _blocks,
    "@respond": _lead("In response, "),
    "@after": _lead("After combat, "),
    "@next": _lead("Next turn, "),
    "@same": _same,
    "@fresh": _fresh,
    "@damage": _damage,
    "@regenerate": _regenerate,
    "@type": _type,
    "@state": _state_of,
    "@nothing": _nothing,
    "@shroud": _shroud,
    "@use": _use,
    "@mana": _mana,
    "@enchant": _enchant,
    "@equip": _equip,
    "@countered": _countered,
    "@put": _put,
    "@had": _counter,
    "@hadk": _has,
    "@first": _never,
    "@fog": _fog,
    "@unblockable": _unblockable,
    "@usesac": _usesac,
    "@afterfirst": _afterfirst,
    "@steal": _steal,
    "@instant": _instant,
    "@hurtby": _hurtby,
    "@kills": _kills,
    "@zero": _zero,
    "@bigger": _bigger,
    "@waits": _waits,
    "@onstack": _onstack,
    "@castaura": _castaura,
    "@loyalty": _loyalty,
    "@aimless": _aimless,
    "@mine": _mine,
    "@fight": _fight,
}


def _ask_legal(stage: Stage, slots: _Slots) -> None:
    stage.asked = _LEGAL


def _ask_tramples(stage: Stage, slots: _Slots) -> None:
    (attacker,) = stage.attacks or [None]
    if attacker is None:
        raise NotStaged
    stage.asked = f"How much damage does {attacker} deal to {attacker.foe}?"


def _ask_triggers(stage: Stage, slots: _Slots) -> None:
    thing = _waiting(stage, slots)
    stage.asked = f"Does {stage.named(thing)} trigger?"


def _ask_grows(stage: Stage, slots: _Slots) -> None:
    thing = slots["c"]
    if "prowess" not in thing.keywords or slots["pt"] != "+1/+1":
        raise NotStaged
    stage.asked = f"Does {stage.named(thing)} trigger?"


def _ask_sickness(stage: Stage, slots: _Slots) -> None:
    """Whether it has summoning sickness: whether it may attack."""
    thing = slots["c"]
    if "haste" in thing.keywords or not (stage.lines or thing.states) or stage.attacks or stage.turn:
        raise NotStaged
    stage.attack(thing)
    stage.asked, stage.denied = _LEGAL, True


def _ask_in(state: str) -> Callable[[Stage, _Slots], None]:
    def asks(stage: Stage, slots: _Slots) -> None:
        """Whether it is in combat: whether what was done took it out of there."""
        thing = slots["c"]
        if thing in stage.attacks if state == "attacking" else any(one is thing for one, _ in stage.blocks):
            stage.asked, stage.denied = f"Is {thing} removed from combat?", True
        else:
            stage.asked = f"Is {stage.named(thing)} {state}?"

    return asks


def _ask_goesover(stage: Stage, slots: _Slots) -> None:
    if len(stage.attacks) != 1:
        raise NotStaged
    stage.asked = f"Does {stage.attacks[0]} deal damage to {stage.attacks[0].foe}?"


_ASKED: dict[str, Callable[[Stage, _Slots], None]] = {
    "@legal": _ask_legal,
    "@tramples": _ask_tramples,
    "@triggers": _ask_triggers,
    "@grows": _ask_grows,
    "@sickness": _ask_sickness,
    "@goesover": _ask_goesover,
    "@inattacking": _ask_in("attacking"),
    "@inblocking": _ask_in("blocking"),
}
