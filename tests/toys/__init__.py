"""Games made for testing the table: right ones, and ones with a single thing wrong."""
