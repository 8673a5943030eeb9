"""Stand-ins: where they stand, how long they are, what they are made of, and that nothing jumps."""

import pytest

from samples import *  # noqa: F403
from stage import *  # noqa: F403 -- fixtures

PIECES = """() => [...document.querySelectorAll('#stage .veil-bar')].map((bar) => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  return [...bar.getClientRects()].map((box) => [box.x - stage.x, box.y - stage.y, box.width, box.height]);
})"""

BASELINE = """(selector) => {
  const element = document.querySelector('#stage ' + selector);
  const probe = document.createElement('span');
  probe.style.setProperty('display', 'inline-block');
  element.prepend(probe);
  const bottom = probe.getBoundingClientRect().bottom - document.getElementById('stage').getBoundingClientRect().y;
  probe.remove();
  return bottom;
}"""

FONTS = [{"font": style} for style in ["largeTitle", "title", "headline", "body", "footnote", "caption2"]] + [
    {"font": {"size": 24, "design": "serif"}},
    {"font": {"size": 13.5, "weight": "bold", "design": "monospaced"}},
]


def pieces(stage, index=0):
    return stage.evaluate(PIECES)[index]


@pytest.mark.parametrize("characters", [8, 16, 24, 32, 48, 64])
def test_a_bar_is_half_an_em_for_each_character(stage, characters):
    stage.draw(bar(characters, {"font": {"size": 20}}), width=2000)
    [[_, _, width, _]] = pieces(stage)
    assert width == pytest.approx(characters * 10, abs=0.5)


def test_a_fixed_bar_is_eight_halves_of_an_em(stage):
    stage.draw(private("Text", {"font": {"size": 20}}), width=200)
    [[_, _, width, _]] = pieces(stage)
    assert width == pytest.approx(80, abs=0.5)


def test_a_fixed_bar_stays_on_one_line(stage):
    stage.draw(private("Text", {"font": {"size": 20}}, {"background": {"type": "Color", "color": "red"}}), width=50)
    assert stage.rect(".veil-color")["height"] == pytest.approx(25, abs=0.1)
    assert stage.rect(".veil-color")["width"] == 50
    assert stage.style(".veil-text", "overflow-y") == "clip"


@pytest.mark.parametrize("font", FONTS, ids=str)
def test_a_bar_stands_on_the_baseline_and_is_as_high_as_a_capital(stage, font):
    stage.draw(bar(8, font))
    [[_, y, _, height]] = pieces(stage)
    cap = stage.evaluate("""() => {
      const probe = document.createElement('span');
      probe.style.setProperty('display', 'inline-block');
      probe.style.setProperty('height', '1cap');
      document.querySelector('#stage .veil-text').append(probe);
      const height = probe.getBoundingClientRect().height;
      probe.remove();
      return height;
    }""")
    assert height == pytest.approx(cap, abs=0.6)
    assert y + height == pytest.approx(stage.evaluate(BASELINE, ".veil-text"), abs=0.6)


@pytest.mark.parametrize("font", FONTS, ids=str)
def test_a_line_keeps_its_height_and_its_baseline_when_the_text_arrives(stage, font):
    stage.draw(bar(8, font))
    height, baseline = stage.rect(".veil-text")["height"], stage.evaluate(BASELINE, ".veil-text")
    stage.draw(text("Text", font))
    assert stage.rect(".veil-text")["height"] == height
    assert stage.evaluate(BASELINE, ".veil-text") == pytest.approx(baseline, abs=0.01)


@pytest.mark.parametrize("width", [130, 200, 320])
def test_a_long_bar_wraps_into_one_piece_a_line(stage, width):
    stage.draw(bar(96, {"font": {"size": 20}}), width=width)
    lines = pieces(stage)
    assert len({round(piece[1]) for piece in lines}) == len(lines)
    per_line = width // 20 * 20
    assert len(lines) == -(-960 // per_line)
    assert all(piece[2] == pytest.approx(per_line, abs=0.5) for piece in lines[:-1])
    assert sum(piece[2] for piece in lines) == pytest.approx(960, abs=1)
    tops = [piece[1] for piece in lines]
    assert all(later - earlier == pytest.approx(25, abs=0.1) for earlier, later in zip(tops, tops[1:]))
    assert stage.rect(".veil-text")["height"] == pytest.approx(25 * len(lines), abs=0.1)


@pytest.mark.parametrize("alignment, edge", [("leading", 0), ("trailing", 1), ("center", 0.5)])
@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
def test_the_last_piece_is_short_at_the_far_side_of_the_alignment(stage, alignment, edge, direction):
    view = bar(32, {"font": {"size": 20}}, {"multilineTextAlignment": alignment}, {"layoutDirection": direction})
    stage.draw(view, width=200)
    first, last = pieces(stage)
    share = edge if direction == "leftToRight" else 1 - edge
    assert last[2] == pytest.approx(120, abs=0.5)
    assert last[0] - first[0] == pytest.approx((first[2] - last[2]) * share, abs=0.6)


def test_no_bar_ends_in_a_crumb(stage):
    stage.draw(bar(16, {"font": {"size": 20}}), width=155)
    assert [width for _, _, width, _ in pieces(stage)] == pytest.approx([120, 40], abs=0.5)
    stage.draw(bar(16, {"font": {"size": 20}}), width=15)
    assert max(width for _, _, width, _ in pieces(stage)) == 15


def test_a_line_limit_holds_for_bars(stage):
    stage.draw(bar(96, {"font": {"size": 20}}, {"lineLimit": 2}), width=200)
    assert stage.rect(".veil-text")["height"] == pytest.approx(50, abs=0.1)
    assert stage.text() == ""


def test_the_corner_is_a_fifth_of_the_height(chromium_stage):
    chromium_stage.draw(bar(8, {"font": {"size": 40}}))
    [[_, _, _, height]] = pieces(chromium_stage)
    radius = float(chromium_stage.style(".veil-bar", "border-top-left-radius").removesuffix("px"))
    assert radius == pytest.approx(height / 5, abs=0.1)


def test_ink_is_the_foreground_at_sixteen_per_cent(stage):
    stage.draw(column(bar(8, {"foregroundColor": "#ff0000"}), bar(8)), colorScheme="dark")
    assert alpha(stage.style(".veil-bar", "background-color", 0)) == pytest.approx((255, 0, 0, 0.16), abs=0.01)
    assert alpha(stage.style(".veil-bar", "background-color", 1)) == pytest.approx((255, 255, 255, 0.16), abs=0.01)


def test_ink_follows_the_tree_and_not_the_page(stage):
    stage.draw(column(bar(8), bar(8, {"colorScheme": "dark"})), colorScheme="light")
    assert alpha(stage.style(".veil-bar", "background-color", 0))[:3] == (0, 0, 0)
    assert alpha(stage.style(".veil-bar", "background-color", 1))[:3] == (255, 255, 255)


def test_a_theme_sets_ink_and_radius(stage):
    view = bar(8)
    view["redaction"] |= {"ink": "#00ff00", "cornerRadius": 7}
    stage.draw(view)
    assert alpha(stage.style(".veil-bar", "background-color")) == (0, 255, 0, 1)
    assert stage.style(".veil-bar", "border-top-left-radius") == "7px"


def test_no_stand_in_holds_a_letter_or_a_space(stage):
    controls = ["TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Slider", "Stepper", "Gauge", "ProgressView", "Toggle"]
    views = [private(control, label=private()) for control in controls]
    stage.draw(column(bar(96), bar(512), private(), private("Image"), CONFIDENTIAL, BLURRED, PLACEHOLDER, *views))
    assert stage.text() == ""


def test_an_image_is_a_square_or_its_frame(stage):
    stage.draw(column(private("Image", {"font": {"size": 20}}), private("Image", {"frame": {"width": 60, "height": 30}})))
    square = stage.rect(".veil-square", 0)
    assert (square["width"], square["height"]) == pytest.approx((24, 24), abs=0.2)
    framed = stage.rect(".veil-square", 1)
    assert (framed["width"], framed["height"]) == (60, 30)


def test_a_withheld_image_that_fills_stays_within_its_frame(stage):
    fills = [{"aspectRatio": {"ratio": 2.4, "contentMode": "fill"}}, {"frame": {"height": 50, "maxWidth": "infinity"}}]
    stage.draw(column(effect("confidential", *fills, {"overlay": "black"}, type="AsyncImage"), text("below")), width=320)
    square = stage.rect(".veil-square")
    assert (square["x"], square["y"], square["width"], square["height"]) == (0, 0, 320, 50)
    stage.draw(column(effect("confidential", fills[0], type="Image")), width=240)
    square = stage.rect(".veil-square")
    assert (square["width"], square["height"]) == (240, 100)


def test_a_withheld_switch_is_neither_on_nor_off(stage):
    stage.draw(private("Toggle", label=private()))
    state = "() => { const box = document.querySelector('#stage input'); return [box.indeterminate, box.disabled, box.checked] }"
    assert stage.evaluate(state) == [True, True, False]
    on, knob = stage.rect(".veil-switch"), "() => getComputedStyle(document.querySelector('#stage input'), '::after').insetInlineStart"
    assert stage.evaluate(knob) == "12px"
    assert (on["width"], on["height"]) == (51, 31)


@pytest.mark.parametrize("type", ["Slider", "Gauge", "ProgressView"])
def test_a_withheld_track_is_empty_and_as_high_as_the_clear_one(stage, type):
    stage.draw({"type": type, "label": text("Value"), "value": 0.7})
    clear = stage.rect(".veil > *")
    stage.draw(private(type, label=private()))
    assert stage.rect(".veil > *")["height"] == pytest.approx(clear["height"], abs=0.1)
    assert stage.count(".veil-track-filled, #stage [aria-valuenow], #stage [value]") == 0


def test_a_blurred_stand_in_comes_from_its_place(stage):
    stage.draw(column(BLURRED, BLURRED))
    look = """() => [...document.querySelectorAll('#stage .veil-ghost')].map((ghost) =>
      [...ghost.children].map((piece) => piece.className).join())"""
    one, two = stage.evaluate(look)
    assert one != two
    stage.draw(column(BLURRED, BLURRED))
    assert stage.evaluate(look) == [one, two]
    assert stage.style(".veil-box:has(> .veil-text)", "filter") == "blur(4px)"


def test_the_confidential_sheet_covers_the_text_and_no_more(stage):
    stage.draw(column(text("Above"), CONFIDENTIAL, modifiers=[{"font": {"size": 20}}]))
    sheet = stage.rect(".veil-sheet")
    assert (sheet["width"], sheet["height"]) == pytest.approx((80, 25), abs=0.5)


def test_toggling_a_list_moves_nothing_but_by_the_width_of_its_texts(stage):
    measure = """() => [...document.querySelectorAll('#stage .veil-list-row, #stage .veil-frame, #stage .veil-text')].map((element) => {
      const box = element.getBoundingClientRect(), stage = document.getElementById('stage').getBoundingClientRect();
      return [box.y - stage.y, box.height, element.closest('.veil-text') ? null : box.x - stage.x];
    })"""
    stage.draw(rows(clear=True), width=360)
    before = stage.evaluate(measure)
    stage.draw(rows(clear=False), width=360)
    after = stage.evaluate(measure)
    assert len(before) == len(after)
    for old, new in zip(before, after):
        assert new[:2] == pytest.approx(old[:2], abs=0.1)
        assert old[2] == new[2] or new[2] == pytest.approx(old[2], abs=0.1)


def test_a_loading_navigation_stack_keeps_room_for_its_title(stage):
    def draw(content, **arguments):
        stage.draw({"type": "NavigationStack", **arguments, "children": [{"type": "List", "children": [content]}]}, height=300)
        return stage.rect(".veil-list-row")["y"]

    titled = with_modifiers(text("Ann"), [{"navigationTitle": "Settings"}])
    clear = draw(titled)
    assert draw(bar(8), busy=True) == pytest.approx(clear, abs=0.5)
    assert stage.count(".veil-navigation-title .veil-bar") == 1
    assert stage.count("[role=heading]") == 0
    assert draw(text("Ann")) < clear - 20


def test_nothing_withheld_takes_the_focus(stage):
    types = ["Button", "Link", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Slider", "Stepper", "DisclosureGroup"]
    for wrap_in in [private, lambda type, **arguments: covered({"type": type, **arguments}, "placeholder")]:
        stage.draw(column(*[wrap_in(type, label=private()) for type in types]))
        focusable = """() => [...document.querySelectorAll('#stage *')].filter((element) => {
          element.focus();
          return document.activeElement === element;
        }).length"""
        assert stage.evaluate(focusable) == 0


def test_bars_do_not_enter_a_selection(stage):
    stage.draw(column(text("Ann"), bar(96), text("Lovelace")))
    selected = """() => {
      const range = document.createRange();
      range.selectNodeContents(document.getElementById('stage'));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      return getSelection().toString().split(/\\s+/).filter(Boolean);
    }"""
    assert stage.evaluate(selected) == ["Ann", "Lovelace"]


def alpha(color: str) -> tuple[float, ...]:
    """A computed colour as red, green, blue from 0 to 255 and opacity, whatever the notation."""
    inside = color[color.index("(") + 1 : color.rindex(")")].replace(",", " ").replace("/", " ").split()
    if inside[0] == "srgb":
        channels = [float(part) * 255 for part in inside[1:4]]
        rest = inside[4:]
    else:
        channels = [float(part) for part in inside[:3]]
        rest = inside[3:]
    return (*[round(channel) for channel in channels], float(rest[0]) if rest else 1.0)
