import { suiteName } from '../code-points.ts';
import { type SuiteTraits, suiteTraits } from '../suite-traits.ts';
import type { VersionSurvey } from './version-survey.ts';

type Family = (traits: SuiteTraits) => boolean;

/** Weak families: one hello per family shows whether the server accepts any of its suites. */
export const WEAK_FAMILIES: readonly Family[] = [
  (traits) => traits.isNull,
  (traits) => traits.isAnonymous && !traits.isNull,
  (traits) => traits.isExport,
  (traits) => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous,
  // Finite-field Diffie-Hellman at full strength, for the size of its group.
  (traits) => traits.isDhe && !traits.isExport && traits.legacyCipher === null && !traits.isNull,
];

/** Families of the rest: no forward secrecy, CBC, AEAD. */
export const OTHER_FAMILIES: readonly Family[] = [
  (traits) => !traits.isForwardSecret && !isWeak(traits),
  (traits) => traits.isCbc && traits.isForwardSecret && !isWeak(traits),
  (traits) => traits.isAead,
];

function isWeak(traits: SuiteTraits): boolean {
  return traits.isNull || traits.isAnonymous || traits.isExport || traits.legacyCipher !== null;
}

/** Probes each family that is still undecided in this version, concurrently. */
export async function findFamilies(survey: VersionSurvey, families: readonly Family[]): Promise<void> {
  await Promise.all(
    families.map(async (belongs) => {
      const isMember = (code: number): boolean => belongs(suiteTraits(suiteName(code)));
      // The handshake that found the version may have shown it already, except for the size of a group.
      const open = survey.undecided.filter(isMember);
      for (const suites of survey.chunks(open)) {
        const response = await survey.offer(suites);
        if (response.kind === 'accepted' || response.kind === 'skipped') break;
      }
    }),
  );
}
