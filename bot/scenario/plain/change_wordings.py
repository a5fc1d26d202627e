"""What is told to change of a thing, named by whose it is or in the passive: `I double its power`, `my 3/3's power is doubled`, `three +1/+1
counters are put on it`, `it enters with two +1/+1 counters`."""

from __future__ import annotations

_OWN = {
    "double": "double|doubles|doubled|doubling",
    "switch": "switch|switches|switched|switching|swap|swaps|swapped",
}
_BE = "( is | are | was | were | gets | get | got )"
_PUT = "put|placed"


def _of_a_thing() -> str:
    lines: list[str] = []
    for plain, said in _OWN.items():
        done = f"{plain}d" if plain.endswith("e") else f"{plain}ed"
        for what in ("power and toughness", "power") if plain == "double" else ("power and toughness",):
            put = f"{plain} the {what} of"
            lines += [
                f"! {{w:who}} {said} its|their {what} -> {{w}} {put} it                # I {plain} its {what}.",
                f"! {{w:who}} {said} {{o:owning}} {what} -> {{w}} {put} '{{o}}             # I {plain} Ogre's {what}.",
                f"! its {what} {_BE} {done} -> the {what} of it is {done}",
                f"! {{o:owning}} {what} {_BE} {done} -> the {what} of '{{o}} is {done}",
            ]
    return "\n".join(lines)


CHANGE_WORDINGS = f"""
{_of_a_thing()}
{{o:somebodys}} life [total] becomes|become|is {{n:number}} -> '{{o}} be at {{n}} life                                                # Bob's life total becomes 10.
! {{w:who}} {_OWN["double"]} its {{k:few}} counters -> {{w}} double {{k}} counters on it                                      # I double its +1/+1 counters.
! {{x:subject}} have|has|had {{n:number}} {{k:few}} counter|counters {_PUT} on it|him|her|them -> {{x}} get {{n}} {{k}} counters      # Ogre has a -1/-1 counter put on it.
! {{n:number}} {{k:few}} counter|counters {_BE} {_PUT} on {{x:words}} $ -> {{x}} get {{n}} {{k}} counters                     # Two +1/+1 counters are put on Ogre.
{{x:subject}} enter|enters|entered [the battlefield|play] with {{n:number}} {{k:few}} counter|counters [on it] -> {{x}} have {{n}} {{k}} counters  # Ogre enters with two +1/+1 counters.
"""
