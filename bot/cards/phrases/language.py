"""The whole language: loads every file of phrases.

Their order counts where two phrases say one value: the one registered first prints.
"""

from __future__ import annotations

from importlib import import_module

from bot.cards.phrases.base import G

FILES = (
    "numbers",
    "filters",
    "words_back",
    "who",
    "targets",
    "players",
    "recipients",
    "suffixes",
    "lying",
    "amounts",
    "keywords",
    "costs",
    "counter_kinds",
    "durations",
    "deal",
    "shields",
    "life_and_cards",
    "mana",
    "permanents",
    "libraries",
    "choosing",
    "arriving",
    "bodies",
    "changes",
    "change_lists",
    "kinds",
    "combat_words",
    "rules_of_things",
    "events",
    "combat_events",
    "player_events",
    "moments",
    "joined_events",
    "conditions",
    "being",
    "this_turn",
    "past",
    "mana_spent",
    "comparing",
    "this_way",
    "making",
    "beside",
    "impulse",
    "top_cards",
    "searching",
    "keyword_actions",
    "compound",
    "copying",
    "becoming_copies",
    "sentences",
    "later",
    "unless",
    "steps",
    "animation",
    "paragraphs",
    "dice",
    "modes",
    "damage_rules",
    "would_deal",
    "dealt_instead",
    "standing",
    "lasting",
    "while_it_holds",
    "replacing",
    "more_of_them",
    "triggering",
    "entering",
    "granted_ways",
    "would_enter",
    "would_draw",
    "casting",
    "permissions",
    "whole_zones",
    "statements",
    "labels",
    "lines",
    "levels",
    "unread_words",
    "frames",
    "would_frames",
    "casting_frames",
    "spell_frames",
    "terse",
)
for _name in FILES:
    import_module(f"bot.cards.phrases.{_name}")

LINE_OF_SPELL = G.rule("line.spell")
LINE_OF_PERMANENT = G.rule("line.permanent")
FRAMES = tuple(G.rule(name) for name in ("frame", "frame.labelled", "frame.loose", "frame.loose.labelled"))
FRAMES_OF_SPELL = tuple(G.rule(name) for name in ("frame.ofcard", "frame.spell", "frame.resolving"))
