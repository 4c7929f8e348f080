import type { GateScan } from '../model/model.ts';

const NAME_MAX = 150;

/**
 * Unique file name of each scan's report, without extension, safe for every file system.
 * @param name default: host and scan type
 */
export function reportNames(scans: readonly Pick<GateScan, 'target' | 'scanType'>[], name?: string): readonly string[] {
  const used = new Map<string, number>();
  return scans.map(({ target, scanType }) => {
    const host = target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|(?<!-)-+$/g, '');
    const base = name ?? `report-${host}-${scanType}`.slice(0, NAME_MAX);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}
