import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFound, type Reported, reportedByEngine, unexplained } from './compare.ts';
import { type Label, labelsOf } from './labels.ts';
import { measure, NotMeasured, requirePrograms } from './programs.ts';
import { APPS, type AppName, type RunningApp, startApp } from './recipes.ts';
import { scanOnce } from './scan.ts';
import { scanWithWapiti } from './wapiti.ts';

/**
 * `node bench/vulnerable/apps.ts --dvwa DIR --xvwa DIR --dsvw DIR --mutillidae DIR --bwapp DIR [--only NAME] [--mode SCAN] [--wapiti PATH]`: the engine
 * on deliberately vulnerable applications, which are not part of this repository. Each is copied from its checkout, started on
 * loopback with a database of its own, set to its lowest level, scanned and stopped. `--serve` starts them and waits instead.
 */
const { values: flags } = parseArgs({
  options: {
    dvwa: { type: 'string' },
    xvwa: { type: 'string' },
    dsvw: { type: 'string' },
    mutillidae: { type: 'string' },
    bwapp: { type: 'string' },
    only: { type: 'string' },
    mode: { type: 'string' },
    python: { type: 'string', default: 'python3' },
    wapiti: { type: 'string' },
    'wapiti-seconds': { type: 'string', default: '600' },
    json: { type: 'string' },
    serve: { type: 'boolean' },
    'first-port': { type: 'string', default: '8101' },
  },
});

/** How each column scans. */
const MODES = [
  { name: 'standard', scanType: 'standard', active_post: false },
  { name: 'standard, active-post', scanType: 'standard', active_post: true },
  { name: 'compliance, active-post', scanType: 'compliance', active_post: true },
] as const;

interface Measured {
  readonly name: string;
  readonly reported: readonly Reported[];
  readonly requests: number;
  readonly seconds: number;
  readonly reach?: unknown;
  /** True if any critical finding is more than tentative: the default gate fails. */
  readonly gateFails: boolean | null;
}

async function scanApp(app: RunningApp, { name, scanType, active_post }: (typeof MODES)[number]): Promise<Measured> {
  const { findings, requests, seconds, coverage } = await scanOnce(app.origin, scanType, {
    ...app.scan,
    browser: 'required',
    active_post,
  });
  return {
    name,
    reported: reportedByEngine(findings),
    requests,
    seconds,
    reach: coverage?.reach,
    gateFails: findings.some(({ severity, confidence }) => severity === 'critical' && confidence !== 'tentative'),
  };
}

function show(app: AppName, labels: readonly Label[], run: Measured): void {
  const found = labels.filter((label) => isFound(label, run.reported)).length;
  const gate = run.gateFails === null ? '–' : run.gateFails ? 'fails' : 'passes';
  const cells = [app, run.name, `${found} of ${labels.length}`, run.requests, run.seconds.toFixed(1), gate];
  console.log(`| ${cells.join(' | ')} |`);
}

const given = APPS.filter((name) => flags[name] !== undefined && (flags.only ?? name).split(',').includes(name));

await measure('Nothing', async () => {
  if (given.length === 0)
    throw new NotMeasured('name the checkout of one application at least, for example --dvwa DIR');
  if (flags.wapiti !== undefined) requirePrograms({ [flags.wapiti]: 'wapiti' });
  const work = mkdtempSync(join(tmpdir(), 'scan-gate-vulnerable-'));
  const running: RunningApp[] = [];
  const rows: unknown[] = [];
  const notes: string[] = [];
  const start = async (name: AppName, port: number | undefined) => {
    const place = { checkout: flags[name] ?? '', folder: mkdtempSync(join(work, name)), port, python: flags.python };
    const app = await startApp(name, place);
    running.push(app);
    return app;
  };
  /** @returns the run, or why there is none */
  const measurePeer = async (name: AppName, wapiti: string): Promise<Measured | string> => {
    const app = await start(name, undefined);
    try {
      const peer = await scanWithWapiti(wapiti, app, work, Number(flags['wapiti-seconds']));
      return { name: peer.isPartial ? 'Wapiti, interrupted' : 'Wapiti', ...peer, gateFails: null };
    } catch (error) {
      if (!(error instanceof NotMeasured)) throw error;
      return error.message;
    } finally {
      await app.close();
    }
  };
  const measureApp = async (name: AppName) => {
    const labels = labelsOf(name);
    const runs: Measured[] = [];
    for (const mode of MODES.filter((each) => each.name === (flags.mode ?? each.name))) {
      const app = await start(name, undefined);
      const run = await scanApp(app, mode);
      await app.close();
      show(name, labels, run);
      runs.push(run);
    }
    const own = runs.at(-1)?.reported ?? [];
    const peer = flags.wapiti === undefined ? null : await measurePeer(name, flags.wapiti);
    if (typeof peer === 'string') notes.push(`${name}: ${peer}`);
    else if (peer !== null) {
      show(name, labels, peer);
      runs.push(peer);
    }
    const byRun = (label: Label) => Object.fromEntries(runs.map((run) => [run.name, isFound(label, run.reported)]));
    rows.push(...labels.map((label) => ({ app: name, ...label, found: byRun(label) })));
    notes.push(
      ...runs.map((run) => `${name}, ${run.name}: ${JSON.stringify(run.reach)}`),
      ...runs.flatMap((run) => unexplained(labels, run.reported).map((line) => `${name}, ${run.name}: ${line}`)),
      ...labels
        .filter((label) => !isFound(label, own))
        .map(
          (label) =>
            `${name}, missed: ${label.class} ${label.method} ${label.address} ${label.parameter} (${label.how}: ${label.reason})`,
        ),
    );
  };
  const serve = async () => {
    for (const [index, name] of given.entries()) {
      const app = await start(name, Number(flags['first-port']) + index);
      console.log(`${name} ${app.origin}\n  ${JSON.stringify(app.scan)}`);
    }
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  };
  try {
    if (flags.serve) {
      await serve();
      return;
    }
    console.log('| application | scan | injection points found | requests | seconds | default gate |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const name of given) await measureApp(name);
    console.log(`\nMissed by the last scan, and reports without a label:\n${notes.join('\n')}`);
    if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(rows, null, 1)}\n`);
  } finally {
    await Promise.all(running.map((app) => app.close()));
    rmSync(work, { recursive: true, force: true });
  }
});
