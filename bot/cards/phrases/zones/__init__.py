"""Cards that move between zones: onto the battlefield, out of libraries, graveyards and hands."""
