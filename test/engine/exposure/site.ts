import { createServer, type IncomingMessage } from 'node:http';
import type { FindingContent } from '../../../src/contract/finding.ts';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { EngineReport, RuleData } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

export interface SiteAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}
export type SiteHandler = (path: string, request: IncomingMessage) => SiteAnswer | 'drop';

export interface SiteScan {
  readonly report: EngineReport;
  readonly exposures: readonly FindingContent[];
  /** `METHOD path` of everything the site was asked, in order. */
  readonly log: readonly string[];
}

export const NOT_FOUND: SiteAnswer = { status: 404, type: 'text/html', body: '<html><body>Not found</body></html>' };
export const HOME: SiteAnswer = {
  type: 'text/html',
  body: '<!doctype html><html><title>Shop</title><body>Hello</body></html>',
};

/** Serves a site on loopback, scans it with the real engine and gives the findings of this group. */
export async function scanSite(
  handler: SiteHandler,
  options: { scanType?: ScanType; start?: string; options?: ScanOptions; rules?: readonly RuleData[] } = {},
): Promise<SiteScan> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const path = request.url ?? '/';
    log.push(`${request.method} ${path}`);
    const answer = handler(path, request);
    if (answer === 'drop') return void request.socket.destroy();
    const { status = 200, type = 'application/octet-stream', headers = {}, body = '' } = answer;
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(body);
  });
  const site = await listen(server);
  try {
    const result = await runScan({
      target: site.url + (options.start ?? ''),
      scanType: options.scanType ?? 'standard',
      ownershipProven: false,
      addressPolicy: { mode: 'any', allow: [] },
      seed: 'exposure',
      ...(options.rules === undefined ? {} : { rules: options.rules }),
      ...(options.options === undefined ? {} : { options: options.options }),
    });
    if (result.status !== 'completed') throw new Error(`scan ${JSON.stringify(result)}`);
    const exposures = result.report.findings.filter(({ check_id }) => check_id.startsWith('exposure.'));
    return { report: result.report, exposures, log };
  } finally {
    await site.close();
  }
}

/** `check path` of every place of every finding, sorted. */
export function placesOf(findings: readonly FindingContent[]): string[] {
  return findings
    .flatMap(({ check_id, locations }) => locations.map(({ url }) => `${check_id} ${new URL(url).pathname}`))
    .sort();
}
