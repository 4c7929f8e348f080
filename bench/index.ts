import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run bench`: every benchmark but the engine's comparison with its peers (`npm run bench:engine`). Figures depend on
 * the machine; what counts are the ratios against a baseline measured in the same run. Arguments pick some:
 * `npm run bench -- start service`.
 */
const BENCHES = ['start', 'service', 'deliveries', 'gate', 'reports', 'hostile'] as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(BENCHES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark ${unknown.join(', ')}; there are ${BENCHES.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(file)) throw new Error(`bench/${name}.ts is missing`);
  console.log(`\n## ${name}\n`);
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, ['--expose-gc', file], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
