import type { ClientOptions } from '../../src/client/client-options.ts';
import type { UndiciOptions } from '../../src/client/undici-client.ts';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import type { RawInputs } from '../../src/gate/inputs/inputs.ts';
import type { GateResult, RunContext } from '../../src/gate/model/model.ts';
import { runGate } from '../../src/gate/run-gate.ts';
import type { GateDependencies, GateProgress } from '../../src/gate/scan/gate-dependencies.ts';
import { parseSettings } from '../../src/gate/settings/settings.ts';
import { testClock } from '../helpers/test-clock.ts';

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const RUN: RunContext = {
  repository: 'octo/shop',
  runId: '1001',
  runAttempt: 1,
  job: 'gate',
  step: 'scan',
  matrix: '',
  event: 'pull_request',
  sha: 'a1b2c3d',
  ref: 'refs/pull/12/merge',
  metadata: { repository: 'octo/shop', run_id: '1001' },
};

export interface FixtureOptions {
  readonly raw?: RawInputs;
  readonly config?: string;
  /** The configuration file as a pull request leaves it. */
  readonly proposed?: string;
  readonly run?: Partial<RunContext>;
  readonly dependencies?: Partial<GateDependencies>;
  readonly client?: Partial<ClientOptions & UndiciOptions>;
  readonly progress?: (event: GateProgress) => void;
}

export interface FixtureResult extends GateResult {
  readonly events: readonly GateProgress[];
  readonly requests: number;
}

/** Runs the gate against a service on an injected clock. */
export async function gateAgainst(url: string, options: FixtureOptions = {}): Promise<FixtureResult> {
  const clock = options.dependencies?.clock ?? testClock();
  const client = createUndiciClient({
    baseUrl: url,
    apiKey: KEY,
    clock,
    random: () => 1,
    proxy: 'none',
    ...options.client,
  });
  const { gate } = parseSettings({
    raw: { targets: 'shop.example', 'api-url': url, 'api-key': KEY, ...options.raw },
    naming: (name) => name,
    configFile: options.config === undefined ? null : { name: '.scan-gate.yml', text: options.config },
    ...(options.proposed === undefined
      ? {}
      : { proposed: { config: { name: '.scan-gate.yml', text: options.proposed } } }),
  });
  const events: GateProgress[] = [];
  try {
    const result = await runGate(
      gate,
      { ...RUN, ...options.run },
      {
        client,
        service: 'remote',
        clock,
        targetProbe: async () => ({ kind: 'ready' }),
        progress: (event) => {
          events.push(event);
          options.progress?.(event);
        },
        ...options.dependencies,
      },
    );
    return { ...result, events, requests: client.requestCount() };
  } finally {
    await client.close();
  }
}

export const finding = (id: string, severity: string, more: Record<string, unknown> = {}) => ({
  id,
  severity,
  check_id: `exposure.${id}`,
  title: `Finding ${id}`,
  location: { url: `https://shop.example/${id}`, method: 'GET', parameter: null },
  ...more,
});
