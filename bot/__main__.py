"""`python -m bot` is `rules-oracle`."""

from bot.cli import main

if __name__ == "__main__":
    main()
