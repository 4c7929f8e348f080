import { percentDecoded } from '../../shared/text.ts';
import { isSignOutLink } from '../web/sign-in-page.ts';
import { pathShape } from './url-shape.ts';

/** Words in a path, query or link text for an action that changes something or ends the session. */
const HARMFUL_WORDS = new Set(
  (
    'logout logoff signout signoff delete del remove destroy drop erase purge truncate unsubscribe deactivate disable revoke ' +
    'terminate shutdown restart reboot reset cancel uninstall ban kick checkout pay buy purchase transfer wipe rollback unlink ' +
    'uninvite kill flush ' +
    // "Delete" and "remove" in German, French, Spanish, Portuguese, Italian, Dutch, Polish and Czech.
    'löschen loeschen entfernen supprimer effacer eliminar borrar suprimir excluir apagar elimina cancella rimuovi verwijderen ' +
    'usuń usun smazat odstranit'
  ).split(' '),
);

/** Links that change a setting of the site or of the session. */
const SETTING = /[?&;](?:do|act|action|cmd|command|op|task)=(?:toggle|switch|enable)(?![a-z])/i;

/** Actions that a site confirms on a separate page: the URL without a query shows the form. */
const STEP_WORDS = new Set(['checkout', 'pay', 'buy', 'purchase', 'transfer']);
const ACCOUNT_WORDS = new Set(['password', 'passwd', 'pwd', 'forgot', 'forgotten', 'lost']);

/** Files that are not pages; databases and key stores are covered by `exposure.*`. */
const BINARY_FILE =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svgz?|tiff?|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|flac|avi|mov|mkv|zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war|exe|msi|dmg|deb|rpm|apk|iso|pdf|docx?|xlsx?|pptx?|odt|ods|wasm|bin|sqlite3?|db3?|hprof|p12|pfx|jks)$/i;
const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;

function words(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
}

/** True for links whose request may change state: sign-out, delete and the like. They never get parameters or payloads. */
export function isHarmfulLink(url: URL, text = ''): boolean {
  const address = percentDecoded(`${url.pathname}?${url.search}`).slice(0, 4_000);
  if (isSignOutLink({ url: url.href, text })) return true;
  if (SETTING.test(address)) return true;
  const textWords = words(text);
  return (
    words(address).some((word) => HARMFUL_WORDS.has(word)) ||
    (textWords.length <= 4 && textWords.some((word) => HARMFUL_WORDS.has(word)))
  );
}

/**
 * True for links that the crawl does not follow. Unlike {@link isHarmfulLink}, allows pages that request confirmation before they
 * act: `/checkout` or `/password/reset` without a query or an id has nothing to pay or reset.
 */
export function isHarmfulPage(url: URL, text = ''): boolean {
  if (!isHarmfulLink(url, text)) return false;
  if (url.search.length > 1 || pathShape(url).includes('{')) return true;
  const path = percentDecoded(url.pathname).slice(0, 4_000);
  const address = words(path);
  const said = words(text).filter((word) => word !== '');
  const isAboutAccount = [...address, ...said].some((word) => ACCOUNT_WORDS.has(word));
  const isStep = (word: string) => STEP_WORDS.has(word) || (word === 'reset' && isAboutAccount);
  if (isSignOutLink({ url: `${url.origin}${url.pathname}`, text })) return true;
  return [...address, ...(said.length <= 4 ? said : [])].some((word) => HARMFUL_WORDS.has(word) && !isStep(word));
}

/** True for the column heads of a web server's directory listing, which sort the same folder. */
export function isListingOrder(url: URL): boolean {
  return /^\?C=[NMSD](?:[;&]O=[AD])?$/.test(url.search);
}

export function isBinaryFile(url: URL): boolean {
  return BINARY_FILE.test(url.pathname);
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
