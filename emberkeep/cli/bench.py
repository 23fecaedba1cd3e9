def bench() -> None:
    """Later."""
