import { createHash } from 'node:crypto';

/**
 * A comment that several steps share: a hidden marker that identifies the comment, then one section per step (job, matrix leg)
 * between two markers. A step replaces its own section and keeps the others of the same workflow run.
 */

export const COMMENT_BYTES_MAX = 65_536;

const SECTION_START = /<!-- scan-gate:section:([0-9a-f]{12}):(\d{1,20}) -->\n/g;
/** Maximum number of sections that are read; a job matrix has at most 256 legs. */
const SECTIONS_MAX = 1_000;

interface Section {
  readonly id: string;
  readonly run: string;
  readonly text: string;
}

export interface CommentIdentity {
  /** Digest of workflow and header. */
  readonly comment: string;
  /** Digest of job, step and matrix leg. */
  readonly section: string;
  readonly runId: string;
}

export function commentIdentity(parts: {
  readonly workflow: string;
  readonly header: string;
  readonly job: string;
  readonly step: string;
  readonly matrix: string;
  readonly runId: string;
}): CommentIdentity {
  return {
    comment: digest([parts.workflow, parts.header]),
    section: digest([parts.job, parts.step, parts.matrix]),
    runId: parts.runId.replace(/\D/g, '') || '0',
  };
}

export function commentMarker(identity: CommentIdentity): string {
  return `<!-- scan-gate:comment:${identity.comment} -->`;
}

/** True if the comment begins with the marker. A marker further down may be injected. */
export function carriesMarker(body: string, identity: CommentIdentity): boolean {
  return body.startsWith(commentMarker(identity));
}

/** Bytes left for this step's section. */
export function sectionBudget(existing: string | null, identity: CommentIdentity): number {
  const others = otherSections(existing, identity);
  return COMMENT_BYTES_MAX - Buffer.byteLength(assemble(others, '', identity), 'utf8') - 64;
}

/** The whole comment with this step's section replaced or added. */
export function withSection(existing: string | null, section: string, identity: CommentIdentity): string {
  return assemble(otherSections(existing, identity), section, identity);
}

export function hasSection(body: string, section: string, identity: CommentIdentity): boolean {
  return body.includes(framed(identity.section, identity.runId, section));
}

/** True if other steps write to the comment too. */
export function hasOtherSections(body: string, identity: CommentIdentity): boolean {
  return sectionsOf(body).some(({ id }) => id !== identity.section);
}

/** Sections of other steps of the same run, in order. Sections of earlier runs are outdated and dropped. */
function otherSections(existing: string | null, identity: CommentIdentity): readonly [id: string, text: string][] {
  if (existing === null) return [];
  return sectionsOf(existing)
    .filter(({ id, run }) => id !== identity.section && run === identity.runId)
    .map(({ id, text }) => [id, text]);
}

/** Sections with both markers, in order. A section inside another one is text. */
function sectionsOf(body: string): Section[] {
  const sections: Section[] = [];
  let end = 0;
  for (const start of body.matchAll(SECTION_START)) {
    if (sections.length >= SECTIONS_MAX) break;
    if (start.index < end) continue;
    const [marker, id = '', run = ''] = start;
    const from = start.index + marker.length;
    const closing = `\n${endMarker(id)}`;
    const until = body.indexOf(closing, from);
    if (until === -1) continue;
    sections.push({ id, run, text: body.slice(from, until) });
    end = until + closing.length;
  }
  return sections;
}

function assemble(others: readonly [id: string, text: string][], own: string, identity: CommentIdentity): string {
  // By id, so that concurrent steps agree on the order.
  const sections = [...others, [identity.section, own] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = sections.map(([id, body]) => framed(id, identity.runId, body)).join('\n\n---\n\n');
  return `${commentMarker(identity)}\n${text}`;
}

function framed(id: string, run: string, text: string): string {
  return `<!-- scan-gate:section:${id}:${run} -->\n${text}\n${endMarker(id)}`;
}

function endMarker(id: string): string {
  return `<!-- scan-gate:end:${id} -->`;
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
