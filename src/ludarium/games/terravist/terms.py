"""The words that content files use: habitats, kinds of tokens, classes, sides. Elsewhere they are small integers."""

from typing import Literal

Habitat = Literal["forest", "grassland", "coast", "ocean", "river"]
KindOfToken = Literal["L0", "L1", "L2", "L3", "H"]
Class = Literal["mammal", "bird", "reptile", "amphibian", "fish", "insect", "invertebrate"]
Edge = Literal["N", "E", "S", "W"]
Lost = Literal["token", "egg", "card"]

HABITATS: tuple[Habitat, ...] = ("forest", "grassland", "coast", "ocean", "river")
TOKENS: tuple[KindOfToken, ...] = ("L0", "L1", "L2", "L3", "H")
CLASSES: tuple[Class, ...] = ("mammal", "bird", "reptile", "amphibian", "fish", "insect", "invertebrate")
EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")
