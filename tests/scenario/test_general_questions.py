"""Questions about the rules without a board are played out on a board of the least."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Value
from bot.answers.resolving import resolution
from bot.scenario.general.points import POINTS
from tests.scenario.telling import names, tell


def answered(text: str) -> Value:
    (answer,) = resolution(text, "current", names(), TableNumbers()).answers
    return answer.value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Does deathtouch work with trample?", True),
        ("Does menace stop me from blocking with one creature?", True),
        ("Does ward counter board wipes?", False),
        ("Does indestructible prevent damage?", False),
        ("Does infect stack with poison counters from toxic?", True),
        ("Does Shock hit planeswalkers?", True),
        ("Does first strike damage happen before regular damage?", True),
        ("If a creature with first strike kills its blocker does it take damage?", False),
        ("Do creatures untap after blocking?", False),
        ("Do I lose if my library is empty?", False),
        ("Do I lose the game if I draw from an empty library?", True),
        ("Do tokens go to the graveyard?", True),
        ("Does exiling a creature trigger dies abilities?", False),
        ("If I sacrifice a creature to pay a cost, can my opponent respond?", False),
        ("Can I sacrifice a creature that's already been targeted?", True),
        ("Can I sacrifice the same creature twice?", False),
        ("Can my creatures block for my planeswalker?", True),
        ("Does damage to a planeswalker count as damage to the player?", False),
        ("Can I redirect burn damage to planeswalkers?", False),
        ("If a blocker is destroyed before damage, does the attacker hit the player?", False),
        ("Do damage counters stay on creatures between turns?", False),
        ("How many poison counters until I lose?", 10),
        ("Can a 1/1 kill a 5/5 with deathtouch?", True),
        ("Can I block more than one attacker with one creature?", False),
        ("Does regenerating a creature tap it?", True),
        ("Can I use lifelink to survive lethal damage?", True),
        ("If I take lethal damage and gain life from lifelink at the same time do I survive?", True),
        ("If two creatures deal lethal damage to each other do both die?", True),
        ("Does lifelink damage count if the creature is blocked?", True),
        ("Does an unblocked creature with lifelink gain me life?", True),
        ("Can I gain life above 20?", True),
        ("Can my life go below 0?", True),
        ("Does -1/-1 kill a 1/1 indestructible?", True),
        ("Does a pumped creature die at end of turn when the pump ends?", False),
        ("If I remove an anthem after combat do damaged creatures die?", True),
        ("Does bouncing a creature remove its auras?", True),
        ("Does sacrificing in response fizzle the spell?", True),
        ("If all targets are illegal does the spell do anything?", False),
        ("Do anthems affect tokens?", True),
        ("Does an anthem affect my opponent's creatures?", False),
        ("Do I have to attack with goaded creatures?", True),
        ("Can reach creatures block flying creatures?", True),
        ("Does a creature with 0 power deal damage?", False),
        ("Can a creature with 0 power attack?", True),
        ("Can a creature with defender attack if it loses defender?", True),
        ("Can I choose not to block?", True),
        ("Does a blocked creature stay blocked if the blocker is sacrificed?", True),
        ("Does trample work against chump blockers?", True),
        ("Does deathtouch trample need only 1 damage?", True),
        ("Does vigilance stop tapping for abilities?", False),
        ("Does haste let creatures use tap abilities right away?", True),
        ("Does hexproof protect from my own spells?", False),
        ("Does shroud protect from my own spells?", True),
        ("Do fighting creatures tap?", False),
        ("Does deathtouch work in a fight?", True),
        ("Does lifelink work when fighting?", True),
        ("Does trample work in a fight?", False),
        ("Are tokens affected by board wipes?", True),
        ("Can my opponent respond to a planeswalker ability?", True),
        ("Can I cast an instant during my opponent's declare blockers step?", True),
        ("Can I flash in a creature to block after attackers are declared?", True),
        ("Can I flash in a creature after blockers are declared and block with it?", False),
        ("If I kill an attacker before damage, do I still take damage?", False),
        ("Can I tap an attacking creature to stop its damage?", False),
        ("If I gain control of an attacking creature does it leave combat?", True),
        ("Is a regenerated creature removed from combat?", True),
        ("If my creature loses flying after blocks is it still blocked by the flyer?", True),
        ("If I give my attacker flying after it's blocked does it become unblocked?", False),
        ("Does a copied spell count as casting?", False),
        ("Does copying a spell trigger prowess?", False),
        ("Do tokens trigger enter the battlefield abilities?", True),
        ("Does an aura fall off if the creature gains shroud?", False),
        ("What happens to equipment when the creature dies?", "battlefield"),
        ("What happens to an aura when the creature dies?", "graveyard"),
        ("Can I put an aura on my opponent's creature?", True),
        ("Does damage prevention stop lifelink?", True),
        ("Does Fog stop noncombat damage?", False),
        ("Does protection stop damage?", True),
        ("Does hexproof stop auras from my opponent?", True),
        ("does deathtouch work through indestructible?", False),
        ("Does indestructible stop deathtouch?", True),
        ("Does first strike negate trample?", False),
        ("Can first strike stop deathtouch?", True),
        ("Does trample work when blocking?", False),
        ("Does First Strike Work When Defending?", True),
        ("Does lifelink work on planeswalkers?", True),
        ("Does deathtouch kill planeswalkers?", False),
        ("Does double strike hit a player twice?", True),
        ("Does double strike affect lifelink?", True),
        ("Does non-combat damage trigger lifelink?", True),
        ("Does deathtouch work with noncombat damage?", True),
        ("Does infect cause poison counters?", True),
        ("Can you trample over creatures with protection?", True),
        ("Does wither kill indestructible creatures?", True),
        ("Does deathtouch kill creatures with protection?", False),
        ("Does lifelink work with infect? Thanks!", True),
        ("Does protection from black stop deathtouch?", True),
        ("Does a token dying trigger death triggers?", True),
        ("Can tapped creatures block?", False),
        ("Can I use a tap ability with summoning sickness?", False),
        ("Do I need haste to use a tap ability the turn it comes in?", True),
        ("Does double lifelink do anything?", False),
        ("If I kill the blocker does my creature deal damage to the player?", False),
        ("Does trample damage go through if the blocker is removed?", True),
        ("Does first strike matter when creatures fight?", False),
        ("Does a creature that fights get tapped?", False),
        ("Is double blocking legal?", True),
        ("Can I choose to deal all the damage to one blocker?", True),
        ("Can a trampler deal all of its damage to the player if it's blocked?", False),
        ("Does life loss count as damage?", False),
        ("Is paying life the same as losing life?", True),
        ("Does a planeswalker's loyalty going down count as losing life?", False),
        ("Can a creature with shroud be equipped?", False),
        ("Do creatures heal between turns?", True),
        ("Does a 0 power creature with deathtouch kill anything it blocks?", False),
        ("Can I respond to a split second spell?", False),
    ],
)
def test_a_general_question_is_answered(question: str, value: bool) -> None:
    assert answered(question) is value


@pytest.mark.parametrize("keyword", sorted(POINTS))
def test_every_point_shows_without_anything_against_it(keyword: str) -> None:
    other = "trample" if keyword == "vigilance" else "vigilance"
    assert answered(f"Does {keyword} work with {other}?") is True
    if not POINTS[keyword].meets:
        assert answered(f"Does {keyword} work with menace?") is True


def test_what_is_played_out_is_said() -> None:
    told = tell("Does deathtouch work with trample?")
    assert told.questions[0].text == "Does deathtouch work with trample?"
    assert told.assumptions[0].startswith(
        "This was asked of any board; it is played out so: Alice controls Knight"
    )


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "Does attacking a planeswalker trigger abilities that trigger when a creature deals combat damage to a player?",
            False,
        ),
        ("Does sacrificing a creature trigger abilities that trigger when a creature dies?", True),
        ("Does exiling a creature trigger abilities that say whenever a creature dies?", False),
        ("Does returning a creature to hand count as dying?", False),
        ("Can I block and then sacrifice the blocker?", True),
        ("If I block and then sacrifice the blocker, do I take damage?", False),
        ("Is dealing negative damage possible?", False),
        ("Can a creature deal negative damage?", False),
        ("Does trample work on planeswalkers?", True),
        ("Can Shock target planeswalkers?", True),
        ('Can I target a planeswalker with a spell that says "destroy target creature"?', False),
    ],
)
def test_a_deed_is_played_out(question: str, value: Value) -> None:
    assert answered(question) == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Does deathtouch and trample let me assign just 1 damage to the blocker?", True),
        ("Can I assign only 1 damage to each blocker with a deathtouch trampler?", True),
        ("Do double strike creatures deal damage twice if the blocker has first strike?", True),
        ("If a creature with lifelink deals damage to a planeswalker do I still gain life?", True),
        ("Does a 0/1 with deathtouch kill what it blocks?", False),
        ("Does Wrath of God get around indestructible?", False),
        ("does hexproof stop wrath of god?", False),
        ("Does protection from white stop Wrath of God?", False),
        ("Does indestructible stop board wipes?", True),
        ("Does ward trigger on an ability that targets?", True),
        ("Can I regenerate a creature that took lethal damage from a deathtoucher?", True),
        ("Is a player with no cards in library dead right away?", False),
        ("Does menace and only one blocker mean it's unblockable?", True),
        ("Do tokens get summoning sickness?", True),
        ("Can a summoning sick creature block?", True),
        ("Do I have to block?", False),
        ("Can I use a planeswalker the turn it comes in?", True),
        ("If I tap a blocker does it still deal damage?", True),
        ("If I kill the blocker is my attacker unblocked?", False),
        ("Can I equip during combat?", False),
        ("If I kill the source in response to its ability, does the ability still resolve?", True),
        ("Does a spell fizzle if its only target is gone?", True),
        ("Does gaining life remove poison counters?", False),
        ("Can I pay more life than I have?", False),
        ("Does loss of life count as damage?", False),
        ("Does paying life count as losing life?", True),
        ("Does hexproof stop exile effects?", True),
        ("Does shroud stop edicts?", False),
        ("Can I respond to my own spell?", True),
        ("Does tapping a blocker stop it from dealing damage?", False),
        ("Does tapping an attacker stop the damage?", False),
        ("Do planeswalkers have summoning sickness?", False),
        ("Can I activate a planeswalker twice in one turn?", False),
        ("Does an equipment stay on the battlefield when the creature dies?", True),
        ("Can I equip my opponent's creature?", False),
        ("Do +1/+1 and -1/-1 counters cancel each other out?", True),
        ("Does blinking a creature remove its counters?", True),
        ("Does lifelink stack?", False),
        ("Can I crew with a summoning sick creature?", True),
        ("Does killing the source stop the ability?", False),
        ("Can one creature block two attackers?", False),
        ("Does damage count as losing life?", True),
        ("Does commander damage still count if he gains life?", True),
        ("Does gaining life reset commander damage?", False),
        ("Do poison counters go away?", False),
        ("Does reach let my creature block fliers?", True),
        ("Can I cast a creature at instant speed?", False),
        ("Can I cast two spells in one turn?", True),
        ("Do board wipes kill planeswalkers?", False),
        ("Can regeneration save a creature from deathtouch?", True),
    ],
)
def test_what_is_asked_again_and_again_is_answered(question: str, value: bool) -> None:
    assert answered(question) is value


def test_of_no_spell_that_kills_nothing_is_said() -> None:
    for question in ("Does hexproof stop Giant Growth?", "Does flying stop Earthquake?"):
        assert resolution(question, "current", names(), TableNumbers()).problem is not None


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Does a first strike deathtouch creature kill its blocker before it takes damage?", True),
        ("With deathtouch and first strike, does my creature take damage from the blocker?", False),
        ("Does undying bring back a creature with a +1/+1 counter?", False),
        ("Does undying return a creature with a -1/-1 counter on it?", True),
        ("Does persist bring back a creature with a -1/-1 counter?", False),
        ("Does persist bring back a creature with a +1/+1 counter?", True),
        ("Does exalted trigger with two attackers?", False),
        ("Does exalted work if I attack with only one creature?", True),
        ("Does double strike trigger combat damage abilities twice?", True),
        ("Do two instances of lifelink double the life I gain?", False),
        ("Does my creature's attack trigger still resolve if he kills it?", True),
        ("Does killing the creature in response stop its trigger?", False),
        ("Can I regenerate a creature that was sacrificed?", False),
        ("Does a planeswalker with 0 loyalty die?", True),
        ("If a creature is bounced to its owner's hand, did it die?", False),
        ("If a creature is sacrificed, does it count as dying?", True),
        ("If the blocker is removed, does my creature without trample deal damage to the player?", False),
        ("After first-strike damage is dealt, can I do things before normal combat damage?", True),
    ],
)
def test_what_single_keywords_do_is_played_out(question: str, value: bool) -> None:
    assert answered(question) is value
