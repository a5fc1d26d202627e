"""Questions as they are understood: what they are about, what they suppose, what they ask for."""
