import { parseSettings } from '../../src/gate/settings/settings.ts';

/** Two values of a key between which it makes a difference. */
type Change = readonly [from: string, to: string];

const TARGET = (settings: string) => `targets: [{ target: shop.example${settings === '' ? '' : `, ${settings}`} }]`;
const RULE = (rule: string) => `ignore: [{ ${rule}, reason: known }]`;

/** Every key of the schema, with two values between which it makes a difference. */
export const FILE_KEYS: Readonly<Record<string, readonly Change[]>> = {
  // One value is possible, and it means what its absence means.
  version: [],
  'scan-types': [['scan-types: [quick]', 'scan-types: [quick, compliance]']],
  'fail-on-severity': [['fail-on-severity: none', 'fail-on-severity: high']],
  thresholds: [['thresholds: { high: 50 }', 'thresholds: { high: 0 }']],
  'fail-on-new-only': [['fail-on-new-only: true', '']],
  'disable-checks': [['disable-checks: [exposure.env]', '']],
  'severity-overrides': [
    ['severity-overrides: { exposure.env: info }', 'severity-overrides: { exposure.env: critical }'],
  ],
  'extra-paths': [['', 'extra-paths: [/admin]']],
  'include-paths': [['include-paths: [/public]', '']],
  'exclude-paths': [["exclude-paths: ['/.env']", '']],
  'max-requests-per-second': [['', 'max-requests-per-second: 1']],
  'active-post': [
    ['', 'active-post: true'],
    ['active-post: off', 'active-post: on'],
  ],
  'scan-minutes': [['', 'scan-minutes: 5']],
  'min-coverage': [['', 'min-coverage: 90']],
  browser: [['browser: off', 'browser: required']],
  'third-parties': [['third-parties: block', 'third-parties: load']],
  checks: [['checks: [{ id: shop.a, title: One }]', 'checks: [{ id: shop.a, title: Two }]']],
  'checks-scope': [['', 'checks-scope: all']],
  'api-description': [
    ['', 'api-description: /openapi.json'],
    ['api-description: /openapi.json', 'api-description: /v2/openapi.json'],
  ],
  'request-headers-env': [['request-headers-env: PREVIEW', 'request-headers-env: STAGING']],
  targets: [[TARGET(''), 'targets: [shop.example, admin.example]']],
  ignore: [[RULE('check: exposure.env'), '']],
  verification: [['', 'verification: dns']],
  wait: [['wait: false', '']],
  'timeout-minutes': [['', 'timeout-minutes: 5']],
  'poll-interval-seconds': [['', 'poll-interval-seconds: 9']],
  'fail-fast': [['', 'fail-fast: true']],
  'cancel-on-abort': [['', 'cancel-on-abort: false']],
  'max-tokens': [['', 'max-tokens: 7']],
  'wait-for-target-seconds': [['wait-for-target-seconds: 0', '']],
  'fail-on-inconclusive': [['fail-on-inconclusive: false', '']],
  'warn-only': [['warn-only: true', '']],
  'max-findings': [['', 'max-findings: 3']],
  'report-formats': [['', 'report-formats: [csv]']],
  'max-retries': [['', 'max-retries: 0']],
};

export const TARGET_KEYS: Readonly<Record<string, readonly Change[]>> = {
  target: [[TARGET(''), 'targets: [shop.example, https://shop.example/admin]']],
  'scan-types': [[TARGET('scan-types: [quick]'), TARGET('scan-types: [standard]')]],
  'fail-on-severity': [[TARGET('fail-on-severity: none'), TARGET('')]],
  thresholds: [[TARGET(''), TARGET('thresholds: { medium: 1 }')]],
  'fail-on-new-only': [[TARGET('fail-on-new-only: true'), TARGET('')]],
  'disable-checks': [[TARGET('disable-checks: [exposure.env]'), TARGET('')]],
  'severity-overrides': [
    [TARGET('severity-overrides: { exposure.env: low }'), TARGET('severity-overrides: { exposure.env: high }')],
  ],
  'extra-paths': [[TARGET(''), TARGET('extra-paths: [/admin]')]],
  'include-paths': [[TARGET('include-paths: [/a]'), TARGET('include-paths: [/a, /b]')]],
  'exclude-paths': [[TARGET('exclude-paths: [/a, /b]'), TARGET('exclude-paths: [/a]')]],
  'max-requests-per-second': [[TARGET(''), TARGET('max-requests-per-second: 1')]],
  'active-post': [[TARGET('active-post: false'), TARGET('active-post: true')]],
  'scan-minutes': [[TARGET(''), TARGET('scan-minutes: 5')]],
  browser: [[TARGET('browser: off'), TARGET('')]],
  'third-parties': [[TARGET(''), TARGET('third-parties: load')]],
  'checks-scope': [[TARGET(''), TARGET('checks-scope: all')]],
  'api-description': [[TARGET(''), TARGET('api-description: /openapi.json')]],
  'request-headers-env': [[TARGET(''), TARGET('request-headers-env: PREVIEW')]],
};

export const RULE_KEYS: Readonly<Record<string, readonly Change[]>> = {
  check: [['ignore: [{ check: a.b, reason: known }, { check: c.d, reason: known }]', RULE('check: a.b')]],
  path: [[RULE('path: /legacy'), '']],
  fingerprint: [[RULE(`fingerprint: ${'a'.repeat(32)}`), '']],
  expires: [[RULE('check: a.b'), RULE('check: a.b, expires: 2999-01-01')]],
  reason: [[RULE('check: a.b'), 'ignore: [{ check: a.b, reason: another }]']],
};

/** Each change in both directions. */
export const CASES = [
  ...Object.entries(FILE_KEYS).map(([key, rows]) => [key, key, rows] as const),
  ...Object.entries(TARGET_KEYS).map(
    ([key, rows]) => [`targets: ${key}`, key === 'target' ? 'targets' : key, rows] as const,
  ),
  ...Object.entries(RULE_KEYS).map(([key, rows]) => [`ignore: ${key}`, 'ignore', rows] as const),
].flatMap(([name, key, rows]) =>
  rows.flatMap(([from, to]) => [
    { name: `${name}: ${from} → ${to}`, key, from, to },
    { name: `${name}: ${to} → ${from}`, key, from: to, to: from },
  ]),
);

const RAW = { 'api-url': 'https://scan.example', 'api-key': 'svc_test_X' };
const SECRETS: Readonly<Record<string, string>> = { PREVIEW: 'Cookie: p=1', STAGING: 'Cookie: s=1' };

export function parse(sources: Omit<Parameters<typeof parseSettings>[0], 'raw' | 'naming'>) {
  return parseSettings({
    raw: RAW,
    naming: (name) => name,
    defaultTargets: ['shop.example'],
    secret: (name) => SECRETS[name],
    ...sources,
  });
}

/** What the run does, without the word about where it came from. */
export function inEffect(settings: ReturnType<typeof parse>) {
  const { policyOrigin: _origin, ...gate } = settings.gate;
  return { ...settings, gate };
}

export const alone = (text: string) => inEffect(parse({ configFile: { name: 'x', text } }));
