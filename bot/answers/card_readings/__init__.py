"""What the program makes of cards' text: readings, verdicts, coverage, the ledger."""
