"""Spells and abilities of the tables of deeds on the stage."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.general.claims.board import ALICE, BOB, Player
from bot.scenario.general.claims.said import MINE
from bot.scenario.general.claims.slots import Slots
from bot.scenario.general.claims.staging import NotStaged, Stage


def _spell(stage: Stage, slots: Slots, p: str, s: str, c: str) -> None:
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


def _cast(stage: Stage, slots: Slots, c: str) -> None:
    player = slots.get("p") or Player(ALICE)
    if c not in slots and stage.claim.having:
        slots[c] = stage.main()
    thing = slots.one(c, player)
    thing.owned(player)
    if thing.comes:
        return
    thing.comes = True
    name = stage.named(thing).names[0]
    stage.say(f"{thing.who} casts {name}, <{name}>.")


def _flash(stage: Stage, slots: Slots, c: str) -> None:
    slots.one(c).keywords.append("flash")
    _cast(stage, slots, c)


def _countered(stage: Stage, slots: Slots, c: str) -> None:
    thing = slots.one(c)
    _cast(stage, slots, c)
    stage.say(
        f'In response, {thing.foe} casts an instant "Counter target spell." targeting {stage.named(thing)}.'
    )


def _castaura(stage: Stage, slots: Slots) -> None:
    thing = stage.main()
    thing.owned(ALICE)
    robe = next(iter(stage.of_kind("aura")), None) or stage.new(thing.who, "aura")
    robe.comes = True
    stage.say(
        f'{robe.who} casts {stage.named(robe)}, an Aura with "Enchant creature", targeting {stage.named(thing)}.'
    )


def _lostaim(stage: Stage, slots: Slots) -> None:
    """The creature that an Aura spell is aimed at is killed before the spell resolves."""
    if len(stage.of_kind("aura")) != 1 or stage.lines:
        raise NotStaged
    _castaura(stage, slots)
    thing = stage.main()
    stage.say(f'In response, {thing.foe} casts an instant "Destroy target creature." targeting {thing}.')


def _enchant(stage: Stage, slots: Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    if {"hexproof", "ward {2}"} & set(thing.keywords) and thing.owner is None:
        raise NotStaged
    caster = slots.get(p) or thing.who
    stage.say(f'{caster} casts an Aura enchantment with "Enchant creature" targeting {stage.named(thing)}.')


def _equip(stage: Stage, slots: Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    by = slots.get(p) or thing.who
    if {"hexproof", "ward {2}"} & {*thing.keywords} and thing.owner is None:
        raise NotStaged
    thing.owned(by)
    blade = stage.new(by, "equipment")
    stage.say(f"{by} equips {stage.named(blade)} to {stage.named(thing)}.")


def _aimless(stage: Stage, slots: Slots, p: str, s: str) -> None:
    spell = slots[s]
    if not spell.text.startswith("@") or "Untap" in spell.text or stage.of_kind("creature"):
        raise NotStaged
    stage.say(f"{slots[p]} casts an {spell.text[1:]}")


def _steal(stage: Stage, slots: Slots, p: str, c: str) -> None:
    thing = slots[c]
    by = slots.get(p) or (thing.who.foe if thing.owner is not None else Player(BOB))
    thing.owned(by.foe)
    if thing.who == by:
        raise NotStaged
    stage.say(f'{by} casts a sorcery "Gain control of target creature." targeting {stage.named(thing)}.')
    thing.taken = by


def _damage(stage: Stage, slots: Slots, c: str, number: str) -> None:
    thing = slots.one(c)
    many = slots.get(number, number)
    target = "any target" if thing.kind == "walker" else "target creature"
    thing.owned(ALICE)
    stage.say(
        f'{thing.foe} casts an instant "This spell deals {many} damage to {target}." targeting {stage.named(thing)}.'
    )


def _bigger(stage: Stage, slots: Slots, c: str, pt: str) -> None:
    thing = slots[c]
    who = thing.foe if slots[pt].startswith("-") else thing.who
    stage.say(
        f'{who} casts an instant "Target creature gets {slots[pt]} until end of turn." targeting {stage.named(thing)}.'
    )


def _gains(stage: Stage, slots: Slots, c: str, k: str) -> None:
    thing = slots.one(c)
    words = " and ".join(slots[k])
    by = slots.get("p") or thing.who
    stage.say(
        f'{by} casts an instant "Target creature gains {words} until end of turn." targeting {stage.named(thing)}.'
    )


def had_before(slots: Slots) -> None:
    """What is lost was there before."""
    keywords = slots["c"].keywords
    keywords.extend(one for one in slots["k"] if one not in keywords)


def _loses(stage: Stage, slots: Slots, c: str, k: str) -> None:
    thing = slots.one(c)
    had_before(slots)
    words = " and ".join(slots[k])
    stage.say(
        f'{thing.foe} casts an instant "Target creature loses {words} until end of turn." targeting {stage.named(thing)}.'
    )


def _put(stage: Stage, slots: Slots, c: str, kind: str) -> None:
    thing = slots.one(c)
    stage.say(
        f'{slots["p"]} casts an instant "Put a {kind} counter on target creature." targeting {stage.named(thing)}.'
    )


def _zero(stage: Stage, slots: Slots, c: str = "") -> None:
    thing = slots[c] if c else stage.main()
    if thing.size or thing.counters:
        raise NotStaged
    thing.size = "2/2"
    stage.say(
        f'{thing.foe} casts an instant "Target creature gets -2/-2 until end of turn." targeting {stage.named(thing)}.'
    )


def _regenerate(stage: Stage, slots: Slots, c_or_p: str, c: str) -> None:
    thing = slots.one(c)
    thing.abilities.append("{0}: Regenerate this creature.")
    alone = not stage.lead and not stage.asking
    stage.say(f"{thing.who} activates {stage.named(thing)}.")
    if alone:
        stage.say(f'{thing.foe} casts an instant "Destroy target creature." targeting {thing}.')


def _use(stage: Stage, slots: Slots, p: str, c: str) -> None:
    thing = stage.main() if c not in slots else slots.one(c)
    thing.abilities.append("{T}: You gain 1 life.")
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _usesac(stage: Stage, slots: Slots, c: str = "") -> None:
    thing = slots[c] if c else stage.main()
    thing.abilities.append("Sacrifice this creature: You gain 1 life.")
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _mana(stage: Stage, slots: Slots, p: str, c: str) -> None:
    thing = slots.one(c)
    thing.abilities.append("{T}: Add {G}.")
    if not stage.asking:
        raise NotStaged  # nobody can answer it
    stage.say(f"{thing.who} activates {stage.named(thing)}.")


def _loyalty(stage: Stage, slots: Slots, p: str, w: str) -> None:
    walker = slots[w]
    walker.owned(slots.get(p, ALICE))
    walker.abilities.append("+1: You gain 1 life.")
    stage.say(f"{walker.who} uses {stage.named(walker)}'s +1.")


def _equipit(stage: Stage, slots: Slots) -> None:
    thing = stage.main()
    thing.owned(ALICE)
    blades = stage.of_kind("equipment")
    blade = blades[0] if blades else stage.new(thing.who, "equipment")
    blade.owned(thing.who)
    stage.say(f"{thing.who} equips {stage.named(blade)} to {stage.named(thing)}.")


def _reanimated(stage: Stage, slots: Slots, c: str) -> None:
    thing = slots[c]
    thing.comes = True
    name = stage.named(thing).names[0]
    stage.setup.append(f"{name}, <{name}>, is in {thing.who}'s graveyard.")
    stage.say(
        f'{thing.who} casts a sorcery "Return target creature card from your graveyard to the battlefield." '
        f"targeting {name}."
    )


SPELL_OPS: dict[str, Callable[..., None]] = {
    "@spell": _spell,
    "@cast": _cast,
    "@equipit": _equipit,
    "@reanimated": _reanimated,
    "@flash": _flash,
    "@enters": _cast,
    "@gains": _gains,
    "@loses": _loses,
    "@damage": _damage,
    "@regenerate": _regenerate,
    "@use": _use,
    "@mana": _mana,
    "@enchant": _enchant,
    "@equip": _equip,
    "@countered": _countered,
    "@put": _put,
    "@usesac": _usesac,
    "@steal": _steal,
    "@zero": _zero,
    "@bigger": _bigger,
    "@castaura": _castaura,
    "@lostaim": _lostaim,
    "@loyalty": _loyalty,
    "@aimless": _aimless,
}
