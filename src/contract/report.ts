import { type Static, Type } from 'typebox';
import { ScanCoverage } from './coverage.ts';
import { Finding } from './finding.ts';
import { nullable, SeverityCounts, SeveritySchema, strictObject, stringEnum, Timestamp } from './primitives.ts';
import { Scan } from './scan.ts';
import { Target } from './target.ts';

/** Changes when a field changes its meaning, not for additions. */
export const REPORT_SCHEMA_VERSION = '1.0';

export const CHECK_STATUSES = ['passed', 'finding', 'not_applicable', 'error'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export const CheckOutcome = strictObject({
  check_id: Type.String(),
  title: Type.String({ description: 'Names the fault that the check looks for.' }),
  subject: Type.Optional(
    Type.String({
      description: 'Names what the check examines, if `title` would read as a statement beside the status `passed`.',
    }),
  ),
  severity: SeveritySchema,
  status: stringEnum(CHECK_STATUSES),
  partial: Type.Optional(
    Type.Boolean({ description: 'True if the check passed in part: a limit left out what `reason` names.' }),
  ),
  reason: nullable(
    Type.String({
      description: 'Why the check did not apply or failed, or which part it skipped.',
    }),
  ),
  findings: Type.Integer({ minimum: 0 }),
});
export type CheckOutcome = Static<typeof CheckOutcome>;

const Spent = strictObject({ used: Type.Number({ minimum: 0 }), allowed: Type.Number({ minimum: 0 }) });

export const ScanBudget = strictObject({
  requests: Spent,
  connections: Spent,
  bytes: Spent,
  seconds: Spent,
  exhausted: Type.Array(Type.String({ description: 'Exhausted budgets.' })),
});
export type ScanBudget = Static<typeof ScanBudget>;

export const COMPLIANCE_STATES = ['evidence', 'partial', 'uncovered'] as const;

export const ComplianceRow = strictObject({
  framework: Type.String({ examples: ['OWASP ASVS 5.0'] }),
  requirement: Type.String({ examples: ['12.1.1'] }),
  status: stringEnum(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
  check_ids: Type.Array(Type.String()),
  findings: Type.Integer({ minimum: 0, description: 'Findings that violate the requirement.' }),
});
export type ComplianceRow = Static<typeof ComplianceRow>;

export const ReportTool = strictObject({
  name: Type.String(),
  version: Type.String(),
  advisories_date: nullable(Type.String({ description: 'Date of the library advisory table.' })),
  libraries_date: Type.Optional(
    Type.String({
      description: 'Date on which the library fingerprints were last compared with published packages.',
    }),
  ),
});
export type ReportTool = Static<typeof ReportTool>;

export const Report = strictObject(
  {
    schema_version: Type.String(),
    scan: Scan,
    target: Target,
    summary: strictObject({
      by_severity: Type.Omit(SeverityCounts, ['total'], { additionalProperties: false }),
      total: Type.Integer({ minimum: 0 }),
      omitted: Type.Integer({ minimum: 0, description: 'Findings omitted because the scan exceeded the maximum.' }),
      digest: Type.String({ description: 'SHA-256 (hex) of the canonical findings, equal for equal findings.' }),
    }),
    findings: Type.Array(Finding),
    checks: Type.Array(CheckOutcome),
    budget: ScanBudget,
    coverage: Type.Optional(ScanCoverage),
    compliance: Type.Array(ComplianceRow),
    generated_at: Timestamp,
    tool: ReportTool,
  },
  { description: 'Full report of a succeeded scan.' },
);
export type Report = Static<typeof Report>;
