"""The balance report as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isnan

from emberkeep.lab.balance import ORDER, TOLERANCE, Counts, Flag, Row, Tally, flags, is_off, slug
from emberkeep.lab.pages import table
from emberkeep.lab.plots import Bar, Cell, interval_chart, matrix_chart, stacked_chart
from emberkeep.lab.stats import Interval

WIDEST = 16  # columns of a table or a chart, which is turned if it has more
FULL_SHADE = 0.15  # a share so far from the fair one has the full colour
OFF = "⚠ "


@dataclass(frozen=True)
class Page:
    """The text between the marks, and the plots beside the page, by file name."""

    text: str
    plots: dict[str, str]


@dataclass(frozen=True)
class Study:
    """All that is known when a page is made: rows with at least one game."""

    name: str
    title: str
    rows: Mapping[str, Row]
    tallies: Mapping[str, Tally]
    orders: Sequence[Sequence[str]]
    by_choice: Sequence[str] = ()

    def plot(self, what: str) -> str:
        return f"{slug(self.name)}-{slug(what)}.svg"

    def keys(self, counts: Mapping[str, Counts], category: str) -> list[str]:
        """List the keys of a category, in their natural order."""
        found = {key for row in self.tallies for key in counts[row].get(category, {})}
        return sorted(found)


def made_page(study: Study, command: str) -> Page:
    """Write the page and draw the plots."""
    plots: dict[str, str] = {}
    parts = [
        _preface(study, command),
        _verdict(study),
        _overview(study, plots),
        *_traits(study, plots),
        *_amounts(study, plots),
        *_trials(study, plots),
    ]
    return Page("\n\n".join(part for part in parts if part), plots)


def _preface(study: Study, command: str) -> str:
    first = next(iter(study.rows.values())).contest
    games = {tally.games for tally in study.tallies.values()}
    span = str(max(games)) if len(games) == 1 else f"{min(games)} to {max(games)}"
    return (
        f"Made by `{command}`: {span} games a row, the bot `{first.bots[0]}` on every seat, "
        f"seed {first.seed}, rules {first.terms.rules}. Shares and means have 95 % intervals. "
        f"{OFF}marks what is more than {100 * TOLERANCE:.0f} points off its fair share."
    )


# What is off


def _verdict(study: Study) -> str:
    found = flags(study.tallies, study.orders, study.by_choice)
    certain = [_flagged(flag) for flag in found if flag.certain]
    orders = [_flagged(flag) for flag in found if not flag.certain and flag.what == ORDER]
    traits = [flag for flag in found if not flag.certain and flag.what != ORDER]
    lines = ["## Off balance", ""]
    lines += certain or ["Nothing that these games can show."]
    if orders:
        lines += ["", "Not shown by so few games:", "", *orders]
    if traits:
        more = f"{len(traits)} more shares are marked below, but their intervals include the fair"
        lines += ["", f"{more} share: so few games do not show that they are off."]
    return "\n".join(lines)


def _flagged(flag: Flag) -> str:
    return f"- **{flag.row}**, {flag.what}: {flag.sentence}."


# Rows


def _overview(study: Study, plots: dict[str, str]) -> str:
    heads = [
        *("row", "games", "a bot wins %", "its score", "opponent's score", "winner's score"),
        *("choices", "forfeited"),
    ]
    lines = [
        [
            label,
            str(tally.games),
            percent(tally.bots.share()),
            number(tally.scores.mean()),
            number(tally.rival_scores.mean()),
            number(tally.winning_scores.mean()),
            number(tally.choices.mean()),
            str(tally.forfeits),
        ]
        for label, tally in study.tallies.items()
    ]
    parts = ["## Rows", table(heads, lines), _reasons(study)]
    ranked = [row for row in study.tallies if any(row in order for order in study.orders)]
    if ranked:
        file = study.plot("opponent")
        bars = [Bar(row, study.tallies[row].bots.share().times(100)) for row in ranked]
        plots[file] = interval_chart(
            f"{study.title}: wins against the automatic opponent",
            bars,
            subtitle="share of wins of each bot in percent, 95 % intervals",
        )
        parts.append(f"![Wins against the automatic opponent]({file})")
    return "\n\n".join(parts)


def _reasons(study: Study) -> str:
    """Say what decided the games, where it was not the same in all of them."""
    names = sorted({name for tally in study.tallies.values() for name in tally.reasons})
    lines = [
        [row, *(f"{100 * tally.reasons[name] / tally.games:.1f}" for name in names)]
        for row, tally in study.tallies.items()
    ]
    return "What decided, in percent of the games:\n\n" + table(["row", *names], lines)


# Traits


def _traits(study: Study, plots: dict[str, str]) -> Iterator[str]:
    counts = {row: tally.traits for row, tally in study.tallies.items()}
    for category in _categories(counts):
        keys = study.keys(counts, category)
        file = study.plot(category)
        judged = category not in study.by_choice
        framed = f"; framed if beyond ±{100 * TOLERANCE:.0f}" if judged else ""
        rows = {row: t for row, t in study.tallies.items() if category in t.traits}
        plots[file] = matrix_chart(
            f"{study.title}: wins by {category}",
            *_upright(
                keys,
                [
                    (row, [_trait_cell(t, category, k, judged) for k in keys])
                    for row, t in rows.items()
                ],
            ),
            subtitle=f"points off the {'fair share' if judged else 'mean'}{framed}",
        )
        lines = [
            [row, percent_of(tally.fair(category))]
            + [_trait_words(tally, category, key, judged) for key in keys]
            for row, tally in rows.items()
        ]
        yield f"## Wins by {category}\n\n![Wins by {category}]({file})"
        yield _table(["row", "fair %" if judged else "mean %", *keys], lines)


def _upright(
    columns: list[str], rows: list[tuple[str, list[Cell | None]]]
) -> tuple[list[str], list[tuple[str, list[Cell | None]]]]:
    """Turn a chart that would be too wide."""
    if len(columns) <= WIDEST:
        return columns, rows
    turned = [(key, [cells[at] for _, cells in rows]) for at, key in enumerate(columns)]
    return [row for row, _ in rows], turned


def _table(heads: list[str], lines: list[list[str]]) -> str:
    """Write a table, turned if it would be too wide."""
    if len(heads) <= WIDEST + 2:
        return table(heads, lines)
    first, *others = zip(heads, *lines, strict=True)
    return table(["", *first[1:]], [list(line) for line in others])


def _categories(counts: Mapping[str, Counts]) -> list[str]:
    return list(dict.fromkeys(category for each in counts.values() for category in each))


def _trait_cell(tally: Tally, category: str, key: str, judged: bool) -> Cell | None:  # noqa: FBT001
    if key not in tally.traits[category]:
        return None
    share = tally.traits[category][key].share()
    fair = tally.fair(category)
    distance = share.mid - fair
    half = 50 * (share.high - share.low)
    shade = distance / FULL_SHADE
    return Cell(f"{100 * distance:+.1f}", f"± {half:.1f}", shade, judged and is_off(share, fair))


def _trait_words(tally: Tally, category: str, key: str, judged: bool) -> str:  # noqa: FBT001
    if key not in tally.traits[category]:
        return ""
    share = tally.traits[category][key].share()
    return (OFF if judged and is_off(share, tally.fair(category)) else "") + percent(share)


# Amounts and trials


def _amounts(study: Study, plots: dict[str, str]) -> Iterator[str]:
    means = [tally.amounts for tally in study.tallies.values()]
    for category in dict.fromkeys(name for each in means for name in each):
        rows = {
            row: t.amounts[category] for row, t in study.tallies.items() if category in t.amounts
        }
        keys = list(dict.fromkeys(key for amounts in rows.values() for key in amounts))
        yield f"## {_capital(category)}"
        if len(keys) > 1:
            file = study.plot(category)
            plots[file] = stacked_chart(
                f"{study.title}: {category}",
                [
                    (row, [(k, amounts[k].mean().mid) for k in keys if k in amounts])
                    for row, amounts in rows.items()
                ],
                subtitle="means",
            )
            yield f"![{_capital(category)}]({file})"
        lines = [
            [row, *(number(amounts[key].mean()) if key in amounts else "" for key in keys)]
            for row, amounts in rows.items()
        ]
        yield table(["row", *keys], lines)


def _trials(study: Study, plots: dict[str, str]) -> Iterator[str]:
    counts = {row: tally.trials for row, tally in study.tallies.items()}
    for category in _categories(counts):
        keys = study.keys(counts, category)
        rows = {row: each[category] for row, each in counts.items() if category in each}
        file = study.plot(category)
        plots[file] = matrix_chart(
            f"{study.title}: {category}",
            *_upright(
                keys,
                [
                    (row, [_trial_cell(tries[k].share()) if k in tries else None for k in keys])
                    for row, tries in rows.items()
                ],
            ),
            subtitle="percent; warm above a half, cold below",
        )
        lines = [
            [row, *(percent(tries[key].share()) if key in tries else "" for key in keys)]
            for row, tries in rows.items()
        ]
        yield f"## {_capital(category)}\n\n![{_capital(category)}]({file})"
        yield _table(["row", *keys], lines)


def _trial_cell(share: Interval) -> Cell:
    half = 50 * (share.high - share.low)
    return Cell(f"{100 * share.mid:.1f}", f"± {half:.1f}", 2 * (share.mid - 0.5))


# Words


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def percent(share: Interval) -> str:
    part = share.times(100)
    return "" if isnan(part.mid) else f"{part.mid:.1f} ({part.low:.1f}–{part.high:.1f})"


def percent_of(share: float) -> str:
    return "" if isnan(share) else f"{100 * share:.1f}"


def number(mean: Interval) -> str:
    return "" if isnan(mean.mid) else f"{mean.mid:.1f} ± {(mean.high - mean.low) / 2:.1f}"
