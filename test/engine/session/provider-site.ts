import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { totp } from '../../../src/engine/session/totp.ts';
import { listen } from '../../helpers/listen.ts';
import { PASSWORD, respond, TOTP_SECRET, USER } from './login-site.ts';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly cookie: string;
}

interface Logged {
  readonly url: string;
  readonly port: number;
  readonly log: Sent[];
  readonly close: () => Promise<void>;
}

/** A server whose handler may need its own address. */
async function logged(
  handlerOf: (url: string) => (request: IncomingMessage, response: ServerResponse) => unknown,
  host = '127.0.0.1',
): Promise<Logged> {
  const log: Sent[] = [];
  let handle: ReturnType<typeof handlerOf> = () => undefined;
  const served = await listen(
    createServer(async (request, response) => {
      log.push({ method: request.method ?? '', url: request.url ?? '', cookie: request.headers.cookie ?? '' });
      await handle(request, response);
    }),
  );
  const url = `http://${host}:${served.port}`;
  handle = handlerOf(url);
  return { ...served, url, log };
}

export interface ProviderKind {
  /** The pages that come with the provider, which take any password. */
  readonly isDeveloper?: true;
  readonly isTwoPages?: true;
  readonly asksForCode?: true;
  readonly asksForConsent?: true;
  /** Markup in front of the form; `{foreign}` is the third origin. */
  readonly script?: string;
}

/** A real provider of OpenID Connect on a host other than that of the application: authorization code with PKCE. */
export async function identityProvider(kind: ProviderKind, redirectUris: readonly string[], foreign = '') {
  return logged((issuer) => {
    const provider = new Provider(issuer, configurationOf(kind, redirectUris));
    const pages = provider.callback();
    return async (request, response) => {
      const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '') ?? [];
      if (uid === undefined || kind.isDeveloper === true) return pages(request, response);
      return interact(provider, kind, foreign, request, response).catch(() => respond(response, 400, 'expired'));
    };
  }, 'localhost');
}

function configurationOf(kind: ProviderKind, redirectUris: readonly string[]): Configuration {
  return {
    clients: [
      { client_id: 'server', client_secret: 'of-the-server', redirect_uris: [...redirectUris] },
      { client_id: 'spa', redirect_uris: [...redirectUris], token_endpoint_auth_method: 'none' },
    ],
    cookies: { keys: ['of-the-test'] },
    clientBasedCORS: () => true,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: kind.isDeveloper === true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    ...(kind.asksForConsent === true
      ? {}
      : {
          async loadExistingGrant({ oidc }) {
            const grant = new oidc.provider.Grant({
              clientId: oidc.client?.clientId ?? '',
              accountId: oidc.session?.accountId ?? '',
            });
            grant.addOIDCScope('openid');
            await grant.save();
            return grant;
          },
        }),
  };
}

const given = new Map<string, Record<string, string>>();

/** The interaction pages of the test: they check what they get. */
async function interact(
  provider: Provider,
  kind: ProviderKind,
  foreign: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  const known = given.get(details.uid) ?? {};
  const values = { ...known, ...Object.fromEntries(new URLSearchParams(await bodyOf(request))) };
  given.set(details.uid, values);
  if (details.prompt.name === 'consent' && request.method === 'POST') {
    const grant = new provider.Grant({ accountId: USER, clientId: String(details.params['client_id']) });
    grant.addOIDCScope('openid');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  }
  if (details.prompt.name === 'consent') return page(response, 'Allow access', '', '', 'Allow');
  const isNamed = !kind.isTwoPages || values['login'] !== undefined;
  const isRight = values['login'] === USER && values['password'] === PASSWORD;
  const isCoded = !kind.asksForCode || [0, 30_000].some((ms) => values['code'] === codeAt(Date.now() - ms));
  const script = (kind.script ?? '').replaceAll('{foreign}', foreign);
  if (isNamed && isRight && isCoded)
    return provider.interactionFinished(request, response, { login: { accountId: USER } });
  if (isNamed && isRight) return page(response, 'Verify', '<label>One-time code <input name=code></label>', '');
  if (kind.isTwoPages && !isNamed) return page(response, 'Sign in', '<input name=login type=email>', script);
  const user = kind.isTwoPages ? '' : '<input name=login autocomplete=username>';
  page(response, 'Sign in', `${user}<input name=password type=password>`, script);
}

function codeAt(ms: number): string | null {
  return totp(TOTP_SECRET, new Date(ms));
}

function page(response: ServerResponse, title: string, fields: string, script: string, button = 'Continue'): void {
  const form = `<form method=post>${fields}<button>${button}</button></form>`;
  respond(response, 200, `<!doctype html><title>${title}</title><h1>${title}</h1>${script}${form}`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** An application that keeps the session on its server. `providerOf` is called late, because each needs the address of the other. */
export function serverApplication(providerOf: () => string, pages: Readonly<Record<string, string>> = {}) {
  return logged((url) => {
    const application = new ServerApplication(url, providerOf);
    return (request, response) => {
      const own = pages[new URL(request.url ?? '', url).pathname];
      return own === undefined
        ? application.handle(request, response)
        : respond(response, 200, own.replaceAll('{provider}', providerOf()));
    };
  });
}

class ServerApplication {
  readonly #url: string;
  readonly #providerOf: () => string;
  /** Verifiers by state. */
  readonly #begun = new Map<string, string>();
  readonly #sessions = new Set<string>();

  constructor(url: string, providerOf: () => string) {
    this.#url = url;
    this.#providerOf = providerOf;
  }

  handle(request: IncomingMessage, response: ServerResponse): unknown {
    const { pathname, searchParams } = new URL(request.url ?? '', this.#url);
    const { cookie = '' } = request.headers;
    switch (pathname) {
      case '/':
        return respond(response, 200, '<!doctype html><title>Club</title><h1>Club</h1><a href="/login">Sign in</a>');
      case '/login':
        return redirect(response, '/start');
      case '/start':
        return this.#start(response);
      case '/callback':
        return this.#finish(searchParams, cookieOf(cookie, 'flow'), response);
      case '/settings':
        if (!this.#sessions.has(cookieOf(cookie, 'sid'))) return redirect(response, '/start');
        return respond(
          response,
          200,
          `<!doctype html><title>Settings ${cookie}</title><h1>Settings</h1><a href="/">Home</a><!-- password: ${PASSWORD} ${cookie} -->`,
        );
      default:
        return respond(response, 404, '<!doctype html><title>Nothing here</title>');
    }
  }

  #start(response: ServerResponse): void {
    const [state, verifier] = [randomBytes(12).toString('hex'), randomBytes(32).toString('hex')];
    this.#begun.set(state, verifier);
    const query = new URLSearchParams({
      client_id: 'server',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${this.#url}/callback`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
    });
    redirect(response, `${this.#providerOf()}/auth?${query}`, `flow=${state}`);
  }

  async #finish(query: URLSearchParams, state: string, response: ServerResponse): Promise<void> {
    if (query.get('state') !== state) return redirect(response, '/failed');
    const answer = await fetch(`${this.#providerOf()}/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from('server:of-the-server').toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: query.get('code') ?? '',
        redirect_uri: `${this.#url}/callback`,
        code_verifier: this.#begun.get(state) ?? '',
      }),
    });
    if (!answer.ok) return redirect(response, '/failed');
    const sid = randomBytes(12).toString('hex');
    this.#sessions.add(sid);
    redirect(response, '/settings', `sid=${sid}`);
  }
}

function cookieOf(cookies: string, name: string): string {
  return new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookies)?.[1] ?? '';
}

function redirect(response: ServerResponse, to: string, cookie?: string): void {
  const set = cookie === undefined ? {} : { 'Set-Cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax` };
  response.writeHead(302, { Location: to, ...set }).end();
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const SHELL = '<!doctype html><title>App</title><div id="root">…</div><script type="module" src="/app.js"></script>';

/** An application in one page, which keeps the token in the browser and sends it as Authorization. */
export function pageApplication(providerOf: () => string, keeps: 'memory' | 'sessionStorage') {
  return logged((url) => async (request, response) => {
    const { pathname } = new URL(request.url ?? '', url);
    const script = { 'Content-Type': 'text/javascript' };
    if (pathname === '/app.js') return respond(response, 200, spa(providerOf(), url, keeps), script);
    if (pathname === '/' || pathname === '/cb') return respond(response, 200, SHELL);
    if (pathname !== '/api/me') return respond(response, 404, '{}', JSON_TYPE);
    const isUser = await knows(providerOf(), request.headers.authorization);
    return respond(response, isUser ? 200 : 401, '{"name":"Ann"}', JSON_TYPE);
  });
}

async function knows(provider: string, authorization: string | undefined): Promise<boolean> {
  return authorization !== undefined && (await fetch(`${provider}/me`, { headers: { authorization } })).ok;
}

function spa(provider: string, url: string, keeps: 'memory' | 'sessionStorage'): string {
  return `
const root = document.getElementById('root');
const kept = ${keeps === 'memory' ? 'null' : "sessionStorage.getItem('access_token')"};
const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const show = async (token) => {
  const answer = await fetch('/api/me', { headers: { Authorization: 'Bearer ' + token } });
  root.textContent = answer.ok ? 'Hello ' + (await answer.json()).name : 'refused';
};
const begin = async () => {
  const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem('verifier', verifier);
  const challenge = text(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  location.href = ${JSON.stringify(provider)} + '/auth?' + new URLSearchParams({ client_id: 'spa', response_type: 'code', scope: 'openid',
    redirect_uri: ${JSON.stringify(`${url}/cb`)}, code_challenge: challenge, code_challenge_method: 'S256', state: 'x' });
};
const code = new URLSearchParams(location.search).get('code');
if (kept) show(kept);
else if (code) {
  const answer = await fetch(${JSON.stringify(provider)} + '/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code',
    client_id: 'spa', code, redirect_uri: ${JSON.stringify(`${url}/cb`)}, code_verifier: sessionStorage.getItem('verifier') }) });
  const { access_token } = await answer.json();
  ${keeps === 'memory' ? '' : "sessionStorage.setItem('access_token', access_token);"}
  history.replaceState(null, '', '/');
  await show(access_token);
} else {
  root.innerHTML = '<button>Sign in</button>';
  root.querySelector('button').onclick = begin;
}`;
}
