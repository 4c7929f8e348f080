import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ErrorDetail } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';

interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

type Validator = { Check(value: unknown): boolean; Errors(value: unknown): Iterable<unknown> };

const DETAILS_MAX = 20;
const NAME_MAX = 100;
const compiled = new WeakMap<TSchema, Validator>();

/** Compiled when first needed: an embedded service uses few of its routes and starts faster. */
function validatorOf(schema: TSchema): Validator {
  let validator = compiled.get(schema);
  if (validator === undefined) {
    validator = Compile(schema) as unknown as Validator;
    compiled.set(schema, validator);
  }
  return validator;
}

/** What is wrong with a value, empty when nothing is. `prefix` stands before every path, for example `scans[3]`. */
export function faultsOf(schema: TSchema, value: unknown, prefix = ''): ErrorDetail[] {
  const validator = validatorOf(schema);
  const details = validator.Check(value) ? [] : explain([...validator.Errors(value)] as SchemaFault[], prefix);
  return details.length > 0 ? details : unstorableText(value, prefix);
}

/** @throws ApiError validation_error that names every field at fault */
export function validate(schema: TSchema, value: unknown, what: string): void {
  const details = faultsOf(schema, value);
  if (details.length > 0) throw validationError(details, what);
}

export function validationError(details: readonly ErrorDetail[], what: string): ApiError {
  const [first] = details;
  const param = first?.param ?? '';
  return new ApiError('validation_error', `${param === '' ? what : param} ${first?.message ?? 'is not valid'}.`, {
    ...(param === '' ? {} : { param }),
    details,
  });
}

function explain(faults: readonly SchemaFault[], prefix: string): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  const add = (path: string, code: string, message: string) => {
    const param = path.slice(0, NAME_MAX * 3);
    if (details.length < DETAILS_MAX && !details.some((detail) => detail.param === param && detail.code === code)) {
      details.push({ param, code, message });
    }
  };
  for (const fault of faults) {
    const path = pathOf(fault.instancePath, prefix);
    switch (fault.keyword) {
      // TypeBox reports the `false` schema of an unknown property beside `additionalProperties`.
      case 'boolean':
      case 'anyOf':
        break;
      case 'additionalProperties':
        for (const name of names(fault.params['additionalProperties']))
          add(join(path, name), 'unknown', 'is not known here');
        break;
      case 'required':
        for (const name of names(fault.params['requiredProperties'])) add(join(path, name), 'required', 'is required');
        break;
      case 'enum':
        add(path, 'enum', `must be one of ${names(fault.params['allowedValues']).join(', ')}`);
        break;
      case 'minItems':
        add(path, 'minItems', `must have at least ${String(fault.params['limit'])} entries`);
        break;
      case 'maxItems':
        add(path, 'maxItems', `must have at most ${String(fault.params['limit'])} entries`);
        break;
      case 'minLength':
        add(path, 'minLength', fault.params['limit'] === 1 ? 'must not be empty' : fault.message);
        break;
      case 'format':
        add(path, 'format', `must be a ${String(fault.params['format'])} such as 2026-11-21T08:15:30Z`);
        break;
      default:
        add(path, fault.keyword, fault.message);
    }
  }
  return details.length > 0 ? details : [{ param: prefix, code: 'invalid', message: 'is not valid' }];
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.map((name) => String(name).slice(0, NAME_MAX)) : [];
}

/** JSON pointer `/scans/3/target` as `scans[3].target`. */
function pathOf(pointer: string, prefix: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, NAME_MAX))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, part)), prefix);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** PostgreSQL stores neither U+0000 nor lone surrogates: said here rather than by a failed statement. */
function unstorableText(value: unknown, path: string): ErrorDetail[] {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed()
      ? [{ param: path, code: 'text', message: 'must not hold a NUL character or a lone surrogate' }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  for (const [name, member] of Object.entries(value)) {
    const inner = Array.isArray(value) ? `${path}[${name}]` : join(path, name.slice(0, NAME_MAX));
    const fault = [...unstorableText(name, path), ...unstorableText(member, inner)];
    if (fault.length > 0) return fault;
  }
  return [];
}
