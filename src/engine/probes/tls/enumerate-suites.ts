import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

/** Lists in the beginning, so that as many hellos are under way at once. */
const LISTS = 6;

/**
 * Finds every suite of a version. A list of suites is offered; the one the server takes is struck off and the rest is
 * offered again, until the list is refused. That is one connection per suite and one per list; a list is split in two only
 * while a lane is idle, so that a long round trip does not hurt.
 */
export async function enumerateSuites(survey: VersionSurvey, session: TlsSession): Promise<void> {
  const open = survey.undecided;
  const size = survey.chunks(open).reduce((longest, chunk) => Math.max(longest, chunk.length), 1);
  const count = Math.min(open.length, Math.max(LISTS, Math.ceil(open.length / size)));
  // Dealt out like cards: neighbours in the registry tend to be accepted together.
  const lists = Array.from({ length: count }, (_, index) => open.filter((_, position) => position % count === index));
  await Promise.all(lists.map((suites) => peel(suites, survey, session)));
}

async function peel(suites: readonly number[], survey: VersionSurvey, session: TlsSession): Promise<void> {
  let rest = suites;
  while (rest.length > 0) {
    const answer = await survey.offer(rest);
    if (answer.kind !== 'accepted') return;
    const open = new Set(survey.undecided);
    rest = rest.filter((code) => open.has(code));
    if (rest.length >= 4 && session.hasIdleLane) {
      const half = Math.ceil(rest.length / 2);
      await Promise.all([peel(rest.slice(0, half), survey, session), peel(rest.slice(half), survey, session)]);
      return;
    }
  }
}
