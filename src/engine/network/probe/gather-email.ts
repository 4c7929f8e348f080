import { getDomain } from 'tldts';
import { hasResponse } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { DaneServer, EmailEvidence, MtaStsFile } from '../../core/evidence/network.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DnsResolver } from '../../core/resolver.ts';
import { isDmarc } from '../dmarc-record.ts';
import { isBimi, isMtaSts, isTlsRpt } from '../mail-records.ts';
import { evaluateSpf } from './evaluate-spf.ts';
import { isAbsent } from './gather-dns.ts';
import { queryDnssec } from './query-dnssec.ts';

const SERVERS_MAX = 5;
/** Characters of a policy file (RFC 8461, section 3.3, suggests 64 KiB). */
const POLICY_MAX = 65_536;

/** Records of the registrable domain that protect its mail. */
export async function gatherEmail(context: ProbeContext): Promise<Gathered<EmailEvidence>> {
  const { target, resolver } = context;
  const domain = target.registrableDomain;
  if (target.isIpAddress) return { state: 'not_applicable', reason: 'the target is an IP address' };
  if (target.isLocal || domain === null)
    return { state: 'not_applicable', reason: 'the name is local and not used for email' };
  try {
    const [mx, spf, dmarc, mtaSts, tlsRpt, bimi] = await Promise.all([
      exchangers(resolver, domain),
      evaluateSpf(resolver, domain),
      recordsAt(resolver, `_dmarc.${domain}`, isDmarc),
      orUnknown(recordsAt(resolver, `_mta-sts.${domain}`, isMtaSts)),
      orUnknown(recordsAt(resolver, `_smtp._tls.${domain}`, isTlsRpt)),
      orUnknown(recordsAt(resolver, `default._bimi.${domain}`, isBimi)),
    ]);
    const policy = mtaSts === null || mtaSts.length === 0 ? null : await policyFile(context, domain);
    const dane = await orUnknown(Promise.all(mx.slice(0, SERVERS_MAX).map((name) => daneServer(context, name))));
    return {
      state: 'available',
      value: {
        domain,
        mx,
        spf,
        dmarc: { records: dmarc, error: null },
        mtaSts: { records: mtaSts, policy },
        tlsRpt,
        bimi,
        dane: dane?.filter((server) => server !== null) ?? null,
      },
    };
  } catch {
    return { state: 'failed', code: 'dns', reason: `the DNS records of ${domain} could not be queried` };
  }
}

/** Null for records that could not be queried: some servers fail for types that they do not know. SPF and DMARC are judged nevertheless. */
function orUnknown<Records>(query: Promise<Records>): Promise<Records | null> {
  return query.catch(() => null);
}

async function exchangers(resolver: DnsResolver, domain: string): Promise<string[]> {
  try {
    const records = await resolver.resolveMx(domain);
    // A null MX means that the domain accepts no mail (RFC 7505).
    const names = records.map(({ exchange }) => exchange.toLowerCase()).filter((name) => name !== '' && name !== '.');
    return names.sort().slice(0, 20);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

async function recordsAt(resolver: DnsResolver, name: string, isOne: (record: string) => boolean): Promise<string[]> {
  try {
    const records = (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''));
    return records.filter(isOne).slice(0, 10);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** The policy of MTA-STS (RFC 8461, section 3.3), where the scan may request other hosts. Redirects are not followed there either. */
async function policyFile({ fetchForeign }: ProbeContext, domain: string): Promise<MtaStsFile | null> {
  const attempt = await fetchForeign?.(`https://mta-sts.${domain}/.well-known/mta-sts.txt`);
  if (attempt === undefined) return null;
  if (!hasResponse(attempt)) return { error: 'there was no response over HTTPS' };
  const { status, text } = attempt.response;
  return status === 200 ? { text: text.slice(0, POLICY_MAX) } : { error: `the response had status ${status}` };
}

/** A mail server with TLSA records (RFC 7672), or null. */
async function daneServer({ resolver, signal }: ProbeContext, name: string): Promise<DaneServer | null> {
  try {
    const records = await resolver.resolveTlsa(`_25._tcp.${name}`);
    const usages = [...new Set(records.slice(0, 20).map(({ certUsage }) => certUsage))].sort(
      (one, other) => one - other,
    );
    const [server] = resolver.getServers();
    const zone = getDomain(name);
    const { signed } =
      server === undefined || zone === null ? { signed: null } : await queryDnssec(server, zone, signal);
    return { name, usages, isSigned: signed };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
