import { record } from '../../../shared/records.ts';
import { type Attempt, type HeaderList, hasResponse, headerValues } from '../../core/evidence/http.ts';
import type { LoginBrowserOptions } from '../../core/login-browser.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';
import type { CdpParameters } from '../cdp/cdp-connection.ts';
import { forwardedHeaders } from './request-rule.ts';

/** Headers that the browser adds, and the server needs with a body. */
const OF_BODY = /^(?:content-type|accept|origin|referer)$/i;
const COOKIES_MAX = 100;

type Options = Pick<LoginBrowserOptions, 'providers' | 'fetchProvider' | 'hasCookie'>;

/** The requests of a sign-in to identity providers. Their cookies stay in the browser, which ends with the sign-in. */
export class ProviderRequests {
  fault: string | null = null;
  readonly #options: Options;
  /** Names of cookies that a provider set for its own host. */
  readonly #cookies = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
  }

  isAt(url: string): boolean {
    return this.#options.providers.includes(URL.parse(url)?.origin ?? '');
  }

  /** True for a cookie that is none of the application's, although its host may be the same. */
  owns(cookie: string): boolean {
    return this.#cookies.has(cookie);
  }

  async send(method: string, url: string, raw: CdpParameters, body?: string): Promise<Attempt> {
    const attempt = await this.#options.fetchProvider({
      method,
      url,
      headers: this.#headers(raw),
      ...(body === undefined ? {} : { body }),
    });
    if (!hasResponse(attempt)) this.fault ??= `${URL.parse(url)?.origin}: ${attempt.failure.message}`;
    else
      for (const cookie of headerValues(attempt.response.headers, 'set-cookie')
        .slice(0, COOKIES_MAX)
        .map(parseSetCookie))
        if (cookie !== null && cookie.domain === null) this.#cookies.add(cookie.name);
    return attempt;
  }

  /** With the cookies of the browser, which are those of the provider; a host may have some of the application on another port. */
  #headers(raw: CdpParameters): HeaderList {
    const isOwn = (pair: string) => {
      const name = pair.split('=', 1)[0]?.trim() ?? '';
      return this.#cookies.has(name) || !this.#options.hasCookie(name);
    };
    const sent = forwardedHeaders(record(raw['headers']), undefined).flatMap(([name, value]): [string, string][] => {
      if (name !== 'Cookie') return [[name, value]];
      const own = value.split(';').filter(isOwn).join(';').trim();
      return own === '' ? [] : [[name, own]];
    });
    const names = new Set(sent.map(([name]) => name.toLowerCase()));
    return [...sent, ...ofBody(raw).filter(([name]) => !names.has(name.toLowerCase()))];
  }
}

/** The headers of a paused request that can be forwarded. */
export function entriesOf(raw: CdpParameters): [string, string][] {
  return Object.entries(record(raw['headers'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[\t\x20-\x7e]{0,2000}$/.test(entry[1]),
  );
}

export function ofBody(raw: CdpParameters): [string, string][] {
  return entriesOf(raw).filter(([name]) => OF_BODY.test(name));
}
