"""`emberkeep play`: sit down, begin or resume a match, and tell how it ended."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from emberkeep.bots import BOTS, Bot, bot
from emberkeep.cli.client import Client, Left
from emberkeep.cli.files import read_record, refuse_existing, typed, write_text
from emberkeep.cli.keeper import Keeper
from emberkeep.cli.screen import HEADING, Screen
from emberkeep.cli.terminal import out
from emberkeep.cli.wishes import Language, parsed_options, the_game, the_language
from emberkeep.games import game as game_named
from emberkeep.kernel import Match, SetupError

PERSON = "human"
INTERRUPTED = 130


def play(  # noqa: PLR0913 - each is an option of the command
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="See `emberkeep games`.")] = "",
    *,
    players: Annotated[int, typer.Option(min=0, help="How many play.", show_default=False)] = 0,
    mode: Annotated[str, typer.Option(help="Which mode of the game.", show_default=False)] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the mode: name=value. Repeatable.")
    ] = None,
    seats: Annotated[
        str, typer.Option(help="Who plays, e.g. human,random.", show_default=False)
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed, the same chance.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save here after each choice.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    compact: Annotated[bool, typer.Option("--compact", help="Lines instead of tables.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show what bots such as hard considered.")
    ] = False,
    language: Language = "",
) -> int:
    """Play a game in the terminal, against bots or with friends."""
    tongue = the_language(language)
    if resume:
        if players or mode or option or seed is not None:
            raise SetupError(
                "a resumed match keeps its players, mode, options and seed; accepted beside "
                "--resume: --seats, --record, --compact, --explain, --language"
            )
        match = resumed(resume, name, seats)
        keeper = Keeper(record or resume)
        record = None if record == resume else record
    else:
        match = begun(name, players, mode, option or [], seats, seed)
        keeper = Keeper(record)
    if record:
        refuse_existing(
            record, f"go on with it by --resume {typed(record)}, or choose another name"
        )
        write_text(record, match.record.to_json())
    return sit_down(match, keeper, tongue, compact=compact, explain=explain)


def begun(
    name: str, players: int, mode: str, options: Sequence[str], seats: str, seed: int | None
) -> Match[Any]:
    """Begin a match as wished, with defaults for what was not said."""
    game = the_game(name)
    kinds = _kinds(seats)
    if seed is None:
        seed = secrets.randbelow(10**9)
    setup = game.setup(mode, players or len(kinds), parsed_options(options), seed)
    if not kinds:
        kinds = [PERSON, *["random"] * (setup.players - 1)]
    _check_count(kinds, setup.players)
    return Match(game, setup, kinds)


def resumed(file: Path, name: str, seats: str) -> Match[Any]:
    """Go on with a recorded match, or refuse."""
    record = read_record(file)
    if name and name != record.setup.game:
        raise SetupError(f"{file} is a record of {record.setup.game}, not of {name}")
    match = Match.replay(game_named(record.setup.game), record)
    if match.table.over:
        raise SetupError(
            f"the match in {file} is over; see it with: emberkeep replay {typed(file)}"
        )
    kinds = _kinds(seats) or [kind if _is_bot(kind) else PERSON for kind in record.seats]
    _check_count(kinds, record.setup.players)
    match.record.seats = tuple(kinds)
    return match


def _kinds(seats: str) -> list[str]:
    kinds = [kind.strip().lower() for kind in seats.split(",")] if seats.strip() else []
    for kind in kinds:
        if kind != PERSON and not _is_bot(kind):
            accepted = ", ".join([PERSON, *BOTS])
            raise SetupError(f"nobody of kind {kind!r} can take a seat; accepted: {accepted}")
        if kind != PERSON:
            bot(kind)  # refuses a budget that is none
    return kinds


def _is_bot(kind: str) -> bool:
    """Return whether a kind is a bot, perhaps with a budget: hard:100ms."""
    return kind.partition(":")[0] in BOTS


def _check_count(kinds: Sequence[str], players: int) -> None:
    if len(kinds) != players:
        raise SetupError(
            f"this match is for {players} players, but {len(kinds)} seats were named: "
            f"{', '.join(kinds)}"
        )


def sit_down(
    match: Match[Any], keeper: Keeper, language: str, *, compact: bool, explain: bool = False
) -> int:
    """Play, all parts of a campaign if one likes, and take leave politely however it ends."""
    bots: list[Bot | None] = [None if kind == PERSON else bot(kind) for kind in match.record.seats]
    sit = partial(Client, bots=bots, language=language, compact=compact, explain=explain)
    client = sit(match, keeper=keeper)
    code = 0
    try:
        _play_out(client)
        while (following := _following(client)) is not None:
            client = sit(following, keeper=client.keeper.of_next_part(following))
            _play_out(client)
    except Left:
        _say_where(client)
    except KeyboardInterrupt:
        out.print()
        _say_where(client)
        code = INTERRUPTED
    if client.keeper.trouble:
        raise client.keeper.trouble
    return code


def _play_out(client: Client) -> None:
    client.run()
    _tell_the_end(client)


def _following(client: Client) -> Match[Any] | None:
    """Begin the next part of a campaign, if there is one and whoever plays wants it."""
    match = client.match
    setup = match.sequel(secrets.randbelow(10**9))
    if setup is None or (None in client.bots and not client.agrees("go-on")):
        return None
    return Match(match.game, setup, match.record.seats)


def _say_where(client: Client) -> None:
    file = client.keeper.file
    if file and not client.keeper.trouble:
        command = f"emberkeep play --resume {typed(file)}"
        out.print(client.term("saved", command=command))
    else:
        out.print(client.term("left"))


def _tell_the_end(client: Client) -> None:
    match = client.match
    result = match.table.result
    screen = Screen(client.cast, out.width, client.compact)
    if None not in client.bots:
        out.print(screen.story(match.table.story(None)))
    title = client.term("the-end", title=match.game.title)
    out.print(Rule(Text(title, style="bold"), style=HEADING, align="left"))
    if result:
        out.print(screen.result(result))
    out.print(_how_to_replay(client))


def _how_to_replay(client: Client) -> str:
    seed = str(client.match.record.setup.seed)
    if client.keeper.file:
        command = f"emberkeep replay {typed(client.keeper.file)}"
        return client.term("see-again", seed=seed, command=command)
    return client.term("keep-next", seed=seed)
