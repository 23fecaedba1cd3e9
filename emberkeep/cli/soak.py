def soak() -> None:
    """Later."""
