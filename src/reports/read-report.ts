import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { REPORT_SCHEMA_VERSION, Report } from '../contract/report.ts';
import { findingsDigest } from './findings-digest.ts';

/** Largest report that is read, in UTF-16 code units: 5,000 findings with full evidence stay below half of it. */
const REPORT_LENGTH_MAX = 64 * 1024 * 1024;

export type ReportErrorCode = 'too_large' | 'not_json' | 'unknown_version' | 'invalid';

/** Why a text is not a report of ours. */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  constructor(code: ReportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReportError';
    this.code = code;
  }
}

export interface ReadReport {
  readonly report: Report;
  /** True when the findings are those that `summary.digest` was made of. */
  readonly digestMatches: boolean;
}

let validator: ReturnType<typeof Compile> | undefined;

/**
 * Reads a JSON report strictly: bounded, of a known major version, of the published schema. Members that a later minor
 * version may have added are dropped.
 * @throws ReportError that says what is wrong and where
 */
export function readReport(text: string): ReadReport {
  if (text.length > REPORT_LENGTH_MAX)
    throw new ReportError('too_large', `The report is longer than ${REPORT_LENGTH_MAX} characters.`);
  const document = parse(text);
  const version = versionOf(document);
  if (version?.split('.')[0] !== REPORT_SCHEMA_VERSION.split('.')[0])
    throw new ReportError(
      'unknown_version',
      `The report has schema_version ${JSON.stringify(version ?? null)}; this reader knows ${REPORT_SCHEMA_VERSION}.`,
    );
  const known = Value.Clean(Report, document);
  validator ??= Compile(Report);
  if (!validator.Check(known)) {
    const [fault] = validator.Errors(known);
    throw new ReportError('invalid', `The report is not valid at ${place(fault)}: ${fault?.message ?? 'wrong form'}.`);
  }
  const report = known as Report;
  return { report, digestMatches: findingsDigest(report.findings) === report.summary.digest };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ReportError('not_json', 'The report is not JSON.', { cause: error });
  }
}

function versionOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const version = (document as Record<string, unknown>)['schema_version'];
  return typeof version === 'string' && /^\d{1,4}\.\d{1,4}$/.test(version) ? version : undefined;
}

/** The path of a fault is made of member names, which may be a stranger's: bounded and quoted. */
function place(fault: { readonly instancePath?: string } | undefined): string {
  const path = fault?.instancePath ?? '';
  return path === '' ? 'its top' : JSON.stringify(path.slice(0, 200));
}
