import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { idTokenSource } from '../client/workload-key.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { type Connection, connect } from '../gate/scan/connect.ts';
import type { ServiceSettings } from '../gate/settings/settings.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import type { Io } from './io.ts';
import { VERSION } from './version.ts';

export interface CliConnectOptions {
  readonly service: ServiceSettings;
  readonly verificationSeed: string;
  readonly trustedRoots: readonly string[];
  readonly allowInsecure: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes to standard error. */
  readonly err?: (text: string) => void;
  /** Called while scans of the embedded service run. */
  readonly onScanProgress?: (progress: ScanProgress) => void;
}

/** @throws UsageError if the API URL or key is invalid */
export function connectFromCli(options: CliConnectOptions): Promise<Connection> {
  const {
    service,
    verificationSeed,
    trustedRoots,
    allowInsecure,
    environment,
    onScanProgress,
    err = () => {},
  } = options;
  const source = idTokenSource(environment);
  return connect({
    service,
    remote: { allowInsecure, trustedRoots },
    userAgent: `scan-gate/${VERSION}`,
    // The runner that gives identity tokens masks in its log what this command names.
    identity: source && { source, mask: (secret) => err(`::add-mask::${secret}\n`) },
    apiUrlName: '--api-url',
    insecureName: '--insecure-http',
    checkIds: async () => (await import('../embedded.ts')).registeredCheckIds(service.rules),
    startEmbedded: async () => {
      const { browserOption, startEmbeddedService } = await import('../embedded.ts');
      const browser = await browserOption(service.browserPath, environment);
      if (browser === null && service.browserPath !== null)
        throw new UsageError('--browser-path', `${shown(service.browserPath)} is not a program file.`);
      return startEmbeddedService({
        mode: 'embedded',
        store: { kind: 'memory' },
        verificationSeed,
        rules: service.rules,
        ...(onScanProgress === undefined ? {} : { onScanProgress }),
        ...browser,
        ...(service.callbackUrl === null ? {} : { callbackUrl: service.callbackUrl }),
        ...(trustedRoots.length === 0 ? {} : { trustedRoots }),
      });
    },
  });
}

/** Certificates of `--ca-file`. @throws UsageError */
export async function readTrustedRoots(path: string | undefined, io: Io): Promise<string[]> {
  if (path === undefined) return [];
  let text: string;
  try {
    text = await readFile(resolve(io.directory, path), 'utf8');
  } catch (cause) {
    throw new UsageError('--ca-file', `${shown(path)} cannot be read.`, { cause });
  }
  const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (certificates.length === 0) throw new UsageError('--ca-file', `${shown(path)} contains no PEM certificate.`);
  return certificates;
}
