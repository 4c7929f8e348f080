import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';

/** What a browser saw in all: after its own part of the time also in what the injections, which come first, have left. */
export async function gatherBrowser(context: ProbeContext): Promise<Gathered<BrowserEvidence>> {
  const views = await context.gather('views');
  if (views.state !== 'available') return views;
  await context.spareRequests();
  await views.value.goOn(1);
  return { state: 'available', value: views.value.seen() };
}
