"""The course of the game: four rounds of six phases (chapter Flow)."""

from __future__ import annotations

from emberkeep.games.royal_chronicles.automa import lich_income, move_marker
from emberkeep.games.royal_chronicles.cards import ROUNDS
from emberkeep.games.royal_chronicles.rules.ageing import Ageing
from emberkeep.games.royal_chronicles.rules.construction import Construction
from emberkeep.games.royal_chronicles.rules.deployment import Deployment
from emberkeep.games.royal_chronicles.rules.income import Income
from emberkeep.games.royal_chronicles.rules.recruitment import Draft, SoloDraft
from emberkeep.games.royal_chronicles.rules.scoring import FinalScoring
from emberkeep.games.royal_chronicles.rules.war import War
from emberkeep.games.royal_chronicles.state import (
    AGEING,
    CONSTRUCTION,
    DEPLOYMENT,
    INCOME,
    RECRUITMENT,
    WAR,
    Realm,
)
from emberkeep.kernel import Procedure, state


@state
class Chronicle(Procedure):
    """The whole game: four rounds, the final scoring (RC-SOLO-FLOW-01)."""

    script = ("play_round", "final_scoring")

    def play_round(self, table: Realm) -> None:
        table.call(Round())
        if table.round < ROUNDS:
            self.again()

    def final_scoring(self, table: Realm) -> None:
        """Score buildings, abilities and artifacts (RC-BASE-END-01, RC-SOLO-END-01)."""
        table.call(FinalScoring())


@state
class Round(Procedure):
    """One round: six phases in their order (RC-SOLO-FLOW-02)."""

    script = ("recruit", "lich_income", "deploy", "war", "income", "build", "age", "move_marker")

    def open_phase(self, table: Realm, phase: int) -> None:
        table.phase = phase
        table.tell("phase", round=table.round, phase=phase)

    def recruit(self, table: Realm) -> None:
        """Draft; alone, draw against the underworld (RC-SOLO-FLOW-03)."""
        self.open_phase(table, RECRUITMENT)
        table.call(Draft() if table.lich is None else SoloDraft())

    def lich_income(self, table: Realm) -> None:
        if table.lich is not None:
            lich_income(table, table.lich)

    def deploy(self, table: Realm) -> None:
        self.open_phase(table, DEPLOYMENT)
        table.call(Deployment())

    def war(self, table: Realm) -> None:
        self.open_phase(table, WAR)
        table.call(War())

    def income(self, table: Realm) -> None:
        self.open_phase(table, INCOME)
        table.call(Income())

    def build(self, table: Realm) -> None:
        self.open_phase(table, CONSTRUCTION)
        table.call(Construction())

    def age(self, table: Realm) -> None:
        """Ageing is played in the last round too (RC-BASE-AGE-05)."""
        self.open_phase(table, AGEING)
        table.call(Ageing())

    def move_marker(self, table: Realm) -> None:
        """Move the time marker; after round 4 the game ends (RC-SOLO-ROUND-01, RC-SOLO-END-01)."""
        if table.lich is not None:
            move_marker(table, table.lich)
        if table.round < ROUNDS:
            table.round += 1
