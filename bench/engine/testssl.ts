import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TlsVersion } from '../../src/engine/core/evidence/tls.ts';
import { debianProgram } from '../../test/helpers/debian.ts';

/** Codes of the accepted suites, by version. */
export type SuiteSets = ReadonlyMap<TlsVersion, ReadonlySet<number>>;

const VERSIONS: Readonly<Record<string, TlsVersion>> = {
  ssl2: 'SSLv2',
  ssl3: 'SSLv3',
  tls1: 'TLSv1.0',
  tls1_1: 'TLSv1.1',
  tls1_2: 'TLSv1.2',
  tls1_3: 'TLSv1.3',
};

/** Path of testssl.sh, from Debian's package; null, after a loud line, where it cannot be installed. */
export function testssl(): string | null {
  return debianProgram('testssl', ['testssl.sh']);
}

/** What testssl.sh finds of each version on a port of this machine. It takes a minute or two. */
export async function askTestssl(program: string, port: number): Promise<SuiteSets> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-testssl-'));
  try {
    const file = join(folder, 'out.csv');
    const child = spawn(program, ['--quiet', '--color', '0', '-E', '--csvfile', file, `127.0.0.1:${port}`], {
      stdio: 'ignore',
      // Seconds that it waits for an answer, so that a busy machine hides no suite.
      env: { ...process.env, MAX_WAITSOCK: '60' },
      timeout: 1_200_000,
    });
    // Its exit status counts findings.
    await once(child, 'close');
    const sets = new Map<TlsVersion, Set<number>>();
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const match = /^"cipher-(ssl2|ssl3|tls1(?:_[123])?)_x([0-9a-f]+)"/.exec(line);
      const version = VERSIONS[match?.[1] ?? ''];
      if (version === undefined) continue;
      const known = sets.get(version) ?? new Set();
      known.add(Number.parseInt(match?.[2] ?? '', 16));
      sets.set(version, known);
    }
    return sets;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
