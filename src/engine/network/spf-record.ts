/** One term of an SPF record (RFC 7208, section 4.6.1). */
export interface SpfTerm {
  readonly kind: 'mechanism' | 'modifier';
  readonly qualifier: '+' | '-' | '~' | '?';
  /** Lower case, for example `include` or `redirect`. */
  readonly name: string;
  /** What follows the colon or the equals sign; empty when there is none. */
  readonly value: string;
}

const MECHANISMS = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);
const WITH_VALUE = new Set(['include', 'exists', 'ip4', 'ip6']);
/** Terms that need a DNS lookup (section 4.6.4). */
const LOOKUPS = new Set(['include', 'a', 'mx', 'ptr', 'exists']);

/** True for a TXT record with the SPF version tag: `v=spf1` alone or followed by a space (section 4.5). */
export function isSpf(record: string): boolean {
  return /^v=spf1( |$)/i.test(record);
}

/** @returns the terms, or an error that names the invalid word */
export function parseSpf(record: string): { readonly terms: readonly SpfTerm[] } | { readonly error: string } {
  const terms: SpfTerm[] = [];
  for (const word of record.trim().split(/ +/).slice(1)) {
    const term = modifierOf(word) ?? mechanismOf(word);
    if ('error' in term) return term;
    terms.push(term);
  }
  return { terms };
}

function modifierOf(word: string): SpfTerm | null {
  const [, name, value = ''] = /^([a-z][\w.-]*)=(.*)$/i.exec(word) ?? [];
  return name === undefined ? null : { kind: 'modifier', qualifier: '+', name: name.toLowerCase(), value };
}

function mechanismOf(word: string): SpfTerm | { readonly error: string } {
  const [, qualifier, written = '', separator, rest = ''] =
    /^([+\-~?]?)([a-z][a-z0-9]*)(?:([:/])(.*))?$/i.exec(word) ?? [];
  const name = written.toLowerCase();
  if (!MECHANISMS.has(name)) return { error: `unknown term "${word.slice(0, 60)}"` };
  const value = separator === ':' ? rest : '';
  if (WITH_VALUE.has(name) && value === '') return { error: `"${word.slice(0, 60)}" lacks its value` };
  return { kind: 'mechanism', qualifier: (qualifier || '+') as SpfTerm['qualifier'], name, value };
}

/** Terms after `all` are never reached (section 5.1), except that a redirect then does not count either. */
export function effectiveTerms(terms: readonly SpfTerm[]): readonly SpfTerm[] {
  const mechanisms = terms.filter(({ kind }) => kind === 'mechanism');
  const all = mechanisms.findIndex(({ name }) => name === 'all');
  if (all >= 0) return mechanisms.slice(0, all + 1);
  return [...mechanisms, ...terms.filter(({ kind, name }) => kind === 'modifier' && name === 'redirect')];
}

export function costsLookup({ name }: SpfTerm): boolean {
  return LOOKUPS.has(name) || name === 'redirect';
}
