import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { replay } from '../../../src/engine/replay.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

export interface SessionFaults {
  /** A visitor keeps the identifier at the sign-in. */
  readonly keeps?: boolean;
  /** The sign-out removes the cookie only. */
  readonly stays?: boolean;
  /** A new session of a user ends the earlier ones. */
  readonly isSingle?: boolean;
  /** The sign-out ends all sessions of the user. */
  readonly endsAll?: boolean;
  /** The sign-out is a form with a token. */
  readonly byForm?: boolean;
  /** Visitors have no session before the sign-in. */
  readonly isLate?: boolean;
}

const LOGIN = { username: 'anna', password: 'secret-62' };
const FORM =
  '<form method="post"><input name="username"><input name="password" type="password"><button>Log in</button></form>';

const PAGES: Readonly<Record<string, string>> = { '/': 'Start page', '/account': 'Address', '/orders': 'Three chairs' };

type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly markup: string;
  readonly status?: number;
  readonly headers?: Headers;
}

const redirect = (to: string, headers: Headers = {}): Answer => ({
  markup: '',
  status: 302,
  headers: { Location: to, ...headers },
});

/** An application with sessions on the server, as of PHP: every visitor has one. */
class Application {
  readonly #faults: SessionFaults;
  readonly #sessions = new Map<string, { user: string | null }>();
  readonly signedOut: string[] = [];
  readonly signedIn: string[] = [];
  readonly server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    const given = /PHPSESSID=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const isNew = !this.#sessions.has(given) && this.#faults.isLate !== true;
    const started = isNew ? cookieOf(this.#begin(null)) : {};
    const { markup, status = 200, headers } = this.#answer(`${request.method} ${pathname}`, body, given);
    response
      .writeHead(status, { 'Content-Type': 'text/html', ...started, ...headers })
      .end(`<title>App</title>${markup}`);
  });

  constructor(faults: SessionFaults) {
    this.#faults = faults;
  }

  #begin(user: string | null): string {
    const id = randomBytes(12).toString('hex');
    this.#sessions.set(id, { user });
    return id;
  }

  #answer(line: string, body: string, given: string): Answer {
    const session = this.#sessions.get(given);
    if (line === 'POST /login') return this.#signIn(body, given);
    if (line === 'GET /login') return { markup: FORM };
    if (session?.user == null) return redirect('/login');
    if (line.endsWith(' /logout')) return this.#signOut(line, body, given);
    const own = PAGES[line.slice('GET '.length)];
    if (own === undefined) return { markup: '<h1>Not found</h1>', status: 404 };
    const exit =
      this.#faults.byForm === true
        ? `<form method=post action=/logout><input type=hidden name=token value=${given.slice(0, 6)}><button>Log out</button></form>`
        : '<a href="/logout">Log out</a>';
    const menu = '<a href="/account">Account</a><a href="/orders">Orders</a>';
    return { markup: `<h1>${own} of ${session.user}</h1>${exit}${menu}` };
  }

  #signIn(body: string, given: string): Answer {
    if (new URLSearchParams(body).get('password') !== LOGIN.password) return { markup: FORM, status: 401 };
    if (this.#faults.isSingle === true) this.#endAll();
    const isKept = this.#faults.keeps === true && this.#sessions.has(given);
    if (!isKept) this.#sessions.delete(given);
    const id = isKept ? given : this.#begin(null);
    this.#sessions.set(id, { user: LOGIN.username });
    this.signedIn.push(id);
    return redirect('/account', isKept ? {} : cookieOf(id));
  }

  #signOut(line: string, body: string, given: string): Answer {
    const isAsked =
      this.#faults.byForm !== true || (line.startsWith('POST') && body.includes(`token=${given.slice(0, 6)}`));
    if (!isAsked) return { markup: '<p>No', status: 400 };
    this.signedOut.push(given);
    if (this.#faults.stays !== true) this.#sessions.delete(given);
    if (this.#faults.endsAll === true) this.#endAll();
    return redirect('/login', { 'Set-Cookie': 'PHPSESSID=gone; Path=/; Max-Age=0' });
  }

  #endAll(): void {
    for (const session of this.#sessions.values()) session.user = null;
  }
}

function cookieOf(id: string): Headers {
  return { 'Set-Cookie': `PHPSESSID=${id}; Path=/; HttpOnly; SameSite=Lax` };
}

/** Scans the application signed in, and proves each finding about sessions again. */
export async function scanSessions(faults: SessionFaults) {
  const { server, signedOut, signedIn } = new Application(faults);
  const { url, close } = await listen(server);
  try {
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: { login: LOGIN },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const { checks, findings, coverage } = result.report;
    const found = findings.filter(({ check_id }) => /^access\.session-/.test(check_id));
    const seen = { signedOut: [...signedOut], signedIn: [...signedIn] };
    const replays = [];
    for (const finding of found)
      replays.push((await replay({ finding, target: url, options: { login: LOGIN }, ownershipProven: true })).verdict);
    return {
      ...seen,
      coverage,
      replays,
      text: JSON.stringify(result.report),
      found: found.map(
        ({ check_id, severity, location }) =>
          `${check_id} ${severity} ${new URL(location.url).pathname} ${location.parameter}`,
      ),
      outcome: (id: string) => checks.find(({ check_id }) => check_id === id),
    };
  } finally {
    await close();
  }
}
