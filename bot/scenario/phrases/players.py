"""Players in a sentence: `Bob`, `my opponent`, `he`, and whose something is."""

from __future__ import annotations

from typing import Literal

from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.text.words import (
    word_set,
)

_ME = frozenset({"i", "me", "im", "ive", "myself", "ill", "id", "we", "us"})

_THEY = word_set(
    """
    he she they him her them hes shes theyre theyve himself herself
    """
)

_BEFORE_PLAYERS = word_set("my his her their the an your target that this a another")

_YOU = frozenset({"you", "yourself", "u"})

_YOUR = frozenset({"your", "yours", "ur"})

_MY = frozenset({"my", "mine", "our"})

#: What is a player's and no creature's.
_PLAYERS_PLACES = frozenset({"battlefield", "board", "side", "life", "hand", "graveyard", "turn", "field"})

_THEIR = frozenset({"his", "her", "their", "theirs", "hers"})

_OPPONENT = frozenset({"opponent", "opp", "opponents", "opps", "oppo", "friend", "enemy", "foe", "buddy"})


#: The part that a player has in a turn, as it is said of one.
_PARTS: dict[str, Literal["active", "defending", "nonactive"]] = {
    "active": "active",
    "attacking": "active",
    "defending": "defending",
    "nonactive": "nonactive",
}


#: Keyword abilities that a player may have (CR 702.11c, 702.16, 702.18b).
_OF_PLAYERS = ("hexproof", "shroud", "protection from ")


def read_playerkeyword(reader: PhraseReader, at: int) -> Readings:
    """`hexproof`, `protection from red`: a keyword ability that a player has."""
    found = keyword_at(reader.tokens, at, reader.stop) if at < reader.stop else None
    return [found] if found is not None and found[0].startswith(_OF_PLAYERS) else []


#: What stands before who is asked about.
_HELPING = word_set("do does did will would can could might should may")


def read_player(reader: PhraseReader, at: int) -> Readings:
    """A player: `Bob`, `my opponent`, `he`."""
    token = reader.tokens[at]
    if token.kind != "word":
        return []
    return _controller(reader, at) or _player(reader, at)


def _controller(reader: PhraseReader, at: int) -> Readings:
    """Who controls a thing: `its controller`, `the Reaver's controller`."""
    its = reader.fold(at) == "its"
    the = reader.fold(at) == "the"
    if its:
        things = [(ThingRef("it", at, at + 1, word="it", told="it"), at + 1)]
    elif at + the >= reader.stop:
        return []
    else:
        named = [name for name in reader.lexicon.at(at + the) if name.owner]
        things = [
            (ThingRef(n.source, at, n.end, n.spelling, n.several, told=reader.text_between(at, n.end)), n.end)
            for n in named
        ]
    return [
        (PlayerRef("controller", "", at, thing), end + 1)
        for thing, end in things
        if reader.fold(end) == "controller" and end < reader.stop
    ]


def _player(reader: PhraseReader, at: int) -> Readings:
    """Players by name, by pronoun, or by what they are to one another."""
    token = reader.tokens[at]
    word = token.fold
    players = reader.lexicon.players
    following = reader.fold(at + 1)
    if word == "player" and f"player {following}" in players:
        return [(PlayerRef("name", players[f"player {following}"], at), at + 2)]
    if word in players:
        return [(PlayerRef("name", players[word], at), at + 1)]
    if f"player {word}" in players and token.text.isupper() and token.text != "A":
        return [(PlayerRef("name", players[f"player {word}"], at), at + 1)]
    asks = at > 0 and reader.fold(at - 1) in _HELPING
    if (
        word == "we" and following in ("each", "both", "all") and not asks
    ):  # `do we both lose` has a form of its own
        return [(PlayerRef("all", "", at), at + 2)]
    if word in _ME:
        return [(PlayerRef("me", "", at), at + 1)]
    if word in _YOU and reader.lexicon.you_play:
        return [(PlayerRef(reader.lexicon.you, "", at), at + 1)]
    if word in ("himself", "herself", "themselves", "themself"):
        return [(PlayerRef("self", "", at), at + 1)]
    if word in _THEY:
        opponents = (
            [(PlayerRef("opponent", "", at), at + 2)] if word == "her" and following in _OPPONENT else []
        )
        return [*opponents, (PlayerRef("they", word, at), at + 1)]
    if token.owner and (token.owner in _OPPONENT or token.owner in players):
        return _possessive_player(reader, at)
    if word in _OPPONENT:
        return [(PlayerRef("opponent", "", at), at + 1)]
    if word in _BEFORE_PLAYERS:
        return _described_player(reader, at)
    if word in ("face", "dome") and at and reader.tokens[at - 1].kind == "word":
        return [(PlayerRef("opponent", "", at), at + 1)]
    if word == "both" and following == "players":
        return [(PlayerRef("all", "", at), at + 2)]
    if word in ("each", "every") and following in ("opponent", "opp"):
        return [(PlayerRef("opponent", "each", at), at + 2)]
    if word in ("everyone", "everybody"):
        return [(PlayerRef("all", "", at), at + 1)]
    if word == "all" and following == "players":
        return [(PlayerRef("all", "", at), at + 2)]
    if word in ("each", "both", "all") and following in ("player", "of"):
        end = at + 2 if following == "player" else at + 3
        if following == "player" or reader.fold(at + 2) in ("us", "them", "players"):
            return [(PlayerRef("all", "", at), end)]
    if word == "somebody":
        return [(PlayerRef("me", "", at), at + 1)]
    if word == "attacking" and following == "player":
        return [(PlayerRef("active", "", at), at + 2)]
    if word in ("ap", "nap") and _is_told_name(reader, at):
        return []
    if word in ("active", "ap"):
        return [(PlayerRef("active", "", at), at + 2 if following == "player" else at + 1)]
    if word == "defending" and following == "player":
        return [(PlayerRef("defending", "", at), at + 2)]
    if word in ("nonactive", "nap") or (word == "non" and following == "active"):
        end = at + 1 if word != "non" else at + 2
        return [(PlayerRef("nonactive", "", at), end + 1 if reader.fold(end) == "player" else end)]
    if word in ("nobody", "none") or (word == "no" and following == "one"):
        return [(PlayerRef("any", "", at), at + (2 if word == "no" else 1))]
    return []


def _is_told_name(reader: PhraseReader, at: int) -> bool:
    """`I cast Nap, an Aura with ... Who controls Nap?`: whether the word is written as a name, and the story's own for a thing."""
    made = any(name.source == "made" for name in reader.lexicon.at(at))
    return made and not reader.tokens[at].text.isupper()


def any_player(reader: PhraseReader, at: int) -> list[tuple[PlayerRef, int]]:
    """`any player`, `neither player`, `to a player`, `to players`: nobody in particular, where that is asked."""
    if reader.fold(at) == "players":
        return [(PlayerRef("any", "", at), at + 1)]
    asks = reader.fold(at) in ("any", "either", "neither", "no", "a") and reader.fold(at + 1) == "player"
    return [(PlayerRef("any", "", at), at + 2)] if asks else []


def _possessive_player(reader: PhraseReader, at: int) -> Readings:
    """`Bob's face` is Bob; `Bob's at 3` too (Bob is); `Bob's Ogre` is no player."""
    owner = reader.tokens[at].owner
    players = reader.lexicon.players
    ref = PlayerRef("name", players[owner], at) if owner in players else PlayerRef("opponent", "", at)
    if reader.fold(at + 1) in ("face", "head", "dome"):
        return [(ref, at + 2)]
    if reader.fold(at + 1) in ("opponent", "opp"):
        return [(PlayerRef("opponent", "", at), at + 2)]
    return [(ref, at + 1)] if reader.fold(at + 1) in ("at", "on", "dead", "attacking", "blocking") else []


def _described_player(reader: PhraseReader, at: int) -> Readings:
    word, following = reader.tokens[at].fold, reader.fold(at + 1)
    if at + 1 < reader.stop and reader.tokens[at + 1].owner and reader.tokens[at].fold != "player":
        if reader.tokens[at + 1].owner in _OPPONENT and reader.fold(at + 2) in ("face", "head", "dome"):
            return [(PlayerRef("opponent", "", at), at + 3)]
        if reader.tokens[at + 1].owner in _OPPONENT and reader.fold(at + 2) in ("at", "on", "dead"):
            return [(PlayerRef("opponent", "", at), at + 2)]
        return []  # `my opponent's 1/1` is no player
    if following in _OPPONENT and following != "friend":
        return [(PlayerRef("opponent", "", at), at + 2)]
    if following == "friend" and word in ("my", "his", "her", "their"):
        return [(PlayerRef("opponent", "", at), at + 2)]
    if following in ("other",) and reader.fold(at + 2) in ("player", "guy", "opponent"):
        return [(PlayerRef("opponent", "", at), at + 3)]
    if following == "guy" and word == "the" and reader.fold(at + 2) not in ("with",):
        return [(PlayerRef("opponent", "", at), at + 2)]
    if word == "the" and following in ("face", "dome"):
        return [(PlayerRef("opponent", "", at), at + 2)]
    if following in ("face", "head", "dome") and word in ("my", "his", "her", "their", "your"):
        whose = "me" if word in _MY else reader.lexicon.you if word in _YOUR else "they"
        return [(PlayerRef(whose, "", at), at + 2)]
    if following in _PARTS and reader.fold(at + 2) == "player":
        return [(PlayerRef(_PARTS[following], "", at), at + 3)]
    if following == "player" and word == "another":
        return [(PlayerRef("opponent", "", at), at + 2)]
    if following == "player" and word == "that":
        return [(_that_player(reader, at), at + 2)]
    if following == "player" and word == "the" and _is_beside_his_opponent(reader, at):
        return [(_that_player(reader, at), at + 2)]
    if following == "player" and word in ("target", "the"):
        return [(PlayerRef("they", "", at), at + 2)]
    return []


def _is_beside_his_opponent(reader: PhraseReader, at: int) -> bool:
    """`A player casts Fog, and his opponent ... the player`: whether somebody in general and an opponent of theirs were told of."""
    folds = [token.fold for token in reader.tokens[:at]]
    somebody = next((n for n, word in enumerate(folds) if word == "somebody"), len(folds))
    pairs = zip(folds[somebody:], folds[somebody + 1 :], strict=False)
    return any(one in ("his", "her", "their") and other in _OPPONENT for one, other in pairs)


def _that_player(reader: PhraseReader, at: int) -> PlayerRef:
    """`that player`: of players in general the one who was told of, else whoever a pronoun would mean."""
    in_general = any(token.fold == "somebody" for token in reader.tokens[:at])
    return PlayerRef("me" if in_general else "they", "", at)


def read_owner(reader: PhraseReader, at: int) -> Readings:
    """A possessive player: `my`, `Alice's`, `my opponent's`."""
    token = reader.tokens[at]
    word = token.fold
    yours = word in _YOUR and reader.lexicon.you_play
    if word in _MY or yours:
        inner = reader.tokens[at + 1] if at + 1 < reader.stop else token
        if inner.owner in _OPPONENT or inner.fold in ("opponents", "opps"):
            return [(PlayerRef("opponent", "", at), at + 2)]
        return [(PlayerRef(reader.lexicon.you if yours else "me", "", at), at + 1)]
    if word in _THEIR:
        inner = reader.tokens[at + 1] if at + 1 < reader.stop else token
        if inner.owner in _OPPONENT or inner.fold in ("opponents", "opps"):
            return [(PlayerRef("opponent", "", at), at + 2)]
        return [(PlayerRef("they", word, at), at + 1)]
    if word == "player" and at + 1 < reader.stop:
        name = reader.lexicon.players.get(f"player {reader.tokens[at + 1].owner}")
        if name is not None:  # `Player A's turn`
            return [(PlayerRef("name", name, at), at + 2)]
    if token.owner:
        if token.owner in reader.lexicon.players:
            return [(PlayerRef("name", reader.lexicon.players[token.owner], at), at + 1)]
        if token.owner in _OPPONENT:
            return [(PlayerRef("opponent", "", at), at + 1)]
    if word in ("opps", "opponents") and at + 1 < reader.stop:
        return [(PlayerRef("opponent", "", at), at + 1)]
    if word in ("the", "an") and at + 1 < reader.stop and reader.tokens[at + 1].owner in _OPPONENT:
        return [(PlayerRef("opponent", "", at), at + 2)]
    if word == "that" and at + 1 < reader.stop and reader.tokens[at + 1].owner == "player":
        return [(_that_player(reader, at), at + 2)]
    if (
        word in ("its", "the")
        and reader.fold(at + 1) in ("controllers", "owners")
        and reader.fold(at + 2) in _TURNS
    ):
        return [(PlayerRef("controller", "", at, ThingRef("it", at, at + 1, word="its")), at + 2)]
    if token.owner in ("attacker", "defender") and reader.fold(at + 1) in _PLAYERS_PLACES:
        return [(PlayerRef("active" if token.owner == "attacker" else "defending", "", at), at + 1)]
    if word in _PARTS and at + 1 < reader.stop and reader.tokens[at + 1].owner == "player":
        return [(PlayerRef(_PARTS[word], "", at), at + 2)]
    side = reader.tokens[at + 1].owner if word == "the" and reader.fold(at + 2) in _PLAYERS_PLACES else ""
    if side in ("attacker", "defender"):
        return [(PlayerRef("active" if side == "attacker" else "defending", "", at), at + 2)]
    if word == "the" and at + 2 < reader.stop and reader.tokens[at + 2].owner == "player":
        part = reader.fold(at + 1)
        if part in _PARTS:
            return [(PlayerRef(_PARTS[part], "", at), at + 3)]
    return []


_TURNS = word_set("turn next untap upkeep draw end")

read_who = read_player
