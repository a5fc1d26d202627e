"""A question that asks of each player, or of several things, as so many questions."""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.kinds_asked_about import just_asked_about
from bot.scenario.questions.several_spoken_of import groups_spoken_of
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def of_each_player(story: Story, statement: Statement) -> list[Statement]:
    """The statement once for each player that it asks about; of life totals and poison without a word whose, for everyone, and of
    `his` for all of whom that may be said."""
    slot = "owner" if "owner" in statement.slots else "who"
    who = statement.get(slot)
    if isinstance(who, PlayerRef) and who.how == "opponent" and len(story.seats) > 2:
        said = {token.fold for token in story.tokens[who.start : who.start + 2]}
        if said & {"opponents", "opps"}:
            own = "You" if "You" in story.seats else story.active or story.actor
            who = tuple(PlayerRef("name", name, who.start) for name in story.seats if name != own)
    if isinstance(who, PlayerRef) and statement.kind in _OF_EVERYONE and (meant := story.all_meant(who)):
        who = tuple(PlayerRef("name", name, who.start) for name in meant)
    if who is None and statement.kind in _OF_EVERYONE:
        who = _just_asked_of(story, statement)
    if isinstance(who, tuple) and all(isinstance(one, PlayerRef) for one in who):
        players = list(who)
    elif (isinstance(who, PlayerRef) and (who.how == "all" or _is_we(story, who))) or (
        who is None and statement.kind in _OF_EVERYONE
    ):
        story.opponent(next(iter(story.seats), None))
        players = [PlayerRef("name", name, statement.start) for name in story.seats]
    else:
        return [statement]
    return [replace(statement, slots={**statement.slots, slot: player}) for player in players]


def _just_asked_of(story: Story, statement: Statement) -> tuple[PlayerRef, ...] | None:
    """`How much life does he have? How many poison counters?`: the one player of whom the question right before it asks, where no word of
    it means several; else None."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    last = story.questions[-1] if story.questions else None
    if last is None or words & _SEVERAL_PLAYERS:
        return None
    asked_of = {last.who, *last.what.names, *last.to.names} & {*story.seats}
    return (PlayerRef("name", asked_of.pop(), statement.start),) if len(asked_of) == 1 else None


_SEVERAL_PLAYERS = frozenset({"totals", "both", "players", "each", "everyone", "everybody"})


def _is_we(story: Story, who: PlayerRef) -> bool:
    """`How much life do we have?` asks of both who play."""
    return who.how == "me" and who.start >= 0 and story.tokens[who.start].fold == "we"


def of_each_thing(story: Story, statement: Statement) -> list[Statement]:
    """`How big are they?`: the statement once for each kind of thing that is meant, as one value would be that of one of them alone."""
    what = statement.get("what")
    ref = what[0] if isinstance(what, tuple) and len(what) == 1 else what
    if statement.kind not in _OF_ONE_EACH or not isinstance(ref, ThingRef | PlayerRef):
        return [statement]
    if ref.start < 0 or story.tokens[ref.start].fold not in _SEVERAL:
        return [statement]
    if just_asked_about(story, ref, statement.kind.removeprefix("ask ")):
        return [statement]
    groups = groups_spoken_of(story, statement, ref)
    if not groups:
        return [statement]
    alike = {_kind_of(story, label): label for label in reversed(groups[0])}
    labels = [label for label in groups[0] if label in alike.values()]
    made = [ThingRef("made", -1, -1, name=label, told=label) for label in labels]
    return [replace(statement, slots={**statement.slots, "what": (one,)}) for one in made]


def _kind_of(story: Story, label: str) -> str:
    """The name that it shares with others like it; its own, where something was told of it alone."""
    aims = [action.targets.names or () for action in story.actions if isinstance(action, Cast | Activate)]
    thing = next((thing for thing in story.things if thing.label == label), None)
    alone = any(label in names for names in aims) or (thing is not None and bool(thing.counters))
    alone = alone or any(thing in one.attached for one in story.things if thing is not None)
    return label if alone else label.partition(" #")[0]


_OF_ONE_EACH = frozenset({"ask size", "ask power", "ask toughness"})
_SEVERAL = frozenset({"they", "them", "those", "both", "these"})
_OF_EVERYONE = frozenset({"ask lifetotal", "ask poisontotal", "ask poisongained"})
