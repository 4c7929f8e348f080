import { ActionScenario, type RunOptions, TEST_KEY } from './action-scenario.ts';
import { type DoubleOptions, type ServiceDouble, serviceDouble } from './service-double.ts';

/** The action against a remote service that a test bends: no scan is run, everything else is real. */
export class RemoteGate {
  static async start(options: DoubleOptions = {}): Promise<RemoteGate> {
    const service = await serviceDouble({ status: () => 'succeeded', ...options });
    return new RemoteGate(await ActionScenario.start(), service);
  }

  readonly scenario: ActionScenario;
  readonly service: ServiceDouble;

  private constructor(scenario: ActionScenario, service: ServiceDouble) {
    this.scenario = scenario;
    this.service = service;
  }

  /** A run with one quick scan of `shop.example`, unless told otherwise. */
  run(options: RunOptions = {}) {
    return this.scenario.run(this.#remote(options));
  }

  runWithPost(options: RunOptions = {}) {
    return this.scenario.runWithPost(this.#remote(options));
  }

  step(options: RunOptions = {}) {
    return this.scenario.step(this.#remote(options));
  }

  async close(): Promise<void> {
    await this.scenario.close();
    await this.service.close();
  }

  #remote(options: RunOptions): RunOptions {
    const service = { 'api-url': this.service.url, 'api-key': TEST_KEY, browser: 'auto' };
    return {
      ...options,
      with: { targets: 'shop.example', 'scan-types': 'quick', 'report-formats': 'json', ...service, ...options.with },
    };
  }
}
