import { createHash } from 'node:crypto';
import { Finding } from '../contract/finding.ts';
import { LIMITS } from '../contract/limits.ts';
import { SEVERITIES, type Severity } from '../contract/primitives.ts';
import { conform, isRecord } from './conform.ts';

/** A finding as some service tells it: its severity may be missing or a word that we do not know. */
export type ReceivedFinding = Omit<Finding, 'severity'> & {
  readonly severity: Severity | 'unknown';
  /** The severity's own word, where it is unknown and there is one. */
  readonly severity_word: string | null;
};

/** Words that other scanners use for the five severities. */
const SEVERITY_WORDS: Readonly<Record<string, Severity>> = {
  ...Object.fromEntries(SEVERITIES.map((severity) => [severity, severity])),
  medium: 'medium',
  moderate: 'medium',
  informational: 'info',
  information: 'info',
};

const FINGERPRINT = /^[0-9a-f]{32}$/;

/** Never throws: a finding about which little is said is still a finding. */
export function readFinding(body: unknown): ReceivedFinding {
  const given = isRecord(body) ? body : {};
  const finding = conform(Finding, body) as Finding;
  const word = typeof given['severity'] === 'string' ? given['severity'].trim().slice(0, 40) : '';
  const severity = SEVERITY_WORDS[word.toLowerCase()] ?? 'unknown';
  const location = isRecord(given['location'])
    ? finding.location
    : { ...finding.location, url: textOf(given['location']) || textOf(given['url']) };
  const checkId = finding.check_id || textOf(given['rule_id']) || textOf(given['type']) || 'service.unnamed';
  const title = finding.title || textOf(given['name']) || finding.description.slice(0, 120) || checkId;
  const locations = finding.locations.length > 0 ? finding.locations : [location];
  return {
    ...finding,
    check_id: checkId,
    title,
    location,
    locations: locations.slice(0, LIMITS.findingLocationsMax),
    locations_total: Math.max(finding.locations_total, locations.length),
    evidence: finding.evidence || jsonOf(given['evidence']),
    fingerprint: fingerprintOf(given, { ...finding, check_id: checkId, title, location }),
    severity,
    severity_word: severity === 'unknown' && word !== '' ? word : null,
    state: (finding.state as string) === '' ? 'open' : finding.state,
    confidence: (finding.confidence as string) === '' ? 'firm' : finding.confidence,
  };
}

/**
 * A fingerprint of another form is hashed into ours. Where there is none it is made of what the finding says, without
 * the host; a finding that says nothing of itself keeps its id in it, so that two of them stay two.
 */
function fingerprintOf(given: Readonly<Record<string, unknown>>, finding: Finding): string {
  const own = textOf(given['fingerprint']);
  if (FINGERPRINT.test(own)) return own;
  if (own !== '') return hash(['given', own]);
  const says = [finding.check_id, finding.title, pathOf(finding.location.url), finding.location.parameter ?? ''];
  const isNamed = finding.check_id !== 'service.unnamed' || finding.title !== 'service.unnamed';
  return hash(isNamed ? ['made', ...says] : ['id', finding.id, ...says]);
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 2_000) : '';
}

function jsonOf(value: unknown): string {
  return isRecord(value) || Array.isArray(value) ? JSON.stringify(value).slice(0, LIMITS.evidenceLengthMax) : '';
}
