import table from './takeover-providers.json' with { type: 'json' };

export interface TakeoverProvider {
  readonly provider: string;
  /** Host names of the provider end in one of these. */
  readonly suffixes: readonly string[];
  /** A name that does not exist can be registered by anyone. */
  readonly nxdomain: boolean;
  /** What the provider's page says about an unclaimed name. */
  readonly page: RegExp | null;
}

/** Providers whose host names anyone can claim. */
const TAKEOVER_PROVIDERS: readonly TakeoverProvider[] = table.providers.map((row) => ({
  ...row,
  page: row.page === null ? null : new RegExp(row.page),
}));

/** The provider of a host name. */
export function takeoverProviderOf(name: string): TakeoverProvider | null {
  return TAKEOVER_PROVIDERS.find(({ suffixes }) => suffixes.some((suffix) => name.endsWith(`.${suffix}`))) ?? null;
}
