import type { SpfResult } from '../../core/evidence/network.ts';
import type { DnsResolver } from '../../core/resolver.ts';
import { costsLookup, effectiveTerms, isSpf, parseSpf } from '../spf-record.ts';
import { isAbsent } from './is-absent.ts';

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
