import { type Static, Type } from 'typebox';
import { Finding, FindingLocation } from '../contract/finding.ts';
import {
  ConfidenceSchema,
  nullable,
  ScanTypeSchema,
  SeverityCounts,
  SeveritySchema,
  stringEnum,
} from '../contract/primitives.ts';
import { type GateResult, type GateScan, OUTCOMES } from '../gate/model.ts';

/**
 * What is published of a gate's result: the model behind summary, comment, annotations and issue, and the document
 * `scan-gate.json` of the artifact, from which a later run takes its baseline and a `workflow_run` job its comment. It
 * holds no setting that could be a secret.
 */

const Text = Type.String();
const open = { additionalProperties: true } as const;

const PublishedFinding = Type.Object(
  {
    ...Type.Pick(Finding, [
      'fingerprint',
      'check_id',
      'title',
      'evidence',
      'remediation',
      'locations_total',
      'first_seen_at',
      'cwe',
      'description',
    ]).properties,
    severity: SeveritySchema,
    confidence: ConfidenceSchema,
    location: FindingLocation,
    target: Text,
    scan_type: ScanTypeSchema,
    status: stringEnum(['new', 'existing', 'unclassified'] as const),
    blocking: Type.Boolean(),
    ignored_by: nullable(Text),
  },
  open,
);
export type PublishedFinding = Static<typeof PublishedFinding>;

const PublishedScan = Type.Object(
  {
    target: Text,
    hostname: Text,
    target_id: nullable(Text),
    scan_id: nullable(Text),
    scan_type: ScanTypeSchema,
    outcome: Text,
    reason: nullable(Text),
    report_url: nullable(Text),
    duration_ms: Type.Number(),
    checks: nullable(
      Type.Object({
        passed: Type.Integer(),
        finding: Type.Integer(),
        not_applicable: Type.Integer(),
        error: Type.Integer(),
      }),
    ),
  },
  open,
);
export type PublishedScan = Static<typeof PublishedScan>;

export const Publication = Type.Object(
  {
    schema_version: Type.Literal('1.0'),
    tool: Type.Object({ name: Type.Literal('scan-gate'), version: Text }),
    outcome: stringEnum(OUTCOMES),
    fails_job: Type.Boolean(),
    warn_only: Type.Boolean(),
    threshold: stringEnum(['critical', 'high', 'medium', 'low', 'info', 'none'] as const),
    reasons: Type.Array(Text),
    warnings: Type.Array(Text),
    service: stringEnum(['embedded', 'remote'] as const),
    run: Type.Object(
      { repository: Text, run_id: Text, run_attempt: Type.Integer(), event: Text, sha: nullable(Text), url: Text },
      open,
    ),
    scans: Type.Array(PublishedScan),
    findings: Type.Array(PublishedFinding),
    fixed: Type.Array(
      Type.Object(
        { fingerprint: Text, check_id: Text, title: Text, severity: SeveritySchema, location: FindingLocation },
        open,
      ),
    ),
    baseline: nullable(
      Type.Object(
        { source: Text, name: Text, sha: nullable(Text), finished_at: nullable(Text), scan_ids: Type.Array(Text) },
        open,
      ),
    ),
    counts: SeverityCounts,
    new_counts: nullable(SeverityCounts),
    existing_counts: nullable(SeverityCounts),
    tokens: Type.Object({ used: nullable(Type.Number()), remaining: nullable(Type.Number()) }),
    reused: Type.Boolean(),
    timings: Type.Object(
      {
        total_ms: Type.Number(),
        service_ready_ms: nullable(Type.Number()),
        scans: Type.Array(Type.Object({ scan_id: Text, ms: Type.Number(), polls: Type.Number() })),
      },
      open,
    ),
  },
  open,
);
export type Publication = Static<typeof Publication>;

/** @param place version of this program and address of the run */
export function toPublication(
  result: GateResult,
  place: { readonly version: string; readonly runUrl: string },
): Publication {
  const { verdict, run, baseline } = result;
  const blocking = new Set(verdict.blocking.map((finding) => finding.id));
  return {
    schema_version: '1.0',
    tool: { name: 'scan-gate', version: place.version },
    outcome: verdict.outcome,
    fails_job: verdict.failsJob,
    warn_only: result.settings.policy.warnOnly,
    threshold: result.settings.policy.failOnSeverity,
    reasons: [...verdict.reasons],
    warnings: [...verdict.warnings],
    service: result.service,
    run: {
      repository: run.repository,
      run_id: run.runId,
      run_attempt: run.runAttempt,
      event: run.event,
      sha: run.sha,
      url: place.runUrl,
    },
    scans: result.scans.map(publishedScan),
    findings: result.findings.map((finding) => ({ ...finding, blocking: blocking.has(finding.id) })),
    fixed: result.fixed.map(({ fingerprint, check_id, title, severity, location }) => ({
      fingerprint,
      check_id,
      title,
      severity,
      location,
    })),
    baseline:
      baseline === null
        ? null
        : {
            source: baseline.source,
            name: baseline.name,
            sha: baseline.sha,
            finished_at: baseline.finishedAt,
            scan_ids: [...baseline.scanIds],
          },
    counts: verdict.counts,
    new_counts: verdict.newCounts,
    existing_counts: verdict.existingCounts,
    tokens: { used: result.tokensUsed, remaining: result.tokensRemaining },
    reused: result.reused,
    timings: { ...result.timings, scans: [...result.timings.scans] },
  };
}

function publishedScan(scan: GateScan): PublishedScan {
  const checks = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
  for (const check of scan.report?.checks ?? []) checks[check.status] += 1;
  return {
    target: scan.target.input,
    hostname: scan.target.hostname,
    target_id: scan.targetId,
    scan_id: scan.scanId,
    scan_type: scan.scanType,
    outcome: scan.outcome,
    reason: scan.reason,
    report_url: scan.reportUrl,
    duration_ms: scan.durationMs,
    checks: scan.report === null ? null : checks,
  };
}
