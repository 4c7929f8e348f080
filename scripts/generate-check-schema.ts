import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSchema } from '../src/engine/rules/format.ts';

/** Writes docs/check.schema.json, by which editors check and complete the rules of users. */
writeFileSync(join(import.meta.dirname, '../docs/check.schema.json'), `${JSON.stringify(ruleSchema(), null, 2)}\n`);
