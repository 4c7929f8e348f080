import type { Finding, ProofRequest } from '../contract/finding.ts';
import { curlLine } from './curl-line.ts';
import type { Immutable } from './records.ts';
import { oneLine, truncate } from './text.ts';

/** One step that shows a finding again. */
export interface ReproductionStep {
  readonly label: 'Compare' | 'Send' | 'Open';
  /** A line for a POSIX shell, in printable ASCII. Null if it takes a browser, or would be too long. */
  readonly command: string | null;
  /** What there is to see; without a command, first what to do. One line of untrusted text. */
  readonly text: string;
}

type Proven = Immutable<Pick<Finding, 'proof'>>;

/** Maximum length of a command that people copy. */
const COMMAND_MAX = 8_000;
const ADDRESS_MAX = 300;

/** How to see a finding oneself, in order. Empty without a proof. */
export function reproductionSteps({ proof }: Proven, commandMax = COMMAND_MAX): ReproductionStep[] {
  if (proof === undefined) return [];
  const { requests, browser } = proof;
  const steps = requests.map((request): ReproductionStep => {
    const line = curlLine(request);
    const command = line === null || line.length > commandMax ? null : line;
    const what = command === null ? `${request.method} ${truncate(request.url, ADDRESS_MAX)}: ` : '';
    const label = request.role === 'control' ? 'Compare' : 'Send';
    return { label, command, text: oneLine(`${what}${seenIn(request)}`) };
  });
  if (browser === undefined) return steps;
  const done = [browser.url, ...browser.steps, ...(browser.executed === '' ? [] : [`seen: ${browser.executed}`])];
  return [...steps, { label: 'Open', command: null, text: oneLine(done.join('; ')) }];
}

/** The response in words: its status and the quote that proves the finding. */
function seenIn({ response }: Immutable<ProofRequest>): string {
  if (response === null) return 'no response';
  const status = response.status === null ? 'a response' : `HTTP ${response.status}`;
  return response.match === '' ? status : `${status}: ${response.before}«${response.match}»${response.after}`;
}

/** The steps as plain text. Untrusted: escape it. */
export function reproductionText(finding: Proven): string {
  return reproductionSteps(finding)
    .flatMap(({ label, command, text }) => (command === null ? [`${label}: ${text}`] : [`${label}: ${command}`, text]))
    .join('\n');
}

/** The request that shows the finding, for formats that have room for one. */
export function provingRequest({ proof }: Proven): Immutable<ProofRequest> | undefined {
  return proof?.requests.findLast(({ role }) => role === 'proof');
}
