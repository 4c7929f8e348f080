import { createHash } from 'node:crypto';
import type { Finding } from '../contract/finding.ts';
import { jsonText } from './escape/json.ts';
import type { ReportDocument } from './report-document.ts';

/**
 * The components that the scans saw, as a bill of materials (CycloneDX 1.6, ECMA-424), with the published vulnerabilities of findings.
 * It lists what responses showed, not what the application consists of.
 */
export function renderCycloneDx(documents: readonly ReportDocument[], now: number): string {
  const reports = documents.filter(({ scan }) => scan.status === 'succeeded');
  const targets = reports.map((report) => targetOf(report));
  const content = { components: targets, vulnerabilities: vulnerabilitiesOf(reports) };
  return jsonText({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([content, now]))}`,
    version: 1,
    metadata: {
      timestamp: new Date(now).toISOString(),
      lifecycles: [{ phase: 'operations' }],
      tools: {
        components: [{ type: 'application', name: 'scan-gate', version: reports[0]?.tool.version ?? '0.0.0' }],
      },
    },
    ...content,
    compositions: [{ aggregate: 'incomplete', assemblies: targets.map((target) => target['bom-ref']) }],
  });
}

function targetOf({ scan, coverage }: ReportDocument) {
  return {
    type: 'application',
    'bom-ref': refOf(scan, null),
    name: scan.target,
    components: (coverage?.components ?? []).map(({ purl, url, how }) => ({
      'bom-ref': refOf(scan, purl),
      ...namesOf(purl),
      purl,
      evidence: { occurrences: [{ location: url, additionalContext: how }] },
    })),
  };
}

/** Each scan is a document of its own: the same package on two targets is two components. */
function refOf({ id, target }: ReportDocument['scan'], purl: string | null): string {
  return [target, id, ...(purl === null ? [] : [purl])].join('#');
}

/** The parts of a package URL, which the engine has made. */
function namesOf(purl: string) {
  const [, type = '', path = '', version = ''] = /^pkg:([a-z]+)\/(.+)@([^@]*)$/.exec(purl) ?? [];
  const names = path.split('/').map(decoded);
  const name = names.pop() ?? '';
  const group = names.length === 0 ? {} : { group: names.join('/') };
  return { type: type === 'npm' ? 'library' : 'application', ...group, name, version: decoded(version) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function vulnerabilitiesOf(reports: readonly ReportDocument[]) {
  const found = new Map<string, { finding: Finding & { gate_status?: string }; refs: Set<string> }>();
  for (const { findings, scan, coverage } of reports) {
    const known = new Set(coverage?.components?.map(({ purl }) => purl));
    for (const finding of findings)
      for (const { id, component } of finding.advisories ?? []) {
        const entry = found.get(id) ?? { finding, refs: new Set<string>() };
        entry.refs.add(refOf(scan, component !== null && known.has(component) ? component : null));
        found.set(id, entry);
      }
  }
  return [...found].map(([id, { finding, refs }]) => ({
    id,
    source: sourceOf(id),
    cwes: finding.cwe.map((cwe) => Number(cwe.slice('CWE-'.length))),
    recommendation: finding.remediation,
    affects: [...refs].map((ref) => ({ ref })),
  }));
}

function sourceOf(id: string) {
  return id.startsWith('GHSA-')
    ? { name: 'GitHub Advisory Database', url: `https://github.com/advisories/${encodeURIComponent(id)}` }
    : { name: 'NVD', url: `https://nvd.nist.gov/vuln/detail/${encodeURIComponent(id)}` };
}

/** Equal for equal content (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
