import { SEVERITIES, type Severity } from '../../contract/primitives.ts';
import { checkGroups, isBuiltIn } from '../../shared/check-groups.ts';
import { shellLines } from '../../shared/curl-line.ts';
import { reproductionSteps } from '../../shared/reproduction.ts';
import { formatCount, plural, truncate } from '../../shared/text.ts';
import { webAddress } from '../escape/controls.ts';
import { findingReferences } from '../findings.ts';
import type { ReportFinding } from '../report-document.ts';
import { acceptanceSentence, describeLocation, exploitationSentence, SEVERITY_NAMES } from '../report-facts.ts';
import type { BoundedReport } from './bounded-report.ts';
import {
  type BlockOptions,
  type PageFlow,
  type PreparedBlock,
  STYLES,
  type Structure,
  type TextStyle,
} from './page-flow.ts';
import { outlinePlace } from './pdfkit-options.ts';
import { drawTable } from './table.ts';
import { COLORS, CONTENT_WIDTH, PAGE, SEVERITY_COLORS } from './theme.ts';

/** References and locations of a finding; the JSON report has more. */
const LISTED_MAX = { critical: 3, high: 3, medium: 2, low: 1, info: 1 } as const;
/** Maximum number of lines of each text, the last one with an ellipsis; limits a finding to three pages. */
const LINES_MAX = { title: 6, facts: 4, place: 4, proof: 60, prose: 45, reference: 1, seen: 6 } as const;
/** Columns of a command, each line of which fits; longer ones than these lines are in the other reports. */
const COMMAND = { columns: 80, characters: 1_600 } as const;

/** Height of the coloured rule above a finding, with the space below it, in points. */
const RULE = 6;
/** Height of the heading of a severity, in points. */
const GROUP_HEADING = 24;

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
  for (const { heading, items } of checkGroups(findings, ({ check_id }) => check_id))
    for (const severity of SEVERITIES) {
      const group = items.filter((finding) => finding.severity === severity);
      if (group.length > 0) drawGroup(flow, section, outline, { heading, severity, group, bounded, first: number + 1 });
      number += group.length;
    }
  if (bounded.restTotal > 0) drawRest(flow, section, outline, bounded);
  section.end();
}

interface Group {
  readonly heading: string | null;
  readonly severity: Severity;
  readonly group: readonly ReportFinding[];
  readonly bounded: BoundedReport;
  readonly first: number;
}

function drawGroup(
  flow: PageFlow,
  section: Structure,
  outline: OutlineItem,
  { heading, severity, group, bounded, first }: Group,
): void {
  const blocks = group.map((finding, index) => prepared(flow, finding, first + index));
  if (blocks[0] !== undefined) flow.ensure(GROUP_HEADING + heightTogether(flow, blocks[0]));
  const cut = bounded.rest.filter((row) => row.severity === severity && isBuiltIn(row.check_id) === (heading === null));
  const all = cut.reduce((sum, row) => sum + row.count, group.length);
  const count = all > group.length ? `${formatCount(group.length)} of ${formatCount(all)}` : formatCount(group.length);
  const title = `${heading === null ? '' : `${heading}: `}${SEVERITY_NAMES[severity]} (${count})`;
  const item = outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
  flow.heading(section, 2, title);
  for (const [index, finding] of group.entries()) {
    const own = blocks[index];
    if (own !== undefined) drawFinding(flow, section, item, finding, `${first + index}. ${finding.title}`, own);
  }
}

function drawFinding(
  flow: PageFlow,
  parent: Structure,
  outline: OutlineItem,
  finding: ReportFinding,
  heading: string,
  blocks: PreparedFinding,
): void {
  flow.ensure(heightTogether(flow, blocks));
  const element = flow.doc.struct('Sect', { title: finding.check_id });
  parent.add(element);
  flow.rectangle(PAGE.left, flow.y, CONTENT_WIDTH, 2, SEVERITY_COLORS[finding.severity]);
  flow.y += RULE;
  outline.addItem(truncate(heading, 100), outlinePlace(flow.y - 10, PAGE.width));
  for (const block of [...blocks.untilFix, ...blocks.rest]) flow.draw(element, block);
  flow.space(6);
  element.end();
}

interface PreparedFinding {
  readonly untilFix: readonly PreparedBlock[];
  readonly rest: readonly PreparedBlock[];
}

/** The finding and its fix stay on one page, if one page has room for them. */
function heightTogether(flow: PageFlow, { untilFix }: PreparedFinding): number {
  const height = RULE + untilFix.reduce((sum, block) => sum + block.height, 0);
  return height <= flow.bottom - PAGE.top - GROUP_HEADING ? height : 110;
}

function prepared(flow: PageFlow, finding: ReportFinding, number: number): PreparedFinding {
  const color = SEVERITY_COLORS[finding.severity];
  const [first, second] = facts(finding);
  const places = (finding.locations.length === 0 ? [finding.location] : finding.locations).slice(
    0,
    LISTED_MAX[finding.severity],
  );
  const hidden = finding.locations_total - places.length;
  const references = findingReferences(finding).slice(0, LISTED_MAX[finding.severity]);
  const part = (label: string, text: string, style: TextStyle, options: BlockOptions): PreparedBlock[] =>
    text.trim() === '' ? [] : [flow.prepare(text, style, { label, after: 4, multiline: true, ...options })];
  return {
    untilFix: [
      flow.prepareHeading(3, `${number}. ${finding.title}`, { maxLines: LINES_MAX.title }),
      flow.prepare(first, { ...STYLES.muted, font: 'bold', color }),
      flow.prepare(second, STYLES.muted, { after: 4, maxLines: LINES_MAX.facts }),
      ...places.map((place, index) =>
        flow.prepare(describeLocation(place), STYLES.code, {
          label: index > 0 ? '' : places.length > 1 ? 'Locations' : 'Location',
          maxLines: LINES_MAX.place,
          after: index === places.length - 1 && hidden === 0 ? 4 : 0,
        }),
      ),
      ...(hidden > 0
        ? part('', `and ${formatCount(hidden)} more; the JSON report lists up to 25`, STYLES.muted, {})
        : []),
      ...part('Ignored', acceptanceSentence(finding) ?? '', STYLES.body, { maxLines: LINES_MAX.seen }),
      ...part('Exploitation', exploitationSentence(finding) ?? '', STYLES.body, { maxLines: LINES_MAX.seen }),
      ...part('Impact', oneParagraph(finding.description), STYLES.body, { maxLines: LINES_MAX.prose }),
      ...part('Proof', finding.evidence, STYLES.code, {
        tag: 'Code',
        panel: COLORS.panel,
        maxLines: LINES_MAX.proof,
        after: 5,
      }),
      ...part('Fix', finding.remediation, STYLES.body, { maxLines: LINES_MAX.prose }),
    ],
    rest: [
      ...reproductionSteps(finding, COMMAND.characters).flatMap(({ label, command, text }) => {
        const lines = shellLines(command ?? '', COMMAND.columns);
        // On one page, to be copied as one.
        const keep = lines.length * STYLES.code.size * STYLES.code.leading;
        return [
          ...part(label, lines.join('\n'), STYLES.code, { tag: 'Code', panel: COLORS.panel, keep }),
          ...part(command === null ? label : '', text, STYLES.muted, { maxLines: LINES_MAX.seen }),
        ];
      }),
      ...references.map((reference, index) => preparedReference(flow, reference, index === 0 ? 'More' : '')),
    ],
  };
}

/** A paragraph break in a finding costs a line of the page and says nothing. */
function oneParagraph(text: string): string {
  return text.replace(/\n{2,}/g, ' ');
}

/** Severity, gate status, confidence and classification, in two lines. */
function facts(finding: ReportFinding): readonly [string, string] {
  return [
    [
      SEVERITY_NAMES[finding.severity],
      ...(finding.gate_status === undefined ? [] : [finding.gate_status]),
      `confidence: ${finding.confidence}`,
      finding.check_id,
      `fingerprint ${finding.fingerprint}`,
    ].join(' · '),
    [
      ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)} ${finding.cvss.vector}`]),
      ...finding.cwe,
      ...finding.owasp,
    ].join(' · '),
  ];
}

/** Only plain http(s) URLs become links. */
function preparedReference(flow: PageFlow, reference: string, label: string): PreparedBlock {
  const url = webAddress(reference);
  const style = { ...STYLES.muted, color: url === null ? COLORS.muted : COLORS.link };
  const link = url === null ? {} : { link: url.href };
  return flow.prepare(reference, style, { label, maxLines: LINES_MAX.reference, ...link });
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
