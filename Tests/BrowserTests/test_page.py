"""The playground in Chromium: what a stranger does with it, under the policy, without an error."""

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from site_server import POLICY

SAMPLES = json.loads((Path(__file__).resolve().parents[2] / "web/samples/index.json").read_text())
TEXT = '{"type":"Text","text":"Ann Lovelace"%s}'


@pytest.fixture
def open_playground(open_page):
    def open_ready(fragment="", prefix="/header/", **context_options) -> Page:
        page = open_page(f"{prefix}#{fragment}", **context_options)
        expect(page.locator("html")).to_have_attribute("data-veil", "ready")
        return page

    return open_ready


def result_of(page: Page):
    page.get_by_role("tab", name="Result").click()
    return json.loads(page.locator("#result-text").text_content())


def write(page: Page, text: str):
    page.get_by_role("tab", name="View").click()
    page.get_by_label("View JSON").fill(text)


def settings(page: Page):
    return page.get_by_role("region", name="Settings")


def clear_settings(page: Page):
    for switch in settings(page).get_by_role("switch", checked=True).all():
        switch.set_checked(False)


@pytest.mark.parametrize("prefix", ["/", "/header/", "/plain/deep/"])
def test_loads_from_any_path_and_asks_no_other_host(open_page, site, prefix):
    page = open_page(prefix)
    expect(page.locator("html")).to_have_attribute("data-veil", "ready")
    expect(page.locator("#stage")).to_contain_text("Fjord")
    assert all(address.startswith(site.url + prefix) for address in page.addresses)


def test_its_policy_is_the_one_in_the_page(open_playground):
    meta = open_playground().locator('meta[http-equiv="Content-Security-Policy"]')
    assert meta.get_attribute("content") == POLICY


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["name"])
def test_draws_each_example_without_a_problem(open_playground, sample):
    page = open_playground()
    settings(page).get_by_label("Example").select_option(sample["title"])
    expect(page.locator("#note")).to_have_text(sample["note"])
    expect(page).to_have_url(re.compile(f"#{sample['name']}$"))
    expect(page.locator("#problems-title")).to_have_text("No problems")
    assert page.locator("#stage *").count() > 3
    assert set(result_of(page)) == {"version", "body", "diagnostics"}
    assert result_of(page)["diagnostics"] == []


@pytest.mark.parametrize(
    "reason, trace",
    [
        ("Placeholder", '"reason": "placeholder"'),
        ("Privacy", '"reason": "privacy"'),
        ("Invalidated", '{ "opacity": 0.5 }'),
        ("Confidential", '"effect": "confidential"'),
        ("Blurred", '"effect": "blurred"'),
    ],
)
def test_switches_each_reason_on_and_off(open_playground, reason, trace):
    page = open_playground("bank-card")
    clear_settings(page)
    page.get_by_role("tab", name="Result").click()
    expect(page.locator("#result-text")).to_contain_text("12,480.56")
    expect(page.locator("#result-text")).not_to_contain_text(trace)
    settings(page).get_by_role("switch", name=reason).check()
    expect(page.locator("#result-text")).to_contain_text(trace)
    settings(page).get_by_role("switch", name=reason).uncheck()
    expect(page.locator("#result-text")).not_to_contain_text(trace)


def test_what_is_withheld_is_not_drawn(open_playground):
    page = open_playground("bank-card")
    clear_settings(page)
    expect(page.locator("#stage")).to_contain_text("12,480.56")
    settings(page).get_by_role("switch", name="Privacy").check()
    expect(page.locator("#stage")).not_to_contain_text("12,480.56")
    assert "12,480.56" not in page.locator("#stage").evaluate("stage => stage.outerHTML")
    expect(page.locator("#stage")).to_contain_text("Fjord & Daughters")


def test_offers_the_reasons_and_effects_that_the_view_declares(open_playground):
    page = open_playground("dashboard")
    expect(settings(page).get_by_role("switch", name="rehearsal")).to_be_checked()
    assert '"effect": "rehearsal"' in json.dumps(result_of(page))
    settings(page).get_by_label("Effect").select_option("rehearsal")
    settings(page).get_by_label("Example").select_option("Profile")
    expect(settings(page).get_by_role("switch", name="rehearsal")).to_have_count(0)
    expect(settings(page).get_by_label("Effect")).to_have_value("")
    expect(page.locator("#problems-title")).to_have_text("No problems")


def test_applies_an_effect(open_playground):
    page = open_playground()
    clear_settings(page)
    settings(page).get_by_label("Effect").select_option("confidential")
    expect(page.locator("#stage")).not_to_contain_text("Send")
    assert "transfer:new" not in json.dumps(result_of(page))


def test_target_decides_whether_a_style_knows_that_it_is_disabled(open_playground):
    page = open_playground("button-styles-14-4")
    expect(settings(page).get_by_label("Target")).to_have_value("iOS 14.4")
    assert json.dumps(result_of(page)).count('"red"') == 2
    settings(page).get_by_label("Target").select_option("iOS 14.5")
    expect(page.locator("#result-text")).to_contain_text('"red"')
    assert json.dumps(result_of(page)).count('"red"') == 3


def test_host_scheme_lock_explain_and_strict_reach_the_core(open_playground):
    page = open_playground()
    clear_settings(page)
    write(page, TEXT % ',"modifiers":["privacySensitive","unredacted",{"frme":1}]')
    expect(page.locator("#stage")).to_contain_text("Ann Lovelace")
    settings(page).get_by_role("switch", name="Placeholder").check()
    expect(page.locator("#stage")).to_contain_text("Ann Lovelace")
    settings(page).get_by_role("switch", name="Lock").check()
    expect(page.locator("#stage")).not_to_contain_text("Ann Lovelace")
    settings(page).get_by_role("switch", name="Explain").check()
    settings(page).get_by_label("Scheme").select_option("Dark")
    expect(page.locator(".sheet")).to_have_attribute("data-scheme", "dark")
    body = result_of(page)["body"]
    assert body["source"] == "" and body["why"]
    assert body["modifiers"][-1] == {"colorScheme": "dark"}
    settings(page).get_by_role("switch", name="Strict").check()
    expect(page.locator("#stale")).to_be_visible()
    settings(page).get_by_role("switch", name="Strict").uncheck()
    settings(page).get_by_role("switch", name="Lock").uncheck()
    write(page, TEXT % ',"modifiers":["privacySensitive"]')
    expect(page.locator("#stage")).not_to_contain_text("Ann Lovelace")
    settings(page).get_by_label("Host").select_option("App")
    expect(page.locator("#stage")).to_contain_text("Ann Lovelace")


def test_names_an_error_at_its_place_and_keeps_the_last_good_result(open_playground):
    page = open_playground()
    write(page, '{"type":"VStack","children":[\n  "é",\n  {"type":"Text","text":7,"modifiers":[{"redcated":"placeholder"}]}]}')
    problem = page.locator(".problem").first
    expect(problem).to_contain_text("view.redaction-spelling")
    assert re.match(r"3:\d+", problem.locator(".place").text_content())
    expect(page.locator("#problems-title")).to_contain_text("1 error")
    expect(page.locator("#stage")).to_contain_text("Fjord")
    expect(page.locator("#stage")).to_have_css("opacity", "0.35")
    expect(page.get_by_label("View JSON")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#announcement")).to_contain_text("line 3")
    expect(page.locator(".gutter .flag.error")).to_have_count(1)
    page.get_by_role("tab", name="Tree").click()
    problem.click()
    expect(page.get_by_label("View JSON")).to_be_focused()
    caret = "field => field.value.slice(field.selectionStart - 2, field.selectionStart + 10)"
    assert page.get_by_label("View JSON").evaluate(caret) == '[{"redcated"'
    write(page, TEXT % "")
    expect(page.locator("#stage")).to_have_text("Ann Lovelace")
    expect(page.locator("#stale")).to_be_hidden()
    expect(page.locator("#problems-title")).to_have_text("No problems")


def test_what_a_switch_hides_goes_while_the_text_is_in_error(open_playground):
    page = open_playground()
    clear_settings(page)
    good = TEXT % ',"modifiers":["privacySensitive"]'
    write(page, good)
    expect(page.locator("#stage")).to_contain_text("Ann Lovelace")
    write(page, good + "x")
    expect(page.locator("#stale")).to_be_visible()
    expect(page.locator("#stage")).to_contain_text("Ann Lovelace")
    settings(page).get_by_role("switch", name="Privacy").check()
    expect(page.locator("#stage")).not_to_contain_text("Ann Lovelace")
    expect(page.locator("#stale")).to_be_visible()


def test_leads_to_the_error_from_the_canvas(open_playground):
    page = open_playground()
    write(page, "{\n\n,}")
    page.locator("#stale").click()
    assert page.get_by_label("View JSON").evaluate("field => field.selectionStart") == 3


def test_lists_warnings_and_draws_all_the_same(open_playground):
    page = open_playground()
    write(page, TEXT % ',\n"modifiers":[{"frme":{"width":7}}]')
    expect(page.locator("#problems-title")).to_have_text("1 warning")
    expect(page.locator(".problem .code-name")).to_have_text("view.unknown-modifier")
    expect(page.locator("#stage")).to_have_text("Ann Lovelace")


def test_shares_a_view_with_its_settings_in_a_link(open_playground):
    page = open_playground(permissions=["clipboard-read", "clipboard-write"])
    clear_settings(page)
    write(page, TEXT % ',"modifiers":["privacySensitive"]')
    settings(page).get_by_role("switch", name="Privacy").check()
    settings(page).get_by_label("Scheme").select_option("Light")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#announcement")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url and "Lovelace" not in link
    other = open_playground(link.split("#")[1])
    expect(other.get_by_label("View JSON")).to_have_value(TEXT % ',"modifiers":["privacySensitive"]')
    expect(settings(other).get_by_role("switch", name="Privacy")).to_be_checked()
    expect(settings(other).get_by_label("Scheme")).to_have_value("light")


def test_shares_an_untouched_example_by_its_name(open_playground):
    page = open_playground("chat")
    page.get_by_role("button", name="Share").click()
    expect(page).to_have_url(re.compile("#chat$"))


def test_a_reason_that_is_named_like_a_built_in_one_has_its_own_switch(open_playground):
    page = open_playground()
    clear_settings(page)
    write(page, '{"version":1,"reasons":{"Placeholder":{"rawValue":4096}},"body":' + TEXT % ',"modifiers":["redactable"]' + "}")
    switches = settings(page).get_by_role("switch", name="Placeholder", exact=True)
    expect(switches).to_have_count(2)
    switches.nth(1).set_checked(True)
    expect(switches.nth(0)).not_to_be_checked()
    assert result_of(page)["body"]["redaction"]["effect"] == "confidential"


def test_an_edited_example_can_be_chosen_again(open_playground):
    page = open_playground("chat")
    menu, note = settings(page).get_by_label("Example"), page.locator("#note")
    said = note.text_content()
    original = page.get_by_label("View JSON").input_value()
    write(page, TEXT % "")
    expect(note).to_have_text("A view of your own. It stays in this browser.")
    expect(menu).to_have_value("")
    menu.select_option("chat")
    expect(page.get_by_label("View JSON")).to_have_value(original)
    expect(note).to_have_text(said)


def test_does_not_make_links_that_are_too_long(open_playground):
    page = open_playground("chat")
    noise = page.evaluate("Array.from(crypto.getRandomValues(new Uint8Array(20000)), byte => byte.toString(16)).join('')")
    write(page, TEXT.replace("Ann Lovelace", noise) % "")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#announcement")).to_have_text("This view is too large for a link.")


@pytest.mark.parametrize("fragment", ["v1.", "v1.!!!", "v1.AAAA", "%00", "__proto__", "<img src=x onerror=alert(1)>"])
def test_takes_a_broken_link_for_the_first_example(open_playground, fragment):
    page = open_playground(fragment)
    expect(settings(page).get_by_label("Example")).to_have_value(SAMPLES[0]["name"])


def test_does_not_unpack_a_bomb(open_playground):
    page = open_playground()
    pack = """async () => {
        const text = JSON.stringify({ view: ' '.repeat(4_000_000), options: {} });
        const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    }"""
    other = open_playground("v1." + page.evaluate(pack))
    expect(settings(other).get_by_label("Example")).to_have_value(SAMPLES[0]["name"])


def test_ignores_nonsense_settings_in_a_link(open_playground):
    page = open_playground()
    options = {"reasons": ["nobody", 7], "effect": "nothing", "target": "<b>", "host": {}, "colorScheme": "pink", "lock": "yes"}
    encode = "async ([view, options]) => (await import('./playground/share.js')).encodeShared({ view, options })"
    other = open_playground(page.evaluate(encode, [TEXT % "", options]))
    expect(other.locator("#stage")).to_have_text("Ann Lovelace")
    expect(other.locator("#problems-title")).to_have_text("No problems")


def test_copies_what_is_in_front(open_playground):
    page = open_playground("own-enum", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Result").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("#announcement")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith('{"version":1,"body":{"type":"VStack"') and "For your eyes only" not in copied


def test_draws_the_result_as_a_tree(open_playground):
    page = open_playground("redactable")
    page.get_by_role("tab", name="Tree").click()
    assert page.locator("#tree-text").text_content().split("\n") == [
        "VStack spacing: 12 .font(title)",
        '├─ Text "Meeting at noon"',
        '└─ Text ▮ effect confidential fixed .accessibilityLabel("Confidential") .overlay(black)',
    ]


def test_formats_without_touching_numbers_or_names(open_playground):
    page = open_playground()
    write(page, '{"type":"VStack","spacing":1.50e1,"children":["\\u00e9",{"type":"Divider"}]}')
    page.get_by_role("button", name="Format").click()
    formatted = '{ "type": "VStack", "spacing": 1.50e1, "children": ["\\u00e9", { "type": "Divider" }] }'
    expect(page.get_by_label("View JSON")).to_have_value(formatted)


def test_opens_a_chosen_file(open_playground, tmp_path):
    page = open_playground()
    file = tmp_path / "view.json"
    file.write_text(TEXT % "")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open…").click()
    chooser.value.set_files(file)
    expect(page.locator("#stage")).to_have_text("Ann Lovelace")
    expect(page.locator("#announcement")).to_have_text("view.json opened.")
    file.write_bytes(b'{"type":"Text","text":"\xff"}')
    page.locator("#file").set_input_files(file)
    expect(page.locator("#announcement")).to_have_text("view.json is not text in UTF-8.")


def test_opens_a_dropped_file(open_playground):
    page = open_playground()
    clear_settings(page)
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
            return data;
        }""",
        TEXT % "",
    )
    page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(page.locator("#stage")).to_have_text("Ann Lovelace")


def test_a_link_in_a_view_does_not_leave_the_page(open_playground):
    page = open_playground()
    clear_settings(page)
    write(page, '{"type":"Link","title":"Away","url":"https://example.com/"}')
    page.locator("#stage a").click()
    expect(page.locator("#announcement")).to_have_text("Link: https://example.com/")
    expect(page.locator("html")).to_have_attribute("data-veil", "ready")


def test_says_which_action_a_control_asks_for(open_playground):
    page = open_playground("profile")
    clear_settings(page)
    page.get_by_role("button", name="Follow").click()
    expect(page.locator("#announcement")).to_have_text("Action: follow:tomas")


def test_tabs_follow_the_arrow_keys(open_playground):
    page = open_playground()
    page.get_by_role("tab", name="View").focus()
    for key, name in [("ArrowRight", "Result"), ("ArrowRight", "Tree"), ("ArrowRight", "View"), ("End", "Tree"), ("Home", "View")]:
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=name)).to_be_focused()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel")).to_have_count(1)


def test_every_reason_can_be_switched_by_keyboard_in_a_narrow_window(open_playground):
    page = open_playground("bank-card", viewport={"width": 320, "height": 640})
    clear_settings(page)
    settings(page).get_by_role("switch", name="Placeholder").focus()
    page.keyboard.press("Space")
    expect(settings(page).get_by_role("switch", name="Placeholder")).to_be_checked()
    expect(settings(page).get_by_role("switch", name="Placeholder")).to_be_focused()
    expect(page.locator("#stage")).not_to_contain_text("12,480.56")


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_nothing_is_wider_than_the_window(open_playground, width):
    page = open_playground("bank-card", viewport={"width": width, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_playground, scheme, width):
    page = open_playground("settings", color_scheme=scheme, viewport={"width": width, "height": 800})
    for state in ["sample", "error", "tree"]:
        if state == "error":
            write(page, '{"type":"Text",\n"modifiers":[{"frme":1},{"redcated":1}]}')
            expect(page.locator("#stale")).to_be_visible()
        if state == "tree":
            page.get_by_role("tab", name="Tree").click()
        # The colours inside the drawn view are its author's, and SwiftUI's own.
        own = Axe().run(page, context={"exclude": [["#stage"]]})
        assert own.violations_count == 0, own.generate_report()
        whole = Axe().run(page, options={"rules": {"color-contrast": {"enabled": False}}})
        assert whole.violations_count == 0, whole.generate_report()


def test_says_so_when_the_module_does_not_load(open_playground):
    page = open_playground()
    page.route("**/veil.wasm", lambda route: route.fulfill(status=404, body=""))
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-veil", "failed")
    expect(page.locator("#stale")).to_contain_text("404")
    page.problems.clear()


def test_works_where_the_host_sends_a_wrong_media_type(open_playground):
    page = open_playground()

    def fulfil(route):
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-type": "application/octet-stream"})

    page.route("**/veil.wasm", fulfil)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-veil", "ready")


def test_lists_errors_before_warnings(open_playground):
    page = open_playground()
    write(page, '{"type":"VStack","modifiers":[{"frme":1},\n{"redcated":1}]}')
    expect(page.locator(".problem .place")).to_have_text([re.compile("^2:"), re.compile("^1:")])
