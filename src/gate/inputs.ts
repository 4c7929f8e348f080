/**
 * The inputs of the pipeline, by the names both faces use: `action.yml` inputs and CLI flags. `config`: may also stand in
 * the configuration file.
 */
export interface InputDefinition {
  /** '' means: no default, or one that the description tells. */
  readonly default: string;
  readonly description: string;
  readonly secret?: boolean;
  readonly config?: boolean;
}

export const GATE_INPUTS = {
  'api-key': { default: '', description: 'API key of the service; needed with api-url.', secret: true },
  'api-url': {
    default: '',
    description: 'Base URL of the service. Absent: the embedded service runs in this process.',
  },
  targets: { default: '', description: 'What to scan, one per line or comma: host, host:port or URL.' },
  'scan-types': { default: 'standard', description: 'quick, standard, compliance; several allowed.', config: true },
  verification: {
    default: 'auto',
    description: 'How ownership of a new target is proven: auto, dns, http_file, meta_tag or local.',
    config: true,
  },
  wait: { default: 'true', description: 'Wait for the scans and judge them; false only starts them.', config: true },
  'timeout-minutes': { default: '30', description: 'Longest wait for all scans, in minutes.', config: true },
  'poll-interval-seconds': {
    default: '',
    description: 'Shortest pause between two looks at the scans, in seconds. Default: adaptive.',
    config: true,
  },
  'fail-fast': { default: 'false', description: 'Create no scan at all when one of them is refused.', config: true },
  'cancel-on-abort': { default: 'true', description: 'Cancel unfinished scans when the run is aborted.', config: true },
  rerun: { default: 'resume', description: 'A re-run resumes the scans of the earlier attempt, or makes new ones.' },
  'max-tokens': { default: '0', description: 'Most tokens the scans may cost; 0: no budget.', config: true },
  'dry-run': { default: 'false', description: 'Show the plan and its price; scan nothing.' },
  'wait-for-target-seconds': {
    default: '60',
    description: 'How long to wait until a target answers, in seconds; 0 does not look.',
    config: true,
  },
  'request-headers': {
    default: '',
    description: 'Headers sent with every request to the targets, one "Name: value" per line.',
    secret: true,
  },
  'fail-on-severity': {
    default: 'critical',
    description: 'Least severity that fails the gate: critical, high, medium, low, info or none.',
    config: true,
  },
  thresholds: {
    default: '',
    description: 'Most findings allowed per severity besides, for example high=0,medium=10.',
    config: true,
  },
  'fail-on-new-only': {
    default: 'false',
    description: 'Judge only findings the baseline does not have.',
    config: true,
  },
  'fail-on-inconclusive': {
    default: 'true',
    description: 'Fail when no verdict could be reached (time-out, failed scan, unreachable service).',
    config: true,
  },
  'warn-only': { default: 'false', description: 'Report everything, fail nothing.', config: true },
  'ignore-file': { default: '', description: 'File with ignore rules. Default: .scan-gate.yml if there.' },
  'config-file': { default: '', description: 'Configuration file. Default: .scan-gate.yml if there.' },
  'max-findings': { default: '20', description: 'Most findings written out in summary and comment.', config: true },
  'report-formats': {
    default: 'json,pdf',
    description: 'Reports to write: json, pdf, sarif, html, markdown, junit, gitlab, csv.',
    config: true,
  },
  'max-retries': { default: '4', description: 'Retries of one request to the service.', config: true },
} as const satisfies Record<string, InputDefinition>;

export type GateInputName = keyof typeof GATE_INPUTS;
export type RawInputs = Readonly<Partial<Record<GateInputName, string | undefined>>>;
