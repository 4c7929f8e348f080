import { isAbsolute, posix, sep } from 'node:path';
import { CONFIG_BYTES_MAX, DEFAULT_CONFIG_FILE, type NamedText, readConfigText } from '../gate/inputs/config-file.ts';
import { COMMIT_FILES_MAX, isOfRules, RULE_FOLDER, readRuleFolder, ruleChanges } from '../gate/inputs/rule-files.ts';
import type { SettingsSources } from '../gate/inputs/settings-sources.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { commitOf, fileOfCommit, folderOfCommit, prefixOf } from '../gate/policy/git-history.ts';
import { present } from '../shared/records.ts';
import type { Io } from './io.ts';

type PolicyFiles = Pick<
  SettingsSources,
  'configFile' | 'ignoreFile' | 'ruleFiles' | 'ruleChanges' | 'proposed' | 'warnings'
>;

export interface PolicyFlags {
  /** Empty if not set. */
  readonly configFile: string;
  readonly ignoreFile: string;
  /** Commit, branch or tag to read the files from; null: the folder. */
  readonly configRef: string | null;
  readonly naming: (name: 'config-file' | 'ignore-file') => string;
}

/** Variables that exist only in pipelines of merge or pull requests. */
const PROPOSAL_VARIABLES = ['CI_MERGE_REQUEST_IID', 'CHANGE_ID', 'SYSTEM_PULLREQUEST_PULLREQUESTID'];

/**
 * The configuration files: from the folder or, with `--config-ref`, from the local history, with the changes of the
 * folder. In the pipeline of a merge request the folder contains the files of the merge request: they apply with a warning,
 * but without secrets.
 * @throws UsageError
 */
export async function readPolicyFiles(flags: PolicyFlags, io: Io): Promise<PolicyFiles> {
  const { configFile, ignoreFile, configRef, naming } = flags;
  const fromDisk = async (input: 'config-file' | 'ignore-file', name: string) =>
    input === 'ignore-file' && name === '' ? null : readConfigText(naming(input), name, io.directory);
  if (configRef === null) {
    const untrusted = isProposal(io.environment);
    const mark = (file: NamedText | null) => (file === null || !untrusted ? file : { ...file, untrusted });
    const config = mark(await fromDisk('config-file', configFile));
    const ignore = mark(await fromDisk('ignore-file', ignoreFile));
    const warning = `${(config ?? ignore)?.name} comes from the checkout of the merge request, which can loosen its own gate. Give the target branch with --config-ref.`;
    const ruleFiles = await readRuleFolder(io.directory);
    return {
      configFile: config,
      ignoreFile: ignore,
      ruleFiles,
      warnings: untrusted && (config ?? ignore) !== null ? [warning] : [],
    };
  }
  const commit = await commitFor(configRef, io);
  const one = async (input: 'config-file' | 'ignore-file', name: string) => {
    if (input === 'ignore-file' && name === '') return { file: null };
    const base = await fromHistory(naming(input), name, commit, io);
    // A file that is missing in the folder is a change, not an error.
    const next = await readConfigText(naming(input), name, io.directory).catch(() => null);
    return base?.text === next?.text ? { file: base } : { file: base, next };
  };
  const config = await one('config-file', configFile);
  const ignore = await one('ignore-file', ignoreFile);
  const proposed = present({ config: config.next, ignore: ignore.next });
  const absent = [
    ...(configFile !== '' && config.file === null ? [configFile] : []),
    ...(ignoreFile !== '' && ignore.file === null ? [ignoreFile] : []),
  ];
  const warnings = absent.map(
    (name) => `${shown(name)} is not in ${configRef} yet; the defaults apply until it is merged.`,
  );
  const ruleFiles = await rulesOfHistory(commit, io);
  const byName = (files: readonly NamedText[]) => new Map(files.map(({ name, text }) => [name, text]));
  const next = await readRuleFolder(io.directory).catch(() => null);
  const changes = next === null ? [] : ruleChanges(byName(ruleFiles), byName(next));
  return { configFile: config.file, ignoreFile: ignore.file, ruleFiles, ruleChanges: changes, proposed, warnings };
}

/**
 * The text of a file that directs what is done with secrets: from the folder, or with `--config-ref` from the local history. In the
 * pipeline of a merge request the folder is not trusted.
 * @throws UsageError
 */
export async function readTrustedFile(input: string, name: string, configRef: string | null, io: Io): Promise<string> {
  if (configRef === null && isProposal(io.environment))
    throw new UsageError(
      input,
      `${shown(name)} comes from the checkout of the merge request. Give the target branch with --config-ref.`,
    );
  const file =
    configRef === null
      ? await readConfigText(input, name, io.directory)
      : await fromHistory(input, name, await commitFor(configRef, io), io);
  if (file === null) throw new UsageError(input, `${shown(name)} is not in ${configRef}; merge it first.`);
  return file.text;
}

function commitFor(configRef: string, io: Io): Promise<string> {
  return commitOf(io.directory, configRef, io.environment).catch((cause: unknown) => {
    throw new UsageError('--config-ref', `${shown(configRef)} was not found: ${messageOf(cause)}. Fetch it first.`, {
      cause,
    });
  });
}

async function fromHistory(input: string, name: string, commit: string, io: Io): Promise<NamedText | null> {
  const given = name.trim() === '' ? DEFAULT_CONFIG_FILE : name.trim();
  if (isAbsolute(given)) throw new UsageError(input, 'must be relative to this folder when --config-ref is given.');
  try {
    const path = posix.normalize(`${await prefixOf(io.directory, io.environment)}${given.split(sep).join('/')}`);
    if (path.startsWith('..')) throw new UsageError(input, `${shown(given)} is outside the repository.`);
    const text = await fileOfCommit(io.directory, commit, path, CONFIG_BYTES_MAX, io.environment);
    return text === null ? null : { name: `${given}@${commit.slice(0, 7)}`, text };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(input, `${shown(given)} of --config-ref could not be read: ${messageOf(cause)}.`, { cause });
  }
}

/** The rules of a commit. @throws UsageError */
async function rulesOfHistory(commit: string, io: Io): Promise<readonly NamedText[]> {
  try {
    const folder = `${await prefixOf(io.directory, io.environment)}${RULE_FOLDER}`;
    const names = [...(await folderOfCommit(io.directory, commit, folder, io.environment)).keys()].filter(isOfRules);
    if (names.length > COMMIT_FILES_MAX) throw new Error(`it has more than ${COMMIT_FILES_MAX} files`);
    const read = async (name: string) => ({
      name: `${RULE_FOLDER}/${name}`,
      text: (await fileOfCommit(io.directory, commit, `${folder}/${name}`, CONFIG_BYTES_MAX, io.environment)) ?? '',
    });
    const files: NamedText[] = [];
    for (const name of names.sort()) files.push(await read(name));
    return files;
  } catch (cause) {
    throw new UsageError('--config-ref', `${RULE_FOLDER} could not be read: ${messageOf(cause)}.`, { cause });
  }
}

function isProposal(environment: Io['environment']): boolean {
  const onGitHub = /^(pull_request|merge_group)/.test(environment['GITHUB_EVENT_NAME'] ?? '');
  return onGitHub || PROPOSAL_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
