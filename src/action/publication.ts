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
import { CHANGES_MAX } from '../gate/policy-report.ts';
import { resultDocument } from '../gate/result-document.ts';

/**
 * What is published of a gate's result: the result document (the same as of `--format json`) and a little about this
 * platform. It is the model behind summary, comment, annotations and issue, and the file `scan-gate.json` of the artifact,
 * from which a later run takes its baseline and a `workflow_run` job its comment. It holds no setting that could be a
 * secret.
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
    code: nullable(Text),
    reason: nullable(Text),
    report_url: nullable(Text),
    duration_ms: Type.Number(),
    coverage: Type.Optional(nullable(Type.Object({ pages: Type.Integer(), sign_in_required: Type.Boolean() }, open))),
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
    schema_version: Text,
    tool: Type.Object({ name: Type.Literal('scan-gate'), version: Text }),
    outcome: stringEnum(OUTCOMES),
    fails_job: Type.Boolean(),
    warn_only: Type.Boolean(),
    threshold: stringEnum(['critical', 'high', 'medium', 'low', 'info', 'none'] as const),
    reasons: Type.Array(Text),
    codes: Type.Array(Text),
    warnings: Type.Array(Text),
    // Absent in results of earlier versions, and where nothing was scanned.
    policy: Type.Optional(
      Type.Object(
        {
          source: nullable(Text),
          weakened: Type.Array(
            Type.Object({ key: Text, value: Text, source: Text, hidden_findings: nullable(Type.Integer()) }, open),
            { maxItems: 1_000 },
          ),
          pending_changes: Type.Array(
            Type.Object(
              {
                key: Text,
                target: nullable(Text),
                effect: stringEnum(['loosens', 'tightens', 'changes'] as const),
                summary: Text,
                overruled: Type.Boolean(),
              },
              open,
            ),
            { maxItems: CHANGES_MAX },
          ),
          pending_changes_omitted: Type.Integer({ minimum: 0 }),
        },
        open,
      ),
    ),
    service: stringEnum(['embedded', 'remote'] as const),
    run: Type.Object(
      { repository: Text, run_id: Text, attempt: Type.Integer(), event: Text, sha: nullable(Text), url: Text },
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
        { source: Text, name: Text, sha: nullable(Text), finishedAt: nullable(Text), scanIds: Type.Array(Text) },
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
  const { verdict, run } = result;
  const document = resultDocument(result);
  const blocking = new Set(verdict.blocking);
  return {
    ...document,
    tool: { name: 'scan-gate', version: place.version },
    reasons: [...document.reasons],
    codes: [...document.codes],
    warnings: [...document.warnings],
    policy: {
      ...document.policy,
      weakened: [...document.policy.weakened],
      pending_changes: [...document.policy.pending_changes],
    },
    warn_only: result.settings.policy.warnOnly,
    threshold: result.settings.policy.failOnSeverity,
    run: { ...document.run, event: run.event, url: place.runUrl },
    scans: document.scans.map((scan, index) => ({
      ...scan,
      scan_type: result.scans[index]?.scanType ?? 'standard',
      checks: checkCounts(result.scans[index]),
    })),
    findings: result.findings.map((finding) => ({ ...finding, blocking: blocking.has(finding) })),
    fixed: result.fixed.map(({ fingerprint, check_id, title, severity, location }) => ({
      fingerprint,
      check_id,
      title,
      severity,
      location,
    })),
    baseline: result.baseline === null ? null : { ...result.baseline, scanIds: [...result.baseline.scanIds] },
    timings: { ...result.timings, scans: [...result.timings.scans] },
  };
}

function checkCounts(scan: GateScan | undefined): PublishedScan['checks'] {
  if (!scan?.report) return null;
  const checks = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
  for (const check of scan.report.checks) checks[check.status] += 1;
  return checks;
}
