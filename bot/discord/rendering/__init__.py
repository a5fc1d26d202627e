"""An `Answer` as Discord shows it. Nothing outside this package knows Discord's limits."""
