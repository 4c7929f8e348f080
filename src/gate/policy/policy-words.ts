import type { ConfigIgnoreRule } from '../inputs/config-schema.ts';

const ITEMS_SHOWN = 5;

/** What an ignore rule matches, why and how long: `exposure.env below /legacy (honeypot, until 2027-03-31)`. */
export function ruleInWords({ check, path, fingerprint, reason, expires }: ConfigIgnoreRule): string {
  const what = check ?? (fingerprint === undefined ? 'every finding' : 'the finding');
  const print = fingerprint === undefined ? '' : ` ${fingerprint}`;
  const where = path === undefined ? '' : ` below ${path}`;
  return `${what}${print}${where} (${reason}${expires === undefined ? '' : `, until ${expires}`})`;
}

/** The first items of a list, with the number of the others. */
export function some(items: readonly string[]): string {
  const rest = items.length - ITEMS_SHOWN;
  return `${items.slice(0, ITEMS_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
