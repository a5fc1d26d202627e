"""The look-ups: rules, terms, cards, words, history, and what is offered while one types."""
