"""Schemes, motion, forced colours and print."""

import pytest

from samples import *  # noqa: F403
from stage import *  # noqa: F403 -- fixtures
from stage import Stage, open_engine
from test_render_redaction import alpha

COLOURS = ["red", "blue", "green", "primary", "secondary", "background"]
LIGHT = {"red": (255, 59, 48), "blue": (0, 122, 255), "primary": (0, 0, 0), "background": (255, 255, 255)}
DARK = {"red": (255, 69, 58), "blue": (10, 132, 255), "primary": (255, 255, 255), "background": (0, 0, 0)}


@pytest.fixture
def media(chromium_stage):
    yield chromium_stage.engine.page.emulate_media
    chromium_stage.engine.page.emulate_media(color_scheme="null", reduced_motion="null", forced_colors="null", media="null")


def drawn_colours(stage):
    return [alpha(stage.style(".veil-color", "background-color", index))[:3] for index in range(4)]


def colours(*modifiers):
    return column(*[{"type": "Color", "color": name, "modifiers": [{"frame": {"height": 9}}]} for name in ("red", "blue", "primary", "background")], modifiers=list(modifiers))


@pytest.mark.parametrize("scheme, expected", [("light", LIGHT), ("dark", DARK)])
def test_system_colours_follow_the_option_and_the_modifier(stage, scheme, expected):
    other = "dark" if scheme == "light" else "light"
    stage.draw(colours(), colorScheme=scheme)
    assert drawn_colours(stage) == list(expected.values())
    stage.draw(colours({"colorScheme": scheme}), colorScheme=other)
    assert drawn_colours(stage) == list(expected.values())


def test_system_colours_follow_the_page(chromium_stage, media):
    for scheme, expected in [("light", LIGHT), ("dark", DARK)]:
        media(color_scheme=scheme)
        chromium_stage.draw(colours())
        assert drawn_colours(chromium_stage) == list(expected.values())


@pytest.mark.parametrize("name, arguments, preferences", [
    ("firefox", (), {"layout.css.prefers-color-scheme.content-override": 0, "ui.systemUsesDarkTheme": 1}),
    ("webkit", ("--dark-mode",), None),
])
def test_system_colours_follow_the_page_in_other_engines(playwright, stage_site, name, arguments, preferences):
    with open_engine(name, playwright, arguments, preferences) as engine:
        stage = Stage(engine, stage_site)
        stage.draw(colours())
        assert drawn_colours(stage) == list(DARK.values())


def test_a_scheme_and_an_opacity_in_a_colour(stage):
    pair = {"light": "#112233", "dark": "#445566"}
    view = column(*[{"type": "Color", "color": color} for color in (pair, {"color": pair, "opacity": 0.5}, {"color": "#abc", "opacity": 0.25}, "#11223380")])
    stage.draw(view, colorScheme="dark")
    found = [alpha(stage.style(".veil-color", "background-color", index)) for index in range(4)]
    for drawn, expected in zip(found, [(68, 85, 102, 1), (68, 85, 102, 0.5), (170, 187, 204, 0.25), (17, 34, 51, 0.5)]):
        assert drawn == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("nonsense", ["red; background: url(x)", "url(https://x)", "#12", "#1234567", "expression(1)", "var(--x)", "", 7, None, {}, {"color": "no"}, {"light": "red"}])
def test_what_is_no_colour_leaves_no_trace(stage, nonsense):
    stage.draw({"type": "Color", "color": nonsense, "modifiers": [{"tint": nonsense}, {"foregroundStyle": nonsense}, {"border": nonsense}]})
    assert alpha(stage.style(".veil-color", "background-color"))[3] == 0
    assert "url" not in stage.markup() and "expression" not in stage.markup()


def test_foreground_levels_are_relative_to_the_foreground_around(stage):
    stage.draw(column(text("A", {"foregroundStyle": "secondary"}), modifiers=[{"foregroundStyle": "#0000ff"}]))
    assert alpha(stage.style(".veil-text", "color")) == pytest.approx((0, 0, 255, 0.6), abs=0.01)
    stage.draw(column(text("A", {"foregroundColor": None}), modifiers=[{"foregroundColor": "#0000ff"}]), colorScheme="light")
    assert alpha(stage.style(".veil-text", "color")) == (0, 0, 0, 1)


def test_a_loading_region_moves_after_half_a_second_and_not_under_reduced_motion(chromium_stage, media):
    moving = "() => document.getAnimations().map(a => [a.effect.getTiming().delay, Object.keys(a.effect.getKeyframes()[0])])"
    media(reduced_motion="no-preference")
    chromium_stage.draw(rows(clear=False))
    animations = chromium_stage.evaluate(moving)
    assert animations and all(delay == 500 and set(keys) <= {"opacity", "transform", "offset", "computedOffset", "easing", "composite"} for delay, keys in animations)
    chromium_stage.draw(column(private(), CONFIDENTIAL, text("Clear")))
    assert chromium_stage.evaluate(moving) == []
    media(reduced_motion="reduce")
    chromium_stage.draw(column(rows(clear=False), {"type": "ProgressView"}))
    assert chromium_stage.evaluate(moving) == []
    assert "gradient" not in chromium_stage.style(".veil-bar", "background-image")


def test_forced_colours_keep_stand_ins_and_sheets(chromium_stage, media):
    media(forced_colors="active")
    chromium_stage.draw(column(bar(8), private("Image"), CONFIDENTIAL, private("Toggle", label=private()), private("Slider", label=private())))
    page = alpha(chromium_stage.style(".veil", "background-color"))
    for selector in [".veil-bar", ".veil-square", ".veil-sheet"]:
        ink = alpha(chromium_stage.style(selector, "background-color"))
        assert ink[3] == 1 and ink[:3] != page[:3], selector
    assert chromium_stage.style(".veil-switch", "border-top-width") == "1px"
    assert chromium_stage.style(".veil-slider-empty", "border-top-width") == "1px"


def test_print_keeps_the_ink_and_stops_the_motion(chromium_stage, media):
    media(media="print")
    chromium_stage.draw(rows(clear=False))
    assert chromium_stage.style(".veil-bar", "print-color-adjust") == "exact"
    assert chromium_stage.evaluate("() => document.getAnimations().length") == 0
