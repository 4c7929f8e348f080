import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { createCa, issue } from './certificates.ts';

test('a leaf of an intermediate of a root of ours is accepted by a real TLS client', async () => {
  const root = createCa();
  const intermediate = createCa({ issuer: root, key: 'rsa-2048' });
  const leaf = issue({ issuer: intermediate, dnsNames: ['site.test'], ipAddresses: ['127.0.0.1', '::1'] });
  const server = createServer({ key: leaf.privateKeyPem, cert: leaf.chainPem }, (socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client: TLSSocket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    servername: 'site.test',
    ca: root.certificatePem,
  });
  await once(client, 'secureConnect');
  expect(client.authorized).toBe(true);
  expect(leaf.x509.subjectAltName).toBe('DNS:site.test, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
  client.destroy();
  server.close();
});

test('every kind of fault can be made', () => {
  const root = createCa({ permittedDns: ['good.test'] });
  expect(issue({ issuer: root, brokenSignature: true }).x509.verify(root.keys.publicKey)).toBe(false);
  expect(issue({ issuer: root }).x509.verify(root.keys.publicKey)).toBe(true);
  expect(issue({ key: 'rsa-1024', signatureHash: 'md5' }).x509.publicKey.asymmetricKeyDetails?.modulusLength).toBe(
    1024,
  );
  expect(issue({ commonName: null, dnsNames: ['a.test'] }).x509.subject).toBeUndefined();
  expect(issue({ notAfter: new Date('2051-02-03T04:05:06Z') }).x509.validTo).toBe('Feb  3 04:05:06 2051 GMT');
  expect(createCa().x509.ca).toBe(true);
  expect(issue({ version1: true }).x509.ca).toBe(false);
  expect(issue({ key: 'ed25519' }).x509.publicKey.asymmetricKeyType).toBe('ed25519');
});
