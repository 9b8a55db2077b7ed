"""`ludarium`: play, look at records, check packs. Whatever can't be done ends with one line and a code of its own."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

import click

from ludarium import bots
from ludarium.lab.commands import lab
from ludarium.table import record, words
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game, find, installed
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase

PORT = 7014
_LANGUAGES = ("en", "ru", "ja")


def _own_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in _LANGUAGES else words.FALLBACK
    return words.FALLBACK


def _say(lang: str, id: str, **args: Any) -> None:
    click.echo(words.say(Phrase(f"cli-{id}", args), "", lang))


_speaking = click.option(
    "--lang", type=click.Choice(_LANGUAGES), default=_own_language, help="The language to say it in."
)
_a_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


class _OneLine(click.Group):
    """What can't be done is said in one line, without the traceback that only its makers could use."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (LudariumError, UnicodeDecodeError) as error:
            raise click.ClickException(str(error)) from None
        except BrokenPipeError:  # whoever read us has had enough
            sys.stdout = None  # nothing is left to be written to it
            raise SystemExit(0) from None


@click.group(cls=_OneLine, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Five board games about living worlds, at one table."""


@main.command()
@click.option("--port", default=PORT, show_default=True, help="Where it is taken, a free one is used.")
@click.option("--host", default="0.0.0.0", show_default=True, help="127.0.0.1: for this machine alone.")
@click.option("--no-browser", is_flag=True, help="Open no browser.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
@_speaking
def play(port: int, host: str, no_browser: bool, data: Path | None, lang: str) -> None:
    """Open the tables, here and for friends on the same network."""
    from ludarium.server import serving, settings
    from ludarium.server.store.database import read_url

    if port and data is None and serving.running_at(port):
        _say(lang, "running", address=f"http://localhost:{port}")
        if not no_browser:
            webbrowser.open(f"http://localhost:{port}")
        return
    with serving.listen(host, port) as listening:
        found = listening.getsockname()[1]
        chosen = settings.read(data, addresses=serving.addresses(host, found))
        if port and found != port:
            _say(lang, "port-taken", port=str(port))
        for address in chosen.addresses:
            _say(lang, "friends", address=address)
        kept = read_url(chosen.database)
        _say(lang, "data", where=kept.host or kept.database)
        server = serving.server_of(chosen)
        here = f"http://localhost:{found}"
        threading.Thread(target=_opened, args=(server, here, lang, no_browser), daemon=True).start()
        server.run(sockets=[listening])
        if not server.started:
            raise SystemExit(3)  # what was wrong has been said above


def _opened(server: Any, address: str, lang: str, no_browser: bool) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    _say(lang, "open", address=address)
    _say(lang, "stop")
    if not no_browser:
        webbrowser.open(address)


@main.command()
@_speaking
def games(lang: str) -> None:
    """Name the games that are installed."""
    for game in installed():
        seats = Phrase("cli-seats", {"least": game.seats.start, "most": game.seats.stop - 1})
        click.echo(f"{game.id:<14} {_title(game, lang)}, {words.say(seats, '', lang)}")


def _title(game: Game, lang: str) -> str:
    return game.title.get(lang) or next(iter(game.title.values()))


@main.command()
@_a_file
@click.option("--step", is_flag=True, help="Stop after each answer.")
@_speaking
def replay(file: Path, step: bool, lang: str) -> None:
    """Tell what happened in a match, answer by answer, from its record (.ludo)."""
    read = record.read(file.read_text("utf-8"))
    names = read.header.names
    match: Match | None = None
    for number, (match, seat, option) in enumerate(record.steps(read), 1):  # the last one is wanted
        _tell(match, names, lang)
        if seat < 0:
            break
        click.echo(f"{number:>4}  {record.sentence(match, seat, option, names, lang)}")
        if step and _enough(lang):
            return
    assert match is not None
    if match.result is None:
        _say(lang, "not-over", answers=len(read.entries))
    else:
        _say(lang, "scores", scores=_scores(match, names, lang))


def _tell(match: Match, names: list[str], lang: str) -> None:
    who = words.seat_names(names, lang)
    for event in match.events:
        click.echo(f"        {words.say(event.seen_by(None), match.game.id, lang, who)}")


def _enough(lang: str) -> bool:
    words_of = words.say(Phrase("cli-step"), "", lang)
    return bool(click.prompt(words_of, default="", show_default=False).strip().lower() == "q")


def _scores(match: Match, names: list[str], lang: str) -> str:
    who = words.seat_names(names, lang)
    assert match.result is not None
    return ", ".join(f"{who(seat)} {score}" for seat, score in enumerate(match.result.scores))


@main.command()
@_a_file
def verify(file: Path) -> None:
    """Prove a record: every answer legal, the scores right, the dice chosen by nobody."""
    for line in record.verify(file.read_text("utf-8")):
        click.echo(line)


@main.command()
@_a_file
@click.option("--bot", default="expert", show_default=True, help="The level that judges.")
@click.option("--most", default=12, show_default=True, help="How many answers to show.")
@_speaking
def analyse(file: Path, bot: str, most: int, lang: str) -> None:
    """Name the answers of a match that cost most, from its record (.ludo): what an expert thinks of each."""
    from rich.console import Console
    from rich.progress import track

    read = record.read(file.read_text("utf-8"))
    found = bots.judge_record(read, bot)
    shown = track(found, "", total=len(read.entries) + 1, console=Console(stderr=True))
    judged = [one for one in shown if one is not None and one.best != one.said]
    judged.sort(key=lambda one: one.found.lost, reverse=True)
    names = words.seat_names(read.header.names, lang)
    for one in judged[:most]:
        said = words.say(one.said, read.header.game, lang, names)
        best = words.say(one.best, read.header.game, lang, names)
        lost = f"{one.found.lost * 100:.1f}"
        _say(
            lang, "cost", number=str(one.number), name=names(one.found.seat), lost=lost, said=said, best=best
        )
    if not judged:
        _say(lang, "cost-nothing")


@main.group()
def pack() -> None:
    """Content packs: what is printed on a game's components, as data."""


@pack.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@_speaking
def check(game: str, folder: Path, lang: str) -> None:
    """Check the pack FOLDER for GAME: each file, and that a match can be set up with it for any number of seats."""
    rules = find(game)
    found = rules.pack(str(folder))
    for seats in rules.seats:
        Match.new(rules, seats, seed=bytes(32), pack=found, keep=False)
    files = ", ".join(sorted(file.name for file in folder.glob("*.toml")))
    _say(lang, "pack-good", folder=str(folder), game=_title(rules, lang), files=files)


@main.command()
def version() -> None:
    """Name this version."""
    click.echo(version_of("ludarium"))


main.add_command(lab)

if __name__ == "__main__":
    main()
