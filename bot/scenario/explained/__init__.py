"""What is told after a card and is what that card does: its aim, its mode, what is chosen for it; never one more deed.

Which question each file answers: `goes_on` (told with `and`, before the use of the card is told on), `participles` and `modes` (told
with `-ing` after it), `effects`, `damage` and `counters` (told as a deed of its own, later), `source` (what does it, and how it is told on).
"""
