"""What only says what comes of deeds, or why: claims, verdicts and reasons, which the rules settle and no telling."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.phrases.adjectives import DESCRIBING
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.plain.idle import aims_at_unheard, is_of_the_language
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.verdicts import HELPING, is_verdict
from bot.scenario.telling.of_a_fight import may_have_come
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, TYPES, singular, word_set

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


#: What a player does: a sentence with it tells a deed.
_DEEDS = word_set(
    """
    attack block cast play activate sacrifice equip tap untap choose discard swing bolt pay target control crew enchant
    respond flash animate steal copy counter exile bounce redirect regenerate pump exchange flip cycle
    assign order fight divide name use
    """
)


_BEFORE_NOUNS = word_set("the a an my his her their its no of combat be can")


_ASKING = word_set(
    "can could do does did will would is are was were am how what who which why where should may must has"
)


#: After these a word with a capital is a card's name, be it a verb too: `putting Shock on the bottom`.
_USED = word_set("by from a an with using putting drawing milling keeping leaving finding fetching revealing")


_STEPS = word_set("step steps phase upkeep endstep")


def is_claim(reader: SentenceReader, start: int, stop: int, asks: bool = False) -> bool:
    """Whether the words only say what comes of something or why; in a question, only why."""
    tokens = reader.tokens[start:stop]
    if tokens[0].fold in _ASKING or any(token.fold in ("response", "responding") for token in tokens):
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
    others = [*reader.tokens[:start], *reader.tokens[stop:]]
    if _tells_of_a_fight(tokens) and not any(token.lemma in _FIGHTING for token in others):
        return False  # nothing else tells that they fight
    if tokens[0].fold == "putting" and len(tokens) > 1 and reader.lexicon.cover[start + 1]:
        return False  # `putting Shock into her graveyard`
    if not asks and is_verdict(tokens):
        return not any(_new_name(reader, at, start, stop) for at in range(start, stop))
    if tokens[0].fold in REASONS or (tokens[0].fold, tokens[1].fold if len(tokens) > 1 else "") == (
        "even",
        "though",
    ):
        return not _tells_deed(reader, start + 1, stop) and not _gives_keyword(reader, start, stop)
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
        and not (_is_of_a_step(tokens, n) or reader.lexicon.in_long_name(start + n))
    ]
    of_a_thing = not _is_of_a_player(reader, start + subject)
    if not of_a_thing and verbs and not _befalls(tokens[verbs[0]]):
        return False  # whatever else a player does is a deed
    if not of_a_thing and any(n and tokens[n].fold in _MEANS for n in range(len(tokens))):
        return False  # `Bob deals 4 damage to Alice with a spell`: that is what brings it about
    if any(n and tokens[n].lemma in _BY_SOME_MEANS and tokens[n - 1].fold in _PERSONS for n in verbs):
        return False
    comes = any(
        tokens[n].lemma in _OUTCOMES
        or (of_a_thing and tokens[n].fold in _BEFELL)
        or (n and tokens[n - 1].fold == "still")
        for n in verbs
    )
    return (
        bool(verbs) and not _tells_deed(reader, start, stop) and comes and may_have_come(reader, start, stop)
    )


def _had_come_before(reader: SentenceReader, start: int, stop: int) -> bool:
    """`Alice has been dealt 15 damage by Ogre. Bob attacks`: of no deed that the story tells, as it tells none before; how much it was is
    a part of what there is."""
    tokens = reader.tokens[start:stop]
    so_much = any(t.kind == "number" or t.fold in NUMBERS for t in tokens)
    had = any(t.fold in ("has", "have", "had", "took", "already", "earlier") for t in tokens)
    comes = any(t.lemma in ("deal", "take", "lose", "gain", "suffer") for t in tokens)
    before = reader.tokens[:start]
    return so_much and had and comes and not any(t.kind == "word" and t.lemma in _DEEDS for t in before)


def _does_it_to_what_is_named(reader: SentenceReader, start: int, stop: int) -> bool:
    """`and take a Forest`: told on without a subject, so it is the player's deed who was spoken of, done to a thing."""
    first = reader.tokens[start]
    named = any(reader.lexicon.cover[at] for at in range(start + 1, stop))
    return first.fold in LEMMAS and first.fold == first.lemma and first.lemma not in HELPING and named


def _is_of_a_step(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is the `end` of `end step`, and no verb."""
    return at + 1 < len(tokens) and tokens[at + 1].fold in _STEPS


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


def _gives_keyword(reader: SentenceReader, start: int, stop: int) -> bool:
    """`giving pro-red to my bear`: what is given an ability by something told without its aim or use is no claim."""
    return reader.tokens[start].fold == "giving" and any(
        keyword_at(reader.tokens, at, stop) for at in range(start + 1, stop)
    )


def _is_of_a_player(reader: SentenceReader, at: int) -> bool:
    """Whether a clause that begins at `at` says what a player does."""
    word = reader.tokens[at].fold
    following = reader.tokens[at + 1].fold if at + 1 < len(reader.tokens) else ""
    return (
        word in _PERSONS
        or word in reader.lexicon.players
        or (word in ("my", "the", "an") and following in _PERSONS)
    )


_MEANS = word_set("with using")
_PERSONS = word_set("i he she they we you player opponent opp opponents friend")


def _befalls(verb: Token) -> bool:
    """Whether a player of whom that is said did nothing for it: `he loses`, and not `he prevents it`."""
    return verb.lemma in (*_OUTCOMES, *HELPING, *_BEFALLING) and verb.lemma not in _BY_SOME_MEANS


#: What comes of something by itself where a thing does it; a player needs something for it, and it is not told what.
_BY_SOME_MEANS = word_set("prevent return reduce stop cause")


#: What a player is said to do and is none the less what came of something.
_BEFALLING = word_set("still end up get say think")


#: What is told of things with these verbs has come of something; players do it.
_BEFELL = word_set("gave got went came")


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


def _tells_deed(reader: SentenceReader, start: int, stop: int) -> bool:
    """Whether a player is said to do something, or something is named that the story has nowhere else."""
    for at in range(start, stop):
        token = reader.tokens[at]
        if token.kind == "size" and _new_name(reader, at, start, stop):
            return True
        counts = at + 1 < stop and reader.tokens[at + 1].fold in ("counter", "counters")
        if token.kind == "size" and token.text[:1] in "+-" and not (counts or _is_on_a_card(reader, token)):
            return True
        if token.kind != "word":
            continue
        if token.fold == "damaged":
            return True  # a state that nothing told has brought about
        before = reader.tokens[at - 1] if at > start else None
        if before is not None and before.fold in _PERSONS and not before.owner and _is_a_spell(reader, at):
            return True  # `i counterspell it`
        if token.fold in ("if", "unless", "until", "instead", "target", "targets"):
            following = reader.tokens[at + 1].fold if at + 1 < stop else ""
            if (token.fold, following) != ("instead", "of"):
                return True
        if token.lemma in _DEEDS and token.fold in LEMMAS and not reader.lexicon.in_long_name(at):
            before = reader.tokens[at - 1] if at > start else None
            if before is None or not (before.fold in _BEFORE_NOUNS or before.kind in ("size", "number")):
                return True
        if _new_name(reader, at, start, stop):
            return True
    return False


def _is_a_spell(reader: SentenceReader, at: int) -> bool:
    """Whether an instant or sorcery is named at `at`."""
    card = reader.lexicon.card_at(at)
    known = reader.lexicon.names.exact(card.spelling) if card is not None else None
    return known is not None and not _SPELLS.isdisjoint(known.types)


_SPELLS = frozenset({"Instant", "Sorcery"})


def _is_on_a_card(reader: SentenceReader, bonus: Token) -> bool:
    """Whether a card that the story names may give that: its text speaks of a bonus or of counters."""
    for at in range(len(reader.tokens)):
        card = reader.lexicon.card_at(at)
        known = reader.lexicon.names.exact(card.spelling) if card is not None else None
        if known is not None and any(
            "/+" in text or "/-" in text or "counter" in text for text in known.texts
        ):
            return True
    return any(
        token.kind == "size" and token.text == bonus.text and token is not bonus for token in reader.tokens
    )


def _is_elsewhere(reader: SentenceReader, token: Token, start: int, stop: int) -> bool:
    """Whether the story has the same word outside of `start`..`stop`, be it of several or somebody's."""
    others = (*reader.tokens[:start], *reader.tokens[stop:])
    return any(other.fold.removesuffix("s") == token.fold.removesuffix("s") for other in others)


def _new_name(reader: SentenceReader, at: int, start: int, stop: int) -> bool:
    """Whether a card is named at `at` that no other sentence names."""
    card = reader.lexicon.card_at(at)
    token = reader.tokens[at]
    if token.kind == "size" and token.text[:1] not in "+-":
        return not _is_elsewhere(reader, token, start, stop)
    used = at > 0 and reader.tokens[at - 1].fold in _USED
    if card is None and at > start and token.text[:1].isupper() and len(token.text) > 1:
        known = (
            reader.lexicon.at(at)
            or (token.fold in LEMMAS and not used)
            or token.fold in TYPES
            or singular(token.owner or token.fold) in DESCRIBING
            or keyword_at(reader.tokens, at, stop)
            or token.fold == "pt"
            or _is_elsewhere(reader, token, start, stop)
        )
        return not known and not reader.lexicon.in_long_name(at) and token.fold not in reader.lexicon.players
    if card is None or (card.end == at + 1 and not token.text[:1].isupper()):
        return False
    if card.end == at + 1 and not used and (at == start or reader.tokens[at].fold in LEMMAS):
        return False
    if all(t.text.islower() and is_of_the_language(t.fold) for t in reader.tokens[at : card.end]):
        return False  # `at the end` speaks of no card called The End
    return not any(
        (other := reader.lexicon.card_at(index)) is not None and other.spelling == card.spelling
        for index in range(len(reader.tokens))
        if not start <= index < stop
    )
