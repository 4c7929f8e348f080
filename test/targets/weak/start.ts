import { createCa, issue } from '../../helpers/certificates.ts';
import { type TestServer, tlsServer } from '../../helpers/tls-server.ts';
import { type Served, serve } from '../serve.ts';
import { weakApi } from './api-and-methods.ts';
import { weakFiles } from './files.ts';
import { asSite, weakPages } from './pages.ts';
import { plainSite } from './plain.ts';

export interface WeakTargets {
  /** Name of each host, as the labels use it, with its address. */
  readonly targets: ReadonlyMap<string, string>;
  /** Root that the clean certificates come from. */
  readonly trustedRoots: readonly string[];
  readonly web: Served;
  close(): Promise<void>;
}

const DAY = 86_400_000;
/** A public-looking name, so that nothing is lowered or left out for being local; {@link plantedResolver} knows it. */
const WEAK_NAME = 'www.weak-shop.example';

/** Starts every host that the labels name, on loopback. */
export async function startWeakTargets(): Promise<WeakTargets> {
  const root = createCa({ commonName: 'Planted Root' });
  const middle = createCa({ commonName: 'Planted Intermediate', issuer: root });
  const ipAddresses = ['127.0.0.1'];
  const good = issue({ dnsNames: [WEAK_NAME], ipAddresses, issuer: root });
  const web = await serve(asSite([weakApi, weakFiles, weakPages]), { key: good.privateKeyPem, cert: good.chainPem });
  const plain = await serve(plainSite);
  const old = issue({
    dnsNames: ['old.weak.example'],
    key: 'rsa-1024',
    signatureHash: 'sha1',
    notBefore: new Date(Date.now() - 800 * DAY),
    notAfter: new Date(Date.now() - 30 * DAY),
  });
  const soon = issue({
    ipAddresses,
    issuer: root,
    notBefore: new Date(Date.now() - 84 * DAY),
    notAfter: new Date(Date.now() + 6 * DAY),
  });
  // As certificates of public CAs do, it has the URL of its issuer's certificate.
  const orphan = issue({ ipAddresses, issuer: middle, namesIssuerUrl: true });
  const servers: TestServer[] = [
    await tlsServer({
      key: old.privateKeyPem,
      cert: old.certificatePem,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.2',
      ciphers: 'AES128-SHA:AES256-SHA:DHE-RSA-AES128-SHA:ECDHE-RSA-AES128-SHA:@SECLEVEL=0',
      dhparam: DH_1024,
    }),
    await tlsServer({ key: orphan.privateKeyPem, cert: orphan.certificatePem }),
    await tlsServer({ key: soon.privateKeyPem, cert: soon.chainPem }),
  ];
  const [oldServer, chainServer, soonServer] = servers;
  return {
    targets: new Map([
      ['web', `https://${WEAK_NAME}:${web.port}/`],
      ['plain', `http://127.0.0.1:${plain.port}/`],
      ['tls-old', `127.0.0.1:${oldServer?.port}`],
      ['tls-chain', `127.0.0.1:${chainServer?.port}`],
      ['tls-expiring', `127.0.0.1:${soonServer?.port}`],
    ]),
    trustedRoots: [root.certificatePem],
    web,
    close: async () => {
      await Promise.all([web.close(), plain.close(), ...servers.map((server) => server.close())]);
    },
  };
}

/** The 1024-bit group of RFC 2409, section 6.2 (Oakley group 2), as PKCS#3 in PEM. */
const DH_1024 = `-----BEGIN DH PARAMETERS-----
MIGHAoGBAP//////////yQ/aoiFowjTExmKLgNwc0SkCTgiKZ8x0Agu+pjsTmyJR
Sgh5jjQE3e+VGbPNOkMbMCsKbfJfFDdP4TVtbVHCReSFtXZiXn7G9ExC6aY37WsL
/1y29Aa37e44a/taiZ+lrp8kEXxLH+ZJKGZR7OZTgf//////////AgEC
-----END DH PARAMETERS-----
`;
