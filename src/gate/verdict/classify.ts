import type { Finding } from '../../contract/finding.ts';
import type { ScanType, Severity } from '../../contract/primitives.ts';
import { compareFindings } from '../../shared/compare.ts';
import { ignoredBy } from '../inputs/ignore.ts';
import type { FindingStatus, GateFinding, TargetSpec } from '../model/model.ts';
import type { GatePolicy } from '../model/policy-report.ts';
import type { CollectedScan } from '../scan/collect.ts';
import type { Baseline, BaselineFinding } from '../scan/gate-dependencies.ts';
import { changesSince, hostOf } from './baseline-changes.ts';

export interface Classified {
  /** Sorted: most severe first, then check id, then fingerprint, then target. */
  readonly findings: readonly GateFinding[];
  readonly fixed: readonly Finding[];
  /** Findings of the baseline of which this run cannot say whether they are gone. */
  readonly notChecked: readonly BaselineFinding[];
}

const DEPTH: readonly ScanType[] = ['quick', 'standard', 'compliance'];

/**
 * The findings of all scans as the gate judges them: severities overridden, ignore rules applied, compared with the baseline.
 * A finding of two scan types of one target counts once, as that of the deeper scan. Pure.
 * @param today ISO date (UTC) for the expiry of ignore rules
 */
export function classify(
  scans: readonly CollectedScan[],
  policy: GatePolicy,
  baseline: Baseline | null,
  today: string,
): Classified {
  const known = baseline === null ? null : knownFingerprints(baseline, scans);
  const merged = new Map<string, GateFinding>();
  const deepestFirst = [...scans].sort(
    (a, b) => DEPTH.indexOf(b.ended.plan.scanType) - DEPTH.indexOf(a.ended.plan.scanType),
  );
  const claimed = new Map<string, string>();
  for (const scan of deepestFirst) {
    const { target, scanType } = scan.ended.plan;
    for (const [index, finding] of scan.findings.entries()) {
      const identity = `${target.hostname} ${target.options.start_path ?? ''} ${finding.fingerprint}`;
      const owner = claimed.get(identity);
      // Findings of one scan are never merged, even with equal fingerprints.
      if (owner !== undefined && owner !== finding.scan_id) continue;
      claimed.set(identity, finding.scan_id);
      merged.set(`${scan.ended.plan.index} ${index}`, {
        ...finding,
        severity: judgedSeverity(finding, policy, target),
        target: target.input,
        scan_type: scanType,
        status: statusOf(finding, target.hostname, known),
        ignored_by: ignoredBy(finding, policy.ignore, today),
      });
    }
  }
  return {
    findings: [...merged.values()].sort(compareFindings),
    ...(baseline === null ? { fixed: [], notChecked: [] } : changesSince(baseline, scans)),
  };
}

/** Severity of a finding in the verdict: the override of the target, else the common override, else that of the service. */
export function judgedSeverity(finding: Finding, policy: GatePolicy, target: TargetSpec): Severity {
  const own = target.options.severity_overrides;
  return own?.[finding.check_id] ?? policy.severityOverrides[finding.check_id] ?? finding.severity;
}

/** Fingerprints by host; '' has those of hosts that this run does not scan, because each preview has its own host name. */
function knownFingerprints(baseline: Baseline, scans: readonly CollectedScan[]): ReadonlyMap<string, Set<string>> {
  const current = new Set(scans.map((scan) => scan.ended.plan.target.hostname));
  const known = new Map<string, Set<string>>();
  for (const finding of baseline.findings) {
    const host = hostOf(finding);
    const slot = current.has(host) ? host : '';
    const set = known.get(slot) ?? new Set();
    known.set(slot, set.add(finding.fingerprint));
  }
  return known;
}

function statusOf(finding: Finding, host: string, known: ReadonlyMap<string, Set<string>> | null): FindingStatus {
  if (known === null) return 'unclassified';
  const own = known.get(host);
  const slot = own ?? known.get('');
  return slot?.has(finding.fingerprint) === true ? 'existing' : 'new';
}
