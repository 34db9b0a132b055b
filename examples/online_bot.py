#!/usr/bin/env python3
"""A bot that plays one game online: python3 online_bot.py http://127.0.0.1:8080 [options]

Without options it comes as a guest, makes a table of Gods of Rome for itself and a bot of level 1, plays to the end,
and prints the result. It needs nothing but Python. docs/wire.md tells what is said on the socket.
bot.py plays games on your own machine instead, and client.py plays all seats there.
"""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


class Closed(Exception):
    """The line is gone. Coming back and saying what was seen last is all there is to do."""


class WebSocket:
    """As much of RFC 6455 as a client needs that speaks text."""

    def __init__(self, url, token):
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        self.sock = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)), timeout=90)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=parts.hostname)
        self.sock.sendall(
            f"GET {parts.path}/api/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        self.file = self.sock.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise Closed(f"the server answers {status.strip()!r}")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self.sock.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """The next text. Pings are answered on the way."""
        text = b""
        while True:
            first, size = self.read(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            data, kind = self.read(size), first & 0x0F
            if kind == 8:
                raise Closed("the server closed the socket")
            if kind == 9:
                self.send(data, 10)
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise Closed("the line broke")
        return data


class Server:
    """The requests that aren't made on the socket."""

    def __init__(self, url, token=None):
        self.url, self.token = url.rstrip("/"), token

    def ask(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{method} {path}: {error.code}: {error.read().decode()}") from None

    def become_guest(self, name):
        self.token = json.loads(self.ask("POST", "/api/guests", {"name": name, "token": True}))["token"]


class Player:
    """One seat at one table, from joining to the end."""

    def __init__(self, server, table, key, is_host):
        self.server, self.table, self.key = server, table, key
        self.seen = None  # the last place in the table's log that we were told of
        self.latest = None  # where the table stood there
        self.pending = {}  # what was asked and not answered yet, by id: after a break it is asked again
        self.ids = (f"{base64.urlsafe_b64encode(os.urandom(6)).decode()}-{n}" for n in range(1 << 30))
        self.moves, self.socket = 0, None
        self.is_host = self.joined = is_host
        self.ready = self.started = False

    def play(self):
        breaks = 0
        while True:
            try:
                if self.socket is None:
                    self.come_back()
                frame = json.loads(self.socket.receive())
                if "hello" in frame:
                    breaks = 0
                result = self.hear(frame)
                if result:
                    return result
            except (Closed, OSError) as why:
                breaks += 1
                if breaks > 8:
                    raise SystemExit(f"the server is gone: {why}") from None
                # A random part, so that not everybody comes back at the same moment.
                self.socket = None
                time.sleep(random.uniform(0.5, 1) * min(2 ** (breaks - 1) * 0.25, 30))

    def come_back(self):
        self.socket = WebSocket(self.server.url, self.server.token)
        watch = {"watch": {"table": self.table, "key": self.key, "since": self.seen}}
        self.socket.send(json.dumps({"id": "watch", "ask": watch}))
        for text in self.pending.values():
            self.socket.send(text)  # The same id takes effect once, so asking again is safe.

    def do(self, command):
        name = next(self.ids)
        ask = {"do": {"table": self.table, "key": self.key, "seen": self.seen, "command": command}}
        self.pending[name] = json.dumps({"id": name, "ask": ask})
        self.socket.send(self.pending[name])

    def hear(self, frame):
        if "answer" in frame:
            answer = frame["answer"]
            self.pending.pop(answer["id"], None)
            problem = answer.get("error")
            # What was done may have been told before it was answered; then it is known already where that led.
            if "done" in answer and self.seen is not None and answer["done"]["seq"] <= self.seen:
                self.act()
            # Where all act at once somebody may have been faster: the next update shows what is left to do.
            if problem and problem["code"] not in ("refused", "lost-race", "wrong-time", "busy", "too-fast"):
                raise SystemExit(f"{problem['code']}: {problem['message']}")
            if problem:
                time.sleep(problem.get("retry_after", 0))
                self.socket.send(json.dumps({"id": "watch", "ask": {"watch": {"table": self.table, "key": self.key, "since": None}}}))
        elif "table" in frame:
            self.latest = frame["table"]
            self.seen = self.latest["seq"]
            if self.latest["info"]["status"] == "over":
                return self.latest
            self.act()
        elif "bye" in frame:
            raise Closed(frame["bye"])
        return None

    def act(self):
        info, position = self.latest["info"], self.latest["position"]
        if self.pending:
            return
        if info["status"] == "gathering":
            if not self.joined:
                self.joined = True
                self.do({"join": {"seat": None}})
            elif not self.ready:
                # Anybody may add to the luck of the game: then nobody alone decides it.
                self.ready = True
                self.do({"ready": {"ready": True, "entropy": base64.b64encode(os.urandom(12)).decode()}})
            elif self.is_host and not self.started and all(seat["ready"] or seat["kind"] == "bot" for seat in info["seats"]):
                self.started = True
                self.do("start")
            return
        for sight in (position or {}).get("sights", []):
            if sight.get("legal"):
                self.moves += 1
                action = choose(sight["view"], sight["seat"], [legal["action"] for legal in sight["legal"]])
                self.do({"act": {"seat": sight["seat"], "action": action}})
                return


def choose(view, seat, actions):
    """Your idea goes here."""
    return random.choice(actions)


def main():
    options = argparse.ArgumentParser(description="Plays one game online.")
    options.add_argument("url", help="the server, such as http://127.0.0.1:8080")
    options.add_argument("--token", help="a token of yours or of a bot account; without it the bot comes as a guest")
    options.add_argument("--name", default="Pythia", help="what a guest is called")
    options.add_argument("--title", default="gods-of-rome")
    options.add_argument("--seats", default="me,bot:1", help="who sits at a new table: me, open, invited, bot:LEVEL")
    options.add_argument("--table", help="joins this table instead of making one")
    options.add_argument("--key", help="opens a private table")
    options.add_argument("--seed", help="decides what is chosen, to repeat it")
    options.add_argument("--record", help="writes the record of the game to this file")
    asked = options.parse_args()
    random.seed(asked.seed)

    server = Server(asked.url, asked.token)
    if not server.token:
        server.become_guest(asked.name)
    table = asked.table
    if not table:
        plans = [{"bot": {"level": int(who[4:])}} if who.startswith("bot:") else who for who in asked.seats.split(",")]
        table = json.loads(server.ask("POST", "/api/tables", {"title": asked.title, "seats": plans}))["id"]
        print(f"table {table}", flush=True)

    player = Player(server, table, asked.key, is_host=not asked.table)
    end = player.play()
    print(f"{player.moves} moves; {end['info']['ending']}")
    for place in ((end["position"] or {}).get("outcome") or {}).get("standings", []):
        print(f"{place['rank']}. {place['party']}: {place['points']} points")
    if asked.record:
        with open(asked.record, "w", encoding="utf-8", newline="\n") as file:
            file.write(server.ask("GET", f"/api/tables/{table}/record"))


if __name__ == "__main__":
    main()
