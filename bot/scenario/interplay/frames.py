"""How it is asked how two things go together, as data: frame <- template; `{a}` is what may change what `{b}` does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.scenario.forms.compiling import compile_template
from bot.scenario.forms.template import Node, slots, words_of
from bot.scenario.text.tokens import Token
from bot.values import dataclass

_DO = "do|does|will|would|can|could|should"
_SO = "[still|also|actually|even|just|really]"
_STOP = "stop|prevent|negate|nullify|cancel|disable|blank|neutralize|hose|counter|suppress|deny"
_OFF = "( shut|turn|switch|turns|shuts off|down )"

#: `stops`: whether nothing comes of `b`; `around`: whether something still does; `affects` and `works`: whether it is otherwise; `stacks`: whether it
#: still adds to it; `triggers`: whether it sets off an ability; `how`: what comes of both.
FRAMES = f"""
stops    <- {_DO} {{a}} {_SO} {_STOP} {{b}}                                                # Does Torpor Orb stop Mulldrifter?
stops    <- {_DO} {{a}} {_SO} {_STOP} {{b}} from {{doing}}                                 # Does Torpor Orb stop Mulldrifter from drawing cards?
stops    <- {_DO} {{a}} {_SO} {_OFF} {{b}}                                                 # Does Null Rod turn off Bonesplitter?
stops    <- {_DO} {{a}} {_SO} shut|turn|switch {{b}} off|down                              # Does Null Rod shut Bonesplitter down?
stops    <- {_DO} {{a}} {_SO} stop|prevent|keep {{whom}} from {{b}}                       # Does Platinum Emperion stop me from losing life?
saves    <- {_DO} {{a}} {_SO} save|protect|shield {{whom}} from|against {{b}}              # Does Heroic Intervention save my creatures from Wrath of God?
around   <- {_DO} {{b}} {_SO} ( get|go|work|play|come around|past|through|over ) {{a}}     # Does Shock get around Leyline of Sanctity?
around   <- {_DO} {{b}} {_SO} ignore|bypass|circumvent|evade|dodge|overcome|overrule|override {{a}}
around   <- {_DO} {{b}} {_SO} work against|under|despite {{a}}
affects  <- {_DO} {{a}} {_SO} affect|change|modify|alter|impact|influence {{b}}            # Does Doubling Season affect Garruk Wildspeaker?
affects  <- {_DO} {{a}} {_SO} apply to|with|on {{b}}
affects  <- {_DO} {{a}} {_SO} double|triple|increase|reduce|boost {{b}}
works    <- {_DO} {{a}} {_SO} work|interact|combo|synergize|combine|mesh|go|function [well|together|nicely] with|on|for|alongside {{b}}
works    <- {_DO} {{a}} and {{b}} {_SO} work|interact|combo|synergize|combine|go|function [well] [ together | with each other ]
stacks   <- {_DO} {{a}} {_SO} stack|accumulate|add with|on|onto {{b}}                     # Does Spirit Link stack with lifelink?
stacks   <- {_DO} {{a}} and {{b}} {_SO} stack|accumulate|add [ together | up | with each other ]
triggers <- {_DO} {{a}} {_SO} trigger|triggers [ on | off | off of | from | for | with | by | when | whenever | if ] {{b}}     # Does Soul Warden trigger on tokens?
triggers <- {_DO} {{b}} {_SO} trigger|triggers {{a}}
how      <- how do|does|will|would {{a}} {_SO} work|interact|combo|synergize|stack|combine|go|function|resolve|behave|play [together] with|against|and|alongside {{b}} [together]
how      <- how do|does|will|would {{a}} and|with {{b}} {_SO} work|interact|combo|stack|combine|go|function|behave|resolve [ together | with each other | against each other ]
how      <- how do|does|will|would {{a}} affect|change|influence|impact {{b}}
how      <- what be the interaction between|of {{a}} and|with {{b}}
how      <- what happen [if|when|with] [i|you|we] [have|control|play] [both] {{a}} and|with {{b}} [together] [ out | on the battlefield | in play ]
"""


@cache
def _compiled() -> tuple[tuple[str, Node], ...]:
    lines = (line.partition("#")[0] for line in FRAMES.strip().splitlines())
    pairs = (line.partition("<-") for line in lines)
    return tuple((frame.strip(), compile_template(words.strip())) for frame, _, words in pairs)


@dataclass(frozen=True, slots=True)
class Framed:
    """What is asked of which words: `a` may change what `b` does; `doing`: what of it is asked about; `whom` it would happen to; each from and to a token."""

    frame: str
    a: tuple[int, int]
    b: tuple[int, int]
    doing: tuple[int, int] | None = None
    whom: tuple[int, int] | None = None


class _Runs:
    """The slots of frames: runs of words."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.stop = len(tokens)
        self.far = 0
        self.words: frozenset[str] | None = words_of(tokens)

    def spend(self) -> None:
        """The sentences are short: nothing is counted."""

    def phrases(self, kind: str, at: int) -> list[tuple[tuple[int, int], int]]:
        if kind == "doing":
            return [((at, self.stop), self.stop)]
        return [((at, end), end) for end in range(self.stop, at, -1)]


#: Longer ones tell more than two names.
_LONGEST = 20


def framed(tokens: Sequence[Token]) -> list[Framed]:
    """Every way in which the sentence is such a question."""
    if not 4 <= len(tokens) <= _LONGEST:
        return []
    found: list[Framed] = []
    for frame, node in _compiled():
        for end, filled in node.match(_Runs(tokens), 0, None):
            if end == len(tokens):
                values = slots(filled)
                found.append(Framed(frame, values["a"], values["b"], values.get("doing"), values.get("whom")))
    return found
