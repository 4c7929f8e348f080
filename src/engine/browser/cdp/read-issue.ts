import type { BrowserIssue } from '../../core/evidence/browser.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An issue of the Audits domain (CDP) that a check reads, or null. */
export function readIssue(issue: unknown, page: string): BrowserIssue | null {
  const details = fieldsOf(fieldsOf(issue)['details']);
  const csp = fieldsOf(details['contentSecurityPolicyIssueDetails']);
  if (typeof csp['violatedDirective'] === 'string')
    return {
      kind: 'csp',
      page,
      directive: csp['violatedDirective'].slice(0, 100),
      blocked: String(csp['blockedURL'] ?? '').slice(0, 500),
      isReportOnly: csp['isReportOnly'] === true,
    };
  const mixed = fieldsOf(details['mixedContentIssueDetails']);
  if (typeof mixed['insecureURL'] === 'string')
    return {
      kind: 'mixed-content',
      page,
      url: mixed['insecureURL'].slice(0, 500),
      isBlocked: mixed['resolutionStatus'] === 'MixedContentBlocked',
    };
  return null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
