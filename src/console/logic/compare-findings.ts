/** What distinguishes the findings of two scans of a target: their fingerprints, which do not depend on host or scan. */
export interface Comparable {
  readonly fingerprint?: string;
  readonly id?: string;
}

export interface Comparison<Item> {
  readonly added: readonly Item[];
  /** In both; the current scan's. */
  readonly kept: readonly Item[];
  readonly gone: readonly Item[];
}

/** Compares two scans. Each fingerprint counts once; the order of the findings is kept. */
export function compareFindings<Item extends Comparable>(
  current: readonly Item[],
  previous: readonly Item[],
): Comparison<Item> {
  const now = byFingerprint(current);
  const before = byFingerprint(previous);
  return {
    added: [...now].filter(([key]) => !before.has(key)).map(([, item]) => item),
    kept: [...now].filter(([key]) => before.has(key)).map(([, item]) => item),
    gone: [...before].filter(([key]) => !now.has(key)).map(([, item]) => item),
  };
}

function byFingerprint<Item extends Comparable>(items: readonly Item[]): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    const key = item.fingerprint ?? item.id ?? '';
    if (!found.has(key)) found.set(key, item);
  }
  return found;
}
