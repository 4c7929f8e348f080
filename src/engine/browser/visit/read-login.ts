import type { LoginView, PageStorage, SeenForm } from '../../core/login-view.ts';
import { fieldsOf, listOf, textOf } from './read-report.ts';

const ITEMS_MAX = 50;
const VALUE_MAX = 16_384;

/** Parses what `loginView()` of the injected script returned; null if the page broke it. */
export function readLoginView(value: unknown): LoginView | null {
  const view = fieldsOf(value);
  if (typeof view['url'] !== 'string') return null;
  return {
    url: textOf(view, 'url'),
    titles: Array.isArray(view['titles']) ? view['titles'].slice(0, 10).map((text) => String(text).slice(0, 200)) : [],
    forms: listOf(view['forms']).map(
      (form): SeenForm => ({
        fields: listOf(form['fields']).map((field) => ({
          id: Number(field['id']),
          name: textOf(field, 'name', 100),
          type: textOf(field, 'type', 20),
          hint: textOf(field, 'hint'),
          autocomplete: textOf(field, 'autocomplete', 100),
        })),
        buttons: listOf(form['buttons']).map((button) => ({
          id: Number(button['id']),
          text: textOf(button, 'text', 40),
        })),
      }),
    ),
    links: listOf(view['links']).map((link) => ({ url: textOf(link, 'url'), text: textOf(link, 'text', 40) })),
    hasCaptcha: view['hasCaptcha'] === true,
  };
}

/** Parses what `storedItems()` of the injected script returned. */
export function readStorage(value: unknown): PageStorage {
  const stored = fieldsOf(value);
  return { localStorage: itemsOf(stored['localStorage']), sessionStorage: itemsOf(stored['sessionStorage']) };
}

function itemsOf(value: unknown): Record<string, string> {
  const items = Object.entries(fieldsOf(value)).filter(
    (item): item is [string, string] => typeof item[1] === 'string' && item[1].length <= VALUE_MAX,
  );
  return Object.fromEntries(items.slice(0, ITEMS_MAX));
}

/** A script that gives each document of the origin what the application keeps; what the document changed stays. */
export function storageScript(origin: string, storage: PageStorage): string {
  const { cookies = {}, ...items } = storage;
  return `if (self.origin === ${JSON.stringify(origin)}) { for (const [name, items] of Object.entries(${JSON.stringify(items)}))
for (const [key, value] of Object.entries(items)) try { self[name].getItem(key) ?? self[name].setItem(key, value); } catch {}
for (const [key, value] of Object.entries(${JSON.stringify(cookies)})) try {
if (!document.cookie.split('; ').some((one) => one.startsWith(key + '='))) document.cookie = key + '=' + value + '; path=/'; } catch {} }`;
}
