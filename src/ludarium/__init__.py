"""Five board games about living worlds, one table."""
