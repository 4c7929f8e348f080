import type { CheckVerdict } from '../../../src/engine/core/check.ts';
import type { TlsEvidence } from '../../../src/engine/core/evidence/tls.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { gatherTls } from '../../../src/engine/tls/probe/gather-tls.ts';
import { type ProbeContextOptions, probeContext } from '../../helpers/probe-context.ts';

/** What the whole TLS group says of a server. */
export interface TlsResult {
  readonly evidence: TlsEvidence;
  /** `check id / key` of every finding, sorted. */
  readonly findings: readonly string[];
  readonly notApplicable: readonly string[];
  readonly connections: number;
}

/** Gathers from a real server and lets every TLS check of the scan type judge. */
export async function tlsFindings(options: ProbeContextOptions): Promise<TlsResult> {
  const context = probeContext(options);
  const gathered = await gatherTls(context);
  if (gathered.state !== 'available') throw new Error(`no evidence: ${gathered.reason}`);
  const verdicts = judge(gathered.value, options);
  // Two certificates with one fault are one finding to the engine as well.
  const found = verdicts.flatMap(([id, verdict]) =>
    'notApplicable' in verdict ? [] : verdict.map(({ key }) => `${id} / ${key}`),
  );
  return {
    evidence: gathered.value,
    findings: [...new Set(found)].sort(),
    notApplicable: verdicts.flatMap(([id, verdict]) => ('notApplicable' in verdict ? [id] : [])),
    connections: context.connections(),
  };
}

/** The findings of the certificate checks alone: which one word the engine has for a certificate's fault. */
export function certificateFindings(result: TlsResult): string[] {
  return result.findings.filter((finding) => finding.startsWith('tls.cert-'));
}

function judge(tls: TlsEvidence, options: ProbeContextOptions): (readonly [string, CheckVerdict])[] {
  const context = probeContext(options);
  const scanType = context.scanType;
  return CHECKS.filter(({ meta }) => meta.id.startsWith('tls.') && meta.scanTypes.includes(scanType)).map(
    (check) =>
      [check.meta.id, check.evaluate({ tls }, { target: context.target, scanType, now: context.now })] as const,
  );
}
