"""The site under test and the browsers that open it. VEIL_SITE names another folder, such as dist."""

import os
import shutil
from pathlib import Path

import pytest

from site_server import SiteServer

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def site():
    folder = Path(os.environ.get("VEIL_SITE", ROOT / "web"))
    assert (folder / "veil.wasm").exists(), f"{folder}/veil.wasm is missing: build it first"
    server = SiteServer(folder)
    yield server
    server.close()


@pytest.fixture(scope="session")
def chromium(playwright):
    path = os.environ.get("VEIL_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    print(f"Chromium {browser.version}")
    yield browser
    browser.close()


@pytest.fixture
def open_page(chromium, site):
    """Opens a path of the site in a context of its own; whatever the page reports as an error fails the test.

    The list `page.problems` holds what was reported; a test that provokes an error on purpose empties it. The list
    `page.addresses` holds what was asked for.
    """
    pages = []

    def open_path(path: str, **context_options):
        context = chromium.new_context(**context_options)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.problems = []
        page.addresses = []
        page.on("request", lambda request: page.addresses.append(request.url))
        page.on("console", lambda entry: entry.type in ("error", "warning") and page.problems.append(entry.text))
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("requestfailed", lambda request: page.problems.append(f"{request.url}: {request.failure}"))
        pages.append(page)
        page.goto(site.url + path)
        return page

    yield open_path
    problems = [problem for page in pages for problem in page.problems]
    for page in pages:
        page.context.close()
    assert problems == []
