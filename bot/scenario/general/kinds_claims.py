"""What is asked of what things are at large: whether a token is a card, a land a spell: in the signs of `products.py`."""

from __future__ import annotations

_TOKEN = "Alice controls Knight, a 2/2 creature token. "
_FOREST = "Alice plays Forest. "
_AVA = "Alice controls Ava, a planeswalker with 3 loyalty. "
_CAST = 'Alice controls Shrine, an enchantment with "Whenever you cast a creature spell, you gain 1 life." Alice casts Knight, a 2/2 creature. '
_ELF = 'Alice controls Elf, a 1/1 creature with "{T}: Add {G}." Alice taps Elf for mana. In response, Bob casts an instant "Counter target activated or triggered ability." targeting Elf. '

KINDS_CLAIMS = f"""
is: <token> / [a] card|cards -> {_TOKEN}Is Knight a card?
is: <token> / [a] permanent|permanents -> {_TOKEN}Is Knight a permanent?
is: <token> / [a] spell|spells -> {_TOKEN}Is Knight a spell?
is: <land> / [a] spell|spells -> {_FOREST}Is Forest a spell?
is: <land> / [a] permanent|permanents -> {_FOREST}Is Forest a permanent?
is: <land> / colorless -> {_FOREST}Is Forest colorless?
is: playing <land> / casting|cast [a] [spell|it] -> {_FOREST}Is Forest a spell?
does: playing <land> / count|counts as ( casting|cast [a] [spell] ) -> Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." {_FOREST}Does Shrine trigger?
does: playing <land> / trigger [abilities|things|prowess|storm|cast] [that|triggers] [trigger] [when|whenever] [<i>] [cast] [a] [spell] -> Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." {_FOREST}Does Shrine trigger?
is: <walker> / [a] permanent|permanents -> {_AVA}Is Ava a permanent?
is: <walker> / [a] creature|creatures -> {_AVA}Is Ava a creature?
is: [a] creature|creatures / [a] spell|spells / ( when|while|as [<i>] [it] [is|being] cast [it|them] | on the stack ) -> {_CAST}Does Shrine trigger?
is: casting <creature> / casting a spell -> {_CAST}Does Shrine trigger?
does: ( casting <creature> [spell] | <creature> spell|spells ) / count|counts as ( casting a spell | a spell | casting spells ) -> {_CAST}Does Shrine trigger?
does: ( mana abilities|ability | tapping <land|creature> [for] [mana] | mana dorks|dork ) / use|uses|go|goes [on] [to] the stack -> {_ELF}Is that legal?
may: ( [a] mana ability|abilities ) / be ( countered | responded to | stifled ) -> {_ELF}Is that legal?
is: [a|an] artifact creature|creatures / ( [also] affected by artifact removal | destroyed by artifact removal | artifact|artifacts | an artifact ) -> Alice controls Knight, a 2/2 artifact creature. Is Knight an artifact?
is: [a|an] artifact creature|creatures / ( [also] affected by creature removal | destroyed by creature removal | creature|creatures | a creature ) -> Alice controls Knight, a 2/2 artifact creature. Is Knight a creature?
may: ( artifact removal ) / destroy|kill|hit|target [an] artifact creature|creatures -> Alice controls Knight, a 2/2 artifact creature. Bob casts an instant "Destroy target artifact." targeting Knight. Does Knight die?
is: ( [a] copy|copies of a spell | [a] copied spell|spells ) / cast -> Alice controls Shrine, an enchantment with "Whenever you cast an instant or sorcery spell, you gain 1 life." Alice casts a sorcery "Draw a card." In response, Alice casts an instant "Copy target instant or sorcery spell." targeting the sorcery. Does Shrine trigger three times?
"""
