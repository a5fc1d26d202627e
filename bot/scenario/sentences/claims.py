"""What only says what comes of deeds, or why: claims, verdicts and reasons, which the rules settle and no telling."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.idle import aims_at_unheard
from bot.scenario.sentences.becoming import becomes_of_nothing, gives_a_number
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.tells_deeds import DEEDS, gives_keyword, new_name, tells_deed
from bot.scenario.sentences.verdicts import HELPING, is_verdict
from bot.scenario.telling.of_a_fight import may_have_come
from bot.scenario.text.clause_words import PERSONS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set

#: Words with which a reason or what is said to come of it begins.
REASONS = word_set(
    """
    since because although though despite meaning making causing killing destroying giving thus thereby effectively therefore
    hence resulting allowing forcing putting letting leaving saving triggering pumping spawning
    """
)
#: Words with which more is told of a thing: a number there is part of what it is.
_RELATIVES = frozenset({"which", "that", "who"})
#: What only comes of deeds: told of something, it is a claim.
_OUTCOMES = word_set(
    """
    die destroy survive return trigger resolve gain lose take show deal kill remain stay expect mean work prevent
    live should would happen become result end reduce cause stop resurrect come trample
    """
)
_ASKING = word_set(
    "can could do does did will would is are was were am how what who which why where should may must has"
)

_NO_CLAIM = word_set("response responding twice thrice times")  # `dealing 7 three times` tells how often
_MAKING = word_set("making causing forcing letting having")
_UNTOLD = frozenset({"something", "anything"})
#: After these a gerund says of what kind it is: `I have living lightning`.
_HAVING = word_set("have control a an the my his her")
_STEPS = word_set("step steps phase upkeep endstep")


def is_claim(reader: SentenceReader, start: int, stop: int, asks: bool = False) -> bool:
    """Whether the words only say what comes of something or why; in a question, only why."""
    tokens = reader.tokens[start:stop]
    if tokens[0].fold in _UNTOLD or (len(tokens) == 1 and tokens[0].fold in _MAKING):
        return False  # `Something deals damage to my Ogre`: that is told of no deed; `, making Bob discard a card`
    if tokens[0].fold in _ASKING or any(token.fold in _NO_CLAIM for token in tokens):
        return False
    if aims_at_unheard(tokens) and not reader.lexicon.cover[stop - 1]:
        return False
    if any(token.lemma in ("go", "move", "proceed", "begin", "start", "arrive") for token in tokens) and any(
        token.fold in _STEPS for token in tokens
    ):
        return False  # the turn goes on: what begins then is no claim
    if any(
        token.kind == "mana" or (token.kind == "quote" and not _repeats(tokens, n))
        for n, token in enumerate(tokens)
    ):
        return False
    if not asks and _had_come_before(reader, start, stop):
        return False
    if not asks and _holds_of_all(tokens):
        return False
    others = [*reader.tokens[:start], *reader.tokens[stop:]]
    if _tells_of_a_fight(tokens) and not any(token.lemma in _FIGHTING for token in others):
        return False  # nothing else tells that they fight
    of_no_deed = _lies_there(tokens) or becomes_of_nothing(reader, start, stop)
    if not asks and (of_no_deed or _aims_at_first(reader, start, stop)):
        return False
    if not asks and _is_killed_by_nothing(reader, start, stop):
        return False
    if any(token.lemma == "die" for token in tokens) and _dies_of_itself(reader, start, stop):
        return False
    if tokens[0].fold == "putting" and len(tokens) > 1 and reader.lexicon.cover[start + 1]:
        return False  # `putting Shock into her graveyard`
    if not asks and is_verdict(tokens):
        return not any(new_name(reader, at, start, stop) for at in range(start, stop))
    if tokens[0].fold in REASONS or (tokens[0].fold, tokens[1].fold if len(tokens) > 1 else "") == (
        "even",
        "though",
    ):
        gives = gives_keyword(reader, start, stop) or gives_a_number(reader, start, stop)
        return not tells_deed(reader, start + 1, stop) and not gives
    if asks or (
        tokens[0].fold in _RELATIVES and any(t.kind == "number" or t.fold in NUMBERS for t in tokens)
    ):
        return False
    if _denies_outcome(reader, start, stop):
        return True
    if _does_it_to_what_is_named(reader, start, stop):
        return False
    if any(t.lemma == "trample" for t in tokens) and any(
        t.kind == "number" or t.fold in NUMBERS for t in tokens
    ):
        return False  # `Trampled over for 2`: how much of it is somebody's choice
    subject = _after_its_moment(tokens)
    verbs = [
        n
        for n, token in enumerate(tokens)
        if n >= subject
        and token.kind == "word"
        and token.fold in LEMMAS
        and not (
            _is_of_a_step(tokens, n)
            or _is_a_trigger(tokens, n)
            or reader.lexicon.in_long_name(start + n)
            or (n and token.fold.endswith("ing") and tokens[n - 1].lemma in _HAVING)
        )
    ]
    of_a_thing = not _is_of_a_player(reader, start + subject)
    if not of_a_thing and verbs and not _befalls(tokens[verbs[0]]):
        return False  # whatever else a player does is a deed
    if not of_a_thing and any(n and tokens[n].fold in _MEANS for n in range(len(tokens))):
        return False  # `Bob deals 4 damage to Alice with a spell`: that is what brings it about
    if any(n and tokens[n].lemma in _BY_SOME_MEANS and tokens[n - 1].fold in PERSONS for n in verbs):
        return False
    comes = any(
        (tokens[n].lemma in _OUTCOMES and not _takes_a_thing(tokens, n))
        or (of_a_thing and tokens[n].fold in _BEFELL)
        or (n and tokens[n - 1].fold == "still")
        for n in verbs
    )
    return (
        bool(verbs) and not tells_deed(reader, start, stop) and comes and may_have_come(reader, start, stop)
    )


def _holds_of_all(tokens: Sequence[Token]) -> bool:
    """`Every spell deals 2 damage to its caster`: a rule of its own, that comes of nothing that is told."""
    of_all = (
        len(tokens) > 2
        and tokens[0].fold in ("every", "each", "all")
        and tokens[1].fold not in ("of", "the", "my")
    )
    return of_all and any(token.lemma in ("deal", "lose", "gain") for token in tokens[2:5])


def _lies_there(tokens: Sequence[Token]) -> bool:
    """`Orah dies with Soul Warden in my graveyard`: it tells what lies where besides."""
    folds = [token.fold for token in tokens]
    return "with" in folds and any(
        one == "in" and {*folds[at + 1 : at + 4]} & _PLACES
        for at, one in enumerate(folds)
        if "with" in folds[:at]
    )


_PLACES = word_set("graveyard yard hand exile library")


def _aims_at_first(reader: SentenceReader, start: int, stop: int) -> bool:
    """`I deal the 3 damage to Hill Giant`, of which nothing was told before: it says at what that is aimed."""
    deals = [at for at in range(start, stop) if reader.tokens[at].lemma == "deal"]
    tos = [at for at in range(deals[0], stop) if reader.tokens[at].fold in ("to", "at")] if deals else []
    before = {card.spelling for at in range(start) if (card := reader.lexicon.card_at(at)) is not None}
    return bool(tos) and any(
        card is not None and card.spelling not in before and reader.tokens[at].text[:1].isupper()
        for at in range(tos[0], stop)
        for card in [reader.lexicon.card_at(at)]
    )


def _dies_of_itself(reader: SentenceReader, start: int, stop: int) -> bool:
    """Whether it is told that something dies, and of what in the same words (`dies to my Shock`), or nothing is told of which it could:
    that is no claim of what comes of a deed."""
    tokens = reader.tokens
    for at in range(start, stop - 1):
        if tokens[at].lemma == "die" and tokens[at + 1].fold in ("to", "from"):
            return any(reader.lexicon.cover[n] for n in range(at + 2, stop))
    others = (token for n, token in enumerate(tokens) if not start <= n < stop and token.kind == "word")
    return not any(token.fold in LEMMAS and token.lemma not in _IDLE for token in others)


def _is_killed_by_nothing(reader: SentenceReader, start: int, stop: int) -> bool:
    """`He kills two`, where nothing is told before that could do it: that is a deed."""
    kills = any(token.lemma in ("kill", "destroy") for token in reader.tokens[start : start + 3])
    before = (token for token in reader.tokens[:start] if token.kind == "word" and token.fold in LEMMAS)
    of_a_player = _is_of_a_player(reader, start)
    return kills and of_a_player and not any(token.lemma not in _IDLE for token in before)


#: Verbs of what there is.
_IDLE = word_set("have be control own die do live survive")


def _had_come_before(reader: SentenceReader, start: int, stop: int) -> bool:
    """`Alice has been dealt 15 damage by Ogre. Bob attacks`: of no deed that the story tells, as it tells none before; how much it was is
    a part of what there is."""
    tokens = reader.tokens[start:stop]
    so_much = any(t.kind == "number" or t.fold in NUMBERS for t in tokens)
    had = any(t.fold in ("has", "have", "had", "took", "already", "earlier") for t in tokens)
    comes = any(t.lemma in ("deal", "take", "lose", "gain", "suffer") for t in tokens)
    before = reader.tokens[:start]
    return so_much and had and comes and not any(t.kind == "word" and t.lemma in DEEDS for t in before)


def _does_it_to_what_is_named(reader: SentenceReader, start: int, stop: int) -> bool:
    """`and take a Forest`: told on without a subject, so it is the player's deed who was spoken of, done to a thing."""
    first = reader.tokens[start]
    named = any(reader.lexicon.cover[at] for at in range(start + 1, stop))
    return first.fold in LEMMAS and first.fold == first.lemma and first.lemma not in HELPING and named


def _takes_a_thing(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is no damage that is taken: `and take a counter off it`, `and take it back` are deeds."""
    after = [token for token in tokens[at + 1 : at + 6] if token.fold not in ("a", "an")]
    damage = any(t.kind == "number" or t.fold in NUMBERS or t.fold in _TAKEN for t in after)
    return tokens[at].lemma == "take" and not damage


_TAKEN = word_set("damage dmg none nothing less more double lethal hit hits")


def _is_of_a_step(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is the `end` of `end step`, and no verb."""
    return at + 1 < len(tokens) and tokens[at + 1].fold in _STEPS


def _is_a_trigger(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is the `trigger` of `its trigger`, `Ogre's trigger`, and no verb."""
    before = tokens[at - 1] if at else None
    return (
        tokens[at].lemma == "trigger"
        and before is not None
        and bool(before.owner or before.fold in _BEFORE_TRIGGERS)
    )


_BEFORE_TRIGGERS = word_set("the its his her my their that etb enters attack death landfall")


def _after_its_moment(tokens: Sequence[Token]) -> int:
    """Where the clause begins after the words that say when: `At my end step I bring back Elf`."""
    if tokens[0].fold not in _MOMENTS:
        return 0
    ends = (n for n, token in enumerate(tokens[:-1]) if token.fold in _STEPS or token.fold == "turn")
    end = next(ends, None)
    return 0 if end is None else end + 1 + (tokens[end + 1].fold == ",")


_MOMENTS = word_set("at on during in")


def _tells_of_a_fight(tokens: Sequence[Token]) -> bool:
    """`My 2/2 dealt first-strike damage to his 2/2`."""
    folds = {token.fold for token in tokens}
    return any(token.lemma == "deal" for token in tokens) and bool(folds & {"combat", "strike"})


_FIGHTING = word_set("attack swing block chump blocker blockers attacker attackers unblocked fight")


def _is_of_a_player(reader: SentenceReader, at: int) -> bool:
    """Whether a clause that begins at `at` says what a player does."""
    word = reader.tokens[at].fold
    following = reader.tokens[at + 1].fold if at + 1 < len(reader.tokens) else ""
    return (
        word in PERSONS
        or word in reader.lexicon.players
        or (word in ("my", "the", "an") and following in PERSONS)
    )


_MEANS = word_set("with using")


def _befalls(verb: Token) -> bool:
    """Whether a player of whom that is said did nothing for it: `he loses`, and not `he prevents it`."""
    return verb.lemma in (*_OUTCOMES, *HELPING, *_BEFALLING) and verb.lemma not in _BY_SOME_MEANS


#: What comes of something by itself where a thing does it; a player needs something for it, and it is not told what.
_BY_SOME_MEANS = word_set("prevent return reduce stop cause")


#: What a player is said to do and is none the less what came of something.
_BEFALLING = word_set("still end up get say think")


#: What is told of things with these verbs has come of something; players do it.
_BEFELL = word_set("gave got went came reveals revealed")


def _repeats(tokens: Sequence[Token], at: int) -> bool:
    """Whether the quoted text at `at` is what something says anyway: `Vigor says "creatures you control"`."""
    return at > 0 and tokens[at - 1].lemma in ("say", "read", "state") and tokens[at - 1].fold != "read"


def _denies_outcome(reader: SentenceReader, start: int, stop: int) -> bool:
    """`Zulaport Cutthroat doesn't trigger when it dies`: what is said not to happen, of a thing that a name begins with."""
    card = reader.lexicon.card_at(start)
    if card is None or card.end + 2 >= stop:
        return False
    doing, denying, verb = reader.tokens[card.end : card.end + 3]
    return doing.lemma == "do" and denying.fold == "not" and verb.lemma in _OUTCOMES
