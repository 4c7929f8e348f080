import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCode } from '../../scripts/generate-code.ts';
import { stopSharedPostgres } from './shared-postgres.ts';

/** What the test files of one run share; vitest calls it once before the first file, and what it returns after the last. */
export default async function setup(): Promise<() => void> {
  await generateCode();
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-run-'));
  process.env['SCAN_GATE_TEST_RUN'] = folder;
  return () => {
    stopSharedPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
