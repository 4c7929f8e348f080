/**
 * Pages of the console and their addresses. They are in the fragment, which is not sent to the service, so that ids never reach
 * an access log.
 */
export const PAGES = [
  'overview',
  'scans',
  'targets',
  'webhooks',
  'channels',
  'usage',
  'keys',
  'members',
  'audit',
] as const;
export type PageName = (typeof PAGES)[number];

export interface Route {
  readonly page: PageName | 'unknown';
  /** Id of one scan, target or webhook; null for the list. */
  readonly id: string | null;
  readonly filters: Readonly<Record<string, string>>;
}

const WITH_DETAIL: readonly string[] = ['scans', 'targets', 'webhooks'];
const ID_PATTERN = /^[a-z]{3}_[0-9a-z]{8,40}$/;
const FILTER_LENGTH_MAX = 300;

/** @param hash `location.hash`, for example `#/scans?status=running` */
export function parseRoute(hash: string): Route {
  if (linkCodeOf(hash) !== null || ssoErrorOf(hash) !== null) return { page: 'overview', id: null, filters: {} };
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  const [name = '', id, ...rest] = path.replace(/^\//, '').split('/');
  const filters = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([, value]) => value !== '' && value.length <= FILTER_LENGTH_MAX),
  );
  const page = name === '' ? 'overview' : PAGES.find((each) => each === name);
  const isId = id !== undefined && WITH_DETAIL.includes(name) && ID_PATTERN.test(id);
  if (page === undefined || rest.length > 0 || (id !== undefined && !isId))
    return { page: 'unknown', id: null, filters };
  return { page, id: id ?? null, filters };
}

/** Address of a page for `href`. Empty filters are left out. */
export function hrefOf(
  page: PageName,
  id: string | null = null,
  filters: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  const path = id === null ? page : `${page}/${encodeURIComponent(id)}`;
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

/** The code of a one-time link (`#link=CODE`), or null. */
export function linkCodeOf(hash: string): string | null {
  const match = /^#link=([\x21-\x7e]{1,200})$/.exec(hash);
  return match?.[1] ?? null;
}

/** The error that single sign-on ended with (`#sso-error=CODE&request=ID`), or null. */
export function ssoErrorOf(hash: string): { readonly code: string; readonly requestId: string } | null {
  const [, code, requestId] = /^#sso-error=([a-z_]{1,40})&request=([\w-]{1,64})$/.exec(hash) ?? [];
  return code === undefined || requestId === undefined ? null : { code, requestId };
}
