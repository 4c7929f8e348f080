import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { BudgetLimits } from '../../../src/engine/core/budget.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

/** One address of a site with one parameter `v`. */
export interface SiteCase {
  readonly name: string;
  /** Value that the start page's link or form uses. */
  readonly example: string;
  readonly isVulnerable: boolean;
  answer(value: string, response: ServerResponse, request: IncomingMessage): void | Promise<void>;
}

export interface Site {
  readonly url: string;
  /** Method and URL of every request, in order. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/**
 * A site whose start page links to every case, or has a form for each.
 *
 * @param folder where the cases lie, without the last slash
 */
export async function startSite(cases: readonly SiteCase[], by: 'GET' | 'POST' = 'GET', folder = ''): Promise<Site> {
  const log: string[] = [];
  const pathOf = (index: number) =>
    `${folder}/${'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 26)]}${'abcdefghijklmnopqrstuvwxyz'[index % 26]}`;
  const start = cases
    .map(({ example }, index) =>
      by === 'GET'
        ? `<a href="${pathOf(index)}?v=${encodeURIComponent(example)}">x</a>`
        : `<form method=post action="${pathOf(index)}"><input name=v value="${example}"></form>`,
    )
    .join('\n');
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    log.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://host.invalid');
    const index = cases.findIndex((_case, position) => pathOf(position) === url.pathname);
    const current = cases[index];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname === '/') response.end(`<title>Start</title>${start}`);
    else if (current === undefined) response.writeHead(404).end('<h1>Not found</h1>');
    else {
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      const value = (request.method === 'POST' ? form : url.searchParams).get('v') ?? '';
      try {
        await current.answer(value, response, request);
      } catch {
        response.writeHead(500).end('<h1>Error</h1>');
      }
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  const { url, close } = await listen(server);
  return { url, log, close };
}

export async function scanSite(
  site: Site,
  scanType: ScanType = 'standard',
  options: ScanOptions = {},
  ownershipProven = true,
  limits: Partial<BudgetLimits> = { requests: 5_000 },
  seed = 'active',
): Promise<EngineReport> {
  const result = await runScan({
    target: site.url,
    scanType,
    options,
    ownershipProven,
    addressPolicy: { mode: 'any', allow: [] },
    seed,
    limits,
  });
  if (result.status !== 'completed') throw new Error(`scan ended as ${result.status}`);
  return result.report;
}

/** Names of the cases a check found something in, and what should have been. */
export function verdictOf(
  report: EngineReport,
  checkId: string,
  cases: readonly SiteCase[],
): { found: string[]; expected: string[] } {
  const paths = new Set(
    report.findings
      .filter((finding) => finding.check_id === checkId)
      .flatMap((finding) => finding.locations.map(({ url }) => new URL(url).pathname.slice(-3))),
  );
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const isFound = (index: number) => paths.has(`/${letters[Math.floor(index / 26)]}${letters[index % 26]}`);
  return {
    found: cases.filter((_case, index) => isFound(index)).map(({ name }) => name),
    expected: cases.filter(({ isVulnerable }) => isVulnerable).map(({ name }) => name),
  };
}
