import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { FindingContent } from '../../../src/contract/finding.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { replay } from '../../../src/engine/replay.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from '../active/site.ts';

const CHECK = 'content.csrf-token';
const FORGERY = 'Cross-site request forgery';
const SESSION = 'sid=0a1b2c3d4e5f';
const PASSWORD = 'correct horse battery';
/** Sessions with their tokens; the second user has the other. */
const TOKENS: ReadonlyMap<string, string> = new Map([
  [SESSION, 'Zk93hAq71LmP0xTt'],
  ['sid=5f4e3d2c1b0a', 'Qw82jBr64NsK9yVu'],
]);
const USERS: ReadonlyMap<string, string> = new Map([
  ['kim', SESSION],
  ['lee', 'sid=5f4e3d2c1b0a'],
]);

interface Sent {
  readonly token: string | null;
  /** The token of the session. */
  readonly expected: string | undefined;
  readonly isSignedIn: boolean;
  readonly isForeign: boolean;
}

/** One form and what its handler asks for. */
interface Form {
  readonly hasToken?: true;
  /** Its page does not show what was sent. */
  readonly isSilent?: true;
  accepts(sent: Sent): boolean;
}

const FORMS: Readonly<Record<string, Form>> = {
  bare: { accepts: ({ isSignedIn }) => isSignedIn },
  ignored: { hasToken: true, accepts: ({ isSignedIn }) => isSignedIn },
  optional: {
    hasToken: true,
    accepts: ({ token, ...own }) => own.isSignedIn && (token === null || token === own.expected),
  },
  present: { hasToken: true, accepts: ({ isSignedIn, token }) => isSignedIn && token !== null },
  checked: { hasToken: true, accepts: ({ isSignedIn, token, expected }) => isSignedIn && token === expected },
  shared: {
    hasToken: true,
    accepts: ({ isSignedIn, token }) => isSignedIn && [...TOKENS.values()].some((one) => one === token),
  },
  origin: { accepts: ({ isSignedIn, isForeign }) => isSignedIn && !isForeign },
  public: { accepts: () => true },
  silent: { isSilent: true, accepts: ({ isSignedIn }) => isSignedIn },
};

/** Five forms at most are sent as another site would send them. */
const PARTS = [
  ['bare', 'ignored', 'optional', 'present', 'checked'],
  ['origin', 'public', 'silent'],
] as const;

interface Site {
  readonly url: string;
  /** Accepted requests, by form. */
  readonly rows: Map<string, string[]>;
  log: readonly string[];
  /** From now on each form asks for its token. */
  mend(): void;
  close(): Promise<void>;
}

let sites: Site[] = [];
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});

const tokenOf = ({ headers }: IncomingMessage): string | undefined =>
  [...TOKENS].find(([session]) => headers.cookie?.includes(session) === true)?.[1];

const SIGN_IN =
  '<form method=post><input name=username><input type=password name=password><button>Sign in</button></form>';

async function startSite(names: readonly string[], attributes = ''): Promise<Site> {
  const rows = new Map<string, string[]>();
  let isMended = false;
  const page = (name: string, { hasToken, isSilent }: Form, own: string) => {
    const token = hasToken === true ? `<input type=hidden name=csrf_token value=${own}>` : '';
    const list = isSilent === true ? '' : (rows.get(name) ?? []).join(', ');
    return `<title>${name}</title><form method=post>${token}<input name=title><button>Save</button></form><p>${list}</p>`;
  };
  const accepted = (name: string, own: Form, sent: Sent, title: string) => {
    const isAccepted = isMended ? sent.isSignedIn && sent.token === sent.expected : own.accepts(sent);
    if (isAccepted) rows.set(name, [...(rows.get(name) ?? []), title]);
    return isAccepted;
  };
  const submit = (name: string, own: Form, request: IncomingMessage, body: string): number => {
    const form = new URLSearchParams(body);
    const sent = {
      token: form.get('csrf_token'),
      isSignedIn: tokenOf(request) !== undefined,
      expected: tokenOf(request),
      isForeign: request.headers.origin !== `http://${request.headers.host}`,
    };
    // A refusal leads back as well, so that its status says nothing.
    return accepted(name, own, sent, form.get('title') ?? '') || own.isSilent !== true ? 303 : 403;
  };
  const signIn = (request: IncomingMessage, body: string, response: ServerResponse) => {
    const session = USERS.get(new URLSearchParams(body).get('username') ?? '');
    if (request.method !== 'POST') response.end(SIGN_IN);
    else if (session === undefined || !body.includes('battery')) response.writeHead(401).end('<h1>Wrong password</h1>');
    else response.writeHead(303, { location: '/', 'set-cookie': `${session}; Path=/; HttpOnly` }).end();
  };
  const start = (request: IncomingMessage, response: ServerResponse) => {
    const links = names.map((link) => `<a href="/${link}">${link}</a>`).join(' ');
    const session = tokenOf(request) === undefined ? '<a href="/login">Sign in</a>' : '<a href="/logout">Sign out</a>';
    response.setHeader('set-cookie', `visit_session=9f8e7d6c5b4a; Path=/; HttpOnly${attributes}`);
    response.end(`<title>Board</title><h1>A board with many forms</h1>${session} ${links}`);
  };
  const formPage = (name: string, request: IncomingMessage, body: string, response: ServerResponse) => {
    const own = names.includes(name) ? FORMS[name] : undefined;
    const token = tokenOf(request);
    if (own === undefined) response.writeHead(404).end('<h1>Not found</h1>');
    else if (request.method === 'POST')
      response.writeHead(submit(name, own, request, body), { location: `/${name}` }).end();
    else if (token === undefined) response.writeHead(303, { location: '/login' }).end();
    else response.end(page(name, own, token));
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = (request.url ?? '').slice(1);
    const body = Buffer.concat(chunks).toString('utf8');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (name === 'login') signIn(request, body, response);
    else if (name === '') start(request, response);
    else formPage(name, request, body, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  const { url, close } = await listen(server);
  const site = { url, rows, log: [], close, mend: () => (isMended = true) };
  sites.push(site);
  return site;
}

const ALONE: ScanOptions = {
  browser: 'off',
  request_headers: { Cookie: SESSION },
  disable_checks: CHECKS.map(({ meta }) => meta.id).filter((id) => id !== CHECK),
};

async function forgeries(site: Site, options: ScanOptions = {}): Promise<readonly FindingContent[]> {
  const { findings } = await scanSite(site, 'standard', { ...ALONE, active_post: true, ...options }, true, {});
  return findings.filter(({ title }) => title === FORGERY);
}

const shown = (findings: readonly FindingContent[]) =>
  findings.map(({ location, confidence }) => `${new URL(location.url).pathname.slice(1)} ${confidence}`).sort();

describe('a form that another site sends', () => {
  it.each([
    [PARTS[0], ['bare certain', 'ignored certain', 'optional certain', 'present certain']],
    // Only the status tells whether the silent one was accepted.
    [PARTS[1], ['silent tentative']],
  ])('is a finding where it has the effect of the own one: %s', async (names, expected) => {
    const findings = await forgeries(await startSite(names));
    expect(shown(findings)).toEqual(expected);
    expect(findings.every(({ severity }) => severity === 'medium')).toBe(true);
  });

  it('is compared with the own one and one without the session', async () => {
    const [finding] = await forgeries(await startSite(['bare']));
    expect(finding?.proof?.requests.map(({ role, method }) => `${role} ${method}`)).toEqual([
      'control POST',
      'control POST',
      'proof POST',
      'proof GET',
    ]);
    expect(finding?.proof?.requests.at(-1)?.response?.match).toMatch(/^scangate/);
  });

  it('has the token of another session where a second user is known', async () => {
    const site = await startSite(['shared', 'checked']);
    const as = (username: string) => ({ username, password: PASSWORD, url: '/login' });
    const { request_headers, ...rest } = ALONE;
    const options: ScanOptions = { ...rest, active_post: true, login: as('kim') };
    const without = await scanSite(site, 'standard', options, true, {});
    expect(shown(without.findings.filter(({ title }) => title === FORGERY))).toEqual([]);
    const { findings } = await scanSite(site, 'standard', { ...options, second_login: as('lee') }, true, {});
    const found = findings.filter(({ title }) => title === FORGERY);
    expect(shown(found)).toEqual(['shared certain']);
    expect(found[0]?.evidence).toContain('With the token of another session');
  });

  it('is none where SameSite keeps the cookie from it', async () => {
    expect(await forgeries(await startSite(PARTS[0], '; SameSite=Lax'))).toEqual([]);
  });

  it('takes the place of what the form looks like', async () => {
    const site = await startSite(['bare', 'origin']);
    const { findings } = await scanSite(site, 'standard', { ...ALONE, active_post: true }, true, {});
    expect(findings.map(({ title }) => title)).toEqual([FORGERY]);
    const reading = await scanSite(site, 'standard', ALONE, true, {});
    expect(reading.findings.map(({ title }) => title)).toEqual(['Form without CSRF token']);
  });

  it('is accepted at most five times, and marked', async () => {
    const site = await startSite(PARTS[0]);
    await forgeries(site);
    for (const [name, titles] of site.rows) {
      expect(titles.length, name).toBeLessThanOrEqual(5);
      expect(titles.every((title) => /^scangate[a-z]{6}/.test(title))).toBe(true);
    }
  });

  it('is found again by a replay, and gone once tokens are checked', async () => {
    const site = await startSite(['ignored', 'present']);
    const findings = await forgeries(site);
    const options = { request_headers: { Cookie: SESSION } };
    const verdicts = async () => {
      const found: string[] = [];
      for (const finding of findings)
        found.push((await replay({ finding, target: site.url, options, ownershipProven: true })).verdict);
      return found;
    };
    expect(await verdicts()).toEqual(['still there', 'still there']);
    site.mend();
    expect(await verdicts()).toEqual(['gone', 'gone']);
  });
});

it('sends no form without leave, and none without a session', async () => {
  const site = await startSite(PARTS[0]);
  await forgeries(site, { active_post: false });
  expect(site.rows.size).toBe(0);
  expect(await forgeries(site, { request_headers: { 'X-Tenant': '7' } })).toEqual([]);
});
