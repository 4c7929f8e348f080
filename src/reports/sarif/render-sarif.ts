import type { CheckOutcome } from '../../contract/report.ts';
import { totalReach } from '../../shared/reach-words.ts';
import { present } from '../../shared/records.ts';
import { provingRequest } from '../../shared/reproduction.ts';
import { percentDecoded, truncate } from '../../shared/text.ts';
import { escapeSarifMessage, jsonText } from '../escape/json.ts';
import { type ScannedFinding, scannedFindings } from '../findings.ts';
import type { FindingSource, ReportDocument, ReportFinding } from '../report-document.ts';
import { acceptanceSentence, describeLocation, isIgnored, isPartial } from '../report-facts.ts';
import { LEVELS, rulesOf, type SarifRule } from './rules.ts';

/** Replaces a location that is not a URL. */
const UNKNOWN = 'unknown-location';

/**
 * The location of a finding in the form that GitHub code scanning accepts: relative, without scheme, query and fragment,
 * `host/path`. An underscore joins the port, because a colon in the first segment would end a scheme (RFC 3986, 4.2).
 */
export function artifactUri(location: string): string {
  const name = /^dns:([^/?#]+)$/i.exec(location)?.[1];
  if (name !== undefined) return encodeSegment(name);
  if (!URL.canParse(location)) return UNKNOWN;
  const { protocol, hostname, port, pathname } = new URL(location);
  if (hostname === '' || !/^(https?|tls|tcp|wss?):$/.test(protocol)) return UNKNOWN;
  const host = encodeSegment(hostname.replace(/^\[|\]$/g, '').replaceAll(':', '_'));
  const path = pathname
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map((segment) => encodeSegment(percentDecoded(segment)));
  return [port === '' ? host : `${host}_${port}`, ...path].join('/');
}

/** Percent-encodes everything that a path segment must not contain, including lone surrogates and dot segments. */
function encodeSegment(segment: string): string {
  const encoded = encodeURIComponent(segment.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

/** GitHub shows up to 5,000 results of a run and rejects more than 25,000. */
export const SARIF_RESULTS_MAX = 5_000;
const EVIDENCE_MAX = 700;
/** Maximum number of checks named in the log because they failed to run or passed in part. */
const NOTIFICATIONS_MAX = 500;

export interface RenderSarifOptions {
  /** `automationDetails.id` without the trailing slash; must differ between uploads of one commit. Default `scan-gate`. */
  readonly category?: string;
  /** Page about the tool. */
  readonly informationUri?: string;
}

/**
 * SARIF 2.1.0 of all reports in one run, as GitHub code scanning accepts it: relative artifact locations, stable
 * fingerprints without the host, `security-severity`, rules with descriptions and help.
 */
export function renderSarif(reports: readonly ReportDocument[], options: RenderSarifOptions = {}): string {
  const all = scannedFindings(reports);
  const shown = all.slice(0, SARIF_RESULTS_MAX);
  const rules = rulesOf(shown.map(({ finding }) => finding));
  const claimed = reports[0]?.tool.version ?? '';
  const version = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/.test(claimed) ? claimed : '0.0.0';
  const run = {
    tool: {
      driver: {
        name: 'Scan Gate',
        semanticVersion: version,
        ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
        rules,
      },
    },
    automationDetails: { id: `${options.category ?? 'scan-gate'}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [invocation(reports, all.length - shown.length)],
    results: shown.map((entry) => result(entry, rules)),
    ...coverageProperties(reports),
  };
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return jsonText(log);
}

/** What all scans covered, in numbers. */
function coverageProperties(reports: readonly ReportDocument[]): { readonly properties?: unknown } {
  const coverage = totalReach(reports.map((report) => report.coverage));
  return Object.keys(coverage).length === 0 ? {} : { properties: { coverage } };
}

function result({ finding, report }: ScannedFinding, rules: readonly SarifRule[]): unknown {
  const { gate_status: status } = finding;
  const evidence = truncate(finding.evidence, EVIDENCE_MAX);
  const more = finding.locations_total > 1 ? ` (and ${finding.locations_total - 1} more)` : '';
  const text = `${finding.title}: ${describeLocation(finding.location)}${more}\n${evidence}`;
  return {
    ruleId: finding.check_id,
    ruleIndex: rules.findIndex((rule) => rule.id === finding.check_id),
    level: LEVELS[finding.severity],
    message: { text: escapeSarifMessage(text) },
    locations: [finding.source === undefined ? place(finding.location.url) : sourcePlace(finding.source)],
    // GitHub tracks alerts by primaryLocationLineHash; other tools read the versioned name.
    partialFingerprints: {
      primaryLocationLineHash: finding.fingerprint,
      'scanGateFingerprint/v1': finding.fingerprint,
    },
    ...(finding.locations.length > 1
      ? {
          relatedLocations: finding.locations
            .slice(1)
            .map((location, index) => ({ id: index + 1, ...place(location.url) })),
        }
      : {}),
    ...exchange(finding),
    ...(status === 'new' ? { baselineState: 'new' } : {}),
    ...(status === 'existing' ? { baselineState: 'unchanged' } : {}),
    ...(isIgnored(finding) ? { suppressions: [suppression(finding)] } : {}),
    properties: {
      severity: finding.severity,
      confidence: finding.confidence,
      target: escapeSarifMessage(report.scan.target),
      scanType: report.scan.scan_type,
      ...(finding.advisories === undefined ? {} : { advisories: finding.advisories }),
    },
  };
}

function suppression(finding: ReportFinding): unknown {
  const justification = acceptanceSentence(finding) ?? 'Ignored by a rule of the repository.';
  return { kind: 'external', status: 'accepted', justification };
}

/** The request that proves a finding, and what was quoted of its response. */
function exchange(finding: ReportFinding): Record<string, unknown> {
  const request = provingRequest(finding);
  if (request === undefined) return {};
  const { method, url, headers, body, response } = request;
  return {
    webRequest: {
      method,
      target: url,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      ...(body === null ? {} : { body: { text: body } }),
    },
    webResponse:
      response === null
        ? { noResponseReceived: true }
        : {
            ...(response.status === null ? {} : { statusCode: response.status }),
            body: { text: `${response.before}${response.match}${response.after}` },
          },
  };
}

/** GitHub requires a region; web pages have no lines, so it is the first. */
function place(url: string): Record<string, unknown> {
  return { physicalLocation: { artifactLocation: { uri: artifactUri(url) }, region: { startLine: 1 } } };
}

/** The line that declares the route; the text of the result has the address. */
function sourcePlace({ file, line }: FindingSource): Record<string, unknown> {
  const uri = file.split('/').map(encodeSegment).join('/');
  return { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine: line } } };
}

function invocation(reports: readonly ReportDocument[], omitted: number): unknown {
  const notesOf = (isWanted: (check: CheckOutcome) => boolean, what: string) =>
    reports.flatMap(({ checks, scan }) =>
      checks
        .filter(isWanted)
        .map(({ check_id: id, reason }) => `${scan.target}: ${id} ${what}: ${reason ?? 'no reason given'}`),
    );
  const errors = notesOf(({ status }) => status === 'error', 'could not run').slice(0, NOTIFICATIONS_MAX);
  const limits = notesOf(isPartial, 'passed in part').slice(0, NOTIFICATIONS_MAX - errors.length);
  const left = omitted + reports.reduce((sum, report) => sum + report.summary.omitted, 0);
  const texts = [
    ...(left > 0
      ? [
          `${left} findings are omitted: the log is limited to ${SARIF_RESULTS_MAX} results, and scans have a limit too.`,
        ]
      : []),
    ...errors,
  ];
  const starts = reports.map((report) => report.scan.started_at).filter((time) => time !== null);
  const ends = reports.map((report) => report.scan.finished_at).filter((time) => time !== null);
  const start = starts.sort()[0];
  const end = ends.sort().at(-1);
  return {
    executionSuccessful: reports.length > 0 && reports.every((report) => report.scan.status === 'succeeded'),
    ...present({ startTimeUtc: start, endTimeUtc: end }),
    toolExecutionNotifications: [
      ...texts.map((text) => ({ level: 'warning', message: { text: escapeSarifMessage(text) } })),
      ...limits.map((text) => ({ level: 'note', message: { text: escapeSarifMessage(text) } })),
    ],
  };
}
