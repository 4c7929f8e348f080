import type { PolicyEffect } from '../../src/gate/model/policy-report.ts';
import { parseSettings } from '../../src/gate/settings/settings.ts';

/** A change of one key: the file before, the file after. Read backwards, what loosens tightens. */
type Change = readonly [lax: string, strict: string];

interface Row {
  /** Absent where neither value is stricter; `neutral` then. */
  readonly strictness?: Change;
  readonly neutral?: Change;
}

const TARGET = (settings: string) => `targets: [{ target: shop.example${settings === '' ? '' : `, ${settings}`} }]`;
const RULE = (rule: string) => `ignore: [{ ${rule}, reason: known }]`;

/** Every key of the schema, with two values between which it makes a difference. */
export const FILE_KEYS: Readonly<Record<string, Row>> = {
  // One value is possible, and it means what its absence means.
  version: {},
  'scan-types': { strictness: ['scan-types: [quick]', 'scan-types: [quick, compliance]'] },
  'fail-on-severity': { strictness: ['fail-on-severity: none', 'fail-on-severity: high'] },
  thresholds: { strictness: ['thresholds: { high: 50 }', 'thresholds: { high: 0 }'] },
  'fail-on-new-only': { strictness: ['fail-on-new-only: true', ''] },
  'disable-checks': { strictness: ['disable-checks: [exposure.env]', ''] },
  'severity-overrides': {
    strictness: ['severity-overrides: { exposure.env: info }', 'severity-overrides: { exposure.env: critical }'],
  },
  'extra-paths': { strictness: ['', 'extra-paths: [/admin]'] },
  'include-paths': { strictness: ['include-paths: [/public]', ''] },
  'exclude-paths': { strictness: ["exclude-paths: ['/.env']", ''] },
  'max-requests-per-second': { neutral: ['', 'max-requests-per-second: 1'] },
  'active-post': { strictness: ['', 'active-post: true'] },
  browser: { strictness: ['browser: off', 'browser: required'] },
  'third-parties': { strictness: ['third-parties: block', 'third-parties: load'] },
  'api-description': {
    strictness: ['', 'api-description: /openapi.json'],
    neutral: ['api-description: /openapi.json', 'api-description: /v2/openapi.json'],
  },
  'request-headers-env': { neutral: ['request-headers-env: PREVIEW', 'request-headers-env: STAGING'] },
  targets: { strictness: [TARGET(''), 'targets: [shop.example, admin.example]'] },
  ignore: { strictness: [RULE('check: exposure.env'), ''] },
  verification: { neutral: ['', 'verification: dns'] },
  wait: { strictness: ['wait: false', ''] },
  'timeout-minutes': { neutral: ['', 'timeout-minutes: 5'] },
  'poll-interval-seconds': { neutral: ['', 'poll-interval-seconds: 9'] },
  'fail-fast': { neutral: ['', 'fail-fast: true'] },
  'cancel-on-abort': { neutral: ['', 'cancel-on-abort: false'] },
  'max-tokens': { neutral: ['', 'max-tokens: 7'] },
  'wait-for-target-seconds': { strictness: ['wait-for-target-seconds: 0', ''] },
  'fail-on-inconclusive': { strictness: ['fail-on-inconclusive: false', ''] },
  'warn-only': { strictness: ['warn-only: true', ''] },
  'max-findings': { neutral: ['', 'max-findings: 3'] },
  'report-formats': { neutral: ['', 'report-formats: [csv]'] },
  'max-retries': { neutral: ['', 'max-retries: 0'] },
};

export const TARGET_KEYS: Readonly<Record<string, Row>> = {
  target: { strictness: [TARGET(''), 'targets: [shop.example, https://shop.example/admin]'] },
  'scan-types': { strictness: [TARGET('scan-types: [quick]'), TARGET('scan-types: [standard]')] },
  'fail-on-severity': { strictness: [TARGET('fail-on-severity: none'), TARGET('')] },
  thresholds: { strictness: [TARGET(''), TARGET('thresholds: { medium: 1 }')] },
  'fail-on-new-only': { strictness: [TARGET('fail-on-new-only: true'), TARGET('')] },
  'disable-checks': { strictness: [TARGET('disable-checks: [exposure.env]'), TARGET('')] },
  'severity-overrides': {
    strictness: [
      TARGET('severity-overrides: { exposure.env: low }'),
      TARGET('severity-overrides: { exposure.env: high }'),
    ],
  },
  'extra-paths': { strictness: [TARGET(''), TARGET('extra-paths: [/admin]')] },
  'include-paths': { strictness: [TARGET('include-paths: [/a]'), TARGET('include-paths: [/a, /b]')] },
  'exclude-paths': { strictness: [TARGET('exclude-paths: [/a, /b]'), TARGET('exclude-paths: [/a]')] },
  'max-requests-per-second': { neutral: [TARGET(''), TARGET('max-requests-per-second: 1')] },
  'active-post': { strictness: [TARGET('active-post: false'), TARGET('active-post: true')] },
  browser: { strictness: [TARGET('browser: off'), TARGET('')] },
  'third-parties': { strictness: [TARGET(''), TARGET('third-parties: load')] },
  'api-description': { strictness: [TARGET(''), TARGET('api-description: /openapi.json')] },
  'request-headers-env': { neutral: [TARGET(''), TARGET('request-headers-env: PREVIEW')] },
};

export const RULE_KEYS: Readonly<Record<string, Row>> = {
  check: {
    strictness: ['ignore: [{ check: a.b, reason: known }, { check: c.d, reason: known }]', RULE('check: a.b')],
  },
  path: { strictness: [RULE('path: /legacy'), ''] },
  fingerprint: { strictness: [RULE(`fingerprint: ${'a'.repeat(32)}`), ''] },
  expires: { strictness: [RULE('check: a.b'), RULE('check: a.b, expires: 2999-01-01')] },
  reason: { neutral: [RULE('check: a.b'), 'ignore: [{ check: a.b, reason: another }]'] },
};

interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly effect: PolicyEffect;
}

export const CASES: readonly Case[] = [
  ...Object.entries(FILE_KEYS),
  ...Object.entries(TARGET_KEYS).map(([key, row]) => [`targets: ${key}`, row] as const),
  ...Object.entries(RULE_KEYS).map(([key, row]) => [`ignore: ${key}`, row] as const),
].flatMap(([key, { strictness, neutral }]) => [
  ...(strictness === undefined
    ? []
    : [
        { name: `${key} loosens`, from: strictness[1], to: strictness[0], effect: 'loosens' as const },
        { name: `${key} tightens`, from: strictness[0], to: strictness[1], effect: 'tightens' as const },
      ]),
  ...(neutral === undefined
    ? []
    : [{ name: `${key} changes`, from: neutral[0], to: neutral[1], effect: 'changes' as const }]),
]);

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
