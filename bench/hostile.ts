import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchHealth } from './hostile/health.ts';
import { measureIsolation } from './hostile/isolation-cost.ts';
import { measurePoison } from './hostile/poison.ts';
import { scanSite } from './hostile/scan-site.ts';
import { startService } from './hostile/service-process.ts';
import { SITES } from './hostile/sites.ts';
import { reportRow } from './rows.ts';

/**
 * Sites that try to stall or to fill the scanner, each scanned by a real `serve` process. Goals: every scan ends within
 * its budget and 2 s, and no response of `/healthz`, requested every 25 ms, takes longer than 250 ms. The machine must be
 * otherwise idle.
 *
 * `hostile.ts [--source] [TEXT]`: `--source` runs the sources in place of `dist/`; TEXT picks sites by their names.
 */
const LATE_S = 2;
const HEALTH_MS = 250;

const root = join(import.meta.dirname, '..');
const isSource = process.argv.includes('--source');
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const cli = join(root, isSource ? 'src/cli/index.ts' : 'dist/cli/index.js');
const entry = join(root, isSource ? 'src/engine/isolation/start.ts' : 'dist/engine/index.js');

const misses: string[] = [];
let slowest = 0;
const goal = (name: string, held: boolean): void => {
  if (!held) misses.push(name);
};

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-hostile-'));
const service = await startService(cli, folder);
try {
  console.log('| site | scan | result | s | budget + 2 s | /healthz max, ms | service MB | engine MB |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const idle = watchHealth(service.url);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  idle.stop();
  console.log(`| none: 5 s after the start | | | | | ${idle.slowestMs().toFixed(0)} | | |`);
  for (const [index, site] of SITES.entries()) {
    if (!site.name.includes(wanted)) continue;
    const row = await scanSite(service, index, site);
    slowest = Math.max(slowest, row.healthMs);
    const allowed = row.budgetSeconds + LATE_S;
    goal(`${site.name} (${site.scanType}): ended after ${row.seconds.toFixed(1)} s`, row.seconds <= allowed);
    goal(`${site.name} (${site.scanType}): /healthz took ${row.healthMs.toFixed(0)} ms`, row.healthMs <= HEALTH_MS);
    const cells = [
      site.name,
      site.scanType,
      row.result,
      row.seconds.toFixed(1),
      allowed,
      row.healthMs.toFixed(0),
      row.serviceMb.toFixed(0),
      row.engineMb.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await service.stop();

  console.log('\n| what | measured | goal |\n| --- | --- | --- |');
  for (const { what, measured, goal: text, held } of [
    ...(await measurePoison(folder, HEALTH_MS)),
    ...(await measureIsolation(entry)),
  ]) {
    console.log(`| ${what} | ${measured} | ${text} |`);
    goal(what, held);
  }
} finally {
  service.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
reportRow({
  id: 'hostile.health',
  what: 'Slowest response of /healthz while hostile sites are scanned',
  figure: `${slowest.toFixed(0)} ms`,
  floor: `its goal (${HEALTH_MS} ms)`,
  ratio: slowest / HEALTH_MS,
  goal: 1,
  better: 'lower',
  noise: 1,
});
for (const miss of misses) console.log(`MISSED ${miss}`);
process.exitCode = misses.length === 0 ? 0 : 1;
