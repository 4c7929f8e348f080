import type { BrowserPage } from './browser-page.ts';

export interface StartPicture {
  /** JPEG in Base64, or null. */
  readonly image: string | null;
  /** Why there is none on purpose, or null. */
  readonly note: string | null;
}

/** Takes the picture of a page, unless the page shows a secret before or after it. */
export async function pictureOf(page: BrowserPage, hasSecret: (text: string) => boolean): Promise<StartPicture> {
  const before = await noteOf(page, hasSecret);
  if (before !== null) return { image: null, note: before };
  const image = await page.screenshot();
  const note = image === null ? null : await noteOf(page, hasSecret);
  return { image: note === null ? image : null, note };
}

async function noteOf(page: BrowserPage, hasSecret: (text: string) => boolean): Promise<string | null> {
  const text = await page.shownText();
  if (text === null) return 'no picture of the start page: its text could not be searched for secrets';
  return hasSecret(text) ? 'no picture of the start page: it shows a secret of this scan' : null;
}
