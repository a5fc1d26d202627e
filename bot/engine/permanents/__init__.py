"""What permanents are and become: attached, copied, face down, transformed, paired, tapped, with counters, one of a kind."""
