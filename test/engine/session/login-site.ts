import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { totp } from '../../../src/engine/session/totp.ts';
import { listen } from '../../helpers/listen.ts';

export const USER = 'ann@site.example';
export const PASSWORD = 'walnut-Harbor-62';
export const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** One page of a sign-in: a form with the names of its fields. */
export interface Step {
  readonly path: string;
  /** Where it is sent; default: the path. */
  readonly action?: string;
  /** `{csrf}` is replaced by a token bound to the visitor's session; `{action}` by the action. */
  readonly markup: string;
  /** Field with the CSRF token, which must be right. */
  readonly csrf?: string;
  /** Fields that must be sent as they are in the markup. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly password?: string;
  readonly code?: string;
  /** Response to wrong values: the form again with this status, or a redirect. Default 200. */
  readonly refusal?: number | string;
}

export interface JsonLogin {
  readonly path: string;
  readonly user: string;
  readonly password?: string;
  /** Reads the password grant of OAuth instead (RFC 6749, section 4.3), and refuses JSON with 422. */
  readonly grant?: true;
  /** How the session is given. */
  readonly gives: 'token' | 'cookie';
  /** Body of a success, with `{token}`. */
  readonly success?: string;
  /** Status and body of a refusal. Default 401. */
  readonly refusal?: readonly [number, string];
}

export interface LoginKind {
  readonly steps?: readonly Step[];
  readonly json?: JsonLogin;
  /** Realm of HTTP Basic. */
  readonly basic?: string;
  /** Path of an OAuth token endpoint. */
  readonly token?: string;
  /** Name and attributes of the session cookie. */
  readonly cookie?: string;
  /** What nobody gets for a page: a redirect to the sign-in, 401, or a public page with this markup. */
  readonly nobody: 'redirect' | 'refused' | { readonly markup: string };
  /** Path of the page behind the sign-in; default `/`. */
  readonly home?: string;
  readonly homeMarkup?: string;
  /** Further responses by path: markup, or a script if the path ends in `.js`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Changes a response before the rest of the site sees the request. @returns true when it responded */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse, site: SiteState) => boolean;
}

interface Visitor {
  readonly csrf: string;
  /** Steps done. */
  readonly done: Set<number>;
  isSignedIn: boolean;
}

export interface SiteState {
  readonly visitors: Map<string, Visitor>;
  /** Paths with their method, as requested. */
  readonly log: string[];
  /** Number of successful sign-ins. */
  signIns: number;
}

/** The code of now and the one before, for a slow network (RFC 6238, section 5.2). */
const codes = () => [0, 30_000].map((ms) => totp(TOTP_SECRET, new Date(Date.now() - ms)));
const token = () => randomBytes(12).toString('hex');
const HOME =
  '<!doctype html><title>Home</title><h1>Welcome, Ann</h1><a href="/settings">Settings</a> <a href="/logout">Log out</a>';

/** A site that signs in as the kind says. */
export async function loginSite(kind: LoginKind) {
  const state: SiteState = { visitors: new Map(), log: [], signIns: 0 };
  const cookie = kind.cookie ?? 'sid; Path=/; HttpOnly';
  const [name = '', ...attributes] = cookie.split('; ');
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    state.log.push(`${request.method} ${url.pathname}${url.search}`);
    let body = '';
    for await (const chunk of request) body += chunk;
    if (kind.intercept?.(request, response, state) === true) return;
    const sent = cookiesOf(request)[name];
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    let visitor = state.visitors.get(sent ?? '') ?? state.visitors.get(bearer ?? '');
    const setCookies: string[] = [];
    const html = (markup: string, status = 200, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': setCookies, ...headers });
      response.end(markup);
    };
    const redirect = (location: string) => html('', 302, { Location: location });
    const begin = (isSignedIn: boolean): [string, Visitor] => {
      const id = token();
      const fresh = { csrf: token(), done: new Set<number>(), isSignedIn };
      state.visitors.set(id, fresh);
      return [id, fresh];
    };
    // A sign-in gives a new session, so that the old one cannot be fixed (OWASP ASVS 7.2.4).
    const signIn = () => {
      state.signIns += 1;
      const [id] = begin(true);
      setCookies.push([`${name}=${id}`, ...attributes].join('; '));
      return id;
    };
    if (url.pathname === '/logout') {
      if (sent !== undefined) state.visitors.delete(sent);
      setCookies.push(`${name}=; Max-Age=0; Path=/`);
      return redirect('/');
    }
    const credentials = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    const isSignedIn = kind.basic === undefined ? visitor?.isSignedIn === true : credentials === `${USER}:${PASSWORD}`;
    const extra = kind.pages?.[url.pathname];
    if (extra !== undefined && request.method === 'GET') {
      const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      return response.writeHead(200, { 'Content-Type': type }).end(extra);
    }
    if (request.method === 'POST' && url.pathname === kind.token) {
      const form = new URLSearchParams(body);
      const isRight =
        credentials === `${encodeURIComponent(USER)}:${PASSWORD}` && form.get('grant_type') === 'client_credentials';
      const text = isRight
        ? JSON.stringify({ access_token: signIn(), token_type: 'Bearer' })
        : '{"error":"invalid_client"}';
      return response.writeHead(isRight ? 200 : 401, { 'Content-Type': 'application/json' }).end(text);
    }
    const { json } = kind;
    if (json !== undefined && url.pathname === json.path) {
      if (request.method !== 'POST') return response.writeHead(405).end();
      const form = json.grant === true ? Object.fromEntries(new URLSearchParams(body)) : null;
      if (form !== null && form['grant_type'] !== 'password')
        return response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"detail":[{"msg":"missing"}]}');
      const values = form ?? jsonOf(body);
      const isRight = values[json.user] === USER && values[json.password ?? 'password'] === PASSWORD;
      const [status, text] = isRight ? [200, ''] : (json.refusal ?? [401, '{"message":"Invalid credentials"}']);
      const id = isRight ? signIn() : '';
      const success = (json.success ?? (json.gives === 'token' ? '{"token":"{token}"}' : '{"ok":true}')).replace(
        '{token}',
        id,
      );
      const headers = {
        'Content-Type': 'application/json',
        ...(isRight && json.gives === 'cookie' ? { 'Set-Cookie': setCookies } : {}),
      };
      return response.writeHead(status, headers).end(isRight ? success : text);
    }
    const steps = kind.steps ?? [];
    const at = steps.findIndex(
      (step) => step.path.split('?')[0] === url.pathname || step.action?.split('?')[0] === url.pathname,
    );
    const step = steps[at];
    if (step !== undefined) {
      if (visitor === undefined) {
        const [id, fresh] = begin(false);
        visitor = fresh;
        setCookies.push([`${name}=${id}`, ...attributes].join('; '));
      }
      const show = (shown: Step, status = 200) =>
        html(
          shown.markup.replaceAll('{csrf}', visitor?.csrf ?? '').replaceAll('{action}', shown.action ?? shown.path),
          status,
        );
      if (request.method === 'GET') return show(step);
      const form = new URLSearchParams(body);
      const wrong =
        (step.csrf !== undefined && form.get(step.csrf) !== visitor.csrf) ||
        (step.user !== undefined && form.get(step.user) !== USER) ||
        (step.password !== undefined && form.get(step.password) !== PASSWORD) ||
        (step.code !== undefined && !codes().includes(form.get(step.code))) ||
        Object.entries(step.requires ?? {}).some(([field, value]) => form.get(field) !== value) ||
        (at > 0 && !visitor.done.has(at - 1));
      if (wrong && typeof step.refusal === 'string') return redirect(step.refusal);
      if (wrong) return show(step, Number(step.refusal ?? 200));
      visitor.done.add(at);
      const next = steps[at + 1];
      if (next !== undefined) return next.path === step.path ? show(next) : redirect(next.path);
      signIn();
      return redirect(kind.home ?? '/');
    }
    if (isSignedIn)
      return html(
        kind.homeMarkup ?? HOME,
        url.pathname === (kind.home ?? '/') || url.pathname === '/settings' ? 200 : 404,
      );
    if (kind.basic !== undefined) return html('no', 401, { 'WWW-Authenticate': `Basic realm="${kind.basic}"` });
    if (kind.nobody === 'redirect' && steps[0] !== undefined) return redirect(steps[0].path);
    if (kind.nobody === 'refused' || kind.nobody === 'redirect') return html('<p>Unauthorized', 401);
    if (url.pathname !== '/') return html('<p>Not found', 404);
    return html(kind.nobody.markup);
  });
  return { ...(await listen(server)), state };
}

/** For `intercept`. */
export function respond(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): true {
  response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
  return true;
}

function cookiesOf(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, value]));
}

function jsonOf(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
