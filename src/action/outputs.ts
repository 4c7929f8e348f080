import type { Publication } from './publication.ts';

/** What the publishers made, as far as they came. */
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

/** The step's outputs, every one of action.yml, empty where there is nothing to say. */
export function outputsOf(publication: Publication, published: Published): Readonly<Record<string, string>> {
  const { counts, new_counts: fresh, existing_counts: existing, scans, tokens } = publication;
  const unique = (values: readonly (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].join(',');
  const optional = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    outcome: publication.outcome,
    'target-ids': unique(scans.map((scan) => scan.target_id)),
    'scan-ids': unique(scans.map((scan) => scan.scan_id)),
    'critical-count': String(counts.critical),
    'high-count': String(counts.high),
    'medium-count': String(counts.medium),
    'low-count': String(counts.low),
    'info-count': String(counts.info),
    'total-count': String(counts.total),
    'new-count': optional(fresh?.total),
    'fixed-count': fresh === null ? '' : String(publication.fixed.length),
    'existing-count': optional(existing?.total),
    'report-json': published.reportJson ?? '',
    'report-pdf': published.reportPdfs.join('\n'),
    'sarif-file': published.sarifFile ?? '',
    'report-url': reportUrl(publication),
    'artifact-id': optional(published.artifactId),
    'comment-url': published.commentUrl ?? '',
    'issue-url': published.issueUrls.join('\n'),
    reused: String(publication.reused),
    'tokens-used': optional(tokens.used),
    'tokens-remaining': optional(tokens.remaining),
  };
}

/** An embedded service is gone with the job: there the run is where the report is. */
function reportUrl(publication: Publication): string {
  const remote = publication.scans.find((scan) => scan.report_url !== null)?.report_url ?? null;
  return publication.service === 'remote' && remote !== null ? remote : publication.run.url;
}
