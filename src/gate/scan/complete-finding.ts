import { createHash } from 'node:crypto';
import type { ReceivedFinding } from '../../client/wire.ts';
import type { Finding } from '../../contract/finding.ts';

/**
 * A finding with a neutral value for every missing member. The default confidence is `firm`.
 * @param options.index of the finding in its list
 * @param options.now milliseconds since the Unix epoch
 */
export function completeFinding(
  finding: ReceivedFinding,
  options: { readonly scanId: string; readonly index: number; readonly now: number },
): Finding {
  const { scanId, index, now } = options;
  const check_id = finding.check_id ?? 'service.unnamed';
  const title = finding.title ?? check_id;
  const location = finding.location ?? finding.locations?.[0] ?? { url: '', method: null, parameter: null };
  const locations = finding.locations ?? [location];
  // Independent of the host, so that previews can be compared. A finding without an identity is never equal to another.
  const identity = finding.check_id ?? finding.title ?? finding.id ?? `${scanId} ${index}`;
  const fingerprint = finding.fingerprint ?? digest([identity, title, pathOf(location.url), location.parameter ?? '']);
  return {
    cvss: null,
    cwe: [],
    owasp: [],
    description: '',
    evidence: '',
    remediation: '',
    references: [],
    confidence: 'firm',
    state: 'open',
    locations_total: locations.length,
    first_seen_at: new Date(now).toISOString(),
    ...finding,
    id: finding.id ?? `fnd_${digest([fingerprint, String(index)]).slice(0, 24)}`,
    scan_id: scanId,
    check_id,
    title,
    location,
    locations,
    fingerprint,
  };
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
