"""Questions as statements into questions to be answered: labels and players for words."""

from __future__ import annotations

from typing import Any

from bot.engine.script import Attack, Block
from bot.scenario.asked_about import (
    OF_DAMAGE,
    TO_ANOTHER,
    about_what,
    another,
    are_creatures,
    is_itself,
    labels_of,
    spell_that_deals,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.all import MEANINGS
from bot.scenario.most_or_least import among
from bot.scenario.phrases import PlayerRef, ThingRef
from bot.scenario.plain.asking import DENIED
from bot.scenario.questions import Question
from bot.scenario.script_of import script_of
from bot.scenario.statements import Statement, When
from bot.scenario.story import Story
from bot.scenario.supposing import (
    cast_what_is_asked,
    stopped,
    suppose_attacker,
    suppose_creature,
    suppose_fight,
    suppose_unblocked,
    target_what_is_asked,
)
from bot.values import replace


def questions_of(story: Story, statement: Statement, text: str) -> list[Question]:
    """The questions that a statement asks: one for each player asked about (`How much life do both have?`); empty where it asks
    nothing that an outcome answers."""
    found = [question_of(story, one, text) for one in _of_each_player(story, statement)]
    return [question for question in found if question is not None]


def _of_each_player(story: Story, statement: Statement) -> list[Statement]:
    """The statement once for each player that it asks about; of life totals without a word whose, for everyone."""
    slot = "owner" if "owner" in statement.slots else "who"
    who = statement.get(slot)
    if isinstance(who, tuple) and all(isinstance(one, PlayerRef) for one in who):
        players = list(who)
    elif (isinstance(who, PlayerRef) and who.how == "all") or (who is None and statement.kind == _LIFE_TOTAL):
        story.opponent(next(iter(story.seats), None))
        players = [PlayerRef("name", name, statement.start) for name in story.seats]
    else:
        return [statement]
    return [replace(statement, slots={**statement.slots, slot: player}) for player in players]


_LIFE_TOTAL = "ask lifetotal"


def question_of(story: Story, statement: Statement, text: str) -> Question | None:
    """The question that a statement asks; None where it asks nothing that an outcome answers (`Am I right?`). What it supposes
    (`Can Spider block Bird?`) happens in a story of its own, and in this one only where nothing else is told to happen."""
    told = story.before_questions if story.actions == story.supposed and story.before_questions else story
    aside = told.beside()
    question = _question(aside, statement, text)
    if question is None or aside.actions == told.actions:
        return _question(story, statement, text)
    if story.actions:
        return replace(question, beside=script_of(aside)[0])
    story.before_questions = told.beside()
    question = _question(story, statement, text)
    story.supposed = list(story.actions)
    return question


def _question(story: Story, statement: Statement, text: str) -> Question | None:
    kind = statement.kind.removeprefix("ask ")
    if kind == "all":
        parts = [_question(story, part, text) for part in statement.slots["parts"]]
        told = tuple(part for part in parts if part is not None)
        return Question(" and ".join(part.text.rstrip("?") for part in told) + "?", kind, parts=told)
    if kind in ("right", "yesno"):
        return None
    tokens = story.tokens
    asked = tokens[statement.start : statement.end]
    said = text[min(token.start for token in asked) : max(token.end for token in asked)].strip()
    words: list[str] = []
    for name in ("when", "tail", "card", "ability", "kind", "effect"):
        value = statement.get(name)
        if isinstance(value, When):
            _when(story, value)
        elif isinstance(value, str):
            words.append(value)
        elif isinstance(value, ThingRef):
            words += value.lines
    cast_what_is_asked(story, statement)
    if kind == "cantarget":
        target_what_is_asked(story, statement)
    if kind == "stops":
        statement = stopped(story, statement)
        kind = "survives"
    who = statement.get("who") or statement.get("owner")
    action = statement.get("action")
    if isinstance(action, tuple) and kind == "must":
        _leave_undone(story, action, who, statement.get("it"))
    elif isinstance(action, tuple) and not _told_later(story, action):
        _do(story, action, who, statement.get("it"))
    counter = statement.get("counter")
    if is_itself(statement.get("what")) and statement.get("by") is not None:
        slots = {**statement.slots, "what": statement.slots["by"]}
        statement = replace(statement, slots=slots)
    if kind in ("candie", "dies") and statement.get("by") is not None and statement.get("what") is not None:
        suppose_fight(story, statement)
    if kind in OF_DAMAGE:
        statement = _of_things(story, statement)
        suppose_unblocked(story, statement)
    if kind == "sacrifices":
        suppose_creature(story, statement)
    if kind in _UP_TO_THE_END and _waits_for_the_end(story):
        story.through_end_step = True
    about = about_what(story, statement, kind)
    spell = spell_that_deals(story, statement, kind)
    by = spell or labels_of(
        story, statement.get("by"), "blocked" if kind in ("tramples", "anytrample") else "asked"
    )
    if by and by == about and kind in TO_ANOTHER:
        about = another(story, by)
    denied = kind.startswith("not ") is not (story.tokens[statement.start].lemma == DENIED)
    kind = kind.removeprefix("not ")
    asked_question = Question(
        said[:1].upper() + said[1:] + "?",
        kind,
        about,
        by,
        labels_of(story, statement.get("to")),
        story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else "",
        " ".join(words),
        statement.get("number") if isinstance(statement.get("number"), int) else None,
        statement.get("size"),
        counter if isinstance(counter, str) else "",
        {"combat": True, "noncombat": False}.get(statement.get("combat", "")),
        _says(story, statement, _NOT - _FIZZLES if kind in ("legal", "works") else _NOT),
        _says(story, statement, _ALL),
        _says(story, statement, _ANY),
        among=among(story, statement, kind),
        denied=denied,
    )
    return _with_its_end(story, asked_question, action) if kind == "legal" else asked_question


def _of_things(story: Story, statement: Statement) -> Statement:
    """`How much damage do they deal?` asks of creatures, where several were spoken of: no player deals damage."""
    by = statement.get("by")
    they = isinstance(by, tuple) and len(by) == 1 and isinstance(by[0], PlayerRef) and by[0].how == "they"
    if not they or story.tokens[by[0].start].fold not in ("they", "them") or not are_creatures(story):
        return statement
    things = ThingRef("it", by[0].start, by[0].start + 1, word="they", many=True, count=0, told="they")
    return replace(statement, slots={**statement.slots, "by": (things,)})


#: Deeds that say what comes of them: whether they can be done is whether that can come of it.
_ENDS = {"killswith": "dies", "destroys": "dies", "useson": "", "saves": "survives"}


def _with_its_end(story: Story, question: Question, deed: object) -> Question:
    """`Can he kill me with a Fireball?` asks whether it can be cast, and whether that kills."""
    for statement in deed if isinstance(deed, tuple) else ():
        kind = _ENDS.get(statement.kind)
        verbs = {t.lemma for t in story.tokens[statement.start : statement.end]}
        if statement.kind == "useson":
            kind = (
                "dies" if verbs & {"kill", "destroy"} else "survives" if verbs & {"save", "protect"} else ""
            )
        if not kind or (statement.kind == "killswith" and not verbs & {"kill", "destroy", "eat", "burn"}):
            continue
        what = labels_of(story, statement.get("what"))
        end = Question(question.text, kind, what, every=len(what) > 1)
        return Question(question.text, "all", parts=(question, end))
    return question


_FAMILIES = (
    frozenset({"attack", "itattack", "noattack"}),
    frozenset({"block", "itblock", "noblock", "blockedby"}),
    frozenset({"cast", "castverb", "killswith", "hitwith"}),
    frozenset({"activate", "taps", "pings", "regenerates"}),
)


def _told_later(story: Story, deed: tuple[Statement, ...]) -> bool:
    """Whether the story goes on to tell such a deed: then the question is about that (`Can I block a flyer? ... I block`)."""
    kinds = {statement.kind for statement in deed}
    return any(kinds & family and story.upcoming & family for family in _FAMILIES)


_RESULTS = frozenset({"preventsall", "preventsfrom", "gainslife", "loseslife", "draws", "result"})
_NO_DEEDS = frozenset({"preventsall", "preventsfrom", "gainslife", "loseslife", "draws", "nothing", "may"})


def _leave_undone(story: Story, deed: tuple[Statement, ...], who: object, it: Any) -> None:
    """`Am I forced to attack?` is answered by not doing it: illegal where one is forced to."""
    if isinstance(who, PlayerRef) and who.how != "any":
        player: str | None = story.player(who, subject=True)
    else:
        player = next((t.controller for t in story.resolve(it or (), "asked")), None)
    player = player or story.actor or next(iter(story.seats))
    kinds = {statement.kind for statement in deed}
    if kinds & {"attack", "itattack"} and not any(isinstance(a, Attack) for a in story.actions):
        story.actions.append(Attack(player, ()))
        story.active = story.active or player
    elif kinds & {"block", "itblock"} and not any(isinstance(a, Block) for a in story.actions):
        story.actions.append(Block(player, ()))


def _do(story: Story, deed: tuple[Statement, ...], who: object, it: Any) -> None:
    """`Can I block with Elf?` is answered by doing it: legal or not. What was told already is not done twice."""
    if len(deed) > 1 and (claimed := next((one for one in deed if one.kind in _RESULTS), None)):
        raise CannotMean("Ask what comes of it in a question of its own.", (), claimed.start, claimed.end)
    if all(statement.kind in _NO_DEEDS for statement in deed):
        raise CannotMean("It is not told what would be done.", start=deed[0].start, end=deed[-1].end)
    for statement in deed:
        slots = dict(statement.slots)
        if isinstance(who, PlayerRef) and who.how != "any":
            if "it" not in slots:  # `after it was bolted` is done to it, whoever asks
                slots["who"] = who
        elif it is not None:
            slots["it"] = it
        if statement.kind in _NO_DEEDS:
            continue
        before = len(story.actions)
        if statement.kind in ("block", "itblock"):
            suppose_attacker(story, statement, slots)
        MEANINGS[statement.kind](story, replace(statement, slots=slots))
        for action in story.actions[before:]:
            if action in story.actions[:before]:
                del story.actions[before:]
                break


def _when(story: Story, when: When) -> None:
    if when.moment in ("END_OF_TURN", "END_STEP", "CLEANUP", "NEXT_TURN"):
        story.through_end_of_turn = True


#: Questions of what an ability does that may wait for the end step.
_UP_TO_THE_END = frozenset(
    {"isloser", "iswinner", "wins", "loses", "triggers", "gets", "getsto", "anycounters", "draws"}
)


def _waits_for_the_end(story: Story) -> bool:
    """Whether something on the battlefield has an ability that triggers in the end step: then what comes of it is asked too."""
    return any(
        "beginning of" in text and "end step" in text
        for thing in story.things
        if thing.zone == "battlefield" and thing.card is not None
        for text in thing.card.texts
    )


_NOT = frozenset({"illegal", "not", "unblocked", "untapped", "fizzle", "fizzled"})
_FIZZLES = frozenset({"fizzle", "fizzled"})
_ALL = frozenset({"both", "all", "everything", "everyone", "each"})
_ANY = frozenset({"any", "either", "anything", "anyone", "something"})


def _says(story: Story, statement: Statement, words: frozenset[str]) -> bool:
    return any(token.fold in words for token in story.tokens[statement.start : statement.end])
