"""The outputs that the corpus of cases expects of the core: each is a description to draw."""

import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "Cases"


def finite(spelled: str) -> float:
    """A number as content may be larger than a Double; WebDriver's JSON may not."""
    return min(max(float(spelled), -1e308), 1e308)


def expected_outputs() -> dict[str, list[tuple[str, object]]]:
    """By topic, the name of each case and its description."""
    topics = {}
    for file in sorted(FOLDER.glob("*.cases")):
        outputs, name = [], ""
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            word, _, rest = line.partition(" ")
            if word == "==":
                name = rest
            elif word in ("body", "output"):
                try:
                    outputs.append((name, json.loads(rest, parse_float=finite)))
                except ValueError:
                    continue
        topics[file.stem] = outputs
    return topics
