import { record } from '../../../shared/records.ts';
import type { Rule } from '../format.ts';
import { type Constants, fill } from './constants.ts';
import { type Data, list, text } from './data.ts';
import { LeftOut } from './left-out.ts';

export type RuleRequest = NonNullable<Rule['request']>[number];

const DROPPED_HEADERS = ['accept-encoding', 'connection', 'content-length', 'host', 'user-agent'];
/** The client sets it. */
const HOST_LINE = /^host:.*\n/im;

/** The requests of a block: those in raw form, or one with all its paths. @throws LeftOut */
export function requestsOf(block: Data, constants: Constants, filled: ReadonlySet<string>): RuleRequest[] {
  const raw = list(block['raw']);
  if (raw.length > 0) return raw.map((one) => ofRaw(fill(one.replace(HOST_LINE, ''), constants, filled)));
  const paths = list(block['path']).map((path) => pathOf(fill(path, constants, filled)));
  const own = { method: text(block['method']) || 'GET', headers: record(block['headers']), body: text(block['body']) };
  return [requestOf([...new Set(paths)], own, constants, filled)];
}

/** A request as it is sent over the wire. */
function ofRaw(raw: string): RuleRequest {
  const lines = raw.replaceAll('\r\n', '\n').split('\n');
  // Lines with @ are for the sender.
  const start = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('@'));
  const end = lines.indexOf('', start);
  const [first = '', ...fields] = lines.slice(start, end < 0 ? undefined : end);
  const match = /^([A-Z]{1,20})[ \t](.+)$/.exec(first.trim());
  if (match === null) throw new LeftOut('a request that is not understood');
  const [, method = '', rest = ''] = match;
  const version = rest.lastIndexOf(' HTTP/');
  const target = (version < 0 ? rest : rest.slice(0, version)).trim();
  const headers = fields.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
  });
  const own = {
    method,
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : lines.slice(end).join('\n').trim(),
  };
  return requestOf([pathOf(target)], own, new Map(), null);
}

interface Own {
  readonly method: string;
  readonly headers: Data;
  readonly body: string;
}

/** @param filled null: values are in place already */
function requestOf(
  path: string[],
  { method, headers, body }: Own,
  constants: Constants,
  filled: ReadonlySet<string> | null,
): RuleRequest {
  if (!['GET', 'HEAD', 'POST'].includes(method)) throw new LeftOut(`the method ${method.slice(0, 20)}`);
  if (body !== '' && method !== 'POST') throw new LeftOut(`${method} with a body`);
  if (path.length === 0) throw new LeftOut('no path');
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    const lower = name.toLowerCase();
    if (DROPPED_HEADERS.includes(lower)) return [];
    if (/[{}]/.test(name)) throw new LeftOut('a computed header');
    return [[name, filled === null ? text(value) : fill(text(value), constants, filled)]];
  });
  const given = kept.filter(([, value]) => value !== '');
  return {
    path,
    ...(method === 'GET' ? {} : { method: method as 'HEAD' | 'POST' }),
    ...(given.length === 0 ? {} : { headers: Object.fromEntries(given) }),
    ...(body === '' ? {} : { body: filled === null ? body : fill(body, constants, filled) }),
  };
}

function pathOf(given: string): string {
  const path = given.replace(/\s/g, '%20').replaceAll('\\', '%5C').replaceAll('#', '%23');
  if (path === '') return '/';
  if (/^[a-z]+:\/\//i.test(path)) throw new LeftOut('another host');
  if (/^:\d/.test(path)) throw new LeftOut('another port');
  if (path.startsWith('//')) throw new LeftOut('a path with two slashes at its start');
  return path.startsWith('/') ? path : `/${path}`;
}
