"""Learn the weights anew and print what they reach: ``python -m tests.programs.arena.train``.

Writes nothing but the files that ``--write`` names the folder of.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.options import Rules
from engine.players.normal_player import NormalPlayer
from engine.players.weights import read_weights, weights_of, weights_to_text
from tests.programs.arena.matches import Run, deals, variant, with_interval
from tests.programs.arena.training import between, learn, learn_by_choices


def main() -> None:
    """Learn for one game or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=list(Rules), type=Rules, nargs="*", default=list(Rules))
    parser.add_argument("--games", type=int, default=150, help="games for two a pass")
    parser.add_argument("--hands", type=int, default=3, help="hands drawn for each position")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument(
        "--choices", type=int, default=0, help="games for two whose choices are learned from afterwards"
    )
    parser.add_argument(
        "--towards", type=int, default=100, help="how far to go towards what choices teach, in percent"
    )
    parser.add_argument(
        "--deals", type=int, default=60, help="deals of the match against the shipped weights"
    )
    parser.add_argument("--seed", default="train")
    parser.add_argument(
        "--from", dest="start", type=Path, help="folder of the weights to begin with, if not the shipped ones"
    )
    parser.add_argument("--write", type=Path, help="folder for the new weights")
    arguments = parser.parse_args()
    for rules in arguments.rules:
        weights = old = weights_of(rules)
        if arguments.start is not None:
            weights = read_weights((arguments.start / f"{rules}.json").read_bytes())
        for number in range(arguments.passes):
            weights, report = learn(
                rules, weights, arguments.games, arguments.hands, f"{arguments.seed} {number}"
            )
            for fitted in report:
                print(
                    f"{rules} pass {number} round {fitted.round:2}: explains {fitted.explained:.3f}",
                    flush=True,
                )
        if arguments.choices:
            learned, report = learn_by_choices(rules, weights, arguments.choices, arguments.seed)
            weights = between(weights, learned, arguments.towards)
            for fitted in report:
                print(f"{rules} choices round {fitted.round:2}: explains {fitted.explained:.3f}", flush=True)
        if arguments.write is not None:
            (arguments.write / f"{rules}.json").write_text(weights_to_text(weights), encoding="utf-8")
        new, run = NormalPlayer(weights), Run(arguments.seed)
        outcomes = list(deals(variant(rules, 2), new, NormalPlayer(old), arguments.deals, run))
        won = with_interval([outcome.ahead for outcome in outcomes], ".0%")
        ahead = with_interval([outcome.points - outcome.others for outcome in outcomes], "+.1f")
        print(f"{rules}: new weights win {won}, {ahead} points, {len(outcomes)} deals from both seats")


if __name__ == "__main__":
    main()
