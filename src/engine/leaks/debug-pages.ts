import type { Severity } from '../../contract/primitives.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import table from '../data/leak-patterns.json' with { type: 'json' };
import { hasName } from '../data/names.ts';

export interface DebugSign {
  readonly framework: string;
  readonly proof: string;
  readonly severity: Severity;
}

interface DebugPage {
  readonly framework: string;
  /** All of them are in the raw markup of the page. Escaped quotations of such a page do not match. */
  readonly all: readonly RegExp[];
  readonly severity?: Severity;
}

interface DebugPageRow extends Omit<DebugPage, 'all'> {
  readonly all: readonly { readonly pattern: string; readonly flags?: string }[];
}

const PAGES: readonly DebugPage[] = (table.debugPages as readonly DebugPageRow[]).map(({ all, ...row }) => ({
  ...row,
  all: all.map(({ pattern, flags }) => new RegExp(pattern, flags)),
}));

const TEXT_MAX = 512 * 1024;

/** Pages and headers of frameworks in debug or development mode. */
export function findDebugSigns({ response }: Exchange): DebugSign[] {
  const found = new Map(response.headers.flatMap(([name, value]) => inHeader(name, value)));
  const type = header(response.headers, 'content-type') ?? 'text/html';
  if (!/html|json|text\/plain/i.test(type)) return [...found.values()];
  const text = response.text.slice(0, TEXT_MAX);
  for (const page of PAGES) {
    const sign = inPage(page, text);
    if (sign === null || [...found.values()].some((other) => sign.framework.startsWith(other.framework))) continue;
    found.set(sign.framework, sign);
  }
  return [...found.values()];
}

function inHeader(name: string, value: string): [string, DebugSign][] {
  if (!hasName('debug-header', name) || /^(?:|0|false|off|no|none|disabled)$/i.test(value.trim())) return [];
  const sign: DebugSign = {
    framework: /symfony|debug-token/i.test(name) ? 'Symfony profiler' : `debug header ${name}`,
    proof: `${name}: ${value.slice(0, 120)}`,
    severity: /chrome|debug-token|exception|clockwork/i.test(name) ? 'high' : 'medium',
  };
  return [[`header ${name.toLowerCase()}`, sign]];
}

function inPage({ framework, all, severity = 'high' }: (typeof PAGES)[number], text: string): DebugSign | null {
  const matches = all.map((pattern) => pattern.exec(text)?.[0]);
  if (matches.some((match) => match === undefined)) return null;
  return { framework, proof: (matches.at(-1) ?? '').replace(/\s+/g, ' ').slice(0, 160), severity };
}
