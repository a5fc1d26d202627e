"""The slots of questions: what is asked about, when, and words that only repeat what was told."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES
from bot.scenario.phrases.causes import causes_at
from bot.scenario.phrases.numbers import read_boardnoun, read_status
from bot.scenario.phrases.places import read_zone
from bot.scenario.phrases.players import any_player
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.phrases.without import without_at
from bot.scenario.phrases.words import read_belongs
from bot.scenario.questions.repeated_words import names_nothing_new
from bot.scenario.sentences.moments import moments_at
from bot.scenario.text.words import COLOR_NAMES, SUPERTYPES, TYPES, singular, word_set

_THAT = word_set(
    """
    that this it these those any all he she they i you
    """
)


def _kind(word: str) -> str:
    """The quality that a word asks after: a type, a color, a status; empty where it is none that an outcome tells."""
    if word == "mine":
        return ""  # `what is mine?` asks of what was asked before, and of no Mine
    one = word if word.capitalize() in SUBTYPES else singular(word)  # a `Plains` is one land
    if one.capitalize() in SUBTYPES or one in TYPES or one in ("permanent", "token", "card", "spell"):
        return one
    if word in SUPERTYPES or word in _QUALITIES:
        return word
    return {"colourless": "colorless", "multicoloured": "multicolored"}.get(word, "")


_QUALITIES = (COLOR_NAMES - {"colourless"}) | {
    "tapped",
    "untapped",
    "sick",
    "monstrous",
    "renowned",
    "suspected",
    "saddled",
    "solved",
    "multicolored",
}


def read_askkind(reader: PhraseReader, at: int) -> Readings:
    """What something is: `red artifact creature`, `a Swamp`, `untapped`, `monstrous`; the longest run first."""
    found: Readings = []
    words: list[str] = []
    while (word := _kind(reader.fold(at))) and len(words) < 6:
        words.append(word)
        at += 1
        found.insert(0, (" ".join(words), at))
    sick = read_status(reader, at) if not words and reader.fold(at) == "summoning" else []
    return found or sick


def read_fightpart(reader: PhraseReader, at: int) -> Readings:
    """The part that a creature has in combat: `attacking`, `block`, `unblocked`."""
    part = _FIGHT_PARTS.get(reader.fold(at))
    return [(part, at + 1)] if part else []


_FIGHT_PARTS = {
    **dict.fromkeys(("attacking", "attack", "attacks", "attacked"), "attacking"),
    **dict.fromkeys(("blocking", "block", "blocks"), "blocking"),
    **dict.fromkeys(("blocked",), "blocked"),
    **dict.fromkeys(("unblocked",), "unblocked"),
}


def read_barekeyword(reader: PhraseReader, at: int) -> Readings:
    """`ward`, `toxic`: a keyword that takes more words, asked about without them, as a described thing."""
    word = reader.fold(at)
    return [(ThingRef("kind", at, at, lines=(word,)), at + 1)] if word in _TAKING_MORE else []


_TAKING_MORE = word_set("ward toxic annihilator bushido afflict frenzy rampage absorb poisonous")


def read_mostword(reader: PhraseReader, at: int) -> Readings:
    """`most`, `fewest`, `more`: by which of several values one asks."""
    return [(reader.fold(at), at + 1)] if reader.fold(at) in _MOST else []


_MOST = word_set("most more highest least fewest less fewer lowest")


def read_damageword(reader: PhraseReader, at: int) -> Readings:
    """`damage`, said in an answer's words: only of damage is it asked."""
    return [("damage", at + 1)] if reader.fold(at) in ("damage", "dmg") else []


def read_countednoun(reader: PhraseReader, at: int) -> Readings:
    """`creatures`, `life`: of what somebody may have more than another."""
    life = [("life", at + 1 + (reader.fold(at + 1) == "total"))] if reader.fold(at) == "life" else []
    return [*life, *read_boardnoun(reader, at)]


def read_askwho(reader: PhraseReader, at: int) -> Readings:
    """The player asked about, or several (`Alice and Bob`); `you` and `they` are anybody."""
    found: Readings = [*_several_players(reader, at), *reader.player(at)]
    if reader.fold(at) in ("both", "everyone", "everybody"):
        following = (reader.fold(at + 1), reader.fold(at + 2))
        more = 2 if following[0] == "of" and following[1] in ("us", "them") else following[0] == "players"
        found = [*found, (PlayerRef("all", "", at), at + 1 + more)]
    if reader.fold(at) == "each":
        more = {("of", "us"): 3, ("of", "them"): 3}.get((reader.fold(at + 1), reader.fold(at + 2)), 0)
        more = more or 2 * (reader.fold(at + 1) == "player")
        found = [*found, (PlayerRef("all", "", at), at + more)] if more else found
    found = [*found, *any_player(reader, at)]
    if reader.fold(at) in ("you", "one", "anyone", "anybody", "somebody", "someone", "we"):
        found = [*found, (PlayerRef("any", "", at), at + 1)]
    return found


def _several_players(reader: PhraseReader, at: int) -> Readings:
    """`Alice and Bob`, `Alice, Bob and Carol`, `both Alice and Bob`, `me and my opponent`: a tuple of players."""
    if reader.fold(at) == "both":
        at += 1
    found: Readings = []
    for first, end in reader.player(at):
        players: tuple[object, ...] = (first,)
        last = False
        while not last and reader.fold(end) in (",", "and"):
            last = reader.fold(end) == "and"
            following = reader.player(end + 1)
            if not following:
                break
            (player, end) = following[0]
            players = (*players, player)
        if last and len(players) > 1:
            found.append((players, end))
    return found


def read_askowner(reader: PhraseReader, at: int) -> Readings:
    """`Ogre's`, `its`, `the power of Ogre` without `the power of`."""
    return [((ref,), end) for ref, end in read_belongs(reader, at)]


def read_askthat(reader: PhraseReader, at: int) -> Readings:
    """`that`, `this block`, `it`, `the attack`: words for what was told."""
    found: Readings = []
    word = reader.fold(at)
    if word in _THAT:
        following = reader.fold(at + 1)
        if following in _TOLD or following in ("play", "one", "way"):
            found.append(("that", at + 2))
        found.append(("that", at + 1))
    if word in ("the", "my", "his", "her", "their", "such", "a", "your") or reader.owner(at):
        index = reader.owner(at)[0][1] if reader.owner(at) else at + 1
        if reader.fold(index) in _TOLD:
            found.append(("that", index + 1))
            if reader.fold(index + 1) in ("legal", "work"):
                found.append(("that", index + 1))
    return found


def read_askwhen(reader: PhraseReader, at: int) -> Readings:
    """When or where that is asked: `at end of turn`, `from that`, `in combat`, `then`."""
    found: Readings = []
    for when, end in moments_at(reader, at):
        found.append((when, end))
        for more, stop in read_askwhen(reader, end) if end < reader.stop else []:
            found.append((when if more is None else more, stop))
    word = reader.fold(at)
    if word in _AS_ASKED:
        found.append((None, at + 1))
    found += without_at(reader, at)
    for words in _WITHIN:
        if all(reader.fold(at + n) == one for n, one in enumerate(words)):
            found.append((None, at + len(words)))
    return found + causes_at(reader, at)


#: Words behind a question that say no more than when it is asked, or that it is asked at all.
_AS_ASKED = word_set("then now here anyway though instead afterwards after too still overall again total")


def read_asktail(reader: PhraseReader, at: int) -> Readings:
    """The rest of a question as words: `a card`, `a Spirit`, `through`, up to its end."""
    found: Readings = []
    if reader.fold(at) in _CONDITIONS:
        return []
    for end in range(at + 1, min(at + 14, reader.stop) + 1):
        if end == reader.stop or reader.fold(end) in _AFTER_A_TAIL:
            found.append((reader.text_between(at, end), end))
        elif reader.fold(end) in _BEFORE_MOMENTS and moments_at(reader, end):
            found.append((reader.text_between(at, end), end))
            break
    for when, end in moments_at(reader, at):
        found.insert(0, (when, end))
    return found


_AFTER_A_TAIL = word_set("and if when or after because") | {",", "—"}
_BEFORE_MOMENTS = word_set("at during in on")


def read_askcards(reader: PhraseReader, at: int) -> Readings:
    """What is drawn, discarded or sacrificed, as a number (0: any) and a noun: `a card`, `two creatures`, `it`."""
    index = at
    count = 0
    if reader.fold(index) in _ANY_OF_THEM:
        index += 1
    elif reader.number(index):
        count, index = reader.number(index)[0]
    noun = singular(reader.fold(index))
    if noun in TYPES and reader.fold(index + 1) in ("card", "cards"):
        return [((count, noun), index + 2)]
    return [((count, noun), index + 1)] if noun in TYPES or noun in _CARDS else []


def read_askzone(reader: PhraseReader, at: int) -> Readings:
    """Where something returns to: `to my hand`, `to the battlefield`, `into play`."""
    if reader.fold(at) not in ("to", "into", "onto", "in", "on"):
        return []
    found: Readings = [(zone, end) for (zone, _), end in read_zone(reader, at)]
    index = at + 1 + (reader.fold(at + 1) in ("the", "my", "his", "her", "their", "its"))
    if reader.fold(index) in ("battlefield", "play", "board", "field"):
        found.append(("battlefield", index + 1))
    elif reader.fold(index) in ("owners", "owner") and reader.fold(index + 1) in ("hand", "hands"):
        found.append(("hand", index + 2))
    return found


#: With what begins no thing that one gets: a deed, a thing spoken of, and how many times as much it is.
_NOT_GOT = word_set("to it them him her back twice double triple half")


def read_askgot(reader: PhraseReader, at: int) -> Readings:
    """What one gets: words, but neither what one gets to do nor a thing that was spoken of."""
    return [] if reader.fold(at) in _NOT_GOT else read_asktail(reader, at)


def read_askrest(reader: PhraseReader, at: int) -> Readings:
    """A purpose or a time that goes with what is asked, up to the end: `before I can trample over`. It names nothing new."""
    begins = reader.fold(at) in ("before", "until") or (reader.fold(at), reader.fold(at + 1)) == (
        "so",
        "that",
    )
    return [(None, reader.stop)] if begins and names_nothing_new(reader, at, reader.stop) else []


def read_askeffect(reader: PhraseReader, at: int) -> Readings:
    """What an effect lets a player do, as words that begin with a verb: `draw a card`, `deal 2 damage to any target`."""
    token = reader.tokens[at]
    if token.lemma not in _EFFECTS or token.fold != token.lemma:
        return []
    return [(words, end) for words, end in read_asktail(reader, at) if isinstance(words, str)]


def read_askbytext(reader: PhraseReader, at: int) -> Readings:
    """What only an ability's text says that a player does: `scry`, `investigate`, `exile the top card of my library`."""
    found = read_askeffect(reader, at)
    if reader.tokens[at].lemma in BY_TEXT:
        alone = reader.fold(at)
        return [*found, (alone, at + 1)] if alone in _DONE_ALONE else found
    return [(words, end) for words, end in found if is_of_a_library(words)]


def is_of_a_library(words: str) -> bool:
    """Whether that is done with cards of a library of which nothing was told: no step of a game names them."""
    return words.split()[0] == "exile" and "top" in words.split()


#: What only says that the end, or the most or least of what may come, is asked about.
_WITHIN = tuple(
    tuple(words.split())
    for words in (
        "at most", "at least", "at the most", "at the end", "in the end", "at the end of it", "in the worst case", "at worst",
        "at best", "in the best case", "max", "tops", "maximum", "minimum", "in theory", "at the end of combat",
        "at end of combat", "in total", "in all", "all together", "altogether", "after all", "for me", "as well",
    )
)  # fmt: skip
_CONDITIONS = word_set("if when once after before since because given assuming while as with whether")
#: What effects do that only their text tells: asked of whose ability it is.
BY_TEXT = word_set("search look reveal scry surveil investigate explore manifest amass")
_DONE_ALONE = word_set("scry surveil investigate amass")
#: What effects do that the log tells of.
_EFFECTS = word_set("draw deal gain lose create make destroy exile return put discard sacrifice") | BY_TEXT
_ANY_OF_THEM = word_set("a an the any his her my their your another")
_CARDS = word_set("card permanent token anything something it")
_TOLD = word_set(
    """
    block blocks attack attacks play target targets cast move choice order division assignment damage combat prevention redirection
    interaction trigger effect action activation legal ability situation scenario all
    """
)
