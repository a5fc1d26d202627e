"""Questions as statements into questions to be answered: labels and players for words."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block, GoTo
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.questions import BY_TEXT, is_of_a_library
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.plain.asking import DENIED
from bot.scenario.questions.a_turn_goes_by import beside_the_draw, let_its_turn_go_by
from bot.scenario.questions.aimed_at import with_what_it_does
from bot.scenario.questions.all_damage import dealt_in_all, is_of_all_that_comes
from bot.scenario.questions.all_out import attack_with_all
from bot.scenario.questions.another_question import has_targets, whether_dealt, whether_given, who_makes_it
from bot.scenario.questions.any_player import of_any_player
from bot.scenario.questions.as_it_is_worded import as_it_is_worded
from bot.scenario.questions.as_typed import as_typed
from bot.scenario.questions.asked_about import (
    TO_ANOTHER,
    another,
    killed_by,
    labels_of,
    spell_that_deals,
    subject_of,
    what_is_asked_about,
    with_such_text,
)
from bot.scenario.questions.asked_effects import EFFECTS, of_an_effect
from bot.scenario.questions.asked_of_a_turn import (
    another_turn_begins,
    asks_of_a_turn,
    asks_of_the_turn_told,
    refuse_nobodys_turn,
)
from bot.scenario.questions.asked_of_each import of_each_player, of_each_thing
from bot.scenario.questions.asked_words import is_of_combat, size_asked, words_of_question, zone_asked
from bot.scenario.questions.blocks_in_turn import before_that_block
from bot.scenario.questions.compared import compared_with_it
from bot.scenario.questions.contrary import says_the_contrary
from bot.scenario.questions.deeds_asked import with_its_end
from bot.scenario.questions.does_anything import of_what_comes_of_it
from bot.scenario.questions.done_to_it import take_it_to_be_there
from bot.scenario.questions.each_candidate import of_each_candidate
from bot.scenario.questions.from_what import from_what, refuse_other_causes
from bot.scenario.questions.goes_on_supposing import alike, asked_of_it, just_supposed, keep_what_it_supposes
from bot.scenario.questions.hands_counted import of_a_hand
from bot.scenario.questions.he_or_the_guy import refuse_he_or_the_guy
from bot.scenario.questions.joined import JOINED, joined
from bot.scenario.questions.kinds_asked_about import any_of_a_kind, kinds_asked
from bot.scenario.questions.left_undone import of_what_it_is_asked
from bot.scenario.questions.mana_made import of_mana_made
from bot.scenario.questions.mana_values import of_a_free_x, of_a_mana_value
from bot.scenario.questions.moments_asked import as_it_stands_then, refuse_between_damage
from bot.scenario.questions.most_or_least import among
from bot.scenario.questions.on_which_event import of_its_event
from bot.scenario.questions.prices import PRICES, asks_what_it_costs, changes_costs, of_a_change, of_a_price
from bot.scenario.questions.question import Question
from bot.scenario.questions.story_without import story_without
from bot.scenario.questions.subjects import NOTHING, Subject
from bot.scenario.questions.supposing import suppose_targets
from bot.scenario.questions.unasked import refuse_idle_source, refuse_passed_over
from bot.scenario.questions.vacuous import (
    refuse_anyone,
    refuse_counters_of_spells,
    refuse_he_or_the_walker,
    whether_it_triggers,
)
from bot.scenario.questions.what_is_got import refuse_unnamed_spell, what_is_got
from bot.scenario.questions.what_is_supposed import once_supposed
from bot.scenario.questions.whose_controller import asked_player
from bot.scenario.questions.whose_may_die import whom_it_may_kill
from bot.scenario.sentences.statements import Statement, Without
from bot.scenario.telling.passed_over import refuse_held_spells, refuse_unused_cards
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Role, Story
from bot.scenario.telling.untold_of_things import refuse_untold_names_and_colors, untold_sizes
from bot.scenario.text.words import word_set
from bot.values import replace


def questions_of(story: Story, statement: Statement, text: str) -> list[Question]:
    """The questions that a statement asks: one for each player asked about; empty where it asks nothing that an outcome answers."""
    found: list[Question] = []
    for one, label in of_each_candidate(story, of_any_player(story, statement)):
        asked = [each for every in of_each_player(story, one) for each in of_each_thing(story, every)]
        for question in (question_of(story, each, text) for each in asked):
            if question is not None:
                question = of_its_event(question)
                found.append(replace(question, text=f"{question.text} {label}?") if label else question)
    return found


def question_of(story: Story, statement: Statement, text: str) -> Question | None:
    """The question that a statement asks; None where no outcome answers it. What it supposes happens in a story of its own, if any."""
    without = statement.get("when")
    if isinstance(without, Without):
        aside = story_without(story, without)
        slots = {name: value for name, value in statement.slots.items() if name != "when"}
        question = _question(aside, replace(statement, slots=slots), text)
        return None if question is None else replace(question, beside=script_of(aside)[0])
    then = as_it_stands_then(story, statement, text)
    if then is not None:
        question = _question(then, statement, text)
        return None if question is None else replace(question, beside=script_of(then)[0])
    told = story.before_questions if story.actions == story.supposed and story.before_questions else story
    again = before_that_block(story, statement)
    told = again or told
    aside = told.beside()
    question = _question(aside, statement, text)
    story.untold_beside += [one for one in untold_sizes(aside) if one.label not in story.labels]
    if question is None or aside.actions == told.actions:
        meant = _question(story, statement, text)
        if meant is not None and (kept := just_supposed(story)) is not None:
            return asked_of_it(story, kept, _question(kept, statement, text), meant)
        if meant is None or question is None or told is story:
            return meant
        otherwise = replace(question, beside=script_of(aside)[0], supposed=True)
        return replace(meant, otherwise=otherwise)  # `Can I enchant it with Pacifism? Does it get +1/+1?`
    if story.actions:
        told_before = alike(story.actions, aside.actions) if again is None else 0  # it is all supposed
        suppose_targets(aside)
        keep_what_it_supposes(story, aside, question)
        return replace(question, beside=script_of(aside)[0], supposed=True, told=told_before)
    story.before_questions = told.beside()
    question = _question(story, statement, text)
    story.supposed = list(story.actions)
    return None if question is None else replace(question, supposed=True)


def _question(story: Story, statement: Statement, text: str) -> Question | None:
    attack_with_all(story, statement)
    let_its_turn_go_by(story, statement)
    kind = statement.kind.removeprefix("ask ")
    take_it_to_be_there(story, statement)
    refuse_other_causes(story, statement)
    if kind in JOINED:
        return joined(story, statement, text, _question)
    if kind == "compared":
        return compared_with_it(story, statement, text)
    if kind == "costaffected" or (kind == "affected" and changes_costs(story, _one(statement.get("by")))):
        return of_a_change(story, statement, as_typed(story, statement, text))
    if kind == "freex":
        return of_a_free_x(story, statement, as_typed(story, statement, text))
    if kind == "manavalue":
        return of_a_mana_value(story, statement, as_typed(story, statement, text))
    if (of_hand := of_a_hand(story, statement, as_typed(story, statement, text))) is not None:
        return of_hand
    if kind == "manamade":
        return of_mana_made(story, statement, as_typed(story, statement, text))
    if kind in EFFECTS:
        return of_an_effect(story, statement, as_typed(story, statement, text))
    if kind in ("right", "yesno"):
        return None
    if kind in PRICES and (not is_of_combat(statement) or asks_what_it_costs(story, statement)):
        refuse_passed_over(story, statement)
        priced = of_a_price(story, statement, as_typed(story, statement, text))
        if priced is not None:
            return priced
    if kind == "hastargets":
        return has_targets(story, statement, as_typed(story, statement, text))
    refuse_passed_over(story, statement)
    refuse_between_damage(story, statement)
    statement = of_what_comes_of_it(story, whether_dealt(story, whether_given(story, statement)))
    statement = who_makes_it(story, whether_it_triggers(story, statement))
    kind = statement.kind.removeprefix("ask ")
    refuse_unused_cards(story, statement, kind)
    refuse_untold_names_and_colors(story, statement)
    if kind == "islethal" and all(isinstance(action, Block | GoTo) for action in story.actions):
        raise CannotMean("It is not told what would be lethal: nothing attacks and nothing is cast.")
    done = len(story.actions)
    refuse_nobodys_turn(story, statement)
    of_last_turn = asks_of_the_turn_told(story, statement)
    words, number = words_of_question(story, statement)
    of_last_turn |= asks_of_a_turn(story, statement) and another_turn_begins(story.actions[done:])
    if kind == "gets" and words:
        got, number = what_is_got(story, statement, words[0])
        words = [got] if got else []
        if not got and number is not None:  # `Do I get 4?`
            raise CannotMean("Say of what: damage, life, cards.", (), statement.start, statement.end)
    statement = once_supposed(story, statement)
    kind = statement.kind.removeprefix("ask ")
    who = statement.get("who") or statement.get("owner")
    player = asked_player(story, who) if isinstance(who, PlayerRef) and who.how != "any" else ""
    refuse_held_spells(story, statement, player)
    about = any_of_a_kind(statement, player) if kind == "controls" else NOTHING
    kind = "hasany" if about else kind
    about = about or what_is_asked_about(story, statement, kind)
    refuse_counters_of_spells(story, statement, kind, about)
    refuse_anyone(story, statement, kind)
    refuse_he_or_the_walker(story, statement, kind, about.names)
    if kind == "islethal" and not about:
        about = whom_it_may_kill(story, statement)
    by = spell_that_deals(story, statement, kind)
    if kind == "getsto" and (words[0].split()[0] in BY_TEXT or is_of_a_library(words[0])):
        about = with_such_text(story, statement, words[0].split()[0])
    if kind == "dealtinall":
        kind, by = dealt_in_all(story, statement)
    all_of_it = is_of_all_that_comes(story, statement, kind)
    if all_of_it:
        kind, by = "damageto", NOTHING
    elif not by:
        role: Role = "blocked" if kind in ("tramples", "anytrample") else "asked"
        by = subject_of(story, statement, statement.get("by"), kind, role)
    if kind == "triggers" and statement.get("by") is not None and _is_word_back(statement.get("by")):
        by = NOTHING  # `Does it trigger Soul Warden?`: whatever was told last
    if by.names and by.names == about.names and kind in TO_ANOTHER:
        back = statement.get("by")
        other = Subject(another(story, by.names))
        told = back[0] if isinstance(back, tuple) and len(back) == 1 else back
        if isinstance(told, ThingRef) and told.source == "it" and not _is_word_back(statement.get("what")):
            by = other  # `Does it kill his 4/4?`: the 4/4 is said, so it is the other
        elif isinstance(told, ThingRef) and told.other and by.readings:
            by = Subject(by.readings[0])  # `Does the other one kill my 4/4?`: none that is said
        else:
            about = other
    if kind == "dies" and by.names and about.fitting is not None:
        about = killed_by(story, by.names, about)
    refuse_idle_source(story, statement, by.names)
    refuse_unnamed_spell(story, statement, about.names)
    zone, player = zone_asked(story, statement, player)
    if kind in _OF_A_KIND and not about and (words or player or zone):
        about = kinds_asked(story, " ".join(words), player, zone)
    to = _other_player(story, statement, by.names)
    dealt_to = Subject(to) if to else subject_of(story, statement, statement.get("to"), kind)
    refuse_he_or_the_guy(story, statement, kind, dealt_to.names)
    question = Question(
        as_typed(story, statement, text),
        kind.removeprefix("not "),
        about,
        by,
        dealt_to,
        player,
        zone or " ".join(words),
        number,
        size_asked(statement),
        counter if isinstance(counter := statement.get("counter"), str) else "",
        {"combat": True, "noncombat": False}.get(statement.get("combat", "")),
        says_the_contrary(story, statement, kind),
        among=among(story, statement, kind),
        of_last_turn=of_last_turn,
        denied=kind.startswith("not ") is not (story.tokens[statement.start].lemma == DENIED),
    )
    question = beside_the_draw(story, as_it_is_worded(story, statement, question))
    if kind == "must":
        return replace(question, what=of_what_it_is_asked(story, statement))
    if kind == "legal":
        return with_its_end(story, question, statement.get("action"))
    if kind == "cantarget":
        return with_what_it_does(story, statement, question)
    return from_what(story, statement, question)


def _one(value: object) -> object:
    return value[0] if isinstance(value, tuple) and len(value) == 1 else value


def _is_word_back(value: object) -> bool:
    """Whether a slot holds `it` or the like, and nothing that is named or described."""
    refs = value if isinstance(value, tuple) else (value,)
    return all(isinstance(ref, ThingRef) and ref.source == "it" for ref in refs)


def _other_player(story: Story, statement: Statement, by: tuple[str, ...]) -> tuple[str, ...]:
    """`Does it deal damage to the player?` means whom it attacks: not its own controller."""
    to = statement.get("to")
    ref = to[0] if isinstance(to, tuple) and len(to) == 1 else None
    said = (
        [token.fold for token in story.tokens[ref.start : ref.start + 2]]
        if isinstance(ref, PlayerRef)
        else []
    )
    if said[1:] != ["player"]:
        return ()
    attacks = [
        a for a in story.actions if isinstance(a, Attack) and any(label in by for label, _ in a.attacks)
    ]
    own = attacks[-1].player if attacks else None
    return (story.opponent(own),) if own is not None and labels_of(story, to) == (own,) else ()


#: What is counted of a kind.
_OF_A_KIND = word_set(
    "manydie whosedie manyreturn howmany hasany whatisleft whatisin "
    "manyin whodies diesfirst whosurvives whofights manyfight"
)
