import type { Finding } from '../../contract/finding.ts';
import { type Severity, severityRank } from '../../contract/primitives.ts';
import { showControls, webAddress } from '../escape/controls.ts';
import { escapeSarifMessage } from '../escape/json.ts';
import { escapeMarkdown, markdownLink } from '../escape/markdown.ts';
import { findingReferences } from '../findings.ts';

/** Fallback for findings without a CVSS score: the middle of each band, because GitHub reads the number as CVSS. */
const SECURITY_SEVERITY: Readonly<Record<Severity, string>> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '2.0',
  info: '0.0',
};

/** Lower and upper end of each band (CVSS v4); a score outside its severity's band would contradict it. */
const BANDS: Readonly<Record<Severity, readonly [number, number]>> = {
  critical: [9, 10],
  high: [7, 8.9],
  medium: [4, 6.9],
  low: [0.1, 3.9],
  info: [0, 0],
};

export const LEVELS = { critical: 'error', high: 'error', medium: 'warning', low: 'note', info: 'note' } as const;

const PRECISIONS = { certain: 'very-high', firm: 'high', tentative: 'medium' } as const;

/** GitHub accepts up to 20 tags per rule. */
const TAGS_MAX = 20;

export interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
  readonly helpUri?: string;
  readonly defaultConfiguration: { readonly level: 'error' | 'warning' | 'note' };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** One rule per check that found something, by check id; its severity is the worst of its findings. */
export function rulesOf(findings: readonly Finding[]): SarifRule[] {
  const worst = new Map<string, Finding>();
  for (const finding of findings) {
    const known = worst.get(finding.check_id);
    if (known === undefined || severityRank(finding.severity) < severityRank(known.severity))
      worst.set(finding.check_id, finding);
  }
  return [...worst.values()].sort((left, right) => (left.check_id < right.check_id ? -1 : 1)).map(rule);
}

function rule(finding: Finding): SarifRule {
  const { check_id: id, severity, description, remediation } = finding;
  const references = findingReferences(finding);
  const links = references.map((url) => `- ${markdownLink(url, url)}`);
  const [helpUri] = references.map(webAddress).filter((url) => url !== null);
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: sentence(id === '' ? 'Check' : finding.title) },
    fullDescription: { text: sentence(description) },
    help: {
      text: escapeSarifMessage(`${description}\n\nFix: ${remediation}`),
      markdown: [escapeMarkdown(description), `**Fix:** ${escapeMarkdown(remediation)}`, links.join('\n')]
        .filter((part) => part !== '')
        .join('\n\n'),
    },
    ...(helpUri === undefined ? {} : { helpUri: helpUri.href }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      'security-severity': securitySeverity(finding),
      precision: PRECISIONS[finding.confidence],
      'problem.severity': LEVELS[severity] === 'note' ? 'recommendation' : LEVELS[severity],
      tags: ['security', ...cweTags(finding)].slice(0, TAGS_MAX),
    },
  };
}

function securitySeverity({ severity, cvss }: Finding): string {
  const [lowest, highest] = BANDS[severity];
  return cvss !== null && cvss.score >= lowest && cvss.score <= highest
    ? cvss.score.toFixed(1)
    : SECURITY_SEVERITY[severity];
}

/** `exposure.env` becomes `ExposureEnv`. */
function pascalCase(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Plain text that ends with a period; never empty. */
function sentence(text: string): string {
  const shown = showControls(text.replace(/\s+/g, ' ')).trim();
  if (shown === '') return 'No description.';
  return escapeSarifMessage(/[.!?]$/.test(shown) ? shown : `${shown}.`);
}

/** CWE ids in the form that GitHub expects; malformed ones are dropped. */
function cweTags({ cwe }: Finding): string[] {
  return cwe.filter((id) => /^CWE-\d{1,6}$/.test(id)).map((id) => `external/cwe/${id.toLowerCase()}`);
}
