import { hasResponse } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { DnsEvidence } from '../../core/evidence/network.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DnsResolver } from '../../core/resolver.ts';
import table from '../../data/takeover-providers.json' with { type: 'json' };
import { queryDnssec } from './query-dnssec.ts';

interface TakeoverProvider {
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

export function takeoverProviderOf(name: string): TakeoverProvider | null {
  return TAKEOVER_PROVIDERS.find(({ suffixes }) => suffixes.some((suffix) => name.endsWith(`.${suffix}`))) ?? null;
}

const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/** True for resolver errors that mean "no such records"; false for failures, which prove nothing. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has((error as NodeJS.ErrnoException).code ?? '');
}

const CNAME_HOPS_MAX = 8;
const CAA_LEVELS_MAX = 8;
const RECORDS_MAX = 50;

/** CAA, DNSSEC and CNAME chain of a public name. Local names and addresses have no public DNS. */
export async function gatherDns(context: ProbeContext): Promise<Gathered<DnsEvidence>> {
  const { target, resolver, signal } = context;
  const { host, registrableDomain } = target;
  if (target.isIpAddress) return { state: 'not_applicable', reason: 'the target is an IP address' };
  if (target.isLocal || registrableDomain === null)
    return { state: 'not_applicable', reason: 'the name is local and has no public DNS records' };
  const server = resolver.getServers()[0];
  const [caa, dnssec, cnames] = await Promise.all([
    findCaa(resolver, host),
    server === undefined
      ? { signed: null, detail: 'no DNS server is configured' }
      : queryDnssec(server, registrableDomain, signal),
    followCnames(resolver, host),
  ]);
  const dangling = await findDangling(context, cnames);
  return {
    state: 'available',
    value: { name: host, registrableDomain, caa: caa.records, caaError: caa.error, dnssec, cnames, dangling },
  };
}

/** CAA records of the name or its closest parent that has any (RFC 8659, section 3). */
async function findCaa(
  resolver: DnsResolver,
  host: string,
): Promise<{ records: DnsEvidence['caa']; error: string | null }> {
  const labels = host.split('.');
  for (let level = 0; level < Math.min(labels.length, CAA_LEVELS_MAX); level += 1) {
    const name = labels.slice(level).join('.');
    try {
      const records = (await resolver.resolveCaa(name))
        .slice(0, RECORDS_MAX)
        .flatMap((record) => caaRecord(name, record));
      if (records.length > 0) return { records, error: null };
    } catch (error) {
      if (!isAbsent(error)) return { records: [], error: `the CAA records of ${name} could not be queried` };
    }
  }
  return { records: [], error: null };
}

/** Node returns `{ critical, issue: '…' }`: the tag is the other property. */
function caaRecord(name: string, record: object): DnsEvidence['caa'] {
  return Object.entries(record)
    .filter(([tag, value]) => tag !== 'critical' && tag !== 'type' && typeof value === 'string')
    .map(([tag, value]) => ({ name, tag: tag.slice(0, 40), value: String(value).slice(0, 300) }));
}

async function followCnames(resolver: DnsResolver, host: string): Promise<string[]> {
  const chain: string[] = [];
  let name = host;
  while (chain.length < CNAME_HOPS_MAX) {
    const next = await resolver.resolveCname(name).then(
      ([first]) => first?.toLowerCase().replace(/\.$/, ''),
      () => undefined,
    );
    if (next === undefined || next === host || chain.includes(next)) break;
    chain.push(next);
    name = next;
  }
  return chain;
}

async function findDangling(context: ProbeContext, cnames: readonly string[]): Promise<DnsEvidence['dangling']> {
  for (const name of cnames) {
    const known = takeoverProviderOf(name);
    if (known === null) continue;
    if (known.nxdomain && (await isUnregistered(context.resolver, name)))
      return { name, provider: known.provider, proof: `${name} does not exist (NXDOMAIN)` };
    if (known.page === null) continue;
    const landing = await context.gather('landing');
    if (landing.state !== 'available' || !hasResponse(landing.value.final)) continue;
    const said = known.page.exec(landing.value.final.response.text.slice(0, 65_536))?.[0];
    if (said !== undefined) return { name, provider: known.provider, proof: `the page contains: ${said}` };
  }
  return null;
}

/** NXDOMAIN for both address families; any other fault proves nothing. */
async function isUnregistered(resolver: DnsResolver, name: string): Promise<boolean> {
  const codes = await Promise.all(
    [resolver.resolve4(name), resolver.resolve6(name)].map((response) =>
      response.then(
        () => null,
        (error: unknown) => (error instanceof Error ? (error as NodeJS.ErrnoException).code : null),
      ),
    ),
  );
  return codes.every((code) => code === 'ENOTFOUND');
}
