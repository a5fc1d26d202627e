"""The combat phase (CR 506-511): declarations legal as a whole, who divides which damage, and leaving combat."""
