import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFile } from '../src/gate/inputs/config-schema.ts';

/** Writes docs/scan-gate-config.schema.json, by which editors check and complete `.scan-gate.yml`. */
const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...ConfigFile };
writeFileSync(
  join(import.meta.dirname, '../docs/scan-gate-config.schema.json'),
  `${JSON.stringify(schema, null, 2)}\n`,
);
