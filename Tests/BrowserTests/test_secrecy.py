"""On a page that draws a description only, what is withheld is nowhere: not in the document, not in its styles, not in
the accessibility tree, not in what is copied or printed, and no key reaches it."""

import re
import zlib

import pytest

from needles import COVERS, DECLARED, FOUND, NAMED, PATTERN, WORD, documents, rows
from stage import *  # noqa: F403 -- fixtures

REDACT = """async (documents) => {
  const { loadVeil } = await import('./veil.js');
  const veil = await loadVeil();
  return documents.map(([options, view]) => veil.redact(view, options));
}"""

# Everything an element holds where a string could hide, with the elements of shadow roots.
SEARCH = """async ([descriptions, pattern]) => {
  const { render } = await import('./render.js');
  const stage = document.getElementById('stage'), needle = new RegExp(pattern, 'i'), kinds = new Set();
  const sheets = document.styleSheets.length + (document.adoptedStyleSheets?.length ?? 0);
  return descriptions.map((description) => {
    render(description, stage);
    const found = new Set();
    const look = (where, value) => { if (needle.test(String(value))) found.add(`${where}: ${String(value).slice(0, 80)}`); };
    look('document', document.documentElement.outerHTML);
    look('title', document.title);
    look('address', location.href);
    look('innerText', stage.innerText);
    for (const element of stage.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) { look('attribute', name); look(name, value); }
      for (const name of ['value', 'defaultValue', 'placeholder', 'alt', 'title', 'src', 'href', 'label', 'name', 'id']) look(name, element[name] ?? '');
      for (const [name, value] of Object.entries(element.dataset ?? {})) look('dataset', `${name}=${value}`);
      for (const name of Object.keys(element)) look('property', `${name}=${element[name]}`);
      for (const name of element.style ?? []) look('style', `${name}: ${element.style.getPropertyValue(name)}`);
      // What style sheets draw comes from an element's class; an element's own styles are searched above.
      const kind = `${element.tagName} ${element.getAttribute('class')}`;
      for (const part of kinds.has(kind) ? [] : [null, '::before', '::after', '::marker']) {
        const style = getComputedStyle(element, part);
        for (const name of ['content', 'background-image', 'mask-image', 'list-style-image', 'font-family', 'cursor']) look(name, style.getPropertyValue(name));
      }
      kinds.add(kind);
      if (element.shadowRoot) look('shadow', element.shadowRoot.innerHTML);
    }
    const range = document.createRange();
    range.selectNodeContents(document.documentElement);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    look('selection', getSelection().toString());
    const copy = document.createElement('div');
    copy.append(range.cloneContents());
    look('copied markup', copy.outerHTML);
    getSelection().removeAllRanges();
    if (document.styleSheets.length + (document.adoptedStyleSheets?.length ?? 0) !== sheets) found.add('a style sheet');
    return [...found];
  });
}"""

FOCUS = """async (descriptions) => {
  const { render } = await import('./render.js');
  const stage = document.getElementById('stage');
  return descriptions.map((description) => {
    render(description, stage);
    // The tabs of a TabView lead to its pages; only what they are called is withheld.
    return [...stage.querySelectorAll('*')].filter((element) => {
      if (element.getAttribute('role') === 'tab') return false;
      element.focus();
      const held = document.activeElement === element;
      element.blur();
      return held;
    }).map((element) => element.cloneNode().outerHTML);
  });
}"""

# All descriptions at once, for what looks at the whole page.
DRAW_ALL = """async (descriptions) => {
  const { render } = await import('./render.js');
  const stage = document.getElementById('stage');
  stage.replaceChildren(...descriptions.map((description) => {
    const place = document.createElement('div');
    render(description, place);
    return place;
  }));
}"""

# A control that takes the focus, before and after: a key that goes through the page comes back to one of them.
FENCE = """() => {
  const stage = document.getElementById('stage');
  for (const tab of stage.querySelectorAll('[role=tab]')) tab.setAttribute('tabindex', '-1');
  for (const side of ['before', 'after']) {
    const button = document.createElement('button');
    button.append(side);
    button.id = side;
    stage[side](button);
  }
  document.getElementById('before').focus();
}"""
UNFENCE = "() => { for (const side of ['before', 'after']) document.getElementById(side).remove(); }"


@pytest.fixture(scope="module")
def withheld(stage_in):
    """What the core makes of each document, by its name."""
    given = documents()
    results = stage_in("chromium").evaluate(REDACT, [[options, view] for _, options, view in given])
    return {name: result for (name, _, _), result in zip(given, results)}


@pytest.fixture(scope="module")
def whole_page(withheld):
    """One document for each cover, for what looks at all of a page at once and takes its time."""
    return [result for name, result in withheld.items() if name.endswith("itself")]


@pytest.fixture(scope="module")
def clear(stage_in):
    """The same views with nothing over them, by which each search shows that it can find."""
    bare = [{"version": 1, **DECLARED, "body": view} for view in rows()]
    return stage_in("chromium").evaluate(REDACT, [[{}, view] for view in bare])


@pytest.fixture
def chromium_only(stage_in):
    stage = stage_in("chromium")
    yield stage
    stage.draw(None)
    stage.problems()


def test_nothing_withheld_is_in_the_document(stage, withheld):
    found = stage.evaluate(SEARCH, [list(withheld.values()), PATTERN])
    assert {name: hits for name, hits in zip(withheld, found) if hits} == {}


def test_the_search_finds_what_is_clear(stage_in, clear):
    stage = stage_in("firefox")
    found = stage.evaluate(SEARCH, [clear, PATTERN])
    plain = {"Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Divider", "Spacer", "EmptyView"}
    speaking = {view["type"] for view, hits in zip(rows(), found) if hits}
    assert speaking >= {view["type"] for view in rows()} - plain - {"Image", "AsyncImage"}
    kinds = {hit.split(":")[0] for hits in found for hit in hits}
    assert kinds >= {"document", "aria-label", "title", "href", "value", "placeholder", "selection", "copied markup", "innerText"}
    stage.problems()


def test_nothing_withheld_takes_the_focus(stage, withheld):
    found = stage.evaluate(FOCUS, list(withheld.values()))
    assert {name: hits for name, hits in zip(withheld, found) if hits} == {}


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_the_tab_key_passes_over_what_is_withheld(name, stage_in, whole_page, clear):
    stage = stage_in(name)
    press = stage.engine.page.keyboard.press
    for descriptions, passes in ((whole_page, True), (clear[12:15], False)):
        stage.evaluate(DRAW_ALL, descriptions)
        stage.evaluate(FENCE)
        press("Tab")
        assert (stage.evaluate("() => document.activeElement.id") == "after") is passes
        stage.evaluate(UNFENCE)
    stage.draw(None)
    assert stage.problems() == []


def accessible_nodes(stage) -> list[dict]:
    session = stage.engine.page.context.new_cdp_session(stage.engine.page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return nodes


def words_of(node) -> list[str]:
    values = [node.get(key, {}).get("value") for key in ("name", "value", "description", "role")]
    values += [entry["value"].get("value") for entry in node.get("properties", [])]
    values += [source.get("attributeValue", {}).get("value") for source in node.get("name", {}).get("sources", [])]
    return [str(value) for value in values if value is not None]


def test_nothing_withheld_is_in_the_accessibility_tree(chromium_only, whole_page, clear):
    chromium_only.evaluate(DRAW_ALL, whole_page)
    nodes = accessible_nodes(chromium_only)
    assert len(nodes) > 300
    assert [words for node in nodes for words in words_of(node) if FOUND.search(words)] == []
    chromium_only.evaluate(DRAW_ALL, clear)
    assert len([1 for node in accessible_nodes(chromium_only) if any(map(FOUND.search, words_of(node)))]) > 50


def test_a_busy_region_is_announced_once(chromium_only, withheld):
    body = withheld["placeholder, inside"]
    chromium_only.evaluate(DRAW_ALL, [body])
    nodes = [node for node in accessible_nodes(chromium_only) if not node.get("ignored")]
    assert [node["name"]["value"] for node in nodes if "Loading" in node.get("name", {}).get("value", "")] == ["Loading"]
    assert chromium_only.count("[aria-busy=true]") == 1
    assert "StaticText" not in {node["role"]["value"] for node in nodes}


def test_select_all_and_copy_give_nothing_withheld(chromium_only, whole_page, clear):
    page = chromium_only.engine.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    read = """async () => {
      const entries = await navigator.clipboard.read();
      return Promise.all(entries.flatMap((entry) => entry.types.map(async (type) => (await entry.getType(type)).text())));
    }"""
    for descriptions, finds in ((whole_page, False), (clear, True)):
        chromium_only.evaluate(DRAW_ALL, descriptions)
        chromium_only.evaluate("(text) => navigator.clipboard.writeText(text)", "nothing yet")
        page.bring_to_front()
        page.keyboard.press("Control+a")
        page.keyboard.press("Control+c")
        copied = " ".join(chromium_only.evaluate(read))
        assert bool(FOUND.search(copied)) is finds


def printed_text(pdf: bytes) -> str:
    """The text of a PDF as Chromium writes it: glyphs in hexadecimal, and maps from them to Unicode."""
    streams = []
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            streams.append(zlib.decompress(found[1]).decode("latin-1"))
        except zlib.error:
            continue
    maps = [glyphs_of(stream) for stream in streams if "begincmap" in stream]
    texts = ["".join(re.findall(r"<([0-9A-Fa-f]+)>", block)) for stream in streams for block in re.findall(r"BT(.*?)ET", stream, re.DOTALL)]
    return "\n".join("".join(glyphs.get(text[at : at + 4].upper(), "") for at in range(0, len(text), 4)) for text in texts for glyphs in maps)


def glyphs_of(stream: str) -> dict[str, str]:
    glyphs = {}
    for block in re.findall(r"beginbfchar(.*?)endbfchar", stream, re.DOTALL):
        for glyph, letter in re.findall(r"<(\w{4})>\s*<(\w+)>", block):
            glyphs[glyph.upper()] = bytes.fromhex(letter).decode("utf-16-be", "replace")
    for block in re.findall(r"beginbfrange(.*?)endbfrange", stream, re.DOTALL):
        for first, last, letter in re.findall(r"<(\w{4})>\s*<(\w{4})>\s*<(\w{4})>", block):
            for step in range(int(last, 16) - int(first, 16) + 1):
                glyphs[f"{int(first, 16) + step:04X}"] = chr(int(letter, 16) + step)
    return glyphs


def test_nothing_withheld_is_printed(chromium_only, whole_page, clear):
    for descriptions, finds in ((whole_page, False), (clear, True)):
        chromium_only.evaluate(DRAW_ALL, descriptions)
        pdf = chromium_only.engine.page.pdf()
        assert bool(FOUND.search(printed_text(pdf))) is finds
        # Outlines, links and tags stand in the file itself; a number might by chance.
        assert finds or WORD.encode().lower() not in pdf.lower()


def test_each_cover_is_tried():
    assert len(documents()) == 3 * len(COVERS)
    assert WORD in str(NAMED)
