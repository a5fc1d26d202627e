"""A creature or planeswalker that is called he or she: `he blocks with Serra Angel and I cast Lightning Bolt on her`."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.naming.given_names import surely_goes_with
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating

_SPELLS = {"Instant", "Sorcery"}


def called_so(story: Creating, ref: PlayerRef, creatures_alone: bool = False) -> Thing | None:
    """The creature that was spoken of last, where the players were called he by then, no player's name says she and the word is she, or the
    other way round; the planeswalker that was spoken of last, where nobody was called so before it was. None of any other word. `creatures_alone`:
    no player can be meant, and it is the last creature anyway."""
    word = story.tokens[ref.start].fold if ref.how == "they" else ""
    own = _HE if word in _HE else _SHE if word in _SHE else frozenset()
    if not own or is_a_face(story, ref):
        return None
    last = next((t for t in reversed(story.focus) if not t.gone and _SPELLS.isdisjoint(t.types)), None)
    if creatures_alone:
        creature = next((t for t in reversed(story.focus) if not t.gone and t.is_type("Creature")), None)
        if creature is None:
            told = story.tokens[ref.start].text
            raise CannotMean(f"It is not told which creature “{told}” is.", (), ref.start, ref.start + 1)
        return creature
    if last is None:
        return None
    if last.is_type("Planeswalker"):
        name = last.name.lower().split()[0].rstrip(",")
        if own & story.persons or not is_a_walker_called(word, last):
            return None
        places = [n for n, token in enumerate(story.tokens) if name in (token.fold, token.owner)]
        return last if places and not any(t.fold in own for t in story.tokens[: places[0]]) else None
    if any(surely_goes_with(word, name) for name in story.seats):
        return None  # a player whose name says so
    others = _SHE if own is _HE else _HE
    said = [token.fold for token in story.tokens if token.fold in _HE | _SHE]
    so = said[0] in others and last is story.focus[-1] and last.is_type("Creature")
    return last if so and last.card is not None else None


def ask_whether_the_player(story: Creating, ref: PlayerRef, called: Thing, player: str) -> None:
    """Raises `CannotMean` where `him` may be a planeswalker and as well the `player` who has it, and does not tell the story."""
    word = story.tokens[ref.start].fold
    if (
        word == "him"
        and player != "You"
        and called.is_type("Planeswalker")
        and called.holder in (player, None)
    ):
        labels = (player, called.label)
        said = f"It is not told which “{word}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, ref.start, ref.start + 1, labels)


def is_a_walker_called(word: str, thing: Thing) -> bool:
    """Whether it is a planeswalker that may be called `he` or `she`, as its first name goes."""
    name = thing.name.lower().split()[0].rstrip(",")
    return thing.is_type("Planeswalker") and name not in (_HE_WALKERS if word in _SHE else _SHE_WALKERS)


_HE, _SHE = frozenset({"he", "him", "his"}), frozenset({"she", "her", "hers"})
#: The first names of planeswalkers that go with one of the words alone.
_HE_WALKERS = word_set(
    """
    ajani basri dakkon dack daretti davriel domri garruk gideon jace jared karn koth lukka nicol ob oko quintorius ral
    sarkhan sorin teferi teyo tezzeret tibalt tyvar ugin urza venser will xenagos
    """
)
_SHE_WALKERS = word_set(
    """
    aminatou arlinn chandra elspeth estrid freyalise huatli jaya jeska kasmina kaya kiora liliana nahiri narset
    nissa rowan saheeli samut serra tamiyo vivien vraska yanling
    """
)


def is_a_face(story: Creating, ref: PlayerRef) -> bool:
    """`I bolt his face`: the player, whatever else was called so."""
    return any(token.fold in _FACES for token in story.tokens[ref.start + 1 : ref.start + 2])


_FACES = frozenset({"face", "head", "dome"})
