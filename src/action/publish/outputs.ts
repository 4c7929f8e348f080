import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { webAddress } from '../../reports/escape/controls.ts';
import { percentCovered, totalReach } from '../../shared/reach-words.ts';

/** What has been published so far. */
export interface Published {
  readonly reportJson: string | null;
  readonly reportPdfs: readonly string[];
  readonly sarifFile: string | null;
  readonly artifactId: number | null;
  readonly commentUrl: string | null;
  readonly issueUrls: readonly string[];
}

export const NOTHING_PUBLISHED: Published = {
  reportJson: null,
  reportPdfs: [],
  sarifFile: null,
  artifactId: null,
  commentUrl: null,
  issueUrls: [],
};

/** IDs without characters that are special in a shell or a list. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** URLs (RFC 3986) without characters that a shell expands inside double quotes or that end a command. */
const PLAIN_URL = /^[A-Za-z0-9\-._~:/?#[\]@!*+,=%&]{1,2048}$/;

/**
 * All outputs of action.yml, empty if not applicable. Workflows use them in shell commands, so values from the service are
 * validated strictly.
 * @param dropped called with the name of an output that lost an invalid value
 */
export function outputsOf(
  result: ResultDocument,
  published: Published,
  dropped: (name: string) => void = () => {},
): Readonly<Record<string, string>> {
  const { counts, new_counts: fresh, existing_counts: existing, scans, tokens } = result;
  const checked = (name: string, isSound: (value: string) => boolean) => (value: string | null) => {
    if (value === null || value === '' || isSound(value)) return value ?? '';
    dropped(name);
    return '';
  };
  const ids = (name: string, values: readonly (string | null)[]) =>
    [...new Set(values.map(checked(name, (value) => ID.test(value))))].filter((value) => value !== '').join(',');
  const url = (name: string, value: string | null) => checked(name, isPlainUrl)(value);
  const optional = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    outcome: result.outcome,
    'target-ids': ids(
      'target-ids',
      scans.map((scan) => scan.target_id),
    ),
    'scan-ids': ids(
      'scan-ids',
      scans.map((scan) => scan.scan_id),
    ),
    'critical-count': String(counts.critical),
    'high-count': String(counts.high),
    'medium-count': String(counts.medium),
    'low-count': String(counts.low),
    'info-count': String(counts.info),
    'total-count': String(counts.total),
    'new-count': optional(fresh?.total),
    'fixed-count': fresh === null ? '' : String(result.fixed.length),
    'existing-count': optional(existing?.total),
    'report-json': published.reportJson ?? '',
    'report-pdf': published.reportPdfs.join('\n'),
    'sarif-file': published.sarifFile ?? '',
    'report-url': url('report-url', reportUrl(result)),
    'artifact-id': optional(published.artifactId),
    'comment-url': url('comment-url', published.commentUrl),
    'issue-url': published.issueUrls
      .map((value) => url('issue-url', value))
      .filter((value) => value !== '')
      .join('\n'),
    reused: String(result.reused),
    'tokens-used': optional(tokens.used),
    'tokens-remaining': optional(tokens.remaining),
    'signed-in': signedIn(result),
    'pages-covered': covered(result, 'pages'),
    'inputs-covered': covered(result, 'inputs'),
  };
}

/** Percent of all scans together, rounded down; empty if no scan counts it. */
function covered({ scans }: ResultDocument, kind: 'pages' | 'inputs'): string {
  const count = totalReach(scans.map(({ coverage }) => coverage))[kind];
  return count === undefined ? '' : String(percentCovered(count));
}

/** Whether every scan with a login was signed in. */
function signedIn({ scans }: ResultDocument): 'yes' | 'no' | 'not-asked' {
  const states = scans.flatMap(({ coverage }) => coverage?.signed_in ?? []);
  return states.length === 0 ? 'not-asked' : states.every((state) => state) ? 'yes' : 'no';
}

function isPlainUrl(value: string): boolean {
  return PLAIN_URL.test(value) && webAddress(value) !== null;
}

/** An embedded service ends with the job, so its report is on the page of the run. */
function reportUrl(result: ResultDocument): string | null {
  const remote = result.scans.find((scan) => scan.report_url !== null)?.report_url ?? null;
  return result.service === 'remote' && remote !== null ? remote : result.run.url;
}
