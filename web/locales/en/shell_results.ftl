# Rounds, points and results

story-end = Final scoring.
story-times = ×{ $times }
story-points-of = Points of round { $number }
round-points = Round { $number }: points
points-all = Points
points-source = Source
points-total = Total
points-none = No points were scored.
points-no-more = Do not show after each round
set-rounds = A table of points after each round
period-round = Round { $number }
period-end = End
graph-label = Points round by round. At the end: { $scores }
result-again = Result
result-points = Points by source
result-course = Round by round
decided-title = What decided it
decided-margin = { $you ->
    [who] You finished { $points } ahead. Second: { $other }.
    [rival] { $who }: { $points } ahead of you.
   *[none] { $who }: { $points } ahead. Second: { $other }.
}
decided-row = Most of it came from here: { $source }, { $mine } to { $theirs }.
decided-since = Ahead for good since round { $number }.
decided-since-end = The final scoring turned the match.
decided-by = Decided: { $why }.
decided-tie = Level on points: { $why }.
moments-title = Moments that mattered
moment-turning = the lead for good
moment-show = Show this moment in the replay
replay-speed = Speed
replay-speed-times = { $times }×
replay-round = Round { $number } begins here
replay-rounds = Rounds
replay-end = End: the final scoring begins here
