import type { ActiveProbe } from '../../core/evidence/active.ts';

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

/** The name of an insertion point at the start of a sentence. */
export function insertionPoint({ parameter, shown }: ActiveProbe): string {
  return (shown?.parameter ?? parameter) || 'The query';
}

/** Where a finding of a probe lies, and the key that distinguishes it. */
export function findingPlace({ url, method, parameter, shown }: ActiveProbe) {
  return {
    location: { method, ...(shown ?? { url, parameter }) },
    key: `${method} ${new URL(url).pathname} ${parameter}`,
  };
}
