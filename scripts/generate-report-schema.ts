import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportSchemaDocument } from '../src/reports/report-document.ts';

/** Writes docs/report.schema.json, the published schema of the JSON report. A test proves that it equals the contract. */
writeFileSync(
  join(import.meta.dirname, '../docs/report.schema.json'),
  `${JSON.stringify(reportSchemaDocument(), null, 2)}\n`,
);
