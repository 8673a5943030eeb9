"""Views with a needle in each place where content can stand, and what covers them."""

import re

WORD = "NEEDLE"
NUMBER = 918273.5
DATE = "1987-06-05"
FOUND = re.compile(r"needle|918.?273|1987", re.IGNORECASE)
PATTERN = FOUND.pattern

CONTENT = {
    "Text": [{"text": WORD}, {"text": NUMBER}, {"runs": [{"text": WORD}, {"text": "a", "modifiers": ["bold"]}]}],
    "Image": [{"name": WORD}, {"systemName": WORD}],
    "AsyncImage": [{"url": "needle/a.png"}, {"url": "data:image/png;base64,NEEDLE"}],
    "Label": [{"title": WORD, "systemImage": WORD}, {"label": WORD}, {"title": "a", "children": [WORD]}],
    "Button": [{"title": WORD, "action": WORD}, {"label": {"type": "Text", "text": WORD}}, {"title": "a", "action": NUMBER}],
    "Link": [{"title": WORD, "url": "needle.html"}, {"label": [WORD, WORD], "url": "mailto:needle@example.com"}],
    "Toggle": [{"title": WORD, "isOn": True}, {"label": [WORD], "isOn": False}],
    **{field: [{"title": WORD, "text": WORD, "prompt": WORD}, {"label": [WORD], "text": NUMBER}]
       for field in ("TextField", "SecureField", "TextEditor")},
    "Picker": [{"title": WORD, "selection": WORD, "options": ["a", WORD]}, {"title": "a", "selection": [1, WORD]},
               {"selection": WORD, "children": [{"type": "Text", "text": WORD, "modifiers": [{"tag": WORD}]}]}],
    **{control: [{"title": WORD, "value": NUMBER, "in": [0, 2 * NUMBER], "step": NUMBER, "total": 2 * NUMBER}, {"label": WORD, "value": WORD}]
       for control in ("Slider", "Stepper", "Gauge", "ProgressView")},
    "DatePicker": [{"title": WORD, "selection": DATE, "in": [DATE, DATE]}, {"label": WORD, "selection": [DATE, WORD]}],
    "GroupBox": [{"title": WORD, "children": [WORD]}],
    "DisclosureGroup": [{"title": WORD, "children": [WORD], "isExpanded": True}, {"label": WORD, "children": [WORD]}],
    "Section": [{"header": WORD, "footer": {"type": "Text", "text": WORD}, "children": [WORD]}],
    "List": [{"children": [WORD, {"type": "Section", "header": WORD, "children": [WORD]}]}],
    "Form": [{"children": [{"type": "Toggle", "title": WORD, "isOn": True}]}],
    "NavigationStack": [{"children": [{"type": "Text", "text": WORD, "modifiers": [{"navigationTitle": WORD}]}]}],
    "TabView": [{"children": [{"type": "Text", "text": WORD, "modifiers": [{"tabItem": WORD}, {"tag": WORD}]}]}],
    **{stack: [{"children": [WORD, {"type": "Text", "text": WORD}]}]
       for stack in ("VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group")},
    "Grid": [{"children": [{"type": "GridRow", "children": [WORD, WORD]}]}],
    "LazyVGrid": [{"columns": 2, "children": [WORD, WORD]}],
    "LazyHGrid": [{"rows": 2, "children": [WORD, WORD]}],
    "Unknown": [{"name": WORD, "children": [WORD]}],
    "NEEDLE": [{"children": [WORD], "text": WORD}, {"fallback": WORD}],
    **{plain: [{}] for plain in ("Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Divider", "Spacer", "EmptyView")},
}
NAMED = [{name: WORD} for name in
         ("accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "tag", "tabItem", "navigationTitle")]
DECLARED = {
    "effects": {
        "gone": {"modifiers": [{"accessibilityLabel": "Gone"}], "content": "removed"},
        "counted": {"modifiers": [{"overlay": "red"}, {"padding": 2}], "disclosure": "characters"},
    },
    "reasons": {"secret": {"rawValue": "1 << 12", "effect": "counted"}},
}
# What the caller asks for, and the modifier inside which a view is covered then.
COVERS = {
    "placeholder": ({"reasons": ["placeholder"]}, "bold"),
    "privacy": ({"reasons": ["privacy"]}, "privacySensitive"),
    "locked privacy": ({"reasons": ["privacy"], "lock": True}, "privacySensitive"),
    "placeholder in an app": ({"reasons": ["placeholder"], "host": "app"}, {"redacted": "placeholder"}),
    "confidential": ({"effect": "confidential"}, "bold"),
    "blurred": ({"effect": "blurred", "lock": True}, "unredacted"),
    "placeholder effect": ({"effect": "placeholder"}, "bold"),
    "redactable": ({"reasons": ["confidential"]}, "redactable"),
    "own reason": ({"reasons": ["secret"]}, "redactable"),
    "effect of its own": ({}, {"effect": "counted"}),
    "removed": ({}, {"effect": "gone"}),
}


def rows() -> list[dict]:
    """Every view with every place of content filled, its names and its id among them."""
    views = []
    for type, filled in CONTENT.items():
        for index, arguments in enumerate(filled):
            view = {"type": type, "id": WORD, "x-needle": WORD, "NEEDLE": WORD, **arguments}
            views.append({**view, "modifiers": list(NAMED) if index == 0 else []})
    return views


def covered(view, modifier):
    return {**view, "modifiers": [*view.get("modifiers", []), modifier]}


def placements(modifier) -> dict[str, list]:
    """Each view covered itself, inside a covered one, and laid over or behind a covered one."""
    return {
        "itself": [covered(view, modifier) for view in rows()],
        "inside": [covered({"type": "VStack", "id": WORD, "children": rows()}, modifier)],
        "over": [covered({"type": "Circle", "modifiers": [{"background" if index % 2 else "overlay": view}]}, modifier)
                 for index, view in enumerate(rows())],
    }


def documents() -> list[tuple[str, dict, dict]]:
    """By name: the caller's options and a document of which nothing may be seen."""
    return [
        (f"{name}, {place}", options, {"version": 1, **DECLARED, "body": {"type": "VStack", "children": views}})
        for name, (options, modifier) in COVERS.items()
        for place, views in placements(modifier).items()
    ]
