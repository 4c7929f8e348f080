import { createHash } from 'node:crypto';
import type { Finding, ProofRequest } from '../contract/finding.ts';
import type { Severity } from '../contract/primitives.ts';
import { reachInWords } from '../shared/reach-words.ts';
import type { Immutable } from '../shared/records.ts';
import { provingRequest, reproductionSteps } from '../shared/reproduction.ts';
import { truncate } from '../shared/text.ts';
import { showControls, webAddress } from './escape/controls.ts';
import { jsonText } from './escape/json.ts';
import { escapeMarkdown, markdownCode, markdownCodeBlock } from './escape/markdown.ts';
import { findingReferences, type ScannedFinding, scannedFindings } from './findings.ts';
import type { ReportDocument } from './report-document.ts';
import { isIgnored, isPartial } from './report-facts.ts';

/** Version of GitLab's security report schema (dast-report-format.json) that the document follows. */
export const GITLAB_SCHEMA_VERSION = '15.0.2';

const SEVERITIES: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
};

/** Limits of the schema, in characters. */
const NAME_MAX = 255;
const SOLUTION_MAX = 7_000;
const RESOURCES_MAX = 1_000;

/** GitLab's DAST report of all scans, for `artifacts:reports:dast`. Ignored findings are omitted. */
export function renderGitlabDast(reports: readonly ReportDocument[]): string {
  const findings = scannedFindings(reports).filter(({ finding }) => !isIgnored(finding));
  const tool = {
    id: 'scan-gate',
    name: 'Scan Gate',
    version: reports[0]?.tool.version || '0.0.0',
    vendor: { name: 'Scan Gate' },
  };
  const document = {
    version: GITLAB_SCHEMA_VERSION,
    scan: {
      analyzer: tool,
      scanner: tool,
      type: 'dast',
      status: reports.every((report) => report.scan.status === 'succeeded') ? 'success' : 'failure',
      start_time: seconds(reports.map((report) => report.scan.started_at ?? report.scan.created_at).sort()[0]),
      end_time: seconds(
        reports
          .map((report) => report.scan.finished_at ?? report.generated_at)
          .sort()
          .at(-1),
      ),
      messages: messages(reports),
      scanned_resources: resources(findings),
    },
    vulnerabilities: findings.map(vulnerability),
  };
  return jsonText(document);
}

/** `yyyy-mm-ddThh:mm:ss`, without fraction and zone: the schema's form. */
function seconds(timestamp: string | undefined): string {
  const time = Date.parse(timestamp ?? '');
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 19);
}

function messages(reports: readonly ReportDocument[]): unknown[] {
  return reports.flatMap(({ checks, scan, coverage }) => {
    const reached = reachInWords([coverage]);
    const named = checks
      .filter((check) => check.status === 'error' || isPartial(check))
      .map((check) => {
        const what = isPartial(check) ? 'passed in part' : 'could not run';
        const value = `${scan.target}: ${check.check_id} ${what}: ${check.reason ?? 'no reason given'}`;
        return { level: isPartial(check) ? 'info' : 'warn', value: showControls(value) };
      });
    return [
      ...(reached === '' ? [] : [{ level: 'info', value: showControls(`${scan.target}: ${reached}`) }]),
      ...named,
    ];
  });
}

function resources(findings: readonly ScannedFinding[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const { finding } of findings) {
    const method = finding.location.method || 'GET';
    const url = showControls(finding.location.url) || 'unknown';
    if (seen.size < RESOURCES_MAX) seen.set(`${method} ${url}`, { method: showControls(method), url, type: 'url' });
  }
  return [...seen.values()];
}

function vulnerability({ finding, report }: ScannedFinding): unknown {
  return {
    id: uuidOf(`${report.scan.target}\n${report.scan.scan_type}\n${finding.fingerprint}`),
    name: truncate(showControls(finding.title), NAME_MAX),
    description: described(finding),
    severity: SEVERITIES[finding.severity],
    solution: truncate(multiline(finding.remediation), SOLUTION_MAX),
    identifiers: identifiers(finding),
    links: findingReferences(finding).flatMap((reference) => {
      const url = webAddress(reference);
      return url === null ? [] : [{ url: url.href }];
    }),
    evidence: evidence(finding),
    location: location(finding),
  };
}

/** With place and proof, because importers such as DefectDojo read neither the location nor the evidence. */
function described(finding: Finding): string {
  const {
    description,
    location: { url, method, parameter },
    evidence,
    fingerprint,
  } = finding;
  const commands = reproductionSteps(finding).flatMap(({ command }) => command ?? []);
  const place = [method, url].filter((part) => part !== null).join(' ');
  return [
    escapeMarkdown(description),
    `Found at: ${markdownCode(place)}${parameter === null ? '' : `, ${markdownCode(parameter)}`}`,
    ...(evidence === '' ? [] : [`Proof:\n\n${markdownCodeBlock(evidence)}`]),
    ...(commands.length === 0 ? [] : [`Reproduce:\n\n${markdownCodeBlock(commands.join('\n'), '', 'sh')}`]),
    // Two findings with equal texts are still two for an importer.
    `Fingerprint: ${markdownCode(fingerprint)}`,
  ].join('\n\n');
}

/** The proof, with the request and what was quoted of its response, and the requests that it is compared with. */
function evidence(finding: Finding): unknown {
  const request = provingRequest(finding);
  const controls = finding.proof?.requests.filter(({ role }) => role === 'control') ?? [];
  return {
    summary: multiline(finding.evidence),
    ...(request === undefined ? {} : message(request)),
    ...(controls.length === 0
      ? {}
      : { supporting_messages: controls.map((control) => ({ name: 'Comparison', ...message(control) })) }),
  };
}

function message({ method, url, headers, body, response }: Immutable<ProofRequest>): object {
  return {
    request: {
      method: showControls(method) || 'GET',
      url: showControls(url) || 'unknown',
      headers: headers.map(({ name, value }) => ({
        name: showControls(name) || 'unknown',
        value: showControls(value),
      })),
      ...(body === null ? {} : { body: multiline(body) }),
    },
    ...(response === null || response.status === null
      ? {}
      : {
          response: {
            status_code: response.status,
            reason_phrase: '',
            headers: [],
            body: multiline(`${response.before}${response.match}${response.after}`),
          },
        }),
  };
}

function multiline(text: string): string {
  return showControls(text, { multiline: true });
}

/** A stable identifier in the form of a UUID (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function identifiers(finding: Finding): unknown[] {
  const check = showControls(finding.check_id) || 'check';
  // GitLab resolves the number and accepts nothing else.
  const cwes = finding.cwe.flatMap((cwe) => /^CWE-(\d{1,6})$/.exec(cwe)?.[1] ?? []);
  return [
    { type: 'scan_gate_check', name: check, value: check },
    ...cwes.map((number) => ({
      type: 'cwe',
      name: `CWE-${number}`,
      value: number,
      url: `https://cwe.mitre.org/data/definitions/${number}.html`,
    })),
    ...finding.owasp.map((category) => ({
      type: 'owasp',
      name: showControls(category),
      value: showControls(category.split(' ')[0] || category),
    })),
  ];
}

function location({ location: { url, method, parameter } }: Finding): Record<string, string> {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const web = parsed !== null && /^https?:$/.test(parsed.protocol);
  return {
    hostname: web ? parsed.origin : showControls(url),
    path: web ? `${parsed.pathname}${parsed.search}` : '',
    ...(method === null ? {} : { method: showControls(method) }),
    ...(parameter === null ? {} : { param: showControls(parameter) }),
  };
}
