/** How a host can be served today: nginx as the corpus configures it, the JDK for what OpenSSL 3 has dropped, a scripted first flight for what both have. */
export type BadsslServer =
  | { readonly by: 'nginx' }
  | { readonly by: 'jdk'; readonly protocols: readonly string[]; readonly suites: RegExp }
  | { readonly by: 'socket'; readonly versions: readonly number[]; readonly suites: readonly number[] };

export interface BadsslLabel {
  /** First labels of the host name; the corpus adds its domain. */
  readonly name: string;
  /** Check ids of the fault that the host exists for; empty for a good host. */
  readonly about: readonly string[];
  /** Check ids that hold of its configuration as well, read from that configuration; neither required nor wrong. */
  readonly besides: readonly string[];
  readonly server: BadsslServer;
}

/** `tls-defaults.conf` under OpenSSL 3: TLS 1.0 to 1.2, static RSA and CBC beside the rest. It lies under every certificate host. */
const DEFAULTS = ['tls.protocol-tls10-11', 'tls.cipher-no-fs', 'tls.cipher-cbc', 'tls.no-tls13', 'tls.no-post-quantum'];
/** `TLSv1.1 TLSv1.2` of the hosts of key exchanges and suites. */
const OLD = ['tls.protocol-tls10-11', 'tls.no-tls13', 'tls.no-post-quantum'];

const certificate = (name: string, ...about: string[]): BadsslLabel => ({
  name,
  about,
  besides: DEFAULTS,
  server: { by: 'nginx' },
});
const configured = (name: string, about: readonly string[], besides: readonly string[]): BadsslLabel => ({
  name,
  about,
  besides,
  server: { by: 'nginx' },
});
const DHE = [0x009e, 0x009f, 0x0067, 0x0033, 0x006b, 0x0039];

export const BADSSL_FAULTS: readonly BadsslLabel[] = [
  certificate('expired', 'tls.cert-expired'),
  certificate('wrong.host', 'tls.cert-hostname'),
  certificate('no-san', 'tls.cert-hostname'),
  certificate('self-signed', 'tls.cert-untrusted'),
  certificate('untrusted-root', 'tls.cert-untrusted'),
  certificate('superfish', 'tls.cert-untrusted'),
  certificate('edellroot', 'tls.cert-untrusted'),
  certificate('dsdtestprovider', 'tls.cert-untrusted'),
  certificate('preact-cli', 'tls.cert-untrusted'),
  certificate('webpack-dev-server', 'tls.cert-untrusted'),
  certificate('mitm-software', 'tls.cert-untrusted'),
  certificate('captive-portal', 'tls.cert-hostname'),
  certificate('incomplete-chain', 'tls.cert-chain'),
  // What is sent first is the intermediate, which names no host.
  configured('reversed-chain', ['tls.cert-chain'], [...DEFAULTS, 'tls.cert-hostname']),
  certificate('sha1-2016', 'tls.cert-weak-sig'),
  certificate('sha1-2017', 'tls.cert-weak-sig'),
  certificate('sha1-intermediate', 'tls.cert-weak-sig'),
  certificate('md5', 'tls.cert-weak-sig'),
  certificate('rsa512', 'tls.cert-weak-key'),
  certificate('rsa1024', 'tls.cert-weak-key'),
  {
    name: 'dh480',
    about: ['tls.dh-weak'],
    besides: OLD,
    server: { by: 'socket', versions: [0x0302, 0x0303], suites: DHE },
  },
  {
    name: 'dh512',
    about: ['tls.dh-weak'],
    besides: OLD,
    server: { by: 'socket', versions: [0x0302, 0x0303], suites: DHE },
  },
  configured('dh1024', ['tls.dh-weak'], OLD),
  // The composite modulus of the corpus has 2047 bits.
  configured('dh-composite', ['tls.dh-unsafe-prime'], [...OLD, 'tls.dh-weak']),
  configured('dh-small-subgroup', ['tls.dh-unsafe-prime'], OLD),
  // OpenSSL's `kRSA` holds the NULL suites too.
  configured('static-rsa', ['tls.cipher-no-fs'], [...OLD, 'tls.cipher-null-anon']),
  configured('cbc', ['tls.cipher-cbc'], [...OLD, 'tls.cipher-no-fs']),
  configured('null', ['tls.cipher-null-anon'], [...OLD, 'tls.cipher-cbc']),
  {
    name: '3des',
    about: ['tls.cipher-rc4-des'],
    besides: [...OLD, 'tls.cipher-no-fs', 'tls.cipher-cbc'],
    server: { by: 'jdk', protocols: ['TLSv1.1', 'TLSv1.2'], suites: /^(?!.*anon).*WITH_3DES/ },
  },
  {
    name: 'rc4',
    about: ['tls.cipher-rc4-des'],
    besides: [...OLD, 'tls.cipher-no-fs'],
    server: { by: 'jdk', protocols: ['TLSv1.1', 'TLSv1.2'], suites: /^(?!.*(anon|EXPORT|MD5)).*WITH_RC4_128/ },
  },
  {
    name: 'rc4-md5',
    about: ['tls.cipher-rc4-des'],
    besides: [...OLD, 'tls.cipher-no-fs'],
    server: { by: 'jdk', protocols: ['TLSv1.1', 'TLSv1.2'], suites: /^SSL_RSA_WITH_RC4_128_MD5$/ },
  },
  configured('mozilla-old', ['tls.protocol-tls10-11', 'tls.dh-weak'], [...DEFAULTS, 'tls.cipher-rc4-des']),
  configured('mozilla-intermediate', ['tls.protocol-tls10-11'], DEFAULTS),
  configured('tls-v1-0', ['tls.protocol-tls10-11'], DEFAULTS),
  configured('tls-v1-1', ['tls.protocol-tls10-11'], DEFAULTS),
  {
    name: 'ssl-v3',
    about: ['tls.protocol-ssl2-ssl3'],
    besides: ['tls.no-tls13', 'tls.no-post-quantum', 'tls.cipher-no-fs', 'tls.cipher-cbc'],
    server: { by: 'jdk', protocols: ['SSLv3'], suites: /^(TLS|SSL)_(RSA|DHE_RSA)_WITH_AES/ },
  },
  {
    name: 'ssl-v2',
    about: ['tls.protocol-ssl2-ssl3'],
    besides: ['tls.no-tls13', 'tls.no-post-quantum'],
    server: { by: 'socket', versions: [0x0002], suites: [] },
  },
];

export const BADSSL_GOOD: readonly BadsslLabel[] = [
  ...['sha256', 'sha384', 'sha512', 'ecc256', 'ecc384', 'rsa2048', 'rsa3072', 'rsa4096', 'rsa8192'],
  ...['1000-sans', '10000-sans', 'extended-validation', 'no-common-name', 'no-subject', 'xn--n1aae7f7o', 'no-sct'],
]
  .map((name) => certificate(name))
  .concat(
    configured('mozilla-modern', [], ['tls.no-post-quantum', 'tls.no-tls13']),
    configured('tls-v1-2', [], ['tls.no-post-quantum', 'tls.no-tls13', 'tls.cipher-no-fs']),
    configured('dh2048', [], OLD),
  );

/** Hosts of the corpus whose lesson an outside look at one server cannot see; they are left out. */
export const BADSSL_LEFT_OUT: Readonly<Record<string, string>> = {
  revoked:
    'revocation is asked of a third party, and a scan talks to its target alone; the set has no revocation list either',
  'known-interception, blocked-interception':
    'fingerprints that browser vendors list; an ordinary certificate in the test set',
  'invalid-expected-sct, preloaded-expect-ct, pinning-test': 'browser policies that are no longer in force',
};
