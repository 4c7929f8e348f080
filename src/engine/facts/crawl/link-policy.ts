/** Words in a path, query or link text that stand for an action that changes something or ends the session. */
const HARMFUL_WORDS = new Set([
  'logout',
  'logoff',
  'signout',
  'signoff',
  'delete',
  'del',
  'remove',
  'destroy',
  'drop',
  'erase',
  'purge',
  'truncate',
  'unsubscribe',
  'deactivate',
  'disable',
  'revoke',
  'terminate',
  'shutdown',
  'restart',
  'reboot',
  'reset',
  'cancel',
  'uninstall',
  'ban',
  'kick',
  'checkout',
  'pay',
  'buy',
  'purchase',
  'transfer',
  'wipe',
  'rollback',
  'unlink',
  'uninvite',
  'kill',
  'flush',
]);
const HARMFUL_PAIRS = /\b(log|sign)[\s_-]*(out|off)\b/i;

/** File names that are not documents a page analysis could read. */
const BINARY_FILE =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svgz?|tiff?|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|flac|avi|mov|mkv|zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war|exe|msi|dmg|deb|rpm|apk|iso|pdf|docx?|xlsx?|pptx?|odt|ods|wasm|bin)$/i;
const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;

function words(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True for links whose mere request may change state: sign-out, delete and the like. They are never requested. */
export function isHarmfulLink(url: URL, text = ''): boolean {
  const address = decoded(`${url.pathname}?${url.search}`).slice(0, 4_000);
  if (HARMFUL_PAIRS.test(address.replace(/[/?&=.]/g, ' ')) || HARMFUL_PAIRS.test(text)) return true;
  const textWords = words(text);
  return (
    words(address).some((word) => HARMFUL_WORDS.has(word)) ||
    (textWords.length <= 4 && textWords.some((word) => HARMFUL_WORDS.has(word)))
  );
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

/** Holds the scan's include and exclude prefixes against a URL. */
export function isPathAllowed(url: URL, limits: PathLimits): boolean {
  const path = url.pathname + url.search;
  if (limits.exclude_paths?.some((prefix) => path.startsWith(prefix)) === true) return false;
  return (
    limits.include_paths === undefined ||
    limits.include_paths.length === 0 ||
    limits.include_paths.some((prefix) => path.startsWith(prefix))
  );
}
