"""Looking at a match beyond what is pushed: back to how it was, ahead, and why not."""

from __future__ import annotations

from emberkeep.kernel import Choice
from emberkeep.kernel.record import HIDDEN
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse
from emberkeep.tables.pushes import events, eyes
from emberkeep.tables.room import Room
from emberkeep.tables.structs import Raw
from emberkeep.tables.wire import ChoiceInfo, Frame, Told, WhyNot


def looks(room: Room, user: str, seat: int | None) -> int | None:
    """Decide whose eyes somebody may look through; to ask for a seat is to take the device."""
    if seat is not None and seat not in room.seats_of(user):
        raise Refuse("not-yours", f"seat {seat} is not yours")
    return seat if seat is not None else eyes(room, user, None, taken=False)


def _plays(room: Room, user: str, seat: int | None) -> int:
    """Decide for which seat somebody asks."""
    you = looks(room, user, seat)
    if you is None:
        raise Refuse("not-yours", "you have no seat here, or have not taken the device")
    return you


def why_not(room: Room, user: str, seat: int | None, code: str) -> WhyNot:
    """Say why something is not an option of a seat now."""
    reason = room.game.why_not(room.live.table, _plays(room, user, seat), code)
    return WhyNot(reason.rule, reason.key, dict(reason.args)) if reason else WhyNot(None, None, {})


def preview(room: Room, user: str, seat: int | None, thing: str) -> object:
    """Look ahead from a thing on the board, as far as the game does."""
    you = _plays(room, user, seat)
    return room.game.preview(room.live.table, you, thing)


def looks_back(room: Room, user: str, seat: int | None) -> int | None:
    """Decide whose eyes somebody may look back through: once it is over, anybody's."""
    _ = room.live  # there is something to show, or it is refused
    if seat is not None and seat >= len(room.seats):
        raise Refuse("not-found", f"there is no seat {seat}; there are {len(room.seats)}")
    return seat if room.over else looks(room, user, seat)


def whole_story(room: Room, you: int | None) -> Told:
    """Play the match again and note after how many choices each event was told."""
    again = room.live.fork(0)
    of = len(room.live.record_for(you))
    after = [0] * len(again.table.story(you))
    for at, choice in enumerate(room.choices()[:of], 1):
        since = len(again.table.log)
        again.choose(choice.seat, choice.code)
        after += [at] * len(again.table.story(you, since))
    return Told(room.id, of, you, events(again.table.story(you)), after)


def frame(room: Room, at: int, you: int | None) -> Frame:
    """Build the match as it was after `at` choices."""
    choices = room.live.record_for(you)
    if at > len(choices):
        raise Refuse("refused", f"this match has {len(choices)} choices")
    earlier = room.live.fork(max(at - 1, 0))
    told = len(earlier.table.log) if at else 0
    choice = None
    if at:
        last = room.choices()[at - 1]
        choice = _choice(choices[at - 1], earlier.table.ask_of(last.seat).prompt)
        earlier.choose(last.seat, last.code)
    table = earlier.table
    return Frame(
        match=room.id,
        at=at,
        of=len(choices),
        you=you,
        view=Raw(encode(earlier.game.show(table, you))),
        choice=choice,
        story=events(table.story(you, told)),
        awaited=table.asked(),
    )


def _choice(choice: Choice, prompt: str) -> ChoiceInfo:
    return ChoiceInfo(choice.seat, choice.code, "" if choice.code == HIDDEN else prompt)
