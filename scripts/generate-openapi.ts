import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../src/contract/openapi.ts';

/** Writes docs/openapi.json, the published description of the interface. A test proves that it equals the route table. */
const folder = join(import.meta.dirname, '../docs');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
