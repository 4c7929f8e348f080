import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ruleShape } from '../../engine/rules/format.ts';
import { LeftOut } from '../../engine/rules/import/left-out.ts';
import type { Origin } from '../../engine/rules/import/meta.ts';
import { rulesOfTemplate } from '../../engine/rules/import/template.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { digestOf, isRuleFile, SUMS_FILE } from '../../gate/inputs/rule-files.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { commitOf, isCommitId } from '../../gate/policy/git-history.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { formatCount, plural } from '../../shared/text.ts';
import { parseYaml } from '../../shared/yaml-file.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  out: { type: 'string', value: 'DIR', description: 'Folder for the rules; required.' },
  commit: {
    type: 'string',
    value: 'SHA',
    description: 'Commit of the templates. Default: that of the Git checkout they are in, if they are in one.',
  },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['check-import <file or folder…> --out DIR [--commit SHA]'],
  `Converts templates of nuclei into rules, one file each. Templates that ask other hosts, guess passwords, send word lists or need a
program are left out, each with the reason. Each rule names the commit and the digest of its template, and ${SUMS_FILE} in the folder has the
digests of the rules: scan and check-test refuse one that was changed. docs/RULES.md says what a converted rule proves.`,
  FLAGS,
);

const TEMPLATE_BYTES_MAX = 256 * 1024;
const LICENCES = ['LICENSE.md', 'LICENSE', 'LICENSE.txt'];
/** Folders above a template in which its licence may be. */
const FOLDERS_UP = 4;

interface Written {
  readonly id: string;
  readonly text: string;
}

/** `scan-gate check-import`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const out = flags.text('out');
  if (out === undefined) throw new UsageError('--out', 'missing: the folder for the rules.');
  if (flags.positionals.length === 0) throw new UsageError('<file or folder>', 'missing: the templates.');
  const folder = resolve(io.directory, out);
  await mkdir(folder, { recursive: true });
  const given = commitGiven(flags.text('commit'));
  const files: Template[] = [];
  for (const place of flags.positionals) {
    const path = resolve(io.directory, place);
    const templates = await templatesIn(path, place);
    const commit = given ?? (await commitOfFolder(path, io));
    files.push(...templates.map((file) => ({ file, commit })));
  }
  const licences = new Map<string, Promise<string | null>>();
  const sums = await readSums(join(folder, SUMS_FILE));
  const ids = new Set<string>();
  const reasons: string[] = [];
  for (const { file, commit } of files) {
    const made = await convert(file, { commit, licence: await licenceOf(dirname(file), licences) }, ids);
    if (typeof made === 'string') {
      reasons.push(made);
      io.err(`${escapeTerminal(relative(io.directory, file))}: left out, it has ${escapeTerminal(made)}\n`);
    } else
      for (const { id, text } of made) {
        ids.add(id);
        const name = `${id.slice(id.indexOf('.') + 1)}.yml`;
        await writeFile(join(folder, name), text);
        sums.set(name, digestOf(text));
      }
  }
  const lines = [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, digest]) => `${digest}  ${name}\n`);
  if (lines.length > 0) await writeFile(join(folder, SUMS_FILE), lines.join(''));
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => [reason, length] as const);
  for (const [reason, count] of counts.sort(([, one], [, other]) => other - one))
    io.out(`${formatCount(count).padStart(7)}  left out: ${escapeTerminal(reason)}\n`);
  const converted = formatCount(files.length - reasons.length);
  io.out(
    `${plural(files.length, 'template')}: ${converted} became ${plural(ids.size, 'rule')} in ${escapeTerminal(out)}\n`,
  );
  return ids.size > 0 ? 0 : 1;
}

interface Template {
  readonly file: string;
  readonly commit: string | null;
}

/** @throws UsageError */
function commitGiven(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isCommitId(text)) throw new UsageError('--commit', `${shown(text)} is not the full id of a commit.`);
  return text;
}

/** The commit of the checkout that a file or folder is in, or null. */
async function commitOfFolder(path: string, { environment }: Io): Promise<string | null> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path);
  return commitOf(folder, 'HEAD', environment).catch(() => null);
}

/** The digests of an earlier import into the folder, by the name of the file. */
async function readSums(path: string): Promise<Map<string, string>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(/ [ *]/));
  return new Map(lines.flatMap(([digest = '', name]) => (name === undefined ? [] : [[name.trim(), digest]])));
}

/** @throws UsageError if there is none */
async function templatesIn(path: string, name: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError('<file or folder>', `${shown(name)} does not exist.`);
  if (found.isFile()) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter(isRuleFile)
    .sort()
    .map((one) => join(path, one));
}

/** @returns the rules of a template, or why there are none */
async function convert(
  file: string,
  origin: Omit<Origin, 'digest'>,
  ids: ReadonlySet<string>,
): Promise<Written[] | string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || bytes.length > TEMPLATE_BYTES_MAX) return 'a file that cannot be read or is too large';
  const yaml = parseYaml(bytes.toString('utf8'), 0);
  if ('problems' in yaml) return 'a fault in its YAML';
  try {
    const digest = createHash('sha256').update(bytes).digest('hex');
    return rulesOfTemplate(yaml.value, { ...origin, digest }).map((rule) => {
      const text = `${JSON.stringify(rule, null, 2)}\n`;
      const read = readRules(text, ruleShape);
      if ('problems' in read)
        throw new LeftOut(`what the format of rules refuses: ${read.problems[0]?.text.slice(0, 120)}`);
      const { id } = read.value;
      if (ids.has(id)) throw new LeftOut('an id that another has');
      return { id, text };
    });
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    throw error;
  }
}

/** The first line of the licence beside or above a folder, without the marks of a heading. */
function licenceOf(
  folder: string,
  known: Map<string, Promise<string | null>>,
  up = FOLDERS_UP,
): Promise<string | null> {
  const found = known.get(folder) ?? readLicence(folder, known, up);
  known.set(folder, found);
  return found;
}

async function readLicence(
  folder: string,
  known: Map<string, Promise<string | null>>,
  up: number,
): Promise<string | null> {
  for (const name of LICENCES) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (text !== null)
      return (
        text
          .split('\n')
          .map((line) => line.replace(/^#+/, '').trim())
          .find((line) => line !== '') ?? null
      );
  }
  return up === 0 || dirname(folder) === folder ? null : licenceOf(dirname(folder), known, up - 1);
}
