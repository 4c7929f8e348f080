import { DEFAULT_CONFIG_FILE, type NamedText, readConfigText } from '../gate/config-file.ts';
import type { ProposedFiles } from '../gate/settings-sources.ts';
import { shown, UsageError } from '../gate/usage-error.ts';
import { shortSha } from './markdown/words.ts';
import type { PolicyPlace } from './policy-place.ts';
import { type FileReader, repositoryFile, tipOf } from './repository-file.ts';
import { filePlace } from './repository-path.ts';

/** The files that hold the policy of this run, and what a pull request would make of them. */
export interface PolicyFiles {
  readonly configFile: NamedText | null;
  readonly ignoreFile: NamedText | null;
  readonly proposed: ProposedFiles;
  readonly warnings: readonly string[];
}

export interface PolicyRequest {
  readonly place: PolicyPlace;
  readonly workspace: string;
  /** Values of the inputs; empty when they were not given. */
  readonly configInput: string;
  readonly ignoreInput: string;
  readonly reader: FileReader;
}

type FileInput = 'config-file' | 'ignore-file';

interface Found {
  readonly file: NamedText | null;
  /** Undefined: the same, or not known. */
  readonly proposed?: NamedText | null;
}

/**
 * Reads the policy from where it is trusted. A file that cannot be read there is not used, and a warning says so: the file of
 * the checkout never takes its place.
 * @throws UsageError when a file that an input names is nowhere, or is none
 */
export async function readPolicyFiles(request: PolicyRequest): Promise<PolicyFiles> {
  const { configInput, ignoreInput } = request;
  const warnings: string[] = [];
  const commit = lazily(() => commitOfPlace(request));
  const config = await readOne(request, 'config-file', configInput, commit, warnings);
  const ignore =
    ignoreInput === '' ? { file: null } : await readOne(request, 'ignore-file', ignoreInput, commit, warnings);
  return {
    configFile: config.file,
    ignoreFile: ignore.file,
    proposed: {
      ...(config.proposed === undefined ? {} : { config: config.proposed }),
      ...(ignore.proposed === undefined ? {} : { ignore: ignore.proposed }),
    },
    warnings,
  };
}

async function readOne(
  request: PolicyRequest,
  input: FileInput,
  given: string,
  commit: () => Promise<string>,
  warnings: string[],
): Promise<Found> {
  const { place, workspace } = request;
  if (place.kind === 'checkout') return { file: await readConfigText(input, given, workspace) };
  const name = given === '' ? DEFAULT_CONFIG_FILE : given;
  const where = await filePlace(workspace, name);
  if (where.kind === 'outside') return { file: await readConfigText(input, name, workspace) };
  try {
    const sha = await commit();
    const found = await firstOf(request, sha, where.paths, where.folders);
    const file = found === null ? null : { name: `${found.path}@${shortSha(sha)}`, text: found.text };
    const proposed = await proposedFile(request, found, where, warnings);
    if (file === null && given !== '') missing(input, name, proposed, place, warnings);
    return { file, ...(proposed === undefined ? {} : { proposed }) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    warnings.push(
      `${shown(name)} was not used: its version on the base could not be read (${why}). The defaults hold. Give the job \`permissions: contents: read\`, or check out with \`fetch-depth: 0\`.`,
    );
    return { file: null };
  }
}

function missing(
  input: FileInput,
  name: string,
  proposed: NamedText | null | undefined,
  place: PolicyPlace,
  warnings: string[],
): void {
  const isNowhere = place.kind === 'commit' && place.proposed !== null && !proposed;
  if (isNowhere) throw new UsageError(input, `${shown(name)} does not exist.`);
  warnings.push(`${input}: ${shown(name)} is not on the base yet; the defaults hold until it is merged.`);
}

/** The file as the pull request leaves it: undefined when it stays the same or cannot be read. */
async function proposedFile(
  { place, reader }: PolicyRequest,
  base: { readonly path: string; readonly text: string } | null,
  where: { readonly paths: readonly string[]; readonly folders: readonly string[] },
  warnings: string[],
): Promise<NamedText | null | undefined> {
  if (place.kind !== 'commit' || place.proposed === null) return undefined;
  try {
    const paths = base === null ? where.paths : [base.path];
    const next = await firstOf({ reader }, place.proposed, paths, where.folders);
    if (next?.text === base?.text) return undefined;
    return next === null ? null : { name: next.path, text: next.text };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warnings.push(`Whether this pull request changes ${shown(where.paths[0] ?? '')} is not known: ${why}.`);
    return undefined;
  }
}

async function firstOf(
  { reader }: Pick<PolicyRequest, 'reader'>,
  commit: string,
  paths: readonly string[],
  folders: readonly string[],
): Promise<{ readonly path: string; readonly text: string } | null> {
  for (const path of paths) {
    const text = await repositoryFile(reader, commit, path, folders);
    if (text !== null) return { path, text };
  }
  return null;
}

async function commitOfPlace({ place, reader }: PolicyRequest): Promise<string> {
  if (place.kind === 'commit') return place.sha;
  if (place.kind === 'branch') return tipOf(reader, place.name);
  throw new Error('the event names no base commit');
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
