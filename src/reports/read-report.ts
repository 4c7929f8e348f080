import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { REPORT_SCHEMA_VERSION } from '../contract/report.ts';
import { findingsDigest } from './findings-digest.ts';
import { ReportDocument } from './report-document.ts';

/** Maximum report length in UTF-16 code units: twice that of 5,000 findings with full evidence. */
const REPORT_LENGTH_MAX = 64 * 1024 * 1024;

export type ReportErrorCode = 'too_large' | 'not_json' | 'unknown_version' | 'invalid';

/** Why a text is not a valid report. */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  constructor(code: ReportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReportError';
    this.code = code;
  }
}

export interface ReadReport {
  readonly report: ReportDocument;
  /** Whether `summary.digest` is the digest of the findings. */
  readonly digestMatches: boolean;
}

let validator: ReturnType<typeof Compile> | undefined;

/**
 * Parses a JSON report strictly: limited size, known major version, published schema. Members added by later minor versions
 * are dropped.
 * @throws ReportError that names the fault and its place
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
  const known = Value.Clean(ReportDocument, document);
  validator ??= Compile(ReportDocument);
  if (!validator.Check(known)) {
    const [fault] = validator.Errors(known);
    throw new ReportError(
      'invalid',
      `The report is not valid at ${place(fault)}: ${fault?.message ?? 'unexpected type'}.`,
    );
  }
  const report = known as ReportDocument;
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

/** The path consists of untrusted member names: truncated and quoted. */
function place(fault: { readonly instancePath?: string } | undefined): string {
  const path = fault?.instancePath ?? '';
  return path === '' ? 'the top level' : JSON.stringify(path.slice(0, 200));
}
