import type { DetectedServer } from '../core/evidence/content.ts';
import { type Exchange, type HeaderList, headerValues } from '../core/evidence/http.ts';

export interface SoftwareBanner {
  readonly header: string;
  /** Lower-case product name, for example `nginx`, `php`, `microsoft-iis`. */
  readonly product: string;
  readonly version: string;
}

const SERVERS_MAX = 1_000;
const HEADERS = [
  'Server',
  'X-Powered-By',
  'X-AspNet-Version',
  'X-AspNetMvc-Version',
  'X-Generator',
  'X-Runtime-Version',
];
const FIXED: Readonly<Record<string, string>> = {
  'X-AspNet-Version': 'asp.net',
  'X-AspNetMvc-Version': 'asp.net-mvc',
};

/** Products with their versions that responses name, each once per address. */
export function serversIn(exchanges: Iterable<Exchange>): DetectedServer[] {
  const found = new Map<string, DetectedServer>();
  for (const { request, response } of exchanges)
    for (const { header, product: name, version } of softwareBanners(response.headers)) {
      const key = `${header} ${name} ${version} ${request.url}`;
      if (!found.has(key) && found.size < SERVERS_MAX)
        found.set(key, { name, version, url: request.url, method: request.method, header });
    }
  return [...found.values()];
}

/** Products with their versions in the headers of a response. */
export function softwareBanners(headers: HeaderList): SoftwareBanner[] {
  return HEADERS.flatMap((name) =>
    headerValues(headers, name).flatMap((value) => {
      const text = value.slice(0, 500);
      const fixed = FIXED[name];
      if (fixed !== undefined) {
        const version = /^\d[\w.-]{0,40}/.exec(text)?.[0];
        return version === undefined ? [] : [{ header: name, product: fixed, version }];
      }
      return [...text.matchAll(/([A-Za-z][\w.+-]{1,40}?)[/ (](?:v)?(\d+(?:\.\d+){0,4}[\w.-]{0,20})/g)].map((match) => ({
        header: name,
        product: (match[1] ?? '').toLowerCase(),
        version: match[2] ?? '',
      }));
    }),
  );
}
