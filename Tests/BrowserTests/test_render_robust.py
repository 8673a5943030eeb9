"""Any description into any state of an element: nothing throws, nothing stays behind, nothing hostile runs."""

import json

import pytest
from PIL import Image

from cases import expected_outputs
from samples import *  # noqa: F403
from stage import *  # noqa: F403 -- fixtures

OUTPUTS = [output for outputs in expected_outputs().values() for _, output in outputs]
MANY = """async (descriptions) => {
  const { render } = await import('./render.js');
  const stage = document.getElementById('stage'), failures = [];
  for (const description of descriptions) {
    try { render(description, stage); } catch (error) { failures.push([JSON.stringify(description).slice(0, 300), String(error)]); }
  }
  return failures;
}"""
HOSTILE = ["<img src=x onerror=window.hacked=1>", "\"><script>window.hacked=1</script>", "javascript:window.hacked=1", "';}*{color:red}",
           "__proto__", "constructor", "url(https://evil.example/x)", "\u202e\u0000\uffff", "#", "9e999", "toString", "hasOwnProperty"]
NONSENSE = [None, True, 7, -1e308, "x", [], {}, [[]], {"type": 1}, {"a": {}}, ["a", None, {"type": "Text"}]]


def test_every_expected_output_is_drawn(stage):
    assert stage.evaluate(MANY, OUTPUTS) == []


def test_nonsense_is_drawn_as_something_or_nothing(stage):
    types = ["Text", "Image", "AsyncImage", "Label", "Button", "Link", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider",
             "Stepper", "Gauge", "ProgressView", "DatePicker", "Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "VStack",
             "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "Section", "GroupBox",
             "DisclosureGroup", "Unknown", "TabView", "NavigationStack", "List", "Form", "Group", "Divider", "Spacer", "EmptyView", "VideoPlayer", "__proto__"]
    names = ["text", "runs", "name", "systemName", "url", "title", "label", "systemImage", "action", "role", "isOn", "prompt", "selection", "options",
             "value", "in", "step", "total", "color", "cornerRadius", "alignment", "spacing", "axis", "columns", "rows", "header", "footer",
             "isExpanded", "minLength", "children", "modifiers", "redaction", "busy", "disabled", "style"]
    modifiers = ["font", "bold", "lineLimit", "foregroundStyle", "tint", "padding", "frame", "background", "overlay", "opacity", "blur",
                 "cornerRadius", "clipShape", "border", "shadow", "fill", "stroke", "offset", "rotationEffect", "scaleEffect", "aspectRatio",
                 "fixedSize", "hidden", "layoutPriority", "zIndex", "colorScheme", "layoutDirection", "listStyle", "multilineTextAlignment",
                 "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden", "help", "tag", "tabItem", "navigationTitle"]
    views = [{"type": type, **{name: nonsense for name in names if name != "modifiers"}} for type in types for nonsense in NONSENSE]
    views += [{"type": type, "modifiers": [{modifier: nonsense} for modifier in modifiers]} for type in ("Text", "Circle", "HStack", "Button") for nonsense in NONSENSE]
    views += NONSENSE + [{"body": nonsense} for nonsense in NONSENSE] + [{"version": 1, "error": nonsense} for nonsense in NONSENSE]
    assert stage.evaluate(MANY, views) == []


def test_hostile_strings_stay_strings(stage):
    names = ["text", "name", "systemName", "url", "title", "systemImage", "action", "role", "prompt", "selection", "color", "alignment", "axis", "id", "style"]
    types = ["Text", "Image", "AsyncImage", "Label", "Button", "Link", "TextField", "TextEditor", "Picker", "DatePicker", "Color", "Unknown", "VStack"]
    modifiers = ["font", "fontWeight", "foregroundStyle", "tint", "background", "overlay", "border", "fill", "clipShape", "accessibilityLabel",
                 "accessibilityHint", "help", "tag", "navigationTitle", "colorScheme", "layoutDirection", "listStyle"]
    views = [{"type": type, **{name: text for name in names}, "options": [text], "modifiers": [{modifier: text} for modifier in modifiers]}
             for type in types for text in HOSTILE]
    assert stage.evaluate(MANY, [column(*views)]) == []
    inside = stage.evaluate("""() => ({
      hacked: window.hacked ?? null,
      scripts: document.querySelectorAll('#stage script, #stage style, #stage iframe, #stage object').length,
      handlers: [...document.querySelectorAll('#stage *')].flatMap((e) => e.getAttributeNames()).filter((n) => n.startsWith('on')),
      addresses: [...document.querySelectorAll('#stage [href]')].map((e) => e.href).filter((h) => /^(?!https?:)/.test(h)),
      polluted: ({}).x ?? null,
    })""")
    assert inside == {"hacked": None, "scripts": 0, "handlers": [], "addresses": [], "polluted": None}


def test_attributes_come_from_a_short_list(stage):
    stage.evaluate(MANY, [column(*[output.get("body") for output in OUTPUTS if isinstance(output, dict) and isinstance(output.get("body"), dict)])])
    names = stage.evaluate("() => [...new Set([...document.querySelectorAll('#stage *')].flatMap((e) => e.getAttributeNames()))].sort()")
    allowed = {"class", "style", "role", "dir", "title", "href", "rel", "src", "alt", "type", "disabled", "placeholder", "rows", "value", "min", "max",
               "step", "id", "tabindex", "hidden", "open", "multiple", "viewBox", "d", "cx", "cy", "r", "focusable", "autocomplete", "decoding",
               "referrerpolicy", "selected"}
    assert {name for name in names if not name.startswith("aria-")} <= allowed


def test_drawing_again_gives_the_same_from_any_state(stage):
    views = [rows(True), rows(False), column(text("A"), button("B"), BLURRED), {"version": 1, "error": {"code": "json.empty", "message": "Empty"}}, None,
             {"type": "TabView", "children": [text("A", {"tabItem": "One"}), text("B", {"tabItem": "Two"})]}]
    fresh = {}
    for index, view in enumerate(views):
        stage.draw(view)
        fresh[index] = normalise(stage.markup())
    for index in [3, 1, 0, 5, 2, 4, 0, 1, 5, 3]:
        stage.draw(views[index])
        assert normalise(stage.markup()) == fresh[index]


def normalise(markup: str) -> str:
    import re
    return re.sub(r"veil-(tab|panel)-\d+", r"veil-\1", markup)


def test_drawing_leaves_the_element_itself_alone(stage):
    before = stage.evaluate("() => { const s = document.getElementById('stage'); return s.getAttributeNames().join() }")
    stage.draw(rows(False))
    assert stage.evaluate("() => { const s = document.getElementById('stage'); return s.getAttributeNames().join() }") == before
    assert stage.evaluate("() => document.getElementById('stage').childNodes.length") == 1


def test_elements_belong_to_the_document_they_stand_in(stage):
    result = stage.evaluate("""async (view) => {
      const { render } = await import('./render.js');
      const other = document.implementation.createHTMLDocument('other');
      const place = other.createElement('div');
      render(view, place);
      return [...place.querySelectorAll('*')].every((element) => element.ownerDocument === other);
    }""", rows(True))
    assert result is True


def test_a_refused_document_is_said(stage):
    stage.draw({"version": 1, "error": {"code": "json.empty", "message": "The document is empty.", "line": 1, "column": 1, "offset": 0}})
    assert stage.text() == "The document is empty."
    assert stage.count("[role=alert]") == 1


def test_what_no_page_can_bear_is_said(stage):
    """Made in the page: as an argument each would be as much work for the driver as for the renderer."""
    assert stage.evaluate("""async () => {
      const { render } = await import('./render.js');
      const stage = document.getElementById('stage');
      const nest = (view, wrap) => Array(100).fill(0).reduce(wrap, view);
      const twice = (overlay) => ({ children: ['a', 'b'], modifiers: [{ overlay }] });
      const views = [
        nest('x', (inner) => ({ type: 'Group', ...twice(inner) })),
        nest('x', (inner) => ({ type: 'Grid', children: [{ type: 'GridRow', ...twice(inner) }] })),
        nest('x', (inner) => ({ type: 'List', children: [{ type: 'Section', ...twice(inner) }] })),
        { type: 'Text', text: 'a', modifiers: Array.from({ length: 20000 }, () => ({ padding: 1 })) },
        { type: 'Group', children: Array(400).fill('a'), modifiers: Array.from({ length: 400 }, () => ({ bold: true })) },
        { type: 'Group', children: Array(50).fill('a'), modifiers: Array.from({ length: 50 }, () => ({ bold: true })) },
      ];
      return views.map((view) => render(view, stage).textContent.slice(0, 32));
    }""") == ["This view is too large to draw."] * 5 + ["a" * 32]


@pytest.mark.parametrize("type", ["VStack", "HStack", "ZStack", "GroupBox", "ScrollView", "DisclosureGroup"])
def test_deep_trees_are_drawn_in_bearable_time(chromium_stage, type):
    view = text("Deep")
    # A reader that stops at a depth of 512 lets through half as many views: each has its list of children.
    for _ in range(256):
        view = {"type": type, "isExpanded": True, "children": [view], "modifiers": [{"padding": 0.1}]}
    draw = """async (json) => {
      const { render } = await import('./render.js');
      render(JSON.parse(json), document.getElementById('stage'));
      return document.getElementById('stage').getBoundingClientRect().height >= 0;
    }"""
    assert chromium_stage.evaluate(draw, json.dumps(view))
    assert "Deep" in chromium_stage.text()


def test_many_views_are_drawn(chromium_stage):
    chromium_stage.draw(column(*[row(text(str(index)), {"type": "Spacer"}, bar(16)) for index in range(3000)]))
    assert chromium_stage.count(".veil-bar") == 3000
    top = chromium_stage.rect(".veil-bar", 2999)["y"]
    assert top == pytest.approx(2999 * 30 + 5, abs=6)


def test_images_come_from_the_pages_own_table(stage):
    found = stage.evaluate("""async (view) => {
      const { render } = await import('./render.js');
      const stage = document.getElementById('stage');
      const asked = [];
      const images = (name) => { asked.push(name); if (name === 'throws') throw new Error('no'); return { meadow: 'samples/meadow.svg', bad: 'javascript:1' }[name]; };
      render(view, stage, { images });
      return [asked, [...stage.querySelectorAll('img')].map((image) => image.getAttribute('src'))];
    }""", column(*[{"type": "Image", "name": name} for name in ("meadow", "bad", "throws", "none")]))
    assert found == [["meadow", "bad", "throws", "none"], ["samples/meadow.svg"]]


def test_a_missing_image_becomes_a_neutral_square_of_the_same_frame(stage):
    stage.draw({"type": "AsyncImage", "url": "no/such.png", "modifiers": [{"accessibilityLabel": "Ann"}, {"frame": {"width": 40, "height": 40}}]})
    stage.evaluate("""async () => {
      for (let turn = 0; turn < 200 && document.querySelector('#stage img'); turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    }""")
    square = stage.rect(".veil-square")
    assert (square["width"], square["height"]) == (40, 40)
    assert stage.count("[role=img][aria-label=Ann]") == 1


def test_a_blur_leaves_no_paint_behind(stage_in, tmp_path):
    stage = stage_in("webkit")  # the only engine that repaints less than it blurred
    picture = tmp_path / "stage.png"
    shades = []
    stage.evaluate("() => document.getElementById('stage').style.setProperty('margin', '12px')")
    stage.engine.resize(445, 1000)
    for view in (BLURRED, text("A text that is clear"), BLURRED, bar(16)):
        stage.draw({"type": "VStack", "alignment": "leading", "children": [row(view, {"type": "Spacer"})] * 12}, None)
        stage.engine.screenshot(str(picture))
        beside = Image.open(picture).convert("L").crop((0, 0, 12, 400))
        shades.append(beside.getextrema()[0])
    stage.evaluate("() => document.getElementById('stage').style.removeProperty('margin')")
    stage.engine.resize(800, 600)
    assert [shade < 255 for shade in shades] == [True, False, True, False]
