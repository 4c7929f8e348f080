import { type Static, Type } from 'typebox';
import { SCAN_TYPES, SEVERITIES } from '../contract/primitives.ts';
import { VERIFICATION_METHODS } from '../contract/target.ts';

/** Report formats that can be asked for. */
export const REPORT_FORMATS = ['json', 'pdf', 'sarif', 'html', 'markdown', 'junit', 'gitlab', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const FAIL_ON = [...SEVERITIES, 'none'] as const;
export const VERIFICATION_CHOICES = ['auto', ...VERIFICATION_METHODS] as const;

const strict = { additionalProperties: false } as const;
const choice = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
const checkId = '^[a-z]+\\.[a-z0-9-]+$';
const paths = (description: string) =>
  Type.Optional(Type.Array(Type.String({ pattern: '^/', maxLength: 2_000 }), { maxItems: 100, description }));
const count = Type.Integer({ minimum: 0 });

/** Settings that hold for all targets or, under `targets`, for one. */
const perTarget = {
  'scan-types': Type.Optional(
    Type.Array(choice(SCAN_TYPES, 'Depth of the scan.'), { minItems: 1, maxItems: 3, uniqueItems: true }),
  ),
  'fail-on-severity': Type.Optional(choice(FAIL_ON, 'Least severity that fails the gate.')),
  thresholds: Type.Optional(
    Type.Object(Object.fromEntries(SEVERITIES.map((severity) => [severity, Type.Optional(count)])), {
      ...strict,
      description: 'Most findings allowed per severity.',
    }),
  ),
  'fail-on-new-only': Type.Optional(Type.Boolean({ description: 'Judge only findings the baseline does not have.' })),
  'disable-checks': Type.Optional(
    Type.Array(Type.String({ pattern: checkId }), { maxItems: 200, description: 'Checks that do not run.' }),
  ),
  'severity-overrides': Type.Optional(
    Type.Record(Type.String({ pattern: checkId }), choice(SEVERITIES, 'Severity.'), {
      maxProperties: 200,
      description: 'Another severity for the findings of a check.',
    }),
  ),
  'extra-paths': paths('Paths to look at besides those found by the crawl.'),
  'include-paths': paths('Only paths with one of these prefixes are looked at.'),
  'exclude-paths': paths('Paths with one of these prefixes are never requested.'),
  'max-requests-per-second': Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  'active-post': Type.Optional(Type.Boolean({ description: 'Allow active-safe probes to submit forms by POST.' })),
  'request-headers-env': Type.Optional(
    Type.String({
      pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      description: 'Environment variable that holds secret request headers, one "Name: value" per line.',
    }),
  ),
};

export const ConfigTarget = Type.Object(
  { target: Type.String({ minLength: 1, maxLength: 2_000, description: 'host, host:port or URL.' }), ...perTarget },
  strict,
);

export const ConfigIgnoreRule = Type.Object(
  {
    check: Type.Optional(Type.String({ pattern: checkId, description: 'Check id.' })),
    path: Type.Optional(Type.String({ pattern: '^/', description: 'Path prefix of the finding.' })),
    fingerprint: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
    reason: Type.String({ minLength: 1, maxLength: 500, description: 'Why; shown with the finding.' }),
    expires: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'From this day on (UTC) the rule warns and no longer hides.',
      }),
    ),
  },
  { ...strict, description: 'At least one of check, path, fingerprint; all that are given must match.' },
);

/** `.scan-gate.yml`. Published as `docs/scan-gate-config.schema.json` for editors. */
export const ConfigFile = Type.Object(
  {
    version: Type.Optional(Type.Literal(1)),
    ...perTarget,
    targets: Type.Optional(
      Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 2_000 }), ConfigTarget]), { maxItems: 1_000 }),
    ),
    ignore: Type.Optional(Type.Array(ConfigIgnoreRule, { maxItems: 1_000 })),
    verification: Type.Optional(choice(VERIFICATION_CHOICES, 'How ownership of a new target is proven.')),
    wait: Type.Optional(Type.Boolean()),
    'timeout-minutes': Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_440 })),
    'poll-interval-seconds': Type.Optional(Type.Number({ minimum: 0.1, maximum: 3_600 })),
    'fail-fast': Type.Optional(Type.Boolean()),
    'cancel-on-abort': Type.Optional(Type.Boolean()),
    'max-tokens': Type.Optional(count),
    'wait-for-target-seconds': Type.Optional(Type.Number({ minimum: 0, maximum: 3_600 })),
    'fail-on-inconclusive': Type.Optional(Type.Boolean()),
    'warn-only': Type.Optional(Type.Boolean()),
    'max-findings': Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    'report-formats': Type.Optional(Type.Array(choice(REPORT_FORMATS, 'Report format.'), { uniqueItems: true })),
    'max-retries': Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  },
  { ...strict, title: 'Scan Gate configuration' },
);
export type ConfigFile = Static<typeof ConfigFile>;
export type ConfigTarget = Static<typeof ConfigTarget>;
export type ConfigIgnoreRule = Static<typeof ConfigIgnoreRule>;
