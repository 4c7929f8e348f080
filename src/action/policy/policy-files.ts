import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DEFAULT_CONFIG_FILE, type NamedText, readConfigText } from '../../gate/inputs/config-file.ts';
import { COMMIT_FILES_MAX, isOfRules, RULE_FOLDER, readRuleFolder, ruleChanges } from '../../gate/inputs/rule-files.ts';
import type { ProposedFiles } from '../../gate/inputs/settings-sources.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { present } from '../../shared/records.ts';
import { shortSha } from '../markdown/words.ts';
import type { PolicyPlace } from './policy-place.ts';
import { type FileReader, repositoryFile, repositoryFolder, tipOf } from './repository-file.ts';

/** Location of a file that an input names. */
type FilePlace =
  /** Outside the workspace, where no checkout writes: the workflow created it. */
  | { readonly kind: 'outside' }
  /**
   * In the workspace. `paths`: possible paths in the repository, most likely first; there are two if the checkout has its own
   * folder (`path:`). `folders`: possible locations of the git history.
   */
  | { readonly kind: 'inside'; readonly paths: readonly string[]; readonly folders: readonly string[] };

/** Follows links only to find out whether a path outside the workspace points into it. */
export async function filePlace(workspace: string, name: string): Promise<FilePlace> {
  const absolute = resolve(workspace, name);
  const lexical = inside(workspace, absolute);
  if (lexical !== null) return { kind: 'inside', ...(await candidates(workspace, lexical)) };
  const real = await realpath(absolute).catch(() => null);
  const home = await realpath(workspace).catch(() => workspace);
  const linked = real === null ? null : inside(home, real);
  return linked === null ? { kind: 'outside' } : { kind: 'inside', ...(await candidates(home, linked)) };
}

/** Relative path with `/`, or null if it leaves the folder. */
function inside(folder: string, path: string): string | null {
  const text = relative(resolve(folder), path);
  const isOutside = text === '..' || text.startsWith(`..${sep}`) || resolve(text) === text;
  return isOutside ? null : text.split(sep).join('/');
}

async function candidates(workspace: string, path: string) {
  const nested = await checkoutAbove(workspace, path);
  // The whole path first: a submodule that a pull request adds above the file must not select another file.
  if (nested === null) return { paths: [path], folders: [workspace] };
  return { paths: [path, path.slice(nested.length + 1)], folders: [workspace, join(workspace, nested)] };
}

/** The deepest folder between the workspace and the file that is a checkout. */
async function checkoutAbove(workspace: string, path: string): Promise<string | null> {
  for (let folder = dirname(path); folder !== '.' && folder !== '/' && folder !== ''; folder = dirname(folder)) {
    const found = await lstat(join(workspace, folder, '.git')).then(
      () => true,
      () => false,
    );
    if (found) return folder;
  }
  return null;
}

/** The policy files of this run, and their versions in the pull request or the pushed branch. */
export interface PolicyFiles {
  readonly configFile: NamedText | null;
  readonly ignoreFile: NamedText | null;
  /** The rules of the repository. */
  readonly ruleFiles: readonly NamedText[];
  /** What the pull request or the pushed branch changes of them. */
  readonly ruleChanges: readonly string[];
  readonly proposed: ProposedFiles;
  readonly warnings: readonly string[];
}

export interface PolicyRequest {
  readonly place: PolicyPlace;
  readonly workspace: string;
  /** Values of the inputs; empty if not set. */
  readonly configInput: string;
  readonly ignoreInput: string;
  readonly reader: FileReader;
}

type FileInput = 'config-file' | 'ignore-file';

interface Found {
  readonly file: NamedText | null;
  /** Undefined: unchanged or unknown. */
  readonly proposed?: NamedText | null;
}

/**
 * Reads the policy from a trusted commit. If a file cannot be read there, the run warns and uses the defaults, never the file
 * of the checkout.
 * @throws UsageError if a file named by an input does not exist or is not a file
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
    ...(await readRuleFiles(request, commit, warnings)),
    proposed: present({ config: config.proposed, ignore: ignore.proposed }),
    warnings,
  };
}

type RuleFiles = Pick<PolicyFiles, 'ruleFiles' | 'ruleChanges'>;

/** As for the configuration file: if the rules cannot be read in the trusted commit, the run warns and has none. */
async function readRuleFiles(
  request: PolicyRequest,
  commit: () => Promise<string>,
  warnings: string[],
): Promise<RuleFiles> {
  const { place, workspace, reader } = request;
  if (place.kind === 'checkout') return { ruleFiles: await readRuleFolder(workspace), ruleChanges: [] };
  const where = await filePlace(workspace, RULE_FOLDER);
  const folders = where.kind === 'inside' ? where.folders : [];
  const listed = async (sha: string) => {
    const files = await repositoryFolder(reader, sha, RULE_FOLDER, folders);
    const rules = [...files].filter(([name]) => isOfRules(name)).sort(([one], [other]) => (one < other ? -1 : 1));
    return new Map(rules.map(([name, id]) => [`${RULE_FOLDER}/${name}`, id]));
  };
  try {
    const sha = await commit();
    const files = await listed(sha);
    if (files.size > COMMIT_FILES_MAX) throw new Error(`it has more than ${COMMIT_FILES_MAX} files`);
    const ruleFiles: NamedText[] = [];
    for (const path of files.keys()) {
      const text = await repositoryFile(reader, sha, path, folders);
      ruleFiles.push({ name: `${path}@${shortSha(sha)}`, text: text ?? '' });
    }
    const proposed = proposedBy(place);
    return { ruleFiles, ruleChanges: proposed === null ? [] : ruleChanges(files, await listed(proposed)) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warnings.push(`The rules in ${RULE_FOLDER} did not run: they could not be read in the base commit (${why}).`);
    return { ruleFiles: [], ruleChanges: [] };
  }
}

/**
 * The text of a file that directs what is done with secrets, from the trusted commit.
 * @throws UsageError if it is not there
 */
export async function readTrustedFile(
  request: Pick<PolicyRequest, 'place' | 'workspace' | 'reader'>,
  input: string,
  name: string,
): Promise<string> {
  const { place, workspace } = request;
  const where = place.kind === 'checkout' ? null : await filePlace(workspace, name);
  if (where === null || where.kind === 'outside') return (await readConfigText(input, name, workspace))?.text ?? '';
  try {
    const found = await firstOf(request, await commitOfPlace(request), where.paths, where.folders);
    if (found !== null) return found.text;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(input, `${shown(name)} could not be read in the base commit: ${why}.`, { cause });
  }
  throw new UsageError(input, `${shown(name)} is not in the base commit; merge it first.`);
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
      `${shown(name)} was not used: its version in the base commit could not be read (${why}). The defaults apply. Give the job \`permissions: contents: read\`, or check out with \`fetch-depth: 0\`.`,
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
  const isNowhere = proposedBy(place) !== null && !proposed;
  if (isNowhere) throw new UsageError(input, `${shown(name)} does not exist.`);
  warnings.push(`${input}: ${shown(name)} does not exist in the base commit; the defaults apply until it is merged.`);
}

/** The file in the pull request or the pushed branch; undefined if it is unchanged or cannot be read. */
async function proposedFile(
  { place, reader }: PolicyRequest,
  base: { readonly path: string; readonly text: string } | null,
  where: { readonly paths: readonly string[]; readonly folders: readonly string[] },
  warnings: string[],
): Promise<NamedText | null | undefined> {
  const commit = proposedBy(place);
  if (commit === null) return undefined;
  try {
    const paths = base === null ? where.paths : [base.path];
    const next = await firstOf({ reader }, commit, paths, where.folders);
    if (next?.text === base?.text) return undefined;
    return next === null ? null : { name: next.path, text: next.text };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warnings.push(`Could not determine whether the scanned commit changes ${shown(where.paths[0] ?? '')}: ${why}.`);
    return undefined;
  }
}

/** The commit that would change the policy, or null. */
function proposedBy(place: PolicyPlace): string | null {
  return place.kind === 'commit' || place.kind === 'branch' ? place.proposed : null;
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

async function commitOfPlace({ place, reader }: Pick<PolicyRequest, 'place' | 'reader'>): Promise<string> {
  if (place.kind === 'commit') return place.sha;
  if (place.kind === 'branch') return tipOf(reader, place.name);
  throw new Error('the event has no base commit');
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
