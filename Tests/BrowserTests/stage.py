"""A page that holds nothing but a stage, under the policy of the site, and the engines that draw on it."""

import json
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest

from engines import PlaywrightEngine, WebKitEngine
from site_server import SiteServer

ROOT = Path(__file__).resolve().parents[2]

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Stage</title>
<link rel="stylesheet" href="veil.css">
<link rel="stylesheet" href="stage.css">
<script type="module" src="stage.js"></script>
</head>
<body><main id="stage"></main></body>
</html>"""

STYLE = """
html { color-scheme: light dark; }
body { margin: 0; background: light-dark(#fff, #000); }
"""

SCRIPT = """
import { render } from './render.js';
const violations = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
window.addEventListener('error', (event) => violations.push(String(event.message)));
window.actions = [];
document.addEventListener('veil-action', (event) => window.actions.push(event.detail));
window.violations = violations;
window.draw = ({ view, width, height, options }) => {
  const stage = document.getElementById('stage');
  stage.style.setProperty('width', width ? `${width}px` : 'auto');
  stage.style.setProperty('height', height ? `${height}px` : 'auto');
  render(view, stage, options ?? {});
};
window.ready = true;
"""

DRAW = """async ({ view, width, height, options }) => {
  while (!window.ready) await new Promise((resolve) => setTimeout(resolve, 10));
  window.draw({ view, width, height, options });
}"""

BOXES = """() => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  return [...document.querySelectorAll('#stage :is(.veil-color, .veil-shape)')].map((element) => {
    const box = element.getBoundingClientRect();
    return [box.x - stage.x, box.y - stage.y, box.width, box.height];
  });
}"""


class Stage:
    """Draws descriptions in one engine and measures what is drawn."""

    def __init__(self, engine, address: str):
        self.engine = engine
        engine.open(address)

    def draw(self, view, width: int | None = 320, height: int | None = None, **options):
        self.engine.evaluate(DRAW, {"view": view, "width": width, "height": height, "options": options})

    def evaluate(self, function: str, argument=None):
        return self.engine.evaluate(function, argument)

    def boxes(self) -> list[list[float]]:
        """Position and size of each shape and colour, in document order, from the stage's own corner."""
        return self.evaluate(BOXES)

    def rect(self, selector: str, index: int = 0) -> dict[str, float]:
        function = """([selector, index]) => {
          const stage = document.getElementById('stage').getBoundingClientRect();
          const box = document.querySelectorAll('#stage ' + selector)[index].getBoundingClientRect();
          return { x: box.x - stage.x, y: box.y - stage.y, width: box.width, height: box.height };
        }"""
        return self.evaluate(function, [selector, index])

    def style(self, selector: str, name: str, index: int = 0) -> str:
        function = """([selector, name, index]) =>
          getComputedStyle(document.querySelectorAll('#stage ' + selector)[index]).getPropertyValue(name)"""
        return self.evaluate(function, [selector, name, index])

    def count(self, selector: str) -> int:
        return self.evaluate("(selector) => document.querySelectorAll('#stage ' + selector).length", selector)

    def text(self) -> str:
        return self.evaluate("() => document.getElementById('stage').textContent")

    def markup(self) -> str:
        return self.evaluate("() => document.getElementById('stage').innerHTML")

    def problems(self) -> list[str]:
        return self.evaluate("() => window.violations.splice(0)")


@contextmanager
def open_engine(name: str, playwright, arguments=(), preferences=None):
    if name == "chromium":
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *arguments])
    elif name == "firefox":
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=shutil.which("firefox-esr"), firefox_user_prefs=preferences or {}
        )
    else:
        engine = WebKitEngine(arguments)
        yield engine
        engine.close()
        return
    engine = PlaywrightEngine(name, browser)
    yield engine
    engine.close()
    browser.close()


@pytest.fixture(scope="session")
def stage_site():
    server = SiteServer(ROOT / "web")
    server.add_page("/header/stage.html", PAGE)
    server.add_page("/header/stage.css", STYLE, "text/css")
    server.add_page("/header/stage.js", SCRIPT, "text/javascript")
    yield server.url + "/header/stage.html"
    server.close()


@pytest.fixture(scope="session")
def engine_of(playwright):
    """Engines by name, each started once."""
    started, contexts = {}, []

    def engine(name: str):
        if name not in started:
            context = open_engine(name, playwright)
            started[name] = context.__enter__()
            contexts.append(context)
        return started[name]

    yield engine
    for context in contexts:
        context.__exit__(None, None, None)


@pytest.fixture(scope="session")
def stage_in(engine_of, stage_site):
    """One stage in each engine for all tests: drawing must not depend on what was drawn before."""
    stages = {}

    def stage(name: str) -> Stage:
        if name not in stages:
            stages[name] = Stage(engine_of(name), stage_site)
        return stages[name]

    return stage


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def stage(request, stage_in):
    """A stage in each engine in turn; nothing a test draws may break the page's policy or throw."""
    stage = stage_in(request.param)
    yield stage
    assert stage.problems() == []


@pytest.fixture
def chromium_stage(stage_in):
    stage = stage_in("chromium")
    yield stage
    assert stage.problems() == []


def load_layout_cases(folder: Path) -> list:
    cases = []
    for file in sorted(folder.glob("*.json")):
        for case in json.loads(file.read_text()):
            cases.append(pytest.param(case, id=f"{file.stem}: {case['name']}"))
    return cases
