"""Words that a game puts together without knowing any language."""

from __future__ import annotations

from emberkeep.kernel.state import Value, value


@value
class Phrase(Value):
    """A message of the game's catalogues, called without the game's prefix, and its arguments.

    An argument is a number, a word that the message tells apart, or other phrases: one that stands
    within this one, or several, which are said with commas between them.
    """

    message: str
    arguments: tuple[tuple[str, int | str | Phrase | tuple[Phrase, ...]], ...] = ()


Argument = int | str | Phrase | tuple[Phrase, ...]
