"""The gallery: every view under every reason and effect, drawn by the module and the renderer together."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_gallery_shows_every_specimen_and_fits(open_page, scheme, width):
    page = open_page("/header/gallery.html", viewport={"width": width, "height": 800}, color_scheme=scheme)
    # One specimen asks for an image that is not there, to show what stands in its place.
    expect(page.locator("html")).to_have_attribute("data-veil", "ready", timeout=60_000)
    specimens = page.request.get(page.url.replace("gallery.html", "samples/gallery.json")).json()
    assert page.locator(".specimen").count() == len(specimens)
    assert page.locator(".place > .veil > *").count() == page.locator(".place").count()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.problems[:] = [problem for problem in page.problems if "404" not in problem]
