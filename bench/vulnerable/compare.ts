import type { FindingContent } from '../../src/contract/finding.ts';
import { classOf, type InjectionClass } from './classes.ts';
import type { Label } from './labels.ts';

/** One place that a scanner reports as injectable. */
export interface Reported {
  readonly class: InjectionClass;
  readonly method: string;
  readonly address: string;
  readonly parameter: string;
  /** URL and evidence, in which the query of a page may stand. */
  readonly text: string;
  readonly severity: string;
  readonly confidence: string;
}

export function reportedByEngine(findings: readonly FindingContent[]): Reported[] {
  return findings.flatMap((finding) => {
    const kind = classOf(finding.cwe);
    if (kind === null || !finding.check_id.startsWith('active.')) return [];
    const { severity, confidence, evidence } = finding;
    return finding.locations.map(({ url, method, parameter }) => {
      const place = { class: kind, method: method ?? 'GET', address: url, parameter: parameter ?? '' };
      return { ...place, text: `${url}\n${evidence}`, severity, confidence };
    });
  });
}

/** True if the report names the label's class, page and parameter. Methods may differ: these applications read both. */
export function isFound(label: Label, reported: readonly Reported[]): boolean {
  return reported.some((report) => names(report, label));
}

/** Reports that no label explains: to be judged one by one. */
export function unexplained(labels: readonly Label[], reported: readonly Reported[]): string[] {
  const rest = reported.filter((report) => !labels.some((label) => names(report, label)));
  return [
    ...new Set(
      rest.map(({ class: kind, method, address, parameter }) => `${kind} ${method} ${pathOf(address)} ${parameter}`),
    ),
  ];
}

function names(report: Reported, label: Label): boolean {
  if (report.class !== label.class) return false;
  const [path = '', query] = label.address.split('?');
  const reported = pathOf(report.address);
  if (reported !== path && !(label.how === 'path' && reported.startsWith(path))) return false;
  // The engine's locations of GET parameters have no query: there the parameter alone decides.
  if (query !== undefined && report.address.includes('?') && !decoded(report.text).includes(query)) return false;
  const parameter = report.parameter.replace(/^(?:header|cookie|body) /i, '').toLowerCase();
  return label.how === 'xml' || label.how === 'path' || parameter === label.parameter.toLowerCase();
}

function pathOf(address: string): string {
  return (URL.parse(address, 'http://127.0.0.1/')?.pathname ?? address).replace(/\/index\.php\/$/, '/index.php');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
