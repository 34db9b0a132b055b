#!/usr/bin/env python3
"""A bot that plays any title: pantheon play TITLE --seats 'human,cmd:python3 examples/bot.py'

The game starts this program and asks it line by line, as docs/protocol.md tells under "Bots: the other way round":
one JSON object a line comes in, one goes out. Replace `choose` to make it play well.
"""

import json
import random
import sys


class Bot:
    def __init__(self):
        self.random = random.Random(1)

    def hello(self, request):
        # Say who we are. A program that can't speak this version of the protocol should answer with an error.
        return {"protocol": 1, "name": "bot.py"}

    def begin(self, request):
        # A seat at a table: title, seats, options, our seat's number, and limits of time and memory.
        self.title = request["title"]
        self.seat = request["seat"]
        return {}

    def choose(self, request):
        # `view` is all that our seat may know, `legal` all that it may do. Where others may act as well (`may_wait`),
        # {"wait": True} lets them go first.
        legal = request["legal"]
        return {"action": max(legal, key=self.worth)}

    def worth(self, action):
        # A tiny heuristic: whatever it is, doing something beats passing or leaving. Luck decides the rest.
        dull = any(word in json.dumps(action) for word in ("pass", "leave", "resign", "stop"))
        return (not dull, self.random.random())

    def over(self, request):
        # How the game ended: standings, and the score line by line. A bot that learns would learn here.
        return {}

    def quit(self, request):
        return {"bye": True}


def main():
    bot = Bot()
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(bot, request["cmd"], None)
        if answer is None:
            reply = {"id": request["id"], "error": {"code": "unknown-command", "message": request["cmd"]}}
        else:
            reply = {"id": request["id"], "ok": answer(request)}
        # Anything else goes to stderr: standard output is for replies alone.
        print(json.dumps(reply), flush=True)
        if request["cmd"] == "quit":
            return


if __name__ == "__main__":
    main()
