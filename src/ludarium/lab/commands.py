"""`ludarium lab …`: play by the thousand from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludarium.lab import extra
from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.pack import HOUSE


@click.group()
def lab() -> None:
    """Play by the thousand, for designers and researchers."""


def _options(_: click.Context, __: click.Parameter, pairs: tuple[str, ...]) -> dict[str, Any]:
    """`name=value` pairs; a value is JSON where it reads as such, else a word."""
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LudariumError(f"--option: name=value expected, not {pair!r}")
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            found[name] = value
    return found


_a_game = click.argument("game")
_table_options = click.option(
    "--option", "-o", "options", multiple=True, callback=_options, help="name=value; repeat it."
)
_games = click.option("--games", "-n", default=1000, show_default=True, help="How many matches.")
_workers = click.option("--workers", "-w", default=0, help="Processes; 0: one for each core.")
_seed = click.option("--seed", default=0, show_default=True)
_ray = click.option(
    "--ray", default="", metavar="ADDRESS", help="Play on the Ray cluster there: host:port, or auto."
)
_brings = click.option(
    "--bring",
    "brings",
    multiple=True,
    metavar="NAME|FILE",
    help="What a seat brings, by its name or from a file (.json, .toml); repeat it for each seat.",
)
_kept = click.option(
    "--keep", "kept", type=click.Path(path_type=Path), help="Keep finished matches here; resume from it."
)


class _Bar:
    """Progress with the time that remains."""

    def __enter__(self) -> _Bar:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=Console(stderr=True))
        self._bar.start()
        self._task = self._bar.add_task("", total=None)
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, done: int, of: int) -> None:
        self._bar.update(self._task, completed=done, total=of)


@lab.command("arena")
@_a_game
@click.option("--bots", "levels", default="random,greedy", show_default=True, help="Levels, by commas.")
@click.option("--seats", default=2, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="Write a page with charts here.")
@click.option(
    "--levels-out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write how strong each is above random: a game's levels.toml.",
)
@_games
@_table_options
@_brings
@_workers
@_seed
@_kept
@_ray
def arena_(
    game: str,
    levels: str,
    seats: int,
    out: Path | None,
    levels_out: Path | None,
    games: int,
    options: dict[str, Any],
    brings: tuple[str, ...],
    workers: int,
    seed: int,
    kept: Path | None,
    ray: str,
) -> None:
    """Who beats whom: all pairings, each in all seat orders; prints JSON."""
    from ludarium.lab import strengths
    from ludarium.lab.arena import arena

    if out is not None:
        extra("ranking")  # before an hour is spent
    if levels_out is not None:
        strengths.check(levels.split(","))

    with _Bar() as bar:
        found = arena(game, levels.split(","), seats, games, options, seed, workers, kept, bar, ray, brings)
    if out is not None:
        out.write_text(extra("ranking").page(found), "utf-8")
    if levels_out is not None:
        levels_out.write_text(strengths.written(strengths.strengths(found), game), "utf-8")
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))


@lab.command("balance")
@_a_game
@click.option("--out", type=click.Path(path_type=Path), default=Path("balance.html"), show_default=True)
@click.option("--bots", "level", default="greedy", show_default=True, help="The level of all seats.")
@click.option("--seats", default=0, help="0: as few as the game takes.")
@click.option(
    "--pack", "packs", multiple=True, default=(HOUSE,), help="A content pack's folder; give two to compare."
)
@click.option(
    "--against",
    multiple=True,
    callback=_options,
    help="name=value: compare with these table options; repeat it.",
)
@click.option(
    "--tables", type=click.Path(file_okay=False, path_type=Path), help="Write the data into this folder."
)
@click.option(
    "--format", type=click.Choice(["parquet", "csv"]), default="parquet", show_default=True, help="Of tables."
)
@_games
@_table_options
@_brings
@_workers
@_seed
@_kept
@_ray
def balance_(
    game: str,
    out: Path,
    level: str,
    seats: int,
    packs: tuple[str, ...],
    against: dict[str, Any],
    tables: Path | None,
    format: Any,
    games: int,
    options: dict[str, Any],
    brings: tuple[str, ...],
    workers: int,
    seed: int,
    kept: Path | None,
    ray: str,
) -> None:
    """A page of charts: length, seats, ends, points by source, every option offered and taken."""
    from ludarium import lab as tools

    with _Bar() as bar:
        tools.balance(
            game, out, games, seats, level, options, packs, seed, workers, kept, bar,
            against or None, tables, format, ray, brings,
        )  # fmt: skip
    click.echo(str(out))


@lab.command("tune")
@_a_game
@click.option("--bot", "level", default="casual", show_default=True, help="The level that plays.")
@click.option("--generations", default=12, show_default=True)
@click.option("--games", "-n", default=24, show_default=True, help="Matches of each candidate.")
@click.option("--proof", default=200, show_default=True, help="Matches of what was found, at the end.")
@click.option("--keep", "kept", type=click.Path(path_type=Path), help="A folder; resume from it.")
@click.option("--write", is_flag=True, help="Write the weights down, if they are surely better.")
@_table_options
@_workers
@_seed
def tune_(
    game: str,
    level: str,
    generations: int,
    games: int,
    proof: int,
    kept: Path | None,
    write: bool,
    options: dict[str, Any],
    workers: int,
    seed: int,
) -> None:
    """Find better weights for a game's bots by play (CMA-ES); prints JSON."""
    tuning = extra("tuning")
    with _Bar() as bar:
        found = tuning.tune(game, level, generations, games, proof, options, seed, workers, kept, bar)
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    if write and found.better:
        file = Path(str(find(game).folder / "weights.toml"))
        file.write_text(tuning.rewrite(file.read_text("utf-8"), found.after), "utf-8")


@lab.command("record")
@_a_game
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Write them in here."
)
@click.option("--bots", default="greedy,greedy", show_default=True, help="A level for each seat, by commas.")
@click.option("--pack", default=HOUSE, help="A content pack's folder.")
@_games
@_table_options
@_brings
@_workers
@_seed
@_ray
def record_(
    game: str,
    out: Path,
    bots: str,
    pack: str,
    games: int,
    options: dict[str, Any],
    brings: tuple[str, ...],
    workers: int,
    seed: int,
    ray: str,
) -> None:
    """Many matches as records (.ludo), a file each; those that are there already are not played again."""
    from ludarium import lab as tools

    with _Bar() as bar:
        written = tools.record(
            game, out, games, bots.split(","), options, pack, seed, workers, bar, ray, brings
        )
    click.echo(f"{written} matches written, {games - written} were there")


@lab.command("describe")
@_a_game
@click.option("--seats", default=0, help="0: as few as the game takes.")
@_table_options
def describe(game: str, seats: int, options: dict[str, Any]) -> None:
    """What each number of a training environment's observation means, and where each action's numbers begin."""
    from ludarium.lab import envs

    for line in envs.describe(game, seats, options):
        click.echo(line)
