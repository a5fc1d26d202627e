"""How attacks are told: `he swings with everything he's got, two 3/3s and a 4/4`, `he alphas me`, `my walker at 5 gets attacked by a 3/3`."""

from __future__ import annotations

_ATTACK = "swing|swings|swung|attack|send|sends|sent|come|comes|came|turn|turns|turned|go|goes|went|run|runs|ran|charge|charges"
_WHOM = "[ [at|into|against|after] me|him|her|them|us|face ]"
_OWN = "his|her|my|their|the"
_ALL = (
    f"( everything [ [that] he|she|i|they [has|have|had] [got] ] | it all | all [of] {_OWN} creatures|guys|dudes|stuff|things | all [of] them "
    f"| {_OWN} [whole|entire|full] team|board|squad|army|field|side|lot|crew )"
)
_ALL_OUT = f"( {_ATTACK} {_WHOM} [with|in] {_ALL} {_WHOM} [sideways|in] | alpha|alphas|alphad|alphaed [strike|strikes|struck] {_WHOM} )"
_MARK = "( , | : | — | - | ( )"
#: Each of those is told behind it.
_EACH = ("{n:number} {s:size} [{r:words}]", "{n} {s} {r}"), ("a|an {s:size} [{r:words}]", "a {s} {r}")


def _wordings() -> str:
    lines = []
    for told, plainly in _EACH:
        lines += [
            f"! {{w:who}} {_ALL_OUT} {{o:open}} {told} {{c:close}} -> {{w}} attack with {plainly}",
            f"! {{w:who}} {_ALL_OUT} ,|:|— {told} -> {{w}} attack with {plainly}",
            f"{{w:who}} {_ATTACK} {{m:number}} guys|creatures|dudes|attackers {_WHOM} ,|:|— {told} -> {{w}} attack with {plainly}",
            f"^ {{m:number}} guys|creatures|dudes|attackers {_ATTACK} {_WHOM} ,|:|— {told} -> my opponent attack with {plainly}",
        ]
    return "\n".join(lines)


_AT = "( at|into|on|attacking|towards | going|headed|heading at|into|for|to )"
_ME = ("me|us", "me"), ("him|her|them", "him"), ("my opponent|opp", "my opponent")
#: Some of those that attack are told to attack something else than the rest.
_SOME = f"{{w:who}} attack|attacks|swing|swings|swung [in] [with] {{x:words}} , [with] {{m:number}} [of them|those|these] {_AT} {{z:to}}"


def _apart() -> str:
    lines = []
    for said, whom in _ME:
        others = f"and [the] [other|last] {{}} [of them|those] {_AT} {said}"
        some = _SOME.replace("{z:to}", "{z:words}")
        lines += [
            f"! {some} {others.format('one|1')} -> {{w}} attack with {{x}} ; one of them attacks {whom} ; the other {{m}} attack {{z}}",
            f"! {some} {others.format('{k:number}')} -> {{w}} attack with {{x}} ; {{m}} of them attack {{z}} ; the other {{k}} attack {whom}",
        ]
    lines += [
        f"! {_SOME} -> {{w}} attack with {{x}} ; {{m}} of them attack {{z}}      # He attacks with three 1/1s, two of them at Ava.",
        f"! {{w:who}} attack|attacks|swing|swings|swung [in] [with] {{x:words}} , the {{s:size}} {_AT} {{y:words}} and the {{t:size}} {_AT} {{z:to}} "
        "-> {w} attack with {x} ; the {s} attack {y} ; the {t} attack {z}",
        f"! {{w:who}} attack|attacks|swing|swings|swung [in] [with] {{x:words}} , the {{s:size}} {_AT} {{z:to}} -> {{w}} attack with {{x}} ; the {{s}} attack {{z}}",
        f"! {{w:who}} attack|attacks|swing|swings|swung [in] [with] {{x:words}} , [the] {{y:titled}} {_AT} {{z:to}} -> {{w}} attack with {{x}} ; {{y}} attack {{z}}",
    ]
    return "\n".join(lines)


ATTACK_WORDINGS = f"""
{_wordings()}
{_apart()}
{{w:who}} ( {_ATTACK} {_WHOM} [all] out|in | alpha|alphas|alphad [strike|strikes|struck] {_WHOM} ) with|using -> {{w}} attack with      # He swings all out with two 3/3s.
! {{w:who}} swing|swings|swung|send|sends|sent|run|runs [with] all of them {_WHOM} [in] -> {{w}} attack with all of them                    # He swings all of them.
{{w:who}} {_ALL_OUT} $ -> {{w}} attack with everything                                                                                # He alphas me.
{{w:who}} is|am|are|get|gets|got|getting [being] swung at|on by -> {{w}} is attacked by                                                   # I get swung at by Ogre.
! {{n:number}} loyalty planeswalker|walker -> planeswalker with {{n}} loyalty                                                               # He attacks my 5 loyalty planeswalker.
! planeswalker|walker at|on {{n:number}} [loyalty] -> planeswalker with {{n}} loyalty                                                       # I have a planeswalker at 5 and he attacks it.
planeswalker|walker which|that|who has|had|have {{n:number}} loyalty -> planeswalker with {{n}} loyalty
planeswalker|walker , {{n:number}} loyalty -> planeswalker with {{n}} loyalty
planeswalker|walker {{o:open}} [at|on|with] {{n:number}} [loyalty] {{c:close}} -> planeswalker with {{n}} loyalty
{{w:who}} go|goes|went after {{x:words}} with {{y:to}} -> {{w}} attack {{x}} with {{y}}                                                     # He goes after my planeswalker with Ogre.
! {{w:who}} hit|hits it with a|an|his|my|her {{s:size}} -> {{w}} attack it with a {{s}}
{{w:who}} swing|swings|swung|attack {{x:words}} into it -> {{w}} attack it with {{x}}
planeswalker|walker {{a:words}} [,] [and] get|gets|got attacked|hit|swung [at] by {{y:to}} -> planeswalker {{a}} ; {{y}} attack the planeswalker    # My planeswalker is at 5 and gets attacked by Ogre.
planeswalker|walker with {{n:number}} loyalty get|gets|got attacked|hit|swung [at] by {{y:to}} -> planeswalker has {{n}} loyalty ; {{y}} attack the planeswalker
! swing|swings|swung|send|sends [with] all of them -> attack with all of them
and alpha|alphas|alphad [strike|strikes] {_WHOM} -> and attack with everything
! {{w:who}} attack|attacks|attacked [both] {{a:who}} and {{b:who}} with {{x:words}} each $ -> {{w}} attack {{a}} with {{x}} and {{b}} with {{x}}     # Alice attacks Bob and Carol with a 2/2 each.
! {{w:who}} attack|attacks|attacked each of {{a:who}} and {{b:who}} with {{x:words}} $ -> {{w}} attack {{a}} with {{x}} and {{b}} with {{x}}         # Alice attacks each of Bob and Carol with a 2/2.
my {{x:titled}} attack|attacks|attacked alongside|with {{n:number}} {{s:size}} -> my {{x}} attack together with {{n}} {{s}}         # My Ogre attacks with two 1/1s.
my {{t:size}} attack|attacks|attacked alongside|with {{n:number}} {{s:size}} -> my {{t}} attack together with {{n}} {{s}}
my {{x:titled}} attack|attacks|attacked alongside|with a|an|my {{s:size}} -> my {{x}} attack together with a {{s}}
my {{t:size}} attack|attacks|attacked alongside|with a|an|my {{s:size}} -> my {{t}} attack together with a {{s}}
"""
