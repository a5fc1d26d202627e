"""The words in which players ask: templates of questions by what they ask for, filled for each player and each thing."""

from __future__ import annotations

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A player as questions speak of them. `subject`, `possessive`; `do`, `be`, `have`: the verbs that go with them."""

    subject: str
    possessive: str
    do: str
    be: str
    have: str

    def put_in(self, template: str) -> str:
        """The question: `{s}`, `{p}` for the player; `{do}`, `{be}`, `{have}` for the verbs, with a capital `{Do}`, `{Be}`."""
        words = template.format(
            s=self.subject,
            p=self.possessive,
            do=self.do,
            be=self.be,
            have=self.have,
            Do=self.do.title(),
            Be=self.be.title(),
        )
        return words[:1].upper() + words[1:]


def person(name: str) -> Person:
    """How a player of that name is spoken of."""
    if name == "You":
        return Person("I", "my", "do", "am", "have")
    if name == "Opponent":
        return Person("my opponent", "my opponent's", "does", "is", "has")
    return Person(name, f"{name}'s", "does", "is", "has")


LIFE = (
    "what's {p} life total?",
    "what is {p} life?",
    "how much life {do} {s} have?",
    "how much life {do} {s} have left?",
    "what life total {do} {s} end up at?",
    "what {be} {s} at?",
    "what's {p} life total at the end?",
)
#: Of a life total, `{n}`: whether it is that.
IS_AT_LIFE = (
    "{Be} {s} at {n}?",
    "{Do} {s} have {n} life?",
    "so {s} {be} at {n}?",
    "{s} {be} at {n}, right?",
    "{s} {have} {n} life, right?",
    "{p} life total is {n}, correct?",
)
LOST_LIFE = ("how much life {do} {s} lose?", "how much life did {s} lose?", "how much life {have} {s} lost?")
GAINED_LIFE = ("how much life {do} {s} gain?", "how much life did {s} gain?")
TAKEN = ("how much damage {do} {s} take?", "how much damage did {s} take?")
TAKES_ANY = ("{Do} {s} take damage?", "{Do} {s} take any damage?")
LOSES = ("{Do} {s} lose the game?", "{Be} {s} dead?")
CREATURES = (
    "how many creatures {do} {s} have?",
    "how many creatures {do} {s} control?",
    "how many creatures {do} {s} have left?",
)
DRAWN = ("how many cards {do} {s} draw?", "how many cards did {s} draw?")
DRAWS_ANY = ("{Do} {s} draw a card?", "{Do} {s} draw any cards?")
TOKENS_MADE = (
    "how many tokens {do} {s} get?",
    "how many tokens {do} {s} make?",
    "how many tokens {do} {s} create?",
)
POISON = ("how many poison counters {do} {s} have?", "how much poison {do} {s} have?")

#: Of a creature, `{t}`: whether it dies; then whether it does not.
DIES = (
    "Does {t} die?",
    "Did {t} die?",
    "Will {t} die?",
    "Is {t} dead?",
    "{t} dies, right?",
    "So {t} dies?",
    "{t} is dead, right?",
    "Is it true that {t} dies?",
    "I think {t} dies. Am I right?",
    "{t} doesn't survive, right?",
    "Does {t} die or not?",
    "{t} goes to the graveyard, correct?",
)
LIVES = (
    "Does {t} survive?",
    "Is {t} still alive?",
    "Is {t} still on the battlefield?",
    "Does {t} live?",
    "{t} survives, right?",
    "So {t} survives?",
    "{t} doesn't die, right?",
    "Am I right that {t} survives?",
    "I think {t} survives. Am I right?",
    "Does {t} not die?",
    "{t} is still alive, right?",
)
#: Of what is on the battlefield.
SIZE = ("How big is {t}?", "What size is {t}?")
POWER = ("What is {t}'s power?", "What's the power of {t}?")
TAPPED = ("Is {t} tapped?", "{t} is tapped, right?")
UNTAPPED = ("Is {t} untapped?", "{t} isn't tapped, right?")
MARKED = ("How much damage is marked on {t}?",)
COUNTERS = ("How many counters are on {t}?", "How many counters does {t} have?")
DAMAGE_TO_IT = ("How much damage does {t} take?", "How much damage is dealt to {t}?")
DAMAGE_BY_IT = ("How much damage does {t} deal?",)
TRIGGERED = ("How many times does {t} trigger?", "How often does {t} trigger?")
TRIGGERS = ("Does {t} trigger?", "Did {t} trigger?", "Does {t}'s ability trigger?")
#: Of two of them, `{t}` and `{u}`.
BOTH_DIE = (
    "Do {t} and {u} die?",
    "Do {t} and {u} both die?",
    "Do both {t} and {u} die?",
    "{t} and {u} both die, right?",
)
ONE_ALONE_DIES = (
    "Does {t} die and {u} survive?",
    "Does {t} die but {u} survive?",
    "Does {u} survive and {t} die?",
    "So {t} dies and {u} survives?",
    "{t} dies and {u} survives, right?",
)
EACH_DIES = (
    "Does {t} die? Does {u} die?",
    "Does {t} die, and does {u} die?",
    "Does {t} die? What about {u}?",
)
DEATHS = ("How many creatures die?", "How many creatures died?")
ANY_DEATH = ("Does anything die?", "Do any creatures die?", "Does a creature die?")
