"""Questions of what comes of nothing: where nothing is done, where nothing attacks, where nothing that is told deals damage."""

from __future__ import annotations

from itertools import pairwise

from bot.abilities.ability import Triggered
from bot.abilities.walk import holds, inside
from bot.engine.told.script import (
    Activate,
    AnnounceAttack,
    Attack,
    Block,
    Cast,
    GoTo,
    Moment,
)
from bot.regex import regex
from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.called_alone import guy_spoken_of, legend_spoken_of_alone
from bot.scenario.questions.damage_from_nothing import asks_of_damage_that_nothing_deals, is_dealt_otherwise
from bot.scenario.questions.question import MARKED, Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import tokenize
from bot.scenario.text.words import word_set
from bot.scenario.things.aims import leaning
from bot.scenario.things.board import Thing
from bot.values import replace

#: Questions of what comes of something: of nothing comes nothing.
_OF_DEEDS = frozenset(
    {
        "dies",
        "candie",
        "triggers",
        "gets",
        "getsto",
        "dealsany",
        "damageby",
        "anydamage",
        "damageto",
        "happens",
        "makes",
        "manydie",
        "manyreturn",
        "lifelost",
        "lifegained",
        "takesamount",
        "manycards",
        "manydiscards",
        "manymilled",
        "manyscried",
        "manysurveiled",
        "manylooked",
        "manyrevealed",
        "manyexiled",
        "manysacrificed",
        "manytriggers",
        "alltriggers",
        "manygains",
        "gainstimes",
        "gainslife",
        "loseslife",
        "dealstimes",
        "manydeals",
        "manytakes",
        "survives",
        "iswinner",
        "wins",
        "winsgame",
        "isloser",
        "sacrifices",
        "issacrificed",
        "discards",
        "isdiscarded",
    }
)


#: Of these, what asks of damage.
_OF_DAMAGE = word_set("damageby dealsany anydamage damageto manydeals takesamount manytakes dealstimes")
#: What is asked of a fight's end, where it is told that somebody blocked or did not.
_OF_A_FIGHTS_END = frozenset(
    {
        "poisontotal",
        "poisongained",
        "hasany",
        "isloser",
        "takesamount",
        "damageto",
        "lifetotal",
        "life",
        "islethal",
    }
)


def refuse_vacuous(text: str, story: Story) -> None:
    """A question what comes of it where nothing is done or seen to by the rules, and one about combat damage where nothing attacks."""
    fights = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    declines = any(isinstance(action, Block) for action in story.actions)
    here = [question for question in story.questions if question.beside is None]
    waits = any(isinstance(one, GoTo) and one.moment is Moment.AFTER_BLOCKERS for one in story.actions)
    of_a_fight = any(waits and question.kind in _OF_A_FIGHTS_END for question in here)
    of_a_fight = of_a_fight or (any(question.combat for question in here) and not is_dealt_otherwise(story))
    if not fights and here and (declines or of_a_fight):
        raise NotUnderstood(
            "It is not told what attacks.",
            text,
            (len(text.rstrip()) - 1, len(text)),
            ("Alice attacks with Hill Giant.",),
        )
    if not fights and asks_of_damage_that_nothing_deals(story):
        said = "It is not told what deals damage."
        raise NotUnderstood(
            said, text, (len(text.rstrip()) - 1, len(text)), ("Bob attacks with Hill Giant.",)
        )
    done = [a for a in story.actions if not (isinstance(a, GoTo) and a.moment in _OF_A_FIGHT)]
    if done or not any(
        q.beside is None and (q.kind in _OF_DEEDS or _goes_somewhere(q)) for q in story.questions
    ):
        return
    told = any(t.damage or t.counters or t.attached or t.attached_to for t in story.things)
    legends = [(t.name, t.holder) for t in story.things if t.card and "Legendary" in t.card.supertypes]
    told = told or len(legends) > len({*legends})
    # whoever has no cards loses nothing by it until a card is drawn
    triggers = all(q.kind in ("triggers", "alltriggers") for q in story.questions)
    told = told or (not triggers and any(seat.empty for seat in story.seats.values()))
    told = told or any(_BY_ITSELF.search(text) for t in story.things for text in t.texts)
    seats = story.seats.values()
    told = told or any(damage >= _BY_A_COMMANDER for seat in seats for damage in seat.by_commanders.values())
    asked = [q for q in story.questions if q.beside is None and q.kind in _OF_DEEDS]
    # what there is does no damage while nothing is done
    told = told and not (asked and all(q.kind in _OF_DAMAGE and q.words != MARKED for q in asked))
    if not told and all(seat.life > 0 and seat.poison < 10 for seat in seats):
        raise NotUnderstood(
            "It is not told what happens.",
            text,
            (len(text.rstrip()) - 1, len(text)),
            ("Alice attacks with Hill Giant.",),
        )


def _goes_somewhere(question: Question) -> bool:
    """`Does a token go to the graveyard?`"""
    return question.kind in _PLACES and any(token.fold in ("go", "goes") for token in tokenize(question.text))


_PLACES = frozenset({"zone", "ingraveyard", "inhand", "exiled"})


#: With so much combat damage by one commander a player loses (CR 704.6c).
_BY_A_COMMANDER = 21

#: What may have put creatures into the graveyard before anything is done (CR 704.5f), or triggers as things are (CR 603.8).
_BY_ITSELF = regex(r"\bgets? [-+]\S+/-\S|^When you control no\b")

#: Moments of a fight: where nothing attacks, nothing happens in them.
_OF_A_FIGHT = frozenset(
    {
        Moment.AFTER_ATTACKERS,
        Moment.AFTER_BLOCKERS,
        Moment.DAMAGE,
        Moment.AFTER_FIRST_STRIKE,
        Moment.DAMAGE_ON_STACK,
    }
)


def refuse_anyone(story: Story, statement: Statement, kind: str) -> None:
    """`Does anyone get poison counters?` asks of players, `Does anyone take damage?` perhaps of creatures too: whom is to be said. Raises
    `CannotMean`."""
    fights = any(thing.attacking or thing.blocking for thing in story.things)
    if (
        kind in ("isloser", "dies")
        and fights
        and not _EVERYBODY.isdisjoint(token.fold for token in story.tokens[statement.start : statement.end])
    ):
        raise CannotMean(
            "Say of whom that is asked: of all players, or of all creatures.",
            (),
            statement.start,
            statement.end,
        )
    if kind not in ("anydamage", "anycounters", "damageto", "takesamount"):
        return
    for slot in ("to", "what"):
        refs = statement.get(slot)
        for ref in refs if isinstance(refs, tuple) else ():
            if isinstance(ref, ThingRef) and ref.start >= 0 and story.tokens[ref.start].fold in _ANYONE:
                raise CannotMean("Say of whom that is asked: of which player.", (), ref.start, ref.end)


_ANYONE = frozenset({"anyone", "anybody", "someone", "somebody"})
#: Creatures may be called so as well.
_EVERYBODY = frozenset({"everybody", "everyone"})


def refuse_he_or_the_walker(
    story: Story, statement: Statement, kind: str, names: tuple[str, ...] = ()
) -> None:
    """`I attack Jace. Does he die?`: where nobody was called so before, he may be either. Raises `CannotMean`, as where it is asked whose something
    is of which that is not told."""
    _refuse_untold_owner(story, statement, kind, names)
    asked = statement.get("what")
    who = asked[0] if isinstance(asked, tuple) and len(asked) == 1 else asked or statement.get("who")
    if isinstance(who, ThingRef) and who.told == "nothing":  # `she loses nothing`
        who = statement.get("who")
    word = story.tokens[who.start].fold if isinstance(who, PlayerRef) and who.how == "they" else ""
    if kind == "isloser" and story.tokens[statement.end - 1].fold in ("lose", "game"):
        return  # no creature loses
    if kind not in ("isloser", "dies", "survives", "lifetotal") or word not in ("he", "she"):
        return
    sure = kind == "lifetotal" and who is not None and _did_what_players_do(story, word, who.start)
    guy = guy_spoken_of(story, who) if who is not None and word == "he" and not sure else None
    if guy is None and who is not None and kind != "lifetotal" and {*names} <= {*story.seats}:
        guy = _aimed_at_alone(story, story.player(who, subject=True)) or legend_spoken_of_alone(story, who)
    if guy is not None and who is not None:
        labels = (story.player(who, subject=True), guy.label)
        said = f"It is not told which “{word}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, who.start, who.start + 1, labels)
    attacked = {whom for one in story.actions if isinstance(one, Attack) for _, whom in one.attacks}
    walker = next((t for t in story.things if t.label in attacked and t.is_type("Planeswalker")), None)
    if walker is None or who is None or (kind == "lifetotal" and not attacked.isdisjoint(story.seats)):
        return  # `I attack Jace with a 3/3 and him with a 2/2. What's his life total?`
    name = walker.name.lower().split()[0].rstrip(",")
    named = next((n for n, one in enumerate(story.tokens) if name in (one.fold, one.owner)), 0)
    if {token.fold for token in story.tokens[:named]}.isdisjoint(_CALLED[word]):
        labels = (story.player(who, subject=True), walker.label)
        said = f"It is not told which “{word}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, who.start, who.start + 1, labels)


def _refuse_untold_owner(story: Story, statement: Statement, kind: str, names: tuple[str, ...]) -> None:
    """`Pacifism is on my guy. Who owns Pacifism?`: it may be anybody's. Raises `CannotMean`."""
    if kind not in ("whoowns", "whocontrols"):
        return
    for thing in story.things:
        untold = thing.told is None and thing.shown is None and thing.cast_by is None and thing.owner is None
        harms = thing.card is not None and leaning(thing.card) != "mine"
        if thing.label in names and thing.is_type("Aura") and harms and (untold or thing.owner_guessed):
            said = f"It is not told whose {thing.label} is."
            raise CannotMean(said, tuple(story.seats), statement.start, statement.end)


def _did_what_players_do(story: Story, word: str, start: int) -> bool:
    """`I swing with my trample guy and he blocks with a 2/2. What's his life?`: whether he who is asked about did a player's deed before."""
    pairs = pairwise(story.tokens[:start])
    return any(who.fold == word and does.lemma in _OF_PLAYERS for who, does in pairs)


_OF_PLAYERS = frozenset({"cast", "block", "control", "respond", "activate", "play", "draw", "discard"})


def _aimed_at_alone(story: Story, player: str) -> Thing | None:
    """`He Shocks my Zurgo. Does he die?`: the one creature at which the last spell or ability is aimed, where nothing that is told is done to
    the player who may be called so."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or any(isinstance(one, Attack) for one in story.actions):
        return None
    deeds = [one for one in story.actions if isinstance(one, Cast | Activate)]
    alone = last.targets.names or ()
    if len(alone) != 1 or any(player in (one.targets.names or ()) for one in deeds):
        return None
    return next((t for t in story.things if t.label in alone and t.is_type("Creature")), None)


#: Words with which somebody was called so before.
_CALLED = {"he": frozenset({"he", "him", "his"}), "she": frozenset({"she", "her", "hers"})}


def refuse_counters_of_spells(story: Story, statement: Statement, kind: str, about: Subject) -> None:
    """`Alice casts Shock on Bob. How many counters?`: an instant or sorcery has none. Raises `CannotMean`."""
    spells = {thing.label for thing in story.things if not {"Instant", "Sorcery"}.isdisjoint(thing.types)}
    if kind == "counters" and spells & {*about.names}:
        raise CannotMean("It is not told what has counters.", (), statement.start, statement.end)


def whether_it_triggers(story: Story, statement: Statement) -> Statement:
    """`I have Soul Warden and cast a creature. Does Soul Warden work?` of what does nothing but wait for what is told: whether it triggers.
    That all of it is legal says nothing of what does nothing. Raises `CannotMean` where it waits for nothing."""
    that = statement.get("that")
    ref = that[0] if isinstance(that, tuple) and len(that) == 1 else that
    if statement.kind != "ask works" or not isinstance(ref, ThingRef) or ref.source == "it":
        return statement
    things = story.resolve((ref,), "asked")
    labels = {thing.label for thing in things}
    if not labels or any(labels & {*inside(action, str)} for action in story.actions):
        return statement
    cards = [story.card(thing) for thing in things]
    if story.actions and all(card is not None and holds(card.abilities, Triggered) for card in cards):
        return replace(statement, kind="ask triggers", slots={"source": (ref,)})
    said = f"It is not told what {' and '.join(sorted(labels))} would do."
    raise CannotMean(said, (), statement.start, statement.end)
