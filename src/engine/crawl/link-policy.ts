import { percentDecoded } from '../../shared/text.ts';
import { hasEnding, hasName } from '../data/names.ts';
import { isSignOutLink } from '../web/sign-in-page.ts';
import { isActAddress, isUnknownAct, type KnownNouns, wordsOf } from './act-address.ts';
import { pathShape } from './url-shape.ts';

/** Links that change a setting of the site or of the session. */
const SETTING = /[?&;](?:do|act|action|cmd|command|op|task)=(?:toggle|switch|enable)(?![a-z])/i;

/** Actions that a site confirms on a separate page: the URL without a query shows the form. */
const STEP_WORDS = new Set(['checkout', 'pay', 'buy', 'purchase', 'transfer']);
const ACCOUNT_WORDS = new Set(['password', 'passwd', 'pwd', 'forgot', 'forgotten', 'lost']);

const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;

/** True for addresses of requests of any method that the scan never sends: sign-out, deletion, payment and other named acts. */
export function isHarmfulLink(url: URL, text = ''): boolean {
  const address = percentDecoded(`${url.pathname}?${url.search}`).slice(0, 4_000);
  if (isSignOutLink({ url: url.href, text })) return true;
  if (SETTING.test(address) || isActAddress(url, text)) return true;
  const textWords = wordsOf(text);
  return (
    wordsOf(address).some((word) => hasName('harmful', word)) ||
    (textWords.length <= 4 && textWords.some((word) => hasName('harmful', word)))
  );
}

/**
 * True for addresses to which the scan sends no GET: {@link isHarmfulLink}, and what may be an act because of its place.
 * @param known names of collections of the site
 */
export function isActByGet(url: URL, text = '', known?: KnownNouns): boolean {
  return isHarmfulLink(url, text) || isUnknownAct(url, known);
}

/** True for a form that the scan must not send: what a GET sends counts as an act on what its fields name. */
export function isHarmfulForm(action: URL, method: string): boolean {
  if (method !== 'GET') return isHarmfulLink(action);
  const filled = new URL(action);
  filled.searchParams.set('id', '1');
  return isActByGet(filled);
}

/** True for links that the crawl does not follow: {@link isHarmfulStep}, and what may be an act because of its place. */
export function isHarmfulPage(url: URL, text = '', known?: KnownNouns): boolean {
  return isUnknownAct(url, known) || isHarmfulStep(url, text);
}

/**
 * True for addresses that the crawl does not read, even if the user names them. Unlike {@link isHarmfulLink}, allows pages that request confirmation before they
 * act: `/checkout` or `/password/reset` without a query or an id has nothing to pay or reset.
 */
export function isHarmfulStep(url: URL, text = ''): boolean {
  if (!isHarmfulLink(url, text)) return false;
  if (url.search.length > 1 || pathShape(url).includes('{')) return true;
  const path = percentDecoded(url.pathname).slice(0, 4_000);
  const address = wordsOf(path);
  const said = wordsOf(text);
  const isAboutAccount = [...address, ...said].some((word) => ACCOUNT_WORDS.has(word));
  const isStep = (word: string) => STEP_WORDS.has(word) || (word === 'reset' && isAboutAccount);
  if (isSignOutLink({ url: `${url.origin}${url.pathname}`, text }) || isActAddress(url, text)) return true;
  return [...address, ...(said.length <= 4 ? said : [])].some((word) => hasName('harmful', word) && !isStep(word));
}

/** True for the column heads of a web server's directory listing, which sort the same folder. */
export function isListingOrder(url: URL): boolean {
  return /^\?C=[NMSD](?:[;&]O=[AD])?$/.test(url.search);
}

export function isBinaryFile(url: URL): boolean {
  return hasEnding('binary-file', url.pathname);
}

export function isCodeFile(url: URL): boolean {
  return CODE_FILE.test(url.pathname);
}

export interface PathLimits {
  readonly include_paths?: readonly string[];
  readonly exclude_paths?: readonly string[];
}

/** True when the scan's include and exclude prefixes allow the URL. */
export function isPathAllowed(url: URL, limits: PathLimits): boolean {
  const path = url.pathname + url.search;
  if (limits.exclude_paths?.some((prefix) => path.startsWith(prefix)) === true) return false;
  return (
    limits.include_paths === undefined ||
    limits.include_paths.length === 0 ||
    limits.include_paths.some((prefix) => path.startsWith(prefix))
  );
}
