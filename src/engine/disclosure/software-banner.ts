import type { HeaderList } from '../core/evidence/http.ts';
import { headerValues } from '../core/evidence/http.ts';

export interface SoftwareBanner {
  /** Header it stands in. */
  readonly header: string;
  /** Lower-case product name, for example `nginx`, `php`, `microsoft-iis`. */
  readonly product: string;
  readonly version: string;
}

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

/** Products with their versions, as the headers of an answer name them. */
export function softwareBanners(headers: HeaderList): SoftwareBanner[] {
  return HEADERS.flatMap((name) =>
    headerValues(headers, name).flatMap((value) => {
      const text = value.slice(0, 500);
      const fixed = FIXED[name];
      if (fixed !== undefined) return /^\d/.test(text) ? [{ header: name, product: fixed, version: text.trim() }] : [];
      return [...text.matchAll(/([A-Za-z][\w.+-]{1,40}?)[/ (](?:v)?(\d+(?:\.\d+){0,4}[\w.-]{0,20})/g)].map((match) => ({
        header: name,
        product: (match[1] ?? '').toLowerCase(),
        version: match[2] ?? '',
      }));
    }),
  );
}
