import { readLabels } from '../test/targets/labels.ts';
import { startWeakTargets } from '../test/targets/weak/start.ts';
import { KATANA, PEERS } from './engine/peers.ts';
import { type HostRun, runPeerOnHost, scanHost } from './engine/planted-hosts.ts';
import { reportRow } from './rows.ts';

/**
 * `node bench/peers.ts`: a standard scan of the planted web host or TLS host beside a run of each peer that is installed. Peers
 * count from the start of their process to its end. The scan counts in this process, which also serves the hosts; the start of
 * Node is measured by `start.ts`. A peer that is absent has no rows; one that fails fails the benchmark.
 */
const DEADLINE_SECONDS = 70;
/** A run is repeated, up to three times, unless it took longer. */
const REPEATED_SECONDS = 3;
/** The planted host that each is measured on. */
const HOSTS: Readonly<Record<string, 'web' | 'tls-old'>> = {
  wapiti: 'web',
  nikto: 'web',
  sslscan: 'tls-old',
  katana: 'web',
};

const labels = readLabels('weak');
const weak = await startWeakTargets();
try {
  // The first scan of a process also loads and compiles.
  for (const host of ['web', 'tls-old']) await scanHost(weak, labels, host, 'standard');
  for (const peer of [...PEERS, KATANA]) {
    const host = HOSTS[peer.name];
    if (host === undefined) continue;
    const program = await peer.prepare();
    if (program === null) continue;
    const own = await median(() => scanHost(weak, labels, host, 'standard'));
    const theirs = await median(() => runPeerOnHost(peer, program, weak, labels, host, DEADLINE_SECONDS));
    const isIdle = host === 'web' ? theirs.requests.length === 0 : theirs.found.length === 0;
    if (isIdle) {
      console.error(`*** NOT MEASURED: ${peer.name} did nothing: ${theirs.output.slice(-500)} ***`);
      process.exitCode = 1;
      continue;
    }
    report(peer.name, host, own, theirs, theirs.timedOut ? `, cut off after ${DEADLINE_SECONDS} s` : '');
  }
} finally {
  await weak.close();
}

function report(name: string, host: string, own: HostRun, theirs: HostRun, note: string): void {
  const row = (what: string, unit: string, ours: number, others: number) => ({
    id: `peers.${name}.${what}`,
    what: `${what} of a standard scan (${host}), to ${name}`,
    figure: `${figure(ours)} ${unit}`,
    floor: `${name}: ${figure(others)} ${unit}${note}`,
    ratio: ours / others,
  });
  const lower = { better: 'lower', goal: 1 } as const;
  const higher = { better: 'higher', goal: 1, noise: 0.05 } as const;
  reportRow({ ...row('seconds', 's', own.seconds, theirs.seconds), ...lower, noise: 0.5 });
  if (name === KATANA.name) {
    const paths = [...pathsOf(theirs)];
    const reached = pathsOf(own);
    const missed = paths.filter((path) => !reached.has(path));
    console.log(`Reached by katana and not by the scan: ${missed.join(' ') || 'nothing'}`);
    reportRow({ ...row('paths', 'of its paths', paths.length - missed.length, paths.length), ...higher });
    // The scan also probes what it reached.
    reportRow({
      ...row('requests', 'requests', own.requests.length, theirs.requests.length),
      ...lower,
      goal: null,
      noise: 0.2,
    });
    return;
  }
  if (host === 'web')
    reportRow({ ...row('requests', 'requests', own.requests.length, theirs.requests.length), ...lower, noise: 0.2 });
  // Cut off before it wrote its report, or no label in it: there is nothing to divide by.
  if (theirs.found.length === 0) console.error(`*** NOT MEASURED: labels, ${name} names none of them${note} ***`);
  else reportRow({ ...row('labels', 'planted weaknesses', own.found.length, theirs.found.length), ...higher });
}

function pathsOf({ requests }: HostRun): Set<string> {
  return new Set(requests.map((line) => line.split(' ')[1]?.split('?')[0] ?? ''));
}

function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** The run of median duration. */
async function median<Run extends HostRun>(work: () => Promise<Run>): Promise<Run> {
  const runs = [await work()];
  while (runs.length < 3 && (runs[0]?.seconds ?? 0) < REPEATED_SECONDS) runs.push(await work());
  const middle = runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('no run');
  return middle;
}
