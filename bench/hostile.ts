import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthGoal, startControl, watchHealth } from './hostile/health.ts';
import { measureIsolation } from './hostile/isolation-cost.ts';
import { measurePoison } from './hostile/poison.ts';
import { scanSite } from './hostile/scan-site.ts';
import { startService } from './hostile/service-process.ts';
import { SITES } from './hostile/sites.ts';

/**
 * Sites that try to stall or to fill the scanner, each scanned by a real `serve` process. Goals: every scan ends within
 * its budget and 2 s; `/healthz`, asked every 25 ms, never takes longer than 250 ms. The machine has noise of its own, so
 * a process that does nothing is asked as often: where that one takes longer, the goal is twice its time.
 *
 * `hostile.ts [--source] [TEXT]`: `--source` runs the sources in place of `dist/`; TEXT picks sites by their names.
 */
const LATE_S = 2;

const root = join(import.meta.dirname, '..');
const isSource = process.argv.includes('--source');
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const cli = join(root, isSource ? 'src/cli/index.ts' : 'dist/cli/index.js');
const entry = join(root, isSource ? 'src/engine/isolation/start.ts' : 'dist/engine/index.js');

const misses: string[] = [];
const goal = (name: string, held: boolean): void => {
  if (!held) misses.push(name);
};

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-hostile-'));
const service = await startService(cli, folder);
const control = await startControl();
try {
  console.log(
    '| site | scan | result | s | budget + 2 s | /healthz max, ms | control max, ms | service MB | engine MB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const idle = [watchHealth(`${service.url}/healthz`), watchHealth(control.url)];
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  for (const watch of idle) watch.stop();
  const [own, other] = idle.map((watch) => watch.slowest().toFixed(0));
  console.log(`| none: 5 s of rest | | | | | ${own} | ${other} | | |`);
  for (const [index, site] of SITES.entries()) {
    if (!site.name.includes(wanted)) continue;
    const row = await scanSite(service, control.url, index, site);
    const allowed = row.budgetSeconds + LATE_S;
    const health = healthGoal(row.controlMs);
    goal(`${site.name} (${site.scanType}): ended after ${row.seconds.toFixed(1)} s`, row.seconds <= allowed);
    goal(`${site.name} (${site.scanType}): /healthz took ${row.healthMs.toFixed(0)} ms`, row.healthMs <= health);
    const cells = [
      site.name,
      site.scanType,
      row.result,
      row.seconds.toFixed(1),
      allowed,
      row.healthMs.toFixed(0),
      row.controlMs.toFixed(0),
      row.serviceMb.toFixed(0),
      row.engineMb.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await service.stop();

  console.log('\n| what | measured | goal |\n| --- | --- | --- |');
  for (const { what, measured, goal: text, held } of [
    ...(await measurePoison(folder, control.url)),
    ...(await measureIsolation(entry)),
  ]) {
    console.log(`| ${what} | ${measured} | ${text} |`);
    goal(what, held);
  }
} finally {
  service.child.kill('SIGKILL');
  control.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const miss of misses) console.log(`MISSED ${miss}`);
process.exitCode = misses.length === 0 ? 0 : 1;
