"""Cards of a library put onto the battlefield face down (CR 701.40, 701.58, 701.62): nobody knows which card it is."""

from __future__ import annotations

from bot.abilities.keyword_actions import ManifestDread
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of, done_to, handles, not_modelled, players, source_name
from bot.engine.log.things import PutFaceDown
from bot.engine.permanents.face_down import face_down
from bot.engine.players.unknown_cards import UNKNOWN
from bot.engine.state import State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.engine.zones.relocate import counters_entered_with, with_what_is_said, with_what_it_also_is


@handles(ManifestDread)
def manifests(effect: ManifestDread, state: State) -> State:
    """A 2/2 face-down creature, with ward {2} where it is cloaked; a second card goes to the graveyard (CR 701.62a)."""
    cite = Cite.CLOAK if effect.cloaked else Cite.MANIFEST_DREAD if effect.dread else Cite.MANIFEST
    for player in players(state, effect.who) or (context_of(state).you,):
        card = face_down(warded=effect.cloaked)
        state, made = new_object(
            state, card, player, Zone.BATTLEFIELD, "face-down creature", printed=UNKNOWN, sick=True
        )
        said = with_what_is_said(state, state.objects[made])
        if said is None:
            return not_modelled(state, "with how many counters it enters")
        state = with_what_it_also_is(state.with_object(said), made)
        state = state.step(PutFaceDown(*state.labels((player, made))), cite)
        happened = [Happening(What.ENTERS, made), *counters_entered_with(state, (made,))]
        if effect.dread:
            aside = (source_name(state), "puts a card of a library, which is not modelled, into a graveyard")
            state = state.having(left_out=state.left_out | {aside})
            happened.append(Happening(What.MANIFESTS_DREAD, see(state).controller(made) or player))
        state = done_to(happen(state, *happened), made)
    return state
