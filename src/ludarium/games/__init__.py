"""The games: a folder each, all laid out alike."""
