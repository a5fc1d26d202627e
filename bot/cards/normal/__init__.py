"""From printed Oracle text to the one form that the grammar reads: names as `~`, no reminders, wordings of today."""
