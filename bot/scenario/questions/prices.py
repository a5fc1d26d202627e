"""What a deed costs that is asked about, whether mana pays for it, and what changes its cost: worked out where it would be done."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.cost_changes import Caster, CostChange, LeastCost
from bot.abilities.walk import holds, inside
from bot.engine.told.asked_of_costs import Prices
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.forms.kinds import BOARD
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.which_card import was_returned
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.deeds_asked import do_what_is_asked
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.questions.taxing import is_taxing
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.who_speaks import FIRST_PERSON
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Thing
from bot.values import replace

#: Questions of what has to be paid.
PRICES = frozenset({"topay", "canpay"})


def of_a_price(story: Story, statement: Statement, words: str) -> Question | None:
    """The question of what the spell or ability costs that is asked about; None where something else has to be paid for."""
    statement = _of_whose_it_is(story, statement)
    back = _cast_again(story, statement)
    done_before = _told_of(story, statement) if back is None else None
    if done_before is not None:
        return _price_of_what_was_done(story, statement, words, done_before)
    told = len(story.actions)
    do_what_is_asked(story, back or statement)
    done = [(n, a) for n, a in enumerate(story.actions) if n >= told and isinstance(a, Cast | Activate)]
    if not done:
        return None
    number, deed = done[-1]  # what it is aimed at may be cast before
    _refuse_other_deeds(statement)
    del story.actions[number:]
    pool = statement.get("pool")
    story.actions.append(
        Prices(
            deed,
            _cast_before(story, deed),
            pool if isinstance(pool, tuple) else None,
            _is_free(statement),
            others=_who_else(story, deed.player),
        )
    )
    who = statement.get("who")
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else ""
    label = deed.card if isinstance(deed, Cast) else deed.source
    kind = statement.kind.removeprefix("ask ")
    return Question(words, "canpay" if kind == "canpay" else "price", who=player or deed.player, words=label)


def _of_whose_it_is(story: Story, statement: Statement) -> Statement:
    """`I have Sphere of Resistance. How much does his Shock cost?`: what it costs the one whose card it is, unless it is said to be another."""
    who, deeds = statement.get("who"), statement.get("action")
    cast = deeds[0].get("cast") if isinstance(deeds, tuple) and len(deeds) == 1 else None
    refs: tuple[ThingRef, ...] = cast[0] if isinstance(cast, tuple) else ()
    owner = refs[0].owner if len(refs) == 1 else None
    named = range(refs[0].start, refs[0].end) if refs else ()
    said = [story.tokens[n] for n in range(statement.start, statement.end) if n not in named]
    told = isinstance(who, PlayerRef) and (who.how not in ("any", "me") or _says_so_himself(story, said))
    whose = story.owner(owner) if owner is not None and owner.how != "me" and not told else None
    if whose is None:
        return statement
    return replace(statement, slots={**statement.slots, "who": PlayerRef("name", whose)})


def _cast_again(story: Story, statement: Statement) -> Statement | None:
    """`I cast Airbending Lesson on his Ogre. How much does it cost to cast Ogre?`: of what was just returned to its owner's hand, or exiled
    for its owner to cast, by whom it is cast; None where it is asked of no such thing. Raises `CannotMean` where `it` may be the spell that
    did so as well."""
    deeds = statement.get("action")
    cast = deeds[0].get("cast") if isinstance(deeds, tuple) and len(deeds) == 1 else None
    refs: tuple[ThingRef, ...] = cast[0] if isinstance(cast, tuple) else ()
    if len(refs) != 1 or cast is None or deeds is None or not story.actions:
        return None
    ref, who = refs[0], statement.get("who")
    returned = [thing for thing in story.things if was_returned(story, thing)]
    back = [t for t in returned if ref.source == "it" or t.name in (ref.name, *ref.names)]
    if len(back) != 1:
        return None
    holder = back[0].holder or _whose_it_was(story)
    back[0].likely = back[0].likely or holder
    said_so = _says_so_himself(story, story.tokens[statement.start : statement.end])
    nobody = not isinstance(who, PlayerRef) or who.how == "any" or (who.how == "me" and not said_so)
    if ref.source == "it":
        last = story.actions[-1]
        again = "again" in {token.fold for token in story.tokens[statement.start : statement.end]}
        by = last.player if isinstance(last, Cast) else None
        caster = story.player(who, subject=True) if isinstance(who, PlayerRef) and not nobody else holder
        if not again and by is not None and (nobody or caster == by):
            if holder == by and not nobody:
                return None
            raise CannotMean(f"It is not told what “{ref.told}” is.", (), statement.start, statement.end)
        ref = ThingRef("card", ref.start, ref.end, name=back[0].name, letter=back[0].letter)
    slots = dict(statement.slots)
    if nobody:
        slots["who"] = PlayerRef("name", holder)
    slots["action"] = (replace(deeds[0], slots={**deeds[0].slots, "cast": ((ref,), *cast[1:])}),)
    return replace(statement, slots=slots)


def _whose_it_was(story: Story) -> str:
    """Whose something is that was sent back, where nothing is told of it: an opponent's of who did that last."""
    done = (one.player for one in reversed(story.actions) if isinstance(one, Cast | Activate))
    return story.opponent(next(done, None))


def _who_else(story: Story, player: str) -> tuple[str, ...]:
    """`Alice controls Ogre. How much does Shock cost?`: the named players, where nobody has typed `I`, so that it is asked of anyone."""
    speaks = _says_so_himself(story, story.tokens)
    return () if speaks or player != "You" else tuple(p for p in story.seats if p not in ("You", "Opponent"))


def _says_so_himself(story: Story, tokens: Sequence[Token]) -> bool:
    """Whether somebody typed `I` there: `it costs` is read as `I pay` too."""
    typed = story.lexicon.text
    return any(t.fold in FIRST_PERSON and typed[t.start : t.end] == t.text for t in tokens)


def _refuse_other_deeds(statement: Statement) -> None:
    """`How much does it cost if I sacrifice two Mountains?`: what else is done than what is paid for. Raises `CannotMean`."""
    deeds = statement.get("action")
    done = [one for one in deeds if one.kind not in BOARD | {"when"}] if isinstance(deeds, tuple) else []
    if len(done) > 1:
        said = "Say with the spell how it is paid for: “casting it, sacrificing two Mountains”."
        raise CannotMean(said, (), done[1].start, done[1].end)


def _cast_before(story: Story, deed: Cast | Activate) -> int | None:
    """How often the card has been cast from the command zone, where that is told."""
    if not isinstance(deed, Cast):
        return None
    return next((t.cast_before for t in story.things if t.label == deed.card), None)


def _is_free(statement: Statement) -> bool:
    """Whether it is asked of casting it without paying its mana cost."""
    deeds = statement.get("action")
    casts = [one.get("cast") for one in deeds] if isinstance(deeds, tuple) else []
    return any(isinstance(cast, tuple) and cast[1].free for cast in casts)


def _told_of(story: Story, statement: Statement) -> int | None:
    """Where the spell was cast or the ability activated of which `that` speaks, or which the player who is asked about did last, where
    no deed is asked of; None where the question names another deed."""
    deeds = statement.get("action")
    if deeds is None and statement.kind.removeprefix("ask ") == "topay":
        return _did_last(story, statement)
    cast = deeds[0].get("cast") if isinstance(deeds, tuple) and len(deeds) == 1 else None
    refs: tuple[ThingRef, ...] = cast[0] if isinstance(cast, tuple) else ()
    last = len(story.actions) - 1
    if len(refs) != 1 or not story.actions or not (refs[0].source == "it" or _is_cast_last(story, refs[0])):
        return None
    return last if isinstance(story.actions[last], Cast | Activate) else None


def _is_cast_last(story: Story, ref: ThingRef) -> bool:
    """`I cast Ice Out with bargain. How much does Ice Out cost?`: whether it names the spell that was cast last."""
    last = story.actions[-1]
    if not isinstance(last, Cast) or ref.source not in ("card", "part") or ref.other or ref.count > 1:
        return False
    cast = next((thing for thing in story.things if thing.label == last.card), None)
    return cast is not None and cast.name in (ref.name, *ref.names)


def asks_what_it_costs(story: Story, statement: Statement) -> bool:
    """`I cast Murder on Ogre. How much do I have to pay?`: of no deed but the one that was told last."""
    bare = statement.get("action") is None and statement.kind.removeprefix("ask ") == "topay"
    return bare and _did_last(story, statement) is not None


def _did_last(story: Story, statement: Statement) -> int | None:
    """`I cast Murder on Ogre. How much do I have to pay?`: the last deed, where nothing else that is told may ask to be paid for."""
    last = len(story.actions) - 1
    deed = story.actions[last] if story.actions else None
    who = statement.get("who")
    if not isinstance(deed, Cast | Activate) or not isinstance(who, PlayerRef) or who.how == "any":
        return None
    label = deed.card if isinstance(deed, Cast) else deed.source
    others = [t for t in story.things if t.label != label and not t.gone]
    asking = any(_ASKS_TO_BE_PAID.search(text) for t in others for text in t.texts)
    return last if story.player(who, subject=True) == deed.player and not asking else None


#: `unless they pay {2}`, ward, echo; no `flashback costs you pay cost {2} less`.
_ASKS_TO_BE_PAID = regex(r"\bward\b|(?<!costs you )(?<!costs your opponents )\bpay", re.IGNORECASE)


def _price_of_what_was_done(story: Story, statement: Statement, words: str, at: int) -> Question:
    deed = story.actions[at]
    assert isinstance(deed, Cast | Activate)
    pool = statement.get("pool")
    story.actions[at:] = [Prices(deed, _cast_before(story, deed), pool if isinstance(pool, tuple) else None)]
    label = deed.card if isinstance(deed, Cast) else deed.source
    kind = "canpay" if statement.kind == "ask canpay" else "price"
    return Question(words, kind, who=deed.player, words=label)


# --- what changes a cost --------------------------------------------------------------------------------------------------


def changes_costs(story: Story, ref: object) -> bool:
    """Whether what is named is a card that changes what spells or abilities cost."""
    card = story.card_meant(ref) if isinstance(ref, ThingRef) else None
    return card is not None and is_taxing(card)


def of_a_change(story: Story, statement: Statement, words: str) -> Question:
    """The question whether something changes what another thing costs. What is named only here is there under the control of
    whoever it then concerns."""
    by, asked = statement.slots["by"], statement.slots["what"]
    by = by[0] if isinstance(by, tuple) else by
    refs = asked if isinstance(asked, tuple) else (asked,)
    ref = refs[0] if len(refs) == 1 else None
    if not isinstance(by, ThingRef) or not isinstance(ref, ThingRef):
        raise CannotMean("Ask of one thing at a time.", (), statement.start, statement.end)
    player = story.owner(ref.owner) or story.actor or next(iter(story.seats))
    source = _there(story, by, player)
    words_used = [token.fold for token in story.tokens[statement.start : statement.end]]
    way = "more" if set(words_used) & _MORE else "less" if set(words_used) & _LESS else ""
    if _is_of_abilities(story, by):
        thing = story.resolve((ref,), "asked")[0]
        deed: Cast | Activate = Activate(player, thing.label)
    else:
        told = len(story.actions)
        cast_spell(story, player, ref.but(owner=None), How())
        cast = next(a for a in story.actions[told:] if isinstance(a, Cast))
        del story.actions[told:]
        deed = cast
    story.actions.append(Prices(deed, supposed=True))
    label = deed.card if isinstance(deed, Cast) else deed.source
    return Question(words, "costaffected", Subject((label,)), Subject((source.label,)), words=way)


_MORE = frozenset({"more", "increase", "raise", "tax"})
_LESS = frozenset({"less", "reduce", "lower", "discount", "decrease"})


def _is_of_abilities(story: Story, ref: ThingRef) -> bool:
    card = story.card_meant(ref)
    return card is not None and not holds(card.abilities, CostChange, LeastCost)


def _there(story: Story, ref: ThingRef, player: str) -> Thing:
    """The permanent that changes costs: the one that is told, else one that is there."""
    card = story.card_meant(ref)
    known = next((t for t in story.things if card is not None and t.name == card.name), None)
    if known is not None:
        return known
    holder = story.owner(ref.owner) or (player if _by(story, ref) == "you" else story.opponent(player))
    declare(story, (ref,), holder, "battlefield")
    found = story.things[-1]
    story.assumptions.append(f"{found.label} is on the battlefield: it is asked about.")
    return found


def _by(story: Story, ref: ThingRef) -> Caster:
    """Whose spells its text speaks of."""
    card = story.card_meant(ref)
    own: list[Caster] = (
        [change.which.by for change in inside(card.abilities, CostChange) if change.which is not None]
        if card is not None
        else []
    )
    return (
        "you" if "you" in own and "opponents" not in own else "opponents" if "opponents" in own else "anyone"
    )
