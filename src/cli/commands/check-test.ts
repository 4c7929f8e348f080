import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type Rule, ruleShape } from '../../engine/rules/format.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { printedResponse, rowFault, writtenResponse } from '../../engine/rules/test-rows.ts';
import { importFaults, isRuleFile, RULE_FOLDER, SUMS_BYTES_MAX, SUMS_FILE } from '../../gate/inputs/rule-files.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { escapeTerminal } from '../../reports/escape/terminal.ts';
import { plural } from '../../shared/text.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';
import { TRY_FLAGS, tryAgainst } from '../try-rules.ts';

const FLAGS: FlagTable = {
  against: {
    type: 'string',
    value: 'URL',
    description: 'Try the rules on this site too, if they have no problem, and print what each requests and finds.',
  },
  ...TRY_FLAGS,
  help: HELP_FLAG,
};
const FILES_MAX = 10_000;
const FILE_BYTES_MAX = 256 * 1024;

const HELP = commandHelp(
  ['check-test [folder or file…]', 'check-test [folder or file…] --against URL [flags]'],
  `Checks rules, by default those below ${RULE_FOLDER}, and runs their test rows. Each problem is a line with its file and line. Nothing is
requested without --against. docs/RULES.md describes the format.`,
  FLAGS,
  `Exit status: 0: no problem, and no rule found something; 1: a problem, or a finding; 2: wrong usage; 3: the site gave no response, a rule
could not be tried, or none applies to the site.`,
  [
    'scan-gate check-test',
    'scan-gate check-test .scan-gate/checks/order-is-public.yml --against http://localhost:3000',
  ],
);

interface Checked {
  readonly faults: readonly string[];
  /** Null for a file that is no rule. */
  readonly rule: Rule | null;
  readonly tests: number;
}

/** `scan-gate check-test`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const places = flags.positionals.length === 0 ? [RULE_FOLDER] : flags.positionals;
  const files = (await Promise.all(places.map((place) => filesOf(place, io.directory)))).flat();
  const imported = (await Promise.all(places.map((place) => faultsOfImport(place, io.directory)))).flat();
  if (files.length === 0) throw new UsageError('<folder>', `${places.map(shown).join(', ')} has no .yml file.`);
  const results: Checked[] = [];
  const url = flags.text('against');
  for (const file of files) results.push(await checkFile(file, io.directory, url === undefined));
  const rules = results.flatMap(({ rule }) => rule ?? []);
  const ids = rules.map(({ id }) => id);
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const faults = [
    ...imported,
    ...results.flatMap((result) => result.faults),
    ...repeated.map((id) => `${id}: two files have this id; each needs its own`),
  ];
  for (const fault of faults) io.err(`${escapeTerminal(fault)}\n`);
  const tests = results.reduce((sum, result) => sum + result.tests, 0);
  const verdict = faults.length === 0 ? 'no problem' : plural(faults.length, 'problem');
  io.out(`${plural(files.length, 'rule')}, ${plural(tests, 'test')}: ${verdict}\n`);
  if (faults.length > 0) return EXIT_STATUS.failed;
  return url === undefined ? EXIT_STATUS.passed : tryAgainst(url, rules, flags, io);
}

/** @throws UsageError if the place does not exist */
async function filesOf(place: string, directory: string): Promise<string[]> {
  const path = resolve(directory, place);
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new UsageError('<folder>', `${shown(place)} does not exist. scan-gate check-new writes a first rule.`);
  if (found.isFile()) return [path];
  const names = await readdir(path, { recursive: true });
  const rules = names.filter(isRuleFile).sort();
  if (rules.length > FILES_MAX) throw new UsageError('<folder>', `${shown(place)} has more than ${FILES_MAX} files.`);
  return rules.map((name) => join(path, name));
}

/** What of a folder is not as it was imported. */
async function faultsOfImport(place: string, directory: string): Promise<string[]> {
  const folder = resolve(directory, place);
  const sums = await textOf(join(folder, SUMS_FILE), SUMS_BYTES_MAX);
  if (sums === null) return [];
  const names = await readdir(folder);
  const texts = new Map<string, string>();
  for (const name of names.filter(isRuleFile)) texts.set(name, (await textOf(join(folder, name))) ?? '');
  return importFaults(sums, (name) => texts.get(name)).map(
    ({ line, text }) => `${relative(directory, join(folder, SUMS_FILE))}:${line}: ${text}`,
  );
}

/** @param needsTests a rule without one is a problem */
async function checkFile(path: string, directory: string, needsTests: boolean): Promise<Checked> {
  const name = relative(directory, path);
  const at = (line: number | null, text: string) => `${name}${line === null ? '' : `:${line}`}: ${text}`;
  const source = await textOf(path);
  if (source === null)
    return { faults: [at(null, 'cannot be read as a text of at most 256 KiB')], rule: null, tests: 0 };
  const read = readRules(source, ruleShape);
  if ('problems' in read)
    return { faults: read.problems.map(({ line, text }) => at(line, text)), rule: null, tests: 0 };
  const rule = read.value;
  const rows = rule.test ?? [];
  const faults: string[] = [];
  for (const [index, row] of rows.entries()) {
    const fault = await faultOf(rule, row, join(path, '..'));
    if (fault !== null) faults.push(at(read.lineOf(['test', String(index)]), `test ${index + 1} ${fault}`));
  }
  if (rows.length === 0 && needsTests) faults.push(at(null, 'has no test; add one with a finding and one without'));
  return { faults, rule, tests: rows.length };
}

async function faultOf(rule: Rule, row: NonNullable<Rule['test']>[number], folder: string): Promise<string | null> {
  if (typeof row.response !== 'string') return rowFault(rule, row, writtenResponse(row.response));
  const path = resolve(folder, row.response);
  if (!path.startsWith(folder + sep)) return `names ${shown(row.response)}, which is not below the folder of the rule`;
  const text = await textOf(path);
  if (text === null) return `names ${shown(row.response)}, which cannot be read as a text of at most 256 KiB`;
  const response = printedResponse(text);
  return response === null
    ? `names ${shown(row.response)}, which is no response as curl -i prints it: HTTP/1.1 200, headers, an empty line, the body`
    : rowFault(rule, row, response);
}

async function textOf(path: string, bytesMax = FILE_BYTES_MAX): Promise<string | null> {
  const file = await stat(path).catch(() => null);
  return file?.isFile() === true && file.size <= bytesMax ? readFile(path, 'utf8').catch(() => null) : null;
}
