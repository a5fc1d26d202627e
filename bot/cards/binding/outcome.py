"""What an instruction has brought about that later words can speak of: tokens made, cards moved, what was sacrificed."""

from __future__ import annotations

from typing import Any

from bot.abilities import copying, effects, keyword_actions, libraries, player_effects, tokens
from bot.abilities.amounts import Number
from bot.abilities.filters import Filter, OfType
from bot.abilities.past import DoneThisWay
from bot.abilities.who import Chosen, DoneBy, Each, OwnerOf, Target, TheTarget, UnknownCard, Who, You
from bot.cards.binding.discourse import Discourse
from bot.cards.binding.referents import Referent, Sort, as_moved, described, player, thing
from bot.values import replace


def _is_one_player(who: Who) -> bool:
    """Whether one player alone chooses, so that what is chosen is one."""
    return isinstance(who, You | TheTarget) or (isinstance(who, Target) and who.count.most == 1)


def outcome_of(effect: Any, number: int, discourse: Discourse) -> None:
    """The discourse after this instruction, whose number is `number`."""
    done = DoneBy(number)
    match effect:
        case tokens.CreateToken():
            token = effect.token
            nouns = {w.lower() for w in (*token.types, *token.subtypes)} | {"token"}
            many = effect.amount != Number(1)
            discourse.mention(Referent(done, frozenset(nouns), Sort.THING, many))
        case copying.CreateCopy():
            discourse.mention(
                Referent(done, frozenset({"token", "copy"}), Sort.THING, effect.amount != Number(1))
            )
        case copying.BecomeCopy() if not isinstance(effect.who, Each):
            # "~ becomes a copy of target creature. Prevent all damage that would be dealt to it": to ~.
            discourse.mention(Referent(done, frozenset({"permanent"}), Sort.THING, only_it=True))
        case keyword_actions.ManifestDread():
            discourse.mention(thing(done, "creature", "permanent"))
        case keyword_actions.Amass():
            discourse.mention(thing(done, "creature", "army", "amassed"))
        case copying.CopySpell():
            discourse.mention(thing(done, "copy", "spell"))
        case player_effects.Discard() | player_effects.ChooseDiscard():
            count = effect.amount if isinstance(effect, player_effects.Discard) else effect.number
            many = count != Number(1)
            discourse.mention(Referent(done, frozenset({"card", "discarded"}), Sort.THING, many))
        case effects.ChooseThings():
            many = effect.what.count.most != 1 or not _is_one_player(effect.who)
            discourse.mention(described(done, effect.what.what, many=many))
        case effects.Sacrifice():
            _moved(effect.what, done, discourse, "sacrificed")
        case effects.SearchOnto():
            found = described(done, effect.what.what, many=effect.what.count.most != 1)
            discourse.spoken = [r for r in discourse.spoken if r.who != done]
            discourse.mention(replace(found, nouns=found.nouns | {"card"}))
        case effects.Destroy():
            _moved(effect.what, done, discourse)
        case effects.Move():
            if effect.to in (
                "hand",
                "library",
                "library top",
                "library bottom",
                "library top or bottom",
            ) and isinstance(effect.what, Target):
                discourse.mention(player(OwnerOf(TheTarget(effect.what.number))))  # "to its owner's hand"
            _moved(
                effect.what,
                done,
                discourse,
                *(("exiled",) if effect.to == "exile" else ()),
                onto=effect.to == "battlefield",
            )
        case player_effects.Mill() | player_effects.ExileFromLibrary() if effect.amount == Number(1):
            discourse.mention(_seen(done, "exiled"))
        case player_effects.Mill() | player_effects.ExileFromLibrary():
            discourse.mention(_unknown())
        case libraries.SeeTop() | libraries.RevealAtRandom():
            discourse.mention(_seen(done, "revealed"))
        case libraries.RevealFromHand():
            shown_ = described(done, effect.what.what, many=effect.what.count.most != 1)
            discourse.mention(replace(shown_, nouns=shown_.nouns | {"card", "revealed"}))
        case libraries.SeeUntil():
            shown = Filter((OfType("Card"), DoneThisWay("revealed", number)))
            discourse.mention(replace(_seen(Each(shown, "all"), "revealed", "exiled"), many=True))
            discourse.mention(replace(_seen(done, "revealed", "exiled"), what=effect.what))
        case effects.Beside() if any(w in effect.words for w in ("eveal", "ook at", "xile", "earch")):
            discourse.mention(_unknown())
        case _:
            pass


def _unknown() -> Referent:
    return Referent(UnknownCard(), frozenset({"card", "revealed", "exiled"}), Sort.THING)


def _seen(who: Who, *how: str) -> Referent:
    return Referent(who, frozenset({"card", *how}), Sort.THING, gone=True)


def _moved(what: Who, done: DoneBy, discourse: Discourse, *how: str, onto: bool = False) -> None:
    """What was put into another zone is looked back at as it was, and acted on where it is now (CR 400.7, 608.2h)."""
    who: Who = TheTarget(what.number) if isinstance(what, Target) else what
    if isinstance(what, Chosen | Each):
        who = done
        spoken = discourse.again(who) or described(
            who, what.what, many=not isinstance(what, Chosen) or what.count.most != 1
        )
    else:
        found = discourse.again(who)
        if found is None:
            return
        spoken = found
    if onto:
        new = replace(
            spoken, who=done, moved=None, nouns=spoken.nouns | {"card", *how}, named=False, gone=False
        )
        discourse.spoken = [r for r in discourse.spoken if r.who != spoken.who]
        discourse.mention(new)
        return
    if who == done:
        spoken = replace(spoken, who=DoneBy(done.number, as_it_was=True))
    discourse.spoken = [r for r in discourse.spoken if r.who not in (who, spoken.who)]
    discourse.mention(as_moved(spoken, done, *how))


__all__ = ["outcome_of"]
