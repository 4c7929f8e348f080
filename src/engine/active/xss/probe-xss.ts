import type { ActiveProbe } from '../../core/evidence/active.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe, type SiteProbe } from '../kit/probe-definition.ts';
import type { MarkedResponse, Reflection } from '../kit/reflection.ts';
import { activeReflectedXss } from './reflected-xss.ts';
import { renderedAs } from './rendered-as.ts';
import { xmlContexts } from './xml-xss.ts';
import { encodesAngles, type XssContext, xssContexts } from './xss-contexts.ts';
import { xssPayloads } from './xss-payloads.ts';
import { proveXss } from './xss-proof.ts';

const PAYLOADS_MAX = 4;
/** Folders probed in addition to the root. */
const FOLDERS_MAX = 3;

/** Attempts to break out of the contexts in which a value is reflected. */
export const markup = defineProbe({
  family: 'xss',
  checks: [activeReflectedXss],
  needs: ['reflected'],
  cost: PAYLOADS_MAX,
  async run(injector, { reflected, inQuotes }) {
    const proven = await breakOut(injector, reflected, inQuotes);
    if (proven !== null) injector.note('xss', 'breakout', proven.payload, proven.marker, proven.exchange);
  },
});

/** Error pages that repeat the path. */
export const errorPages: SiteProbe = {
  checks: [activeReflectedXss],
  scanTypes: ['standard', 'compliance'],
  run: (context, { errorPages }) => probeErrorPath(context, errorPages ?? []),
};

/** A payload that a response does not treat as text. */
interface BreakOut extends MarkedResponse {
  /** Without the text in front that it needs to be accepted. */
  readonly payload: string;
}

/**
 * Tries to break out of the contexts in which a harmless marker was reflected, until one attempt is proven.
 *
 * @param injector sends a value, and returns the response that may repeat it
 * @param reflected response to a harmless value
 * @param quoted response that reflects quotes and a `<`, possibly an error page; null when there is none
 */
export async function breakOut(
  injector: Pick<Injector, 'token' | 'send'>,
  reflected: Reflection,
  quoted: MarkedResponse | null,
): Promise<BreakOut | null> {
  const contexts = contextsOf(reflected);
  if (contexts.length === 0) return null;
  const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(textOf(quoted), quoted.marker);
  const marker = injector.token();
  let isTextEncoded = false;
  // The attribute of a frame is decoded before it is parsed again.
  const inFrames = contexts.filter(({ kind }) => kind === 'frame');
  const refusesQuotes = quoted === null || quoted.exchange.response.status !== reflected.exchange.response.status;
  const decoded = new Set(xssPayloads(inFrames, marker, PAYLOADS_MAX, refusesQuotes));
  for (const payload of xssPayloads(contexts, marker, PAYLOADS_MAX, refusesQuotes)) {
    // Where `<` is encoded no element can be opened. An unclosed tag passes filters that remove whole tags.
    if (isEncoded && payload.includes('<') && !decoded.has(payload)) continue;
    if (isTextEncoded && payload.startsWith('<') && !payload.includes('>')) continue;
    const exchange = await injector.send(reflected.prefix + payload);
    if (exchange === null) continue;
    if (proveXss(exchange, payload, marker) !== null) return { payload, marker, exchange };
    isTextEncoded ||= payload.startsWith('<') && /&(?:lt|#0*60|#x0*3c);$/i.test(textBefore(exchange, marker));
  }
  return null;
}

function textBefore(exchange: Exchange, marker: string): string {
  const { text } = exchange.response;
  return text.slice(0, Math.max(0, text.toLowerCase().indexOf(marker)));
}

function textOf({ exchange }: MarkedResponse): string {
  return exchange.response.text;
}

function contextsOf({ exchange, marker }: MarkedResponse): XssContext[] {
  const kind = renderedAs(exchange);
  const { text } = exchange.response;
  if (kind === null) return [];
  return kind === 'html' ? xssContexts(text, marker) : xmlContexts(text, marker, kind === 'svg');
}

/** Quotes may cause an error page, which does not show how the page itself encodes values. */
function isSamePage(one: MarkedResponse, other: MarkedResponse): boolean {
  if (one.exchange.response.status !== other.exchange.response.status) return false;
  return JSON.stringify(contextsOf(one)) === JSON.stringify(contextsOf(other));
}

/** Error pages often repeat the path. Applications in folders have error pages of their own. */
async function probeErrorPath(context: ProbeContext, errors: readonly Exchange[]): Promise<ActiveProbe[]> {
  const folders = new Set<string>();
  for (const { request, response } of errors) {
    const path = new URL(request.url).pathname;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last.length < 4 || !response.text.includes(last) || folders.size >= FOLDERS_MAX) continue;
    folders.add(path.slice(0, path.lastIndexOf('/') + 1));
  }
  const probes: ActiveProbe[] = [];
  for (const folder of folders) {
    const marker = context.token(10);
    const payload = `"'><${marker}>`;
    const path = `${folder}${context.token(10)}%22%27%3E%3C${marker}%3E`;
    const attempt = await context.fetch({ url: path, fresh: true });
    if (!hasResponse(attempt) || proveXss(attempt, payload, marker) === null) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = { family: 'xss', method: 'GET', parameter: 'path', step: 'breakout' } as const;
    probes.push({ ...common, url, payload, marker, exchange: attempt });
    // Folders within usually share the page of the root.
    if (folder === '/') break;
  }
  return probes;
}
