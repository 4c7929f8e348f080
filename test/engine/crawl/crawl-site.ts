import { createServer } from 'node:http';
import { afterEach } from 'vitest';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { BudgetLimits } from '../../../src/engine/core/budget.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

export const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

export type Page =
  | string
  | { readonly type?: string; readonly status?: number; readonly location?: string; readonly body?: string };

/** Serves the pages by path, scans the site and gives the requests in order with the report. */
export async function crawl(
  pages: Readonly<Record<string, Page>>,
  scanType: ScanType = 'standard',
  options: ScanOptions = {},
  limits: Partial<BudgetLimits> = {},
) {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    const page = pages[request.url ?? ''] ?? pages[(request.url ?? '').split('?')[0] ?? ''];
    const {
      type = 'text/html',
      status = 200,
      location,
      body = '',
    } = typeof page === 'object' ? page : { body: page ?? '', status: page === undefined ? 404 : 200 };
    response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) }).end(body);
  });
  const { url, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: url,
    scanType,
    options,
    ownershipProven: false,
    addressPolicy: { mode: 'any', allow: [] },
    seed: 'crawl',
    limits,
  });
  if (result.status !== 'completed') throw new Error(`scan ended as ${result.status}`);
  return { url, log, asked: (path: string) => log.includes(`GET ${path}`), report: result.report };
}
