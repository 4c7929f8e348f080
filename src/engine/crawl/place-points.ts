import type { ProofRequest } from '../../contract/finding.ts';
import { percentDecoded } from '../../shared/text.ts';
import {
  type BaselineRequest,
  type InsertionPoint,
  isFields,
  type Pair,
  type RequestMethod,
} from '../core/evidence/insertion-point.ts';
import { ownHeaders, type Place } from '../core/place.ts';
import { ownQuery } from '../web/cache-buster.ts';
import { shownLocation } from '../web/point-location.ts';
import { bodyOf } from './endpoint-points.ts';
import { bodyPoints } from './request-body.ts';

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH'] satisfies RequestMethod[];

/**
 * The insertion point of a finding, rebuilt from its proof: with the value as the site's own, and as one that was invented, because a
 * proof does not tell them apart.
 */
export function placePoints({ requests, location }: Place): InsertionPoint[] {
  const parameter = location.parameter ?? '';
  const isPlace = (point: InsertionPoint) => {
    const shown = shownLocation(point);
    return shown.url === location.url && shown.method === location.method && shown.parameter === parameter;
  };
  // The first one is the request with the site's own value.
  for (const request of requests) {
    const point = pointsOf(request, parameter).find(isPlace);
    if (point !== undefined) return [point, { ...point, isInvented: true }];
  }
  return [];
}

/** @param parameter a header in it has its spelling there; in a proof it is in lower case */
function pointsOf(sent: ProofRequest, parameter: string): InsertionPoint[] {
  const address = URL.parse(sent.url);
  if (address === null || !METHODS.includes(sent.method)) return [];
  const spelled = /^header (.+)$/.exec(parameter)?.[1] ?? '';
  const all = ownHeaders(sent).map(([name, value]): Pair => [name === spelled.toLowerCase() ? spelled : name, value]);
  const fieldOf = (wanted: string) => all.find(([name]) => name === wanted)?.[1] ?? '';
  const cookies = cookiePairs(fieldOf('cookie'));
  const headers = all.filter(([name]) => name !== 'cookie' && name !== 'content-type');
  const body = sent.body === null ? null : bodyOf(fieldOf('content-type'), sent.body);
  const request: BaselineRequest = {
    method: sent.method as RequestMethod,
    url: `${address.origin}${address.pathname}`,
    query: ownQuery([...address.searchParams]),
    headers,
    cookies,
    ...(body === null ? {} : { body }),
  };
  const pairs = (kind: 'query' | 'header' | 'cookie', list: readonly Pair[]) =>
    list.map(([name, baseline]): InsertionPoint => ({ kind, name, baseline, request }));
  const names = (of: 'query' | 'form', list: readonly Pair[]) =>
    list.map(([name]): InsertionPoint => ({ kind: 'name', of, name, baseline: name, request }));
  return [
    ...pairs('query', request.query),
    ...pairs('header', headers),
    ...pairs('cookie', cookies),
    ...bodyPoints(request),
    ...names('query', request.query),
    ...(body !== null && isFields(body) ? names('form', body.fields) : []),
    ...(sent.body === null ? [] : documentPoints(request, sent.body)),
    ...pathPoints(request),
    { kind: 'query-string', baseline: address.search.slice(1), request },
  ];
}

function cookiePairs(field: string): Pair[] {
  return field.split('; ').flatMap((pair): Pair[] => {
    const [, name, value = ''] = /^([^=]{1,200})=(.*)$/s.exec(pair) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
}

/** A document as a whole. Only its text matters, which takes the place of what the request would have. */
function documentPoints(request: BaselineRequest, text: string): InsertionPoint[] {
  if (!text.startsWith('<?xml')) return [];
  return [{ kind: 'document', baseline: text, request: { ...request, body: { encoding: 'xml', value: {} } } }];
}

function pathPoints(request: BaselineRequest): InsertionPoint[] {
  const segments = new URL(request.url).pathname.split('/').slice(1);
  return segments.map((value, segment) => ({ kind: 'path', segment, baseline: percentDecoded(value), request }));
}
