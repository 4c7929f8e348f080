import { existsSync } from 'node:fs';
import type { RunningService, ServiceOptions, StartService } from './service/options.ts';

/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may.
 *
 * The service is a bundle of its own, loaded when a job needs it: the start of the action stays fast and the service is on
 * disk once. From source the same import leads to the TypeScript module.
 */
export async function startEmbeddedService(options: ServiceOptions): Promise<RunningService> {
  const { startService } = (await import(/* webpackIgnore: true */ serviceModule())) as { startService: StartService };
  return startService(options);
}

/** From source; from dist/index.js; from dist/cli/index.js. */
const CANDIDATES = ['./service/start.ts', './service/index.js', '../service/index.js'];

function serviceModule(): string {
  const found = CANDIDATES.map((candidate) => new URL(candidate, import.meta.url)).find((url) => existsSync(url));
  if (found === undefined) {
    throw new Error(
      'The embedded service is missing: dist/service/index.js is not beside this bundle. Reinstall or rebuild Scan Gate.',
    );
  }
  return found.href;
}
