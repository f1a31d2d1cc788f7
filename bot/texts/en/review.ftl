# The review of a finished game, by the coach.

command-review = Where points were given away in a game that is over, and why
command-name-review = review
option-review-player = Whose review: a seat's number or a name; leave it out for your own

button-end-review = Review
button-review = { $page ->
        [0] Overview
       *[other] { $page }
    }
review-of = Whose review
review-heading = ## 🔎 Review of game `{ $table }`
review-overview = **{ $name }** has made **{ $accuracy } %** of what there was to make. Given away: { $pick } in picking, { $place } in placing, { $terraform } in terraforming.
review-faultless = Nothing to say: I would have played it the same way.
review-line = Round { $round }: { $decision ->
        [pick] took card { $card }
        [place] laid card { $card }
       *[terraform] { $tile ->
            [yes] terraformed
           *[no] did not terraform
        }
    } · **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** given away
review-mistake = **{ $name }** · { $said }
review-better = Better: { $decision ->
        [pick] card { $card }, and lay it at { $x }, { $y }, { $rotation ->
            [0] upright
           *[other] turned by { $rotation }°
        }
        [place] at { $x }, { $y }, { $rotation ->
            [0] upright
           *[other] turned by { $rotation }°
        }
       *[terraform] { $terrain ->
            [forest] a forest at { $x }, { $y }
            [lake] a lake at { $x }, { $y }
            [town] a town at { $x }, { $y }
            [mountain] a mountain at { $x }, { $y }
           *[none] keep the cubes
        }
    }.
review-reason = { $reason ->
        [lake] It makes more of a lake.
        [lake_room] As it was played, a lake was closed that could have grown.
        [range] It makes the range longer.
        [range_room] It leaves the range an end that can go on.
        [town] { $game ->
            [honshu] It makes the largest town larger.
           *[hokkaido] It makes the smaller of the two towns larger, and that is the one that scores.
        }
        [town_room] It leaves the town room to grow.
        [factory] As it was played, a factory was left without its cube.
        [waiting_factory] It keeps a factory that a cube can still reach.
        [cubes] It brings or keeps a cube.
        [forest] It makes more forest.
        [desert] It leaves more desert to build on.
        [bonus] It scores more on the scoring card.
        [goal] It brings a goal nearer.
       *[size] It makes the map larger, so more fits on it later.
    }
