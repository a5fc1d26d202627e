"""Rulings pages, bulleted sections, articles and rulebooks of 1997: small ones in our own words."""

from __future__ import annotations

from rulesdb.readers.detect import read_text

RULINGS_PAGE = """G.99 - Made-up Things

Return to Rules Index

G.99.1- The first made-up ruling. [Author 1999/05/01]

Top

G.99.2- The second one. [Team 2000/02/16] [Other 2001/02/18] More of it after the name.

Top

G.99.3- The third one. [Author 2000/06/15]

Note- Also see Something, Rule G.10.

Acknowledgments and Disclaimers
"""

SECTION = """- 120.1 Things hurt one another.
- 120.3a A player who is hurt has less life.
Example: The only example.
- 120.10 The tenth rule.
"""

ARTICLE = """Hello again, here is a long first paragraph about nothing in particular that goes on and on so that it is prose, honestly.
A first heading
A long paragraph under the first heading, which also goes on and on so that nobody could take it for a title at all, no.
* A bullet under it.
* Another bullet.
Some Card
{2}{R}
Creature — Thing
3/3
It does something.
[/cets_callout_box]
* A ruling on the card, again rather long so that the text as a whole is seen to be an article and not a poem, or a list.
A first heading
And a paragraph under a heading that comes for the second time, as long as the others are, for the same good reason here.
"""

RULEBOOK = """Somebody's Home Page

Making Up Rules

Fast effects are played in batches, and interrupts before them. Summon spells have a casting cost.

Example

A made-up card does a made-up thing.
Note that this stands under the example.

Note that this stands under the example.

The second paragraph of the section.

Another Section
The first paragraph of the other section.
"""


def test_a_rulings_page_keeps_numbers_names_and_notes() -> None:
    document = read_text(RULINGS_PAGE, "page.txt")
    assert (document.kind, document.title, document.date) == (
        "rulings-page",
        "Rulings: Made-up Things (G.99)",
        "2001-02-18",
    )
    assert [(rule.number, rule.text) for rule in document.rules] == [
        ("G.99", "Made-up Things\nAlso see Something, Rule G.10."),
        ("G.99.1", "The first made-up ruling. [Author 1999/05/01]"),
        ("G.99.2", "The second one. [Team 2000/02/16] [Other 2001/02/18] More of it after the name."),
        ("G.99.3", "The third one. [Author 2000/06/15]"),
    ]
    assert document.rule_count == 3


def test_a_bulleted_section_is_rules_with_examples() -> None:
    document = read_text(SECTION, "section-2020.txt")
    assert (document.kind, document.title, document.date) == ("rules-section", "Rules section 120", "2020")
    assert [(rule.number, rule.text, rule.examples) for rule in document.rules] == [
        ("120.1", "Things hurt one another.", []),
        ("120.3a", "A player who is hurt has less life.", ["The only example."]),
        ("120.10", "The tenth rule.", []),
    ]


def test_an_article_gets_anchors_under_its_headings_and_cards() -> None:
    document = read_text(ARTICLE, "some-article-2016.txt")
    assert (document.kind, document.title, document.date) == ("article", "Some article 2016", "2016")
    assert [(rule.number, rule.is_heading) for rule in document.rules] == [
        ("Article 2016 1", False),
        ("Article 2016 A first heading", True),
        ("Article 2016 A first heading 1", False),
        ("Article 2016 A first heading 2", False),
        ("Article 2016 A first heading 3", False),
        ("Article 2016 Some Card", True),
        ("Article 2016 Some Card 1", False),
        ("Article 2016 A first heading b", True),
        ("Article 2016 A first heading b 1", False),
    ]
    card = document.rules[5]
    assert card.text == "Some Card\n{2}{R}\nCreature — Thing\n3/3\nIt does something."


def test_a_rulebook_is_found_by_its_sections() -> None:
    document = read_text(RULEBOOK, "rulebook-1997.txt")
    assert (document.kind, document.date) == ("rulebook", "1997")
    assert [(rule.number, rule.text, rule.examples) for rule in document.rules] == [
        ("Making Up Rules", "Making Up Rules", []),
        (
            "5E Making Up Rules 1",
            "Fast effects are played in batches, and interrupts before them. Summon spells have a casting cost.",
            ["A made-up card does a made-up thing.\nNote that this stands under the example."],
        ),
        ("5E Making Up Rules 2", "The second paragraph of the section.", []),
        ("Another Section", "Another Section", []),
        ("5E Another Section 1", "The first paragraph of the other section.", []),
    ]
