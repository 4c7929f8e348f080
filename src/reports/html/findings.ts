import type { Finding } from '../../contract/finding.ts';
import { SEVERITIES } from '../../contract/primitives.ts';
import { checkGroups } from '../../shared/check-groups.ts';
import { ignoreRule } from '../../shared/ignore-rule.ts';
import { reproductionSteps } from '../../shared/reproduction.ts';
import { plural } from '../../shared/text.ts';
import { escapeHtml, safeHref, titleHtml } from '../escape/html.ts';
import { findingReferences } from '../findings.ts';
import type { ReportDocument, ReportFinding } from '../report-document.ts';
import {
  acceptanceSentence,
  describeLocation,
  exploitationSentence,
  outcomeSentence,
  SEVERITY_NAMES,
} from '../report-facts.ts';

/** Maximum number of findings on the page; browsers become slow beyond it. */
export const HTML_FINDINGS_MAX = 2_000;

/** @param findings in the order of the page */
export function findingsSection(report: ReportDocument, findings: readonly ReportFinding[]): string {
  const shown = findings.slice(0, HTML_FINDINGS_MAX).map((finding, index) => ({ finding, index }));
  const hidden = findings.length - shown.length;
  const omitted = report.summary.omitted;
  const notes = [
    ...(hidden > 0
      ? [`This page shows the ${shown.length} most severe findings; the JSON report has ${plural(hidden, 'more')}.`]
      : []),
    ...(omitted > 0
      ? [`The scan reached its limit of findings and omitted ${plural(omitted, 'further finding')}.`]
      : []),
  ];
  return [
    '<section aria-labelledby="findings"><h2 id="findings">Findings</h2>',
    ...notes.map((note) => `<p class="warn">${escapeHtml(note)}</p>`),
    findings.length === 0 ? `<p>${escapeHtml(outcomeSentence(report))}</p>` : controls(report),
    ...checkGroups(shown, ({ finding }) => finding.check_id).flatMap(({ heading, items }) => [
      ...(heading === null ? [] : [`<h3 class="group">${heading}</h3>`]),
      ...items.map(({ finding, index }) => article(finding, index, report)),
    ]),
    '</section>',
  ].join('\n');
}

function controls(report: ReportDocument): string {
  const boxes = SEVERITIES.map((severity) => {
    const count = report.summary.by_severity[severity];
    return `<label><input type="checkbox" id="show-${severity}" value="${severity}" checked> ${SEVERITY_NAMES[severity]} (${count})</label>`;
  });
  return `<div class="controls"><fieldset><legend>Show</legend>${boxes.join('')}</fieldset>
<div class="script" data-script hidden><label>Search <input type="search" id="search" autocomplete="off"></label>
<button type="button" id="unfold">Expand all</button><button type="button" id="fold">Collapse all</button><span role="status" id="shown" class="muted"></span></div></div>`;
}

function article(finding: ReportFinding, index: number, { generated_at: generated }: ReportDocument): string {
  const { severity, gate_status: status } = finding;
  const blocks = finding.blocking === true;
  const places = finding.locations.length === 0 ? [finding.location] : finding.locations;
  const more = finding.locations_total - places.length;
  return `<article class="finding ${severity}" id="finding-${index + 1}"><details${blocks ? ' open' : ''}>
<summary><span class="badge ${severity}">${SEVERITY_NAMES[severity]}</span><h3>${titleHtml(finding.title)}</h3>${blocks ? '<span class="status blocks">blocks</span>' : ''}${status === undefined ? '' : `<span class="status">${status}</span>`}</summary>
<div class="body"><p class="muted">${facts(finding)}</p>
<h4>Found at</h4><ul>${places.map((place) => `<li>${location(place)}</li>`).join('')}${more > 0 ? `<li>and ${plural(more, 'more place')}</li>` : ''}</ul>
${prose('Ignored', acceptanceSentence(finding) ?? '')}${prose('Exploitation', exploitationSentence(finding) ?? '')}${prose('Impact', finding.description)}
${finding.evidence.trim() === '' ? '' : `<h4>Proof</h4><pre tabindex="0">${escapeHtml(finding.evidence)}</pre>`}
${reproduction(finding)}
${prose('Fix', finding.remediation)}
${acceptance(finding, Date.parse(generated))}
${references(findingReferences(finding))}
</div></details></article>`;
}

function reproduction(finding: ReportFinding): string {
  const steps = reproductionSteps(finding).map(({ label, command, text }) => {
    const shown = `<p class="muted">${escapeHtml(text)}</p>`;
    if (command === null) return `<li>${label}${shown}</li>`;
    return `<li>${label} ${copyButton('Copy curl', command)}<pre tabindex="0">${escapeHtml(command)}</pre>${shown}</li>`;
  });
  return steps.length === 0 ? '' : `<h4>Reproduce</h4><ul>${steps.join('')}</ul>`;
}

function acceptance(finding: ReportFinding, now: number): string {
  const rule = Number.isNaN(now) ? null : ignoreRule(finding, now);
  return rule === null ? '' : `<p>${copyButton('Copy ignore rule', `ignore:\n${rule}\n`)}</p>`;
}

/** The text to copy is data of the button; the script of the page copies it. */
function copyButton(label: string, text: string): string {
  return `<button type="button" class="copy" data-script hidden data-copy="${escapeHtml(text)}">${label}</button>`;
}

function facts(finding: Finding): string {
  return [
    `<code>${escapeHtml(finding.check_id)}</code>`,
    `confidence: ${finding.confidence}`,
    ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)} ${escapeHtml(finding.cvss.vector)}`]),
    ...finding.cwe.map(escapeHtml),
    ...finding.owasp.map(escapeHtml),
    `fingerprint <code>${escapeHtml(finding.fingerprint)}</code>`,
  ].join(' · ');
}

/** Text, not a link: the page may be harmful to open by accident. */
function location(place: Finding['location']): string {
  return `<code>${escapeHtml(describeLocation(place))}</code>`;
}

function prose(title: string, text: string): string {
  return text.trim() === '' ? '' : `<h4>${title}</h4><p class="prose">${escapeHtml(text)}</p>`;
}

function references(urls: readonly string[]): string {
  if (urls.length === 0) return '';
  const items = urls.map((url) => {
    const href = safeHref(url);
    const text = escapeHtml(url);
    return `<li>${href === null ? text : `<a href="${href}" rel="noopener noreferrer">${text}</a>`}</li>`;
  });
  return `<h4>References</h4><ul>${items.join('')}</ul>`;
}
