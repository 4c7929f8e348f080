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
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    state.log.push(`${request.method} ${url.pathname}${url.search}`);
    let body = '';
    for await (const chunk of request) body += chunk;
    if (kind.intercept?.(request, response, state) === true) return;
    const exchange = new SiteExchange(kind, state, request, response, url, body);
    for (const part of PARTS) if (part(exchange)) return;
  });
  return { ...(await listen(server)), state };
}

/** One request to the site, and its response. */
class SiteExchange {
  readonly kind: LoginKind;
  readonly state: SiteState;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: string;
  /** Session id in the cookie. */
  readonly sent: string | undefined;
  readonly #cookieName: string;
  readonly #attributes: readonly string[];
  readonly #setCookies: string[] = [];

  constructor(
    kind: LoginKind,
    state: SiteState,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ) {
    this.kind = kind;
    this.state = state;
    this.request = request;
    this.response = response;
    this.url = url;
    this.body = body;
    [this.#cookieName = '', ...this.#attributes] = (kind.cookie ?? 'sid; Path=/; HttpOnly').split('; ');
    this.sent = cookiesOf(request)[this.#cookieName];
  }

  get visitor(): Visitor | undefined {
    const bearer = /^Bearer (\S+)$/.exec(this.request.headers.authorization ?? '')?.[1];
    return this.state.visitors.get(this.sent ?? '') ?? this.state.visitors.get(bearer ?? '');
  }

  /** User and password of HTTP Basic. */
  get credentials(): string {
    return Buffer.from((this.request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
  }

  get isSignedIn(): boolean {
    if (this.kind.basic !== undefined) return this.credentials === `${USER}:${PASSWORD}`;
    return this.visitor?.isSignedIn === true;
  }

  html(markup: string, status = 200, headers: Record<string, string> = {}): true {
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': this.#setCookies };
    this.response.writeHead(status, { ...type, ...headers }).end(markup);
    return true;
  }

  json(status: number, text: string, withCookies = false): true {
    const cookies = withCookies ? { 'Set-Cookie': this.#setCookies } : {};
    this.response.writeHead(status, { 'Content-Type': 'application/json', ...cookies }).end(text);
    return true;
  }

  redirect(location: string): true {
    return this.html('', 302, { Location: location });
  }

  /** Begins a session and sets its cookie. */
  begin(isSignedIn: boolean): { readonly id: string; readonly visitor: Visitor } {
    const id = token();
    const visitor = { csrf: token(), done: new Set<number>(), isSignedIn };
    this.state.visitors.set(id, visitor);
    this.#setCookies.push([`${this.#cookieName}=${id}`, ...this.#attributes].join('; '));
    return { id, visitor };
  }

  /** A sign-in gives a new session, so that the old one cannot be fixed (OWASP ASVS 7.2.4). @returns its id */
  signIn(): string {
    this.state.signIns += 1;
    return this.begin(true).id;
  }

  signOut(): void {
    if (this.sent !== undefined) this.state.visitors.delete(this.sent);
    this.#setCookies.push(`${this.#cookieName}=; Max-Age=0; Path=/`);
  }
}

/** The parts of the site in their order; each returns true when it responded. */
const PARTS: readonly ((exchange: SiteExchange) => boolean)[] = [
  respondLogout,
  respondExtraPage,
  respondTokenEndpoint,
  respondJsonLogin,
  respondStep,
  respondPage,
];

function respondLogout(exchange: SiteExchange): boolean {
  if (exchange.url.pathname !== '/logout') return false;
  exchange.signOut();
  return exchange.redirect('/');
}

function respondExtraPage({ kind, url, request, response }: SiteExchange): boolean {
  const extra = kind.pages?.[url.pathname];
  if (extra === undefined || request.method !== 'GET') return false;
  const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'Content-Type': type }).end(extra);
  return true;
}

function respondTokenEndpoint(exchange: SiteExchange): boolean {
  if (exchange.request.method !== 'POST' || exchange.url.pathname !== exchange.kind.token) return false;
  const isClient = exchange.credentials === `${encodeURIComponent(USER)}:${PASSWORD}`;
  const grant = new URLSearchParams(exchange.body).get('grant_type');
  if (!isClient || grant !== 'client_credentials') return exchange.json(401, '{"error":"invalid_client"}');
  return exchange.json(200, JSON.stringify({ access_token: exchange.signIn(), token_type: 'Bearer' }));
}

function respondJsonLogin(exchange: SiteExchange): boolean {
  const { json } = exchange.kind;
  if (json === undefined || exchange.url.pathname !== json.path) return false;
  if (exchange.request.method !== 'POST') {
    exchange.response.writeHead(405).end();
    return true;
  }
  const form = json.grant === true ? Object.fromEntries(new URLSearchParams(exchange.body)) : null;
  if (form !== null && form['grant_type'] !== 'password') return exchange.json(422, '{"detail":[{"msg":"missing"}]}');
  const values = form ?? jsonOf(exchange.body);
  const isRight = values[json.user] === USER && values[json.password ?? 'password'] === PASSWORD;
  if (!isRight) return exchange.json(...(json.refusal ?? ([401, '{"message":"Invalid credentials"}'] as const)));
  const usual = json.gives === 'token' ? '{"token":"{token}"}' : '{"ok":true}';
  const success = (json.success ?? usual).replace('{token}', exchange.signIn());
  return exchange.json(200, success, json.gives === 'cookie');
}

function respondStep(exchange: SiteExchange): boolean {
  const { kind, url, request, body } = exchange;
  const steps = kind.steps ?? [];
  const at = steps.findIndex(({ path, action }) =>
    [path, action].some((address) => address?.split('?')[0] === url.pathname),
  );
  const step = steps[at];
  if (step === undefined) return false;
  const visitor = exchange.visitor ?? exchange.begin(false).visitor;
  const show = ({ markup, action, path }: Step, status = 200) =>
    exchange.html(markup.replaceAll('{csrf}', visitor.csrf).replaceAll('{action}', action ?? path), status);
  if (request.method === 'GET') return show(step);
  if (!isStepRight(step, new URLSearchParams(body), visitor) || (at > 0 && !visitor.done.has(at - 1))) {
    return typeof step.refusal === 'string' ? exchange.redirect(step.refusal) : show(step, step.refusal);
  }
  visitor.done.add(at);
  const next = steps[at + 1];
  if (next !== undefined) return next.path === step.path ? show(next) : exchange.redirect(next.path);
  exchange.signIn();
  return exchange.redirect(kind.home ?? '/');
}

function isStepRight(step: Step, form: URLSearchParams, visitor: Visitor): boolean {
  const isSent = (field: string | undefined, value: string) => field === undefined || form.get(field) === value;
  return (
    isSent(step.csrf, visitor.csrf) &&
    isSent(step.user, USER) &&
    isSent(step.password, PASSWORD) &&
    (step.code === undefined || codes().includes(form.get(step.code))) &&
    Object.entries(step.requires ?? {}).every(([field, value]) => form.get(field) === value)
  );
}

function respondPage(exchange: SiteExchange): boolean {
  const { kind, url } = exchange;
  const home = kind.home ?? '/';
  if (exchange.isSignedIn)
    return exchange.html(kind.homeMarkup ?? HOME, [home, '/settings'].includes(url.pathname) ? 200 : 404);
  if (kind.basic !== undefined) return exchange.html('no', 401, { 'WWW-Authenticate': `Basic realm="${kind.basic}"` });
  if (typeof kind.nobody === 'object')
    return url.pathname === '/' ? exchange.html(kind.nobody.markup) : exchange.html('<p>Not found', 404);
  const [first] = kind.steps ?? [];
  if (kind.nobody === 'redirect' && first !== undefined) return exchange.redirect(first.path);
  return exchange.html('<p>Unauthorized', 401);
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
