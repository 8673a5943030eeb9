"""`<veil-view>`: markup in, a drawing out, and nothing withheld in between."""

import json

from samples import *  # noqa: F403
from stage import *  # noqa: F403 -- fixtures

VIEW = {"type": "VStack", "children": [{"type": "Text", "text": "Balance"},
                                       {"type": "Text", "text": "12,480.56", "modifiers": ["privacySensitive"]}]}

# Adds an element to the stage, does something with it, and tells what its events and its text are.
ACT = """async ([attributes, view, steps]) => {
  await import('./element.js');
  const stage = document.getElementById('stage');
  const element = document.createElement('veil-view');
  const told = [];
  const next = () => new Promise((resolve) => (element.resolve = resolve));
  for (const name of ['veil-draw', 'veil-error'])
    stage.addEventListener(name, (event) => { if (event.target === element) { told.push(event.detail.code ?? name); element.resolve?.(); } });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const first = next();
  if (view !== null) element.view = view;
  stage.replaceChildren(element);
  await first;
  const texts = [element.textContent];
  for (const [name, value] of steps) {
    const done = next();
    if (name === 'view') element.view = value;
    else if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    texts.push(element.textContent);
    await done;
    if (name === 'src') texts.splice(-1, 1, element.textContent);
  }
  return { told, texts, bars: element.querySelectorAll('.veil-bar').length };
}"""


def act(stage, attributes=None, view=VIEW, steps=()):
    return stage.evaluate(ACT, [attributes or {}, view, [list(step) for step in steps]])


def test_draws_a_view_and_follows_its_attributes_at_once(stage):
    found = act(stage, {}, VIEW, [("reasons", "privacy"), ("reasons", "privacy placeholder"), ("reasons", None)])
    assert found["texts"] == ["Balance12,480.56", "Balance", "", "Balance12,480.56"]
    assert found["told"] == ["veil-draw"] * 4


def test_takes_json_text_and_another_view(stage):
    found = act(stage, {"effect": "confidential"}, json.dumps(VIEW), [("effect", None), ("view", {"type": "Text", "text": "Hi"})])
    assert found["texts"] == ["", "Balance12,480.56", "Hi"]


def test_shows_nothing_of_what_cannot_be_redacted(stage):
    found = act(stage, {}, VIEW, [("reasons", "privat"), ("reasons", "privacy"), ("view", '{"type":'), ("view", VIEW)])
    assert found["texts"] == ["Balance12,480.56", "", "Balance", "", "Balance"]
    assert found["told"] == ["veil-draw", "option.unknown-reason", "veil-draw", "json.syntax", "veil-draw"]


def test_reads_what_src_names_and_the_last_address_wins(stage):
    found = act(stage, {"src": "samples/redactable.json"}, None, [("src", "samples/none.json"), ("src", "samples/chat.json")])
    assert "Meeting at noon" in found["texts"][0]
    assert found["texts"][1] == ""
    assert "Mira Castellan" in found["texts"][2]
    assert found["told"] == ["veil-draw", "veil-error", "veil-draw"]


def test_lock_holds_against_the_view(stage):
    lifted = {"type": "Text", "text": "12,480.56", "modifiers": ["unredacted"]}
    assert act(stage, {"reasons": "placeholder"}, lifted)["texts"] == ["12,480.56"]
    assert act(stage, {"reasons": "placeholder", "lock": ""}, lifted)["texts"] == [""]


def test_empties_its_inline_script(open_page, site):
    page_json = json.dumps(VIEW)
    address = site.add_page("/header/inline.html", f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inline</title>
        <link rel="icon" href="icon.svg"><link rel="stylesheet" href="veil.css"><script type="module" src="element.js"></script></head>
        <body><veil-view reasons="privacy"><script type="application/json">{page_json}</script></veil-view></body></html>""")
    page = open_page(address.removeprefix(site.url))
    page.locator(".veil-bar").wait_for()
    assert page.locator("veil-view").text_content() == "Balance"
    assert "12,480.56" not in page.content()


def test_properties_set_before_the_element_is_defined_count(open_page, site):
    site.add_page("/header/early.js", """
        const element = document.querySelector('veil-view');
        element.view = { type: 'Image', name: 'meadow' };
        element.renderOptions = { images: () => 'samples/meadow.svg' };
        await import('./element.js');
    """, "text/javascript")
    address = site.add_page("/header/early.html", """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Early</title>
        <link rel="icon" href="icon.svg"><link rel="stylesheet" href="veil.css"></head><body><veil-view></veil-view><script type="module" src="early.js"></script></body></html>""")
    page = open_page(address.removeprefix(site.url))
    page.locator("veil-view img[src='samples/meadow.svg']").wait_for()


def test_draws_in_place_of_what_stood_in_it_and_in_a_clone_anew(stage):
    found = stage.evaluate("""async (view) => {
      await import('./element.js');
      const stage = document.getElementById('stage');
      const drawn = (element) => new Promise((resolve) => element.addEventListener('veil-draw', resolve, { once: true }));
      const element = document.createElement('veil-view');
      element.append('One moment', document.createElement('hr'));
      element.view = view;
      let done = drawn(element);
      stage.replaceChildren(element);
      await done;
      const first = element.textContent;
      const clone = element.cloneNode(true);
      clone.setAttribute('reasons', 'privacy');
      stage.append(clone);
      done = drawn(clone);
      clone.view = view;
      await done;
      return [first, clone.textContent, clone.childNodes.length];
    }""", VIEW)
    assert found == ["Balance12,480.56", "Balance", 1]
