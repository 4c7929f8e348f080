import type { ScanCoverage } from '../../src/contract/coverage.ts';
import type { FindingContent } from '../../src/contract/finding.ts';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { ScanOptions } from '../../src/contract/scan.ts';
import { findBrowser } from '../../src/engine/browser/cdp/find-browser.ts';
import { runScan } from '../../src/engine/run.ts';
import { tapRequests } from '../engine/request-tap.ts';
import { NotMeasured } from './programs.ts';

interface Scanned {
  readonly findings: readonly FindingContent[];
  /** Request lines on the wire, as `GET /path?query`; empty over TLS. */
  readonly log: readonly string[];
  /** Requests on the wire; over TLS those that the engine counted. */
  readonly requests: number;
  readonly seconds: number;
  readonly coverage: ScanCoverage | undefined;
}

/**
 * Scans an application in this process, over plain HTTP through a tap that counts the requests.
 *
 * @throws NotMeasured if the scan fails
 */
export async function scanOnce(origin: string, scanType: ScanType, options: ScanOptions): Promise<Scanned> {
  const { protocol, hostname, port } = new URL(origin);
  const tap = protocol === 'http:' ? await tapRequests(hostname, Number(port)) : null;
  const started = performance.now();
  const browserPath = options.browser === undefined ? null : findBrowser(process.env);
  try {
    const result = await runScan({
      target: tap?.origin ?? origin,
      scanType,
      options,
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      seed: options.start_path ?? '/',
      ...(browserPath === null ? {} : { browserPath }),
    });
    if (result.status !== 'completed')
      throw new NotMeasured(`the scan of ${options.start_path}: ${JSON.stringify(result)}`);
    const { findings, budget, coverage } = result.report;
    const seconds = (performance.now() - started) / 1000;
    return { findings, log: tap?.log ?? [], requests: tap?.log.length ?? budget.requests.used, seconds, coverage };
  } finally {
    await tap?.close();
  }
}
