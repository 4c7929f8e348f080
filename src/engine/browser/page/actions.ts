import type { PageAction } from '../page-messages.ts';
import { attempt, CONFIG } from './config.ts';
import { allElements } from './elements.ts';
import { eventsOf } from './listeners.ts';
import { setValue } from './typing.ts';

const ACTIONS_MAX = 300;
const NOT_TYPED = /^(?:hidden|submit|button|image|radio|checkbox|file|reset|range|color)$/i;
const SCRIPT_LINK = /^\s*(?:javascript:|#?$)/i;

const byId = new Map<number, WeakRef<Element>>();
const ids = new WeakMap<Element, number>();

/** Everything that reacts to a user, except plain links, which are followed as URLs. */
export function pageActions(): PageAction[] {
  const found: PageAction[] = [];
  for (const element of allElements()) {
    if (found.length >= ACTIONS_MAX) break;
    const events = eventsOf(element);
    if (!isAction(element, events)) continue;
    const label = labelOf(element);
    found.push({
      id: idOf(element),
      signature: signatureOf(element, label, events),
      label,
      submits: isSubmit(element),
    });
  }
  return found;
}

export function idOf(element: Element): number {
  const id = ids.get(element) ?? byId.size + 1;
  ids.set(element, id);
  byId.set(id, new WeakRef(element));
  return id;
}

/** The element, unless it is gone. */
export function elementOf(id: number): Element | null {
  const element = byId.get(id)?.deref();
  return element?.isConnected === true ? element : null;
}

function isAction(element: Element, events: ReadonlySet<string>): boolean {
  const tag = element.localName;
  if ((tag === 'body' || tag === 'html') && events.size === 0) return false;
  const href = tag === 'a' ? element.getAttribute('href') : null;
  const isPlainLink = href !== null && !SCRIPT_LINK.test(href);
  if (isPlainLink) return [...events].some((type) => type !== 'click');
  if (events.size > 0 || tag === 'button' || tag === 'summary' || tag === 'select' || href !== null) return true;
  if (tag === 'input' && /^(?:submit|button|image)$/i.test((element as HTMLInputElement).type)) return true;
  if (/^(?:button|menuitem|tab|link|option)$/.test(element.getAttribute('role') ?? '')) return true;
  return element.children.length < 4 && hasOwnPointer(element);
}

/** The cursor of a link, which no parent gave to it. */
function hasOwnPointer(element: Element): boolean {
  if (getComputedStyle(element).cursor !== 'pointer') return false;
  return element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer';
}

function isSubmit(element: Element): boolean {
  const type = (element as HTMLInputElement).type;
  return (element as HTMLInputElement).form != null && (type === 'submit' || type === 'image');
}

export function labelOf(element: Element): string {
  const value = (element as HTMLInputElement).value;
  const text = element.getAttribute('aria-label') ?? (typeof value === 'string' && value !== '' ? value : null);
  return (text ?? element.textContent ?? '').slice(0, 200).replace(/\s+/g, ' ').trim().slice(0, 40);
}

function signatureOf(element: Element, label: string, events: ReadonlySet<string>): string {
  const path: string[] = [];
  for (let at: Element | null = element; at?.parentElement != null && path.length < 4; at = at.parentElement)
    path.unshift(at.localName + (at.id === '' ? '' : `#${at.id}`));
  const code = ['onclick', 'href', 'name', 'formaction', 'onmousedown', 'onmouseover'].map((name) =>
    (element.getAttribute(name) ?? '').slice(0, 80),
  );
  return [path.join('>'), label, [...events].sort().join(','), ...code].join('|').slice(0, 600);
}

/** Events that a browser fires before each click. */
const ALWAYS = ['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup'];
const BEFORE_CLICK = [
  'pointerover',
  'mouseover',
  'mouseenter',
  'mousemove',
  'pointerdown',
  'mousedown',
  'focus',
  'pointerup',
  'mouseup',
];
const AFTER_CLICK = [
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
  'change',
  'input',
  'mouseout',
  'mouseleave',
  'blur',
  'submit',
];

/** Performs an action. False if the element is gone. */
export function act(id: number): boolean {
  const element = elementOf(id);
  if (element === null) return false;
  const form = (element as HTMLInputElement).form ?? element.closest('form');
  attempt(() => fill(form === null ? allElements().filter(isLoose) : [...form.elements]));
  const events = eventsOf(element);
  const fire = (type: string) => attempt(() => void element.dispatchEvent(eventOf(type)));
  for (const early of BEFORE_CLICK) if (events.has(early) || ALWAYS.includes(early)) fire(early);
  use(element, fire);
  for (const late of AFTER_CLICK)
    if (events.has(late) && (late !== 'submit' || element instanceof HTMLFormElement)) fire(late);
  return true;
}

function use(element: Element, fire: (type: string) => void): void {
  if (element instanceof HTMLSelectElement) choose(element, fire);
  else if (isTyped(element)) type(element, fire);
  else if (element instanceof HTMLElement) attempt(() => element.click());
  else fire('click');
}

function choose(select: HTMLSelectElement, fire: (type: string) => void): void {
  select.selectedIndex = Math.min(select.options.length - 1, select.selectedIndex + 1);
  fire('input');
  fire('change');
}

/** A field of one line, of any frame. */
export function isTextInput(element: Element): element is HTMLInputElement {
  return element.localName === 'input' && !NOT_TYPED.test((element as HTMLInputElement).type);
}

function isTyped(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !NOT_TYPED.test(element.type);
}

function type(element: HTMLInputElement | HTMLTextAreaElement, fire: (type: string) => void): void {
  setValue(element, valueFor(element));
  for (const event of ['keydown', 'keypress', 'input', 'keyup', 'change']) fire(event);
  // Search fields without a form act on it.
  if (element instanceof HTMLInputElement)
    for (const event of ['keydown', 'keypress', 'keyup']) attempt(() => void element.dispatchEvent(enterOf(event)));
}

function enterOf(type: string): KeyboardEvent {
  const key = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 };
  return new KeyboardEvent(type, { bubbles: true, cancelable: true, composed: true, view: window, ...key });
}

function eventOf(type: string): Event {
  const init = { bubbles: !/enter|leave|focus|blur/.test(type), cancelable: true, composed: true, view: window };
  if (type.startsWith('key')) return new KeyboardEvent(type, { ...init, key: 'a' });
  if (type.startsWith('pointer')) return new PointerEvent(type, init);
  if (/^(?:mouse|click|dblclick|auxclick|contextmenu)/.test(type)) return new MouseEvent(type, init);
  return new Event(type, init);
}

function valueFor(element: HTMLInputElement | HTMLTextAreaElement): string {
  if (element.type === 'email') return `${CONFIG.word}@example.com`;
  if (element.type === 'number') return '1';
  if (element.type === 'date') return '2024-01-01';
  if (element.type === 'url') return 'https://example.com/';
  return CONFIG.word;
}

/** A field of no form, which a script reads by itself. */
function isLoose(element: Element): boolean {
  return isTyped(element) && element.form === null;
}

function fill(elements: readonly Element[]): void {
  for (const element of elements)
    if (isTyped(element) && element.value === '') {
      setValue(element, valueFor(element));
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
}
