"""Words that say what something is done for (`to ping it`): where they stand, and that all of them can be meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.given_by_nothing import refuse_what_nothing_gives
from bot.scenario.plain.idle import aims_at_unheard
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set


def place_of(story: Story, words: str) -> int | None:
    """Where in the text the words of a mode stand."""
    wanted = words.split()
    texts = [t.text for t in story.tokens]
    for index in range(story.where, len(texts) - len(wanted) + 1):
        if texts[index : index + len(wanted)] == wanted:
            return index
    return None


def confirm_known(story: Story, words: str) -> None:
    """Raises `CannotMean` where what an ability is activated for names a card in several words that the story has nowhere else, and
    that it is not aimed at: it is not told what becomes of that."""
    confirm_heard(story, words)
    start = place_of(story, words)
    for at in range(start, start + len(words.split())) if start is not None else ():
        card = story.lexicon.card_at(at)
        if card is None or card.end < at + 2 or not story.tokens[at].text[:1].isupper():
            continue
        if any(card.spelling in (thing.name, thing.label) for thing in story.things):
            continue
        raise CannotMean(f"It is not told what becomes of {card.spelling}.", (), at, card.end)


def confirm_heard(story: Story, words: str) -> None:
    """Raises `CannotMean` where the words end with what they are aimed at, and nothing can be meant by it."""
    start = place_of(story, words)
    if start is None:
        return
    stop = start + len(words.split())
    if words.split()[0].lower() in _FIGHTING:
        raise CannotMean(f"Tell it as a deed that it is to “{words}”.", (), start, stop)
    refuse_what_nothing_gives(story, words)
    if aims_at_unheard(story.tokens[start:stop]) and not story.lexicon.cover[stop - 1]:
        raise CannotMean(f"It is not told what “{story.tokens[stop - 1].text}” is.", (), stop - 1, stop)


#: What is done in combat is a deed of its own: `flashes in Elf to block`.
_FIGHTING = word_set("block chump attack ambush swing")


def confirm_aimed(story: Story, words: str) -> None:
    """Raises `CannotMean` where it is asked whether something can be used to do that to a thing, and it is aimed at nothing: `Can I use
    Unsummon to bounce a token?` asks of the token."""
    start = place_of(story, words)
    verb = words.split()[0].lower() if words else ""
    if not story.asked_whether or start is None or verb not in _DONE_TO_A_THING:
        return
    stop = start + len(words.split())
    raise CannotMean(f"“{words}” was not understood.", (), start, stop)


def confirm_does_it(story: Story, texts: Sequence[str], words: str) -> None:
    """Raises `CannotMean` where it is asked whether something can be done for what no text of it says: whether that comes of it is
    asked too, and the deed alone does not tell."""
    said = {word for text in texts for word in re.findall(r"[a-z0-9+/-]+", text.lower())}
    wanted = {word for word in re.findall(r"[a-z0-9+/-]+", words.lower()) if word not in _BESIDES}
    if not wanted <= said:
        start = place_of(story, words)
        end = -1 if start is None else start + len(words.split())
        raise CannotMean(f"Ask in a question of its own whether one can “{words}” so.", (), start or -1, end)


#: What cards say in the words of players.
WHAT_CARDS_DO = word_set(
    "draw gain exile destroy counter return tap untap discard scry surveil mill search regenerate sacrifice"
)
#: What comes of something that is done, which is asked about with it.
COMING_OF_IT = word_set(
    "keep make stop prevent avoid force allow let cause ensure help turn trigger have dodge escape win"
)
_BESIDES = word_set(
    "give grant make let get deal it him her them that this to me my his their the a an i he she they and also both"
)


_DONE_TO_A_THING = word_set("exile bounce steal tap untap return reanimate bring kill destroy copy")


#: What mana is made for.
_PAYING_FOR = word_set("cast play pay activate equip crew")


def confirm_purpose(story: Story, purpose: str, texts: Sequence[str]) -> None:
    """What an ability of these lines is told to be used for is something that is known, and, where it is asked whether, what it does."""
    confirm_known(story, purpose)
    verb = purpose.split()[0].lower() if purpose else ""
    if story.asked_whether and verb in WHAT_CARDS_DO:  # `Can I use Prodigal Sorcerer to draw a card?`
        confirm_does_it(story, texts, verb)
    confirm_it_may_pay(story, purpose, texts)
    if story.asked_whether and verb in COMING_OF_IT:  # `to keep it from taking damage`
        confirm_does_it(story, texts, purpose)


def confirm_it_may_pay(story: Story, purpose: str, texts: Sequence[str]) -> None:
    """Raises `CannotMean` where it is asked whether something can be tapped to pay for what its mana may not be spent on."""
    verb = purpose.split()[0].lower() if purpose else ""
    if story.asked_whether and verb in _PAYING_FOR and any("Spend this mana only" in text for text in texts):
        start = place_of(story, purpose)
        end = -1 if start is None else start + len(purpose.split())
        raise CannotMean("On what that mana may be spent is not worked out.", (), start or -1, end)
