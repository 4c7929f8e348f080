import type { FindingContent } from '../../src/contract/finding.ts';
import type { Report } from '../../src/contract/report.ts';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import type { Outcome } from '../../src/gate/model/model.ts';
import type { GatePolicy } from '../../src/gate/model/policy-report.ts';
import { completeFinding } from '../../src/gate/scan/complete-finding.ts';
import { classify } from '../../src/gate/verdict/classify.ts';
import { judge } from '../../src/gate/verdict/judge.ts';

/** The gate's verdict on one application. */
export interface GateVerdict {
  readonly outcome: Outcome;
  readonly reasons: readonly string[];
  /** Fingerprints of the findings that block. */
  readonly blocking: readonly string[];
}

/** A newcomer's policy. */
const POLICY: GatePolicy = {
  failOnSeverity: 'critical',
  thresholds: {},
  failOnNewOnly: false,
  failOnInconclusive: true,
  minCoverage: 0,
  warnOnly: false,
  ignore: [],
  severityOverrides: {},
};

/** Judges a report of the engine as the gate does without any setting. */
export function gateVerdict(report: EngineReport, name: string, now: Date): GateVerdict {
  const findings = report.findings.map((finding: FindingContent, index) =>
    completeFinding(finding, { scanId: name, index, now: now.getTime() }),
  );
  const target = { input: name, hostname: name, options: {}, scanTypes: ['standard'] } as const;
  const scan = {
    ended: {
      plan: { index: 0, target, scanType: 'standard' },
      scanId: name,
      outcome: 'succeeded',
      problem: null,
      scan: null,
      durationMs: 0,
      polls: 0,
    },
    findings,
    report: { checks: report.checks, coverage: report.coverage } as unknown as Report,
    problem: null,
    warnings: [],
  } as const;
  const today = now.toISOString().slice(0, 10);
  const verdict = judge({
    policy: POLICY,
    scans: [scan],
    findings: classify([scan], POLICY, null, today).findings,
    hasBaseline: false,
    aborted: false,
    today,
    warnings: [],
  });
  return {
    outcome: verdict.outcome,
    reasons: verdict.reasons.map(({ message }) => message),
    blocking: verdict.blocking.map(({ fingerprint }) => fingerprint),
  };
}
