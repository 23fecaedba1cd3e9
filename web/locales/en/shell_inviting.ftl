# Inviting: open tables, joining, waiting for others

filter-game = Show tables of
filter-any-game = All games
filter-players = Show tables for
filter-any-players = Any number of players
filter-none = No open table is like that.
your-name = Your name
start-inviting = Invite
