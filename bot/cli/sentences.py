"""Commands that take somebody's own words: a sentence that begins with a dash is no option."""

from __future__ import annotations

import click


class TakesWords(click.Command):
    """A command whose arguments are words as they are typed or pasted: `- Alice attacks.`, a line of a list, is one of them."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments; what is no option of the command is refused unless a sentence is among them that looks like one."""
        ctx.ignore_unknown_options = any(map(_is_sentence, args))
        return super().parse_args(ctx, args)


def _is_sentence(argument: str) -> bool:
    """Whether it is several words that begin with a dash; what may hold anything is the value of an option, after its `=`."""
    return argument.startswith("-") and len(argument.partition("=")[0].split()) > 1
