import { record } from '../../../shared/records.ts';
import { SecretMasker } from '../../../shared/secrets/secret-masker.ts';
import { type Attempt, type HeaderList, hasResponse } from '../../core/evidence/http.ts';
import type { LoginAnswer, LoginBrowserOptions, LoginTraffic } from '../../core/login-browser.ts';
import { isHarmfulLink } from '../../crawl/link-policy.ts';
import { jsonOf, saysRefused } from '../../web/token-in.ts';
import type { CdpParameters } from '../cdp/cdp-connection.ts';
import { entriesOf, ofBody, ProviderRequests } from './provider-requests.ts';
import { forwardedHeaders, type PausedRequest } from './request-rule.ts';
import { BODY_BYTES_MAX } from './traffic.ts';

const POSTS_MAX = 8;
const READS_MAX = 80;
/** Okta sends five POSTs for a password and a code, Entra four and one back to the application, each with requests of its own. */
const WITH_PROVIDER = 3;
const NAMED_MAX = 10;
const READ_LISTED_MAX = 20;
const SENT_BYTES_MAX = 64 * 1024;
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
  leak: string | null = null;
  leftTo: string | null = null;
  readonly blocked = new Set<string>();
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
  readonly #times: number;
  /** The page shows a document of a provider. */
  #isAway = false;
  /** The document that is requested is where a provider sends the user: its address holds a code that counts once. */
  #isReturn = false;
  readonly #providers: ProviderRequests;

  constructor(options: LoginBrowserOptions) {
    this.#options = options;
    this.#password = new SecretMasker([options.password], { lengthMin: 1 });
    this.#providers = new ProviderRequests(options);
    this.#times = options.providers.length === 0 ? 1 : WITH_PROVIDER;
    this.isFilled = options.isRecorded;
    this.isSending = options.isRecorded;
  }

  /** True for a request that must not leave: the password in a URL, and all that goes to an origin that has no part in the sign-in. */
  refuses(request: PausedRequest, raw: CdpParameters): boolean {
    const { url, isTop } = request;
    if (/^(?:data|blob|about):/.test(url)) return false;
    const origin = (URL.parse(url)?.origin ?? '').slice(0, 200);
    const isAway = this.isAtProvider(url);
    if (!isAway && origin !== this.#options.target.origin) return this.#leaves(request, raw, origin);
    if (isTop) {
      this.leftTo = null;
      this.#isReturn = this.#isAway && !isAway;
      this.#isAway = isAway;
    }
    if (!this.isFilled || !this.#isIn(url)) return false;
    this.writes += 1;
    this.isInUrl = true;
    return true;
  }

  /** Before a field was filled, what another origin gets is decided as for every page. */
  #leaves({ url, method, type, isTop }: PausedRequest, raw: CdpParameters, origin: string): boolean {
    if (isTop) this.leftTo = origin;
    if (type === 'Script' && this.blocked.size < NAMED_MAX) this.blocked.add(origin);
    if (!this.isFilled) return false;
    const isLong = this.#options.password.length >= SECRET_LENGTH_MIN;
    if (isLong && (this.#isIn(url) || this.#password.isIn(bodyOf(raw)))) this.leak ??= origin;
    if (method !== 'GET' && method !== 'HEAD') {
      this.writes += 1;
      this.offHost ??= origin;
    }
    return true;
  }

  get fault(): string | null {
    return this.#providers.fault;
  }

  isAtProvider(url: string): boolean {
    return this.#providers.isAt(url);
  }

  /** Sends a request to an identity provider; null if a sign-in does not need it. */
  atProvider(request: PausedRequest, raw: CdpParameters): Promise<Attempt | null> {
    if (request.method === 'POST') return this.post(request, raw) ?? Promise.resolve(null);
    return /^(?:GET|HEAD|OPTIONS)$/.test(request.method) ? this.get(request, raw) : Promise.resolve(null);
  }

  /** Sends a write of the page; null if it is not one of the sign-in. */
  post(request: PausedRequest, raw: CdpParameters): Promise<Attempt> | null {
    const isAway = this.isAtProvider(request.url);
    if (!this.isSending && !isAway) {
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
    if (this.#isRefused || this.#sent.size >= POSTS_MAX * this.#times || body.length > SENT_BYTES_MAX) return null;
    if (hasPassword && !this.#takeAttempt()) return null;
    const sent = this.#post(request.url, raw, body, hasPassword);
    this.#sent.set(key, sent);
    return sent;
  }

  async #post(url: string, raw: CdpParameters, body: string, hasPassword: boolean): Promise<Attempt> {
    const ofPage = !this.#isAway;
    const attempt = this.isAtProvider(url)
      ? await this.#providers.send('POST', url, raw, body)
      : await this.#options.fetch({
          method: 'POST',
          url,
          headers: [...this.#headers(raw, hasPassword), ...ofBody(raw)],
          body,
          fresh: true,
          maxBytes: BODY_BYTES_MAX,
        });
    this.#note(attempt, hasPassword, ofPage);
    return attempt;
  }

  #takeAttempt(): boolean {
    if (!this.#options.takeAttempt()) return false;
    this.#passwords += 1;
    return true;
  }

  /** @param ofPage a page of the application sent the request */
  #note(attempt: Attempt, hasPassword: boolean, ofPage = true): void {
    if (!hasResponse(attempt)) return;
    this.answers.push({ exchange: attempt, hasPassword, ofPage });
    const { status, text } = attempt.response;
    if (hasPassword && (status >= 400 || saysRefused(jsonOf(text)))) this.#isRefused = true;
  }

  /** Sends a GET or HEAD of the page; null if a sign-in does not need it. */
  async get({ url, method, type, isTop }: PausedRequest, raw: CdpParameters): Promise<Attempt | null> {
    if (NEEDLESS.has(type) || this.#reads >= READS_MAX * this.#times) return null;
    this.#reads += 1;
    if (this.isAtProvider(url)) return this.#providers.send(method, url, raw);
    const isPart = type === 'Script' || type === 'Stylesheet' || (isTop && this.#isReturn);
    const basic = this.#basicOf(raw);
    if (basic !== null && (this.#isRefused || !this.#takeAttempt())) return null;
    const attempt = await this.#options.fetch({
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers: this.#headers(raw, false),
      maxBytes: BODY_BYTES_MAX,
      fresh: type !== 'Script' && type !== 'Stylesheet',
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
      const isKnown = this.#providers.owns(name) || this.#options.hasCookie(name);
      if (name !== '' && !isKnown) this.#options.onCookie(name, value);
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

function bodyOf(raw: CdpParameters): string {
  const entries = Array.isArray(raw['postDataEntries']) ? raw['postDataEntries'] : [];
  const parts = entries.map((entry) => Buffer.from(String(record(entry)['bytes'] ?? ''), 'base64'));
  return parts.length > 0 ? Buffer.concat(parts).toString() : String(raw['postData'] ?? '');
}
