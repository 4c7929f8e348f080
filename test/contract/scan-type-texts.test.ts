import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCAN_TYPES, type ScanType } from '../../src/contract/primitives.ts';
import { SCAN_TYPE_TEXTS } from '../../src/contract/scan-type-texts.ts';
import { CHECKS } from '../../src/engine/registry.ts';

/** Whether a scan type runs checks of a group that the type before it does not run. */
function adds(group: string, type: ScanType): boolean {
  const before = SCAN_TYPES.slice(0, SCAN_TYPES.indexOf(type));
  return CHECKS.some(
    ({ meta }) =>
      meta.id.startsWith(`${group}.`) &&
      meta.scanTypes.includes(type) &&
      !before.some((other) => meta.scanTypes.includes(other)),
  );
}

describe('texts of scan types', () => {
  it.each([
    ['active', /(?<!no )injection probes/i],
    ['exposure', /files that should not be public/],
    ['browser', /browser/],
    ['ports', /ports/],
    ['dns', /DNS/],
    ['email', /email/],
  ])('name the group %s exactly where its first checks run', (group, words) => {
    const first = SCAN_TYPES.find((type) => adds(group, type));
    expect(SCAN_TYPES.find((type) => words.test(SCAN_TYPE_TEXTS[type]))).toBe(first);
  });

  it('call passive only what sends no injection probe', () => {
    for (const type of SCAN_TYPES) {
      const sendsProbes = CHECKS.some(({ meta }) => meta.id.startsWith('active.') && meta.scanTypes.includes(type));
      expect([type, /^Passive:/.test(SCAN_TYPE_TEXTS[type])]).toEqual([type, !sendsProbes]);
    }
  });

  it('are those of docs/ENGINE.md', () => {
    const page = readFileSync(new URL('../../docs/ENGINE.md', import.meta.url), 'utf8');
    for (const type of SCAN_TYPES) expect(page).toContain(`- \`${type}\`: ${SCAN_TYPE_TEXTS[type]}\n`);
  });
});
