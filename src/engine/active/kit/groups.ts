import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange, RecordedRequest } from '../../core/evidence/http.ts';
import { type Quote, step } from '../../core/proof.ts';
import { isRoute } from '../../web/point-location.ts';
import { factorsOf } from './arithmetic.ts';

/** The probes of one family at one insertion point with one marker: a hit and its controls. */
export function probeGroups(probes: readonly ActiveProbe[], family: ActiveProbe['family']): ActiveProbe[][] {
  return parameterGroups(probes, family).flatMap((group) => [...Map.groupBy(group, ({ marker }) => marker).values()]);
}

/** The probes of one family at one insertion point, with all markers. */
export function parameterGroups(probes: readonly ActiveProbe[], family: ActiveProbe['family']): ActiveProbe[][] {
  const own = probes.filter((probe) => probe.family === family);
  const keyOf = ({ method, url, parameter }: ActiveProbe) => JSON.stringify([method, url, parameter]);
  return [...Map.groupBy(own, keyOf).values()];
}

/** Two payloads of a family at one insertion point that made the server call back. */
export interface Called {
  readonly hit: ActiveProbe;
  readonly again: ActiveProbe;
  /** The server, or its resolver, looked the names up and requested nothing. */
  readonly isLookup: boolean;
}

export function calledPoints(probes: readonly ActiveProbe[], family: ActiveProbe['family']): Called[] {
  return parameterGroups(probes, family).flatMap((group) => {
    const [hit, ...others] = group.filter(({ callback }) => callback !== undefined);
    const again = others.find(({ marker }) => marker !== hit?.marker);
    if (hit === undefined || again === undefined) return [];
    return { hit, again, isLookup: [hit, again].some(({ callback }) => callback?.kinds.includes('http') !== true) };
  });
}

/** The name of an insertion point at the start of a sentence. */
export function insertionPoint({ parameter, shown }: ActiveProbe): string {
  return (shown?.parameter ?? parameter) || 'The query';
}

/** What an injection shows. */
interface Shown {
  /** Probes that show no fault, best first. */
  readonly controls?: readonly (ActiveProbe | undefined)[];
  /** The fault shown a second time. */
  readonly again?: ActiveProbe | undefined;
  /** What the response to the hit has because of the fault. */
  readonly quote?: (probe: ActiveProbe) => Quote;
}

/** Where a finding of a probe lies, the key that distinguishes it, and its proof. */
export function findingPlace(hit: ActiveProbe, { controls = [], again, quote = quoteMarker }: Shown = {}) {
  const { url, method, parameter, shown, original } = hit;
  const sent = controls.flatMap((control) => control?.exchange ?? []);
  const isSent = ({ request }: Exchange) => isSameRequest(request, original);
  const own = sent.find(isSent) ?? (original === undefined ? undefined : { request: original });
  const others = sent.filter((exchange) => !isSent(exchange)).slice(0, again === undefined ? 2 : 1);
  const steps = [
    ...(own === undefined ? [] : [step('control', own)]),
    ...others.map((exchange) => step('control', exchange)),
    ...(hit.stored === undefined ? [] : [step('proof', hit.stored)]),
    step('proof', hit.exchange, quote(hit)),
    ...(again === undefined ? [] : [step('proof', again.exchange, quote(again))]),
  ];
  return {
    location: { method, ...(shown ?? { url, parameter }) },
    key: `${method} ${pagePlace(new URL(url))} ${parameter}`,
    proof: { steps },
  };
}

/** A path with the query parameters that select the page behind it. */
function pagePlace({ pathname, searchParams }: URL): string {
  const routes = [...searchParams].filter(isRoute).map((pair) => pair.join('='));
  return routes.length === 0 ? pathname : `${pathname}?${routes.sort().join('&')}`;
}

function isSameRequest(one: RecordedRequest, other: RecordedRequest | undefined): boolean {
  const keyOf = ({ method, url, headers, body }: RecordedRequest) =>
    JSON.stringify([method, url, headers, body ?? null]);
  return other !== undefined && keyOf(one) === keyOf(other);
}

function quoteMarker({ marker }: ActiveProbe): Quote {
  return { texts: [marker] };
}

/** The computed product of a payload's numbers, in a response. */
export function quoteProduct({ payload }: ActiveProbe): Quote {
  const factors = factorsOf(payload);
  return { texts: factors === null ? [] : [String(factors.a * factors.b)] };
}
