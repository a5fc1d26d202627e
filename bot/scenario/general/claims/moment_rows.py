"""When something is done, as data: in the signs of `reading.py`."""

from __future__ import annotations

_THEIR = "my|an|the|your opponents|opponent"
MOMENTS = f"""
on|during|in {_THEIR} turn -> @turn Bob
on|during|in his|her|their [own] turn -> @turn Bob
on|during|in my|your [own] turn -> @turn Alice
if|when|while it be not my|your turn -> @turn Bob
if|when|while it be my|your turn -> @turn Alice
during|in [my|the] combat [phase] -> @combat
after [the] blocks|blockers [be|have] [been] [declared] -> @blocks
after [the] blocks|blockers [be|have] [been] [declared] [but|and] before [the|combat] damage [be] [dealt] -> @blocks
between [the] blocks|blockers|blocking and [the|combat] damage -> @blocks
after no [one|body] blocks|blockers|block|blocked [be] [declared] -> @noblocks
after [the] declare blockers [step] -> @blocks
in response to [the|my|their|his|her] [opponents|opponent] blockers|blocks|blocking [be] [declared|assigned] -> @blocks
after|once [the] blockers be declared -> @blocks
after|once [the] attackers be declared -> @combat
after attackers|attacks [be] [declared] -> @combat
before [the] blocks|blockers [be] [declared] -> @combat
before [the|combat] damage [be] [dealt] -> @blocks
after [the] combat [damage] [be] [dealt] -> @after
after [the] first strike [combat] damage [be] [dealt] -> @afterfirst
before {{c}} attack|block -> @same
before {{c}} deal|deals [any|its] [combat] damage -> @same
afterwards|afterward -> @same
[on|during|in] the turn {{p}} steal|take|took [control] [of] {{c}} -> @steal p c
in response -> @respond
in response to [the|an|my] equip|equipping [activation|ability|it] -> @equipit ; @respond
in response to {{t}} -> @onstack t
in response to {{s}} -> @spell q s c ; @respond
in response to {{a}} [spell] -> @castaura ; @respond
in response to it|that -> @respond
this turn -> @same
in a|one|the|each|a|per [same|single] turn -> @same
each|every turn -> @same
if {{p}} can|could|want -> @same
if able|possible -> @same
when|whenever {{p}} want -> @same
in response to an|the|my attack|attacker|attackers -> @combat
in response to a|the block|blocks|blocker -> @blocks
[on|with] an empty stack -> @same
if|when|while the stack be empty -> @same
at instant speed -> @instant
that turn -> @same
[on|in] the same turn -> @same
right away -> @same
immediately -> @same
later [in|on|that|this] [the] [turn] -> @same
next turn -> @next
[on|in|during] my|the|their next turn -> @next
[on|during|in] the turn it come|comes|enter|enters [in|out] [into] [play|the] [battlefield] -> @fresh
[on|during|in] the turn it be played|cast|summoned -> @fresh
[on|during|in] the turn {{p}} cast|play it -> @fresh
[on|during|in] the turn {{p}} cast|play|summon|get {{c}} -> @sick c
[on|during|in] the turn {{c}} come|comes|enter|enters [in|out] [into] [play|the] [battlefield] -> @sick c
[on|during|in] [the] same turn {{p}} cast|play {{c}} -> @sick c
"""
