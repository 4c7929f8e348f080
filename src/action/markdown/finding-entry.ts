import type { FindingLocation } from '../../contract/finding.ts';
import type { ResultDocument, ResultFinding } from '../../gate/verdict/result-document.ts';
import { escapeMarkdown, markdownCode, markdownCodeBlock, titleMarkdown } from '../../reports/escape/markdown.ts';
import { exploitationSentence } from '../../reports/report-facts.ts';
import { reproductionSteps } from '../../shared/reproduction.ts';
import { truncate } from '../../shared/text.ts';
import type { CheckLink } from './check-link.ts';
import { SEVERITY_SIGNS } from './words.ts';

const TITLE_MAX = 160;
/** Enough for a payload, a response and what they prove. */
const EVIDENCE_MAX = 1_200;
const REMEDIATION_MAX = 500;
const LOCATION_MAX = 160;
const COMMAND_MAX = 1_500;

/** Title, location, proof, fix and link of one finding; how to reproduce it if it blocks. All its texts are untrusted. */
export function findingEntry(finding: ResultFinding, result: ResultDocument, link: CheckLink): string {
  const page = link(finding.check_id);
  const more = finding.locations_total > 1 ? ` and ${finding.locations_total - 1} more` : '';
  const fix =
    finding.remediation.trim() === ''
      ? ''
      : `Fix: ${escapeMarkdown(truncate(finding.remediation.trim(), REMEDIATION_MAX))}`;
  const how = page === null ? '' : `[${finding.check_id}](${page})`;
  const exploitation = exploitationSentence(finding);
  const last = [fix, how].filter((part) => part !== '').join(' · ');
  return [
    `- ${SEVERITY_SIGNS[finding.severity]} **${titleMarkdown(truncate(finding.title, TITLE_MAX))}** (${finding.severity}, ${finding.confidence})`,
    `  ${where(finding.location, result, finding.target)}${more}${declaredAt(finding)}${proofOf(finding)}`,
    ...(exploitation === null ? [] : [`  ${escapeMarkdown(truncate(exploitation, REMEDIATION_MAX))}`]),
    ...(last === '' ? [] : [`  ${last}`]),
    ...(finding.blocking ? reproduction(finding) : []),
  ].join('  \n');
}

function declaredAt({ source }: ResultFinding): string {
  return source === undefined ? '' : ` in ${markdownCode(truncate(`${source.file}:${source.line}`, LOCATION_MAX))}`;
}

function reproduction(finding: ResultFinding): string[] {
  const steps = reproductionSteps(finding, COMMAND_MAX);
  const commands = steps.flatMap(({ command }) => command ?? []);
  const others = steps.filter(({ command }) => command === null);
  return [
    ...others.map(({ label, text }) => `  ${label}: ${markdownCode(truncate(text, EVIDENCE_MAX))}`),
    ...(commands.length === 0 ? [] : [`  Reproduce:\n${markdownCodeBlock(commands.join('\n'), '  ', 'sh')}`]),
  ];
}

/** What was sent and received as code, and what it proves, which stands on lines of its own, as text. */
function proofOf({ evidence }: ResultFinding): string {
  const [data = '', ...prose] = truncate(evidence.trim(), EVIDENCE_MAX)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (data === '') return '';
  return [` — ${markdownCode(data)}`, ...prose.map((line) => `  ${escapeMarkdown(line)}`)].join('  \n');
}

/** One line of the collapsed lists. */
export function findingLine(
  finding: Pick<ResultFinding, 'severity' | 'title' | 'location'>,
  result: ResultDocument,
  target: string | null,
): string {
  const title = titleMarkdown(truncate(finding.title, TITLE_MAX));
  return `- ${SEVERITY_SIGNS[finding.severity]} ${title} — ${where(finding.location, result, target)}`;
}

/** `GET /path`, with the host if there are several targets, and the affected header, cookie or field. */
function where(location: FindingLocation, result: ResultDocument, target: string | null): string {
  const several = new Set(result.scans.map((scan) => scan.hostname)).size > 1;
  let place = location.url;
  if (URL.canParse(place) && /^https?:/i.test(place)) {
    const url = new URL(place);
    place = `${several || target === null ? url.host : ''}${url.pathname}${url.search}`;
  }
  const request = location.method === null ? place : `${location.method} ${place}`;
  const parameter = location.parameter === null ? '' : ` (${markdownCode(truncate(location.parameter, 80))})`;
  return `${markdownCode(truncate(request, LOCATION_MAX))}${parameter}`;
}
