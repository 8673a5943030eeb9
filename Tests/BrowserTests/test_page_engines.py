"""The playground in Firefox and WebKit: it loads under the policy, redacts, shows an error and reads a link back."""

import pytest

from stage import engine_of  # noqa: F401 -- a fixture

READY = """async () => {
    for (let tries = 0; tries < 400 && document.documentElement.dataset.veil === 'loading'; tries += 1) {
        await new Promise(resume => setTimeout(resume, 25));
    }
    return document.documentElement.dataset.veil;
}"""

LISTEN = """() => {
    globalThis.problems = [];
    addEventListener('error', event => problems.push(event.message));
    addEventListener('unhandledrejection', event => problems.push(String(event.reason)));
    addEventListener('securitypolicyviolation', event => problems.push(event.violatedDirective));
}"""

SWITCH_EACH = """async () => {
    const seen = [];
    for (const input of document.querySelectorAll('#reasons input')) {
        for (const other of document.querySelectorAll('#reasons input:checked')) other.click();
        input.click();
        seen.push(document.querySelector('#summary').textContent.split(' ')[0]);
    }
    return seen;
}"""

TYPE_ERROR = """async () => {
    const field = document.querySelector('#view-text');
    field.value = '{\\n\\n,}';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(resume => setTimeout(resume, 300));
    document.querySelector('.problem').click();
    return [document.querySelector('.problem .place').textContent, field.selectionStart, document.activeElement === field];
}"""

SHARE = """async () => {
    const { encodeShared, decodeShared } = await import('./playground/share.js');
    return decodeShared(await encodeShared({ view: 'é', options: { lock: true } }));
}"""


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_the_page_works_in(name, engine_of, site):  # noqa: F811
    engine = engine_of(name)
    engine.open(site.url + "/header/#bank-card")
    assert engine.evaluate(READY) == "ready"
    engine.evaluate(LISTEN)
    assert engine.evaluate(SWITCH_EACH) == ["14", "8", "0", "6", "6"]
    assert engine.evaluate(TYPE_ERROR) == ["3:1", 3, True]
    assert engine.evaluate(SHARE) == {"view": "é", "options": {"lock": True}}
    assert engine.evaluate("() => problems") == []
