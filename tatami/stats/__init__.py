"""Statistics: shares and ratings with their intervals."""
