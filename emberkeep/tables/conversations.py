"""What is said between a table and somebody who looks at it and may play: both sides of it."""

from __future__ import annotations

import asyncio
from typing import Any

from emberkeep.kernel import EmberkeepError
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import as_refusal
from emberkeep.tables.messages import (
    Ack,
    AnswerEnd,
    Bye,
    Choose,
    ClientMessage,
    Consent,
    Hello,
    Ping,
    Pong,
    ProposeEnd,
    Refused,
    Resign,
    Say,
    Take,
    Undo,
    Welcome,
)
from emberkeep.tables.pushes import Looker, eyes, match_info, me_info, push
from emberkeep.tables.room import Room
from emberkeep.tables.rows import Stored, UserRow
from emberkeep.tables.structs import msgspec
from emberkeep.tables.tables import Tables

RETRY = 1.0

decode = msgspec.json.Decoder(ClientMessage).decode


class Viewer:
    """The sending side: what waits to be sent, and whether a new push is due."""

    def __init__(self, tables: Tables, room: Room, user: str) -> None:
        self.tables = tables
        self.room = room
        self.user = user
        self.looker = Looker(user, None, {})
        self.taken = False
        self._words: list[bytes] = []
        self._due = False
        self._again = False
        self._held = False
        self._queued = False
        self._pushed: tuple[Any, ...] = ()
        self._wake = asyncio.Event()
        self.leaving = False

    # What others call

    def wake(self, *, again: bool = False) -> None:
        """Have the present state of the room pushed; one that was pushed already, if `again`.

        Not at once: whoever has just acted is answered first, then the others are told.
        """
        self._due = True
        self._again |= again
        if not (self._held or self._queued or self._wake.is_set()):
            self._queued = True
            self.tables.telling.add(self._tell)

    def _tell(self) -> None:
        self._queued = False
        self._wake.set()

    def hold(self) -> None:
        """Keep pushes until a message is answered, so that both leave at once."""
        self._held = True

    def release(self) -> None:
        self._held = False
        if self._due:
            self._wake.set()

    def tell(self, message: Any) -> None:
        """Have a message sent, in order."""
        self._words.append(encode(message))
        self._wake.set()

    def tell_presence(self, message: bytes) -> None:
        """Have it sent who is here; it is written once for all."""
        self._words.append(message)
        self._wake.set()

    def leave(self) -> None:
        """Say goodbye."""
        self.leaving = True
        self.tell(Bye(RETRY))

    def take(self, seat: int | None) -> None:
        self.looker.you = seat
        self.taken = seat is not None
        self.wake()

    # What whoever sends calls

    async def due(self) -> list[bytes]:
        """Wait until something is due; who is slow skips pushes."""
        await self._wake.wait()
        self._wake.clear()
        words, self._words = self._words, []
        return words + self._push() if self._due else words

    def _push(self) -> list[bytes]:
        again, self._due, self._again = self._again, False, False
        looker = self.looker
        looker.you = eyes(self.room, self.user, looker.you, taken=self.taken)
        if looker.you is None:
            self.taken = False
        state = (self.room.number(self.user), looker.you, self.room.awaited())
        if state == self._pushed and not again:
            return []
        self._pushed = state
        return [encode(push(self.room, looker))]


def wake_viewers(room: Room, here: bool) -> None:  # noqa: FBT001 - a follower's signature
    for viewer in room.viewers:
        viewer.wake()


class Conversation:
    """The receiving side, once hello was said: one message after another, each answered."""

    def __init__(self, viewer: Viewer, user: UserRow, source: str = "") -> None:
        self.tables = viewer.tables
        self.room = viewer.room
        self.viewer = viewer
        self.user = user
        self.source = source

    async def hear(self, text: str | bytes) -> None:
        """Do what a message says, and answer it."""
        try:
            message = decode(text)
        except (msgspec.MsgspecError, ValueError) as error:
            self._refuse(None, "malformed", f"not a message of this protocol: {error}"[:300])
            return
        key = getattr(message, "key", None)
        self.viewer.hold()
        try:
            await self._act(message)
        except EmberkeepError as error:
            refusal = as_refusal(error)
            self._refuse(key, refusal.reason, refusal.message)
            if refusal.reason in {"stale", "not-asked"}:
                self.viewer.wake(again=True)
        finally:
            self.viewer.release()

    async def _act(self, message: Any) -> None:
        actions, room, user = self.tables.actions, self.room, self.user.id
        match message:
            case Choose():
                await self._choose(message)
            case Undo(seat, key):
                self._ack(key, await actions.undo(room, user, seat, key))
            case Consent(agree, key):
                self._ack(key, await actions.consent(room, user, agree=agree, key=key))
            case Resign() | ProposeEnd() | AnswerEnd():
                self._ack(message.key, await self._end(message))
            case Say(text, key):
                self._ack(key, await actions.say(room, self.user, text, key, self.source))
            case Take(seat):
                self._take(seat)
            case Ping():
                self.viewer.tell(Pong())
            case Hello():
                self._refuse(None, "malformed", "hello was said already")

    async def _choose(self, message: Choose) -> None:
        """Make a choice, and answer as soon as it is committed, before others are told of it."""
        choice = (message.seat, message.number, message.code)

        def answer(stored: Stored) -> None:
            self._ack(message.key, stored)
            self.viewer.release()

        choosing = self.tables.actions.choose
        stored = await choosing(self.room, self.user.id, choice, message.key, answer)
        if stored.how != "new":
            answer(stored)

    async def _end(self, message: Resign | ProposeEnd | AnswerEnd) -> Stored:
        giving_up, room, user = self.tables.giving_up, self.room, self.user.id
        match message:
            case Resign(seat, key):
                return await giving_up.resign(room, user, seat, key)
            case ProposeEnd(seat, key):
                return await giving_up.propose(room, user, seat, key)
            case AnswerEnd(agree, key):
                return await giving_up.answer(room, user, agree=agree, key=key)

    def _take(self, seat: int | None) -> None:
        if seat is not None and seat not in self.room.seats_of(self.user.id):
            self._refuse(None, "not-yours", f"seat {seat} is not yours")
            return
        self.viewer.take(seat)

    def _ack(self, key: str, stored: Stored) -> None:
        self.viewer.tell(Ack(key, self.room.number(self.user.id, stored.seq)))

    def _refuse(self, key: str | None, reason: Any, message: str) -> None:
        self.tables.counts.refusal()
        self.viewer.tell(Refused(key, reason, message))


def greet(viewer: Viewer, user: UserRow, hello: Hello) -> None:
    """Let somebody in who said hello: they are welcomed, and told how the match stands."""
    room, looker = viewer.room, viewer.looker
    looker.slowly = hello.moments
    if hello.seq is not None:
        looker.seen[eyes(room, user.id, None, taken=False)] = looker.chat = hello.seq
    room.enter(viewer)
    viewer.tell(Welcome(match_info(room, user.id), me_info(user)))
    viewer.wake()
