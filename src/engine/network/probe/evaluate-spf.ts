import type { SpfResult } from '../../core/evidence/network.ts';
import type { DnsResolver } from '../../core/resolver.ts';
import { isAbsent } from './gather-dns.ts';

/** One term of an SPF record (RFC 7208, section 4.6.1). */
interface SpfTerm {
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
function isSpf(record: string): boolean {
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
function effectiveTerms(terms: readonly SpfTerm[]): readonly SpfTerm[] {
  const mechanisms = terms.filter(({ kind }) => kind === 'mechanism');
  const all = mechanisms.findIndex(({ name }) => name === 'all');
  if (all >= 0) return mechanisms.slice(0, all + 1);
  return [...mechanisms, ...terms.filter(({ kind, name }) => kind === 'modifier' && name === 'redirect')];
}

function costsLookup({ name }: SpfTerm): boolean {
  return LOOKUPS.has(name) || name === 'redirect';
}

/** Enough to detect more than ten; bounds the queries that a hostile record can cause. */
const LOOKUPS_MAX = 30;
const DEPTH_MAX = 10;

/** Queries the SPF record of a domain with its includes, and counts the DNS lookups (RFC 7208, section 4.6.4). */
export async function evaluateSpf(resolver: DnsResolver, domain: string): Promise<SpfResult> {
  const records = await spfRecords(resolver, domain);
  const [record] = records;
  if (record === undefined || records.length > 1) return { records, lookups: null, all: null, error: null };
  const walk = new SpfWalk(resolver);
  const all = await walk.record(record, domain, 0);
  return { records, lookups: walk.lookups, all, error: walk.error };
}

async function spfRecords(resolver: DnsResolver, domain: string): Promise<string[]> {
  try {
    const records = (await resolver.resolveTxt(domain)).map((chunks) => chunks.join(''));
    return records.filter(isSpf).slice(0, 10);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

class SpfWalk {
  lookups = 0;
  error: string | null = null;
  readonly #resolver: DnsResolver;

  constructor(resolver: DnsResolver) {
    this.#resolver = resolver;
  }

  /** @returns the qualifier of the `all` that ends the record */
  async record(record: string, domain: string, depth: number): Promise<SpfResult['all']> {
    const parsed = parseSpf(record);
    if ('error' in parsed) {
      this.error ??= `${domain}: ${parsed.error}`;
      return null;
    }
    let all: SpfResult['all'] = null;
    for (const term of effectiveTerms(parsed.terms)) {
      if (term.name === 'all' && term.kind === 'mechanism') all = term.qualifier;
      if (!costsLookup(term) || this.lookups >= LOOKUPS_MAX) continue;
      this.lookups += 1;
      const isNested = term.name === 'include' || term.name === 'redirect';
      // A macro depends on the sender, so its target is unknown.
      if (!isNested || term.value.includes('%')) continue;
      const nested = await this.#nested(term.value, depth + 1);
      if (term.name === 'redirect') all = nested;
    }
    return all;
  }

  async #nested(domain: string, depth: number): Promise<SpfResult['all']> {
    if (depth > DEPTH_MAX) {
      this.error ??= 'includes are nested more than ten deep';
      return null;
    }
    const records = await spfRecords(this.#resolver, domain).catch(() => null);
    const [record] = records ?? [];
    if (records === null) return null;
    if (record === undefined || records.length > 1) {
      this.error ??= `${domain.slice(0, 100)} has ${records.length === 0 ? 'no' : 'more than one'} SPF record`;
      return null;
    }
    return await this.record(record, domain, depth);
  }
}
