# The shell: the guide of a first match

learn = Learn to play
learn-hint = “Learn to play” adds a guide that explains as you go.
guide = Guide
guide-next = Next
guide-end = Finish
guide-skip = Skip the guide
