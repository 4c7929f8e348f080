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

/**
 * OWASP Top 10:2025: the ten categories with the weaknesses (CWE numbers) that OWASP maps to each.
 * Source: the section "List of Mapped CWEs" of each category's page at https://owasp.org/Top10/2025/ (249 CWEs in all, no
 * CWE in two categories). The category of a check follows from its CWE.
 */
export interface OwaspCategory {
  /** For example `A01:2025`. */
  readonly id: string;
  readonly name: string;
  readonly cwe: readonly number[];
}

export const OWASP_TOP_10: readonly OwaspCategory[] = table.top10.map(({ cwe, ...category }) => ({
  ...category,
  cwe: cwe.flatMap((line) => line.split(' ').map(Number)),
}));

const CATEGORY_OF: ReadonlyMap<string, string> = new Map(
  OWASP_TOP_10.flatMap(({ id, cwe }) => cwe.map((number): [string, string] => [`CWE-${number}`, id])),
);

/**
 * Categories of the OWASP Top 10:2025 for a list of weaknesses, by the official mapping.
 * @param cwe for example `['CWE-319']`; unmapped weaknesses are ignored
 * @returns category ids such as `A04:2025`, sorted, each once
 */
export function owaspOf(cwe: readonly string[]): string[] {
  return [...new Set(cwe.flatMap((id) => CATEGORY_OF.get(id) ?? []))].sort();
}

/** `A04:2025 Cryptographic Failures` for `A04:2025`; an unknown id is returned unchanged. */
export function owaspTitle(id: string): string {
  const category = OWASP_TOP_10.find((entry) => entry.id === id);
  return category === undefined ? id : `${category.id} ${category.name}`;
}
