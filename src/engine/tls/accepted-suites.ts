import type { TlsEvidence, TlsVersion } from '../core/evidence/tls.ts';
import { type SuiteTraits, suiteTraits } from './suite-traits.ts';

export interface AcceptedSuites {
  readonly version: TlsVersion;
  readonly names: readonly string[];
}

const NAMES_SHOWN = 12;

/** The accepted suites with a trait, by version. Without SSLv2, which has a check of its own. */
export function acceptedWith(evidence: TlsEvidence, test: (traits: SuiteTraits) => boolean): AcceptedSuites[] {
  return evidence.versions.flatMap(({ version, suites }) => {
    if (version === 'SSLv2') return [];
    const names = suites.map(({ name }) => name).filter((name) => test(suiteTraits(name)));
    return names.length === 0 ? [] : [{ version, names }];
  });
}

/** `TLSv1.2: A, B; TLSv1.0: A`, at most twelve names per version. */
export function describeSuites(found: readonly AcceptedSuites[]): string {
  return found
    .map(({ version, names }) => {
      const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
      return `${version}: ${names.slice(0, NAMES_SHOWN).join(', ')}${more}`;
    })
    .join('; ');
}

export function isAccepted(evidence: TlsEvidence, version: TlsVersion): boolean {
  return evidence.versions.some((support) => support.version === version && support.accepted);
}
