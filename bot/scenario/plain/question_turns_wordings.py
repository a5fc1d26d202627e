"""Turns that questions take in letters to a column: what for, which of two, how many triggers: `words -> the same plainly   # example`, in
the signs of `wordings.py`."""

from __future__ import annotations

_COLORS = "white|blue|black|red|green|colorless"

QUESTION_TURNS_WORDINGS = f"""
! be {{x:titled}} {_COLORS} or {_COLORS} -> what color be {{x}}                                              # Is Hill Giant red or colorless?
! be {{x:thing}} [still] {_COLORS} or {_COLORS} $ -> what color be {{x}}
! can|could|may {{w:who}} cast|play {{x:words}} , just to get|make|draw {{y:to}} -> can {{w}} cast {{x}} & do {{w}} get {{y}}    # Can I cast Raise the Alarm, just to get the tokens?
! can|could|may {{w:who}} cast|play {{x:words}} just to get|make {{y:to}} -> can {{w}} cast {{x}} & do {{w}} get {{y}}
! do|does|will|would {{w:who}} [still] get {{n:number}} {{x:titled}} triggers -> do {{x}} trigger {{n}} times              # Do I get two Bonesplitter triggers?
! do|does|will|would {{w:who}} [still] get {{n:number}} triggers from|off|for {{x:to}} -> do {{x}} trigger {{n}} times
! can|could {{x:titled}} ability|abilities [even|still] be used|activated [anymore] $ -> can i activate {{x}} ability
! do|does|will|would {{w:who}} [still] get both {{x:words}} and {{y:to}} -> do {{w}} get {{x}} & do {{w}} get {{y}}         # If he discards Forest, do I get both a Zombie and a card?
! do|does|will|would {{x:titled}} [still|now|also] cost less [to cast] with {{y:titled}} ( out | in play | on the battlefield ) -> do {{y}} make {{x}} cost less           # Does Shock cost less with Bonesplitter out?
! do|does|will|would {{x:titled}} [still|now|also] cost more [to cast] with {{y:titled}} ( out | in play | on the battlefield ) -> do {{y}} make {{x}} cost more
! ^ what happens|happen to it|them|him|her|that [,] if|when|once {{r:rest}} -> what happens if {{r}}                                     # What happens to it if I cast Shock on Ogre?
! ^ what happens|happen to {{x:thing}} [,] if|once {{r:rest}} -> where do {{x}} end up if {{r}}                       # What happens to my Ogre if he casts Wrath of God?
! ^ what will|would happen to {{x:thing}} [,] if|once {{r:rest}} -> where do {{x}} end up if {{r}}
! ^ how|why be that|this|it [even|then] legal|allowed|possible -> is that legal                                                           # He blocks with Elf. How is that legal?
! {{w:who}} have|has|had {{x:thing}} exiled with|under|by|beneath a|an|my|his|her|their {{y:titled}} -> {{w}} exile {{x}} with {{y}}             # He has my Ogre exiled with his Oblivion Ring.
! {{w:who}} have|has|had {{x:thing}} exiled with|under|by|beneath {{y:titled}} -> {{w}} exile {{x}} with {{y}}
! my {{x:few}} be [exiled|trapped|stuck] under|beneath|by|with his|her|their {{y:titled}} -> my opponent exiled my {{x}} with {{y}}                # My Ogre is under his Oblivion Ring.
! my {{x:few}} be [exiled|trapped|stuck] under|beneath|by|with my opponents {{y:titled}} -> my opponent exiled my {{x}} with {{y}}
took|take|takes|taking over {{x:thing}} with {{y:titled}} -> take control of {{x}} with {{y}}                                               # He took over my Ogre with Control Magic.
! do|does|will|would {{w:who}} [still] get {{a:number}} or {{b:number}} life -> how much life do {{w}} gain                              # Do I get one or two life?
! do|does|will|would [the] tokens [that|which] {{w:who}} make|makes|create|creates [also|still] trigger {{y:thing}} -> when {{w}} create a 1/1 creature token , do {{y}} trigger   # Do tokens that my opponent makes trigger Hill Giant?
! ^ {{w:who}} {{v:verb}} {{x:thing}} in response to me equipping it|him|her with {{y:titled}} -> i equip {{y}} to {{x}} ; in response , {{w}} {{v}} {{x}}       # He Shocks my Ogre in response to me equipping it with Bonesplitter.
! ^ what happens|happen to my {{x:titled}} [,] when|whenever {{r:rest}} -> where do my {{x}} end up if {{r}}               # What happens to my Ogre when he casts Shock on it?
! ^ what will|would happen to my {{x:titled}} [,] when|whenever {{r:rest}} -> where do my {{x}} end up if {{r}}
in response to my|his|her|their|the|that attack|attacks $ -> after attackers                                                                 # He casts Fog in response to my attack.
! can|could|may ( he | she | they | my opponent ) use it against my {{x:titled}} $ -> if i cast {{x}} , can he activate it in response       # He has Hill Giant. Can he use it against my Shock?
! can|could|may i use it against his|her|their {{x:titled}} $ -> if my opponent casts {{x}} , can i activate it in response
"""
