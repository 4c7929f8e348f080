/** Size in UTF-8 bytes, an upper bound of the size that GitHub's limits apply to. */
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
 * @param size bytes of an item, including its separator
 * @param budget available bytes
 */
export function keepWithin<Item>(items: readonly Item[], size: (item: Item) => number, budget: number): Budgeted<Item> {
  const kept = new Set<Item>();
  let used = 0;
  for (const [index, item] of items.entries()) {
    used += size(item);
    // Stop at the first that does not fit: a less severe finding never replaces a more severe one.
    if (used > budget) return { kept, left: items.slice(index) };
    kept.add(item);
  }
  return { kept, left: [] };
}
