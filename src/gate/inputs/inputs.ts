import { SCAN_TYPES, SEVERITIES } from '../../contract/primitives.ts';
import { BROWSER_MODES, CHECKS_SCOPES, THIRD_PARTY_MODES } from '../../contract/scan.ts';
import { VERIFICATION_METHODS } from '../../contract/target.ts';
import { inputTable } from './input-definition.ts';
import { SIGN_IN_INPUTS } from './login-input.ts';

export const REPORT_FORMATS = [
  'json',
  'pdf',
  'sarif',
  'html',
  'markdown',
  'junit',
  'gitlab',
  'csv',
  'cyclonedx',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const FAIL_ON = [...SEVERITIES, 'none'] as const;
export const ACTIVE_POST_MODES = ['off', 'local', 'on'] as const;
export const ROUTE_MODES = ['auto', 'off'] as const;
export const VERIFICATION_CHOICES = ['auto', ...VERIFICATION_METHODS] as const;

const boolean = { kind: 'boolean' } as const;

/**
 * The inputs that the action and the command line share. The one source for `action.yml`, the help of the command line, the
 * schema of the configuration file and the tables of the README: run `npm run generate` after a change.
 */
export const GATE_INPUTS = inputTable({
  'api-key': {
    group: 'service',
    description:
      'API key of a remote scanning service (`svc_live_…` or `svc_test_…`). Required with `api-url`, except in a job with the permission `id-token: write` that the service trusts.',
    value: 'KEY',
    secret: 'SCAN_GATE_API_KEY',
  },
  'api-url': {
    group: 'service',
    description:
      'Base URL of a remote scanning service, for example `https://scan.example.com`. If empty, an embedded service runs the scans.',
    value: 'URL',
    variable: 'SCAN_GATE_API_URL',
  },
  audience: {
    group: 'service',
    description:
      'Audience of the identity token that a job without `api-key` exchanges for a key of 15 minutes. If empty, `api-url`.',
    value: 'TEXT',
  },
  targets: {
    group: 'targets',
    description:
      'Targets to scan, separated by commas or newlines: a host, `host:port` or URL. The path of a URL is the crawl entry point. Optional if the configuration file lists targets, and on `deployment_status` events, where the default is the URL of the environment.',
    value: 'LIST',
  },
  'scan-types': {
    group: 'targets',
    description: 'Scan types, separated by commas: `quick` (passive, takes seconds), `standard` or `compliance`.',
    default: 'standard',
    type: { kind: 'choices', values: SCAN_TYPES },
    value: 'LIST',
    config: true,
  },
  browser: {
    group: 'targets',
    description:
      'Whether scans open the target in a browser, which finds client-side routes and faults of scripts: `auto` (if the machine has Chrome, Chromium or Edge), `off`, or `required` (a scan without a browser is `inconclusive`). The browser has no network of its own, and nothing that it submits reaches the target except the sign-in of `login`. Quick scans use it for that alone.',
    default: 'auto',
    type: { kind: 'choice', values: BROWSER_MODES },
    value: 'auto|off|required',
    variable: 'SCAN_GATE_BROWSER',
    config: true,
  },
  'browser-path': {
    group: 'targets',
    description:
      'Program file of the browser. If empty, `CHROME_BIN`, `CHROME_PATH` and the folders of `PATH` are searched. Embedded service only.',
    value: 'FILE',
  },
  'callback-url': {
    group: 'targets',
    description:
      'URL of a callback listener (`scan-gate callbacks`) with its secret: `https://callbacks:SECRET@callbacks.example.com`. With it, scans of targets that are not on this machine prove server-side requests, external XML entities and commands without output. Taken from this input only. Embedded service only.',
    value: 'URL',
    secret: 'SCAN_GATE_CALLBACK_URL',
  },
  'third-parties': {
    group: 'targets',
    description:
      'What pages in the browser load from other hosts: `block` (nothing) or `load` (scripts and style sheets that the target itself names, without `request-headers`), for applications whose code comes from a CDN.',
    default: 'block',
    type: { kind: 'choice', values: THIRD_PARTY_MODES },
    value: 'block|load',
    config: true,
  },
  'api-description': {
    group: 'targets',
    description:
      'The API of the targets: a file of the repository, or a URL or path (`/openapi.json`) of the target. OpenAPI 2.0, 3.0 and 3.1, a GraphQL schema, a Postman collection or a HAR recording. If it cannot be read, the outcome is `inconclusive`. If empty, scans use what the target publishes.',
    value: 'FILE|URL',
    config: true,
  },
  'checks-scope': {
    group: 'targets',
    description:
      'Which rules of your own run: `recognized` (those whose `when` the site meets, such as the product that they are about) or `all`.',
    default: 'recognized',
    type: { kind: 'choice', values: CHECKS_SCOPES },
    value: 'recognized|all',
    config: true,
  },
  routes: {
    group: 'targets',
    description:
      'Whether to read the routes of the application from the checkout (`auto`) or not (`off`). Those that take no parameter and name no act are scanned although no page links them, and findings name the file and line of their route.',
    default: 'auto',
    type: { kind: 'choice', values: ROUTE_MODES },
    value: 'auto|off',
  },
  'changed-since': {
    group: 'targets',
    description:
      'Commit, branch or tag of the checkout: the routes of files that have changed since then are scanned first. If empty, the base of the pull request; elsewhere, none. The history must have it (`fetch-depth: 2` for a pull request).',
    value: 'COMMIT',
  },
  'active-post': {
    group: 'targets',
    description:
      'Whether scans submit forms and JSON by POST, which may store what they are sent: `off`, `local` (only targets on loopback and private hosts, scanned by the embedded service, such as an application that the job has started) or `on` (every target whose ownership is proven). Never sent: deletion, payments, messages. Taken from an input or the trusted configuration file only.',
    default: 'off',
    type: { kind: 'choice', values: ACTIVE_POST_MODES },
    value: 'off|local|on',
    config: true,
  },
  'scan-minutes': {
    group: 'targets',
    description:
      'Maximum duration of each scan in minutes (1 to 60). A scan that has seen everything ends earlier. If empty, 2 for `standard` and 6 for `compliance`; `quick` takes at most 20 seconds.',
    type: { kind: 'integer', minimum: 1, maximum: 60 },
    config: true,
  },
  verification: {
    group: 'targets',
    description:
      'How to verify ownership of a new target: `dns`, `http_file`, `meta_tag`, `local` (loopback and private hosts, embedded service only) or `auto`, which tries the methods that can work for the host.',
    default: 'auto',
    type: { kind: 'choice', values: VERIFICATION_CHOICES },
    value: 'METHOD',
    config: true,
  },
  wait: {
    group: 'running',
    description:
      'Wait for the scans and judge them. `false` only creates the scans (remote service only); the outcome is `skipped`.',
    default: 'true',
    type: boolean,
    config: true,
  },
  'timeout-minutes': {
    group: 'running',
    description:
      'Deadline for all scans together, in minutes. If it passes, the outcome is `timed-out`, never `passed`. Maximum: 1440.',
    default: '30',
    type: { kind: 'number', exclusiveMinimum: 0, maximum: 1_440 },
    config: true,
  },
  'poll-interval-seconds': {
    group: 'running',
    description: 'Minimum polling interval in seconds. If empty, it adapts to the duration of the scans.',
    type: { kind: 'number', minimum: 0.1, maximum: 3_600 },
    config: true,
  },
  'fail-fast': {
    group: 'running',
    description: 'Create all scans or none: one refused scan rolls back the batch.',
    default: 'false',
    type: boolean,
    config: true,
  },
  'cancel-on-abort': {
    group: 'running',
    description: 'Cancel unfinished scans when the job is cancelled or the run is interrupted.',
    default: 'true',
    type: boolean,
    config: true,
  },
  rerun: {
    group: 'running',
    description:
      'What a re-run of the job does: `resume` picks up unfinished scans of the earlier attempt and repeats finished ones, `new` always creates new scans.',
    default: 'resume',
    type: { kind: 'choice', values: ['resume', 'new'] },
    value: 'resume|new',
  },
  'max-tokens': {
    group: 'running',
    description:
      'Maximum number of tokens to spend, checked against the price list before any scan is created. 0 means no limit.',
    default: '0',
    type: { kind: 'integer', minimum: 0, maximum: 1_000_000_000 },
    config: true,
  },
  'dry-run': {
    group: 'running',
    description: 'Show the planned scans and their price without creating them.',
    default: 'false',
    type: boolean,
  },
  'wait-for-target-seconds': {
    group: 'running',
    description:
      'Maximum time to wait for a target to respond, in seconds (0 to 3600; 0 skips the check). If a target does not respond, responds with 5xx or refuses the scanner, the outcome is `inconclusive`.',
    default: '60',
    type: { kind: 'number', minimum: 0, maximum: 3_600 },
    config: true,
  },
  ...SIGN_IN_INPUTS,
  'fail-on-severity': {
    group: 'gate',
    description:
      'Minimum severity that fails the gate: `critical`, `high`, `medium`, `low`, `info`, or `none` to never fail on severity. Tentative findings never fail it.',
    default: 'critical',
    type: { kind: 'choice', values: FAIL_ON },
    value: 'SEVERITY',
    config: true,
  },
  thresholds: {
    group: 'gate',
    description:
      'Maximum number of findings per severity, for example `high=0,medium=10`. Applies in addition to `fail-on-severity`.',
    value: 'LIST',
    config: true,
  },
  'fail-on-new-only': {
    group: 'gate',
    description: 'Judge only findings that are not in the baseline. Without a baseline the outcome is `inconclusive`.',
    default: 'false',
    type: boolean,
    config: true,
  },
  'fail-on-inconclusive': {
    group: 'gate',
    description: 'Fail if the scans did not produce a verdict (`inconclusive` or `timed-out`).',
    default: 'true',
    type: boolean,
    config: true,
  },
  'warn-only': {
    group: 'gate',
    description: 'Report everything, but never fail because of the verdict.',
    default: 'false',
    type: boolean,
    config: true,
  },
  'min-coverage': {
    group: 'gate',
    description:
      'Minimum share of the known pages, views, operations and inputs that each target must be covered by, in percent (0 to 100). Below it the outcome is `inconclusive`; quick scans do not measure it.',
    default: '0',
    type: { kind: 'integer', minimum: 0, maximum: 100 },
    config: true,
  },
  'ignore-file': {
    group: 'gate',
    description:
      'File with ignore rules. If empty, the rules of `config-file` apply. On pull requests the action reads it from the base commit.',
    value: 'FILE',
  },
  'config-file': {
    group: 'gate',
    description:
      'Configuration file with settings per target, ignore rules and severity overrides. If empty, `.scan-gate.yml` is used if it exists. On pull requests the action reads it from the base commit, so that a pull request cannot loosen its own gate.',
    value: 'FILE',
  },
  'max-findings': {
    group: 'report',
    description:
      'Maximum number of findings shown in full (1 to 500) in the comment or on the terminal. Reports include all findings.',
    default: '20',
    type: { kind: 'integer', minimum: 1, maximum: 500 },
    config: true,
  },
  'report-formats': {
    group: 'report',
    description:
      'Report formats, separated by commas: `json`, `pdf`, `html`, `sarif`, `markdown`, `junit`, `gitlab`, `csv`, `cyclonedx`, or `none`.',
    default: 'json,pdf',
    type: { kind: 'choices', values: REPORT_FORMATS },
    value: 'LIST',
    config: true,
  },
  'max-retries': {
    group: 'network',
    description: 'Maximum number of retries of a failed request to the scanning service (0 to 20).',
    default: '4',
    type: { kind: 'integer', minimum: 0, maximum: 20 },
    config: true,
  },
});

export type GateInputName = keyof typeof GATE_INPUTS;
export type RawInputs = Readonly<Partial<Record<GateInputName, string | undefined>>>;
