import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { listen } from '../../helpers/listen.ts';
import { type Site, scanSite } from './site.ts';

export type Page = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** A site of named paths; what has none is answered 404 by the page `*`, or in plain words. */
export async function startPages(pages: Readonly<Record<string, Page>>): Promise<Site> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    const url = new URL(request.url ?? '/', 'http://host.invalid');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const page = pages[url.pathname] ?? pages['*'];
    if (page === undefined) response.writeHead(404).end('<h1>Not found</h1>');
    else page(url, response, request);
  });
  const { url, close } = await listen(server);
  return { url, log, close };
}

export function shows(html: string): Page {
  return (_url, response) => void response.end(html);
}

/** Scans the pages, and gives what one check found as `method path parameter`, sorted. */
export async function foundIn(
  pages: Readonly<Record<string, Page>>,
  checkId: string,
  ...scan: Parameters<typeof scanSite> extends [unknown, ...infer Rest] ? Rest : never
): Promise<{ found: string[]; log: readonly string[]; report: EngineReport }> {
  const site = await startPages(pages);
  try {
    const report = await scanSite(site, ...scan);
    const found = report.findings
      .filter((finding) => finding.check_id === checkId)
      .flatMap(({ locations }) => locations)
      .map(({ method, url, parameter }) => `${method} ${new URL(url).pathname} ${parameter}`)
      .sort();
    return { found, log: site.log, report };
  } finally {
    await site.close();
  }
}
