"""Worker processes that answer questions, each within a time limit, so that a hard question delays nobody.

A worker that dies takes only its own question with it, and is replaced whatever ended it."""
