"""Names that people have: which words are names of players, and of what gender they are, as far as it is known."""

from __future__ import annotations

from bot.scenario.text.words import word_set

#: First names that players of rules questions go by. A capitalised word that acts as a player is one without being here.
GIVEN_NAMES = word_set(
    """
    adam ahmed aisha ajay akira alan aleksandr alex alexa alexandra alexis alfred ali alice alicia alison allen allison
    amanda amber amelia amir amy ana anders andre andrea andrew andy angela anil anita ann anna anne annie anthony anton
    antonio april arjun arthur ashley audrey barbara barry beatrice becky ben benjamin bernard beth betty bill billy bjorn
    bob bobby brad brandon brenda brian bruce bryan caleb cameron candice carissa carl carla carlos carmen carol caroline
    catherine cathy charles charlie charlotte chelsea cheryl chris christian christina christine christopher cindy claire
    clara clark claudia colin connor cora craig crystal cynthia daisy dale dan dana daniel danielle danny dave david dawn
    dean deborah debra dennis derek diana diane dick dmitri dominic don donald donna doris dorothy doug douglas dylan earl
    eddie edgar edith edward edwin eileen elaine eleanor elena eli elizabeth ella ellen emily emma emre enzo eric erica erik
    erin ethan eugene eva evan eve evelyn fatima felipe fernando fiona florence frances francesca francis frank fred
    frederick gabriel gary gavin george gerald gina giovanni giulia glenn gloria gordon greg gregory gwen hannah hans harold
    harry harvey heather heidi helen henry herbert hiroshi holly howard hugh ian ida igor ines ingrid irene iris isaac
    isabel ivan jack jackie jacob jake jamal james jamie jan jane janet janice jason javier jay jean jeff jeffrey jennifer
    jenny jeremy jerome jerry jesse jessica jill jim jimmy joan joanna joao joe joel johan john johnny jon jonathan jordan
    jorge jose joseph josh joshua joyce juan judith judy julia julian julie justin karen karl katarina kate katherine kathy
    katie keith kelly ken kenji kenneth kevin kim kimberly kirk klaus kris kristen kurt kyle larry lars laura lauren
    lawrence leah lee leila leo leon leonard leslie lewis liam lillian lily linda lisa liz lloyd logan lois lori louis
    louise luca lucas lucy luis luke lynn madison marco marcus margaret maria marie marilyn mario marion mark marta martha
    martin marvin mary mason mateo matt matthew maureen max megan mehmet melissa michael michelle miguel mike mildred milton
    mitch mohammed molly monica nadia nadine nancy naomi natalie natasha nathan neil nicholas nick nicole nikhil nina noah
    nora norman olga oliver olivia omar oscar owen pablo pam pamela paolo patricia patrick patty paul paula pedro peggy
    penny percy pete peter phil philip phillip phyllis pierre priya quentin rachel rafael rahul ralph randy ravi ray raymond
    rebecca regina rhonda ricardo richard rick ricky rita rob robert robin rodney roger rohan roland ron ronald rosa rose
    ross roy ruby russell ruth ryan sally sam samantha samuel sandra sanjay santiago sara sarah scott sean seth shane
    shannon sharon shaun sheila shirley simon sofia sonia sophia sophie stacy stan stanley stefan stella stephanie stephen
    steve steven stuart sue susan suzanne sven sylvia tamara tammy tanya tara tariq ted teresa terry theo theodore theresa
    thomas tiffany tim timothy tina todd tom tomas tommy tony tracy travis trevor trudy tyler valerie vanessa vera vernon
    veronica vicki victor victoria vikram vincent violet virginia vivian wade wallace walter wanda warren wayne wendy wesley
    will william willie xander yolanda yuki yusuf yvonne zach zachary zoe
    """
)


#: Names that go with `she` and `he`, where a pronoun could mean either player.
SHE_NAMES = word_set(
    """
    alice amy angela ann anna anne barbara beth betty brenda carissa carla carol caroline catherine charlotte christina claire
    claudia cynthia daisy dana deborah diana donna doris dorothy elena elizabeth ella ellen emily emma erica erin eva eve evelyn
    fiona gina gloria hannah heather helen holly ida ingrid irene iris isabel jane janet jenny jessica jill joan joanna judith
    judy julia julie karen kate katie kelly kim laura lauren linda lisa lois lucy maria marie martha mary megan melissa michelle
    molly monica nadia nadine nancy naomi natalie nicole nina nora olivia pam patricia paula peggy penny rachel rebecca rosa rose
    ruth sally samantha sandra sara sarah sharon sheila sofia sophia sophie stella sue susan sylvia tanya tara teresa tina
    tracy trudy ursula valerie vanessa vera veronica victoria wanda wendy yolanda yvonne zoe
    """
)


HE_NAMES = word_set(
    """
    adam alan albert alfred andrew andy anthony arthur barry ben benjamin bernard bill billy bob bobby brad brian bruce carl
    charles charlie chris colin craig dan daniel danny dave david dennis derek dominic donald doug douglas ed eddie edward
    eric ethan frank fred gary george gerald glenn gordon greg harold harry henry howard hugh ian isaac ivan jack jacob jake
    james jason jeff jeremy jerry jim jimmy joe joel john johnny jon jonathan joseph josh justin karl keith ken kenneth kevin
    larry leo leon lewis liam louis luke marcus mario mark martin matt matthew max michael mike nathan neil nicholas nick noah
    norman oliver oscar owen patrick paul pete peter phil philip ralph randy ray richard rick rob robert roger roland ron
    ronald roy russell ryan samuel scott sean simon stan stephen steve steven stuart ted theo thomas tim timothy todd tom
    tommy tony tyler victor vincent walter wayne will william xander
    """
)


#: Given names that are words of other use: a player only where one acts or the name stands capitalised inside a sentence.
WORDY_NAMES = word_set(
    """
    will mark rose dawn april iris lily ruby crystal amber violet grace holly daisy dale dean jack ray bill
    max art penny rob jay gene may hope faith robin carol sue dick earl kirk ross wade warren
    """
)


def goes_with(word: str, name: str) -> bool:
    """Whether `he` or `she` may mean a player of that name; `they` may mean anybody."""
    if word in ("he", "him", "his"):
        return name.lower() not in SHE_NAMES
    if word in ("she", "her", "hers"):
        return name.lower() not in HE_NAMES
    return True


def surely_goes_with(word: str, name: str) -> bool:
    """Whether the name alone says that `he` or `she` is that player."""
    if word in ("he", "him", "his"):
        return name.lower() in HE_NAMES
    return word in ("she", "her", "hers") and name.lower() in SHE_NAMES
