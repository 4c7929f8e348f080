import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { knownFile } from './file-proof.ts';
import { activePathTraversal } from './path-traversal.ts';
import { viteFolder } from './probe-dev-server.ts';
import { staticFolders } from './static-folders.ts';

const BYTES_MAX = 64 * 1024;
/** Folders of static files probed in addition to the root, which other programs may serve. */
const FOLDERS_MAX = 2;
/** More steps than any directory is deep. */
const DEEP = 12;
const up = (step: string) => step.repeat(DEEP);

/**
 * Ways up in the path of a URL, as published for file servers: plain (CVE-2018-3714), encoded (CVE-2014-3744), with an encoded slash
 * (CVE-2017-16877), partly encoded (CVE-2021-41773), for filters that remove `../` once, and a path from the root of the machine.
 */
const FORMS = [
  `${up('../')}etc/passwd`,
  `${up('%2e%2e/')}etc/passwd`,
  `${up('%2e%2e%2f')}etc%2fpasswd`,
  `${up('.%2e/')}etc/passwd`,
  `${up('....//')}etc/passwd`,
  '/etc/passwd',
];
/** In folders that another program may serve, only the forms that proxies pass on. */
const FORMS_IN_FOLDERS = FORMS.slice(1, 3);

/** Files outside the directory that the server shows, by the path of the URL. */
export const urlPaths: SiteProbe = {
  checks: [activePathTraversal],
  scanTypes: ['standard', 'compliance'],
  run: probeUrlPath,
};

async function probeUrlPath(context: ProbeContext, crawl: CrawlEvidence): Promise<ActiveProbe[]> {
  // Its server has a way of its own to the files of the machine.
  if (viteFolder(crawl) !== null) return [];
  const folders = [...staticFolders(crawl, context.target.origin).keys()].slice(0, FOLDERS_MAX);
  for (const form of FORMS) {
    const found = await read(context, '/', form);
    if (found.length > 0) return found;
  }
  for (const folder of folders)
    for (const form of FORMS_IN_FOLDERS) {
      const found = await read(context, `${folder}/`, form);
      if (found.length > 0) return found;
    }
  return [];
}

async function read(context: ProbeContext, folder: string, form: string): Promise<ActiveProbe[]> {
  const request = async (path: string): Promise<Exchange | null> => {
    const attempt = await context.fetch({ url: `${context.target.origin}${folder}${path}`, maxBytes: BYTES_MAX });
    return hasResponse(attempt) ? attempt : null;
  };
  const hit = await request(form);
  if (hit === null || knownFile(hit.response.text) === null) return [];
  const token = context.token(10);
  const missing = await request(form.replace('passwd', token));
  const outside = await request(`${token}/etc/passwd`);
  if (missing === null || outside === null) return [];
  const url = `${context.target.origin}${folder}`;
  const common = { family: 'path-traversal', method: 'GET', parameter: 'path', marker: '', url } as const;
  const payload = folder + form;
  return [
    { ...common, payload, step: 'file', exchange: hit },
    { ...common, payload, step: 'missing-file', exchange: missing },
    { ...common, payload, step: 'outside', exchange: outside },
  ];
}
