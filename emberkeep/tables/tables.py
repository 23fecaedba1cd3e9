"""All tables of a process, or of a page, as one object: its parts, and how they start."""

from __future__ import annotations

from abc import ABC, abstractmethod

from emberkeep.tables.actions import Actions
from emberkeep.tables.clocks import Clocks
from emberkeep.tables.driver import Driver
from emberkeep.tables.fairness import Fairness
from emberkeep.tables.giving_up import GivingUp
from emberkeep.tables.new_matches import NewMatches
from emberkeep.tables.presence import WhoIsHere
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.seats import Seats
from emberkeep.tables.telling import Telling
from emberkeep.tables.thinker import Mind


class Tables(ABC):
    """What can be done at tables, wherever they are kept and wherever bots think."""

    def __init__(self, rooms: Rooms, fairness: Fairness, mind: Mind) -> None:
        self.rooms = rooms
        self.counts = rooms.counts
        self.driver = Driver(rooms, mind)
        self.actions = Actions(rooms, fairness)
        self.seats = Seats(rooms, self.actions, fairness)
        self.giving_up = GivingUp(rooms)
        self.clocks = Clocks(rooms, self.giving_up)
        self.presence = WhoIsHere(rooms, self.actions)
        self.new_matches = NewMatches(rooms, fairness, self.name_of)
        self.telling = Telling()

    @abstractmethod
    def name_of(self, thing: str) -> str:
        """Give a thing the same name each time, which nobody can guess."""

    def start_tables(self) -> None:
        self.rooms.start()
        self.driver.start()
        self.presence.start()
        self.clocks.start()
