import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateCode } from './generate-code.ts';

/** `npm run generate`: runs every `scripts/generate-*.ts`, which write what is derived from the code into docs/, clients/, README.md and action.yml. */
await generateCode();
const folder = import.meta.dirname;
for (const name of readdirSync(folder).sort()) {
  if (!/^generate-.+\.ts$/.test(name) || name === 'generate-code.ts') continue;
  console.log(name);
  const { status } = spawnSync(process.execPath, [join(folder, name)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
