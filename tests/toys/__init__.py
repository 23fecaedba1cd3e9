"""Small games that exercise the kernel. They are models for game authors, and not for players."""
