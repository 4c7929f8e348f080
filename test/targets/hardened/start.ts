import type { ServerOptions } from 'node:https';
import { createCa, issue } from '../../helpers/certificates.ts';
import { type Served, type Site, serve } from '../serve.ts';
import { hardenedSite } from './site.ts';

export interface HardenedTarget {
  readonly url: string;
  readonly trustedRoots: readonly string[];
  readonly served: Served;
  close(): Promise<void>;
}

const NAME = 'www.hard-shop.example';

/** TLS as Mozilla's intermediate profile advises. */
const TLS: ServerOptions = {
  minVersion: 'TLSv1.2',
  ciphers:
    'TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305',
  honorCipherOrder: false,
};

/** @param site what is served behind the hardened TLS */
export async function startHardenedTarget(site: Site = hardenedSite): Promise<HardenedTarget> {
  const root = createCa({ commonName: 'Planted Root' });
  const middle = createCa({ commonName: 'Planted Intermediate', issuer: root });
  const leaf = issue({ dnsNames: [NAME], ipAddresses: ['127.0.0.1'], issuer: middle });
  const served = await serve(site, { ...TLS, key: leaf.privateKeyPem, cert: leaf.chainPem });
  return { url: `https://${NAME}:${served.port}/`, trustedRoots: [root.certificatePem], served, close: served.close };
}
