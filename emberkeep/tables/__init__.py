"""What a table does between a choice and a push, without network, database or other packages.

The server puts sockets, people and a database around it, a page in the browser a worker.
"""
