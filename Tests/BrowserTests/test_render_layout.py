"""Layout cases: each states a rule of SwiftUI's and the boxes that follow from it, in three engines."""

from pathlib import Path

import pytest

from stage import *  # noqa: F403 -- fixtures
from stage import load_layout_cases

CASES = load_layout_cases(Path(__file__).parent / "layout")


@pytest.mark.parametrize("case", CASES)
def test_layout(stage, case):
    stage.draw(case["view"], case.get("width", 300), case.get("height"))
    boxes = stage.boxes()
    assert len(boxes) == len(case["boxes"]), boxes
    for box, expected in zip(boxes, case["boxes"]):
        for length, wanted in zip(box, expected):
            assert wanted is None or abs(length - wanted) <= 0.75, f"{case['rule']}\nwanted {case['boxes']}\ndrawn  {boxes}"
