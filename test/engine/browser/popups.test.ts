import { describe, expect, it, vi } from 'vitest';
import { BrowserProcess } from '../../../src/engine/browser/cdp/browser-process.ts';
import { BrowserPage } from '../../../src/engine/browser/visit/browser-page.ts';
import { RequestGate } from '../../../src/engine/browser/visit/request-gate.ts';
import type { ProbeContext, ProbeRequest } from '../../../src/engine/core/probe-context.ts';
import { record } from '../../../src/shared/records.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { exchange } from '../../helpers/recorded.ts';

const ORIGIN = 'https://site.example';
const PAGE = `<script>
const url = URL.createObjectURL(new Blob(['<p>opened'], { type: 'text/html' }));
for (let i = 0; i < 5; i++) {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: i % 2 ? 'opener' : 'noopener' });
  document.documentElement.append(link);
  link.click();
}
</script>`;

describe.skipIf(chromiumPath === null)('windows that a page opens', () => {
  it('are closed, also those that do not know their opener', async () => {
    const browser = await BrowserProcess.start({ path: chromiumPath ?? '' });
    const context = {
      target: { origin: ORIGIN },
      options: {},
      fetch: async ({ url }: ProbeRequest) => exchange({ url, body: PAGE, headers: { 'Content-Type': 'text/html' } }),
      pageStorage: () => null,
    } as unknown as ProbeContext;
    const popups: string[] = [];
    const ignore = () => undefined;
    const listener = { onReport: ignore, onIssue: ignore, onPopup: (url: string) => popups.push(url) };
    const names = { binding: 'bnames', api: 'anames', proof: 'pnames', word: 'word' };
    const page = await BrowserPage.open(browser, new RequestGate({ context, hasRoom: () => true }), names, listener);
    await page.load(`${ORIGIN}/`, { mode: 'crawl' });
    await vi.waitFor(() => expect(popups).toHaveLength(5), { timeout: 60_000, interval: 50 });
    await vi.waitFor(
      async () => {
        const { targetInfos } = await browser.connection.send('Target.getTargets');
        const urls = (targetInfos as unknown[]).map((info) => String(record(info)['url']));
        expect(urls.filter((url) => url.startsWith('blob:'))).toEqual([]);
        expect(urls).toContain(`${ORIGIN}/`);
      },
      { timeout: 60_000, interval: 50 },
    );
    await browser.close();
  }, 180_000);
});
