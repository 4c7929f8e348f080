import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionWithInputs, readmeWithTables } from './input-tables.ts';

/** Writes the inputs into action.yml, and the tables of inputs and outputs into README.md. Run by `npm run generate`. */
const root = join(import.meta.dirname, '..');
const [actionFile, readmeFile] = [join(root, 'action.yml'), join(root, 'README.md')];
const action = actionWithInputs(readFileSync(actionFile, 'utf8'));
writeFileSync(actionFile, action);
writeFileSync(readmeFile, readmeWithTables(readFileSync(readmeFile, 'utf8'), action));
