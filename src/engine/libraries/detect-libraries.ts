import { type CodeSignature, LIBRARY_FINGERPRINTS, type LibraryFingerprint } from '../data/library-fingerprints.ts';
import { variableVersion } from './variable-version.ts';

export interface LibraryInText {
  readonly name: string;
  readonly version: string;
  readonly how: 'code' | 'banner';
}

const PLACES_MAX = 60;
const VERSION = String.raw`\d{1,3}\.\d{1,5}(?:\.\d{1,5})?(?:[-.]?(?:alpha|beta|rc|pre|dev|next|canary)[\w.-]{0,30})?`;
const STARTS_AS_VERSION = new RegExp(`^${VERSION}`);
// A line with a license right after the version credits another library.
const BANNER_VERSION = new RegExp(`^\\s*v?(?<v>${VERSION})(?![\\d.]*\\w)(?!\\s+<?\\S{1,80}/LICENSE)`);

interface CompiledSignature extends CodeSignature {
  readonly regex: RegExp;
}
interface CompiledLibrary {
  readonly library: LibraryFingerprint;
  readonly signatures: readonly CompiledSignature[];
}
let compiled: readonly CompiledLibrary[] | null = null;

function compile(): readonly CompiledLibrary[] {
  compiled ??= LIBRARY_FINGERPRINTS.map((library) => ({
    library,
    signatures: (library.code ?? []).map((signature) => ({
      ...signature,
      regex: new RegExp(
        signature.pattern
          .replaceAll('%V', `["'\`](?<v>${VERSION})[^"'\`\\n]{0,400}["'\`]`)
          .replaceAll('%I', `(?:["'\`](?<v>${VERSION})[^"'\`\\n]{0,400}["'\`]|(?<id>[A-Za-z_$][\\w$]{0,60}))`)
          .replaceAll('%N', '[\\w$]{1,60}')
          .replaceAll('\\s*', '\\s{0,20}'),
      ),
    })),
  }));
  return compiled;
}

/**
 * Libraries in the text of a script, minified, bundled or as published, each version once. A library without a
 * known version is skipped. A generator, so that a caller can yield between libraries.
 */
export function* detectLibraries(text: string): Generator<LibraryInText | null> {
  const seen = new Set<string>();
  for (const one of compile()) {
    const { name } = one.library;
    const { versions, how } = versionsIn(text, one);
    for (const version of versions) {
      const key = `${name}@${version}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { name, version, how };
    }
    yield null;
  }
}

/** The versions that the code shows, or the banner if the code shows none or still has the number of an earlier release. */
function versionsIn(
  text: string,
  { library, signatures }: CompiledLibrary,
): { readonly versions: ReadonlySet<string>; readonly how: LibraryInText['how'] } {
  const byCode = new Set<string>();
  for (const signature of signatures) {
    const read = new Set(codeVersions(text, signature));
    if (signature.isAlone !== true || read.size === 1) for (const version of read) byCode.add(version);
  }
  const byBanner = byCode.size <= 1 ? new Set(bannerVersions(text, library.banners ?? [])) : new Set<string>();
  if (byBanner.size > 0) return { versions: byBanner, how: 'banner' };
  // Releases whose code has an outdated number: without a banner the version is unknown.
  for (const version of library.carried ?? []) byCode.delete(version);
  return { versions: byCode, how: 'code' };
}

function* codeVersions(text: string, signature: CompiledSignature): Generator<string> {
  const { near, before = 0, after = 160, requires = [], regex } = signature;
  let places = 0;
  let at = text.indexOf(near);
  if (at === -1 || !requires.every((literal) => text.includes(literal))) return;
  for (; at !== -1 && places < PLACES_MAX; at = text.indexOf(near, at + near.length)) {
    places += 1;
    const from = Math.max(0, at - before);
    // Without anything after it, the literal itself is left out: the pattern ends right before it.
    const window = text.slice(from, after === 0 ? at : at + near.length + after);
    const match = regex.exec(window);
    if (match === null) continue;
    const version = versionOf(text, from + match.index, match.groups ?? {});
    if (version !== null) yield version;
  }
}

function versionOf(text: string, index: number, groups: Readonly<Record<string, string | undefined>>): string | null {
  const { v, id, id2, major, minor, patch, rev, revId } = groups;
  if (v !== undefined) return cleanVersion(v);
  if (major !== undefined && minor !== undefined) return `${major}.${minor}.${patch ?? '0'}`;
  // three.js counts revisions: r125 is published as 0.125.x.
  const revision = rev ?? (revId === undefined ? undefined : variableVersion(text, revId, index, /^\d{2,3}$/));
  if (revision != null) return `0.${revision}`;
  const name = id ?? id2;
  const version = name === undefined ? null : variableVersion(text, name, index, STARTS_AS_VERSION);
  return version === null ? null : cleanVersion(version);
}

/** Drops text after the version, such as the `-next-<commit>-<date>` of React's released files. */
function cleanVersion(text: string): string | null {
  const version = STARTS_AS_VERSION.exec(text)?.[0];
  return version === undefined ? null : version.replace(/-next-[0-9a-f]{6}.*/s, '').replace(/[-.]$/, '');
}

function* bannerVersions(text: string, banners: readonly string[]): Generator<string> {
  for (const banner of banners) {
    let places = 0;
    for (
      let at = text.indexOf(banner);
      at !== -1 && places < PLACES_MAX;
      at = text.indexOf(banner, at + banner.length)
    ) {
      places += 1;
      const match = BANNER_VERSION.exec(text.slice(at + banner.length, at + banner.length + 120));
      if (match?.groups?.['v'] !== undefined && opensComment(text, at)) {
        yield match.groups['v'];
        return;
      }
    }
  }
}

/** Text that may precede the name in the heading of a comment: marks and usual words. */
const HEADING =
  /^[\s*!@\-/#=+.:"'([]*(?:@?\b(?:licen[cs]e|preserve|overview|name|module|file|project|package|title|copyright|plugin|library|bundle|build|browser|of|the)\b[\s:*!-]*){0,4}$/i;

/** True at the heading of a comment or of a line near its start; a name in prose refers to another library. */
function opensComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const open = Math.max(before.lastIndexOf('/*'), before.lastIndexOf('//!'));
  const isBlock = open !== -1 && !before.slice(open).includes('*/');
  if (isBlock) return HEADING.test(before.slice(Math.max(open, before.length - line.length)));
  return (/^\s*\/\//.test(line) || text.startsWith('//', at)) && HEADING.test(line);
}
