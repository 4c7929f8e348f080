import type { ScanType } from '../../src/contract/primitives.ts';
import type { EngineReport } from '../../src/engine/engine.ts';
import { runScan } from '../../src/engine/run.ts';
import { plantedResolver } from './planted-resolver.ts';

/** A scan of a planted host as its owner would run it. */
export async function scanPlanted(
  target: string,
  scanType: ScanType,
  trustedRoots?: readonly string[],
): Promise<EngineReport> {
  const result = await runScan({
    target,
    scanType,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    resolver: plantedResolver,
    seed: 'planted',
    ...(trustedRoots === undefined ? {} : { trustedRoots }),
  });
  if (result.status !== 'completed') throw new Error(`${target}: ${JSON.stringify(result)}`);
  return result.report;
}
