"""What a word back in a question means: `it`, `they`, `both`, `the other one`, by the grammar of what was told last.

After a passive the grammatical subject is meant; what a clause speaks of with a word back already is spoken of still; of several
that are left, any may be meant."""

from __future__ import annotations

from bot.engine.told.script import Activate, Block, GoTo
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.after_deeds import (
    may_enter,
    spell_cast_last,
    there_to_be_changed,
    used_last_for_damage,
    what_has_gone,
    with_such_counters,
)
from bot.scenario.questions.askable import OF_THINGS, OF_WALKERS, askable
from bot.scenario.questions.several_spoken_of import (
    OF_CREATURES,
    OF_DEATHS,
    aimed_at_what_sounds_like_many,
    are_both,
    besides_several,
    groups_spoken_of,
    labels_in_order,
    last_aims,
    sounds_like_many,
)
from bot.scenario.questions.things_called_persons import (
    aimed_at_of_a_pair,
    began_so,
    called_a_person,
    called_so_before,
    deals_alone,
    is_a_player_she,
    is_she,
    nobody_so_called,
    persons_spoken_of,
    things_so_called,
    was_just_cast,
)
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.called_he_or_she import is_a_walker_called
from bot.scenario.things.of_them import of_a_plural_name

#: What is asked of things and of players.
_OF_COUNTERS = frozenset({"anycounters", "counters"})
_OF_EITHER = frozenset({"anycounters", "counters", "hasability", "isof"})
#: What is asked of where things are: no player is there.
_OF_PLACES = frozenset({"onfield", "ingraveyard", "exiled", "inhand"})
#: What is asked of spells, where one was cast.
_OF_SPELLS = frozenset({"acts", "countered", "resolves", "entersplay"})


def antecedents(
    story: Story, statement: Statement, ref: ThingRef | PlayerRef, kind: str, whose: str | None = None
) -> list[tuple[str, ...]]:
    """What a word back in a question of that kind may mean, the likeliest first: labels and players; of `whose` where it is said who
    loses it. Raises `CannotMean` where it means nothing that was told."""
    if isinstance(ref, PlayerRef) and ref.of is not None:
        return _controllers(story, statement, ref.of)
    word = story.tokens[ref.start].fold
    several = isinstance(ref, ThingRef) and (ref.many or ref.count > 1)
    one = word in ("they", "them") and not are_both(story, ref)
    if one and (plural := of_a_plural_name(story.actions, story.things)):
        return [(plural[0].label,)]
    of_places = OF_DEATHS | _OF_PLACES | {"zone"}
    if (kind in OF_CREATURES and several) or (kind in of_places and word in ("they", "them")):
        groups = groups_spoken_of(story, statement, ref)
        if groups:
            part = ref.start and story.tokens[ref.start - 1].fold == "of"
            return (
                groups[:1] if kind == "manydie" and part else groups
            )  # `how many of them`: of those named last
    if isinstance(ref, PlayerRef):
        return _person(story, ref, kind, word)
    if kind == "entersplay" and not several and story.spells and (entering := may_enter(story)) is not None:
        return [(entering.label,)]
    if kind in _OF_SPELLS and not several and story.spells:
        return [(spell_cast_last(story).label,)]
    if kind in _OF_SPELLS and not several:
        things = story.resolve((ref,), "asked")
        if not any(thing.cast_by is not None or thing.zone != "battlefield" for thing in things):
            raise CannotMean("It is not told which spell that is.", (), ref.start, ref.end)
    if kind in OF_DEATHS and not several and all({*t.types} & {"Instant", "Sorcery"} for t in story.things):
        raise CannotMean(f"It is not told what “{word}” means.", (), ref.start, ref.end)  # no spell dies
    if several or kind in _OF_SPELLS or not story.focus:
        return [tuple(thing.label for thing in story.resolve((ref,), "asked"))]
    bearing = with_such_counters(story, statement.get("counter")) if kind in _OF_COUNTERS else []
    if len(bearing) == 1:
        return [(bearing[0].label,)]
    gone = what_has_gone(story, kind)
    if gone:
        return gone
    if kind == "inhand" and (lying := _lies_in_a_graveyard(story, statement)) is not None:
        return [(lying.label,)]
    agent = statement.get("by") == (ref,)
    attackers = [t for t in askable(story, kind) if t.attacking] if agent and _of_players(statement) else []
    if attackers:  # what blocks deals no combat damage to a player
        return [(thing.label,) for thing in attackers]
    used = used_last_for_damage(story) if agent and kind in _DEALING else None
    if used is not None:
        return [(used.label,)]
    found = _single(story, kind, agent, last=ref.end - ref.start > 1)
    theirs = [thing for thing in found if whose in (None, thing.holder)]
    fighting = [t for t in askable(story, kind) if t.holder == whose and (t.attacking or t.blocking)]
    found = theirs or (fighting if len(fighting) == 1 else found)  # `Do I kill it?`: nothing of mine
    if not found:
        return [tuple(thing.label for thing in story.resolve((ref,), "asked"))]
    found = _without_what_was_tapped_for_it(story, found)
    if len(found) > 1 and (before := _asked_about_before(story)):
        found = [thing for thing in found if thing.label == before] or found
    if kind == "back":
        found = _what_is_theirs(story, statement.get("who"), found)
    return there_to_be_changed(story, kind, [(thing.label,) for thing in found])


def _without_what_was_tapped_for_it(story: Story, found: list[Thing]) -> list[Thing]:
    """`I crew Smuggler's Copter with Ogre. How big is it?`: what the ability is of, and not what was tapped as its cost; nor what another
    of them entered as a copy of."""
    copied = {thing.enters_as for thing in found}
    found = [thing for thing in found if thing.label not in copied]
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or not any(t.label == last.source for t in found):
        return found
    return [thing for thing in found if thing.label not in last.tapped or thing.label == last.source]


def _lies_in_a_graveyard(story: Story, statement: Statement) -> Thing | None:
    """`I have another one in my graveyard. Does it come back to my hand?`: the one card that is told to lie there."""
    words = {token.lemma for token in story.tokens[statement.start : statement.end]}
    lying = [t for t in story.things if t.zone == "graveyard" and t.declared and not t.filler]
    return lying[0] if len(lying) == 1 and words & {"back", "return"} else None


def _asked_about_before(story: Story) -> str:
    """`How big is it? Does it fly?`: the one thing that the question before was about, by a word back too."""
    last = story.questions[-1] if story.questions else None
    plain = last is not None and not last.what.readings and len(last.what.names) == 1
    return (
        last.what.names[0]
        if last is not None and plain and last.text.split()[-1] in ("it?", "he?", "she?")
        else ""
    )


#: What is asked of what deals damage.
_DEALING = frozenset({"damage", "damageby", "damageboth", "dealsany", "dealstimes", "manydeals"})


def _controllers(story: Story, statement: Statement, ref: ThingRef) -> list[tuple[str, ...]]:
    """`its controller`, `the Reaver's controller`: the players who control what that may mean."""
    back = ref.source == "it"
    labels = (
        antecedents(story, statement, ref, "dies")
        if back
        else [labels_in_order(story.resolve((ref,), "asked"))]
    )
    things = (thing for of in labels for thing in story.things if thing.label in of)
    first = next(iter(story.seats))
    return [(who,) for who in dict.fromkeys(t.controller or t.cast_by or t.likely or first for t in things)]


def _of_players(statement: Statement) -> bool:
    """Whether players are asked about as those to whom something is done."""
    to = statement.get("to")
    return isinstance(to, tuple) and bool(to) and all(isinstance(one, PlayerRef) for one in to)


def _what_is_theirs(story: Story, who: object, found: list[Thing]) -> list[Thing]:
    """`Do I get it back?`: what is that player's own, though another's thing was spoken of last."""
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else None
    if player is None or any((t.owner or t.controller) == player for t in found):
        return found
    spells = {"Instant", "Sorcery"}
    own = [t for t in story.things if (t.owner or t.controller) == player and not {*t.types} & spells]
    return own if len(own) == 1 else found


_OF_FIGHTERS = frozenset({"dies", "survives", "damageto", *_DEALING})


def _person(story: Story, ref: PlayerRef, kind: str, word: str) -> list[tuple[str, ...]]:
    """`he`, `she`, `they`: a player, or a creature that the last clause speaks of."""
    attacker = next((thing for thing in story.things if thing.attacking), None)
    to_the_defender = word == "the" or kind in ("tramples", "anytrample")
    if to_the_defender and attacker is not None and attacker.holder is not None:
        return [(story.opponent(attacker.holder),)]  # `dealt to the player`, of a fight: the defending one
    if kind in OF_THINGS:
        wanted = "Planeswalker" if kind in OF_WALKERS else "Creature"  # `How much loyalty will she have?`
        there = [t for t in story.focus if t.is_type(wanted)]
        several = [t for t in there if t in story.group]
        if len(several) > 1 and word == "they":
            labels = tuple(t.label for t in several)
            said = f"Several are spoken of, and one is asked about: {' or '.join(labels)}."
            raise CannotMean(said, labels, ref.start, ref.start + 1, labels)
        if not there:
            raise nobody_so_called(story, ref)
        return [(called_a_person(there, word).label,)]
    if kind == "zone" and word in ("he", "she"):
        return [(called_a_person(persons_spoken_of(story, ref, word), word).label,)]
    if kind in ("isof", *_OF_PLACES) or (kind == "hasability" and word == "they"):
        called = things_so_called(story, word)
        if not called and kind != "hasability":
            raise nobody_so_called(story, ref)
        if called:
            return [called]
    last = story.focus[-1:]
    if kind in ("dies", "survives") and word in ("he", "she") and last and is_a_walker_called(word, last[0]):
        return [(last[0].label,)]
    if kind in ("dies", "survives") and word == "she" and last and is_she(story, ref.start, last[0]):
        named = _named_fighters(
            story, ref.start
        )  # what has a name is `she` rather than what is told by its size
        return [(thing.label,) for thing in named or last]
    if kind in ("dies", "survives") and word == "she" and (named := _named_fighters(story, ref.start)):
        return [(thing.label,) for thing in named]
    if kind in _OF_FIGHTERS and (one := called_so_before(story, ref.start, word, kind == "damageto")):
        return [(one.label,)]
    player = (story.player(ref, subject=True),)
    if (
        kind in _DEALING
        and word in ("he", "she")
        and (dealing := deals_alone(story, ref.start, player[0])) is not None
    ):
        return [(dealing.label,)]
    poison = any(token.fold == "poison" for token in story.tokens[ref.start : ref.start + 8])
    if kind in _OF_EITHER and word in ("he", "she") and last and last[0].is_type("Creature") and not poison:
        return [player, (last[0].label,)]
    if (
        kind in ("dies", "survives")
        and word == "they"
        and (aimed := aimed_at_what_sounds_like_many(story)) is not None
    ):
        return [(aimed.label,)]
    aims = last_aims(story)
    if (
        kind in ("dies", "survives")
        and word == "they"
        and last
        and sounds_like_many(last[0])
        and player[0] not in aims
    ):
        return [(last[0].label,), player]
    if kind not in ("dies", "survives") or word == "they" or began_so(story, ref.start, word):
        return [player]
    fights = (thing for thing in _single(story, kind) if thing.blocking or thing.blocked)
    return [player, *((thing.label,) for thing in fights)]


def _named_fighters(story: Story, at: int) -> list[Thing]:
    """The creatures of a fight that are told by a card's name, where no player may be `she`."""
    fights = [t for t in story.focus[::-1] if (t.blocking or t.attacking) and t.is_type("Creature")]
    return [] if is_a_player_she(story, at) else [t for t in fights if t.card is not None]


def _both_that_fight(story: Story, spoken: list[Thing]) -> bool:
    """`I attack with a 2/2. His 3/3 blocks. Does it survive?`: where the last clause says of another player's creature alone that it blocks,
    the creature of whoever asks may be meant as well."""
    last = next((action for action in reversed(story.actions) if not isinstance(action, GoTo)), None)
    if not isinstance(last, Block) or len(last.blocks) != 1 or last.blocks[0][1]:
        return False
    mine = [thing for thing in spoken if thing.attacking and thing.holder == "You"]
    return len(mine) == 1 and last.player != "You"


def _single(story: Story, kind: str, agent: bool = False, last: bool = False) -> list[Thing]:
    """The things that `it` may mean: by the grammar of the last clause that speaks of one that can be meant. `agent`: it does what is
    asked about, as the subject of that clause did."""
    fit = askable(story, kind)
    clause = next((one for one in reversed(story.clauses) if any(t in fit for t in one.things)), None)
    if clause is None:
        return fit[:1]
    made = (
        fit[0].future and fit[0].token and fit[0] in story.focus[-1:]
    )  # `I make a Construct. How big is it?`
    if (made or was_just_cast(story, fit[0])) and fit[0] not in clause.things:
        return fit[:1]
    spoken = aimed_at_of_a_pair(story, [thing for thing in fit if thing in clause.things], fit)
    if len(together := clause.alike()) > 1:  # of `two Elves` and what they block, `it` is no Elf
        alone = [thing for thing in spoken if thing not in together]
        spoken = alone or besides_several(story, fit, together) or spoken
    if kind in OF_DEATHS and not agent:  # what was done to the one by the other
        spoken = [thing for thing in spoken if thing not in clause.sources] or spoken
    if last:  # `that one`: what was named last
        return spoken[:1]
    subject = [thing for thing in spoken if thing in clause.subject]
    again = [thing for thing in spoken if thing in clause.again]
    if kind in OF_DEATHS and not agent and _both_that_fight(story, spoken):
        return spoken
    for one in (subject if clause.is_meant or agent else [], [] if subject else again):
        if len(one) == 1:
            return one
    return [*subject, *(thing for thing in spoken if thing not in subject)]
