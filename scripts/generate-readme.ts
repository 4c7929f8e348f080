import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readmeWithTables } from './readme-tables.ts';

/** Writes the tables of inputs and outputs into README.md, from action.yml. Run by `npm run generate`. */
const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');
const action = readFileSync(join(root, 'action.yml'), 'utf8');
writeFileSync(readme, readmeWithTables(readFileSync(readme, 'utf8'), action));
