import table from './names.json' with { type: 'json' };

/** A list of `names.json`: what the name of a parameter, property, path, header, cookie or field means. */
export type NameList = keyof typeof table.lists;

interface CompiledList {
  /** Whole names without case and separators. */
  readonly whole: ReadonlySet<string>;
  readonly others: readonly ((plain: string, hyphenated: string) => boolean)[];
}

/** Characters of a name that are compared: names of a scanned site may be of any length. */
const NAME_MAX = 2_000;

/** A name without case and separators: `user_id` and `userId` are one. A name of separators only, such as `_`, stays. */
export function plainName(name: string): string {
  const lower = name.slice(0, NAME_MAX).toLowerCase();
  return lower.replace(/[_\-\s]/g, '') || lower;
}

/** The words of a name in camel case, snake case or a path, each between hyphens: `-user-id-`. */
function hyphenatedName(name: string): string {
  const words = name
    .slice(0, NAME_MAX)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return `-${words.join('-')}-`;
}

/**
 * A word with `*` at its beginning or end also matches a part of a name: `file*`, `*url`, `*mail*`. A hyphen is the boundary of a
 * word: `*-id` is the last word of a name, `*-doc-*` any of its words.
 */
function matcherOf(entry: string): CompiledList['others'][number] {
  const isOpenBefore = entry.startsWith('*');
  const isOpenAfter = entry.endsWith('*');
  const bare = entry.slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined);
  const isOfWords = bare.includes('-');
  const text = isOfWords ? `${isOpenBefore ? '' : '-'}${bare}${isOpenAfter ? '' : '-'}` : bare;
  return (plain, hyphenated) => {
    const name = isOfWords ? hyphenated : plain;
    if (isOpenBefore) return isOpenAfter ? name.includes(text) : name.endsWith(text);
    return name.startsWith(text);
  };
}

const compiled = new Map<NameList, CompiledList>();

function compile(list: NameList): CompiledList {
  const known = compiled.get(list);
  if (known !== undefined) return known;
  const entries = table.lists[list].words.flatMap((line) => line.split(' '));
  const isGlob = (entry: string) => entry.startsWith('*') || entry.endsWith('*');
  const made = {
    whole: new Set(entries.filter((entry) => !isGlob(entry)).map(plainName)),
    others: entries.filter(isGlob).map(matcherOf),
  };
  compiled.set(list, made);
  return made;
}

/** True if a list holds the name, whatever its case and separators. Takes time linear in the length of the name. */
export function hasName(list: NameList, name: string): boolean {
  const { whole, others } = compile(list);
  const plain = plainName(name);
  if (whole.has(plain)) return true;
  if (others.length === 0) return false;
  const hyphenated = hyphenatedName(name);
  return others.some((matches) => matches(plain, hyphenated));
}

/** True if a list holds the ending of the last segment of a path: `php` of `/shop/index.php`. */
export function hasEnding(list: NameList, path: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  return dot !== -1 && hasName(list, file.slice(dot + 1));
}
