import { SecretMasker } from '../../../shared/secrets/secret-masker.ts';
import { type Attempt, type HeaderList, hasResponse } from '../../core/evidence/http.ts';
import type { LoginAnswer, LoginBrowserOptions, LoginTraffic } from '../../core/login-browser.ts';
import { isHarmfulLink } from '../../crawl/link-policy.ts';
import { jsonOf, saysRefused } from '../../web/token-in.ts';
import { type CdpParameters, record } from '../cdp/cdp-connection.ts';
import { forwardedHeaders, type PausedRequest } from './request-rule.ts';
import { BODY_BYTES_MAX } from './traffic.ts';

const POSTS_MAX = 8;
const READS_MAX = 80;
const READ_LISTED_MAX = 20;
const SENT_BYTES_MAX = 64 * 1024;
/** Of a request with a body the headers that the browser adds and the target needs. */
const OF_BODY = /^(?:content-type|accept|origin|referer)$/i;
const NEEDLESS = new Set(['Image', 'Font', 'Media', 'Ping']);
const SECRET_LENGTH_MIN = 6;
/** A token in a header that an application names itself, as vue-element-admin (`X-Token`) and OpenStack (`X-Auth-Token`) do. */
const TOKEN = /^(?=\D{0,100}\d)[\w.~+/=-]{16,4096}$/;
const TOKEN_HEADERS_MAX = 3;

/** The requests of a page during a sign-in: since the first field was filled, its POSTs to the target are sent, a few of them. */
export class SignInRequests implements LoginTraffic {
  readonly answers: LoginAnswer[] = [];
  readonly read: string[] = [];
  writes = 0;
  authorization: string | null = null;
  readonly tokenHeaders = new Map<string, string>();
  isWithheld = false;
  offHost: string | null = null;
  isInUrl = false;
  /** A field was filled: nothing leaves for another origin any more. */
  isFilled = false;
  /** The writes of the page are sent. */
  isSending = false;
  readonly #options: LoginBrowserOptions;
  readonly #sent = new Map<string, Promise<Attempt>>();
  readonly #password: SecretMasker;
  #passwords = 0;
  #isRefused = false;
  #reads = 0;

  constructor(options: LoginBrowserOptions) {
    this.#options = options;
    this.#password = new SecretMasker([options.password], { lengthMin: 1 });
  }

  /** True for a request that must not leave: the password in a URL, and all that goes to another origin. */
  refuses({ url, method }: PausedRequest): boolean {
    if (!this.isFilled || /^(?:data|blob|about):/.test(url)) return false;
    const { origin } = URL.parse(url) ?? {};
    if (origin !== this.#options.target.origin) {
      if (method !== 'GET' && method !== 'HEAD') {
        this.writes += 1;
        this.offHost ??= (origin ?? '').slice(0, 200);
      }
      return true;
    }
    if (!this.#isIn(url)) return false;
    this.writes += 1;
    this.isInUrl = true;
    return true;
  }

  /** Sends a write of the page; null if it is not one of the sign-in. */
  post(request: PausedRequest, raw: CdpParameters): Promise<Attempt> | null {
    if (!this.isSending) {
      this.isWithheld = true;
      return null;
    }
    this.writes += 1;
    const url = URL.parse(request.url);
    if (request.method !== 'POST' || url === null || isHarmfulLink(url)) return null;
    const body = bodyOf(raw);
    const key = `${request.url} ${body}`;
    const known = this.#sent.get(key);
    if (known !== undefined) return known;
    const hasPassword = this.#password.isIn(body);
    if (this.#isRefused || this.#sent.size >= POSTS_MAX || body.length > SENT_BYTES_MAX) return null;
    if (hasPassword && !this.#takeAttempt()) return null;
    const sent = this.#post(request.url, raw, body, hasPassword);
    this.#sent.set(key, sent);
    return sent;
  }

  async #post(url: string, raw: CdpParameters, body: string, hasPassword: boolean): Promise<Attempt> {
    const ofBody = entriesOf(raw).filter(([name]) => OF_BODY.test(name));
    const headers: HeaderList = [...this.#headers(raw, hasPassword), ...ofBody];
    const attempt = await this.#options.fetch({
      method: 'POST',
      url,
      headers,
      body,
      fresh: true,
      maxBytes: BODY_BYTES_MAX,
    });
    this.#note(attempt, hasPassword);
    return attempt;
  }

  #takeAttempt(): boolean {
    if (!this.#options.takeAttempt()) return false;
    this.#passwords += 1;
    return true;
  }

  #note(attempt: Attempt, hasPassword: boolean): void {
    if (!hasResponse(attempt)) return;
    this.answers.push({ exchange: attempt, hasPassword });
    const { status, text } = attempt.response;
    if (hasPassword && (status >= 400 || saysRefused(jsonOf(text)))) this.#isRefused = true;
  }

  /** Sends a GET or HEAD of the page; null if a sign-in does not need it. */
  async get({ url, method, type }: PausedRequest, raw: CdpParameters): Promise<Attempt | null> {
    if (NEEDLESS.has(type) || this.#reads >= READS_MAX) return null;
    this.#reads += 1;
    const isPart = type === 'Script' || type === 'Stylesheet';
    const basic = this.#basicOf(raw);
    if (basic !== null && (this.#isRefused || !this.#takeAttempt())) return null;
    const attempt = await this.#options.fetch({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers: this.#headers(raw, false),
      maxBytes: BODY_BYTES_MAX,
      fresh: !isPart,
    });
    if (basic !== null) this.#noteBasic(attempt, basic);
    const isRead = !isPart && this.#passwords > 0 && hasResponse(attempt) && attempt.response.status < 300;
    if (isRead && this.read.length < READ_LISTED_MAX) this.read.push(url);
    return attempt;
  }

  /** A new `Authorization: Basic` with the password, as RabbitMQ sends it, or null (RFC 7617). */
  #basicOf(raw: CdpParameters): string | null {
    const [, value] = entriesOf(raw).find(([name]) => /^authorization$/i.test(name)) ?? [];
    const encoded = /^Basic ([\w+/=-]{1,2000})$/i.exec(value ?? '')?.[1];
    if (value === undefined || encoded === undefined || !this.isFilled || value === this.authorization) return null;
    return Buffer.from(encoded, 'base64').toString().endsWith(`:${this.#options.password}`) ? value : null;
  }

  #noteBasic(attempt: Attempt, value: string): void {
    this.writes += 1;
    this.#note(attempt, true);
    if (hasResponse(attempt) && attempt.response.status < 300) this.authorization = value;
  }

  /** Without the cookies: those of the identity are the same, apart from what scripts set. */
  #headers(raw: CdpParameters, hasPassword: boolean): HeaderList {
    const headers = forwardedHeaders(record(raw['headers']), undefined);
    for (const [name, value] of headers) {
      if (name === 'Cookie') this.takeCookies(value);
      const isSession = /^authorization$/i.test(name) && !/^\S*\s*(?:null|undefined)?$|^Basic /i.test(value);
      if (isSession && this.isFilled && !hasPassword) this.authorization = value;
      else if (!hasPassword && this.#isIssued(name, value)) this.tokenHeaders.set(name, value);
    }
    return headers.filter(([name]) => name !== 'Cookie');
  }

  #isIssued(name: string, value: string): boolean {
    if (!TOKEN.test(value) || ['authorization', 'cookie'].includes(name.toLowerCase())) return false;
    if (this.tokenHeaders.size >= TOKEN_HEADERS_MAX && !this.tokenHeaders.has(name)) return false;
    return this.answers.some(
      ({ exchange: { response } }) =>
        response.text.includes(value) || response.headers.some(([, text]) => text.includes(value)),
    );
  }

  takeCookies(cookies: string): void {
    for (const pair of cookies.split(';').slice(0, 100)) {
      const [, name = '', value = ''] =
        /^\s*([!#$%&'*+.^_`|~\w-]{1,256})=([\x20-\x3a\x3c-\x7e]{0,4096})$/.exec(pair) ?? [];
      if (name !== '' && !this.#options.hasCookie(name)) this.#options.onCookie(name, value);
    }
  }

  /** Waits for the responses to what was sent. */
  async answered(): Promise<void> {
    await Promise.allSettled(this.#sent.values());
  }

  #isIn(url: string): boolean {
    if (this.#options.password.length >= SECRET_LENGTH_MIN) return this.#password.isIn(url);
    return [...new URL(url).searchParams.values()].includes(this.#options.password);
  }
}

function entriesOf(raw: CdpParameters): [string, string][] {
  return Object.entries(record(raw['headers'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[\t\x20-\x7e]{0,2000}$/.test(entry[1]),
  );
}

function bodyOf(raw: CdpParameters): string {
  const entries = Array.isArray(raw['postDataEntries']) ? raw['postDataEntries'] : [];
  const parts = entries.map((entry) => Buffer.from(String(record(entry)['bytes'] ?? ''), 'base64'));
  return parts.length > 0 ? Buffer.concat(parts).toString() : String(raw['postData'] ?? '');
}
