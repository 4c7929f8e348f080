import type { Finding } from '../contract/finding.ts';

const ACCEPTED_DAYS = 90;

/** A rule of `.scan-gate.yml` that accepts a finding for a limited time, to paste. Null without a usable fingerprint. */
export function ignoreRule({ check_id: check, fingerprint }: Pick<Finding, 'check_id' | 'fingerprint'>, now: number) {
  if (!/^[0-9a-f]{32}$/.test(fingerprint)) return null;
  const expires = new Date(now + ACCEPTED_DAYS * 86_400_000).toISOString().slice(0, 10);
  const name = /^[a-z][a-z0-9-]{0,29}\.[a-z0-9-]{1,60}$/.test(check) ? ` # ${check}` : '';
  return `  - fingerprint: '${fingerprint}'${name}\n    reason: say why it is acceptable\n    expires: ${expires}`;
}
