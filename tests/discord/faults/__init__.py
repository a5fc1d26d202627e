"""What users see when something breaks: nothing that was asked is lost, and nothing says "well" that is not.

`test_table.py` holds the table; every row names the test that breaks it so."""
