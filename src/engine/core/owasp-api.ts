import table from '../data/owasp.json' with { type: 'json' };

/** A category of the OWASP API Security Top 10:2023 with the checks that see a part of it from outside. */
interface OwaspApiCategory {
  /** For example `API1:2023`. */
  readonly id: string;
  readonly name: string;
  readonly checks: readonly string[];
}

/**
 * OWASP maps no weaknesses (CWE) to these categories, so that the checks are named. API6 is about the purpose of a request, and API10
 * about services that the API itself calls: neither is visible from outside.
 * Source: the pages of the categories at https://owasp.org/API-Security/editions/2023/en/0x11-t10/.
 */
export const OWASP_API_TOP_10: readonly OwaspApiCategory[] = table.api;

/** Categories of the OWASP API Security Top 10:2023 for a check, as `API1:2023 Broken Object Level Authorization`. */
export function owaspApiTitles(checkId: string): string[] {
  return OWASP_API_TOP_10.filter(({ checks }) => checks.includes(checkId)).map(({ id, name }) => `${id} ${name}`);
}
