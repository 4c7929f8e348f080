import { enterText } from './typing.ts';

/** Runs in a world of its own, where scripts of the page replace nothing. */

const FOUND_MAX = 50;

/** The elements that a selector of a recording finds below a node, in the order of the document. */
export function query(root: Node, kind: 'css' | 'pierce' | 'text' | 'xpath', value: string): Element[] {
  const start = root instanceof Element ? (root.shadowRoot ?? root) : (root as Document);
  return (kind === 'xpath' ? byPath(start, value) : bySelector(start, kind, value)).slice(0, FOUND_MAX);
}

function bySelector(start: ParentNode, kind: 'css' | 'pierce' | 'text', value: string): Element[] {
  if (kind === 'css') return [...start.querySelectorAll(value)];
  const all = withShadows(start);
  if (kind === 'pierce') return all.filter((element) => element.matches(value));
  const holds = new Set(all.filter((element) => (element.textContent ?? '').includes(value)));
  // The innermost ones.
  return [...holds].filter(({ children }) => ![...children].some((child) => holds.has(child)));
}

function withShadows(start: ParentNode): Element[] {
  return [...start.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot === null ? [element] : [element, ...withShadows(element.shadowRoot)],
  );
}

function byPath(start: Node, value: string): Element[] {
  const page = start.ownerDocument ?? (start as Document);
  const found = page.evaluate(value, start, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter(
    (node) => node instanceof Element,
  );
}

/** True for an element that a visitor sees and that has these attributes. */
export function isMeant(element: Element, attributes: Readonly<Record<string, string>>): boolean {
  const isShown = element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  return isShown && Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value);
}

export function isSecret(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === 'password';
}

/** False for an element that takes no value. */
export function enter(element: Element, value: string): boolean {
  if (element instanceof HTMLInputElement && /^(?:button|checkbox|file|image|radio|reset|submit)$/.test(element.type))
    return false;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) enterText(element, value);
  else if (element instanceof HTMLSelectElement) {
    element.value = value;
    if (element.value !== value) return false;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  } else return false;
  return true;
}
