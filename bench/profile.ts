import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { Fleet, request } from './fleet.ts';

/**
 * Where the CPU time goes: the three largest costs of a gated run (the demo with the embedded service and its engine
 * process) and of the API process of a loaded service. Shares of the time in which the thread was not idle.
 */
const ROOT = join(import.meta.dirname, '..');
const SHOWN = 3;
const POSTS = 2_000;
const CONNECTIONS = 16;

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { functionName: string; url: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-profile-'));
try {
  const gate = join(folder, 'gate');
  const child = spawn(process.execPath, [join(ROOT, 'src/cli/index.ts'), 'demo'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${gate}` },
  });
  await once(child, 'close');
  print('A gated run', gate);

  if (hasPostgres()) {
    const service = join(folder, 'service');
    await load(service);
    print('The API process of a loaded service', service);
  } else console.warn('*** SKIPPED: no PostgreSQL server can be started here ***');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Creations of 16 clients, each with an Idempotency-Key, and a read after each. */
async function load(profiles: string): Promise<void> {
  const cluster = await startPostgres();
  const store = { kind: 'postgres', url: await cluster.database() };
  const fleet = new Fleet([{ store, role: 'api', instantScans: true, initialTokens: 10_000_000 }], {
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}`,
  });
  await fleet.start();
  await request(fleet, 'POST', '/v1/targets', { hostname: '127.0.0.1:9' }, { 'idempotency-key': 'target' });
  let left = POSTS;
  const client = async (): Promise<void> => {
    while (left > 0) {
      const scan = { target: '127.0.0.1:9', scan_type: 'quick' };
      const { body } = await request(fleet, 'POST', '/v1/scans', scan, { 'idempotency-key': `profile-${left--}` });
      await request(fleet, 'GET', `/v1/scans/${(body as { id: string }).id}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  await fleet.stop();
  cluster.stop();
}

/** Prints the largest costs of all profiles of a folder: each process and thread wrote one. */
function print(title: string, profiles: string): void {
  const spent = new Map<string, number>();
  for (const name of readdirSync(profiles)) {
    const profile = JSON.parse(readFileSync(join(profiles, name), 'utf8')) as Profile;
    const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
    for (const [index, sample] of profile.samples.entries()) {
      const place = places.get(sample);
      if (place !== undefined && place !== null)
        spent.set(place, (spent.get(place) ?? 0) + (profile.timeDeltas[index] ?? 0));
    }
  }
  const total = [...spent.values()].reduce((sum, time) => sum + time, 0);
  console.log(`\n${title}: ${(total / 1e6).toFixed(1)} s of CPU time`);
  const largest = [...spent].sort(([, left], [, right]) => right - left).slice(0, SHOWN);
  for (const [place, time] of largest) console.log(`- ${place}: ${((100 * time) / total).toFixed(0)} %`);
}

/** The package, the room of our sources, or the part of the runtime. Null while the thread waits. */
function placeOf({ functionName, url }: { readonly functionName: string; readonly url: string }): string | null {
  if (functionName === '(idle)' || functionName === '(program)') return null;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (url === '') return `native ${functionName || 'code'}`;
  if (url.startsWith('node:')) return `Node.js ${url.replace(/^node:(?:internal\/)?/, '')}`;
  if (url.startsWith('wasm:')) return 'PGlite (WebAssembly)';
  const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : url;
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return name === undefined ? path.split('/').slice(0, 3).join('/') : `package ${name}`;
}
