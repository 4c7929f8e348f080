import { createServer } from 'node:http';
import { runScan } from '../../src/engine/run.ts';
import { listen } from '../../test/helpers/listen.ts';

/**
 * `node bench/engine/access.ts`: an application with two users and an administrator, whose pages and records are each either open to
 * every user by mistake, or protected, or shared on purpose. Counts the faults found by reading (goal: 90 %) and the false findings (goal: 0).
 */
type Kind = 'open' | 'protected' | 'shared';
interface Resource {
  readonly path: string;
  /** The user whose record it is; `root` for pages of the administrator. */
  readonly owner: 'anna' | 'bruno' | 'root';
  readonly kind: Kind;
  readonly isJson?: boolean;
}

const uuid = (digit: string) => `${digit.repeat(8)}-1a2b-4c3d-8e4f-${digit.repeat(12)}`;
const FORMS: readonly (readonly [path: (id: number) => string, isJson?: boolean])[] = [
  [(id) => `/orders/${id}`],
  [(id) => `/invoices/INV-2026-000${id % 10}`],
  [(id) => `/files/${uuid(String(id % 10))}`],
  [(id) => `/api/orders/${id}`, true],
  [(id) => `/messages?message_id=${id}`],
  [(id) => `/account/cards/${id}/details`],
  [(id) => `/tickets/${id}/history`],
  [(id) => `/letters/${id}.html`],
  [(id) => `/api/v2/payments/${uuid(String(id % 10))}`, true],
  [(id) => `/export?no=${id}`],
];
const PAGES = [
  '/admin/users',
  '/admin/audit',
  '/manage/settings',
  '/reports/revenue',
  '/staff/shifts',
  '/backoffice/refunds',
  '/admin/keys',
  '/ops/queues',
  '/moderation/flags',
  '/admin/invitations',
];

function resourcesOf(kind: Kind, first: number): Resource[] {
  const objects = FORMS.flatMap(([path, isJson = false], index) =>
    (['anna', 'bruno'] as const).map((owner, user) => ({ path: path(first + 2 * index + user), owner, kind, isJson })),
  );
  const pages = PAGES.map((path) => ({ path, owner: 'root' as const, kind }));
  return [...objects, ...(kind === 'shared' ? [] : pages)];
}

interface Reply {
  readonly status: number;
  /** Markup of a page, or a value to send as JSON. */
  readonly content: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOGIN_FORM =
  '<form method="post"><input name="username"><input name="password" type="password"><button>Log in</button></form>';

function application(resources: readonly Resource[]) {
  let requests = 0;
  return createServer(async (request, response) => {
    requests += 1;
    const { pathname, search } = new URL(request.url ?? '/', 'http://app');
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const user = /user=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const { status, content, headers } =
      pathname === '/login' ? signIn(request.method === 'POST', body) : read(resources, pathname + search, user);
    const isPage = typeof content === 'string';
    response.writeHead(status, { 'Content-Type': isPage ? 'text/html' : 'application/json', ...headers });
    response.end(
      isPage ? `<!doctype html><title>Office</title>${content}<p>Request ${requests}` : JSON.stringify(content),
    );
  });
}

function signIn(isSubmitted: boolean, body: string): Reply {
  if (!isSubmitted) return { status: 200, content: LOGIN_FORM };
  const name = new URLSearchParams(body).get('username') ?? '';
  return { status: 302, content: '', headers: { Location: '/', 'Set-Cookie': `user=${name}; Path=/` } };
}

function read(resources: readonly Resource[], address: string, user: string | undefined): Reply {
  if (user === undefined) return { status: 302, content: '', headers: { Location: '/login' } };
  const mine = ({ owner, kind }: Resource) => owner === user || (kind === 'shared' && owner !== 'root');
  if (address === '/') {
    const links = resources.filter(mine).map(({ path }, index) => `<a href="${path}">Item ${index}</a>`);
    const menu = `<nav>Signed in as ${user} <a href="/logout">Log out</a></nav>`;
    return { status: 200, content: menu + links.join(' ') };
  }
  const resource = resources.find(({ path }) => path === address);
  if (resource === undefined) return { status: 404, content: '<h1>Not found</h1>' };
  if (!mine(resource) && resource.kind !== 'open') return { status: 403, content: '<h1>Forbidden</h1>' };
  const owner = resource.kind === 'shared' ? 'the whole team' : resource.owner;
  const text = `Belongs to ${owner}. Contents of ${resource.path.replace(/\W+/g, ' ')}: oak chairs, a lamp, and a note on the delivery.`;
  const content = resource.isJson === true ? { owner, text } : `<h1>${resource.path}</h1><p>${text}`;
  return { status: 200, content };
}

let missed = 0;
let planted = 0;
let wrong = 0;
for (const kind of ['open', 'protected', 'shared'] as const) {
  const resources = resourcesOf(kind, 1001);
  const { url, close } = await listen(application(resources));
  const result = await runScan({
    target: url,
    scanType: 'compliance',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    options: {
      browser: 'off',
      login: { username: 'anna', password: 'secret-62' },
      second_login: { username: 'bruno', password: 'secret-62' },
      admin_login: { username: 'root', password: 'secret-62' },
    },
  });
  await close();
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  const findings = result.report.findings.filter(({ check_id: id }) => /^access\.broken-/.test(id));
  const found = new Set(findings.flatMap(({ locations }) => locations.map(({ url: at }) => at.slice(url.length))));
  const expected = resources.filter(({ owner }) => kind === 'open' && owner !== 'bruno');
  const lost = expected.filter(({ path }) => !found.has(path));
  planted += expected.length;
  missed += lost.length;
  const isExpected = (path: string) => expected.some((resource) => resource.path === path);
  const strange = [...found].filter((path) => !isExpected(path));
  wrong += strange.length;
  console.log(
    `${kind}: ${resources.length} resources, ${expected.length - lost.length} of ${expected.length} faults found`,
  );
  for (const { path } of lost) console.log(`  missed ${path}`);
  for (const path of strange) console.log(`  FALSE ${path}`);
}
const share = (100 * (planted - missed)) / planted;
console.log(`${share.toFixed(0)} % of ${planted} faults found, ${wrong} false; the goals are 90 % and 0`);
process.exit(share < 90 || wrong > 0 ? 1 : 0);
