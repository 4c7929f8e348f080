import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

/** Lists in the beginning: as many hellos are under way at once as the session allows. */
const LISTS = 8;
/** When fewer lists are left, those of at least this length are split, so that a long round trip does not hurt. */
const BUSY_LISTS = 4;
const SPLIT_LENGTH = 12;

/**
 * Finds every suite of a version. Each list of suites is offered; the one the server takes is struck off and the rest is
 * offered again, until the list is refused: one connection per suite and one per list. It goes in rounds, and a round that
 * does not fit the allowance is not begun, so that a scan that runs out finds the same suites each time.
 * @param allowance connections it may use
 */
export async function enumerateSuites(survey: VersionSurvey, session: TlsSession, allowance: number): Promise<void> {
  const open = survey.undecided;
  const count = Math.min(open.length, Math.max(LISTS, survey.chunks(open).length));
  // Dealt out like cards: neighbours in the registry tend to be accepted together.
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
