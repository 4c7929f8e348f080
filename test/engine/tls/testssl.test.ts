import { describe, expect, it } from 'vitest';
import type { TlsVersion } from '../../../src/engine/evidence/tls.ts';
import { jdk17, jdkTlsServer } from '../../helpers/jdk-tls-server.ts';
import { EVERY_SUITE, nginx, nginxServer } from '../../helpers/nginx-server.ts';
import { askTestssl, type SuiteSets, testssl } from '../../helpers/testssl.ts';
import type { TestServer } from '../../helpers/tls-server.ts';
import { tlsFindings } from './tls-findings.ts';

/** Goal E1: the same suites as testssl.sh finds, on every version of real servers that have everything enabled. */
const peer = testssl();
const java = jdk17();
const program = nginx();
const MINUTES = 60_000;

function listed(sets: SuiteSets): Record<string, readonly string[]> {
  const rows = [...sets].filter(([, codes]) => codes.size > 0);
  return Object.fromEntries(
    rows.map(([version, codes]) => [version, [...codes].map((code) => code.toString(16).padStart(4, '0')).sort()]),
  );
}

async function oursOf(port: number): Promise<SuiteSets> {
  const { evidence } = await tlsFindings({ port, scanType: 'compliance' });
  return new Map<TlsVersion, ReadonlySet<number>>(
    evidence.versions.map(({ version, suites }) => [version, new Set(suites.map(({ code }) => code))]),
  );
}

describe.skipIf(peer === null).concurrent('the suites of testssl.sh', () => {
  it.skipIf(java === null)(
    'on JDK 17 with everything enabled',
    async () => await compare(await jdkTlsServer(java ?? '')),
    10 * MINUTES,
  );
  it.skipIf(program === null)(
    'on nginx at security level 0',
    async () => await compare(await nginxServer(program ?? '', EVERY_SUITE)),
    10 * MINUTES,
  );
});

async function compare(server: TestServer): Promise<void> {
  try {
    const ours = listed(await oursOf(server.port));
    expect(Object.keys(ours).length).toBeGreaterThanOrEqual(4);
    expect(ours).toEqual(listed(await askTestssl(peer ?? '', server.port)));
  } finally {
    await server.close();
  }
}
