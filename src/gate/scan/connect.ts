import type { Client } from '../../client/client.ts';
import type { ClientOptions } from '../../client/client-options.ts';
import type { UndiciOptions } from '../../client/undici-client.ts';
import { credentialsOf, type JobIdentity } from '../../client/workload-key.ts';
import { UsageError } from '../model/usage-error.ts';
import type { ServiceSettings } from '../settings/settings.ts';

export interface Connection {
  readonly kind: 'embedded' | 'remote';
  readonly client: Client;
  /** Startup time of the embedded service in milliseconds; null for a remote one. */
  readonly readyMs: number | null;
  /** IDs of all checks of the service; absent if they are unknown. */
  readonly checkIds?: () => Promise<readonly string[]>;
  close(): Promise<void>;
}

/** An embedded service that a composition root started. */
export interface EmbeddedService {
  readonly url: string;
  readonly apiKey: string | null;
  readonly readyMs: number;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly service: ServiceSettings;
  /** Called if the settings name no remote service. */
  readonly startEmbedded: () => Promise<EmbeddedService>;
  /** IDs of all checks of the embedded service. */
  readonly checkIds: () => Promise<readonly string[]>;
  readonly remote?: Pick<ClientOptions, 'allowInsecure'> & Pick<UndiciOptions, 'trustedRoots'>;
  readonly userAgent?: string;
  /** How the job proves who it is if the settings have no key; null if it cannot. */
  readonly identity?: JobIdentity | null;
  /** Name of the setting of the API URL, for errors. */
  readonly apiUrlName: string;
  /** Name of the setting that allows plain HTTP, if there is one. */
  readonly insecureName?: string;
}

/**
 * Connects to the remote service of the settings, or starts the embedded one.
 * @throws UsageError if the API URL or key is invalid
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { createUndiciClient } = await import('../../client/undici-client.ts');
  const { apiUrl, apiKey, audience, maxRetries } = options.service;
  const { userAgent, identity = null } = options;
  const common = { retry: { maxRetries }, ...(userAgent === undefined ? {} : { userAgent }) };
  const credentials = credentialsOf(apiKey, identity, audience);
  if (apiUrl !== null && credentials !== null) {
    const { ClientConfigurationError } = await import('../../client/errors.ts');
    try {
      const client = createUndiciClient({ ...common, ...options.remote, baseUrl: apiUrl, ...credentials });
      return { kind: 'remote', client, readyMs: null, close: () => client.close() };
    } catch (error) {
      if (!(error instanceof ClientConfigurationError)) throw error;
      const hint = error.isInsecure && options.insecureName !== undefined ? ` (${options.insecureName})` : '';
      throw new UsageError(options.apiUrlName, `${error.message}${hint}`, { cause: error });
    }
  }
  const service = await options.startEmbedded();
  if (service.apiKey === null) throw new Error('The embedded service started without an API key.');
  const client = createUndiciClient({ ...common, baseUrl: service.url, apiKey: service.apiKey, proxy: 'none' });
  return {
    kind: 'embedded',
    client,
    readyMs: Math.round(service.readyMs),
    checkIds: options.checkIds,
    close: async () => {
      await client.close();
      await service.close();
    },
  };
}
