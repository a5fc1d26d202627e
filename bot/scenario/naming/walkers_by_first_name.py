"""Planeswalkers by the one name that all cards of theirs begin with: `I Bolt Jace` need not say which Jace."""

from __future__ import annotations

from bot.scenario.text.words import word_set

#: Of each there are several cards, each with a title; no other card has that name alone.
FIRST_NAMES = word_set(
    """
    ajani angrath arlinn ashiok basri chandra daretti davriel domri dovin elspeth freyalise garruk gideon huatli jace jaya kaito
    karn kasmina kaya kiora koth liliana lukka nahiri narset nissa oko quintorius rowan saheeli samut sarkhan sorin tamiyo teferi
    teyo tezzeret tibalt tyvar ugin vivien vraska xenagos
    """
)
