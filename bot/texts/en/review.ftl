# The coach's review of a finished game. $points is what a decision cost, compared with the best one.

command-review = Where you missed points in a finished game, and why
command-name-review = review
option-review-player = Whose review: a seat number or a name (default: yours)

button-end-review = Review
button-review = { $page ->
        [0] Overview
       *[other] { $page }
    }
review-of = Whose review
review-heading = ## 🔎 Review of game `{ $table }`
review-gone = This player has deleted their data, and the review with it.
review-of-computer = Only people’s decisions are reviewed, and { $name } is a computer player.
# $selection: in a draft cards are picked, in a trick they are taken.
review-overview = **{ $name }** scored **{ $accuracy }%** of what was possible. Points missed: **{ $missed }** ({ $pick } { $selection ->
        [trick] taking
       *[draft] picking
    }, { $place } placing{ $terraforms ->
        [yes] , { $terraform } terraforming
       *[no] {""}
    }).
review-faultless = Nothing to add: I’d have played it the same way.
# In place of both, for a game that was ended early.
review-nothing = **{ $name }**: the game ended too early to review.
review-round = Round { $round }: **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** missed
review-line = Round { $round }: { $decision ->
        [pick] { $selection ->
            [trick] took
           *[draft] picked
        } card { $card }
        [place] placed card { $card }
       *[terraform] { $tile ->
            [yes] terraformed
           *[no] didn’t terraform
        }
    } · **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** missed
# $said is the text review-line.
review-mistake = **{ $name }** · { $said }
# $placement is the text placement.
review-better = Better: { $decision ->
        [terraform] { $terrain ->
            [forest] a forest at { $x }, { $y }
            [lake] a lake at { $x }, { $y }
            [town] a town at { $x }, { $y }
            [mountain] a mountain at { $x }, { $y }
           *[none] keep the cubes
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] It makes a lake bigger.
        [lake_room] It leaves a lake more room to grow.
        [range] It makes the range longer.
        [range_room] It leaves one end of the range room to grow.
        [town] { $game ->
            [honshu] It makes the largest town bigger.
           *[hokkaido] It grows the smaller of the two towns, which is the one that scores.
        }
        [town_room] It leaves the town room to grow.
        [factory] Your factories score more.
        [waiting_factory] It keeps a factory that can still get a cube.
        [cubes] It gains or saves a cube.
        [forest] It adds forest.
        [desert] It leaves more deserts to build on.
        [bonus] It scores more on the scoring card.
        [goal] It gets you closer to a goal.
       *[size] It makes the map bigger, so more will fit later.
    }
