"""How every story of the case files is read and answered, kept, and compared after a change."""
