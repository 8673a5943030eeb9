// One node of a description: its kind's drawing inside its modifiers. Nothing here may throw on any input;
// what is not understood becomes a plain box, what is not a view becomes nothing.

import { isObject } from './dom.js';
import { drawModified } from './modifiers.js';
import { announceBusy } from './busy.js';
import { drawText } from './text.js';
import { drawImage, drawAsyncImage } from './image.js';
import { drawVStack, drawHStack, drawZStack, drawSpacer, drawDivider, makeColumn } from './stack.js';
import { drawShape, drawColor } from './shape.js';
import { drawLabel } from './label.js';
import { drawButton } from './button.js';
import { drawLink } from './link.js';
import { drawToggle } from './toggle.js';
import { drawField, drawEditor } from './field.js';
import { drawPicker } from './picker.js';
import { drawSlider } from './slider.js';
import { drawStepper } from './stepper.js';
import { drawGauge, drawProgress } from './gauge.js';
import { drawDatePicker } from './date.js';
import { drawGrid, drawGridRow, drawLazyGrid } from './grid.js';
import { drawScroll } from './scroll.js';
import { drawList } from './list.js';
import { drawSection } from './section.js';
import { drawGroupBox } from './groupbox.js';
import { drawDisclosure } from './disclosure.js';
import { drawTabs } from './tabs.js';
import { drawNavigation } from './navigation.js';
import { drawUnknown } from './unknown.js';
import { drawChildren } from './children.js';

/** @typedef {(node: any, context: import('./context.js').Context) => import('./drawn.js').Drawn | null} Draw */

/** @type {Map<unknown, Draw>} */
const kinds = new Map(/** @type {[unknown, Draw][]} */ ([
  ['Text', drawText], ['Image', drawImage], ['AsyncImage', drawAsyncImage], ['Label', drawLabel],
  ['Button', drawButton], ['Link', drawLink], ['Toggle', drawToggle],
  ['TextField', drawField], ['SecureField', drawField], ['TextEditor', drawEditor],
  ['Picker', drawPicker], ['Slider', drawSlider], ['Stepper', drawStepper],
  ['Gauge', drawGauge], ['ProgressView', drawProgress], ['DatePicker', drawDatePicker],
  ['Color', drawColor], ['Rectangle', drawShape], ['RoundedRectangle', drawShape], ['Capsule', drawShape],
  ['Circle', drawShape], ['Ellipse', drawShape],
  ['VStack', drawVStack], ['LazyVStack', drawVStack], ['HStack', drawHStack], ['LazyHStack', drawHStack],
  ['ZStack', drawZStack], ['ScrollView', drawScroll],
  ['Grid', drawGrid], ['GridRow', drawGridRow], ['LazyVGrid', drawLazyGrid], ['LazyHGrid', drawLazyGrid],
  ['List', drawList], ['Form', drawList], ['Section', drawSection], ['GroupBox', drawGroupBox],
  ['DisclosureGroup', drawDisclosure], ['TabView', drawTabs], ['NavigationStack', drawNavigation],
  ['Divider', drawDivider], ['Spacer', drawSpacer], ['Group', drawGroup], ['EmptyView', () => null],
]));

/**
 * @param {any} node
 * @param {import('./context.js').Context} context
 * @returns {import('./drawn.js').Drawn | null}
 */
export function drawNode(node, context) {
  if (typeof node === 'string' || typeof node === 'number') return drawText({ type: 'Text', text: node }, context);
  if (Array.isArray(node)) return drawGroup({ type: 'Group', children: node }, context);
  if (!isObject(node)) return null;
  const draw = kinds.get(node.type) ?? drawUnknown;
  const announces = node.busy === true && !context.busy;
  const inside = node.busy ? { ...context, busy: true } : context;
  const view = drawModified(node.modifiers, inside, (inner) => draw(node, inner));
  if (view && announces) announceBusy(view, context);
  return view;
}

/**
 * A group where one view is wanted: its views, one under the other.
 *
 * @type {Draw}
 */
function drawGroup(node, context) {
  const children = drawChildren(node.children, context);
  return children.length === 1 ? children[0] : children.length ? makeColumn(children, context, 'center') : null;
}
