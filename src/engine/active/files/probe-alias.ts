import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { SiteProbe } from '../kit/probe-definition.ts';
import { isSameFile } from './alias-proof.ts';
import { activePathTraversal } from './path-traversal.ts';
import { staticFolders } from './static-folders.ts';

const FILE_BYTES_MAX = 64 * 1024;
/** Servers without such locations. An nginx in front of them would show its own name. */
const OTHER_SERVERS =
  /^\s*(?:apache|microsoft|jetty|.{0,20}coyote|tomcat|kestrel|gunicorn|werkzeug|uvicorn|hypercorn|wsgi|simplehttp|lighttpd|caddy|litespeed|php|mini|envoy|istio)/i;

/** Two dots behind a folder of static files. */
export const folderAliases: SiteProbe = {
  checks: [activePathTraversal],
  scanTypes: ['compliance'],
  run: probeAlias,
};

/**
 * `location /media { alias /srv/media/; }` lets `/media../` read the siblings of that directory (nginx, "alias"). Probed for folders
 * with static files: up, and down again to the same file or to one in another folder.
 */
async function probeAlias(context: ProbeContext, crawl: CrawlEvidence): Promise<ActiveProbe[]> {
  const banners = [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources].flatMap(
    ({ response }) => header(response.headers, 'server') ?? [],
  );
  if (banners.length > 0 && banners.every((banner) => OTHER_SERVERS.test(banner))) return [];
  const folders = staticFolders(crawl, context.target.origin);
  const probes: ActiveProbe[] = [];
  for (const [folder, file] of folders) {
    const elsewhere = [...folders].find(([other]) => !other.startsWith(`${folder}/`) && other !== folder)?.[1];
    probes.push(...(await probeFolder(context, folder, elsewhere === undefined ? [file] : [file, elsewhere])));
  }
  return probes;
}

async function probeFolder(context: ProbeContext, folder: string, files: readonly string[]): Promise<ActiveProbe[]> {
  const request = async (path: string): Promise<Exchange | null> => {
    const attempt = await context.fetch({ url: path, maxBytes: FILE_BYTES_MAX });
    return hasResponse(attempt) ? attempt : null;
  };
  for (const file of files) {
    // Down again by the last name of the folder, which is usually its name on disk.
    const below = file.startsWith(`${folder}/`) ? file.slice(folder.lastIndexOf('/')) : file;
    const path = `${folder}..${below}`;
    const hit = await request(path);
    if (hit === null || hit.response.status !== 200) continue;
    const original = await request(file);
    if (original === null || !isSameFile(hit, original)) continue;
    const token = context.token(8);
    const letters = await request(`${folder}${token}${below}`);
    const without = await request(`${folder}${below}`);
    const missing = await request(`${folder}..${below.slice(0, below.lastIndexOf('/') + 1)}${token}`);
    if (letters === null || without === null || missing === null) return [];
    const common = {
      family: 'path-traversal',
      method: 'GET',
      parameter: 'path',
      payload: path,
      marker: token,
    } as const;
    const url = `${context.target.origin}${folder}`;
    return [
      { ...common, url, step: 'alias', exchange: hit },
      { ...common, url, step: 'alias-original', exchange: original },
      { ...common, url, step: 'alias-letters', exchange: letters },
      { ...common, url, step: 'alias-without', exchange: without },
      { ...common, url, step: 'alias-missing', exchange: missing },
    ];
  }
  return [];
}
