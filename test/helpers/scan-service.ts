import { resolve } from 'node:path';
import { browserOption } from '../../src/embedded.ts';
import { startService } from '../../src/service/start.ts';

/** A whole service with the engine of the bundle, for the runs of a test file: to start one for each run takes longer than most scans. */
export interface ScanService {
  /** Inputs of the action that let it use this service. */
  readonly inputs: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startScanService(): Promise<ScanService> {
  const bundle = process.env['SCAN_GATE_DIST'] ?? resolve(import.meta.dirname, '../../dist');
  const service = await startService(
    { mode: 'embedded', store: { kind: 'memory' }, ...(await browserOption(null, process.env)) },
    { engineEntry: resolve(bundle, 'engine/index.js') },
  );
  return {
    inputs: { 'api-url': service.url, 'api-key': service.apiKey ?? '', verification: 'local', browser: 'auto' },
    close: () => service.close(),
  };
}
