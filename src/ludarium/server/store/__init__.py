"""Where tables and matches are kept: SQLite by default, PostgreSQL when that is outgrown."""
