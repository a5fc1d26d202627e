"""What is done to a thing, and whether that is what some ability waits for: `Does exiling a creature count as dying?`."""

from __future__ import annotations

#: A deed in a game, as it is asked about, and the story in which it is done to Knight. {watch}: what waits for it.
DEEDS = """
attacking|attack [a|the|my|an] [opponents|opponent] planeswalker|planeswalkers -> Alice controls Knight, a 2/2 creature. {watch} Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight. Bob doesn't block.
sacrificing|sacrifice [a|the|my|your] [creature|creatures|it] -> Alice controls Knight, a 2/2 creature. {watch} Alice sacrifices Knight.
destroying|killing [a|the|my|your] creature|creatures|it -> Alice controls Knight, a 2/2 creature. {watch} Bob casts a sorcery "Destroy target creature." targeting Knight.
exiling|exile [a|the|my|your] [creature|creatures|it] -> Alice controls Knight, a 2/2 creature. {watch} Bob casts a sorcery "Exile target creature." targeting Knight.
flickering|blinking|flicker|blink [a|the|my|your] [creature|creatures|it] -> Alice controls Knight, a 2/2 creature. {watch} Alice casts an instant "Exile target creature you control, then return it to the battlefield under your control." targeting Knight.
phasing|phase [a|the|my|your] [creature|creatures|it] out -> Alice controls Knight, a 2/2 creature. {watch} Alice casts an instant "Target creature phases out." targeting Knight.
bouncing|returning [a|the|my|your] creature|creatures|it [to] [its|my|the|a|their] [owners|owner] [hand|hands] -> Alice controls Knight, a 2/2 creature. {watch} Bob casts an instant "Return target creature to its owner's hand." targeting Knight.
a|the|my creature|creatures ( being exiled | getting exiled ) -> Alice controls Knight, a 2/2 creature. {watch} Bob casts a sorcery "Exile target creature." targeting Knight.
a|the|my token|tokens ( dying | being sacrificed ) -> Alice controls Knight, a 2/2 creature token. {watch} Alice sacrifices Knight.
a|the|my creature ( being sacrificed | getting sacrificed ) -> Alice controls Knight, a 2/2 creature. {watch} Alice sacrifices Knight.
[a] chump blocking|blocking [with] [a] [creature|creatures] -> Alice controls Knight, a 2/2 creature. {watch} Bob attacks with Ogre, a 3/3 creature. Alice blocks Ogre with Knight.
a|the|my creature is|gets|was bounced|returned [to] [its|my|the|a|their] [owners|owner] [hand] -> Alice controls Knight, a 2/2 creature. {watch} Bob casts an instant "Return target creature to its owner's hand." targeting Knight.
a|the|my creature is|gets|was exiled -> Alice controls Knight, a 2/2 creature. {watch} Bob casts a sorcery "Exile target creature." targeting Knight.
a|the|my creature is|gets|was sacrificed -> Alice controls Knight, a 2/2 creature. {watch} Alice sacrifices Knight.
a|the|my creature is|gets|was destroyed|killed -> Alice controls Knight, a 2/2 creature. {watch} Bob casts a sorcery "Destroy target creature." targeting Knight.
a|the|my creature is|gets|was countered -> {watch} Alice casts Knight, a 2/2 creature. In response, Bob casts an instant "Counter target spell." targeting Knight.
a|the|my token is|gets|was exiled -> Alice controls Knight, a 2/2 creature token. {watch} Bob casts a sorcery "Exile target creature." targeting Knight.
"""

#: How it is asked whether such a deed is what abilities wait for.
ASKED = """
do|will|would|can {deed} [still|also] trigger|cause|activate [an|any|a] [abilities|ability|effects|effect|things|cards|triggers] [that|which|who] [trigger|triggers|say|says|read|reads|happen|happens] when|whenever {event}
do|will|would [abilities|effects|triggers|things] [that|which] trigger|triggers|say|says when|whenever {event} [still|also] trigger [when|if|from|off|by] [i|you|we] {deed}
do|will|would {deed} [still|also] count|counts as [a|it|the] [creature] {dying}
if|when {deed} [,] do|does|did|will|would it|that|they [still|also] [count|counts] [as] [having] {died}
"""


def watched(story: str, event: str) -> str:
    """The story of a deed with what waits for that event, said as cards say it, and the question whether that triggers."""
    watch = f'Alice controls Shrine, an enchantment with "Whenever {event}, you gain 1 life."'
    return f"{story.format(watch=watch)} Does Shrine trigger?"
