import type { Gathered } from '../../core/evidence/map.ts';
import type { EmailEvidence } from '../../core/evidence/network.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DnsResolver } from '../../core/resolver.ts';
import { isDmarc } from '../dmarc-record.ts';
import { evaluateSpf } from './evaluate-spf.ts';
import { isAbsent } from './gather-dns.ts';

/** MX, SPF and DMARC of the registrable domain. */
export async function gatherEmail(context: ProbeContext): Promise<Gathered<EmailEvidence>> {
  const { target, resolver } = context;
  const domain = target.registrableDomain;
  if (target.isIpAddress) return { state: 'not_applicable', reason: 'the target is an IP address' };
  if (target.isLocal || domain === null)
    return { state: 'not_applicable', reason: 'the name is local and not used for email' };
  try {
    const [mx, spf, dmarc] = await Promise.all([
      exchangers(resolver, domain),
      evaluateSpf(resolver, domain),
      dmarcRecords(resolver, domain),
    ]);
    return { state: 'available', value: { domain, mx, spf, dmarc: { records: dmarc, error: null } } };
  } catch {
    return { state: 'failed', code: 'dns', reason: `the DNS records of ${domain} could not be queried` };
  }
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

async function dmarcRecords(resolver: DnsResolver, domain: string): Promise<string[]> {
  try {
    const records = (await resolver.resolveTxt(`_dmarc.${domain}`)).map((chunks) => chunks.join(''));
    return records.filter(isDmarc).slice(0, 10);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}
