"""Every meaning there is: the kinds of statement that each file means. A file is loaded once such a statement is told, as few are in
one story; a new one stands here with its kinds, in the order of its functions."""

from __future__ import annotations

KINDS: dict[str, str] = {
    "activating": "activate walkersign walker paylife",
    "attachments": "attached outagainst enchanted wears attachedhas",
    "attacks": """
        attack attackfor itattack attackedby announceattack declareattack abort
    """,
    "blocked_by": "blockedby",
    "blocks": "hasfighting block itblock",
    "board": """
        controls has there playerhas present board onlyones inzone inplay under ownedby stole
        mana nothing unresponse resolves triggers
    """,
    "mana_told": "lands",
    "imprinted": "imprinted imprintedon",
    "kicked_later": "waskicked notkicked",
    "told_in_the_passive": "issacrificed isdiscarded isflickered ismanatapped",
    "cascading": "cascades",
    "casting": "cast paycast castthen respondto spelled castverb copieswith kicks cycles",
    "changed_into": "turnsinto losesabilities",
    "chapters": "chapter",
    "choices": """
        choosesource choosecolor commandzone nocommandzone appliesfirst
        putsattacking exilesforit ventures encodes pairs devours flips picks picksboth samecopy
        exerts
    """,
    "chosen_as_told": "chosenfor chosen named",
    "combat_damage": "assign itassign splits assignrest trampleover orders illegal",
    "copied_by_untold": "makescopy",
    "copying": "copyof isacopyof copies",
    "countering": "counters2 countered counteredby",
    "changes_said": "movescounters doublescounters doublespower doublesboth switches loseshalf stealsfornow exilesfornow",
    "damage_dealt": "deals dealsit",
    "dealt_by": "dealtby",
    "discarded_for_abilities": "discardsto discards",
    "done_with_a_spell": "saves killswith hitwith enchants castat gainswith hitby",
    "effects": """
        prevents preventsall destroys bounces exiles airbends goads suspects detains
        flickers mills
    """,
    "emblems": "emblem",
    "enlisting": "enlists",
    "exiled_from_graveyards": "exilesto",
    "exploring": "explores",
    "fights": "fights fightswhat fightsmake",
    "fillers": "filler counted hascards hasthese fillercards fillerzone",
    "found_in_libraries": "surveils scrys intohand",
    "has_none": "hasnone",
    "hits_for": "hitsfor ithits struckby connects",
    "keyword_verbs": "keyworded animate equips equipsthe attachesit crafts",
    "lacking": "lacks",
    "lands_fetched": "fetches fetchesfor shocksin",
    "levels_gained": "raiseslevel",
    "made_tokens": "makes",
    "manning": "crews saddles stations mannedby",
    "modes_chosen": "picksmode",
    "names_as_verbs": "usesit",
    "no_attacks": "noattack notattacking",
    "no_blocks": "unblocked notblocking noblock",
    "offers": "may maydoes maynot gainsnolife pays paysenergy nopay",
    "onto_libraries": "ontolibrary",
    "own_rules": "ownrule",
    "paid_for_abilities": "removesto payto lifeto payswith",
    "pinging": "pings itpings",
    "players_told": "players",
    "proliferating": "proliferates",
    "prevented_from": "preventsfrom",
    "put_by_abilities": "activateput",
    "putting_onto": "castput enters",
    "results": "result lifetimes",
    "redirecting": "redirects noredirect",
    "retargeting": "retargets",
    "returning": "brings regrows",
    "revealing": "reveals revealedby revealsakind",
    "rolling": "rolls rollsdie rollschaos",
    "sacrificing": "sacrifices",
    "seats_told": """
        life lifeof poison energy experience rad completeddungeon monarch initiative blessed isday
        isnight speed maxspeed
    """,
    "size_effects": "pumps getsbonus itgives pumpsto pumpability",
    "states": """
        isa status commander castbefore bycommander pairedwith summonsick counters level marked
        loyalty manavalue defense hasability size emptyzone
    """,
    "suspending": "suspends setsaside",
    "taken_from_hands": "takes",
    "tapping": "manatap tapsatit taps",
    "told_counters": """
        putscounter distributes putsacounter getscounter putsthecounter
    """,
    "told_fighters": "attackersare blockersare",
    "told_x": "xis",
    "trading": "trades",
    "spell_targets": "spelltargets",
    "trigger_targets": "ittargets triggertarget",
    "turning": "regenerates faceup",
    "used_on": "useson usedby",
    "whens": "when turnends newturn lastturn turn firstturn playsfirst",
}
