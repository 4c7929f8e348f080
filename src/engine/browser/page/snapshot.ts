import type { PageSnapshot, ScriptElement, StoredValue } from '../page-messages.ts';
import { pageActions } from './actions.ts';
import { attempt, bounded } from './config.ts';
import { allElements } from './elements.ts';
import { routerPaths } from './routes.ts';
import { shownView } from './shown.ts';
import { isShown } from './sign-in.ts';

const LINKS_MAX = 500;
const STORED_MAX = 50;
const LINK_ATTRIBUTES = [
  'href',
  'action',
  'formaction',
  'src',
  'data',
  'cite',
  'longdesc',
  'ping',
  'poster',
  'background',
  'data-href',
  'data-url',
  'xlink:href',
  'ng-href',
  'manifest',
  'codebase',
  'profile',
  'archive',
  'lowsrc',
  'dynsrc',
];

/** What the page shows now. */
export function snapshot(): PageSnapshot {
  return {
    url: bounded(location.href),
    links: linksOf(),
    routes: [...new Set([...routerPaths(), ...routerLinks()])],
    actions: pageActions(),
    stored: [...storedIn('localStorage'), ...storedIn('sessionStorage')],
    scripts: scriptElements(),
    isSignIn: isSignIn(),
    shown: shownView(),
  };
}

/** The measure of a sign-in page in HTML, for one that scripts render. */
function isSignIn(): boolean {
  const hasPassword = allElements().some((element) => element.matches('input[type=password]') && isShown(element));
  return hasPassword && document.links.length <= 15 && document.body.innerText.length <= 2_000;
}

function linksOf(): string[] {
  const found = new Set<string>();
  const add = (value: string | null, base: string) => {
    if (value === null || value === '' || /^\s*(?:javascript|mailto|tel|data|blob|about):/i.test(value)) return;
    if (found.size < LINKS_MAX) attempt(() => found.add(bounded(new URL(value, base).href)));
  };
  for (const element of allElements()) {
    const base = element.ownerDocument.baseURI;
    for (const name of LINK_ATTRIBUTES) add(element.getAttribute(name), base);
    const value = element.getAttribute('value');
    if (/^(?:option|param)$/.test(element.localName) && value !== null && /^(?:[./]|https?:)/.test(value))
      add(value, base);
    for (const part of (element.getAttribute('srcset') ?? '').split(',').slice(0, 10))
      add(part.trim().split(/\s/)[0] ?? null, base);
  }
  return [...found];
}

/** Paths that buttons open through the router of Angular; on links it writes the URL itself. */
function routerLinks(): string[] {
  return allElements().flatMap((element) => {
    const path = element.hasAttribute('href') ? null : element.getAttribute('routerlink');
    return path === null || !path.startsWith('/') ? [] : bounded(path);
  });
}

function storedIn(name: StoredValue['storage']): StoredValue[] {
  const found: StoredValue[] = [];
  attempt(() => {
    const storage = window[name];
    for (let index = 0; index < Math.min(storage.length, STORED_MAX); index += 1) {
      const key = storage.key(index) ?? '';
      found.push({ storage: name, name: bounded(key).slice(0, 100), value: bounded(storage.getItem(key) ?? '') });
    }
  });
  return found;
}

function scriptElements(): ScriptElement[] {
  return [...document.scripts]
    .filter(({ src }) => src !== '')
    .slice(0, 200)
    .map((script) => ({ url: bounded(script.src), hasIntegrity: script.integrity !== '' }));
}
