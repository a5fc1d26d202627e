"""What is done on the board of such a question: by a card, by a creature with a keyword, or whatever happens there."""

from __future__ import annotations

from bot.values import dataclass

#: The two players of such a board: whoever uses what is asked about, and the other.
USER, OTHER = "Bob", "Alice"

THEIRS = f"{OTHER} controls Knight, a 2/2 creature."
OWN = f"{USER} controls Ogre, a 2/2 creature."
BOTH = f"{THEIRS} {OWN}"

SPELLS = frozenset({"Instant", "Sorcery"})


@dataclass(frozen=True, slots=True)
class Acting:
    """What is done: `board` is there whatever comes, `there` is what is asked about, `deed` what is done. `own`: the deed is its own, and
    without it nothing is done. `instead`: what is there in its place, and `else_done` what is done then."""

    board: str = ""
    there: str = ""
    deed: str = ""
    own: bool = False
    instead: str = ""
    else_done: str = ""


#: Happenings, and how the user comes to them.
HAPPENINGS = {
    "gaining life": f'{USER} casts an instant "You gain 3 life."',
    "drawing cards": f'{USER} casts an instant "Draw two cards."',
    "losing life": f'{OTHER} casts an instant "Target player loses 3 life." targeting {USER}.',
    "being dealt damage": f'{OTHER} casts an instant "This spell deals 3 damage to target player." targeting {USER}.',
    "creating tokens": f"{USER} creates a 1/1 creature token.",
    "getting counters": f'{USER} casts an instant "Put a +1/+1 counter on target creature." targeting Ogre.',
    "combat damage": f"{USER} attacks {OTHER} with Ogre. {OTHER} doesn't block.",
    "creatures entering": f"{USER} casts Elf, a 1/1 creature.",
    "creatures dying": "Ogre dies.",
    "tokens dying": f"{USER} controls Elf, a 1/1 creature token. Elf dies.",
    "sacrificing creatures": f"{USER} sacrifices Ogre.",
    "attacking": f"{USER} attacks {OTHER} with Ogre. {OTHER} doesn't block.",
    "instants": f'{USER} casts an instant "You gain 1 life."',
    "creature spells": f"{USER} casts Elf, a 1/1 creature.",
    "discarding": f'{OTHER} casts a sorcery "Target player discards a card." targeting {USER}.',
    "planeswalkers": f"{USER} casts Ava, a planeswalker with 3 loyalty.",
    "abilities that trigger on entering": f'{USER} casts Elf, a 1/1 creature with "When this creature enters, you gain 1 life."',
    "abilities that trigger on dying": f'{USER} controls Elf, a 1/1 creature with "When this creature dies, you gain 1 life." Elf dies.',
    "abilities that trigger on attacking": (
        f'{USER} controls Elf, a 1/1 creature with "Whenever this creature attacks, you gain 1 life." '
        f"{USER} attacks {OTHER} with Elf. {OTHER} doesn't block."
    ),
    "activated abilities": (
        f'{USER} controls Elf, a 1/1 creature with "{{T}}: This creature deals 1 damage to any target." '
        f"{USER} activates Elf targeting {OTHER}."
    ),
    "board wipes": f'{USER} casts a sorcery "Destroy all creatures."',
    "removal": f'{USER} casts an instant "Destroy target creature." targeting Knight.',
    "exile effects": f'{USER} casts an instant "Exile target creature." targeting Knight.',
    "bounce": f'{USER} casts an instant "Return target creature to its owner\'s hand." targeting Knight.',
    "edicts": f'{USER} casts an instant "Target player sacrifices a creature." targeting {OTHER}.',
    "dealing damage": f'{USER} casts an instant "This spell deals 3 damage to target player." targeting {OTHER}.',
}


def happens(words: str) -> Acting:
    """One of the happenings: done whether or not anything else is there."""
    deed = HAPPENINGS[words]
    theirs = any(word in deed for word in ("Knight", "all creatures", "sacrifices a creature"))
    return Acting(THEIRS if theirs else OWN if "Ogre" in deed else "", "", deed, True)


def attack(name: str) -> str:
    """An attack that nobody blocks."""
    return f"{USER} attacks {OTHER} with {name}. {OTHER} doesn't block."


_BLOCKED = f"{USER} attacks {OTHER} with Ogre. {OTHER} blocks Ogre with Knight."

#: Keywords, with the sizes of the creature that has it and of the other where they fight, and what is done with it.
_KEYWORDS = {
    "lifelink": ("2/2", "", attack("Ogre")),
    "double strike": ("2/2", "", attack("Ogre")),
    "infect": ("2/2", "", attack("Ogre")),
    "toxic 1": ("2/2", "", attack("Ogre")),
    "deathtouch": ("1/1", "5/5", _BLOCKED),
    "wither": ("2/2", "1/4", _BLOCKED),
    "first strike": ("3/1", "3/3", _BLOCKED),
    "indestructible": ("1/1", "5/5", _BLOCKED),
    "trample": ("5/5", "1/1", f"{_BLOCKED} {USER} assigns 1 damage to Knight and 4 to {OTHER}."),
    "persist": ("2/2", "", "Ogre dies."),
    "undying": ("2/2", "", "Ogre dies."),
    "vigilance": ("2/2", "", attack("Ogre")),
}


def has_keyword(keyword: str) -> Acting | None:
    """A creature with that keyword where it shows, and the same without it; None of others."""
    if keyword not in _KEYWORDS:
        return None
    size, other, deed = _KEYWORDS[keyword]
    board = f"{OTHER} controls Knight, a {other} creature." if other else ""
    plain = f"{USER} controls Ogre, a {size} creature."
    without = deed.split(f" {USER} assigns")[0]
    return Acting(board, f"{plain[:-1]} with {keyword}.", deed, instead=plain, else_done=without)
