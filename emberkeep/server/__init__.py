"""Seats people and bots at tables, keeps records, sends each seat its own view."""
