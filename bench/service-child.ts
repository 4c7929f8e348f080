import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunScan } from '../src/engine/core/engine.ts';
import type { ServiceOptions } from '../src/service/options.ts';
import { startService } from '../src/service/start.ts';

/** One process of a service under test: `service-child.ts <options as JSON>`; prints one ready line. */
interface ChildOptions extends Omit<ServiceOptions, 'mode' | 'log'> {
  readonly caFile?: string;
  /** Ends every scan at once, where the scans themselves are not what is measured. */
  readonly instantScans?: boolean;
  /** Milliseconds that such a scan takes. Default 0. */
  readonly scanMs?: number;
  readonly engineEntry?: string;
}

const {
  caFile,
  instantScans,
  scanMs = 0,
  engineEntry,
  ...options
} = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
const nothing = { used: 0, allowed: 1 };
const instant: RunScan = async ({ target }) => ({
  status: 'completed',
  report: {
    target: {
      host: target,
      port: 80,
      scheme: 'http',
      origin: `http://${target}`,
      startUrl: `http://${target}/`,
      isIpAddress: true,
      isLocal: true,
      isLoopback: true,
      registrableDomain: null,
    },
    findings: [],
    omitted: 0,
    checks: [],
    budget: { requests: nothing, connections: nothing, bytes: nothing, seconds: nothing, exhausted: [] },
    coverage: { application_seen: true, code: null, detail: null, pages: 1, sign_in_required: false },
    compliance: [],
    tool: { name: 'none', version: '0', advisories_date: null },
  },
});

const service = await startService(
  {
    ...options,
    mode: 'server',
    rateLimits: null,
    allowScanCidrs: ['127.0.0.0/8'],
    allowWebhookCidrs: ['127.0.0.0/8'],
    ...(caFile === undefined ? {} : { trustedRoots: [readFileSync(caFile, 'utf8')] }),
    log: () => {},
  },
  {
    ...(instantScans === true && { runScan: (request) => delay(scanMs).then(() => instant(request)) }),
    ...(engineEntry !== undefined && { engineEntry }),
  },
);
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url: service.url, apiKey: service.apiKey, readyMs: service.readyMs })}\n`);
