"""Players that are programs: they are given Eyes and nothing else."""
