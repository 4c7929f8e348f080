import { afterAll, describe, expect, it } from 'vitest';
import { createCa, generateKey, issue } from '../../helpers/certificates.ts';
import { legacyTlsServer } from '../../helpers/legacy-tls-server.ts';
import { type TestServer, tlsServer } from '../../helpers/tls-server.ts';
import { certificateFindings, tlsFindings } from './tls-findings.ts';

/**
 * A corpus in the manner of badssl.com: each host has one fault of its certificate, or none, and the engine must find the
 * one word for it. The hosts answer to `<label>.corpus.test` and their root is given as trusted.
 */
const DAY = 86_400_000;
const now = Date.now();
const root = createCa({ commonName: 'Corpus Root', organization: 'Corpus' });
const intermediate = createCa({ commonName: 'Corpus Intermediate', organization: 'Corpus', issuer: root });
const second = createCa({ commonName: 'Corpus Second Level', organization: 'Corpus', issuer: intermediate });
const sha1Intermediate = createCa({
  commonName: 'Corpus Old Intermediate',
  organization: 'Corpus',
  issuer: root,
  key: 'rsa-2048',
  signatureHash: 'sha1',
});
const shortIntermediate = createCa({
  commonName: 'Corpus Short Intermediate',
  organization: 'Corpus',
  issuer: root,
  key: 'rsa-1024',
});
const pastIntermediate = createCa({
  commonName: 'Corpus Past Intermediate',
  organization: 'Corpus',
  issuer: root,
  notAfter: new Date(now - DAY / 2),
});
const boundIntermediate = createCa({
  commonName: 'Corpus Bound Intermediate',
  organization: 'Corpus',
  issuer: root,
  permittedDns: ['elsewhere.test'],
});
const lastIntermediate = createCa({
  commonName: 'Corpus Last Intermediate',
  organization: 'Corpus',
  issuer: root,
  pathLength: 0,
});
const belowLast = createCa({ commonName: 'Corpus Below Last', organization: 'Corpus', issuer: lastIntermediate });
const plainlyNamed = createCa({ commonName: 'Corpus Authority 3', issuer: root });
const strangerRoot = createCa({ commonName: 'Stranger Root', organization: 'Stranger' });
const zeta = createCa({ commonName: 'Zeta 9', issuer: root });
/** Claims the organization of a trusted root, and was not signed by it. */
const namesake = createCa({ commonName: 'Laboratory CA', organization: 'Corpus' });
const eta = createCa({ commonName: 'Eta 9', issuer: strangerRoot });
const noCa = issue({ commonName: 'Corpus No Authority', issuer: root, isCa: false });
const stranger = createCa({ commonName: 'Stranger Authority 7', organization: 'Stranger', issuer: strangerRoot });
const many = Array.from({ length: 10_000 }, (_, index) => `n${index}.corpus.test`);

const at = (label: string): string => `${label}.corpus.test`;
const server = (label: string, options: Parameters<typeof issue>[0] = {}) =>
  issue({ issuer: intermediate, dnsNames: [at(label)], ...options });

interface Host {
  readonly label: string;
  readonly made: { readonly chain: string; readonly key: string };
  readonly expected: readonly string[];
}
const host = (
  label: string,
  leaf: ReturnType<typeof issue>,
  expected: readonly string[],
  chain = leaf.chainPem,
): Host => ({
  label,
  made: { chain, key: leaf.privateKeyPem },
  expected,
});

const BAD: readonly Host[] = [
  host('expired', server('expired', { notBefore: new Date(now - 90 * DAY), notAfter: new Date(now - DAY) }), [
    'tls.cert-expired / leaf-expired',
  ]),
  host('future', server('future', { notBefore: new Date(now + DAY) }), ['tls.cert-expired / leaf-not-yet-valid']),
  host('made-for-nine-days', server('made-for-nine-days', { notAfter: new Date(now + 9 * DAY) }), [
    'tls.cert-expiring / leaf',
  ]),
  host('expiring', server('expiring', { notBefore: new Date(now - 80 * DAY), notAfter: new Date(now + 5 * DAY) }), [
    'tls.cert-expiring / leaf',
  ]),
  host('expired-intermediate', server('expired-intermediate', { issuer: pastIntermediate }), [
    'tls.cert-expired / intermediate-expired',
  ]),
  host('wrong.host', server('wrong', { dnsNames: ['other.corpus.test', '*.other.test'] }), [
    'tls.cert-hostname / leaf',
  ]),
  host('deep.wildcard', server('wildcard', { dnsNames: ['*.corpus.test'] }), ['tls.cert-hostname / leaf']),
  host('cn-only', server('cn-only', { commonName: 'cn-only.corpus.test', dnsNames: [] }), ['tls.cert-hostname / leaf']),
  host('partial-wildcard', server('x', { dnsNames: ['partial*.corpus.test', '*'] }), ['tls.cert-hostname / leaf']),
  host('self-signed', issue({ dnsNames: [at('self-signed')] }), ['tls.cert-untrusted / self-signed']),
  host(
    'untrusted-root',
    issue({ issuer: strangerRoot, dnsNames: [at('untrusted-root')] }),
    ['tls.cert-untrusted / untrusted-root'],
    undefined,
  ),
  host('untrusted-intermediate', issue({ issuer: stranger, dnsNames: [at('untrusted-intermediate')] }), [
    'tls.cert-untrusted / untrusted-root',
  ]),
  (() => {
    const leaf = issue({ issuer: stranger, dnsNames: [at('untrusted-with-root')] });
    return host(
      'untrusted-with-root',
      leaf,
      ['tls.cert-untrusted / untrusted-root'],
      leaf.chainPem + strangerRoot.certificatePem,
    );
  })(),
  (() => {
    const leaf = server('incomplete-chain');
    return host('incomplete-chain', leaf, ['tls.cert-chain / incomplete-chain'], leaf.certificatePem);
  })(),
  (() => {
    // Nothing in the certificate says whether this issuer is an intermediate of the trusted root.
    const leaf = issue({ issuer: plainlyNamed, dnsNames: [at('unknown-issuer')] });
    return host('unknown-issuer', leaf, ['tls.cert-untrusted / untrusted-root'], leaf.certificatePem);
  })(),
  (() => {
    const leaf = issue({ issuer: plainlyNamed, dnsNames: [at('incomplete-by-url')], namesIssuerUrl: true });
    return host('incomplete-by-url', leaf, ['tls.cert-chain / incomplete-chain'], leaf.certificatePem);
  })(),
  (() => {
    const leaf = issue({ issuer: zeta, dnsNames: [at('incomplete-by-identifier')], namesIssuerOfIssuer: true });
    return host('incomplete-by-identifier', leaf, ['tls.cert-chain / incomplete-chain'], leaf.certificatePem);
  })(),
  (() => {
    const leaf = issue({ issuer: eta, dnsNames: [at('untrusted-by-identifier')], namesIssuerOfIssuer: true });
    return host('untrusted-by-identifier', leaf, ['tls.cert-untrusted / untrusted-root'], leaf.certificatePem);
  })(),
  (() => {
    const leaf = issue({ issuer: eta, dnsNames: [at('untrusted-plain-name')] });
    return host('untrusted-plain-name', leaf, ['tls.cert-untrusted / untrusted-root'], leaf.certificatePem);
  })(),
  (() => {
    const leaf = server('incomplete-middle', { issuer: second });
    return host(
      'incomplete-middle',
      leaf,
      ['tls.cert-chain / incomplete-chain'],
      leaf.certificatePem + second.certificatePem,
    );
  })(),
  (() => {
    const leaf = server('wrong-order', { issuer: second });
    return host(
      'wrong-order',
      leaf,
      ['tls.cert-chain / wrong-order'],
      leaf.certificatePem + intermediate.certificatePem + second.certificatePem,
    );
  })(),
  (() => {
    const leaf = server('root-between');
    return host(
      'root-between',
      leaf,
      ['tls.cert-chain / wrong-order'],
      leaf.certificatePem + root.certificatePem + intermediate.certificatePem,
    );
  })(),
  (() => {
    // The organization is all there is to go by; the chain is reported either way.
    const leaf = issue({ issuer: namesake, dnsNames: [at('organization-only')] });
    return host('organization-only', leaf, ['tls.cert-chain / incomplete-chain'], leaf.certificatePem);
  })(),
  host('invalid-signature', server('invalid-signature', { brokenSignature: true }), [
    'tls.cert-untrusted / invalid-signature',
  ]),
  host('not-a-ca', issue({ issuer: noCa, dnsNames: [at('not-a-ca')] }), ['tls.cert-untrusted / not-a-ca']),
  host('path-length', issue({ issuer: belowLast, dnsNames: [at('path-length')] }), ['tls.cert-untrusted / not-a-ca']),
  host('client-purpose', server('client-purpose', { extendedKeyUsage: ['clientAuth'] }), [
    'tls.cert-untrusted / bad-purpose',
  ]),
  host('name-constraint', issue({ issuer: boundIntermediate, dnsNames: [at('name-constraint')] }), [
    'tls.cert-untrusted / name-constraint',
  ]),
  host('sha1-leaf', server('sha1-leaf', { signatureHash: 'sha1' }), ['tls.cert-weak-sig / leaf-ecdsa-with-SHA1']),
  host(
    'sha1-leaf-of-ten-days',
    server('sha1-leaf-of-ten-days', { signatureHash: 'sha1', notAfter: new Date(now + 10 * DAY) }),
    ['tls.cert-weak-sig / leaf-ecdsa-with-SHA1'],
  ),
  host('sha1-intermediate', issue({ issuer: sha1Intermediate, dnsNames: [at('sha1-intermediate')] }), [
    'tls.cert-weak-sig / intermediate-ecdsa-with-SHA1',
  ]),
  host('md5', issue({ issuer: sha1Intermediate, dnsNames: [at('md5')], signatureHash: 'md5' }), [
    'tls.cert-weak-sig / intermediate-ecdsa-with-SHA1',
    'tls.cert-weak-sig / leaf-md5WithRSAEncryption',
  ]),
  host('rsa1024', server('rsa1024', { key: 'rsa-1024' }), ['tls.cert-weak-key / leaf-RSA-1024']),
  host('rsa512', server('rsa512', { key: 'rsa-512' }), ['tls.cert-weak-key / leaf-RSA-512']),
  host('ecc224', server('ecc224', { key: 'ec-p224' }), ['tls.cert-weak-key / leaf-EC-224']),
  host('rsa1024-intermediate', issue({ issuer: shortIntermediate, dnsNames: [at('rsa1024-intermediate')] }), [
    'tls.cert-weak-key / intermediate-RSA-1024',
  ]),
];

const GOOD: readonly Host[] = [
  host('sha256', server('sha256'), []),
  host('sha384', server('sha384', { signatureHash: 'sha384' }), []),
  host('sha512', server('sha512', { signatureHash: 'sha512' }), []),
  host('ecc384', server('ecc384', { key: 'ec-p384' }), []),
  host('rsa2048', server('rsa2048', { key: 'rsa-2048' }), []),
  host('rsa4096', server('rsa4096', { key: 'rsa-4096' }), []),
  host('no-common-name', server('no-common-name', { commonName: null, organization: 'Corpus' }), []),
  host('no-subject', server('no-subject', { commonName: null }), []),
  host('wildcard', server('wildcard', { dnsNames: ['*.corpus.test'] }), []),
  host('upper', server('upper', { dnsNames: ['UPPER.Corpus.TEST'] }), []),
  host('three-levels', server('three-levels', { issuer: second }), []),
  host('root-signed', issue({ issuer: root, dnsNames: [at('root-signed')] }), []),
  (() => {
    const leaf = server('root-sent');
    return host('root-sent', leaf, [], leaf.chainPem + root.certificatePem);
  })(),
  (() => {
    const leaf = server('extra-certificate');
    return host('extra-certificate', leaf, [], leaf.chainPem + stranger.certificatePem);
  })(),
  host('many-names', server('many-names', { dnsNames: [...many.slice(0, 900), at('many-names')] }), []),
  host(
    'short-lived',
    server('short-lived', {
      notBefore: new Date(now - 2 * DAY),
      notAfter: new Date(now + 4 * DAY),
      isLogged: true,
    }),
    [],
  ),
  host('of-a-day', server('of-a-day', { notBefore: new Date(now), notAfter: new Date(now + DAY) }), []),
  host('two-years', server('two-years', { notAfter: new Date(now + 730 * DAY) }), []),
];

describe('each certificate fault has its one word', () => {
  const servers: TestServer[] = [];
  afterAll(async () => void (await Promise.all(servers.map((one) => one.close()))));

  it.each([...BAD, ...GOOD])('$label', async ({ label, made, expected }) => {
    const one = await tlsServer({ key: made.key, cert: made.chain, ciphers: 'ALL:@SECLEVEL=0', minVersion: 'TLSv1.2' });
    servers.push(one);
    const options = {
      port: one.port,
      host: at(label),
      scanType: 'quick' as const,
      trustedRoots: [root.certificatePem],
    };
    const result = await tlsFindings(options);
    expect(certificateFindings(result)).toEqual([...expected].sort());
    expect(result.connections).toBeLessThanOrEqual(45);
  });
});

it.each(['TLSv1.2', 'TLSv1.3'] as const)('reads the chain as sent, not as rebuilt, over %s alone', async (version) => {
  const leaf = server('as-sent', { issuer: second, key: version === 'TLSv1.3' ? 'ed25519' : 'ec-p256' });
  const cert = leaf.certificatePem + intermediate.certificatePem + second.certificatePem;
  const one = await tlsServer({ key: leaf.privateKeyPem, cert, minVersion: version, maxVersion: version });
  const { evidence } = await tlsFindings({
    port: one.port,
    host: at('as-sent'),
    scanType: 'quick',
    trustedRoots: [root.certificatePem],
  });
  await one.close();
  expect(evidence.chain.map(({ subject }) => subject)).toEqual([
    'CN=as-sent.corpus.test',
    'CN=Corpus Intermediate, O=Corpus',
    'CN=Corpus Second Level, O=Corpus',
  ]);
  expect(evidence.trust.fault).toBe('wrong-order');
});

it('a chain sent the other way round has one fault, its order; whose name and dates count is the server', async () => {
  const leaf = server('reversed', { notBefore: new Date(now - 80 * DAY), notAfter: new Date(now + 5 * DAY) });
  const authority = createCa({ commonName: 'Corpus Lonely', organization: 'Corpus', issuer: root });
  for (const [certificates, expected] of [
    [
      [intermediate.der, leaf.der],
      ['tls.cert-chain / wrong-order', 'tls.cert-expiring / leaf'],
    ],
    [
      [root.der, intermediate.der, leaf.der],
      ['tls.cert-chain / wrong-order', 'tls.cert-expiring / leaf'],
    ],
    // An authority that is sent as the server's certificate, with none below it, is judged as it is.
    [[authority.der], ['tls.cert-hostname / leaf']],
    [[authority.der, leaf.der], ['tls.cert-hostname / leaf']],
  ] as const) {
    const one = await legacyTlsServer({ certificates, suites: [0xc02f], versions: [0x0303] });
    const result = await tlsFindings({
      port: one.port,
      host: at('reversed'),
      scanType: 'quick',
      trustedRoots: [root.certificatePem],
    });
    await one.close();
    expect(certificateFindings(result)).toEqual(expected);
  }
});

it('does not interpret the words of an issuer name: neither trustworthy nor suspicious ones change the verdict', async () => {
  for (const commonName of ['Evil MITM Proxy Root', 'Stranger Intermediate CA']) {
    const leaf = issue({ issuer: createCa({ commonName, organization: 'Stranger' }), dnsNames: [at('words')] });
    const one = await tlsServer({ key: leaf.privateKeyPem, cert: leaf.certificatePem });
    const result = await tlsFindings({
      port: one.port,
      host: at('words'),
      scanType: 'quick',
      trustedRoots: [root.certificatePem],
    });
    await one.close();
    expect(result.evidence.trust.fault).toBe('unknown-issuer');
    expect(certificateFindings(result)).toEqual(['tls.cert-untrusted / untrusted-root']);
  }
});

it('reads a certificate with 10,000 names', async () => {
  const leaf = server('n9999', { dnsNames: many });
  const one = await tlsServer({ key: leaf.privateKeyPem, cert: leaf.chainPem });
  const result = await tlsFindings({
    port: one.port,
    host: 'n9999.corpus.test',
    scanType: 'quick',
    trustedRoots: [root.certificatePem],
  });
  await one.close();
  expect(result.evidence.chain[0]?.dnsNames).toHaveLength(10_000);
  expect(certificateFindings(result)).toEqual([]);
});

it('speaks for an address by an address entry only', async () => {
  const good = issue({ issuer: root, ipAddresses: ['127.0.0.1', '::1'] });
  const bad = issue({ issuer: root, dnsNames: ['127.0.0.1'] });
  for (const [leaf, expected] of [
    [good, []],
    [bad, ['tls.cert-hostname / leaf']],
  ] as const) {
    const one = await tlsServer({ key: leaf.privateKeyPem, cert: leaf.chainPem });
    const result = await tlsFindings({
      port: one.port,
      host: '127.0.0.1',
      scanType: 'quick',
      trustedRoots: [root.certificatePem],
    });
    await one.close();
    expect(certificateFindings(result)).toEqual(expected);
  }
});

it('judges both certificates of a server that holds two', async () => {
  const rsa = issue({ issuer: root, dnsNames: [at('two')], key: generateKey('rsa-1024') });
  const ec = issue({ issuer: root, dnsNames: [at('two')] });
  const one = await tlsServer({
    key: [rsa.privateKeyPem, ec.privateKeyPem],
    cert: [rsa.chainPem, ec.chainPem],
    ciphers: 'ALL:@SECLEVEL=0',
  });
  const result = await tlsFindings({
    port: one.port,
    host: at('two'),
    scanType: 'standard',
    trustedRoots: [root.certificatePem],
  });
  await one.close();
  expect(result.evidence.chain[0]?.keyType).toBe('EC');
  expect(certificateFindings(result)).toEqual(['tls.cert-weak-key / leaf-RSA-1024']);
});

it('asks for a client certificate in vain, and is judged all the same', async () => {
  const leaf = server('client');
  const one = await tlsServer({
    key: leaf.privateKeyPem,
    cert: leaf.chainPem,
    requestCert: true,
    rejectUnauthorized: true,
  });
  const result = await tlsFindings({
    port: one.port,
    host: at('client'),
    scanType: 'quick',
    trustedRoots: [root.certificatePem],
  });
  await one.close();
  expect(result.findings).toEqual([]);
});
