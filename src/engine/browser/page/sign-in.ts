import {
  FIELD_HINTS,
  type LoginView,
  type PageStorage,
  type SeenButton,
  type SeenField,
} from '../../core/login-view.ts';
import { elementOf, idOf, isTextInput, labelOf } from './actions.ts';
import { attempt, bounded } from './config.ts';
import { allElements } from './elements.ts';
import { enterText } from './typing.ts';

const FIELDS_MAX = 100;
const BUTTONS_MAX = 100;
const LINKS_MAX = 100;
const DEPTH_MAX = 60;
const ITEMS_MAX = 50;
const VALUE_MAX = 16_384;
const BUTTON = 'button, input[type=submit], input[type=button], input[type=image], [role=button]';
/** Buttons that belong to one field. */
const OF_FIELD = /\b(?:show|hide|display|reveal|toggle|clear|visibility\w*)\b/i;
const CAPTCHA = '.g-recaptcha, .h-captcha, .cf-turnstile, iframe[src*="captcha"], script[src*="captcha"]';

/** The fields and buttons that a visitor sees. */
export function loginView(): LoginView {
  const all = allElements();
  const shown = all.filter((element) => element.matches(`input, ${BUTTON}`) || /-button$/.test(element.localName));
  const buttons = shown.filter((element) => !isTextInput(element) && isShown(element)).slice(0, BUTTONS_MAX);
  const useful = buttons.filter((button) => !OF_FIELD.test(labelOf(button)));
  const fields = shown.filter((element) => isTextInput(element) && isShown(element)).slice(0, FIELDS_MAX);
  const groups = Map.groupBy(fields as HTMLInputElement[], formOf);
  return {
    url: bounded(location.href),
    titles: [document.title, ...all.filter(({ localName }) => /^h[1-3]$/.test(localName)).map(textOf)].slice(0, 10),
    forms: [...groups].map(([form, inside]) => ({
      fields: inside.map(fieldOf),
      buttons: buttonsOf(form ?? inside.at(-1) ?? document.body, useful),
    })),
    links: (all.filter(({ localName }) => localName === 'a') as HTMLAnchorElement[])
      .filter((link) => link.href !== '' && isShown(link))
      .slice(0, LINKS_MAX)
      .map((link) => ({ url: bounded(link.href), text: labelOf(link) })),
    hasCaptcha: all.some((element) => element.matches(CAPTCHA)),
  };
}

export function isShown(element: Element): boolean {
  const { disabled } = element as HTMLInputElement;
  return (
    disabled !== true && element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  );
}

/** The element around it, out of the shadow tree too. */
function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null && found.length < DEPTH_MAX; at = parentOf(at)) found.push(at);
  return found;
}

function formOf(element: HTMLInputElement): Element | null {
  return element.form ?? ancestors(element).find(({ localName }) => localName === 'form') ?? null;
}

/** The buttons in the closest element around the field that has any. */
function buttonsOf(start: Element, buttons: readonly Element[]): SeenButton[] {
  const around = buttons.map((button) => ({ button, within: new Set(ancestors(button)) }));
  for (const place of ancestors(start)) {
    const inside = around.filter(({ within }) => within.has(place));
    if (inside.length > 0)
      return inside.map(({ button }) => ({ id: idOf(button), text: labelOf(button).toLowerCase() }));
  }
  return [];
}

function fieldOf(input: HTMLInputElement): SeenField {
  const labels = [...(input.labels ?? [])].map(textOf);
  const named = (input.getAttribute('aria-labelledby') ?? '').split(/\s+/).slice(0, 5);
  const root = input.getRootNode() as Document;
  const others = named.map((id) => (id === '' ? null : root.getElementById(id))).map(textOf);
  const attributes = FIELD_HINTS.map((name) => (input.getAttribute(name) ?? '').slice(0, 200));
  return {
    id: idOf(input),
    name: input.name.slice(0, 100),
    type: input.type,
    hint: [...attributes, ...labels, ...others].join(' ').toLowerCase(),
    autocomplete: (input.getAttribute('autocomplete') ?? '').toLowerCase().slice(0, 100),
  };
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim().slice(0, 200);
}

/** False if the field is gone. */
export function fillField(id: number, value: string): boolean {
  const input = elementOf(id) as HTMLInputElement | null;
  if (input === null) return false;
  enterText(input, value);
  return true;
}

export function focusField(id: number): void {
  attempt(() => (elementOf(id) as HTMLElement | null)?.focus());
}

export function pressButton(id: number): void {
  attempt(() => (elementOf(id) as HTMLElement | null)?.click());
}

/** All that the application keeps. */
export function storedItems(): PageStorage {
  return { localStorage: itemsOf('localStorage'), sessionStorage: itemsOf('sessionStorage') };
}

function itemsOf(name: 'localStorage' | 'sessionStorage'): Record<string, string> {
  const found: Record<string, string> = {};
  attempt(() => {
    for (const [key, value] of Object.entries(window[name]).slice(0, ITEMS_MAX))
      if (typeof value === 'string' && key.length <= 200 && value.length <= VALUE_MAX) found[key] = value;
  });
  return found;
}
