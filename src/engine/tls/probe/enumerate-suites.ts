import { suiteName } from '../code-points.ts';
import { type SuiteTraits, suiteTraits } from '../suite-traits.ts';
import type { TlsSession } from './tls-session.ts';
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

/** Initial number of lists: the number of concurrent hellos of a session. */
const LISTS = 8;
/** When fewer lists are left, those of at least this length are split, so that a long round trip does not hurt. */
const BUSY_LISTS = 4;
const SPLIT_LENGTH = 12;

/**
 * Finds every suite of a version. Offers lists of suites, removes the one that the server selects, and offers the rest
 * again until the server refuses the list: one connection per suite and one per list. A batch that exceeds the allowance is
 * not started, so that a scan with a small budget finds the same suites each time.
 * @param allowance maximum connections
 */
export async function enumerateSuites(survey: VersionSurvey, session: TlsSession, allowance: number): Promise<void> {
  const open = survey.undecided;
  const count = Math.min(open.length, Math.max(LISTS, survey.chunks(open).length));
  // Distribute neighbors of the registry among the lists, because they tend to be accepted together.
  let lists = Array.from({ length: count }, (_, index) => open.filter((_code, position) => position % count === index));
  let left = allowance;
  while (lists.length > 0) {
    lists = split(lists);
    if (lists.length > left) {
      session.stop(`the budget of ${session.limit} TLS connections`);
      return;
    }
    left -= lists.length;
    const responses = await Promise.all(lists.map((suites) => survey.offer(suites)));
    const undecided = new Set(survey.undecided);
    lists = lists
      .filter((_, index) => responses[index]?.kind === 'accepted')
      .map((suites) => suites.filter((code) => undecided.has(code)))
      .filter((suites) => suites.length > 0);
  }
}

function split(lists: readonly (readonly number[])[]): number[][] {
  return lists.flatMap((suites) => {
    if (lists.length >= BUSY_LISTS || suites.length < SPLIT_LENGTH) return [[...suites]];
    const half = Math.ceil(suites.length / 2);
    return [suites.slice(0, half), suites.slice(half)];
  });
}
