"""The charts of a report, as SVG that stands in the page itself."""

from __future__ import annotations

from io import StringIO
from typing import Any

import altair as alt
import polars as pl

_WIDTH, _HEIGHT = 420, 220
_BARS = 30
_INK = "#3b6ea5"
_SEATS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"]  # colour-blind safe, as at the table


def svg(chart: Any) -> str:
    page = StringIO()
    chart.configure_view(strokeOpacity=0).configure(font="Onest, sans-serif", background="transparent").save(
        page, format="svg"
    )
    return page.getvalue()


def histogram(frame: pl.DataFrame, title: str) -> str:
    """How often which value came: columns value, times."""
    chart = alt.Chart(frame, width=_WIDTH, height=_HEIGHT).mark_bar(color=_INK)
    few = frame.height <= _BARS
    values = (
        alt.X("value:O", title=title) if few else alt.X("value:Q", bin=alt.Bin(maxbins=_BARS), title=title)
    )
    return svg(chart.encode(x=values, y=alt.Y("sum(times):Q", title="")))


def shares(frame: pl.DataFrame, name: str, title: str) -> str:
    """A share with its interval for each name: columns `name`, share, low, high."""
    base = alt.Chart(frame, width=_WIDTH, height=28 * max(1, frame.height))
    axis = alt.X("share:Q", axis=alt.Axis(format="%", tickCount=6), title=title, scale=alt.Scale(zero=True))
    names = alt.Y(f"{name}:N", sort=None, title="")
    bars = base.mark_bar(color=_INK, opacity=0.75, height=14).encode(x=axis, y=names)
    rules = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q", y=names)
    return svg(bars + rules)


def strengths(frame: pl.DataFrame, title: str) -> str:
    """A value with its interval for each name: columns name, value, low, high."""
    base = alt.Chart(frame, width=_WIDTH, height=36 * max(1, frame.height))
    axis = alt.X("value:Q", title=title)
    names = alt.Y("name:N", sort=None, title="")
    points = base.mark_point(color=_INK, filled=True, size=90).encode(x=axis, y=names)
    rules = base.mark_rule(color=_INK, strokeWidth=2).encode(x="low:Q", x2="high:Q", y=names)
    return svg(rules + points)


def stacked(frame: pl.DataFrame, title: str) -> str:
    """Points by their source: columns group, part, points."""
    chart = alt.Chart(frame, width=_WIDTH, height=40 * max(1, frame["group"].n_unique())).mark_bar()
    colour = alt.Color("part:N", title="", scale=alt.Scale(scheme="tableau10"))
    return svg(
        chart.encode(x=alt.X("points:Q", title=title), y=alt.Y("group:N", title="", sort=None), color=colour)
    )


def areas(frame: pl.DataFrame, x: str, y: str, part: str, titles: tuple[str, str]) -> str:
    """Parts on top of each other."""
    chart = alt.Chart(frame, width=_WIDTH, height=_HEIGHT).mark_area()
    colour = alt.Color(f"{part}:N", title="", scale=alt.Scale(scheme="tableau10"))
    return svg(
        chart.encode(x=alt.X(f"{x}:Q", title=titles[0]), y=alt.Y(f"{y}:Q", title=titles[1]), color=colour)
    )
