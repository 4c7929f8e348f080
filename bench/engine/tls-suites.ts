import { execFileSync } from 'node:child_process';
import type { TlsVersion } from '../../src/engine/core/evidence/tls.ts';
import { gatherTls } from '../../src/engine/tls/probe/gather-tls.ts';
import { debianProgram } from '../../test/helpers/debian.ts';
import { jdk17, jdkTlsServer } from '../../test/helpers/jdk-tls-server.ts';
import { EVERY_SUITE, nginx, nginxServer } from '../../test/helpers/nginx-server.ts';
import { probeContext } from '../../test/helpers/probe-context.ts';
import type { TestServer } from '../../test/helpers/tls-server.ts';
import { askTestssl, type SuiteSets, testssl } from './testssl.ts';

/** One server with everything enabled, as its owner and its peers see it. */
export interface TlsBenchRow {
  readonly server: string;
  readonly seconds: number;
  readonly connections: number;
  readonly suites: number;
  readonly peer: string;
  readonly peerSeconds: number;
  /** Versions on which both found the same suites, and those on which they differ. */
  readonly same: readonly TlsVersion[];
  readonly different: readonly string[];
}

const SSLSCAN_VERSIONS: Readonly<Record<string, TlsVersion>> = {
  SSLv3: 'SSLv3',
  'TLSv1.0': 'TLSv1.0',
  'TLSv1.1': 'TLSv1.1',
  'TLSv1.2': 'TLSv1.2',
  'TLSv1.3': 'TLSv1.3',
};

/** Goal E1: suite sets beside testssl.sh's (and sslscan's) on JDK 17 and on nginx, everything enabled. */
export async function benchTls(): Promise<TlsBenchRow[]> {
  const java = jdk17();
  const program = nginx();
  const servers: (readonly [string, () => Promise<TestServer>])[] = [
    ...(java === null ? [] : [['JDK 17, everything enabled', () => jdkTlsServer(java)] as const]),
    ...(program === null ? [] : [['nginx at SECLEVEL=0', () => nginxServer(program, EVERY_SUITE)] as const]),
  ];
  type Ask = (path: string, port: number) => SuiteSets | Promise<SuiteSets>;
  const peers: (readonly [string, string | null, Ask])[] = [
    ['testssl.sh', testssl(), askTestssl],
    ['sslscan', debianProgram('sslscan', ['sslscan']), askSslscan],
  ];
  const rows: TlsBenchRow[] = [];
  for (const [name, start] of servers) {
    const server = await start();
    // The first run warms the server up, a JDK above all.
    await gatherTls(probeContext({ port: server.port, scanType: 'compliance' }));
    const startedAt = performance.now();
    const gathered = await gatherTls(probeContext({ port: server.port, scanType: 'compliance' }));
    const seconds = (performance.now() - startedAt) / 1000;
    if (gathered.state !== 'available') throw new Error(`${name}: ${gathered.reason}`);
    const { versions, connections } = gathered.value;
    const ours: SuiteSets = new Map(
      versions.map(({ version, suites }) => [version, new Set(suites.map(({ code }) => code))]),
    );
    for (const [peer, path, ask] of peers) {
      if (path === null) continue;
      const peerStartedAt = performance.now();
      const theirs = await ask(path, server.port);
      const peerSeconds = (performance.now() - peerStartedAt) / 1000;
      const suites = versions.reduce((sum, version) => sum + version.suites.length, 0);
      rows.push({ server: name, seconds, connections, suites, peer, peerSeconds, ...compare(ours, theirs) });
    }
    await server.close();
  }
  return rows;
}

function compare(ours: SuiteSets, theirs: SuiteSets): Pick<TlsBenchRow, 'same' | 'different'> {
  const same: TlsVersion[] = [];
  const different: string[] = [];
  for (const version of new Set([...ours.keys(), ...theirs.keys()])) {
    const mine = ours.get(version) ?? new Set();
    const other = theirs.get(version) ?? new Set();
    const missed = [...other].filter((code) => !mine.has(code)).length;
    const extra = [...mine].filter((code) => !other.has(code)).length;
    if (missed + extra === 0) same.push(version);
    else different.push(`${version}: ${missed} missed by us, ${extra} missed by the peer`);
  }
  return { same, different };
}

function askSslscan(path: string, port: number): SuiteSets {
  const xml = execFileSync(path, ['--no-colour', '--show-cipher-ids', '--xml=-', `127.0.0.1:${port}`], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  const sets = new Map<TlsVersion, Set<number>>();
  for (const [element] of xml.matchAll(/<cipher [^>]*>/g)) {
    const version = SSLSCAN_VERSIONS[/sslversion="([^"]+)"/.exec(element)?.[1] ?? ''];
    const id = /id="0x([0-9a-f]+)"/i.exec(element)?.[1];
    if (version !== undefined && id !== undefined) add(sets, version, Number.parseInt(id, 16));
  }
  return sets;
}

function add(sets: Map<TlsVersion, Set<number>>, version: TlsVersion, code: number): void {
  const known = sets.get(version) ?? new Set();
  known.add(code);
  sets.set(version, known);
}

if (process.argv[1] === import.meta.filename) {
  for (const row of await benchTls()) {
    const { server, seconds, connections, suites, peer, peerSeconds, same, different } = row;
    console.log(
      `${server}: ${suites} suites in ${seconds.toFixed(2)} s with ${connections} connections; ${peer} took ${peerSeconds.toFixed(1)} s`,
    );
    console.log(`  same sets: ${same.join(', ') || 'none'}`);
    for (const difference of different) console.log(`  differs: ${difference}`);
    // The goal; sslscan sees no more than the OpenSSL it is linked to.
    if (peer === 'testssl.sh' && different.length > 0) process.exitCode = 1;
  }
}
