"""The things of the least board on which a claim is played, and how they are told to be there."""

from __future__ import annotations

from bot.scenario.general.claims.said import MINE, Said

ALICE, BOB = "Alice", "Bob"
_CREATURES = {ALICE: ("Knight", "Elf", "Paladin", "Cat"), BOB: ("Ogre", "Giant", "Goblin", "Rat")}
_OTHERS = {
    "walker": ("Ava", "Zoe"),
    "aura": ("Robe", "Chain"),
    "equipment": ("Blade", "Axe"),
    "artifact": ("Rock", "Gem"),
    "enchantment": ("Shrine", "Altar"),
    "land": ("Grove", "Peak"),
}
_SENTENCE_KEYWORDS = ("This creature", "ward—")


def ended(words: str) -> str:
    """The words with a full stop at their end, where a text in quotation marks has none there."""
    return words if words.endswith('."') else f"{words}."


class Player(str):
    """A player by name, with the other one."""

    __slots__ = ()

    @property
    def foe(self) -> Player:
        return Player(BOB if self == ALICE else ALICE)

    @property
    def its(self) -> str:
        return "her" if self == ALICE else "his"


class Thing:
    """A thing of the board as it comes to be known: whose it is is settled by what is done with it, its name by whose it is."""

    def __init__(self, said: Said) -> None:
        self.said = said
        self.kind = said.kind
        self.owner: Player | None = None
        if said.whose:
            self.owner = Player(ALICE if said.whose == MINE else BOB)
        self.keywords = list(said.keywords)
        self.types = list(said.types)
        self.abilities: list[str] = (
            [f"When this creature {said.waits}, you gain 1 life."] if said.waits else []
        )
        self.states: list[str] = []
        self.counters: list[str] = [said.counter] if said.counter else []
        self.names: tuple[str, ...] = ()
        self.comes = False  # it is not there as the story begins
        self.size = said.size
        self.taken: Player | None = None  # who took control of it
        self.held = False  # another's that is only said to be controlled: nobody says since when

    @property
    def who(self) -> Player:
        return self.owned(ALICE)

    @property
    def foe(self) -> Player:
        return (self.taken or self.who).foe

    def owned(self, player: str) -> Player:
        """Whose it is; that player's where nobody says."""
        if self.owner is None:
            self.owner = Player(player)
        return self.owner

    def __str__(self) -> str:
        return " and ".join(self.names)

    def described(self) -> str:
        """`a 2/2 red creature token with flying and "Enchant creature"`."""
        size = self.size
        told = [size] if "/" in size else []
        told += [color.lower() for color in self.said.colors]
        told += [one for one in ("legendary", "artifact", "enchantment", "land") if one in self.types]
        told += ["creature"] + (["token"] if "token" in self.types else [])
        words = " ".join(told)
        quoted = [one for one in self.keywords if one.startswith(_SENTENCE_KEYWORDS)]
        keywords = [one for one in self.keywords if one not in quoted]
        keywords += [f'"{one}"' for one in (*quoted, *self.abilities)]
        if size and "/" not in size:
            keywords.insert(0, size)
        listed = (
            ", ".join(keywords[:-1]) + (" and " if len(keywords) > 1 else "") + keywords[-1]
            if keywords
            else ""
        )
        article = "an" if words[0] in "aeiou8" else "a"
        return f"{article} {words}" + (f" with {listed}" if listed else "")

    def there(self) -> str:
        """What is told of it as the story begins."""
        match self.kind:
            case "walker":
                said = "".join(f' and "{one}"' for one in dict.fromkeys(self.abilities))
                return ended(f"{self.who} controls {self}, a planeswalker with 6 loyalty{said}")
            case "aura":
                color = "".join(f"{one.lower()} " for one in self.said.colors)
                article = "a" if color else "an"
                return (
                    f'{self.who} controls {self}, {article} {color}Aura enchantment with "Enchant creature".'
                )
            case "enchantment":
                return ended(f'{self.who} controls {self}, an enchantment with "{self.abilities[0]}"')
            case "equipment":
                return f'{self.who} controls {self}, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}".'
        lines = [ended(f"{self.who} controls {name}, {self.described()}") for name in self.names]
        lines += [f"{name} is {state}." for name in self.names for state in self.states]
        for counter in self.counters:
            number, _, kind = counter.partition(" ")
            lines += [
                f"{name} has {'a' if number == '1' else number} {kind} counter{'' if number == '1' else 's'}."
                for name in self.names
            ]
        return " ".join(lines)


def names_for(kind: str, who: str, taken: set[str], number: int) -> tuple[str, ...]:
    """As many free names as there are things."""
    names = _CREATURES[who] if kind == "creature" else _OTHERS[kind]
    free = [name for name in names if name not in taken]
    return tuple(free[:number])
