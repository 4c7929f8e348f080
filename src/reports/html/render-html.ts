import { createHash } from 'node:crypto';
import { compareFindings } from '../../shared/compare.ts';
import { escapeHtml } from '../escape/html.ts';
import type { ReportDocument } from '../report-document.ts';
import { formatTime } from '../report-facts.ts';
import type { Trend } from '../trend/trend.ts';
import { trendHtml } from '../trend/trend-html.ts';
import { findingsSection } from './findings.ts';
import { complianceSection, coverageSection, headerSection } from './sections.ts';
import { SCRIPT, STYLE } from './style.ts';

export interface RenderHtmlOptions {
  /** History of the target's findings; omitted from the page if unknown. */
  readonly trend?: Trend | null;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The report as one self-contained HTML page. Its Content-Security-Policy allows only the inline style sheet and script,
 * by hash, the inline picture of the start page, and no requests, so that injected markup could neither run nor send anything.
 */
export function renderHtml(report: ReportDocument, options: RenderHtmlOptions = {}): string {
  const findings = [...report.findings].sort(compareFindings);
  const policy = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)};${report.coverage?.browser?.screenshot == null ? '' : ' img-src data:;'} base-uri 'none'; form-action 'none'`;
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
${headerSection(report, findings)}
<main>
${options.trend ? trendHtml(options.trend) : ''}
${findingsSection(report, findings)}
${complianceSection(report)}
${coverageSection(report)}
</main>
<footer><p>Generated ${escapeHtml(formatTime(report.generated_at))}. A scan finds what its checks look for: it is evidence, not a statement that the target is secure or compliant.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
