import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ScanCoverage } from '../../contract/coverage.ts';
import { Acceptance, Finding, FindingLocation, Proof } from '../../contract/finding.ts';
import {
  ConfidenceSchema,
  nullable,
  ScanTypeSchema,
  SeverityCounts,
  SeveritySchema,
  stringEnum,
} from '../../contract/primitives.ts';
import { FindingSource, GATE_OUTCOMES } from '../../reports/report-document.ts';
import type { Immutable } from '../../shared/records.ts';
import { parsedJson } from '../../shared/records.ts';
import { FAIL_ON } from '../inputs/inputs.ts';
import { PROOF_LENGTH_MAX, PROOFS_MAX } from '../model/ownership-proofs.ts';
import { PolicyReport } from '../model/policy-report.ts';

/** File name of the result document in report folders and artifacts. */
export const RESULT_FILE = 'scan-gate.json';

const Text = Type.String();
const ProofText = Type.String({ maxLength: PROOF_LENGTH_MAX });
const Count = Type.Integer({ minimum: 0 });
const open = { additionalProperties: true } as const;

const ResultFinding = Type.Object(
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
    proof: Type.Optional(Proof),
    advisories: Finding.properties.advisories,
    acceptance: Type.Optional(Acceptance),
    source: Type.Optional(FindingSource),
  },
  open,
);

const ResultScan = Type.Object(
  {
    scan_id: nullable(Text),
    target: Text,
    hostname: Text,
    target_id: nullable(Text),
    scan_type: ScanTypeSchema,
    outcome: Text,
    code: nullable(Text),
    reason: nullable(Text),
    /** Ways to prove ownership of the host; only of a scan that was refused for want of a proof. */
    ownership_proofs: Type.Optional(
      Type.Array(Type.Object({ method: ProofText, name: ProofText, value: ProofText }), { maxItems: PROOFS_MAX }),
    ),
    report_url: nullable(Text),
    duration_ms: Type.Number(),
    findings_count: Count,
    /** How much of the application the scan reached; null if the service does not report it. */
    coverage: nullable(Type.Object(ScanCoverage.properties, open)),
    /** Number of checks by status; null without a report. */
    checks: nullable(
      Type.Object({
        passed: Count,
        /** Of those that passed, the checks of which a limit left something out. */
        passed_in_part: Type.Optional(Count),
        finding: Count,
        not_applicable: Count,
        error: Count,
      }),
    ),
  },
  open,
);

/** Of a finding that the run does not have. */
const InBrief = {
  fingerprint: Text,
  check_id: Text,
  title: Text,
  severity: SeveritySchema,
  location: FindingLocation,
};

const ResultSchema = Type.Object(
  {
    schema_version: Text,
    tool: Type.Object({ name: Type.Literal('scan-gate'), version: Text }),
    outcome: stringEnum(GATE_OUTCOMES),
    fails_job: Type.Boolean(),
    warn_only: Type.Boolean(),
    threshold: stringEnum(FAIL_ON),
    reasons: Type.Array(Text),
    /** Code of each reason, in the same order; null if nothing failed. Absent in documents of earlier versions. */
    reason_codes: Type.Optional(Type.Array(nullable(Text))),
    codes: Type.Array(Text),
    warnings: Type.Array(Text),
    policy: PolicyReport,
    service: stringEnum(['embedded', 'remote'] as const),
    run: Type.Object(
      {
        repository: Text,
        run_id: Text,
        attempt: Type.Integer(),
        event: Text,
        sha: nullable(Text),
        ref: nullable(Text),
        url: nullable(Text),
      },
      open,
    ),
    scans: Type.Array(ResultScan),
    findings: Type.Array(ResultFinding),
    /** Fingerprints of the findings that fail the gate. */
    blocking: Type.Array(Text),
    fixed: Type.Array(Type.Object(InBrief, open)),
    /** Findings of the baseline that this run neither has nor can call fixed. Absent without a baseline. */
    not_checked: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...InBrief,
            /** host (with :port); empty if unknown. */
            target: Text,
          },
          open,
        ),
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
    /** Findings with `confidence: tentative`, which never block; part of `counts`. Absent in documents of earlier versions. */
    tentative_counts: Type.Optional(SeverityCounts),
    tokens: Type.Object({
      used: nullable(Type.Number()),
      remaining: nullable(Type.Number()),
      planned: nullable(Type.Number()),
    }),
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

/**
 * The result of a run as it is published: `--format json`, `scan-gate.json`, and the model of comment, summary, outputs,
 * annotations and issues. A later run takes its baseline from it. Holds no secrets.
 */
export type ResultDocument = Immutable<Static<typeof ResultSchema>>;
export type ResultFinding = ResultDocument['findings'][number];

export function writeResult(result: ResultDocument): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Parses an untrusted document: null unless it matches what this program writes. */
export function readResult(text: string): ResultDocument | null {
  const value = parsedJson(text);
  return Value.Check(ResultSchema, value) ? value : null;
}
