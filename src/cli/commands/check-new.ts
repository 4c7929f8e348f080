import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ruleShape } from '../../engine/rules/format.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { RULE_FOLDER } from '../../gate/inputs/rule-files.ts';
import { shown, UsageError } from '../../gate/model/usage-error.ts';
import { type FlagTable, flagsOrHelp, HELP_FLAG } from '../flags.ts';
import { commandHelp } from '../help.ts';
import type { Io } from '../io.ts';

const FLAGS: FlagTable = { help: HELP_FLAG };

const HELP = commandHelp(
  ['check-new <id>'],
  `Writes a first rule with its tests below ${RULE_FOLDER}, to change and to try with scan-gate check-test. An id has a group and a name,
such as shop.order-is-public.`,
  FLAGS,
);

const ruleOf = (id: string) => `# docs/RULES.md of Scan Gate describes each key.
id: ${id}
title: Orders can be read without a session
severity: high
cwe: CWE-306
request:
  path: /api/orders/1
  as: anonymous
match:
  header: { content-type: application/json }
  json: { id: { is: number }, customer.email: { is: text } }
extract: { email: { json: customer.email } }
proof: The order of {{email|mask}} is readable without a session.
fix: Require a session, and check that the order belongs to it.
test:
  - response: { headers: { content-type: application/json }, body: '{"id":1,"customer":{"email":"kim@shop.example"}}' }
    expect: finding
  - response: { status: 401, body: '{"error":"sign in"}' }
    expect: none
`;

/** `scan-gate check-new`. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const flags = flagsOrHelp(args, FLAGS, HELP, io);
  if (flags === null) return 0;
  const [id, surplus] = flags.positionals;
  if (id === undefined) throw new UsageError('<id>', 'missing, for example scan-gate check-new shop.order-is-public.');
  if (surplus !== undefined) throw new UsageError(shown(surplus), 'is one argument too many.');
  const rule = ruleOf(id);
  const read = readRules(rule, ruleShape);
  if ('problems' in read) throw new UsageError('<id>', `${shown(id)}: ${read.problems[0]?.text ?? 'not an id'}.`);
  const file = join(RULE_FOLDER, `${id.slice(id.indexOf('.') + 1)}.yml`);
  const path = join(io.directory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, rule, { flag: 'wx' }).catch((cause: unknown) => {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new UsageError('<id>', `${file} ${isThere ? 'exists already' : 'cannot be written'}.`, { cause });
  });
  io.out(`${file}: change it, then run scan-gate check-test.\n`);
  return 0;
}
