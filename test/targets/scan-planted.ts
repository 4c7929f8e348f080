import type { ScanType } from '../../src/contract/primitives.ts';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import { runScan } from '../../src/engine/run.ts';
import { plantedResolver } from './planted-resolver.ts';

/** The ports beside a planted host are those of the machine: a database that happens to run there is no finding of ours. */
const PORTS = ['ports.database', 'ports.unauthenticated', 'ports.plaintext-admin'];

/** A scan of a planted host as its owner would run it. */
export async function scanPlanted(
  target: string,
  scanType: ScanType,
  trustedRoots?: readonly string[],
): Promise<EngineReport> {
  const result = await runScan({
    target,
    scanType,
    options: { disable_checks: PORTS },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    resolver: plantedResolver,
    seed: 'planted',
    ...(trustedRoots === undefined ? {} : { trustedRoots }),
  });
  if (result.status !== 'completed') throw new Error(`${target}: ${JSON.stringify(result)}`);
  return result.report;
}
