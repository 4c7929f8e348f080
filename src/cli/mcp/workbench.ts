import { isAtLeast, type ScanType, type Severity } from '../../contract/primitives.ts';
import { readConfigText } from '../../gate/inputs/config-file.ts';
import { parseTarget } from '../../gate/inputs/parse-target.ts';
import type { GateFinding, GateResult } from '../../gate/model/model.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import type { Baseline } from '../../gate/scan/gate-dependencies.ts';
import { isLoopbackHost } from '../../shared/local-names.ts';
import { parseFlags } from '../flags.ts';
import type { Io } from '../io.ts';
import { SCAN_FLAGS } from '../scan-flags.ts';
import { type ToolCall, untrusted } from './mcp-tool.ts';

/** The agent starts the application and can call again. */
const TARGET_WAIT_SECONDS = 10;

export interface ScanRequest {
  readonly target: string;
  readonly scan_type?: ScanType;
  readonly fail_on?: Severity;
  readonly minutes?: number;
  readonly send_forms?: boolean;
}

/** What the tools of one session work on: the allowed targets, the last result and the baseline. */
export class Workbench {
  readonly #io: Io;
  readonly #allowed: ReadonlySet<string>;
  #result: GateResult | null = null;
  #baseline: Baseline | null = null;
  #isScanning = false;

  /** @param allowed hosts, with their ports, beside those of this machine */
  constructor(io: Io, allowed: ReadonlySet<string>) {
    this.#io = io;
    this.#allowed = allowed;
  }

  /** @throws UsageError if the target is not allowed, or a scan runs already */
  async scan(request: ScanRequest, call: ToolCall): Promise<GateResult> {
    this.#assertAllowed(request.target);
    if (this.#isScanning) throw new UsageError('scan', 'is running already; wait for it or cancel it.');
    this.#isScanning = true;
    try {
      const { readSession } = await import('../commands/scan.ts');
      const { runSession } = await import('../gate-session.ts');
      const io = this.#quiet(call);
      const session = await readSession(parseFlags(argumentsOf(request), SCAN_FLAGS), io);
      const baseline = this.#baseline;
      const result = await runSession(
        { ...session, out: null, format: 'json', ...(baseline === null ? {} : { baseline: async () => baseline }) },
        io,
      );
      call.signal.throwIfAborted();
      this.#result = result;
      return result;
    } finally {
      this.#isScanning = false;
    }
  }

  /** @throws UsageError before the first scan */
  result(): GateResult {
    if (this.#result === null) throw new UsageError('scan', 'has not been called yet: there are no findings.');
    return this.#result;
  }

  /** The finding whose fingerprint starts so. @throws UsageError */
  finding(id: string): GateFinding {
    const found = this.result().findings.filter(({ fingerprint }) => fingerprint.startsWith(id));
    const [only, another] = found;
    if (only === undefined) throw new UsageError('id', `${shown(id)} is not a finding of the last scan.`);
    if (another !== undefined && another.fingerprint !== only.fingerprint) {
      throw new UsageError('id', `${shown(id)} is the start of ${found.length} findings; give more of it.`);
    }
    return only;
  }

  async baseline(action: 'set' | 'clear'): Promise<string> {
    if (action === 'clear') {
      this.#baseline = null;
      return 'There is no baseline.';
    }
    const { resultDocument } = await import('../../gate/verdict/build-result.ts');
    const { baselineOf, resultOf } = await import('../baseline-file.ts');
    const { VERSION } = await import('../version.ts');
    const document: unknown = JSON.parse(
      JSON.stringify(resultDocument(this.result(), { version: VERSION, runUrl: null })),
    );
    this.#baseline = baselineOf(resultOf(document, 'baseline', 'the last scan'), 'the last scan');
    return `The baseline has ${this.#baseline.findings.length} findings.`;
  }

  /** Proves findings of the last scan again. @returns a verdict for each, with its requests */
  async replay(findings: readonly GateFinding[], call: ToolCall): Promise<string> {
    const { FLAGS, replayFindings, textOf } = await import('../commands/replay.ts');
    const replayed = await replayFindings(findings, parseFlags([], FLAGS), this.#quiet(call), (each) =>
      call.report(`${each.verdict}: ${each.finding.fingerprint}`),
    );
    return replayed.map(textOf).join('');
  }

  /** A patch for the findings of the last scan. @throws UsageError outside of a checkout */
  async fix(check: string | null): Promise<string> {
    const { fixPlan } = await import('../../fixes/fix-plan.ts');
    const { proposeFixes } = await import('../../fixes/propose-fixes.ts');
    const { checkoutOf } = await import('../commands/fix.ts');
    const files = await checkoutOf(this.#io);
    const { patch, fixed, refusals } = await proposeFixes(files, fixPlan(this.result().findings, check));
    const rest = refusals.map(
      ({ check: id, path, reason }) => `Not ${id}: ${path === null ? reason : `${path}: ${reason}`}`,
    );
    if (fixed.length === 0) return ['There is no patch.', ...rest].join('\n');
    // A policy has the hosts that the pages load from.
    return [`The patch fixes ${fixed.join(', ')}:`, untrusted(patch), ...rest].join('\n');
  }

  /** Hosts of this machine and the configured ones: a text of a page must not direct scans anywhere else. */
  #assertAllowed(target: string): void {
    const { hostname } = parseTarget('target', target);
    const host = hostname.replace(/:\d+$/, '');
    if (isLoopbackHost(host.replace(/^\[|\]$/g, '')) || this.#allowed.has(hostname) || this.#allowed.has(host)) return;
    throw new UsageError(
      'target',
      `${shown(hostname)} is neither on this machine nor a configured target; a person can allow it with targets in .scan-gate.yml or --allow-target.`,
    );
  }

  /** An Io whose lines are progress of the call, as standard output belongs to the protocol. */
  #quiet(call: ToolCall): Io {
    return {
      ...this.#io,
      out: () => {},
      err: (text) => {
        const line = text.trim();
        if (line !== '') call.report(line);
      },
      errIsTerminal: false,
      errColumns: null,
      signal: AbortSignal.any([this.#io.signal, call.signal]),
    };
  }
}

function argumentsOf(request: ScanRequest): string[] {
  const { target, scan_type: type = 'standard', fail_on: least, minutes, send_forms: sendsForms } = request;
  return [
    `--scan-types=${type}`,
    `--wait-for-target-seconds=${TARGET_WAIT_SECONDS}`,
    ...(least === undefined ? [] : [`--fail-on=${least}`]),
    ...(minutes === undefined ? [] : [`--scan-minutes=${minutes}`]),
    ...(sendsForms === true ? ['--active-post=local'] : []),
    '--',
    target,
  ];
}

/** Whether a finding is at least so severe and, if wanted, new. */
export function isListed(
  { severity, status }: GateFinding,
  { least, newOnly }: { readonly least: Severity; readonly newOnly: boolean },
): boolean {
  return isAtLeast(severity, least) && (!newOnly || status !== 'existing');
}

/** Hosts of the targets in the configuration file. @throws UsageError */
export async function configuredHosts(directory: string): Promise<string[]> {
  const file = await readConfigText('--config-file', '', directory);
  if (file === null) return [];
  const { parseConfig } = await import('../../gate/inputs/config-file.ts');
  const { targets = [] } = parseConfig('--config-file', file);
  return targets.map((entry) => parseTarget('targets', typeof entry === 'string' ? entry : entry.target).hostname);
}
