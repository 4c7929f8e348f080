import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding, FindingContent } from '../../contract/finding.ts';
import { LIMITS } from '../../contract/limits.ts';
import { SEVERITIES, type Severity, severityRank } from '../../contract/primitives.ts';
import type { CheckOutcome } from '../../contract/report.ts';
import { wasExamined } from '../../shared/examined.ts';
import { event, type NewEvent } from '../events.ts';
import { newId } from '../ids.ts';
import type { Sql, Transaction } from '../store/store.ts';
import type { ScanRow } from './scan-row.ts';

/** Members of a finding that are stored as one JSON value; the others are columns. */
type Content = Omit<FindingContent, 'fingerprint' | 'check_id' | 'severity'>;

type CheckPage = (checkId: string) => string | null;

export interface FindingRow extends Record<string, unknown> {
  readonly id: string;
  readonly scan_id: string;
  readonly severity_rank: number;
  readonly check_id: string;
  readonly fingerprint: string;
  readonly state: Finding['state'];
  readonly first_seen_at: Date;
  readonly content: Content;
  /** While the finding is ignored. */
  readonly accepted_at: Date | null;
  readonly accepted_by: string;
  readonly accepted_reason: string;
  readonly accepted_until: Date | null;
  /** Of the target's last scan that had it. */
  readonly last_seen_at: Date | null;
}

const COLUMNS = 'id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content';

/** Of `findings f` and `fingerprints k` at the time $1: accepted findings are `ignored`. */
const COLUMNS_NOW = `f.scan_id, f.check_id, f.fingerprint, f.first_seen_at, f.content,
  CASE WHEN f.state <> 'fixed' AND k.accepted_at IS NOT NULL AND (k.accepted_until IS NULL OR k.accepted_until > $1)
    THEN 'ignored' ELSE f.state END AS state,
  k.accepted_at, k.accepted_reason, k.accepted_until, k.last_seen_at,
  coalesce((SELECT coalesce(m.name, a.name, CASE a.managed_by WHEN 'console' THEN 'admin' END) FROM api_keys a LEFT JOIN members m ON m.id = a.member_id WHERE a.id = k.accepted_by),
    k.accepted_by) AS accepted_by`;

/** The findings of scans as they are at the time $1, for a FROM. */
export const FINDINGS_NOW = `(
  SELECT f.id, f.severity_rank, s.workspace_id, s.target, ${COLUMNS_NOW}
  FROM findings f JOIN scans s ON s.id = f.scan_id LEFT JOIN LATERAL (
    SELECT * FROM fingerprints WHERE workspace_id = s.workspace_id AND target = s.target AND fingerprint = f.fingerprint
    -- Without statistics the planner would look up by the target alone.
    OFFSET 0
  ) AS k ON true
) AS f`;

/** What targets have at the time $1: of each finding the last sighting, for a FROM. */
export const SIGHTINGS_NOW = `(
  SELECT k.finding_id AS id, k.severity_rank, k.target_id, ${COLUMNS_NOW}
  FROM fingerprints k JOIN findings f ON f.id = k.finding_id WHERE k.finding_id IS NOT NULL
) AS f`;

/**
 * Maximum size of one statement. A hostile site can make findings long and numerous, and the embedded database runs each
 * statement in this thread, blocking the event loop.
 */
const CHUNK_CHARACTERS = 200_000;
/** Maximum findings read by one statement, for the same reason. */
const CHUNK_ROWS = 250;

/**
 * Stores the findings of a scan. A finding that an earlier scan of the target had is `open`, any other is `new`. Findings
 * that the last scans of this type had and this one does not have become `fixed` there, if this one examined their place.
 * @returns an event for each finding that is new to the target or that it no longer has
 */
export async function storeFindings(
  tx: Transaction,
  scan: ScanRow,
  { findings, checks }: { readonly findings: readonly FindingContent[]; readonly checks: readonly CheckOutcome[] },
  now: Date,
): Promise<NewEvent[]> {
  const fingerprints = [...new Set(findings.map((finding) => finding.fingerprint))];
  const known = new Map<string, Date>();
  const earlier = await tx.query<{ fingerprint: string; first_seen_at: Date }>(
    'SELECT fingerprint, first_seen_at FROM fingerprints WHERE workspace_id = $1 AND target = $2 AND fingerprint = ANY($3)',
    [scan.workspace_id, scan.target, fingerprints],
  );
  for (const row of earlier) known.set(row.fingerprint, row.first_seen_at);
  const identified = findings.map((finding) => ({ id: newId('fnd', now), finding }));
  await recordSightings(tx, scan, identified, now);
  const json = ({ id, finding }: Identified): string =>
    JSON.stringify({
      id,
      severity_rank: severityRank(finding.severity),
      check_id: finding.check_id,
      fingerprint: finding.fingerprint,
      state: known.has(finding.fingerprint) ? 'open' : 'new',
      first_seen_at: (known.get(finding.fingerprint) ?? now).toISOString(),
      content: storable(contentOf(finding)),
    });
  for (const chunk of chunks(identified, json, CHUNK_CHARACTERS)) {
    await tx.query(
      `INSERT INTO findings (${COLUMNS})
       SELECT id, $1, severity_rank, check_id, fingerprint, state, first_seen_at, content
       FROM jsonb_to_recordset($2::jsonb) AS e (id text, severity_rank smallint, check_id text, fingerprint text,
         state text, first_seen_at timestamptz, content jsonb)`,
      [scan.id, `[${chunk.join(',')}]`],
    );
    await nextTurn();
  }
  const created = identified.filter(({ finding }) => !known.has(finding.fingerprint));
  const fixed = await markFixed(tx, scan, fingerprints, checks);
  return [
    ...created.map(({ id, finding: { location, ...finding } }) =>
      event('finding.created', scan.id, { finding_id: id, ...aboutFinding({ ...finding, url: location.url }, scan) }),
    ),
    ...fixed.map(({ id, severity_rank: rank, ...finding }) =>
      event('finding.fixed', scan.id, {
        finding_id: id,
        ...aboutFinding({ ...finding, severity: SEVERITIES[rank] ?? 'info' }, scan),
      }),
    ),
  ];
}

type AboutFinding = Pick<Finding, 'fingerprint' | 'check_id' | 'title' | 'severity'> & { readonly url: string };

function aboutFinding({ fingerprint, check_id, title, severity, url }: AboutFinding, scan: ScanRow) {
  const { id: scan_id, target, scan_type } = scan;
  return storable({ fingerprint, check_id, title, severity, url, target, scan_type, scan_id });
}

interface Missing extends Omit<AboutFinding, 'severity'>, Record<string, unknown> {
  readonly id: string;
  readonly severity_rank: number;
  /** No other scan saw it later. */
  readonly is_last: boolean;
}

/** Marks what this scan no longer has as fixed. @returns the findings that the target no longer has */
async function markFixed(
  tx: Transaction,
  scan: ScanRow,
  fingerprints: readonly string[],
  checks: readonly CheckOutcome[],
): Promise<readonly Missing[]> {
  const missing = await tx.query<Missing>(
    `SELECT f.id, f.fingerprint, f.check_id, f.severity_rank, f.content->>'title' AS title,
       f.content->'location'->>'url' AS url, bool_or(c.is_last) AS is_last
     FROM (
       SELECT f.id, false AS is_last FROM findings f WHERE f.scan_id = (
         SELECT id FROM scans WHERE workspace_id = $1 AND target = $2 AND scan_type = $3 AND status = 'succeeded'
           AND id <> $4 ORDER BY created_at DESC, id DESC LIMIT 1)
       UNION ALL
       SELECT k.finding_id, true FROM fingerprints k WHERE k.workspace_id = $1 AND k.target = $2 AND k.finding_id IS NOT NULL
     ) AS c JOIN findings f ON f.id = c.id JOIN scans s ON s.id = f.scan_id
     WHERE f.state IN ('new', 'open') AND s.scan_type = $3 AND NOT f.fingerprint = ANY($5)
     GROUP BY f.id`,
    [scan.workspace_id, scan.target, scan.scan_type, scan.id, fingerprints],
  );
  const fixed = missing.filter(({ check_id: check, url }) => wasExamined(check, url, checks, scan.options));
  await tx.query("UPDATE findings SET state = 'fixed' WHERE id = ANY ($1::text[])", [fixed.map(({ id }) => id)]);
  await forgetSightings(tx, fixed);
  return fixed.filter((finding) => finding.is_last);
}

interface Identified {
  readonly id: string;
  readonly finding: FindingContent;
}

/** Records that the target has the findings now. */
async function recordSightings(
  tx: Transaction,
  scan: ScanRow,
  identified: readonly Identified[],
  now: Date,
): Promise<void> {
  const sightings = new Map<string, Identified>();
  for (const entry of identified) {
    if (!sightings.has(entry.finding.fingerprint)) sightings.set(entry.finding.fingerprint, entry);
  }
  const seen = [...sightings.values()];
  await tx.query(
    `INSERT INTO fingerprints AS k
       (workspace_id, target, fingerprint, first_seen_at, last_seen_at, target_id, finding_id, severity_rank)
     SELECT $1, $2, e.fingerprint, $3, $3, $4, e.id, e.severity_rank
     FROM unnest($5::text[], $6::text[], $7::smallint[]) AS e (fingerprint, id, severity_rank)
     -- The same order in every process, so that two scans of a target cannot deadlock.
     ORDER BY e.fingerprint
     ON CONFLICT (workspace_id, target, fingerprint) DO UPDATE SET last_seen_at = excluded.last_seen_at,
       target_id = excluded.target_id, finding_id = excluded.finding_id, severity_rank = excluded.severity_rank`,
    [
      scan.workspace_id,
      scan.target,
      now,
      scan.target_id,
      seen.map(({ finding }) => finding.fingerprint),
      seen.map(({ id }) => id),
      seen.map(({ finding }) => severityRank(finding.severity)),
    ],
  );
}

/** The target no longer has these findings, unless another scan saw them later. */
export async function forgetSightings(tx: Transaction, findings: readonly { readonly id: string }[]): Promise<void> {
  if (findings.length === 0) return;
  await tx.query('UPDATE fingerprints SET finding_id = NULL WHERE finding_id = ANY ($1::text[])', [
    findings.map(({ id }) => id),
  ]);
}

/** Serializes items lazily, in chunks of up to `limit` characters. A longer text gets its own chunk. */
function* chunks<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  limit: number,
): Generator<readonly string[]> {
  let chunk: string[] = [];
  let size = 0;
  for (const item of items) {
    const row = textOf(item);
    if (size + row.length > limit && chunk.length > 0) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(row);
    size += row.length;
  }
  if (chunk.length > 0) yield chunk;
}

function contentOf({ fingerprint: _, check_id: _id, severity: _severity, ...content }: FindingContent): Content {
  return {
    ...content,
    locations: content.locations.slice(0, LIMITS.findingLocationsMax),
    evidence: content.evidence.slice(0, LIMITS.evidenceLengthMax),
  };
}

/** Replaces NUL and lone surrogates, which PostgreSQL cannot store, with U+FFFD. */
export function storable<Value>(value: Value): Value {
  const clean = (_: string, member: unknown) =>
    typeof member === 'string' ? member.toWellFormed().replaceAll('\u0000', '\uFFFD') : member;
  return JSON.parse(JSON.stringify(value, clean)) as Value;
}

export function toFinding(row: FindingRow, checkPage: CheckPage): Finding {
  const { content } = row;
  const page = checkPage(row.check_id);
  return {
    id: row.id,
    scan_id: row.scan_id,
    fingerprint: row.fingerprint,
    check_id: row.check_id,
    ...(page === null ? {} : { check_url: page }),
    title: content.title,
    severity: SEVERITIES[row.severity_rank] ?? 'info',
    confidence: content.confidence,
    cvss: content.cvss,
    cwe: content.cwe,
    owasp: content.owasp,
    location: content.location,
    locations: content.locations,
    locations_total: content.locations_total,
    description: content.description,
    evidence: content.evidence,
    ...(content.proof === undefined ? {} : { proof: content.proof }),
    remediation: content.remediation,
    references: content.references,
    ...(content.advisories === undefined ? {} : { advisories: content.advisories }),
    state: row.state,
    first_seen_at: row.first_seen_at.toISOString(),
    ...(row.state === 'ignored' && row.accepted_at !== null
      ? {
          acceptance: {
            reason: row.accepted_reason,
            accepted_at: row.accepted_at.toISOString(),
            accepted_by: row.accepted_by,
            expires_at: row.accepted_until?.toISOString() ?? null,
          },
        }
      : {}),
  };
}

/** All findings of a scan in report order, as they are at a time. */
export async function allFindings(sql: Sql, scanId: string, checkPage: CheckPage, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let after: readonly [number, string] = [-1, '']; ; await nextTurn()) {
    const rows = await sql.query<FindingRow>(
      `SELECT * FROM ${FINDINGS_NOW} WHERE scan_id = $2 AND (severity_rank, id) > ($3, $4)
       ORDER BY severity_rank, id LIMIT $5`,
      [now, scanId, ...after, CHUNK_ROWS],
    );
    for (const row of rows) findings.push(toFinding(row, checkPage));
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK_ROWS) return findings;
    after = [last.severity_rank, last.id];
  }
}

export interface FindingFilters {
  readonly severity?: string;
  readonly min_severity?: Severity;
  readonly state?: Finding['state'];
  readonly check_id?: string;
}

/** @returns severity ranks, state and check id as parameters of a statement; null for any */
export function findingFilters({ severity, min_severity, state, check_id }: FindingFilters) {
  const listed = severity === undefined ? SEVERITIES : SEVERITIES.filter((one) => severity.split(',').includes(one));
  const lowest = min_severity === undefined ? SEVERITIES.length : severityRank(min_severity);
  return [listed.map(severityRank).filter((rank) => rank <= lowest), state ?? null, check_id ?? null] as const;
}
