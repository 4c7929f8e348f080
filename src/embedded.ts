import type { RunningService, ServiceOptions } from './service/options.ts';

/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may. The service, with
 * its engine and its database, is loaded when a job needs it, so that the start of either face stays fast.
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<RunningService> {
  const { startService } = await import('./service/start.ts');
  return startService(options);
}
