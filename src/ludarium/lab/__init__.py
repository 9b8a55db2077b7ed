"""Play by the thousand: arenas, balance reports, training environments."""
