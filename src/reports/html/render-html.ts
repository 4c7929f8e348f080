import { createHash } from 'node:crypto';
import type { Report } from '../../contract/report.ts';
import { escapeHtml } from '../escape/html.ts';
import type { FindingStatuses } from '../finding-status.ts';
import { formatTime } from '../report-facts.ts';
import type { Trend } from '../trend/trend.ts';
import { trendHtml } from '../trend/trend-html.ts';
import { findingsSection } from './findings.ts';
import { SCRIPT } from './script.ts';
import { complianceSection, coverageSection, headerSection, severityChart } from './sections.ts';
import { STYLE } from './style.ts';

export interface RenderHtmlOptions {
  /** Gate status by fingerprint, shown beside a finding. */
  readonly statuses?: FindingStatuses;
  /** How the findings of the target developed; left out of the page when it is not known. */
  readonly trend?: Trend | null;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The report as one self-contained HTML page. Its policy lets the one style sheet and the one script run, by their
 * hashes, and nothing be loaded or sent: a hole in the escaping would still find no script to run.
 */
export function renderHtml(report: Report, options: RenderHtmlOptions = {}): string {
  const policy = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="${escapeHtml(`${report.tool.name} ${report.tool.version}`)}">
<title>${escapeHtml(`Security scan report of ${report.scan.target}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${headerSection(report)}
<main>
${severityChart(report)}
${options.trend ? trendHtml(options.trend) : ''}
${findingsSection(report, options.statuses ?? new Map())}
${complianceSection(report)}
${coverageSection(report)}
</main>
<footer><p>Made ${escapeHtml(formatTime(report.generated_at))}. A scan finds what its checks look for: it is evidence, not a statement that the target is secure or compliant.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
