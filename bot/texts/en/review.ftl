# The review of a finished game, by the coach. $points are those that a decision cost, against the best one.

command-review = Where points were given away in a finished game, and why
command-name-review = review
option-review-player = Whose review: a seat’s number or a name; leave it out for your own

button-end-review = Review
button-review = { $page ->
        [0] Overview
       *[other] { $page }
    }
review-of = Whose review
review-heading = ## 🔎 Review of game `{ $table }`
review-gone = This player had their data deleted, and the review went with it.
review-of-computer = Only what people did is reviewed, and { $name } is a computer player.
# $selection is how cards were selected: in a draft one picks, in a trick one takes.
review-overview = **{ $name }** made **{ $accuracy }%** of what was possible. Points given away: { $pick } { $selection ->
        [trick] taking
       *[draft] picking
    }, { $place } placing{ $terraforms ->
        [yes] , { $terraform } terraforming
       *[no] {""}
    }.
review-faultless = Nothing to add: I would have played it the same way.
# Instead of both, of a game that was ended early.
review-nothing = **{ $name }**: nothing to review, as the game ended too early for that.
review-line = Round { $round }: { $decision ->
        [pick] { $selection ->
            [trick] took
           *[draft] picked
        } card { $card }
        [place] placed card { $card }
       *[terraform] { $tile ->
            [yes] terraformed
           *[no] did not terraform
        }
    } · **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** given away
# $said is what review-line says.
review-mistake = **{ $name }** · { $said }
# $placement is what the text placement says.
review-better = Better: { $decision ->
        [terraform] { $terrain ->
            [forest] a forest at { $x }, { $y }
            [lake] a lake at { $x }, { $y }
            [town] a town at { $x }, { $y }
            [mountain] a mountain at { $x }, { $y }
           *[none] keeping the cubes
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] It makes more of a lake.
        [lake_room] It leaves a lake more room to grow.
        [range] It makes the range longer.
        [range_room] It leaves one end of the range room to grow.
        [town] { $game ->
            [honshu] It makes the largest town larger.
           *[hokkaido] It makes the smaller of the two towns larger, and that is the one that scores.
        }
        [town_room] It leaves the town room to grow.
        [factory] Its factories bring more points.
        [waiting_factory] It keeps a factory that a cube can still reach.
        [cubes] It brings or keeps a cube.
        [forest] It makes more forest.
        [desert] It leaves more deserts to build on.
        [bonus] It scores more on the scoring card.
        [goal] It brings a goal nearer.
       *[size] It makes the map larger, so more fits later.
    }
