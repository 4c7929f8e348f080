import type { BrowserEvidence } from '../core/evidence/browser.ts';
import { type Attempt, hasResponse, mediaType } from '../core/evidence/http.ts';
import { matchPagePhrases } from './page-phrases.ts';
import { describeResponse, wasNotSent } from './responses.ts';
import type { Obstacle } from './start-page.ts';

/** Why the start page, as the browser draws it, is not the application, or null. */
export function drawnObstacle({ startView, incomplete, signIns, limits }: BrowserEvidence): Obstacle | null {
  if (startView === undefined || startView === null || incomplete !== null) return null;
  if (startView.isBlank) {
    const blocked = limits.find(({ kind }) => kind === 'scripts_not_loaded');
    const why = blocked === undefined ? '' : `; scripts of ${blocked.detail} were not loaded (third-parties)`;
    return { code: 'target_empty', detail: `the start page shows nothing in the browser${why}` };
  }
  if (signIns.length > 0) return null;
  const { links, ...view } = startView;
  const phrases = matchPagePhrases({ ...view, isHtml: true, links: { length: links } });
  return phrases === null
    ? null
    : { code: phrases.code, detail: `the start page shows ${phrases.seen} in the browser` };
}

/**
 * Why a start page that only scripts fill stays empty, or null.
 * @param scripts responses to its scripts of the same origin
 */
export function undrawableShell(scripts: readonly Attempt[]): Obstacle | null {
  const [first] = scripts;
  if (first === undefined || !scripts.every(isNoScript)) return null;
  const path = new URL(first.request.url).pathname.slice(0, 200);
  const seen = hasResponse(first) && first.response.status < 400 ? 'a page' : describeResponse(first);
  return {
    code: 'target_empty',
    detail: `the start page has no content, and its script ${path} responds with ${seen}`,
  };
}

function isNoScript(attempt: Attempt): boolean {
  if (!hasResponse(attempt)) return !wasNotSent(attempt);
  return attempt.response.status >= 400 || mediaType(attempt) === 'text/html';
}
