"""Matches being played: in memory only as long as somebody is there, or a bot has to move."""
