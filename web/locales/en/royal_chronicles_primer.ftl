# Royal Chronicles: the first page of the rules

rc-primer-goal = Have the most points after four rounds. Each round has six phases, which everybody plays at the same time.
rc-primer-recruitment = Recruitment: keep one card of the packet and pass the rest on, until everybody has five.
rc-primer-deployment = Deployment: in secret, place units in the Front, where they fight, and in the Back, where they work; then pay for the new ones. One card may be kept.
rc-primer-war = War: the strength of your Front against each neighbour. Whoever has as much or more wins 3 points.
rc-primer-income = Income: 2 gold, and what units and buildings bring.
rc-primer-construction = Construction: build or upgrade one building. Your cards make the resources for it, which are never spent.
rc-primer-ageing = Ageing: every unit with an age token dies, every other gets one. So most serve for two rounds.

rc-legend-any = Any one resource
