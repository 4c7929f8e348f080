import table from './library-fingerprints.json' with { type: 'json' };

/**
 * Strings and property names survive minifying and bundling, so a signature is a literal that the minifier must keep (`near`)
 * with the version, or the variable with the version, near it. In a pattern `%V` is a quoted version (group
 * `v`), `%I` a quoted version or a variable that is assigned one elsewhere (group `v` or `id`), `%N` any variable name. `\s*`
 * reads at most 20 characters, so that no text makes the pattern slow.
 */
export interface CodeSignature {
  /** Literal text; the pattern is tried at each occurrence. */
  readonly near: string;
  /** Characters before and after the literal that the pattern sees. Default 0 and 160. */
  readonly before?: number;
  readonly after?: number;
  /** Source of a regular expression with the placeholders above. */
  readonly pattern: string;
  /** Literals that the file must contain too. */
  readonly requires?: readonly string[];
  /** Does not distinguish libraries of one family: several versions in a file prove nothing. */
  readonly isAlone?: boolean;
}

export interface LibraryFingerprint {
  /** Name in the npm registry, which advisories use. */
  readonly name: string;
  /** Packages of the registry with its browser builds, best first, where they differ from the name. */
  readonly packages?: readonly string[];
  /** Earlier packages are unofficial copies whose version differs from that of their files. */
  readonly since?: string;
  /** Paths of the browser builds in these packages, where neither the manifest nor the file name says so. */
  readonly builds?: readonly string[];
  /** Names in file names and on content delivery networks. */
  readonly files: readonly string[];
  /** Text before the version in the banner comment. */
  readonly banners?: readonly string[];
  /** Outdated version numbers that later releases still contain: without a banner they prove nothing. */
  readonly carried?: readonly string[];
  readonly code?: readonly CodeSignature[];
}

export const LIBRARY_FINGERPRINTS: readonly LibraryFingerprint[] = table.libraries;
/** Day of the last comparison with published packages; reports show it. */
export const LIBRARIES_DATE: string = table.date;
