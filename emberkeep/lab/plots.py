"""Charts as SVG: a small writer, dark and warm, no library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isnan, log10
from typing import TypeAlias

from emberkeep.lab.arena import Contest, Results
from emberkeep.lab.stats import Interval

NAMESPACE = "http://www.w3.org/2000/svg"
GROUND = "#1a1410"
PANEL = "#221a14"
TEXT = "#f0e2cc"
FAINT = "#a8937a"
GRID = "#3a2d22"
EMBER = "#e8843c"
ALARM = "#ff5a4d"
FAIR = "#8fb996"
COLD = "#4f86a6"
DEEPEST = 0.6  # so that words on a colour can be read
SERIES = ("#e8843c", "#f2c14e", "#8fb996", "#7ea8be", "#c97b84", "#b8a1d9", "#d9d0c1", "#a0522d")

ROW = 26
TALL = 38
SPACE = 560  # beside the labels
LETTER = 7.3  # the width of one, about
RIGHT = 150
TOP = 64
BOTTOM = 44


Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Bar:
    """One line of a chart: an estimate with its interval, and whether it is out of bounds."""

    label: str
    value: Interval
    note: str = ""
    alarm: bool = False


class Page:
    """An SVG image in the making."""

    def __init__(self, width: float, height: float, title: str, subtitle: str = "") -> None:
        font = "font-family=\"'Iowan Old Style', Palatino, Georgia, serif\""
        size = f'width="{width:g}" height="{height:g}"'
        box = f'viewBox="0 0 {width:g} {height:g}"'
        self.parts = [
            f'<svg xmlns="{NAMESPACE}" {box} {size} role="img" {font}>',
            f"<title>{escape(title)}</title>",
            f'<rect {size} rx="8" fill="{GROUND}"/>',
        ]
        self.text(20, 30, title, size=18)
        if subtitle:
            self.text(20, 50, subtitle, colour=FAINT, size=12)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        colour: str = TEXT,
        size: int = 13,
        anchor: str = "start",
    ) -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-size="{size}" '
            f'text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(
        self, start: Point, end: Point, *, colour: str = GRID, width: float = 1.0, dash: str = ""
    ) -> None:
        (x1, y1), (x2, y2) = start, end
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
        )

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, *, opacity: float = 1.0
    ) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}" '
            f'rx="2" fill="{colour}" fill-opacity="{opacity:g}"/>'
        )

    def dot(self, x: float, y: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')

    def done(self) -> str:
        return "\n".join([*self.parts, "</svg>", ""])


class Scale:
    """Numbers to pixels, with round ticks."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        span = max(high - low, 1e-9)
        step = 10.0 ** floor(log10(span / 4))
        step *= next(m for m in (1, 2, 5, 10) if span / (step * m) <= 7)
        self.low = floor(low / step) * step
        self.high = ceil(high / step) * step
        count = round((self.high - self.low) / step)
        self.ticks = [self.low + step * i for i in range(count + 1)]
        self.left = left
        self.right = right
        self.unit = (right - left) / (self.high - self.low)

    def at(self, number: float) -> float:
        return self.left + (number - self.low) * self.unit


def margin(labels: Iterable[str]) -> float:
    """Leave room for labels on the left."""
    return round(max(110.0, 36 + LETTER * max(map(len, labels), default=0)))


def interval_chart(
    title: str,
    bars: Sequence[Bar],
    *,
    subtitle: str = "",
    fair: float | None = None,
    band: float = 0.0,
    unit: str = "",
) -> str:
    """Draw estimates as dots with their intervals; a dashed line is the fair value."""
    height = TOP + ROW * max(1, len(bars)) + BOTTOM
    left = margin(bar.label for bar in bars)
    page = Page(left + SPACE, height, title, subtitle)
    scale = _scale(bars, fair, band, left)
    bottom = height - BOTTOM + 6
    if fair is not None and band:
        start, end = scale.at(fair - band), scale.at(fair + band)
        page.box(start, TOP - 4, end - start, bottom - TOP + 4, FAIR, opacity=0.12)
    _grid(page, scale, bottom, unit)
    if fair is not None:
        at = scale.at(fair)
        page.line((at, TOP - 4), (at, bottom), colour=FAIR, width=1.5, dash="5 4")
    for number, bar in enumerate(bars):
        _draw(page, scale, TOP + ROW * number + ROW / 2, bar, unit)
    return page.done()


def _scale(bars: Sequence[Bar], fair: float | None, band: float, left: float) -> Scale:
    ends = [end for bar in bars for end in (bar.value.low, bar.value.high) if not isnan(end)]
    if fair is not None:
        ends += [fair - band, fair + band]
    return Scale(min(ends, default=0.0), max(ends, default=1.0), left, left + SPACE - RIGHT)


def _grid(page: Page, scale: Scale, bottom: float, unit: str) -> None:
    for tick in scale.ticks:
        page.line((scale.at(tick), TOP - 4), (scale.at(tick), bottom))
        page.text(
            scale.at(tick), bottom + 18, f"{tick:g}{unit}", colour=FAINT, size=11, anchor="middle"
        )


def _draw(page: Page, scale: Scale, y: float, bar: Bar, unit: str) -> None:
    colour = ALARM if bar.alarm else EMBER
    page.text(scale.left - 14, y + 4, bar.label, anchor="end")
    value = bar.value
    if isnan(value.mid):
        return
    page.line((scale.at(value.low), y), (scale.at(value.high), y), colour=colour, width=3)
    for end in (value.low, value.high):
        page.line((scale.at(end), y - 5), (scale.at(end), y + 5), colour=colour, width=1.5)
    page.dot(scale.at(value.mid), y, colour)
    note = bar.note or f"{value.mid:.1f}{unit} ({value.low:.1f}–{value.high:.1f})"
    page.text(scale.right + 14, y + 4, note, colour=ALARM if bar.alarm else TEXT, size=12)


def stacked_chart(
    title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], *, subtitle: str = ""
) -> str:
    """Draw a bar for each row, made of its parts; parts below zero go to the left."""
    names = list(dict.fromkeys(name for _, parts in rows for name, _ in parts))
    colours = {name: SERIES[at % len(SERIES)] for at, name in enumerate(names)}
    legend = 22 * (1 + (len(names) - 1) // 5)
    height = TOP + ROW * max(1, len(rows)) + BOTTOM + 10 + legend
    left = margin(label for label, _ in rows)
    page = Page(left + SPACE, height, title, subtitle)
    gains = [sum(v for _, v in parts if v > 0) for _, parts in rows]
    losses = [sum(v for _, v in parts if v < 0) for _, parts in rows]
    scale = Scale(min([0.0, *losses]), max([1.0, *gains]), left, left + SPACE - 70)
    bottom = TOP + ROW * max(1, len(rows)) + 6
    _grid(page, scale, bottom, "")
    for number, (label, parts) in enumerate(rows):
        _stack(page, scale, TOP + ROW * number, label, parts, colours)
    for number, name in enumerate(names):
        x, y = 20 + number % 5 * 146, bottom + 44 + number // 5 * 22
        page.box(x, y - 10, 12, 12, colours[name])
        page.text(x + 18, y, name, size=12)
    return page.done()


def _stack(
    page: Page,
    scale: Scale,
    y: float,
    label: str,
    parts: Sequence[tuple[str, float]],
    colours: dict[str, str],
) -> None:
    page.text(scale.left - 14, y + ROW / 2 + 4, label, anchor="end")
    plus = minus = 0.0
    for name, value in parts:
        start = plus if value > 0 else minus + value
        x = scale.at(start)
        page.box(x, y + 4, scale.at(start + abs(value)) - x, ROW - 8, colours[name])
        if value > 0:
            plus += value
        else:
            minus += value
    page.text(scale.at(plus) + 8, y + ROW / 2 + 4, f"{plus + minus:.1f}", size=12)


@dataclass(frozen=True)
class Cell:
    """One field of a matrix: a number, its spread, and how far it is from the middle (-1 to 1)."""

    words: str
    spread: str
    shade: float
    alarm: bool = False


def matrix_chart(
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell | None]]],
    *,
    subtitle: str = "",
) -> str:
    """Draw a table in colours: warm above the middle, cold below, framed where it is off."""
    height = TOP + 24 + TALL * max(1, len(rows)) + 16
    left = margin(label for label, _ in rows)
    page = Page(left + SPACE, height, title, subtitle)
    wide = (SPACE - 20) / max(1, len(columns))
    for number, name in enumerate(columns):
        x = left + wide * (number + 0.5)
        page.text(x, TOP + 14, name, colour=FAINT, size=12, anchor="middle")
    for line, (label, cells) in enumerate(rows):
        y = TOP + 24 + TALL * line
        page.text(left - 14, y + TALL / 2 + 4, label, anchor="end")
        for number, cell in enumerate(cells):
            if cell is not None:
                _fill(page, left + wide * number, y, wide, cell)
    return page.done()


def _fill(page: Page, x: float, y: float, wide: float, cell: Cell) -> None:
    if cell.alarm:
        page.box(x + 1, y + 1, wide - 2, TALL - 2, ALARM)
        page.box(x + 3, y + 3, wide - 6, TALL - 6, GROUND)
    page.box(x + 3, y + 3, wide - 6, TALL - 6, PANEL)
    colour = EMBER if cell.shade > 0 else COLD
    depth = round(DEEPEST * min(1, abs(cell.shade)), 2)
    page.box(x + 3, y + 3, wide - 6, TALL - 6, colour, opacity=depth)
    page.text(x + wide / 2, y + 17, cell.words, anchor="middle")
    page.text(x + wide / 2, y + 31, cell.spread, size=10, anchor="middle")


def arena_plot(contest: Contest, results: Results) -> str:
    """Draw who won how often, and the ratings below."""
    terms = contest.terms
    title = f"{terms.game}, {terms.mode}, {terms.players} players"
    rated = [s for s in results.standings if s.seats]
    bars = [
        Bar(
            standing.name,
            standing.share().times(100),
            f"{100 * standing.share().mid:.1f} %"
            + (f", Elo {standing.elo.mid:+.0f}" if standing.elo else ""),
        )
        for standing in sorted(rated, key=lambda s: -s.share().mid)
    ]
    fairs = {round(100 * standing.fair_share(), 3) for standing in rated}
    return interval_chart(
        title,
        bars,
        subtitle=f"share of wins in {results.games} games, 95 % intervals",
        fair=fairs.pop() if len(fairs) == 1 else None,
        unit=" %",
    )
