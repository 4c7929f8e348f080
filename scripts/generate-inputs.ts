import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionWithInputs, pageWithTables } from './input-tables.ts';

/** Writes the inputs into action.yml, and the tables of inputs and outputs into docs/INPUTS.md. Run by `npm run generate`. */
const root = join(import.meta.dirname, '..');
const [actionFile, pageFile] = [join(root, 'action.yml'), join(root, 'docs/INPUTS.md')];
const action = actionWithInputs(readFileSync(actionFile, 'utf8'));
writeFileSync(actionFile, action);
writeFileSync(pageFile, pageWithTables(readFileSync(pageFile, 'utf8'), action));
