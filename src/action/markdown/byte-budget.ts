/** Bytes of a text in UTF-8: what GitHub's limits are met by on the safe side, whatever they count. */
export function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

export interface Budgeted<Item> {
  readonly kept: ReadonlySet<Item>;
  readonly left: readonly Item[];
}

/**
 * Keeps the most important items that fit.
 * @param items most important first
 * @param size bytes an item takes, its separator included
 * @param budget bytes there are
 */
export function keepWithin<Item>(items: readonly Item[], size: (item: Item) => number, budget: number): Budgeted<Item> {
  const kept = new Set<Item>();
  let used = 0;
  for (const [index, item] of items.entries()) {
    used += size(item);
    // Nothing after the first that does not fit: a less severe finding never takes the place of a more severe one.
    if (used > budget) return { kept, left: items.slice(index) };
    kept.add(item);
  }
  return { kept, left: [] };
}
