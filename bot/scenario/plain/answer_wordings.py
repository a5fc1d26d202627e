"""How players tell what is answered, and that an attack or blocks are: `words -> the same plainly   # example`, in the signs of
`wordings.py`. Attacks and blocks do not use the stack: who answers one does something once they are declared (CR 117.1)."""

from __future__ import annotations

_ATTACKS = "attack|attacks|attackers|swing"
_BLOCKS = "block|blocks|blockers"
_WHOSE = "[the|a|any|my|his|her|their]"

ANSWER_WORDINGS = f"""
! {{w:who}} flicker|flickers|flickered|blink|blinks|blinked {{x:thing}} with|using {{y:titled}} in response to {{z:rest}} -> {{w}} cast {{y}} on {{x}} in response to {{z}}   # I blink my Ogre with Shock in response to Murder.
! , in response , {{w:who}} -> , in response {{w}}                                                        # I cast Shock on Ogre, in response, Bob casts Murder on it.
! [,] and {{w:who}} [,] in response [,] {{v:verb}} -> and in response {{w}} {{v}}                            # I cast Shock on Ogre, and Bob in response casts Murder on it.
in response to blocks|blockers -> after blockers are declared                                              # I attack with Ogre. In response to blocks, Bob casts Shock on it.
in response to {_WHOSE} blocks|blockers being declared -> after blockers are declared
in response to attacks|attackers -> after attackers are declared                                           # I attack with Ogre. In response to attackers Bob casts Shock on it.
in response to {_WHOSE} {_ATTACKS} being declared -> after attackers are declared
{{w:who}} respond|responds|responded to {_WHOSE} {_ATTACKS} with|by [casting|using|playing] {{x:rest}} -> after attackers are declared , {{w}} cast {{x}}   # I attack with Ogre. Bob responds to the attack with Shock on it.
{{w:who}} respond|responds|responded to {_WHOSE} {_BLOCKS} with|by [casting|using|playing] {{x:rest}} -> after blockers are declared , {{w}} cast {{x}}
! can|could|may {{w:who}} [still] respond to {_WHOSE} {_ATTACKS} with|by [casting|using|playing] {{x:rest}} -> after attackers are declared , can {{w}} cast {{x}}   # I attack with Ogre. Can Bob respond to my attack with Shock?
! can|could|may {{w:who}} [still] respond to {_WHOSE} {_BLOCKS} with|by [casting|using|playing] {{x:rest}} -> after blockers are declared , can {{w}} cast {{x}}
^ can|could|may i|we [still] respond to [his|her|their|a|an|the] {{y:titled}} $ -> if my opponent cast {{y}} , can i cast an instant in response          # Can I respond to Shock?
^ can|could|may {{w:who}} [still] respond to [my|a|an|the] {{y:titled}} $ -> if i cast {{y}} , can {{w}} cast an instant in response                     # Can Bob respond to my Shock?
{{w:who}} respond|responds|responded to {{y:titled}} on {{z:words}} with|by [casting|using|playing] {{x:to}} -> in response to {{y}} on {{z}} , {{w}} respond with {{x}}   # Bob responds to Shock on my Ogre with Murder.
^ can|could|may {{w:who}} [still] respond [to it|that|this] $ -> can {{w}} cast an instant in response                                     # I cast Shock on Ogre. Can Bob respond?
can|could {{i:who}} [still] kill|finish|burn {{x:who}} [off|out] with it|them|both|those [this turn] $ -> can {{i}} kill {{x}}                     # Bob is at 3. I have Shock in hand. Can I kill Bob with it?
is|are that|they|those|it|these enough [damage] to kill|finish|burn {{x:who}} [off|out] $ -> can i kill {{x}}                                  # Bob is at 6. I have two Shocks. Are they enough to kill Bob?
is|are that|they|those|it|these enough [damage] ( for lethal | for the kill | for the win | to win ) $ -> is it lethal
"""
