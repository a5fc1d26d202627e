"""What is told as an example: `with, say, a 4/4`, `for say 5 damage`, `for example`: `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

_CASE = "[so|and] the|my|our [whole|exact|full|actual] scenario|situation|setup|board is|was|goes|went [that|this|as|like] [follows|this] [:|,|—]"

EXAMPLE_WORDINGS = f"""
^ {_CASE} {{w:who}} {{v:verb}} -> {{w}} {{v}}                                                            # The situation is that I attack with Ogre.
^ {_CASE} my {{x:words}} {{v:verb}} -> my {{x}} {{v}}
^ {_CASE} a|an {{x:words}} {{v:verb}} -> a {{x}} {{v}}                                                    # The scenario is a 4/4 attacks me.
^ my|the [actual|main|only] question is|was|goes this|as [follows] [:|,|—] {{w:who}} {{v:verb}} -> {{w}} {{v}}    # My question is this: I attack with Ogre.
! a|one|1 million -> 1000000                                                                  # Alice is at a million life.
! a|1 thousand -> 1000
! a|1 hundred -> 100
! use|using|uses {{x:thing}} as [a|an|my|his|her] blocker|blockers -> block with {{x}}                  # Alice attacks. Can Bob use Ogre as a blocker?
! use|using|uses {{x:thing}} as [a|an|my|his|her] attacker|attackers -> attack with {{x}}
^ if|when someone|somebody for example {{v:verb}} -> if someone {{v}}           # If someone for example casts Shock on Ogre, does Ogre die?
! , for|as [an] example|instance , ->                                                          # Alice attacks with, for example, a 4/4.
! {{p:preposition}} [,] say [,] {{n:number}} -> {{p}} {{n}}                                                # Alice casts Blaze on Bob for, say, 5 damage.
! {{p:preposition}} [,] say [,] a|an {{x:few}} -> {{p}} a {{x}}                                      # Alice casts Shock on, say, a 2/2.
! with [,] say [,] {{n:number}} -> with {{n}}                                                  # Bob is attacked with say two 2/2s.
! with [,] say [,] a|an {{x:few}} -> with a {{x}}                                                # Alice attacks with, say, a 4/4.
! with [,] say [,] {{x:titled}} -> with {{x}}                                                    # Bob blocks with say Hill Giant.
! with something|anything like a|an {{x:few}} -> with a {{x}}                                    # Alice attacks with something like a 4/4.
! by [,] say [,] a|an {{x:few}} -> by a {{x}}                                                    # Ogre is blocked by, say, a 4/4.
"""
