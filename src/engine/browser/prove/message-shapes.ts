import type { PageReport } from '../page-messages.ts';

const SHAPES_MAX = 24;
const ORIGINS_MAX = 8;
const NOT_DATA = new Set(
  'data origin source length prototype body documentElement innerHTML location href log style value textContent target'.split(
    ' ',
  ),
);

/**
 * Messages that a handler may accept, by the properties and constants in its code, each with the value.
 * @param code source text of the handlers of a page
 */
export function messageShapes(code: string, value: string): unknown[] {
  const text = code.slice(0, 16_000);
  const namesIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const others = namesIn(/\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g).filter((name) => !NOT_DATA.has(name));
  const properties = [
    ...new Set([...namesIn(/\bdata\s{0,4}\??\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g), ...others]),
  ].slice(0, 10);
  const constants = [
    ...new Set([...text.matchAll(/(?:={2,3}|case)\s{0,4}["'`]([^"'`\n]{1,40})["'`]/g)].map(([, word = '']) => word)),
  ].slice(0, 6);
  const all = Object.fromEntries(properties.map((name) => [name, value]));
  const shapes: unknown[] = [value, ...(properties.length === 0 ? [] : [all])];
  for (const constant of constants)
    for (const property of properties.slice(0, 5)) shapes.push({ ...all, [property]: constant });
  const few = shapes.slice(0, SHAPES_MAX);
  return text.includes('JSON.parse') ? few.flatMap((shape) => [JSON.stringify(shape), shape]) : few;
}

type Comparison = Extract<PageReport, { readonly kind: 'comparison' }>;

/**
 * Origins that pass the checks seen, though they belong to anyone: `endsWith('shop.example')` accepts `https://xshop.example`.
 * @param foreignHost a host that cannot exist
 */
export function deceivingOrigins(comparisons: readonly Comparison[], foreignHost: string): string[] {
  const found = new Set<string>();
  for (const { name, text } of comparisons) {
    const host = hostIn(name, text);
    if (host === null) continue;
    const written = host.replaceAll(ANY_CHARACTER, '.');
    const bareHost = written.replace(/^\./, '');
    if (name === 'endsWith') {
      if (!written.startsWith('.')) found.add(`https://x${written}`);
      continue;
    }
    if (host !== written) found.add(`https://${host.replace(ANY_CHARACTER, 'x').replaceAll(ANY_CHARACTER, '.')}`);
    found.add(`https://${bareHost}.${foreignHost}`);
    found.add(`http://${bareHost}.${foreignHost}`);
    found.add(`https://x${bareHost}`);
  }
  return [...found].slice(0, ORIGINS_MAX);
}

/** Methods whose argument is a pattern. */
const PATTERNS = new Set(['test', 'exec', 'match', 'search']);
/** A character of Unicode's private use. */
const ANY_CHARACTER = '\ue000';

/** The host that a comparison means, or null. */
function hostIn(name: string, text: string): string | null {
  const plain = PATTERNS.has(name) ? unescaped(text) : text;
  const host = plain.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '';
  return /^\.?[\w.\ue000-]{3,100}(?::\d{1,5})?$/.test(host) ? host : null;
}

/** The text that a simple regular expression means; {@link ANY_CHARACTER} for a dot that is not escaped. */
function unescaped(source: string): string {
  return source
    .slice(0, 300)
    .replace(/https\?/g, 'https')
    .replace(/[\^$()]/g, '')
    .replace(/\\(.)|\./g, (_all, escaped: string | undefined) => escaped ?? ANY_CHARACTER);
}
