"""Questions about players: life, poison, who wins, cards drawn and discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.answers.asked import Board, Finding, answers, counted, listed, rules_of
from bot.scenario.questions import Question


def _who(question: Question, board: Board) -> str:
    """The player asked about; the first one where none was named."""
    for name in (question.who, *question.what, *question.to):
        if name in board.players:
            return name
    return next(iter(board.players))


def _life_steps(board: Board, player: str, gained: bool) -> list[Mapping[str, Any]]:
    sign = 1 if gained else -1
    return [s for s in board.of_kind("life") if s["subject"] == player and (s["amount"] or 0) * sign > 0]


@answers("lifetotal")
def life_total(question: Question, board: Board) -> Finding:
    """The life total in the end."""
    player = _who(question, board)
    life = int(board.players[player]["life"])
    steps = [s for s in board.of_kind("life") if s["subject"] == player]
    return Finding(life, f"{player} is at {life} life.", rules_of(steps))


@answers("lifelost", "loseslife")
def life_lost(question: Question, board: Board) -> Finding:
    """How much life the player lost in all; whether any."""
    player = _who(question, board)
    steps = _life_steps(board, player, gained=False)
    lost = -sum(s["amount"] for s in steps)
    why = f"{player} loses {lost} life." if lost else f"{player} loses no life."
    if question.kind == "loseslife":
        return Finding(lost > 0 if question.number is None else lost == question.number, why, rules_of(steps))
    return Finding(lost, why, rules_of(steps))


@answers("lifegained", "gainslife")
def life_gained(question: Question, board: Board) -> Finding:
    """How much life the player gained in all; whether any. Without a player: whoever gained."""
    players = [question.who] if question.who in board.players else list(board.players)
    steps = [s for p in players for s in _life_steps(board, p, gained=True)]
    gained = sum(s["amount"] for s in steps)
    name = listed(dict.fromkeys(s["subject"] for s in steps)) or listed(players[:1])
    why = f"{name} gains {gained} life." if gained else f"{name} gains no life."
    if question.kind == "gainslife":
        return Finding(
            gained > 0 if question.number is None else gained == question.number, why, rules_of(steps)
        )
    return Finding(gained, why, rules_of(steps))


@answers("whogains", "wholoses")
def who_gains(question: Question, board: Board) -> Finding:
    """The name of whoever gains (loses) life; `nobody`."""
    gained = question.kind == "whogains"
    steps = [s for p in board.players for s in _life_steps(board, p, gained)]
    names = list(dict.fromkeys(s["subject"] for s in steps))
    why = " ".join(s["text"] for s in steps) or f"No life is {'gained' if gained else 'lost'}."
    return Finding(listed(names) or "nobody", why, rules_of(steps))


@answers("poisontotal")
def poison_total(question: Question, board: Board) -> Finding:
    """Poison counters in the end."""
    player = _who(question, board)
    poison = int(board.players[player]["poison"])
    steps = [s for s in board.of_kind("counters") if s["object"] == player]
    return Finding(poison, f"{player} has {counted(poison, 'poison counter')}.", rules_of(steps))


def dead(board: Board, player: str) -> Finding:
    """Has that player lost?"""
    end = board.players[player]
    steps = [s for s in board.of_kind("lose") if s["subject"] == player]
    if end["lost"]:
        return Finding(True, steps[0]["text"] if steps else f"{player} has lost.", rules_of(steps[:1]))
    poison = f" and {counted(end['poison'], 'poison counter')}" if end["poison"] else ""
    life = rules_of([s for s in board.of_kind("life") if s["subject"] == player])
    return Finding(False, f"{player} is at {end['life']} life{poison}.", life)


def _winner(board: Board) -> Finding:
    alive = [name for name, end in board.players.items() if not end["lost"]]
    steps = board.of_kind("lose")
    words = " ".join(s["text"] for s in steps)
    if board.data.get("loop") or not alive:
        return Finding("nobody", words or "The game is a draw.", rules_of(steps))
    if len(alive) == 1:
        return Finding(alive[0], words or f"{alive[0]} wins.", rules_of(steps))
    totals = listed(f"{name} is at {end['life']} life" for name, end in board.players.items())
    return Finding("nobody", f"Nobody has won: {totals}.", ())


@answers("wins")
def wins(question: Question, board: Board) -> Finding:
    """The winner's name; `nobody` while the game goes on, or when it is a draw."""
    return _winner(board)


@answers("loses")
def loses(question: Question, board: Board) -> Finding:
    """The name of whoever has lost; `nobody`."""
    lost = [name for name, end in board.players.items() if end["lost"]]
    steps = board.of_kind("lose")
    why = " ".join(s["text"] for s in steps) or "Nobody has lost."
    return Finding(listed(lost) or "nobody", why, rules_of(steps))


@answers("iswinner")
def is_winner(question: Question, board: Board) -> Finding:
    """Does that player win?"""
    winner = _winner(board)
    return Finding(winner.value == _who(question, board), winner.why, winner.rules)


@answers("isloser")
def is_loser(question: Question, board: Board) -> Finding:
    """Does that player lose, is that player dead?"""
    return dead(board, _who(question, board))


@answers("isalive")
def is_alive(question: Question, board: Board) -> Finding:
    """Is that player still in the game?"""
    lost = dead(board, _who(question, board))
    return Finding(not lost.value, lost.why, lost.rules)


@answers("discards", "manydiscards")
def discards(question: Question, board: Board) -> Finding:
    """Whether, or how many cards, the player discarded."""
    player = _who(question, board)
    number = int(board.players[player]["discarded"])
    steps = [s for s in board.of_kind("discard") if s["subject"] in (player, "")]
    why = f"{player} discards {counted(number, 'card')}." if number else f"{player} discards nothing."
    return Finding(number if question.kind == "manydiscards" else number > 0, why, rules_of(steps))


@answers("draws", "manycards")
def draws(question: Question, board: Board) -> Finding:
    """Whether, or how many cards, the player drew."""
    player = _who(question, board)
    number = int(board.players[player]["drawn"])
    steps = [s for s in board.of_kind("draw") if s["subject"] == player]
    why = f"{player} draws {counted(number, 'card')}." if number else f"{player} draws nothing."
    return Finding(number if question.kind == "manycards" else number > 0, why, rules_of(steps))


@answers("manaburn")
def mana_burn(question: Question, board: Board) -> Finding:
    """Does the player take mana burn?"""
    player = _who(question, board)
    burn = int(board.players[player]["mana_burn"])
    steps = [s for s in board.of_kind("mana") if s["subject"] == player]
    return Finding(
        burn > 0, f"{player} takes {burn} mana burn." if burn else f"{player} takes none.", rules_of(steps)
    )
