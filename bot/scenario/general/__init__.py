"""Questions about the rules without a board (`Does deathtouch work with trample?`): played out on a board of the least."""
