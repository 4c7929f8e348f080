import type { Login } from '../../contract/login.ts';
import {
  type NamedSecret,
  named,
  secretsOfCookie,
  secretsOfHeaders,
  secretsOfLogin,
} from '../../shared/secrets/secret-values.ts';
import type { Credentials } from '../core/credentials.ts';
import { type HeaderList, headerValues } from '../core/evidence/http.ts';
import type { PageStorage } from '../core/login-view.ts';
import { CookieJar } from '../web/cookie-jar.ts';

/** Shorter values that the target gave are parts of ordinary words. */
const ISSUED_LENGTH_MIN = 6;
/** Tokens in one stored value. */
const TOKENS_MAX = 20;

/** Cookies, token and headers of one identity. */
export class SessionCredentials implements Credentials {
  readonly cookies: CookieJar;
  /** Value of the Authorization header, or null. */
  authorization: string | null = null;
  /** Headers that the application named itself. */
  tokenHeaders: HeaderList = [];
  readonly #host: string;
  #storage: PageStorage | null = null;
  readonly #login: Login;
  /** Values that the target gave, with the secrets in each: a cookie that each response changes has hundreds. */
  readonly #issued = new Map<string, readonly string[]>();
  /** Cookies that scripts set, whose values may be words. */
  readonly #ofScripts = new Map<string, string>();

  /**
   * @param host of the target, lower case
   * @param now milliseconds since 1970
   */
  constructor(host: string, login: Login, now: () => number) {
    this.#login = login;
    this.#host = host;
    this.cookies = new CookieJar(host, now);
    for (const cookie of login.cookies ?? []) this.cookies.add(cookie);
    if (login.local_storage !== undefined) this.keep({ localStorage: login.local_storage, sessionStorage: {} });
  }

  headersFor(url: string): HeaderList {
    const cookie = this.cookies.headerFor(url);
    const given = Object.entries(this.#login.headers ?? {});
    const isGiven = given.some(([name]) => name.toLowerCase() === 'authorization');
    return [
      ...given,
      ...(this.authorization === null || isGiven ? [] : [['Authorization', this.authorization] as const]),
      ...this.tokenHeaders,
      ...(cookie === null ? [] : [['Cookie', cookie] as const]),
    ];
  }

  /** Requests carry a token in this header from now on. */
  carry(name: string, value: string): void {
    const isAuthorization = name.toLowerCase() === 'authorization';
    this.authorization = isAuthorization ? value : null;
    this.tokenHeaders = isAuthorization ? [] : [[name, value]];
  }

  store(url: string, headers: HeaderList): void {
    const fields = headerValues(headers, 'set-cookie');
    if (fields.length === 0) return;
    this.cookies.store(url, fields);
    const ofScripts = new Set(this.#ofScripts.values());
    for (const value of this.cookies.values()) if (!ofScripts.has(value)) this.#note(value);
  }

  /** A cookie that a script of the target set. */
  add(name: string, value: string): void {
    this.cookies.add({ name, value });
    this.#ofScripts.set(name, value);
    this.#issue(value);
  }

  /** What the application keeps in the browser of the user, or null. */
  get storage(): PageStorage | null {
    return this.#storage;
  }

  keep(storage: PageStorage): void {
    this.#storage = { ...storage, cookies: Object.fromEntries(this.#ofScripts) };
    const { localStorage, sessionStorage } = storage;
    for (const value of [...Object.values(localStorage), ...Object.values(sessionStorage)]) this.#issue(value);
  }

  /** Notes the parts of a text that look like a token; others are words of the application. */
  #issue(text: string): void {
    const parts = text.slice(0, 16_384).match(/[\w.~+=-]{20,}/g) ?? [];
    for (const part of parts.slice(0, TOKENS_MAX)) if (/\d/.test(part) && !this.#host.includes(part)) this.#note(part);
  }

  #note(value: string): void {
    if (value.length >= ISSUED_LENGTH_MIN && !this.#issued.has(value)) this.#issued.set(value, secretsOfCookie(value));
  }

  secrets(): readonly NamedSecret[] {
    return [
      ...secretsOfLogin(this.#login),
      ...secretsOfHeaders(this.authorization === null ? {} : { Authorization: this.authorization }),
      ...secretsOfHeaders(Object.fromEntries(this.tokenHeaders)),
      ...named('COOKIE', [...this.#issued.values()].flat()),
    ];
  }
}
