"""What is measured, and the floor it is measured against. `python -m benchmarks` prints the ratios."""
