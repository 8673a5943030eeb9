"""Small descriptions, clear and withheld, as the core writes them."""

LONG = "The quick brown fox jumps over the lazy dog, and then it takes a long rest under the old tree by the river."


def with_modifiers(node, modifiers):
    return {**node, "modifiers": list(modifiers)} if modifiers else node


def text(words, *modifiers):
    return with_modifiers({"type": "Text", "text": words}, modifiers)


def covered(node, reason="placeholder", characters=None, *modifiers):
    """A node without its content, for a reason."""
    redaction = {"reason": reason, "disclosure": "fixed" if characters is None else "class"}
    if characters is not None:
        redaction["size"] = {"characters": characters}
    node = node if isinstance(node, dict) else {"type": node}
    return with_modifiers({"type": node["type"], "redaction": redaction, **{key: node[key] for key in node if key != "type"}}, modifiers)


def bar(characters=8, *modifiers, reason="placeholder"):
    return covered("Text", reason, characters, *modifiers)


def private(type="Text", *modifiers, **arguments):
    return covered({"type": type, **arguments}, "privacy", None, *modifiers)


def effect(name, *modifiers, type="Text", **arguments):
    return with_modifiers({"type": type, "redaction": {"effect": name, "disclosure": "fixed"}, **arguments}, modifiers)


CONFIDENTIAL = effect("confidential", {"accessibilityLabel": "Confidential"}, {"overlay": "black"})
BLURRED = effect("blurred", {"accessibilityLabel": "Blurred"}, {"blur": 4})
SKELETON = {
    "type": "RoundedRectangle",
    "cornerRadius": 2,
    "modifiers": [{"fill": {"color": "black", "opacity": 0.1}}, {"padding": {"vertical": 4.5}}],
}
PLACEHOLDER = effect("placeholder", {"accessibilityLabel": "Placeholder"}, {"opacity": 0}, {"overlay": SKELETON})


def column(*children, **arguments):
    return stack("VStack", children, arguments)


def row(*children, **arguments):
    return stack("HStack", children, arguments)


def stack(type, children, arguments):
    modifiers = arguments.pop("modifiers", [])
    return with_modifiers({"type": type, **arguments, "children": list(children)}, modifiers)


def button(words, action="do", style="automatic", **arguments):
    return {"type": "Button", "style": style, "action": action, "label": text(words), **arguments}


def rows(clear: bool):
    """A list of rows, clear or as a placeholder of the same things."""
    people = [("Ann Lovelace", "Mathematics", "12:30"), ("Grace", "Compilers, and the word for a bug", "Tue"), ("Tomás", "Design", "Mon")]

    def line(name, subject, time):
        icon = {"type": "Image", "systemName": "person"} if clear else covered("Image", "placeholder", None)
        write = text if clear else (lambda words, *modifiers: bar(8 * -(-len(words) // 8), *modifiers))
        return row(
            with_modifiers(icon, [{"frame": {"width": 40, "height": 40}}]),
            column(write(name, {"font": "headline"}), write(subject, {"font": "footnote"}), alignment="leading", spacing=2),
            {"type": "Spacer"},
            write(time, {"font": "footnote"}),
        )

    body = {"type": "List", "children": [line(*person) for person in people]}
    return body if clear else {"type": "List", "busy": True, "children": body["children"]}
