import type { ShownView } from '../../core/shown-view.ts';
import { allElements } from './elements.ts';
import { isShown } from './sign-in.ts';

const TEXT_MAX = 2_000;
/** A page with more links is neither blank nor an error page. */
const LINKS_MAX = 12;
/** Elements that show something without text. */
const CONTENT =
  'a[href], audio, button, canvas, embed, frame, iframe, img, input, math, meter, object, progress, select, svg, textarea, video';
/** What development servers lay over the application: Vite, Next.js and webpack-dev-server. */
const OVERLAY = 'vite-error-overlay, nextjs-portal, iframe#webpack-dev-server-client-overlay';

/** What a visitor sees of a page with few links; null for other pages. */
export function shownView(): ShownView | null {
  if (document.links.length > LINKS_MAX) return null;
  const shown = allElements().filter((element) => !isOverlay(element) && isShown(element));
  const texts = shown.map((element) => ({ text: ownTextOf(element), isLink: element.closest('a') !== null }));
  const joined = (parts: typeof texts) =>
    parts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  const text = joined(texts).slice(0, TEXT_MAX);
  return {
    title: document.title.trim().slice(0, 200),
    heading: (shown.find(({ localName }) => /^h[12]$/.test(localName))?.textContent ?? '').trim().slice(0, 200),
    text,
    ownText: joined(texts.filter(({ isLink }) => !isLink)).slice(0, TEXT_MAX),
    links: document.links.length,
    isBlank: text === '' && !shown.some((element) => element.matches(CONTENT)),
  };
}

function ownTextOf(element: Element): string {
  if (element.matches('input[type=submit], input[type=button]')) return (element as HTMLInputElement).value;
  const nodes = [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])];
  return nodes.map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join(' ');
}

function isOverlay(element: Element): boolean {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : (element.ownerDocument.defaultView?.frameElement ?? element);
  return host.matches(OVERLAY) || element.matches(OVERLAY);
}
