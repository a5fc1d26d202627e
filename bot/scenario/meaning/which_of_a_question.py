"""Which of what a question names is meant by the `it` of a condition that follows: `Does my 3/3 survive his 2/2 if it has deathtouch?`"""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: What matters to the other of a fight, and what to the one that has it.
_TO_THE_OTHER = frozenset({"deathtouch", "infect", "wither"})
_TO_ITSELF = frozenset({"indestructible", "undying", "persist"})

#: With these the question's subject is what may die.
_OF_ITSELF = frozenset({"survive", "live", "die"})


def meant_after_a_question(story: Story, statement: Statement, abilities: tuple[str, ...]) -> Thing | None:
    """Of two that fight, the one to which what is told matters for what was asked in the same sentence; what kills, where it
    is the subject. None where no such question was asked. Raises `CannotMean` where either may be meant."""
    refs = statement.slots["it"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else None
    question = story.questions[-1] if story.questions else None
    if not isinstance(ref, ThingRef) or ref.word != "it" or question is None:
        return None
    begins = next((n for n in reversed(range(statement.start)) if story.tokens[n].kind == "break"), -1) + 1
    verbs = {token.lemma for token in story.tokens[begins : statement.start]}
    known = {t.label: t for t in story.things}
    named = (question.what.names, question.by.names)
    if not verbs & {*_OF_ITSELF, "kill", "destroy"} or not all(len(n) == 1 and n[0] in known for n in named):
        return None
    dying, killing = (known[names[0]] for names in named)
    if dying is killing:
        return None
    if not (dying.is_type("Creature") and killing.is_type("Creature")):
        return None
    if {*abilities} <= _TO_ITSELF:
        return dying
    if {*abilities} <= _TO_THE_OTHER or not verbs & _OF_ITSELF:
        return killing
    labels = (dying.label, killing.label)
    said = f"It is not told which “it” means: {' or '.join(labels)}."
    raise CannotMean(said, labels, ref.start, ref.end, labels)
