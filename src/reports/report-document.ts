import { type Static, Type } from 'typebox';
import { Finding } from '../contract/finding.ts';
import { strictObject, stringEnum } from '../contract/primitives.ts';
import { REPORT_SCHEMA_VERSION, Report } from '../contract/report.ts';

/** Maximum number of reasons in a report. */
export const GATE_REASONS_MAX = 20;

/** How a run of the gate ends. */
export const GATE_OUTCOMES = ['passed', 'failed', 'inconclusive', 'timed-out', 'cancelled', 'skipped'] as const;

export const GATE_STATUSES = ['new', 'existing', 'ignored'] as const;

/** A line of a source file of the application. */
export const FindingSource = strictObject(
  { file: Type.String({ minLength: 1, maxLength: 4_096 }), line: Type.Integer({ minimum: 1 }) },
  {
    description:
      'Where the sources of the application declare the route of the location. `file` is relative to the root of the repository.',
  },
);
export type FindingSource = Static<typeof FindingSource>;

const ReportFinding = strictObject(
  {
    ...Finding.properties,
    gate_status: Type.Optional(
      stringEnum(
        GATE_STATUSES,
        'New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.',
      ),
    ),
    source: Type.Optional(FindingSource),
    blocking: Type.Optional(
      Type.Boolean({ description: 'True if the finding fails the gate. Only in reports of a gated run.' }),
    ),
  },
  { description: 'One weakness, with its proof.' },
);
export type ReportFinding = Static<typeof ReportFinding>;

/** The report that every format renders: the service's report, with the gate's severities and statuses in a gated run. */
export const ReportDocument = strictObject(
  {
    ...Report.properties,
    findings: Type.Array(ReportFinding),
    gate: Type.Optional(
      strictObject(
        {
          outcome: stringEnum(GATE_OUTCOMES),
          reasons: Type.Array(Type.String(), { maxItems: GATE_REASONS_MAX, description: 'Most important first.' }),
        },
        { description: 'Verdict of the run that the scan belongs to. Only in reports of a gated run.' },
      ),
    ),
  },
  { description: 'All data of one successful scan.' },
);
export type ReportDocument = Static<typeof ReportDocument>;

/** The published JSON Schema (2020-12) of the JSON report, `docs/report.schema.json`. */
export function reportSchemaDocument(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
    title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
    // The round trip drops TypeBox's hidden markers.
    ...(JSON.parse(JSON.stringify(ReportDocument)) as Record<string, unknown>),
  };
}
