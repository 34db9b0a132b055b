#!/usr/bin/env python3
"""A client that plays every seat at random: python3 client.py [PANTHEON] [SEATS] [SEED]

It starts `pantheon stdio`, begins a game, and asks and answers line by line (docs/protocol.md) to the end.
bot.py is the other way round: there the game asks, and the program answers.
"""

import json
import random
import subprocess
import sys


class Pantheon:
    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.count = 0

    def ask(self, cmd, **fields):
        self.count += 1
        print(json.dumps({"id": self.count, "cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        reply = json.loads(self.process.stdout.readline())
        if "error" in reply:
            raise RuntimeError(f"{cmd}: {reply['error']['code']}: {reply['error']['message']}")
        return reply["ok"]


def choose(view, seat, actions):
    return random.choice(actions)


def main(binary="pantheon", seats="2", seed="1"):
    random.seed(seed)
    pantheon = Pantheon(binary)
    game = pantheon.ask("new", title="gods-of-rome", seats=int(seats), seed=seed)
    while not game["over"]:
        seat = game["to_act"][0]
        view = pantheon.ask("view", viewer=seat)["view"]
        actions = pantheon.ask("legal", seat=seat)["actions"]
        game = pantheon.ask("apply", seat=seat, action=choose(view, seat, actions))
    for place in pantheon.ask("outcome")["outcome"]["standings"]:
        print(f"{place['rank']}. {place['party']}: {place['points']} points")
    pantheon.ask("quit")


if __name__ == "__main__":
    main(*sys.argv[1:])
