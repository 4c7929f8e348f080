import { generatePrimeSync, getDiffieHellman } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createCa, issue } from '../../helpers/certificates.ts';
import { type LegacyTlsOptions, legacyTlsServer } from '../../helpers/legacy-tls-server.ts';
import { type TestServer, tlsServer } from '../../helpers/tls-server.ts';
import { tlsFindings } from './tls-findings.ts';

const root = createCa();
const leaf = issue({ issuer: root, dnsNames: ['weak.test'], key: 'rsa-2048' });
const base = { certificates: [leaf.der], suites: [0xc02f, 0x9e, 0x2f] };
const trusted = { host: 'weak.test', trustedRoots: [root.certificatePem] };
const safe1024 = getDiffieHellman('modp2');
const dh = (prime: Buffer) => ({ prime, generator: Buffer.from([2]) });

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function scan(options: Partial<LegacyTlsOptions>, scanType: 'quick' | 'standard' | 'compliance' = 'compliance') {
  server = await legacyTlsServer({ ...base, ...options });
  return await tlsFindings({ ...trusted, port: server.port, scanType });
}

const TLS12 = { versions: [0x0303] };

describe('protocol versions', () => {
  it('tls.protocol-ssl2-ssl3: SSLv2 alone, with its cipher kinds', async () => {
    const { evidence, findings } = await scan({ versions: [2] });
    expect(findings).toContain('tls.protocol-ssl2-ssl3 / SSLv2');
    expect(evidence.versions.find(({ version }) => version === 'SSLv2')?.suites.map(({ name }) => name)).toEqual([
      'SSL_CK_RC4_128_WITH_MD5',
      'SSL_CK_RC4_128_EXPORT40_WITH_MD5',
    ]);
    expect(evidence.chain[0]?.subject).toBe('CN=weak.test');
  });

  it('SSLv2 has no room for an intermediate certificate, which is then not missing', async () => {
    const intermediate = createCa({ commonName: 'Intermediate', issuer: root });
    const { der } = issue({ issuer: intermediate, dnsNames: ['weak.test'], key: 'rsa-2048' });
    const chainFaults = async (versions: readonly number[]) =>
      (await scan({ versions, certificates: [der] }, 'quick')).findings.filter((id) => id.startsWith('tls.cert-'));
    expect(await chainFaults([2])).toEqual([]);
    await server?.close();
    expect(await chainFaults([2, 0x0303])).toEqual(['tls.cert-untrusted / untrusted-root']);
  });

  it('tls.protocol-ssl2-ssl3: SSLv3 beside TLS', async () => {
    const { findings } = await scan({ versions: [0x0300, 0x0303] }, 'quick');
    expect(findings).toEqual(['tls.protocol-ssl2-ssl3 / SSLv3']);
  });

  it('tls.protocol-tls10-11 names exactly the versions that are spoken', async () => {
    expect((await scan({ versions: [0x0301, 0x0302, 0x0303] }, 'quick')).findings).toEqual([
      'tls.protocol-tls10-11 / TLSv1.0+TLSv1.1',
    ]);
    await server?.close();
    expect((await scan({ versions: [0x0302, 0x0303] }, 'quick')).findings).toEqual(['tls.protocol-tls10-11 / TLSv1.1']);
  });

  it('tls.no-tls13 is not asked in a quick scan, and found in a standard one', async () => {
    expect((await scan(TLS12, 'quick')).findings).toEqual([]);
    await server?.close();
    expect((await scan(TLS12, 'standard')).findings).toContain('tls.no-tls13 / no-tls13');
  });
});

describe('cipher suites', () => {
  it.each([
    ['tls.cipher-null-anon / null', [0x2f, 0x02]],
    ['tls.cipher-null-anon / anonymous', [0x2f, 0x34]],
    ['tls.cipher-null-anon / anonymous', [0x2f, 0xc018]],
    ['tls.cipher-export / export', [0x2f, 0x03]],
    ['tls.cipher-rc4-des / legacy-ciphers', [0x2f, 0x05]],
    ['tls.cipher-rc4-des / legacy-ciphers', [0xc02f, 0x0a]],
    ['tls.cipher-rc4-des / legacy-ciphers', [0xc02f, 0x09]],
    ['tls.cipher-rc4-des / legacy-ciphers', [0xc02f, 0x96]],
    ['tls.cipher-rc4-des / legacy-ciphers', [0xc02f, 0x07]],
  ])('%s is found by a quick scan behind a better suite (%j)', async (expected, suites) => {
    expect((await scan({ ...TLS12, suites }, 'quick')).findings).toEqual([expected]);
  });

  it('none of them is found where there is none', async () => {
    const { findings } = await scan({ ...TLS12, suites: [0xc02f, 0xc030, 0xcca8] });
    expect(findings.filter((finding) => finding.startsWith('tls.cipher'))).toEqual([]);
  });

  it('tls.cipher-no-fs tells static RSA beside ECDHE from static RSA only', async () => {
    expect((await scan({ ...TLS12, suites: [0xc02f, 0x9c] }, 'standard')).findings).toContain(
      'tls.cipher-no-fs / beside',
    );
    await server?.close();
    expect((await scan({ ...TLS12, suites: [0x9c] }, 'standard')).findings).toContain('tls.cipher-no-fs / only');
  });

  it('tls.cipher-cbc wants CBC alone, or with TLS 1.0', async () => {
    expect((await scan({ ...TLS12, suites: [0xc013] }, 'standard')).findings).toContain('tls.cipher-cbc / cbc-only');
    await server?.close();
    // AES-CCM beside it is AEAD too, but no browser offers it.
    const ccm = await scan({ ...TLS12, suites: [0xc09e, 0xc013] }, 'standard');
    expect(ccm.findings).toContain('tls.cipher-cbc / cbc-only');
    await server?.close();
    const mixed = await scan({ ...TLS12, suites: [0xc02f, 0xc013] }, 'standard');
    expect(mixed.findings.filter((finding) => finding.startsWith('tls.cipher-cbc'))).toEqual([]);
    await server?.close();
    const old = await scan({ versions: [0x0301, 0x0303], suites: [0xc02f, 0xc013] }, 'standard');
    expect(old.findings).toContain('tls.cipher-cbc / cbc-tls10');
  });

  it('every suite of a server is enumerated, whatever its number', async () => {
    const suites = [0xc02f, 0xc030, 0x2f, 0x35, 0x9c, 0x9d, 0x3c, 0xc027, 0xc013, 0xccaa, 0xc07a, 0xd001, 0xc0b0];
    const { evidence } = await scan({ ...TLS12, suites });
    const found = evidence.versions.find(({ version }) => version === 'TLSv1.2');
    expect(found).toMatchObject({ enumerated: true });
    expect(found?.suites.map(({ code }) => code)).toEqual([...suites].sort((a, b) => a - b));
  });
});

describe('Diffie-Hellman', () => {
  it.each([
    [512, 'high'],
    [768, 'high'],
    [1024, 'medium'],
  ])('tls.dh-weak: a prime of %i bits', async (bits) => {
    const prime = bits === 1024 ? safe1024.getPrime() : Buffer.from(generatePrimeSync(bits));
    const { evidence, findings } = await scan({ ...TLS12, suites: [0x9e], dh: dh(prime) }, 'quick');
    expect(findings).toEqual([`tls.dh-weak / dh-${bits}`]);
    expect(evidence.dh[0]).toMatchObject({ bits, suite: 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256' });
  });

  it('tls.dh-weak is found though ECDHE is preferred', async () => {
    const { findings } = await scan({ ...TLS12, suites: [0xc02f, 0x9e], dh: dh(safe1024.getPrime()) }, 'quick');
    expect(findings).toEqual(['tls.dh-weak / dh-1024']);
  });

  it('tls.dh-unsafe-prime tells composite, small subgroups and safe apart', async () => {
    const one = generatePrimeSync(1024, { bigint: true });
    const two = generatePrimeSync(1024, { bigint: true });
    const composite = Buffer.from((one * two).toString(16).padStart(512, '0'), 'hex');
    expect((await scan({ ...TLS12, suites: [0x9e], dh: dh(composite) })).findings).toContain(
      'tls.dh-unsafe-prime / composite',
    );
    await server?.close();
    const plain = Buffer.from(generatePrimeSync(2048));
    expect((await scan({ ...TLS12, suites: [0x9e], dh: dh(plain) })).findings).toContain(
      'tls.dh-unsafe-prime / prime-not-safe',
    );
    await server?.close();
    const safe = await scan({ ...TLS12, suites: [0x9e], dh: dh(getDiffieHellman('modp14').getPrime()) });
    expect(safe.findings.filter((finding) => finding.startsWith('tls.dh'))).toEqual([]);
    expect(safe.evidence.dh[0]?.prime_is_safe).toBe('safe');
  });

  it('a huge modulus is not tested, and takes no time', async () => {
    const { evidence } = await scan({ ...TLS12, suites: [0x9e], dh: dh(Buffer.alloc(8_000, 0xf1)) });
    expect(evidence.dh[0]).toMatchObject({ bits: 64_000, prime_is_safe: null });
  });
});

describe('features', () => {
  it('tls.compression, tls.renegotiation', async () => {
    const bad = await scan({ ...TLS12, compression: true, secureRenegotiation: false }, 'standard');
    expect(bad.findings).toEqual(
      expect.arrayContaining(['tls.compression / compression', 'tls.renegotiation / renegotiation']),
    );
    await server?.close();
    const good = await scan(TLS12, 'standard');
    expect(good.findings.filter((finding) => /compression|renegotiation/.test(finding))).toEqual([]);
  });

  it('the fallback signal is asked for below the best version', async () => {
    expect((await scan({ fallbackScsv: true }, 'standard')).evidence.fallbackScsv).toBe(true);
    await server?.close();
    expect((await scan({ fallbackScsv: false }, 'standard')).evidence.fallbackScsv).toBe(false);
    await server?.close();
    expect((await scan(TLS12, 'standard')).evidence.fallbackScsv).toBeNull();
  });

  it('tls.known-bugs: Heartbleed and CCS injection, each proved alone', async () => {
    expect((await scan({ ...TLS12, heartbeat: 'heartbleed' })).findings).toContain('tls.known-bugs / heartbleed');
    await server?.close();
    expect((await scan({ ...TLS12, ccsInjection: true })).findings).toContain('tls.known-bugs / ccs-injection');
    await server?.close();
    const { evidence } = await scan({ ...TLS12, heartbeat: 'sound' });
    expect(evidence.knownBugs).toEqual({ heartbleed: 'not_vulnerable', ccsInjection: 'not_vulnerable' });
  });

  it('tls.mozilla-profile lists its deviations, and has none for a server of the profile', async () => {
    const ec = issue({ issuer: root, dnsNames: ['weak.test'] });
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305';
    server = await tlsServer({
      key: ec.privateKeyPem,
      cert: ec.chainPem,
      minVersion: 'TLSv1.2',
      ciphers: `${ciphers}:TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256`,
    });
    const good = await tlsFindings({ ...trusted, port: server.port, scanType: 'compliance' });
    expect(good.findings).toEqual([]);
    await server.close();
    expect((await scan({})).findings).toContain('tls.mozilla-profile / mozilla-intermediate');
  });
});
