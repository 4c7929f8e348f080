import type { Check } from '../../../src/engine/core/check.ts';
import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import type { DnsEvidence, EmailEvidence, PortProbe } from '../../../src/engine/core/evidence/network.ts';
import { judge } from '../../helpers/recorded.ts';

/** DNS of a host without a fault, with changes. */
export function dns(change: Partial<DnsEvidence> = {}): Partial<EvidenceMap> {
  return {
    dns: {
      name: 'www.site.example',
      registrableDomain: 'site.example',
      caa: [{ name: 'site.example', tag: 'issue', value: 'letsencrypt.org' }],
      caaError: null,
      dnssec: { signed: true, detail: 'the resolver validated the response' },
      cnames: [],
      dangling: null,
      ...change,
    },
  };
}

/** A domain that receives mail and has sound records, with changes. */
export function email(change: Partial<EmailEvidence> = {}): Partial<EvidenceMap> {
  return {
    email: {
      domain: 'site.example',
      mx: ['mx.site.example'],
      spf: { records: ['v=spf1 -all'], lookups: 0, all: '-', error: null },
      dmarc: { records: ['v=DMARC1; p=reject'], error: null },
      mtaSts: { records: ['v=STSv1; id=1'], policy: null },
      tlsRpt: ['v=TLSRPTv1; rua=mailto:tls@site.example'],
      bimi: [],
      dane: [],
      ...change,
    },
  };
}

/** An open Redis that wants a password, with changes. */
export function port(change: Partial<PortProbe> = {}): Partial<EvidenceMap> {
  const probe: PortProbe = {
    port: 6379,
    service: 'Redis',
    kind: 'data',
    open: true,
    proved: true,
    unauthenticated: false,
    opened: null,
    banner: 'NOAUTH',
    ...change,
  };
  return { ports: { ports: [probe] } };
}

/** Keys of the findings, or why the check does not apply. */
export function keys(check: Check, evidence: Partial<EvidenceMap>): readonly string[] | string {
  const verdict = judge(check, { evidence, scanType: 'compliance' });
  return typeof verdict === 'string' ? verdict : verdict.map(({ key }) => key);
}
