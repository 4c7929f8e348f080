import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { activeAccessBypass } from '../../../../src/engine/active/bypass/access-bypass.ts';
import { replay } from '../../../../src/engine/replay.ts';
import { listen } from '../../../helpers/listen.ts';
import { draftsOf, probe } from '../checks/probes.ts';
import { scanSite } from '../site.ts';

interface Options {
  /** What the filter in front of the application refuses. */
  refuses(path: string): boolean;
  /** The page that the application takes a request for. */
  routed(path: string, headers: NodeJS.Dict<string | string[]>): string;
  /** The page of paths that the application does not know. */
  readonly missing?: string;
}

const ADMIN = '<h1>Administration</h1><p>Carla owes forty crowns, Dmitri twelve, and the safe opens with a key.</p>';
const PUBLIC = '<h1>Welcome</h1><p>Our chairs come from a small workshop near the harbour.</p>';

/** A filter that refuses by the text of the path, and an application behind it that reads the path in its own way. */
async function scanFiltered({ refuses, routed, missing }: Options) {
  const log: string[] = [];
  const server = createServer(({ method, url = '/', headers }, response) => {
    log.push(`${method} ${url}`);
    const path = url.split('?')[0] ?? '/';
    response.setHeader('content-type', 'text/html');
    if (refuses(path))
      return response.writeHead(403).end('<h1>Forbidden</h1><p>You have no permission to open this page.</p>');
    const page = routed(path, headers);
    const pages: Readonly<Record<string, string>> = {
      '/': `${PUBLIC}<a href="/admin">Admin</a> <a href="/open">Open</a>`,
      '/admin': ADMIN,
      '/open': PUBLIC,
    };
    const body = pages[page] ?? missing;
    response.writeHead(body === undefined ? 404 : 200).end(body ?? '<h1>Not found</h1>');
  });
  const site = { ...(await listen(server)), log };
  const report = await scanSite(site);
  const findings = report.findings.filter(({ check_id }) => check_id === 'active.access-bypass');
  const found = findings.map(
    ({ severity, location, evidence }) => `${severity} ${location.parameter} ${/ (\S+)\.$/.exec(evidence)?.[1]}`,
  );
  return { site, report, found, log };
}

const exactly = (path: string) => path === '/admin';
const same = (path: string) => path;

describe('opens a refused page by a form that the filter and the application read differently', () => {
  it.each([
    ['a slash at the end', exactly, (path: string) => path.replace(/\/$/, '') || '/', '/admin/'],
    [
      'a dot at the end',
      (path: string) => /^\/admin\/?$/.test(path),
      (path: string) => path.replace(/\/\.$/, ''),
      '/admin/.',
    ],
    [
      'an empty segment',
      (path: string) => path.startsWith('/admin'),
      (path: string) => path.replace(/^\/+/, '/'),
      '//admin',
    ],
    [
      'a dot segment',
      (path: string) => /^\/+admin/.test(path),
      (path: string) => path.replace(/^\/(?:\.|%2e)\//, '/'),
      '/./admin',
    ],
    [
      'a path parameter',
      (path: string) => /^\/+admin(?:\/|$)/.test(path),
      (path: string) => path.replace(/;[^/]*/g, '').replace(/(.)\/$/, '$1'),
      '/admin;/',
    ],
    [
      'an upper-case letter',
      (path: string) => path.startsWith('/admin'),
      (path: string) => path.toLowerCase(),
      '/Admin',
    ],
    [
      'an encoded letter',
      (path: string) => path.startsWith('/admin'),
      (path: string) => path.replace('%61', 'a'),
      '/%61dmin',
    ],
  ])('%s', async (_name, refuses, routed, form) => {
    const { site, found, report } = await scanFiltered({ refuses, routed });
    expect(found).toEqual([`high path ${form}`]);
    const [finding] = report.findings.filter(({ check_id }) => check_id === 'active.access-bypass');
    if (finding === undefined) throw new Error('nothing was found');
    const again = await replay({ finding, target: site.url, options: {}, ownershipProven: true });
    await site.close();
    expect(again.verdict).toBe('still there');
  });

  it('a path in a header', async () => {
    const routed: Options['routed'] = (path, headers) => String(headers['x-rewrite-url'] ?? path);
    const { site, found, log } = await scanFiltered({ refuses: exactly, routed });
    await site.close();
    expect(found).toEqual(['high header X-Rewrite-URL /admin']);
    // One page, at most one request for each form, and the proof.
    expect(log.filter((line) => /scangate=/.test(line)).length).toBeLessThan(30);
    expect(log.filter((line) => /admin|scangate=/i.test(line) && !/^(?:GET|OPTIONS) /.test(line))).toEqual([]);
  });
});

describe('reports nothing', () => {
  it.each<[string, Options]>([
    ['where every form is refused or unknown', { refuses: exactly, routed: same }],
    [
      'where the application shows one page for all paths',
      { refuses: exactly, routed: same, missing: '<div>The page of an application that runs in the browser</div>' },
    ],
    [
      'where the form leads to a public page',
      { refuses: exactly, routed: (path) => (path.includes('admin') ? '/open' : path) },
    ],
    [
      'where a sign-in takes the place of the page',
      {
        refuses: exactly,
        routed: (path) => path,
        missing: '<title>Sign in</title><form method=post><input name=user><input type=password name=password></form>',
      },
    ],
    [
      'where the page is refused in words',
      { refuses: exactly, routed: same, missing: '<h1>Forbidden</h1><p>You have no permission to open this page.</p>' },
    ],
  ])('%s', async (_name, options) => {
    const { site, found, log } = await scanFiltered(options);
    await site.close();
    expect(log.some((line) => line.startsWith('GET /%2e/admin'))).toBe(true);
    expect(found).toEqual([]);
  });
});

describe('active.access-bypass', () => {
  const at = (step: string, status: number, body: string) =>
    probe(
      'access-bypass',
      step,
      '/admin/.',
      { url: 'https://site.example/admin', status, body },
      { parameter: 'path', url: 'https://site.example/admin' },
    );
  const parts = {
    refused: at('refused', 403, '<p>Forbidden for you'),
    bypass: at('bypass', 200, ADMIN),
    again: at('again', 200, ADMIN),
    control: at('control', 404, '<p>Not found'),
  };

  it('needs a refusal, content in the form, and none in the control', () => {
    expect(draftsOf(activeAccessBypass, ...Object.values(parts))).toHaveLength(1);
    for (const other of [at('refused', 200, ADMIN), at('bypass', 404, ADMIN), at('control', 200, ADMIN)])
      expect(draftsOf(activeAccessBypass, ...Object.values({ ...parts, [other.step]: other }))).toEqual([]);
  });
});
