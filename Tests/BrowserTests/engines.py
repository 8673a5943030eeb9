"""Three engines behind one small face: open an address, evaluate a function in the page, take a screenshot."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path


class PlaywrightEngine:
    """Chromium or Firefox."""

    def __init__(self, name: str, browser):
        self.name = name
        self.browser = browser
        self.page = browser.new_page(viewport={"width": 800, "height": 600})
        self.page.set_default_timeout(20_000)
        print(f"{name} {browser.version}")

    def open(self, address: str):
        self.page.goto(address)

    def evaluate(self, function: str, argument=None):
        return self.page.evaluate(function, argument)

    def resize(self, width: int, height: int):
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: str):
        self.page.screenshot(path=path, full_page=True)

    def close(self):
        self.page.close()


class WebKitEngine:
    """WebKitGTK's MiniBrowser, by plain WebDriver over HTTP."""

    name = "webkit"

    def __init__(self, arguments=()):
        self.display, self.xvfb = start_xvfb()
        port = free_port()
        environment = {**os.environ, "DISPLAY": self.display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"}
        environment.pop("WAYLAND_DISPLAY", None)
        self.driver = subprocess.Popen(
            [shutil.which("WebKitWebDriver"), f"--port={port}", "--host=127.0.0.1"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.url = f"http://127.0.0.1:{port}"
        wait_for(port)
        options = {"binary": mini_browser(), "args": ["--automation", *arguments]}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session = session["sessionId"]
        print(f"WebKitGTK {session['capabilities'].get('browserVersion')}")
        self.resize(800, 600)

    def call(self, method: str, path: str, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def command(self, method: str, path: str, body=None):
        return self.call(method, f"/session/{self.session}{path}", body)

    def open(self, address: str):
        self.command("POST", "/url", {"url": address})

    def evaluate(self, function: str, argument=None):
        script = (
            "const [argument, done] = arguments;"
            f"Promise.resolve().then(() => ({function})(argument))"
            ".then(value => done({ value: value === undefined ? null : value }), error => done({ error: String(error) }))"
        )
        result = self.command("POST", "/execute/async", {"script": script, "args": [argument]})
        assert "error" not in result, result["error"]
        return result["value"]

    def resize(self, width: int, height: int):
        self.command("POST", "/window/rect", {"width": width, "height": height})

    def screenshot(self, path: str):
        Path(path).write_bytes(base64.b64decode(self.command("GET", "/screenshot")))

    def close(self):
        try:
            self.command("DELETE", "")
        finally:
            for process in (self.driver, self.xvfb):
                process.terminate()
                process.wait(10)


def start_xvfb():
    """A display of our own; its number comes back through a pipe."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1600x24", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        return f":{pipe.readline().strip()}", process


def mini_browser() -> str:
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    assert found, "MiniBrowser is missing: install webkit2gtk-driver"
    return str(found[-1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nothing listens on port {port}")
