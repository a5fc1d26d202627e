"""The two-way kernel: phrases that build values from text and text from values by one registration.

It knows nothing of Magic. `tokens` splits a line, `pattern` turns a value with holes into both halves of a
phrase, `grammar` holds the phrases as tries, `run` finds all readings of one line, `proof` checks that what
was read prints back as what was written.
"""
