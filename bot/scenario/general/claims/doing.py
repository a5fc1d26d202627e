"""What the tables of deeds do on the stage, clause by clause, and what is asked there."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.general.claims.asks import ASKS
from bot.scenario.general.claims.board import ALICE, BOB, Player, Thing
from bot.scenario.general.claims.combat_ops import COMBAT_OPS
from bot.scenario.general.claims.said import MINE, Claim, Clause, Said
from bot.scenario.general.claims.slots import Slots, owned
from bot.scenario.general.claims.spell_ops import SPELL_OPS, had_before
from bot.scenario.general.claims.staging import LEGAL, NO_THINGS, NotStaged, Stage
from bot.scenario.general.claims.state_ops import STATE_OPS, state_told

_OPS = COMBAT_OPS | SPELL_OPS | STATE_OPS


def done(stage: Stage) -> None:
    """All that the claim tells, and what it asks."""
    claim = stage.claim
    core = claim.core
    if claim.having:
        main = stage.main()
        creatures = stage.of_kind("creature")
        mine = [one for one in creatures if one.said.whose == MINE]
        if len(creatures) > 1:
            if len(mine) != 1:
                raise NotStaged
            main = mine[0]
        main.owned(ALICE)
        if any(isinstance(value, Said) and value.kind in ("aura", "equipment") for _, value in core.slots):
            words = " and ".join(stage.protected(claim.having))
            spell = f'an instant "Target creature gains {words} until end of turn."'
            stage.say(f"{main.who} casts {spell} targeting {stage.named(main)}.")
        else:
            main.keywords.extend(stage.protected(claim.having))
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
    if core.deed.told and core.deed.told[0] == "@worn e c":
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
    if (claim.mode == "may" or _is_of_what_it_is(claim)) and deed.chosen:
        _run(stage, core, deed.told)
        stage.asked = LEGAL
        return
    passive = claim.mode == "may" and " be|get " in deed.words
    if (deed.caused or passive) and deed.told != ("@first s",):
        _run(stage, core, deed.told)
    if not deed.asked:
        raise NotStaged
    if deed.chosen and claim.mode == "does" and not claim.circumstances:
        raise NotStaged
    _ask(stage, core, deed.asked)


def _is_of_what_it_is(claim: Claim) -> bool:
    """`Do summoning sick creatures block?`, `Do creatures with defender attack?`: whether they may, being so."""
    said = dict(claim.core.slots).get("c")
    fights = claim.core.deed.words.startswith(("{c} block", "{c} attack [{p}]", "{c} fight"))
    so = isinstance(said, Said) and not said.points and (said.keywords or said.states)
    return claim.mode == "does" and fights and bool(so) and not claim.circumstances and not claim.core.when


#: Questions of what is in combat: it is there before anything happens that may end that.
_IN_COMBAT = (
    "@in",
    "@notattacking",
    "@notblocking",
    "@other Is {c} removed",
    "Is {c} removed",
    "Is {c} blocked",
)


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
    slots = Slots(stage, core)
    first = core.deed.told[0].split(" ") if core.deed.told else [""]
    if (
        first[0] in ("@attack", "@block")
        and first[1] not in slots
        and (sole := stage.sole(slots.get("p", ALICE)))
    ):
        slots[first[1]] = sole
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
    stage.asked, stage.denied = LEGAL, True


def _tell(stage: Stage, clause: Clause) -> None:
    _states(stage, clause)
    if clause.deed.told and clause.deed.told[0] == "@loses c k":
        had_before(Slots(stage, clause))
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
            state_told(stage, thing, state)


#: Questions of what comes of damage, or of life gained and lost otherwise, and what tells of that.
_OF_DAMAGE = ("gain life?", "lose life?", "dealt damage?", "poison counters?", "{num} life?")
_TELLS_OF_DAMAGE = regex(r"attacks|blocks|damage|fights|life|dies|sacrifices|resolve")


def _has_dealings(stage: Stage, thing: Thing) -> bool:
    """Whether it is in combat or fights, so that it may deal damage."""
    fighting = thing in stage.attacks or any(thing in pair for pair in stage.blocks)
    return fighting or any("fights" in line for line in stage.lines)


def _ask(stage: Stage, core: Clause, asked: str) -> None:
    slots = Slots(stage, core)
    if asked.startswith("@other "):
        asked, stage.denied = asked.removeprefix("@other "), True
    if isinstance(slots.get("s"), Said):
        slots["s"] = "Growth"
    if any(isinstance(value, Thing) and value.said.number > 1 for value in slots.values()):
        raise NotStaged
    if asked.startswith("@"):
        ASKS[asked.split(" ")[0]](stage, slots)
        return
    if "k" in slots:
        if len(slots["k"]) != 1:
            raise NotStaged
        slots["k"] = slots["k"][0]
    if asked.startswith("Does {c} deal") and not _has_dealings(stage, slots["c"]):
        raise NotStaged
    if asked.endswith(_OF_DAMAGE) and not _TELLS_OF_DAMAGE.search(" ".join(stage.lines)):
        raise NotStaged  # nothing of it is told
    stage.asked = slots.told(asked)


def _run(stage: Stage, clause: Clause, told: tuple[str, ...]) -> None:
    slots = Slots(stage, clause)
    if "k" in slots:
        slots["k"] = tuple(stage.protected(slots["k"]))
    for op in told:
        if op.startswith("@"):
            name, *args = op.split(" ")
            _OPS[name](stage, slots, *args)
        else:
            for value in slots.values():
                if isinstance(value, Thing):
                    owned(op, slots, value)
            stage.say(slots.told(op))
