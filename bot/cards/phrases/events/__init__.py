"""What triggered abilities watch for, and when."""
