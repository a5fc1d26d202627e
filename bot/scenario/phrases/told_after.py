"""Single things told after a name: who makes it, where it is, whose it is, the damage it has; a description that joins the name."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.rules_in_words import on_a_card
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.text.words import TYPES
from bot.scenario.things.tokens_made import as_made
from bot.values import replace


def prints(np: PhraseReader, ref: ThingRef, keyword: str) -> bool:
    """Whether a card has that keyword: then something untold would have to take it away."""
    card = np.lexicon.names.exact(ref.name) if ref.source == "card" else None
    return card is not None and any(keyword in text.lower() for text in card.texts)


def made_by(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`a Devil token from Ob Nixilis, the Adversary`: as that card makes it."""
    found: Readings = []
    for name in np.lexicon.at(at):
        card = np.lexicon.names.exact(name.spelling) if name.source == "card" else None
        made = as_made(ref, card.texts) if card is not None else None
        if made is not None:
            found.append((made, name.end))
    return found


#: With these begins where something is.
PLACING = frozenset({"in", "on", "out", "under", "from"})


def place(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`in hand`, `in her graveyard`, `in play`, `on the board`: where it is."""
    if ref.place or np.fold(at) not in PLACING:
        return []
    found: Readings = []
    for (zone, owner), end in np.phrases("zone", at):
        if np.fold(at) != "from":
            found.append((ref.but(place=zone, placed=owner), end))
    for owner, end in np.phrases("place", at):
        found.append((ref.but(place="battlefield", placed=owner), end))
    return found


def held(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`the creatures Alice controls`, `every Goblin that I have in play`: whose they are."""
    if ref.source != "kind" or ref.owner is not None or ref.article in ("a", "an", "one"):
        return []
    start = at + (np.fold(at) in ("that", "which"))
    found: Readings = []
    for player, end in np.player(start):
        if end < np.stop and np.tokens[end].lemma in ("control", "have") and isinstance(player, PlayerRef):
            held = ref.but(owner=player)
            found += [(held, stop) for _, stop in np.phrases("place", end + 1)] if end + 1 < np.stop else []
            found += [(held, end + 1)] if np.tokens[end].lemma == "control" else []
    return found


def is_printed_so(np: PhraseReader, ref: ThingRef, told: ThingRef) -> bool:
    """Whether this is said of the card of that name rather than of another thing: its kinds, its size and keywords, in more words
    than the size alone."""
    card = np.lexicon.names.exact(ref.name)
    if card is not None and not ({*told.types} <= {*card.types} and {*told.subtypes} <= {*card.subtypes}):
        return False
    if card is None or card.power is None:
        return True
    more = bool(told.lines or told.types or told.subtypes or told.supertypes or told.colors or told.noun)
    same_size = told.size is None or told.size == (card.power, card.toughness)
    return more and same_size and all(prints(np, ref.but(source="card"), line.lower()) for line in told.lines)


def can_have_size(np: PhraseReader, ref: ThingRef) -> bool:
    """Whether a size may be told of what is named: a card that is no creature, nor says that it becomes one, has none."""
    card = np.lexicon.names.exact(ref.name) if ref.source == "card" else None
    return (
        card is None
        or card.power is not None
        or any("become" in text.lower() or "creature in addition" in text.lower() for text in card.texts)
    )


def as_named(np: PhraseReader, ref: ThingRef, card: ThingRef) -> ThingRef | None:
    """`Gary (Gray Merchant of Asphodel)`, `my commander (Serra Angel)`, `a 2/2 (Grizzly Bears)`: what the card named in parentheses
    after it makes of a thing; None where it would be another."""
    if card.source != "card" or card.described or card.count != 1:
        return None
    if ref.source in ("guess", "card") and ref.name == card.name:
        return ref
    if ref.source == "part" and card.name in (ref.name, *ref.names):
        return card.but(owner=ref.owner or card.owner, article=ref.article)
    if ref.source != "kind" or ref.count != 1 or ref.token or ref.article == "one of":
        return None
    plain = not (ref.size or ref.lines)
    if plain and ref.article not in ("a", "an"):
        return card.but(owner=ref.owner or card.owner)
    told = ref.but(noun=ref.noun or "creature")
    if plain and ref.types:  # `a creature (Hill Giant)`
        printed = np.lexicon.names.exact(card.name)
        fits = printed is not None and {*ref.types} <= {*printed.types}
        return card.but(owner=ref.owner or card.owner, article=ref.article) if fits else None
    if plain or not is_printed_so(np, card, told):
        return None
    return card.but(owner=ref.owner or card.owner, article=ref.article)


def joined_with(ref: ThingRef, more: ThingRef) -> ThingRef:
    return replace(
        ref,
        status=(*ref.status, *more.status),
        size=ref.size if _comes_to(ref, more.size) else more.size or ref.size,
        half=more.half if more.size else ref.half,
        bound=more.bound if more.size else ref.bound,
        mana_value=ref.mana_value if more.mana_value is None else more.mana_value,
        types=(*ref.types, *more.types),
        subtypes=(*ref.subtypes, *more.subtypes),
        supertypes=(*ref.supertypes, *more.supertypes),
        colors=(*ref.colors, *more.colors),
        lines=(*ref.lines, *more.lines),
        token=ref.token or more.token,
        described=True,
        loyalty=more.loyalty if more.loyalty is not None else ref.loyalty,
        defense=more.defense if more.defense is not None else ref.defense,
        damage=ref.damage or more.damage,
        counters=(*ref.counters, *more.counters),
        chosen=(*ref.chosen, *more.chosen),
        attached=(*ref.attached, *more.attached),
        owner=ref.owner or more.owner,
    )


def _comes_to(ref: ThingRef, size: tuple[int, int] | None) -> bool:
    """`a 2/2 with a +1/+1 counter (a 3/3)`: whether the size is what something of another size comes to with its counters, or with what is
    attached to it."""
    if ref.size is None or size is None or ref.size == size:
        return False
    by = {"+1/+1": 1, "-1/-1": -1}
    more = sum(by.get(kind, 0) * number for kind, number in ref.counters)
    return bool(ref.attached) or (ref.size[0] + more, ref.size[1] + more) == size


def rule_in_words(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`a 2/2 that can block an additional creature`: an ability told without quotation marks."""
    if ref.source != "kind":
        return []
    end = at
    while (
        end < np.stop
        and np.tokens[end].kind in ("word", "number", "size")
        and np.fold(end) not in ("and", "but")
    ):
        end += 1
    if np.tokens[at].lemma in ("attack", "block") and np.fold(end - 1) != "able":
        return []  # `a 4/4 that blocks one of them` tells what it does
    for stop in range(end, at, -1):
        line = on_a_card(" ".join(token.fold for token in np.tokens[at:stop]))
        if line is not None:
            return [(ref.but(lines=(*ref.lines, line), described=True), stop)]
    if end - at < 2:
        return []
    words = " ".join(t.fold for t in np.tokens[at:end]).replace("can not ", "can't ")
    return [(ref.but(lines=(*ref.lines, f"This creature {words}."), described=True), end)]


def damaged_already(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`[that has] already taken 1 damage`, `[that was] dealt 2 damage`."""
    index = at + (np.fold(at) == "already")
    if np.fold(index) == "been":
        index += 1
    if np.fold(index) not in ("taken", "dealt", "suffered", "took", "received", "got"):
        return []
    value = np.number(index + 1)
    if not value:
        return []
    end = value[0][1]
    if np.fold(end) in ("damage", "dmg"):
        end += 1
    elif end < np.stop and np.tokens[end].kind not in ("mark", "break"):
        return []
    if np.fold(end) == "already" or (np.fold(end) == "this" and np.fold(end + 1) == "turn"):
        end += 1 if np.fold(end) == "already" else 2
    return [(ref.but(damage=value[0][0]), end)]


def says_what_it_has(np: PhraseReader, at: int) -> bool:
    """Whether `creature with ...` stands there, with its types before it: `a 4/4, an artifact creature with lifelink`."""
    while np.fold(at) in TYPES and np.fold(at) != "creature":
        at += 1
    return np.fold(at) == "creature" and np.fold(at + 1) == "with"
