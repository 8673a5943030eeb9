"""Hostile strings in every place of a description, clear, in three engines: they stay strings. Nothing runs, nothing is
asked for but the images that may be, the policy is never broken, and no prototype is touched."""

import json
import re
from urllib.parse import urlsplit

import pytest

from stage import *  # noqa: F403 -- fixtures

RUN = "top.ran=1"
MARKUP = [
    f"<script>{RUN}</script>", f"</script><script>{RUN}</script>", f"<img src=x onerror={RUN}>", f"\"><img src=x onerror={RUN}>",
    f"' autofocus onfocus={RUN} x='", f"<svg/onload={RUN}>", f"<svg><animate onbegin={RUN} attributeName=x dur=1s>",
    f"<math><mtext><style><img title=\"</style><img src onerror={RUN}>\">", f"<iframe srcdoc='<script>{RUN}</script>'></iframe>",
    f"<details open ontoggle={RUN}>", f"<!--><img src=x onerror={RUN}>-->", f"<![CDATA[<script>{RUN}</script>]]>",
    f"&lt;img src=x onerror={RUN}&gt;", f"&#60;script&#62;{RUN}&#60;/script&#62;", f"\\u003cimg src=x onerror={RUN}\\u003e",
    f"<base href=//evil.example>", f"<meta http-equiv=refresh content='0;url=javascript:{RUN}'>",
    f"<link rel=stylesheet href=//evil.example/a.css>", f"<form action=javascript:{RUN}><button>", "{{constructor.constructor('top.ran=1')()}}",
    f"${{{RUN}}}", f"`;{RUN};`", f"'-{RUN}-'", f"onclick={RUN}",
]
ADDRESSES = [
    f"javascript:{RUN}", f"JaVaScRiPt:{RUN}", f" javascript:{RUN}", f"\tjavascript:{RUN}", f"java\tscript:{RUN}", f"java\nscript:{RUN}",
    f"java\rscript:{RUN}", f"\u0001javascript:{RUN}", f"\u0000javascript:{RUN}", f"javascript\t:{RUN}", f"javascript:\n//%0A{RUN}",
    f"javascript://https://a.example/%0A{RUN}", f"javascript&colon;{RUN}", f"&#106;avascript:{RUN}", f"%6Aavascript:{RUN}",
    f"\u200bjavascript:{RUN}", f"\u00a0javascript:{RUN}", f"\ufeffjavascript:{RUN}", f"\u2028javascript:{RUN}", f"java\u00adscript:{RUN}",
    f"ｊavascript:{RUN}", f"feed:javascript:{RUN}", f"view-source:javascript:{RUN}", f"vbscript:{RUN}", f"VBSCRIPT:{RUN}", f"vb\nscript:{RUN}",
    f"data:text/html,<script>{RUN}</script>", "data:text/html;base64,PHNjcmlwdD50b3AucmFuPTE8L3NjcmlwdD4=",
    f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='{RUN}'/>", f"DATA:image/svg+xml;utf8,<svg onload={RUN}>",
    f"data:image/png,text/html,<script>{RUN}</script>", f"data:,{RUN}", "blob:null/1", "file:///etc/passwd", "filesystem:http://a/b",
    "//evil.example:0/x", "\\\\evil.example\\x", "/\\evil.example", "http:evil", "ws://evil.example/", "ftp://evil.example/", "about:blank", "chrome://version",
]
STYLES = [
    "red;background:url(//evil.example/a)", "url(//evil.example/b)", "url('javascript:top.ran=1')", "expression(top.ran=1)",
    "}*{background:url(//evil.example/c)}", "var(--x,url(//evil.example/d))", "image-set('//evil.example/e' 1x)", "red/**/;x:y", "\\75rl(//evil.example/f)",
    "@import '//evil.example/g'", "#fff;color:red", "#ggg", "-moz-binding:url(//evil.example/h)", "attr(title)", "env(x)", "paint(x)", "calc(1px)",
    "rgb(1,2,3)", "title;font-family:x", "1e999", "NaN", "-0", "0x10", "url(#a)", "</style><script>top.ran=1</script>",
]
KEYS = ["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "valueOf", "then", "__defineGetter__", "innerHTML", "onclick", "style"]
PAYLOADS = MARKUP + ADDRESSES + STYLES + KEYS

STRINGS = {
    "Text": ["text"], "Image": ["name", "systemName"], "AsyncImage": ["url"], "Label": ["title", "systemImage"], "Button": ["title", "action", "role", "style"],
    "Link": ["title", "url"], "Toggle": ["title"], "TextField": ["title", "text", "prompt"], "SecureField": ["title", "text", "prompt"],
    "TextEditor": ["title", "text", "prompt"], "Picker": ["title", "selection"], "Slider": ["title", "value", "step", "total"],
    "Stepper": ["title", "value", "step", "total"], "Gauge": ["title", "value", "total"], "ProgressView": ["title", "value", "total"],
    "DatePicker": ["title", "selection"], "Color": ["color"], "RoundedRectangle": ["cornerRadius"], "VStack": ["alignment", "spacing"],
    "HStack": ["alignment", "spacing"], "ZStack": ["alignment"], "ScrollView": ["axis"], "Grid": ["alignment", "spacing"], "LazyVGrid": ["columns", "alignment"],
    "GroupBox": ["title"], "DisclosureGroup": ["title"], "Unknown": ["name"], "Spacer": ["minLength"], "Section": ["header", "footer"], "List": [], "TabView": [],
}
MODIFIERS = [
    "font", "fontWeight", "lineLimit", "multilineTextAlignment", "foregroundStyle", "foregroundColor", "tint", "padding", "frame", "background", "overlay",
    "opacity", "blur", "cornerRadius", "clipShape", "border", "shadow", "fill", "stroke", "offset", "rotationEffect", "scaleEffect", "aspectRatio", "fixedSize",
    "layoutPriority", "zIndex", "colorScheme", "layoutDirection", "listStyle", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "tag",
    "tabItem", "navigationTitle",
]
# What the core takes as text or as a name; the others it refuses or drops, as the first test shows.
WORDS = ["accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "tag", "tabItem", "navigationTitle"]
COLORS = ["foregroundStyle", "foregroundColor", "tint", "background", "overlay", "border", "fill", "stroke", "font", "fontWeight", "clipShape", "listStyle"]

WATCH = """() => {
  window.before = Object.getOwnPropertyNames(Object.prototype).join();
  window.asked = performance.getEntriesByType('resource').length;
  performance.setResourceTimingBufferSize(10000);
}"""

# Draws each, presses what can be pressed without leaving the page, and looks around.
PLAY = """async (descriptions) => {
  const { render } = await import('./render.js');
  const stage = document.getElementById('stage'), found = new Set();
  const stay = (event) => { if (event.target.closest('a')) event.preventDefault(); };
  stage.addEventListener('click', stay, true);
  for (const description of descriptions) {
    try { render(description, stage); } catch (error) { found.add(`threw ${error}`); }
    for (const element of stage.querySelectorAll('*')) {
      if (/^(?:script|style|iframe|object|embed|base|meta|link|form|template|animate|set|foreignobject|math)$/i.test(element.localName)) found.add(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (/^(?:on|srcdoc|formaction|action|xlink|ping|srcset|background|http-equiv)/i.test(name)) found.add(`${name}=${value}`);
        if (name === 'id' && !/^veil-/.test(value)) found.add(`id=${value}`);
        if (name === 'style' && /url|image-set|expression|import|var\\((?!--veil-)|attr\\(|evil|binding/i.test(value)) found.add(`style=${value}`);
      }
      if (element.href && !/^(?:https?|mailto|tel):$/.test(element.protocol ?? '')) found.add(`href=${element.href}`);
      if (element.src && !/^(?:https:|data:image\\/(?:png|jpeg|gif|webp|avif)[;,]|http:\\/\\/(?:127\\.0\\.0\\.1|evil\\.example)[:/])/i.test(element.src)) found.add(`src=${element.src}`);
    }
    for (const element of stage.querySelectorAll('button, summary, input, select, [role=tab], a')) element.click();
    for (const element of stage.querySelectorAll('input, textarea, [tabindex]')) element.focus();
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
  stage.removeEventListener('click', stay, true);
  render(null, stage);
  if (top.ran !== undefined) found.add('something ran');
  if (Object.getOwnPropertyNames(Object.prototype).join() !== window.before || ({}).polluted !== undefined || [].polluted !== undefined) found.add('a prototype was changed');
  if (document.title !== 'Stage' || document.querySelectorAll('body > *').length !== 1) found.add('the page was changed');
  return [...found];
}"""

ASKED = "() => performance.getEntriesByType('resource').slice(window.asked).map((entry) => [entry.initiatorType, entry.name])"

REDACT = """async (documents) => {
  const { loadVeil } = await import('./veil.js');
  const veil = await loadVeil();
  return documents.map((json) => {
    try { return JSON.parse(veil.redactJSON(json)); } catch (error) { return { version: 1, error: { code: error.code, message: error.message } }; }
  });
}"""


def views_of(payload: str) -> list[dict]:
    """Every view and every modifier with the payload wherever a string may stand, and where none may."""
    views = [{"type": type, "id": payload, **{name: payload for name in names}, "children": [payload]} for type, names in STRINGS.items()]
    views += [{"type": "Picker", "title": payload, "options": [payload], "selection": payload},
              {"type": "Text", "runs": [{"text": payload, "modifiers": [{"font": payload}, {"foregroundStyle": payload}]}]},
              {"type": payload, "name": payload}, {"type": "Button", "label": {"type": "Label", "title": payload, "systemImage": payload}}]
    views += [{"type": type, "text": payload, "modifiers": [{modifier: payload}]} for type in ("Text", "Circle") for modifier in MODIFIERS]
    objects = [{"font": {"size": payload, "weight": payload, "design": payload}}, {"frame": {"width": payload, "alignment": payload}},
               {"background": {"color": payload, "opacity": payload}}, {"border": {"color": payload, "width": payload}},
               {"shadow": {"color": payload, "radius": payload, "x": payload}}, {"foregroundStyle": {"light": payload, "dark": payload}},
               {"overlay": {"content": payload, "alignment": payload}}, {"clipShape": {"type": payload}}, {"padding": {"top": payload}}]
    views += [{"type": "Text", "text": "a", "modifiers": [entry]} for entry in objects]
    return [*views, {"type": "Text", "redaction": {"reason": payload, "effect": payload, "ink": payload, "disclosure": payload}}]


def documents_of(payload: str) -> list[str]:
    """The same for the core: one document for each place, so that one that is refused hides no other."""
    places = [{"type": type, "id": payload, name: payload} for type, names in STRINGS.items() for name in names or ["id"]]
    places += [{"type": "Text", "text": payload, "modifiers": [{name: payload}]} for name in WORDS + COLORS]
    return [json.dumps({"version": 1, "body": view}) for view in places]


def polluting() -> list[str]:
    """Keys of prototypes at every depth, as JSON: a literal in a script would set a prototype and be no key."""
    evil = '{"polluted":1,"type":"Text","text":"<img src=x onerror=top.ran=1>"}'
    return [template.replace("KEY", f'"{key}"').replace("EVIL", evil) for key in ["__proto__", "constructor", "prototype"] for template in (
        '{KEY:EVIL,"type":"Text","text":"a"}', '{"type":"Text","text":"a","modifiers":[{KEY:EVIL}]}', '{"type":"VStack","children":[{KEY:EVIL}]}',
        '{"type":"Text","redaction":{KEY:EVIL}}', '{"type":"Text","text":"a","modifiers":[{"font":{KEY:EVIL}}]}', '{"body":{KEY:EVIL}}',
        '{"version":1,"theme":{"colors":{KEY:"red"}},"body":{"type":"Color","color":KEY}}', '{"type":"Button","title":"a","action":{KEY:EVIL}}',
        '{"version":1,"effects":{KEY:[{"opacity":0.5}]},"body":{"type":"Text","text":"a","modifiers":[{"effect":KEY}]}}',
        '{"type":KEY,"modifiers":[KEY]}', '{"type":"Image","systemName":KEY}', '{"type":"Text","text":"a","modifiers":[{"tag":KEY},{"font":KEY}]}',
    )]


@pytest.fixture(scope="module")
def through_the_core(stage_in):
    stage = stage_in("chromium")
    return stage.evaluate(REDACT, [text for payload in PAYLOADS for text in documents_of(payload)] + polluting())


def allowed(kind: str, address: str) -> bool:
    """Images from where images may come from; the page's own modules are asked for before the watch begins."""
    parts = urlsplit(address)
    own = parts.hostname == "127.0.0.1" and bool(re.search(r"/(?:render|veil|stage|binding|module|memory|error|system)[^?]*\.(?:js|wasm)$|/render/", parts.path))
    image = kind in ("img", "image") and (parts.scheme in ("https", "data") or parts.hostname in ("127.0.0.1", "evil.example"))
    # The icon of a page is the browser's own wish.
    return own or image or kind == "icon"


def play(stage, descriptions):
    stage.evaluate(WATCH)
    assert stage.evaluate(PLAY, descriptions) == []
    assert [entry for entry in stage.evaluate(ASKED) if not allowed(*entry)] == []
    # A relative address may name a host, and has the page's own scheme then: where that is http, the policy stops it.
    assert [problem for problem in stage.problems() if not re.match(r"img-src http://evil\.example", problem)] == []


def test_descriptions_through_the_core_run_nothing(stage, through_the_core):
    drawn = [result for result in through_the_core if "error" not in result]
    assert len(drawn) > 5000
    play(stage, [{"type": "VStack", "children": [result["body"] for result in drawn[at : at + 100]]} for at in range(0, len(drawn), 100)])


def test_descriptions_from_elsewhere_run_nothing(stage):
    play(stage, [{"type": "VStack", "children": views_of(payload)} for payload in PAYLOADS])


def test_refusals_run_nothing(stage, through_the_core):
    refused = [result for result in through_the_core if "error" in result]
    assert len(refused) > 500
    play(stage, refused[::10] + [{"version": 1, "error": {"code": payload, "message": payload}} for payload in PAYLOADS])


def test_keys_of_prototypes_change_none(stage):
    stage.evaluate("(texts) => { window.texts = texts; }", polluting())
    stage.evaluate(WATCH)
    play_texts = PLAY.replace("async (descriptions) => {", "async () => {\n  const descriptions = window.texts.map((text) => JSON.parse(text));", 1)
    assert stage.evaluate(play_texts) == []


def test_addresses_that_the_core_lets_through_are_of_the_kinds_allowed(through_the_core):
    found = {value for result in through_the_core for value in re.findall(r'"url": "((?:[^"\\]|\\.)*)"', json.dumps(result.get("body", {})))}
    addresses = [json.loads(f'"{value}"') for value in found]
    assert len(addresses) > 20
    plain = [re.sub(r"[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]", "", address) for address in addresses]
    schemes = {match[1].lower() for address in plain if (match := re.match(r"([a-z][a-z0-9+.-]*):", address, re.IGNORECASE))}
    assert schemes <= {"http", "https", "mailto", "tel", "data"}
    assert {address.split(",")[0] for address in plain if address.lower().startswith("data:")} <= {"data:image/png"}


def test_the_watch_sees_what_runs(stage_in):
    """The tests above can fail: a style set on purpose is reported, and what has run is seen."""
    stage = stage_in("chromium")
    stage.draw({"type": "Text", "text": "a"})
    stage.evaluate("""async () => {
      document.getElementById('stage').setAttribute('style', 'color: red');
      window.ran = 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }""")
    assert any(problem.startswith("style-src") for problem in stage.problems())
    stage.evaluate(WATCH)
    assert stage.evaluate(PLAY, []) == ["something ran"]
    stage.evaluate("() => { delete window.ran; document.getElementById('stage').removeAttribute('style'); }")
    stage.draw(None)
