import { SEVERITIES } from '../../contract/primitives.ts';
import { formatCount, plural, truncate } from '../../shared/text.ts';
import { webAddress } from '../escape/web-address.ts';
import { findingReferences } from '../findings.ts';
import type { ReportFinding } from '../report-document.ts';
import { describeLocation, SEVERITY_NAMES } from '../report-facts.ts';
import type { BoundedReport } from './bounded-report.ts';
import { type PageFlow, STYLES, type Structure } from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawTable } from './table.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

const REFERENCES_MAX = 6;
/** Maximum number of lines of each text, the last one with an ellipsis; limits a finding to three pages. */
const LINES_MAX = { title: 6, facts: 4, place: 4, proof: 60, prose: 45, reference: 4 } as const;

/** Points to keep free below a label for two lines of its text, so that no page ends with a label. */
const LABEL_KEEP = 36;

type OutlineItem = PageFlow['doc']['outline'];

/** All findings with proof, impact and fix, most severe first. */
export function drawFindings(flow: PageFlow, root: Structure, bounded: BoundedReport): void {
  const { findings } = bounded.report;
  const section = flow.doc.struct('Sect', { title: 'Findings' });
  root.add(section);
  // A single sentence needs no page of its own.
  if (findings.length > 0) flow.newPage();
  else flow.space(24);
  const outline = flow.doc.outline.addItem('Findings', outlinePlace(flow.y - 10, PAGE.width, true));
  flow.heading(section, 1, 'Findings', { destination: 'findings' });
  if (findings.length === 0) flow.block(section, 'No findings.', STYLES.body);

  let number = 0;
  for (const severity of SEVERITIES) {
    const group = findings.filter((finding) => finding.severity === severity);
    if (group.length === 0) continue;
    flow.ensure(120);
    const all = bounded.report.summary.by_severity[severity];
    const count =
      all > group.length ? `${formatCount(group.length)} of ${formatCount(all)}` : formatCount(group.length);
    const title = `${SEVERITY_NAMES[severity]} (${count})`;
    const item = outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
    flow.heading(section, 2, title);
    for (const finding of group) {
      number += 1;
      drawFinding(flow, section, item, finding, number);
    }
  }
  if (bounded.restTotal > 0) drawRest(flow, section, outline, bounded);
  section.end();
}

function drawFinding(
  flow: PageFlow,
  parent: Structure,
  outline: OutlineItem,
  finding: ReportFinding,
  number: number,
): void {
  flow.ensure(110);
  const element = flow.doc.struct('Sect', { title: finding.check_id });
  parent.add(element);
  const color = SEVERITY_COLORS[finding.severity];
  flow.rectangle(PAGE.left, flow.y, CONTENT_WIDTH, 2, color);
  flow.y += 7;
  const heading = `${number}. ${finding.title}`;
  outline.addItem(truncate(heading, 100), outlinePlace(flow.y - 10, PAGE.width));
  flow.heading(element, 3, heading, { maxLines: LINES_MAX.title });
  const [first, second] = facts(finding);
  flow.block(element, first, { ...STYLES.muted, font: 'bold', color });
  flow.block(element, second, STYLES.muted, { after: 5, maxLines: LINES_MAX.facts });

  label(
    flow,
    element,
    finding.locations_total > 1 ? `Locations (${formatCount(finding.locations_total)})` : 'Location',
  );
  const places = finding.locations.length === 0 ? [finding.location] : finding.locations;
  for (const place of places) flow.block(element, describeLocation(place), STYLES.code, { maxLines: LINES_MAX.place });
  const hidden = finding.locations_total - places.length;
  if (hidden > 0) flow.block(element, `and ${formatCount(hidden)} more; the JSON report lists up to 25`, STYLES.muted);
  flow.space(5);

  part(flow, element, 'Impact', finding.description);
  if (finding.evidence.trim() !== '') {
    label(flow, element, 'Proof');
    flow.block(element, finding.evidence, STYLES.code, {
      tag: 'Code',
      multiline: true,
      panel: COLORS.panel,
      maxLines: LINES_MAX.proof,
      after: 7,
    });
  }
  part(flow, element, 'Fix', finding.remediation);
  const references = findingReferences(finding).slice(0, REFERENCES_MAX);
  if (references.length > 0) {
    label(flow, element, 'References');
    for (const reference of references) drawReference(flow, element, reference);
    flow.space(4);
  }
  flow.space(10);
  element.end();
}

/** Severity, gate status, confidence and classification, in two lines. */
function facts(finding: ReportFinding): readonly [string, string] {
  return [
    [
      SEVERITY_NAMES[finding.severity],
      ...(finding.gate_status === undefined ? [] : [finding.gate_status]),
      `${finding.confidence} proof`,
      finding.check_id,
    ].join(' · '),
    [
      ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)} ${finding.cvss.vector}`]),
      ...finding.cwe,
      ...finding.owasp,
      `fingerprint ${finding.fingerprint}`,
    ].join(' · '),
  ];
}

function label(flow: PageFlow, parent: Structure, text: string): void {
  flow.block(parent, text, STYLES.label, { keep: LABEL_KEEP });
}

function part(flow: PageFlow, parent: Structure, title: string, text: string): void {
  if (text.trim() === '') return;
  label(flow, parent, title);
  flow.block(parent, text, STYLES.body, { after: 7, multiline: true, maxLines: LINES_MAX.prose });
}

/** Only plain http(s) URLs become links. */
function drawReference(flow: PageFlow, parent: Structure, reference: string): void {
  const url = webAddress(reference);
  flow.block(
    parent,
    reference,
    { ...STYLES.muted, color: url !== null ? COLORS.link : COLORS.muted },
    {
      maxLines: LINES_MAX.reference,
      ...(url === null ? {} : { link: url.href }),
    },
  );
}

function drawRest(flow: PageFlow, section: Structure, outline: OutlineItem, bounded: BoundedReport): void {
  flow.ensure(140);
  const title = `${plural(bounded.restTotal, 'more finding')} by check`;
  outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
  flow.heading(section, 2, title);
  flow.block(
    section,
    `This document shows the ${bounded.report.findings.length} most severe findings in full. The JSON report has all of them.`,
    STYLES.body,
    { after: 8 },
  );
  drawTable(
    flow,
    section,
    [
      { title: 'Severity', share: 0.14, style: STYLES.cellStrong },
      { title: 'Check', share: 0.3 },
      { title: 'Weakness', share: 0.42 },
      { title: 'Findings', share: 0.14 },
    ],
    bounded.rest.map((row) => [SEVERITY_NAMES[row.severity], row.check_id, row.title, formatCount(row.count)]),
  );
}
