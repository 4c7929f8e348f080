import { describe, expect, it } from 'vitest';
import type { BrowserEvidence, BrowserProof } from '../../../src/engine/core/evidence/browser.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { seenByBrowser } from '../../helpers/seen-by-browser.ts';
import { type BrowserApp, isView, serveApp, viewOf } from '../../targets/browser-apps/app.ts';
import { HASH_APP } from '../../targets/browser-apps/hash-app.ts';
import { PATH_APP } from '../../targets/browser-apps/path-app.ts';
import { SERVER_APP } from '../../targets/browser-apps/server-app.ts';

/** Time suffices on a machine eight times slower. */
const MINUTES = 15;

interface Seen {
  readonly origin: string;
  readonly browser: BrowserEvidence;
  readonly writes: readonly string[];
}

async function look(app: BrowserApp, delayMs: number): Promise<Seen> {
  const { origin, writes, close } = await serveApp(app, delayMs);
  const opened = await evidenceStore(origin, { browserPath: chromiumPath, options: { scan_minutes: MINUTES } });
  const gathered = await opened.store.gather('browser');
  await opened.close();
  close();
  if (gathered.state !== 'available') throw new Error(JSON.stringify(gathered));
  return { origin, browser: gathered.value, writes };
}

const checkOf = ({ effect, source }: BrowserProof) =>
  effect === 'redirect'
    ? 'browser.client-redirect'
    : source.kind === 'message'
      ? 'browser.message-xss'
      : 'browser.dom-xss';

const APPS = [HASH_APP, PATH_APP, SERVER_APP];
const firstLooks = new Map<BrowserApp, Promise<Seen>>();

function firstLook(app: BrowserApp): Promise<Seen> {
  const known = firstLooks.get(app);
  if (known !== undefined) return known;
  const first = look(app, 0);
  firstLooks.set(app, first);
  return first;
}

describe.skipIf(chromiumPath === null)('an application', () => {
  it.each(APPS)(
    'has its planted faults proven, and none of its look-alikes: $name',
    async (app) => {
      const first = await firstLook(app);
      const found = first.browser.proofs.map((proof) => ({ check: checkOf(proof), view: viewOf(proof.page) }));
      const missed = app.faults.filter(
        (fault) => !found.some(({ check, view }) => check === fault.check && isView(view, fault.view)),
      );
      expect(missed).toEqual([]);
      expect(found.filter(({ view }) => app.lookAlikes.some((pattern) => isView(view, pattern)))).toEqual([]);
      expect(first.browser.reach?.left_out.filter(({ reason }) => reason !== 'folded')).toEqual([]);
      expect(first.writes).toEqual([]);
    },
    2 * MINUTES * 60_000,
  );

  // `bench/browser/runs.ts` compares all three, with more delays and a busy machine.
  it(
    'gives the same when it is late',
    async () => {
      const first = await firstLook(SERVER_APP);
      const late = await look(SERVER_APP, 50);
      expect(seenByBrowser(late.browser, late.origin)).toEqual(seenByBrowser(first.browser, first.origin));
    },
    4 * MINUTES * 60_000,
  );
});
