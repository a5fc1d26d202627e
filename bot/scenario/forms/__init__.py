"""The sentences and questions of the language as data, and how they are compiled."""
