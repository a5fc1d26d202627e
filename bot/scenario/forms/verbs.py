"""The verbs of the language and their forms, so that the grammar names each by its plain form alone."""

from __future__ import annotations

#: Plain forms whose others are made by rule.
_REGULAR = """
abort activate add aim airbend allow animate announce apply argue ask assign assume attach attack attempt back bash begin believe block bolt
boost bounce buff bump burn call cast cause chain chuck chump claim clone combine concede connect consider continue control copy
counter crack crash create crew cycle damage decide declare decline defend destroy die direct disable disappear discard disenchant
divide double draw drop elect enchant end enlist enter equip escape evoke exchange exert exile expect explain face figure fire fizzle
flash flicker flip flashback fog follow force gain gang goad happen hate heal help hope initiate increase insist intend join kick
kill know lack like lightning live lock look lose lower make manifest matter mean meld mill monstrous move murder mutate name need
neutralize notice nuke number opt order overload own pair pass path pay perform persist pick ping place plan play point pop prevent proceed
proliferate pump push put raise react reanimate receive redirect reduce reflect refuse regenerate remain remand remove resolve
respond result return reveal revive roll sack sacrifice save scry search select shield shock shrink shuffle sit skip slam smack soak
splice stack start stay stifle stop stun suffer summon surveil survive swap switch sword tap target team terminate terror threaten
topdeck toss touch trade transform trample treat trick trigger triple try tuck turn understand undie unsummon untap use wait want wipe
wish wonder work wrath zap minus plus ultimate downtick uptick retain finish bash suit tame redirect tag exceed end blink explore connive sneak fetch tutor drain wield nail dome
poke step dive jump charge stick slap hurl sling lob catch unmorph unmask saddle station suspend unearth embalm eternalize encore scavenge outlast exhaust renew adapt reconfigure ninjutsu reinforce craft fuse devour encode venture extort bestow dash blitz mutate pitch detain suspect harmonize disturb
jam plop snipe blast handle answer cheat channel exploit plot cascade discover
""".split()  # noqa: SIM905

_IRREGULAR = {
    "be": "is are was were been being am be s",
    "have": "has have had having",
    "do": "does do did doing done",
    "go": "goes go going went gone",
    "get": "gets get getting got gotten",
    "regenerate": "regenerates regenerate regenerating regenerated regen regens regenned",
    "give": "gives give giving gave given",
    "take": "takes take taking took taken",
    "swing": "swings swing swinging swung",
    "cast": "casts cast casting casted recast recasts recasting",
    "deal": "deals deal dealing dealt",
    "hit": "hits hit hitting",
    "hold": "holds hold holding held",
    "fight": "fights fight fighting fought",
    "bite": "bites bite biting bit bitten",
    "eat": "eats eat eating ate eaten",
    "become": "becomes become becoming became",
    "choose": "chooses choose choosing chose chosen",
    "draw": "draws draw drawing drew drawn",
    "lose": "loses lose losing lost",
    "pay": "pays pay paying paid",
    "put": "puts put putting",
    "leave": "leaves leave leaving left",
    "come": "comes come coming came",
    "win": "wins win winning won",
    "let": "lets let letting",
    "spend": "spends spend spending spent",
    "steal": "steals steal stealing stole stolen",
    "tie": "ties tie tying tied",
    "die": "dies die dying died dead",
    "make": "makes make making made",
    "wear": "wears wear wearing wore worn",
    "beat": "beats beat beating beaten",
    "run": "runs run running ran",
    "send": "sends send sending sent",
    "bring": "brings bring bringing brought",
    "set": "sets set setting",
    "say": "says say saying said",
    "shoot": "shoots shoot shooting shot",
    "throw": "throws throw throwing threw thrown",
    "keep": "keeps keep keeping kept",
    "stand": "stands stand standing stood",
    "think": "thinks think thinking thought",
    "foretell": "foretells foretell foretelling foretold",
    "copy": "copies copy copying copied",
    "blow": "blows blow blowing blew blown",
    "grow": "grows grow growing grew grown",
    "tell": "tells tell telling told",
    "hope": "hopes hope hoping hoped",
    "figure": "figures figure figuring figured",
    "split": "splits split splitting",
    "show": "shows show showing showed shown",
    "see": "sees see seeing saw seen",
}


def _forms(verb: str) -> list[str]:
    """`block`: blocks, blocked, blocking; `copy`: copies, copied, copying."""
    forms = [verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        forms.append(verb + "es")
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        forms.append(verb[:-1] + "ies")
    else:
        forms.append(verb + "s")
    if verb.endswith("e"):
        forms += [verb + "d", verb[:-1] + "ing"]
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        forms += [verb[:-1] + "ied", verb + "ing"]
    else:
        forms += [verb + "ed", verb + "ing"]
        if verb[-1] in "bdgklmnprt" and verb[-2] in "aeiou":
            forms += [verb + verb[-1] + "ed", verb + verb[-1] + "ing"]  # controlled, tapped, tapping
    return forms


def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    for verb in _REGULAR:
        for form in _forms(verb):
            table[form] = verb
    for verb, forms in _IRREGULAR.items():
        for form in forms.split():
            table[form] = verb.strip()
    for form in ("sac", "sacs", "sacd", "sacced", "saccing", "sacked", "sacking"):
        table[form] = "sacrifice"
    for form in ("chumpblock", "chumpblocks", "chumpblocked"):
        table[form] = "chump"
    return table


#: Every form of every verb, and its plain form.
LEMMAS: dict[str, str] = _table()
#: The plain forms.
VERBS = frozenset(LEMMAS.values())
