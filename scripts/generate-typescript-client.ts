import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptModels } from './clients/typescript-models.ts';

/** Writes the models of the TypeScript client, in the form of the formatter. */
const root = join(import.meta.dirname, '..');
const file = join(root, 'src/client/models.ts');
writeFileSync(file, typescriptModels());
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root, stdio: 'pipe' });
