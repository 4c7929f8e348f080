import type { PageReport } from '../page-messages.ts';

const SHAPES_MAX = 24;
const ORIGINS_MAX = 6;
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
  const properties = [
    ...new Set([...text.matchAll(/\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g)].map(([, name = '']) => name)),
  ]
    .filter((name) => !NOT_DATA.has(name))
    .slice(0, 10);
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
    const plain = name === 'test' || name === 'exec' || name === 'match' || name === 'search' ? unescaped(text) : text;
    const host = plain.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '';
    if (!/^\.?[\w.-]{3,100}(?::\d{1,5})?$/.test(host)) continue;
    const bareHost = host.replace(/^\./, '');
    if (name === 'endsWith') {
      if (!host.startsWith('.')) found.add(`https://x${host}`);
    } else {
      found.add(`https://${bareHost}.${foreignHost}`);
      found.add(`http://${bareHost}.${foreignHost}`);
      found.add(`https://x${bareHost}`);
    }
  }
  return [...found].slice(0, ORIGINS_MAX);
}

/** The host that a simple regular expression means. */
function unescaped(source: string): string {
  return source
    .slice(0, 300)
    .replace(/https\?/g, 'https')
    .replace(/[\^$()]/g, '')
    .replace(/\\(.)/g, '$1');
}
