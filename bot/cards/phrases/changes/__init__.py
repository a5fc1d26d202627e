"""What things become and get, for a while or for good: power, keywords, types, whole bodies (CR 613)."""
