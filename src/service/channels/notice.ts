import { SEVERITIES, type Severity, severityRank } from '../../contract/primitives.ts';
import { showControls } from '../../reports/escape/controls.ts';
import { plural, truncate } from '../../shared/text.ts';
import type { ServiceConfig } from '../service-context.ts';
import type { Row, Sql } from '../store/store.ts';
import { type ChannelTerms, DIGEST, type DigestDay } from './queue-notices.ts';

/** Findings that a message lists. With these lengths it stays below the 28 KB of Teams. */
const LISTED = 20;
const TITLE_MAX = 150;
const URL_MAX = 200;

export interface NoticedFinding {
  readonly change: 'New' | 'Fixed';
  readonly severity: Severity;
  /** Texts of the site on one line, without controls, not escaped for any format. */
  readonly title: string;
  readonly url: string;
}

/** What a channel sends. */
export interface Notice {
  /** Id of the delivery, the same at each attempt. */
  readonly id: string;
  readonly subject: string;
  /** Null in a digest. */
  readonly target: string | null;
  readonly scanId: string | null;
  readonly created: number;
  readonly fixed: number;
  /** The most severe, {@link LISTED} at most. */
  readonly findings: readonly NoticedFinding[];
  /** Page of the scan or the scans. */
  readonly link: string;
}

interface NoticedDelivery {
  readonly id: string;
  readonly workspace_id: string;
  readonly event_type: string;
  readonly event_data: Readonly<Record<string, unknown>>;
  readonly subscribed_events: readonly string[];
  readonly channel: ChannelTerms;
}

interface FindingRow extends Row {
  readonly type: string;
  readonly data: { readonly title: string; readonly url: string; readonly severity: Severity; readonly target: string };
  readonly created: number;
  readonly fixed: number;
}

/** Reads what a delivery is about. @returns null if nothing of it is left: its findings were deleted, or the terms changed */
export async function readNotice(
  sql: Sql,
  { scanPage }: Pick<ServiceConfig, 'scanPage'>,
  delivery: NoticedDelivery,
): Promise<Notice | null> {
  const isDigest = delivery.event_type === DIGEST;
  const day = delivery.event_data as unknown as DigestDay;
  const scanId = isDigest ? null : (delivery.event_data as { readonly scan_id: string }).scan_id;
  const severities = SEVERITIES.slice(0, severityRank(delivery.channel.min_severity) + 1);
  const rows = await sql.query<FindingRow>(
    `SELECT type, data, (count(*) FILTER (WHERE type = 'finding.created') OVER ())::int AS created,
       (count(*) FILTER (WHERE type = 'finding.fixed') OVER ())::int AS fixed
     FROM events WHERE workspace_id = $1 AND type LIKE 'finding.%' AND type = ANY ($2::text[])
       AND data->>'severity' = ANY ($3::text[]) AND ${isDigest ? 'created_at >= $4 AND created_at < $5' : 'subject = $4'}
     ORDER BY array_position($3::text[], data->>'severity'), created_at, id LIMIT ${LISTED}`,
    [
      delivery.workspace_id,
      delivery.subscribed_events,
      severities,
      ...(isDigest ? [new Date(day.since), new Date(day.until)] : [scanId]),
    ],
  );
  const [first] = rows;
  if (first === undefined) return null;
  const { created, fixed } = first;
  const target = isDigest ? null : line(first.data.target, URL_MAX);
  return {
    id: delivery.id,
    subject: `${countsOf(created, fixed)} ${target === null ? 'in the last day' : `on ${target}`}`,
    target,
    scanId,
    created,
    fixed,
    findings: rows.map(({ type, data }) => ({
      change: type === 'finding.fixed' ? 'Fixed' : 'New',
      severity: data.severity,
      title: line(data.title, TITLE_MAX),
      url: line(data.url, URL_MAX),
    })),
    link: scanPage(scanId),
  };
}

function countsOf(created: number, fixed: number): string {
  const parts = [...(created === 0 ? [] : [`${created} new`]), ...(fixed === 0 ? [] : [`${fixed} fixed`])];
  return `${parts.join(' and ')} ${created + fixed === 1 ? 'finding' : 'findings'}`;
}

function line(text: string, max: number): string {
  return truncate(showControls(text.replace(/\s+/g, ' ').trim()), max);
}

/** How many findings the list leaves out, or null. */
export function restOf({ created, fixed, findings }: Notice): string | null {
  const rest = created + fixed - findings.length;
  return rest === 0 ? null : `and ${plural(rest, 'more finding')}`;
}

/** The example of a test. @param id new, so that nothing takes it for an earlier one */
export function exampleNotice(id: string, { scanPage }: Pick<ServiceConfig, 'scanPage'>): Notice {
  return {
    id,
    subject: 'Test of this channel: 1 new finding on webhook-test.example',
    target: 'webhook-test.example',
    scanId: null,
    created: 1,
    fixed: 0,
    findings: [{ change: 'New', severity: 'high', title: 'This is a test.', url: 'https://webhook-test.example/' }],
    link: scanPage(null),
  };
}
