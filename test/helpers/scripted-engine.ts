import type { FindingContent } from '../../src/contract/finding.ts';
import type { Severity } from '../../src/contract/primitives.ts';
import type { EngineRequest, EngineResult, RunScan } from '../../src/engine/core/engine.ts';

/** One scan that the engine was asked for and that the test ends. */
export interface EngineCall {
  readonly request: EngineRequest;
  readonly aborted: Promise<void>;
  finish(result: EngineResult): void;
}

/**
 * An engine whose scans end when the test says so: for the states of a scan, where the real one would be a matter of
 * luck. An abort ends a scan at once, as the real engine does.
 */
export class ScriptedEngine {
  readonly calls: EngineCall[] = [];
  readonly #waiting: (() => void)[] = [];
  /** When set, every scan ends with it at once. */
  answer: ((request: EngineRequest) => EngineResult | Promise<EngineResult>) | null = null;

  readonly run: RunScan = (request) =>
    new Promise<EngineResult>((resolve) => {
      if (this.answer !== null) {
        resolve(this.answer(request));
        return;
      }
      let onAbort = () => {};
      const aborted = new Promise<void>((done) => {
        onAbort = done;
      });
      request.signal?.addEventListener('abort', () => {
        onAbort();
        resolve({ status: 'aborted' });
      });
      this.calls.push({ request, aborted, finish: resolve });
      for (const wake of this.#waiting.splice(0)) wake();
    });

  /** The nth scan (from 0) that was begun; waits for it. */
  async call(index: number): Promise<EngineCall> {
    for (;;) {
      const call = this.calls[index];
      if (call !== undefined) return call;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

export function finding(checkId: string, severity: Severity, fingerprint: string): FindingContent {
  const location = { url: 'http://127.0.0.1/', method: 'GET', parameter: null };
  return {
    fingerprint: fingerprint.padEnd(32, '0'),
    check_id: checkId,
    title: `Title of ${checkId}`,
    severity,
    confidence: 'certain',
    cvss: null,
    cwe: ['CWE-200'],
    owasp: [],
    location,
    locations: [location],
    locations_total: 1,
    description: 'What it is.',
    evidence: 'evidence\u0000 with a NUL and a lone \ud800 surrogate',
    remediation: 'Fix it.',
    references: ['https://example.com/'],
  };
}

export function completed(findings: readonly FindingContent[] = []): EngineResult {
  const spent = { used: 1, allowed: 60 };
  return {
    status: 'completed',
    report: {
      target: {
        host: '127.0.0.1',
        port: 80,
        scheme: 'http',
        origin: 'http://127.0.0.1',
        startUrl: 'http://127.0.0.1/',
        isIpAddress: true,
        isLocal: true,
        isLoopback: true,
        registrableDomain: null,
      },
      findings,
      omitted: 0,
      checks: [],
      budget: { requests: spent, connections: spent, bytes: spent, seconds: spent, exhausted: [] },
      coverage: { application_seen: true, code: null, detail: null, pages: 1, sign_in_required: false },
      compliance: [],
      tool: { name: 'scripted', version: '0', advisories_date: null },
    },
  };
}
