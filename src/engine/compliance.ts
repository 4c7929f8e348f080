import type { ScanType } from '../contract/primitives.ts';
import type { CheckOutcome, ComplianceRow } from '../contract/report.ts';
import type { CheckMeta } from './core/check.ts';
import { OWASP_API_TOP_10, OWASP_TOP_10, owaspOf } from './core/owasp.ts';
import table from './data/compliance-requirements.json' with { type: 'json' };

/** Level 1 of OWASP ASVS 5.0.0 (70 of its 345 requirements): a compliance scan lists each, so that gaps are visible. */
const ASVS_LEVEL_1: readonly string[] = table.asvsLevel1;

/** Sections of PCI DSS 4.0.1, listed where no check covers a requirement of the section. */
const PCI_SECTIONS: readonly string[] = table.pciSections;

/**
 * ASVS requirements about what a client sees on the wire (protocol versions, cookies, response headers, TRACE, listings):
 * checks without findings are evidence for them. Other requirements stay `partial`.
 */
const ASVS_OBSERVABLE: ReadonlySet<string> = new Set(table.asvsObservable);

/** None: each PCI DSS requirement is also about processes, scope or systems that an outside scan cannot see. */
const PCI_OBSERVABLE: ReadonlySet<string> = new Set();

export const FRAMEWORKS = {
  asvs: 'OWASP ASVS 5.0',
  pci: 'PCI DSS 4.0.1',
  owasp: 'OWASP Top 10:2025',
  owaspApi: 'OWASP API Security Top 10:2023',
} as const;

/** Input of the requirement rows, known at the end of a scan. */
export interface ComplianceInput {
  readonly scanType: ScanType;
  readonly outcomes: readonly CheckOutcome[];
  /** Findings kept and omitted alike; grouped findings count once. */
  readonly findings: readonly { readonly check_id: string; readonly owasp: readonly string[] }[];
  readonly metas: readonly CheckMeta[];
}

/**
 * Coverage of each requirement of ASVS 5.0, PCI DSS 4.0.1 and the OWASP Top 10:2025 by a compliance scan, and of the OWASP
 * API Security Top 10:2023 where it tested an API.
 *
 * - `evidence`: a finding contradicts it, or the checks cover all of it that is visible from outside and each of them reached
 *   a verdict. Either way a person has something to judge by.
 * - `partial`: some of it was checked, and nothing was found.
 * - `uncovered`: no check of this scan covers it.
 *
 * It never says "compliant": a scan sees a requirement from outside, on one day, on the pages it found.
 * Only ids are given, never the standards' texts.
 * @returns rows sorted by framework and requirement; none for other scan types than compliance
 */
export function complianceRows(input: ComplianceInput): ComplianceRow[] {
  if (input.scanType !== 'compliance') return [];
  const asvs = requirementsOf(input.metas, (meta) => meta.requirements.asvs ?? []);
  const pci = requirementsOf(input.metas, (meta) => meta.requirements.pci ?? []);
  const owasp = requirementsOf(input.metas, (meta) => owaspOf(meta.cwe));
  return [
    ...rows(FRAMEWORKS.asvs, withAll(asvs, ASVS_LEVEL_1), ASVS_OBSERVABLE, input),
    ...rows(
      FRAMEWORKS.pci,
      withAll(
        pci,
        PCI_SECTIONS.filter((section) => ![...pci.keys()].some((id) => id.startsWith(`${section}.`))),
      ),
      PCI_OBSERVABLE,
      input,
    ),
    ...rows(
      FRAMEWORKS.owasp,
      withAll(
        owasp,
        OWASP_TOP_10.map((category) => category.id),
      ),
      new Set(),
      input,
    ),
    ...(input.outcomes.some(isOfApi)
      ? rows(FRAMEWORKS.owaspApi, new Map(OWASP_API_TOP_10.map(({ id, checks }) => [id, checks])), new Set(), input)
      : []),
  ];
}

/** True for a check of an API that reached a verdict. */
function isOfApi({ check_id: id, status }: CheckOutcome): boolean {
  return id.startsWith('api.') && (status === 'passed' || status === 'finding');
}

/** Requirement id to the checks that cover it. */
function requirementsOf(metas: readonly CheckMeta[], idsOf: (meta: CheckMeta) => readonly string[]) {
  const found = new Map<string, string[]>();
  for (const meta of metas) {
    for (const id of idsOf(meta)) found.set(id, [...(found.get(id) ?? []), meta.id]);
  }
  return found;
}

function withAll(found: ReadonlyMap<string, string[]>, ids: readonly string[]): Map<string, string[]> {
  return new Map([...ids.map((id) => [id, []] as [string, string[]]), ...found]);
}

function rows(
  framework: string,
  requirements: ReadonlyMap<string, readonly string[]>,
  observable: ReadonlySet<string>,
  input: ComplianceInput,
): ComplianceRow[] {
  const outcomeOf = new Map(input.outcomes.map((outcome) => [outcome.check_id, outcome]));
  return [...requirements]
    .sort(([one], [other]) => compareRequirements(one, other))
    .map(([requirement, ids]) => {
      const ran = ids.filter((id) => ['passed', 'finding'].includes(outcomeOf.get(id)?.status ?? 'error')).sort();
      // A finding may carry other CWEs than its check's default, so categories count findings by the finding's own.
      const speaks =
        framework === FRAMEWORKS.owasp
          ? input.findings.filter((finding) => finding.owasp.includes(requirement))
          : input.findings.filter((finding) => ids.includes(finding.check_id));
      const isWhole = ran.length === ids.length && ids.every((id) => outcomeOf.get(id)?.partial !== true);
      const wholly = observable.has(requirement) && ids.length > 0 && isWhole;
      const status = speaks.length > 0 || wholly ? 'evidence' : ran.length > 0 ? 'partial' : 'uncovered';
      const checkIds = [...new Set([...ran, ...speaks.map((finding) => finding.check_id)])].sort();
      return { framework, requirement, status, check_ids: checkIds, findings: speaks.length };
    });
}

/** `3.4.2` before `3.4.10`. */
function compareRequirements(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
