import type { FindingContent, FindingLocation } from '../../contract/finding.ts';
import { LIMITS } from '../../contract/limits.ts';
import { CONFIDENCES, type Severity, severityRank } from '../../contract/primitives.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import { compareFindings, compareText } from '../../shared/compare.ts';
import type { CheckMeta, FindingDraft } from './check.ts';
import type { TargetInfo } from './evidence/target.ts';
import { withExploited } from './exploited.ts';
import { fingerprintOf } from './fingerprint.ts';
import { owaspOf } from './owasp.ts';
import { type ProofCleaner, proofOf } from './proof.ts';
import { RATINGS, type Rating } from './ratings.ts';

/** The draft's rating or the check's own, lowered where the fault needs a deployment and the target is none. */
export function ratingOf(meta: CheckMeta, drafted: Rating | undefined, target: TargetInfo): Rating {
  const rating = drafted ?? meta.rating;
  if (meta.isDeploymentOnly !== true || !target.isLocal) return rating;
  const most = target.isLoopback ? RATINGS.none : RATINGS.weakerTransport;
  return severityRank(most.severity) > severityRank(rating.severity) ? most : rating;
}

/** Severity of a finding: the user's override, else that of its rating. */
export function severityOf(
  meta: CheckMeta,
  rating: Rating,
  overrides: Readonly<Record<string, Severity>> | undefined,
): Severity {
  return overrides?.[meta.id] ?? rating.severity;
}

export interface FindingContext {
  readonly target: TargetInfo;
  readonly options: ScanOptions;
  /** Removes random tokens and the user's secrets from a text. */
  readonly clean: (text: string) => string;
  readonly proof: ProofCleaner;
}

const URL_LENGTH_MAX = 2_000;
const TITLE_LENGTH_MAX = 200;

/** Turns the drafts of one check into findings. Drafts with the same key become one finding with several locations. */
export function findingsOf(
  meta: CheckMeta,
  drafts: readonly FindingDraft[],
  context: FindingContext,
): FindingContent[] {
  const groups = Map.groupBy(drafts, (draft) => draft.key);
  return [...groups].map(([key, group]) => findingOf(meta, key, group, context));
}

/** Most severe first, then check id, then fingerprint; truncated at the maximum per scan. */
export function sortFindings(findings: readonly FindingContent[]): { kept: FindingContent[]; omitted: number } {
  const sorted = [...findings].sort(compareFindings);
  const kept = sorted.slice(0, LIMITS.findingsPerScanMax);
  return { kept, omitted: sorted.length - kept.length };
}

function findingOf(
  meta: CheckMeta,
  key: string,
  group: readonly FindingDraft[],
  context: FindingContext,
): FindingContent {
  const { target, options } = context;
  const clean = (text: string, max: number) => boundText(context.clean(text), max);
  // Compared without random tokens, so that the same site always gives the same order.
  const cleaned = new Map(
    group.map((draft) => [draft, { url: context.clean(draft.location.url), evidence: context.clean(draft.evidence) }]),
  );
  const compare = (a: FindingDraft, b: FindingDraft, part: 'url' | 'evidence') =>
    compareText(cleaned.get(a)?.[part] ?? '', cleaned.get(b)?.[part] ?? '');
  const ranked = [...group].sort(
    (a, b) =>
      severityRank((a.rating ?? meta.rating).severity) - severityRank((b.rating ?? meta.rating).severity) ||
      CONFIDENCES.indexOf(a.confidence ?? meta.confidence) - CONFIDENCES.indexOf(b.confidence ?? meta.confidence) ||
      compare(a, b, 'url') ||
      compareText(a.location.method ?? '', b.location.method ?? '') ||
      compareText(a.location.parameter ?? '', b.location.parameter ?? '') ||
      compare(a, b, 'evidence'),
  );
  const lead = ranked[0] as FindingDraft;
  const locations = distinct(
    ranked.map(({ location }) => ({
      url: clean(location.url, URL_LENGTH_MAX),
      method: location.method ?? null,
      parameter: location.parameter === undefined ? null : clean(location.parameter, TITLE_LENGTH_MAX),
    })),
  );
  const cwe = lead.cwe ?? meta.cwe;
  const rating = ratingOf(meta, lead.rating, target);
  return {
    fingerprint: fingerprintOf(meta.id, context.clean(key), target),
    check_id: meta.id,
    title: clean(lead.title ?? meta.title, TITLE_LENGTH_MAX),
    severity: severityOf(meta, rating, options.severity_overrides),
    confidence: lead.confidence ?? meta.confidence,
    cvss: { score: rating.score, vector: rating.vector },
    cwe: [...cwe],
    owasp: owaspOf(cwe),
    location: locations[0] as FindingLocation,
    locations: locations.slice(0, LIMITS.findingLocationsMax),
    locations_total: locations.length,
    description: `${meta.what}\n\n${meta.why}`,
    evidence: clean(lead.evidence, LIMITS.evidenceLengthMax),
    ...(lead.proof === undefined ? {} : { proof: proofOf(lead.proof, context.proof) }),
    remediation: clean(lead.fix ?? meta.fix, LIMITS.evidenceLengthMax),
    references: [...(lead.references ?? meta.references)],
    ...(lead.advisories === undefined
      ? {}
      : { advisories: lead.advisories.slice(0, LIMITS.findingAdvisoriesMax).map(withExploited) }),
  };
}

/** Control characters become spaces (line feed and tab stay), lone surrogates are replaced, the rest is cut. */
export function boundText(text: string, max: number): string {
  const plain = text
    .slice(0, max * 2)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ');
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).toWellFormed()}…`;
}

function distinct(locations: readonly FindingLocation[]): FindingLocation[] {
  return [...new Map(locations.map((location) => [JSON.stringify(location), location])).values()];
}
