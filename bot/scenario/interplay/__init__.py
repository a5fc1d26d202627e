"""How two cards go together, asked of no board: `Does Torpor Orb stop Mulldrifter?`, `How does Humility work with Glorious Anthem?`"""
