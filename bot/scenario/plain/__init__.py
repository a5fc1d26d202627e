"""Other words for the same: what players type, in the plainer words that the grammar reads."""
