"""Words that are called out before a sentence, and tell nothing: `aight so`, `ugh ok`, `bruh`, `oh man`, `lol so`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.language import is_of_the_language
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: Whatever follows, these are only called out.
CALLED_OUT = word_set(
    """
    aight ight aite ugh bruh brah okie okies alrighty omg omfg wtf lol lmao lmfao rofl haha hahaha heh hehe welp geez jeez sheesh oof yikes
    whew phew woah whoa ooh ah ahh aha eh er err erm um umm uh uhh hm hmm mhm hmph ey eyy ay ayy ayo eyo yo sup wassup wazzup whattup psst
    tldr fyi btw tbh ngl tbf imo imho fwiw afaik iirc lowkey highkey rn pls plz rq kk oh ohh gday hiya heyo heyy heyyo yoo tysm ty thx soo oki boom idk hola
    """
)
#: These only before a pause, another of them, or who and what the sentence is about: `man I attack` calls out, `man attacks` doesn't.
_PAUSED = word_set(
    """
    man bro bros dude dudes boy boys guys fam folks k q yeah yea ya yep yup yas look listen cool nice sweet great damn dang darn halp help like
    wait right honestly seriously literally lads mates mate cuz fr homie homies chief boss y'all yall girl
    """
)
#: What is read where it stands, and called out beside others.
_BESIDES = word_set("and but so ok okay alright well hey hi hello yo please now then also anyway")
_SUBJECTS = word_set(
    """
    i my he she his her they their we our it its opp opponent opponents if what whats how does do did can could will would is are am who which
    when there the a an this that these some someone somebody in at
    """
)
_CALLED = CALLED_OUT | _PAUSED | _BESIDES
_PAUSES = word_set(", : — - ( / ; ' &")
#: What is not known is asked: `idk if it dies`.
_ASKED = word_set("if whether how what who which does do is will can")
#: `no but like`.
_NOT_SO = ("no", "but")


def is_known(word: str) -> bool:
    """Whether a word is called out, or one of the language of stories."""
    return word in _CALLED or is_of_the_language(word)


def called_out(tokens: Sequence[Token]) -> int:
    """How many words at the beginning are called out, with the signs between them."""
    talks = False
    end = at = 0
    while at < len(tokens):
        word = tokens[at].fold
        if word in _PAUSES and at:
            at += 1
            continue
        following = tokens[at + 1] if at + 1 < len(tokens) else None
        said = following.fold if following is not None else ""
        if tokens[at].kind != "word" or tokens[at].owner or (word == "idk" and said in _ASKED):
            break
        if (word, said) == _NOT_SO:
            talks = True
            at = end = at + 2
            continue
        if word in _PAUSED and said == "and" and at + 2 < len(tokens) and _is_a_thing(tokens[at + 2]):
            break  # `Chief and Hill Giant both die, right?`
        paused = following is None or said in _PAUSES
        goes_on = following is not None and (said in _CALLED or said in _SUBJECTS or _is_a_thing(following))
        if word not in CALLED_OUT and not (word in _CALLED and (paused or goes_on)):
            break
        talks = talks or word not in _BESIDES
        at += 1
        end = at
    if not talks:
        return 0
    while end < len(tokens) and tokens[end].fold in _PAUSES - {"("}:
        end += 1
    return end


def _is_a_thing(token: Token) -> bool:
    return token.kind in ("size", "number") or (token.kind == "word" and token.text[:1].isupper())
