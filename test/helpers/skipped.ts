import { laneOfRun } from '../lanes.ts';

/** May the tests install programs, from Debian and npm? Then nothing is skipped (SCAN_GATE_INSTALL=1, as in CI). */
export const mayInstall = process.env['SCAN_GATE_INSTALL'] === '1';

/**
 * Says loudly which tests do not run; the fast lane does without a word, because the full lane runs them.
 * @throws Error where nothing is skipped
 */
export function skipped(message: string, cause?: unknown): null {
  if (mayInstall) throw new Error(`${message}; with SCAN_GATE_INSTALL=1 nothing is skipped`, { cause });
  if (laneOfRun() !== 'fast') console.warn(`\n*** SKIPPED: ${message} ***\n`);
  return null;
}
