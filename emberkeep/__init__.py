"""Four dark-fantasy board games on one small kernel, for people, bots and experiments."""

__version__ = "0.1.0"
