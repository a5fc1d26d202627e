"""The subtypes of each card type (CR 205.3)."""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: CR 205.3g.
ARTIFACT_TYPES = _words("""
    Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
    Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
""")

#: CR 205.3h.
ENCHANTMENT_TYPES = _words("""
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
""")

#: CR 205.3i.
LAND_TYPES = _words("""
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower
    Town Urza's
""")

#: CR 205.3i.
BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

#: CR 205.3j.
PLANESWALKER_TYPES = _words("""
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel
    Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace
    Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset
    Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha
    Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos
    Yanggu Yanling Zariel
""")

#: CR 205.3k.
SPELL_TYPES = _words("""
    Adventure Arcane Lesson Omen Trap
""")

#: CR 205.3m.
CREATURE_TYPES = _words("""
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
    Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast
    Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Borg Bringer Brushwagg C'tan Camarid Camel
    Capybara Caribou Carrier Cat Centaur Cephalid Child Chimera Citizen Cleric Clown Cockatrice Construct
    Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective
    Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Droid Drone Druid Dryad Dwarf Echidna
    Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Ewok Eye Faerie Ferret Fish Flagbearer Fox
    Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem
    Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff
    Homarid Homunculus Horror Horse Hound Human Hunter Hydra Hyena Illusion Imp Incarnation Inhuman Inkling
    Inquisitor Insect Jackal Jedi Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Klingon Knight Kobold Kor
    Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore
    Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount
    Mouse Mutant Myr Mystic Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad
    Nymph Octopus Officer Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
    Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum
    Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue
    Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal
    Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Sith Skeleton Skrull Skunk Slith Sliver
    Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit
    Splinter Sponge Squid Squirrel Starfish Starship Surrakar Survivor Symbiote Synth Tentacle Tetravite
    Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Trooper Turtle Tyranid
    Unicorn Utrom Vampire Varmint Vedalken Viashino Villain Volver Vulcan Wall Walrus Warlock Warrior Weasel
    Weird Werewolf Whale Wizard Wolf Wolverine Wombat Wookiee Worm Wraith Wurm Yeti Zombie Zubera
""")

SUBTYPES = (
    ARTIFACT_TYPES
    | ENCHANTMENT_TYPES
    | LAND_TYPES
    | PLANESWALKER_TYPES
    | SPELL_TYPES
    | CREATURE_TYPES
    | {"Siege"}
)


_SETS = (ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_TYPES, PLANESWALKER_TYPES, SPELL_TYPES, CREATURE_TYPES)


_OF_TYPES = {
    "Artifact": ARTIFACT_TYPES,
    "Enchantment": ENCHANTMENT_TYPES,
    "Land": LAND_TYPES,
    "Planeswalker": PLANESWALKER_TYPES,
    "Instant": SPELL_TYPES,
    "Sorcery": SPELL_TYPES,
    "Creature": CREATURE_TYPES,
    "Kindred": CREATURE_TYPES,
}


def lost_with(before: tuple[str, ...], now: tuple[str, ...]) -> frozenset[str]:
    """The subtypes that what was of these types does not keep, now of those: of the types that it lost alone (CR 205.1a)."""
    lost = [_OF_TYPES[t] for t in before if t in _OF_TYPES and t not in now]
    return frozenset().union(*lost).difference(*(_OF_TYPES[t] for t in now if t in _OF_TYPES))


def correlated(subtypes: tuple[str, ...]) -> frozenset[str]:
    """Every subtype of the sets that these belong to: new ones replace those of the same set alone (CR 205.1a)."""
    return frozenset().union(*(of for of in _SETS if not of.isdisjoint(subtypes)))
