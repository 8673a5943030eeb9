"""Controls: operable by mouse and keyboard, and what they tell the page."""

import pytest

from samples import *  # noqa: F403
from stage import *  # noqa: F403 -- fixtures

CLICK = "(selector) => document.querySelector('#stage ' + selector).click()"
ACTIONS = "() => window.actions.splice(0)"
KEY = """([selector, key]) => {
  const element = document.querySelector('#stage ' + selector);
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}"""
CHANGE = """([selector, value]) => {
  const element = document.querySelector('#stage ' + selector);
  element.value = value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}"""


def test_a_click_on_a_button_tells_its_action(stage):
    stage.draw(button("Pay", action="pay:77", id="pay"))
    stage.evaluate(CLICK, "button")
    assert stage.evaluate(ACTIONS) == [{"action": "pay:77", "id": "pay", "type": "Button"}]


def test_the_event_bubbles_from_the_control_and_the_option_hears_it_too(stage):
    heard = stage.evaluate("""async (view) => {
      const { render } = await import('./render.js');
      const stage = document.getElementById('stage'), heard = [];
      const listen = (event) => heard.push([event.target.tagName, event.bubbles, event.detail.action]);
      stage.addEventListener('veil-action', listen);
      render(view, stage, { onAction: (action) => heard.push(action.action) });
      stage.querySelector('button').click();
      stage.removeEventListener('veil-action', listen);
      return heard;
    }""", button("Pay", action="pay:77"))
    assert heard == [["BUTTON", True, "pay:77"], "pay:77"]
    stage.evaluate(ACTIONS)


@pytest.mark.parametrize("dead", [{"disabled": True}, {"redaction": {"reason": "privacy", "disclosure": "fixed"}}], ids=["disabled", "withheld"])
def test_a_dead_button_tells_nothing(stage, dead):
    stage.draw({**button("Pay"), **dead})
    stage.evaluate(CLICK, "button")
    assert stage.evaluate(ACTIONS) == []


def test_a_switch_tells_its_new_state(stage):
    stage.draw({"type": "Toggle", "label": text("Sounds"), "isOn": True, "id": "sounds"})
    assert stage.evaluate("() => document.querySelector('#stage input').checked")
    stage.evaluate(CLICK, "label")
    assert stage.evaluate(ACTIONS) == [{"action": None, "id": "sounds", "type": "Toggle", "value": False}]


def test_a_field_tells_its_new_text_and_a_secure_field_keeps_it(stage):
    stage.draw({"type": "TextField", "label": text("Name"), "text": "Ann", "prompt": "Your name"})
    assert stage.evaluate("() => { const i = document.querySelector('#stage input'); return [i.value, i.placeholder, i.type] }") == ["Ann", "Your name", "text"]
    stage.evaluate(CHANGE, ["input", "Grace"])
    assert stage.evaluate(ACTIONS)[0]["value"] == "Grace"
    stage.draw({"type": "SecureField", "label": text("Password"), "text": "secret"})
    assert stage.evaluate("() => { const i = document.querySelector('#stage input'); return [i.value, i.placeholder, i.type] }") == ["", "Password", "password"]
    stage.evaluate(CHANGE, ["input", "other"])
    assert "value" not in stage.evaluate(ACTIONS)[0]


def test_a_slider_moves_and_tells(stage):
    stage.draw({"type": "Slider", "label": text("Volume"), "value": 20, "in": [0, 50], "step": 5})
    read = "() => { const i = document.querySelector('#stage input'); return [i.min, i.max, i.step, i.value, i.style.getPropertyValue('--veil-share')] }"
    assert stage.evaluate(read) == ["0", "50", "5", "20", "40%"]
    stage.evaluate(CHANGE, ["input", "30"])
    assert stage.evaluate(ACTIONS)[0]["value"] == 30
    assert stage.evaluate(read)[4] == "60%"


def test_a_stepper_steps_within_its_range_by_click_and_key(stage):
    stage.draw({"type": "Stepper", "label": text("Guests"), "value": 1, "in": [0, 3], "step": 2})
    stage.evaluate(CLICK, ".veil-step-plus")
    stage.evaluate(CLICK, ".veil-step-plus")
    stage.evaluate(KEY, [".veil-stepper", "ArrowDown"])
    assert [action["value"] for action in stage.evaluate(ACTIONS)] == [3, 1]
    assert stage.evaluate("() => document.querySelector('#stage [role=spinbutton]').getAttribute('aria-valuenow')") == "1"


def test_a_picker_offers_its_options_and_tells_the_choice(stage):
    children = [text("Small", {"tag": "s"}), text("Large", {"tag": "l"})]
    stage.draw({"type": "Picker", "label": text("Size"), "selection": "l", "children": children})
    assert stage.evaluate("() => [...document.querySelector('#stage select').options].map(o => [o.value, o.text, o.selected])") == [
        ["s", "Small", False],
        ["l", "Large", True],
    ]
    stage.evaluate(CHANGE, ["select", "s"])
    assert stage.evaluate(ACTIONS)[0]["value"] == "s"


def test_a_picker_without_a_selection_chooses_nothing(stage):
    stage.draw({"type": "Picker", "label": text("Size"), "options": ["S", "M"]})
    assert stage.evaluate("() => document.querySelector('#stage select').selectedIndex") == -1


@pytest.mark.parametrize("selection, kind", [("2025-01-02", "date"), ("2025-01-02T10:15:00Z", "datetime-local"), ("10:15", "time"), ("soon", "text")])
def test_a_date_picker_uses_the_field_that_understands_its_selection(stage, selection, kind):
    stage.draw({"type": "DatePicker", "label": text("When"), "selection": selection})
    assert stage.evaluate("() => document.querySelector('#stage input').getAttribute('type')") == kind
    assert stage.evaluate("() => document.querySelector('#stage input').value") == selection[:16]


def test_a_disclosure_group_opens_and_closes(stage):
    view = {"type": "DisclosureGroup", "label": text("More"), "children": [text("Inside")]}
    stage.draw(column(view, text("Below")))
    shown = "() => document.querySelector('#stage .veil-disclosure').getBoundingClientRect().height > 50"
    assert not stage.evaluate(shown)
    stage.evaluate(CLICK, "summary")
    assert stage.evaluate(shown)
    stage.draw({**view, "isExpanded": True})
    assert stage.evaluate(shown)
    stage.draw({**view, "isExpanded": True, "disabled": True})
    assert stage.evaluate(shown) and stage.count("summary") == 0


def test_tabs_show_one_child_at_a_time(stage):
    def tab(words, icon):
        label = {"type": "Label", "label": text(words), "children": [{"type": "Image", "systemName": icon}]}
        return text(f"{words} page", {"tabItem": label})

    stage.draw({"type": "TabView", "children": [tab("One", "house"), tab("Two", "star"), tab("Three", "gear")]}, height=300)
    shown = "() => [...document.querySelectorAll('#stage [role=tabpanel]')].filter(p => p.getClientRects().length).map(p => p.textContent)"
    assert stage.evaluate(shown) == ["One page"]
    stage.evaluate(CLICK, "[role=tab]:nth-child(2)")
    assert stage.evaluate(shown) == ["Two page"]
    stage.evaluate(KEY, ["[role=tab]:nth-child(2)", "ArrowRight"])
    assert stage.evaluate(shown) == ["Three page"]
    stage.evaluate(KEY, ["[role=tab]:nth-child(3)", "ArrowRight"])
    assert stage.evaluate(shown) == ["One page"]
    assert stage.evaluate("() => document.activeElement.textContent") == "One"
    assert stage.rect("[role=tablist]")["y"] > 200


def test_a_link_leads_only_where_it_may(stage):
    for address, allowed in [("https://example.com/a", True), ("mailto:a@b.example", True), ("/a/b", True), ("#part", True),
                             ("javascript:alert(1)", False), ("JaVa\tScript:alert(1)", False), ("\u0001javascript:alert(1)", False),
                             ("data:text/html,x", False), ("vbscript:x", False), ("blob:https://x/1", False), ("file:///etc/passwd", False)]:
        stage.draw({"type": "Link", "label": text("Go"), "url": address})
        assert stage.count("a[href]") == (1 if allowed else 0), address
    stage.draw(private("Link", label=private(), url="https://example.com/secret"))
    assert stage.count("a[href]") == 0 and "secret" not in stage.markup()


def test_a_disabled_control_is_dimmed_and_its_neighbour_text_is_not(stage):
    view = column(text("Text", {"foregroundColor": "#000000"}), button("Pay", disabled=True), button("Live"))
    stage.draw(view, colorScheme="light")
    assert stage.style("button", "color", 0) != stage.style("button", "color", 1)
    assert stage.style(".veil-text", "color", 0) == "rgb(0, 0, 0)"


@pytest.mark.parametrize("style", ["automatic", "bordered", "borderedProminent", "borderless", "plain", "custom"])
def test_button_styles_keep_their_look_when_the_label_is_withheld(stage, style):
    stage.draw(button("Pay", style=style, modifiers=[{"tint": "#ff0000"}]))
    look = [stage.style("button", name) for name in ("background-color", "padding-left", "border-top-left-radius")]
    height = stage.rect("button")["height"]
    stage.draw({"type": "Button", "redaction": {"reason": "privacy", "disclosure": "fixed"}, "style": style, "label": private(), "modifiers": [{"tint": "#ff0000"}]})
    assert [stage.style("button", name) for name in ("background-color", "padding-left", "border-top-left-radius")] == look
    assert stage.rect("button")["height"] == height


def test_a_button_takes_tint_and_foreground(stage):
    stage.draw(column(button("A"), button("B"), modifiers=[{"tint": "#ff0000"}]))
    assert stage.style("button", "color") == "rgb(255, 0, 0)"
    stage.draw(button("A", modifiers=[{"foregroundColor": "#00ff00"}]))
    assert stage.style("button .veil-text", "color") == "rgb(0, 255, 0)"
    stage.draw(button("A", style="borderedProminent"))
    assert stage.style("button .veil-text", "color") == "rgb(255, 255, 255)"
    stage.draw(button("Delete", role="destructive", style="borderedProminent"), colorScheme="light")
    assert stage.style("button", "background-color") == "rgb(255, 59, 48)"


def test_a_button_in_the_label_of_a_button_is_only_drawn(stage):
    stage.draw({"type": "Button", "style": "custom", "action": "outer", "label": button("Inner", action="inner")})
    assert stage.count("button") == 1
    stage.evaluate(CLICK, "button .veil-text")
    assert [action["action"] for action in stage.evaluate(ACTIONS)] == ["outer"]


def test_real_keys_and_pointers_operate_controls(chromium_stage):
    stage = chromium_stage
    page = stage.engine.page
    stage.draw(column(button("Pay", action="pay"), {"type": "Toggle", "label": text("Sounds"), "isOn": False},
                      {"type": "Slider", "label": text("Volume"), "value": 1, "in": [0, 10], "step": 1},
                      {"type": "Picker", "label": text("Size"), "selection": "S", "options": ["S", "M"]},
                      private("Button", label=private()), button("Last", action="last")))
    page.evaluate("document.body.tabIndex = -1; document.body.focus()")
    for keys in ["Tab", "Enter", "Tab", "Space", "Tab", "ArrowRight", "Tab", "ArrowDown", "Tab", "Enter"]:
        page.keyboard.press(keys)
    told = [(action["type"], action["action"] or action.get("value")) for action in stage.evaluate(ACTIONS)]
    assert told == [("Button", "pay"), ("Toggle", True), ("Slider", 2), ("Picker", "M"), ("Button", "last")]
    page.mouse.click(*centre(stage, "button"))
    assert [action["action"] for action in stage.evaluate(ACTIONS)] == ["pay"]


def centre(stage, selector):
    box = stage.evaluate("(s) => { const b = document.querySelector('#stage ' + s).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] }", selector)
    return box


def test_a_field_does_not_send_the_form_around_it(stage):
    stage.draw({"type": "TextField", "text": "Ann"})
    found = stage.evaluate("""() => {
      const stage = document.getElementById('stage');
      const form = document.createElement('form');
      stage.replaceWith(form);
      form.append(stage);
      const owners = [...stage.querySelectorAll('input')].map((input) => input.form);
      form.replaceWith(stage);
      return owners;
    }""")
    assert found == [None]
