import { readTable, refreshTable, tableFile } from './data-table.ts';

interface EolTable {
  readonly products: readonly EolProduct[];
}

export interface EolProduct {
  readonly names: readonly string[];
  /** Id at endoflife.date, or null for a product that is kept by hand. */
  readonly endoflife: string | null;
  readonly ends: Readonly<Record<string, string>>;
}

/** One release cycle of the API of endoflife.date; `eol` is a day, or whether the end was reached. */
export interface EolCycle {
  readonly cycle: string;
  readonly eol: string | boolean;
}

/**
 * The lines of a product with the days of endoflife.date. Days of known lines are replaced and new lines added, except those
 * below a known shorter line (`3.11` below `3`); lines that the API does not have are kept.
 */
export function mergeEnds(
  ends: Readonly<Record<string, string>>,
  cycles: readonly EolCycle[],
): Readonly<Record<string, string>> {
  const merged: Record<string, string> = { ...ends };
  for (const { cycle, eol } of cycles) {
    if (typeof eol !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(eol) || !/^\d+(?:\.\d+)*$/.test(cycle)) continue;
    const isPart = Object.keys(ends).some((line) => cycle.startsWith(`${line}.`));
    if (!isPart) merged[cycle] = eol;
  }
  return merged;
}

async function cyclesOf(origin: string, id: string): Promise<EolCycle[]> {
  const response = await fetch(new URL(`/api/${id}.json`, origin), { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${origin} responded with ${response.status} for ${id}. The table is unchanged.`);
  return (await response.json()) as EolCycle[];
}

/** @throws Error when the API cannot be reached or does not know a product */
export async function refreshEol(origin: string, products: readonly EolProduct[]): Promise<EolProduct[]> {
  const fresh: EolProduct[] = [];
  for (const product of products) {
    const cycles = product.endoflife === null ? [] : await cyclesOf(origin, product.endoflife);
    fresh.push({ ...product, ends: mergeEnds(product.ends, cycles) });
  }
  return fresh;
}

if (import.meta.main) {
  try {
    const table = readTable<EolTable>('software-eol');
    refreshTable('software-eol', { products: await refreshEol('https://endoflife.date', table.products) });
    process.stderr.write(`${tableFile('software-eol')}: ${table.products.length} products\n`);
  } catch (error) {
    process.stderr.write(`refresh-eol: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
