"""Questions about what came of a scenario: a file a subject, each with its kinds, their evaluation and their sentences."""
