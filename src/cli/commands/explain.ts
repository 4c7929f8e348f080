import type { CheckMeta } from '../../engine/core/check.ts';
import type { Rule } from '../../engine/rules/format.ts';
import { isRuleFile, readRuleFolder } from '../../gate/inputs/rule-files.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { checkGroups } from '../../shared/check-groups.ts';
import { nearest } from '../../shared/nearest.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = {
  list: {
    type: 'boolean',
    description: 'List the checks with their titles; with words, those that contain all of them.',
  },
  report: {
    type: 'string',
    value: 'FILE',
    description:
      'Explain a finding of this JSON report, by its fingerprint or the beginning of it, and how to reproduce it.',
  },
  help: HELP_FLAG,
};

const HELP = commandHelp(
  ['explain <check id or word>', 'explain <fingerprint> --report FILE', 'explain --list [word…]'],
  `Explains what a check looks for, why it matters, what proves a finding and how to fix it. Prints Markdown when standard output is
not a terminal.`,
  FLAGS,
);

interface Entry {
  readonly id: string;
  readonly title: string;
}

/** `scan-gate explain`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const words = flags.positionals;
  const report = flags.text('report');
  if (report !== undefined) {
    const { findingPage } = await import('../finding-page.ts');
    io.out(await findingPage(words, report, io));
    return 0;
  }
  const { CHECKS } = await import('../../engine/registry.ts');
  const metas = [...CHECKS.map(({ meta }) => meta), ...(await ownRules(io))];
  const all = metas.map(({ id, title }): Entry => ({ id, title }));
  const found = withWords(all, words);
  if (flags.flag('list') === true) {
    if (found.length === 0) throw noCheck(words.join(' '), all);
    io.out(listing(found));
    return 0;
  }
  const [id, surplus] = words;
  if (id === undefined) throw new UsageError('<check id>', 'missing, for example scan-gate explain exposure.env.');
  if (surplus !== undefined) throw new UsageError(shown(surplus), 'is one argument too many; search with --list.');
  const only = all.find((entry) => entry.id === id) ?? (found.length === 1 ? found[0] : undefined);
  if (only === undefined) {
    if (found.length === 0) throw noCheck(id, all);
    io.out(listing(found));
    return 0;
  }
  const { renderCheckPage } = await import('../../engine/check-page.ts');
  const meta = metas.find(({ id: own }) => own === only.id);
  const page = meta === undefined ? '' : renderCheckPage(meta);
  if (io.outColumns === null) {
    io.out(page);
    return 0;
  }
  const { terminalMarkdown } = await import('../terminal-markdown.ts');
  io.out(terminalMarkdown(page, { columns: io.outColumns, colored: io.outIsColored }));
  return 0;
}

/** The rules of this repository; files with faults are for `check-test`. */
async function ownRules(io: Io): Promise<readonly CheckMeta[]> {
  const files = (await readRuleFolder(io.directory)).filter(({ name }) => isRuleFile(name));
  if (files.length === 0) return [];
  const { readRuleTexts } = await import('../../engine/rules/read-texts.ts');
  const { ruleCheck } = await import('../../engine/rules/rule-check.ts');
  return readRuleTexts(files).rules.map((rule) => ruleCheck(rule as unknown as Rule).meta);
}

function withWords(entries: readonly Entry[], words: readonly string[]): Entry[] {
  return entries.filter(({ id, title }) =>
    words.every((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())),
  );
}

function listing(entries: readonly Entry[]): string {
  const width = Math.max(...entries.map(({ id }) => id.length));
  return checkGroups(entries, ({ id }) => id)
    .map(({ heading, items }) => {
      const lines = items.map(({ id, title }) => `${id.padEnd(width)}  ${title}\n`);
      return `${heading === null ? '' : `${heading}:\n`}${lines.join('')}`;
    })
    .join('\n');
}

function noCheck(text: string, all: readonly Entry[]): UsageError {
  const ids = all.map(({ id }) => id);
  const near = nearest(text, ids);
  const hint = near === null ? 'scan-gate explain --list lists all of them.' : `Did you mean ${near}?`;
  return new UsageError('<check id>', `${shown(text)} is not a check, nor in the title of one. ${hint}`);
}
