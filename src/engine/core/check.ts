import type { FindingAdvisory } from '../../contract/finding.ts';
import type { Confidence, ScanType } from '../../contract/primitives.ts';
import type { EvidenceKind, EvidenceMap } from './evidence/map.ts';
import type { TargetInfo } from './evidence/target.ts';
import type { ProofDraft } from './proof.ts';
import type { Rating } from './ratings.ts';

/** Places where a fix is applied, in the order in which documentation pages show them. */
export const STACKS = {
  nextjs: { name: 'Next.js', language: 'js' },
  vercel: { name: 'Vercel (vercel.json)', language: 'json' },
  netlify: { name: 'Netlify (netlify.toml)', language: 'toml' },
  functions: { name: 'Functions on Vercel or Netlify', language: 'js' },
  rails: { name: 'Rails', language: 'ruby' },
  django: { name: 'Django', language: 'python' },
  express: { name: 'Express', language: 'js' },
  spring: { name: 'Spring', language: 'java' },
  springBoot: { name: 'Spring Boot (application.properties)', language: 'properties' },
  nginx: { name: 'nginx', language: 'nginx' },
  apache: { name: 'Apache', language: 'apache' },
  caddy: { name: 'Caddy', language: 'caddyfile' },
  openssl: { name: 'OpenSSL', language: 'sh' },
} as const;

export type Stack = keyof typeof STACKS;

/** Code or configuration that fixes the fault, by stack. */
export type FixSnippets = Partial<Readonly<Record<Stack, string>>>;

/** Static description of a check; its documentation page is generated from this. */
export interface CheckMeta {
  /** `<group>.<name>`; the file is `<family>/checks/<name>.ts`, or `<group>-<name>.ts` where a family has several groups. */
  readonly id: string;
  /** Names the fault in one line; default title of its findings. */
  readonly title: string;
  /**
   * Names what is examined, where the title says that something is or is missing: `TRACE method` for "TRACE method enabled". Lists of
   * checks show it, so that "Passed" never stands beside the statement of a fault.
   */
  readonly subject?: string;
  /** Default rating; a draft may carry its own. */
  readonly rating: Rating;
  readonly confidence: Confidence;
  /** `CWE-n`, most specific first. Empty only if none applies. */
  readonly cwe: readonly string[];
  /** Requirement ids that the result covers. OWASP categories are derived from the CWE. */
  readonly requirements: { readonly asvs?: readonly string[]; readonly pci?: readonly string[] };
  readonly scanTypes: readonly ScanType[];
  /** Only a deployment can have the fault: info on loopback, and at most low on other local names. */
  readonly isDeploymentOnly?: true;
  /** What it is, in two or three sentences. */
  readonly what: string;
  /** Why it matters: what an attacker does with it. */
  readonly why: string;
  /** How the engine proves it, and when it does not report it. */
  readonly proof: string;
  /** How to fix it, one or two sentences. */
  readonly fix: string;
  readonly snippets?: FixSnippets;
  /** Public pages: specification, OWASP, MDN. */
  readonly references: readonly string[];
}

export interface DraftLocation {
  readonly url: string;
  readonly method?: string;
  readonly parameter?: string;
}

/** A finding as a check returns it; the engine adds ids, texts of the meta, fingerprint and grouping. */
export interface FindingDraft {
  readonly location: DraftLocation;
  /** The proof. The engine bounds it; the check masks secrets in it (`web/quote.ts`). */
  readonly evidence: string;
  /**
   * Distinguishes this fault from others of the same check, without host and port: for example a
   * cookie's name or a library with its version. Drafts of one check with the same key are one finding with several locations.
   */
  readonly key: string;
  readonly title?: string;
  readonly rating?: Rating;
  readonly confidence?: Confidence;
  /** Replaces the meta's CWE list, for checks with several faults. */
  readonly cwe?: readonly string[];
  /** Replaces the meta's fix where the fix depends on the case. */
  readonly fix?: string;
  readonly references?: readonly string[];
  /** Published vulnerabilities that the fault is, most severe first, with the package URL of what is affected. */
  readonly advisories?: readonly Pick<FindingAdvisory, 'id' | 'component'>[];
  /**
   * The requests that show the fault; the engine bounds it and removes secrets. By default the response at the location, of which
   * the header or cookie that `parameter` names is quoted, or the first of the texts of `quote`.
   */
  readonly proof?: ProofDraft;
  readonly quote?: readonly string[];
}

export interface NotApplicable {
  readonly notApplicable: string;
}

/** The check could not be carried out. */
export class NotCarriedOut extends Error {}

export function notApplicable(reason: string): NotApplicable {
  return { notApplicable: reason };
}

/** No drafts: the check passed. */
export type CheckVerdict = readonly FindingDraft[] | NotApplicable;

export interface CheckContext {
  readonly target: TargetInfo;
  readonly scanType: ScanType;
  /** Time the scan started: the only clock a check may read. */
  readonly now: Date;
  /** The scan sends the user's Cookie or Authorization header: pages may be personal. */
  readonly authenticated?: boolean;
}

export interface Check {
  readonly meta: CheckMeta;
  readonly needs: readonly EvidenceKind[];
  /** Optional evidence: read if another check of the scan needs it and it is available. */
  readonly uses: readonly EvidenceKind[];
  /** Pure. A throw becomes an `error` result of this check alone. */
  evaluate(evidence: Partial<EvidenceMap>, context: CheckContext): CheckVerdict;
}

/**
 * Declares a check. `evaluate` runs only when all the evidence it needs could be gathered; otherwise the engine records
 * `not_applicable` or `error` with the reason.
 */
export function defineCheck<
  const Kinds extends readonly EvidenceKind[],
  const Uses extends readonly EvidenceKind[] = [],
>(definition: {
  meta: CheckMeta;
  needs: Kinds;
  uses?: Uses;
  evaluate(
    evidence: Pick<EvidenceMap, Kinds[number]> & Partial<Pick<EvidenceMap, Uses[number]>>,
    context: CheckContext,
  ): CheckVerdict;
}): Check {
  type Evidence = Parameters<typeof definition.evaluate>[0];
  return {
    meta: definition.meta,
    needs: definition.needs,
    uses: definition.uses ?? [],
    evaluate: (evidence, context) => definition.evaluate(evidence as Evidence, context),
  };
}
