import { type Static, Type } from 'typebox';
import { SEVERITIES, strictObject } from '../../contract/primitives.ts';
import type { InputDefinition, InputType } from './input-definition.ts';
import { ACTIVE_POST_MODES, GATE_INPUTS, type GateInputName } from './inputs.ts';

const choice = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
type ValueOf<Input> = Input extends { readonly kind: 'boolean' }
  ? boolean
  : Input extends { readonly kind: 'integer' | 'number' }
    ? number
    : Input extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
      ? Value
      : Input extends { readonly kind: 'choices'; readonly values: readonly (infer Value)[] }
        ? Value[]
        : string;

/** Schema of a key that is also an input, with the description and bounds of the input. */
const fromInput = <const Name extends GateInputName>(name: Name) => {
  const { type, description }: InputDefinition = GATE_INPUTS[name as GateInputName];
  return Type.Optional(Type.Unsafe<ValueOf<(typeof GATE_INPUTS)[Name]['type']>>({ ...schemaOf(type), description }));
};

function schemaOf(type: InputType): Record<string, unknown> {
  switch (type.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
    case 'number': {
      const { kind, ...bounds } = type;
      return { type: kind, ...bounds };
    }
    case 'choice':
      return { type: 'string', enum: [...type.values] };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: [...type.values] }, uniqueItems: true };
    case 'text':
      return { type: 'string' };
  }
}

export const CHECK_ID = '^[a-z][a-z0-9-]*\\.[a-z0-9-]+$';
const paths = (description: string) =>
  Type.Optional(Type.Array(Type.String({ pattern: '^/', maxLength: 2_000 }), { maxItems: 100, description }));
const count = Type.Integer({ minimum: 0 });

/** Settings for all targets, or for one target under `targets`. */
const perTarget = {
  'scan-types': fromInput('scan-types'),
  browser: fromInput('browser'),
  'third-parties': fromInput('third-parties'),
  'checks-scope': fromInput('checks-scope'),
  'api-description': fromInput('api-description'),
  'fail-on-severity': fromInput('fail-on-severity'),
  thresholds: Type.Optional(
    strictObject(Object.fromEntries(SEVERITIES.map((severity) => [severity, Type.Optional(count)])), {
      description: GATE_INPUTS.thresholds.description,
    }),
  ),
  'fail-on-new-only': fromInput('fail-on-new-only'),
  'disable-checks': Type.Optional(
    Type.Array(Type.String({ pattern: CHECK_ID }), { maxItems: 200, description: 'Checks to skip.' }),
  ),
  'severity-overrides': Type.Optional(
    Type.Record(Type.String({ pattern: CHECK_ID }), choice(SEVERITIES, 'Severity.'), {
      maxProperties: 200,
      description: 'Severities that replace the severity of a check, by check ID.',
    }),
  ),
  'extra-paths': paths('Additional paths to scan, beyond those that the crawl finds.'),
  'include-paths': paths('Scan only paths with one of these prefixes.'),
  'exclude-paths': paths('Never request paths with one of these prefixes.'),
  'max-requests-per-second': Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000, description: 'Maximum number of requests per second to the target.' }),
  ),
  // True and false, as before the input existed, mean on and off.
  'active-post': Type.Optional(
    Type.Unsafe<(typeof ACTIVE_POST_MODES)[number] | boolean>({
      enum: [...ACTIVE_POST_MODES, true, false],
      description: GATE_INPUTS['active-post'].description,
    }),
  ),
  'scan-minutes': fromInput('scan-minutes'),
  'request-headers-env': Type.Optional(
    Type.String({
      pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      description: 'Environment variable with secret request headers, one `Name: value` per line.',
    }),
  ),
};

export const ConfigTarget = strictObject({
  target: Type.String({ minLength: 1, maxLength: 2_000, description: 'Host, `host:port` or URL.' }),
  ...perTarget,
});

export const ConfigIgnoreRule = strictObject(
  {
    check: Type.Optional(Type.String({ pattern: CHECK_ID, description: 'Check ID.' })),
    path: Type.Optional(Type.String({ pattern: '^/', description: 'Path prefix of the finding.' })),
    fingerprint: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
    reason: Type.String({ minLength: 1, maxLength: 500, description: 'Reason, shown with the finding.' }),
    expires: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'From this date (UTC) the rule only warns and no longer hides findings.',
      }),
    ),
  },
  { description: 'At least one of `check`, `path` and `fingerprint`; all given ones must match.' },
);

/** `.scan-gate.yml`. Published as `docs/scan-gate-config.schema.json` for editors. */
export const ConfigFile = strictObject(
  {
    version: Type.Optional(Type.Literal(1)),
    ...perTarget,
    targets: Type.Optional(
      Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 2_000 }), ConfigTarget]), { maxItems: 1_000 }),
    ),
    ignore: Type.Optional(Type.Array(ConfigIgnoreRule, { maxItems: 1_000 })),
    checks: Type.Optional(
      Type.Array(Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object' }), {
        maxItems: 200,
        description: 'Rules of your own, beside those in `.scan-gate/checks/`; docs/RULES.md describes them.',
      }),
    ),
    verification: fromInput('verification'),
    wait: fromInput('wait'),
    'timeout-minutes': fromInput('timeout-minutes'),
    'poll-interval-seconds': fromInput('poll-interval-seconds'),
    'fail-fast': fromInput('fail-fast'),
    'cancel-on-abort': fromInput('cancel-on-abort'),
    'max-tokens': fromInput('max-tokens'),
    'wait-for-target-seconds': fromInput('wait-for-target-seconds'),
    'fail-on-inconclusive': fromInput('fail-on-inconclusive'),
    'min-coverage': fromInput('min-coverage'),
    'warn-only': fromInput('warn-only'),
    'max-findings': fromInput('max-findings'),
    'report-formats': fromInput('report-formats'),
    'max-retries': fromInput('max-retries'),
  },
  { title: 'Scan Gate configuration' },
);
export type ConfigFile = Static<typeof ConfigFile>;
export type ConfigTarget = Static<typeof ConfigTarget>;
export type ConfigIgnoreRule = Static<typeof ConfigIgnoreRule>;
