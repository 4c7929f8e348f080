import { readLabels } from '../test/targets/labels.ts';
import { startWeakTargets } from '../test/targets/weak/start.ts';
import { KATANA, PEERS } from './engine/peers.ts';
import { type HostRun, type PeerRun, runPeerOnHost, scanHost } from './engine/planted-hosts.ts';
import { reportRow } from './rows.ts';

/**
 * `node bench/peers.ts`: a standard scan of the planted web host or TLS host beside a run of each peer that is installed. Peers
 * count from the start of their process to its end. The scan counts in this process, which also serves the hosts; the start of
 * Node is measured by `start.ts`. A peer that is absent has no rows; one that fails fails the benchmark.
 */
const DEADLINE_SECONDS = 70;
/** Short runs are repeated until this long has passed, at most nine times. */
const REPEAT_SECONDS = 5;
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
    const scans: HostRun[] = [];
    const runs: PeerRun[] = [];
    const started = performance.now();
    // In turns, so that whatever else the machine does slows down both.
    do {
      scans.push(await scanHost(weak, labels, host, 'standard'));
      runs.push(await runPeerOnHost(peer, program, weak, labels, host, DEADLINE_SECONDS));
      scans.push(await scanHost(weak, labels, host, 'standard'));
    } while (runs.length < 9 && performance.now() - started < REPEAT_SECONDS * 1000);
    const own = median(scans);
    const theirs = median(runs);
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
  // katana waits ten seconds for more links at its end, however fast the machine is.
  const noise = name === KATANA.name ? 2 : 1;
  reportRow({ ...row('seconds', 's', own.seconds, theirs.seconds), ...lower, noise });
  if (name === KATANA.name) {
    const paths = [...pathsOf(theirs)];
    const reached = pathsOf(own);
    const missed = paths.filter((path) => !reached.has(path));
    console.log(`Reached by katana and not by the scan: ${missed.join(' ') || 'nothing'}`);
    // The crawl leaves out binary files and links that may act, such as /reset (`link-policy.ts`): three of 34.
    reportRow({ ...row('paths', 'of its paths', paths.length - missed.length, paths.length), ...higher, goal: 0.9 });
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

/** The run of median duration, of two the longer one. */
function median<Run extends HostRun>(runs: readonly Run[]): Run {
  const middle = runs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new Error('no run');
  return middle;
}
