import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ruleShape } from '../../engine/rules/format.ts';
import { LeftOut } from '../../engine/rules/import/left-out.ts';
import { rulesOfTemplate } from '../../engine/rules/import/template.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { isRuleFile } from '../../gate/inputs/rule-files.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { formatCount, plural } from '../../shared/text.ts';
import { parseYaml } from '../../shared/yaml-file.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  out: { type: 'string', value: 'DIR', description: 'Folder for the rules; required.' },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['check-import <file or folder…> --out DIR'],
  `Converts templates of nuclei into rules, one file each. Templates that ask other hosts, guess passwords, send word lists or need a
program are left out, each with the reason. docs/RULES.md says what a converted rule proves.`,
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
  const files: string[] = [];
  for (const place of flags.positionals) files.push(...(await templatesIn(resolve(io.directory, place), place)));
  const licences = new Map<string, Promise<string | null>>();
  const ids = new Set<string>();
  const reasons: string[] = [];
  for (const file of files) {
    const made = await convert(file, await licenceOf(dirname(file), licences), ids);
    if (typeof made === 'string') {
      reasons.push(made);
      io.err(`${escapeTerminal(relative(io.directory, file))}: left out, it has ${escapeTerminal(made)}\n`);
    } else
      for (const { id, text } of made) {
        ids.add(id);
        await writeFile(join(folder, `${id.slice(id.indexOf('.') + 1)}.yml`), text);
      }
  }
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => [reason, length] as const);
  for (const [reason, count] of counts.sort(([, one], [, other]) => other - one))
    io.out(`${formatCount(count).padStart(7)}  left out: ${escapeTerminal(reason)}\n`);
  const converted = formatCount(files.length - reasons.length);
  io.out(
    `${plural(files.length, 'template')}: ${converted} became ${plural(ids.size, 'rule')} in ${escapeTerminal(out)}\n`,
  );
  return ids.size > 0 ? 0 : 1;
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
async function convert(file: string, licence: string | null, ids: ReadonlySet<string>): Promise<Written[] | string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || bytes.length > TEMPLATE_BYTES_MAX) return 'a file that cannot be read or is too large';
  const yaml = parseYaml(bytes.toString('utf8'), 0);
  if ('problems' in yaml) return 'a fault in its YAML';
  try {
    const digest = createHash('sha256').update(bytes).digest('hex');
    return rulesOfTemplate(yaml.value, { licence, digest }).map((rule) => {
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
