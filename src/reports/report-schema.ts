import { REPORT_SCHEMA_VERSION, Report } from '../contract/report.ts';

/** The published JSON Schema (2020-12) of the JSON report, as docs/report.schema.json holds it. */
export function reportSchemaDocument(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
    title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
    // The round trip drops TypeBox's hidden markers.
    ...(JSON.parse(JSON.stringify(Report)) as Record<string, unknown>),
  };
}
