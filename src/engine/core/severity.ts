import { type Severity, severityRank } from '../../contract/primitives.ts';
import type { CheckMeta } from './check.ts';

/**
 * Severity of a finding: the user's override, else the draft's or the check's own, lowered to the check's local severity
 * on localhost and private names.
 */
export function severityOf(
  meta: CheckMeta,
  drafted: Severity | undefined,
  isLocal: boolean,
  overrides: Readonly<Record<string, Severity>> | undefined,
): Severity {
  const override = overrides?.[meta.id];
  if (override !== undefined) return override;
  const own = drafted ?? meta.severity;
  const local = isLocal ? meta.localSeverity : undefined;
  return local !== undefined && severityRank(local) > severityRank(own) ? local : own;
}
