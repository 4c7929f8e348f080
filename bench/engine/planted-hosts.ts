import type { ScanType } from '../../src/contract/primitives.ts';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import { isFound, type Label } from '../../test/targets/labels.ts';
import { scanPlanted } from '../../test/targets/scan-planted.ts';
import type { WeakTargets } from '../../test/targets/weak/start.ts';
import type { Peer } from './peers.ts';
import { isRecognised } from './recognise.ts';
import type { ProgramRun } from './run-program.ts';

/** What one program did on one planted host. */
export interface HostRun {
  readonly seconds: number;
  /** Requests in the log of the planted web host, as method and target: a tap in front of it could not read its TLS. */
  readonly requests: readonly string[];
  readonly found: readonly Label[];
}

export type PeerRun = HostRun & ProgramRun;

export async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await work();
  return [value, (performance.now() - started) / 1000];
}

/** A scan of the named host. */
export async function scanHost(
  weak: WeakTargets,
  labels: readonly Label[],
  name: string,
  scanType: ScanType,
): Promise<HostRun & { readonly report: EngineReport }> {
  const before = weak.web.log.length;
  const [report, seconds] = await timed(() => scanPlanted(urlOf(weak, name), scanType, weak.trustedRoots));
  const found = labels.filter((label) => label.target === name && isFound(label, report.findings));
  return { seconds, requests: requestsSince(weak, before), found, report };
}

/** A run of a peer on the named host, which it reaches by its address and with TLS. */
export async function runPeerOnHost(
  peer: Pick<Peer, 'run'>,
  program: string,
  weak: WeakTargets,
  labels: readonly Label[],
  name: string,
  timeoutSeconds: number,
): Promise<PeerRun> {
  const before = weak.web.log.length;
  const port = Number(urlOf(weak, name).match(/:(\d+)/)?.[1]);
  const ran = await peer.run(program, { url: `https://127.0.0.1:${port}/`, port }, timeoutSeconds);
  const found = labels.filter((label) => label.target === name && isRecognised(label, ran.output));
  return { ...ran, requests: requestsSince(weak, before), found };
}

function requestsSince(weak: WeakTargets, before: number): string[] {
  return weak.web.log.slice(before).map(({ method, path }) => `${method} ${path}`);
}

function urlOf(weak: WeakTargets, name: string): string {
  const url = weak.targets.get(name);
  if (url === undefined) throw new Error(`no planted host is called ${name}`);
  return url;
}
