import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding, FindingContent } from '../../contract/finding.ts';
import { LIMITS } from '../../contract/limits.ts';
import { SEVERITIES, severityRank } from '../../contract/primitives.ts';
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
}

export const FINDING_COLUMNS = 'id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content';

/**
 * Maximum size of one statement. A hostile site can make findings long and numerous, and the embedded database runs each
 * statement in this thread, blocking the event loop.
 */
const CHUNK_CHARACTERS = 200_000;
/** Maximum findings read by one statement, for the same reason. */
const CHUNK_ROWS = 250;

/**
 * Stores the findings of a scan. A finding that an earlier scan of the target had is `open`, any other is `new`. Findings
 * that the target's previous scan of this type had and this one does not have become `fixed` there.
 */
export async function storeFindings(
  tx: Transaction,
  scan: ScanRow,
  findings: readonly FindingContent[],
  now: Date,
): Promise<void> {
  const fingerprints = [...new Set(findings.map((finding) => finding.fingerprint))];
  const known = new Map<string, Date>();
  const earlier = await tx.query<{ fingerprint: string; first_seen_at: Date }>(
    'SELECT fingerprint, first_seen_at FROM fingerprints WHERE workspace_id = $1 AND target = $2 AND fingerprint = ANY($3)',
    [scan.workspace_id, scan.target, fingerprints],
  );
  for (const row of earlier) known.set(row.fingerprint, row.first_seen_at);
  await tx.query(
    `INSERT INTO fingerprints (workspace_id, target, fingerprint, first_seen_at)
     SELECT $1, $2, unnest($3::text[]), $4 ON CONFLICT DO NOTHING`,
    [scan.workspace_id, scan.target, fingerprints, now],
  );
  const json = (finding: FindingContent): string =>
    JSON.stringify({
      id: newId('fnd', now),
      severity_rank: severityRank(finding.severity),
      check_id: finding.check_id,
      fingerprint: finding.fingerprint,
      state: known.has(finding.fingerprint) ? 'open' : 'new',
      first_seen_at: (known.get(finding.fingerprint) ?? now).toISOString(),
      content: storable(contentOf(finding)),
    });
  for (const chunk of chunks(findings, json, CHUNK_CHARACTERS)) {
    await tx.query(
      `INSERT INTO findings (${FINDING_COLUMNS})
       SELECT id, $1, severity_rank, check_id, fingerprint, state, first_seen_at, content
       FROM jsonb_to_recordset($2::jsonb) AS e (id text, severity_rank smallint, check_id text, fingerprint text,
         state text, first_seen_at timestamptz, content jsonb)`,
      [scan.id, `[${chunk.join(',')}]`],
    );
    await nextTurn();
  }
  await tx.query(
    `UPDATE findings SET state = 'fixed' WHERE state IN ('new', 'open') AND NOT fingerprint = ANY($5) AND scan_id = (
       SELECT id FROM scans WHERE workspace_id = $1 AND target = $2 AND scan_type = $3 AND status = 'succeeded'
         AND id <> $4 ORDER BY created_at DESC, id DESC LIMIT 1)`,
    [scan.workspace_id, scan.target, scan.scan_type, scan.id, fingerprints],
  );
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
    remediation: content.remediation,
    references: content.references,
    state: row.state,
    first_seen_at: row.first_seen_at.toISOString(),
  };
}

/** All findings of a scan in report order. */
export async function allFindings(sql: Sql, scanId: string, checkPage: CheckPage): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let after: readonly [number, string] = [-1, '']; ; await nextTurn()) {
    const rows = await sql.query<FindingRow>(
      `SELECT ${FINDING_COLUMNS} FROM findings WHERE scan_id = $1 AND (severity_rank, id) > ($2, $3)
       ORDER BY severity_rank, id LIMIT $4`,
      [scanId, ...after, CHUNK_ROWS],
    );
    for (const row of rows) findings.push(toFinding(row, checkPage));
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK_ROWS) return findings;
    after = [last.severity_rank, last.id];
  }
}
