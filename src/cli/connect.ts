import { readFile } from 'node:fs/promises';
import type { Client } from '../client/client.ts';
import type { ServiceSettings } from '../gate/settings.ts';
import { shown, UsageError } from '../gate/usage-error.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

/** Connection to the scanning service, embedded or remote. */
export interface Connection {
  readonly kind: 'embedded' | 'remote';
  readonly client: Client;
  readonly readyMs: number | null;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly service: ServiceSettings;
  readonly verificationSeed: string;
  readonly trustedRoots: readonly string[];
  readonly allowInsecure: boolean;
}

/** @throws UsageError if the API URL is invalid */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { createClient } = await import('../client/client.ts');
  const { apiUrl, apiKey, maxRetries } = options.service;
  const common = { userAgent: `scan-gate/${VERSION}`, retry: { maxRetries } };
  if (apiUrl !== null && apiKey !== null) {
    const { ClientConfigurationError } = await import('../client/errors.ts');
    try {
      const client = createClient({
        ...common,
        baseUrl: apiUrl,
        apiKey,
        allowInsecure: options.allowInsecure,
        trustedRoots: options.trustedRoots,
      });
      return { kind: 'remote', client, readyMs: null, close: () => client.close() };
    } catch (error) {
      if (error instanceof ClientConfigurationError) {
        const hint = error.isInsecure ? ' (--insecure-http)' : '';
        throw new UsageError('--api-url', `${error.message}${hint}`, { cause: error });
      }
      throw error;
    }
  }
  const { startEmbeddedService } = await import('../embedded.ts');
  const service = await startEmbeddedService({
    mode: 'embedded',
    store: { kind: 'memory' },
    verificationSeed: options.verificationSeed,
    ...(options.trustedRoots.length === 0 ? {} : { trustedRoots: options.trustedRoots }),
  });
  const client = createClient({ ...common, baseUrl: service.url, apiKey: service.apiKey ?? '', proxy: 'none' });
  return {
    kind: 'embedded',
    client,
    readyMs: Math.round(service.readyMs),
    close: async () => {
      await client.close();
      await service.close();
    },
  };
}

/** Certificates of `--ca-file`. @throws UsageError */
export async function readTrustedRoots(path: string | undefined, io: Io): Promise<string[]> {
  if (path === undefined) return [];
  const { resolve } = await import('node:path');
  let text: string;
  try {
    text = await readFile(resolve(io.directory, path), 'utf8');
  } catch (cause) {
    throw new UsageError('--ca-file', `${shown(path)} cannot be read.`, { cause });
  }
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0) throw new UsageError('--ca-file', `${shown(path)} holds no PEM certificate.`);
  return certificates;
}
