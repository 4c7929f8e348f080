import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryFingerprint } from '../src/engine/data/library-fingerprints.ts';
import { detectLibraries } from '../src/engine/libraries/detect-libraries.ts';
import { compareVersions } from '../src/engine/web/compare-versions.ts';
import { browserFiles } from './browser-files.ts';
import { NotPublished, type NpmRegistry, type PublishedVersion, RegistryUnusable } from './npm-registry.ts';
import { scriptForms } from './script-forms.ts';
import { withRelease } from './unpack-release.ts';

/** `plain` as published (readable and minified file), `stripped` of comments, `minified` by terser. */
export const FORMS = ['plain', 'stripped', 'minified'] as const;
export type Form = (typeof FORMS)[number];

export interface CheckedVersion {
  readonly version: string;
  /** Package of the registry that contains it. */
  readonly package: string;
  readonly recognised: readonly Form[];
  /** Versions that were read instead of the right one, by form. */
  readonly wrong: readonly { readonly form: Form; readonly read: string }[];
  readonly files: readonly string[];
}

export interface CheckedLibrary {
  readonly name: string;
  readonly versions: readonly CheckedVersion[];
  /** Descriptions of what could not be read. */
  readonly faults: readonly string[];
}

/**
 * Downloads versions of a library and checks whether the engine recognises them.
 *
 * @param choose picks versions of those published
 * @throws RegistryUnusable if the registry cannot be used
 */
export async function checkLibrary(
  registry: NpmRegistry,
  library: LibraryFingerprint,
  choose: (versions: readonly string[]) => readonly string[],
): Promise<CheckedLibrary> {
  const faults: string[] = [];
  const published = await publishedVersions(registry, library, faults);
  const all = [...published.keys()].sort(compareVersions);
  const versions: CheckedVersion[] = [];
  for (const version of choose(all)) {
    const source = published.get(version);
    if (source === undefined) {
      faults.push(`${library.name}@${version} is no longer in the registry`);
      continue;
    }
    try {
      const checked = await checkVersion(registry, library, source.name, source.entry);
      if (checked === null) faults.push(`${source.name}@${version}: no script of a browser found in the package`);
      else versions.push(checked);
    } catch (error) {
      if (error instanceof RegistryUnusable) throw error;
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { name: library.name, versions, faults };
}

interface Published {
  readonly name: string;
  readonly entry: PublishedVersion;
}

/** The stable versions by number, each with the first package that has it. */
async function publishedVersions(
  registry: NpmRegistry,
  library: LibraryFingerprint,
  faults: string[],
): Promise<Map<string, Published>> {
  const published = new Map<string, Published>();
  for (const name of library.packages ?? [library.name]) {
    const entries = await registry.versions(name).catch((error: unknown) => {
      if (!(error instanceof NotPublished)) throw error;
      faults.push(error.message);
      return [];
    });
    for (const entry of entries) {
      const { version } = entry;
      const isCovered = isStable(version) && compareVersions(version, library.since ?? '0') >= 0;
      if (isCovered && !published.has(version)) published.set(version, { name, entry });
    }
  }
  return published;
}

function checkVersion(
  registry: NpmRegistry,
  library: LibraryFingerprint,
  packageName: string,
  entry: PublishedVersion,
): Promise<CheckedVersion | null> {
  return withRelease(registry, packageName, entry, async (folder) => {
    const { version } = entry;
    const { readable, minified } = browserFiles(folder, library);
    const files = [readable, minified].filter((path) => path !== null);
    const source = readable ?? minified;
    if (source === null) return null;
    const texts = files.map((path) => readFileSync(join(folder, path), 'utf8'));
    const forms = await scriptForms(readFileSync(join(folder, source), 'utf8'), source.endsWith('.mjs'));
    const byForm: Record<Form, readonly string[]> = {
      plain: texts,
      stripped: forms === null ? [] : [forms.stripped],
      minified: forms === null ? [] : [forms.minified],
    };
    const read = FORMS.map((form) => ({ form, found: byForm[form].map((text) => versionsIn(text, library.name)) }));
    const recognised = read.filter(({ found }) => isRecognised(version, found)).map(({ form }) => form);
    const wrong = read.flatMap(({ form, found }) =>
      otherVersions(version, found).map((other) => ({ form, read: other })),
    );
    return { version, package: packageName, recognised, wrong, files };
  });
}

/** @param found the versions read from each text */
function isRecognised(version: string, found: readonly (readonly string[])[]): boolean {
  return found.length > 0 && found.every((list) => list.some((one) => isVersion(version, one)));
}

function otherVersions(version: string, found: readonly (readonly string[])[]): string[] {
  return [...new Set(found.flat().filter((one) => !isVersion(version, one)))];
}

function versionsIn(text: string, name: string): string[] {
  return [...detectLibraries(text)].flatMap((library) => (library?.name === name ? [library.version] : []));
}

/** True for a release, not a pre-release. */
export function isStable(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}

/** True if the version that was read is the expected one or its prefix: three.js contains no patch number. */
export function isVersion(version: string, read: string): boolean {
  return version === read || version.startsWith(`${read}.`);
}
